"""Card backs, unit cards, terrain and the signs around them as SVG, each around the point (0, 0).

A side is told by the corners, the trees and the emblem of its cards, a unit by its shape, code and name; colour only
helps. A unit that only its owner sees is drawn on the dark of its back, a revealed one on paper. There are no ids, so
that several pictures can stand on one page.
"""

from __future__ import annotations

from typing import Final

from fogline.kernel.svg import GOLD, PAPER
from fogline.titles.panzer.rules.cards import AMERICAN, CODES, NAMES, SIDE_LETTERS, SPECIAL, side_of
from fogline.titles.panzer.rules.cardsets import CardSet
from fogline.titles.panzer.rules.svg.silhouettes import silhouette

WIDTH: Final = 72
HEIGHT: Final = 88
CELL: Final = 96

SIDE_COLOURS: Final = ("#56672f", "#3d5a75")
DARK: Final = ("#333f1d", "#263a4d")
"""Where a unit is hidden."""
PALE: Final = ("#c9d3a4", "#a9bfd3")
_CORNERS: Final = (13, 3)
_BAND: Final = 19
"""Height of the band that holds the code."""

EMBLEMS: Final = (
    # A star; a shield with a chevron.
    "M0 -9.500L2.2 -3.1 9 -2.9 3.6 1.2 5.6 7.7 0 3.8 -5.6 7.7 -3.6 1.2 -9 -2.9 -2.2 -3.100Z",
    "M-8 -9H8V1C8 6 3 9 0 10.500C-3 9 -8 6 -8 1ZM0 -5L-5.5 .500V4.500L0 -1 5.5 4.500V.500Z",
)
_TREES: Final = ((-25, -21), (0, -29), (25, -21), (-25, 20), (0, 29), (25, 20))


def _fir(x: int, y: int) -> str:
    return f"M{x} {y - 13}l6 8h-3l5 8h-3l5 8h-8v4h-4v-4h-8l5 -8h-3l5 -8h-3z"


def _oak(x: int, y: int) -> str:
    return f"M{x - 2} {y + 14}v-7a6 6 0 0 1 -6 -8 6.5 6.5 0 0 1 4 -9 6 6 0 0 1 10 2 6 6 0 0 1 2 8 6 6 0 0 1 -6 7v7z"


_FORESTS: Final = ("".join([_fir(x, y) for x, y in _TREES]), "".join([_oak(x, y) for x, y in _TREES]))


def _frame(corners: int, style: str) -> str:
    return f'<rect x="{-WIDTH // 2}" y="{-HEIGHT // 2}" width="{WIDTH}" height="{HEIGHT}" rx="{corners}" {style}/>'


def emblem(side: int) -> str:
    """The sign of a side on a plate."""
    return (
        f'<circle r="14" fill="{SIDE_COLOURS[side]}" stroke="{PALE[side]}" stroke-width="1.5"/>'
        f'<path d="{EMBLEMS[side]}" fill="#fff" fill-rule="evenodd"/>'
    )


def back(side: int) -> str:
    """Forest, or a unit in it: nobody can tell (PZ-COMP-6)."""
    return (
        _frame(_CORNERS[side], f'fill="{SIDE_COLOURS[side]}" stroke="{PALE[side]}" stroke-width="1.5"')
        + f'<path d="{_FORESTS[side]}" fill="{PALE[side]}" opacity=".55"/>'
        + emblem(side)
    )


def forest(side: int) -> str:
    """A card that its viewer knows to be mere forest."""
    return (
        _frame(_CORNERS[side], f'fill="{SIDE_COLOURS[side]}" stroke="{PALE[side]}" stroke-width="1.5"')
        + f'<path d="{_FORESTS[side]}" fill="{DARK[side]}"/>'
        + f'<path d="{EMBLEMS[side]}" fill="{PALE[side]}" fill-rule="evenodd"/>'
    )


