"""Learns from matches which units belong in a squad of SCOPE Panzer.

    python -m bench.squads --games 1200 --seed 1        # writes titles/panzer/bots/squads.toml

Two veterans play, each with a random squad from the more expensive ones. A linear model, fitted to results adjusted for
luck (``fogline.bots.arena.Fate``), estimates how much each unit adds to its side's share of wins; each scenario has a
separate share for the first side.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

import fogline
from bench.mixtures import result_of
from fogline.bots.levels import Veteran, knowledge_of
from fogline.kernel.choices import Choices
from fogline.kernel.setup import Setup
from fogline.kit.bots import Bot, Budget
from fogline.titles.panzer.rules.actions import Done, Take
from fogline.titles.panzer.rules.cards import SIDES, TYPES, unit_of
from fogline.titles.panzer.rules.steps import SQUAD
from fogline.titles.panzer.rules.tables import PRESETS, rules_for

SCENARIOS: Final = ("skirmish", "battle", "great-battle")
BUDGET: Final = Budget(8, None)
DEARER: Final = 0.6
"""Squads are drawn from this share of all squads, the most expensive ones."""
SHRINKAGE: Final = 8.0
"""How strongly numbers with little evidence shrink towards 0."""
FILE: Final = Path("src/fogline/titles/panzer/bots/squads.toml")

Squad = tuple[int, ...]


class Led(NamedTuple):
    """A veteran with a given squad."""

    squad: Squad
    veteran: Bot

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """One of *choices*."""
        if view.step != SQUAD or len(choices) == 1:
            return self.veteran.choose(view, choices, rng)
        side = int(view.seat)
        taken = view.squads[unit_of(side, 1) : unit_of(side, TYPES) + 1]
        wanted = [unit_of(side, kind) for kind in range(1, TYPES + 1) if self.squad[kind - 1] > taken[kind - 1]]
        takes = [action for action in choices if isinstance(action, Take) and action.card in wanted]
        return rng.choice(takes) if takes else next(action for action in choices if isinstance(action, Done))


def dearer(setup: Setup, side: int) -> list[Squad]:
    """The more expensive squads, from which squads are drawn."""
    rules = rules_for(setup)
    costs = [int(rules.costs[unit_of(side, kind)]) for kind in range(1, TYPES + 1)]
    order = sorted(
        rules.legal_squads[side], key=lambda squad: -sum(cost * number for cost, number in zip(costs, squad))
    )
    return order[: max(1, round(DEARER * len(order)))]


def played(setup: Setup, games: int, seed: str) -> tuple[Any, Any]:
    """The squads of each game (the second side's as negative numbers), and the points of the first side."""
    rules: Any = fogline.game(setup.game)
    veteran = Veteran(rules, knowledge_of(rules), BUDGET)
    squads = [dearer(setup, side) for side in range(2)]
    rng = Random(seed)
    rows, points = [], []
    for number in range(games):
        first, second = (rng.choice(some) for some in squads)
        bots = [Led(first, veteran), Led(second, veteran)]
        points.append(result_of(rules, setup, bots, f"{seed}/{number}")[1])
        rows.append([*first, *(-count for count in second)])
    return np.array(rows, np.float64), np.array(points)


def fitted(parts: list[tuple[Any, Any]]) -> tuple[Any, Any]:
    """The value of each unit, and its standard error."""
    own: Any = np.repeat(np.eye(len(parts)), [len(points) for _, points in parts], 0)
    rows = np.hstack([own, np.vstack([rows for rows, _ in parts])])
    goal = np.concatenate([points for _, points in parts])
    shrunk = np.diag([0.0] * len(parts) + [SHRINKAGE] * (rows.shape[1] - len(parts)))
    inverse = np.linalg.inv(rows.T @ rows + shrunk)
    found = inverse @ rows.T @ goal
    errors = np.sqrt(np.diag(inverse) * (goal - rows @ found).var())
    return found[len(parts) :], errors[len(parts) :]


def main() -> None:
    """Play, fit and write."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1200, help="of each scenario")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    parts = []
    for scenario in SCENARIOS:
        setup = Setup("panzer", scenario, {**PRESETS["full"], "max-turns": 200})
        parts.append(played(setup, args.games, f"{args.seed}/{scenario}"))
        print(f"{scenario}: {args.games} games, the first side {parts[-1][1].mean():.3f}", flush=True)
    worth, errors = fitted(parts)
    is_seen = np.vstack([rows for rows, _ in parts]).any(0)
    command = f"python -m bench.squads --games {args.games} --seed {args.seed}"
    lines = [f"# What a unit adds to the share of games that its side wins, by its type. Learned by: {command}"]
    for side, name in enumerate(SIDES):
        lines += ["", f"[{name}]"]
        for number in range(side * TYPES, (side + 1) * TYPES):
            if is_seen[number]:
                print(f"{name} {number % TYPES + 1}: {worth[number]:.3f} ± {errors[number]:.3f}")
                lines.append(f"{number % TYPES + 1} = {worth[number]:.3f}")
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
