"""The value of a title's positions and actions, for reviews and bots.

A title judges in its own points. A calibration, learned from games (``bench/calibration.py``), turns them
into winning chances, so that titles and phases of a game can be compared.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from random import Random
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol

from fogline.kernel.choices import Choices
from fogline.kernel.game import Seat
from fogline.kernel.messages import Message
from fogline.kit.bots import Judge

MAX_LOGIT: Final = 30.0
ANY: Final = "any"
"""The phase whose weights apply to phases without weights of their own."""
MOVER: Final = 1
"""Index, among the numbers of a position, of the side to move; that number is 0 where it does not matter whose turn it
is."""
FIRST_TERM: Final = 2
"""Index, among the numbers of a position, of the first term. This term has the units of values."""


class Phase(NamedTuple):
    """Weights for decisions of one kind, from the deciding side's point of view."""

    usual: float
    """The average promise of the best action."""
    more: float
    """The weight of a promise above that."""
    gain: float
    """The bonus for playing the best action instead of the usual one."""
    cost: float
    """The weight of the loss against the best action."""


class Calibration(NamedTuple):
    """Weights of a logistic model."""

    position: tuple[float, ...]
    """Weights of the numbers of a position (``LevelJudge.numbers``)."""
    decision: Mapping[str, Phase]
    """By phase."""
    doubt: float | None = None
    """How far playouts of an action are trusted: this many playouts count as much as its value. None without
    playouts."""
    limits: tuple[float, ...] = ()
    """The minimum loss for each verdict (``analysis/review``); empty for the common limits of all titles."""
    accuracy: Mapping[str, tuple[float, float]] = MappingProxyType({})
    """By level, the mean accuracy of its games and twice the standard error; empty if not measured."""

    def of_position(self, numbers: Sequence[float]) -> float:
        """The winning chance of a side in a position."""
        return chance_of(self._logit(numbers))

    def of_action(self, phase: str, numbers: Sequence[float], promise: float, loss: float) -> float:
        """The deciding side's winning chance after an action: the best action has this *promise*, and the action in
        question is worth *loss* less."""
        usual, more, gain, cost = self.decision.get(phase) or self.decision[ANY]
        return chance_of(self._logit(numbers) + more * (promise - usual) + gain - cost * loss)

    def _logit(self, numbers: Sequence[float]) -> float:
        return sum(map(float.__mul__, self.position, numbers))


def chance_of(logit: float) -> float:
    """The probability from a logistic model."""
    return 1.0 / (1.0 + exp(-max(-MAX_LOGIT, min(MAX_LOGIT, logit))))


def read_calibration(text: str) -> Calibration:
    """The calibration in a TOML file of ``bench/calibration.py``."""
    found = tomllib.loads(text)
    decision = {phase: Phase(*map(float, row)) for phase, row in found["decision"].items()}
    doubt = found.get("doubt")
    limits = tuple(map(float, found.get("limits", ())))
    accuracy = {level: (float(mean), float(error)) for level, (mean, error) in found.get("accuracy", {}).items()}
    position = tuple(map(float, found["position"]))
    return Calibration(position, decision, None if doubt is None else float(doubt), limits, accuracy)


@cache
def calibration_of(package: str) -> Calibration:
    return read_calibration(files(package).joinpath("calibration.toml").read_text(encoding="utf-8"))


class Met(NamedTuple):
    """A card that an action would meet in a world."""

    card: str
    """The key of the card's name, with an article."""
    cell: str


class Appraisal(Protocol):
    """A title's knowledge about its positions. Terms and values are numbers of moderate size."""

    @property
    def level(self) -> str:
        """The bot level that judges in this way: the best level of the title."""

    @property
    def calibration(self) -> Calibration:
        """The calibration that turns terms and values into chances."""

    @property
    def counts_turns(self) -> bool:
        """Whether it matters whose turn it is. It does not in a title where the turn keeps changing within one
        attack."""

    @property
    def decisive(self) -> float:
        """If an action's value is at least this, positive or negative, the review checks whether the game ends instead
        of relying on the calibration."""

    def terms(self, state: Any, seat: Seat) -> tuple[float, ...]:
        """For a position with all cards open: the lead of the side of *seat*; 0 if the sides are even. The first term
        is counted in the units of the values of ``judge``."""

    def progress(self, state: Any) -> float:
        """The progress of the game, from 0 at its beginning to 1 where it must soon end."""

    def judge(self, view: Any, choices: Choices[Any], rng: Random, worlds: int) -> Judge | None:
        """The judge of one decision, which values an action by its gain over the current position. It can value every
        legal action, not only its candidates. None where nothing is judged: in a set-up."""

    def phase(self, view: Any) -> str:
        """The kind of decision, if ``judge`` judges it: values of the same kind are comparable."""

    def facts(self, view: Any, action: Any, worlds: Sequence[Any]) -> Sequence[Message]:
        """Points for and against *action*, given what the seat knew. *worlds* fit the *view*; if there is only one, the
        facts are those of that world."""

    def met(self, view: Any, action: Any, world: Any) -> Met | None:
        """The enemy's card that *action* meets in *world*; None if it meets none, or not just one."""
