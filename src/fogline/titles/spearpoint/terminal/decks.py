"""Decks and starting hands in the terminal: ready ones, random ones, and lines that name many cards at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from fogline.titles.spearpoint.rules.actions import Named
from fogline.titles.spearpoint.rules.building import deck_points, hand_goal, legal_picks, pick
from fogline.titles.spearpoint.rules.cards import CREW, NO_CREW
from fogline.titles.spearpoint.rules.guessing import laid_out
from fogline.titles.spearpoint.rules.state import State, total
from fogline.titles.spearpoint.rules.tables import Rules, rules_for
from fogline.titles.spearpoint.rules.view import View


def counted(cards: dict[int, int], rules: Rules) -> list[tuple[str, int]]:
    """Slugs with their numbers, in the order of cards."""
    return [(rules.units[number].slug, count) for number, count in sorted(cards.items()) if count]


def written(cards: Iterable[tuple[str, int]]) -> str:
    """Cards as they can be typed: ``rifle-squad*2 us-tank-crew``."""
    return " ".join(slug if count == 1 else f"{slug}*{count}" for slug, count in cards) or "-"


def spread(words: Sequence[str]) -> list[str]:
    """``rifle-squad*2 us-pilot`` as three words. A word without a valid number is left unchanged; the caller reports
    it."""
    found: list[str] = []
    for word in words:
        slug, star, count = word.partition("*")
        is_many = star and count.isascii() and count.isdigit() and len(count) <= 2
        found += [slug] * int(count) if is_many else [word]
    return found


def missing_crews(state: State, seat: int) -> dict[int, int]:
    """By type of crew, how many more Units of the deck need one than there are crews in it."""
    found: dict[int, int] = {}
    deck, rules = state.sides[seat].reserves, state.rules
    for number, card in enumerate(rules.units):
        if card.crew != NO_CREW and deck[number]:
            sign = -1 if card.kind == CREW else 1
            found[int(card.crew)] = found.get(int(card.crew), 0) + sign * int(deck[number])
    return {crew: count for crew, count in found.items() if count > 0}


def random_picks(view: View, seat: int, rng: Random) -> list[str]:
    """The rest of a deck at random: Units as long as they and their crews can be paid for, each with its crew."""
    state, rules = laid_out(view), rules_for(view.setup)
    found: list[str] = []
    while True:
        legal = {rules.unit_numbers[one.slug] for one in legal_picks(state, seat) if isinstance(one, Named)}
        chosen = _next_pick(state, seat, legal, rng)
        if chosen is None:
            return found
        pick(state, seat, chosen, None)
        found.append(f"pick {rules.units[chosen].slug}")


def _next_pick(state: State, seat: int, legal: set[int], rng: Random) -> int | None:
    """A crew that is missing; or a Unit that can be paid for together with its crew; or, if the deck is still too
    small, anything."""
    rules = state.rules
    wanted = [int(rules.crew_cards[seat][crew]) for crew in missing_crews(state, seat)]
    if crews := [number for number in wanted if number in legal]:
        return crews[0]
    points, most = int(deck_points(state, seat)), int(rules.deck_max[seat])
    units = [number for number in sorted(legal) if _is_manned(state, seat, number, most - points)]
    if units:
        return rng.choice(units)
    return None if points >= rules.deck_min[seat] else rng.choice(sorted(legal))


def _is_manned(state: State, seat: int, number: int, room: int) -> bool:
    rules = state.rules
    card = rules.units[number]
    if card.kind == CREW:
        return False
    if card.crew == NO_CREW:
        return card.cost <= room
    crew = int(rules.crew_cards[seat][card.crew])
    has_crew = crew >= 0 and state.sides[seat].reserves[crew] < rules.pools[seat][crew]
    return has_crew and card.cost + rules.units[crew].cost <= room


def _crew_cards(rules: Rules, seat: int, number: int) -> list[int]:
    """The crew that a Unit needs, if it needs one."""
    card = rules.units[number]
    return [] if card.crew == NO_CREW or card.kind == CREW else [int(rules.crew_cards[seat][card.crew])]


def random_hand(view: View, seat: int, rng: Random) -> list[str]:
    """The rest of the starting hand at random: Units that can be committed, each with its crew, as long as there are
    such."""
    state, rules = laid_out(view), rules_for(view.setup)
    side = state.sides[seat]
    room = int(hand_goal(state, seat)) - int(total(side.hand))
    latest = max([number for number in range(len(rules.units)) if side.hand[number]], default=0)
    left = Counter({number: int(side.reserves[number]) for number in range(latest, len(rules.units))})
    held: list[int] = []
    while len(held) < room:
        manned = [[number, *_crew_cards(rules, seat, number)] for number in sorted(left.elements())]
        ready = [
            cards
            for cards in manned
            if rules.units[cards[0]].kind != CREW and len(held) + len(cards) <= room and not Counter(cards) - left
        ]
        chosen = rng.choice(ready) if ready else [rng.choice(sorted(left.elements()))]
        left -= Counter(chosen)
        held += chosen
    return [f"hold {rules.units[number].slug}" for number in sorted(held)]
