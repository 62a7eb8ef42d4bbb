"""The three battlefields (PZ-SETUP-1, PZ-SETUP-3), and card sets as data (Part 17): cost, armour and firepower of every
unit, from a TOML file."""

from __future__ import annotations

from typing import Final, NamedTuple

from fogline.kernel import data
from fogline.kernel import inspection as inspecting
from fogline.kernel.data import Data
from fogline.kernel.errors import BadData
from fogline.kernel.faults import Kind
from fogline.kernel.inspection import Examined, Inspection
from fogline.titles.panzer.rules.cards import (
    AMERICAN,
    CODES,
    GERMAN,
    HELLCAT,
    JACKSON,
    PANTHER,
    SHERMAN,
    SIDES,
    STUG,
    SUPPLY,
    TYPES,
    UNIT_NAMES,
    UNITS,
    unit_of,
)

NO_TURNS: Final = Kind("data-pz-no-turns", "0 turns is not a game; write none for no limit (AMB-76)")
TURRET_NEEDS_TERRAIN: Final = Kind(
    "data-pz-turret-needs-terrain", "needs terrain: only a hill looks into a turret (PZ-OPEN-1)"
)
NO_PERIOD: Final = Kind("data-pz-no-period", "expected none or a year and month like 1944-12, found {found}")

HOUSE_NAME: Final = Kind(
    "data-pz-house-name", "'house' is reserved for the set that comes with Fogline, whose values differ"
)
NO_SQUAD: Final = Kind("data-pz-no-squad", "no unit fits within the {points} points of {scenario}")
# warnings that do not prevent use (the soft rules of PZ-STAT)
NO_LIGHT: Final = Kind("data-pz-no-light", "no unit has armour 1: the rule for light tanks has no effect (PZ-STAT-3)")
NO_MEDIUM: Final = Kind(
    "data-pz-no-medium", "no unit has armour 2: the rule for medium tanks has no effect (PZ-STAT-3)"
)
NO_HEAVY: Final = Kind("data-pz-no-heavy", "no unit has armour 3: the rule for heavy tanks has no effect (PZ-STAT-3)")
HAS_ARMOUR: Final = Kind("data-pz-has-armour", "the rulebook assumes that {unit} has armour ({clause})")
NO_SUPERIOR: Final = Kind(
    "data-pz-no-superior", "no armour is greater than any enemy firepower: superior armour has no effect (PZ-STAT-7)"
)
TOO_COSTLY: Final = Kind("data-pz-dear", "costs more than the {points} points of a Skirmish (PZ-STAT-8)")
CHEAP: Final = Kind(
    "data-pz-cheap", "every squad fits within the points of {scenario}: the limit has no effect (PZ-STAT-8)"
)


# -- the three battlefields (PZ-SETUP-1, PZ-SETUP-3) --------------------------------------------------


class Scenario(NamedTuple):
    """One battlefield."""

    name: str
    rows: int
    columns: int
    units: int
    """The maximum number of units in a squad."""
    points: int
    """The maximum total cost of these units."""
    terrain: int
    """PZ-TPLC-3, PZ-TPLC-4: how many of their two terrain cards each player places."""


SCENARIOS: Final = {
    "skirmish": Scenario("skirmish", 6, 4, 4, 12, 1),
    "battle": Scenario("battle", 6, 5, 5, 16, 2),
    "great-battle": Scenario("great-battle", 5, 6, 6, 20, 2),
}
NAMES: Final = tuple(SCENARIOS)


# -- card sets as data (Part 17) ----------------------------------------------------------------------


HOUSE: Final = "house"
MAX_NAME: Final = 80
MAX_COST: Final = 99
"""No squad has more than 20 points (PZ-SETUP-1)."""
_VALUES: Final = (("cost", 1, MAX_COST), ("armour", 0, 3), ("firepower", 1, 3))
"""The values printed on a card, each with its range (PZ-STAT-1, PZ-STAT-2)."""


class CardSet(NamedTuple):
    """The values of all units, by unit; those of ``FOREST`` are 0."""

    name: str
    costs: tuple[int, ...]
    armours: tuple[int, ...]
    firepowers: tuple[int, ...]


def read_cards(text: str, file: str) -> CardSet:
    return examine(text, file).or_fault()


def examine(text: str, file: str) -> Examined[CardSet]:
    """A card set, or all faults of its file; and its warnings (the soft rules of PZ-STAT). The name ``house`` is
    reserved, so that readers know its values are ours."""
    return inspecting.examine(text, file, _examine)


