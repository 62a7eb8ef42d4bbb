"""EXPLORE (Part 8, section 13.4) and the ambush variant (Part 14)."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.kernel.errors import IllegalAction
from fogline.titles.panzer.rules.actions import EXPLORES, Explore, chosen
from fogline.titles.panzer.rules.cards import FOREST
from fogline.titles.panzer.rules.events import Captured, Event, Explored
from fogline.titles.panzer.rules.showing import turn_up
from fogline.titles.panzer.rules.state import State, set_held
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, SQUARE, cells_of
from fogline.titles.scope.memory import SEEN
from fogline.titles.scope.places import cell_of
from fogline.titles.scope.position import remember

_KNOWN: Final[dict[int, list[Action]]] = {}


def may_explore(state: State, side: i64, corner: i64) -> bool:
    """PZ-EXPL-1, PZ-TEXP-1: at least one card of each side; with the option, one to turn (AMB-15). Public."""
    return SQUARE[corner] & explorable(state, side) != 0 and SQUARE[corner] & state.held(side) != 0


def explorable(state: State, side: i64) -> i64:
    """The enemy's cards that make a quadrant worth an EXPLORE of *side*."""
    enemys: i64 = state.held(1 - side)
    return enemys if state.rules.null_explore else enemys & ~state.shown


def can_explore(state: State, side: i64) -> bool:
    """Whether *side* can EXPLORE any quadrant."""
    for corner in state.rules.corners:
        if may_explore(state, side, corner):
            return True
    return False


def add_explores(state: State, side: i64, chunks: list[list[Action]]) -> None:
    """Every EXPLORE of *side*."""
    own: i64 = state.held(side)
    enemys = explorable(state, side)
    corners: i64 = 0
    for corner in state.rules.corners:
        if SQUARE[corner] & enemys != 0 and SQUARE[corner] & own != 0:
            corners |= BIT[corner]
    chunks.append(chosen(EXPLORES, corners, _KNOWN))


def explore(state: State, side: i64, action: Explore, log: list[Event] | None) -> bool:
    """Turn the enemy's cards of a quadrant. True if there was no unit: then the quadrant is the explorer's."""
    corner: i64 = action.quadrant
    if SQUARE[corner] & ~state.rules.board != 0 or not may_explore(state, side, corner):
        raise IllegalAction("PZ-EXPL-1", action.text())
    if log is not None:
        log.append(Explored(int(side), int(corner)))
    enemy: i64 = 1 - side
    theirs: i64 = SQUARE[corner] & state.held(enemy)
    units: i64 = theirs & state.occupied
    if units == 0:
        _capture(state, side, theirs, log)
        return True
    found: bool = units & ~state.shown != 0
    turn_up(state, enemy, theirs, "PZ-EXPL-5", log)
    if state.rules.ambush and (found or state.rules.ambush_known):  # PZ-AMBU-1, AMB-79
        turn_up(state, side, SQUARE[corner] & state.held(side), "PZ-AMBU-1", log)
    return False


def _capture(state: State, side: i64, cells: i64, log: list[Event] | None) -> None:
    """PZ-EXPL-4: the turned forest cards stay turned."""
    enemy: i64 = 1 - side
    set_held(state, enemy, state.held(enemy) & ~cells)
    set_held(state, side, state.held(side) | cells)
    left: i64 = cells
    while left != 0:
        bit: i64 = left & -left
        left ^= bit
        remember(state, SEEN, enemy, cell_of(bit), FOREST, 0)
    if log is not None:
        log.append(Captured(int(side), tuple(cells_of(cells))))
