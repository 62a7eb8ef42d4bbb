"""How judges' values become chances to win: learn the tables from games of equal players, and measure them on others.

python -m bench.calibration learn stalingrad --games 200 --seed 1      # writes titles/stalingrad/bots/calibration.toml
python -m bench.calibration measure stalingrad --games 200 --seed 2    # the curve, on games that were not learned from
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from math import log
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import fogline
from fogline.ai.analysis.judges import Calibrated, VeteranJudge, points_of, worlds_of
from fogline.ai.bots.levels import bot_for, knowledge_of
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup
from fogline.kit.appraisal import ANY, FIRST_TERM, LASTING, Calibration, read_calibration
from fogline.kit.bots import Budget
from fogline.kit.registry import title_of

SETUPS: Final[dict[str, tuple[Setup, ...]]] = {
    "stalingrad": (
        Setup("stalingrad", "quick-duel", {"mode": "advanced"}),
        Setup("stalingrad", "quick-duel"),
        Setup("stalingrad", "deep-battle", {"mode": "advanced"}),
    ),
    "panzer": (
        Setup("panzer", "skirmish", {"max-turns": 200}),
        Setup("panzer", "battle", {**title_of("panzer").setups().presets()["full"], "max-turns": 200}),
    ),
    "spearpoint": (Setup("spearpoint", "standard"),),
}
"""What is played."""
SLIPS: Final = (0.0, 0.15, 0.3)
"""Equal players: veterans who play at random now and then, this often. As it is drawn when they do, what follows tells
what an action is worth, and not who plays it."""
WORLDS: Final = 8
EVERY: Final = 3
"""One of so many positions and decisions is looked at."""
SHRINKAGE: Final = 0.1
ROUNDS: Final = 60
PARTS: Final = 10


class Sample(NamedTuple):
    """What a judge sees in a few worlds, and how the game ended."""

    numbers: list[tuple[float, ...]]
    """By world, what the weights are for."""
    points: float


class Choice(NamedTuple):
    """What a judge sees of a decision, what was chosen, and how the game ended."""

    numbers: list[tuple[float, ...]]
    """By world, what the weights of positions are for."""
    values: list[float]
    """By world, what is lost by the action."""
    promise: float
    points: float


class Samples(NamedTuple):
    """Positions and decisions of some games."""

    position: list[Sample]
    decision: dict[str, list[Choice]]
    """By phase."""


def games(title: str, count: int, seed: str) -> Iterator[Samples]:
    """The samples of each of *count* games."""
    game: Any = fogline.game(title)
    for number in range(count):
        setup = SETUPS[title][number % len(SETUPS[title])]
        yield _samples(game, setup, SLIPS[number // len(SETUPS[title]) % len(SLIPS)], f"{seed}/{number}")


def _samples(game: Any, setup: Setup, slips: float, seed: str) -> Samples:
    appraisal = title_of(game.name).appraisal()
    assert appraisal is not None
    judge = VeteranJudge(game, setup, appraisal)
    veteran, chance = bot_for(game, "veteran", Budget(16, None)), bot_for(game, "random")
    rng, looking = Random(seed), Random(f"{seed}/looking")
    state = game.new(setup)
    position: list[tuple[Seat, list[tuple[float, ...]]]] = []
    decision: list[tuple[Seat, str, list[tuple[tuple[float, ...], float]], float]] = []
    while acting := game.to_act(state):
        seat = acting[0]
        if looking.randrange(EVERY) == 0:
            for one in range(len(game.seats(setup))):
                draw = worlds_of(game, game.view(state, Seat(one)), looking)
                worlds = [draw() for _ in range(WORLDS)]
                seen = [(1.0, judge.mover(world, Seat(one)), *appraisal.terms(world, Seat(one))) for world in worlds]
                position.append((Seat(one), seen))
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            action = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
        else:
            view, choices = game.view(state, seat), game.legal(state, seat)
            is_slip = rng.random() < slips and knowledge_of(game).prepare(view, choices, Random(0), 1) is None
            action = (chance if is_slip else veteran).choose(view, choices, rng)
            if len(choices) > 1 and looking.randrange(EVERY) == 0:
                opinion = judge.deciding(view, choices, looking, WORLDS)
                if opinion is not None:
                    assert isinstance(opinion, Calibrated)
                    draw = worlds_of(game, view, looking)
                    values = [opinion.numbers(draw(), action) for _ in range(WORLDS)]
                    decision.append((seat, opinion.phase, values, opinion.promise))
        game.apply(state, seat, action)
    outcome = game.outcome(state)
    phases: dict[str, list[Choice]] = {}
    for seat, phase, tried, promise in decision:
        choice = Choice([one for one, _ in tried], [value for _, value in tried], promise, points_of(outcome, seat))
        phases.setdefault(phase, []).append(choice)
    return Samples([Sample(numbers, points_of(outcome, seat)) for seat, numbers in position], phases)


def fit(samples: list[Sample]) -> tuple[float, ...]:
    """Weights of positions under which the results are likeliest, if a chance is the mean over worlds."""
    numbers = np.array([sample.numbers for sample in samples])
    size = numbers.shape[2]
    points = np.array([sample.points for sample in samples])
    return _fit(np.zeros(numbers.shape[:2]), numbers, points, np.zeros(size), np.full(size, SHRINKAGE))


def fit_choices(choices: list[Choice], position: tuple[float, ...]) -> tuple[float, float]:
    """What the promise of the best action adds to the chance of its position, beside what was lost. Before any game it
    is held for half as much as the same in the position, give or take half of that."""
    promises = np.array([[choice.promise] * len(choice.values) for choice in choices])
    usual = round(float(promises.mean()), 4)
    believed = LASTING * position[FIRST_TERM]
    given = np.array([choice.numbers for choice in choices]) @ np.array(position)
    given = given - believed * np.array([choice.values for choice in choices])
    points = np.array([choice.points for choice in choices])
    trust = np.array([1 / (0.5 * believed) ** 2])
    (more,) = _fit(given, (promises - usual)[:, :, None], points, np.array([believed]), trust)
    return usual, more


def _fit(
    given: NDArray[np.float64],
    numbers: NDArray[np.float64],
    points: NDArray[np.float64],
    goal: NDArray[np.float64],
    trust: NDArray[np.float64],
) -> tuple[float, ...]:
    """Gauss and Newton's steps, for weights that are held for *goal* before, with this much *trust*."""
    weights: NDArray[np.float64] = np.array(goal)
    for _ in range(ROUNDS):
        each = 1 / (1 + np.exp(-np.clip(given + numbers @ weights, -30, 30)))
        chance = np.clip(each.mean(axis=1), 1e-4, 1 - 1e-4)
        slopes = ((each * (1 - each))[:, :, None] * numbers).mean(axis=1)
        certain = slopes / (chance * (1 - chance))[:, None]
        left = certain.T @ slopes + np.diag(trust)
        weights = weights + np.linalg.solve(left, certain.T @ (points - chance) + trust * (goal - weights))
    return tuple(round(float(weight), 4) for weight in weights)


