"""How good positions and actions of Spearpoint 1943 are, for reviews (``kit/appraisal.py``)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from fogline.kernel.choices import Choices
from fogline.kernel.game import Seat
from fogline.kit.appraisal import Calibration, Met, calibration_of
from fogline.kit.bots import Judge
from fogline.locale import Message
from fogline.titles.spearpoint.bots.field import Field
from fogline.titles.spearpoint.bots.weighing import JUDGED, Options
from fogline.titles.spearpoint.rules.actions import Action
from fogline.titles.spearpoint.rules.state import State, total
from fogline.titles.spearpoint.rules.steps import PHASES
from fogline.titles.spearpoint.rules.view import View

SCALE: Final = 20.0
"""A lead of so many points is much."""
CARDS: Final = 10.0
"""A lead of this many cards is large."""


class SpearpointAppraisal:
    """Implements ``kit.appraisal.Appraisal``."""

    level = "veteran"
    counts_turns = False
    decisive = float("inf")

    @property
    def calibration(self) -> Calibration:
        """See ``calibration.toml``."""
        return calibration_of("fogline.titles.spearpoint.bots")

    def terms(self, state: State, seat: Seat) -> tuple[float, ...]:
        """Points and Units on the table, Victory Points by themselves, and cards in hand."""
        (points, cards), (their_points, their_cards) = (_held(state, int(one)) for one in (seat, 1 - seat))
        return Field(state, seat).material() / SCALE, points - their_points, (cards - their_cards) / CARDS

    def progress(self, state: State) -> float:
        """How near the first side is to its Victory Points."""
        return min(1.0, max(_held(state, seat)[0] for seat in (0, 1)))

    def judge(self, view: View, choices: Choices[Action], rng: Random, worlds: int) -> Judge | None:
        """As the veteran weighs its options."""
        return _Scaled(Options(view, choices)) if view.step in JUDGED else None

    def phase(self, view: View) -> str:
        """By the phase of the Turn."""
        return PHASES[view.phase]

    def facts(self, view: View, action: Action, worlds: Sequence[State]) -> Sequence[Message]:
        """Nothing besides the values: they follow from the odds."""
        return []

    def met(self, view: View, action: Action, world: State) -> Met | None:
        """What an attack meets lies open."""
        return None


class _Scaled:
    """The veteran's options, in other units."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self.candidates: Sequence[Any] = options.candidates
        self.look = options.look

    def value(self, seen: float, action: Action) -> float:
        """See ``Options.value``."""
        return self._options.value(seen, action) / SCALE


def _held(state: State, seat: int) -> tuple[float, int]:
    """The share of the Victory Points that a seat needs, and its cards in hand."""
    side = state.sides[seat]
    return float(side.points) / max(1.0, float(state.rules.vp_goals[seat])), int(
        total(side.hand) + total(side.commands)
    )


APPRAISAL: Final = SpearpointAppraisal()
