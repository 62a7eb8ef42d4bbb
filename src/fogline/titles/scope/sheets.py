"""Draws the battlefield of either title as one small SVG: a card for each cell, marks around the cell, and at the
bottom the lines of the text picture that are not the battlefield."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from fogline.kernel.svg import GOLD, INK, lines_of_text, sheet, wrapped

WIDTH: Final = 76
HEIGHT: Final = 46
_MARGIN: Final = 12
_CORNERS: Final = (3, 13, 8)
"""A card's corners and letter show which side it belongs to; colour is never the only cue."""
_COLOURS: Final = ("#3d5a75", "#7c3a2f", "#4a4f45")
"""The colours of both sides and of a neutral cell."""
_RINGS: Final = {"now": "", "last": ' stroke-dasharray="7 5"'}


class Square(NamedTuple):
    row: int
    """The row, counted from the top unless the picture is turned."""
    column: int
    name: str
    card: str
    """The card, written as in text pictures."""
    side: int
    """The owner; 2 means neutral."""
    mark: str = ""
    """``now`` for a card that is face up or aimed at, ``last`` for the latest one revealed."""


def board(
    title: str, picture: str, squares: Sequence[Square], quadrants: Sequence[tuple[int, int]], *, turned: bool
) -> str:
    """A picture of *squares*; *quadrants*, each named by the row and the column of its upper left cell, are framed."""
    rows, columns = (sorted({square[at] for square in squares}, reverse=turned) for at in (0, 1))
    xs = {column: _MARGIN + at * WIDTH + WIDTH // 2 for at, column in enumerate(columns)}
    ys = {row: _MARGIN + at * HEIGHT + HEIGHT // 2 for at, row in enumerate(rows)}
    parts = [_square(square, xs[square.column], ys[square.row]) for square in squares]
    for row, column in quadrants:
        x, y = min(xs[column], xs[column + 1]) - WIDTH // 2, min(ys[row], ys[row + 1]) - HEIGHT // 2
        frame = f'x="{x}" y="{y}" width="{2 * WIDTH}" height="{2 * HEIGHT}"'
        parts.append(f'<rect {frame} rx="10" fill="none" stroke="{GOLD}" stroke-width="2" stroke-dasharray="2 5"/>')
    below = 2 * _MARGIN + len(rows) * HEIGHT
    width = max(2 * _MARGIN + len(columns) * WIDTH, 360)
    told = wrapped([line for line in picture.splitlines() if ": " in line], width)
    return sheet(width, below + 16 * len(told) + 8, title, picture, parts + lines_of_text(told, _MARGIN, below))


def _square(square: Square, x: int, y: int) -> str:
    box = f'x="{3 - WIDTH // 2}" y="{3 - HEIGHT // 2}" width="{WIDTH - 6}" height="{HEIGHT - 6}"'
    fill = f'rx="{_CORNERS[square.side]}" fill="{_COLOURS[square.side]}"'
    ring = ""
    if square.mark:
        ring = f'<rect {box} rx="10" fill="none" stroke="{GOLD}" stroke-width="3.5"{_RINGS[square.mark]}/>'
    return (
        f'<g transform="translate({x} {y})"><title>{square.name} {square.card}</title><rect {box} {fill}/>'
        f'<text y="-7" font-size="9" font-weight="400" fill="{INK}">{square.name}</text>'
        f'<text y="11" font-size="13" fill="#fff">{square.card}</text>{ring}</g>'
    )
