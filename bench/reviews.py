"""The results of reviews of players of known strength: losses, verdicts, accuracy, agreement between judges, and time.

python -m bench.reviews stalingrad --games 20 --seed 3 [--levels veteran ace]
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final

import fogline
from bench.samples import SETUPS
from fogline.analysis import improving, judge_for
from fogline.analysis.review import (
    VERDICTS,
    Decision,
    Review,
    SeatReview,
    is_doubtful,
    limits_of,
    read_story,
    review,
    verdict_on,
)
from fogline.bots.levels import ACE, THINKING, bot_for
from fogline.kernel.setup import Setup
from fogline.kit.bots import Budget
from fogline.kit.registry import title_of
from fogline.table import sit_down
from fogline.table.declarations import Word

TIME: Final = Budget(32, None)
"""The bots' default budget, without the time limit."""


def played(setup: Setup, levels: tuple[str, str], seed: str) -> str:
    """The record of a game between two bots."""
    game: Any = fogline.game(setup.game)
    table = sit_down(setup)
    bots = [bot_for(game, level, TIME) for level in levels]
    rng = Random(seed)
    while acting := table.to_act():
        seat = acting[0]
        if seat < 0:
            table.roll(rng)
        else:
            table.act(seat, bots[seat % 2].choose(table.view(seat), table.legal(seat), rng))
    return table.record().write()


def decisions_of(found: Review, at: int) -> list[Decision]:
    """All judged decisions of one seat."""
    return [step.decision for step in found.seats[at].steps if step.decision is not None]


def first_answers(setup: Setup, seed: str) -> list[float]:
    """The processor seconds until the first answer about each decision in a game of regulars."""
    story = read_story(played(setup, ("regular", "regular"), seed))
    judge = judge_for(story.game, story.setup)
    found: list[float] = []
    for point in [point for track in story.tracks for point in track.points]:
        if point.choices is not None and not isinstance(point.action, Word) and len(point.choices) > 1:
            began = process_time()
            next(improving(story.game, point.view, point.choices, judge=judge))
            found.append(process_time() - began)
    return found


def give_or_take(numbers: Sequence[float], digits: int) -> str:
    """The mean, plus or minus twice its standard error."""
    error = 2 * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return f"{fmean(numbers):.{digits}f} ± {error:.{digits}f}"


def main() -> None:
    """Review games between equal players, and print the results."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("title", choices=tuple(SETUPS))
    parser.add_argument("--games", type=int, default=12, help="of each level")
    parser.add_argument("--seed", default="3")
    parser.add_argument("--levels", nargs="+", choices=THINKING, help="all levels of the title")
    args = parser.parse_args()
    has_ace = title_of(args.title).ace() is not None
    levels = args.levels or [level for level in THINKING if level != ACE or has_ace]
    asked: dict[str, list[bool]] = {}
    for level in levels:
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
        for one in own:
            if one.second is not None:
                asked.setdefault(verdict_on(one.loss, limits_of(args.title)), []).append(one.second.prefers_first)
        verdicts = Counter(one.verdict for one in own)
        shares = ", ".join(f"{verdict} {verdicts[verdict] / len(own):.1%}" for verdict in VERDICTS)
        print(f"{level}: {len(own)} decisions, loss {give_or_take([one.loss for one in own], 4)}", end=" ")
        print(f"(hindsight {fmean(one.hindsight_loss or 0.0 for one in own):.4f})", end=", ")
        print(f"accuracy of a seat {give_or_take([one.accuracy or 0.0 for one in seats], 2)}")
        print(f"  {shares}")
        sums = [seat.sums for seat in seats]
        parts = ("fog", "chance", "skill", "enemy")
        print(
            "  a game:", ", ".join(f"{part} {give_or_take([getattr(one, part) for one in sums], 2)}" for part in parts)
        )
        print(f"  {took:.1f} s of processor time, {100 * took / len(own):.1f} s for 100 decisions")
    for verdict in filter(is_doubtful, VERDICTS):
        answers = asked.get(verdict, [])
        share = fmean(answers) if answers else 0.0
        error = 2 * sqrt(share * (1 - share) / max(1, len(answers)))
        print(f"{verdict}: the second judge was asked {len(answers)} times, agrees {share:.0%} ± {error:.0%}")
    times = [time for setup in SETUPS[args.title] for time in first_answers(setup, f"{args.seed}/first")]
    print(f"first answers: {len(times)}, {fmean(times):.3f} s of processor time on average, {max(times):.3f} s at most")


if __name__ == "__main__":
    main()
