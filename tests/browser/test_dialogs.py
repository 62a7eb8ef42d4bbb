"""Dialogs fit the screens of laptops and phones: whatever they contain, their main buttons are in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.states import STATES
from tests.browser.test_endings import GAMES, begin, play
from tests.browser.visiting import Size, Visitors, overhang, speak
from tests.browser.ways import in_the_ruins, new_game, seated
from tests.turns import in_turn

LANGUAGES = ("en", "es", "fr")
LAPTOP: Size = (1366, 768)
HANDHELD: Size = (390, 844)
SIZES = pytest.mark.parametrize("size", [LAPTOP, HANDHELD], ids=["laptop", "phone"])
LEAST_TARGET = 44
OUT_OF_SIGHT = """([selector, main]) => {
    const box = document.querySelector(selector), [wide, high] = [innerWidth, innerHeight];
    const isInside = ({ left, right, top, bottom }) => left >= 0 && top >= 0 && right <= wide && bottom <= high;
    const isOnTop = (node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const found = box.matches("dialog") && !isInside(box.getBoundingClientRect()) ? ["the dialog"] : [];
    for (const node of box.querySelectorAll(main))
        if (!isInside(node.getBoundingClientRect()) || !isOnTop(node)) found.push(node.innerText || node.ariaLabel);
    return found;
}"""
"""The main buttons of a dialog, and its close button, that are not completely in sight."""
MAIN = "dialog > div > header button, footer a, footer button, .main, .danger"


def out_of_sight(page: Page, selector: str = "dialog") -> list[str]:
    found: list[str] = page.evaluate(OUT_OF_SIGHT, [selector, MAIN])
    return found


def small_targets(page: Page, selector: str = "dialog") -> list[str]:
    found: list[str] = page.locator(f"{selector} :is(button, a.button, select)").evaluate_all(
        f"all => all.filter((one) => one.getBoundingClientRect().height < {LEAST_TARGET}).map((one) => one.innerText)"
    )
    return found


@pytest.mark.parametrize(("name", "size"), in_turn(GAMES, [LAPTOP, HANDHELD]))
def test_the_result_of_a_game_fits(visitors: Visitors, name: str, size: Size) -> None:
    """With a rematch, phrases for the other player and a seal: the fullest dialog."""
    game = GAMES[name]
    seats = list(dict.fromkeys(entry.seat for entry in game.record.entries if entry.seat != "chance"))
    made = begin(visitors, game, hold=seats)
    play(visitors, made, game)
    page = seated(visitors, size, made, game.winner)
    expect(page.get_by_role("dialog")).to_be_visible()
    for language in LANGUAGES:
        speak(page, language)
        assert page.locator("dialog footer").get_by_role("button").count() == 2
        assert out_of_sight(page) == [], language
        assert small_targets(page) == [], language
        assert overhang(page) == 0
        if size == LAPTOP:
            assert page.locator("dialog").evaluate("one => one.scrollHeight <= one.clientHeight"), "all in sight"


@pytest.mark.parametrize(("name", "size"), in_turn(["settings", "links", "keys", "resigning"], [LAPTOP, HANDHELD]))
def test_other_dialogs_fit(visitors: Visitors, name: str, size: Size) -> None:
    page = STATES[name](visitors, size)
    for language in LANGUAGES:
        speak(page, language)
        assert out_of_sight(page) == [], language
        assert small_targets(page) == [], language


@SIZES
def test_phrases_and_the_dialog_to_remove_a_game_fit(visitors: Visitors, size: Size) -> None:
    page = in_the_ruins(visitors, size)
    page.get_by_role("button", name="Phrases").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    for language in LANGUAGES:
        speak(page, language)
        assert out_of_sight(page) == [], language
    speak(page, "en")
    page.keyboard.press("Escape")
    page.goto("/#/")
    page.get_by_role("button", name="Remove this game").click()
    for language in LANGUAGES:
        speak(page, language)
        assert out_of_sight(page) == [], language


@SIZES
def test_an_invitation_is_answered_without_scrolling(visitors: Visitors, size: Size) -> None:
    terms = {"clock": {"start": 600, "bonus": 10, "most": None}, "watching": {"kind": "delayed", "turns": 3}}
    options = {"terrain": True, "ambush": True, "heavy-tanks": True, "light-tanks": True}
    made = new_game(visitors, game="panzer", scenario="battle", options=options, listed=True, **terms)
    page = visitors.come(f"/#join={made['invitations']['german']['token']}", size)
    expect(page.get_by_role("button", name="Take the seat")).to_be_visible()
    for language in LANGUAGES:
        speak(page, language)
        assert out_of_sight(page, ".join") == [], language


@SIZES
def test_the_invitation_of_a_new_game_can_be_copied_immediately(visitors: Visitors, size: Size) -> None:
    page = visitors.come("/#/new/stalingrad/friend", size)
    page.get_by_role("button", name="Start and get the invitation").click()
    copy = page.locator(".invite").get_by_role("button", name="Copy")
    expect(copy).to_be_visible()
    box = copy.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size[1]
    assert overhang(page) == 0
