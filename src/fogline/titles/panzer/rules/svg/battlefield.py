"""The battlefield and what lies beside it as one SVG, the viewer's own home row below."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, sin
from typing import Final

from fogline.kernel.svg import GOLD, TABLE, sheet
from fogline.titles.panzer.rules.cards import AMERICAN, CELL_NAMES, CODES, FOREST, GERMAN, SIDES, UNKNOWN
from fogline.titles.panzer.rules.draw import card_name, everything, faces_of, picture
from fogline.titles.panzer.rules.draw.lines import COLUMN_LETTERS
from fogline.titles.panzer.rules.state import (
    ACTION,
    AT,
    DRAW,
    FOLLOW,
    FROM,
    GUN,
    KILLED,
    LIGHT,
    SHOOT,
    VICTIM,
    State,
)  # fmt: skip
from fogline.titles.panzer.rules.svg import cards
from fogline.titles.panzer.rules.svg.beside import FOOTER, footer, strip
from fogline.titles.panzer.rules.tables import Rules, rules_for
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.grid import BIT, COLUMNS
from fogline.titles.scope.memory import SEEN
from fogline.titles.scope.sheets import LABELS, MARGIN, STRIP, Layout, middles, names

_GROUNDS: Final = ("#3b4626", "#2b3a46", "#2c302b")
"""Whose a cell is: American, German, nobody's."""


def svg(shown: State | View, *, title: str = "") -> str:
    """A picture of a position (all cards face up) or of a view (what its seat sees, its own home row below).

    It stands alone: no script, no style sheet, no link, its own background. *title* names it to those who listen to
    it; the description is the picture in text.
    """
    seen = everything(shown) if isinstance(shown, State) else shown
    rules = rules_for(seen.setup)
    layout = _lay_out(seen, rules)
    top = AMERICAN if layout.turned else GERMAN
    numbers = [str(row + 1) for row in layout.ys]
    parts = names(layout, COLUMN_LETTERS, numbers, 16, layout.height - STRIP - FOOTER - 6)
    parts += _cells(seen, rules, layout)
    parts += _quadrant(seen, layout)
    parts += _shots(seen, layout)
    parts += strip(seen, layout.width, top, 0)
    parts += strip(seen, layout.width, 1 - top, layout.height - STRIP - FOOTER)
    parts += footer(seen, rules, layout.width, layout.height)
    name = title or f"panzer, {seen.setup.scenario}"
    return sheet(layout.width, layout.height, name, picture(shown), parts)


def _lay_out(seen: View, rules: Rules) -> Layout:
    columns, rows = rules.scenario.columns, rules.scenario.rows
    width = columns * cards.CELL + 2 * MARGIN
    height = 2 * (STRIP + LABELS) + rows * cards.CELL + FOOTER
    turned = seen.seat == GERMAN
    xs = tuple(middles(columns, MARGIN, cards.CELL, turned=turned))
    ys = dict(enumerate(middles(rows, STRIP + LABELS, cards.CELL, turned=not turned)))
    return Layout(width, height, turned, MARGIN, xs, ys)


# -- the cards --------------------------------------------------------------------------------------


def _cells(seen: View, rules: Rules, layout: Layout) -> list[str]:
    parts: list[str] = []
    faces = faces_of(seen)
    put_back = _put_back(seen)
    half = cards.CELL // 2
    for cell in rules.cells:
        owner = AMERICAN if seen.american & BIT[cell] != 0 else GERMAN if seen.german & BIT[cell] != 0 else 2
        drawn = [
            f'<g transform="{layout.cell(cell)}"><title>{CELL_NAMES[cell]} {card_name(seen, faces, cell)}</title>',
            f'<rect x="{-half}" y="{-half}" width="{cards.CELL}" height="{cards.CELL}" fill="{_GROUNDS[owner]}"/>',
        ]
        if cell in faces:
            drawn.append(cards.terrain(faces[cell]))
        drawn.append(_card(seen, rules, cell, owner, on_terrain=cell in faces))
        if cell == seen.focus and seen.step in (SHOOT, DRAW):
            drawn.append(cards.ring(dashed=False))
        elif put_back & BIT[cell] != 0:
            drawn.append(cards.ring(dashed=True))
        drawn.append("</g>")
        parts.append("".join(drawn))
    return parts


