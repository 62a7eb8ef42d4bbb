"""Frozen earlier players of SCOPE Stalingrad, against which the arena measures later ones."""

from __future__ import annotations

from random import Random
from typing import Final

from fogline.kernel.choices import Choices
from fogline.kit.bots import Belief, Knowledge
from fogline.titles.scope.actions import Action
from fogline.titles.stalingrad.bots.knowledge import StalingradKnowledge, best_of, left_to_place
from fogline.titles.stalingrad.rules import steps
from fogline.titles.stalingrad.rules.actions import Place
from fogline.titles.stalingrad.rules.view import View


class Stalingrad2026(StalingradKnowledge):
    """The veteran of November 2026: its set-ups were predictable, and it considered all fitting worlds equally
    likely."""

    def prepare(self, view: View, choices: Choices[Action], rng: Random, care: int) -> Action | None:
        """The next card of the best of *care* random layouts of the remaining cards."""
        if view.step != steps.SET_UP:
            return None
        placing = [action for action in choices if isinstance(action, Place)]
        return best_of(placing, *left_to_place(view), rng, care) if placing else choices[0]

    def belief(self, view: View) -> Belief | None:
        return None


BASELINE: Final[Knowledge] = Stalingrad2026()
