"""Determines who is asked, and the possible answers. Actions are played, or refused with the clause that forbids them;
then the game follows the flow chart (SP-TURN-5) until somebody is asked again."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.kernel.errors import IllegalAction, NotYourTurn
from fogline.kernel.game import CHANCE, Seat
from fogline.titles.spearpoint.rules import draw_phase, execution, hands, steps, victory
from fogline.titles.spearpoint.rules.actions import ALL_DICE, ALL_DIE, TRANSFER, Action, Dice, Die, Pair, Play, Roll
from fogline.titles.spearpoint.rules.attacks import ATTACKS
from fogline.titles.spearpoint.rules.commitment import COMMITMENT
from fogline.titles.spearpoint.rules.damage import DAMAGE
from fogline.titles.spearpoint.rules.declarations import DECLARATIONS
from fogline.titles.spearpoint.rules.draft import DRAFT
from fogline.titles.spearpoint.rules.draw_phase import DRAW_PHASE
from fogline.titles.spearpoint.rules.events import Event
from fogline.titles.spearpoint.rules.execution import EXECUTION
from fogline.titles.spearpoint.rules.initiative import INITIATIVE
from fogline.titles.spearpoint.rules.stage import Stage
from fogline.titles.spearpoint.rules.state import State
from fogline.titles.spearpoint.rules.windows import WINDOWS

_ALL_DICE: Final[list[Action]] = [*ALL_DICE]
_ALL_DIE: Final[list[Action]] = [*ALL_DIE]

PLAN_STEPS: Final = (steps.COMMIT, steps.WINDOW, steps.DECLARE)
"""Steps in which both seats write a secret plan and close it with ``done``."""
_OVER: Final = Stage()
_STAGES: Final[list[Stage]] = [
    DRAFT, DRAFT, DRAFT, DRAFT,  # BUILD, MUSTER, DEAL, PRIORITY
    COMMITMENT, WINDOWS, DECLARATIONS,  # COMMIT, WINDOW, DECLARE
    INITIATIVE, INITIATIVE,  # INITIATIVE, INITIATIVE_DICE
    ATTACKS, WINDOWS, WINDOWS,  # NAME, SUPPORT, ANSWER
    ATTACKS, ATTACKS, ATTACKS,  # ROLL, DICE, FRIENDLY_FIRE
    DAMAGE, DAMAGE, WINDOWS, DAMAGE,  # INTENSITY, INTENSITY_DIE, PARRY, DAMAGE
    EXECUTION, EXECUTION, EXECUTION,  # CARD_ROLL, CARD_DIE, CAPTURE
    DRAW_PHASE, DRAW_PHASE, DRAW_PHASE, DRAW_PHASE,  # DRAW, DRAW_COMMAND, DRAW_UNIT, LIMIT
    _OVER, _OVER,  # OVER, GOING_ON
]  # fmt: skip
"""By step, the stage that knows who acts, the legal actions, the clause of a refusal, and the effect of an action."""
_ENTERED: Final[list[Stage]] = [
    DRAFT, DRAFT, DRAFT, DRAFT,  # TO_BUILD, TO_MUSTER, TO_FIELD, TO_DEAL
    COMMITMENT, DECLARATIONS, INITIATIVE,  # TO_COMMIT, TO_DECLARE, TO_INITIATIVE
    ATTACKS, ATTACKS, ATTACKS, ATTACKS, ATTACKS,  # TO_NAME, TO_SUPPORT, TO_ANSWER, TO_ROLL, TO_NEXT_ROLL
    DAMAGE, DAMAGE,  # TO_PARRY, TO_WOUND
    DRAW_PHASE, DRAW_PHASE, DRAW_PHASE,  # TO_DRAW, TO_DRAWING, TO_LIMIT
]  # fmt: skip
"""The stage for each box of the flow chart."""
_CHANCE_STEPS: Final = (
    steps.DEAL, steps.PRIORITY, steps.INITIATIVE_DICE, steps.DICE, steps.INTENSITY_DIE, steps.DAMAGE, steps.CARD_DIE,
    steps.DRAW_COMMAND, steps.DRAW_UNIT,
)  # fmt: skip
_IS_CHANCE: Final = tuple([step in _CHANCE_STEPS for step in range(len(_STAGES))])
_ROLL_STEPS: Final = (steps.INITIATIVE, steps.ROLL, steps.INTENSITY, steps.CARD_ROLL)
_IS_ROLL: Final = tuple([step in _ROLL_STEPS for step in range(len(_STAGES))])
"""By step, whether dice are due for which a card can be discarded (SP-CMD-11)."""


def is_chance(step: i64) -> bool:
    return _IS_CHANCE[step]


def to_act(state: State) -> tuple[Seat, ...]:
    return _STAGES[state.step].to_act(state)


def legal_list(state: State, seat: i64) -> list[Action]:
    step = state.step
    if step == steps.DICE or step == steps.INITIATIVE_DICE:
        return _ALL_DICE
    if step == steps.INTENSITY_DIE or step == steps.CARD_DIE:
        return _ALL_DIE
    if _IS_ROLL[step]:
        return hands.legal_rolls(state, seat)
    return _STAGES[step].legal_actions(state, seat)


def outcomes(state: State) -> list[tuple[Action, int]]:
    """CHANCE's possible actions with their weights: equal for dice, the number of copies for cards."""
    step = state.step
    if step == steps.DICE or step == steps.INITIATIVE_DICE:
        return [(action, 1) for action in _ALL_DICE]
    if step == steps.INTENSITY_DIE or step == steps.CARD_DIE:
        return [(action, 1) for action in _ALL_DIE]
    return _STAGES[step].outcomes(state) if is_chance(step) else []


