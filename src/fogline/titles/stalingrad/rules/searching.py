"""SEARCH, Shoot and the Shot Card (Part 6)."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.kernel.errors import IllegalAction
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, COLUMNS, SQUARE
from fogline.titles.scope.memory import AMONG
from fogline.titles.scope.position import NOWHERE, remember
from fogline.titles.stalingrad.rules.actions import HOLD, SHOOTS, Search, Shoot
from fogline.titles.stalingrad.rules.cards import DECOY, EMPTY_AREA, KINDS, SNIPER
from fogline.titles.stalingrad.rules.eliminating import hit
from fogline.titles.stalingrad.rules.events import Event, Held, Revealed, Searched, ShotCardPlaced
from fogline.titles.stalingrad.rules.state import LOOK, SHOT, SHOT_CARD, State, show
from fogline.titles.stalingrad.rules.targets import Targets


def can_search(state: State, side: i64) -> bool:
    """ST-SEARCH-5: a Sniper in play is needed, and with AMB-14 a place for the Shot Card. There is always a target: no
    Front is ever without a card of its own side."""
    if state.counts[side * KINDS + SNIPER] == 0:
        return False
    if not state.rules.move_anywhere:
        return True
    for corner in state.rules.front_quadrants[side]:
        if holds_sniper(state, side, corner):
            return True
    return False


def add_searches(state: State, side: i64, aims: Targets, chunks: list[list[Action]]) -> None:
    """Every SEARCH of *side*: any enemy card on the battlefield (ST-SEARCH-1, ST-SEARCH-4)."""
    if can_search(state, side):
        chunks.append(aims.searches)


def search(state: State, side: i64, action: Search, log: list[Event] | None) -> bool:
    """Reveal a card. True if a decision is due: Shoot, or for a Decoy where the Shot Card goes (ST-SEARCH-3)."""
    cell: i64 = action.cell
    if not can_search(state, side):
        raise IllegalAction("ST-SEARCH-5", action.text())
    card: i64 = state.cells[cell]
    if card >> 3 != 1 - side:
        raise IllegalAction("ST-SEARCH-1", action.text())
    if state.rules.move_anywhere:  # AMB-14: it tells that a Sniper is at home
        remember(state, AMONG, side, NOWHERE, SNIPER, state.rules.fronts[side] & state.held(side))
    show(state, cell)
    if log is not None:
        log.append(Searched(side, cell))
        log.append(Revealed(cell, card))
    if card % KINDS == EMPTY_AREA:
        return False
    state.focus = cell
    state.step = SHOT
    return True


def shots(state: State, side: i64) -> list[Action]:
    """Where the Shot Card may go; and holding back, unless a Decoy forces the Shot (ST-SHOOT-1, ST-SHOOT-4)."""
    found: list[Action] = []
    for corner in state.rules.front_quadrants[side]:
        if holds_sniper(state, side, corner):
            found.append(SHOOTS[corner])
    if state.cells[state.focus] % KINDS != DECOY:
        found.append(HOLD)
    return found


def holds_sniper(state: State, side: i64, corner: i64) -> bool:
    """Whether a Sniper of *side* is in a Quadrant (ST-SHOT-1)."""
    sniper: i64 = side * KINDS + SNIPER
    cells = state.cells
    return (
        cells[corner] == sniper
        or cells[corner + 1] == sniper
        or cells[corner + COLUMNS] == sniper
        or cells[corner + COLUMNS + 1] == sniper
    )


def shoot(state: State, side: i64, action: Shoot, log: list[Event] | None) -> None:
    """Place the Shot Card and eliminate what SEARCH revealed; a Decoy stays (ST-SHOOT-4)."""
    corner: i64 = action.quadrant
    if not _is_own(state, side, corner) or not holds_sniper(state, side, corner):
        raise IllegalAction("ST-SHOT-1", action.text())
    state.sides[SHOT_CARD + side] = corner
    remember(state, AMONG, side, NOWHERE, SNIPER, SQUARE[corner])
    if log is not None:
        log.append(ShotCardPlaced(side, corner))
    target: i64 = state.focus
    if state.cells[target] % KINDS != DECOY:
        hit(state, target, "ST-SHOOT-2", log)


def hold(state: State, side: i64, action: Action, log: list[Event] | None) -> None:
    """Do not Shoot, or look no further. A Decoy leaves no choice but to Shoot (ST-SHOOT-4, ST-MG-3)."""
    if state.step != LOOK and state.cells[state.focus] % KINDS == DECOY:
        raise IllegalAction("ST-SHOOT-4" if state.step == SHOT else "ST-MG-3", action.text())
    if log is not None:
        by = "ST-SHOOT-1" if state.step == SHOT else "AMB-43" if state.step == LOOK else "ST-MG-2"
        log.append(Held(side, by))


def _is_own(state: State, side: i64, corner: i64) -> bool:
    return state.rules.front_masks[side] & BIT[corner] != 0
