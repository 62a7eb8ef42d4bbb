"""How a server scales: actions per second and waiting times with 100, 1,000 and 5,000 live games and up to 5,000
streams, on SQLite and PostgreSQL, with one and two server processes.

    python -m bench.growth                                     (a part of ``make bench``; needs Node)
    python -m bench.growth --short                             (a minute; what a test runs)
    python -m bench.growth --only postgresql-2 --games 5000    (one row)

All games are live at the same time. A fixed number of actions is in progress at any time, so waiting times for
different numbers of games are comparable. Servers, PostgreSQL and the clients share all cores: ``of core`` is the
number of actions per second of processor time of the server processes (without PostgreSQL and the clients). With two
processes, the two seats of a game are at different servers. The first row is measured again at the end (the null run).

PostgreSQL is a temporary cluster that waits for the disk at each commit, as SQLite does. All traffic is on this
computer.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from bench.load import FORM, WIDE, Result, drive, running, scripts
from tests.server.postgres import cluster

KINDS: Final = {"sqlite-1": 1, "postgresql-1": 1, "postgresql-2": 2}
"""The database, and the number of processes that share it."""
SIZES: Final = (100, 1000, 5000)
STREAMS: Final = 5000
SCRIPTS: Final = 50
"""The number of different games; further games repeat them."""
STEPS: Final = 40
MEMORY: Final = 4096
"""Megabytes for games: all of them stay in memory."""


class Load(NamedTuple):
    """The size of the load."""

    width: int
    """The number of simultaneous actions."""
    actions: int
    seconds: float
    """The run ends after this many actions or seconds."""


FULL: Final = Load(64, 6000, 60)
SHORT: Final = Load(8, 200, 20)


@contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    """An empty database."""
    if kind.startswith("sqlite"):
        yield f"sqlite:///{folder / 'games.sqlite'}"
    else:
        with cluster(is_durable=True) as made:
            yield made.new_database()


def measure(kind: str, games: int, streams: int, load: Load, played: list[dict[str, Any]]) -> Result:
    """Measure one row."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(database_of(kind, folder))
        command = [sys.executable, "-m", "fogline", "serve", "--port", "0", "--database", database, *WIDE]
        command += ["--memory", str(MEMORY)]
        servers = [stack.enter_context(running(command, None)) for _ in range(KINDS[kind])]
        settings = {"urls": [url for _, url in servers], "games": games, "streams": streams, "scripts": played}
        settings |= {**load._asdict(), "setup": FORM}
        return drive("drive_fogline.js", settings, [server for server, _ in servers], None, folder)


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, action="append", help=f"live games (default {', '.join(map(str, SIZES))})")
    parser.add_argument("--streams", type=int, default=STREAMS, help=f"streams at most (default {STREAMS})")
    parser.add_argument("--only", choices=KINDS, action="append", help="database and processes (default: all)")
    parser.add_argument("--short", action="store_true", help="few games and actions, to check that it runs")
    parser.add_argument("--json", action="store_true", help="for programs")
    args = parser.parse_args()
    if shutil.which("node") is None:
        raise SystemExit("bench.growth needs Node")
    load = SHORT if args.short else FULL
    sizes = args.games or ((12,) if args.short else SIZES)
    played = scripts(min(SCRIPTS, max(sizes)), STEPS, Random(1943))
    rows = [(kind, games) for kind in args.only or KINDS for games in sizes]
    if not args.json:
        print(f"{load.width} actions under way at a time, {os.cpu_count()} cores for servers, database and clients")
        heads = ("actions/s", "of core", "p50 ms", "p99 ms", "kB a game")
        print(f"{'':<14} {'games':>6} {'streams':>8} " + " ".join(f"{head:>10}" for head in heads))
    found = []
    for kind, games in [*rows, rows[0]]:
        streams = min(args.streams, 2 * games)
        told = measure(kind, games, streams, load, played)
        found.append({"kind": kind, "games": games, "streams": streams, **told._asdict()})
        if not args.json:
            figures = (
                f"{told.rate:>10.0f} {told.core:>10.0f} {told.p50:>10.1f} {told.p99:>10.1f} {told.kilobytes:>10.0f}"
            )
            print(f"{kind:<14} {games:>6} {streams:>8} {figures}", flush=True)
    if args.json:
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
