"""Set-up (Part 3): both sides fill their Fronts card by card, in secret, at the same time."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.kernel.errors import IllegalAction, NotYourTurn
from fogline.kernel.game import Seat
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT
from fogline.titles.stalingrad.rules.actions import DONE, PLACES, Done, Place
from fogline.titles.stalingrad.rules.cards import GERMAN, KINDS, SOVIET
from fogline.titles.stalingrad.rules.events import Event, Placed, Ready
from fogline.titles.stalingrad.rules.state import PLACED, READY, State


def placers(state: State) -> tuple[Seat, ...]:
    """Who still lays out cards: for each side the seat of its first turn. Team-mates share the cards (ST-TEAM-5)."""
    german = state.sides[READY + GERMAN] == 0
    soviet = state.sides[READY + SOVIET] == 0
    if german and soviet:
        return (Seat(0), Seat(1))
    return (Seat(0),) if german else (Seat(1),)


def is_placer(state: State, seat: Seat) -> bool:
    """Whether *seat* still lays out cards."""
    return (seat == GERMAN or seat == SOVIET) and state.sides[READY + i64(seat)] == 0


def unplaced(state: State, side: i64, kind: i64) -> i64:
    """How many cards of a kind are still to be laid out."""
    card: i64 = side * KINDS + kind
    return state.rules.counts[card] - state.counts[card]


def choices(state: State, seat: Seat) -> list[Action]:
    """The kinds left for the next cell, or ``done`` when the Front is full."""
    side: i64 = seat
    if not is_placer(state, seat):
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
    """Lay out one card, or confirm. True once both sides have confirmed."""
    side: i64 = seat
    if not is_placer(state, seat):
        raise NotYourTurn(state.rules.name_of(seat))
    order = state.rules.set_up_order[side]
    placed: i64 = state.sides[PLACED + side]
    if isinstance(action, Place):
        if placed == len(order) or unplaced(state, side, action.card) == 0:
            raise IllegalAction("ST-SETUP-2", action.text())
        cell: i64 = order[placed]
        card: i64 = side * KINDS + action.card
        state.cells[cell] = card
        state.counts[card] += 1
        if side == GERMAN:
            state.german |= BIT[cell]
        else:
            state.soviet |= BIT[cell]
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
