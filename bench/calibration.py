"""Turns judges' values into win chances: learns the tables from games of the levels, and measures them on other games.

python -m bench.calibration learn stalingrad --games 540 --seed learn      # writes titles/*/bots/calibration.toml
python -m bench.calibration measure stalingrad --games 540 --seed report   # on games not used for learning
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bench.samples import ALL, SETUPS, STRONG, Choice, Sample, Samples, samples_of
from fogline.kit.appraisal import ANY, FIRST_TERM, MOVER, Calibration, Phase, read_calibration

Numbers: TypeAlias = NDArray[np.float64]
SHRINKAGE: Final = 1.0
"""The strength of the prior at 0 for the weights of positions."""
LASTING: Final = 0.5
"""The prior for the lasting part of an action's gain: this share of the same gain in the position, plus or minus half
of that."""
TRUST: Final = 20.0
"""How strongly the weights of a phase shrink towards those of all decisions."""
HALFWAY: Final = 0.5
"""The progress of a game at its midpoint."""
ROUNDS: Final = 40
PARTS: Final = 10
STAGES: Final = ("early", "middle", "late")
"""The thirds of a game, by number of actions."""
DRAWS: Final = 400
"""The number of bootstrap samples of the measured games for an interval."""
INTERVAL: Final = (0.025, 0.975)


def chances(logits: Numbers) -> Numbers:
    """The probability of a logistic model, as the mean over worlds (the last axis)."""
    found: Numbers = (1 / (1 + np.exp(-np.clip(logits, -30, 30)))).mean(axis=1)
    return found


# -- learning -------------------------------------------------------------------------------------------


def learn_positions(samples: Sequence[Sample]) -> Numbers:
    """The weights of positions that maximise the likelihood of the results of games."""
    numbers = np.array([one.numbers for one in samples])
    size = numbers.shape[2]
    points = np.array([one.points for one in samples])
    return _fit(np.zeros(numbers.shape[:2]), numbers, points, np.zeros(size), np.full(size, SHRINKAGE))


def learn_decisions(position: Numbers, choices: Sequence[Choice]) -> Calibration:
    """The tables for these weights of positions. The weights for decisions follow from continuations after the best,
    the played and another action in the same position. If it does not matter who is to act, making a decision is not a
    gain in itself."""
    believed = LASTING * (position[FIRST_TERM] + HALFWAY * position[FIRST_TERM + len(position) // 2])
    trust = np.array([SHRINKAGE, SHRINKAGE, 4 / believed**2])
    whole = _phase(choices, position, np.array([0.0, 0.0, believed]), trust)
    rows = {ANY: whole}
    for phase in sorted({one.phase for one in choices}):
        some = [one for one in choices if one.phase == phase]
        rows[phase] = _phase(some, position, np.array(whole[1:]), np.full(3, TRUST))
    return Calibration(tuple(round(float(one), 4) for one in position), rows)


def _phase(choices: Sequence[Choice], position: Numbers, goal: Numbers, trust: Numbers) -> Phase:
    """The features for decisions of one kind, in addition to those of the position."""
    pairs = [(choice, one) for choice in choices for one in choice.tries]
    losses = np.array([one.losses for _, one in pairs])
    promises = np.array([choice.promise for choice, _ in pairs])
    usual = round(float(promises.mean()), 4)
    given = np.array([choice.numbers for choice, _ in pairs]) @ position
    beyond = np.repeat((promises - usual)[:, None], losses.shape[1], axis=1)
    is_turn = np.ones_like(losses) * np.array([[float(choice.numbers[0][MOVER] != 0)] for choice, _ in pairs])
    numbers = np.stack([beyond, is_turn, -losses], axis=2)
    weights = _fit(given, numbers, np.array([one.points for _, one in pairs]), goal, trust)
    more, gain, cost = (round(float(one), 4) for one in weights)
    return Phase(usual, max(0.0, more), gain, max(0.0, cost))


def _fit(given: Numbers, numbers: Numbers, points: Numbers, goal: Numbers, trust: Numbers) -> Numbers:
    """Gauss-Newton steps for weights with the prior mean *goal* and the prior strength *trust*. A probability is the
    mean over worlds."""
    weights: Numbers = np.array(goal)
    for _ in range(ROUNDS):
        each = 1 / (1 + np.exp(-np.clip(given + numbers @ weights, -30, 30)))
        chance = np.clip(each.mean(axis=1), 1e-4, 1 - 1e-4)
        slopes = ((each * (1 - each))[:, :, None] * numbers).mean(axis=1)
        certain = slopes / (chance * (1 - chance))[:, None]
        left = certain.T @ slopes + np.diag(trust)
        weights = weights + np.linalg.solve(left, certain.T @ (points - chance) + trust * (goal - weights))
    return weights


def written(calibration: Calibration, command: str, before: str = "") -> str:
    """The tables as TOML. *before* is the earlier basis of the position weights, kept in the comments."""
    rows: dict[str, Sequence[float]] = {"position": calibration.position, **calibration.decision}
    lines = [f"{key} = [{', '.join(f'{one:g}' for one in row)}]" for key, row in rows.items()]
    more = [] if calibration.doubt is None else [f"doubt = {calibration.doubt:g}  # bench/doubts.py"]
    if calibration.limits:
        more.append(f"limits = [{', '.join(f'{one:g}' for one in calibration.limits)}]  # bench/thresholds.py")
    lines[1:1] = more
    lines.insert(1 + len(more), "\n[decision]  # usual promise, more, gain, cost")
    if calibration.accuracy:
        lines.append("\n[accuracy]  # by level, give or take twice the standard error: bench/reviews.py")
    lines += [f"{level} = [{mean:g}, {error:g}]" for level, (mean, error) in calibration.accuracy.items()]
    comments = [line for line in before.splitlines() if line.startswith("#")]
    head = [*(comments or ["# How values become chances of winning. Learned by:"]), f"# {command}"]
    return "\n".join([*head, *lines]) + "\n"


# -- measuring ------------------------------------------------------------------------------------------


class Said(NamedTuple):
    """A calibration's predictions and the true results, sample by sample."""

    games: NDArray[np.int64]
    stages: Numbers
    said: Numbers
    true: Numbers

    def where(self, mask: Any) -> Said:
        """A subset of the samples."""
        return Said(*(one[mask] for one in self))


