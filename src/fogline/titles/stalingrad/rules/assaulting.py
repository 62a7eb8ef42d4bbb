"""Infantry: ASSAULT, and the DEFENSIVE FIRE that stops it (ST-IN, ST-DF)."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.errors import IllegalAction
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, COLUMNS, SQUARE
from fogline.titles.stalingrad.rules.actions import ASSAULTS, STAY, TAKES, Assault, Take
from fogline.titles.stalingrad.rules.cards import INFANTRY, KINDS, MACHINE_GUN, SNIPER
from fogline.titles.stalingrad.rules.eliminating import leave_gap, remove, score
from fogline.titles.stalingrad.rules.events import Assaulted, DefensiveFire, Eliminated, Event, Revealed, Stayed, Taken
from fogline.titles.stalingrad.rules.state import LOUD, SCORE, TAKE, UNSCORED, State, lay, lift, show

CORNERS: Final = vec[i64]([COLUMNS + 1, COLUMNS, 1, 0])
"""From a cell back to the corners of the Quadrants that contain it."""


def add_assaults(state: State, side: i64, chunks: list[list[Action]]) -> None:
    """Each Infantry through each Quadrant that contains it and an enemy card (ST-IN-1, AMB-49)."""
    infantry: i64 = side * KINDS + INFANTRY
    if state.counts[infantry] == 0:
        return
    enemy = state.held(1 - side)
    field: i64 = state.rules.battlefield
    needed = state.rules.assault_needs_enemy
    left: i64 = state.counts[infantry]
    found: list[Action] = []
    for cell in state.rules.own_first[side]:
        if state.cells[cell] == infantry:
            row = ASSAULTS[cell]
            for step in CORNERS:
                corner = cell - step
                square: i64 = SQUARE[corner] if corner >= 0 else 0
                if square & BIT[cell] != 0 and square & ~field == 0 and (not needed or square & enemy != 0):
                    found.append(row[corner])
            left -= 1
            if left == 0:
                break
    chunks.append(found)


def assaulters(state: State, side: i64) -> i64:
    """The cells of *side* from which an Infantry could ASSAULT. Public: only backs decide."""
    own = state.held(side)
    enemy = state.held(1 - side)
    mask: i64 = 0
    for corner in state.rules.quadrants:
        if SQUARE[corner] & enemy != 0 or not state.rules.assault_needs_enemy:
            mask |= SQUARE[corner] & own
    return mask


def assault(state: State, side: i64, action: Assault, log: list[Event] | None) -> bool:
    """Reveal the Infantry and the enemy cards. True if a decision is due: take a cell or stay (ST-IN-3)."""
    origin: i64 = action.origin
    infantry: i64 = side * KINDS + INFANTRY
    corner: i64 = action.target
    square: i64 = SQUARE[corner]
    if state.cells[origin] != infantry or square & BIT[origin] == 0 or square & ~state.rules.battlefield != 0:
        raise IllegalAction("ST-IN-1", action.text())
    if state.rules.assault_needs_enemy and square & state.held(1 - side) == 0:
        raise IllegalAction("ST-IN-1", action.text())
    show(state, origin)
    if log is not None:
        log.append(Assaulted(side, origin, corner))
    stopped = False
    for cell in square_cells(corner):
        card = state.cells[cell]
        if card >> 3 == 1 - side:
            show(state, cell)
            stopped = stopped or card % KINDS == MACHINE_GUN
            if log is not None:
                log.append(Revealed(cell, card))
    if stopped:
        _defensive_fire(state, side, origin, log)
        return False
    if log is not None:
        log.append(Revealed(origin, infantry))
    state.focus = origin
    state.quadrant = corner
    state.step = TAKE
    return True


def _defensive_fire(state: State, side: i64, origin: i64, log: list[Event] | None) -> None:
    """ST-DF-1: the Infantry is eliminated and scores for the other side."""
    card: i64 = side * KINDS + INFANTRY
    lift(state, origin)
    points = score(state, card)
    if not state.rules.defensive_fire_scores:  # AMB-51
        state.sides[SCORE + 1 - side] -= points
        state.sides[UNSCORED + side] += 1
        points = 0
    if log is not None:
        log.append(DefensiveFire(origin))
        log.append(Eliminated(origin, card, points, "ST-DF-1"))
    leave_gap(state, origin, log)


def takes(state: State, side: i64) -> list[Action]:
    """The cells of the enemy cards of the Quadrant, or none of them."""
    found: list[Action] = []
    for cell in square_cells(state.quadrant):
        if state.cells[cell] >> 3 == 1 - side:
            found.append(TAKES[cell])
    found.append(STAY)
    return found


def take(state: State, side: i64, action: Take, log: list[Event] | None) -> None:
    """Put the Infantry on the cell of an enemy card, which is eliminated or removed (ST-IN-4, ST-IN-5)."""
    cell: i64 = action.cell
    displaced: i64 = state.cells[cell]
    if SQUARE[state.quadrant] & BIT[cell] == 0 or displaced >> 3 != 1 - side:
        raise IllegalAction("ST-IN-3", action.text())
    origin: i64 = state.focus
    card: i64 = side * KINDS + INFANTRY
    if displaced % KINDS >= SNIPER:
        lift(state, cell)
        points = score(state, displaced)  # ST-DUEL-4: a Sniper in play goes, whoever waits in the Player Zone
        if log is not None:
            log.append(Eliminated(cell, displaced, points, "ST-IN-4"))
    else:
        remove(state, cell, "ST-IN-4", log)
    lift(state, origin)
    lay(state, cell, card)
    state.quiet = LOUD
    if log is not None:
        log.append(Taken(origin, cell, card))
    leave_gap(state, origin, log)


def stay(state: State, log: list[Event] | None) -> None:
    """Leave the Infantry where it is."""
    if log is not None:
        log.append(Stayed(state.focus))


def square_cells(corner: i64) -> vec[i64]:
    """The four cells of a Quadrant."""
    return vec[i64]([corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1])
