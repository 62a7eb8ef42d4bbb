"""A picture as SVG that stands alone: no script, no style sheet, no link, its own background."""

from __future__ import annotations

from html import escape
from typing import Final

TABLE: Final = "#1d231f"
"""The background."""
PAPER: Final = "#f6f1e3"
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
