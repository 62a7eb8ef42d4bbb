"""Training by self-play: games, learning and past selves."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from random import Random
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

import jax
import numpy as np

from fogline.bots.network import SCALES, Network, layout_of
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup
from fogline.kit.encoding.coder import numbers_of, sequence_of
from fogline.kit.registry import title_of
from fogline.research.batch import Batch, coder_of
from fogline.research.learning.crew import Alone, Crew, Stint, levels_for
from fogline.research.learning.model import (
    Columns,
    Layers,
    Minibatch,
    Weights,
    averaged,
    first_weights,
    learn,
    plain,
    widened,
)
from fogline.research.learning.plan import Plan
from fogline.research.learning.windows import Window, joined

LOOK_STEPS: Final = 200
LOOK_GAMES: Final = 16
LOOK_ACTIONS: Final = 100
"""The number of random steps, of games, and of legal actions that are examined for typical views and verbs."""
STEADY: Final = 1e-8


class Count(NamedTuple):
    """How far a training run has progressed."""

    windows: int = 0
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """Seconds of playing and learning."""
    busy: float = 0.0
    """Core seconds of work."""
    shown: int = 0
    """The number of a level's decisions that were imitated; the others are from self-play."""


IMITATION: Final = "imitation"
SELF_PLAY: Final = "self-play"
"""The phases of a training run."""


class News(NamedTuple):
    """Figures of one window."""

    entropy: float
    miss: float
    """The mean squared error of the values."""
    change: float
    """How far learning from the window moved the policy; during imitation the mean negative log-likelihood of the
    choices."""
    away: float
    """The distance between the policy and that of the average weights."""
    ended: int
    """The number of finished games, to which the next figures refer."""
    cut: int
    drawn: int
    length: float
    """The mean number of actions in a game."""
    first: float
    """The share of games that seat 0 won."""
    verbs: dict[str, float]
    """The shares of the verbs where several verbs were legal."""


