"""Choosing among actions that have strengths, such as those from rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, final

from fogline.kernel.arrays import i64, vec


@final
class Rated:
    def __init__(self, most: i64) -> None:
        """Room for *most* actions."""
        self.actions: list[Any] = []
        self._strengths: vec[float] = vec[float]([0.0] * most)

    def add(self, action: Any, strength: float) -> None:
        self._strengths[len(self.actions)] = strength
        self.actions.append(action)

    def pairs(self) -> list[tuple[Any, float]]:
        return [(action, self._strengths[at]) for at, action in enumerate(self.actions)]

    def strongest(self, rng: Random, noise: float) -> Any:
        """The strongest action after adding to each strength a random number below *noise*."""
        draw: Callable[[], float] = rng.random
        best = 0.0
        found: i64 = -1
        at: i64 = 0
        for _ in self.actions:
            strength = self._strengths[at] + noise * draw()
            if found < 0 or strength > best:
                best = strength
                found = at
            at += 1  # noqa: SIM113 - enumerate() costs more
        return self.actions[found]


def rated_of(pairs: list[tuple[Any, float]]) -> Rated:
    """The same, given pairs of action and strength."""
    found = Rated(len(pairs))
    for action, strength in pairs:
        found.add(action, strength)
    return found
