"""The battlefield and what lies beside it as one SVG, the viewer's own side below."""

from __future__ import annotations

from typing import Final

from fogline.kernel.svg import GOLD, INK, sheet
from fogline.titles.scope.grid import BIT, COLUMN_NAMES, COLUMNS, SQUARE
from fogline.titles.scope.memory import SEEN
from fogline.titles.scope.position import NOWHERE
from fogline.titles.scope.sheets import LABELS, MARGIN, PILE, STRIP, Layout, frame, middles, names, remark
from fogline.titles.stalingrad.rules.cards import (
    CELL_NAMES,
    CODES,
    FACE_DOWN,
    GERMAN,
    KINDS,
    MIDDLE,
    SIDES,
    SNIPER,
    SOVIET,
    card_name,
)  # fmt: skip
from fogline.titles.stalingrad.rules.draw import everything, picture, slot_name
from fogline.titles.stalingrad.rules.state import (
    GUN,
    LOOK,
    OVER,
    READY,
    RESERVE,
    SCORE,
    SET_UP,
    SHOT,
    SHOT_CARD,
    TAKE,
    ZONE,
    State,
)
from fogline.titles.stalingrad.rules.svg import cards
from fogline.titles.stalingrad.rules.tables import Rules, rules_for
from fogline.titles.stalingrad.rules.view import View

_PITCH: Final = cards.WIDTH + 8
_ROW: Final = cards.HEIGHT + 8
_LINE: Final = 26
"""Height of the front line."""
_NARROWEST: Final = 348
_GROUNDS: Final = ("#2b3a46", "#46302a")


def svg(shown: State | View, *, title: str = "") -> str:
    """A picture of a position (all cards face up) or of a view (what its seat sees, its own side below).

    It stands alone: no script, no style sheet, no link, its own background. *title* names it to those who listen to
    it; the description is the picture in text.
    """
    seen = everything(shown) if isinstance(shown, State) else shown
    rules = rules_for(seen.setup)
    layout = _lay_out(seen, rules)
    top = GERMAN if layout.turned else SOVIET
    parts = _ground(layout, rules)
    parts += _cards(seen, rules, layout)
    parts += _shot_cards(seen, layout)
    parts += _strip(seen, rules, layout, top, 0)
    parts += _strip(seen, rules, layout, 1 - top, layout.height - STRIP)
    name = title or f"stalingrad, {seen.setup.scenario}"
    return sheet(layout.width, layout.height, name, picture(shown), parts)


def _lay_out(seen: View, rules: Rules) -> Layout:
    columns, rows = rules.scenario.columns, rules.scenario.rows
    width = max(_NARROWEST, columns * _PITCH + 2 * MARGIN)
    height = 2 * (STRIP + LABELS) + 2 * rows * _ROW + _LINE
    turned = seen.seat is not None and rules.side_of(seen.seat) == SOVIET
    left = (width - columns * _PITCH) // 2
    above = middles(rows, STRIP + LABELS, _ROW, turned=False)
    below = middles(rows, STRIP + LABELS + rows * _ROW + _LINE, _ROW, turned=False)
    ys = (above + below)[::-1] if turned else above + below
    numbers = range(MIDDLE - rows, MIDDLE + rows)
    xs = tuple(middles(columns, left, _PITCH, turned=turned))
    return Layout(width, height, turned, left, xs, dict(zip(numbers, ys)))


