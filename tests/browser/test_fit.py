"""At every size the board, whose turn it is and what can be done are in sight without scrolling (docs/fit.md)."""

from __future__ import annotations

import pytest

import fogline
from tests.browser.fit import SIZES, TITLES, Fit, fits, fits_replay, fits_set_up, measure, set_ups
from tests.browser.visiting import Size, Visitors
from tests.browser.ways import in_the_ruins

MIN_CARD = 26
"""Codes of a card are legible from this width on, in pixels."""


def faults(name: str, found: dict[Size, Fit]) -> list[str]:
    small = [f"{name} {size}: cards of {fit.card} px" for size, fit in found.items() if fit.card < MIN_CARD]
    return small + [f"{name} {size}: {fault}" for size, fit in found.items() for fault in fit.faults]


@pytest.mark.parametrize("title", TITLES)
def test_every_board_is_in_sight_at_every_size(visitors: Visitors, title: str) -> None:
    """One scenario of each field: those of one mission and another differ in what wins, not in what is laid out."""
    page = visitors.come()
    fields = {scenario.rpartition("/")[2]: scenario for scenario in reversed(fogline.game(title).scenarios)}
    found = [fault for scenario in fields.values() for fault in faults(scenario, fits(visitors, page, title, scenario))]
    assert found == []


@pytest.mark.parametrize("title", TITLES)
def test_what_is_laid_out_and_confirmed_is_in_reach(visitors: Visitors, title: str) -> None:
    page = visitors.come()
    found = {
        f"{name} {size}": fit.faults
        for name, (there, must) in set_ups(title).items()
        for size, fit in fits_set_up(visitors, page, there, must).items()
        if fit.faults
    }
    assert found == {}


@pytest.mark.parametrize("title", TITLES)
def test_a_replay_is_one_screen(visitors: Visitors, title: str) -> None:
    assert faults(title, fits_replay(visitors.come("/#/replay"), title)) == []


def test_what_is_out_of_sight_is_found(visitors: Visitors) -> None:
    """The measuring itself: a board that is pushed down, and a prompt that something covers."""
    page = in_the_ruins(visitors, SIZES[0])
    must = ("header .prompt",)
    assert measure(page, SIZES[0], must).faults == []
    page.locator(".board .field").evaluate("node => { node.style.translate = '0 300px'; }")
    assert any(fault.startswith("G3a") for fault in measure(page, SIZES[0], must).faults)
    page.locator("header .tools").evaluate("node => { node.style.cssText = 'position: fixed; inset: 0; z-index: 99'; }")
    assert any("covered" in fault and ".prompt" in fault for fault in measure(page, SIZES[0], must).faults)
