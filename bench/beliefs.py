"""Learn from games how opponents set up and act, and measure what that is worth as a belief about hidden cards.

    python -m bench.beliefs learn stalingrad --games 240 --seed 1
    python -m bench.beliefs measure stalingrad --games 100 --seed 2 --player veteran-2026

``learn`` writes ``bots/belief.toml`` of a title: a logistic model of what lies on a hidden cell, on top of how likely
that is if all worlds that fit are equally likely. ``measure`` plays other games, and compares the belief with even
weights: log-loss a cell, calibration, and how well cells are ranked (AUC).
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from importlib import import_module
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import fogline
from fogline import Setup
from fogline.ai.bots import Bot, Budget, bot_for
from fogline.ai.bots.baselines import BASELINES, baseline_for
from fogline.ai.bots.levels import Veteran, knowledge_of
from fogline.kernel.game import CHANCE
from fogline.kit.bots import Knowledge
from fogline.titles.panzer.rules.state import ACTION as PANZER_ACTION
from fogline.titles.panzer.rules.tables import PRESETS
from fogline.titles.scope.belief import Habits, Marks, read_habits
from fogline.titles.stalingrad.rules.state import ACTION as STALINGRAD_ACTION

SETUPS: Final = {
    "stalingrad": Setup("stalingrad", "deep-battle", {"mode": "advanced"}),
    "panzer": Setup("panzer", "battle", {**PRESETS["full"], "max-turns": 200}),
}
ACTIONS: Final = {"stalingrad": STALINGRAD_ACTION, "panzer": PANZER_ACTION}
FEW_WORLDS: Final = 100
"""Worlds for the even chances that are learned from."""
WORLDS: Final = 400
"""Worlds for those that are measured."""
SURE: Final = 0.99
"""What is that likely is decided."""
ROUNDS: Final = 300
STEP: Final = 0.05
SHRINKAGE: Final = 2e-5
"""How strongly numbers that games say little about are drawn towards 0."""
FIFTHS: Final = 5
SHOWN: Final = {"stalingrad": (2, "a Sniper"), "panzer": (0, "a unit")}
"""The class whose calibration is printed, and its name; of class 0, how likely any other is."""


class Sample(NamedTuple):
    """One turn: what a seat sees, and what is true."""

    view: Any
    marks: Marks
    truth: list[int]
    """The class of the card on each cell that has marks."""


def samples(title: str, player: str, games: int, seed: str, worlds: int) -> Iterator[Sample]:
    """Every second turn of *games* games of a player against itself."""
    game: Any = fogline.game(title)
    model: Any = import_module(f"fogline.titles.{title}.bots.belief")
    budget = Budget(worlds, None)
    for number in range(games):
        bot = player_for(game, player, budget)
        state, rng = game.new(SETUPS[title]), Random(f"{seed}/{number}")
        last = -1
        while acting := game.to_act(state):
            seat = acting[0]
            if seat == CHANCE:
                outcomes = game.outcomes(state)
                drawn = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
                game.apply(state, seat, drawn)
                continue
            if state.step == ACTIONS[title] and state.turn != last and state.turn // 2 % 2 == number % 2:
                last = int(state.turn)
                view = game.view(state, seat)
                if marks := model.marks(view):
                    yield Sample(view, marks, classes(state, marks, model.CLASSES))
            game.apply(state, seat, bot.choose(game.view(state, seat), game.legal(state, seat), rng))


def player_for(game: Any, name: str, budget: Budget) -> Bot:
    """A level or a baseline. A veteran plays without beliefs, so that what is learned from it does not depend on what
    was learned before."""
    if name in BASELINES:
        return baseline_for(game, name, budget)
    return Veteran(game, Unbelieving(knowledge_of(game)), budget) if name == "veteran" else bot_for(game, name, budget)


class Unbelieving:
    """What bots know of a title, without beliefs."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.prepare, self.weights = knowledge.prepare, knowledge.weights
        self.rate, self.judge = knowledge.rate, knowledge.judge


def classes(world: Any, marks: Marks, known: list[int]) -> list[int]:
    """The class of the card on each cell that has marks."""
    cells = world.cells
    return [known[cells[cell]] for cell in marks]


# -- learning ---------------------------------------------------------------------------------------


def even_chances(game: Any, sample: Sample, known: list[int], worlds: int, rng: Random) -> list[list[float]]:
    """By cell, how likely each class is if all worlds that fit are equally likely. As *worlds* are few, a little of
    what is true on average is added."""
    width = max(known) + 1
    sums = [[0.0] * width for _ in sample.marks]
    for _ in range(worlds):
        for cell, kind in zip(sums, classes(game.imagine(sample.view, rng), sample.marks, known)):
            cell[kind] += 1
    whole = [sum(cell[kind] for cell in sums) / len(sums) / worlds for kind in range(width)]
    return [[(one + 2 * max(1e-3, other)) / (worlds + 2) for one, other in zip(cell, whole)] for cell in sums]


def learn(title: str, player: str, games: int, seed: str, worlds: int) -> Habits:
    """The table under which the cards that were there are likeliest."""
    game: Any = fogline.game(title)
    model: Any = import_module(f"fogline.titles.{title}.bots.belief")
    rng = Random(f"{seed}/worlds")
    names: dict[str, int] = {}
    rows: list[list[int]] = []
    even: list[list[float]] = []
    truth: list[int] = []
    for sample in samples(title, player, games, seed, worlds):
        rows += [[names.setdefault(name, len(names)) for name in marks] for marks in sample.marks.values()]
        even += even_chances(game, sample, model.CLASSES, FEW_WORLDS, rng)
        truth += sample.truth
    table = _fit(rows, np.log(np.array(even)), np.array(truth), len(names))
    return {name: tuple(round(float(number), 2) for number in table[at]) for name, at in sorted(names.items())}


