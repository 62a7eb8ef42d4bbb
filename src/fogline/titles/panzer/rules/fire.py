"""Shooting (Part 10) with all its advanced rules (Part 12, section 13.6), cards turned up for all (Part 6), and the
record of each side's latest shot (PZ-ADV-2)."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.kernel.errors import IllegalAction
from fogline.titles.panzer.rules import steps
from fogline.titles.panzer.rules.actions import DRAWS, HIT, HOLD, SHOOTS, Draw, Shoot
from fogline.titles.panzer.rules.cards import FOREST, GERMAN, HELLCAT, JACKSON, STUG, TYPES, type_of
from fogline.titles.panzer.rules.events import Destroyed, Drawn, Event, Fired, Locked, Missed, Revealed, ShownEmpty
from fogline.titles.panzer.rules.state import (
    ALIVE,
    AT,
    FROM,
    GUN,
    GUN_NOW,
    GUN_POOL,
    KILLED,
    RUN,
    VICTIM,
    VICTIM_NOW,
    VICTIM_POOL,
    State,
    set_held,
)
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, COLUMNS, NEIGHBOURS, STEPS
from fogline.titles.scope.places import cell_of
from fogline.titles.scope.position import CAME, GONE, NOWHERE, SEEN, claim, remember


def keep_shot(state: State, side: i64, gun: i64, target: i64, run: i64) -> None:
    """Record the shot that *side* fires now."""
    sides = state.sides
    sides[GUN + side] = state.cells[gun]
    sides[FROM + side] = gun
    sides[AT + side] = target
    sides[VICTIM + side] = state.cells[target]
    sides[RUN + side] = run
    sides[KILLED + side] = 0
    sides[GUN_POOL + side] = BIT[gun]
    sides[VICTIM_POOL + side] = BIT[target]
    sides[GUN_NOW + side] = gun
    sides[VICTIM_NOW + side] = target


def forget_shot(state: State, side: i64) -> None:
    """Forget the shot of a side that did not shoot this turn, which breaks every streak (PZ-ADV-2)."""
    sides = state.sides
    if sides[GUN + side] == FOREST:
        return
    sides[GUN + side] = FOREST
    sides[FROM + side] = NOWHERE
    sides[AT + side] = NOWHERE
    sides[VICTIM + side] = FOREST
    sides[RUN + side] = 0
    sides[KILLED + side] = 0
    sides[GUN_POOL + side] = 0
    sides[VICTIM_POOL + side] = 0
    sides[GUN_NOW + side] = NOWHERE
    sides[VICTIM_NOW + side] = NOWHERE


def follow_marks(state: State, side: i64, corner: i64, goes: i64, taken_up: i64) -> None:
    """After a MOVE of *side*, update the places of its unit that fired last and of the one that the enemy last fired
    at."""
    _follow(state, GUN_POOL + side, GUN_NOW + side, corner, goes, taken_up)
    _follow(state, VICTIM_POOL + 1 - side, VICTIM_NOW + 1 - side, corner, goes, taken_up)


def _follow(state: State, pool: i64, mark: i64, corner: i64, goes: i64, taken_up: i64) -> None:
    if state.sides[pool] & taken_up == 0:
        return
    if state.rules.lost_on_pickup:  # AMB-35, option
        state.sides[pool] = 0
        state.sides[mark] = NOWHERE
        return
    state.sides[pool] |= taken_up
    place: i64 = 0
    while place < 4:
        if state.sides[mark] == corner + STEPS[place]:
            state.sides[mark] = corner + STEPS[goes >> 2 * place & 3]
            return
        place += 1


def lose_marks(state: State, cell: i64) -> None:
    """Remove the marks on *cell*, whose unit is destroyed. Its cell was seen, so this is public."""
    for side in (0, 1):
        if state.sides[GUN_NOW + side] == cell:
            state.sides[GUN_NOW + side] = NOWHERE
            state.sides[GUN_POOL + side] = 0
        if state.sides[VICTIM_NOW + side] == cell:
            state.sides[VICTIM_NOW + side] = NOWHERE
            state.sides[VICTIM_POOL + side] = 0


# -- turning cards up for all (Part 6) ----------------------------------------------------------------


def turn_up(state: State, side: i64, cells: i64, clause: str, log: list[Event] | None) -> None:
    """Turn the face-down cards of *side* on these cells. Units stay revealed, forest is put back (PZ-HIDE-2)."""
    empty: list[int] = []
    left: i64 = cells & ~state.shown
    while left != 0:
        bit: i64 = left & -left
        left ^= bit
        cell = cell_of(bit)
        unit = state.cells[cell]
        if unit == FOREST:
            remember(state, SEEN, side, cell, FOREST, 0)
            empty.append(int(cell))
        else:
            state.shown |= bit
            remember(state, SEEN, side, cell, type_of(unit), 0)
            if log is not None:
                log.append(Revealed(int(cell), int(unit), clause))
    if log is not None and empty:
        log.append(ShownEmpty(tuple(empty), "PZ-SRCH-4" if clause == "PZ-SRCH-5" else clause))


# -- shooting (Part 10) with all its advanced rules (Part 12, section 13.6) ---------------------


CORRECTION: Final = 1
FLANK: Final = 2
REAR: Final = 4
FROM_HILL: Final = 8
AT_HILL: Final = 16
LOW_PROFILE: Final = 32
OPEN_TURRET: Final = 64
REASONS: Final = ("correction", "flank", "rear", "from-hill", "at-hill", "low-profile", "open-turret")
"""The name of each bit of the reasons for a changed hand."""


def can_shoot(state: State, side: i64, gun: i64, target: i64) -> bool:
    """PZ-SHOT-1: whether the unit of *side* on *gun* may fire at the cell *target*."""
    rules = state.rules
    unit = state.cells[gun]
    if unit == FOREST or (unit > TYPES) != (side == GERMAN) or state.sight[gun] & BIT[target] == 0:
        return False
    near: bool = NEIGHBOURS[gun] & BIT[target] != 0
    if rules.superior_armour and not near and rules.armours[state.cells[target]] > rules.firepowers[unit]:
        return False  # PZ-SUPR-1
    if rules.stug_arc and unit == STUG and state.sides[GUN + side] == STUG:  # PZ-STUG-1
        arc: i64 = state.sides[AT + side]
        return (NEIGHBOURS[arc] | BIT[arc]) & BIT[target] != 0
    return True


def has_shooter(state: State, side: i64, target: i64) -> bool:
    near: i64 = state.sight[target] & state.units_of(side)
    while near != 0:
        bit: i64 = near & -near
        near ^= bit
        if can_shoot(state, side, cell_of(bit), target):
            return True
    return False


def add_shots(state: State, side: i64, chunks: list[list[Action]]) -> None:
    """Add a shot for each unit that may fire at the target, and hold if the target was just found or by option
    (AMB-19)."""
    found: list[Action] = []
    for cell in state.rules.cells:
        if (state.gun == NOWHERE or state.gun == cell) and can_shoot(state, side, cell, state.focus):
            found.append(SHOOTS[cell])
    if may_hold(state):
        found.append(HOLD)
    chunks.append(found)


def may_hold(state: State) -> bool:
    """PZ-SRCH-2, PZ-SRCH-5: whether the side may hold. It may not if the target was already revealed, since aiming at
    it is shooting at it."""
    return state.found or state.rules.null_search


def earlier_shots(state: State, side: i64, gun: i64, target: i64) -> i64:
    """PZ-CORR-2: how many shots in a row the unit now on *gun* has fired at the one now on *target*."""
    sides = state.sides
    if not state.rules.fire_correction or sides[GUN_NOW + side] != gun or sides[VICTIM_NOW + side] != target:
        return 0
    if sides[FROM + side] != gun or sides[AT + side] != target:
        return 0
    return sides[RUN + side] + 1


def is_flank(state: State, side: i64, gun: i64, target: i64) -> bool:
    """PZ-FLNK-1: in its last turn the target fired at a friendly unit that is not next to this one."""
    enemy: i64 = 1 - side
    sides = state.sides
    if sides[GUN + enemy] == FOREST or sides[GUN_NOW + enemy] != target:
        return False
    if sides[KILLED + enemy] == 1 and not state.rules.flank_of_destroyed:  # AMB-41
        return False
    friend: i64 = sides[AT + enemy]
    return (NEIGHBOURS[gun] | BIT[gun]) & BIT[friend] == 0


def is_rear(state: State, side: i64, gun: i64, target: i64) -> bool:
    """PZ-REAR-1: like the flank, but the target must stand exactly between this unit and the friendly one."""
    if not is_flank(state, side, gun, target):
        return False
    friend: i64 = state.sides[AT + 1 - side]
    return _direction(target, gun) != 0 and _direction(target, gun) == -_direction(target, friend)


def _direction(one: i64, other: i64) -> i64:
    """The straight direction (one of eight) from one cell to another; 0 if there is none. Opposite directions add up to
    0."""
    rows: i64 = other // COLUMNS - one // COLUMNS
    columns: i64 = other % COLUMNS - one % COLUMNS
    if rows != 0 and columns != 0 and rows != columns and rows != -columns:
        return 0
    return _sign(rows) * 3 + _sign(columns)


def _sign(number: i64) -> i64:
    if number == 0:
        return 0
    return 1 if number > 0 else -1


def hand_of(state: State, side: i64, gun: i64, target: i64) -> tuple[i64, i64, i64, i64]:
    """PZ-SHOT-4: distance misses, armour misses and hits among the shot cards of PZ-COMP-4, and the rules that changed
    them."""
    rules = state.rules
    unit = state.cells[gun]
    victim = state.cells[target]
    near: bool = NEIGHBOURS[gun] & BIT[target] != 0
    uphill: bool = state.hills & BIT[target] != 0 and state.hills & BIT[gun] == 0
    downhill: bool = state.hills & BIT[gun] != 0 and state.hills & BIT[target] == 0
    reasons: i64 = 0
    distance: i64 = 1 if near else 2
    if downhill:  # PZ-HILL-1
        distance = 1
        reasons |= FROM_HILL
    elif uphill:  # PZ-HILL-2
        distance = 2
        reasons |= AT_HILL
    if rules.stug_low_profile and victim == STUG and not near and not (rules.profile_capped and (uphill or downhill)):
        distance += 1  # PZ-STUG-2, AMB-53
        reasons |= LOW_PROFILE
    earlier = earlier_shots(state, side, gun, target)
    if earlier > 0:  # PZ-CORR-2
        distance = distance - 2 if earlier > 1 and distance > 1 else distance - 1
        reasons |= CORRECTION
    armour: i64 = rules.armours[victim]
    if rules.open_turret and (victim == HELLCAT or victim == JACKSON) and near and downhill and armour > 0:
        armour -= 1  # PZ-OPEN-1
        reasons |= OPEN_TURRET
    if armour > 0 and rules.rear_attack and is_rear(state, side, gun, target):  # PZ-REAR-2
        armour = armour - 2 if armour > 2 else 0
        reasons |= REAR
    elif armour > 0 and rules.flank_attack and is_flank(state, side, gun, target):  # PZ-FLNK-2
        armour -= 1
        reasons |= FLANK
    return distance, armour, rules.firepowers[unit], reasons


def shoot(state: State, side: i64, action: Shoot, log: list[Event] | None) -> None:
    """PZ-SHOT-2, PZ-SHOT-3: reveal the shooter and form the hand; CHANCE draws."""
    gun: i64 = action.cell
    target: i64 = state.focus
    if state.gun != NOWHERE and state.gun != gun:
        raise IllegalAction("PZ-LITE-2", action.text())
    if not can_shoot(state, side, gun, target):
        raise IllegalAction("PZ-SHOT-1", action.text())
    distance, armour, hits, reasons = hand_of(state, side, gun, target)
    run = earlier_shots(state, side, gun, target)
    if state.rules.fire_correction and run == 0:
        _remember_exchange(state, side, gun, target)
    turn_up(state, side, BIT[gun], "PZ-SHOT-2", log)
    keep_shot(state, side, gun, target, run)
    state.gun = gun
    state.hand = distance << 8 | armour << 4 | hits
    state.fired = True
    state.step = steps.DRAW
    if log is not None:
        names = tuple(name for bit, name in enumerate(REASONS) if reasons >> bit & 1)
        unit, victim = int(state.cells[gun]), int(state.cells[target])
        log.append(Fired(int(side), int(gun), unit, int(target), victim, int(distance), int(armour), int(hits), names))


def _remember_exchange(state: State, side: i64, gun: i64, target: i64) -> None:
    """AMB-36: where everybody expects a fire correction and the hand shows none, a twin must stand there now. So both
    twins were in the quadrant that has been taken up since. If both shooter and target could have been exchanged (a
    card set with light twins), only the owners know which of them was, and nothing is recorded."""
    sides = state.sides
    same_cells: bool = sides[FROM + side] == gun and sides[AT + side] == target
    same_units: bool = sides[GUN + side] == state.cells[gun] and sides[VICTIM + side] == state.cells[target]
    if not same_cells or not same_units or sides[KILLED + side] == 1:
        return
    guns: i64 = sides[GUN_POOL + side]
    victims: i64 = sides[VICTIM_POOL + side]
    if guns == 0 or victims == 0:
        return
    if _is_the_same(state, gun, guns):
        _remember_twins(state, 1 - side, type_of(state.cells[target]), victims)
    elif _is_the_same(state, target, victims):
        _remember_twins(state, side, type_of(state.cells[gun]), guns)


def _remember_twins(state: State, side: i64, kind: i64, mask: i64) -> None:
    """Record, as a row of one claim, that both units of a type are in *mask*."""
    state.facts = claim(state.facts, side, 2, kind, mask, first=True)


def _is_the_same(state: State, cell: i64, pool: i64) -> bool:
    """Whether it is public knowledge that the unit on *cell* is the one from the shot, because it has not been taken up
    since or has no twin."""
    unit = state.cells[cell]
    return pool == BIT[cell] or state.rules.supply[unit] - i64(state.lost[unit]) < 2


def draws(state: State) -> list[tuple[Action, int]]:
    """PZ-SHOT-5: the shot cards that can be drawn from the hand, and how many there are of each."""
    found: list[tuple[Action, int]] = []
    weights = (state.hand & 15, state.hand >> 8 & 15, state.hand >> 4 & 15)
    for card, weight in enumerate(weights):
        if weight > 0:
            found.append((DRAWS[card], int(weight)))
    return found


def draw(state: State, side: i64, action: Draw, log: list[Event] | None) -> None:
    """PZ-SHOT-6, PZ-SHOT-7: a miss changes nothing, a hit destroys the target. The cards go back (PZ-SHOT-9)."""
    if all(known is not action for known, _ in draws(state)):
        raise IllegalAction("PZ-SHOT-5", action.text())
    target: i64 = state.focus
    gun: i64 = state.gun
    victim = state.cells[target]
    if log is not None:
        log.append(Drawn(int(1 - side), action.card))
    if action.card == HIT:
        _destroy(state, side, target, log)
    elif log is not None:
        log.append(Missed(int(target), int(victim)))
    if state.rules.heavy_tanks and state.rules.armours[state.cells[gun]] == 3:  # PZ-HEVY-2
        was_free = state.locked & BIT[gun] == 0
        state.locked |= BIT[gun]
        if log is not None and was_free:
            log.append(Locked(int(gun), int(state.cells[gun])))
    state.hand = 0


def _destroy(state: State, side: i64, target: i64, log: list[Event] | None) -> None:
    """PZ-SHOT-7, PZ-SHOT-8: the unit leaves; forest of its side fills the gap, but not on terrain (PZ-TMOV-8)."""
    enemy: i64 = 1 - side
    victim = state.cells[target]
    state.cells[target] = FOREST
    state.occupied &= ~BIT[target]
    state.shown &= ~BIT[target]
    state.locked &= ~BIT[target]
    state.lost[victim] += 1
    state.sides[ALIVE + enemy] -= 1
    state.sides[KILLED + side] = 1
    remember(state, GONE, enemy, target, type_of(victim), 0)
    remember(state, CAME, enemy, target, FOREST, 0)
    lose_marks(state, target)
    if state.terrain() & BIT[target] != 0:
        set_held(state, enemy, state.held(enemy) & ~BIT[target])
    else:
        state.deck -= 1
    if log is not None:
        log.append(Destroyed(int(target), int(victim), int(state.sides[ALIVE + enemy])))


def unlock(state: State, side: i64, fired: i64) -> i64:
    """PZ-HEVY-5: the heavy tanks of *side* that may move again; *fired* is the cell whose unit has fired."""
    free: i64 = state.locked & state.held(side)
    if fired != NOWHERE:
        free &= ~BIT[fired]
    state.locked &= ~free
    return free
