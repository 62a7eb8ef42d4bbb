"""What a set-up of Spearpoint 1943 makes of the cards: all that is printed, with texts made from what each card does,
and what each seat may build. It is the same for everybody and never changes in a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from fogline.kernel.setup import Setup
from fogline.kit.wire import write_messages
from fogline.locale import LANGUAGES
from fogline.titles.spearpoint.rules.cards import CREW, LINES, NO_CREW, TYPES, CommandCard, DamageCard, UnitCard, Weapon
from fogline.titles.spearpoint.rules.effects import WINDOWS
from fogline.titles.spearpoint.rules.tables import Rules, rules_for
from fogline.titles.spearpoint.words.cards import command_messages, goal_message, section_messages, standing_message
from fogline.titles.spearpoint.words.sets import own_words


@lru_cache(maxsize=64)
def write_cards(setup: Setup) -> dict[str, Any]:
    """See docs/protocol.md, which explains every field. The answer is shared: nobody may change it."""
    rules = rules_for(setup)
    situation = rules.situation
    goals = [] if situation is None else [goal_message(goal, rules.seats) for goal in situation.goals]
    return {
        "set": rules.cards.slug,
        "units": {card.slug: _unit(rules, card) for card in rules.units},
        "commands": {card.slug: _command(card) for card in rules.commands},
        "damages": {card.slug: _damage(card) for card in rules.damages},
        "decks": {
            deck.slug: {"faction": deck.faction, "cards": _named(rules, deck.cards)} for deck in rules.cards.decks
        },
        "seats": {name: _seat(rules, seat) for seat, name in enumerate(rules.seats)},
        "limits": {
            "hand-units": int(rules.hand_units),
            "hand-command": int(rules.hand_command),
            "overrun-turns": int(rules.overrun_turns),
            "max-turns": int(rules.max_turns),
            "stall-turns": int(rules.stall_turns),
        },
        "standard-win": rules.standard_win,
        "goals": write_messages(goals),
        "words": {language: own_words(rules.cards, language) for language in LANGUAGES},
    }


def _unit(rules: Rules, card: UnitCard) -> dict[str, Any]:
    places = [LINES[0]] * card.front + [LINES[1]] * card.rear
    return {
        "faction": card.faction,
        "type": TYPES[card.kind],
        "cost": int(card.cost),
        "copies": int(card.copies),
        "tags": list(card.tags),
        "lines": places if places or card.kind == CREW else [LINES[2]],
        "crew": None if card.crew == NO_CREW else rules.cards.crew_types[card.crew],
        "defense": int(card.defense),
        "full": int(card.full),
        "half": int(card.half),
        "armored": card.armored,
        "immobile": card.immobile,
        "flight": int(card.flight),
        "weapons": [_weapon(weapon) for weapon in card.weapons],
    }


def _weapon(weapon: Weapon) -> dict[str, Any]:
    return {
        "name": weapon.name,
        "rate": int(weapon.rate),
        "damage": int(weapon.damage),
        "armor": int(weapon.armor) or None,
        "infantry": int(weapon.infantry) or None,
        "aircraft": int(weapon.aircraft) or None,
        "bullet": weapon.bullet,
        "bomb": weapon.bomb,
    }


def _command(card: CommandCard) -> dict[str, Any]:
    return {
        "copies": int(card.copies),
        "windows": [name for number, name in enumerate(WINDOWS) if card.windows >> number & 1],
        "text": write_messages(command_messages(card)),
    }


def _damage(card: DamageCard) -> dict[str, Any]:
    texts = {TYPES[kind]: write_messages(section_messages(section, kind)) for kind, section in enumerate(card.sections)}
    return {"copies": int(card.copies), "texts": texts}


def _seat(rules: Rules, seat: int) -> dict[str, Any]:
    orders = rules.orders[seat]
    return {
        "faction": rules.factions[seat],
        "pool": counted(rules.units, rules.pools[seat]),
        "deck-min": int(rules.deck_min[seat]),
        "deck-max": int(rules.deck_max[seat]),
        "start-units": int(rules.start_units[seat]),
        "goal": int(rules.vp_goals[seat]),
        "standing": write_messages(standing_message(standing) for standing in orders.standing),
    }


def _named(rules: Rules, cards: Mapping[int, int]) -> dict[str, int]:
    return {rules.units[number].slug: count for number, count in sorted(cards.items())}


def counted(cards: Sequence[Any], counts: Iterable[int]) -> dict[str, int]:
    """By card, those that there are."""
    return {card.slug: int(count) for card, count in zip(cards, counts, strict=True) if count}
