"""One rating over all games: Bradley and Terry's model, with intervals.

The odds that one player scores against another are the ratio of their strengths. A draw is half a point for each. Every
pair that has met begins with one more draw, so that a player who has won every game gets a number, too; with the games
of a table that moves nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

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
    if not players:
        return []
    met = {pair: (count + 1, points + 0.5) for pair, (count, points) in games.items() if count}
    strengths = [0.0] * players
    for _ in range(_ROUNDS):
        slope, curve = _derivatives(strengths, met)
        steps = solve(curve, slope)
        strengths = [one + max(-2.0, min(2.0, step)) for one, step in zip(strengths, steps, strict=True)]
        mean = sum(strengths) / players
        strengths = [one - mean for one in strengths]
        if max(map(abs, steps), default=0.0) < _CLOSE:
            break
    curve = _derivatives(strengths, met)[1]
    found = []
    for number, strength in enumerate(strengths):
        unit = [float(at == number) - 1 / players for at in range(players)]
        half = NORMAL_95 * sqrt(max(0.0, solve(curve, unit)[number]))
        found.append(Rating(POINTS * strength, (POINTS * (strength - half), POINTS * (strength + half))))
    return found


def _derivatives(
    strengths: Sequence[float], met: Mapping[tuple[int, int], tuple[int, float]]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the logarithm of the likelihood, and its curvature. Strengths matter only by their differences; 1
    more in every place of the curvature leaves the mean where it is."""
    players = len(strengths)
    slope = [0.0] * players
    curve = [[1.0] * players for _ in range(players)]
    for (one, two), (count, points) in met.items():
        share = 1 / (1 + exp(strengths[two] - strengths[one]))
        slope[one] += points - count * share
        slope[two] -= points - count * share
        weight = count * share * (1 - share)
        for at, other in ((one, two), (two, one)):
            curve[at][at] += weight
            curve[at][other] -= weight
    for at in range(players):
        if not any(at in pair for pair in met):
            curve[at][at] += 1.0
    return slope, curve


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations, by elimination."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda at: abs(rows[at][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for at in range(column + 1, size):
            factor = rows[at][column] / rows[column][column]
            for place in range(column, size + 1):
                rows[at][place] -= factor * rows[column][place]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = rows[at][size] - sum(rows[at][place] * found[place] for place in range(at + 1, size))
        found[at] = rest / rows[at][at]
    return found
