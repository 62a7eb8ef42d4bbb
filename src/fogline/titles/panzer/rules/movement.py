"""MOVE (Part 7, section 13.3): putting the cards of a quadrant back in any order."""

from __future__ import annotations

from fogline.kernel.arrays import i64, vec
from fogline.kernel.choices import SIZES, Choices
from fogline.kernel.errors import IllegalAction
from fogline.titles.panzer.rules.actions import RUNS, STAY, Move, moves
from fogline.titles.panzer.rules.cards import FOREST, type_of
from fogline.titles.panzer.rules.events import Entered, Event, Left, Moved
from fogline.titles.panzer.rules.fire import follow_marks
from fogline.titles.panzer.rules.state import State, set_held
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, COLUMNS, SQUARE, STEPS
from fogline.titles.scope.position import MIXED, SEEN, remember


def may_move(state: State, side: i64, corner: i64) -> bool:
    """PZ-MOVE-1, PZ-TMOV-1: the quadrant has forest or unit cards, and all are the mover's. Public."""
    return is_own(state.held(side), state.held(1 - side), corner)


def is_own(own: i64, enemys: i64, corner: i64) -> bool:
    """Whether a quadrant contains some of the *own* cells and none of the *enemys*."""
    square: i64 = SQUARE[corner]
    return square & enemys == 0 and square & own != 0


def can_move(state: State, side: i64) -> bool:
    for corner in state.rules.corners:
        if may_move(state, side, corner):
            return True
    return False


def room_for_units(state: State) -> i64:
    """PZ-TMOV-3: where a MOVE can put a unit, or take one up."""
    return ~(state.lakes | state.peaks | state.locked)


def run_of(units: i64, room: i64, corner: i64) -> i64:
    """PZ-TMOV-3: the run of a quadrant's MOVEs, given the places of *units* and the *room* for them."""
    inside: i64 = _places(room, corner)
    return RUNS[(_places(units, corner) & inside) << 4 | inside]


def _places(cells: i64, corner: i64) -> i64:
    """The places of a quadrant that are in a set of cells."""
    return cells >> corner & 3 | (cells >> corner + COLUMNS & 3) << 2


def with_moves(state: State, side: i64, chunks: list[list[Action]]) -> Choices[Action]:
    """List every MOVE of *side*, followed by the *chunks*."""
    own: i64 = state.held(side)
    enemys: i64 = state.held(1 - side)
    room = room_for_units(state)
    runs = state.rules.no_runs[:]
    total: i64 = 0
    number: i64 = 0
    for corner in state.rules.corners:
        if is_own(own, enemys, corner):
            run = run_of(state.occupied, room, corner)
            runs[number] = run
            total += run & SIZES
        number += 1  # noqa: SIM113 - enumerate() costs more than the step
    return Choices(chunks, state.rules.moves, runs, total)


def with_moves_of(state: State, corner: i64, chunks: list[list[Action]]) -> Choices[Action]:
    """List every MOVE of one quadrant, followed by the *chunks*."""
    run = run_of(state.occupied, room_for_units(state), corner)
    return Choices(chunks, [moves(corner)], vec[i64]([run]), run & SIZES)


def move(state: State, side: i64, action: Move, log: list[Event] | None) -> None:
    if SQUARE[action.quadrant] & ~state.rules.board != 0 or not may_move(state, side, action.quadrant):
        raise IllegalAction("PZ-MOVE-1", action.text())
    _refuse_impossible(state, action)
    rearrange(state, side, action.quadrant, action.goes, log)


def rearrange(state: State, side: i64, corner: i64, goes: i64, log: list[Event] | None) -> None:
    """Put back the cards of a quadrant. Every unit that was taken up is hidden afterwards, unless it is put on terrain
    (PZ-MOVE-3, PZ-TMOV-4)."""
    square: i64 = SQUARE[corner]
    taken_up: i64 = square & room_for_units(state)
    open_ground: i64 = state.passable() & square
    before = state.cells[:] if open_ground != 0 else state.cells
    _put_back(state, corner, goes)
    state.shown &= ~taken_up
    remember(state, MIXED, side, corner, 0, taken_up)
    if log is not None:
        log.append(Moved(int(side), int(corner), int(goes)))
    if open_ground != 0:
        _settle_terrain(state, side, corner, open_ground, before, log)
    follow_marks(state, side, corner, goes, taken_up)


def _put_back(state: State, corner: i64, goes: i64) -> None:
    """Move every unit to its place in *goes*."""
    if goes == STAY:
        return
    cells = state.cells
    units: i64 = 0
    place: i64 = 0
    while place < 4:
        target: i64 = goes >> 2 * place & 3
        units |= cells[corner + STEPS[place]] << 8 * target
        place += 1
    place = 0
    while place < 4:
        cell: i64 = corner + STEPS[place]
        unit: i64 = units >> 8 * place & 255
        cells[cell] = unit
        if unit != FOREST:
            state.occupied |= BIT[cell]
        else:
            state.occupied &= ~BIT[cell]
        place += 1


def _refuse_impossible(state: State, action: Move) -> None:
    """PZ-TMOV-3: refuse to move a unit that cannot move, or two units onto one cell."""
    room = room_for_units(state)
    corner: i64 = action.quadrant
    used: i64 = 0
    place: i64 = 0
    while place < 4:
        cell: i64 = corner + STEPS[place]
        target: i64 = action.goes >> 2 * place & 3
        if state.occupied & room & BIT[cell] == 0:
            if target != place:
                raise IllegalAction("PZ-MOVE-2", action.text())
        elif room & BIT[corner + STEPS[target]] == 0 or used & BIT[target] != 0:
            raise IllegalAction("PZ-TMOV-3", action.text())
        else:
            used |= BIT[target]
        place += 1


def _settle_terrain(
    state: State, side: i64, corner: i64, ground: i64, before: vec[i64], log: list[Event] | None
) -> None:
    """PZ-TMOV-4 to PZ-TMOV-9: reveal units on terrain; take forest cards from the deck, or put them back."""
    held: i64 = state.held(side)
    for place in range(4):
        cell: i64 = corner + STEPS[place]
        if ground & BIT[cell] == 0:
            continue
        unit = state.cells[cell]
        if unit != FOREST:
            held |= BIT[cell]
            state.shown |= BIT[cell]
            remember(state, SEEN, side, cell, type_of(unit), 0)
        else:
            held &= ~BIT[cell]
            remember(state, SEEN, side, cell, FOREST, 0)
        earlier = before[cell]
        if earlier != FOREST and unit == FOREST:
            state.deck += 1
        elif earlier == FOREST and unit != FOREST:
            state.deck -= 1
        if log is not None and earlier != unit:
            if earlier != FOREST:
                log.append(Left(int(cell), int(earlier)))
            if unit != FOREST:
                log.append(Entered(int(cell), int(unit)))
    set_held(state, side, held)
