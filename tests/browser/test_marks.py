"""Cards have names where there is room for them, and every mark on a board has an explanation."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from fogline.locale import texts_in, words_of
from tests.browser.states import STATES
from tests.browser.visiting import PHONE, Size, Visitors, barriers, speak
from tests.browser.ways import cell, in_the_forest, in_the_ruins, resume, seated
from tests.server.serving import Client

LANGUAGES = ("en", "es", "fr")
WIDE: Size = (1920, 1080)
LEAST_LETTERS = 10
"""Pixels: smaller names are replaced by codes."""
LETTERED = """() => [...document.querySelectorAll("[data-cell]")].flatMap((square) => {
    const [named, coded] = [".named", ".coded"].map((part) => square.querySelector(part));
    if (coded === null) return [];
    const isShown = (part) => part !== null && part.getClientRects().length > 0;
    const card = square.getBoundingClientRect(), text = named?.querySelector(":scope > text");
    const box = text?.getBoundingClientRect(), scale = card.width / 100;
    return [{
        cell: square.dataset.cell, isNamed: isShown(named), isCoded: isShown(coded), name: text?.textContent,
        isInside: !isShown(named) || (box.left >= card.left && box.right <= card.right),
        size: isShown(named) ? Number(text.getAttribute("font-size")) * scale : null,
    }];
})"""
UNEXPLAINED = """(texts) => [...document.querySelectorAll("[data-cell]")].flatMap((square) => {
    const marks = ["pickable", "part", "picked"].filter((mark) => square.classList.contains(mark));
    const [mark] = marks.includes("picked") ? ["picked"] : marks.includes("part") ? ["part"] : marks;
    const found = [mark, square.querySelector(".changed") && "changed"].filter(Boolean);
    const { cell, tipMore = "" } = square.dataset;
    return found.filter((one) => !tipMore.includes(texts[one])).map((one) => `${one} at ${cell}`);
})"""


def explained(page: Page) -> None:
    texts = {mark: texts_in("en")(f"web-board-legend-{mark}") for mark in ("pickable", "part", "picked", "changed")}
    assert page.evaluate(UNEXPLAINED, texts) == []


@pytest.mark.parametrize("title", ["stalingrad", "panzer"])
def test_cards_have_names_on_a_wide_screen(visitors: Visitors, title: str) -> None:
    page = in_the_ruins(visitors, WIDE) if title == "stalingrad" else in_the_forest(visitors, WIDE)
    for language in LANGUAGES:
        speak(page, language)
        cards = page.evaluate(LETTERED)
        assert len(cards) >= 4
        for card in cards:
            assert (card["isNamed"], card["isCoded"], card["isInside"]) == (True, False, True), (language, card)
            assert card["size"] >= LEAST_LETTERS, (language, card)
            assert card["name"] in words_of(title, language), (language, card)


def test_cards_that_are_laid_out_have_names(visitors: Visitors) -> None:
    page = STATES["set-up-formations"](visitors, (1366, 768))
    cards = page.evaluate(LETTERED)
    assert len(cards) == 12
    assert {(card["isNamed"], card["isCoded"], card["isInside"]) for card in cards} == {(True, False, True)}


@pytest.mark.parametrize("title", ["stalingrad", "panzer"])
def test_small_cards_have_codes_and_a_legend(visitors: Visitors, title: str) -> None:
    page = in_the_ruins(visitors, PHONE) if title == "stalingrad" else in_the_forest(visitors, PHONE)
    cards = page.evaluate(LETTERED)
    assert {(card["isNamed"], card["isCoded"]) for card in cards} == {(False, True)}
    page.get_by_role("button", name=re.compile("^Help")).click()
    legend = page.get_by_role("dialog")
    names = (
        ("SN: Sniper", "EA: Empty Area", "OF: Officer", "DE: Decoy") if title == "stalingrad" else ("SHE: M4 Sherman",)
    )
    for name in names:
        expect(legend.get_by_text(name, exact=True)).to_be_visible()


def test_the_legend_at_the_table_has_every_mark(visitors: Visitors) -> None:
    page = in_the_ruins(visitors, PHONE)
    page.get_by_role("button", name=re.compile("^Help")).click()
    for language in LANGUAGES:
        speak(page, language)
        text = page.get_by_role("dialog").inner_text().replace("\u00a0", " ")
        for mark in ("changed", "arranged", "pickable", "part", "picked", "marked", "aids"):
            assert texts_in(language)(f"web-board-legend-{mark}") in text
    assert barriers(page) == []


def test_marks_of_possible_choices_are_explained(visitors: Visitors) -> None:
    page = in_the_ruins(visitors, WIDE)
    page.get_by_role("button", name=re.compile("^SEARCH")).click()
    explained(page)
    cell(page, "S1a").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Dashed frame: can be chosen now.")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^MOVE")).click()
    explained(page)


def test_changes_by_the_other_side_are_explained(visitors: Visitors) -> None:
    """The diamond on a searched card, the double frame around rearranged cards."""
    made = resume(visitors, "stalingrad-first", 26, hold=["german", "soviet"])
    page = seated(visitors, WIDE, made, "soviet")
    german = Client(visitors.server.client().http, made["seats"]["german"]["token"])
    assert german.act("move G1a EA SN MO EA").status_code == 200
    moved = cell(page, "G1a")
    expect(moved).to_contain_text("rearranged since your last turn")
    moved.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Double frame: the other side has rearranged these cards")
    soviet = Client(visitors.server.client().http, made["seats"]["soviet"]["token"])
    assert soviet.act("move S2c OF MO EA SN").status_code == 200
    assert german.act("search S2b").status_code == 200
    searched = cell(page, "S2b")
    expect(searched.locator(".changed")).to_be_visible()
    explained(page)
    searched.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Diamond: new since your last turn")
