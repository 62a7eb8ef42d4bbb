"""Preparing a game of Spearpoint 1943 in the terminal: introduction, decks and starting hands, and ``fogline check
cards spearpoint``."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from fogline.kernel import data
from fogline.kernel.errors import BadData
from fogline.kernel.faults import MISSING, Told
from fogline.kernel.game import Seat
from fogline.kernel.inspection import Inspection
from fogline.kernel.messages import Message
from fogline.kernel.setup import Setup
from fogline.kit.files import Part
from fogline.kit.terminal import Checked
from fogline.locale import Texts
from fogline.locale.names import option_message, seat_message
from fogline.titles.spearpoint.rules.actions import Named
from fogline.titles.spearpoint.rules.cards import CREW, NO_CREW
from fogline.titles.spearpoint.rules.cardsets import HOUSE, HOUSES, examine
from fogline.titles.spearpoint.rules.draft import deck_points, hand_goal, legal_picks, pick
from fogline.titles.spearpoint.rules.situations import OPTIONS
from fogline.titles.spearpoint.rules.state import State, total
from fogline.titles.spearpoint.rules.tables import STANDARD, Rules, rules_for
from fogline.titles.spearpoint.rules.view import View
from fogline.titles.spearpoint.rules.worlds import laid_out
from fogline.titles.spearpoint.words.card_texts import (
    counted_message,
    goal_message,
    name_of,
    own_words,
    standing_message,
)


def counted(cards: dict[int, int], rules: Rules) -> list[tuple[str, int]]:
    """Turn counts by card into slugs with their counts, in card order."""
    return [(rules.units[number].slug, count) for number, count in sorted(cards.items()) if count]


def written(cards: Iterable[tuple[str, int]]) -> str:
    """Cards as they can be typed: ``rifle-squad*2 us-tank-crew``."""
    return " ".join(slug if count == 1 else f"{slug}*{count}" for slug, count in cards) or "-"


def spread(words: Sequence[str]) -> list[str]:
    """Expand ``rifle-squad*2 us-pilot`` into three words. Words without a valid number are left for the caller to
    report."""
    found: list[str] = []
    for word in words:
        slug, star, count = word.partition("*")
        is_many = star and count.isascii() and count.isdigit() and len(count) <= 2
        found += [slug] * int(count) if is_many else [word]
    return found


def missing_crews(state: State, seat: int) -> dict[int, int]:
    """By type of crew, how many crews the deck lacks for its Units."""
    found: dict[int, int] = {}
    deck, rules = state.sides[seat].reserves, state.rules
    for number, card in enumerate(rules.units):
        if card.crew != NO_CREW and deck[number]:
            sign = -1 if card.kind == CREW else 1
            found[int(card.crew)] = found.get(int(card.crew), 0) + sign * int(deck[number])
    return {crew: count for crew, count in found.items() if count > 0}


def random_picks(view: View, seat: int, rng: Random) -> list[str]:
    """Complete a deck at random with affordable Units, each with its crew."""
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
    """The next card: a missing crew; or a Unit that is affordable with its crew; or anything, if the deck is too
    small."""
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
    """Complete the starting hand at random, with Units and their crews as long as possible."""
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


def introduce(texts: Texts, rules: Rules, seat: Seat | None) -> list[str]:
    """The scenario, how *seat* wins it (for the public: each side), the agreement, and the origin of the cards."""
    lines = [texts.say(name_of("scenario", rules.setup.scenario))]
    about = f"spearpoint-scenario-{rules.setup.scenario}-about"
    if texts.has(about):
        lines.append(texts(about))
    if rules.standard_win:
        lines += _standard_goals(texts, rules, seat)
    if rules.situation is not None and rules.situation.goals:
        goals = [texts.say(goal_message(goal, rules.seats)) for goal in rules.situation.goals]
        lines += [texts("spearpoint-win-orders"), *(f"  - {goal}" for goal in goals)]
    if rules.max_turns:
        lines.append(texts("spearpoint-win-turns", turns=int(rules.max_turns)))
    for number in (0, 1):
        lines += [f"  {line}" for line in _orders(texts, rules, number)]
    return [*lines, *_agreed(texts, rules), origin_of_cards(texts, rules)]


def _standard_goals(texts: Texts, rules: Rules, seat: Seat | None) -> list[str]:
    turns = int(rules.overrun_turns)
    if seat is not None:
        goals = [texts("spearpoint-win-points", points=int(rules.vp_goals[seat]))]
        goals.append(texts("spearpoint-win-overrun", turns=turns))
        return [texts("win"), *(f"  - {goal}" for goal in goals)]
    goals = [
        texts("spearpoint-win-points-each", seat=seat_message(name), points=int(rules.vp_goals[number]))
        for number, name in enumerate(rules.seats)
    ]
    goals.append(texts("spearpoint-win-overrun-each", turns=turns))
    return [texts("spearpoint-win-each"), *(f"  - {goal}" for goal in goals)]


def _orders(texts: Texts, rules: Rules, seat: int) -> list[str]:
    """How a Situation changes the rules for one side. These changes are public (SP-SIT-3)."""
    orders, name = rules.orders[seat], seat_message(rules.seats[seat])
    lines = []
    if orders.fixed:
        lines.append(texts("spearpoint-orders-fixed", seat=name, cards=_cards(orders.fixed, rules)))
    elif rules.situation is not None and (orders.deck_min >= 0 or orders.deck_max >= 0):
        limits = {"low": int(rules.deck_min[seat]), "high": int(rules.deck_max[seat])}
        lines.append(texts("spearpoint-orders-deck", seat=name, **limits))
    if orders.hand:
        lines.append(texts("spearpoint-orders-hand", seat=name, cards=_cards(orders.hand, rules)))
    for key, numbers in (("without", list(orders.forbidden)), ("placed", [placed.card for placed in orders.placed])):
        cards = tuple(name_of("unit", rules.units[number].slug) for number in numbers)
        if cards:
            lines.append(texts(f"spearpoint-orders-{key}", seat=name, cards=cards))
    for key, count in (("command", int(orders.start_command)), ("units", int(orders.start_units))):
        if count >= 0:
            lines.append(texts(f"spearpoint-orders-{key}", seat=name, count=count))
    for standing in orders.standing:
        lines.append(texts("spearpoint-orders-standing", seat=name, effect=standing_message(standing)))
    return lines


def _cards(cards: dict[int, int], rules: Rules) -> tuple[Message, ...]:
    return tuple(counted_message(slug, count) for slug, count in counted(cards, rules))


def _agreed(texts: Texts, rules: Rules) -> list[str]:
    options = rules.setup.options
    return [
        texts.say(option_message("spearpoint", option.key, options[option.key], option.clause))
        for option in OPTIONS
        if options[option.key] != option.default and option.key not in ("max-turns", "card-edition")
    ]


def origin_of_cards(texts: Texts, rules: Rules) -> str:
    if rules.cards in HOUSES:
        return texts("spearpoint-cards-house")
    return texts("spearpoint-cards-file", name=rules.cards.slug)


def check(texts: Texts, parts: Sequence[Part], name: str) -> Checked:
    """Report every fault of the set in the file or directory *name*, or its content."""
    text = "".join(part.text for part in parts)
    found = examine(text, name)
    faults = list(found.faults)
    if found.found is not None:
        faults = _unplayable([STANDARD, *[one.slug for one in found.found.situations]], text, name)
    if found.found is None or faults:
        return Checked("", [placed(fault, parts) for fault in faults])
    cards = found.found
    texts = texts.with_own(own_words(cards, texts.language))
    lines = []
    for faction in cards.factions:
        own = [card for card in cards.units if card.faction == faction]
        counts = {"cards": sum(int(card.copies) for card in own)}
        points = sum(int(card.copies * card.cost) for card in own)
        lines.append(texts("spearpoint-check-faction", seat=seat_message(faction), points=points, **counts))
    decks = {"situations": len(cards.situations), "decks": len(cards.decks)}
    commands = sum(int(card.copies) for card in cards.commands)
    damages = sum(int(card.copies) for card in cards.damages)
    lines.append(texts("spearpoint-check-counts", commands=commands, damages=damages, **decks))
    if cards.slug == HOUSE.slug:
        lines.append(origin_of_cards(texts, rules_for(Setup("spearpoint", STANDARD))))
    return Checked(cards.slug, (), [f"  {line}" for line in lines], [placed(doubt, parts) for doubt in found.warnings])


def _unplayable(scenarios: list[str], text: str, name: str) -> list[BadData]:
    """The standard game and the Situations for which no deck can be built, each with the line where it begins."""
    found = []
    file = Inspection(data.read(text, name), [])
    situations = {part.value("id"): part.data for part in file.tables("situation", len(scenarios))}
    for scenario in scenarios:
        try:
            rules_for(Setup("spearpoint", scenario, {}, text))
        except BadData as fault:
            path, told = f"{scenario}, {fault.where}", fault.told
            where = situations[scenario].error("id", MISSING).told if scenario in situations else None
            line = 0 if where is None else where.line
            told = told and told._replace(path=path, line=line)
            found.append(BadData(name, f"line {line}, {path}" if line else path, fault.why, told))
    return found


_LINE = re.compile(r"\bline (\d+)\b")


def placed(fault: BadData, parts: Sequence[Part]) -> BadData:
    """Give the fault the name of its file in the directory, and its line there."""
    for where, why in ((fault.where, False), (fault.why, True)):
        match = _LINE.search(where)
        if match is None:
            continue
        line = int(match[1])
        for part in parts:
            count = part.text.count("\n")
            if line <= count or part is parts[-1]:
                text = _LINE.sub(f"line {line}", where, count=1)
                told = _moved(fault.told, line, text) if fault.told is not None else None
                return BadData(part.name, fault.where if why else text, text if why else fault.why, told)
            line -= count
    return fault


def _moved(told: Told, line: int, text: str) -> Told:
    """Give the message the line of the part; TOML's own messages name the line in their text."""
    return told._replace(line=line) if told.line else told._replace(values={**told.values, "reason": text})
