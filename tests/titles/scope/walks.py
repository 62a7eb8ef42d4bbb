"""Random games of both titles, for tests of single positions."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Any, NamedTuple

from fogline.kernel.game import Game
from fogline.kernel.setup import Setup


class Walk(NamedTuple):
    """The length of a random game, and the positions taken from it."""

    longest: int
    """The maximum number of actions, including the set-up."""
    share: float
    rare: Collection[int]
    """The rarely reached steps."""
    times: int
    """The factor by which their share is larger."""


def walked(game: Game[Any, Any, Any, Any], setup: Setup, rng: Random, walk: Walk) -> Iterator[Any]:
    """A share of the positions of a random game, more of the rare ones, and the last, each as a separate state. Usually
    the kind of action is picked first, since there are many more ways to MOVE than to do anything else.
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
