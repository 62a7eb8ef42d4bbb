"""The conformance suite's toy with chance, teams and secret choices, as the adapters want to know a title."""

from __future__ import annotations

from typing import Any, Final

import pytest

import fogline
from fogline import Setup
from fogline.kit.registry import LOADED
from fogline.kit.research import Piece, Universe, plain
from fogline.kit.title import Title
from fogline.testing.cases import Case
from tests.conformance.crossing import BY_TEXT, COMMIT, CROSSING, SCOUT, WAIT, View

SETUP: Final = Setup("crossing", "river")


def label(setup: Setup) -> str:
    """The name of a case."""
    return Case(fogline.game(setup.game), setup).name


class Encoding:
    """The text is the view; the numbers, for want of a network, the ford and who looks."""

    def __init__(self, setup: Setup) -> None:
        self.pieces: tuple[Piece, ...] = (Piece("ford", (5,)), Piece("seat", (3,)))

    def text(self, view: View) -> str:
        return plain(tuple(view)[1:])

    def fill(self, view: View, into: dict[str, Any]) -> None:
        into["ford"][view.ford + 2] = 1
        if view.seat is not None:
            into["seat"][view.seat] = 1


def universe(setup: Setup) -> Universe:
    seats = tuple(action.text for action in (SCOUT, WAIT, *COMMIT.values()))
    return Universe(seats, tuple(text for text in BY_TEXT if text not in seats))


class CrossingTitle(Title):
    def universe(self, setup: Setup) -> Universe:
        return universe(setup)

    def encoding(self, setup: Setup) -> Encoding:
        return Encoding(setup)


@pytest.fixture
def crossing(monkeypatch: pytest.MonkeyPatch) -> Setup:
    """The toy, registered for one test."""
    monkeypatch.setitem(LOADED, "crossing", CrossingTitle(CROSSING))
    return SETUP
