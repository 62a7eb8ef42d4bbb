"""Who is asked, and what the answers can be; an action is played, or refused with the clause that forbids it; then the
flow chart (SP-TURN-5) is followed until somebody is asked again."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.kernel.choices import Choices
from fogline.kernel.errors import IllegalAction, NotYourTurn
from fogline.kernel.game import CHANCE, Seat
from fogline.titles.spearpoint.rules import (
    attacks,
    commitment,
    damage,
    declarations,
    draft,
    draw_phase,
    execution,
    initiative,
    steps,
    victory,
    windows,
)
from fogline.titles.spearpoint.rules.actions import ALL_DICE, ALL_DIE, TRANSFER, Action, Dice, Die, Pair, Play
from fogline.titles.spearpoint.rules.events import Event
from fogline.titles.spearpoint.rules.state import NO_SEATS, State

_ALL_DICE: Final[list[Action]] = [*ALL_DICE]
_ALL_DIE: Final[list[Action]] = [*ALL_DIE]
_NO_ACTIONS: Final[list[Action]] = []

PLAN_STEPS: Final = (steps.COMMIT, steps.WINDOW, steps.DECLARE)
"""Steps in which both put together a secret plan and close it with ``done``."""
_CHANCE_STEPS: Final = (
    steps.DEAL, steps.PRIORITY, steps.INITIATIVE_DICE, steps.DICE, steps.INTENSITY_DIE, steps.DAMAGE, steps.CARD_DIE, steps.DRAW_COMMAND, steps.DRAW_UNIT,
)  # fmt: skip
_IS_CHANCE: Final = tuple([step in _CHANCE_STEPS for step in range(len(steps.MODULE_OF))])


def is_chance(step: i64) -> bool:
    """Whether CHANCE is to act."""
    return _IS_CHANCE[step]


def to_act(state: State) -> tuple[Seat, ...]:
    """Who must act now."""
    module = steps.MODULE_OF[state.step]
    if module == steps.BY_ATTACKING:
        return attacks.to_act(state)
    if module == steps.BY_WOUNDING:
        return damage.to_act(state)
    if module == steps.BY_WINDOWS:
        return windows.to_act(state)
    if module == steps.BY_DRAWING:
        return draw_phase.to_act(state)
    if module == steps.BY_COMMITTING:
        return commitment.to_act(state)
    if module == steps.BY_DECLARING:
        return declarations.to_act(state)
    if module == steps.BY_BUILDING:
        return draft.to_act(state)
    if module == steps.BY_INITIATIVE:
        return initiative.to_act(state)
    if module == steps.BY_CARRYING:
        return execution.to_act(state)
    return NO_SEATS


def legal(state: State, seat: Seat) -> Choices[Action]:
    """Every action *seat* may take."""
    return Choices([legal_list(state, seat)]) if seat in to_act(state) else Choices([_NO_ACTIONS])


def legal_list(state: State, seat: i64) -> list[Action]:
    """The same for a seat that is to act."""
    step = state.step
    if step == steps.DICE or step == steps.INITIATIVE_DICE:
        return _ALL_DICE
    if step == steps.INTENSITY_DIE or step == steps.CARD_DIE:
        return _ALL_DIE
    module = steps.MODULE_OF[step]
    if module == steps.BY_ATTACKING:
        return attacks.legal_actions(state, seat)
    if module == steps.BY_WOUNDING:
        return damage.legal_actions(state, seat)
    if module == steps.BY_WINDOWS:
        return windows.legal_actions(state, seat)
    if module == steps.BY_DRAWING:
        return draw_phase.legal_actions(state, seat)
    if module == steps.BY_COMMITTING:
        return commitment.legal_actions(state, seat)
    if module == steps.BY_DECLARING:
        return declarations.legal_actions(state, seat)
    if module == steps.BY_BUILDING:
        return draft.legal_actions(state, seat)
    if module == steps.BY_INITIATIVE:
        return initiative.legal_actions(state, seat)
    if module == steps.BY_CARRYING:
        return execution.legal_actions(state, seat)
    return _NO_ACTIONS


def outcomes(state: State) -> list[tuple[Action, int]]:
    """What CHANCE can do, with its weight: dice are even, cards have their number of copies."""
    step = state.step
    if step == steps.DICE or step == steps.INITIATIVE_DICE:
        return [(action, 1) for action in _ALL_DICE]
    if step == steps.INTENSITY_DIE or step == steps.CARD_DIE:
        return [(action, 1) for action in _ALL_DIE]
    if step == steps.DAMAGE:
        return damage.outcomes(state)
    if step == steps.DEAL or step == steps.PRIORITY:
        return draft.outcomes(state)
    return draw_phase.outcomes(state) if is_chance(step) else []


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
    module = steps.MODULE_OF[state.step]
    if module == steps.BY_ATTACKING:
        return attacks.clause(state, seat, action)
    if module == steps.BY_WOUNDING:
        return damage.clause(state, action)
    if module == steps.BY_WINDOWS:
        return windows.clause(state, seat, action)
    if module == steps.BY_DRAWING:
        return draw_phase.clause(state, seat, action)
    if module == steps.BY_COMMITTING:
        return commitment.clause(state, seat, action)
    if module == steps.BY_DECLARING:
        return declarations.clause(state, seat, action)
    if module == steps.BY_BUILDING:
        return draft.clause(state, seat, action)
    if module == steps.BY_INITIATIVE:
        return initiative.clause(state, action)
    if module == steps.BY_CARRYING:
        return execution.clause(state, action)
    return ""


# -- the flow chart between two questions (SP-TURN-5) -------------------------------------------------


def begin(state: State, log: list[Event] | None) -> None:
    """Go on from a fresh position as far as nobody is asked."""
    state.step = steps.GOING_ON
    go_on(state, log)


def go_on(state: State, log: list[Event] | None) -> None:
    """Until somebody is asked. A Situation's goals are looked at after everything that happens (SP-WIN-5)."""
    victory.check_goals(state, at_turn_end=False, log=log)
    while state.step == steps.GOING_ON:
        if state.agenda:
            execution.carry_out(state, log)
            if state.step == steps.DRAW_COMMAND or state.step == steps.DRAW_UNIT:
                draw_phase.prepare(state, log)
                if state.to_draw == 0:
                    state.step = steps.GOING_ON
        else:
            _enter(state, log)
        victory.check_goals(state, at_turn_end=False, log=log)


