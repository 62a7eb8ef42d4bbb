"""The actions of Units: RECOGNITION (ST-SC), HOWITZER (ST-MO), OFFENSIVE FIRE (ST-MG), ASSAULT and the DEFENSIVE FIRE
that stops it (ST-IN, ST-DF)."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.errors import IllegalAction
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, COLUMNS, NEIGHBOURS, SQUARE
from fogline.titles.scope.position import AMONG, NOWHERE, remember
from fogline.titles.stalingrad.rules import actions, events, steps
from fogline.titles.stalingrad.rules.cards import DECOY, EMPTY_AREA, INFANTRY, KINDS, MACHINE_GUN, MORTAR, SCOUT, SNIPER
from fogline.titles.stalingrad.rules.events import Event
from fogline.titles.stalingrad.rules.search import Targets, hit, leave_gap, remove, score
from fogline.titles.stalingrad.rules.state import LOUD, SCORE, UNSCORED, State, lay, lift, show


def can_recognize(state: State, side: i64) -> bool:
    """Whether an allied Scout is in play, which is enough because the enemy always has a card."""
    return state.counts[side * KINDS + SCOUT] > 0


def add_recognitions(state: State, side: i64, aims: Targets, chunks: list[list[Action]]) -> None:
    """Add RECOGNITION of each enemy card, and of every two that are horizontally adjacent (ST-SC-1, ST-GRID-7)."""
    if can_recognize(state, side):
        chunks.append(aims.singles if state.rules.one_by_one else aims.recognitions)


def recognize(state: State, side: i64, action: actions.Recognize, log: list[Event] | None) -> bool:
    """Reveal one or two cards. Returns True if a second may follow (AMB-43, sequential)."""
    if not can_recognize(state, side):
        raise IllegalAction("ST-SC-1", action.text())
    first: i64 = action.first
    second: i64 = action.second
    if state.cells[first] >> 3 != 1 - side or state.cells[second] >> 3 != 1 - side:
        raise IllegalAction("ST-SC-1", action.text())
    if second != first and (state.rules.one_by_one or not _side_by_side(first, second)):
        raise IllegalAction("AMB-43" if state.rules.one_by_one else "ST-GRID-7", action.text())
    show(state, first)
    if second != first:
        show(state, second)
    if log is not None:
        cells = (first,) if first == second else (first, second)
        log.append(events.Recognized(side, cells))
        for cell in cells:
            log.append(events.Revealed(cell, state.cells[cell]))
    if not state.rules.one_by_one:
        return False
    state.focus = first
    state.step = steps.LOOK
    return True


def second_looks(state: State, side: i64) -> list[Action]:
    """The choices after the first card: to reveal a card beside it, or none."""
    found: list[Action] = []
    enemy: i64 = 1 - side
    for cell in state.rules.cells:
        if _side_by_side(cell, state.focus) and state.cells[cell] >> 3 == enemy:
            found.append(actions.RECOGNITIONS[cell][cell])
    found.append(actions.HOLD)
    return found


def look_again(state: State, side: i64, action: actions.Recognize, log: list[Event] | None) -> None:
    """Reveal a second card beside the first."""
    cell: i64 = action.first
    if action.second != cell or not _side_by_side(cell, state.focus) or state.cells[cell] >> 3 != 1 - side:
        raise IllegalAction("ST-GRID-7", action.text())
    show(state, cell)
    if log is not None:
        log.append(events.Recognized(side, (cell,)))
        log.append(events.Revealed(cell, state.cells[cell]))


def _side_by_side(one: i64, other: i64) -> bool:
    apart: i64 = one - other
    return (apart == 1 or apart == -1) and one // COLUMNS == other // COLUMNS


def add_howitzers(state: State, side: i64, aims: Targets, chunks: list[list[Action]]) -> None:
    """Add each Mortar with each enemy card that is not adjacent to it (ST-MO-1)."""
    mortar: i64 = side * KINDS + MORTAR
    if state.counts[mortar] == 0:
        return
    left: i64 = state.counts[mortar]
    for cell in state.rules.own_first[side]:
        if state.cells[cell] == mortar:
            chunks.append(aims.howitzers(cell))
            left -= 1
            if left == 0:
                return


def shellers(state: State, side: i64) -> i64:
    """The cells of *side* from which a Mortar would have a target. They are public, since only backs decide."""
    mask: i64 = 0
    for gun in state.rules.cells:
        if state.held(side) & BIT[gun] != 0 and state.held(1 - side) & ~NEIGHBOURS[gun] != 0:
            mask |= BIT[gun]
    return mask


def shell(state: State, side: i64, action: actions.Howitzer, log: list[Event] | None) -> None:
    """Reveal the Mortar and Shoot; the target is always revealed (ST-MO-2)."""
    mortar: i64 = action.origin
    target: i64 = action.target
    if state.cells[mortar] != side * KINDS + MORTAR:
        raise IllegalAction("ST-MO-1", action.text())
    card: i64 = state.cells[target]
    if card >> 3 != 1 - side:
        raise IllegalAction("ST-MO-4", action.text())
    if NEIGHBOURS[mortar] & BIT[target] != 0:
        raise IllegalAction("ST-MO-1", action.text())
    show(state, mortar)
    show(state, target)
    if log is not None:
        log.append(events.Shelled(side, mortar, target))
        log.append(events.Revealed(mortar, state.cells[mortar]))
    kind: i64 = card % KINDS
    if kind >= SNIPER:
        hit(state, target, "ST-MO-2", log)
    elif kind == DECOY:
        remove(state, target, "ST-MO-2", log)
        leave_gap(state, target, log)
    elif log is not None:
        assert kind == EMPTY_AREA
        log.append(events.Revealed(target, card))


def guns_of(state: State, side: i64) -> i64:
    gun: i64 = side * KINDS + MACHINE_GUN
    left: i64 = state.counts[gun]
    mask: i64 = 0
    if left > 0:
        for cell in state.rules.own_first[side]:
            if state.cells[cell] == gun:
                mask |= BIT[cell]
                left -= 1
                if left == 0:
                    break
    return mask


def add_fires(state: State, side: i64, chunks: list[list[Action]]) -> None:
    """Add every enemy card adjacent to an allied Machine Gun (ST-MG-1)."""
    guns = guns_of(state, side)
    if guns == 0:
        return
    found: list[Action] = []
    near: i64 = 0
    for cell in state.rules.cells:
        if guns & BIT[cell] != 0:
            near |= NEIGHBOURS[cell]
    near &= state.held(1 - side)
    if near == 0:
        return
    for target in state.rules.cells:
        if near & BIT[target] != 0:
            if not state.rules.declared_gun:
                found.append(actions.FIRES[target][target])
            else:
                for gun in state.rules.cells:
                    if guns & NEIGHBOURS[target] & BIT[gun] != 0:
                        found.append(actions.FIRES[target][gun])
    chunks.append(found)


def firers(state: State, side: i64) -> i64:
    """The cells of *side* from which a Machine Gun would have a target. They are public, since only backs decide."""
    mask: i64 = 0
    for gun in state.rules.cells:
        if state.cells[gun] >> 3 == side and state.held(1 - side) & NEIGHBOURS[gun] != 0:
            mask |= BIT[gun]
    return mask


def open_fire(state: State, side: i64, action: actions.Fire, log: list[Event] | None) -> bool:
    """Reveal the target. Returns True if a decision is due: a Machine Gun to reveal, or hold (ST-MG-2 to ST-MG-4)."""
    target: i64 = action.target
    card: i64 = state.cells[target]
    near = guns_of(state, side) & NEIGHBOURS[target]
    if card >> 3 != 1 - side or near == 0:
        raise IllegalAction("ST-MG-1", action.text())
    gun: i64 = action.origin
    declared: bool = gun != target
    if declared != state.rules.declared_gun or (declared and near & BIT[gun] == 0):
        raise IllegalAction("AMB-48", action.text())
    remember(state, AMONG, side, NOWHERE, MACHINE_GUN, NEIGHBOURS[target] & state.held(side))
    show(state, target)
    if log is not None:
        log.append(events.FireOpened(state.rules.seats_of(side), side, target, gun if declared else None))
        log.append(events.Revealed(target, card))
    if card % KINDS == EMPTY_AREA:
        return False
    state.focus = target
    state.gun = gun if declared else NOWHERE
    state.step = steps.GUN
    return True


def guns(state: State, side: i64) -> list[Action]:
    """The choices of Machine Guns to reveal, and holding fire unless a Decoy forces the reveal (ST-MG-3, ST-MG-5)."""
    found: list[Action] = []
    near = guns_of(state, side) & NEIGHBOURS[state.focus]
    for cell in state.rules.cells:
        if near & BIT[cell] != 0 and (state.gun == NOWHERE or state.gun == cell):
            found.append(actions.GUNS[cell])
    if state.cells[state.focus] % KINDS != DECOY:
        found.append(actions.HOLD)
    return found


def fire(state: State, side: i64, action: actions.Gun, log: list[Event] | None) -> None:
    """Reveal the Machine Gun and eliminate the target; a Decoy stays."""
    gun: i64 = action.cell
    if state.cells[gun] != side * KINDS + MACHINE_GUN or NEIGHBOURS[gun] & BIT[state.focus] == 0:
        raise IllegalAction("ST-MG-2", action.text())
    if state.gun != NOWHERE and state.gun != gun:
        raise IllegalAction("AMB-48", action.text())
    show(state, gun)
    if log is not None:
        log.append(events.Revealed(gun, state.cells[gun]))
    if state.cells[state.focus] % KINDS != DECOY:
        hit(state, state.focus, "ST-MG-2", log)


CORNERS: Final = vec[i64]([COLUMNS + 1, COLUMNS, 1, 0])
"""What to subtract from a cell's number to get back to the corners of the Quadrants that contain it."""


