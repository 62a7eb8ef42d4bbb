"""Luck in SCOPE Panzer: whether shots hit.

A position is worth its share of all units that are left, by their cost; how much of a victory that is was measured
beforehand, in games with other seeds.
"""

from __future__ import annotations

from typing import Final

from fogline.titles.panzer.rules.state import DRAW, NOBODY, OVER, State
from fogline.titles.scope.grid import cells_of

UNIT: Final = 2.0
"""What a unit counts besides its cost."""
WEIGHT: Final = 0.5
"""What it is worth to have everything instead of as much as the enemy has, as a part of a victory."""


class PanzerLuck:
    """Implements ``kit.research.Luck``."""

    def counts(self, state: State) -> bool:
        """Every shot."""
        return state.step == DRAW

    def worth(self, state: State) -> float:
        """For the American side."""
        if state.step == OVER and state.winner != NOBODY:
            return 0.5 if state.winner == 0 else -0.5
        ours, theirs = (_strength(state, side) for side in (0, 1))
        return WEIGHT * (ours - theirs) / (ours + theirs)


def _strength(state: State, side: int) -> float:
    costs = state.rules.costs
    return sum(UNIT + float(costs[state.cells[cell]]) for cell in cells_of(state.units_of(side)))
