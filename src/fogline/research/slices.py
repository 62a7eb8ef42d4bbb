"""The games of a batch, divided among processes: each plays a slice of them and writes it into shared memory.

This process plays the first slice; ``python -m fogline.research.slices`` plays another. Its first line of input says
which games to play; after that, every byte is an order, answered by a byte when it is done. It ends with its input, and
therefore with the process that started it.
"""

from __future__ import annotations

import json
import os
import sys
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from mmap import mmap
from pathlib import Path
from subprocess import PIPE, Popen, TimeoutExpired
from tempfile import TemporaryFile
from typing import Any, Final, NamedTuple

import numpy as np

import fogline
from fogline.bots.processes import ProcessEnded
from fogline.kernel.arrays import COMPILED
from fogline.kernel.setup import Setup
from fogline.kit.encoding.rows import Rows
from fogline.kit.registry import title_of

STEP: Final = b"s"
BEGIN: Final = b"b"
SEED: Final = b"c"
"""The order to begin games, which also seeds CHANCE."""
RENEW: Final = b"n"
DONE: Final = b"."
KINDS: Final[Mapping[str, Any]] = {
    "observations": np.uint8, "masks": np.uint8, "seats": np.int64, "ends": np.uint8, "results": np.int64,
    "lengths": np.int64,
}  # fmt: skip
"""The arrays of ``Rows``, by name."""
CHOSEN: Final = "chosen"
"""The name of the array with the numbers to choose, or with the initial seeds."""
LINE: Final = 64
"""Arrays begin at multiples of this number of bytes, so that no two share a cache line."""
PATIENCE: Final = 5
"""The number of seconds that a process gets to exit."""


class Slice(NamedTuple):
    """Some of the games."""

    setups: tuple[Setup, ...]
    seeds: tuple[int, ...]
    max_steps: int
    renews: bool

    def rows(self) -> Rows:
        """Create the rows of these games."""
        title = title_of(self.setups[0].game)
        coders = [title.coder(setup) for setup in self.setups]
        starts = {setup: title.rules.new(setup) for setup in self.setups}
        return Rows(
            title.rules, len(title.rules.seats(self.setups[0])), [starts[setup] for setup in self.setups],
            [coder for coder in coders if coder is not None], list(self.seeds), self.max_steps, renews=self.renews,
        )  # fmt: skip


def array_of(rows: Rows, name: str, games: int) -> Any:
    """An array over the memory of compiled rows, or a copy of plain rows."""
    found = getattr(rows, name)
    flat = np.frombuffer(found, KINDS[name]) if COMPILED else np.array(found, KINDS[name])
    return flat.reshape(games, -1)