def unit(unit: int, values: CardSet, *, shown: bool) -> str:
    """A unit card: code, shape, name; cost, armour and firepower."""
    side = side_of(unit)
    corners = _CORNERS[side]
    half, low = WIDTH // 2, HEIGHT // 2
    ground = PAPER if shown else DARK[side]
    ink = "#2b2f25" if shown else PALE[side]
    band = (
        f"M{-half} {_BAND - low}V{corners - low}a{corners} {corners} 0 0 1 {corners} {-corners}H{half - corners}"
        f"a{corners} {corners} 0 0 1 {corners} {corners}V{_BAND - low}z"
    )
    shape = silhouette(unit, values.armours[unit], values.firepowers[unit], ink, ground)
    edge = SIDE_COLOURS[side] if shown else PALE[side]
    star = "*" if unit in SPECIAL else ""
    return (
        _frame(corners, f'fill="{ground}"')
        + f'<path d="{band}" fill="{SIDE_COLOURS[side]}"/>'
        + _frame(corners, f'fill="none" stroke="{edge}" stroke-width="2"')
        + f'<text y="{15 - low}" font-size="14" fill="#fff">'
        + f'<tspan font-size="11" fill="{PALE[side]}">{SIDE_LETTERS[side]}</tspan>{CODES[unit]}{star}</text>'
        + f'<g transform="translate(-4 -3)">{shape}</g>'
        + f'<text y="23" font-size="{_name_size(unit)}" font-weight="600" fill="{ink}">{NAMES[unit]}</text>'
        + _value(-22, _COIN, values.costs[unit], ink)
        + _value(0, _SHIELD, values.armours[unit], ink)
        + _value(22, _BURST, values.firepowers[unit], ink)
    )


def _name_size(unit: int) -> float:
    return 8.5 if len(NAMES[unit]) < 12 else 7.8


_COIN: Final = ("M5.5 0a5.5 5.5 0 1 0 0 .1zM4 0a4 4 0 1 0 0 .1zM2.8 0a2.8 2.8 0 1 0 0 .1z", "#b8860b")
_SHIELD: Final = ("M-5 -5H5V0C5 3.5 2 5 0 6C-2 5 -5 3.5 -5 0Z", "#7b92a6")
_BURST: Final = ("M0 -6L1.5 -2 5.5 -3.5 3 0 5.5 3.5 1.5 2 0 6 -1.5 2 -5.5 3.5 -3 0 -5.5 -3.5 -1.5 -2Z", "#c8472b")


def _value(x: int, sign: tuple[str, str], number: int, ink: str) -> str:
    lines, colour = sign
    aside = 3 if number > 9 else 0
    return (
        f'<g transform="translate({x - 6 - aside} 34) scale(.85)">'
        f'<path d="{lines}" fill="{colour}" fill-rule="evenodd"/></g>'
        f'<text x="{x + 4 + aside}" y="38" font-size="11" fill="{ink}">{number}</text>'
    )


# -- terrain ----------------------------------------------------------------------------------------