WRONG_STEP: Final = "SP-TURN-1"
"""The clause for an action that belongs to another step."""


def clause(state: State, seat: i64, action: Action) -> str:
    found = _STAGES[state.step].clause(state, seat, action)
    if found:
        return found
    if isinstance(action, Roll) and _IS_ROLL[state.step]:
        return "SP-CMD-11"
    if isinstance(action, Pair) and action.verb == TRANSFER:
        return "SP-CREW-7"
    return "SP-CMD-3" if isinstance(action, Play) else WRONG_STEP


# -- the flow chart between two questions (SP-TURN-5) -------------------------------------------------


def begin(state: State, log: list[Event] | None) -> None:
    """Continue from a fresh position until somebody is asked."""
    state.step = steps.GOING_ON
    go_on(state, log)


def go_on(state: State, log: list[Event] | None) -> None:
    """Continue until somebody is asked. A Situation's goals are checked after every event (SP-WIN-5)."""
    victory.check_goals(state, at_turn_end=False, log=log)
    while state.step == steps.GOING_ON:
        if state.agenda:
            execution.carry_out(state, log)
            if state.step == steps.DRAW_COMMAND or state.step == steps.DRAW_UNIT:
                draw_phase.prepare(state, log)
                if state.to_draw == 0:
                    state.step = steps.GOING_ON
        else:
            _ENTERED[state.then].enter(state, state.then, log)
        victory.check_goals(state, at_turn_end=False, log=log)


def apply(state: State, seat: Seat, action: Action, log: list[Event] | None) -> None:
    """Play *action* in place, or refuse it before anything has changed, naming no hidden card (SP-HID-5)."""
    if seat not in to_act(state):
        name = state.rules.seats[seat] if seat == 0 or seat == 1 else f"seat {seat}"
        raise NotYourTurn("chance" if seat == CHANCE else name)
    if not _is_legal(state, seat, action):
        raise IllegalAction(clause(state, seat, action), action.text())
    carry_out(state, seat, action, log)


def carry_out(state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
    """Play an action that is known to be legal."""
    _STAGES[state.step].apply(state, seat, action, log)
    if state.step == steps.GOING_ON:
        go_on(state, log)


def _is_legal(state: State, seat: i64, action: Action) -> bool:
    if isinstance(action, Dice):
        return state.step == steps.DICE or state.step == steps.INITIATIVE_DICE
    if isinstance(action, Die):
        return state.step == steps.INTENSITY_DIE or state.step == steps.CARD_DIE
    for candidate in legal_list(state, seat):
        if candidate is action:
            return True
    return False
