"""Turning cards up for all (Part 6)."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.titles.panzer.rules.cards import FOREST, type_of
from fogline.titles.panzer.rules.events import Event, Revealed, ShownEmpty
from fogline.titles.panzer.rules.state import State
from fogline.titles.scope.memory import SEEN
from fogline.titles.scope.places import cell_of
from fogline.titles.scope.position import remember


def turn_up(state: State, side: i64, cells: i64, clause: str, log: list[Event] | None) -> None:
    """Turn the face-down cards of *side* on these cells. Units stay revealed, forest is put back (PZ-HIDE-2)."""
    empty: list[int] = []
    left: i64 = cells & ~state.shown
    while left != 0:
        bit: i64 = left & -left
        left ^= bit
        cell = cell_of(bit)
        unit = state.cells[cell]
        if unit == FOREST:
            remember(state, SEEN, side, cell, FOREST, 0)
            empty.append(int(cell))
        else:
            state.shown |= bit
            remember(state, SEEN, side, cell, type_of(unit), 0)
            if log is not None:
                log.append(Revealed(int(cell), int(unit), clause))
    if log is not None and empty:
        log.append(ShownEmpty(tuple(empty), "PZ-SRCH-4" if clause == "PZ-SRCH-5" else clause))
