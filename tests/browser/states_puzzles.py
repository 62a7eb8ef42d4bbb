"""Puzzles and guesses, as pages in a state."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from fogline.analysis.puzzles import book_of
from tests.browser.visiting import Size, Visitors
from tests.browser.ways import state

GUESSED: Final = next(number for number, one in enumerate(book_of("stalingrad").puzzles) if one.belief is not None)
"""A puzzle with something to guess."""


def open_puzzle(visitors: Visitors, size: Size, title: str = "stalingrad", number: int = 0) -> Page:
    """A visitor with a puzzle on the page."""
    page = visitors.come(f"/#/puzzles/{title}/{number + 1}", size)
    expect(page.get_by_text("Which action is best, given what you know?")).to_be_visible()
    return page


def take(page: Page, action: str) -> None:
    """Choose an action in the list, and confirm it."""
    panel = page.get_by_role("region", name="Your actions")
    if not panel.locator("details[open]").count():
        panel.locator("summary").click()
    page.get_by_role("searchbox").fill(action)
    panel.locator("li button").filter(has=page.locator(f"code:text-is('{action}')")).click()
    page.get_by_role("button", name="Do it").click()


@state
def puzzle_solved(visitors: Visitors, size: Size) -> Page:
    """The same, with the right answer."""
    page = open_puzzle(visitors, size)
    take(page, book_of("stalingrad").puzzles[0].best.action)
    expect(page.get_by_role("heading", name="The alternatives")).to_be_visible()
    return page


def open_guess(visitors: Visitors, size: Size) -> Page:
    """A visitor who is asked where a card is."""
    page = visitors.come(f"/#/puzzles/guess/stalingrad/{GUESSED + 1}", size)
    expect(page.get_by_role("button", name="Compare")).to_be_visible()
    return page


@state
def guess_compared(visitors: Visitors, size: Size) -> Page:
    """The same, with an answer."""
    page = open_guess(visitors, size)
    page.get_by_role("button", name="Compare").click()
    expect(page.get_by_role("heading", name="Your calibration")).to_be_visible()
    return page


@state
def puzzle(visitors: Visitors, size: Size) -> Page:
    return open_puzzle(visitors, size, "panzer")


@state
def guess(visitors: Visitors, size: Size) -> Page:
    return open_guess(visitors, size)
