"""What verifiable games cost: the rate of a server with them, divided by the rate without.

    python -m bench.sealing

The same games are played at servers that take turns: with commitments, without, and without again (the null run: how
far two equal servers differ). Actions for each second that the server's processor has worked count, since other work on
the machine changes them least. It needs Node, as ``bench.load`` does.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
from random import Random

from bench.load import fogline_round, scripts


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50, help="live games at once (default 50)")
    parser.add_argument("--steps", type=int, default=60, help="actions of each, after its set-up (default 60)")
    parser.add_argument("--rounds", type=int, default=7, help="how often each is measured (default 7)")
    args = parser.parse_args()
    if shutil.which("node") is None:
        raise SystemExit("bench.sealing needs Node")
    available = sorted(os.sched_getaffinity(0))
    cores = (available[0], available[-1])
    played = scripts(args.games, args.steps, Random(1943))
    kinds = {"verifiable": "yes", "without": "no", "without, again": "no"}
    rates: dict[str, list[float]] = {name: [] for name in kinds}
    for number in range(args.rounds):
        for name in [*kinds, *kinds][number % 3 : number % 3 + 3]:  # each comes first, second and last
            rates[name].append(fogline_round(played, cores, "--verifiable", kinds[name]).core)
    print(f"{args.games} live games, {args.steps} actions each, {args.rounds} rounds; actions a processor second")
    for name, found in rates.items():
        ratios = [one / plain for one, plain in zip(found, rates["without"])]
        spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
        print(f"{name:<16} {statistics.median(found):>8.0f}   {statistics.median(ratios):.3f} ({spread})")
    print("goal: verifiable at least 0.95 of what it is without")


if __name__ == "__main__":
    main()
