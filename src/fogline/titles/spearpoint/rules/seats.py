"""Whom a step asks."""

from __future__ import annotations

from typing import Final

from fogline.kernel.game import CHANCE, Seat
from fogline.titles.spearpoint.rules.state import State

BOTH: Final[tuple[Seat, ...]] = (Seat(0), Seat(1))
ONE: Final[tuple[tuple[Seat, ...], ...]] = ((Seat(0),), (Seat(1),))
NATURE: Final[tuple[Seat, ...]] = (CHANCE,)
NO_SEATS: Final[tuple[Seat, ...]] = ()


def undone(state: State) -> tuple[Seat, ...]:
    """In the steps of both: who has not closed its plan yet."""
    return some(not state.sides[0].is_done, not state.sides[1].is_done)


def some(first: bool, second: bool) -> tuple[Seat, ...]:
    """One seat, or both."""
    if first and second:
        return BOTH
    return ONE[0] if first else ONE[1]
