"""An action is played, or refused. Then the flow chart is followed (``flow.py``) until somebody is asked again
(``asking.py``)."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.kernel.errors import IllegalAction, NotYourTurn
from fogline.kernel.game import CHANCE, Seat
from fogline.titles.spearpoint.rules import (
    attacking,
    building,
    carrying,
    committing,
    declaring,
    drawing,
    flow,
    initiative,
    refusing,
    windows,
    wounding,
)  # fmt: skip
from fogline.titles.spearpoint.rules.actions import (
    Action,
    Dice,
    Die,
)  # fmt: skip
from fogline.titles.spearpoint.rules.asking import legal_list, to_act
from fogline.titles.spearpoint.rules.events import Event
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
    CARD_DIE,
    DICE,
    GOING_ON,
    INITIATIVE_DICE,
    INTENSITY_DIE,
    MODULE_OF,
)  # fmt: skip


def apply(state: State, seat: Seat, action: Action, log: list[Event] | None) -> None:
    """Play *action* in place, or refuse it before anything has changed."""
    if seat not in to_act(state):
        raise NotYourTurn("chance" if seat == CHANCE else _seat_name(state, seat))
    if not _is_legal(state, seat, action):
        raise IllegalAction(refusing.clause(state, seat, action), action.text())
    carry_out(state, seat, action, log)


def carry_out(state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
    """Play an action that is known to be legal."""
    _apply(state, seat, action, log)
    if state.step == GOING_ON:
        flow.go_on(state, log)


def _seat_name(state: State, seat: i64) -> str:
    return state.rules.seats[seat] if seat == 0 or seat == 1 else f"seat {seat}"


def _is_legal(state: State, seat: i64, action: Action) -> bool:
    if isinstance(action, Dice):
        return state.step == DICE or state.step == INITIATIVE_DICE
    if isinstance(action, Die):
        return state.step == INTENSITY_DIE or state.step == CARD_DIE
    for candidate in legal_list(state, seat):
        if candidate is action:
            return True
    return False


def _apply(state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
    """What an action does: the module of the step knows."""
    module = MODULE_OF[state.step]
    if module == BY_ATTACKING:
        attacking.apply(state, seat, action, log)
    elif module == BY_WOUNDING:
        wounding.apply(state, seat, action, log)
    elif module == BY_WINDOWS:
        windows.apply(state, seat, action, log)
    elif module == BY_DRAWING:
        drawing.apply(state, seat, action, log)
    elif module == BY_COMMITTING:
        committing.apply(state, seat, action, log)
    elif module == BY_DECLARING:
        declaring.apply(state, seat, action, log)
    elif module == BY_BUILDING:
        building.apply(state, seat, action, log)
    elif module == BY_INITIATIVE:
        initiative.apply(state, seat, action, log)
    elif module == BY_CARRYING:
        carrying.apply(state, seat, action, log)
