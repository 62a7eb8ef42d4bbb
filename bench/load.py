"""How much load a server can take: many live games with players that act immediately, compared with boardgame.io's
server.

    python -m bench.load                    (``make bench`` installs boardgame.io first)
    python -m bench.load --only-fogline     (needs only Node)

Each server has one core to itself; the clients have another. The servers take turns for several rounds; the results are
medians. Our server writes every action to disk before it answers (SQLite in the folder for temporary files);
boardgame.io stores nothing on disk (its in-memory storage). The last row has ten times as many games on our server, and
shows how much of the rate remains.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import fogline
from fogline.table import sit_down

HERE: Final = Path(__file__).parent / "node"
MODULES: Final = Path(__file__).parent.parent / "build" / "boardgame" / "node_modules"
SETUP: Final = fogline.Setup("stalingrad", "deep-battle", {"mode": "advanced"})
"""The largest battlefield, in the mode with the most hidden information: 20 cells per side."""
FORM: Final = {"game": SETUP.game, "scenario": SETUP.scenario, "options": dict(SETUP.options)}
"""The same set-up in the form of a request."""
LIMITS: Final = ("--connections", "--connections-per-address", "--streams", "--streams-per-address")
WIDE: Final = (
    *("--rate", "1e9", "--costly-rate", "1e9", "--work", "1e9", "--stored", "1e9"),
    *(word for limit in LIMITS for word in (limit, "60000")),
)
"""Limits so high that no request is refused, however fast the players are."""


class Result(NamedTuple):
    """The results of one round for one server."""

    rate: float
    """Actions per second."""
    core: float
    """Actions per second of the server's processor time: equal to the rate if the server uses its whole core."""
    p50: float
    """The median number of milliseconds from an action to its answer."""
    p99: float
    kilobytes: float
    """The memory that a game in progress adds to the server."""


def scripts(games: int, steps: int, rng: Random) -> list[dict[str, Any]]:
    """Random games, ready to send: each side's set-up, then each action with its sequence number."""
    found: list[dict[str, Any]] = []
    while len(found) < games:
        table = sit_down(SETUP)
        layout: list[tuple[int, int, list[str]]] = []
        for seat in table.to_act():
            known, actions = table.sequence(seat), list[str]()
            while seat in table.to_act():
                action = table.write(rng.choice(table.legal(seat)))
                table.act(seat, action)
                actions.append(action)
            layout.append((seat, known, actions))
        played: list[tuple[int, int, str]] = []
        while table.outcome() is None and len(played) < steps:
            (seat,) = table.to_act()
            action = table.write(rng.choice(table.legal(seat)))
            played.append((seat, table.sequence(seat), action))
            table.act(seat, action)
        if len(played) == steps:
            found.append({"seats": list(table.seats), "setup": layout, "steps": played})
    return found


@contextmanager
def running(command: list[str], core: int | None, **settings: Any) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server on one core (None: on all cores), and its address."""
    cores = os.sched_getaffinity(0) if core is None else {core}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, preexec_fn=lambda: os.sched_setaffinity(0, cores), **settings
    ) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            if found is None:
                raise SystemExit(f"{command[0]} does not start")
            yield server, found[0].rstrip("/")
        finally:
            server.kill()


def drive(
    driver: str, settings: dict[str, Any], servers: Sequence[subprocess.Popen[str]], core: int | None, folder: Path
) -> Result:
    """Play on one or several servers, and return the results."""
    path = folder / "settings.json"
    path.write_text(json.dumps(settings), encoding="utf-8")
    pids = [server.pid for server in servers]
    before = sum(map(kilobytes, pids))
    cores = os.sched_getaffinity(0) if core is None else {core}
    with subprocess.Popen(
        ["node", str(HERE / driver), str(path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=node_settings(),
        preexec_fn=lambda: os.sched_setaffinity(0, cores),
    ) as player:  # fmt: skip
        try:
            assert player.stdout is not None
            assert player.stdin is not None
            if player.stdout.readline() != "ready\n":
                raise SystemExit(f"{driver} has failed")
            player.stdin.write("go\n")
            player.stdin.flush()
            begun = sum(map(seconds, pids))
            told = json.loads(player.stdout.readline())
            worked = sum(map(seconds, pids)) - begun
            grown = sum(map(kilobytes, pids)) - before
        finally:
            player.kill()
    rate, of_core = told["actions"] / told["seconds"], told["actions"] / worked
    return Result(rate, of_core, told["p50"], told["p99"], grown / settings["games"])


def kilobytes(pid: int) -> float:
    """The memory of a process."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return float(found[1])


