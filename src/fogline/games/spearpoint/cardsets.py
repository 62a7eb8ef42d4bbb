"""Card sets as data (Part 31): one TOML document, or a directory of them, read into cards with every fault named.

The printed cards are in none of our sources. ``house-1943`` is our own set and says so; whoever owns the game can
transcribe the printed cards into the same format.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Final, NamedTuple

from fogline.games.spearpoint import actions
from fogline.games.spearpoint.cards import (
    AIRCRAFT,
    ARTILLERY,
    CLASSES,
    CREW,
    INFANTRY,
    LINES,
    TYPES,
    VEHICLE,
    VS_AIRCRAFT,
    VS_ARMOR,
    VS_INFANTRY,
    CardSet,
    CommandCard,
    DamageCard,
    ReadyDeck,
    Section,
    UnitCard,
    Weapon,
)  # fmt: skip
from fogline.games.spearpoint.effects import (
    COMMIT_REVEALED,
    DAMAGE_DEAL,
    DAMAGE_ROLLED,
    DRAW_OPEN,
    FOR_ATTACK,
    INSTANT,
    LASTING,
    PICK_OWNER,
    PRIMITIVES,
    REROLL,
    WINDOWS,
)  # fmt: skip
from fogline.games.spearpoint.reading import (
    flag,
    read_counts,
    read_duration,
    read_effects,
    read_selector,
    slug,
    slugs,
    tables,
    texts,
)  # fmt: skip
from fogline.games.spearpoint.situations import read_situation
from fogline.kernel import data
from fogline.kernel.data import Data
from fogline.kernel.errors import BadData

HOUSE_NAME: Final = "house-1943"
PARTS: Final = ("set.toml", "units.toml", "command.toml", "damage.toml", "situations.toml")
"""The files of a directory, in the order in which they are joined."""
SCHEMA: Final = 1
MOST_COMMANDS: Final = 255
MOST_EFFECTS: Final = 15


class Examined(NamedTuple):
    """What became of a set: cards unless there are faults; warnings do not stand in the way."""

    cards: CardSet | None
    faults: list[BadData]
    warnings: list[BadData]


def read_cards(text: str, file: str) -> CardSet:
    """The card set that *text* holds, or the first thing that is wrong with it."""
    found = examine(text, file)
    if found.cards is None:
        raise found.faults[0]
    return found.cards


def examine(text: str, file: str) -> Examined:
    """A card set, or everything that is wrong with it; and what is doubtful."""
    try:
        table = data.read(text, file)
    except BadData as fault:
        return Examined(None, [fault], [])
    reading = _Reading(table)
    reading.read()
    if reading.faults:
        return Examined(None, reading.faults, [])
    actions.know(card.slug for card in reading.cards.units)
    actions.know(card.slug for card in reading.cards.commands)
    actions.know(card.slug for card in reading.cards.damages)
    actions.know((*reading.cards.factions, *[f"{faction}-b" for faction in reading.cards.factions]))
    return Examined(reading.cards, [], reading.warnings)


class _Reading:
    """One set being read; faults are gathered, not raised."""

    def __init__(self, table: Data) -> None:
        self.table = table
        self.cards = CardSet("custom")
        self.faults: list[BadData] = []
        self.warnings: list[BadData] = []
        self.slugs: set[str] = set()

    def read(self) -> None:
        known = ("set", "unit", "crew", "command", "damage", "situation", "deck")
        self.faults.extend(self.table.unknown(known))
        self._attempt(self._read_head)
        if self.faults:
            return
        self._each("crew", self._read_crew)
        self._each("unit", self._read_unit)
        self._each("command", self._read_command)
        self._each("damage", self._read_damage)
        if not self.faults:  # they name cards: where those are at fault, more faults would only confuse
            self._each("deck", self._read_deck)
            self._each("situation", lambda part: self.cards.situations.append(read_situation(part, self.cards)))
        if not self.faults:
            self._check_whole()

    def _attempt(self, do: Callable[[], None]) -> None:
        try:
            do()
        except BadData as fault:
            self.faults.append(fault)

    def _each(self, key: str, read: Callable[[Data], None]) -> None:
        for part in tables(self.table, key, self.faults):
            self._attempt(lambda part=part: read(part))  # type: ignore[misc]

    # -- head -------------------------------------------------------------------------------------------

    def _read_head(self) -> None:
        head = self.table.section("set")
        head.only(("id", "schema", "version", "factions", "crew_types", "expect"))
        self.cards.slug = slug(head, "id")
        if head.integer("schema") != SCHEMA:
            raise head.error("schema", f"only {SCHEMA} is known")
        self.cards.version = head.name("version")
        self.cards.factions = tuple(slugs(head, "factions"))
        self.cards.crew_types = tuple(slugs(head, "crew_types"))
        if not 1 <= len(self.cards.factions) <= 8 or len(set(self.cards.factions)) != len(self.cards.factions):
            raise head.error("factions", "expected one to eight different factions")

    def _new_slug(self, part: Data) -> str:
        found = slug(part, "id")
        if found in self.slugs:
            raise part.error("id", f"there are two cards {found}")
        self.slugs.add(found)
        return found

    # -- Units and crews --------------------------------------------------------------------------------

    def _read_crew(self, part: Data) -> None:
        part.only(("id", "faction", "crew_type", "cost", "copies"))
        card = UnitCard(
            self._new_slug(part),
            part.string("faction", self.cards.factions),
            CREW,
            part.integer("cost"),
            part.integer("copies", 1),
        )
        card.crew = self.cards.crew_types.index(part.string("crew_type", self.cards.crew_types))
        for other in self.cards.units:
            if other.kind == CREW and other.faction == card.faction and other.crew == card.crew:
                raise part.error("crew_type", f"{card.faction} has two cards of this crew: crews of a type are alike")
        self.cards.units.append(card)

    def _read_unit(self, part: Data) -> None:
        keys = (
            "id", "faction", "type", "class", "tags", "lines", "crew", "cost", "copies", "defense", "endurance",
            "armored", "immobile", "mobile_artillery", "turns_of_flight", "weapon",
        )  # fmt: skip
        part.only(keys)
        kind = TYPES.index(part.string("type", TYPES[:CREW]))
        card = UnitCard(
            self._new_slug(part),
            part.string("faction", self.cards.factions),
            kind,
            part.integer("cost"),
            part.integer("copies", 1),
        )
        usual = {INFANTRY: VS_INFANTRY, AIRCRAFT: VS_AIRCRAFT}.get(kind, VS_ARMOR)
        card.column = CLASSES.index(part.string("class", CLASSES)) if part.has("class") else usual
        card.tags = tuple(slugs(part, "tags")) if part.has("tags") else ()
        card.defense = part.integer("defense")
        endurance = part.section("endurance")
        endurance.only(("full", "half"))
        card.full, card.half = endurance.integer("full", 2), endurance.integer("half", 1)
        if card.half >= card.full:
            raise endurance.error("half", f"{card.half} is not less than full, {card.full}")
        crew = part.string("crew", (*self.cards.crew_types, "none"))
        card.crew = -1 if crew == "none" else self.cards.crew_types.index(crew)
        self._read_places(part, card)
        card.armored = flag(part, "armored")
        for number, weapon in enumerate(tables(part, "weapon", self.faults), start=1):
            if number > 2:
                raise weapon.error("", "a Unit has at most two weapons")
            card.weapons.append(self._read_weapon(weapon, card))
        if not card.weapons:
            self.warnings.append(part.error("weapon", "a Unit without weapons"))
        self.cards.units.append(card)

    def _read_places(self, part: Data, card: UnitCard) -> None:
        """V-5, V-6: lines, flight, mobility."""
        if card.kind == AIRCRAFT:
            if part.has("lines"):
                raise part.error("lines", "aircraft stand in no line")
            card.flight = part.integer("turns_of_flight", 1)
            if card.crew < 0:
                raise part.error("crew", "aircraft need a crew")
            return
        if part.has("turns_of_flight"):
            raise part.error("turns_of_flight", "only aircraft fly")
        lines = [line for line in texts(part, "lines") if line in LINES[:2]]
        if not lines or len(lines) != len(part.array("lines")) or len(set(lines)) != len(lines):
            raise part.error("lines", "expected front, rear or both")
        card.front, card.rear = "front" in lines, "rear" in lines
        mobile = flag(part, "mobile_artillery")
        if mobile != (card.front and card.rear):
            raise part.error("lines", "both lines are for mobile_artillery, and mobile_artillery has both")
        card.immobile = flag(part, "immobile") if part.has("immobile") else card.kind == ARTILLERY and not mobile
        if card.kind in (INFANTRY, VEHICLE) and not card.front:
            self.warnings.append(part.error("lines", "infantry and vehicles are Frontline Units (SP-COMMIT-7)"))

    def _read_weapon(self, part: Data, card: UnitCard) -> Weapon:
        part.only(("name", "rate", "damage", "attack", "bullet", "bomb"))
        attack = part.section("attack")
        attack.only(CLASSES)
        values = [attack.integer(column, 2) if attack.has(column) else 0 for column in CLASSES]
        for column, value in zip(CLASSES, values):
            if value > 20:
                raise attack.error(column, f"{value} is more than two dice can give")
            if value > 17:
                self.warnings.append(attack.error(column, f"{value} is hardly ever reached"))
        if not any(values):
            raise part.error("attack", "a weapon needs an Attack Value")
        rate = part.integer("rate", 1) if part.has("rate") else 1
        if rate > 4:
            raise part.error("rate", f"{rate} is more than 4")
        weapon = Weapon(slug(part, "name"), rate, part.integer("damage"), values[0], values[1], values[2])
        weapon.bullet, weapon.bomb = flag(part, "bullet"), flag(part, "bomb")
        if weapon.bomb and card.kind != AIRCRAFT:
            raise part.error("bomb", "only aircraft drop bombs")
        return weapon

    # -- Command and Damage cards -----------------------------------------------------------------------

    def _read_command(self, part: Data) -> None:
        part.only(("id", "copies", "icons", "windows", "target", "duration", "stack", "effect"))
        card = CommandCard(self._new_slug(part), part.integer("copies", 1))
        for name in texts(part, "windows"):
            if name not in WINDOWS:
                raise part.error("windows", f"{name!r} is none of {', '.join(WINDOWS)}")
            card.windows |= 1 << WINDOWS.index(name)
        if card.windows == 0:
            raise part.error("windows", "a card needs a window to be played in")
        if part.has("target"):
            card.target = read_selector(part.section("target"))
        self._check_icons(part, card)
        card.stack = slug(part, "stack") if part.has("stack") else card.slug
        card.duration, card.turns = read_duration(part, card)
        card.effects = read_effects(part, self.faults)
        if not 1 <= len(card.effects) <= MOST_EFFECTS:
            raise part.error("effect", f"expected one to {MOST_EFFECTS} effects")
        self._check_command(part, card)
        if len(self.cards.commands) == MOST_COMMANDS:
            raise part.error("id", f"more than {MOST_COMMANDS} Command cards")
        self.cards.commands.append(card)

    def _check_icons(self, part: Data, card: CommandCard) -> None:
        """V-10: the printed icons are those of the Units it can be played on."""
        icons = texts(part, "icons")
        wanted = (
            ["none"] if card.target.is_none else [TYPES[kind] for kind in range(CREW) if card.target.types >> kind & 1]
        )
        if sorted(icons) != sorted(wanted):
            raise part.error("icons", f"expected those of the target: {', '.join(wanted)}")

    def _check_command(self, part: Data, card: CommandCard) -> None:
        """V-15: windows, target, duration and effects fit one another."""
        rounds = 1 << COMMIT_REVEALED | 1 << 1 | 1 << DRAW_OPEN
        if card.target.pick != PICK_OWNER and card.windows & rounds:
            raise part.error("target", "attacker and target are there only in windows of an attack")
        if card.duration == FOR_ATTACK and card.windows & rounds:
            raise part.error("duration", "an attack is there only in windows of an attack")
        for effect in card.effects:
            lasts = effect.kind in LASTING
            name = PRIMITIVES[effect.kind]
            if lasts and card.duration == INSTANT:
                raise part.error("duration", f"{name} lasts: an attack, a turn, turns, or as long as the Unit")
            if not lasts and card.duration != INSTANT:
                raise part.error("duration", f"{name} is over at once: instant")
            if effect.kind == REROLL and card.windows != 1 << DAMAGE_ROLLED:
                raise part.error("windows", "reroll is for damage.rolled alone")
            if effect.kind == DAMAGE_DEAL and card.windows & (1 << COMMIT_REVEALED | 1 << DRAW_OPEN):
                raise part.error("windows", "damage_deal is for combat (Part 35)")
            if card.target.is_none and name not in ("initiative_mod", "draw_now", "reroll"):
                raise part.error("target", f"{name} needs a Unit")

    def _read_damage(self, part: Data) -> None:
        part.only(("id", "copies", *TYPES[:CREW]))
        sections = []
        for name in TYPES[:CREW]:  # V-14
            section = part.section(name)
            section.only(("turns", "effect"))
            effects = read_effects(section, self.faults) if section.has("effect") else []
            for effect in effects:
                if PRIMITIVES[effect.kind] not in DAMAGE_PRIMITIVES:
                    raise section.error("effect", f"a Damage card does one of {', '.join(DAMAGE_PRIMITIVES)}")
            turns = section.integer("turns", 1) if section.has("turns") else 0
            sections.append(Section(turns, effects))
        self.cards.damages.append(DamageCard(self._new_slug(part), part.integer("copies", 1), sections))

    def _read_deck(self, part: Data) -> None:
        part.only(("id", "faction", "cards"))
        faction = part.string("faction", self.cards.factions)
        counts = read_counts(part, "cards", self.cards)
        for number in counts:
            if self.cards.units[number].faction != faction:
                raise part.error("cards", f"{self.cards.units[number].slug} is not of {faction}")
        self.cards.decks.append(ReadyDeck(self._new_slug(part), faction, counts))

    # -- the whole --------------------------------------------------------------------------------------

    def _check_whole(self) -> None:
        cards = self.cards
        for faction in cards.factions:
            crews = {card.crew for card in cards.units if card.faction == faction and card.kind == CREW}
            for card in cards.units:
                if card.faction == faction and card.kind != CREW and card.crew >= 0 and card.crew not in crews:  # V-7
                    kind = cards.crew_types[card.crew]
                    self.faults.append(self.table.error("unit", f"{card.slug} needs a {kind}, {faction} has none"))
        head = self.table.section("set")
        if head.has("expect"):
            self._attempt(lambda: self._check_sums(head.section("expect")))

    def _check_sums(self, expect: Data) -> None:
        """V-12."""
        expect.only(("units_per_faction", "points_per_faction", "command", "damage"))
        cards = self.cards
        for faction in cards.factions:
            own = [card for card in cards.units if card.faction == faction]
            sums = {
                "units_per_faction": sum(card.copies for card in own),
                "points_per_faction": sum(card.copies * card.cost for card in own),
            }
            for key, found in sums.items():
                if expect.has(key) and expect.integer(key) != found:
                    self.faults.append(expect.error(key, f"{faction} has {found}"))
        for key, found in (
            ("command", sum(card.copies for card in cards.commands)),
            ("damage", sum(card.copies for card in cards.damages)),
        ):
            if expect.has(key) and expect.integer(key) != found:
                self.faults.append(expect.error(key, f"there are {found}"))


DAMAGE_PRIMITIVES: Final = (
    "weapon_disable", "attack_deny", "attack_mod", "defense_mod", "rate_mod", "immobilize", "flight_mod", "crew_kill",
    "initiative_mod", "line_lock",
)  # fmt: skip


def joined(texts_of_parts: Sequence[str]) -> str:
    """The files of a directory as one document."""
    return "\n".join(texts_of_parts)


def _load_house() -> CardSet:
    folder = files(__package__).joinpath("data").joinpath(HOUSE_NAME)
    return read_cards(joined([folder.joinpath(name).read_text(encoding="utf-8") for name in PARTS]), HOUSE_NAME)


HOUSE: Final = _load_house()
