"""Set-up. Terrain is placed openly, the German side first (section 13.2). Both sides choose squads and deploy at the
same time, in secret (Part 4)."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.kernel.errors import IllegalAction, NotYourTurn
from fogline.kernel.game import Seat
from fogline.titles.panzer.rules import steps
from fogline.titles.panzer.rules.actions import DEPLOYS, DONE, LAYS, TAKES, Deploy, Done, Lay, Take
from fogline.titles.panzer.rules.cards import AMERICAN, GERMAN, PERSHING, SUPPLY, TERRAIN, TYPES, side_of, unit_of
from fogline.titles.panzer.rules.events import Event, Placed, Ready, Taken, TerrainLaid
from fogline.titles.panzer.rules.state import CARDS, GROUNDS, READY, SIZE, State, put_terrain
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, size_of
from fogline.titles.scope.position import sets_up

OWN: Final = 1
ENEMYS: Final = 2


def layer(state: State) -> i64:
    """PZ-TPLC-3, PZ-TPLC-4: the side to place the next terrain card."""
    return GERMAN if size_of(state.terrain()) % 2 == 0 else AMERICAN


def is_laid_out(state: State) -> bool:
    return size_of(state.terrain()) == 2 * state.rules.scenario.terrain


def room(state: State, side: i64) -> i64:
    """The cells where *side* may place its next terrain card (PZ-TPLC-2 to PZ-TPLC-5)."""
    rules = state.rules
    free: i64 = rules.board & ~rules.homes[AMERICAN] & ~rules.homes[GERMAN] & ~state.terrain()
    own: i64 = rules.starts[side]
    if rules.scenario.terrain == 1:
        if side == AMERICAN:
            return free & own if state.sides[GROUNDS + GERMAN] == OWN else free & ~own
        return free
    if state.sides[GROUNDS + side] == OWN:
        return free & ~own
    if state.sides[GROUNDS + side] == ENEMYS:
        return free & own
    return free


def lays(state: State) -> list[Action]:
    """Every way to place the next terrain card."""
    side = layer(state)
    free = room(state, side)
    found: list[Action] = []
    for face in range(len(TERRAIN)):
        if state.sides[CARDS + side] & BIT[face // 2] != 0:
            for cell in state.rules.cells:
                if free & BIT[cell] != 0:
                    found.append(LAYS[face][cell])
    return found


def lay(state: State, action: Lay, log: list[Event] | None) -> None:
    """Place a terrain card, seen by both sides (PZ-TPLC-6)."""
    side = layer(state)
    card: i64 = BIT[action.card // 2]
    if state.sides[CARDS + side] & card == 0:
        raise IllegalAction("PZ-TPLC-1", action.text())
    rules = state.rules
    homes: i64 = rules.homes[AMERICAN] | rules.homes[GERMAN]
    if BIT[action.cell] & rules.board & ~homes & ~state.terrain() == 0:
        raise IllegalAction("PZ-TPLC-2", action.text())
    if BIT[action.cell] & room(state, side) == 0:
        raise IllegalAction("PZ-TPLC-3" if rules.scenario.terrain == 1 else "PZ-TPLC-4", action.text())
    state.sides[CARDS + side] &= ~card
    state.sides[GROUNDS + side] |= OWN if rules.starts[side] & BIT[action.cell] != 0 else ENEMYS
    put_terrain(state, action.card, action.cell)
    if log is not None:
        log.append(TerrainLaid(int(side), action.card, action.cell))


# -- squads and deployment (Part 4) -------------------------------------------------------------------


def spent(state: State, side: i64) -> i64:
    total: i64 = 0
    kind: i64 = 1
    while kind <= TYPES:
        unit: i64 = unit_of(side, kind)
        total += state.rules.costs[unit] * i64(state.squads[unit])
        kind += 1
    return total


def _can_take(state: State, side: i64, unit: i64) -> bool:
    """PZ-SQUAD-2: whether a unit can be taken within the available cards, the size and the points."""
    rules = state.rules
    return (
        i64(state.squads[unit]) < rules.supply[unit]
        and state.sides[SIZE + side] < rules.most_units
        and spent(state, side) + rules.costs[unit] <= rules.points
    )


def unplaced(state: State, unit: i64) -> i64:
    left: i64 = i64(state.squads[unit])
    for cell in state.rules.cells:
        if state.cells[cell] == unit:
            left -= 1
    return left


def choices(state: State, seat: Seat) -> list[Action]:
    """The actions with which *seat* can muster its squad now."""
    found: list[Action] = []
    if not sets_up(state, READY, seat):
        return found
    side: i64 = seat
    kind: i64 = 1
    while kind <= TYPES:
        unit: i64 = unit_of(side, kind)
        if state.step == steps.SQUAD:
            if _can_take(state, side, unit):
                found.append(TAKES[unit])
        elif unplaced(state, unit) > 0:
            for cell in state.rules.cells:
                if _is_free(state, side, cell):
                    found.append(DEPLOYS[unit][cell])
        kind += 1
    if _may_confirm(state, side):
        found.append(DONE)
    return found


def _is_free(state: State, side: i64, cell: i64) -> bool:
    return state.rules.homes[side] & BIT[cell] != 0 and state.cells[cell] == 0


def _may_confirm(state: State, side: i64) -> bool:
    """Whether a side may confirm: a squad needs at least one unit (AMB-06), a deployment all of them (PZ-DEPLOY-1)."""
    if state.step == steps.SQUAD:
        return state.sides[SIZE + side] > 0
    return size_of(state.units_of(side)) == state.sides[SIZE + side]


def muster(state: State, seat: Seat, action: Action, log: list[Event] | None) -> bool:
    """Take or deploy one unit, or confirm. Returns True once both sides have confirmed."""
    side: i64 = seat
    if not sets_up(state, READY, seat):
        raise NotYourTurn(state.rules.name_of(seat))
    if isinstance(action, Take) and state.step == steps.SQUAD:
        _take(state, side, action, log)
        return False
    if isinstance(action, Deploy) and state.step == steps.DEPLOY:
        _deploy(state, side, action, log)
        return False
    if not isinstance(action, Done):
        raise IllegalAction("PZ-SETUP-2", action.text())
    if not _may_confirm(state, side):
        raise IllegalAction("PZ-SQUAD-2" if state.step == steps.SQUAD else "PZ-DEPLOY-1", action.text())
    state.sides[READY + side] = 1
    if log is not None:
        log.append(Ready(int(side), int(state.step), "PZ-SQUAD-1" if state.step == steps.SQUAD else "PZ-DEPLOY-1"))
    return state.sides[READY + 1 - side] == 1


def _take(state: State, side: i64, action: Take, log: list[Event] | None) -> None:
    unit: i64 = action.card
    if side_of(unit) != side:
        raise IllegalAction("PZ-SQUAD-1", action.text())
    if unit == PERSHING and state.rules.supply[unit] < SUPPLY[unit]:
        raise IllegalAction("PZ-M26-1", action.text())
    if not _can_take(state, side, unit):
        raise IllegalAction("PZ-SQUAD-2", action.text())
    state.squads[unit] += 1
    state.sides[SIZE + side] += 1
    if log is not None:
        log.append(Taken(int(side), unit))


def _deploy(state: State, side: i64, action: Deploy, log: list[Event] | None) -> None:
    unit: i64 = action.card
    if side_of(unit) != side or unplaced(state, unit) == 0 or not _is_free(state, side, action.cell):
        raise IllegalAction("PZ-DEPLOY-1", action.text())
    state.cells[action.cell] = unit
    state.occupied |= BIT[action.cell]
    if log is not None:
        log.append(Placed(int(side), unit, action.cell))
