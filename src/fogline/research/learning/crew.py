"""The players of a training run's windows: this process, or actors on the nodes of a Ray cluster.

The games of a window are divided into the parts of the plan. The result of a part follows from its stint and from the
networks that played it, on any machine. A player whose process died replays its games from the choices made in them.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from time import process_time, sleep
from typing import Any, Final, NamedTuple

import jax
import numpy as np

from fogline.bots.levels import THINKING, bot_for
from fogline.bots.network import Network
from fogline.kernel.setup import Setup
from fogline.kit.bots import Bot, Budget
from fogline.kit.registry import title_of
from fogline.research.cluster import PAUSE, Cluster, Sources, connected
from fogline.research.learning.matches import Fixture, Score, play
from fogline.research.learning.model import Columns, Layers
from fogline.research.learning.plan import Plan
from fogline.research.learning.windows import Field, Window

LEVELS: Final = THINKING[:2]
"""Opponents of the network, in addition to itself and its teacher."""
PACKAGES: Final = ("jax", "numpy")
"""Packages that must have the same versions on every node."""
ONE_CORE: Final = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
"""The JAX setting for one core."""
STORE: Final = 512 * 1024 * 1024
"""The bytes of shared memory for a cluster that we start: enough for a few windows."""


class Stint(NamedTuple):
    """A series of successive windows of the same games."""

    setups: tuple[Setup, ...]
    plan: Plan
    seed: str
    imitates: bool
    has_past: bool

    @property
    def games(self) -> int:
        """The number of games."""
        return self.plan.shown_games if self.imitates else self.plan.games

    @property
    def parts(self) -> int:
        """The number of parts; each has at least one game."""
        return min(self.plan.parts, self.games)

    def field(self, part: int) -> Field:
        """The games of a *part*, in their initial state."""
        field = Field(self.setups, self.plan, self.seed, self.games, part, self.parts)
        levels = levels_for(self.setups[0].game, self.plan)
        if self.imitates:
            field.show(levels[-1])
        else:
            field.meet(levels, has_past=self.has_past)
        return field


class Told(NamedTuple):
    """The networks that play in a window."""

    newest: Layers
    past: Layers | None
    columns: Columns


class Played(NamedTuple):
    """One part of a window, as it was played."""

    window: Window
    spent: dict[str, float]
    """Seconds spent, by activity."""
    busy: float
    """Core seconds of other processes."""


def levels_for(title: str, plan: Plan) -> list[Bot]:
    """The opponents of the network; the teacher is last."""
    rules, budget = title_of(title).rules, Budget(plan.teacher_worlds, None)
    names = dict.fromkeys((*(level for level in LEVELS if level != plan.teacher), plan.teacher))
    return [bot_for(rules, level, budget) for level in names]


class Player:
    """Plays parts of windows, one window after another."""

    def __init__(self) -> None:
        self._stint: Stint | None = None
        self._fields: dict[int, Field] = {}
        self._next: dict[int, int] = {}
        """By part, the number of the next window."""

    def play(
        self, stint: Stint, part: int, number: int, told: Told, before: Sequence[Any] | None = None
    ) -> Played | None:
        """Play a *part* of a window of the stint; None if the games were lost and the choices made *before* are not
        given."""
        began = process_time()
        if stint != self._stint:
            self._stint, self._fields, self._next = stint, {}, {}
        if self._next.get(part, 0) != number or part not in self._fields:
            if number and before is None:
                return None
            self._fields[part] = stint.field(part)
            for chosen in (before or ())[:number]:
                self._fields[part].repeat(chosen)
        field = self._fields[part]
        spent = dict(field.spent)
        newest, past = jax.tree.map(jax.numpy.asarray, (told.newest, told.past))
        window = field.play(newest, past, told.columns)
        self._next[part] = number + 1
        took = {name: seconds - spent[name] for name, seconds in field.spent.items()}
        return Played(window, took, process_time() - began)


class Alone:
    """A crew in which this process plays everything."""

    def __init__(self) -> None:
        self._player: Final = Player()
        self._stint: Stint | None = None
        self._number = 0
        self._played: Final[deque[list[Played]]] = deque()

    def begin(self, stint: Stint) -> None:
        """Begin the windows of this *stint*. No window may be open at that time."""
        self._stint, self._number = stint, 0

    def order(self, newest: Layers, past: Layers | None, columns: Columns) -> None:
        """Have the next window played with these networks."""
        assert self._stint is not None
        told, stint = Told(newest, past, columns), self._stint
        found = [self._player.play(stint, part, self._number, told) for part in range(stint.parts)]
        self._played.append([one._replace(busy=0.0) for one in found if one is not None])
        self._number += 1

    def take(self) -> list[Played]:
        """Take the parts of the oldest open window."""
        return self._played.popleft()

    def matches(self, network: Network, fixtures: Sequence[Fixture]) -> Generator[Score, None, None]:
        """Play these matches, and yield the scores of the *network*, in order."""
        for fixture in fixtures:
            yield play(network, fixture)


# -- on many machines -----------------------------------------------------------------------------------


class _Order(NamedTuple):
    number: int
    told: Any
    """A reference to the networks in Ray's store."""
    parts: list[Any]
    """Ray's references to the parts that are being played."""


