"""The questions to bots, and their answers."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from fogline.bots.processes import RequestFailed
from fogline.bots.remote import write_request
from fogline.desk.keeping import Key
from fogline.kernel.choices import Choices
from fogline.kernel.game import Action, View
from fogline.kit.bots import Budget
from fogline.kit.wire import Form
from fogline.table.records import AnyGame

BUDGET: Final = Budget()


class Question(NamedTuple):
    """A question for a bot: its legal actions and everything that it may know."""

    key: Key
    level: str
    rules: AnyGame
    view: View
    choices: Choices[Action]
    sequence: int


class Held(NamedTuple):
    """A bot's next action that others will notice."""

    key: Key
    action: str
    sequence: int


def line_of(question: Question, rng: Random, *, is_plan: bool) -> str:
    """The request to a bot, written on one line: its seat's knowledge, and nothing else."""
    _, level, rules, view, choices, _ = question
    return write_request(rules, level, BUDGET, view, choices, rng.getrandbits(63), is_plan=is_plan)


def actions_of(question: Question, told: Form, *, is_plan: bool) -> list[str]:
    """The actions in a bot's answer; raises ``RequestFailed`` if the first cannot be played."""
    actions: list[str] = list(told["actions"]) if is_plan else [told["action"]]
    if question.rules.read(actions[0]) not in question.choices:
        raise RequestFailed("what it chose is not legal")
    return actions


def any_action(question: Question, rng: Random) -> str:
    """Any legal action: the only one, or a replacement when the bot has failed."""
    return question.rules.write(rng.choice(question.choices))