def said_of_positions(calibration: Calibration, samples: Sequence[Sample]) -> Said:
    """Predictions for positions, with the results of their games."""
    logits = np.array([one.numbers for one in samples]) @ np.array(calibration.position)
    return _said(samples, chances(logits), [one.points for one in samples])


def said_of_choices(calibration: Calibration, choices: Sequence[Choice]) -> Said:
    """Predictions for actions played, with the results of their games."""
    if all(one.said is not None for one in choices):
        said = np.array([one.said for one in choices], dtype=np.float64)
        return _said(choices, said, [one.played.points for one in choices])
    found = []
    for one in choices:
        row = calibration.decision.get(one.phase) or calibration.decision[ANY]
        more = row.more * (one.promise - row.usual) + row.gain
        found.append(np.array(one.numbers) @ np.array(calibration.position) + more - row.cost * np.array(one.played[0]))
    return _said(choices, chances(np.array(found)), [one.played.points for one in choices])


def _said(samples: Sequence[Sample] | Sequence[Choice], said: Numbers, true: Sequence[float]) -> Said:
    games, stages = np.array([one.game for one in samples]), np.array([one.stage for one in samples])
    return Said(games, stages, said, np.array(true))


def brier(found: Said) -> float:
    """The mean squared error."""
    return float(((found.said - found.true) ** 2).mean())


def error_of(found: Said) -> float:
    """The expected calibration error: the mean distance between prediction and truth, by tenths."""
    return sum(share * abs(said - true) for _, share, said, true in tenths(found))


def tenths(found: Said) -> list[tuple[int, float, float, float]]:
    """For each tenth of the prediction: the tenth, its share of all samples, and the mean prediction and truth."""
    places = np.minimum((found.said * PARTS).astype(int), PARTS - 1)
    masks = [(part, places == part) for part in range(PARTS) if (places == part).any()]
    return [(part, mask.mean(), found.said[mask].mean(), found.true[mask].mean()) for part, mask in masks]


def interval(found: Said) -> tuple[float, float]:
    """The interval of the calibration error, by resampling the measured games."""
    rng = np.random.default_rng(0)
    places = [np.flatnonzero(found.games == game) for game in np.unique(found.games)]
    errors = []
    for _ in range(DRAWS):
        drawn = np.concatenate([places[at] for at in rng.integers(0, len(places), len(places))])
        errors.append(error_of(found.where(drawn)))
    low, high = (float(np.quantile(errors, share)) for share in INTERVAL)
    return low, high


def report(name: str, found: Said) -> None:
    """Print the curve and its error, for all samples and by stage."""
    low, high = interval(found)
    mean = found.true.mean()
    games = len(np.unique(found.games))
    print(f"{name}: {len(found.said)} of {games} games, Brier {brier(found):.4f} (a constant {mean * (1 - mean):.4f})")
    print(f"  calibration error {error_of(found):.3f} ({low:.3f} to {high:.3f})")
    print("  said/true", "  ".join(f"{said:.2f}/{true:.2f}" for _, _, said, true in tenths(found)))
    for at, stage in enumerate(STAGES):
        some = found.where(np.minimum((found.stages * len(STAGES)).astype(int), len(STAGES) - 1) == at)
        print(f"  {stage}: {len(some.said)}, Brier {brier(some):.4f}, calibration error {error_of(some):.3f}", end=", ")
        print(f"predicted minus true {(some.said - some.true).mean():+.3f}")


def main() -> None:
    """Learn or measure."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("task", choices=("learn", "measure"))
    parser.add_argument("title", choices=tuple(SETUPS))
    parser.add_argument("--games", type=int, default=216)
    parser.add_argument("--seed", default="report")
    parser.add_argument("--strong", action="store_true", help="learn from decisions only, from games of better players")
    args = parser.parse_args()
    file = Path(__file__).parents[1] / "src" / "fogline" / "titles" / args.title / "bots" / "calibration.toml"
    series = None if args.task == "measure" else STRONG if args.strong else ALL
    found = Samples([], [])
    for samples in samples_of(args.title, args.games, args.seed, series=series):
        found.positions.extend(samples.positions)
        found.choices.extend(samples.choices)
    if args.task == "learn":
        position = learn_positions(found.positions)
        before = read_calibration(file.read_text(encoding="utf-8"))
        text, command = "", f"python -m bench.calibration learn {args.title} --games {args.games} --seed {args.seed}"
        if args.strong:
            text = file.read_text(encoding="utf-8")
            position, command = np.array(read_calibration(text).position), f"{command} --strong"
        learned = learn_decisions(position, found.choices)._replace(
            doubt=before.doubt, limits=before.limits, accuracy=before.accuracy
        )
        file.write_text(written(learned, command, text), encoding="utf-8")
    calibration = read_calibration(file.read_text(encoding="utf-8"))
    report("positions", said_of_positions(calibration, found.positions))
    report("decisions", said_of_choices(calibration, found.choices))


if __name__ == "__main__":
    main()
