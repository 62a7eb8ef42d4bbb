"""Sides, units, terrain and the names of cells (Parts 0 to 2 of the rules).

A unit is a number: 1 to 8 are American, 9 to 16 German. 0 is not a unit but plain forest, or empty terrain. The two
Shermans share a number, as do the two Panzer IVs: only their places distinguish twins."""

from __future__ import annotations

from typing import Final

from fogline.kernel.notation import find_name
from fogline.titles.scope.grid import COLUMNS

AMERICAN: Final = 0
GERMAN: Final = 1
SIDES: Final = ("american", "german")
SIDE_LETTERS: Final = "ag"

CELLS: Final = 36
"""The cells of six rows of six: no battlefield has more (PZ-SETUP-1)."""
FOREST: Final = 0
"""No unit."""
TYPES: Final = 8
"""The number of unit types per side."""
UNITS: Final = 17
"""The number of units, including ``FOREST``."""
CODES: Final = (
    "---",
    "BAZ", "ATG", "STU", "HEL", "SHE", "JAC", "JUM", "PER",
    "PSK", "PAK", "PZ2", "PZ3", "PZ4", "STG", "PAN", "TIG",
)  # fmt: skip
UNIT_NAMES: Final = (
    "Forest",
    "M9 Bazooka", "M1 AT Gun", "M3 Stuart", "M18 Hellcat", "M4 Sherman", "M36 Jackson", "M4A3E2 Jumbo", "M26 Pershing",
    "Panzerschreck", "PaK 40", "Panzer II", "Panzer III", "Panzer IV", "Stug III", "PzV Panther", "PzVI Tiger",
)  # fmt: skip
HELLCAT: Final = 4
SHERMAN: Final = 5
JACKSON: Final = 6
PERSHING: Final = 8
PANZER_IV: Final = 13
STUG: Final = 14
PANTHER: Final = 15
SPECIAL: Final = (HELLCAT, JACKSON, PERSHING, STUG)
"""PZ-STAT-10: the units with an asterisk."""

SUPPLY: Final = (0, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1)
"""PZ-COMP-2, PZ-COMP-3: the number of cards of each unit."""
FOREST_CARDS: Final = 30
"""PZ-COMP-5: the number of forest cards."""

MEADOW: Final = 0
HILL: Final = 1
LAKE: Final = 2
PEAKS: Final = 3
TERRAIN: Final = ("meadow", "hill", "lake", "peaks")
"""PZ-COMP-7: meadow and hill are the faces of one card, lake and peaks those of the other: a card is ``face // 2``."""

UNKNOWN: Final = 17
"""In views: a face-down card that the viewer may not see."""


def side_of(unit: int) -> int:
    return AMERICAN if unit <= TYPES else GERMAN


def type_of(unit: int) -> int:
    """A unit's number among those of its side: 1 to 8."""
    return unit if unit <= TYPES else unit - TYPES


def unit_of(side: int, kind: int) -> int:
    return side * TYPES + kind


def cell_name(cell: int) -> str:
    """``B3`` = second column from the American's left, third row from the American's side."""
    return f"{'ABCDEF'[cell % COLUMNS]}{cell // COLUMNS + 1}"


CELL_NAMES: Final = tuple(cell_name(cell) for cell in range(CELLS))
_CELL_BY_NAME: Final = {name.lower(): cell for cell, name in enumerate(CELL_NAMES)}
_UNIT_BY_CODE: Final = {code.lower(): unit for unit, code in enumerate(CODES) if unit != FOREST}
_NO_UNIT: Final = f"is not a unit; there are {', '.join(CODES[1:])}"
_FACE_BY_NAME: Final = {name: face for face, name in enumerate(TERRAIN)}
_NO_TERRAIN: Final = f"is not a terrain; there are {', '.join(TERRAIN)}"


def read_cell(text: str) -> int:
    return find_name(text, _CELL_BY_NAME, "is not a cell; B3 is the second column, third row from the American side")


def read_unit(text: str) -> int:
    return find_name(text, _UNIT_BY_CODE, _NO_UNIT)


def read_terrain(text: str) -> int:
    return find_name(text, _FACE_BY_NAME, _NO_TERRAIN)