class Shared:
    """The arrays of all games, in memory shared by several processes."""

    def __init__(self, file: int, games: int, columns: Mapping[str, int]) -> None:
        """*columns* gives the width of each array."""
        places, size = {}, 0
        for name, width in columns.items():
            kind = np.dtype(KINDS.get(name, np.int64))
            places[name] = (size, kind, width)
            size += -(-games * width * kind.itemsize // LINE) * LINE
        if os.fstat(file).st_size < size:
            os.truncate(file, size)
        self._memory: Final = mmap(file, size)
        self.arrays: Final[dict[str, Any]] = {
            name: np.frombuffer(self._memory, kind, games * width, start).reshape(games, width)
            for name, (start, kind, width) in places.items()
        }


class Player:
    """Plays one slice, and writes it to the shared arrays."""

    def __init__(self, dealt: Slice, arrays: Mapping[str, Any], first: int) -> None:
        last = first + len(dealt.setups)
        self.rows: Final = dealt.rows()
        self._shown: Final = {name: arrays[name][first:last] for name in KINDS}
        self._chosen: Final = arrays[CHOSEN][first:last, 0]
        self._own: Final = {name: array_of(self.rows, name, last - first) for name in KINDS} if COMPILED else {}
        self._show()

    def obey(self, order: bytes) -> None:
        """Carry out an order."""
        if order == STEP:
            self.rows.step(self._chosen.tolist())
        elif order == RENEW:
            self.rows.renew()
        else:
            self.rows.begin(self._chosen.tolist() if order == SEED else None)
        self._show()

    def _show(self) -> None:
        for name, shown in self._shown.items():
            shown[:] = self._own[name] if COMPILED else array_of(self.rows, name, len(shown))


class Spread:
    """A batch whose games are played by several processes."""

    def __init__(self, dealt: Slice, processes: int, columns: Mapping[str, int]) -> None:
        games = len(dealt.setups)
        self._ended: ProcessEnded | None = None
        with TemporaryFile(dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as file:
            self._shared: Final = Shared(file.fileno(), games, {**columns, CHOSEN: 1})
            bounds = [games * number // processes for number in range(processes + 1)]
            self.processes: Final[tuple[Popen[bytes], ...]] = tuple(
                _started(dealt, first, last, file.fileno(), columns) for first, last in pairwise(bounds[1:])
            )
        self._finalizer: Final = weakref.finalize(self, _end, self.processes)
        try:
            own = dealt._replace(setups=dealt.setups[: bounds[1]], seeds=dealt.seeds[: bounds[1]])
            self._player: Final = Player(own, self._shared.arrays, 0)
            self._await()
        except BaseException:
            self.close()
            raise
        self.own: Final = bounds[1]
        """The number of games that this process plays itself."""

    def array(self, name: str) -> Any:
        """An array of all games."""
        return self._shared.arrays[name]

    def state(self, game: int) -> Any:
        """The position of a game that this process plays."""
        if not -self.own <= game < self.own:
            raise ValueError(f"game {game} is played by another process; the positions here are 0 to {self.own - 1}")
        return self._player.rows.state(game)

    def step(self, numbers: Any) -> None:
        """Choose a number in every game. An illegal number is refused before any process plays."""
        self._refuse_ended()
        chosen, masks, seats = self.array(CHOSEN)[:, 0], self.array("masks"), self.array("seats")[:, 0]
        if numbers.shape != chosen.shape:
            raise ValueError(f"{len(chosen)} games need as many numbers, not {numbers.size}")
        inside = (numbers >= 0) & (numbers < masks.shape[1])
        offered = inside & (masks[np.arange(len(masks)), np.where(inside, numbers, 0)] != 0)
        wrong = np.flatnonzero(~offered & (seats >= 0))
        if len(wrong):
            raise ValueError(f"game {wrong[0]}: the number {numbers[wrong[0]]} is not offered")
        chosen[:] = numbers
        self._order(STEP)

    def begin(self, seeds: list[int] | None) -> None:
        """Start a new game in every row."""
        self._refuse_ended()
        if seeds is not None:
            self.array(CHOSEN)[:, 0] = seeds
        self._order(BEGIN if seeds is None else SEED)

    def renew(self) -> None:
        """Start a new game in every row whose game is over."""
        self._refuse_ended()
        self._order(RENEW)

    def _refuse_ended(self) -> None:
        if self._ended is not None:
            raise self._ended

    def _order(self, order: bytes) -> None:
        for process in self.processes:
            assert process.stdin is not None
            try:
                os.write(process.stdin.fileno(), order)
            except OSError:
                self._fail(process)
        self._player.obey(order)
        self._await()

    def _await(self) -> None:
        for process in self.processes:
            assert process.stdout is not None
            if os.read(process.stdout.fileno(), 1) != DONE:
                self._fail(process)

    def _fail(self, process: Popen[bytes]) -> None:
        """Report that a process has ended, which loses its games."""
        try:
            code: int | None = process.wait(PATIENCE)
        except TimeoutExpired:
            code = None
        self._ended = ProcessEnded(
            f"process {process.pid} of the batch has ended (exit code {code}), and its games too"
        )
        self.close()
        raise self._ended

    def close(self) -> None:
        """End the other processes."""
        if self._ended is None:
            self._ended = ProcessEnded("the batch is closed")
        self._finalizer()


def _started(dealt: Slice, first: int, last: int, file: int, columns: Mapping[str, int]) -> Popen[bytes]:
    """Start a process that plays the games from *first* to *last*."""
    told = {
        "file": file,
        "games": len(dealt.setups),
        "columns": columns,
        "first": first,
        "setups": [(one.game, one.scenario, dict(one.options), one.data) for one in dealt.setups[first:last]],
        "seeds": dealt.seeds[first:last],
        "max_steps": dealt.max_steps,
        "renews": dealt.renews,
    }
    here = str(Path(fogline.__file__).parents[1])
    path = os.pathsep.join([here, *filter(None, [os.environ.get("PYTHONPATH")])])
    process = Popen(
        [sys.executable, "-m", __name__],
        stdin=PIPE,
        stdout=PIPE,
        pass_fds=(file,),
        env={**os.environ, "PYTHONPATH": path},
        start_new_session=True,  # Ctrl-C is for us; the process ends with its input
        bufsize=0,
    )
    assert process.stdin is not None
    with suppress(OSError):  # if the process has ended, its missing answer will show it
        process.stdin.write(f"{json.dumps(told)}\n".encode())
    return process


def _end(processes: Sequence[Popen[bytes]]) -> None:
    for process in processes:
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            pipe.close()
    for process in processes:
        try:
            process.wait(PATIENCE)
        except TimeoutExpired:
            process.kill()
            process.wait()


def main() -> None:
    """Play a slice until the input ends."""
    line = b""
    while not line.endswith(b"\n"):
        part = os.read(0, 1 << 16)
        if not part:
            return
        line += part
    told = json.loads(line)
    shared = Shared(told["file"], told["games"], {**told["columns"], CHOSEN: 1})
    os.close(told["file"])
    setups = tuple(Setup(*one) for one in told["setups"])
    dealt = Slice(setups, tuple(told["seeds"]), told["max_steps"], told["renews"])
    player = Player(dealt, shared.arrays, told["first"])
    os.write(1, DONE)
    while order := os.read(0, 1):
        player.obey(order)
        try:
            os.write(1, DONE)
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()
