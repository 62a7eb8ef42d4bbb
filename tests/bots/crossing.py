"""The conformance suite's toy with chance, teams and secret choices, and the parts that the adapters need."""

from __future__ import annotations

from typing import Any, Final

import pytest

import fogline
from fogline import Setup
from fogline.kit.encoding.coder import Coder, Piece, Sheet, heads_of
from fogline.kit.registry import LOADED
from fogline.kit.title import Title
from fogline.testing.cases import Case
from tests.conformance.crossing import COMMIT, COPIES, CROSSING, DEAL, SCOUT, WAIT

SETUP: Final = Setup("crossing", "river")


def label(setup: Setup) -> str:
    """The name of a case."""
    return Case(fogline.game(setup.game), setup).name


class CrossingCoder(Coder):
    """The ford, the viewer and its cards; a verb, and then a card."""

    def __init__(self) -> None:
        pieces = (Piece("ford", (5,)), Piece("seat", (3,)), Piece("hands", (3, len(COPIES))))
        super().__init__(heads_of((("verb", 3), ("card", len(COPIES)))), pieces, len(DEAL))

    def write(self, view: Any, sheet: Sheet) -> None:
        sheet.put(view.ford + 2, 1)
        if view.seat is not None:
            sheet.put(5 + view.seat, 1)
        for seat, hand in enumerate(view.hands):
            for place, value in enumerate(COPIES):
                sheet.put(8 + seat * len(COPIES) + place, (hand or ()).count(value))

    def key(self, action: Any) -> int:
        if action in (SCOUT, WAIT):
            return (SCOUT, WAIT).index(action) + 1
        return 3 | 4 + list(COMMIT.values()).index(action) << 8


class CrossingTitle(Title):
    def coder(self, setup: Setup) -> Coder:
        return CrossingCoder()


@pytest.fixture
def crossing(monkeypatch: pytest.MonkeyPatch) -> Setup:
    """The toy, registered for one test."""
    monkeypatch.setitem(LOADED, "crossing", CrossingTitle(CROSSING))
    return SETUP
