"""Luck in SCOPE Panzer: whether shots hit.

A position counts its share of all units left, by cost; the value of this share was measured beforehand, in games with
other seeds.
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
"""The value of a unit on top of its cost."""
WEIGHT: Final = 0.64
"""How much it is worth to be far ahead rather than level, as a share of a win."""
SHARPNESS: Final = 2.0
"""With this value, three quarters of all units give three quarters of ``WEIGHT``."""


class PanzerLuck:
    def counts(self, state: State) -> bool:
        """Whether a shot card is due."""
        return state.step == steps.DRAW

    def alike(self, action: Action) -> Hashable:
        """Every result is a group of its own, since there are only a few."""
        return action

    def worth(self, state: State) -> float:
        ours, theirs = (_strength(state, side) for side in (0, 1))
        return WEIGHT * tanh(SHARPNESS * (ours - theirs) / (ours + theirs))


def _strength(state: State, side: int) -> float:
    costs = state.rules.costs
    return sum(UNIT + float(costs[state.cells[cell]]) for cell in cells_of(state.units_of(side)))


LUCK: Final[Luck] = PanzerLuck()
