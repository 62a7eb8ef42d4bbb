"""The battlefield as SVG, as far as the titles agree: where the cells are, their names, and signs beside them."""

from __future__ import annotations

from typing import Final, NamedTuple

from fogline.kernel.svg import GOLD, INK, TABLE
from fogline.titles.scope.grid import COLUMNS

STRIP: Final = 62
"""Height of what lies beside the battlefield, for each side."""
LABELS: Final = 20
"""Height of the names of the columns."""
MARGIN: Final = 30
PILE: Final = (
    f'<g fill="#d9d4c2" stroke="{TABLE}"><rect x="-3" y="-8" width="10" height="13" rx="1.5"/>'
    '<rect x="-7" y="-5" width="10" height="13" rx="1.5"/></g>'
)
"""Two cards, one upon the other."""


class Layout(NamedTuple):
    """Where things are on the sheet."""

    width: int
    height: int
    turned: bool
    """Whether the side is below that is above on the board."""
    left: int
    """Where the first column begins."""
    xs: tuple[int, ...]
    """The middle of each column."""
    ys: dict[int, int]
    """The middle of each row, by its number on the board."""

    def at(self, cell: int) -> tuple[int, int]:
        """The middle of a cell."""
        return self.xs[cell % COLUMNS], self.ys[cell // COLUMNS]

    def cell(self, cell: int) -> str:
        """The middle of a cell, as an SVG translation."""
        x, y = self.at(cell)
        return f"translate({x} {y})"


def middles(number: int, first: int, pitch: int, *, turned: bool) -> list[int]:
    """The centres of *number* columns or rows of width *pitch*, beginning at *first*."""
    found = [first + at * pitch + pitch // 2 for at in range(number)]
    return found[::-1] if turned else found


def names(layout: Layout, columns: str, rows: list[str], left: int, below: int) -> list[str]:
    """The names of the columns, above and *below* the battlefield, and those of the rows, to its *left*."""
    parts = [f'<g font-size="12" fill="{INK}">']
    for name, x in zip(columns, layout.xs):
        for y in (STRIP + 14, below):
            parts.append(f'<text x="{x}" y="{y}">{name}</text>')
    for name, y in zip(rows, layout.ys.values()):
        parts.append(f'<text x="{left}" y="{y + 4}">{name}</text>')
    parts.append("</g>")
    return parts


def frame(width: int) -> str:
    """Around the strip of a side that is to act."""
    return (
        f'<rect x="5" y="5" width="{width - 10}" height="{STRIP - 10}" rx="8" '
        f'fill="none" stroke="{GOLD}" stroke-width="2"/>'
    )


def remark(side: int, *, ready: bool, ended: bool, winner: int) -> str:
    """A tick for a side that has confirmed its set-up, a star for a winner, an equals sign after a draw."""
    if not ended:
        return " ✓" if ready else ""
    if winner not in (0, 1):
        return " ="
    return " ★" if winner == side else ""
