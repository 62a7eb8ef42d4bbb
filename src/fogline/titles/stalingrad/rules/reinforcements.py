"""REINFORCEMENTS: an eliminated Infantry returns, in one scenario together with a Mortar (ST-RE, ST-OFF-2)."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.kernel.errors import IllegalAction
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, SQUARE, STEPS
from fogline.titles.scope.position import REINFORCED, remember
from fogline.titles.stalingrad.rules.actions import FOUR, Reinforce, reinforces, unpack
from fogline.titles.stalingrad.rules.cards import EMPTY_AREA, INFANTRY, KINDS, MORTAR
from fogline.titles.stalingrad.rules.events import Event, Reinforced
from fogline.titles.stalingrad.rules.placement import is_allied, kinds_in, put_back
from fogline.titles.stalingrad.rules.state import RESERVE, SCORE, UNSCORED, State
from fogline.titles.stalingrad.rules.units import square_cells


def can_come(state: State, side: i64, with_mortar: bool) -> bool:
    """Whether the cards were eliminated (ST-RE-1) and the scenario allows them to come together (ST-OFF-2, ST-RE-4)."""
    if state.lost[side * KINDS + INFANTRY] == 0:
        return False
    if not with_mortar:
        return state.rules.infantry_comes_alone
    return state.rules.mortar_comes_too and state.lost[side * KINDS + MORTAR] > 0


def empty_areas_needed(state: State, side: i64) -> i64:
    """Without a MOVE (AMB-54): how many Empty Areas a Quadrant at the rear must have, or 0 if no card can come."""
    if state.rules.reinforcement_needs_movable:
        return 0
    if can_come(state, side, False):
        return 1
    return 2 if can_come(state, side, True) else 0


def add_reinforcements(state: State, side: i64, chunks: list[list[Action]]) -> None:
    """Add every REINFORCEMENTS action: Quadrants at the rear with Empty Areas to exchange (ST-RE-2)."""
    if state.lost[side * KINDS + INFANTRY] > 0:
        _add_arrivals(state, side, False, chunks)
        if state.rules.mortar_comes_too:
            _add_arrivals(state, side, True, chunks)


def _add_arrivals(state: State, side: i64, with_mortar: bool, chunks: list[list[Action]]) -> None:
    if not can_come(state, side, with_mortar):
        return
    for corner in state.rules.rear_quadrants[side]:
        if is_allied(state, side, corner):
            after = with_arrivals(state, side, corner, with_mortar)
            if after != TOO_FEW:
                chunks.append(reinforces(corner, after, with_mortar))
        elif not state.rules.reinforcement_needs_movable:
            _add_exchanges(state, side, corner, with_mortar, chunks)


TOO_FEW: Final = 4096
"""Used in place of an arrangement if the Quadrant has too few Empty Areas."""


def own_kinds(state: State, side: i64, corner: i64) -> i64:
    """The kinds in a Quadrant; cards of the other side count as Infantry, since their kinds are hidden."""
    kinds = kinds_in(state, corner)
    slot: i64 = 0
    while slot < 4:
        if state.cells[corner + STEPS[slot]] >> 3 != side:
            kinds |= INFANTRY << (9 - 3 * slot)
        slot += 1
    return kinds


def with_arrivals(state: State, side: i64, corner: i64, with_mortar: bool) -> i64:
    """The kinds in a Quadrant once the arrivals have replaced its first Empty Areas."""
    kinds = own_kinds(state, side, corner)
    empty: i64 = side * KINDS + EMPTY_AREA
    left: i64 = 2 if with_mortar else 1
    slot: i64 = 0
    while slot < 4:
        if state.cells[corner + STEPS[slot]] == empty:
            arrival: i64 = MORTAR if left == 2 else INFANTRY
            kinds |= arrival << (9 - 3 * slot)  # an Empty Area is kind 0
            left -= 1
            if left == 0:
                return kinds
        slot += 1
    return TOO_FEW


def _add_exchanges(state: State, side: i64, corner: i64, with_mortar: bool, chunks: list[list[Action]]) -> None:
    """AMB-54, not movable: add every way to exchange Empty Areas in place, without a MOVE."""
    after = with_arrivals(state, side, corner, with_mortar)
    if after == TOO_FEW:
        return
    found: list[Action] = []
    for action in reinforces(corner, after, with_mortar):
        assert isinstance(action, Reinforce)
        if exchanges_in_place(state, side, corner, action.kinds):
            found.append(action)
    chunks.append(found)


def exchanges_in_place(state: State, side: i64, corner: i64, kinds: i64) -> bool:
    """Whether an arrangement differs from the present one only where one of the side's own Empty Areas lay."""
    before = unpack(own_kinds(state, side, corner))
    after = unpack(kinds)
    cells = square_cells(corner)
    slot: i64 = 0
    while slot < 4:
        own_empty = state.cells[cells[slot]] == side * KINDS + EMPTY_AREA
        if before[slot] != after[slot] and not own_empty:
            return False
        slot += 1
    return True


