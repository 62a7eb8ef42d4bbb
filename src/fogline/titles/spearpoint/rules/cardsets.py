"""Card sets as data (Part 31): one TOML document, or a directory of them, read into cards, with all faults reported.

None of our sources contains the printed cards. ``house-1943`` is our own set; owners of the game can transcribe their
cards into the same format.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final, NamedTuple

from fogline.kernel import inspection as inspecting
from fogline.kernel.data import Data
from fogline.kernel.errors import BadData
from fogline.kernel.inspection import Examined, Inspection, as_slug
from fogline.titles.spearpoint.rules import actions, cards, faults
from fogline.titles.spearpoint.rules.grammar import KEYS as COMMAND_KEYS
from fogline.titles.spearpoint.rules.grammar import Known, read_command, read_counts, read_section, read_words
from fogline.titles.spearpoint.rules.situations import read_situation

HOUSE_NAME: Final = "house-1943"
EDITIONS: Final = (HOUSE_NAME, "house-1943-2", "house-1943-3")
"""The folders of the house set's editions, in order. An edition never changes; files missing in a later one are taken
from the one before."""
PARTS: Final = ("set.toml", "units.toml", "command.toml", "damage.toml", "situations.toml")
"""The files of a directory, in the order in which they are joined."""
SCHEMA: Final = 1
_MAX_SUM: Final = 100_000
"""The maximum for expected sums, which are only compared."""


def read_cards(text: str, file: str) -> cards.CardSet:
    return examine(text, file).or_fault()


def examine(text: str, file: str) -> Examined[cards.CardSet]:
    """Return a card set or all of its faults, and warnings."""
    return inspecting.examine(text, file, _examine)


def _examine(table: Data) -> Examined[cards.CardSet]:
    reader = _SetReader(Inspection(table, []))
    reader.read()
    if reader.faults:
        return Examined(None, reader.faults, [])
    return Examined(reader.cards, [], reader.warnings)


class _Counted(NamedTuple):
    faction: str | None
    cost: int | None
    copies: int | None


class _Needing(NamedTuple):
    """A Unit that needs a crew of some type (V-7)."""

    part: Inspection
    slug: str
    faction: str
    crew: int


class _SetReader:
    """One set being read; faults are collected, not raised."""

    def __init__(self, table: Inspection) -> None:
        self.table = table
        self.faults = table.faults
        self.cards = cards.CardSet("custom")
        self.warnings: list[BadData] = []
        self.slugs: set[str] = set()
        self.factions: list[str] | None = None
        self.crew_types: list[str] | None = None
        self.known = Known()
        self.counted: list[_Counted] = []
        self.crews: list[tuple[str | None, str | None]] = []
        """The faction and type of every crew card; None where the card is faulty."""
        self.needing: list[_Needing] = []

    def read(self) -> None:
        table = self.table
        table.only(("set", "unit", "crew", "command", "damage", "situation", "deck", "names", "texts"))
        head = table.section("set")
        if head is not None:
            self._read_head(head)
        self.known.is_torn = self._is_torn("unit", "crew")
        for part in table.tables("crew", faults.UNIT_CARDS):
            self._read_crew(part)
        for part in table.tables("unit", faults.UNIT_CARDS):
            self._read_unit(part)
        self._read_commands()
        self._read_damages()
        for part in table.tables("deck", faults.DECKS):
            self._read_deck(part)
        for part in table.tables("situation", faults.SITUATIONS):
            found = read_situation(part, self.known, self.factions)
            if found is not None and found.slug in [other.slug for other in self.cards.situations]:
                part.fault("id", faults.TWO_SITUATIONS, found=found.slug)
            elif found is not None:
                self.cards.situations.append(found)
        self.cards.units = self.known.units
        read_words(table, self.cards)
        self._check_crews()
        self._check_pools()
        expect = head.section("expect") if head is not None and head.has("expect") else None
        if expect is not None:
            self._check_sums(expect)

    def _read_head(self, head: Inspection) -> None:
        head.only(("id", "schema", "version", "factions", "crew-types", "expect"))
        self.cards.slug = head.slug("id") or self.cards.slug
        schema = head.integer("schema", 0, 999)
        if schema is not None and schema != SCHEMA:
            head.fault("schema", faults.SCHEMA_UNKNOWN, known=SCHEMA)
        self.cards.version = head.name("version", faults.VERSION) or ""
        if head.needs("factions"):
            self.factions = head.slugs("factions", 10 * faults.FACTIONS)
        if head.needs("crew-types"):
            self.crew_types = head.slugs("crew-types", faults.CREW_TYPES)
        for number, crew in enumerate(self.crew_types or [], start=1):
            if crew in (self.crew_types or [])[: number - 1]:
                head.fault(f"crew-types[{number}]", faults.CREW_TYPE_TWICE, found=crew)
        factions = self.factions
        if factions is not None and (not 1 <= len(factions) <= faults.FACTIONS or len(set(factions)) != len(factions)):
            head.fault("factions", faults.FACTIONS_WRONG, most=faults.FACTIONS)
        self.cards.factions = tuple(factions or [])
        self.cards.crew_types = tuple(self.crew_types or [])

    def _new_slug(self, part: Inspection) -> str | None:
        found = part.slug("id")
        if found is None:
            return None
        if found in self.slugs:
            part.fault("id", faults.TWO_CARDS, found=found)
            return None
        self.slugs.add(found)
        return found

    def _unit_slug(self, part: Inspection) -> str | None:
        """The slug of a Unit card. If it is wrong, references to it are not reported."""
        found = self._new_slug(part)
        written = part.value("id")
        if isinstance(written, str):
            self.known.faulty.add(as_slug(written))
        else:
            self.known.is_torn = True
        return found

    def _faction(self, part: Inspection) -> str | None:
        """The faction, unchecked if the head of the file is wrong."""
        return part.string("faction", self.factions)

    def _count(self, part: Inspection) -> _Counted:
        found = _Counted(
            self._faction(part), part.integer("cost", 0, faults.COST), part.integer("copies", 1, faults.COPIES)
        )
        self.counted.append(found)
        return found

    def _add(self, card: cards.UnitCard) -> None:
        self.known.numbers[card.slug] = len(self.known.units)
        self.known.units.append(card)

    def _read_crew(self, part: Inspection) -> None:
        before = len(self.faults)
        part.only(("id", "faction", "crew-type", "cost", "copies"))
        slug, counted = self._unit_slug(part), self._count(part)
        crew = part.string("crew-type", self.crew_types)
        if counted.faction is not None and crew is not None and (counted.faction, crew) in self.crews:
            part.fault("crew-type", faults.SAME_CREW, faction=counted.faction)
        self.crews.append((counted.faction, crew))
        if slug is None or self.crew_types is None or crew is None or len(self.faults) > before:
            return
        card = cards.UnitCard(slug, counted.faction or "", cards.CREW, counted.cost or 0, counted.copies or 1)
        card.crew = self.crew_types.index(crew)
        self._add(card)

    def _read_unit(self, part: Inspection) -> None:
        before = len(self.faults)
        keys = (
            "id", "faction", "type", "class", "tags", "lines", "crew", "cost", "copies", "defense", "endurance",
            "armored", "immobile", "mobile-artillery", "turns-of-flight", "weapon",
        )  # fmt: skip
        part.only(keys)
        name = part.string("type", cards.TYPES[: cards.CREW])
        kind = None if name is None else cards.TYPES.index(name)
        slug, counted = self._unit_slug(part), self._count(part)
        card = cards.UnitCard(slug or "", counted.faction or "", kind or 0, counted.cost or 0, counted.copies or 1)
        usual = {cards.INFANTRY: cards.VS_INFANTRY, cards.AIRCRAFT: cards.VS_AIRCRAFT}.get(card.kind, cards.VS_ARMOR)
        column = part.string("class", cards.CLASSES) if part.has("class") else cards.CLASSES[usual]
        card.column = cards.VS_ARMOR if column is None else cards.CLASSES.index(column)
        card.tags = tuple(part.slugs("tags", faults.TAGS) or [])
        card.defense = part.integer("defense", 0, faults.DEFENSE) or 0
        self._read_endurance(part, card)
        crew = part.string("crew", None if self.crew_types is None else (*self.crew_types, "none"))
        if crew is not None and crew != "none" and self.crew_types is not None:
            card.crew = self.crew_types.index(crew)
            if slug is not None and counted.faction is not None:
                self.needing.append(_Needing(part, slug, counted.faction, card.crew))
        self._read_places(part, card, kind, crew)
        card.armored = part.flag("armored") is True
        for number, weapon in enumerate(part.tables("weapon", 10 * faults.WEAPONS), start=1):
            if number > faults.WEAPONS:
                weapon.fault("", faults.TOO_MANY_WEAPONS)
            card.weapons.append(self._read_weapon(weapon, kind))
        if not part.has("weapon"):
            self.warnings.append(part.data.error("weapon", faults.UNARMED))
        if len(self.faults) == before:
            self._add(card)

    def _read_endurance(self, part: Inspection, card: cards.UnitCard) -> None:
        """Read the Endurance (V-3)."""
        endurance = part.section("endurance")
        if endurance is None:
            return
        endurance.only(("full", "half"))
        full, half = endurance.integer("full", 2, faults.ENDURANCE), endurance.integer("half", 1, faults.ENDURANCE)
        if full is not None and half is not None:
            if half >= full:
                endurance.fault("half", faults.HALF_TOO_LARGE, found=half, full=full)
            card.full, card.half = full, half

    def _read_places(self, part: Inspection, card: cards.UnitCard, kind: int | None, crew: str | None) -> None:
        """V-5, V-6: read lines, flight and mobility. Without a type, none of it can be required."""
        mobile, immobile = part.flag("mobile-artillery"), part.flag("immobile")
        flight = part.integer("turns-of-flight", 1, faults.FLIGHT) if part.has("turns-of-flight") else None
        if kind == cards.AIRCRAFT:
            if part.has("lines"):
                part.fault("lines", faults.AIR_LINES)
            part.needs("turns-of-flight")
            card.flight = flight or 1
            if crew == "none":
                part.fault("crew", faults.AIR_CREW)
            if mobile:
                part.fault("mobile-artillery", faults.AIR_LINES)
            return
        if kind is not None and part.has("turns-of-flight"):
            part.fault("turns-of-flight", faults.NO_FLIGHT)
        if kind is None and not part.has("lines"):
            return
        before = len(self.faults)
        lines = part.texts("lines", 2) or []
        for number, line in enumerate(lines, start=1):
            if line not in cards.LINES[:2] or line in lines[: number - 1]:
                part.fault(f"lines[{number}]", faults.LINES_WRONG)
        if not lines and len(self.faults) == before:
            part.fault("lines", faults.LINES_WRONG)
        if len(self.faults) > before or mobile is None or kind is None:
            return
        card.front, card.rear = "front" in lines, "rear" in lines
        if mobile != (card.front and card.rear):
            part.fault("lines", faults.LINES_MOBILE)
        card.immobile = immobile is True if part.has("immobile") else kind == cards.ARTILLERY and not mobile
        if kind in (cards.INFANTRY, cards.VEHICLE) and not card.front:
            self.warnings.append(part.data.error("lines", faults.NO_FRONT))

    def _read_weapon(self, part: Inspection, kind: int | None) -> cards.Weapon:
        part.only(("name", "rate", "damage", "attack", "bullet", "bomb"))
        values = [0] * len(cards.CLASSES)
        attack = part.section("attack")
        if attack is not None:
            attack.only(cards.CLASSES)
            for column, name in enumerate(cards.CLASSES):
                values[column] = self._attack_value(attack, name) if attack.has(name) else 0
            if not attack.keys():
                part.fault("attack", faults.NO_ATTACK_VALUE)
        rate = part.integer("rate", 1, faults.RATE) if part.has("rate") else 1
        slug, damage = part.slug("name"), part.integer("damage", 0, faults.DAMAGE)
        weapon = cards.Weapon(slug or "", rate or 1, damage or 0, values[0], values[1], values[2])
        weapon.bullet, weapon.bomb = part.flag("bullet") is True, part.flag("bomb") is True
        if weapon.bomb and kind is not None and kind != cards.AIRCRAFT:
            part.fault("bomb", faults.NO_BOMB)
        return weapon

    def _attack_value(self, attack: Inspection, column: str) -> int:
        """Read an Attack Value (V-4)."""
        value = attack.integer(column, 2, 10 * faults.ATTACK_VALUE)
        if value is None:
            return 0
        if value > faults.ATTACK_VALUE:
            attack.fault(column, faults.VALUE_TOO_HIGH, found=value)
        elif value > 17:
            self.warnings.append(attack.data.error(column, faults.HARDLY_REACHED, found=value))
        return value

    def _read_commands(self) -> None:
        for part in self.table.tables("command", faults.COMMAND_CARDS):
            part.only(COMMAND_KEYS)
            card = read_command(part, self._new_slug(part))
            if card is not None:
                self.cards.commands.append(card)

    def _read_damages(self) -> None:
        for part in self.table.tables("damage", faults.DAMAGE_CARDS):
            before = len(self.faults)
            part.only(("id", "copies", *cards.TYPES[: cards.CREW]))
            slug, copies = self._new_slug(part), part.integer("copies", 1, faults.COPIES)
            sections = [read_section(part, name) for name in cards.TYPES[: cards.CREW]]  # V-14
            if slug is not None and copies is not None and len(self.faults) == before:
                self.cards.damages.append(cards.DamageCard(slug, copies, sections))

    def _read_deck(self, part: Inspection) -> None:
        before = len(self.faults)
        part.only(("id", "faction", "cards"))
        slug, faction = self._new_slug(part), self._faction(part)
        counts = read_counts(part, "cards", self.known)
        named = part.value("cards")
        if named == {}:
            part.fault("cards", faults.EMPTY_DECK)
        for name in named if isinstance(named, dict) else ():
            card = self.known.card(name)
            if card is not None and faction is not None and card.faction != faction:
                part.fault(f"cards.{name}", faults.OTHER_FACTION, card=card.slug, faction=faction)
        if slug is not None and faction is not None and counts is not None and len(self.faults) == before:
            self.cards.decks.append(cards.ReadyDeck(slug, faction, counts))

    def _check_crews(self) -> None:
        """Check crews (V-7)."""
        for unit in [] if self._is_torn("crew") else self.needing:
            kind = self.cards.crew_types[unit.crew]
            if not any(faction in (unit.faction, None) and crew in (kind, None) for faction, crew in self.crews):
                unit.part.fault("crew", faults.NEEDS_CREW_CARD, card=unit.slug, crew=kind, faction=unit.faction)

    def _check_pools(self) -> None:
        """V-17: check the total limits of pools and common decks."""
        for faction in dict.fromkeys(self.factions or []):
            copies, points = self._totals(faction)
            if copies is not None and copies > faults.POOL:
                self.table.fault("unit", faults.POOL_TOO_LARGE, faction=faction, found=copies, most=faults.POOL)
            elif points is not None and points > faults.POOL_POINTS:
                self.table.fault("unit", faults.POOL_TOO_DEAR, faction=faction, found=points, most=faults.POOL_POINTS)
        for key, most in (("command", faults.COMMAND_DECK), ("damage", faults.DAMAGE_DECK)):
            found = self._copies_of(key)
            if found is not None and found > most:
                self.table.fault(key, faults.DECK_TOO_LARGE, found=found, most=most)

    def _totals(self, faction: str) -> tuple[int | None, int | None]:
        """The number of cards of a faction and their total cost, with copies."""
        own = [one for one in self.counted if one.faction == faction]
        return _sum([one.copies for one in own]), _sum([_times(one.copies, one.cost) for one in own])

    def _copies_of(self, key: str) -> int | None:
        """The number of cards of a list, with copies; None if the copies of any card are invalid."""
        value = self.table.value(key) or []
        parts = value if isinstance(value, list) else [None]
        copies = [part.get("copies") if isinstance(part, dict) else None for part in parts]
        return _sum([found if type(found) is int and 1 <= found <= faults.COPIES else None for found in copies])

    def _check_sums(self, expect: Inspection) -> None:
        """V-12: check the expected sums, but only where the cards have correct numbers."""
        expect.only(("units-per-faction", "points-per-faction", "command", "damage"))
        units = expect.integer("units-per-faction", 0, _MAX_SUM) if expect.has("units-per-faction") else None
        points = expect.integer("points-per-faction", 0, _MAX_SUM) if expect.has("points-per-faction") else None
        is_known = all(one.faction is not None for one in self.counted) and not self._is_torn("unit", "crew")
        for faction in dict.fromkeys(self.factions or []) if is_known else ():
            copies, cost = self._totals(faction)
            if units is not None and copies is not None and copies != units:
                expect.fault("units-per-faction", faults.WRONG_FACTION_SUM, faction=faction, found=copies)
            if points is not None and cost is not None and cost != points:
                expect.fault("points-per-faction", faults.WRONG_FACTION_SUM, faction=faction, found=cost)
        for key in ("command", "damage"):
            wanted = expect.integer(key, 0, _MAX_SUM) if expect.has(key) else None
            found = self._copies_of(key)
            if wanted is not None and found is not None and wanted != found:
                expect.fault(key, faults.WRONG_SUM, found=found)

    def _is_torn(self, *keys: str) -> bool:
        """Whether one of these lists could not be read completely."""
        for key in keys:
            value = self.table.value(key)
            parts = [] if value is None else value
            if not isinstance(parts, list) or len(parts) > faults.UNIT_CARDS:
                return True
            if not all(isinstance(one, dict) for one in parts):
                return True
        return False


def _sum(numbers: Sequence[int | None]) -> int | None:
    known = [number for number in numbers if number is not None]
    return sum(known) if len(known) == len(numbers) else None


def _times(first: int | None, second: int | None) -> int | None:
    return None if first is None or second is None else first * second


def joined(texts_of_parts: Sequence[str]) -> str:
    """Join the files of a directory into one document."""
    return "\n".join(texts_of_parts)


def _load_house(edition: int) -> cards.CardSet:
    data = files("fogline.titles.spearpoint").joinpath("data")
    texts = []
    for part in PARTS:
        found = [data.joinpath(name).joinpath(part) for name in EDITIONS[:edition]]
        texts.append([file for file in found if file.is_file()][-1].read_text(encoding="utf-8"))
    return read_cards(joined(texts), HOUSE_NAME)


def slugs_of(card_set: cards.CardSet) -> list[str]:
    """Everything in a set that actions can name: cards, and seats by their faction."""
    found = [card.slug for card in card_set.units]
    found += [card.slug for card in card_set.commands]
    found += [card.slug for card in card_set.damages]
    for faction in card_set.factions:
        found += [faction, f"{faction}-b"]
    return found


HOUSES: Final = tuple([_load_house(edition) for edition in range(1, len(EDITIONS) + 1)])
"""Our own card set, by edition. All editions have the same cards and Situations, with different values."""
HOUSE: Final = HOUSES[-1]
"""The newest edition."""
actions.know(slugs_of(HOUSE))
