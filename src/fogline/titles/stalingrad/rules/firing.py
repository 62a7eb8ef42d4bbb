"""Machine Gun: OFFENSIVE FIRE (ST-MG)."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.kernel.errors import IllegalAction
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, NEIGHBOURS
from fogline.titles.scope.memory import AMONG
from fogline.titles.scope.position import NOWHERE, remember
from fogline.titles.stalingrad.rules.actions import FIRES, GUNS, HOLD, Fire, Gun
from fogline.titles.stalingrad.rules.cards import DECOY, EMPTY_AREA, KINDS, MACHINE_GUN
from fogline.titles.stalingrad.rules.eliminating import hit
from fogline.titles.stalingrad.rules.events import Event, FireOpened, Revealed
from fogline.titles.stalingrad.rules.state import GUN, State, show


def guns_of(state: State, side: i64) -> i64:
    """The cells of the Machine Guns of *side*."""
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
    """Every enemy card adjacent to an allied Machine Gun (ST-MG-1)."""
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
                found.append(FIRES[target][target])
            else:
                for gun in state.rules.cells:
                    if guns & NEIGHBOURS[target] & BIT[gun] != 0:
                        found.append(FIRES[target][gun])
    chunks.append(found)


def firers(state: State, side: i64) -> i64:
    """The cells of *side* from which a Machine Gun would have a target. Public: only backs decide."""
    mask: i64 = 0
    for gun in state.rules.cells:
        if state.cells[gun] >> 3 == side and state.held(1 - side) & NEIGHBOURS[gun] != 0:
            mask |= BIT[gun]
    return mask


def open_fire(state: State, side: i64, action: Fire, log: list[Event] | None) -> bool:
    """Reveal the target. True if a decision is due: a Machine Gun to reveal, or hold (ST-MG-2 to ST-MG-4)."""
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
        log.append(FireOpened(state.rules.seats_of(side), side, target, gun if declared else None))
        log.append(Revealed(target, card))
    if card % KINDS == EMPTY_AREA:
        return False
    state.focus = target
    state.gun = gun if declared else NOWHERE
    state.step = GUN
    return True


def guns(state: State, side: i64) -> list[Action]:
    """The Machine Guns that can be revealed; and holding back, unless a Decoy forces the reveal (ST-MG-3, ST-MG-5)."""
    found: list[Action] = []
    near = guns_of(state, side) & NEIGHBOURS[state.focus]
    for cell in state.rules.cells:
        if near & BIT[cell] != 0 and (state.gun == NOWHERE or state.gun == cell):
            found.append(GUNS[cell])
    if state.cells[state.focus] % KINDS != DECOY:
        found.append(HOLD)
    return found


def fire(state: State, side: i64, action: Gun, log: list[Event] | None) -> None:
    """Reveal the Machine Gun and eliminate the target; a Decoy stays."""
    gun: i64 = action.cell
    if state.cells[gun] != side * KINDS + MACHINE_GUN or NEIGHBOURS[gun] & BIT[state.focus] == 0:
        raise IllegalAction("ST-MG-2", action.text())
    if state.gun != NOWHERE and state.gun != gun:
        raise IllegalAction("AMB-48", action.text())
    show(state, gun)
    if log is not None:
        log.append(Revealed(gun, state.cells[gun]))
    if state.cells[state.focus] % KINDS != DECOY:
        hit(state, state.focus, "ST-MG-2", log)
