"""The ace of Spearpoint 1943: it uses decks and starting hands that have won matches (``bench/arsenal.py``), then plays
nearly like a veteran. It needs no network."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from random import Random
from typing import Any, Final, NamedTuple

from fogline.kernel.choices import Choices
from fogline.kernel.setup import Setup
from fogline.kit.bots import Ace, Judge
from fogline.titles.spearpoint.bots.knowledge import KNOWLEDGE, Decided
from fogline.titles.spearpoint.rules.actions import DONE, NO_DISCARD, PLAIN, Action, Play
from fogline.titles.spearpoint.rules.cards import DRAW_NOW, CommandCard
from fogline.titles.spearpoint.rules.steps import BUILD, INITIATIVE, MUSTER, WINDOW
from fogline.titles.spearpoint.rules.tables import Rules, cost_of, rules_for
from fogline.titles.spearpoint.rules.view import View

FIRST_EDITION: Final = 2
"""The earliest edition of the house cards with which the decks were tested."""


ANY: Final = "standard"
"""The scenario of forces that name no scenario; they can be used wherever they are legal."""


class Force(NamedTuple):
    """A deck with its starting hand, each as counts of Unit cards."""

    deck: tuple[int, ...]
    hand: tuple[int, ...]


@cache
def written_forces() -> list[dict[str, Any]]:
    read: dict[str, Any] = tomllib.loads((files("fogline.titles.spearpoint.bots") / "arsenal.toml").read_text("utf-8"))
    return list(read["force"])


@lru_cache(maxsize=64)
def forces(setup: Setup, seat: int) -> tuple[Force, ...]:
    """The forces for this *seat*: those for its scenario, or else those for any. There are none for custom card sets,
    about which nothing was learned, nor where decks are given."""
    if setup.data or int(setup.options.get("card-edition", 1)) < FIRST_EDITION:
        return ()
    rules = rules_for(setup)
    if rules.orders[seat].fixed:
        return ()
    found: dict[str, list[Force]] = {ANY: [], setup.scenario: []}
    for written in written_forces():
        scenario = written.get("scenario", ANY)
        force = Force(_counts(rules, written["deck"]), _counts(rules, written["hand"]))
        if scenario in found and is_legal(rules, seat, force):
            found[scenario].append(force)
    return tuple(found[setup.scenario] or found[ANY])


def _counts(rules: Rules, cards: dict[str, int]) -> tuple[int, ...]:
    return tuple(cards.get(card.slug, 0) for card in rules.units)


def is_legal(rules: Rules, seat: int, force: Force) -> bool:
    """Whether *seat* may use this deck and this starting hand under these rules."""
    return (
        int(rules.deck_min[seat]) <= cost_of(rules, force.deck) <= int(rules.deck_max[seat])
        and sum(force.hand) == min(int(rules.start_units[seat]), sum(force.deck))
        and _has([int(count) for count in rules.pools[seat]], force.deck)
        and _has(force.deck, force.hand)
    )


def _has(whole: Sequence[int], part: Sequence[int]) -> bool:
    return all(there >= wanted for there, wanted in zip(whole, part))


def next_card(view: View, choices: Choices[Action], rng: Random) -> Action | None:
    """The next card of a known deck that starts with the picks so far, or of its starting hand; None if no such deck is
    known. Every matching deck is equally likely."""
    if view.step not in (BUILD, MUSTER):
        return None
    assert view.seat is not None
    rules, side = rules_for(view.setup), view.sides[view.seat]
    known = forces(view.setup, view.seat)
    assert side.reserves is not None
    assert side.hand is not None
    if view.step == BUILD:
        goals, taken, lines = [force.deck for force in known], side.reserves, rules.picks
    else:
        deck = tuple(int(left) + int(held) for left, held in zip(side.reserves, side.hand))
        goals, taken, lines = [force.hand for force in known if force.deck == deck], side.hand, rules.holds
    before = _in_order(taken)
    fitting = [cards for cards in map(_in_order, goals) if cards[: len(before)] == before]
    if not fitting:
        return None
    cards = rng.choice(fitting)
    action = lines[cards[len(before)]] if len(cards) > len(before) else PLAIN[DONE]
    return action if action in choices else None


def _in_order(counts: Sequence[int]) -> list[int]:
    return [number for number, count in enumerate(counts) for _ in range(count)]


def judge(view: View, choices: Choices[Action], rng: Random, worlds: int) -> Judge:
    """The ace's decisions, where they differ from a veteran's."""
    listed = choices.all()
    found = thrift(view.step, listed) or drawing_card(rules_for(view.setup), view.step, listed)
    return KNOWLEDGE.judge(view, choices, rng, worlds) if found is None else Decided([found])


def thrift(step: int, choices: Sequence[Action]) -> Action | None:
    """Spends nothing on the Initiative; None in other steps."""
    return NO_DISCARD if step == INITIATIVE and NO_DISCARD in choices else None


def drawing_card(rules: Rules, step: int, choices: Sequence[Action]) -> Action | None:
    """A card that draws other cards, if one can be played."""
    if step == WINDOW:
        for action in choices:
            if isinstance(action, Play) and _draws(rules.commands[rules.command_numbers[action.slug]]):
                return action
    return None


def _draws(card: CommandCard) -> bool:
    return bool(card.effects) and all(effect.kind == DRAW_NOW for effect in card.effects)


ACE: Final = Ace(None, prepare=next_card, judge=judge)
