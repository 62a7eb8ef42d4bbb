"""What verifiable games cost: the work of the server's desk for the same games with commitments, divided by the work
without.

    python -m bench.sealing
    python -m bench.sealing --servers 6     (whole servers, in turns, so many rounds; needs Node)

The same random games are played at desks that take turns, game by game: with commitments, without, without again (the
null run: how far two equal desks differ), and without SQLite's ``secure_delete``. Processor time counts: other work on
the machine changes little. Every action is committed to SQLite and answered in JSON; HTTP and streams, which take about
as long again, come on top and are the same for all, so the share of a server's rate is smaller than what this shows.
With ``--servers`` it is measured: the processor time of server processes for each action, by the median of the rounds.

The same game is played at each desk within a second, so each game gives a ratio; their median counts, with a 95 %
interval (bootstrap over the games).
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import text

from bench.load import SETUP, fogline_round, scripts
from fogline.web.desk import Desk
from fogline.web.storage import Storage
from fogline.web.terms import Terms

DRAWS = 2000
"""Samples of the bootstrap."""
KINDS = {"verifiable": True, "without": False, "without, again": False, "secure_delete off": False}
SERVERS = {"verifiable": "yes", "without": "no", "without, again": "no"}
"""What ``--verifiable`` says."""


def play(desk: Desk, game: dict[str, Any]) -> float:
    """Play one game; processor seconds for each of its actions after the set-up."""
    made = desk.create(SETUP, game["seats"], Terms())
    keys = [desk.key(made["seats"][name]["token"]) for name in game["seats"]]
    for seat, known, actions in game["setup"]:
        desk.act(keys[seat], actions, known)
    begun = time.process_time()
    for seat, known, action in game["steps"]:
        desk.act(keys[seat], [action], known)
    return (time.process_time() - begun) / len(game["steps"])


def desk_of(file: Path, name: str) -> Desk:
    """A desk of one kind."""
    storage = Storage(f"sqlite:///{file}")
    if name == "secure_delete off":
        storage.execute(text("PRAGMA secure_delete = OFF"))
    return Desk(storage, is_verifiable=KINDS[name])


def rotated(names: Iterable[str], number: int) -> list[str]:
    """In another order each time: each comes first, and last."""
    listed = list(names)
    first = number % len(listed)
    return listed[first:] + listed[:first]


def at_desks(played: list[dict[str, Any]]) -> dict[str, list[float]]:
    """Processor seconds for an action of each game, by kind."""
    costs: dict[str, list[float]] = {name: [] for name in KINDS}
    with tempfile.TemporaryDirectory() as folder:
        desks = {name: desk_of(Path(folder) / str(number), name) for number, name in enumerate(KINDS)}
        for number, game in enumerate(played):
            for name in rotated(KINDS, number):
                costs[name].append(play(desks[name], game))
    return costs


def at_servers(played: list[dict[str, Any]], rounds: int) -> dict[str, list[float]]:
    """The same of whole servers, of each round."""
    available = sorted(os.sched_getaffinity(0))
    costs: dict[str, list[float]] = {name: [] for name in SERVERS}
    for number in range(rounds):
        for name in rotated(SERVERS, number):
            told = fogline_round(played, (available[0], available[-1]), "--verifiable", SERVERS[name])
            costs[name].append(1 / told.core)
    return costs


def interval(ratios: list[float], rng: Random) -> tuple[float, float]:
    """Where the median lies, with 95 %."""
    medians = sorted(statistics.median(rng.choices(ratios, k=len(ratios))) for _ in range(DRAWS))
    return medians[round(0.025 * DRAWS)], medians[round(0.975 * DRAWS) - 1]


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="games at each desk (default 60)")
    parser.add_argument("--steps", type=int, default=60, help="actions of each, after its set-up (default 60)")
    parser.add_argument("--servers", type=int, default=0, help="measure whole servers in this many rounds instead")
    args = parser.parse_args()
    played = scripts(args.games, args.steps, Random(1943))
    costs = at_servers(played, args.servers) if args.servers else at_desks(played)
    print(f"{args.games} games of {args.steps} actions at each {'server' if args.servers else 'desk'}")
    for name, found in costs.items():
        ratios = [one / plain for one, plain in zip(found, costs["without"])]
        low, high = interval(ratios, Random(1943))
        median = 1e6 * statistics.median(found)
        shown = f"{statistics.median(ratios):.3f} ({low:.3f} to {high:.3f})"
        print(f"{name:<18} {median:>6.0f} microseconds an action   {shown}")
    print("goal: verifiable below 1.05")


if __name__ == "__main__":
    main()
