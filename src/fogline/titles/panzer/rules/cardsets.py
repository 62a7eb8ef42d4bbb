"""Card sets as data (Part 17): cost, armour and firepower of every unit, from a file that anybody can write.

The printed values are in none of our sources. The set ``house`` is our own reconstruction and says so.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from fogline.kernel import data, inspecting
from fogline.kernel.data import Data
from fogline.kernel.errors import BadData
from fogline.kernel.inspecting import Examined, Inspection
from fogline.titles.panzer.rules.cards import (
    AMERICAN,
    CODES,
    GERMAN,
    HELLCAT,
    JACKSON,
    NAMES,
    PANTHER,
    SHERMAN,
    SIDES,
    STUG,
    SUPPLY,
    TYPES,
    UNITS,
    unit_of,
)  # fmt: skip
from fogline.titles.panzer.rules.faults import (
    CHEAP,
    HAS_ARMOUR,
    HOUSE_NAME,
    NO_HEAVY,
    NO_LIGHT,
    NO_MEDIUM,
    NO_SUPERIOR,
    TOO_COSTLY,
)  # fmt: skip
from fogline.titles.panzer.rules.scenarios import SCENARIOS

HOUSE: Final = "house"
MAX_NAME: Final = 80
MAX_COST: Final = 99
"""No squad has more than 20 points (PZ-SETUP-1)."""
_VALUES: Final = (("cost", 1, MAX_COST), ("armour", 0, 3), ("firepower", 1, 3))
"""What a card says, from the least to the most (PZ-STAT-1, PZ-STAT-2)."""


class CardSet(NamedTuple):
    """The values of all units, by unit; those of ``FOREST`` are 0."""

    name: str
    costs: tuple[int, ...]
    armours: tuple[int, ...]
    firepowers: tuple[int, ...]


def read_cards(text: str, file: str) -> CardSet:
    """The card set that *text* holds, or the first thing that is wrong with it."""
    return examine(text, file).or_fault()


def examine(text: str, file: str) -> Examined[CardSet]:
    """A card set, or everything that is wrong with its file; and what is doubtful (the soft ones of PZ-STAT). The name
    of the house set is its own: who reads it must be able to trust that the values are ours."""
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
"""Costs, armours or firepowers by unit; None where the file does not say it rightly."""


def _read(table: Inspection) -> tuple[str | None, list[Column]]:
    """The name of a set and its values, as far as they are right."""
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
    """Whether one value that is right in itself is not the one of the house set."""
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
    """What the rulebook leads one to expect and a set need not keep."""
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
            doubts.append(_side_of(table, unit).error(CODES[unit], HAS_ARMOUR, unit=NAMES[unit], clause=clause))
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
