"""Ways into games in progress, and the list of states that a page can be in."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.visiting import Size, Visitors
from tests.lessons import lesson_record

Way = Callable[[Visitors, Size], Page]
STATES: Final[dict[str, Way]] = {}


def state(way: Way) -> Way:
    """Register a way under its name."""
    STATES[way.__name__.replace("_", "-")] = way
    return way


# -- games that are under way -----------------------------------------------------------------------------


def resume(visitors: Visitors, lesson: str, at: int, **terms: Any) -> dict[str, Any]:
    """A game that continues from a line of a lesson's record."""
    record = lesson_record(lesson)
    made = visitors.server.client().post("/api/continue", {"record": record, "at": at, **terms})
    assert made.status_code == 201, made.text
    found: dict[str, Any] = made.json()
    return found


def mistaken_record() -> str:
    """The record of a short finished game of SCOPE Stalingrad in which both sides made mistakes."""
    return (Path(__file__).parents[1] / "records" / "v1" / "basic-quick-duel.record").read_text(encoding="utf-8")


def seated(visitors: Visitors, size: Size, made: dict[str, Any], seat: str) -> Page:
    """A visitor who has opened the link of a seat."""
    page = visitors.come(f"/#seat={made['seats'][seat]['token']}", size)
    page.wait_for_url(re.compile("#/table/"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def on_one_screen(visitors: Visitors, size: Size, lesson: str, at: int, **terms: Any) -> Page:
    """Several people sharing one page: the curtain is down, and the next player is known."""
    made = resume(visitors, lesson, at, **terms)
    page = visitors.come(f"/#watch={made['watch']['token']}", size)
    for seat in made["seats"].values():
        page.wait_for_url(re.compile("#/table/"))
        page.goto(f"/#seat={seat['token']}")
    page.wait_for_url(re.compile("#/table/"))
    return page


def in_the_ruins(visitors: Visitors, size: Size, at: int = 35, **terms: Any) -> Page:
    """SCOPE Stalingrad in mid-game: the Germans are to act, one Sniper has been shot."""
    made = resume(visitors, "stalingrad-first", at, hold=["german", "soviet"], **terms)
    page = seated(visitors, size, made, "german")
    expect(page.get_by_role("gridcell")).to_have_count(24)
    return page


def among_units(visitors: Visitors, size: Size, at: int, **terms: Any) -> Page:
    """SCOPE Stalingrad in Advanced Mode."""
    made = resume(visitors, "stalingrad-units", at, hold=["german", "soviet"], **terms)
    page = seated(visitors, size, made, "german")
    expect(page.get_by_role("gridcell")).to_have_count(24)
    return page


def in_the_forest(visitors: Visitors, size: Size, at: int = 29, lesson: str = "panzer-first", **terms: Any) -> Page:
    """SCOPE Panzer in mid-game: the Americans are to act."""
    made = resume(visitors, lesson, at, hold=["american", "german"], **terms)
    page = seated(visitors, size, made, "american")
    expect(page.get_by_role("grid", name="Battlefield")).to_be_visible()
    return page


def new_game(visitors: Visitors, **wanted: Any) -> dict[str, Any]:
    made = visitors.server.client().post("/api/games", wanted)
    assert made.status_code == 201, made.text
    found: dict[str, Any] = made.json()
    return found


def cell(page: Page, name: str) -> Locator:
    return page.locator(f'[role="gridcell"][data-cell="{name}"]')
