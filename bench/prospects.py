"""What the marks of a position of Spearpoint 1943 count for (``titles/spearpoint/bots/prospects.py``): learned from how
games of veterans ended, and measured on one in four of them, which it is not learned from.

python -m bench.prospects --games 1000 --seed A
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

import fogline
from bench.mixtures import setup_of
from fogline.ai.bots.levels import bot_for
from fogline.kernel.game import CHANCE
from fogline.kit.bots import Budget
from fogline.titles.spearpoint.bots.prospects import marks
from fogline.titles.spearpoint.rules.steps import COMMIT

WORLDS: Final = 4
ROUNDS: Final = 30
TRUST: Final = 1.0
"""How strongly weights are held for 0 before any game."""
HELD_OUT: Final = 4
Numbers: TypeAlias = NDArray[np.float64]


class Sample(NamedTuple):
    """The beginning of a Turn, for the first seat."""

    game: int
    marks: list[float]
    points: float


def samples_of(number: int, seed: str) -> list[Sample]:
    """Every Turn of one game."""
    game: Any = fogline.game("spearpoint")
    bot, rng = bot_for(game, "veteran", Budget(WORLDS, None)), Random(f"{seed}{number}")
    state, turn, found = game.new(setup_of("spearpoint", None, None, ())), 0, list[list[float]]()
    while acting := game.to_act(state):
        seat = acting[0]
        if state.step == COMMIT and state.turn != turn:
            turn = state.turn
            found.append(marks(state, 0))
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            action = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
        else:
            choices = game.legal(state, seat)
            action = choices[0] if len(choices) == 1 else bot.choose(game.view(state, seat), choices, rng)
        game.apply_legal(state, seat, action)
    winners = game.outcome(state).winners
    points = 0.5 if not winners else float(winners[0] == 0)
    return [Sample(number, one, points) for one in found]


def fit(numbers: Numbers, points: Numbers) -> Numbers:
    """The weights under which these results are likeliest."""
    weights: Numbers = np.zeros(numbers.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-numbers @ weights))
        slope = numbers.T @ (chance - points) + TRUST * weights
        bend = (numbers * (chance * (1 - chance))[:, None]).T @ numbers + TRUST * np.eye(len(weights))
        weights = weights - np.linalg.solve(bend, slope)
    return weights


def loss(numbers: Numbers, points: Numbers, weights: Numbers) -> float:
    """The log-loss of what weights say."""
    chance = 1 / (1 + np.exp(-numbers @ weights))
    return float(-(points * np.log(chance) + (1 - points) * np.log(1 - chance)).mean())


def main() -> None:
    """Play, learn and report."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    samples = [sample for number in range(args.games) for sample in samples_of(number, args.seed)]
    numbers = np.array([sample.marks for sample in samples])
    points = np.array([sample.points for sample in samples])
    held_out = np.array([sample.game % HELD_OUT == 0 for sample in samples])
    learned = fit(numbers[~held_out], points[~held_out])
    print(f"{len(samples)} Turns; log-loss held out {loss(numbers[held_out], points[held_out], learned):.3f}")
    weights = fit(numbers, points) / 2  # prospects are from -1 to 1
    print(f"WEIGHTS: Final = ({', '.join(f'{round(float(weight), 3):g}' for weight in weights)})")


if __name__ == "__main__":
    main()
