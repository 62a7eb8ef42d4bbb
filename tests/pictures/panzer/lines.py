"""A parsed picture: the drawn cards, and the content of each line. No rules are consulted yet."""

from __future__ import annotations

from typing import Final, NamedTuple

from fogline.kernel.errors import BadData
from fogline.kernel.setup import MAX_NUMBER, Value, is_number
from fogline.titles.panzer.rules.cards import (
    CELL_NAMES,
    CODES,
    FOREST,
    LAKE,
    SIDE_LETTERS,
    SIDES,
    TERRAIN,
    UNITS,
    read_cell,
    read_terrain,
    read_unit,
    side_of,
)  # fmt: skip
from fogline.titles.panzer.rules.pictures import COLUMN_LETTERS, FACE_DOWN, LOCKED, REVEALED
from fogline.titles.panzer.rules.tables import OPTIONS
from fogline.titles.scope.grid import COLUMNS
from tests.pictures.scope import FILE, Line, read_page, read_values

KEYS: Final = (
    "scenario", "to act", "turn", "step", "lost", "squads", "shots", "ready", "laid", "values", "outcome",
)  # fmt: skip
MAX_ROWS: Final = 6


class Card(NamedTuple):
    """The contents of one cell."""

    face: int | None
    """The terrain, if there is any."""
    side: int | None
    """The side that controls the cell; nobody controls empty terrain."""
    unit: int
    shown: bool
    locked: bool


class Drawing(NamedTuple):
    """A parsed picture."""

    columns: int
    rows: int
    cards: dict[int, Card]
    """By cell."""
    wheres: dict[int, str]
    """By cell, the line it is drawn on."""
    lines: dict[str, Line]
    options: dict[str, Line]
    data: str

    def here(self, cell: int) -> Line:
        """The line that a cell is drawn on."""
        return Line("", self.wheres[cell])

    def line(self, key: str, usual: str = "") -> Line:
        """The content of the line, or the default."""
        return self.lines.get(key, Line(usual, key))

    def number(self, key: str, usual: int) -> int:
        """A whole number."""
        text = self.line(key, str(usual)).text
        if not is_number(text):
            raise self.lines[key].error(f"expected a whole number up to {MAX_NUMBER}, found {text!r}")
        return int(text)

    def place(self, line: Line, text: str) -> int:
        """A cell of the battlefield that *line* names."""
        cell = line.named(text, read_cell)
        if cell not in self.cards:
            raise line.error(f"{CELL_NAMES[cell]} is outside the battlefield")
        return cell

    def units(self, key: str) -> list[int]:
        """By unit, how often a line names it."""
        counts = [0] * UNITS
        line = self.line(key)
        for word in line.words():
            counts[line.named(word, read_unit)] += 1
        return counts

    def drawn(self) -> list[int]:
        """By unit, how many are drawn."""
        counts = [0] * UNITS
        for card in self.cards.values():
            if card.unit != FOREST:
                counts[card.unit] += 1
        return counts

    def values(self) -> dict[str, Value]:
        """The options."""
        return read_values(self.options, OPTIONS)


def take_apart(picture: str) -> Drawing:
    """Read every line of *picture*."""
    cards: dict[int, Card] = {}
    wheres: dict[int, str] = {}
    page = read_page(picture, KEYS, _without_comment, lambda words, where: _read_row(words, where, cards, wheres))
    return Drawing(page.columns, _depth(cards), cards, wheres, page.lines, page.options, page.data)


def _without_comment(raw: str) -> str:
    """A line without its comment; ``#`` at the end of a word marks a locked unit."""
    text = f" {raw.expandtabs(1)}".partition("<-")[0]
    return text.partition(" #")[0].strip()


def _read_row(words: list[str], where: str, cards: dict[int, Card], wheres: dict[int, str]) -> int:
    """Read the names of the columns, or one row. Returns its width."""
    named = words[0].isascii() and words[0].isdigit()
    width = len(words) - 1 if named else len(words)
    if not named:
        if "".join(words) != COLUMN_LETTERS[:width]:
            raise BadData(FILE, where, f"{' '.join(words)!r} is neither a row of cards nor 'key: value'")
        return width
    row = int(words[0])
    if row < 1 or row > MAX_ROWS:
        raise BadData(FILE, where, f"there is no row {words[0]}")
    if width > COLUMNS:
        raise BadData(FILE, where, f"{width} columns; a battlefield has {COLUMNS} at most")
    for column in range(width):
        cell = (row - 1) * COLUMNS + column
        if cell in cards:
            raise BadData(FILE, where, f"row {words[0]} is there twice")
        cards[cell] = _read_card(Line(words[column + 1], where))
        wheres[cell] = where
    return width


def _read_card(line: Line) -> Card:
    first, slash, second = line.text.partition("/")
    if not slash and first.lower() in TERRAIN:
        return Card(read_terrain(first), None, FOREST, shown=False, locked=False)
    face = line.named(first, read_terrain) if slash else None
    word = second if slash else first
    side = SIDE_LETTERS.find(word[:1].lower())
    name, mark = word[1:4], word[4:]
    if side < 0 or len(name) < 3 or mark not in ("", REVEALED, LOCKED):
        raise line.error(
            f"{line.text!r} is not a card; there are a---, aSHE, aSHE!, aPER#, hill, hill/aSHE and the like"
        )
    if name == FACE_DOWN:
        raise line.error(f"{line.text} is face down: a position needs every card")
    if name == CODES[FOREST]:
        if slash or mark:
            raise line.error(f"{line.text!r}: only units stand on terrain, are revealed or locked")
        return Card(None, side, FOREST, shown=False, locked=False)
    unit = line.named(name, read_unit)
    if side_of(unit) != side:
        raise line.error(f"{line.text!r}: {CODES[unit]} is {SIDES[side_of(unit)]}")
    if face is not None and face >= LAKE:
        raise line.error(f"{line.text!r}: nothing stands on {TERRAIN[face]} (PZ-TERR-2)")
    return Card(face, side, unit, shown=slash != "" or mark != "", locked=mark == LOCKED)


def _depth(cards: dict[int, Card]) -> int:
    """How many rows there are."""
    if not cards:
        raise BadData(FILE, "", "no battlefield is drawn")
    rows = max(cards) // COLUMNS + 1
    for row in range(rows):
        if row * COLUMNS not in cards:
            raise BadData(FILE, "", f"row {row + 1} is missing")
    return rows