def _enter(state: State, log: list[Event] | None) -> None:
    """The box of the chart that comes next."""
    box = state.then
    module = steps.MODULE_OF_BOX[box]
    if module == steps.BY_ATTACKING:
        attacks.enter(state, box, log)
    elif module == steps.BY_WOUNDING:
        damage.enter(state, box, log)
    elif module == steps.BY_DRAWING:
        draw_phase.enter(state, box, log)
    elif module == steps.BY_COMMITTING:
        commitment.enter(state, log)
    elif module == steps.BY_DECLARING:
        declarations.enter(state)
    elif module == steps.BY_INITIATIVE:
        initiative.enter(state)
    else:
        draft.enter(state, box, log)


# -- an action is played, or refused ------------------------------------------------------------------


def apply(state: State, seat: Seat, action: Action, log: list[Event] | None) -> None:
    """Play *action* in place, or refuse it before anything has changed."""
    if seat not in to_act(state):
        raise NotYourTurn("chance" if seat == CHANCE else _seat_name(state, seat))
    if not _is_legal(state, seat, action):
        raise IllegalAction(clause(state, seat, action), action.text())
    carry_out(state, seat, action, log)


def carry_out(state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
    """Play an action that is known to be legal."""
    _apply(state, seat, action, log)
    if state.step == steps.GOING_ON:
        go_on(state, log)


def _seat_name(state: State, seat: i64) -> str:
    return state.rules.seats[seat] if seat == 0 or seat == 1 else f"seat {seat}"


def _is_legal(state: State, seat: i64, action: Action) -> bool:
    if isinstance(action, Dice):
        return state.step == steps.DICE or state.step == steps.INITIATIVE_DICE
    if isinstance(action, Die):
        return state.step == steps.INTENSITY_DIE or state.step == steps.CARD_DIE
    for candidate in legal_list(state, seat):
        if candidate is action:
            return True
    return False


def _apply(state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
    """What an action does: the module of the step knows."""
    module = steps.MODULE_OF[state.step]
    if module == steps.BY_ATTACKING:
        attacks.apply(state, seat, action, log)
    elif module == steps.BY_WOUNDING:
        damage.apply(state, seat, action, log)
    elif module == steps.BY_WINDOWS:
        windows.apply(state, seat, action, log)
    elif module == steps.BY_DRAWING:
        draw_phase.apply(state, seat, action, log)
    elif module == steps.BY_COMMITTING:
        commitment.apply(state, seat, action, log)
    elif module == steps.BY_DECLARING:
        declarations.apply(state, seat, action, log)
    elif module == steps.BY_BUILDING:
        draft.apply(state, seat, action, log)
    elif module == steps.BY_INITIATIVE:
        initiative.apply(state, seat, action, log)
    elif module == steps.BY_CARRYING:
        execution.apply(state, seat, action, log)
