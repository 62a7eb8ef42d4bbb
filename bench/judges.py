"""Estimates which weights of an ace's judge in SCOPE Panzer would win more games.

    python -m bench.judges --games 4000 --seed 1        # prints slopes; writes nothing

In each game the ace's weights are drawn at random around their current values, each multiplied by e to the power of
about ``SPREAD``; opponents and sides alternate. A linear model with squares is fitted to luck-adjusted results: how
much a change of one spread in a weight gains per game, and how the gain falls off. Slopes are only hints: any change
must win matches of whole players with other seeds (``bench/mixtures.py``). The player is the ace without its network.
"""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import replace
from math import exp
from random import Random
from typing import Any, Final

import numpy as np

import fogline
from bench.mixtures import result_of, setup_of
from fogline.bots.arena import player_for
from fogline.bots.levels import VETERANS_CARE, Veteran, knowledge_of
from fogline.kernel.arrays import vec
from fogline.kernel.choices import Choices
from fogline.kit.bots import Belief, Bot, Budget, Judge
from fogline.kit.research import NORMAL_95
from fogline.titles.panzer.bots.ace import ACES, LATE
from fogline.titles.panzer.bots.belief import AcesBelief
from fogline.titles.panzer.bots.judge import PanzerJudge, Weights
from fogline.titles.panzer.bots.knowledge import is_learned, next_of_squad
from fogline.titles.panzer.rules.tables import rules_for

SPREAD: Final = 0.4
SHRINKAGE: Final = 20.0
"""How strongly slopes with little evidence shrink towards 0."""
BUDGET: Final = Budget(8, None)
OPPONENTS: Final = ("veteran", "veteran-2026")
CHANCES: Final = ("unseen", "finds")
"""Parameters with a maximum of 1."""
NUMBERS: Final = (
    "first_shot", "next_shot", "stays", "fears", "hunt", "boldness", "repeat", "ground", "guard", *CHANCES,
)  # fmt: skip
NAMES: Final = (*NUMBERS, "home_row", "empty_row")


def drawn(centre: Weights, steps: dict[str, float]) -> Weights:
    """Random weights around *centre*."""
    found: dict[str, Any] = {name: getattr(centre, name) * exp(SPREAD * steps[name]) for name in NUMBERS}
    found |= {name: min(1.0, found[name]) for name in CHANCES}
    for name in ("home_row", "empty_row"):
        found[name] = vec[float]([number * exp(SPREAD * steps[name]) for number in getattr(centre, name)])
    return replace(centre, **found)


class Knowing:
    """An ace's knowledge, with other weights."""

    def __init__(self, weights: Weights) -> None:
        known = knowledge_of(fogline.game("panzer"))
        self._known, self._weights = known, weights
        self.weights, self.rate = known.weights, known.rate

    def prepare(self, view: Any, choices: Choices[Any], rng: Random, care: int) -> Any | None:
        """The squads of an ace."""
        return next_of_squad(view, choices, rng) or self._known.prepare(view, choices, rng, care or VETERANS_CARE)

    def judge(self, view: Any, choices: Choices[Any], rng: Random, worlds: int) -> Judge:
        """The judge with these weights, regardless of the length of a game."""
        return PanzerJudge(view, choices, rng, self._weights, False)

    def belief(self, view: Any) -> Belief | None:
        """The ace's belief."""
        return AcesBelief().belief(view)


def main() -> None:
    """Play, fit and print."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--scenario", default="battle")
    parser.add_argument("--preset", default="full")
    args = parser.parse_args()
    game: Any = fogline.game("panzer")
    setup = setup_of("panzer", args.scenario, args.preset, [])
    others: list[Any] = [player_for(game, name, BUDGET) for name in OPPONENTS]
    centre = ACES if is_learned(rules_for(setup)) else LATE
    rows, points = [], []
    for number in range(args.games):
        rng = Random(f"{args.seed}/weights/{number}")
        steps = {name: rng.gauss(0.0, 1.0) for name in NAMES}
        ace = Veteran(game, Knowing(drawn(centre, steps)), BUDGET)
        met, is_second = number % 2, number // 2 % 2 == 1
        bots: list[Bot] = [others[met], ace] if is_second else [ace, others[met]]
        without = result_of(game, setup, bots, f"{args.seed}/{number}")[1]
        rows.append([float(met == 0), float(met == 1), *steps.values(), *(step * step - 1 for step in steps.values())])
        points.append(1 - without if is_second else without)
    given, goal = np.array(rows), np.array(points)
    inverse = np.linalg.inv(given.T @ given + np.diag([0.0] * 2 + [SHRINKAGE] * (2 * len(NAMES))))
    found = inverse @ given.T @ goal
    errors = np.sqrt(np.diag(inverse) * (goal - given @ found).var())
    print(f"{args.games} games: {', '.join(f'{name} {share:.1%}' for name, share in zip(OPPONENTS, found))}")
    for at, name in enumerate(NAMES, start=2):
        square = found[at + len(NAMES)]
        print(f"{name:<12} {found[at]:+.2%} ± {NORMAL_95 * errors[at]:.2%}, square {square:+.2%}")


if __name__ == "__main__":
    main()
