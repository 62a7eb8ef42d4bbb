"""Luck in Spearpoint 1943: dice and drawn Units, in points.

A position is worth what the veteran's judgement of material says, with the attack in hand at its odds; all points
together are a victory by as much as was measured beforehand, in games with other seeds.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from fogline.titles.spearpoint.bots.field import Field
from fogline.titles.spearpoint.bots.orders import attack_loss, hit_loss, known_hit_loss
from fogline.titles.spearpoint.rules.state import NOBODY, State
from fogline.titles.spearpoint.rules.steps import (
    CARD_DIE,
    DICE,
    DRAW_UNIT,
    INTENSITY,
    INTENSITY_DIE,
    OVER,
    PARRY,
    ROLL,
)  # fmt: skip

SCALE: Final = 40.0
"""So many points more than the enemy are three quarters of a victory."""
IN_HAND: Final = 0.25
"""What a Unit in hand counts, as a share of its cost."""
COUNTED: Final = (DICE, INTENSITY_DIE, CARD_DIE, DRAW_UNIT)


class SpearpointLuck:
    """Implements ``kit.research.Luck``."""

    def counts(self, state: State) -> bool:
        """Dice of attacks, of damage and of cards; drawn Units."""
        return state.step in COUNTED

    def worth(self, state: State) -> float:
        """For the first seat."""
        if state.step == OVER:
            return 0.0 if state.winner == NOBODY else 0.5 if state.winner == 0 else -0.5
        field = Field(state, 0)
        return 0.5 * tanh((field.material() + _in_hand(state) + _pending(field)) / SCALE)


def _in_hand(state: State) -> float:
    units = state.rules.units
    costs = [sum(int(count) * int(card.cost) for count, card in zip(side.hand, units, strict=True) if count)
             for side in state.sides]  # fmt: skip
    return IN_HAND * (costs[0] - costs[1])


def _pending(field: Field) -> float:
    """What the attack in hand is still to bring."""
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
