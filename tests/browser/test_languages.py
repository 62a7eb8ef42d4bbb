"""Pages use the browser's language, and change it on request."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from fogline.locale import LANGUAGES, texts_in
from tests.browser.visiting import DESKTOP, Visitors
from tests.browser.ways import in_the_ruins

TAGS = {"en": "en-GB", "es": "es-MX", "fr": "fr-CA"}
STRANGE = "fi-FI"


def test_every_language_has_a_browser() -> None:
    assert set(TAGS) == set(LANGUAGES)


@pytest.mark.parametrize("language", TAGS)
def test_a_page_speaks_as_the_browser_does(visitors: Visitors, language: str) -> None:
    page = visitors.come("/", language=TAGS[language])
    expect(page.get_by_role("heading", level=1)).to_have_text(texts_in(language)("web-home-title"))
    assert page.evaluate("document.documentElement.lang") == language


def test_an_unknown_language_falls_back_to_english(visitors: Visitors) -> None:
    page = visitors.come("/", language=STRANGE)
    expect(page.get_by_role("heading", level=1)).to_have_text(texts_in("en")("web-home-title"))
    assert page.evaluate("document.documentElement.lang") == "en"


def test_the_language_is_changed_in_the_middle_of_a_game_and_stays(visitors: Visitors) -> None:
    page = in_the_ruins(visitors, DESKTOP)
    before = "en"
    for language in ("fr", "es", "en", "fr"):
        page.get_by_role("button", name=texts_in(before)("web-settings")).click()
        page.get_by_role("dialog").get_by_label(texts_in(before)("web-language")).select_option(language)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
        expect(page.get_by_role("grid", name=texts_in(language)("web-board-name"))).to_be_visible()
        expect(page.get_by_role("heading", name=texts_in(language)("web-log-since"))).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == language
        before = language
    page.reload()
    expect(page.get_by_role("grid", name=texts_in("fr")("web-board-name"))).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "fr"
