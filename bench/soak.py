"""Does a server's memory stay flat? People play game after game at a few tables at a steady, low rate, while streams
and a watcher come and go.

    python -m bench.soak --minutes 20

Games in memory are limited to a few megabytes, and some fast games at first fill this memory and the database's page
cache; any later growth per minute is a leak. Actions shared by games of SCOPE Stalingrad are created when they are
first legal and then kept (30 MB at most), so the benchmark repeats the same few games of this title. The slope is
fitted to the means of the minutes after the first quarter, with its 95 % interval. All traffic stays on this computer,
and the run ends on its own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from bench.bots import Caller, address_of
from bench.load import WIDE, kilobytes, running

SETUPS: Final[tuple[dict[str, Any], ...]] = (
    {"game": "stalingrad", "scenario": "quick-duel", "options": {"mode": "basic"}, "hold": ["german", "soviet"]},
    {"game": "panzer", "scenario": "skirmish", "options": {}, "hold": ["american", "german"]},
)
TABLES: Final = 8
MEMORY: Final = 4
"""Megabytes for games in memory."""
DIFFERENT: Final = 16
"""The number of different games; later ones repeat these with different draws."""
WARM: Final = 200
"""The number of games played without pauses before the measurement begins."""
ACTIONS: Final = 60
"""The number of actions in a game, after which somebody resigns."""
SAMPLE_SECONDS: Final = 1.0
T_VALUES: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13, 2.12)
"""Student's t for a 95 % interval with 1, 2, 3 ... degrees of freedom; for more, t is about 2."""


class Slope(NamedTuple):
    """The slope of a line through points, with its uncertainty."""

    value: float
    error: float
    """Half the width of the 95 % interval."""


def fit(points: Sequence[tuple[float, float]]) -> Slope:
    """The slope by least squares."""
    times, sizes = zip(*points)
    at, size = statistics.fmean(times), statistics.fmean(sizes)
    spread = sum((one - at) ** 2 for one in times)
    value = sum((one - at) * (other - size) for one, other in points) / spread
    rest = sum((other - size - value * (one - at)) ** 2 for one, other in points)
    freedom = len(points) - 2
    if freedom < 1:
        return Slope(value, math.inf)
    return Slope(value, T_VALUES[min(freedom, len(T_VALUES)) - 1] * math.sqrt(rest / freedom / spread))


class Soak:
    """The tables and the counts."""

    def __init__(self, url: str, rate: float, until: float, most: int = sys.maxsize) -> None:
        """*rate*: actions per second, for all tables together; *until*: the end, by ``time.monotonic``; *most*: the
        maximum number of games to start."""
        self._url = url
        self._pause = TABLES / rate
        self._until = until
        self._most = most
        self._begun = 0
        self.actions = 0
        self.games = 0

    async def play(self, table: int) -> None:
        """Play game after game at one table."""
        while time.monotonic() < self._until and self._begun < self._most:
            number = self._begun % DIFFERENT
            self._begun += 1
            await self._game(SETUPS[number % len(SETUPS)], address_of(table), Random(number))
            self.games += 1

    async def _game(self, setup: dict[str, Any], address: str | None, rng: Random) -> None:
        guest = Caller(self._url, "", address)
        made = await guest.ask("POST", "/api/games", setup)
        guest.close()
        tokens = [one["token"] for one in made["seats"].values()]
        people = [Caller(self._url, token, address) for token in tokens]
        streams = [Caller(self._url, token, address) for token in (*tokens, made["watch"]["token"])]
        heard = [asyncio.create_task(_listen(stream)) for stream in streams]
        try:
            for _ in range(ACTIONS):
                seen = await people[0].ask("GET", "/api/table")
                if seen["outcome"] or time.monotonic() >= self._until:
                    break
                turn = rng.choice(seen["to-act"])
                await self._act(people[seen["seats"].index(turn)], rng)
                await asyncio.sleep(self._pause)
            else:
                seen = await people[0].ask("GET", "/api/table")
                if not seen["outcome"]:
                    said = {"sequence": seen["sequence"], "word": "resign"}
                    await people[0].ask("POST", "/api/table/words", said)
        finally:
            for task in heard:
                task.cancel()
            for caller in (*people, *streams):
                caller.close()

    async def _act(self, person: Caller, rng: Random) -> None:
        seen = await person.ask("GET", "/api/table")
        action = rng.choice(seen["legal"][rng.choice(list(seen["legal"]))])
        await person.ask("POST", "/api/table/actions", {"sequence": seen["sequence"], "actions": [action]})
        self.actions += 1


async def _listen(caller: Caller) -> None:
    with suppress(ConnectionError):
        stream = await caller.listen("/api/table/events")
        while await stream.read(65_536):
            pass


async def soak(
    url: str, pid: int, minutes: float, rate: float, warm: int = WARM
) -> tuple[Soak, list[tuple[float, float]]]:
    """Play for *minutes*, after *warm* games. Returns the counts, and the memory (kilobytes) by time (minutes)."""
    first = Soak(url, math.inf, math.inf, warm)
    await asyncio.gather(*(first.play(table) for table in range(TABLES)))
    begun = time.monotonic()
    played = Soak(url, rate, begun + 60 * minutes)
    tables = asyncio.gather(*(played.play(table) for table in range(TABLES)))
    samples = []
    while not tables.done():
        samples.append(((time.monotonic() - begun) / 60, kilobytes(pid)))
        await asyncio.sleep(SAMPLE_SECONDS)
    await tables
    return played, samples


def means(samples: Sequence[tuple[float, float]], minutes: float, parts: int) -> list[tuple[float, float]]:
    """The means over equal parts of the time after the first quarter."""
    first, length = minutes / 4, 0.75 * minutes / parts
    found = []
    for part in range(parts):
        begin = first + part * length
        inside = [sample for sample in samples if begin <= sample[0] < begin + length]
        if inside:
            found.append((statistics.fmean(at for at, _ in inside), statistics.fmean(size for _, size in inside)))
    return found


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20, help="how long (default 20)")
    parser.add_argument("--rate", type=float, default=20, help="actions a second (default 20)")
    parser.add_argument("--json", action="store_true", help="for programs")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'games.sqlite'}"
        command = [sys.executable, "-m", "fogline", "serve", "--port", "0", "--database", database, *WIDE]
        with running([*command, "--memory", str(MEMORY)], None) as (server, url):
            played, samples = asyncio.run(soak(url, server.pid, args.minutes, args.rate))
    parts = means(samples, args.minutes, max(4, round(0.75 * args.minutes)))
    slope = fit(parts)
    found = {
        "minutes": args.minutes,
        "actions": played.actions,
        "games": played.games,
        "megabytes-after-a-quarter": round(parts[0][1] / 1024, 1),
        "megabytes-at-the-end": round(parts[-1][1] / 1024, 1),
        "kilobytes-a-minute": round(slope.value, 1),
        "error": round(slope.error, 1),
    }
    if args.json:
        print(json.dumps(found, indent=2))
        return
    print(f"{args.minutes:g} minutes, {played.games} games, {played.actions} actions")
    print(f"memory: {parts[0][1] / 1024:.1f} MB after a quarter of the time, {parts[-1][1] / 1024:.1f} MB at the end")
    low, high = slope.value - slope.error, slope.value + slope.error
    print(f"slope: {slope.value:+.1f} kB a minute (95 %: {low:+.1f} to {high:+.1f})")


if __name__ == "__main__":
    main()