def add_assaults(state: State, side: i64, chunks: list[list[Action]]) -> None:
    """Add each Infantry with each Quadrant that contains it and an enemy card (ST-IN-1, AMB-49)."""
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
            row = actions.ASSAULTS[cell]
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
    """The cells of *side* from which an Infantry could ASSAULT. They are public, since only backs decide."""
    own = state.held(side)
    enemy = state.held(1 - side)
    mask: i64 = 0
    for corner in state.rules.quadrants:
        if SQUARE[corner] & enemy != 0 or not state.rules.assault_needs_enemy:
            mask |= SQUARE[corner] & own
    return mask


def assault(state: State, side: i64, action: actions.Assault, log: list[Event] | None) -> bool:
    """Reveal the Infantry and the enemy cards. Returns True if a decision is due: take a cell or stay (ST-IN-3)."""
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
        log.append(events.Assaulted(side, origin, corner))
    stopped = False
    for cell in square_cells(corner):
        card = state.cells[cell]
        if card >> 3 == 1 - side:
            show(state, cell)
            stopped = stopped or card % KINDS == MACHINE_GUN
            if log is not None:
                log.append(events.Revealed(cell, card))
    if stopped:
        _defensive_fire(state, side, origin, log)
        return False
    if log is not None:
        log.append(events.Revealed(origin, infantry))
    state.focus = origin
    state.quadrant = corner
    state.step = steps.TAKE
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
        log.append(events.DefensiveFire(origin))
        log.append(events.Eliminated(origin, card, points, "ST-DF-1"))
    leave_gap(state, origin, log)