def seconds(pid: int) -> float:
    """The processor time of a process with all its threads, in nanoseconds, from Linux's clock of that process."""
    return time.clock_gettime((~pid << 3) | 2)


def node_settings() -> dict[str, str]:
    """The location of boardgame.io for Node, and a marker that this is not a test run."""
    return {**os.environ, "NODE_PATH": str(MODULES), "NODE_ENV": "production"}


@contextmanager
def serving(core: int, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Our server, with its games in a separate folder; *more* are further options of ``fogline serve``."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'games.sqlite'}"
        command = [sys.executable, "-m", "fogline", "serve", "--port", "0", "--database", database, *WIDE, *more]
        with running(command, core) as found:
            yield found


def play(server: tuple[subprocess.Popen[str], str], played: list[dict[str, Any]], core: int) -> Result:
    """Play games on one of our servers."""
    process, url = server
    with tempfile.TemporaryDirectory() as folder:
        settings = {"url": url, "games": len(played), "scripts": played, "setup": FORM}
        return drive("drive_fogline.js", settings, [process], core, Path(folder))


def fogline_round(played: list[dict[str, Any]], cores: tuple[int, int], *more: str) -> Result:
    """Measure our server, started for this round."""
    with serving(cores[0], *more) as server:
        return play(server, played, cores[1])


def boardgame_round(games: int, steps: int, cores: tuple[int, int]) -> Result:
    """Measure boardgame.io's server."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["node", str(HERE / "server.js")]
        with running(command, cores[0], env=node_settings(), stderr=subprocess.DEVNULL) as (server, url):
            settings = {"url": url, "games": games, "steps": steps}
            return drive("drive_boardgame.js", settings, [server], cores[1], Path(folder))


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games live at the same time (default 100)")
    parser.add_argument("--steps", type=int, default=60, help="actions in each game after its set-up (default 60)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured (default 3)")
    parser.add_argument("--many", type=int, default=1000, help="live games of the last row (default 1000; 0: none)")
    parser.add_argument("--only-fogline", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--json", action="store_true", help="for programs")
    args = parser.parse_args()
    if shutil.which("node") is None or not (args.only_fogline or (MODULES / "boardgame.io").is_dir()):
        raise SystemExit("bench.load needs Node and boardgame.io: run “make bench”")
    available = sorted(os.sched_getaffinity(0))
    cores = (available[0], available[-1])
    played = scripts(args.games, args.steps, Random(1943))
    many = scripts(args.many, args.steps, Random(1943))
    rounds: dict[str, list[Result]] = {}
    for _ in range(args.rounds):
        rounds.setdefault("fogline", []).append(fogline_round(played, cores))
        if not args.only_fogline:
            rounds.setdefault("boardgame.io", []).append(boardgame_round(args.games, args.steps, cores))
        if many:
            rounds.setdefault(f"fogline, {args.many}", []).append(fogline_round(many, cores))
    medians = {name: Result(*map(statistics.median, zip(*found))) for name, found in rounds.items()}
    if args.json:
        print(json.dumps({name: found._asdict() for name, found in medians.items()}, indent=2))
        return
    print(f"{args.games} live games, {args.steps} actions each, {args.rounds} rounds")
    print(f"{'server':<16} {'actions/s':>10} {'of core':>10} {'p50 ms':>8} {'p99 ms':>8} {'kB a game':>10}")
    for name, found in medians.items():
        times = f"{found.p50:>8.1f} {found.p99:>8.1f}"
        print(f"{name:<16} {found.rate:>10.0f} {found.core:>10.0f} {times} {found.kilobytes:>10.0f}")
    if not args.only_fogline:
        ratio = medians["fogline"].rate / medians["boardgame.io"].rate
        print(f"fogline / boardgame.io: {ratio:.2f} (goal: 1 or more)")
    if many:
        rate, core = (medians[f"fogline, {args.many}"][at] / medians["fogline"][at] for at in (0, 1))
        print(f"{args.many} / {args.games} games: {rate:.2f}, of core {core:.2f} (goal: 0.7 or more)")


if __name__ == "__main__":
    main()
