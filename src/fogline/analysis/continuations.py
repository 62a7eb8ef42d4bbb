"""Games that are played on, much as an ace does it: from the best actions of a decision to the end, as regulars play,
in worlds that fit the view, with the same luck for all actions."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from fogline.bots.levels import knowledge_of
from fogline.kernel.game import Outcome, Seat
from fogline.kit.search.deliberation import Regular, play_out
from fogline.table.records import AnyGame

FINALISTS: Final = 4
"""Actions that are played on from, the best by their values; what was played comes besides."""
MAX_PLAYED: Final = 1000
"""Actions of a game that is played on; one that is not over then counts as drawn."""


class Playing:
    """How games end that are played on from a decision."""

    def __init__(self, game: AnyGame, seat: Seat, doubt: float) -> None:
        self._game = game
        self._seat = seat
        self._policy = Regular(knowledge_of(game))
        self.doubt = doubt
        """The number of games that would count as much as the values of the judge, if chance had no part in them."""

    def ends(self, world: Any, actions: Sequence[Any], luck: int) -> list[float]:
        """How a game in *world* ends after each of these legal *actions*: 1, 0.5 or 0."""
        found = []
        for action in actions:
            after = world.clone()
            self._game.apply(after, self._seat, action)
            play_out(self._game, after, self._policy, Random(luck), MAX_PLAYED)
            outcome = self._game.outcome(after)
            found.append(0.5 if outcome is None else points_of(outcome, self._seat))
        return found


def weighed(values: Sequence[Sequence[float]], ends: Sequence[Sequence[float]], doubt: float) -> list[list[float]]:
    """By action and world, the *values* with how games *end*, as far as so many games can be trusted. The first action
    is the one with the best values: it keeps them, and the others are compared with it."""
    trust = _trust(values, ends, doubt)
    beyond = [end - value for end, value in zip(ends[0], values[0], strict=True)]
    return [
        [value + trust * (end - value - first) for value, end, first in zip(row, results, beyond, strict=True)]
        for row, results in zip(values, ends, strict=True)
    ]


def _trust(values: Sequence[Sequence[float]], ends: Sequence[Sequence[float]], doubt: float) -> float:
    """How much games count: the more there are, and the less of what actions differ by can be chance."""
    number, count = len(ends), len(ends[0])
    if number == 1 or count == 1:
        return 0.0
    columns = [sum(column) / number for column in zip(*ends)]
    noise = 0.0
    for row in ends:
        apart = [end - column for end, column in zip(row, columns, strict=True)]
        mean = sum(apart) / count
        noise += sum((one - mean) ** 2 for one in apart) / (count - 1) / count / number
    beyond = [(sum(row) - sum(said)) / count for row, said in zip(ends, values, strict=True)]
    middle = sum(beyond) / number
    spread = sum((one - middle) ** 2 for one in beyond) / (number - 1)
    return 0.0 if spread <= noise else (1 - noise / spread) * count / (count + doubt)


def points_of(outcome: Outcome, seat: Seat) -> float:
    """1 for a victory, 0.5 for a draw, 0 for a loss."""
    return 0.5 if not outcome.winners else 1.0 if seat in outcome.winners else 0.0
