"""What verifiable games cost: the work of the server's desk for the same games with commitments, divided by the work
without.

    python -m bench.sealing

The same random games are played at three desks that take turns, game by game: with commitments, without, and without
again (the null run: how far two equal desks differ). Processor time counts: other work on the machine changes little.
Every action is committed to SQLite and answered in JSON; HTTP and streams, which take about as long again, come on top
and are the same for all, so the share of a server's rate is smaller than what this shows.

The same game is played at each desk within a second, so each game gives a ratio; their median counts, with a 95 %
interval (bootstrap over the games).
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from bench.load import SETUP, scripts
from fogline.web.desk import Desk
from fogline.web.storage import Storage
from fogline.web.terms import Terms

DRAWS = 2000
"""Samples of the bootstrap."""
KINDS = {"verifiable": True, "without": False, "without, again": False}


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


def interval(ratios: list[float], rng: Random) -> tuple[float, float]:
    """Where the median lies, with 95 %."""
    medians = sorted(statistics.median(rng.choices(ratios, k=len(ratios))) for _ in range(DRAWS))
    return medians[round(0.025 * DRAWS)], medians[round(0.975 * DRAWS) - 1]


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="games at each desk (default 60)")
    parser.add_argument("--steps", type=int, default=60, help="actions of each, after its set-up (default 60)")
    args = parser.parse_args()
    played = scripts(args.games, args.steps, Random(1943))
    with tempfile.TemporaryDirectory() as folder:
        desks = {
            name: Desk(Storage(f"sqlite:///{Path(folder) / str(number)}"), is_verifiable=is_verifiable)
            for number, (name, is_verifiable) in enumerate(KINDS.items())
        }
        costs: dict[str, list[float]] = {name: [] for name in KINDS}
        for number, game in enumerate(played):
            for name in [*KINDS, *KINDS][number % 3 : number % 3 + 3]:  # each comes first, second and last
                costs[name].append(play(desks[name], game))
    print(f"{args.games} games of {args.steps} actions at each desk")
    for name, found in costs.items():
        ratios = [one / plain for one, plain in zip(found, costs["without"])]
        low, high = interval(ratios, Random(1943))
        median = 1e6 * statistics.median(found)
        shown = f"{statistics.median(ratios):.3f} ({low:.3f} to {high:.3f})"
        print(f"{name:<16} {median:>6.0f} microseconds an action   {shown}")
    print("goal: verifiable below 1.05")


if __name__ == "__main__":
    main()
