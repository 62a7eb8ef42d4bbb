"""Every page in every state, on a desk and on a phone, in light and dark, in three languages: axe finds no barriers,
nothing is wider than a phone, no text is missing.

In every run a desktop by day, in English, becomes a phone by night, in all languages. With FOGLINE_LOOKS=all (`make
pictures`) each page is reopened on a touch phone, by day and by night, in all languages, and a picture is saved of
each.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, Literal

import pytest
from playwright.sync_api import Page

from fogline.locale import LANGUAGES
from tests.browser.states import STATES
from tests.browser.visiting import DESKTOP, PHONE, Visitors, barriers, overhang, picture, speak, untold

SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
IS_WHOLE: Final = os.environ.get("FOGLINE_LOOKS") == "all"
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


@pytest.mark.parametrize("state", STATES)
def test_a_page_is_open_to_everybody(visitors: Visitors, state: str) -> None:
    page = STATES[state](visitors, DESKTOP)
    _check(page, f"{state}-desktop-light", LANGUAGES if IS_WHOLE else LANGUAGES[:1])
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.emulate_media(color_scheme="dark")
    _check(page, f"{state}-phone-dark")


if IS_WHOLE:

    @pytest.mark.parametrize("size", SIZES)
    @pytest.mark.parametrize("state", STATES)
    def test_a_page_is_open_to_everybody_from_the_start(visitors: Visitors, state: str, size: str) -> None:
        page = STATES[state](visitors, SIZES[size])
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            _check(page, f"{state}-{size}-{scheme}")


def _check(page: Page, name: str, languages: Sequence[str] = LANGUAGES) -> None:
    for language in languages:
        speak(page, language)
        if language == LANGUAGES[0]:
            if IS_WHOLE:
                picture(page, name)
            assert barriers(page) == []
        assert untold(page) == []
        assert overhang(page) == 0


def test_the_checks_can_fail(visitors: Visitors) -> None:
    """A page with every fault that the checks look for."""
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
