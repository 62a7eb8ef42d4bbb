"""What reviews say of players whose strength is known: losses, verdicts, accuracy, agreement of the judges, and time.

python -m bench.reviews stalingrad --games 20 --seed 3
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from random import Random
from statistics import fmean
from time import process_time
from typing import Any, Final

import fogline
from bench.samples import SETUPS
from fogline.ai.bots.levels import bot_for
from fogline.ai.levels import ACE, THINKING
from fogline.ai.review import Decision, Review, SeatReview, review
from fogline.ai.review.verdicts import VERDICTS
from fogline.kernel.setup import Setup
from fogline.kit.bots import Budget
from fogline.table import sit_down

LEVELS: Final = tuple(level for level in THINKING if level != ACE)
SHARES: Final = (0.5, 0.75, 0.9, 0.97, 0.99)


def played(setup: Setup, levels: tuple[str, str], seed: str) -> str:
    """The record of a game between two bots."""
    game: Any = fogline.game(setup.game)
    table = sit_down(setup)
    bots = [bot_for(game, level, Budget(16, None)) for level in levels]
    rng = Random(seed)
    while acting := table.to_act():
        seat = acting[0]
        if seat < 0:
            table.roll(rng)
        else:
            table.act(seat, bots[seat % 2].choose(table.view(seat), table.legal(seat), rng))
    return table.record().write()


def decisions_of(found: Review, at: int) -> list[Decision]:
    """All that was judged of one seat."""
    return [step.decision for step in found.seats[at].steps if step.decision is not None]


def main() -> None:
    """Review games of equal players, and print what came out."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("title", choices=tuple(SETUPS))
    parser.add_argument("--games", type=int, default=12, help="of each level")
    parser.add_argument("--seed", default="3")
    args = parser.parse_args()
    losses: list[float] = []
    for level in LEVELS:
        own: list[Decision] = []
        seats: list[SeatReview] = []
        took = 0.0
        for number in range(args.games):
            setup = SETUPS[args.title][number % len(SETUPS[args.title])]
            text = played(setup, (level, level), f"{args.seed}/{level}/{number}")
            began = process_time()
            found = review(text)
            took += process_time() - began
            seats += found.seats
            own += decisions_of(found, 0) + decisions_of(found, 1)
        losses += [one.loss for one in own]
        verdicts = Counter(one.verdict for one in own)
        asked = [one.second for one in own if one.second is not None]
        shares = ", ".join(f"{verdict} {verdicts[verdict] / len(own):.1%}" for verdict in VERDICTS)
        print(f"{level}: {len(own)} decisions, loss {fmean(one.loss for one in own):.4f}", end=" ")
        print(f"(hindsight {fmean(one.hindsight_loss or 0.0 for one in own):.4f})", end=", ")
        print(f"accuracy {fmean(one.accuracy or 0.0 for one in seats):.1f}")
        print(f"  {shares}")
        agreed = fmean(one.prefers_first for one in asked) if asked else 0.0
        print(f"  second judge asked {len(asked)} times, agrees {agreed:.1%}", end="; ")
        sums = [seat.sums for seat in seats]
        print(
            f"a game: fog {fmean(one.fog for one in sums):+.3f}, chance {fmean(one.chance for one in sums):+.3f}",
            end="",
        )
        print(f", skill {fmean(one.skill for one in sums):+.3f}, enemy {fmean(one.enemy for one in sums):+.3f}")
        print(f"  {took:.1f} s of processor time, {100 * took / len(own):.1f} s for 100 decisions")
    losses.sort()
    quantiles = ", ".join(f"{share:.0%} {losses[int(share * len(losses))]:.4f}" for share in SHARES)
    print(f"all losses: {quantiles}")


if __name__ == "__main__":
    main()