def _fit(rows: list[list[int]], even: NDArray[np.float64], truth: NDArray[np.int64], size: int) -> NDArray[np.float64]:
    """A logistic model of each cell, on top of the even chances: Adam on all cells at once, with a shrinking step."""
    most = max(len(marks) for marks in rows)
    at = np.array([marks + [size] * (most - len(marks)) for marks in rows])  # the last row of the table stays 0
    table, mean, square = (np.zeros((size + 1, even.shape[1])) for _ in range(3))
    true = np.eye(even.shape[1])[truth]
    for turn in range(1, ROUNDS + 1):
        scores = even + table[at].sum(axis=1)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        slope = SHRINKAGE * table
        for column in range(most):
            np.add.at(slope, at[:, column], (chances - true) / len(rows))
        slope[size] = 0.0
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope * slope
        ahead = (mean / (1 - 0.9**turn)) / (np.sqrt(square / (1 - 0.99**turn)) + 1e-9)
        table = table - STEP * (1 - turn / ROUNDS) * ahead
    return table[:size]


def written(title: str, habits: Habits, command: str) -> str:
    """The table as TOML."""
    lines = [f"# How veterans of {title} set up and act. Learned by: {command}", "", "[habits]"]
    lines += [f'"{name}" = [{", ".join(f"{number:g}" for number in row)}]' for name, row in habits.items()]
    return "\n".join(lines) + "\n"


# -- measuring --------------------------------------------------------------------------------------


class Told(NamedTuple):
    """What a belief says of one cell, and what is there."""

    chances: list[float]
    truth: int


def measure(title: str, player: str, games: int, seed: str, worlds: int, habits: Habits) -> None:
    """Print how good a belief by *habits* is, beside even weights."""
    game: Any = fogline.game(title)
    model: Any = import_module(f"fogline.titles.{title}.bots.belief")
    rng = Random(f"{seed}/worlds")
    told: dict[str, list[Told]] = {"even": [], "belief": []}
    for sample in samples(title, player, games, seed, worlds):
        even = even_chances(game, sample, model.CLASSES, WORLDS, rng)
        for chances, names, truth in zip(even, sample.marks.values(), sample.truth):
            told["even"].append(Told(chances, truth))
            told["belief"].append(Told(_with_habits(chances, names, habits), truth))
    print(f"{title}, {games} games of {player}, seed {seed}, {worlds} worlds a move; {len(told['even'])} hidden cells")
    kind, word = SHOWN[title]
    open_question = [1 - SURE < _about(one, kind)[0] < SURE for one in told["even"]]
    undecided = [number for number, is_open in enumerate(open_question) if is_open]
    for name, cells in told.items():
        loss = sum(-log(one.chances[one.truth]) for one in cells) / len(cells)
        ranked = [_about(cells[number], kind) for number in undecided]
        print(f"  {name:<7} log-loss a cell {loss:.4f} nats ({loss / log(2):.4f} bits)")
        told_of = f"{word}, {len(ranked)} undecided cells"
        print(f"          {told_of}: AUC {_area(ranked):.3f}, said/true by fifth {_calibration(ranked)}")


def _with_habits(chances: list[float], names: tuple[str, ...], habits: Habits) -> list[float]:
    rows = [habits[name] for name in names if name in habits]
    found = [one * exp(sum(row[kind] for row in rows)) for kind, one in enumerate(chances)]
    return [one / sum(found) for one in found]


def _about(one: Told, kind: int) -> tuple[float, bool]:
    """How likely a class was said to be, and whether it was true; of class 0, any other."""
    return (one.chances[kind], one.truth == kind) if kind else (1 - one.chances[0], one.truth > 0)


def _area(ranked: list[tuple[float, bool]]) -> float:
    """The chance that a cell with a unit is said to be likelier than one without."""
    values = np.array([one for one, _ in ranked])
    truths = np.array([truth for _, truth in ranked])
    places = np.argsort(np.argsort(values, kind="stable"), kind="stable").astype(float)
    for value in np.unique(values):  # equal values share their places
        same = values == value
        places[same] = places[same].mean()
    yes, no = int(truths.sum()), int((~truths).sum())
    return float((places[truths].sum() - yes * (yes - 1) / 2) / (yes * no))


def _calibration(ranked: list[tuple[float, bool]]) -> str:
    ranked = sorted(ranked)
    parts = [ranked[len(ranked) * at // FIFTHS : len(ranked) * (at + 1) // FIFTHS] for at in range(FIFTHS)]
    return "  ".join(
        f"{sum(one for one, _ in part) / len(part):.2f}/{sum(truth for _, truth in part) / len(part):.2f}"
        for part in parts
    )


def main() -> None:
    """Learn or measure."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("task", choices=("learn", "measure"))
    parser.add_argument("title", choices=tuple(SETUPS))
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--player", default="veteran")
    parser.add_argument("--worlds", type=int, default=16, help="worlds that the players look at for each move")
    parser.add_argument("--table", type=Path, help="the table to write or to measure (default: the title's)")
    args = parser.parse_args()
    home = Path(__file__).parents[1] / "src" / "fogline" / "titles" / args.title / "bots" / "belief.toml"
    file: Path = args.table or home
    if args.task == "measure":
        habits = read_habits(file.read_text(encoding="utf-8"))
        measure(args.title, args.player, args.games, args.seed, args.worlds, habits)
        return
    command = f"python -m bench.beliefs learn {args.title} --player {args.player} --games {args.games}"
    command += f" --seed {args.seed} --worlds {args.worlds}"
    habits = learn(args.title, args.player, args.games, args.seed, args.worlds)
    file.write_text(written(args.title, habits, command), encoding="utf-8")


if __name__ == "__main__":
    main()
