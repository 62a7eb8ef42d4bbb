"""Values of positions and actions of SCOPE Panzer, for reviews (``kit/appraisal.py``)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import tanh
from random import Random
from typing import Any, Final

from fogline.kernel.choices import Choices
from fogline.kernel.game import Seat
from fogline.kernel.messages import Message
from fogline.kit.appraisal import Calibration, Met, calibration_of
from fogline.kit.bots import Judge
from fogline.titles.panzer.bots.judge import WEIGHTS, PanzerJudge, evaluate, odds, unit_worth
from fogline.titles.panzer.rules import steps
from fogline.titles.panzer.rules.actions import Explore, Light, Search, Shoot
from fogline.titles.panzer.rules.cards import FOREST, cell_name
from fogline.titles.panzer.rules.state import State
from fogline.titles.panzer.rules.view import View
from fogline.titles.panzer.words.words import card_message
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import SQUARE, cells_of

SCALE: Final = 10.0
"""A lead of this many cost points is large."""
REVIEWING: Final = replace(WEIGHTS, next_shot=1.1, fears=1.1, unseen=0.3, finds=0.3, hunt=0.18)
"""The ace's weights of November 2026, used for the calibration and the puzzles."""


class PanzerAppraisal:
    level = "ace"
    counts_turns = True
    decisive = 2.0

    @property
    def calibration(self) -> Calibration:
        return calibration_of("fogline.titles.panzer.bots")

    def terms(self, state: State, seat: Seat) -> tuple[float, ...]:
        """The ace's value of the position, and how the units left compare."""
        side = int(seat)
        if state.step == steps.OVER or state.step <= steps.DEPLOY:
            return 0.0, 0.0
        ours, theirs = (_units_worth(state, one) for one in (side, 1 - side))
        here, there = (evaluate(state, one, REVIEWING, REVIEWING.unseen) for one in (side, 1 - side))
        return (here - there) / 2 / SCALE, tanh(2.0 * (ours - theirs) / max(1.0, ours + theirs))

    def progress(self, state: State) -> float:
        """How much of its squad the side with greater losses has lost, as a share."""
        if state.step == steps.OVER or state.step <= steps.DEPLOY:
            return 0.0
        left = min(_cost(state, side) for side in (0, 1))
        return max(0.0, 1.0 - left / float(state.rules.points))

    def judge(self, view: View, choices: Choices[Action], rng: Random, worlds: int) -> Judge | None:
        """The ace's judge."""
        if view.step == steps.OVER or view.step <= steps.DEPLOY:
            return None
        assert view.seat is not None
        return _Change(PanzerJudge(view, choices, rng, REVIEWING, False), int(view.seat))

    def phase(self, view: View) -> str:
        return steps.NAMES[view.step]

    def facts(self, view: View, action: Action, worlds: Sequence[State]) -> Sequence[Message]:
        """The chance that a unit is on the cell, or that a shot hits."""
        if isinstance(action, Search | Light):
            cell = int(action.cell if isinstance(action, Search) else action.target)
            share = sum(world.cells[cell] != FOREST for world in worlds)
            values = {"cell": cell_name(cell), "percent": round(100 * share / len(worlds))}
            return [Message("review-fact-unit", values)]
        if isinstance(action, Shoot):
            assert view.seat is not None
            chance = sum(odds(world, int(view.seat), int(action.cell), int(view.focus)) for world in worlds)
            return [Message("review-fact-hit", {"percent": round(100 * chance / len(worlds))})]
        if isinstance(action, Explore):
            assert view.seat is not None
            square, enemy = int(SQUARE[action.quadrant]), 1 - int(view.seat)
            share = sum(int(world.units_of(enemy)) & square != 0 for world in worlds)
            values = {"cell": cell_name(int(action.quadrant)), "percent": round(100 * share / len(worlds))}
            return [Message("review-fact-quadrant", values)]
        return []

    def met(self, view: View, action: Action, world: State) -> Met | None:
        """The unit on the searched cell."""
        if not isinstance(action, Search | Light):
            return None
        cell = int(action.cell if isinstance(action, Search) else action.target)
        unit = int(world.cells[cell])
        return None if unit == FOREST else Met(card_message(unit).key, cell_name(cell))


class _Change:
    """The ace's judge, whose values are the changes that an action makes."""

    def __init__(self, judge: PanzerJudge, side: int) -> None:
        self._judge = judge
        self._side = side
        self.candidates: Sequence[Any] = judge.candidates

    def look(self, world: State) -> tuple[State, float]:
        """Facts about the world: the world itself, and its current value."""
        return world, evaluate(world, self._side, REVIEWING, REVIEWING.unseen)

    def value(self, seen: tuple[State, float], action: Action) -> float:
        world, now = seen
        return (self._judge.value(world, action) - now) / SCALE


def _cost(state: State, side: int) -> float:
    return float(sum(state.rules.costs[state.cells[cell]] for cell in cells_of(state.units_of(side))))


def _units_worth(state: State, side: int) -> float:
    return sum(unit_worth(state.rules, int(state.cells[cell])) for cell in cells_of(state.units_of(side)))


APPRAISAL: Final = PanzerAppraisal()
