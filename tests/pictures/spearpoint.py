"""Positions as text, both ways: for tests, documents and debugging.

::

    turn 3 step declare priority a points 7 0
    a1 m4a1-sherman us-tank-crew front endurance 5 damage shaken 2 orders hull-down
    b4 lefh-18 - rear
    hand a: rifle-squad*2 us-tank-crew
    tail b: german-tank-crew pak-40?
    commands b: smoke-screen

A Unit has its name, its card, its crew (``-`` for none), its line, and its other properties. A card at the
bottom of the Reserves with ``?`` was put there in secret. Zones that are not named are empty; the Command and Damage
decks hold all cards that lie nowhere else, unless ``deck:`` or ``damage:`` lists their contents: then the rest is
discarded.
"""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.kernel.errors import NotationError
from fogline.kernel.setup import Setup
from fogline.titles.spearpoint.rules.actions import LETTERS, NUMBERS, OWNER_BITS
from fogline.titles.spearpoint.rules.cards import AIRCRAFT, LINES, NO_CARD, NO_CREW
from fogline.titles.spearpoint.rules.modifiers import (
    PERMANENT,
    PUBLIC,
    order,
    order_card,
    public_entry,
    tail_card,
    tail_entry,
)
from fogline.titles.spearpoint.rules.pictures import draw_unit, picture, zone_line
from fogline.titles.spearpoint.rules.state import BLANK, FOR_GOOD, State, Unit, fresh
from fogline.titles.spearpoint.rules.steps import (
    COMMIT,
    DECLARE,
    IN_COMMITMENT,
    IN_DECLARATION,
    NAMES,
    TO_DECLARE,
    TO_INITIATIVE,
)  # fmt: skip
from fogline.titles.spearpoint.rules.tables import Rules, rules_for
from tests.pictures.vectors import vec

__all__ = ["draw", "picture", "position"]
_BEGINNINGS: Final = {
    "commit": (COMMIT, IN_COMMITMENT, TO_DECLARE),
    "declare": (DECLARE, IN_DECLARATION, TO_INITIATIVE),
}
"""Steps in which a picture can begin."""
HEAD: Final = ("turn", "step", "priority", "points", "overrun", "quiet")
"""The keywords of the first line."""
KEYS: Final = (*HEAD, "hand", "reserves", "tail", "commands", "lost", "deck", "damage")
"""All keywords of a picture except the Units."""


# -- from text ------------------------------------------------------------------------------------------


def position(text: str, setup: Setup) -> State:
    """The position that *text* draws."""
    rules = rules_for(setup)
    state = fresh(rules)
    state.turn = 1
    state.step, state.phase, state.then = _BEGINNINGS["commit"]
    deck: list[int] | None = None
    damage: list[int] | None = None
    for line in text.strip().splitlines():
        words = line.split()
        if not words or words[0] == "#":
            continue
        head, colon, rest = line.partition(":")
        if words[0] in HEAD:
            _read_head(state, words)
        elif not colon:
            state.units.append(_read_unit(rules, words))
        elif head.strip() == "deck":
            deck = _read_cards(rest, rules.command_numbers)
        elif head.strip() == "damage":
            damage = _read_cards(rest, rules.damage_numbers)
        else:
            _read_zone(state, head.split(), rest)
    for unit in state.units:
        owner = state.sides[unit.owner()]
        owner.committed = max(owner.committed, unit.name & NUMBERS)
    _settle_commands(state, deck)
    _settle_damage(state, damage)
    state.check()
    return state


def _read_head(state: State, words: list[str]) -> None:
    """``turn 3 step declare priority b points 7 0 overrun 0 1``."""
    at = 0
    while at < len(words):
        word = words[at]
        if word == "turn":
            state.turn = int(words[at + 1])
        elif word == "quiet":
            state.quiet = int(words[at + 1])
        elif word == "step":
            state.step, state.phase, state.then = _BEGINNINGS[words[at + 1]]
        elif word == "priority":
            state.priority = LETTERS.index(words[at + 1])
        elif word in ("points", "overrun"):
            for seat in (0, 1):
                setattr(state.sides[seat], word, int(words[at + 1 + seat]))
            at += 1
        else:
            raise NotationError(word, "expected turn, step, priority, points, overrun or quiet")
        at += 2


