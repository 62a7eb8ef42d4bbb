"""A text picture taken apart, as far as the titles agree: rows of cards, lines ``key: value``, and a file that comes
with the game. No rules are asked yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from fogline.kernel.errors import BadData
from fogline.kernel.setup import Option, Value

FILE: Final = "picture"
"""The file's name in errors."""


class Line(NamedTuple):
    """What one line or keyword argument says, and where it stands."""

    text: str
    where: str

    def error(self, why: str) -> BadData:
        """What is wrong with this line."""
        return BadData(FILE, self.where, why)

    def words(self) -> list[str]:
        """The words of the line, commas or not."""
        return self.text.replace(",", " ").split()


class Page(NamedTuple):
    """All of a picture but its cards."""

    columns: int
    """How wide its rows are."""
    lines: dict[str, Line]
    options: dict[str, Line]
    data: str


def read_page(
    picture: str,
    keys: tuple[str, ...],
    without_comment: Callable[[str], str],
    read_row: Callable[[list[str], str], int],
) -> Page:
    """Read every line of *picture*. *read_row* takes the words of a row and where it stands, and gives its width."""
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
        raise line.error(f"{key!r} is none of {', '.join(keys)}, option")
    if key in known:
        raise line.error(f"{key!r} is there twice")
    known[key] = line


def read_values(lines: dict[str, Line], options: tuple[Option, ...]) -> dict[str, Value]:
    """What the *lines* of a page say of a title's *options*."""
    values: dict[str, Value] = {}
    for key, line in lines.items():
        for option in options:
            if option.key == key:
                try:
                    values[key] = option.read(line.text)
                except BadData as error:
                    raise line.error(error.why) from None
        if key not in values:
            raise line.error(f"{key!r} is no option; there are {', '.join([option.key for option in options])}")
    return values
