"""Games to learn from. A window is a fixed number of steps in all games.

In most games the newest network plays itself. In some it meets a past self, and in a few a level; there only its own
decisions are used for learning. Each decision gets a lambda-return for its seat; with two seats the game is zero-sum.
Each seat has its own chain of decisions: the value expected at one decision is compared with the value at the next, or
with the result of the game. Decisions by other players are not part of a chain.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, Final

import numpy as np

from fogline.kernel.setup import Setup
from fogline.kit.bots import Bot
from fogline.research.batch import CUT, GOES_ON, Batch, Seated
from fogline.research.learning.model import Columns, Layers, answer, kind_of
from fogline.research.learning.plan import Plan


def lambda_returns(
    values: Any, seats: Any, learns: Any, ends: Any, results: Any, last: tuple[Any, Any], trace: float
) -> Any:
    """By step and game, the value that the network should have expected.

    *values*: the network's expectation, for the seat that chose; *seats*: that seat; *learns*: whether the network
    chose; *ends*: whether the game ended with this step; *results*: the result for seat 0; *last*: the value and seat
    of the decision after the window."""
    steps, games = values.shape
    returns = np.zeros_like(values)
    rows = np.arange(games)
    expected = _of_both(*last)
    followed = expected.copy()
    for step in range(steps - 1, -1, -1):
        over = ends[step]
        if over.any():
            expected[over, 0] = followed[over, 0] = results[step][over]
            expected[over, 1] = followed[over, 1] = -results[step][over]
        own = learns[step]
        who, seat = rows[own], seats[step][own]
        found = (1 - trace) * expected[who, seat] + trace * followed[who, seat]
        returns[step][own] = found
        expected[who, seat] = values[step][own]
        followed[who, seat] = found
    return returns


def _of_both(values: Any, seats: Any) -> Any:
    """The values of both seats, derived from the value of one."""
    own = np.where(seats == 0, values, -values)
    return np.stack([own, -own], 1).astype(np.float32)


BOTH: Final = -1
"""Used in place of a seat if the network plays all seats."""


class Window:
    """The data of a window, by step and game."""

    def __init__(self, steps: int, games: int, width: int, numbers: int, whole: int) -> None:
        shape = (steps, games)
        self.views: Any = np.zeros((steps, games, width), np.uint8)
        self.masks: Any = np.zeros((steps, games, numbers), np.uint8)
        self.seats: Any = np.zeros(shape, np.int64)
        self.learns: Any = np.zeros(shape, bool)
        """Whether the decision is used for learning."""
        self.chosen: Any = np.zeros(shape, np.int32)
        self.weights: Any = np.zeros(shape, np.float32)
        """The logarithm of the probability of the choice."""
        self.values: Any = np.zeros(shape, np.float32)
        """The value for the choosing seat, as expected by the network."""
        self.returns: Any = np.zeros(shape, np.float32)
        """The value that the network should have expected."""
        self.ends: Any = np.zeros(shape, bool)
        """Whether the game ended with this step."""
        self.cut: Any = np.zeros(shape, bool)
        """Whether the game was cut off as too long."""
        self.results: Any = np.zeros(shape, np.float32)
        """The result for seat 0."""
        self.lengths: Any = np.zeros(shape, np.int64)
        """The number of actions of the game that ended."""
        self.seen: Any = np.zeros(whole, np.uint8)
        """Marks the numbers of a view that have occurred, with non-zero values."""


def joined(parts: Sequence[Window], width: int) -> Window:
    """Join the *parts* of a window, with views of this *width*, which is at least the width of each part."""
    first = parts[0]
    if len(parts) == 1 and first.views.shape[2] == width:
        return first
    steps, games = first.chosen.shape[0], sum(part.chosen.shape[1] for part in parts)
    whole = Window(steps, games, width, first.masks.shape[2], len(first.seen))
    begin = 0
    for part in parts:
        end = begin + part.chosen.shape[1]
        for name, array in vars(part).items():
            if name == "seen":
                np.bitwise_or(whole.seen, array, out=whole.seen)
            elif name == "views":
                whole.views[:, begin:end, : array.shape[2]] = array
            else:
                getattr(whole, name)[:, begin:end] = array
        begin = end
    return whole


class Field:
    """The games and their players, or a part of them."""

    def __init__(
        self, setups: Sequence[Setup], plan: Plan, seed: str, games: int, part: int = 0, parts: int = 1
    ) -> None:
        """A part has every *parts*-th game, so that each part has games of every kind."""
        self._numbers: Final = range(part, games, parts)
        """The number of each game among all games."""
        self._all: Final = games
        self._setups: Final = len(dict.fromkeys(setups))
        rng = Random(f"{seed}/{part}" if part else seed)
        games = len(self._numbers)
        self._plan: Final = plan
        self._kind: Final = kind_of(plan)
        dealt = [setups[number % len(setups)] for number in self._numbers]
        self.batch: Final = Batch(dealt, games, rng.getrandbits(32))
        self._rng: Final = np.random.default_rng(rng.getrandbits(32))
        self._own: Final = np.full(games, BOTH)
        """By game, the seat to learn from, or ``BOTH``."""
        self._past = slice(games, games)
        """The games against a past self, as a slice."""
        self._seated: Final[dict[tuple[int, int], Seated]] = {}
        """The bots that play, by game and seat."""
        self._luck: Final = rng
        self.spent: Final = {"games": 0.0, "network": 0.0, "levels": 0.0}
        """Seconds spent, by activity."""

    def meet(self, levels: Sequence[Bot], *, has_past: bool) -> None:
        """Let the network meet these *levels*, and past selves if *has_past*, as often as the plan says."""
        games, setups = self._all, self._setups
        begin = games - round(games * self._plan.levels if levels else 0)
        past = begin - round(games * self._plan.past if has_past else 0)
        self._past = slice(bisect_left(self._numbers, past), bisect_left(self._numbers, begin))
        for game in range(self._past.start, len(self._numbers)):
            number = self._numbers[game]
            self._own[game] = own = number // setups % 2
            if number >= begin:
                bot = levels[(number - begin) // 2 // setups % len(levels)]
                self._seat(game, 1 - own, bot)

    def show(self, level: Bot) -> None:
        """Let a *level* play itself, for imitation."""
        for game in range(len(self.batch)):
            for seat in (0, 1):
                self._seat(game, seat, level)

    def _seat(self, game: int, seat: int, bot: Bot) -> None:
        self._seated[game, seat] = Seated(self.batch, game, bot, Random(self._luck.getrandbits(32)))

    def play(self, newest: Layers, past: Layers | None, columns: Columns) -> Window:
        """Play the next window."""
        plan, batch = self._plan, self.batch
        window = Window(plan.steps, len(batch), columns.width, batch.masks.shape[1], columns.whole)
        for step in range(plan.steps):
            began = perf_counter()
            self._look(window, step, columns)
            looked = perf_counter()
            self._choose(window, step, newest, past)
            answered = perf_counter()
            for (game, seat), seated in self._seated.items():
                if window.seats[step, game] == seat:
                    window.chosen[step, game] = seated.choose(seat)
            asked = perf_counter()
            self._step(window, step)
            self.spent["games"] += looked - began + perf_counter() - asked
            self.spent["network"] += answered - looked
            self.spent["levels"] += asked - answered
        rest: Any = np.zeros((len(batch), columns.width), np.uint8)
        columns.take(batch.observations, rest)
        last = np.asarray(answer(newest, rest, self._kind)[1]), np.array(batch.seats)
        window.returns = lambda_returns(
            window.values, window.seats, window.learns, window.ends, window.results, last, plan.trace
        )
        return window

    def repeat(self, chosen: Any) -> None:
        """Replay the next window with the choices made in it; games and generators then have the same state as after
        playing it."""
        batch = self.batch
        for numbers in chosen:
            seats = np.array(batch.seats)
            for (game, seat), seated in self._seated.items():
                if seats[game] == seat:
                    seated.choose(seat)
            _points(self._rng, len(batch))
            batch.step(numbers)

    def _look(self, window: Window, step: int, columns: Columns) -> None:
        """Record the views of the seats."""
        batch = self.batch
        np.bitwise_or(window.seen, np.bitwise_or.reduce(batch.observations, axis=0), out=window.seen)
        columns.take(batch.observations, window.views[step])
        window.masks[step] = batch.masks
        window.seats[step] = batch.seats
        window.learns[step] = (self._own == BOTH) | (self._own == window.seats[step])

    def _choose(self, window: Window, step: int, newest: Layers, past: Layers | None) -> None:
        """Let the networks choose."""
        views = window.views[step]
        found, window.values[step] = (np.array(one) for one in answer(newest, views, self._kind))
        if past is not None and self._past.start < self._past.stop:
            before = np.asarray(answer(past, views[self._past], self._kind)[0])
            own = window.learns[step][self._past, None]
            found[self._past] = np.where(own, found[self._past], before)
        window.chosen[step], window.weights[step] = drawn_by(found, window.masks[step], self._rng)

    def _step(self, window: Window, step: int) -> None:
        """Play one step."""
        batch = self.batch
        batch.step(window.chosen[step])
        window.ends[step] = batch.ends != GOES_ON
        window.cut[step] = batch.ends == CUT
        window.results[step] = batch.rewards[:, 0]
        window.lengths[step] = batch.lengths


def drawn_by(weights: Any, masks: Any, rng: Any) -> tuple[Any, Any]:
    """For each row, a number drawn by the *weights* (logarithms), and the logarithm of its probability."""
    weights = np.where(masks > 0, weights, -np.inf)
    shares = np.exp(weights - weights.max(1, keepdims=True))
    sums = shares.cumsum(1)
    points = _points(rng, len(sums)) * sums[:, -1]
    chosen = np.minimum((sums <= points[:, None]).sum(1), masks.shape[1] - 1)
    rows = np.arange(len(sums))
    refused = masks[rows, chosen] == 0
    if refused.any():  # rounding: take the last legal number
        chosen[refused] = masks.shape[1] - 1 - masks[refused, ::-1].argmax(1)
    return chosen, np.log(shares[rows, chosen] / sums[:, -1])


def _points(rng: Any, rows: int) -> Any:
    """A random number for each row."""
    return rng.random(rows, dtype=np.float32)
