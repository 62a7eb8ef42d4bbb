"""Unit cards in the Battle Area and the signs on them as SVG, each around the point (0, 0).

A side is told by the corners of its cards and by the letter of the name, a type by its shape; colour only helps. There
are no ids, so that several pictures can stand on one page.
"""

from __future__ import annotations

from html import escape
from typing import Final

from fogline.kernel.svg import GOLD, PAPER
from fogline.titles.spearpoint.rules.actions import unit_name
from fogline.titles.spearpoint.rules.cards import NO_CARD, NO_CREW
from fogline.titles.spearpoint.rules.modifiers import defense
from fogline.titles.spearpoint.rules.state import NO_DAMAGE, State, Unit

WIDTH: Final = 92
HEIGHT: Final = 92
CELL_X: Final = 104
CELL_Y: Final = 104

DARK: Final = "#2b2f25"
RED: Final = "#c8472b"
SIDE_COLOURS: Final = ("#56672f", "#3d5a75")
_CORNERS: Final = (13, 3)
_MAX_SHOWN: Final = 15

_SHAPES: Final = (
    # A kneeling man with a rifle; a tank; a gun on its wheel; an aeroplane from above. By type.
    "M-6 -9a5 5 0 0 1 10 0v1h-10zM-5 -6h8l4 7 7 1v3h-9l-4 -4v4l5 2v3h-11l-6 -8zM-22 -3l38 -4 .5 3 -38 4z",
    "M-22 3v-5h38l6 5zM-12 -3l3 -8h13l5 8zM9 -8h17v3h-17zM-24 9a5 5 0 0 1 5 -5h38a5 5 0 0 1 0 10h-38a5 5 0 0 1 -5 -5z",
    "M-2 -12h4l4 15h-5zM-2 0l-25 11 1.5 3L1 4zM3 -7h24v3h-24zM-6 7a7 7 0 1 0 14 0 7 7 0 1 0 -14 0z",
    "M-3 -14h6l1 8 22 6v5l-22 -2 -1 7 6 4v3h-18v-3l6 -4 -1 -7 -22 2v-5l22 -6z",
)
_SHIELD: Final = "M-5 -5H5V0C5 3.5 2 5 0 6C-2 5 -5 3.5 -5 0Z"
_HEART: Final = "M0 5.500L-5.5 -.500a3 3 0 0 1 5.500 -3.500 3 3 0 0 1 5.500 3.500Z"
_BURST: Final = "M0 -8L2 -3 7.5 -4.5 4 0 7.5 4.5 2 3 0 8 -2 3 -7.5 4.5 -4 0 -7.5 -4.5 -2 -3Z"
_CROSS: Final = "M-5 -5L5 5M5 -5L-5 5"


def unit(state: State, unit: Unit) -> str:
    """A Unit in play: its name and card, its shape, Defense and Endurance as they stand, crew, damage, orders."""
    card, corners = state.card_of(unit), _CORNERS[unit.owner()]
    half, low = WIDTH // 2, HEIGHT // 2
    frame = f'x="{-half}" y="{-low}" width="{WIDTH}" height="{HEIGHT}" rx="{corners}"'
    edge = GOLD if unit.seat != unit.owner() else SIDE_COLOURS[unit.seat]
    parts = [
        f'<rect {frame} fill="{PAPER}" stroke="{edge}" stroke-width="3"/>',
        f'<rect x="{-half}" y="{-low}" width="{WIDTH}" height="20" rx="{corners}" fill="{SIDE_COLOURS[unit.seat]}"/>',
        f'<text y="{15 - low}" font-size="14" fill="#fff">{unit_name(unit.name)}</text>',
        f'<path transform="translate(0 -6) scale(1.1)" d="{_SHAPES[card.kind]}" fill="{DARK}" fill-rule="evenodd"/>',
        f'<text y="25" font-size="9" font-weight="600" fill="{DARK}">{_short(card.slug)}</text>',
        _number(-24, _SHIELD, "#7b92a6", str(int(defense(state, unit, None)))),
        _number(14, _HEART, RED, f"{int(unit.endurance)}/{int(card.full)}"),
    ]
    if unit.damage != NO_DAMAGE:
        parts.append(f'<path transform="translate({half - 12} {32 - low})" d="{_BURST}" fill="{RED}"/>')
    if card.crew != NO_CREW and unit.crew == NO_CARD:
        at = f"translate({12 - half} {32 - low})"
        parts.append(f'<path transform="{at}" d="{_CROSS}" stroke="{RED}" stroke-width="3" fill="none"/>')
    if unit.orders:
        parts.append(f'<text x="{half - 12}" y="{15 - low}" font-size="12" fill="{GOLD}">+{len(unit.orders)}</text>')
    if unit.flight > 0:
        parts.append(f'<text x="{12 - half}" y="{15 - low}" font-size="12" fill="#fff">{int(unit.flight)}↻</text>')
    return "".join(parts)


def _number(x: int, sign: str, colour: str, number: str) -> str:
    return (
        f'<g transform="translate({x - 9} 36)"><path d="{sign}" fill="{colour}"/></g>'
        f'<text x="{x}" y="40" text-anchor="start" font-size="12" fill="{DARK}">{number}</text>'
    )


def _short(slug: str) -> str:
    name = slug if len(slug) <= _MAX_SHOWN else f"{slug[: _MAX_SHOWN - 1]}…"
    return escape(name, quote=False)
