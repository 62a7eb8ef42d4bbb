"""Luck in Spearpoint 1943: the dice of attacks and of damage.

A position has the veteran's material value, with the current attack weighted by its odds. How large a share of a win
this value is was measured beforehand, in games with other seeds.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import tanh
from typing import Final

from fogline.kit.research import Luck
from fogline.titles.spearpoint.bots.command_cards import attack_loss, hit_loss, known_hit_loss
from fogline.titles.spearpoint.bots.field import Field
from fogline.titles.spearpoint.rules.actions import Action, Dice
from fogline.titles.spearpoint.rules.state import NOBODY, State
from fogline.titles.spearpoint.rules.steps import DICE, INTENSITY, INTENSITY_DIE, OVER, PARRY, ROLL

SCALE: Final = 40.0
"""A lead of this many points is worth three quarters of a win."""


class SpearpointLuck:
    def counts(self, state: State) -> bool:
        """Whether dice for an attack or for damage are due."""
        return state.step in (DICE, INTENSITY_DIE)

    def alike(self, action: Action) -> Hashable:
        """Two rolls of dice are alike if their sums are equal."""
        return action.first + action.second if isinstance(action, Dice) else action

    def worth(self, state: State) -> float:
        """The value of a position to the first seat."""
        if state.step == OVER:
            return 0.0 if state.winner == NOBODY else 0.5 if state.winner == 0 else -0.5
        field = Field(state, 0)
        return 0.5 * tanh((field.material() + _pending(field)) / SCALE)


def _pending(field: Field) -> float:
    """The expected result of the current attack."""
    state = field.state
    if state.step == ROLL:
        unit, loss = state.unit(state.target), attack_loss(field)
    elif state.step in (INTENSITY, INTENSITY_DIE):
        unit, loss = state.unit(state.struck), hit_loss(field, 0)
    elif state.step == PARRY:
        unit, loss = state.unit(state.struck), known_hit_loss(field)
    else:
        return 0.0
    if unit is None:
        return 0.0
    return loss if unit.seat == 1 else -loss


LUCK: Final[Luck] = SpearpointLuck()
