"""Who is asked, and what the answers can be: each step's module knows (``steps.MODULE_OF``)."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.kernel.choices import Choices
from fogline.kernel.game import Seat
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
from fogline.titles.spearpoint.rules.actions import ALL_DICE, ALL_DIE, Action
from fogline.titles.spearpoint.rules.seats import NO_SEATS
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
    COMMIT,
    DAMAGE,
    DEAL,
    DECLARE,
    DICE,
    DRAW_COMMAND,
    DRAW_UNIT,
    INITIATIVE_DICE,
    INTENSITY_DIE,
    MODULE_OF,
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