def said_of_choices(calibration: Calibration, phase: str, choices: list[Choice]) -> list[tuple[float, float]]:
    """What a calibration says of decisions, and what they came to."""
    found = []
    for choice in choices:
        each = [
            calibration.of_action(phase, numbers[1], numbers[2:], choice.promise, loss)
            for numbers, loss in zip(choice.numbers, choice.values)
        ]
        found.append((sum(each) / len(each), choice.points))
    return found


def said(weights: tuple[float, ...], samples: list[Sample]) -> list[tuple[float, float]]:
    """What weights of positions say of samples, and what they came to."""
    numbers = np.array([sample.numbers for sample in samples])
    each = 1 / (1 + np.exp(-np.clip(numbers @ np.array(weights), -30, 30)))
    return [(float(one), sample.points) for one, sample in zip(each.mean(axis=1), samples)]


def report(name: str, found: list[tuple[float, float]]) -> None:
    """Print the curve: by tenths, what was said and what was true."""
    loss = sum(-points * log(max(one, 1e-6)) - (1 - points) * log(max(1 - one, 1e-6)) for one, points in found)
    base = sum(points for _, points in found) / len(found)
    even = -base * log(base) - (1 - base) * log(1 - base)
    print(f"{name}: {len(found)} samples, log-loss {loss / len(found):.4f} (without any judge {even:.4f})")
    error = 0.0
    for low in range(PARTS):
        part = [one for one in found if low <= one[0] * PARTS < low + 1 or (low == PARTS - 1 and one[0] == 1)]
        if part:
            mean, true = sum(one for one, _ in part) / len(part), sum(points for _, points in part) / len(part)
            error += abs(mean - true) * len(part) / len(found)
            print(f"| {low / PARTS:.1f} – {(low + 1) / PARTS:.1f} | {len(part)} | {mean:.3f} | {true:.3f} |")
    print(f"expected calibration error {error:.3f}")


def written(calibration: Calibration, command: str) -> str:
    """The tables as TOML."""
    rows = {"position": calibration.position, **calibration.decision}
    lines = [f"{key} = [{', '.join(f'{one:g}' for one in row)}]" for key, row in rows.items()]
    lines.insert(1, "\n[decision]")
    return "\n".join([f"# How values become chances to win. Learned by: {command}", *lines]) + "\n"


def main() -> None:
    """Learn or measure."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("task", choices=("learn", "measure"))
    parser.add_argument("title", choices=tuple(SETUPS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--table", type=Path, help="the table to write or to measure (default: the title's)")
    args = parser.parse_args()
    home = Path(__file__).parents[1] / "src" / "fogline" / "titles" / args.title / "bots" / "calibration.toml"
    file: Path = args.table or home
    found = Samples([], {})
    for samples in games(args.title, args.games, args.seed):
        found.position.extend(samples.position)
        for phase, some in samples.decision.items():
            found.decision.setdefault(phase, []).extend(some)
    if args.task == "learn":
        together = {ANY: [one for some in found.decision.values() for one in some]}
        position = fit(found.position)
        decision = {phase: fit_choices(some, position) for phase, some in sorted((found.decision | together).items())}
        calibration = Calibration(position, decision)
        command = f"python -m bench.calibration learn {args.title} --games {args.games} --seed {args.seed}"
        file.write_text(written(calibration, command), encoding="utf-8")
    calibration = read_calibration(file.read_text(encoding="utf-8"))
    report("positions", said(calibration.position, found.position))
    decisions = {phase: said_of_choices(calibration, phase, some) for phase, some in found.decision.items()}
    report("decisions", [one for some in decisions.values() for one in some])
    for phase, told in decisions.items():
        gap = sum(one - points for one, points in told) / len(told)
        print(f"  {phase}: {len(told)} decisions, said less true {gap:+.3f} on average")


if __name__ == "__main__":
    main()
