"""One rating over all games: Bradley and Terry's model, with intervals.

The odds that one player scores against another are the ratio of their strengths. A draw is half a point for each. Every
pair that has met begins with one more draw, so that a player who has won every game gets a number, too; with the games
of a table that moves nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log
from typing import Any, Final, NamedTuple

from fogline.kit.research import NORMAL_95

POINTS: Final = 400 / log(10)
"""Of the usual scale: 400 points are odds of ten to one."""
_ROUNDS: Final = 100
_CLOSE: Final = 1e-9


class Rating(NamedTuple):
    """How strong a player is: 0 is the mean of all players."""

    points: float
    interval: tuple[float, float]
    """At 95 %."""


def rate(players: int, games: Mapping[tuple[int, int], tuple[int, float]]) -> list[Rating]:
    """Ratings from *games*: by pair, how many there were and the points of its first player. Everybody must have met
    everybody else, directly or through others; who has not played is rated 0."""
    import numpy as np  # here, because commands that rate nobody start faster without it

    if not players:
        return []
    met = {pair: (count + 1, points + 0.5) for pair, (count, points) in games.items() if count}
    strengths = np.zeros(players)
    for _ in range(_ROUNDS):
        steps = np.linalg.solve(*_derivatives(strengths, met))
        strengths += np.clip(steps, -2.0, 2.0)
        strengths -= strengths.mean()
        if abs(steps).max() < _CLOSE:
            break
    variances = np.diag(np.linalg.inv(_derivatives(strengths, met)[0]) @ (np.eye(players) - 1 / players))
    halves = NORMAL_95 * np.sqrt(np.maximum(0.0, variances))
    return [
        Rating(POINTS * strength, (POINTS * (strength - half), POINTS * (strength + half)))
        for strength, half in zip(strengths.tolist(), halves.tolist(), strict=True)
    ]


def _derivatives(strengths: Any, met: Mapping[tuple[int, int], tuple[int, float]]) -> tuple[Any, Any]:
    """The curvature of the logarithm of the likelihood, and its slope. Strengths matter only by their differences; 1
    more in every place of the curvature leaves the mean where it is."""
    import numpy as np

    players = len(strengths)
    slope = np.zeros(players)
    curve = np.ones((players, players))
    for (one, two), (count, points) in met.items():
        share = 1 / (1 + exp(strengths[two] - strengths[one]))
        slope[one] += points - count * share
        slope[two] -= points - count * share
        weight = count * share * (1 - share)
        for at, other in ((one, two), (two, one)):
            curve[at, at] += weight
            curve[at, other] -= weight
    for at in set(range(players)) - {at for pair in met for at in pair}:
        curve[at, at] += 1.0
    return curve, slope
