"""The thresholds of verdicts, by one rule, from games of regulars: one in four of a regular's decisions costs at least
as much as an inaccuracy, one in ten as a mistake, one in thirty as a blunder; a good action beats half of them.

python -m bench.thresholds --games 6 --seed tune
"""

from __future__ import annotations

from argparse import ArgumentParser
from statistics import fmean
from typing import Final

from bench.reviews import decisions_of, played
from bench.samples import SETUPS
from fogline.analysis.review import BLUNDER, GOOD, INACCURACY, MISTAKE, review

LEVEL: Final = "regular"
SHARES: Final = {GOOD: 0.5, INACCURACY: 0.25, MISTAKE: 0.1, BLUNDER: 1 / 30}
"""The share of a regular's decisions that cost at least this much."""


def losses(title: str, games: int, seed: str) -> list[float]:
    """The cost of each decision in some games, lowest first."""
    found: list[float] = []
    for number in range(games):
        setup = SETUPS[title][number % len(SETUPS[title])]
        whole = review(played(setup, (LEVEL, LEVEL), f"{seed}/{LEVEL}/{number}"))
        found += [one.loss for at in (0, 1) for one in decisions_of(whole, at)]
    return sorted(found)


def main() -> None:
    """Print the thresholds by title, and their mean over titles, which is the result."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=6, help="of each title")
    parser.add_argument("--seed", default="tune")
    args = parser.parse_args()
    found = {title: losses(title, args.games, args.seed) for title in SETUPS}
    for title, some in found.items():
        print(f"{title}: {len(some)} decisions")
    for verdict, share in SHARES.items():
        limits = {title: some[int((1 - share) * len(some))] for title, some in found.items()}
        told = ", ".join(f"{title} {limit:.4f}" for title, limit in limits.items())
        print(f"{verdict}: {fmean(limits.values()):.4f} ({told})")


if __name__ == "__main__":
    main()
