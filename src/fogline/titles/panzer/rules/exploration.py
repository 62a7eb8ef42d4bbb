"""EXPLORE (Part 8, section 13.4) with the ambush variant (Part 14). SEARCH TARGET (Part 9), and the search of a light
tank after its MOVE (section 12.4)."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.kernel.errors import IllegalAction
from fogline.titles.panzer.rules import steps
from fogline.titles.panzer.rules.actions import EXPLORES, LIGHTS, SEARCHES, SKIP, Explore, Light, Search, chosen
from fogline.titles.panzer.rules.cards import FOREST, GERMAN, TYPES
from fogline.titles.panzer.rules.events import Captured, Event, Explored, Searched
from fogline.titles.panzer.rules.fire import can_shoot, has_shooter, turn_up
from fogline.titles.panzer.rules.state import State, set_held
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, SQUARE, STEPS, cells_of
from fogline.titles.scope.places import cell_of
from fogline.titles.scope.position import NOWHERE, SEEN, remember

_EXPLORES_KNOWN: Final[dict[int, list[Action]]] = {}


def may_explore(state: State, side: i64, corner: i64) -> bool:
    """PZ-EXPL-1, PZ-TEXP-1: at least one card of each side; with the option (AMB-15), at least one to turn. Public."""
    return SQUARE[corner] & explorable(state, side) != 0 and SQUARE[corner] & state.held(side) != 0


def explorable(state: State, side: i64) -> i64:
    """The enemy cards for which *side* may EXPLORE a quadrant."""
    enemys: i64 = state.held(1 - side)
    return enemys if state.rules.null_explore else enemys & ~state.shown


def can_explore(state: State, side: i64) -> bool:
    for corner in state.rules.corners:
        if may_explore(state, side, corner):
            return True
    return False


def add_explores(state: State, side: i64, chunks: list[list[Action]]) -> None:
    own: i64 = state.held(side)
    enemys = explorable(state, side)
    corners: i64 = 0
    for corner in state.rules.corners:
        if SQUARE[corner] & enemys != 0 and SQUARE[corner] & own != 0:
            corners |= BIT[corner]
    chunks.append(chosen(EXPLORES, corners, _EXPLORES_KNOWN))


def explore(state: State, side: i64, action: Explore, log: list[Event] | None) -> bool:
    """Turn the enemy's cards of a quadrant. Returns True if there was no unit, so that the explorer takes the
    quadrant."""
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
    """PZ-EXPL-4: capture these *cells*. The turned forest cards stay turned."""
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


# -- SEARCH TARGET (Part 9), and the search of a light tank after its MOVE (section 12.4) -------------


_KNOWN: Final[dict[int, list[Action]]] = {}


def observed(state: State, side: i64) -> i64:
    """PZ-SRCH-1, PZ-LOS-5: the cells within distance 2 and in sight of any card that *side* controls. Public."""
    held: i64 = state.held(side)
    seen: i64 = 0
    for cell in state.rules.cells:
        if held & BIT[cell] != 0:
            seen |= state.sight[cell]
    return seen


def hidden_targets(state: State, side: i64) -> i64:
    """The face-down cards that *side* may search (PZ-SRCH-1, PZ-SRCH-3). Public."""
    return observed(state, side) & state.held(1 - side) & ~state.shown


def revealed_targets(state: State, side: i64) -> i64:
    """The revealed units that *side* may aim at: those it can shoot (PZ-SRCH-2), or with the option all it observes."""
    shown: i64 = state.shown & state.held(1 - side)
    if shown == 0:
        return 0
    if state.rules.null_search:  # AMB-19
        return shown & observed(state, side)
    found: i64 = 0
    while shown != 0:
        bit: i64 = shown & -shown
        shown ^= bit
        if has_shooter(state, side, cell_of(bit)):
            found |= bit
    return found


def add_searches(state: State, side: i64, chunks: list[list[Action]]) -> None:
    targets = hidden_targets(state, side) | revealed_targets(state, side)
    chunks.append(chosen(SEARCHES, targets, _KNOWN))


def search(state: State, side: i64, action: Search, log: list[Event] | None) -> bool:
    """Search a cell. Returns True if there is now a target to shoot at."""
    bit: i64 = BIT[action.cell]
    if state.shown & state.held(1 - side) & bit != 0:
        if revealed_targets(state, side) & bit == 0:
            raise IllegalAction("PZ-SRCH-2", action.text())
    elif hidden_targets(state, side) & bit == 0:
        raise IllegalAction("PZ-SRCH-1", action.text())
    return _turn_target(state, side, action.cell, NOWHERE, log)


def _turn_target(state: State, side: i64, cell: i64, gun: i64, log: list[Event] | None) -> bool:
    """Turn the card on a cell (PZ-SRCH-4, PZ-SRCH-5); a revealed unit is a target immediately (PZ-SRCH-2)."""
    state.found = state.shown & BIT[cell] == 0
    if log is not None:
        by = "PZ-LITE-2" if gun != NOWHERE else "PZ-SRCH-1" if state.found else "PZ-SRCH-2"
        log.append(Searched(int(side), int(cell), by))
    if state.found:
        turn_up(state, 1 - side, BIT[cell], "PZ-SRCH-5", log)
    if state.cells[cell] == FOREST:
        return False
    state.focus = cell
    state.gun = gun
    state.step = steps.SHOOT
    return True


def is_light(state: State, side: i64, cell: i64) -> bool:
    """PZ-LITE-1: a unit with armour exactly 1."""
    unit = state.cells[cell]
    return unit != FOREST and (unit > TYPES) == (side == GERMAN) and state.rules.armours[unit] == 1


def light_targets(state: State, side: i64, tank: i64) -> i64:
    """The targets that a light tank may search: those it sees itself, or with the option those that any card of its
    side sees (AMB-26); revealed units only if it can shoot them (AMB-30)."""
    enemys: i64 = state.held(1 - side)
    seen: i64 = state.sight[tank] if state.rules.search_from_tank else observed(state, side)
    found: i64 = seen & enemys & ~state.shown
    shown: i64 = enemys & state.shown
    if state.rules.null_search:
        return found | seen & shown
    for cell in state.rules.cells:
        if shown & BIT[cell] != 0 and can_shoot(state, side, tank, cell):
            found |= BIT[cell]
    return found


def add_light_searches(state: State, side: i64, chunks: list[list[Action]]) -> None:
    """PZ-LITE-2: every search with a light tank of the quadrant that was moved, or none."""
    found: list[Action] = []
    for step in STEPS:
        tank: i64 = state.quadrant + step
        if is_light(state, side, tank):
            targets = light_targets(state, side, tank)
            for cell in state.rules.cells:
                if targets & BIT[cell] != 0:
                    found.append(LIGHTS[tank][cell])
    found.append(SKIP)
    chunks.append(found)


def search_with_tank(state: State, side: i64, action: Light, log: list[Event] | None) -> bool:
    """Show a light tank and search with it. The tank stays revealed, whatever it finds (AMB-27)."""
    tank: i64 = action.origin
    if SQUARE[state.quadrant] & BIT[tank] == 0 or not is_light(state, side, tank):
        raise IllegalAction("PZ-LITE-1", action.text())
    if light_targets(state, side, tank) & BIT[action.target] == 0:
        raise IllegalAction("PZ-LITE-2", action.text())
    turn_up(state, side, BIT[tank], "PZ-LITE-2", log)
    return _turn_target(state, side, action.target, tank, log)
