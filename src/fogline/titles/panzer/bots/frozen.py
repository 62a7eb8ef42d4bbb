"""Frozen earlier players of SCOPE Panzer, against which the arena measures later ones."""

from __future__ import annotations

from random import Random
from typing import Final

from fogline.kernel.arrays import vec
from fogline.kernel.choices import Choices
from fogline.kit.bots import Belief, Judge, Knowledge
from fogline.titles.panzer.bots.judge import PanzerJudge, Weights
from fogline.titles.panzer.bots.knowledge import PanzerKnowledge
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.actions import Action

ROW_2026: Final = vec[float]([0.0, 0.6, 1.6, 3.2, 6.0, 10.0, 14.0])
WEIGHTS_2026: Final = Weights(
    first_shot=0.4,
    next_shot=0.25,
    stays=0.4,
    fears=0.25,
    unseen=0.12,
    finds=0.12,
    home_row=ROW_2026,
    empty_row=ROW_2026,
    hunt=0.1,
    repeat=0.0,
    patience=60,
    is_bold=True,
)
"""This player counts cells of the enemy's home row whether or not a unit is near, and keeps exploring the same
cells."""


class Panzer2026(PanzerKnowledge):
    """The veteran of November 2026."""

    def judge(self, view: View, choices: Choices[Action], rng: Random, worlds: int) -> Judge:
        """The judge with the weights of that time."""
        return PanzerJudge(view, choices, rng, WEIGHTS_2026, False)

    def belief(self, view: View) -> Belief | None:
        """No belief: all fitting worlds are equally likely."""
        return None


BASELINE: Final[Knowledge] = Panzer2026()
