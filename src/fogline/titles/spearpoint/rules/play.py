"""Who is asked, and what the answers can be; an action is played, or refused with the clause that forbids it; then the
flow chart (SP-TURN-5) is followed until somebody is asked again."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.kernel.choices import Choices
from fogline.kernel.errors import IllegalAction, NotYourTurn
from fogline.kernel.game import CHANCE, Seat
from fogline.titles.spearpoint.rules import attacks as attacking
from fogline.titles.spearpoint.rules import commitment as committing
from fogline.titles.spearpoint.rules import damage as wounding
from fogline.titles.spearpoint.rules import declarations as declaring
from fogline.titles.spearpoint.rules import draft as building
from fogline.titles.spearpoint.rules import draw_phase as drawing
from fogline.titles.spearpoint.rules import execution as carrying
from fogline.titles.spearpoint.rules import initiative, victory, windows
from fogline.titles.spearpoint.rules.actions import ALL_DICE, ALL_DIE, TRANSFER, Action, Dice, Die, Pair, Play
from fogline.titles.spearpoint.rules.events import Event
from fogline.titles.spearpoint.rules.state import NO_SEATS, State
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
    COMMIT,
    DAMAGE,
    DEAL,
    DECLARE,
    DICE,
    DRAW_COMMAND,
    DRAW_UNIT,
    GOING_ON,
    INITIATIVE_DICE,
    INTENSITY_DIE,
    MODULE_OF,
    MODULE_OF_BOX,
    PRIORITY,
    WINDOW,
)

_ALL_DICE: Final[list[Action]] = [*ALL_DICE]
_ALL_DIE: Final[list[Action]] = [*ALL_DIE]
_NO_ACTIONS: Final[list[Action]] = []

PLAN_STEPS: Final = (COMMIT, WINDOW, DECLARE)
"""Steps in which both put together a secret plan and close it with ``done``."""
_CHANCE_STEPS: Final = (
    DEAL, PRIORITY, INITIATIVE_DICE, DICE, INTENSITY_DIE, DAMAGE, CARD_DIE, DRAW_COMMAND, DRAW_UNIT,
)  # fmt: skip
_IS_CHANCE: Final = tuple([step in _CHANCE_STEPS for step in range(len(MODULE_OF))])


def is_chance(step: i64) -> bool:
    """Whether CHANCE is to act."""
    return _IS_CHANCE[step]


def to_act(state: State) -> tuple[Seat, ...]:
    """Who must act now."""
    module = MODULE_OF[state.step]
    if module == BY_ATTACKING:
        return attacking.to_act(state)
    if module == BY_WOUNDING:
        return wounding.to_act(state)
    if module == BY_WINDOWS:
        return windows.to_act(state)
    if module == BY_DRAWING:
        return drawing.to_act(state)
    if module == BY_COMMITTING:
        return committing.to_act(state)
    if module == BY_DECLARING:
        return declaring.to_act(state)
    if module == BY_BUILDING:
        return building.to_act(state)
    if module == BY_INITIATIVE:
        return initiative.to_act(state)
    if module == BY_CARRYING:
        return carrying.to_act(state)
    return NO_SEATS


def legal(state: State, seat: Seat) -> Choices[Action]:
    """Every action *seat* may take."""
    return Choices([legal_list(state, seat)]) if seat in to_act(state) else Choices([_NO_ACTIONS])


def legal_list(state: State, seat: i64) -> list[Action]:
    """The same for a seat that is to act."""
    step = state.step
    if step == DICE or step == INITIATIVE_DICE:
        return _ALL_DICE
    if step == INTENSITY_DIE or step == CARD_DIE:
        return _ALL_DIE
    module = MODULE_OF[step]
    if module == BY_ATTACKING:
        return attacking.legal_actions(state, seat)
    if module == BY_WOUNDING:
        return wounding.legal_actions(state, seat)
    if module == BY_WINDOWS:
        return windows.legal_actions(state, seat)
    if module == BY_DRAWING:
        return drawing.legal_actions(state, seat)
    if module == BY_COMMITTING:
        return committing.legal_actions(state, seat)
    if module == BY_DECLARING:
        return declaring.legal_actions(state, seat)
    if module == BY_BUILDING:
        return building.legal_actions(state, seat)
    if module == BY_INITIATIVE:
        return initiative.legal_actions(state, seat)
    if module == BY_CARRYING:
        return carrying.legal_actions(state, seat)
    return _NO_ACTIONS


def outcomes(state: State) -> list[tuple[Action, int]]:
    """What CHANCE can do, with its weight: dice are even, cards have their number of copies."""
    step = state.step
    if step == DICE or step == INITIATIVE_DICE:
        return [(action, 1) for action in _ALL_DICE]
    if step == INTENSITY_DIE or step == CARD_DIE:
        return [(action, 1) for action in _ALL_DIE]
    if step == DAMAGE:
        return wounding.outcomes(state)
    if step == DEAL or step == PRIORITY:
        return building.outcomes(state)
    return drawing.outcomes(state) if is_chance(step) else []


# -- why an action is refused -------------------------------------------------------------------------


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


# -- the flow chart between two questions (SP-TURN-5) -------------------------------------------------


def begin(state: State, log: list[Event] | None) -> None:
    """Go on from a fresh position as far as nobody is asked."""
    state.step = GOING_ON
    go_on(state, log)


def go_on(state: State, log: list[Event] | None) -> None:
    """Until somebody is asked. A Situation's goals are looked at after everything that happens (SP-WIN-5)."""
    victory.check_goals(state, at_turn_end=False, log=log)
    while state.step == GOING_ON:
        if state.agenda:
            carrying.carry_out(state, log)
            if state.step == DRAW_COMMAND or state.step == DRAW_UNIT:
                drawing.prepare(state, log)
                if state.to_draw == 0:
                    state.step = GOING_ON
        else:
            _enter(state, log)
        victory.check_goals(state, at_turn_end=False, log=log)


def _enter(state: State, log: list[Event] | None) -> None:
    """The box of the chart that comes next."""
    box = state.then
    module = MODULE_OF_BOX[box]
    if module == BY_ATTACKING:
        attacking.enter(state, box, log)
    elif module == BY_WOUNDING:
        wounding.enter(state, box, log)
    elif module == BY_DRAWING:
        drawing.enter(state, box, log)
    elif module == BY_COMMITTING:
        committing.enter(state, log)
    elif module == BY_DECLARING:
        declaring.enter(state)
    elif module == BY_INITIATIVE:
        initiative.enter(state)
    else:
        building.enter(state, box, log)


# -- an action is played, or refused ------------------------------------------------------------------


def apply(state: State, seat: Seat, action: Action, log: list[Event] | None) -> None:
    """Play *action* in place, or refuse it before anything has changed, naming no hidden card (SP-HID-5)."""
    if seat not in to_act(state):
        raise NotYourTurn("chance" if seat == CHANCE else _seat_name(state, seat))
    if not _is_legal(state, seat, action):
        raise IllegalAction(clause(state, seat, action), action.text())
    carry_out(state, seat, action, log)


def carry_out(state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
    """Play an action that is known to be legal."""
    _apply(state, seat, action, log)
    if state.step == GOING_ON:
        go_on(state, log)


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
