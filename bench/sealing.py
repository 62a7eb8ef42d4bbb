"""The cost of verifiable games: the server's processor time for the same games with commitments, divided by the time
without.

    python -m bench.sealing                 (at the desk)
    python -m bench.sealing --servers 20    (at whole servers, started 20 times; needs Node)

**At the desk.** The same random games are played at desks that take turns, game by game: with commitments, without,
without again (the null run, which shows how far two equal desks differ), and without SQLite's ``secure_delete``. Every
action is committed to SQLite and answered in JSON. HTTP and streams add about the same time again to every kind, so the
effect on a server's rate is smaller than shown here.

**At whole servers.** Three servers are started and take turns on one core for several rounds; then three others follow.
Each round plays the same games at each server over HTTP, with a stream for each seat; the players are on another core
and act as soon as they get news. The result is the processor time of the server's process for each action, by its own
clock, which other work on the machine hardly affects. Two equal processes differ by a few per cent for their whole life
(because of their memory layout), so many starts are needed.

Each game or start gives ratios: the verifiable kind to the mean of the two equal kinds, and the others to the first of
those two. The result is the median, with a 95 % interval (bootstrap).
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import text

from bench.load import SETUP, scripts, serving
from bench.load import play as play_at
from fogline.desk.terms import Terms
from fogline.server.games.desk import Desk
from fogline.server.storage.storage import Storage

DRAWS = 2000
"""The number of bootstrap samples."""
KINDS = {"verifiable": True, "without": False, "without, again": False, "secure_delete off": False}
SERVERS = {"verifiable": "yes", "without": "no", "without, again": "no"}
"""The values of ``--verifiable``."""
ROUNDS = 4
"""The number of rounds for each start of the servers."""


def play(desk: Desk, game: dict[str, Any]) -> float:
    """Play one game, and return the processor seconds per action after the set-up."""
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
    """The *names* in a different order each time, so that each comes first and last."""
    listed = list(names)
    first = number % len(listed)
    return listed[first:] + listed[:first]


def at_desks(played: list[dict[str, Any]]) -> dict[str, list[float]]:
    """Processor seconds per action in each game, by kind."""
    costs: dict[str, list[float]] = {name: [] for name in KINDS}
    with tempfile.TemporaryDirectory() as folder:
        desks = {name: desk_of(Path(folder) / str(number), name) for number, name in enumerate(KINDS)}
        for number, game in enumerate(played):
            for name in rotated(KINDS, number):
                costs[name].append(play(desks[name], game))
    return costs


def at_servers(played: list[dict[str, Any]], starts: int) -> dict[str, list[float]]:
    """Processor seconds per action for each start of whole servers, by kind. The first round is a warm-up and does not
    count."""
    available = sorted(os.sched_getaffinity(0))
    costs: dict[str, list[float]] = {name: [] for name in SERVERS}
    each = len(played) // (starts * ROUNDS)
    blocks = iter([played[at : at + each] for at in range(0, len(played), each)])
    for start in range(starts):
        found: dict[str, list[float]] = {name: [] for name in SERVERS}
        with ExitStack() as stack:
            words = {name: ("--verifiable", SERVERS[name]) for name in rotated(SERVERS, start)}
            servers = {name: stack.enter_context(serving(available[0], *told)) for name, told in words.items()}
            for number in range(ROUNDS):
                games = next(blocks)
                for name in rotated(SERVERS, start + number):
                    told = play_at(servers[name], games, available[-1])
                    found[name] += [1 / told.core] if number else []
        for name, one in found.items():
            costs[name].append(statistics.fmean(one))
    return costs


def interval(ratios: list[float], rng: Random) -> tuple[float, float]:
    """The 95 % interval of the median."""
    medians = sorted(statistics.median(rng.choices(ratios, k=len(ratios))) for _ in range(DRAWS))
    return medians[round(0.025 * DRAWS)], medians[round(0.975 * DRAWS) - 1]


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, help="games at each desk, or in each round (default 60; 20 in a round)")
    parser.add_argument("--steps", type=int, help="actions of each, after its set-up (default 60; 40 in a round)")
    parser.add_argument("--servers", type=int, default=0, help="measure whole servers instead, started this often")
    args = parser.parse_args()
    games, steps = (args.games or 20, args.steps or 40) if args.servers else (args.games or 60, args.steps or 60)
    played = scripts(games * (args.servers * ROUNDS or 1), steps, Random(1943))
    costs = at_servers(played, args.servers) if args.servers else at_desks(played)
    where = f"in each of {ROUNDS} rounds of {args.servers} starts at each server" if args.servers else "at each desk"
    print(f"{games} games of {steps} actions {where}")
    equals = list(map(statistics.fmean, zip(costs["without"], costs["without, again"])))
    for name, found in costs.items():
        against = equals if name == "verifiable" else costs["without"]
        ratios = [one / plain for one, plain in zip(found, against)]
        low, high = interval(ratios, Random(1943))
        median = 1e6 * statistics.median(found)
        shown = f"{statistics.median(ratios):.3f} ({low:.3f} to {high:.3f})"
        print(f"{name:<18} {median:>6.0f} microseconds an action   {shown}")
    print("goal: verifiable below 1.05")


if __name__ == "__main__":
    main()
