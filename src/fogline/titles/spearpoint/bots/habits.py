"""What an ace of Spearpoint 1943 decides differently from a veteran: it spends no Command card for the Initiative, and
plays a card that draws others as soon as it can. Both were found by playing Turns on, and measured in matches
(``bench/habits.py``)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from fogline.kernel.choices import Choices
from fogline.kit.bots import Judge
from fogline.titles.spearpoint.bots.knowledge import KNOWLEDGE, Decided
from fogline.titles.spearpoint.rules.actions import NO_DISCARD, Action, Play
from fogline.titles.spearpoint.rules.cards import CommandCard
from fogline.titles.spearpoint.rules.effects import DRAW_NOW
from fogline.titles.spearpoint.rules.steps import INITIATIVE, WINDOW
from fogline.titles.spearpoint.rules.tables import Rules, rules_for
from fogline.titles.spearpoint.rules.view import View


def judge(view: View, choices: Choices[Action], rng: Random, worlds: int) -> Judge:
    """Of a decision of an ace."""
    listed = choices.all()
    found = thrift(view.step, listed) or drawing_card(rules_for(view.setup), view.step, listed)
    return KNOWLEDGE.judge(view, choices, rng, worlds) if found is None else Decided([found])


def thrift(step: int, choices: Sequence[Action]) -> Action | None:
    """Nothing is spent for the Initiative. None in other steps."""
    return NO_DISCARD if step == INITIATIVE and NO_DISCARD in choices else None


def drawing_card(rules: Rules, step: int, choices: Sequence[Action]) -> Action | None:
    """A card that draws others, if there is one to be played."""
    if step == WINDOW:
        for action in choices:
            if isinstance(action, Play) and _draws(rules.commands[rules.command_numbers[action.slug]]):
                return action
    return None


def _draws(card: CommandCard) -> bool:
    """Whether all that a card does is to draw others."""
    return bool(card.effects) and all(effect.kind == DRAW_NOW for effect in card.effects)
