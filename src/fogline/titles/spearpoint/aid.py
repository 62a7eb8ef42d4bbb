"""What a view of Spearpoint 1943 leaves open: the cards in hands and Reserves that the viewer cannot see.

A place is ``SEAT hand``, ``SEAT reserves`` or ``SEAT command``, and contains several cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from random import Random
from typing import Any, Final

from fogline.kit.aid import Aid, Hidden, Question
from fogline.titles.spearpoint.rules.modifiers import PUBLIC, tail_card
from fogline.titles.spearpoint.rules.state import State
from fogline.titles.spearpoint.rules.steps import BUILD, MUSTER, OVER
from fogline.titles.spearpoint.rules.tables import Rules, rules_for
from fogline.titles.spearpoint.rules.view import SideView, View, open_commands
from fogline.titles.spearpoint.rules.worlds import imagine, is_even, laid_out, visible_cards

PLACES: Final = ("hand", "reserves", "command")


class SpearpointAid:
    """The memory aid for the cards of each place."""

    def tell(self, view: View, question: Question) -> dict[str, Any]:
        """By place (in ``cells``), the answer at the level of the *question*."""
        rng = None if question.level == "shown" else question.rng
        has_odds = question.level == "probabilities"
        places = memory_aid(view, rng, question.worlds, question.has_time, has_odds=has_odds)
        return {"cells": places} | ({"uneven": 1.0} if has_odds and not is_even(view) else {})

    def hidden(self, view: View) -> list[Hidden]:
        """The hidden places with any card (see ``Asking``)."""
        rules = rules_for(view.setup)
        found = [
            Hidden(name, tuple(_possible(rules, view, seat, place)), holds_one=False)
            for name, (seat, place) in _places(rules, view).items()
        ]
        return [place for place in found if place.cards]

    def held(self, view: View, worlds: Sequence[State]) -> list[list[tuple[str, ...]]]:
        """The contents of these places in each world (see ``Asking``)."""
        places = _places(rules_for(view.setup), view)
        asked = [places[one.place] for one in self.hidden(view)]
        return [[tuple(sorted(set(cards_in(world, seat, place)))) for seat, place in asked] for world in worlds]


def _places(rules: Rules, view: View) -> dict[str, tuple[int, str]]:
    """The hidden places by name, each with its seat; none while decks are secret or after the game."""
    if view.step in (BUILD, MUSTER, OVER):
        return {}
    hidden = [seat for seat in (0, 1) if view.sides[seat].hand is None]
    return {f"{rules.seats[seat]} {place}": (seat, place) for seat in hidden for place in PLACES}


def memory_aid(
    view: View, rng: Random | None, worlds: int, has_time: Callable[[], bool], *, has_odds: bool
) -> dict[str, dict[str, Any]]:
    """What is known about each place. ``known`` says how many of each card must be there. With *rng* there are also
    ``can``, the cards that can be there, and ``unsure``, those of them that were in none of the imagined *worlds*
    (fewer if time runs out); and with *has_odds* for each card the probability that at least one copy is there."""
    rules = rules_for(view.setup)
    places = _places(rules, view)
    told: dict[str, dict[str, Any]] = {
        name: {"known": _known(rules, view.sides[seat], place)} for name, (seat, place) in places.items()
    }
    if rng is None or not told:
        return told
    counts: dict[str, Counter[str]] = {name: Counter() for name in told}
    drawn = 0
    while drawn < worlds and has_time():
        world = imagine(view, rng)
        drawn += 1
        for name, (seat, place) in places.items():
            counts[name].update(set(cards_in(world, seat, place)))
    for name, (seat, place) in places.items():
        _tell(told[name], _possible(rules, view, seat, place), counts[name], drawn, has_odds=has_odds)
    return told


def _tell(told: dict[str, Any], possible: list[str], counts: Counter[str], worlds: int, *, has_odds: bool) -> None:
    told["can"] = possible
    if unsure := [card for card in possible if not counts[card]]:
        told["unsure"] = unsure
    if has_odds:
        told["odds"] = {card: round(counts[card] / worlds, 4) for card in possible if counts[card]}
        open_shares = [counts[card] / worlds for card in possible if card not in told["known"]]
        if open_shares:
            told["error"] = max(_error(share, worlds) for share in open_shares)


def _error(share: float, worlds: int) -> float:
    """The sampling error of a probability, at 95 %. A card in all worlds or in none may still differ in one of *worlds*
    / 3."""
    return round(min(1.0, max(1.96 * sqrt(share * (1 - share) / worlds), 3 / worlds)), 4)


def _known(rules: Rules, side: SideView, place: str) -> dict[str, int]:
    """The cards that everybody, or the viewer, has seen go to the place."""
    if place == "command":
        return _named(rules.commands, side.seen if side.known is None else side.known)
    counts = [0] * len(rules.units)
    if place == "reserves":
        for entry in side.tail:
            if entry & PUBLIC:
                counts[tail_card(entry)] += 1
    elif side.hints and side.hints[-1].since == side.returned:  # nothing was put away since, so they are in hand
        for card in side.hints[-1].cards:
            counts[card] += 1
    return _named(rules.units, counts)


def cards_in(world: State, seat: int, place: str) -> list[str]:
    """The cards in one of the ``PLACES`` of a seat, by name."""
    side, rules = world.sides[seat], world.rules
    if place == "command":
        return list(_named(rules.commands, side.commands))
    if place == "hand":
        return list(_named(rules.units, side.hand))
    return [*_named(rules.units, side.reserves), *(rules.units[tail_card(entry)].slug for entry in side.tail)]


def _possible(rules: Rules, view: View, seat: int, place: str) -> list[str]:
    """The cards with a copy still unaccounted for; none for an empty place."""
    side = view.sides[seat]
    if place == "command":
        left = [int(card.copies) - view.discards[number] for number, card in enumerate(rules.commands)]
        for number in open_commands(view):
            left[number] -= 1
        for other in view.sides:
            for number, count in enumerate(other.commands or ()):
                left[number] -= count
        return _there(rules.commands, left) if side.command_size else []
    size = side.hand_size if place == "hand" else (side.reserves_size or 0) + len(side.tail)
    if not size:
        return []
    counts = rules.copies[seat] if side.deck is None else side.deck
    left = [int(count) - seen for count, seen in zip(counts, visible_cards(laid_out(view), seat), strict=True)]
    if place == "reserves":
        for entry in side.tail:
            if entry & PUBLIC:
                left[tail_card(entry)] += 1
    return _there(rules.units, left)


def _there(cards: Sequence[Any], left: Sequence[int]) -> list[str]:
    return [card.slug for card, count in zip(cards, left, strict=True) if count > 0]


def _named(cards: Sequence[Any], counts: Iterable[int]) -> dict[str, int]:
    return {card.slug: int(count) for card, count in zip(cards, counts, strict=True) if count}


AID: Final[Aid] = SpearpointAid()
