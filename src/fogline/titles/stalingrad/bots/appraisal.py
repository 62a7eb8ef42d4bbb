"""Values of positions and actions of SCOPE Stalingrad, for reviews (``kit/appraisal.py``)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from fogline.kernel.choices import Choices
from fogline.kernel.game import Seat
from fogline.kernel.messages import Message
from fogline.kit.appraisal import Calibration, Met, calibration_of
from fogline.kit.bots import Judge
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import cells_of_square
from fogline.titles.stalingrad.bots.front import LONG_WAY, NOT_KNOWN, Front, worths
from fogline.titles.stalingrad.bots.judge import StalingradJudge
from fogline.titles.stalingrad.rules import steps
from fogline.titles.stalingrad.rules.actions import Assault, Fire, Hold, Howitzer, Search
from fogline.titles.stalingrad.rules.cards import KINDS, MACHINE_GUN, SNIPER, cell_name
from fogline.titles.stalingrad.rules.play import to_act
from fogline.titles.stalingrad.rules.state import SCORE, ZONE, State
from fogline.titles.stalingrad.rules.tables import rules_for
from fogline.titles.stalingrad.rules.view import View
from fogline.titles.stalingrad.words.words import card_message, kind_message

MANY: Final = 10.0
"""A lead of this many Units is large."""
HELD: Final = 2.0
"""The weight of the card just found is increased by this much when an answer rather than the position is valued."""


class StalingradAppraisal:
    level = "ace"
    counts_turns = True
    decisive = 0.5

    @property
    def calibration(self) -> Calibration:
        return calibration_of("fogline.titles.stalingrad.bots")

    def terms(self, state: State, seat: Seat) -> tuple[float, ...]:
        """The leads in points, Snipers and Units; the card just found; and whose action is due."""
        rules = state.rules
        side = int(rules.side_of(seat))
        goal = goal_of(rules)
        points = float(state.sides[SCORE + side] - state.sides[SCORE + 1 - side]) / goal
        snipers, units = (one - other for one, other in zip(_strength(state, side), _strength(state, 1 - side)))
        found = 0.0
        if state.step in (steps.SHOT, steps.GUN):
            finder = int(rules.side_of(to_act(state)[0]))
            prize = prize_of(state, finder, int(state.cells[state.focus]))
            found = prize if finder == side else -prize
        due = 0.0 if state.step != steps.ACTION else 1.0 if int(rules.side_of(to_act(state)[0])) == side else -1.0
        return points, float(snipers), units / MANY, found, due

    def progress(self, state: State) -> float:
        """How near the leading side is to the winning points."""
        return min(1.0, float(max(state.sides[SCORE], state.sides[SCORE + 1])) / goal_of(state.rules))

    def judge(self, view: View, choices: Choices[Action], rng: Random, worlds: int) -> Judge | None:
        """The veteran's judge, which the ace also uses."""
        if view.step == steps.SET_UP:
            return None
        found = 0.0
        if view.step in (steps.SHOT, steps.GUN):
            assert view.seat is not None
            rules = rules_for(view.setup)
            found = prize_of(view, int(rules.side_of(view.seat)), int(view.cells[view.focus]))
        return _Scaled(StalingradJudge(view, choices, rng, worlds), goal_of(rules_for(view.setup)), found)

    def phase(self, view: View) -> str:
        """The phase of a turn: its action, completing this action, or the step after it."""
        return (
            "action"
            if view.step == steps.ACTION
            else "answer"
            if view.step in (steps.SHOT, steps.GUN, steps.TAKE)
            else "close"
        )

    def facts(self, view: View, action: Action, worlds: Sequence[State]) -> Sequence[Message]:
        """The chance that a unit is on the cell, and the reason."""
        if isinstance(action, Assault):
            front = Front(view)
            cells = [cell for cell in cells_of_square(int(action.target)) if int(front.theirs) >> cell & 1]
            share = sum(any(world.cells[cell] % KINDS == MACHINE_GUN for cell in cells) for world in worlds)
            values = {"cell": cell_name(int(action.target)), "percent": round(100 * share / len(worlds))}
            return [Message("review-fact-machine-gun", values)]
        if not isinstance(action, Search | Howitzer | Fire):
            return []
        front = Front(view)
        cell = int(action.cell if isinstance(action, Search) else action.target)
        known = int(front.known[cell])
        if known != NOT_KNOWN:
            key = "review-fact-known" if known % KINDS >= SNIPER else "review-fact-known-none"
            return [Message(key, {"cell": cell_name(cell), "kind": kind_message(known)})]
        share = sum(world.cells[cell] % KINDS >= SNIPER for world in worlds)
        values = {"cell": cell_name(cell), "percent": round(100 * share / len(worlds))}
        found = [Message("review-fact-unit", values)]
        if int(front.under_shot_card) >> cell & 1:
            found.append(Message("review-fact-shot-card", {"cell": cell_name(cell)}))
        return found

    def met(self, view: View, action: Action, world: State) -> Met | None:
        """The card that *action* turns up."""
        if not isinstance(action, Search | Howitzer | Fire):
            return None
        cell = int(action.cell if isinstance(action, Search) else action.target)
        return Met(card_message(int(world.cells[cell])).key, cell_name(cell))


class _Scaled:
    """The veteran's judge, with values expressed as shares of the points needed to win."""

    def __init__(self, judge: StalingradJudge, goal: float, found: float) -> None:
        self._judge = judge
        self._goal = goal
        self._found = found
        self.candidates: Sequence[Any] = judge.candidates
        self.look = judge.look

    def value(self, seen: list[int], action: Action) -> float:
        """See ``StalingradJudge.value``. Holding gives up the card just found, which the terms count."""
        value = self._judge.value(seen, action) / self._goal
        return value - HELD * self._found if isinstance(action, Hold) else value


def prize_of(position: View | State, side: int, card: int) -> float:
    """What the card just found is worth to *side*, as a share of a win."""
    rules = rules_for(position.setup) if isinstance(position, View) else position.rules
    worth = worths(tuple(position.counts), tuple(position.sides), rules, side)
    return min(1.0, worth[card % KINDS] / goal_of(rules))


def goal_of(rules: Any) -> float:
    return float(rules.points) if rules.points else LONG_WAY


def _strength(state: State, side: int) -> tuple[int, int]:
    """The number of a side's Snipers, and of its other Units."""
    first = side * KINDS
    units = sum(int(state.counts[first + kind]) for kind in range(SNIPER + 1, KINDS))
    return int(state.counts[first + SNIPER] + state.sides[ZONE + side]), units


APPRAISAL: Final = StalingradAppraisal()
