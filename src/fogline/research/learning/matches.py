"""Measures the strength of a network in matches against the levels, many games in parallel."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from fogline.bots.levels import bot_for
from fogline.bots.network import Network
from fogline.kernel.setup import Setup
from fogline.kit.bots import Budget
from fogline.kit.registry import title_of
from fogline.kit.research import wilson
from fogline.research.batch import NOBODY, Batch, Seated
from fogline.research.learning.windows import drawn_by

BUDGET: Final = Budget(seconds=None)


class Fixture(NamedTuple):
    """A match to be played."""

    setups: tuple[Setup, ...]
    level: str
    games: int
    seed: str


class Score(NamedTuple):
    """The result of a match."""

    level: str
    games: int
    wins: int
    draws: int

    @property
    def share(self) -> float:
        """The network's wins as a share of all games."""
        return self.wins / self.games

    def plain(self) -> dict[str, Any]:
        """The score as plain data, with its share and interval."""
        low, high = wilson(self.wins, self.games)
        return {**self._asdict(), "share": round(self.share, 4), "interval": [round(low, 4), round(high, 4)]}


def play(network: Network, fixture: Fixture) -> Score:
    """Play a match of the *network*."""
    return match(network, *fixture)


def match(network: Network, setups: Sequence[Setup], level: str, games: int, seed: str) -> Score:
    """Play *games* games of the *network* against a *level*, alternating between *setups* and between sides."""
    rng = Random(f"{seed}/{level}")
    batch = Batch(setups, games, rng.getrandbits(32), renews=False)
    bot = bot_for(title_of(setups[0].game).rules, level, BUDGET)
    seated = [Seated(batch, game, bot, Random(rng.getrandbits(32))) for game in range(games)]
    own: Any = np.arange(games) // len(setups) % 2
    luck = np.random.default_rng(rng.getrandbits(32))
    wins = draws = 0
    while True:
        seats = np.array(batch.seats)
        if (seats == NOBODY).all():
            return Score(level, games, wins, draws)
        chosen: Any = np.zeros(games, np.int64)
        mine = np.flatnonzero(seats == own)
        if len(mine):
            weights = network.answer(batch.observations[mine])[0]
            chosen[mine] = drawn_by(weights, batch.masks[mine], luck)[0]
        for game in np.flatnonzero((seats != own) & (seats != NOBODY)):
            chosen[game] = seated[game].choose(int(seats[game]))
        batch.step(chosen)
        over = np.flatnonzero(batch.ends)
        results = batch.rewards[over, own[over]]
        wins += int((results > 0).sum())
        draws += int((results == 0).sum())