_TUFT: Final = "v-9m-4 9l-4 -7m12 7l4 -7"
_WAVE: Final = "q6 -6 12 0t12 0t12 0t12 0t12 0"
_MEADOW: Final = (
    f'<path d="M-30 -18{_TUFT}M22 -24{_TUFT}M-24 30{_TUFT}M28 26{_TUFT}M2 6{_TUFT}" '
    'fill="none" stroke="#5a7a30" stroke-width="2.5"/>'
    '<path d="M-10 -32h.1M36 -6h.1M-36 8h.1M8 34h.1M-4 -14h.1M16 8h.1" stroke="#fdf4c4" stroke-width="6" '
    'stroke-linecap="round"/>'
)
_HILL: Final = (
    # Lines of equal height.
    '<g fill="none" stroke="#7d6434" stroke-width="2.5">'
    '<path d="M-40 14C-44 -20 -22 -38 6 -37 34 -36 44 -12 38 12 32 36 10 40 -12 38 -30 36 -38 28 -40 14Z"/>'
    '<path d="M-27 10C-30 -14 -14 -26 6 -25 24 -24 30 -8 26 8 22 24 8 27 -8 26 -20 25 -26 19 -27 10Z"/></g>'
    '<path d="M-14 6C-16 -8 -6 -14 5 -13 15 -12 17 -4 15 4 13 13 5 15 -4 14 -10 13 -14 11 -14 6Z" fill="#8f7440"/>'
)
_LAKE: Final = (
    f'<path d="M-36 -26{_WAVE}M-24 -8{_WAVE}M-36 10{_WAVE}M-24 28{_WAVE}" '
    'fill="none" stroke="#bfdcea" stroke-width="2.5"/>'
)
_PEAKS: Final = (
    # Rock and snow.
    '<path d="M-42 34L-16 -24 -4 0 14 -36 42 34Z" fill="#4d5157"/>'
    '<path d="M-16 -24L-24 -6 -18 -9 -14 -3 -10 -8 -8 -8ZM14 -36L3 -14 10 -18 14 -11 19 -18 22 -16Z" fill="#fff"/>'
)
_TERRAINS: Final = (("#8fae5d", _MEADOW), ("#b59a62", _HILL), ("#4f86a8", _LAKE), ("#7b8087", _PEAKS))
"""By face: the ground, and what is on it."""


def terrain(face: int) -> str:
    """A terrain card: as wide as its cell, so that it shows around a unit."""
    ground, signs = _TERRAINS[face]
    square = 'x="-45" y="-45" width="90" height="90" rx="6"'
    return f'<rect {square} fill="{ground}" stroke="#e4dcc0" stroke-width="1.5"/>{signs}'


# -- signs ------------------------------------------------------------------------------------------


def ring(*, dashed: bool) -> str:
    """Around a card that is the target, or that was turned up last and put back."""
    dashes = ' stroke-dasharray="7 5"' if dashed else ""
    half = CELL // 2 - 2
    return (
        f'<rect x="{-half}" y="{-half}" width="{2 * half}" height="{2 * half}" rx="10" '
        f'fill="none" stroke="{GOLD}" stroke-width="3.5"{dashes}/>'
    )


def lock() -> str:
    """On the corner of a locked tank."""
    return (
        f'<circle r="9" fill="#1d231f" stroke="{GOLD}" stroke-width="1.5"/>'
        f'<path d="M-4.5 -.500h9v6h-9z" fill="{GOLD}"/>'
        f'<path d="M-2.8 0v-2.500a2.8 2.8 0 0 1 5.6 0V0" fill="none" stroke="{GOLD}" stroke-width="1.6"/>'
    )


def chip(side: int, x: int, text: str, wide: int) -> str:
    """A small plate for a unit that is not on the battlefield."""
    return (
        f'<rect x="{x}" y="37" width="{wide}" height="18" rx="{9 if side == AMERICAN else 2}" '
        f'fill="{SIDE_COLOURS[side]}"/><text x="{x + wide // 2}" y="50.5" font-size="12" fill="#fff">{text}</text>'
    )


def shot_card(x: int, kind: int, number: int) -> str:
    """How many cards of a kind are in the hand: 0 distance misses, 1 armour misses, 2 hits."""
    lines, colour = (_RANGE, _SHIELD, _BURST)[kind]
    return (
        f'<g transform="translate({x} 0)"><rect x="-9" y="-11" width="18" height="22" rx="3" fill="{PAPER}"/>'
        f'<path d="{lines}" fill="{colour}" fill-rule="evenodd"/></g>'
        f'<text x="{x + 13}" y="5" text-anchor="start">{number}</text>'
    )


_RANGE: Final = ("M-6.5 0L-2.5 -4V-1.200H2.500V-4L6.5 0 2.5 4V1.200H-2.500V4Z", "#6b6f3a")
