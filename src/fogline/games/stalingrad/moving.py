"""MOVE (Part 5): four cards of an own Quadrant, put back in any order."""

from __future__ import annotations

from fogline.games.scope.grid import BIT, COLUMNS
from fogline.games.scope.memory import MIXED
from fogline.games.stalingrad.actions import (
    FOUR,
    FOURS,
    MADE,
    MOST_ORDERS,
    MOVES,
    ORDER,
    ORDERS,
    ORDERS_OF,
    Action,
    Move,
    moves,
    pack,
)  # fmt: skip
from fogline.games.stalingrad.cards import KINDS
from fogline.games.stalingrad.events import Event, Moved
from fogline.games.stalingrad.state import State, remember
from fogline.kernel.arrays import i64
from fogline.kernel.choices import Choices
from fogline.kernel.errors import IllegalAction


def lead_with_moves(state: State, side: i64, found: Choices[Action]) -> None:
    """Put every MOVE of *side* at the head of what was *found*."""
    cells = state.cells
    always = not state.rules.cards_cross
    leaders = state.rules.no_leaders[:]
    leading: i64 = 0
    end: i64 = 0
    for corner in state.rules.move_quadrants[side]:
        a = cells[corner]
        b = cells[corner + 1]
        c = cells[corner + COLUMNS]
        d = cells[corner + COLUMNS + 1]
        if always or (a >> 3 == side and b >> 3 == side and c >> 3 == side and d >> 3 == side):
            four = FOUR[(a & 7) << 9 | (b & 7) << 6 | (c & 7) << 3 | d & 7]
            key: i64 = corner * FOURS + four
            if MADE[key] == 0:
                moves(corner, kinds_in(state, corner))
            end += ORDERS_OF[four]
            leaders[leading] = key
            leaders[leading + 1] = end
            leading += 2
    found.lead(MOVES, leaders, leading)


def try_move(state: State, side: i64, index: i64) -> bool:
    """Carry out MOVE number *index*, counting ``MOST_ORDERS`` for each Quadrant. False where there is no such MOVE."""
    corner: i64 = state.rules.corners[side * state.rules.movable + index // MOST_ORDERS]
    if state.rules.cards_cross and not is_allied(state, side, corner):
        return False
    kinds = kinds_in(state, corner)
    order: i64 = index % MOST_ORDERS
    if order >= i64(ORDERS[kinds]):
        return False
    put_back(state, side, corner, ORDER[FOUR[kinds] * MOST_ORDERS + order], None)
    return True


def is_allied(state: State, side: i64, corner: i64) -> bool:
    """Whether all four cards of a Quadrant belong to *side* (ST-MOVE-2)."""
    cells = state.cells
    return (
        cells[corner] >> 3 == side
        and cells[corner + 1] >> 3 == side
        and cells[corner + COLUMNS] >> 3 == side
        and cells[corner + COLUMNS + 1] >> 3 == side
    )


def can_move(state: State, side: i64) -> bool:
    """Whether *side* can MOVE any Quadrant. Public: only the backs of the cards decide."""
    if not state.rules.cards_cross:
        return True
    for corner in state.rules.move_quadrants[side]:
        if is_allied(state, side, corner):
            return True
    return False


def kinds_in(state: State, corner: i64) -> i64:
    """The kinds of the four cards of a Quadrant, packed."""
    cells = state.cells
    return pack(cells[corner] & 7, cells[corner + 1] & 7, cells[corner + COLUMNS] & 7, cells[corner + COLUMNS + 1] & 7)


def put_back(state: State, side: i64, corner: i64, kinds: i64, log: list[Event] | None) -> None:
    """Put the cards of a Quadrant back like this, face down (ST-MOVE-5)."""
    card: i64 = side * KINDS
    state.cells[corner] = card + (kinds >> 9 & 7)
    state.cells[corner + 1] = card + (kinds >> 6 & 7)
    state.cells[corner + COLUMNS] = card + (kinds >> 3 & 7)
    state.cells[corner + COLUMNS + 1] = card + (kinds & 7)
    remember(state, MIXED, side, corner, 0, 0)
    if log is not None:
        log.append(Moved(state.rules.seats_of(side), side, corner, kinds))


def move(state: State, side: i64, action: Move, log: list[Event] | None) -> None:
    """Carry out a MOVE."""
    corner: i64 = action.quadrant
    if state.rules.move_masks[side] & BIT[corner] == 0 or not is_allied(state, side, corner):
        raise IllegalAction("ST-MOVE-2", action.text())
    before = kinds_in(state, corner)
    if FOUR[before] != FOUR[action.kinds]:
        raise IllegalAction("ST-MOVE-4", action.text())
    put_back(state, side, corner, action.kinds, log)
