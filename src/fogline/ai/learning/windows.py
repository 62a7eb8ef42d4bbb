"""Games that are played to learn from: so many steps of all of them are a window.

Most games are the newest network against itself. In some it meets a past self, in a few a level; there only its own
decisions are learned from."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

import numpy as np

from fogline.ai.batch import CUT, GOES_ON, Batch
from fogline.ai.learning.columns import Columns
from fogline.ai.learning.model import Layers, answer, kind_of
from fogline.ai.learning.opponents import Seated
from fogline.ai.learning.plan import Plan
from fogline.ai.learning.returns import lambda_returns
from fogline.kernel.setup import Setup
from fogline.kit.bots import Bot


class Window(NamedTuple):
    """What was played, by step and game."""

    views: Any
    masks: Any
    chosen: Any
    weights: Any
    values: Any
    returns: Any
    learns: Any
    seen: Any
    """By number of a view, whether it was ever written."""
    ended: int
    cut: int
    drawn: int
    lengths: float
    """Actions of the games that ended, all together."""
    first: int
    """Games that seat 0 has won."""


class Field:
    """The games, and who plays them."""

    def __init__(
        self, setups: Sequence[Setup], plan: Plan, seed: str, levels: Sequence[Bot], *, has_past: bool
    ) -> None:
        rng = Random(seed)
        self._plan: Final = plan
        self._kind: Final = kind_of(plan)
        self.batch: Final = Batch(setups, plan.games, rng.getrandbits(32))
        self._rng: Final = np.random.default_rng(rng.getrandbits(32))
        games = plan.games
        levelled = round(games * plan.levels) if levels else 0
        past = round(games * plan.past) if has_past else 0
        self.past: Final = slice(games - levelled - past, games - levelled)
        """The games against a past self."""
        own = np.arange(games) // len(setups) % 2
        self._own: Final = np.where(np.arange(games) < self.past.start, -1, own)
        """By game, the seat of the network; -1: both."""
        self._seated: Final = {
            game: Seated(self.batch, game, levels[number % len(levels)], Random(rng.getrandbits(32)))
            for number, game in enumerate(range(games - levelled, games))
        }
        self.spent: Final = {"games": 0.0, "network": 0.0, "levels": 0.0}
        """Seconds."""

    def play(self, newest: Layers, past: Layers | None, columns: Columns) -> Window:
        """The next window."""
        plan, batch = self._plan, self.batch
        shape = (plan.steps, plan.games)
        numbers = batch.masks.shape[1]
        views = np.zeros((*shape, columns.width), np.uint8)
        masks = np.zeros((*shape, numbers), np.uint8)
        chosen, seats = np.zeros(shape, np.int32), np.zeros(shape, np.int64)
        weights, values = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        learns, ends, results = np.zeros(shape, bool), np.zeros(shape, bool), np.zeros(shape, np.float32)
        seen = np.zeros(columns.whole, np.uint8)
        cut = drawn = 0
        lengths = 0.0
        for step in range(plan.steps):
            began = perf_counter()
            now = batch.observations
            np.bitwise_or(seen, np.bitwise_or.reduce(now, axis=0), out=seen)
            columns.take(now, views[step])
            masks[step] = batch.masks
            seats[step] = batch.seats
            learns[step] = (self._own < 0) | (self._own == seats[step])
            looked = perf_counter()
            found, value = (np.asarray(one) for one in answer(newest, views[step], self._kind))
            values[step] = value
            if past is not None and self.past.start < self.past.stop:
                before = np.asarray(answer(past, views[step][self.past], self._kind)[0])
                theirs = ~learns[step][self.past, None]
                found = np.concatenate(
                    [
                        found[: self.past.start],
                        np.where(theirs, before, found[self.past]),
                        found[self.past.stop :],
                    ]
                )
            chosen[step], weights[step] = drawn_by(found, masks[step], self._rng)
            answered = perf_counter()
            for game, seated in self._seated.items():
                if not learns[step, game]:
                    chosen[step, game] = seated.choose(int(seats[step, game]))
            asked = perf_counter()
            batch.step(chosen[step])
            over = batch.ends
            ends[step] = over != GOES_ON
            results[step] = batch.rewards[:, 0]
            cut += int((over == CUT).sum())
            drawn += int((ends[step] & (results[step] == 0)).sum())
            lengths += float(batch.lengths.sum())
            self.spent["games"] += looked - began + perf_counter() - asked
            self.spent["network"] += answered - looked
            self.spent["levels"] += asked - answered
        rest = np.zeros((plan.games, columns.width), np.uint8)
        columns.take(batch.observations, rest)
        last = np.asarray(answer(newest, rest, self._kind)[1]), np.array(batch.seats)
        returns = lambda_returns(values, seats, learns, ends, results, last, plan.trace)
        return Window(
            views, masks, chosen, weights, values, returns, learns, seen, int(ends.sum()), cut, drawn, lengths,
            int((results > 0).sum()),
        )  # fmt: skip


def drawn_by(weights: Any, masks: Any, rng: Any) -> tuple[Any, Any]:
    """In every row a number by the *weights* (logarithms), and the logarithm of its probability."""
    weights = np.where(masks > 0, weights, -np.inf)
    shares = np.exp(weights - weights.max(1, keepdims=True))
    sums = shares.cumsum(1)
    points = rng.random(len(sums), dtype=np.float32) * sums[:, -1]
    chosen = np.minimum((sums <= points[:, None]).sum(1), masks.shape[1] - 1)
    rows = np.arange(len(sums))
    refused = masks[rows, chosen] == 0
    if refused.any():  # rounding: the last number that can be chosen
        chosen[refused] = masks.shape[1] - 1 - masks[refused, ::-1].argmax(1)
    return chosen, np.log(shares[rows, chosen] / sums[:, -1])
