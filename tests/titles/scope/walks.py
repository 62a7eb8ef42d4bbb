"""Random games of either title, for tests of single positions."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Any, NamedTuple

from fogline.kernel.game import Game
from fogline.kernel.setup import Setup


class Walk(NamedTuple):
    """How far a random game goes, and which of its positions are taken."""

    longest: int
    """Actions, set-up included."""
    share: float
    rare: Collection[int]
    """The steps that are seldom reached."""
    times: int
    """How much larger their share is."""


def walked(game: Game[Any, Any, Any, Any], setup: Setup, rng: Random, walk: Walk) -> Iterator[Any]:
    """A share of the positions of a random game, more of the rare ones, and the last; each a state of its own.

    What is done is mostly picked first by its kind: there are many more ways to MOVE than to do anything else.
    """
    state = game.new(setup)
    for _ in range(walk.longest):
        seats = game.to_act(state)
        if not seats or rng.random() < walk.share * (walk.times if state.step in walk.rare else 1):
            yield state.clone()
        if not seats:
            return
        seat = rng.choice(seats)
        choices = list(game.legal(state, seat))
        verb = type(
            rng.choice(choices if rng.random() < 0.3 else list({type(each): each for each in choices}.values()))
        )
        game.apply(state, seat, rng.choice([each for each in choices if type(each) is verb]))
