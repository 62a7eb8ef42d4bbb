"""How long people wait for computer opponents while many games are live.

    python -m bench.bots

Every game is one person against a recruit. All games begin first, so all bots lay out their cards at the same time.
Then every person acts as soon as possible (after ``--think`` seconds), requests the table after each item of news, as
the browser does, and measures the bot's response time for each visible action.

The server draws the time of a bot's answer in advance (0.25 to 0.5 seconds, docs/protocol.md), so the wait cannot be
shorter.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.load import SETUP, WIDE, running, seconds
from fogline.kernel.game import Seat
from fogline.table import sit_down

BOT: Final = "soviet"
GOAL: Final = 3.0
"""Seconds within which 99 of 100 bot answers must arrive."""


class Caller:
    """A connection that stays open."""

    def __init__(self, url: str, token: str, address: str | None = None) -> None:
        """*address* is the local address of the connection."""
        self._host, _, self._port = url.removeprefix("http://").partition(":")
        self._token = token
        self._from = None if address is None else (address, 0)
        self._reader: asyncio.StreamReader | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer, which must be a success. A connection closed by the server is reopened."""
        text = b"" if body is None else json.dumps(body).encode()
        try:
            reader, head = await self._send(method, path, text)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.close()
            reader, head = await self._send(method, path, text)
        length = next(int(line[15:]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:"))
        answer = json.loads(await reader.readexactly(length))
        if not head.startswith(b"HTTP/1.1 20"):
            raise RuntimeError(f"{method} {path}: {answer}")
        return answer

    async def listen(self, path: str) -> asyncio.StreamReader:
        """A stream, after its headers."""
        return (await self._send("GET", path, b""))[0]

    def close(self) -> None:
        """Close the connection."""
        if self._reader is not None:
            self._writer.close()
            self._reader = None

    async def _send(self, method: str, path: str, text: bytes) -> tuple[asyncio.StreamReader, bytes]:
        reader, writer = await self._opened()
        writer.write(self._head(method, path, len(text)) + text)
        return reader, await reader.readuntil(b"\r\n\r\n")

    async def _opened(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._reader is None:
            self._reader, self._writer = await asyncio.open_connection(
                self._host, int(self._port), limit=1 << 22, local_addr=self._from
            )
        return self._reader, self._writer

    def _head(self, method: str, path: str, length: int) -> bytes:
        return (
            f"{method} {path} HTTP/1.1\r\nhost: {self._host}:{self._port}\r\nauthorization: Bearer {self._token}\r\n"
            f"content-type: application/json\r\ncontent-length: {length}\r\n\r\n"
        ).encode()


class Person:
    """A person who plays against a bot."""

    def __init__(self, url: str, token: str, begun: float, number: int) -> None:
        """*begun*: the start time of the game; *number*: the number of the game."""
        address, rng = address_of(number), Random(number)
        self._caller = Caller(url, token, address)
        self._stream = Caller(url, token, address)
        self._rng = rng
        self._since = begun
        """The time at which the bot's turn to act began."""
        self._told = asyncio.Event()
        self.set_up: list[float] = []
        self.answers: list[float] = []
        """The seconds that each answer of the bot took."""

    async def lay_out(self) -> None:
        """Wait for the bot's set-up, then send this player's own."""
        self._listener = asyncio.create_task(self._listen())
        seen = await self._until(lambda seen: BOT not in seen["to-act"])
        table = sit_down(SETUP)
        seat = Seat(table.seats.index(seen["seat"]))
        while seat in table.to_act():
            table.act(seat, self._rng.choice(table.legal(seat)))
        await self._send(seen, [table.write(line.action) for line in table.history()])

    async def play(self, actions: int, think: float) -> None:
        """Play a number of actions, or to the end."""
        for _ in range(actions):
            seen = await self._until(lambda seen: seen["outcome"] or BOT not in seen["to-act"])
            if seen["outcome"]:
                break
            if think:
                await asyncio.sleep(self._rng.expovariate(1 / think))
            await self._act(seen)
        self.close()

    def close(self) -> None:
        """Leave."""
        self._listener.cancel()
        self._caller.close()
        self._stream.close()

    async def _until(self, is_so: Any) -> Any:
        while True:
            self._told.clear()
            seen = await self._look()
            if is_so(seen):
                return seen
            await self._told.wait()

    async def _look(self) -> Any:
        return await self._caller.ask("GET", "/api/table")

    async def _act(self, seen: Any) -> None:
        legal = seen["legal"]
        await self._send(seen, [self._rng.choice(legal[self._rng.choice(list(legal))])])

    async def _send(self, seen: Any, actions: list[str]) -> None:
        await self._caller.ask("POST", "/api/table/actions", {"sequence": seen["sequence"], "actions": actions})
        self._since = time.monotonic()

    async def _listen(self) -> None:
        stream = await self._stream.listen("/api/table/events")
        while line := await stream.readline():
            if not line.startswith(b'data: {"number"') or b'"action":null' not in line:
                continue
            now = time.monotonic()
            (self.answers if self.set_up else self.set_up).append(now - self._since)
            self._since = now
            self._told.set()


def address_of(number: int) -> str | None:
    """The local address of a person. Each person has a separate one, because the server limits the queue per address.
    On Linux a computer has all addresses that begin with 127."""
    return f"127.0.{1 + number // 250}.{1 + number % 250}" if sys.platform == "linux" else None


async def measure(url: str, games: int, actions: int, think: float) -> tuple[list[float], list[float]]:
    """The seconds for each set-up, and for each later answer."""
    door, rng, people = Caller(url, ""), Random(1943), list[Person]()
    layouts: list[asyncio.Task[None]] = []
    wanted = {"game": SETUP.game, "scenario": SETUP.scenario, "options": dict(SETUP.options), "bots": {BOT: "recruit"}}
    for number in range(games):
        made = await door.ask("POST", "/api/games", wanted)
        (seat,) = made["seats"].values()
        people.append(Person(url, seat["token"], time.monotonic(), number))
        layouts.append(asyncio.create_task(people[-1].lay_out()))
    await asyncio.gather(*layouts)
    rng.shuffle(people)
    await asyncio.gather(*[person.play(actions, think) for person in people])
    return [one for person in people for one in person.set_up], [one for person in people for one in person.answers]


def share(times: list[float], part: float) -> float:
    """The time within which this *part* of the answers arrived."""
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="games live at the same time (default 1000)")
    parser.add_argument("--actions", type=int, default=6, help="actions of each person after the set-up (default 6)")
    parser.add_argument("--think", type=float, default=5.0, help="seconds that a person thinks on average (default 5)")
    parser.add_argument("--json", action="store_true", help="for programs")
    args = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # two connections for each person; the server inherits it
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'games.sqlite'}"
        command = [sys.executable, "-m", "fogline", "serve", "--port", "0", "--database", database, *WIDE]
        with running(command, None) as (server, url):
            begun, worked = time.monotonic(), seconds(server.pid)
            set_ups, answers = asyncio.run(measure(url, args.games, args.actions, args.think))
            took, worked = time.monotonic() - begun, seconds(server.pid) - worked
    found = {
        "games": args.games, "set_up_p50": share(set_ups, 0.5), "set_up_p99": share(set_ups, 0.99),
        "answers": len(answers), "p50": share(answers, 0.5), "p99": share(answers, 0.99),
        "mean": statistics.mean(answers), "server_share": worked / took,
    }  # fmt: skip
    if args.json:
        print(json.dumps(found, indent=2))
        return
    print(f"{args.games} live games against recruits, {len(answers)} answers, {os.cpu_count()} cores")
    print(f"{'seconds':<24} {'p50':>8} {'p99':>8}")
    print(f"{'a bot lays out its cards':<24} {found['set_up_p50']:>8.2f} {found['set_up_p99']:>8.2f}")
    print(f"{'a bot answers':<24} {found['p50']:>8.2f} {found['p99']:>8.2f}  (goal: p99 below {GOAL:g})")


if __name__ == "__main__":
    main()
