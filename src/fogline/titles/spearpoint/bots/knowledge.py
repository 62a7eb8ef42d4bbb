"""The bots' knowledge of Spearpoint 1943: decks and hands, habits, rules of thumb, and a veteran's best actions."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from fogline.kernel.choices import Choices
from fogline.kit.bots import Judge, Knowledge
from fogline.kit.search.strengths import Rated
from fogline.titles.spearpoint.bots.command_cards import outlook
from fogline.titles.spearpoint.bots.decision import Decision
from fogline.titles.spearpoint.bots.decks import commitment, next_hold, next_pick, send
from fogline.titles.spearpoint.bots.field import REGULARS_HURT, Field
from fogline.titles.spearpoint.bots.regular import rules_of_thumb
from fogline.titles.spearpoint.bots.veteran import best_action
from fogline.titles.spearpoint.rules.actions import (
    DONE,
    DRAW_UNIT,
    ENOUGH,
    PASS,
    PLAIN,
    SKIP,
    Action,
    Named,
    Plain,
    Play,
    Roll,
)  # fmt: skip
from fogline.titles.spearpoint.rules.state import State
from fogline.titles.spearpoint.rules.steps import BUILD, MUSTER
from fogline.titles.spearpoint.rules.tables import rules_for
from fogline.titles.spearpoint.rules.view import View

EAGER: Final = 8.0
"""How much likelier a recruit is to add a line to a plan than to close it."""
CARDS: Final = 0.3
"""The odds that a recruit plays a possible Command card."""
SPENDING: Final = 0.1
"""The odds that a recruit spends a card for +1."""

WAITING: Final = 3.0
"""What a Turn without Units in the Battle Area costs a veteran, in points."""


class SpearpointKnowledge:
    def prepare(self, view: View, choices: Choices[Action], rng: Random, care: int) -> Action | None:
        """A card for the deck or for the starting hand, towards the best of *care* ideas."""
        if view.step == BUILD:
            return _next_pick(view, choices, rng, care)
        return _next_hold(view, choices, rng, care) if view.step == MUSTER else None

    def weights(self, view: View, actions: Sequence[Action]) -> list[float]:
        """Weights of actions: a plan is rather continued than closed, and cards are played and spent only
        occasionally."""
        lines = sum([not isinstance(action, Plain) for action in actions])
        return [_habit(action, max(1, lines)) for action in actions]

    def rate(self, view: View, choices: Choices[Action], rng: Random) -> list[tuple[Action, float]]:
        return self.rated(view, choices, rng).pairs()

    def rated(self, view: View, choices: Choices[Action], rng: Random) -> Rated:
        """The same ratings in compiled form."""
        return rules_of_thumb(Decision(view, choices, REGULARS_HURT))

    def judge(self, view: View, choices: Choices[Action], rng: Random, worlds: int) -> Judge:
        """The judge of a decision; see ``best_action``. Whether to wait is decided in worlds."""
        decision = Decision(view, choices)
        action = best_action(decision)
        if decision.may_wait() and action is not PLAIN[DONE]:
            return _Patience(decision.seat, action)
        return Decided([action])


class Decided:
    """A judge for a decision that needs no worlds."""

    def __init__(self, candidates: Sequence[Action]) -> None:
        self.candidates = candidates

    def look(self, world: Any) -> Any:
        return world

    def value(self, seen: Any, action: Action) -> float:
        return 0.0


class _Patience:
    """Decides whether to send the hand or to wait; worlds show what the enemy may send meanwhile."""

    def __init__(self, seat: int, line: Action) -> None:
        self._seat = seat
        self._line = line
        self.candidates: Sequence[Action] = (line, PLAIN[DONE])

    def look(self, world: State) -> float:
        return outlook_of_sending(world, self._seat)

    def value(self, seen: float, action: Action) -> float:
        return seen if action is self._line else -WAITING


def outlook_of_sending(world: State, seat: int) -> float:
    """How much this Turn's attacks gain if both sides commit everything in hand; the *world* is changed."""
    for one in (1 - seat, seat):
        send(world, one, commitment(world, one, list(world.sides[one].hand)))
    return outlook(Field(world, seat), declared=False)


def _next_pick(view: View, choices: Choices[Action], rng: Random, care: int) -> Action:
    rules = rules_for(view.setup)
    assert view.seat is not None
    deck = view.sides[view.seat].reserves
    assert deck is not None
    number = next_pick(rules, view.seat, deck, rng, care)
    if number is not None and rules.picks[number] in choices:
        return rules.picks[number]
    return PLAIN[DONE] if PLAIN[DONE] in choices else rng.choice(choices)


def _next_hold(view: View, choices: Choices[Action], rng: Random, care: int) -> Action:
    rules = rules_for(view.setup)
    assert view.seat is not None
    side = view.sides[view.seat]
    assert side.hand is not None
    assert side.reserves is not None
    numbers = [rules.unit_numbers[action.slug] for action in choices if isinstance(action, Named)]
    if not numbers:
        return choices[0]
    size = min(int(rules.start_units[view.seat]), sum(side.hand) + sum(side.reserves))
    return rules.holds[next_hold(rules, view.seat, side.hand, numbers, side.reserves, size, rng, care)]


def _habit(action: Action, lines: int) -> float:
    if action is PLAIN[DONE] or action is PLAIN[PASS]:
        return 1.0
    if action is PLAIN[SKIP] or action is PLAIN[ENOUGH]:
        return 0.02
    if action is PLAIN[DRAW_UNIT]:
        return 2.0
    if isinstance(action, Play):
        return CARDS / lines
    if isinstance(action, Roll):
        return SPENDING / lines if action.slug else 1.0
    return 1.0 if isinstance(action, Plain) else EAGER / lines


KNOWLEDGE: Final[Knowledge] = SpearpointKnowledge()
