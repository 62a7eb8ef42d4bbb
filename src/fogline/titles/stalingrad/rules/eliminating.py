"""Shots that hit (ST-SHOOT-2, ST-SHOOT-3) and what they leave behind."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.titles.stalingrad.rules.cards import EMPTY_AREA, KINDS, SNIPER, front_of
from fogline.titles.stalingrad.rules.events import Eliminated, Event, Filled, HandedOver, Removed
from fogline.titles.stalingrad.rules.state import LOUD, RESERVE, SCORE, ZONE, State, fill, lift


def score(state: State, card: i64) -> i64:
    """The card goes to the enemy's scoring zone and counts at once (ST-SHOOT-2). Returns its points."""
    points: i64 = state.rules.values[card % KINDS]
    state.lost[card] += 1
    state.sides[SCORE + 1 - card // KINDS] += points
    state.quiet = LOUD
    return points


def hit(state: State, cell: i64, by: str, log: list[Event] | None) -> None:
    """A Shot at a Sniper or Unit that all have seen: it is eliminated, or one from the Player Zone is (ST-DUEL-2).
    *by* is the clause of the Shot."""
    card: i64 = state.cells[cell]
    owner: i64 = card // KINDS
    if card % KINDS == SNIPER and state.sides[ZONE + owner] > 0:
        state.sides[ZONE + owner] -= 1
        points = score(state, card)
        if log is not None:
            log.append(HandedOver(cell, card, points))
        return
    lift(state, cell)
    points = score(state, card)
    if log is not None:
        log.append(Eliminated(cell, card, points, by))
    leave_gap(state, cell, log)


def leave_gap(state: State, cell: i64, log: list[Event] | None) -> None:
    """Fill a cell that a card has left (ST-GRID-11)."""
    fill(state, cell)
    if log is not None:
        log.append(Filled(cell, front_of(cell)))


def remove(state: State, cell: i64, by: str, log: list[Event] | None) -> None:
    """A Decoy that all have seen leaves the game, an Empty Area goes back to its reserve: *by* ST-MO-2 or ST-IN-4."""
    card: i64 = state.cells[cell]
    lift(state, cell)
    if card % KINDS == EMPTY_AREA:
        state.sides[RESERVE + card // KINDS] += 1
    else:
        state.quiet = LOUD
    if log is not None:
        log.append(Removed(cell, card, by))