def _card(seen: View, rules: Rules, cell: int, owner: int, *, on_terrain: bool) -> str:
    unit = seen.cells[cell]
    if unit == UNKNOWN:
        return cards.back(owner)
    if unit == FOREST:
        return "" if on_terrain else cards.forest(owner)
    drawn = cards.unit(unit, rules.cards, shown=seen.shown & BIT[cell] != 0)
    turns = " rotate(90)" if seen.locked & BIT[cell] != 0 else ""
    size = " scale(.86)" if on_terrain else ""
    sign = f'<g transform="translate(36 -36)">{cards.lock()}</g>' if turns else ""
    return f'<g transform="{(turns + size).strip() or "scale(1)"}">{drawn}</g>{sign}'


def _put_back(seen: View) -> int:
    """The forest cards that the last action has turned up and put back: all know that nothing is there."""
    cells = 0
    fact = seen.facts
    while seen.step == ACTION and fact is not None and fact.what == SEEN:
        if fact.kind == FOREST and (seen.american, seen.german)[fact.side] & BIT[fact.cell] != 0:
            cells |= BIT[fact.cell]
        fact = fact.before
    return cells


def _quadrant(seen: View, layout: Layout) -> list[str]:
    """The quadrant that was explored or moved just now."""
    if seen.step not in (FOLLOW, LIGHT):
        return []
    one, other = layout.at(seen.quadrant), layout.at(seen.quadrant + COLUMNS + 1)
    x, y = min(one[0], other[0]) - cards.CELL // 2, min(one[1], other[1]) - cards.CELL // 2
    ring = (
        f'<rect x="{x + 2}" y="{y + 2}" width="{2 * cards.CELL - 4}" height="{2 * cards.CELL - 4}" rx="12" '
        f'fill="none" stroke="{GOLD}" stroke-width="3" stroke-dasharray="2 6" stroke-linecap="round"/>'
    )
    return [ring]


# -- shots ------------------------------------------------------------------------------------------


def _shots(seen: View, layout: Layout) -> list[str]:
    """The shot of each side in its latest turn; the earlier of two is fainter."""
    parts: list[str] = []
    latest = seen.turn & 1 if seen.fired else 1 - (seen.turn & 1)
    for side in (AMERICAN, GERMAN):
        if seen.sides[GUN + side] == FOREST:
            continue
        origin, target = seen.sides[FROM + side], seen.sides[AT + side]
        gun, victim = CODES[seen.sides[GUN + side]], CODES[seen.sides[VICTIM + side]]
        killed = seen.sides[KILLED + side] == 1
        name = f"{SIDES[side]} {gun} {CELL_NAMES[origin]} {victim} {CELL_NAMES[target]}{' killed' if killed else ''}"
        arrow = _arrow(layout.at(origin), layout.at(target), killed=killed)
        faint = "" if side == latest else ' opacity=".5"'
        parts.append(f'<g fill="none" stroke-linecap="round"{faint}><title>{name}</title>{arrow}</g>')
    return parts


def _arrow(origin: tuple[int, int], target: tuple[int, int], *, killed: bool) -> str:
    """From one cell to another, a little to the right of the straight line: two that shoot at each other have two."""
    wide, high = target[0] - origin[0], target[1] - origin[1]
    turn = atan2(high, wide)
    x, y = origin[0] - 9 * sin(turn), origin[1] + 9 * cos(turn)
    end = hypot(wide, high) - 38
    head = f"M{end - 11:.1f} -7L{end:.1f} 0l-11 7"
    if killed:
        head += f"M{end + 4:.1f} -9l18 18m0 -18l-18 18"
    path = f"M36 0H{end:.1f}{head}"
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) rotate({degrees(turn):.1f})">'
        f'<path d="{path}" stroke="{TABLE}" stroke-width="8" opacity=".75"/>'
        f'<path d="{path}" stroke="{GOLD}" stroke-width="3.2"/></g>'
    )