def _examine(file: Data) -> Examined[CardSet]:
    faults: list[BadData] = []
    table = Inspection(file, faults)
    name, values = _read(table)
    if name == HOUSE and _is_other(values):
        table.fault("name", HOUSE_NAME)
    cards = _joined(name, values)
    return Examined(None, faults, []) if faults or cards is None else Examined(cards, [], _doubts(file, cards))


Column = list[int | None]
"""Costs, armours or firepowers by unit; None where the file has no valid value."""


def _read(table: Inspection) -> tuple[str | None, list[Column]]:
    table.only(("name", *SIDES))
    name = table.name("name", MAX_NAME)
    nothing: Column = [0, *[None] * (UNITS - 1)]
    values = [nothing[:] for _ in _VALUES]
    for side in (AMERICAN, GERMAN):
        section = table.section(SIDES[side])
        if section is not None:
            _read_side(section, side, values)
    return name, values


def _joined(name: str | None, values: list[Column]) -> CardSet | None:
    known = [tuple([value for value in column if value is not None]) for column in values]
    if name is None or any(len(column) < UNITS for column in known):
        return None
    return CardSet(name, known[0], known[1], known[2])


def _is_other(values: list[Column]) -> bool:
    """Whether a valid value differs from that of the house set."""
    house = (HOUSE_CARDS.costs, HOUSE_CARDS.armours, HOUSE_CARDS.firepowers)
    return any(
        value is not None and value != own
        for column, owns in zip(values, house, strict=True)
        for value, own in zip(column, owns, strict=True)
    )


def _read_side(section: Inspection, side: int, values: list[Column]) -> None:
    units = range(unit_of(side, 1), unit_of(side, TYPES) + 1)
    section.only([CODES[unit] for unit in units])
    for unit in units:
        card = section.section(CODES[unit])
        if card is None:
            continue
        card.only([key for key, _, _ in _VALUES])
        for column, (key, least, most) in enumerate(_VALUES):
            if key == "armour" and unit == STUG:
                most = 2  # PZ-STAT-4: low profile adds a card to its own
            values[column][unit] = card.integer(key, least, most)


def _doubts(table: Data, cards: CardSet) -> list[BadData]:
    """Warnings: expectations of the rulebook that a set need not meet."""
    doubts: list[BadData] = []
    units = range(1, UNITS)
    for armour, kind in ((1, NO_LIGHT), (2, NO_MEDIUM), (3, NO_HEAVY)):
        if not any(cards.armours[unit] == armour for unit in units):
            doubts.append(table.error(SIDES[AMERICAN], kind))
    for unit, clause in (
        (HELLCAT, "PZ-STAT-5"),
        (JACKSON, "PZ-STAT-5"),
        (SHERMAN, "PZ-STAT-6"),
        (PANTHER, "PZ-STAT-6"),
    ):
        if cards.armours[unit] == 0:
            doubts.append(_side_of(table, unit).error(CODES[unit], HAS_ARMOUR, unit=UNIT_NAMES[unit], clause=clause))
    american, german = slice(1, TYPES + 1), slice(TYPES + 1, UNITS)
    if all(
        min(cards.firepowers[own]) >= max(cards.armours[foe]) for own, foe in ((american, german), (german, american))
    ):
        doubts.append(table.error(SIDES[AMERICAN], NO_SUPERIOR))
    least = min(scenario.points for scenario in SCENARIOS.values())
    for unit in units:
        if cards.costs[unit] > least:
            doubts.append(_side_of(table, unit).error(CODES[unit], TOO_COSTLY, points=least))
    for side in (AMERICAN, GERMAN):
        costs = [cards.costs[unit] for unit in range(unit_of(side, 1), unit_of(side, 9)) for _ in range(SUPPLY[unit])]
        for name, scenario in SCENARIOS.items():
            dearest = sum(sorted(costs)[-scenario.units :])
            if dearest <= scenario.points:
                doubts.append(table.error(SIDES[side], CHEAP, scenario=name))
    return doubts


def _side_of(table: Data, unit: int) -> Data:
    return table.section(SIDES[AMERICAN if unit <= TYPES else GERMAN])


def _house() -> CardSet:
    file = data.load("fogline.titles.panzer", "data/house.toml")
    name, values = _read(Inspection(file, []))
    cards = _joined(name, values)
    assert cards is not None, file.file
    return cards


HOUSE_CARDS: Final = _house()