def _read_unit(rules: Rules, words: list[str]) -> Unit:
    name, slug, crew, line = words[:4]
    if slug not in rules.unit_numbers or line not in LINES:
        raise NotationError(" ".join(words), "expected a Unit: name, card, crew or -, line")
    number = rules.unit_numbers[slug]
    card = rules.units[number]
    owner = LETTERS.index(name[0])
    manned = NO_CARD if crew == "-" else rules.unit_numbers[crew]
    code = owner << OWNER_BITS | int(name[1:])
    unit = Unit(code, number, owner, LINES.index(line), manned, card.full, card.flight)
    rest = words[4:]
    while rest:
        word = rest.pop(0)
        if word == "endurance":
            unit.endurance = int(rest.pop(0))
        elif word == "flight":
            unit.flight = int(rest.pop(0))
        elif word == "for":
            unit.seat = LETTERS.index(rest.pop(0))
        elif word == "bombed":
            unit.bombed = True
        elif word == "damage":
            _read_damage(rules, unit, rest)
        elif word == "orders":
            while rest:
                unit.orders.append(order(rules.command_numbers[rest.pop(0)], PERMANENT))
        else:
            raise NotationError(word, "is nothing to say of a Unit")
    assert card.kind != AIRCRAFT or card.crew != NO_CREW
    return unit


def _read_damage(rules: Rules, unit: Unit, rest: list[str]) -> None:
    slug = rest.pop(0)
    unit.damage = BLANK if slug == "blank" else rules.damage_numbers[slug]
    unit.counter = int(rest.pop(0)) if rest and rest[0].isdecimal() else FOR_GOOD
    unit.endurance = rules.units[unit.card].half


def _read_cards(text: str, numbers: dict[str, int]) -> list[int]:
    found: list[int] = []
    for word in text.split():
        slug, star, count = word.partition("*")
        if slug not in numbers:
            raise NotationError(word, "is not a card")
        found += [numbers[slug]] * (int(count) if star else 1)
    return found


def _read_zone(state: State, head: list[str], rest: str) -> None:
    if len(head) != 2 or head[1] not in LETTERS:
        raise NotationError(" ".join(head), "expected a zone and a seat, as in hand a:")
    zone, side, rules = head[0], state.sides[LETTERS.index(head[1])], state.rules
    if zone == "tail":
        for word in rest.split():
            card = rules.unit_numbers[word.rstrip("?")]
            if word.endswith("?"):
                side.tail.append(tail_entry(card, side.returned))
                side.returned += 1
            else:
                side.tail.append(public_entry(card))
    elif zone == "commands":
        for number in _read_cards(rest, rules.command_numbers):
            side.commands[number] += 1
    elif zone in ("hand", "reserves", "lost"):
        counts = {"hand": side.hand, "reserves": side.reserves, "lost": side.lost}[zone]
        for number in _read_cards(rest, rules.unit_numbers):
            counts[number] += 1
    else:
        raise NotationError(zone, "is not one of hand, reserves, tail, commands, lost")


def _settle_commands(state: State, deck: list[int] | None) -> None:
    """The remaining Command cards form the deck, unless the picture names a deck and discards the rest."""
    left = [int(card.copies) for card in state.rules.commands]
    for side in state.sides:
        for number in range(len(left)):
            left[number] -= int(side.commands[number])
    for unit in state.units:
        for lying in unit.orders:
            left[order_card(lying)] -= 1
    state.deck, state.discards = _split(left, deck)


def _settle_damage(state: State, deck: list[int] | None) -> None:
    left = [int(card.copies) for card in state.rules.damages]
    for unit in state.units:
        if unit.damage >= 0:
            left[unit.damage] -= 1
    state.damage_deck, state.damage_discards = _split(left, deck)


def _split(left: list[int], deck: list[int] | None) -> tuple[vec[i64], vec[i64]]:
    if deck is None:
        return vec[i64](left), vec[i64]([0] * len(left))
    held = [deck.count(number) for number in range(len(left))]
    return vec[i64](held), vec[i64]([there - taken for there, taken in zip(left, held)])


# -- to text --------------------------------------------------------------------------------------------


def draw(state: State) -> str:
    """The whole position, including hidden cards."""
    rules = state.rules
    points, overrun = [side.points for side in state.sides], [side.overrun for side in state.sides]
    begun = f"turn {state.turn} step {NAMES[state.step]} priority {LETTERS[state.priority]}"
    lines = [f"{begun} points {points[0]} {points[1]} overrun {overrun[0]} {overrun[1]} quiet {state.quiet}"]
    lines += [draw_unit(rules, unit) for unit in state.units]
    for seat, side in enumerate(state.sides):
        letter = LETTERS[seat]
        slugs = [card.slug for card in rules.units]
        for zone, counts in (("hand", side.hand), ("reserves", side.reserves), ("lost", side.lost)):
            lines += zone_line(f"{zone} {letter}", slugs, counts)
        if side.tail:
            entries = [slugs[tail_card(entry)] + ("" if entry & PUBLIC else "?") for entry in side.tail]
            lines.append(f"tail {letter}: {' '.join(entries)}")
        lines += zone_line(f"commands {letter}", [card.slug for card in rules.commands], side.commands)
    lines += zone_line("deck", [card.slug for card in rules.commands], state.deck)
    lines += zone_line("damage", [card.slug for card in rules.damages], state.damage_deck)
    return "\n".join(lines) + "\n"