def _ground(layout: Layout, rules: Rules) -> list[str]:
    """Both Fronts, the line between them, and the names of rows and columns."""
    parts: list[str] = []
    wide = rules.scenario.columns * _PITCH
    high = rules.scenario.rows * _ROW
    middle = STRIP + LABELS + high
    for below in (False, True):
        side = SOVIET if below == layout.turned else GERMAN
        y = middle + _LINE if below else middle - high
        parts.append(
            f'<rect x="{layout.left - 3}" y="{y - 3}" width="{wide + 6}" height="{high + 6}" rx="8" '
            f'fill="{_GROUNDS[side]}"/>'
        )
    wire = [f"M{layout.left - 14} {middle + _LINE // 2}H{layout.left + wide + 14}"]
    for x in range(layout.left, layout.left + wide + 1, _PITCH // 3):
        wire.append(f"M{x - 4} {middle + 8}l8 10m0 -10l-8 10")
    parts.append(f'<path d="{"".join(wire)}" fill="none" stroke="#b9b39c" stroke-width="2"/>')
    rows = [CELL_NAMES[row * COLUMNS][:2] for row in layout.ys]
    return parts + names(layout, COLUMN_NAMES, rows, layout.left - 16, layout.height - STRIP - 6)


def _cards(seen: View, rules: Rules, layout: Layout) -> list[str]:
    parts: list[str] = []
    faces = _turned_up(seen)
    last: int = NOWHERE
    if not faces and seen.facts is not None and seen.facts.what == SEEN and _may_remember(rules):
        last = seen.facts.cell
    for cell in rules.cells:
        card: int = seen.cells[cell]
        drawn = faces.get(cell, card) if card >= FACE_DOWN else card
        mark = cards.ring(dashed=False) if cell in faces else cards.ring(dashed=True) if cell == last else ""
        name = f"{CELL_NAMES[cell]} {card_name(drawn)}"
        parts.append(f'<g transform="{layout.cell(cell)}"><title>{name}</title>{cards.card(drawn)}{mark}</g>')
    return parts


def _turned_up(seen: View) -> dict[int, int]:
    """The cards that lie face up until the step is done, by cell."""
    mask = 0
    if seen.step in (SHOT, GUN, LOOK):
        mask = BIT[seen.focus]
    elif seen.step == TAKE:
        mask = SQUARE[seen.quadrant]
    faces: dict[int, int] = {}
    fact = seen.facts
    while mask != 0 and fact is not None and fact.what == SEEN:
        if mask & BIT[fact.cell] != 0 and fact.cell not in faces:
            faces[fact.cell] = fact.side * KINDS + fact.kind
        fact = fact.before
    if seen.focus != NOWHERE and seen.focus not in faces:
        faces[seen.focus] = seen.cells[seen.focus]  # beyond the line, where all can tell it
    return faces


def _may_remember(rules: Rules) -> bool:
    """AMB-21: whether the table shows which card was revealed last."""
    return rules.setup.options["memory-aid"] in ("log", "marks")


def _middle(layout: Layout, corner: int) -> str:
    """The middle of a Quadrant."""
    one, other = layout.at(corner), layout.at(corner + COLUMNS + 1)
    return f"translate({(one[0] + other[0]) // 2} {(one[1] + other[1]) // 2})"


def _shot_cards(seen: View, layout: Layout) -> list[str]:
    parts: list[str] = []
    for side in (GERMAN, SOVIET):
        corner = seen.sides[SHOT_CARD + side]
        if corner != NOWHERE:
            parts.append(
                f'<g transform="{_middle(layout, corner)}"><title>{SIDES[side]} {CELL_NAMES[corner]}</title>'
                f'<rect x="{-_PITCH + 1}" y="{-_ROW + 1}" width="{2 * _PITCH - 2}" height="{2 * _ROW - 2}" rx="10" '
                f'fill="none" stroke="{GOLD}" stroke-width="2" stroke-dasharray="2 5"/>'
                f"{cards.shot_card(side)}</g>"
            )
    return parts


def _strip(seen: View, rules: Rules, layout: Layout, side: int, top: int) -> list[str]:
    """One side: letter, name, points, Empty Areas in reserve, Snipers waiting; below, what it has eliminated."""
    left = 14
    parts = [f'<g transform="translate(0 {top})" font-size="14" fill="{INK}">']
    acting = any(rules.side_of(seat) == side for seat in seen.to_act)
    if acting:
        parts.append(frame(layout.width))
    parts.append(f'<g transform="translate({left + 12} 22)">{cards.letter(side)}</g>')
    name = slot_name(rules, seen.slot) if acting and seen.step != SET_UP else SIDES[side]
    ready = seen.step == SET_UP and seen.sides[READY + side] != 0
    sign = remark(side, ready=ready, ended=seen.step == OVER, winner=seen.winner)
    parts.append(f'<text x="{left + 30}" y="27" text-anchor="start">{name}{sign}</text>')
    points = str(seen.sides[SCORE + side])
    if rules.points > 0:
        points += f" / {rules.points}"
    items = [(_STAR, points, 74), (PILE, str(seen.sides[RESERVE + side]), 42)]
    if rules.scenario.zone[side] > 0:
        items.append((_WAITING, str(seen.sides[ZONE + side]), 34))
    x = layout.width - 4
    for _, _, wide in items:
        x -= wide
    for shape, text, wide in items:
        parts.append(f'<g transform="translate({x} 22)">{shape}</g>')
        parts.append(f'<text x="{x + 12}" y="27" text-anchor="start">{text}</text>')
        x += wide
    parts += _trophies(seen, layout, 1 - side)
    parts.append("</g>")
    return parts


_STAR: Final = f'<path d="M0 -8L2.4 -2.6 8 -2 3.8 2 5 7.6 0 4.8 -5 7.6 -3.8 2 -8 -2 -2.4 -2.6Z" fill="{GOLD}"/>'
_WAITING: Final = (
    f'<g fill="none" stroke="{INK}" stroke-width="1.7"><circle r="5.5"/><path d="M0 -8.5v17M-8.5 0h17"/></g>'
)


def _trophies(seen: View, layout: Layout, loser: int) -> list[str]:
    """The scoring zone: what the other side has lost, each kind once, with its number."""
    parts: list[str] = []
    x = 14
    for kind in range(SNIPER, KINDS):
        number = seen.lost[loser * KINDS + kind]
        if number > 0:
            text = CODES[kind] if number == 1 else f"{CODES[kind]} ×{number}"
            wide = 30 if number == 1 else 50
            parts.append(
                f'<rect x="{x}" y="37" width="{wide}" height="18" rx="{(2, 9)[loser]}" '
                f'fill="{cards.SIDE_COLOURS[loser]}"/>'
                f'<text x="{x + wide // 2}" y="50" font-size="12" fill="#fff">{text}</text>'
            )
            x += wide + 5
    return parts