def reinforce(state: State, side: i64, action: Reinforce, log: list[Event] | None) -> None:
    """Exchange Empty Areas for the arrivals and MOVE the Quadrant (ST-RE-2)."""
    corner: i64 = action.quadrant
    if not can_come(state, side, action.with_mortar):
        raise IllegalAction("ST-OFF-2" if action.with_mortar else "ST-RE-1", action.text())
    at_rear = False
    for known in state.rules.rear_quadrants[side]:
        at_rear = at_rear or known == corner
    movable = at_rear and is_allied(state, side, corner)
    if not at_rear or (not movable and state.rules.reinforcement_needs_movable):
        raise IllegalAction("ST-RE-2", action.text())
    after = with_arrivals(state, side, corner, action.with_mortar)
    if after == TOO_FEW or FOUR[after] != FOUR[action.kinds]:
        raise IllegalAction("ST-OFF-2" if action.with_mortar else "ST-RE-2", action.text())
    if not movable and not exchanges_in_place(state, side, corner, action.kinds):
        raise IllegalAction("ST-RE-2", action.text())
    came: i64 = BIT[INFANTRY]
    _return(state, side, INFANTRY)
    if action.with_mortar:
        came |= BIT[MORTAR]
        _return(state, side, MORTAR)
    own: i64 = 0
    for cell in square_cells(corner):
        if state.cells[cell] >> 3 == side:
            own |= BIT[cell]
    remember(state, REINFORCED, side, corner, came, own & SQUARE[corner])
    if movable:
        put_back(state, side, corner, action.kinds, None)
    else:
        kinds = unpack(action.kinds)
        cells = square_cells(corner)
        slot: i64 = 0
        while slot < 4:
            if own & BIT[cells[slot]] != 0:
                state.cells[cells[slot]] = side * KINDS + kinds[slot]
            slot += 1
    if log is not None:
        arrivals = (INFANTRY, MORTAR) if action.with_mortar else (INFANTRY,)
        log.append(Reinforced(state.rules.seats_of(side), side, corner, arrivals, action.kinds))


def _return(state: State, side: i64, kind: i64) -> None:
    """Move a card from the enemy's scoring zone to the battlefield, and an Empty Area to the reserve (ST-RE-3)."""
    card: i64 = side * KINDS + kind
    state.lost[card] -= 1
    state.counts[card] += 1
    state.counts[side * KINDS + EMPTY_AREA] -= 1
    state.sides[RESERVE + side] += 1
    if kind == INFANTRY and state.sides[UNSCORED + side] > i64(state.lost[card]):
        state.sides[UNSCORED + side] -= 1  # AMB-51: only cards that scored no points were left
    elif not state.rules.reinforcement_keeps_points:
        state.sides[SCORE + 1 - side] -= state.rules.values[kind]
