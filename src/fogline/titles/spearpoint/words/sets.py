"""What a card set of the players' own calls its cards, and what is printed on them: the same keys as our own texts
have, with the set's words (Part 31.9). What it does not say in a language is said in another that it speaks."""

from __future__ import annotations

from typing import Final

from fogline.kernel.setup import Setup
from fogline.locale import LANGUAGES, Texts
from fogline.titles.spearpoint.rules.cards import CardSet
from fogline.titles.spearpoint.rules.tables import rules_for

_KEYS: Final = {
    "unit": ("spearpoint-unit-{}",),
    "command": ("spearpoint-command-{}",),
    "damage": ("spearpoint-damage-{}",),
    "deck": ("spearpoint-deck-{}",),
    "situation": ("spearpoint-scenario-{}",),
    "crew": ("spearpoint-crew-{}",),
    "weapon": ("spearpoint-weapon-{}",),
    "tag": ("spearpoint-tag-{}",),
    "faction": ("seat-{}", "side-{}"),
}
"""By what is named, the keys of our texts."""
_PRINTED: Final = "spearpoint-printed-"


def own_words(cards: CardSet, language: str) -> dict[str, str]:
    """By key, what the set says in *language*, or else in the first language that has it."""
    found: dict[str, str] = {}
    for spoken in dict.fromkeys((language, *LANGUAGES)):
        for what, name in cards.names.get(spoken, {}).items():
            kind, _, slug = what.partition("/")
            for key in _KEYS[kind]:
                found.setdefault(key.format(slug), name)
                if kind == "faction":
                    found.setdefault(key.format(f"{slug}-b"), f"{name} (2)")
        for what, text in cards.texts.get(spoken, {}).items():
            kind, _, slug = what.partition("/")
            key = f"spearpoint-scenario-{slug}-about" if kind == "situation" else f"{_PRINTED}{kind}-{slug}"
            found.setdefault(key, text)
    return found


def speaking(texts: Texts, setup: Setup) -> Texts:
    """The *texts* with the words of the card set that comes with *setup*, if one does."""
    if not setup.data:
        return texts
    return texts.with_own(own_words(rules_for(setup).cards, texts.language))


def printed(texts: Texts, kind: str, slug: str) -> list[str]:
    """What the set prints on a card, if it says so: no line or one."""
    key = f"{_PRINTED}{kind}-{slug}"
    return [f"«{texts(key)}»"] if texts.has(key) else []
