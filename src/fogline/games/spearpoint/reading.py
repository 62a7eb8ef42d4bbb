"""Pieces of card sets and Situations, as data: effects, selectors, durations, lists. Every fault is a ``BadData`` that
names file, line and key."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from fogline.games.spearpoint.cards import CLASSES, CREW, LINES, TYPES, CardSet, CommandCard
from fogline.games.spearpoint.effects import (
    DURATIONS,
    EITHER_WAY,
    FOR_TURNS,
    FOR_UNIT,
    INSTANT,
    NO,
    PARAMETERS,
    PICK_OWNER,
    PICKS,
    PRIMITIVES,
    SIDES,
    YES,
    Effect,
    Selector,
)  # fmt: skip
from fogline.kernel.data import Data
from fogline.kernel.errors import BadData

_SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LONGEST: Final = 40


def read_effects(part: Data, faults: list[BadData]) -> list[Effect]:
    """The list at ``effect``."""
    return [read_effect(one) for one in tables(part, "effect", faults)]


def read_effect(part: Data) -> Effect:
    """V-11: a primitive, with its own parameters and no others."""
    name = part.string("do", PRIMITIVES)
    kind = PRIMITIVES.index(name)
    part.only(("do", *PARAMETERS[name]))
    effect = Effect(kind, 0)
    allowed = PARAMETERS[name]
    if "amount" in allowed:
        effect.amount, effect.dice = _amount(part, name)
    if part.has("on"):
        effect.on_target = part.string("on", ("attacker", "target")) == "target"
    if part.has("weapon"):
        effect.weapon = part.integer("weapon", 1)
        if effect.weapon > 2:
            raise part.error("weapon", "a Unit has weapons 1 and 2")
    effect.types = names_mask(part, "types", TYPES[:CREW])
    effect.classes = names_mask(part, "classes", CLASSES)
    effect.lines = names_mask(part, "lines", LINES)
    effect.tags = tuple(slugs(part, "tags")) if part.has("tags") else ()
    if part.has("ignore_defense"):
        effect.flag = flag(part, "ignore_defense")
    if part.has("deck"):
        effect.flag = part.string("deck", ("command", "units")) == "units"
    return effect


def _amount(part: Data, name: str) -> tuple[int, bool]:
    value = part.table.get("amount")
    if name == "damage_deal" and value == "1d10":
        return 1, True
    if not isinstance(value, int) or isinstance(value, bool) or not -20 <= value <= 20 or value == 0:
        raise part.error("amount", f"expected a whole number from -20 to 20 that is not 0, found {value!r}")
    if name in ("damage_deal", "draw_now") and value < 1:
        raise part.error("amount", f"{value} is less than 1")
    return value, False


def read_selector(part: Data) -> Selector:
    """On whom a card is played."""
    part.only(("side", "pick", "types", "lines", "tags", "crewed", "damaged", "armored"))
    found = Selector()
    found.is_none = False
    found.side = SIDES.index(part.string("side", SIDES)) if part.has("side") else 0
    found.pick = PICKS.index(part.string("pick", PICKS)) if part.has("pick") else PICK_OWNER
    found.types = names_mask(part, "types", TYPES[:CREW])
    found.lines = names_mask(part, "lines", LINES)
    found.tags = tuple(slugs(part, "tags")) if part.has("tags") else ()
    found.crewed, found.damaged = _either(part, "crewed"), _either(part, "damaged")
    found.armored = _either(part, "armored")
    return found


def _either(part: Data, key: str) -> int:
    if not part.has(key):
        return EITHER_WAY
    return YES if flag(part, key) else NO


def read_duration(part: Data, card: CommandCard) -> tuple[int, int]:
    """SP-CMD-9: if nothing is said, as long as the Unit; of a card on no Unit, at once."""
    if not part.has("duration"):
        return (INSTANT if card.target.is_none else FOR_UNIT), 0
    value = part.table["duration"]
    if isinstance(value, dict):
        section = part.section("duration")
        section.only(("turns",))
        return FOR_TURNS, section.integer("turns", 1)
    name = part.string("duration", [name for name in DURATIONS if name != "turns"])
    kind = DURATIONS.index(name)
    if kind == FOR_UNIT and card.target.is_none:
        raise part.error("duration", "there is no Unit")
    return kind, 0


def read_counts(part: Data, key: str, cards: CardSet) -> dict[int, int]:
    """Cards with their numbers, as ``{ sherman = 2 }``."""
    section = part.section(key)
    numbers = {card.slug: number for number, card in enumerate(cards.units)}
    found: dict[int, int] = {}
    for name in section.keys():  # noqa: SIM118 - no dictionary
        if name not in numbers:
            raise section.error(name, "no such Unit card")
        count = section.integer(name, 1)
        if count > cards.units[numbers[name]].copies:
            raise section.error(name, f"there are only {cards.units[numbers[name]].copies}")
        found[numbers[name]] = count
    return found


def tables(part: Data, key: str, faults: list[BadData]) -> list[Data]:
    """A list of tables; what is none is a fault."""
    if not part.has(key):
        return []
    found: list[Data] = []
    for number, value in enumerate(part.array(key), start=1):
        if isinstance(value, dict):
            found.append(Data(part.file, part.text, value, (*part.path, f"{key}[{number}]")))
        else:
            faults.append(part.error(key, f"expected tables, found {value!r}"))
    return found


def texts(part: Data, key: str) -> list[str]:
    """A list of texts."""
    found: list[str] = []
    for value in part.array(key):
        if not isinstance(value, str):
            raise part.error(key, f"expected a list of texts, found {value!r}")
        found.append(value)
    return found


def slugs(part: Data, key: str) -> list[str]:
    """A list of slugs."""
    found = texts(part, key)
    for one in found:
        _check_slug(part, key, one)
    return found


def slug(part: Data, key: str) -> str:
    """A slug: small letters, digits and hyphens."""
    found = part.string(key)
    _check_slug(part, key, found)
    return found


def _check_slug(part: Data, key: str, found: str) -> None:
    if _SLUG.fullmatch(found) is None or len(found) > _LONGEST:
        raise part.error(key, f"{found!r} is no name of small letters, digits and hyphens")


def flag(part: Data, key: str) -> bool:
    """True or false; false if it is not there."""
    value = part.table.get(key, False)
    if not isinstance(value, bool):
        raise part.error(key, f"expected true or false, found {value!r}")
    return value


def names_mask(part: Data, key: str, names: Sequence[str]) -> int:
    """A set of names as bits; all of them if the key is not there."""
    if not part.has(key):
        return -1
    found = 0
    for name in texts(part, key):
        if name not in names:
            raise part.error(key, f"{name!r} is none of {', '.join(names)}")
        found |= 1 << names.index(name)
    if found == 0:
        raise part.error(key, "an empty list fits nobody")
    return found
