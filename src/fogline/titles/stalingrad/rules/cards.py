"""Sides, kinds of cards, and the names of cells (Parts 0 to 2 of the rules)."""

from __future__ import annotations

from typing import Final

from fogline.kernel.notation import find_name
from fogline.titles.scope.grid import CELLS, COLUMN_NAMES, COLUMNS

GERMAN: Final = 0
SOVIET: Final = 1
SIDES: Final = ("german", "soviet")
SIDE_LETTERS: Final = "gs"

EMPTY_AREA: Final = 0
DECOY: Final = 1
SNIPER: Final = 2
OFFICER: Final = 3
SCOUT: Final = 4
MORTAR: Final = 5
MACHINE_GUN: Final = 6
INFANTRY: Final = 7
KINDS: Final = 8
CODES: Final = ("EA", "DE", "SN", "OF", "SC", "MO", "MG", "IN")
"""A card is ``side * KINDS + kind``. Kinds from SNIPER up are eliminated and scored (ST-COMP-2)."""

SUPPLY: Final = (14, 2, 3, 2, 2, 2, 2, 2)
"""ST-COMP-1: how many cards of each kind a side has."""

NO_CARD: Final = 16
"""The card of cells outside the battlefield, and of cells not yet filled during set-up."""
FACE_DOWN: Final = 17
"""In views: ``FACE_DOWN + side`` is a card of that side whose kind the viewer cannot see."""

MIDDLE: Final = 4
"""ST-GRID-1, ST-GRID-2: rows above this one are the Soviet Front, the others the German Front."""


def front_of(cell: int) -> int:
    """ST-GRID-2: the side whose Front *cell* belongs to, for the whole game."""
    return SOVIET if cell < MIDDLE * COLUMNS else GERMAN


def depth_of(cell: int) -> int:
    """The depth of a cell: 1 for the first row of a Front, which touches the enemy's (ST-GRID-3)."""
    row = cell // COLUMNS
    return MIDDLE - row if row < MIDDLE else row - MIDDLE + 1


def cell_name(cell: int) -> str:
    """``G2c`` = German Front, depth 2, column c."""
    return f"{'GS'[front_of(cell)]}{depth_of(cell)}{COLUMN_NAMES[cell % COLUMNS]}"


def card_name(card: int) -> str:
    """``gSN`` = German Sniper, ``s??`` = a Soviet card face down."""
    if card == NO_CARD:
        return "..."
    if card >= FACE_DOWN:
        return f"{SIDE_LETTERS[card - FACE_DOWN]}??"
    return SIDE_LETTERS[card // KINDS] + CODES[card % KINDS]


CELL_NAMES: Final = tuple(cell_name(cell) for cell in range(CELLS))
_CELL_BY_NAME: Final = {name.lower(): cell for cell, name in enumerate(CELL_NAMES)}
_CARD_BY_NAME: Final = {card_name(card).lower(): card for card in range(FACE_DOWN + 2)}
_KIND_BY_CODE: Final = {code.lower(): kind for kind, code in enumerate(CODES)}
_NO_KIND: Final = f"is not a kind of card; there are {', '.join(CODES)}"


def read_card(text: str) -> int:
    """The card that *text* names. For programs that use the library."""
    return find_name(text, _CARD_BY_NAME, "is not a card; gSN is a German Sniper, s?? a Soviet card face down")


def read_cell(text: str) -> int:
    return find_name(text, _CELL_BY_NAME, "is not a cell; G2c is the German Front, depth 2, column c")


def read_kind(text: str) -> int:
    return find_name(text, _KIND_BY_CODE, _NO_KIND)
