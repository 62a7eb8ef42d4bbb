"""Self-contained SVG pictures: no script, no style sheet, no link, and their own background.

Notebooks show positions and views this way (``_repr_svg_``), and the curve of a training run uses the same sheet. The
browser client draws its own boards.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from textwrap import wrap
from typing import Final

TABLE: Final = "#1d231f"
"""The background."""
INK: Final = "#ece7d8"
"""Text on the table."""
GOLD: Final = "#f4c542"
_STYLE: Final = (
    'role="img" style="max-width:100%;height:auto" text-anchor="middle" font-weight="700" '
    "font-family=\"system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif\""
)


def sheet(width: int, height: int, title: str, description: str, parts: list[str]) -> str:
    """The *parts* on a sheet of this size. *title* and *description* are for screen readers."""
    size = f'width="{width}" height="{height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {size} {_STYLE}>',
        f"<title>{escape(title, quote=False)}</title>",
        f"<desc>{escape(description, quote=False)}</desc>",
        f'<rect {size} rx="10" fill="{TABLE}"/>',
        *parts,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def wrapped(lines: Sequence[str], width: int) -> list[str]:
    """Small print: *lines*, wrapped to at most *width*."""
    return [piece for line in lines for piece in wrap(line, width // 6)]


def lines_of_text(lines: Sequence[str], x: int, top: int) -> list[str]:
    """*lines* one below the other, 16 units each."""
    style = f'text-anchor="start" font-size="11" font-weight="400" fill="{INK}"'
    return [
        f'<text x="{x}" y="{top + 16 * number + 12}" {style}>{escape(line, quote=False)}</text>'
        for number, line in enumerate(lines)
    ]
