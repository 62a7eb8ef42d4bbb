"""Two levels of play that need no worlds: they decide by what a title knows of a view, and that quickly."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fogline.kernel.choices import Choices
from fogline.kit.bots import Knowledge, Rater, pick
from fogline.kit.deciding.rated import rated_of

RECRUITS_CARE: Final = 1
REGULARS_CARE: Final = 4
"""How many ideas for the set-up each level compares."""
NOISE: Final = 0.15
"""How much randomness a regular adds to actions with similar ratings."""


class Recruit:
    """Random, but sane: it knows which actions do something, and no more."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """One of *choices*."""
        if len(choices) == 1:
            return choices[0]
        prepared = self._knowledge.prepare(view, choices, rng, RECRUITS_CARE)
        if prepared is not None:
            return prepared
        actions = list(choices)
        return pick(actions, self._knowledge.weights(view, actions), rng)


class Regular:
    """Plays by rules of thumb, with a little randomness."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._rater = knowledge if isinstance(knowledge, Rater) else None

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """One of *choices*."""
        if len(choices) == 1:
            return choices[0]
        prepared = self._knowledge.prepare(view, choices, rng, REGULARS_CARE)
        if prepared is not None:
            return prepared
        if self._rater is not None:
            rated = self._rater.rated(view, choices, rng)
        else:
            rated = rated_of(self._knowledge.rate(view, choices, rng))
        return rated.strongest(rng, NOISE) if rated.actions else rng.choice(choices)
