"""What a card set calls its cards, and what is printed on them besides what they do: in any of three languages (Part
31.9). The rules never ask for it; whoever shows a game does."""

from __future__ import annotations

from typing import Final

from fogline.games.spearpoint import limits
from fogline.games.spearpoint.cards import CardSet
from fogline.games.spearpoint.faults import NAMES_NOTHING
from fogline.kernel.inspecting import Inspection

LANGUAGES: Final = ("en", "es", "fr")
NAMED: Final = ("unit", "command", "damage", "deck", "situation", "faction", "crew", "weapon", "tag")
"""What can have a name."""
WORDED: Final = ("unit", "command", "damage", "situation")
"""What can have a text."""


def read_words(table: Inspection, cards: CardSet, *, is_whole: bool) -> None:
    """The tables ``names`` and ``texts`` of a set. Whether a name is one of the set can be told only if the set
    *is_whole*."""
    known = _known(cards)
    cards.names = _read(table, "names", NAMED, limits.NAME, known if is_whole else None)
    cards.texts = _read(table, "texts", WORDED, limits.TEXT, known if is_whole else None)


def _read(
    table: Inspection, key: str, kinds: tuple[str, ...], most: int, known: dict[str, set[str]] | None
) -> dict[str, dict[str, str]]:
    """By language and ``kind/slug``, what is said."""
    found: dict[str, dict[str, str]] = {}
    section = table.section(key) if table.has(key) else None
    if section is None:
        return found
    section.only(LANGUAGES)
    for language in LANGUAGES:
        spoken = section.section(language) if section.has(language) else None
        if spoken is None:
            continue
        spoken.only(kinds)
        found[language] = {}
        for kind in kinds:
            words = spoken.section(kind) if spoken.has(kind) else None
            for slug in words.keys() if words is not None else []:
                assert words is not None
                if known is not None and slug not in known[kind]:
                    words.fault(slug, NAMES_NOTHING)
                    continue
                said = words.name(slug, most)
                if said is not None:
                    found[language][f"{kind}/{slug}"] = said
    return found


def _known(cards: CardSet) -> dict[str, set[str]]:
    tags: set[str] = set()
    weapons: set[str] = set()
    for unit in cards.units:
        tags.update(unit.tags)
        for weapon in unit.weapons:
            weapons.add(weapon.name)
    for command in cards.commands:
        tags.update(command.target.tags)
        for effect in command.effects:
            tags.update(effect.tags)
    return {
        "unit": {card.slug for card in cards.units},
        "command": {card.slug for card in cards.commands},
        "damage": {card.slug for card in cards.damages},
        "deck": {deck.slug for deck in cards.decks},
        "situation": {situation.slug for situation in cards.situations},
        "faction": set(cards.factions),
        "crew": set(cards.crew_types),
        "weapon": weapons,
        "tag": tags,
    }
