"""Tunes the fast player of SCOPE Stalingrad, which an ace uses for playouts, by matches.

    python -m bench.quick --games 8000 --seed 1                        # the effect of each number
    python -m bench.quick --games 4000 --seed 2 --spread 0             # the strength of the current player
    python -m bench.quick --games 8000 --set hope=0.4 --set worry=1    # near another point

In every game each number of the player (``titles/stalingrad/bots/quick.py``) is drawn around its current value. The
opponents are a regular and a veteran with 8 worlds, in turn, in the five fronts or in the scenarios of ``--scenario``,
with sides alternating. A model with a linear and a squared term for each number, fitted to the results, shows the
direction of improvement. It is valid only near that point: go part of the way, and measure again.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np

import fogline
from bench.mixtures import result_of, setup_of
from fogline.bots.levels import THINKING, bot_for, knowledge_of
from fogline.kernel.choices import Choices
from fogline.kit.bots import Budget
from fogline.kit.research import NORMAL_95
from fogline.kit.search.deliberation import REGULARS_CARE
from fogline.titles.stalingrad.bots.quick import NUMBERS, Numbers, Quick
from tests.pictures.vectors import vec

FRONTS: Final = ("quick-duel", "open-front", "deep-front", "open-battle", "deep-battle")
OTHERS: Final = THINKING[1:3]
"""A regular and a veteran."""
BUDGET: Final = Budget(8, None)
SHRINKAGE: Final = 20.0
"""How strongly numbers with little evidence shrink towards 0."""
SPREADS: Final = {
    "known": 0.3, "search": 0.15, "hope": 0.3, "depth1": 0.12, "depth2": 0.12, "depth3": 0.12, "depth4": 0.12,
    "shot_card": 0.15, "assault": 0.25, "storm": 0.15, "hide": 0.2, "worry": 0.5, "cover": 0.3, "move": 0.12,
    "take": 0.3, "reinforce": 0.3, "recognize": 0.25, "deploy": 0.3, "chance": 0.07, "dash": 0.2,
    "advance": 0.4,
}  # fmt: skip
"""The standard deviation of each number around its current value."""
DEPTHS: Final = [name for name in SPREADS if name.startswith("depth")]


def numbers_now() -> dict[str, float]:
    """The current numbers."""
    depths = dict(zip(DEPTHS, NUMBERS.depths, strict=True))
    return {name: float(depths[name] if name in depths else getattr(NUMBERS, name)) for name in SPREADS}


def player_with(numbers: dict[str, float]) -> Quick:
    """The quick player with other numbers."""
    plain = {name: number for name, number in numbers.items() if name not in DEPTHS}
    return Quick(Numbers(depths=vec[float]([numbers[name] for name in DEPTHS]), **plain))


class SetUp:
    """The quick player, with a regular's set-ups."""

    def __init__(self, rules: Any, quick: Quick) -> None:
        self._knowledge = knowledge_of(rules)
        self._quick = quick

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """One of *choices*."""
        if len(choices) == 1:
            return choices[0]
        prepared = self._knowledge.prepare(view, choices, rng, REGULARS_CARE)
        return self._quick.choose(view, choices, rng) if prepared is None else prepared


def played(
    about: dict[str, float], scenarios: Sequence[str], spread: float, games: int, seed: str
) -> tuple[Any, Any, Any]:
    """For each game, the offset of each number, the match, and the points."""
    rules: Any = fogline.game("stalingrad")
    setups = [setup_of("stalingrad", scenario, None, ["mode=advanced"]) for scenario in scenarios]
    matches = [(setup, bot_for(rules, other, BUDGET)) for setup in setups for other in OTHERS]
    rng = Random(seed)
    drawn, places, points = [], [], []
    for number in range(games):
        steps = [rng.gauss(0.0, spread) for _ in about]
        quick = player_with({name: about[name] + step * SPREADS[name] for name, step in zip(about, steps, strict=True)})
        place, swapped = number // 2 % len(matches), number % 2 == 1
        setup, other = matches[place]
        player = SetUp(rules, quick)
        bots = [other, player] if swapped else [player, other]
        won = result_of(rules, setup, bots, f"{seed}/{number}")[0]
        drawn.append(steps)
        places.append(place)
        points.append(1 - won if swapped else won)
    return np.array(drawn), np.array(places), np.array(points)


def main() -> None:
    """Play, fit and report."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--scenario", action="append", default=[])
    parser.add_argument("--spread", type=float, default=1.0)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=NUMBER")
    args = parser.parse_args()
    about = numbers_now() | {name: float(number) for name, number in (text.split("=") for text in args.set)}
    scenarios = args.scenario or FRONTS
    drawn, places, points = played(about, scenarios, args.spread, args.games, args.seed)
    for place, name in enumerate(f"{scenario} – {other}" for scenario in scenarios for other in OTHERS):
        some = points[places == place]
        print(f"{name}: {some.mean():.1%} ± {NORMAL_95 * some.std() / len(some) ** 0.5:.1%} of {len(some)}")
    if args.spread == 0:
        return
    own: Any = np.eye(len(scenarios) * len(OTHERS))[places]
    rows = np.hstack([own, drawn, drawn**2 - args.spread**2])
    shrunk = np.diag([0.0] * own.shape[1] + [SHRINKAGE] * (2 * len(about)))
    inverse = np.linalg.inv(rows.T @ rows + shrunk)
    found = inverse @ rows.T @ points
    errors = NORMAL_95 * np.sqrt(np.diag(inverse) * (points - rows @ found).var())
    for place, (name, number) in enumerate(about.items(), own.shape[1]):
        other = place + len(about)
        slope, square = f"{found[place]:+.2%} ± {errors[place]:.2%}", f"{found[other]:+.2%} ± {errors[other]:.2%}"
        print(f"{name} = {number:.2f}: for {SPREADS[name]:.2f} more {slope}, squared {square}")


if __name__ == "__main__":
    main()
