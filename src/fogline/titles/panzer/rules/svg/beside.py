"""What lies beside the battlefield: both sides with their units and losses, the hand of a shot, the small print."""

from __future__ import annotations

from html import escape
from typing import Final

from fogline.kernel.game import Seat
from fogline.kernel.svg import GOLD, INK
from fogline.titles.panzer.rules.cards import CODES, SIDES, TYPES, unit_of
from fogline.titles.panzer.rules.cardsets import HOUSE
from fogline.titles.panzer.rules.state import ALIVE, DEPLOY, DRAW, OVER, READY, SIZE
from fogline.titles.panzer.rules.svg import cards
from fogline.titles.panzer.rules.tables import Rules
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.sheets import PILE, frame, remark

FOOTER: Final = 22
"""Height of the small print."""
_LONGEST_NAME: Final = 40

_TANK: Final = f'<path d="M-9 3h18l-2 5h-14zM-7 2v-4h3l1 -4h6l1 2h6v1.500h-6l1 2.500h3v2z" fill="{GOLD}"/>'


def strip(seen: View, width: int, side: int, top: int) -> list[str]:
    """One side: emblem, name, units left of its squad; below, what it has destroyed, or takes along."""
    parts = [f'<g transform="translate(0 {top})" font-size="14" fill="{INK}">']
    acting = Seat(side) in seen.to_act or (seen.step == DRAW and seen.turn & 1 == side)
    if acting:
        parts.append(frame(width))
    parts.append(f'<g transform="translate(28 23) scale(.85)">{cards.emblem(side)}</g>')
    ready = seen.step <= DEPLOY and seen.sides[READY + side] != 0
    sign = remark(side, ready=ready, ended=seen.step == OVER, winner=seen.winner)
    parts.append(f'<text x="46" y="28" text-anchor="start">{SIDES[side]}{sign}</text>')
    if seen.step == DRAW and seen.turn & 1 == side:
        parts.append(_hand(seen, width))
    parts.append(f'<g transform="translate({width - 66} 21)">{_TANK}</g>')
    parts.append(f'<text x="{width - 52}" y="27" text-anchor="start">{_strength(seen, side)}</text>')
    parts += _chips(seen, side)
    parts.append("</g>")
    return parts


def _strength(seen: View, side: int) -> str:
    """Units left and units at first; before both have deployed, what the viewer may know of it (PZ-DEPLOY-1)."""
    size = seen.sides[SIZE + side]
    if seen.step > DEPLOY:
        return f"{seen.sides[ALIVE + side]} / {size}"
    return str(size) if size > 0 else "–"


def _chips(seen: View, side: int) -> list[str]:
    """The pile of destroyed units; during set-up the squad, for those who may know it."""
    owner, counts = (side, seen.squads) if seen.step <= DEPLOY else (1 - side, seen.lost)
    parts: list[str] = []
    x = 14
    for kind in range(1, TYPES + 1):
        unit = unit_of(owner, kind)
        if counts[unit] > 0:
            text = CODES[unit] if counts[unit] == 1 else f"{CODES[unit]} ×{counts[unit]}"
            wide = 38 if counts[unit] == 1 else 58
            parts.append(cards.chip(owner, x, text, wide))
            x += wide + 5
    return parts


def _hand(seen: View, width: int) -> str:
    """The cards that the shot is drawn from."""
    numbers = (seen.hand >> 8 & 15, seen.hand >> 4 & 15, seen.hand & 15)
    drawn = [cards.shot_card(40 * kind, kind, number) for kind, number in enumerate(numbers)]
    return f'<g transform="translate({width // 2 - 50} 22)">{"".join(drawn)}</g>'


def footer(seen: View, rules: Rules, width: int, height: int) -> list[str]:
    """The forest deck, and whose values the cards have: the house set is not the publisher's."""
    name = rules.cards.name
    is_ours = name == HOUSE
    text = "house values: Fogline's own reconstruction" if is_ours else f"card set: {_short(name)}"
    return [
        f'<g font-size="10" font-weight="400" fill="{INK}">',
        f'<g transform="translate(24 {height - 12}) scale(.7)">{PILE}</g>',
        f'<text x="34" y="{height - 8}" text-anchor="start">{seen.deck}</text>',
        f'<text x="{width - 14}" y="{height - 8}" text-anchor="end">{escape(text, quote=False)}</text>',
        "</g>",
    ]


def _short(name: str) -> str:
    plain = " ".join(name.split())
    return plain if len(plain) <= _LONGEST_NAME else f"{plain[: _LONGEST_NAME - 1]}…"
