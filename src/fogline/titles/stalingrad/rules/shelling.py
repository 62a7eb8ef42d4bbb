"""Mortar: HOWITZER (ST-MO)."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.kernel.errors import IllegalAction
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, NEIGHBOURS
from fogline.titles.stalingrad.rules.actions import Howitzer
from fogline.titles.stalingrad.rules.cards import DECOY, EMPTY_AREA, KINDS, MORTAR, SNIPER
from fogline.titles.stalingrad.rules.eliminating import hit, leave_gap, remove
from fogline.titles.stalingrad.rules.events import Event, Revealed, Shelled
from fogline.titles.stalingrad.rules.state import State, show
from fogline.titles.stalingrad.rules.targets import Targets


def add_howitzers(state: State, side: i64, aims: Targets, chunks: list[list[Action]]) -> None:
    """Each Mortar at each enemy card that is not adjacent to it (ST-MO-1)."""
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
    """The cells of *side* from which a Mortar would have a target. Public: only backs decide."""
    mask: i64 = 0
    for gun in state.rules.cells:
        if state.held(side) & BIT[gun] != 0 and state.held(1 - side) & ~NEIGHBOURS[gun] != 0:
            mask |= BIT[gun]
    return mask


def shell(state: State, side: i64, action: Howitzer, log: list[Event] | None) -> None:
    """Reveal the Mortar and Shoot; the target is turned up in every case (ST-MO-2)."""
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
        log.append(Shelled(side, mortar, target))
        log.append(Revealed(mortar, state.cells[mortar]))
    kind: i64 = card % KINDS
    if kind >= SNIPER:
        hit(state, target, "ST-MO-2", log)
    elif kind == DECOY:
        remove(state, target, "ST-MO-2", log)
        leave_gap(state, target, log)
    elif log is not None:
        assert kind == EMPTY_AREA
        log.append(Revealed(target, card))
