"""What a card set calls its cards, and what is printed on them besides what they do: in any of three languages (Part
31.9). The rules never use it; displays do."""

from __future__ import annotations

from typing import Final

from fogline.kernel.inspecting import Inspection, as_slug
from fogline.kernel.toml import Table
from fogline.titles.spearpoint.rules import limits
from fogline.titles.spearpoint.rules.cards import CardSet
from fogline.titles.spearpoint.rules.faults import NAMES_NOTHING

LANGUAGES: Final = ("en", "es", "fr")
NAMED: Final = ("unit", "command", "damage", "deck", "situation", "faction", "crew", "weapon", "tag")
"""What can have a name."""
WORDED: Final = ("unit", "command", "damage", "situation")
"""What can have a text."""
_LISTS: Final = {
    "unit": "unit", "crew": "unit", "command": "command", "damage": "damage", "deck": "deck", "situation": "situation",
}  # fmt: skip
"""The lists of a set, and what their entries are named as."""


def read_words(table: Inspection, cards: CardSet) -> None:
    """The tables ``names`` and ``texts`` of a set."""
    known = _known(table)
    cards.names = _read(table, "names", NAMED, limits.NAME, known)
    cards.texts = _read(table, "texts", WORDED, limits.TEXT, known)


def _read(
    table: Inspection, key: str, kinds: tuple[str, ...], most: int, known: dict[str, set[str]]
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
                if kind in known and slug not in known[kind]:
                    words.fault(slug, NAMES_NOTHING)
                    continue
                said = words.name(slug, most)
                if said is not None:
                    found[language][f"{kind}/{slug}"] = said
    return found


def _known(table: Inspection) -> dict[str, set[str]]:
    """By what is named, all that the set has, or tries to have: a card with a fault is not held against its name. What
    is left out cannot be told: there is an entry that is not a card at all."""
    found: dict[str, set[str]] = {kind: set() for kind in NAMED}
    torn: list[str] = []
    for key, kind in _LISTS.items():
        value = table.value(key)
        parts = _tables(value)
        if value is not None and (not isinstance(value, list) or len(parts) < len(value)):
            torn += [kind, "weapon", "tag"]
        for part in parts:
            found[kind] |= _slugs([part.get("id")])
            found["tag"] |= _slugs(part.get("tags"))
            for weapon in _tables(part.get("weapon")):
                found["weapon"] |= _slugs([weapon.get("name")])
            for other in (*_tables([part.get("target")]), *_tables(part.get("effect"))):
                found["tag"] |= _slugs(other.get("tags"))
            torn += [*_untold(part), *([] if isinstance(part.get("id"), str) else [kind])]
    head = table.value("set")
    for kind, key in (("faction", "factions"), ("crew", "crew-types")):
        names = head.get(key) if isinstance(head, dict) else None
        found[kind] |= _slugs(names)
        if not isinstance(names, list) or len(_slugs(names)) < len(names):
            torn.append(kind)
    return {kind: names for kind, names in found.items() if kind not in torn}


def _untold(part: Table) -> list[str]:
    """What an entry does not say rightly: a name for it, a weapon or a tag elsewhere may be meant for it."""
    weapons = part.get("weapon", [])
    names = [weapon.get("name") for weapon in _tables(weapons)]
    is_armed = isinstance(weapons, list) and len(names) == len(weapons) and all(isinstance(name, str) for name in names)
    others = [part, *_tables([part.get("target")]), *_tables(part.get("effect"))]
    is_tagged = all(isinstance(other.get("tags", []), list) for other in others)
    return [*([] if is_armed else ["weapon"]), *([] if is_tagged else ["tag"])]


def _tables(value: object) -> list[Table]:
    return [part for part in value if isinstance(part, dict)] if isinstance(value, list) else []


def _slugs(value: object) -> set[str]:
    """Slugs, and what was meant to be some."""
    return {as_slug(one) for one in value if isinstance(one, str)} if isinstance(value, list) else set()
