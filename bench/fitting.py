"""Fits beliefs about hidden cards to the true cards: tables of habits, and small networks.

Both predict how much likelier each class of card is on a cell than it is in equally likely worlds; *even* holds the
logarithms of the probabilities in equally likely worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fogline.titles.panzer.bots import belief as panzer
from fogline.titles.scope.belief import read_habits
from fogline.titles.stalingrad.bots import belief as stalingrad
from fogline.titles.stalingrad.bots.belief import NAMES, signs

Floats: TypeAlias = NDArray[np.float64]
Saying = Callable[[Any], Sequence[float]]
"""By class, the log-ratio of its probability on a cell with this description to its even probability."""
PACKAGES: Final = Path(__file__).parents[1] / "src" / "fogline" / "titles"


class Form(Protocol):
    """The form of a title's belief."""

    classes: list[int]
    """The class of each card; cards are numbered as in worlds."""

    def describe(self, view: Any) -> dict[int, Any]:
        """The description of each hidden cell."""

    def fit(self, rows: list[Any], even: Floats, truth: NDArray[np.int64]) -> str:
        """The ``belief.toml`` with the highest likelihood for the true cards."""

    def read(self, text: str) -> Saying:
        """The content of a ``belief.toml``."""


class Table:
    """A number for each feature of a cell and each class."""

    rounds: Final = 300
    step: Final = 0.05
    shrinkage: Final = 2e-5
    """How strongly numbers with little evidence shrink towards 0."""

    def __init__(self, model: Any) -> None:
        self.classes: list[int] = model.CLASSES
        self._model = model

    def describe(self, view: Any) -> dict[int, Any]:
        """Its features."""
        return dict(self._model.marks(view))

    def fit(self, rows: list[Any], even: Floats, truth: NDArray[np.int64]) -> str:
        """Fit a logistic model of each cell: Adam on all cells together, with a decreasing step size."""
        names: dict[str, int] = {}
        marks = [[names.setdefault(name, len(names)) for name in row] for row in rows]
        size, most = len(names), max(map(len, marks))
        at = np.array([row + [size] * (most - len(row)) for row in marks])  # the last row of the table stays 0
        found = {"table": np.zeros((size + 1, even.shape[1]))}
        steps, true = Steps(found, 0.99), np.eye(even.shape[1])[truth]
        for turn in range(1, self.rounds + 1):
            wrong = (_chances(even + found["table"][at].sum(axis=1)) - true) / len(rows)
            slope = self.shrinkage * found["table"]
            for column in range(most):
                np.add.at(slope, at[:, column], wrong)
            slope[size] = 0.0
            steps.take({"table": slope}, self.step * (1 - turn / self.rounds))
        lines = [f'"{name}" = {_written(found["table"][number], 2)}' for name, number in sorted(names.items())]
        return "\n".join(["[habits]", *lines, ""])

    def read(self, text: str) -> Saying:
        """The network's output."""
        habits, width = read_habits(text), max(self.classes) + 1

        def say(names: Any) -> Sequence[float]:
            return [sum(habits[name][at] for name in names if name in habits) for at in range(width)]

        return say


class Net:
    """A network with one layer, plus a number for each feature and each class."""

    hidden: Final = 24
    epochs: Final = 10
    batch: Final = 512
    step: Final = 4e-3
    shrinkage: Final = 3e-4

    def __init__(self) -> None:
        self.classes = stalingrad.CLASSES

    def describe(self, view: Any) -> dict[int, Any]:
        """Its features."""
        return signs(view)

    def fit(self, rows: list[Any], even: Floats, truth: NDArray[np.int64]) -> str:
        """Fit with Adam on minibatches of cells, with a decreasing step size. The features are normalized first."""
        given = np.array(rows, np.float32)
        middle, size = given.mean(axis=0), given.std(axis=0) + 1e-3
        found = self._fit((given - middle) / size, even.astype(np.float32), truth)
        both = np.hstack([found["direct"], found["in"]]) / size[:, None]
        always = np.concatenate([found["always"], found["bias"]]) - middle @ both
        lines = [f'"{name}" = {_written(row, 3)}' for name, row in zip((*NAMES, stalingrad.EVERY), [*both, always])]
        hidden = ",\n".join(f"    {_written(row, 3)}" for row in found["out"])
        return "\n".join([f"hidden = [\n{hidden},\n]", "", "[signs]", *lines, ""])

    def _fit(self, given: Any, even: Any, truth: Any) -> dict[str, Any]:
        rng, (number, width), classes = np.random.default_rng(0), given.shape, even.shape[1]
        found = {
            "in": rng.normal(0, width**-0.5, (width, self.hidden)).astype(np.float32),
            "bias": np.zeros(self.hidden, np.float32),
            "out": rng.normal(0, 0.1 * self.hidden**-0.5, (self.hidden, classes)).astype(np.float32),
            "direct": np.zeros((width, classes), np.float32),
            "always": np.zeros(classes, np.float32),
        }
        steps, true = Steps(found, 0.999), np.eye(classes, dtype=np.float32)[truth]
        parts = max(1, number // self.batch)
        order = rng.permutation(number)
        for turn in range(self.epochs * parts):
            if turn % parts == 0:
                order = rng.permutation(number)
            some = order[turn % parts * self.batch :][: self.batch]
            here = given[some]
            units = np.maximum(here @ found["in"] + found["bias"], 0)
            scores = even[some] + units @ found["out"] + here @ found["direct"] + found["always"]
            wrong = (_chances(scores) - true[some]) / len(some)
            back = (wrong @ found["out"].T) * (units > 0)
            slopes = {"out": units.T @ wrong, "direct": here.T @ wrong, "always": wrong.sum(axis=0)}
            slopes |= {"in": here.T @ back, "bias": back.sum(axis=0)}
            for name in ("in", "out", "direct"):
                slopes[name] = slopes[name] + self.shrinkage * found[name]
            steps.take(slopes, self.step * (1 - turn / (self.epochs * parts)))
        return found

    def read(self, text: str) -> Saying:
        """The network's output."""
        return stalingrad.read_network(text).say


class Steps:
    """The Adam optimizer, for numbers changed in place."""

    def __init__(self, numbers: dict[str, Any], memory: float) -> None:
        self._numbers = numbers
        self._memory = memory
        self._means = {name: np.zeros_like(one) for name, one in numbers.items()}
        self._squares = {name: np.zeros_like(one) for name, one in numbers.items()}
        self._turn = 0

    def take(self, slopes: dict[str, Any], step: float) -> None:
        """Take one step down the gradient."""
        self._turn += 1
        for name, slope in slopes.items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (slope - mean)
            square += (1 - self._memory) * (slope * slope - square)
            size = np.sqrt(square / (1 - self._memory**self._turn)) + 1e-9
            self._numbers[name] -= step * (mean / (1 - 0.9**self._turn)) / size


def _chances(scores: Any) -> Any:
    found = np.exp(scores - scores.max(axis=1, keepdims=True))
    return found / found.sum(axis=1, keepdims=True)


def _written(row: Any, digits: int) -> str:
    return f"[{', '.join(f'{round(float(number), digits) + 0.0:g}' for number in row)}]"


class _Aces:
    """The features of an ace of SCOPE Panzer."""

    CLASSES = panzer.CLASSES
    marks = staticmethod(panzer.aces_marks)


FORMS: Final[dict[str, Form]] = {"stalingrad": Net(), "panzer": Table(panzer)}
ACES_FORMS: Final[dict[str, Form]] = {"panzer": Table(_Aces)}
"""The forms of an ace's beliefs, where they differ from a veteran's."""
