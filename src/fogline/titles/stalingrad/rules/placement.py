"""Set-up (Part 3): both sides secretly fill their Fronts, card by card, at the same time. MOVE (Part 5): a side puts
four cards of one of its Quadrants back in any order."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.choices import RUN_BITS, SIZES, Choices
from fogline.kernel.errors import IllegalAction, NotYourTurn
from fogline.kernel.game import Seat
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, COLUMNS, SQUARE, STEPS
from fogline.titles.scope.position import CAME, GONE, MIXED, NOWHERE, REINFORCED, Fact, sets_up
from fogline.titles.stalingrad.rules.actions import (
    DONE,
    FOUR,
    MAX_ORDERS,
    ORDERS,
    OTHER_SIDE,
    PLACES,
    RUNS,
    Done,
    Move,
    Place,
    pack,
)
from fogline.titles.stalingrad.rules.cards import GERMAN, KINDS
from fogline.titles.stalingrad.rules.events import Event, Moved, Placed, Ready
from fogline.titles.stalingrad.rules.state import EVERYWHERE, PLACED, READY, State, Ways, put


def unplaced(state: State, side: i64, kind: i64) -> i64:
    """How many cards of a kind have yet to be laid out."""
    card: i64 = side * KINDS + kind
    return state.rules.counts[card] - state.counts[card]


def choices(state: State, seat: Seat) -> list[Action]:
    """The kinds left for the next cell, or ``done`` when the Front is full."""
    side: i64 = seat
    if not sets_up(state, READY, seat):
        return []
    if state.sides[PLACED + side] == len(state.rules.set_up_order[side]):
        return [DONE]
    found: list[Action] = []
    kind: i64 = 0
    while kind < KINDS:
        if unplaced(state, side, kind) > 0:
            found.append(PLACES[kind])
        kind += 1
    return found


def set_up(state: State, seat: Seat, action: Action, log: list[Event] | None) -> bool:
    """Lay out one card, or confirm. Returns True once both sides have confirmed."""
    side: i64 = seat
    if not sets_up(state, READY, seat):
        raise NotYourTurn(state.rules.name_of(seat))
    order = state.rules.set_up_order[side]
    placed: i64 = state.sides[PLACED + side]
    if isinstance(action, Place):
        if placed == len(order) or unplaced(state, side, action.card) == 0:
            raise IllegalAction("ST-SETUP-2", action.text())
        cell: i64 = order[placed]
        card: i64 = side * KINDS + action.card
        put(state, cell, card)
        state.sides[PLACED + side] = placed + 1
        if log is not None:
            log.append(Placed(state.rules.seats_of(side), cell, card))
        return False
    if not isinstance(action, Done) or placed < len(order):
        raise IllegalAction("ST-SETUP-4", action.text())
    state.sides[READY + side] = 1
    if log is not None:
        log.append(Ready(side))
    return state.sides[READY + 1 - side] == 1


# -- MOVE (Part 5) ------------------------------------------------------------------------------------


def with_moves(state: State, side: i64, chunks: list[list[Action]]) -> Choices[Action]:
    """List every MOVE of *side*, followed by the *chunks*. Only Quadrants that may have changed are examined."""
    rules = state.rules
    ways = state.german_ways if side == GERMAN else state.soviet_ways
    moved: i64 = EVERYWHERE
    if ways is None:
        ways = _no_ways(state, side)
    else:
        moved = _moved_since(ways.seen, state.facts, side)
    cells = state.cells
    corners = rules.corners
    first: i64 = side * rules.movable
    turned: i64 = side * OTHER_SIDE
    runs = ways.runs
    total: i64 = ways.total
    for number in rules.overlaps[moved]:
        corner = corners[first + number]
        below = corner + COLUMNS
        run = RUNS[(cells[corner] << 12 | cells[corner + 1] << 8 | cells[below] << 4 | cells[below + 1]) ^ turned]
        total += run - runs[number]
        runs[number] = run
    ways.total = total
    ways.seen = state.facts
    return Choices(chunks, rules.moves[side], runs[:], total & SIZES)


def _no_ways(state: State, side: i64) -> Ways:
    ways = Ways(state.rules.no_runs[:])
    if side == GERMAN:
        state.german_ways = ways
    else:
        state.soviet_ways = ways
    return ways


def _moved_since(seen: Fact | None, latest: Fact | None, side: i64) -> i64:
    """The Quadrant that *side* has MOVEd since *seen* was the latest fact: NOWHERE if there is none, EVERYWHERE if more
    than one MOVE has changed its cards."""
    moved: i64 = NOWHERE
    while latest is not seen:
        if latest is None:
            return EVERYWHERE
        if latest.side == side:
            what = latest.what
            if what == MIXED and moved == NOWHERE:
                moved = latest.cell
            elif what == MIXED or what == GONE or what == CAME or what == REINFORCED:
                return EVERYWHERE
        latest = latest.before
    return moved


DRAWS: Final = 576
"""How many numbers ``try_move`` uses for each Quadrant: ``MAX_ORDERS`` results, each for every shuffle."""
_SHUFFLES: Final = vec[i64]([STEPS[slot] for shuffle in permutations(range(4)) for slot in shuffle])
"""By shuffle and slot: the offset from a Quadrant's corner to the cell that the slot's card comes from."""


def try_move(state: State, side: i64, index: i64) -> bool:
    """Carry out a MOVE by a random number, which selects a Quadrant, one of ``MAX_ORDERS`` results and a shuffle.
    Returns False if the Quadrant has fewer results. A shuffle of the cards makes all results of the Quadrant equally
    likely."""
    rules = state.rules
    order: i64 = index // MAX_ORDERS
    corner: i64 = rules.corners[side * rules.movable + order // MAX_ORDERS]
    if order % MAX_ORDERS >= i64(ORDERS[own_cards_in(state, side, corner)]):
        return False
    shuffle: i64 = index % MAX_ORDERS * 4
    cells = state.cells
    a = cells[corner + _SHUFFLES[shuffle]] & 7
    b = cells[corner + _SHUFFLES[shuffle + 1]] & 7
    c = cells[corner + _SHUFFLES[shuffle + 2]] & 7
    d = cells[corner + _SHUFFLES[shuffle + 3]] & 7
    put_back(state, side, corner, pack(a, b, c, d), None)
    return True


def own_cards_in(state: State, side: i64, corner: i64) -> i64:
    """The four cards of a Quadrant in the form of ``RUNS``, four bits each: the cards of *side* count as German."""
    cells = state.cells
    below: i64 = corner + COLUMNS
    cards = cells[corner] << 12 | cells[corner + 1] << 8 | cells[below] << 4 | cells[below + 1]
    return cards ^ side * OTHER_SIDE


def is_allied(state: State, side: i64, corner: i64) -> bool:
    """Whether all four cards of a Quadrant belong to *side* (ST-MOVE-2)."""
    return SQUARE[corner] & ~state.held(side) == 0


def can_move(state: State, side: i64) -> bool:
    """Whether *side* can MOVE any Quadrant. Public, since only the backs of the cards decide."""
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
    cells = state.cells
    card: i64 = side * KINDS
    below: i64 = corner + COLUMNS
    cells[corner] = card + (kinds >> 9)
    cells[corner + 1] = card + (kinds >> 6 & 7)
    cells[below] = card + (kinds >> 3 & 7)
    cells[below + 1] = card + (kinds & 7)
    state.facts = Fact(MIXED, side, corner, 0, SQUARE[corner], state.facts)
    if log is not None:
        log.append(Moved(state.rules.seats_of(side), side, corner, kinds))


def move(state: State, side: i64, action: Move, log: list[Event] | None) -> None:
    corner: i64 = action.quadrant
    run: i64 = 0
    if state.rules.move_masks[side] & BIT[corner] != 0:
        run = RUNS[own_cards_in(state, side, corner)]
    if run == 0:
        raise IllegalAction("ST-MOVE-2", action.text())
    if run >> RUN_BITS != FOUR[action.kinds]:
        raise IllegalAction("ST-MOVE-4", action.text())
    put_back(state, side, corner, action.kinds, log)
