"""Reads text pictures where both SCOPE titles agree: rows of cards, lines ``key: value``, and a file that comes with
the game. No rules are consulted yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from fogline.kernel.errors import BadData, NotationError
from fogline.kernel.setup import Option, Value, write_value
from fogline.titles.scope.book import DRAW

FILE: Final = "picture"
"""The file's name in errors."""


class Line(NamedTuple):
    """The content of one line or keyword argument, and its place."""

    text: str
    where: str

    def error(self, why: str) -> BadData:
        """An error about this line."""
        return BadData(FILE, self.where, why)

    def words(self) -> list[str]:
        """The words of the line, with or without commas."""
        return self.text.replace(",", " ").split()

    def one_of(self, word: str, known: Sequence[str]) -> int:
        """The *known* word that equals a word of the line."""
        if word not in known:
            raise self.error(f"{word!r} is not one of {', '.join(known)}")
        return known.index(word)

    def named(self, word: str, read: Callable[[str], int]) -> int:
        """The thing that a word of the line names, *read* as in the notation of actions."""
        try:
            return read(word)
        except NotationError as error:
            raise self.error(str(error)) from None


class Page(NamedTuple):
    """A picture without its cards."""

    columns: int
    """The width of its rows."""
    lines: dict[str, Line]
    options: dict[str, Line]
    data: str


def read_page(
    picture: str,
    keys: tuple[str, ...],
    without_comment: Callable[[str], str],
    read_row: Callable[[list[str], str], int],
) -> Page:
    """Read every line of *picture*. *read_row* takes the words of a row and its place, and returns its width."""
    page = Page(0, {}, {}, "")
    for number, raw in enumerate(picture.splitlines(), start=1):
        where = f"line {number}"
        if raw.lstrip().startswith("data|"):
            page = page._replace(data=page.data + raw.partition("|")[2].removeprefix(" ") + "\n")
            continue
        text = without_comment(raw)
        if not text:
            continue
        key, colon, value = text.partition(":")
        if colon:
            _read_line(key.strip(), Line(value.strip(), where), keys, page)
            continue
        width = read_row(text.split(), where)
        if page.columns not in (0, width):
            raise BadData(FILE, where, f"{width} columns, but {page.columns} above")
        page = page._replace(columns=width)
    return page


def _read_line(key: str, line: Line, keys: tuple[str, ...], page: Page) -> None:
    known = page.lines
    if key.startswith("option "):
        key = key.removeprefix("option ").strip()
        known = page.options
    elif key == "seen by":
        raise line.error("this is what one seat sees, not a position")
    elif key not in keys:
        raise line.error(f"{key!r} is not one of {', '.join(keys)}, option")
    if key in known:
        raise line.error(f"{key!r} is there twice")
    known[key] = line


def read_values(lines: dict[str, Line], options: tuple[Option, ...]) -> dict[str, Value]:
    """The values that the *lines* of a page give to a title's *options*."""
    values: dict[str, Value] = {}
    by_key = {option.key: option for option in options}
    for key, line in lines.items():
        if key not in by_key:
            raise line.error(f"{key!r} is not an option; known options: {', '.join(by_key)}")
        try:
            values[key] = by_key[key].read(line.text)
        except BadData as error:
            raise line.error(error.why) from None
    return values


def replace_lines(lines: dict[str, Line], given: dict[str, Value | None]) -> None:
    """Replace lines by the arguments *given* for the same keys."""
    for key, value in given.items():
        if value is not None:
            lines[key] = Line(write_value(value), key)


def read_step_name(line: Line, steps: tuple[str, ...], *, ended: bool) -> int:
    """The step that the first word of *line* names. The last of the *steps* is the end of the game."""
    words = line.words() or [""]
    step = line.one_of(words[0], steps)
    if (step == len(steps) - 1) != ended:
        raise line.error("a game has an outcome if, and only if, it is over")
    return step


def read_outcome(line: Line, sides: tuple[str, str], reasons: tuple[str, ...], example: str) -> tuple[int, int]:
    """The winner (2 after a draw) and the set of reasons."""
    words = line.words()
    winners = (*sides, DRAW)
    if len(words) < 3 or words[0] not in winners or words[1] != "by":
        raise line.error(f"expected e.g. {example}, found {line.text!r}")
    found = 0
    for word in words[2:]:
        found |= 1 << line.one_of(word, reasons)
    return winners.index(words[0]), found
