"""Many games of a title in parallel, as arrays for training by self-play.

>>> import numpy as np
>>> from fogline import Setup, game, games
>>> batch = Batch(Setup(games()[0], game(games()[0]).scenarios[0]), games=64, seed=1)
>>> batch.observations.shape[0], batch.masks.shape[0], batch.seats[:3].tolist()
(64, 64, [0, 0, 0])
>>> rng = np.random.default_rng(1)
>>> ended = 0
>>> for _ in range(200):
...     batch.step((rng.random(batch.masks.shape) * batch.masks).argmax(1))
...     ended += int((batch.ends > 0).sum())
>>> ended > 0
True

- A row is a game, and in every row one seat has a choice. Where several seats choose in secret at the same time, the
  one with the lowest number goes first, unseen by the others. CHANCE and forced actions are played internally. A
  finished game is followed by a new one in the same step.
- ``observations`` contain only the numbers of the view of the seat that chooses (``pieces``) and the numbers chosen so
  far for an incomplete action. They are written from the view, never from the position.
- An action is a short sequence of small numbers, one from each of a few ``heads``; ``masks`` has the legal ones, which
  follow from the legal list (``fogline.kit.encoding``). No head has more than 64 numbers.
- Each step overwrites all arrays: copy any data that you want to keep.
- ``Batch(setup, games=256, processes=2)`` divides the games between two processes, including this one. The games are
  the same for any number of processes; ``close()`` ends the other processes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np

from fogline.kernel.arrays import COMPILED
from fogline.kernel.errors import BadData
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup
from fogline.kit.bots import Bot
from fogline.kit.encoding.coder import Coder, Head, Piece, numbers_of, offered, sequence_of
from fogline.kit.encoding.rows import CUT, ENDED, GOES_ON, NOBODY, Rows
from fogline.kit.registry import title_of
from fogline.research.slices import Slice, Spread, array_of

__all__ = ["CUT", "ENDED", "GOES_ON", "MAX_STEPS", "NOBODY", "Batch", "Seated", "coder_of"]

MAX_STEPS: Final = 2000
"""By default, a game is cut off after this many actions. Few random games are that long."""


def coder_of(setup: Setup) -> Coder:
    """The coder for games of *setup*."""
    coder = title_of(setup.game).coder(setup)
    if coder is None:
        raise BadData("set-up", setup.game, "the decisions of this title are not written as numbers")
    return coder


class Batch:
    """Games that advance together."""

    def __init__(
        self, setups: Setup | Sequence[Setup], games: int, seed: int = 0, max_steps: int = MAX_STEPS, *,
        renews: bool = True, processes: int = 1,
    ) -> None:  # fmt: skip
        """Several *setups* of one title, which must have the same layout of numbers, are assigned to games in turn.
        Each game's CHANCE has its own generator, derived from *seed*. Unless it *renews*, a finished game stays
        finished. *processes* counts this process, too; several need a system with POSIX pipes."""
        agreed = [setups] if isinstance(setups, Setup) else list(setups)
        if games < 1 or max_steps < 1:
            raise ValueError(f"at least one game of one step, not {games} of {max_steps}")
        if not 1 <= processes <= games:
            raise ValueError(f"{games} games are played by 1 to {games} processes, not {processes}")
        self.setups: Final = tuple(agreed[number % len(agreed)] for number in range(games))
        """The set-up of each game."""
        title = title_of(agreed[0].game)
        coders = [coder_of(setup) for setup in self.setups]
        first = coders[0]
        self.heads: Final[tuple[Head, ...]] = first.heads
        """The parts of an action."""
        self.pieces: Final[tuple[Piece, ...]] = (*first.pieces, Piece("chosen", (first.numbers,)))
        """The parts of an observation."""
        self.names: Final[tuple[str, ...]] = title.rules.seats(agreed[0])
        """The names of the seats."""
        for setup, coder in zip(agreed, coders):
            is_same = setup.game == title.name and len(title.rules.seats(setup)) == len(self.names)
            if not is_same or coder.pieces != first.pieces or coder.heads != first.heads:
                raise BadData("set-up", setup.scenario, "its numbers have another layout than those of the first")
        dealt = Slice(self.setups, tuple(_seeds(seed, games)), max_steps, renews)
        players, width = len(self.names), first.width + first.numbers
        columns = {
            "observations": width,
            "masks": first.numbers,
            "seats": 1,
            "ends": 1,
            "results": players,
            "lengths": 1,
        }
        self._spread: Final = None if processes == 1 else Spread(dealt, processes, columns)
        self._rows: Final[Rows | Spread] = self._spread or dealt.rows()
        self._arrays: dict[str, Any] = {}

    def __len__(self) -> int:
        """The number of games."""
        return len(self.setups)

    @property
    def observations(self) -> Any:
        """By game, what the seat that chooses knows, and its choices so far, as unsigned bytes."""
        return self._array("observations")

    @property
    def masks(self) -> Any:
        """By game and number, 1 if the number is legal now."""
        return self._array("masks")

    @property
    def seats(self) -> Any:
        """By game, the seat that chooses; ``NOBODY`` in a game that is over."""
        return self._array("seats").reshape(-1)

    @property
    def ends(self) -> Any:
        """By game, the effect of the latest step: ``GOES_ON``, ``ENDED``, or ``CUT`` after ``max_steps``."""
        return self._array("ends").reshape(-1)

    @property
    def rewards(self) -> Any:
        """By game and seat, 1 for a winner and -1 for a loser of the game that the latest step ended."""
        return self._array("results")

    @property
    def lengths(self) -> Any:
        """By game, the number of actions (including CHANCE) of the game that the latest step ended."""
        return self._array("lengths").reshape(-1)

    def _array(self, name: str) -> Any:
        """A read-only array over the memory of compiled rows, or of several processes; a copy of plain rows."""
        if not isinstance(self._rows, Spread) and not COMPILED:
            return array_of(self._rows, name, len(self))
        found = self._arrays.get(name)
        if found is None:
            one = self._rows
            found = one.array(name).view() if isinstance(one, Spread) else array_of(one, name, len(self))
            found.setflags(write=False)
            self._arrays[name] = found
        return found

    def step(self, numbers: Any) -> None:
        """Choose a number in every game. An illegal number is refused, and nothing changes."""
        found = np.asarray(numbers)
        self._rows.step(found if self._spread is not None else found.tolist())

    def reset(self, seed: int | None = None) -> None:
        """Start a new game in every row; without a *seed*, CHANCE continues with the same generators."""
        self._rows.begin(None if seed is None else _seeds(seed, len(self)))

    def renew(self) -> None:
        """Start a new game in every row whose game is over. ``ends``, ``rewards`` and ``lengths`` keep the results of
        the latest step."""
        self._rows.renew()

    def state(self, game: int) -> Any:
        """The all-knowing position of a game that this process plays, for tests and for watchers."""
        return self._rows.state(game)

    def close(self) -> None:
        """End the other processes, if any. They also end with this process."""
        if self._spread is not None:
            self._spread.close()


def _seeds(seed: int, games: int) -> list[int]:
    rng = Random(seed)
    return [rng.getrandbits(62) for _ in range(games)]


class Seated:
    """A bot that plays one seat of one game of a batch, by its view and its legal list, as usual."""

    def __init__(self, batch: Batch, game: int, bot: Bot, rng: Random) -> None:
        self._batch = batch
        self._game = game
        self._bot = bot
        self._rng = rng
        self._rules = title_of(batch.setups[game].game).rules
        self._coder = coder_of(batch.setups[game])
        self._waiting: deque[int] = deque()

    def choose(self, seat: int) -> int:
        """The next number of the bot's action."""
        if not self._waiting:
            state = self._batch.state(self._game)
            view, legal = self._rules.view(state, Seat(seat)), self._rules.legal(state, Seat(seat))
            action = self._bot.choose(view, legal, self._rng)
            self._coder.begin()
            self._waiting.extend(asked(self._coder, view, legal, action))
        return self._waiting.popleft()


def asked(coder: Coder, view: Any, legal: Any, action: Any) -> list[int]:
    """The numbers of *action* that a batch asks for, without forced ones."""
    numbers_of(coder, view)
    sequence = sequence_of(coder, action)
    return [number for at, number in enumerate(sequence) if len(offered(coder, view, legal, sequence[:at])) > 1]
