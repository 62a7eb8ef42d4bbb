"""Why an action is refused: the clause that forbids it, from the sender's own cards and public facts (SP-COMMIT-4,
SP-HID-5). The module of the step knows; here is what holds in all other steps."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.titles.spearpoint.rules import (
    attacking,
    building,
    carrying,
    committing,
    declaring,
    drawing,
    initiative,
    windows,
    wounding,
)
from fogline.titles.spearpoint.rules.actions import TRANSFER, Action, Pair, Play
from fogline.titles.spearpoint.rules.state import State
from fogline.titles.spearpoint.rules.steps import (
    BY_ATTACKING,
    BY_BUILDING,
    BY_CARRYING,
    BY_COMMITTING,
    BY_DECLARING,
    BY_DRAWING,
    BY_INITIATIVE,
    BY_WINDOWS,
    BY_WOUNDING,
    MODULE_OF,
)

WRONG_STEP: Final = "SP-TURN-1"
"""The action belongs to another step."""


def clause(state: State, seat: i64, action: Action) -> str:
    """The clause that forbids *action*, which is not legal."""
    found = _of_step(state, seat, action)
    if found:
        return found
    if isinstance(action, Pair) and action.verb == TRANSFER:
        return "SP-CREW-7"
    return "SP-CMD-3" if isinstance(action, Play) else WRONG_STEP


def _of_step(state: State, seat: i64, action: Action) -> str:
    """The clause, if an action of this kind belongs to the step."""
    module = MODULE_OF[state.step]
    if module == BY_ATTACKING:
        return attacking.clause(state, seat, action)
    if module == BY_WOUNDING:
        return wounding.clause(state, action)
    if module == BY_WINDOWS:
        return windows.clause(state, seat, action)
    if module == BY_DRAWING:
        return drawing.clause(state, seat, action)
    if module == BY_COMMITTING:
        return committing.clause(state, seat, action)
    if module == BY_DECLARING:
        return declaring.clause(state, seat, action)
    if module == BY_BUILDING:
        return building.clause(state, seat, action)
    if module == BY_INITIATIVE:
        return initiative.clause(state, action)
    if module == BY_CARRYING:
        return carrying.clause(state, action)
    return ""
