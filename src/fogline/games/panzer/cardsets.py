"""Card sets as data (Part 17): cost, armour and firepower of every unit, from a file that anybody can write.

The printed values are in none of our sources. The set ``house`` is our own reconstruction and says so.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

from fogline.games.panzer.cards import (
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
from fogline.games.panzer.scenarios import SCENARIOS
from fogline.kernel import data
from fogline.kernel.data import Data
from fogline.kernel.errors import BadData

HOUSE: Final = "house"


class CardSet(NamedTuple):
    """The values of all units, by unit; those of ``FOREST`` are 0."""

    name: str
    costs: tuple[int, ...]
    armours: tuple[int, ...]
    firepowers: tuple[int, ...]


class Examined(NamedTuple):
    """What became of a file: a set of cards unless there are faults; warnings do not stand in the way."""

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
    """A card set, or everything that is wrong with its file; and what is doubtful (the soft ones of PZ-STAT). The name
    of the house set is its own: who reads it must be able to trust that the values are ours."""
    found = _examine(text, file)
    if found.cards is None or found.cards.name != HOUSE or found.cards == HOUSE_CARDS:
        return found
    fault = data.read(text, file).error("name", f"{HOUSE!r} is the set that comes with Fogline, with other values")
    return Examined(None, [fault], [])


def _examine(text: str, file: str) -> Examined:
    faults: list[BadData] = []
    try:
        table = data.read(text, file)
    except BadData as fault:
        return Examined(None, [fault], [])
    name = "custom"
    faults.extend(table.unknown(("name", *SIDES)))
    try:
        name = table.name("name")
    except BadData as fault:
        faults.append(fault)
    costs, armours, firepowers = [0] * UNITS, [0] * UNITS, [0] * UNITS
    for side in (AMERICAN, GERMAN):
        try:
            section = table.section(SIDES[side])
        except BadData as fault:
            faults.append(fault)
            continue
        _read_side(section, side, costs, armours, firepowers, faults)
    if faults:
        return Examined(None, faults, [])
    cards = CardSet(name, tuple(costs), tuple(armours), tuple(firepowers))
    return Examined(cards, [], _doubts(table, cards))


def _read_side(
    section: Data, side: int, costs: list[int], armours: list[int], firepowers: list[int], faults: list[BadData]
) -> None:
    units = range(unit_of(side, 1), unit_of(side, TYPES) + 1)
    faults.extend(section.unknown([CODES[unit] for unit in units]))
    for unit in units:
        try:
            card = section.section(CODES[unit])
        except BadData as fault:
            faults.append(fault)
            continue
        faults.extend(card.unknown(("cost", "armour", "firepower")))
        most = 2 if unit == STUG else 3  # PZ-STAT-4: low profile adds a card to its own
        for key, values, least, greatest in (
            ("cost", costs, 1, None),
            ("armour", armours, 0, most),
            ("firepower", firepowers, 1, 3),
        ):
            try:
                values[unit] = card.integer(key, least)
                if greatest is not None and values[unit] > greatest:
                    raise card.error(key, f"{values[unit]} is more than {greatest}")
            except BadData as fault:
                faults.append(fault)


def _doubts(table: Data, cards: CardSet) -> list[BadData]:
    """What the rulebook leads one to expect and a set need not keep."""
    doubts: list[BadData] = []

    def doubt(side: int, unit: int, why: str) -> None:
        section = table.section(SIDES[side])
        doubts.append(section.error(CODES[unit], why) if unit else table.error(SIDES[side], why))

    units = range(1, UNITS)
    for armour, name in ((1, "light"), (2, "medium"), (3, "heavy")):
        if not any(cards.armours[unit] == armour for unit in units):
            doubt(AMERICAN, 0, f"no unit has armour {armour}: the rule for {name} tanks is void (PZ-STAT-3)")
    for unit, clause in (
        (HELLCAT, "PZ-STAT-5"),
        (JACKSON, "PZ-STAT-5"),
        (SHERMAN, "PZ-STAT-6"),
        (PANTHER, "PZ-STAT-6"),
    ):
        if cards.armours[unit] == 0:
            doubt(0 if unit <= TYPES else 1, unit, f"the rulebook takes it that {NAMES[unit]} has armour ({clause})")
    american, german = slice(1, TYPES + 1), slice(TYPES + 1, UNITS)
    if all(
        min(cards.firepowers[own]) >= max(cards.armours[foe]) for own, foe in ((american, german), (german, american))
    ):
        doubt(AMERICAN, 0, "no armour is greater than any enemy firepower: superior armour is void (PZ-STAT-7)")
    least = min(scenario.points for scenario in SCENARIOS.values())
    for unit in units:
        if cards.costs[unit] > least:
            doubt(0 if unit <= TYPES else 1, unit, f"costs more than the {least} points of a Skirmish (PZ-STAT-8)")
    for side in (AMERICAN, GERMAN):
        costs = [cards.costs[unit] for unit in range(unit_of(side, 1), unit_of(side, 9)) for _ in range(SUPPLY[unit])]
        for name, scenario in SCENARIOS.items():
            dearest = max(sum(squad) for squad in combinations(costs, scenario.units))
            if dearest <= scenario.points:
                doubt(side, 0, f"every squad is within the points of {name}: they mean nothing (PZ-STAT-8)")
    return doubts


def _house() -> CardSet:
    file = data.load("fogline.games.panzer", "data/house.toml")
    cards = _examine(file.text, file.file).cards
    assert cards is not None, file.file
    return cards


HOUSE_CARDS: Final = _house()
