"""Summarizes the results of an arena: how strong each player is, with and without luck, and what the games were like.

Ratings follow the Bradley-Terry model, with intervals: the odds of one player against another are the ratio of their
strengths. A draw is half a point for each. Every pair that has met gets one extra draw, so even a player who has won
every game gets a finite rating.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from statistics import fmean, variance
from typing import Any, Final, NamedTuple

from fogline.bots.arena import UNFINISHED, Fixture, Result
from fogline.bots.guests import merged
from fogline.kit.research import NORMAL_95, Fault, Share, wilson

POINTS: Final = 400 / log(10)
"""Elo scale: 400 points = 10:1 odds."""
_ROUNDS: Final = 100
_CLOSE: Final = 1e-9


class Rating(NamedTuple):
    """An Elo rating: 0 is the mean of all players."""

    points: float
    interval: tuple[float, float]
    """The 95 % interval."""


def rate(players: int, games: Mapping[tuple[int, int], tuple[int, float]]) -> list[Rating]:
    """Ratings from *games*, which has the number of games and the first player's points for each pair. All players must
    have met, directly or through others; a player without games is rated 0."""
    import numpy as np  # here, so that other commands start faster

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
    """The curvature and the slope of the log-likelihood. Only differences between strengths matter; adding 1 to every
    entry of the curvature keeps their mean fixed."""
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


MIN_GAMES: Final = 2
"""The minimum number of games for a variance."""


class Adjusted(NamedTuple):
    """The points of the first bot of a pair, adjusted for luck."""

    share: float
    """The first bot's share of the points; a draw is half a point."""
    interval: tuple[float, float]
    """The 95 % interval."""
    fewer: float
    """The share of games that the adjustment saves at the same interval width."""


class Pair(NamedTuple):
    """The games of two bots, or of one bot with itself."""

    bots: tuple[str, str]
    games: int
    wins: tuple[int, int]
    share: float
    """The first bot's wins as a share of all games, draws included; in the null run its points, and a draw is half a
    point."""
    interval: tuple[float, float]
    """The 95 % interval; with many draws, that of the null run is wider than necessary."""
    adjusted: Adjusted | None
    """None if the title cannot tell luck from skill, or if there are too few games."""
    kind: Kind

    @property
    def draws(self) -> int:
        """Games without a winner."""
        return self.games - sum(self.wins)

    @property
    def is_null(self) -> bool:
        """Whether this is the null run, in which each side must get half of the points."""
        return self.bots[0] == self.bots[1]


class Kind(NamedTuple):
    """Characteristics of the games that were played."""

    draws: Share
    turns: float
    """The mean length of a game."""
    repeats: Share
    """How often a turn repeats a recent turn of the same seat."""
    first: Share
    """How often the first mover won, among decided games."""


class Standing(NamedTuple):
    """The results of one bot against all others."""

    bot: str
    games: int
    wins: int
    share: float
    """The bot's wins as a share of all games, draws included."""
    interval: tuple[float, float]
    rating: Rating
    milliseconds: float
    """The mean time for one action."""
    slowest: float
    """The maximum time for one action."""
    faults: tuple[Fault, ...] = ()
    """The faults of a third-party bot, including those in the null run."""


class Match(NamedTuple):
    """The summary of all games. The null run counts in its own row only."""

    games: int
    draws: int
    turns: float
    reasons: dict[str, int]
    """How often each reason ended a game; a game can end for several reasons."""
    kind: Kind
    standings: tuple[Standing, ...]
    """The strongest first."""
    pairs: tuple[Pair, ...]
    stopped: int
    """The number of games stopped after ``MAX_ACTIONS``, including those of the null run."""


def sum_up(played: Sequence[tuple[Fixture, Result]]) -> Match:
    """The combined result of these games."""
    groups: dict[tuple[str, str], list[Result]] = {}
    for fixture, result in played:
        groups.setdefault(fixture.bots, []).append(result)
    pairs = tuple(_pair(bots, results) for bots, results in groups.items())
    rated = [(fixture, result) for fixture, result in played if fixture.bots[0] != fixture.bots[1]]
    results = [result for _, result in rated]
    kind = _kind(results)
    reasons = dict(sorted(Counter(reason for result in results for reason in result.reasons).items()))
    standings = tuple(sorted(_standings(pairs, played), key=lambda one: -one.rating.points))
    stopped = sum(UNFINISHED in result.reasons for _, result in played)
    return Match(len(results), kind.draws.times, kind.turns, reasons, kind, standings, pairs, stopped)


def _pair(bots: tuple[str, str], results: Sequence[Result]) -> Pair:
    one, two = (sum(result.winner == number for result in results) for number in (0, 1))
    games = len(results)
    won = (games + one - two) / 2 if bots[0] == bots[1] else one
    return Pair(bots, games, (one, two), won / games, wilson(won, games), adjust(results), _kind(results))


def _kind(results: Sequence[Result]) -> Kind:
    games = len(results)
    draws = sum(result.winner is None for result in results)
    moved = [result for result in results if result.winner is not None and result.first is not None]
    return Kind(
        Share("draws", draws, games),
        fmean(result.turns for result in results) if results else 0.0,
        Share("repeats", sum(result.repeats[0] for result in results), sum(result.repeats[1] for result in results)),
        Share("first", sum(result.winner == result.first for result in moved), len(moved)),
    )


def adjust(results: Sequence[Result]) -> Adjusted | None:
    """The first bot's points, adjusted for luck. Luck averages 0, whoever plays, and its measure was fixed before these
    games, so the share stays unbiased and only its interval gets narrower."""
    if len(results) < MIN_GAMES or all(result.luck is None for result in results):
        return None
    points = [0.5 if result.winner is None else float(result.winner == 0) for result in results]
    fair = [one - (result.luck or 0.0) for one, result in zip(points, results, strict=True)]
    spread, before = variance(fair), variance(points)
    share, half = fmean(fair), NORMAL_95 * sqrt(spread / len(fair))
    return Adjusted(share, (share - half, share + half), 1 - spread / before if before else 0.0)


def _standings(pairs: Sequence[Pair], played: Sequence[tuple[Fixture, Result]]) -> list[Standing]:
    names = list(dict.fromkeys(bot for pair in pairs for bot in pair.bots))
    met = {
        (names.index(pair.bots[0]), names.index(pair.bots[1])): (pair.games, pair.wins[0] + pair.draws / 2)
        for pair in pairs
        if not pair.is_null
    }
    found = []
    for bot, rating in zip(names, rate(len(names), met), strict=True):
        seats = [(fixture, result, at) for fixture, result in played for at in (0, 1) if fixture.bots[at] == bot]
        rated = [(result, at) for fixture, result, at in seats if fixture.bots[0] != fixture.bots[1]]
        wins = sum(result.winner == at for result, at in rated)
        moves = sum(result.moves[at] for _, result, at in seats)
        took = 1000 * sum(result.seconds[at] for _, result, at in seats) / max(1, moves)
        slowest = 1000 * max(result.slowest[at] for _, result, at in seats)
        share = wins / len(rated) if rated else 0.0
        faults = merged(fault for _, result, at in seats for fault in result.faults[at])
        found.append(Standing(bot, len(rated), wins, share, wilson(wins, len(rated)), rating, took, slowest, faults))
    return found
