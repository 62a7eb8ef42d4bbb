"""How strong a network is: matches against the levels, many games at once.

Levels as opponents in a batch: what a bot chooses, number by number.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from fogline.bots.levels import bot_for
from fogline.bots.network import Network
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup
from fogline.kit.bots import Bot, Budget
from fogline.kit.encoding.coder import Coder, numbers_of, offered, sequence_of
from fogline.kit.registry import title_of
from fogline.kit.research import wilson
from fogline.research.batch import NOBODY, Batch, coder_of


class Seated:
    """A bot that plays one seat of one game of a batch. It is given its view and its legal list, as everywhere."""

    def __init__(self, batch: Batch, game: int, bot: Bot, rng: Random) -> None:
        self._batch = batch
        self._game = game
        self._bot = bot
        self._rng = rng
        self._rules = title_of(batch.setups[game].game).rules
        self._coder = coder_of(batch.setups[game])
        self._waiting: deque[int] = deque()

    def choose(self, seat: int) -> int:
        """The number that it chooses next."""
        if not self._waiting:
            state = self._batch.state(self._game)
            view, legal = self._rules.view(state, Seat(seat)), self._rules.legal(state, Seat(seat))
            action = self._bot.choose(view, legal, self._rng)
            self._coder.begin()
            self._waiting.extend(asked(self._coder, view, legal, action))
        return self._waiting.popleft()


def asked(coder: Coder, view: Any, legal: Any, action: Any) -> list[int]:
    """The numbers of *action* that a batch asks for: those that are not the only ones left."""
    numbers_of(coder, view)
    sequence = sequence_of(coder, action)
    return [number for at, number in enumerate(sequence) if len(offered(coder, view, legal, sequence[:at])) > 1]


BUDGET: Final = Budget(seconds=None)


class Fixture(NamedTuple):
    """A match that is to be played."""

    setups: tuple[Setup, ...]
    level: str
    games: int
    seed: str


class Score(NamedTuple):
    """What came of a match."""

    level: str
    games: int
    wins: int
    draws: int

    @property
    def share(self) -> float:
        """Of all games that were won."""
        return self.wins / self.games

    def plain(self) -> dict[str, Any]:
        """As data."""
        low, high = wilson(self.wins, self.games)
        return {**self._asdict(), "share": round(self.share, 4), "interval": [round(low, 4), round(high, 4)]}


def play(network: Network, fixture: Fixture) -> Score:
    """The match of the *network* that is to be played."""
    return match(network, *fixture)


def match(network: Network, setups: Sequence[Setup], level: str, games: int, seed: str) -> Score:
    """*games* games of the *network* against a *level*, on all *setups* in turn, and on both sides in turn."""
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


def drawn_by(weights: Any, masks: Any, rng: Any) -> tuple[Any, Any]:
    """In every row a number by the *weights* (logarithms), and the logarithm of its probability."""
    weights = np.where(masks > 0, weights, -np.inf)
    shares = np.exp(weights - weights.max(1, keepdims=True))
    sums = shares.cumsum(1)
    points = points_of(rng, len(sums)) * sums[:, -1]
    chosen = np.minimum((sums <= points[:, None]).sum(1), masks.shape[1] - 1)
    rows = np.arange(len(sums))
    refused = masks[rows, chosen] == 0
    if refused.any():  # rounding: the last number that can be chosen
        chosen[refused] = masks.shape[1] - 1 - masks[refused, ::-1].argmax(1)
    return chosen, np.log(shares[rows, chosen] / sums[:, -1])


def points_of(rng: Any, rows: int) -> Any:
    """What decides in each row."""
    return rng.random(rows, dtype=np.float32)
