"""Luck in SCOPE Panzer: whether shots hit.

A position is worth its share of all units that are left, by their cost; how much of a victory that is was measured
beforehand, in games with other seeds.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import tanh
from typing import Final

from fogline.kit.research import Luck
from fogline.titles.panzer.rules import steps
from fogline.titles.panzer.rules.state import State
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import cells_of

UNIT: Final = 2.0
"""What a unit counts besides its cost."""
WEIGHT: Final = 0.64
"""What it is worth to be far ahead instead of level, as a part of a victory."""
SHARPNESS: Final = 2.0
"""Three quarters of all units are three quarters of that."""


class PanzerLuck:
    """Implements ``kit.research.Luck``."""

    def counts(self, state: State) -> bool:
        """Every shot."""
        return state.step == steps.DRAW

    def alike(self, action: Action) -> Hashable:
        """There are only a few results."""
        return action

    def worth(self, state: State) -> float:
        """For the American side."""
        ours, theirs = (_strength(state, side) for side in (0, 1))
        return WEIGHT * tanh(SHARPNESS * (ours - theirs) / (ours + theirs))


def _strength(state: State, side: int) -> float:
    costs = state.rules.costs
    return sum(UNIT + float(costs[state.cells[cell]]) for cell in cells_of(state.units_of(side)))


LUCK: Final[Luck] = PanzerLuck()