class Trainer:
    """One training run."""

    def __init__(self, setups: Sequence[Setup], plan: Plan, seed: int) -> None:
        self.setups: Final = tuple(setups)
        self.plan = plan
        self.seed: Final = seed
        look = Batch(self.setups, LOOK_GAMES, seed)
        self.heads: Final = look.heads
        self.layout: Final = layout_of(look.heads, look.pieces)
        self.columns = Columns(look.observations.shape[1])
        self._verbs: Final[dict[int, str]] = {}
        energy = _look_around(look, self.columns, self._verbs, seed)
        sizes = (self.columns.width, *plan.hidden, look.masks.shape[1] + 1)
        self.weights: Weights = first_weights(sizes, energy, seed)
        self.selves: list[Layers] = []
        """Past selves."""
        self.count = Count()
        self.spent: dict[str, float] = {"games": 0.0, "network": 0.0, "levels": 0.0, "learning": 0.0}
        self.crew: Crew = Alone()
        """The crew that plays the windows."""
        self._ordered: Final[deque[Random]] = deque()
        """The random generators of the open windows."""
        self._has_begun = False
        self._imitates = False
        levels_for(self.setups[0].game, plan)  # refuses an unknown teacher now

    def network(self, about: dict[str, Any] | None = None) -> Network:
        """The network that plays: the average of the weights."""
        told = {"title": self.setups[0].game, "layout": self.layout, **(about or {})}
        return Network(plain(self.weights.average, self.columns.places, self.columns.whole), told)

    def step(self) -> News:
        """Play one window and learn from it."""
        began, busy = perf_counter(), process_time()
        plan, count = self.plan, self.count
        self._order()
        parts = self.crew.take()
        rng = self._ordered.popleft()
        window = joined([part.window for part in parts], self.columns.width)
        for part in parts:
            for name, seconds in part.spent.items():
                self.spent[name] += seconds
        ready = perf_counter()
        told = self._learn(window, rng)
        if self.columns.add(window.seen):
            self.weights = widened(self.weights, self.columns.width)
            self.selves = [widened(one, self.columns.width) for one in self.selves]
        windows, ended, learned = count.windows + 1, int(window.ends.sum()), int(window.learns.sum())
        if windows % plan.keep_every == 0 and not self._imitates:
            if len(self.selves) >= plan.selves:
                self.selves.pop(rng.randrange(len(self.selves)))
            self.selves.append(self.weights.average)
        self.spent["learning"] += perf_counter() - ready
        self.count = Count(
            windows, count.games + ended, count.decisions + learned,
            count.seconds + perf_counter() - began,
            count.busy + process_time() - busy + sum(part.busy for part in parts),
            count.shown + (learned if self._imitates else 0),
        )  # fmt: skip
        entropy, miss, change, away = map(float, told)
        return News(
            entropy, miss, change, away, ended, int(window.cut.sum()), int((window.ends & (window.results == 0)).sum()),
            float(window.lengths.sum()) / max(1, ended), float((window.results > 0).sum()) / max(1, ended),
            self._verb_shares(window),
        )  # fmt: skip

    @property
    def is_saved_now(self) -> bool:
        """Whether a chapter has just ended: all games then start again, as they do after a resume."""
        return self.count.windows % self.plan.chapter == 0

    @property
    def imitates(self) -> bool:
        """Whether the run is still imitating a level."""
        return self.count.decisions < self.plan.shown

    @property
    def phase(self) -> str:
        """The phase of the latest window; before any window, that of the first one."""
        return IMITATION if (self._imitates if self._has_begun else self.imitates) else SELF_PLAY

    def end_imitation(self) -> None:
        """Continue with self-play. The number of imitated decisions is stored in the plan, so that the run is
        reproducible."""
        self.plan = self.plan._replace(shown=min(self.plan.shown, self.count.decisions))

    def _order(self) -> None:
        """Order windows to be played, as far ahead as the plan says. The next stint waits for the last window of this
        one, so that learning depends only on plan and seed, not on where the games are played."""
        while len(self._ordered) <= self.plan.ahead:
            number = self.count.windows + len(self._ordered)
            if not self._has_begun or number % self.plan.chapter == 0 or self._imitates != self.imitates:
                if self._ordered:
                    return
                self._imitates, self._has_begun = self.imitates, True
                seed = f"{self.seed}/{number}/games"
                self.crew.begin(Stint(self.setups, self.plan, seed, self._imitates, bool(self.selves)))
            rng = Random(f"{self.seed}/{number}")
            self.crew.order(self.weights.newest, rng.choice(self.selves) if self.selves else None, self.columns)
            self._ordered.append(rng)

    def _learn(self, window: Window, rng: Random) -> Any:
        plan = self.plan
        places = np.flatnonzero(window.learns)
        advantages = (window.returns - window.values).reshape(-1)
        advantages = (advantages - advantages[places].mean()) / (advantages[places].std() + STEADY)
        size = min(plan.shown_rows if self._imitates else plan.rows, len(places))
        views, masks = (part.reshape(-1, part.shape[2]) for part in (window.views, window.masks))
        chosen, weights, returns = (part.reshape(-1) for part in (window.chosen, window.weights, window.returns))
        played, verbs = self.count.decisions - plan.shown, self.heads[0].size
        rate, variety = plan.rate_at(played), plan.entropy_at(played)
        order = np.random.default_rng(rng.getrandbits(32))
        told: Any = None
        for _ in range(plan.shown_passes if self._imitates else plan.passes):
            mixed = order.permutation(places)
            for start in range(0, len(mixed) - size + 1, size):
                rows = mixed[start : start + size]
                data = Minibatch(views[rows], masks[rows], chosen[rows], weights[rows], advantages[rows], returns[rows])
                self.weights, told = learn(
                    self.weights, data, variety, rate, plan=plan, verbs=verbs, imitates=self._imitates
                )
        self.weights = jax.block_until_ready(
            averaged(self.weights, plan.shown_average if self._imitates else plan.average)
        )
        return told

    def _verb_shares(self, window: Window) -> dict[str, float]:
        head = self.heads[0]
        asked = (window.masks[..., head.start : head.start + head.size].sum(2) > 1) & window.learns
        counts = np.bincount(window.chosen[asked] - head.start, minlength=head.size)
        whole = max(1, int(asked.sum()))
        found = dict.fromkeys(self._verbs.values(), 0.0)
        for number, verb in self._verbs.items():
            found[verb] += float(counts[number]) / whole
        return {verb: round(share, 4) for verb, share in found.items()}


def _look_around(batch: Batch, columns: Columns, verbs: dict[int, str], seed: int) -> float:
    """Play at random to find the columns that occur and the number of each verb. Returns the mean squared norm of a
    view."""
    rng = np.random.default_rng(seed)
    rules = title_of(batch.setups[0].game).rules
    coders = [coder_of(setup) for setup in batch.setups]
    seen: Any = np.zeros(columns.whole, np.uint8)
    energy = 0.0
    for step in range(LOOK_STEPS):
        views: Any = np.array(batch.observations)
        seen = np.bitwise_or(seen, np.bitwise_or.reduce(views, axis=0))
        energy += float((SCALES[views] ** 2).sum(1).mean()) / LOOK_STEPS
        game = step % len(batch)
        state, seat = batch.state(game), Seat(int(batch.seats[game]))
        coders[game].begin()
        numbers_of(coders[game], rules.view(state, seat))
        legal = rules.legal(state, seat)
        for at in range(0, len(legal), 1 + len(legal) // LOOK_ACTIONS):
            verbs.setdefault(sequence_of(coders[game], legal[at])[0], rules.write(legal[at]).split()[0])
        batch.step((rng.random(batch.masks.shape) * batch.masks).argmax(1))
    columns.add(seen)
    return energy
