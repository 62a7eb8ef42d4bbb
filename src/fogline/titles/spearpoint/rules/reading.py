"""Pieces of card sets and Situations, as data: effects, selectors, durations, numbers of cards. Every fault is noted
with file, line and key; what cannot be read is None."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fogline.kernel.faults import TOO_SMALL, shown
from fogline.kernel.inspecting import Inspection
from fogline.titles.spearpoint.rules import limits
from fogline.titles.spearpoint.rules.cards import CLASSES, CREW, LINES, TYPES, Section, UnitCard
from fogline.titles.spearpoint.rules.effects import (
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
from fogline.titles.spearpoint.rules.faults import (
    FITS_NOBODY,
    NO_AMOUNT,
    NO_SUCH_CARD,
    NO_SUCH_WEAPON,
    NO_UNIT_THERE,
    NOT_ON_DAMAGE,
    ONLY_SO_MANY,
)  # fmt: skip

DAMAGE_PRIMITIVES: Final = (
    "weapon-disable", "attack-deny", "attack-mod", "defense-mod", "rate-mod", "immobilize", "flight-mod", "crew-kill",
    "initiative-mod", "line-lock",
)  # fmt: skip
"""What Damage cards can do (V-14)."""
_ALL_PARAMETERS: Final = tuple(dict.fromkeys(key for keys in PARAMETERS.values() for key in keys))


class Known:
    """The Unit cards of a set, as far as it has been read. A card with a fault is known by its slug alone: nothing is
    said against whoever names it."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        """By slug, the place in the set."""
        self.units: list[UnitCard] = []
        self.faulty: set[str] = set()
        self.is_torn = False
        """Whether there is an entry that is not a card at all, so that any name may be one of the set."""

    def is_known(self, slug: str) -> bool:
        """Whether the set has, or tries to have, such a card."""
        return slug in self.numbers or slug in self.faulty or self.is_torn

    def card(self, slug: str) -> UnitCard | None:
        """The card, if nothing is wrong with it."""
        return self.units[self.numbers[slug]] if slug in self.numbers else None


def read_effects(part: Inspection, most: int) -> list[tuple[str, Effect]]:
    """The effects at ``effect`` of which it is known what they do, each with its place for faults. One that is wrong
    does not hide faults of the others, and a wrong number does not hide faults of its own kind."""
    found: list[tuple[str, Effect]] = []
    for one in part.tables("effect", most):
        effect = read_effect(one)
        kind = kind_of_effect(one)
        if kind is not None:
            found.append((one.data.path[-1], effect or Effect(kind, 0)))
    return found


def read_section(part: Inspection, name: str) -> Section:
    """What a Damage card does to one type."""
    section = part.section(name)
    if section is None:
        return Section(0, [])
    section.only(("turns", "effect"))
    effects = read_effects(section, limits.EFFECTS)
    for place, effect in effects:
        if PRIMITIVES[effect.kind] not in DAMAGE_PRIMITIVES:
            section.fault(f"{place}.do", NOT_ON_DAMAGE, known=DAMAGE_PRIMITIVES)
    turns = section.integer("turns", 1, limits.TURNS) if section.has("turns") else 0
    return Section(turns or 0, [effect for _, effect in effects])


def kind_of_effect(part: Inspection) -> int | None:
    """What an effect does, whatever is wrong with the rest of it."""
    name = part.value("do")
    return PRIMITIVES.index(name) if isinstance(name, str) and name in PRIMITIVES else None


def read_effect(part: Inspection, besides: Sequence[str] = ()) -> Effect | None:
    """V-11: a primitive, with its own parameters and no others but those *besides*. Of one that nobody knows the
    parameters are still looked at."""
    before = len(part.faults)
    name = part.string("do", PRIMITIVES) or ""
    allowed = PARAMETERS[name] if name else _ALL_PARAMETERS
    part.only(("do", *allowed, *besides))
    effect = Effect(PRIMITIVES.index(name) if name else 0, 0)
    if "amount" in allowed and (name or part.has("amount")):
        effect.amount, effect.dice = _amount(part, name)
    if "on" in allowed and part.has("on"):
        effect.on_target = part.string("on", ("attacker", "target")) == "target"
    if "weapon" in allowed and part.has("weapon"):
        effect.weapon = _weapon(part)
    if "types" in allowed:
        effect.types = names_mask(part, "types", TYPES[:CREW])
        effect.classes = names_mask(part, "classes", CLASSES)
        effect.lines = names_mask(part, "lines", LINES)
        effect.tags = tuple(part.slugs("tags", limits.TAGS) or [])
    if "ignore-defense" in allowed:
        effect.flag = part.flag("ignore-defense") is True
    if "deck" in allowed and part.has("deck"):
        effect.flag = part.string("deck", ("command", "units")) == "units"
    return effect if len(part.faults) == before else None


def _weapon(part: Inspection) -> int:
    value = part.value("weapon")
    if value not in (1, 2) or isinstance(value, bool):
        part.fault("weapon", NO_SUCH_WEAPON)
        return 0
    assert isinstance(value, int)
    return value


def _amount(part: Inspection, name: str) -> tuple[int, bool]:
    if not part.needs("amount"):
        return 0, False
    value = part.value("amount")
    if name in ("damage-deal", "") and value == "1d10":
        return 1, True
    most = limits.AMOUNT
    if not isinstance(value, int) or isinstance(value, bool) or not -most <= value <= most or value == 0:
        part.fault("amount", NO_AMOUNT, found=shown(value), most=most)
        return 0, False
    if name in ("damage-deal", "draw-now") and value < 1:
        part.fault("amount", TOO_SMALL, found=value, least=1)
    return value, False


def read_selector(part: Inspection) -> Selector | None:
    """On whom a card is played."""
    before = len(part.faults)
    part.only(("side", "pick", "types", "lines", "tags", "crewed", "damaged", "armored"))
    found = Selector()
    found.is_none = False
    side = part.string("side", SIDES) if part.has("side") else SIDES[0]
    pick = part.string("pick", PICKS) if part.has("pick") else PICKS[PICK_OWNER]
    found.types = names_mask(part, "types", TYPES[:CREW])
    found.lines = names_mask(part, "lines", LINES)
    found.tags = tuple(part.slugs("tags", limits.TAGS) or [])
    found.crewed, found.damaged = _either(part, "crewed"), _either(part, "damaged")
    found.armored = _either(part, "armored")
    if side is None or pick is None or len(part.faults) > before:
        return None
    found.side, found.pick = SIDES.index(side), PICKS.index(pick)
    return found


def _either(part: Inspection, key: str) -> int:
    if not part.has(key):
        return EITHER_WAY
    return YES if part.flag(key) else NO


def read_duration(part: Inspection, *, has_target: bool | None) -> tuple[int, int] | None:
    """SP-CMD-9: if nothing is said, as long as the Unit; of a card on no Unit, at once."""
    if not part.has("duration"):
        is_unknown = has_target is None or part.is_misspelt("duration")
        return None if is_unknown else (FOR_UNIT if has_target else INSTANT, 0)
    if isinstance(part.value("duration"), dict):
        section = part.section("duration")
        assert section is not None
        section.only(("turns",))
        turns = section.integer("turns", 1, limits.TURNS)
        return None if turns is None else (FOR_TURNS, turns)
    name = part.string("duration", [name for name in DURATIONS if name != "turns"])
    if name is None:
        return None
    kind = DURATIONS.index(name)
    if kind == FOR_UNIT and has_target is False:
        part.fault("duration", NO_UNIT_THERE)
        return None
    return kind, 0


def read_counts(part: Inspection, key: str, known: Known) -> dict[int, int] | None:
    """Cards with their numbers, as ``{ sherman = 2 }``."""
    section = part.section(key)
    if section is None:
        return None
    before = len(part.faults)
    found: dict[int, int] = {}
    for name in section.keys():  # noqa: SIM118 - no dictionary
        if not known.is_known(name):
            section.fault(name, NO_SUCH_CARD)
            continue
        count = section.integer(name, 1, limits.COPIES)
        card = known.card(name)
        if count is None or card is None:
            continue
        if count > card.copies:
            section.fault(name, ONLY_SO_MANY, most=int(card.copies))
        found[known.numbers[name]] = count
    return found if len(part.faults) == before else None


def names_mask(part: Inspection, key: str, names: Sequence[str]) -> int:
    """A set of names as bits; all of them if the key is not there."""
    if not part.has(key):
        return -1
    chosen = part.texts(key, len(names), names)
    if chosen is not None and not chosen:
        part.fault(key, FITS_NOBODY)
    found = 0
    for name in chosen or []:
        found |= 1 << names.index(name)
    return found
