"""Worlds to think about: any that fits the view, or rather those that an opponent of habit would have brought about."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from itertools import accumulate
from math import exp
from random import Random
from typing import Any, Final

from fogline.kit.bots import Belief, Believer, Knowledge
from fogline.table.records import AnyGame

FACTOR: Final = 4
"""How many worlds are imagined for each that is kept."""
KEPT: Final = 16
"""How many are kept at a time."""


def drawing(game: AnyGame, knowledge: Knowledge, view: Any, rng: Random) -> Callable[[], Any]:
    """A function that draws a world that fits *view*, by belief if *knowledge* has any."""

    def draw() -> Any:
        return game.imagine(view, rng)

    belief = knowledge.belief(view) if isinstance(knowledge, Believer) else None
    return draw if belief is None else Believed(draw, belief, rng).draw


class Believed:
    """Draws worlds by weight: many are imagined, and those that a belief holds for likely are kept."""

    def __init__(self, imagine: Callable[[], Any], belief: Belief, rng: Random) -> None:
        self._imagine = imagine
        self._belief = belief
        self._rng = rng
        self._kept: list[Any] = []

    def draw(self) -> Any:
        """A world."""
        if not self._kept:
            self._kept = self._resampled([self._imagine() for _ in range(FACTOR * KEPT)])
        return self._kept.pop()

    def _resampled(self, worlds: list[Any]) -> list[Any]:
        """Some of *worlds*, each as often as its weight says, in any order. Systematic: the chances are the same as
        with one draw after another, and no world comes up more than once too often or too seldom."""
        weights = [self._belief.weigh(world) for world in worlds]
        top = max(weights)
        sums = list(accumulate(exp(weight - top) for weight in weights))
        step = sums[-1] / KEPT
        start = self._rng.random() * step
        last = len(worlds) - 1
        kept = [worlds[min(last, bisect(sums, start + number * step))] for number in range(KEPT)]
        self._rng.shuffle(kept)
        return kept