class Remote(Player):
    """A player on one core of a node."""

    def __init__(self, sources: Sources) -> None:
        super().__init__()
        self._sources = sources
        os.environ.setdefault("XLA_FLAGS", ONE_CORE)

    def play(
        self, stint: Stint, part: int, number: int, told: Told, before: Sequence[Any] | None = None
    ) -> Played | None:
        self._sources.check()
        return super().play(stint, part, number, told, before)


class Spread:
    """A crew of Ray actors: one for each core, or one for each part if there are fewer parts. Each stint uses the nodes
    that have joined by its start."""

    def __init__(self, cluster: Cluster, is_stopped: Callable[[], bool]) -> None:
        self._cluster: Final = cluster
        self._is_stopped: Final = is_stopped
        self._homes: list[str] = []
        """The nodes on which the actors run."""
        self._actors: list[Any] = []
        self._stint: Stint | None = None
        self._ordered: Final[deque[_Order]] = deque()
        self._number = 0
        self._chosen: list[list[Any]] = []
        """By part, the choices in each window of the stint."""

    @property
    def cores(self) -> int:
        """The number of cores on all nodes."""
        return len(self._cluster.homes())

    def begin(self, stint: Stint) -> None:
        self._stint, self._number = stint, 0
        self._chosen = [[] for _ in range(stint.parts)]
        while not (homes := self._cluster.homes()[: stint.parts]) and not self._actors:
            if self._is_stopped():
                raise KeyboardInterrupt
            sleep(PAUSE)
        if homes and homes != self._homes:
            for actor in self._actors:
                self._cluster.ray.kill(actor)
            self._actors = [self._cluster.engage(Remote, home, self._cluster.sources) for home in homes]
            self._homes = homes

    def order(self, newest: Layers, past: Layers | None, columns: Columns) -> None:
        assert self._stint is not None
        plain_newest, plain_past = jax.tree.map(np.asarray, (newest, past))
        told = self._cluster.ray.put(Told(plain_newest, plain_past, columns))
        parts = [self._send(part, self._number, told) for part in range(self._stint.parts)]
        self._ordered.append(_Order(self._number, told, parts))
        self._number += 1

    def _send(self, part: int, number: int, told: Any, before: Sequence[Any] | None = None) -> Any:
        return self._actors[part % len(self._actors)].play.remote(self._stint, part, number, told, before)

    def take(self) -> list[Played]:
        order = self._ordered[0]
        found: list[Played] = []
        for part, promised in enumerate(order.parts):
            played = self._cluster.get(promised, self._is_stopped)
            while played is None:  # the actor was restarted
                order.parts[part] = self._send(part, order.number, order.told, self._chosen[part])
                played = self._cluster.get(order.parts[part], self._is_stopped)
            found.append(played)
        for part, one in enumerate(found):
            self._chosen[part].append(np.array(one.window.chosen))
        self._ordered.popleft()
        return found

    def matches(self, network: Network, fixtures: Sequence[Fixture]) -> Generator[Score, None, None]:
        yield from self._cluster.spread(partial(play, network), fixtures, self._is_stopped)


Crew = Alone | Spread


@contextmanager
def crew_on(address: str, title: str, is_stopped: Callable[[], bool]) -> Iterator[Spread]:
    """A crew on the cluster at *address*, until the ``with`` block ends (``fogline.research.cluster``). Raises
    ``KeyboardInterrupt`` once *is_stopped* returns true."""
    with connected(address, titles=[title], packages=PACKAGES, store=STORE) as cluster:
        yield Spread(cluster, is_stopped)
