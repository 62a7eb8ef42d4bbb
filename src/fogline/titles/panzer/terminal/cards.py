"""The unit cards and where their values come from."""

from __future__ import annotations

from fogline.locale import Texts
from fogline.titles.panzer.rules.cards import (
    CODES,
    SPECIAL,
    TYPES,
    unit_of,
)  # fmt: skip
from fogline.titles.panzer.rules.cardsets import HOUSE_CARDS
from fogline.titles.panzer.rules.tables import Rules
from fogline.titles.panzer.words.telling import (
    unit_message,
)  # fmt: skip


def origin_of_cards(texts: Texts, rules: Rules) -> str:
    """Where the values of the cards come from: those of the house set are our own reconstruction."""
    if rules.cards == HOUSE_CARDS:
        return texts("panzer-cards-house")
    return texts("panzer-cards-file", name=rules.cards.name)


def card_table(texts: Texts, rules: Rules, side: int) -> list[str]:
    """The unit cards of a side with their values."""
    columns = [texts(f"panzer-column-{name}") for name in ("cards", "cost", "armour", "firepower")]
    rows = []
    for unit in units_of(side):
        name = texts.say(unit_message(unit)) + ("*" if unit in SPECIAL else "")
        cards = rules.cards
        values = (int(rules.supply[unit]), cards.costs[unit], cards.armours[unit], cards.firepowers[unit])
        numbers = "".join(f"  {value:>{len(title)}}" for value, title in zip(values, columns, strict=True))
        absent = "" if values[0] else "  " + texts("panzer-not-before")
        rows.append(f"  {CODES[unit]}  {name:<15}{numbers}{absent}")
    heading = " " * 22 + "".join(f"  {title}" for title in columns)
    return [heading, *rows, "  " + texts("panzer-special")]


def units_of(side: int) -> list[int]:
    """The kinds of units that a side can have."""
    return [unit_of(side, kind) for kind in range(1, TYPES + 1)]
