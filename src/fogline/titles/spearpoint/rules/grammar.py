"""Reads parts of card sets and Situations: names, effects, selectors, durations, Command cards (Part 31). Faults are
recorded and reading continues."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from fogline.kernel.data import Table
from fogline.kernel.faults import TOO_SMALL, shown
from fogline.kernel.inspection import Inspection, as_slug
from fogline.titles.spearpoint.rules import cards, faults

DAMAGE_PRIMITIVES: Final = (
    "weapon-disable", "attack-deny", "attack-mod", "defense-mod", "rate-mod", "immobilize", "flight-mod", "crew-kill",
    "initiative-mod", "line-lock",
)  # fmt: skip
"""The effects that Damage cards can have (V-14)."""
_ALL_PARAMETERS: Final = tuple(dict.fromkeys(key for keys in cards.PARAMETERS.values() for key in keys))


class Known:
    """The Unit cards of a set read so far. For a faulty card only the slug is known, and references to it are not
    reported."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        """The index of each slug in the set."""
        self.units: list[cards.UnitCard] = []
        self.faulty: set[str] = set()
        self.is_torn = False
        """Whether an entry is not even a card, so that the set might contain any name."""

    def is_known(self, slug: str) -> bool:
        """Whether the set has such a card, even a faulty one."""
        return slug in self.numbers or slug in self.faulty or self.is_torn

    def card(self, slug: str) -> cards.UnitCard | None:
        return self.units[self.numbers[slug]] if slug in self.numbers else None


T = TypeVar("T")


def read_each(parts: list[Inspection], read: Callable[[Inspection], T | None]) -> list[T]:
    """Read each of the *parts*; leave out those that cannot be read."""
    found: list[T] = []
    for part in parts:
        one = read(part)
        if one is not None:
            found.append(one)
    return found


def read_effects(part: Inspection, most: int) -> list[tuple[str, cards.Effect]]:
    """Read the effects under ``effect`` that are of a known kind, each with its place. One fault does not hide
    others."""
    found: list[tuple[str, cards.Effect]] = []
    for one in part.tables("effect", most):
        effect = read_effect(one)
        kind = kind_of_effect(one)
        if kind is not None:
            found.append((one.data.path[-1], effect or cards.Effect(kind, 0)))
    return found


def read_section(part: Inspection, name: str) -> cards.Section:
    section = part.section(name)
    if section is None:
        return cards.Section(0, [])
    section.only(("turns", "effect"))
    effects = read_effects(section, faults.EFFECTS)
    for place, effect in effects:
        if cards.PRIMITIVES[effect.kind] not in DAMAGE_PRIMITIVES:
            section.fault(f"{place}.do", faults.NOT_ON_DAMAGE, known=DAMAGE_PRIMITIVES)
    turns = section.integer("turns", 1, faults.TURNS) if section.has("turns") else 0
    return cards.Section(turns or 0, [effect for _, effect in effects])


def kind_of_effect(part: Inspection) -> int | None:
    """The kind of an effect, even if the rest of it is faulty."""
    name = part.value("do")
    return cards.PRIMITIVES.index(name) if isinstance(name, str) and name in cards.PRIMITIVES else None


def read_effect(part: Inspection, besides: Sequence[str] = ()) -> cards.Effect | None:
    """V-11: read a primitive with its own parameters, and those of *besides*. The parameters of an unknown one are
    checked, too."""
    before = len(part.faults)
    name = part.string("do", cards.PRIMITIVES) or ""
    allowed = cards.PARAMETERS[name] if name else _ALL_PARAMETERS
    part.only(("do", *allowed, *besides))
    effect = cards.Effect(cards.PRIMITIVES.index(name) if name else 0, 0)
    if "amount" in allowed and (name or part.has("amount")):
        effect.amount, effect.dice = _amount(part, name)
    if "on" in allowed and part.has("on"):
        effect.on_target = part.string("on", ("attacker", "target")) == "target"
    if "weapon" in allowed and part.has("weapon"):
        effect.weapon = _weapon(part)
    if "types" in allowed:
        effect.types = names_mask(part, "types", cards.TYPES[: cards.CREW])
        effect.classes = names_mask(part, "classes", cards.CLASSES)
        effect.lines = names_mask(part, "lines", cards.LINES)
        effect.tags = tuple(part.slugs("tags", faults.TAGS) or [])
    if "ignore-defense" in allowed:
        effect.flag = part.flag("ignore-defense") is True
    if "deck" in allowed and part.has("deck"):
        effect.flag = part.string("deck", ("command", "units")) == "units"
    return effect if len(part.faults) == before else None


def _weapon(part: Inspection) -> int:
    value = part.value("weapon")
    if value not in (1, 2) or isinstance(value, bool):
        part.fault("weapon", faults.NO_SUCH_WEAPON)
        return 0
    assert isinstance(value, int)
    return value


def _amount(part: Inspection, name: str) -> tuple[int, bool]:
    if not part.needs("amount"):
        return 0, False
    value = part.value("amount")
    if name in ("damage-deal", "") and value == "1d10":
        return 1, True
    most = faults.AMOUNT
    if not isinstance(value, int) or isinstance(value, bool) or not -most <= value <= most or value == 0:
        part.fault("amount", faults.NO_AMOUNT, found=shown(value), most=most)
        return 0, False
    if name in ("damage-deal", "draw-now") and value < 1:
        part.fault("amount", TOO_SMALL, found=value, least=1)
    return value, False


def read_selector(part: Inspection) -> cards.Selector | None:
    before = len(part.faults)
    part.only(("side", "pick", "types", "lines", "tags", "crewed", "damaged", "armored"))
    found = cards.Selector()
    found.is_none = False
    side = part.string("side", cards.SIDES) if part.has("side") else cards.SIDES[0]
    pick = part.string("pick", cards.PICKS) if part.has("pick") else cards.PICKS[cards.PICK_OWNER]
    found.types = names_mask(part, "types", cards.TYPES[: cards.CREW])
    found.lines = names_mask(part, "lines", cards.LINES)
    found.tags = tuple(part.slugs("tags", faults.TAGS) or [])
    found.crewed, found.damaged = _either(part, "crewed"), _either(part, "damaged")
    found.armored = _either(part, "armored")
    if side is None or pick is None or len(part.faults) > before:
        return None
    found.side, found.pick = cards.SIDES.index(side), cards.PICKS.index(pick)
    return found


def _either(part: Inspection, key: str) -> int:
    if not part.has(key):
        return cards.EITHER_WAY
    return cards.YES if part.flag(key) else cards.NO


def read_duration(part: Inspection, *, has_target: bool | None) -> tuple[int, int] | None:
    """SP-CMD-9: read the duration: by default as long as the Unit is in play, or instant for a card without a
    target."""
    if not part.has("duration"):
        is_unknown = has_target is None or part.is_misspelt("duration")
        return None if is_unknown else (cards.FOR_UNIT if has_target else cards.INSTANT, 0)
    if isinstance(part.value("duration"), dict):
        section = part.section("duration")
        assert section is not None
        section.only(("turns",))
        turns = section.integer("turns", 1, faults.TURNS)
        return None if turns is None else (cards.FOR_TURNS, turns)
    name = part.string("duration", [name for name in cards.DURATIONS if name != "turns"])
    if name is None:
        return None
    kind = cards.DURATIONS.index(name)
    if kind == cards.FOR_UNIT and has_target is False:
        part.fault("duration", faults.NO_UNIT_THERE)
        return None
    return kind, 0


def read_counts(part: Inspection, key: str, known: Known) -> dict[int, int] | None:
    section = part.section(key)
    if section is None:
        return None
    before = len(part.faults)
    found: dict[int, int] = {}
    for name in section.keys():  # noqa: SIM118 - no dictionary
        if not known.is_known(name):
            section.fault(name, faults.NO_SUCH_CARD)
            continue
        count = section.integer(name, 1, faults.COPIES)
        card = known.card(name)
        if count is None or card is None:
            continue
        if count > card.copies:
            section.fault(name, faults.ONLY_SO_MANY, most=int(card.copies))
        found[known.numbers[name]] = count
    return found if len(part.faults) == before else None


def names_mask(part: Inspection, key: str, names: Sequence[str]) -> int:
    """A set of names as bits; all of them if the key is missing."""
    if not part.has(key):
        return -1
    chosen = part.texts(key, len(names), names)
    if chosen is not None and not chosen:
        part.fault(key, faults.FITS_NOBODY)
    found = 0
    for name in chosen or []:
        found |= 1 << names.index(name)
    return found


LANGUAGES: Final = ("en", "es", "fr")
NAMED: Final = ("unit", "command", "damage", "deck", "situation", "faction", "crew", "weapon", "tag")
"""Kinds of things with names."""
WORDED: Final = ("unit", "command", "damage", "situation")
"""Kinds of things with texts."""
_LISTS: Final = {
    "unit": "unit", "crew": "unit", "command": "command", "damage": "damage", "deck": "deck", "situation": "situation",
}  # fmt: skip
"""The lists of a set, and the kinds of names for their entries."""


def read_words(table: Inspection, found: cards.CardSet) -> None:
    """Read the tables ``names`` and ``texts`` of a set."""
    known = _known(table)
    found.names = _read(table, "names", NAMED, faults.NAME, known)
    found.texts = _read(table, "texts", WORDED, faults.TEXT, known)


def _read(
    table: Inspection, key: str, kinds: tuple[str, ...], most: int, known: dict[str, set[str]]
) -> dict[str, dict[str, str]]:
    """The names or texts, by language and ``kind/slug``."""
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
                    words.fault(slug, faults.NAMES_NOTHING)
                    continue
                said = words.name(slug, most)
                if said is not None:
                    found[language][f"{kind}/{slug}"] = said
    return found


def _known(table: Inspection) -> dict[str, set[str]]:
    """By kind, everything that the set has, even if faulty. Kinds with an unreadable entry are left out, since any name
    may be right."""
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
    """The kinds of names that are faulty in this entry, so that any name of a weapon or tag may belong to it."""
    weapons = part.get("weapon", [])
    names = [weapon.get("name") for weapon in _tables(weapons)]
    is_armed = isinstance(weapons, list) and len(names) == len(weapons) and all(isinstance(name, str) for name in names)
    others = [part, *_tables([part.get("target")]), *_tables(part.get("effect"))]
    is_tagged = all(isinstance(other.get("tags", []), list) for other in others)
    return [*([] if is_armed else ["weapon"]), *([] if is_tagged else ["tag"])]


def _tables(value: object) -> list[Table]:
    return [part for part in value if isinstance(part, dict)] if isinstance(value, list) else []


def _slugs(value: object) -> set[str]:
    """Read slugs, and texts meant as slugs."""
    return {as_slug(one) for one in value if isinstance(one, str)} if isinstance(value, list) else set()


# -- Command cards as data (Part 31.4) ----------------------------------------------------------------


_ROUNDS: Final = 1 << cards.COMMIT_REVEALED | 1 << cards.DECLARE_REVEALED | 1 << cards.DRAW_OPEN
_ON_NO_UNIT: Final = ("initiative-mod", "draw-now", "reroll")
"""The effects that a card without a target can have."""
_MAX_READ: Final = 10 * faults.EFFECTS
"""If a card has too many effects, only this many are checked."""


KEYS: Final = ("id", "copies", "icons", "windows", "target", "duration", "stack", "effect")


def read_command(part: Inspection, slug: str | None) -> cards.CommandCard | None:
    """Read one card; None, with its faults recorded, if that fails."""
    before = len(part.faults)
    copies = part.integer("copies", 1, faults.COPIES)
    windows = _read_windows(part)
    target = _read_target(part)
    _check_icons(part, target)
    stack = part.slug("stack") if part.has("stack") else slug
    duration = read_duration(part, has_target=None if target is None else not target.is_none)
    effects = [effect for _, effect in read_effects(part, _MAX_READ)]
    _check_count(part)
    card = cards.CommandCard(slug or "", copies or 1)
    card.windows, card.effects = windows or 0, effects
    card.stack = stack or card.slug
    card.duration, card.turns = duration or (cards.INSTANT, 0)
    card.target = target or cards.Selector()
    _check_target(part, card, is_known=target is not None and windows is not None)
    if duration is not None:
        _check_duration(part, card)
    _check_effects(part, card, knows_target=target is not None, knows_windows=windows is not None)
    return card if slug is not None and len(part.faults) == before else None


def _check_count(part: Inspection) -> None:
    """Check the number of effects, valid or not. A list too long to be read is already reported."""
    entries = part.value("effect")
    count = len(entries) if isinstance(entries, list) else None if part.has("effect") else 0
    if count is None or (count == 0 and part.is_misspelt("effect")):
        return
    if count == 0 or faults.EFFECTS < count <= _MAX_READ:
        part.fault("effect", faults.EFFECTS_WRONG, most=faults.EFFECTS)


def _read_windows(part: Inspection) -> int | None:
    names = part.texts("windows", 10 * len(cards.WINDOWS), cards.WINDOWS)
    if names is not None and not names:
        part.fault("windows", faults.NO_WINDOW)
        return None
    found = 0
    for name in names or []:
        found |= 1 << cards.WINDOWS.index(name)
    return found if names else None


def _read_target(part: Inspection) -> cards.Selector | None:
    """Read the target; an empty selector if there is none, None if it is wrong."""
    if not part.has("target"):
        return None if part.is_misspelt("target") else cards.Selector()
    section = part.section("target")
    return None if section is None else read_selector(section)


def _check_icons(part: Inspection, target: cards.Selector | None) -> None:
    """V-10: check that the printed icons match the Units that the card can be played on."""
    icons = part.texts("icons", cards.CREW + 1, (*cards.TYPES[: cards.CREW], "none"))
    if icons is None or target is None:
        return
    wanted = (
        ["none"] if target.is_none else [cards.TYPES[kind] for kind in range(cards.CREW) if target.types >> kind & 1]
    )
    if sorted(icons) != sorted(wanted):
        part.fault("icons", faults.ICONS_WRONG, known=tuple(wanted))


def _check_target(part: Inspection, card: cards.CommandCard, *, is_known: bool) -> None:
    """V-15: check the target."""
    if is_known and card.target.pick != cards.PICK_OWNER and card.windows & _ROUNDS:
        part.fault("target", faults.NO_ATTACK_THERE)


def _check_duration(part: Inspection, card: cards.CommandCard) -> None:
    """V-15: check that the duration fits the windows and the effects. Only one misfit is reported."""
    if card.duration == cards.FOR_ATTACK and card.windows & _ROUNDS:
        part.fault("duration", faults.NO_ATTACK_TO_LAST)
    for effect in card.effects:
        if (effect.kind in cards.LASTING) == (card.duration == cards.INSTANT):
            kind = faults.LASTS if effect.kind in cards.LASTING else faults.OVER_AT_ONCE
            part.fault("duration", kind, effect=cards.PRIMITIVES[effect.kind])
            return


def _check_effects(part: Inspection, card: cards.CommandCard, *, knows_target: bool, knows_windows: bool) -> None:
    """V-15: check that the effects fit the windows and the target. Each kind of fault is reported once."""
    kinds = [int(effect.kind) for effect in card.effects]
    if knows_windows and cards.REROLL in kinds and card.windows != 1 << cards.DAMAGE_ROLLED:
        part.fault("windows", faults.REROLL_WINDOW)
    outside = 1 << cards.COMMIT_REVEALED | 1 << cards.DRAW_OPEN
    if knows_windows and cards.DAMAGE_DEAL in kinds and card.windows & outside:
        part.fault("windows", faults.COMBAT_ONLY)
    if not knows_target:
        return
    if card.target.is_none:
        for kind in dict.fromkeys(kinds):
            if cards.PRIMITIVES[kind] not in _ON_NO_UNIT:
                part.fault("target", faults.NEEDS_UNIT, effect=cards.PRIMITIVES[kind])
    elif cards.CAPTURE in kinds:
        if card.target.side == cards.OWN:
            part.fault("target", faults.CAPTURES_OWN)
        card.target.side = cards.ENEMY  # SP-CAP-2: for a capture, "any Unit" means only enemy Units
