"""Puzzles in the browser: answered on the board, streaks that are stored, and guesses."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from fogline.analysis.puzzles import book_of
from tests.browser.states_puzzles import GUESSED, open_guess, open_puzzle, take
from tests.browser.visiting import DESKTOP, PHONE, Visitors

KEPT = "fogline-puzzles-1"


def practice(page: Page) -> dict[str, Any]:
    """The practice stored in the browser."""
    found: dict[str, Any] = json.loads(page.evaluate(f"localStorage.getItem('{KEPT}') ?? '{{}}'"))
    return found


def test_a_puzzle_is_answered_and_explained(visitors: Visitors) -> None:
    page = open_puzzle(visitors, DESKTOP)
    puzzle = book_of("stalingrad").puzzles[0]
    expect(page.get_by_text("Theme: ")).to_be_hidden()
    take(page, puzzle.choices[1].action)
    expect(page.get_by_role("group", name="Not the best")).to_be_focused()
    expect(page.get_by_text("The alternatives")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    take(page, puzzle.best.action)
    expect(page.get_by_role("group", name="Right")).to_be_focused()
    assert practice(page)["tried"] == {"stalingrad": {"0": 0}}, "the first answer counts"
    page.reload()
    expect(page.get_by_text("Right answers in a row: 0 (best: 0).")).to_be_visible()


def test_the_puzzle_of_the_day_is_linked_from_the_start_page(visitors: Visitors) -> None:
    page = visitors.come("/", PHONE)
    page.get_by_role("link", name="Puzzle of the day", exact=True).click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    page.get_by_label("Game", exact=True).select_option("panzer")
    page.get_by_label("Theme", exact=True).select_option(book_of("panzer").puzzles[0].theme)
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url("**/#/puzzles/panzer/*")
    expect(page.get_by_text("SCOPE Panzer · ")).to_be_visible()


def test_a_guess_is_made_on_the_board(visitors: Visitors) -> None:
    page = open_guess(visitors, DESKTOP)
    belief = book_of("stalingrad").puzzles[GUESSED].belief
    assert belief is not None
    cell = page.locator(f'[data-cell="{belief.places[0]}"]')
    cell.click()
    cell.press("Enter")
    slider = page.get_by_role("slider", name=belief.places[0], exact=True)
    expect(slider).to_have_value("20")
    slider.press("ArrowRight")
    expect(page.get_by_text("Sum: 25 %")).to_be_visible()
    page.get_by_role("button", name="Compare").click()
    expect(page.get_by_role("group", name="What could be known")).to_be_focused()
    expect(page.get_by_role("heading", name="Your calibration")).to_be_visible()
    kept = practice(page)
    assert kept["guesses"] == 1
    assert sum(one["count"] for one in kept["bins"]) == len(belief.places)
