"""A parsed picture: the drawn cards, and the content of each line. No rules are consulted yet."""

from __future__ import annotations

from typing import Final, NamedTuple

from fogline.kernel.errors import BadData
from fogline.kernel.setup import Value
from fogline.titles.scope.grid import COLUMN_NAMES, COLUMNS, ROWS
from fogline.titles.stalingrad.rules.cards import (
    CELL_NAMES,
    FACE_DOWN,
    GERMAN,
    KINDS,
    MIDDLE,
    NO_CARD,
    SIDES,
    SNIPER,
    SOVIET,
    card_name,
    depth_of,
    read_card,
    read_cell,
)  # fmt: skip
from fogline.titles.stalingrad.rules.tables import OPTIONS
from tests.pictures.scope import FILE, Line, read_page, read_values

KEYS: Final = (
    "scenario", "to act", "last to act", "turn", "step", "score", "lost", "shot card", "reserve", "player zone",
    "unscored", "quiet", "ready", "acted", "deployed", "outcome",
)  # fmt: skip
_ROW_NAMES: Final = tuple(name[:2] for name in CELL_NAMES[::COLUMNS])

Pair = tuple[int, int]
"""A number for each side, the German first."""


class Drawing(NamedTuple):
    """A parsed picture."""

    columns: int
    rows: int
    cards: dict[int, int]
    """By cell."""
    wheres: dict[int, str]
    """By cell, the line it is drawn on."""
    lines: dict[str, Line]
    options: dict[str, Line]
    data: str

    def counts(self) -> list[int]:
        """By card, how many are drawn."""
        counts = [0] * (2 * KINDS)
        for card in self.cards.values():
            if card != NO_CARD:
                counts[card] += 1
        return counts

    def has_gaps(self) -> bool:
        """Whether there are cells without a card."""
        return NO_CARD in self.cards.values()

    def line(self, key: str, usual: str = "") -> Line:
        """The content of the line, or the default."""
        return self.lines.get(key, Line(usual, key))

    def number(self, key: str, usual: int, least: int = 0) -> int:
        """A whole number."""
        text = self.line(key, str(usual)).text
        if not text.removeprefix("-").isdecimal() or int(text) < least:
            raise self.lines[key].error(f"expected a whole number, found {text!r}")
        return int(text)

    def flag(self, key: str, usual: bool) -> bool:
        """``true`` or ``false``."""
        text = self.line(key, "true" if usual else "false").text
        if text not in ("true", "false"):
            raise self.lines[key].error(f"expected true or false, found {text!r}")
        return text == "true"

    def pair(self, key: str, usual: Pair) -> Pair:
        """A number for each side; a side that is not named has the default."""
        if key not in self.lines:
            return usual
        line = self.lines[key]
        numbers = list(usual)
        for part in line.text.split(","):
            words = part.split()
            if len(words) != 2 or words[0] not in SIDES or not words[1].isdecimal():
                raise line.error(f"expected e.g. 'german 2, soviet 0', found {part.strip()!r}")
            numbers[SIDES.index(words[0])] = int(words[1])
        return numbers[GERMAN], numbers[SOVIET]

    def place(self, line: Line, text: str) -> int:
        """A cell of the battlefield that *line* names."""
        cell = line.named(text.removeprefix("Q[").removesuffix("]"), read_cell)
        if cell not in self.cards:
            raise line.error(f"{CELL_NAMES[cell]} is outside the battlefield")
        return cell

    def lost(self) -> list[int]:
        """By card, how many are named as lost."""
        lost = [0] * (2 * KINDS)
        line = self.line("lost")
        for word in line.words():
            card = line.named(word, read_card)
            if card >= NO_CARD or card % KINDS < SNIPER:
                raise line.error(f"{word} is not a Sniper or Unit; nothing else is ever lost")
            lost[card] += 1
        return lost

    def values(self) -> dict[str, Value]:
        """The options."""
        return read_values(self.options, OPTIONS)


def take_apart(picture: str) -> Drawing:
    """Read every line of *picture*."""
    cards: dict[int, int] = {}
    wheres: dict[int, str] = {}
    page = read_page(picture, KEYS, _without_comment, lambda words, where: _read_row(words, where, cards, wheres))
    return Drawing(page.columns, _depth(cards), cards, wheres, page.lines, page.options, page.data)


def _without_comment(raw: str) -> str:
    """A line without its comment; the front line is one."""
    text = raw.partition("#")[0].partition("<-")[0].strip()
    return "" if text.startswith("--") else text


def _read_row(words: list[str], where: str, cards: dict[int, int], wheres: dict[int, str]) -> int:
    """Read the names of the columns, or one row. Returns its width."""
    named = max([len(word) for word in words]) > 1
    if named and words[0] not in _ROW_NAMES:
        raise BadData(FILE, where, f"{' '.join(words)!r} is neither a row of cards nor 'key: value'")
    width = len(words) - 1 if named else len(words)
    if width < 2 or width > COLUMNS:
        raise BadData(FILE, where, f"{width} columns; a Front has 2 to {COLUMNS}")
    if not named:
        if "".join(words) != COLUMN_NAMES[:width]:
            raise BadData(FILE, where, f"columns are {' '.join(COLUMN_NAMES[:width])}, as the German player sees them")
        return width
    line = Line(" ".join(words), where)
    for column in range(width):
        cell = line.named(words[0] + COLUMN_NAMES[column], read_cell)
        card = line.named(words[column + 1], read_card)
        if card >= FACE_DOWN:
            raise line.error(f"{card_name(card)} is face down: a position needs every card")
        if cell in cards:
            raise line.error(f"row {words[0]} is there twice")
        cards[cell] = card
        wheres[cell] = where
    return width


def _depth(cards: dict[int, int]) -> int:
    """How many rows each Front has."""
    rows = max([depth_of(cell) for cell in cards], default=0)
    if rows < 2:
        raise BadData(FILE, "", f"a Front has 2 to {ROWS // 2} rows")
    for row in range(MIDDLE - rows, MIDDLE + rows):
        if row * COLUMNS not in cards:
            raise BadData(FILE, "", f"row {CELL_NAMES[row * COLUMNS][:2]} is missing")
    return rows
