"""Card backs, faces and the Shot Card as SVG, each around the point (0, 0).

A side is told by the corners, the pattern and the letter of its cards, a kind by its sign and code; colour only helps.
There are no ids, so that several pictures can stand on one page.
"""

from __future__ import annotations

from typing import Final

from fogline.kernel.svg import GOLD, PAPER
from fogline.titles.stalingrad.rules.cards import CODES, EMPTY_AREA, FACE_DOWN, KINDS, NO_CARD

WIDTH: Final = 64
HEIGHT: Final = 76

SIDE_COLOURS: Final = ("#3d5a75", "#8d3a2d")
_PALE: Final = ("#a9bfd3", "#e5b3a4")
"""The pattern of a back."""
_CORNERS: Final = (3, 13)
_BAND: Final = 22
"""Height of the band that holds the code."""

_BACKS: Final = (
    # Chevrons.
    "M-24 -14L0 -30 24 -14M-24 -2L0 -18 24 -2M-24 30L0 14 24 30M-24 18L0 2 24 18",
    # Diamonds in a diamond.
    "M0 -30L23 0 0 30 -23 0ZM-24 -30h10L-24 -17ZM24 -30h-10L24 -17ZM-24 30h10L-24 17ZM24 30h-10L24 17Z",
)

_SIGN_COLOURS: Final = ("#8b8774", "#7b4f9d", "#a81c1c", "#7d5c00", "#17693f", "#8a4a10", "#155e86", "#47521f")
_SIGNS: Final = (
    # Empty Area: a line of rubble.
    ("M-18 10h7l2 -6h5l2 4 4 -11h4l2 13h10", ""),
    # Decoy: a helmet on a stick.
    ("M-16 -4h32M0 -4V17M-8 7h16", "M-11 -5a11 11 0 0 1 22 0z"),
    # Sniper: a reticle.
    ("M0 -18v9M0 9v9M-18 0h9M9 0h9M11 0a11 11 0 1 0 0 .1", "M2 0a2 2 0 1 0 0 .1z"),
    # Officer: a peaked cap.
    ("", "M-17 -6c3 -10 31 -10 34 0l-6 7h-22zM-11 8h22c-3 6 -19 6 -22 0z"),
    # Scout: field glasses.
    ("M-15 4l4 -16h6V3M15 4l-4 -16h-6V3M-5 -5h10M-2 7a6.5 6.5 0 1 0 0 .1M15 7a6.5 6.5 0 1 0 0 .1", ""),
    # Mortar: a tube on its plate, and the shell.
    ("M-17 16h14M3 -1L14 16", "M-10 10L4 -9l4 3 -13 19zM15 -15a2.5 2.5 0 1 0 0 .1z"),
    # Machine Gun: barrel, body and stock on three legs.
    ("M-19 -6h14M12 -6l7 4v6M1 0l-10 15M1 0v11M1 0l10 15", "M-5 -11h16v9h-16z"),
    # Infantry: helmet and shoulders.
    ("M-13 -6h26M-6 -4a6 7 0 0 0 12 0", "M-10 -7a10 10 0 0 1 20 0zM-16 16c0 -9 7 -10 16 -10s16 1 16 10z"),
)
"""For each kind its lines and its solid parts."""


def card(card: int) -> str:
    """A card of either side, face up or down; or the place where none has been laid yet."""
    if card == NO_CARD:
        return _frame(8, 'fill="none" stroke="#6d7568" stroke-width="1.5" stroke-dasharray="5 5"')
    if card >= FACE_DOWN:
        return _back(card - FACE_DOWN)
    return _face(card // KINDS, card % KINDS)


def _frame(corners: int, style: str) -> str:
    return f'<rect x="{-WIDTH // 2}" y="{-HEIGHT // 2}" width="{WIDTH}" height="{HEIGHT}" rx="{corners}" {style}/>'


def _back(side: int) -> str:
    return (
        _frame(_CORNERS[side], f'fill="{SIDE_COLOURS[side]}" stroke="{_PALE[side]}" stroke-width="1.5"')
        + f'<path d="{_BACKS[side]}" fill="none" stroke="{_PALE[side]}" stroke-width="2"/>'
        + letter(side)
    )


def letter(side: int) -> str:
    """The letter of a side on a plate."""
    return (
        f'<circle r="10" fill="{SIDE_COLOURS[side]}" stroke="{_PALE[side]}" stroke-width="1.5"/>'
        f'<text y="4.5" font-size="13" fill="#fff">{"GS"[side]}</text>'
    )


def _face(side: int, kind: int) -> str:
    colour = SIDE_COLOURS[side]
    corners = _CORNERS[side]
    low = HEIGHT // 2
    half = WIDTH // 2
    band = (
        f"M{-half} {low - _BAND}H{half}V{low - corners}a{corners} {corners} 0 0 1 {-corners} {corners}"
        f"H{corners - half}a{corners} {corners} 0 0 1 {-corners} {-corners}z"
    )
    paper = "#d9d4c2" if kind == EMPTY_AREA else PAPER
    return (
        _frame(corners, f'fill="{paper}"')
        + f'<path d="{band}" fill="{colour}"/>'
        + _frame(corners, f'fill="none" stroke="{colour}" stroke-width="2"')
        + f'<g transform="translate(0 -11)">{sign(kind)}</g>'
        + f'<text y="{low - 6}" font-size="15" fill="#fff">'
        + f'<tspan font-size="11" fill="{_PALE[side]}">{"gs"[side]}</tspan>{CODES[kind]}</text>'
    )


def sign(kind: int) -> str:
    """What stands for a kind, about 36 units wide and high."""
    colour = _SIGN_COLOURS[kind]
    lines, solid = _SIGNS[kind]
    return (
        f'<g fill="none" stroke="{colour}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{lines}{solid}"/><path d="{solid}" fill="{colour}"/></g>'
    )


def shot_card(side: int) -> str:
    """The Shot Card, small enough to leave the four cards under it legible."""
    return (
        f'<g transform="rotate(45)"><rect x="-13" y="-13" width="26" height="26" rx="{_CORNERS[side] // 2}" '
        f'fill="{SIDE_COLOURS[side]}" stroke="{GOLD}" stroke-width="2.5"/></g>'
        '<g fill="none" stroke="#fff" stroke-width="2"><circle r="6"/><path d="M0 -10v6M0 4v6M-10 0h6M4 0h6"/></g>'
    )


def ring(*, dashed: bool) -> str:
    """Around a card that is, or was last, revealed."""
    dashes = ' stroke-dasharray="7 5"' if dashed else ""
    return (
        f'<rect x="{-WIDTH // 2 - 4}" y="{-HEIGHT // 2 - 4}" width="{WIDTH + 8}" height="{HEIGHT + 8}" rx="12" '
        f'fill="none" stroke="{GOLD}" stroke-width="3.5"{dashes}/>'
    )
