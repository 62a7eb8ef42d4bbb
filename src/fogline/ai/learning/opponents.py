"""Levels as opponents in a batch: what a bot chooses, number by number."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Any

from fogline.ai.batch import Batch, coder_of
from fogline.kernel.game import Seat
from fogline.kit.bots import Bot
from fogline.kit.coding.coder import Coder, numbers_of, offered, sequence_of
from fogline.kit.registry import title_of


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
