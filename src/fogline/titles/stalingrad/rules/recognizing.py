"""Scout: RECOGNITION (ST-SC)."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.kernel.errors import IllegalAction
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import COLUMNS
from fogline.titles.stalingrad.rules.actions import HOLD, RECOGNITIONS, Recognize
from fogline.titles.stalingrad.rules.cards import KINDS, SCOUT
from fogline.titles.stalingrad.rules.events import Event, Recognized, Revealed
from fogline.titles.stalingrad.rules.state import LOOK, State, show
from fogline.titles.stalingrad.rules.targets import Targets


def can_recognize(state: State, side: i64) -> bool:
    """An allied Scout in play is needed; the enemy always has a card."""
    return state.counts[side * KINDS + SCOUT] > 0


def add_recognitions(state: State, side: i64, aims: Targets, chunks: list[list[Action]]) -> None:
    """One enemy card, or two that are horizontally adjacent (ST-SC-1, ST-GRID-7)."""
    if can_recognize(state, side):
        chunks.append(aims.singles if state.rules.one_by_one else aims.recognitions)


def recognize(state: State, side: i64, action: Recognize, log: list[Event] | None) -> bool:
    """Reveal one or two cards. True if a second may follow (AMB-43, sequential)."""
    if not can_recognize(state, side):
        raise IllegalAction("ST-SC-1", action.text())
    first: i64 = action.first
    second: i64 = action.second
    if state.cells[first] >> 3 != 1 - side or state.cells[second] >> 3 != 1 - side:
        raise IllegalAction("ST-SC-1", action.text())
    if second != first and (state.rules.one_by_one or not _side_by_side(first, second)):
        raise IllegalAction("AMB-43" if state.rules.one_by_one else "ST-GRID-7", action.text())
    show(state, first)
    if second != first:
        show(state, second)
    if log is not None:
        cells = (first,) if first == second else (first, second)
        log.append(Recognized(side, cells))
        for cell in cells:
            log.append(Revealed(cell, state.cells[cell]))
    if not state.rules.one_by_one:
        return False
    state.focus = first
    state.step = LOOK
    return True


def second_looks(state: State, side: i64) -> list[Action]:
    """After the first card: one beside it, or none."""
    found: list[Action] = []
    enemy: i64 = 1 - side
    for cell in state.rules.cells:
        if _side_by_side(cell, state.focus) and state.cells[cell] >> 3 == enemy:
            found.append(RECOGNITIONS[cell][cell])
    found.append(HOLD)
    return found


def look_again(state: State, side: i64, action: Recognize, log: list[Event] | None) -> None:
    """Reveal a second card beside the first."""
    cell: i64 = action.first
    if action.second != cell or not _side_by_side(cell, state.focus) or state.cells[cell] >> 3 != 1 - side:
        raise IllegalAction("ST-GRID-7", action.text())
    show(state, cell)
    if log is not None:
        log.append(Recognized(side, (cell,)))
        log.append(Revealed(cell, state.cells[cell]))


def _side_by_side(one: i64, other: i64) -> bool:
    apart: i64 = one - other
    return (apart == 1 or apart == -1) and one // COLUMNS == other // COLUMNS