def takes(state: State, side: i64) -> list[Action]:
    """The choices after an ASSAULT: the cells of the enemy cards in the Quadrant, or none of them."""
    found: list[Action] = []
    for cell in square_cells(state.quadrant):
        if state.cells[cell] >> 3 == 1 - side:
            found.append(actions.TAKES[cell])
    found.append(actions.STAY)
    return found


def take(state: State, side: i64, action: actions.Take, log: list[Event] | None) -> None:
    """Put the Infantry on the cell of an enemy card, which is eliminated or removed (ST-IN-4, ST-IN-5)."""
    cell: i64 = action.cell
    displaced: i64 = state.cells[cell]
    if SQUARE[state.quadrant] & BIT[cell] == 0 or displaced >> 3 != 1 - side:
        raise IllegalAction("ST-IN-3", action.text())
    origin: i64 = state.focus
    card: i64 = side * KINDS + INFANTRY
    if displaced % KINDS >= SNIPER:
        lift(state, cell)
        points = score(state, displaced)  # ST-DUEL-4: the Sniper in play goes, even if another waits in the Player Zone
        if log is not None:
            log.append(events.Eliminated(cell, displaced, points, "ST-IN-4"))
    else:
        remove(state, cell, "ST-IN-4", log)
    lift(state, origin)
    lay(state, cell, card)
    state.quiet = LOUD
    if log is not None:
        log.append(events.Taken(origin, cell, card))
    leave_gap(state, origin, log)


def stay(state: State, log: list[Event] | None) -> None:
    """Leave the Infantry where it is."""
    if log is not None:
        log.append(events.Stayed(state.focus))


def square_cells(corner: i64) -> vec[i64]:
    return vec[i64]([corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1])
