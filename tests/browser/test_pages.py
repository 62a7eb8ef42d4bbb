"""Every page and every state of it, on a phone and on a desk, by day and by night, in three languages: axe finds
nothing in the way of anybody, nothing is wider than a phone, no text is missing; and a picture is left of each.

A phone by night and a desk by day are looked at in every run; the other two with FOGLINE_LOOKS=all (`make pictures`).
"""

from __future__ import annotations

import os
from typing import Final, Literal, NamedTuple

import pytest

from fogline.locale import LANGUAGES
from tests.browser.states import STATES
from tests.browser.visiting import DESKTOP, PHONE, Size, Visitors, barriers, overhang, picture, speak, untold


class Look(NamedTuple):
    """How somebody sees a page."""

    size: Size
    scheme: Literal["light", "dark"]


LOOKS: Final = {"phone-dark": Look(PHONE, "dark"), "desktop-light": Look(DESKTOP, "light")}
if os.environ.get("FOGLINE_LOOKS") == "all":
    LOOKS.update({"phone-light": Look(PHONE, "light"), "desktop-dark": Look(DESKTOP, "dark")})


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("state", STATES)
def test_a_page_is_open_to_everybody(visitors: Visitors, state: str, look: str) -> None:
    size, scheme = LOOKS[look]
    page = STATES[state](visitors, size)
    page.emulate_media(color_scheme=scheme)
    picture(page, f"{state}-{look}")
    assert barriers(page) == []
    for language in LANGUAGES:
        speak(page, language)
        assert page.evaluate("document.documentElement.lang") == language
        assert untold(page) == []
        assert overhang(page) == 0


def test_the_checks_can_fail(visitors: Visitors) -> None:
    """A page with everything that is looked for."""
    page = visitors.come("/", PHONE)
    page.evaluate(
        """() => {
            const bad = document.createElement("div");
            bad.style.width = "500px";
            bad.innerHTML = "<button></button><p>\u27e6web-nothing\u27e7</p>";
            document.body.append(bad);
        }"""
    )
    assert any(fault.startswith("button-name") for fault in barriers(page))
    assert overhang(page) == 500 - PHONE[0]
    assert untold(page) == ["\u27e6web-nothing\u27e7"]
