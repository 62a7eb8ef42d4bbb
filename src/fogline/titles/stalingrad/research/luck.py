"""Luck in SCOPE Stalingrad: there are no dice, but of several equally good ideas only one finds something, and luck
decides which one a side follows.

A position counts its points and the card just found; their value as a share of a win was measured beforehand, in games
with other seeds.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import tanh
from typing import Final

from fogline.kit.research import Luck
from fogline.titles.scope.actions import Action
from fogline.titles.scope.position import NOBODY
from fogline.titles.stalingrad.bots.appraisal import goal_of, prize_of
from fogline.titles.stalingrad.rules import steps
from fogline.titles.stalingrad.rules.play import to_act
from fogline.titles.stalingrad.rules.state import SCORE, State

WEIGHT: Final = 0.3
"""How much it is worth to be far ahead rather than level, as a share of a win."""
SHARPNESS: Final = 2.0
"""With this value, half of the points needed are worth three quarters of ``WEIGHT``."""


class StalingradLuck:
    def counts(self, state: State) -> bool:
        """Whether a turn's action is due."""
        return state.step == steps.ACTION

    def alike(self, action: Action) -> Hashable:
        return action

    def worth(self, state: State) -> float:
        if state.step == steps.OVER:
            return 0.0 if state.winner == NOBODY else WEIGHT if state.winner == 0 else -WEIGHT
        lead = float(state.sides[SCORE] - state.sides[SCORE + 1]) / goal_of(state.rules)
        if state.step in (steps.SHOT, steps.GUN):
            side = int(state.rules.side_of(to_act(state)[0]))
            prize = prize_of(state, side, int(state.cells[state.focus]))
            lead += prize if side == 0 else -prize
        return WEIGHT * tanh(SHARPNESS * lead)


LUCK: Final[Luck] = StalingradLuck()
