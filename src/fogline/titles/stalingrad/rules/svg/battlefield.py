"""The battlefield and what lies beside it as one SVG, the viewer's own side below."""

from __future__ import annotations

from html import escape
from typing import Final, NamedTuple

from fogline.titles.scope.grid import BIT, COLUMN_NAMES, COLUMNS, SQUARE
from fogline.titles.scope.memory import SEEN
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
    NOBODY,
    NOWHERE,
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
)  # fmt: skip
from fogline.titles.stalingrad.rules.svg import cards
from fogline.titles.stalingrad.rules.tables import Rules, rules_for
from fogline.titles.stalingrad.rules.view import View

_PITCH: Final = cards.WIDTH + 8
_ROW: Final = cards.HEIGHT + 8
_MARGIN: Final = 30
_STRIP: Final = 62
"""Height of what lies beside the battlefield, for each side."""
_LABELS: Final = 20
"""Height of the names of the columns."""
_LINE: Final = 26
"""Height of the front line."""
_NARROWEST: Final = 348
_TABLE: Final = "#1d231f"
_GROUNDS: Final = ("#2b3a46", "#46302a")
_STYLE: Final = (
    'role="img" style="max-width:100%;height:auto" text-anchor="middle" font-weight="700" '
    "font-family=\"system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif\""
)


class _Layout(NamedTuple):
    """Where things are on the sheet."""

    columns: int
    rows: int
    turned: bool
    """Whether the Soviet side is below."""
    left: int
    width: int
    height: int

    def x(self, column: int) -> int:
        """The middle of a column."""
        at = self.columns - 1 - column if self.turned else column
        return self.left + at * _PITCH + _PITCH // 2

    def y(self, row: int) -> int:
        """The middle of a row of the battlefield, the Soviet last row being 0."""
        at = 2 * self.rows - 1 - row if self.turned else row
        return _STRIP + _LABELS + at * _ROW + _ROW // 2 + (_LINE if at >= self.rows else 0)

    def cell(self, cell: int) -> str:
        """The middle of a cell."""
        return f"translate({self.x(cell % COLUMNS)} {self.y(cell // COLUMNS - MIDDLE + self.rows)})"

    def middle(self, corner: int) -> str:
        """The middle of a Quadrant."""
        x = self.x(corner % COLUMNS) + self.x(corner % COLUMNS + 1)
        row = corner // COLUMNS - MIDDLE + self.rows
        return f"translate({x // 2} {(self.y(row) + self.y(row + 1)) // 2})"


def svg(shown: State | View, *, title: str = "") -> str:
    """A picture of a position (all cards face up) or of a view (what its seat sees, its own side below).

    It stands alone: no script, no style sheet, no link, its own background. *title* names it to those who listen to
    it; the description is the picture in text.
    """
    seen = everything(shown) if isinstance(shown, State) else shown
    rules = rules_for(seen.setup)
    layout = _lay_out(seen, rules)
    top = GERMAN if layout.turned else SOVIET
    size = f'width="{layout.width}" height="{layout.height}"'
    name = title or f"stalingrad, {seen.setup.scenario}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {layout.width} {layout.height}" {size} {_STYLE}>',
        f"<title>{escape(name, quote=False)}</title>",
        f"<desc>{escape(picture(shown), quote=False)}</desc>",
        f'<rect {size} rx="10" fill="{_TABLE}"/>',
    ]
    parts += _ground(layout)
    parts += _cards(seen, rules, layout)
    parts += _shot_cards(seen, layout)
    parts += _strip(seen, rules, layout, top, 0)
    parts += _strip(seen, rules, layout, 1 - top, layout.height - _STRIP)
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _lay_out(seen: View, rules: Rules) -> _Layout:
    columns, rows = rules.scenario.columns, rules.scenario.rows
    width = max(_NARROWEST, columns * _PITCH + 2 * _MARGIN)
    height = 2 * (_STRIP + _LABELS) + 2 * rows * _ROW + _LINE
    turned = seen.seat is not None and rules.side_of(seen.seat) == SOVIET
    return _Layout(columns, rows, turned, (width - columns * _PITCH) // 2, width, height)


def _ground(layout: _Layout) -> list[str]:
    """Both Fronts, the line between them, and the names of rows and columns."""
    parts: list[str] = []
    wide = layout.columns * _PITCH
    high = layout.rows * _ROW
    middle = _STRIP + _LABELS + high
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
    parts.append(f'<g font-size="12" fill="{cards.INK}">')
    for column in range(layout.columns):
        for y in (_STRIP + 14, layout.height - _STRIP - 6):
            parts.append(f'<text x="{layout.x(column)}" y="{y}">{COLUMN_NAMES[column]}</text>')
    for row in range(2 * layout.rows):
        name = CELL_NAMES[(MIDDLE - layout.rows + row) * COLUMNS][:2]
        parts.append(f'<text x="{layout.left - 16}" y="{layout.y(row) + 4}">{name}</text>')
    parts.append("</g>")
    return parts


def _cards(seen: View, rules: Rules, layout: _Layout) -> list[str]:
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
    return rules.setup.options["memoryAid"] in ("log", "marks")


def _shot_cards(seen: View, layout: _Layout) -> list[str]:
    parts: list[str] = []
    for side in (GERMAN, SOVIET):
        corner = seen.sides[SHOT_CARD + side]
        if corner != NOWHERE:
            parts.append(
                f'<g transform="{layout.middle(corner)}"><title>{SIDES[side]} {CELL_NAMES[corner]}</title>'
                f'<rect x="{-_PITCH + 1}" y="{-_ROW + 1}" width="{2 * _PITCH - 2}" height="{2 * _ROW - 2}" rx="10" '
                f'fill="none" stroke="{cards.GOLD}" stroke-width="2" stroke-dasharray="2 5"/>'
                f"{cards.shot_card(side)}</g>"
            )
    return parts


def _strip(seen: View, rules: Rules, layout: _Layout, side: int, top: int) -> list[str]:
    """One side: letter, name, points, Empty Areas in reserve, Snipers waiting; below, what it has eliminated."""
    left = 14
    parts = [f'<g transform="translate(0 {top})" font-size="14" fill="{cards.INK}">']
    acting = any(rules.side_of(seat) == side for seat in seen.to_act)
    if acting:
        parts.append(
            f'<rect x="5" y="5" width="{layout.width - 10}" height="{_STRIP - 10}" rx="8" '
            f'fill="none" stroke="{cards.GOLD}" stroke-width="2"/>'
        )
    parts.append(f'<g transform="translate({left + 12} 22)">{cards.letter(side)}</g>')
    name = slot_name(rules, seen.slot) if acting and seen.step != SET_UP else SIDES[side]
    parts.append(f'<text x="{left + 30}" y="27" text-anchor="start">{name}{_remark(seen, side)}</text>')
    points = str(seen.sides[SCORE + side])
    if rules.points > 0:
        points += f" / {rules.points}"
    items = [(_STAR, points, 74), (_PILE, str(seen.sides[RESERVE + side]), 42)]
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


def _remark(seen: View, side: int) -> str:
    """A tick for a side that has confirmed its set-up, a star for a winner, an equals sign after a draw."""
    if seen.step == SET_UP:
        return " ✓" if seen.sides[READY + side] != 0 else ""
    if seen.step != OVER:
        return ""
    if seen.winner == NOBODY:
        return " ="
    return " ★" if seen.winner == side else ""


_STAR: Final = f'<path d="M0 -8L2.4 -2.6 8 -2 3.8 2 5 7.6 0 4.8 -5 7.6 -3.8 2 -8 -2 -2.4 -2.6Z" fill="{cards.GOLD}"/>'
_PILE: Final = (
    f'<g fill="#d9d4c2" stroke="{_TABLE}"><rect x="-3" y="-8" width="10" height="13" rx="1.5"/>'
    '<rect x="-7" y="-5" width="10" height="13" rx="1.5"/></g>'
)
_WAITING: Final = (
    f'<g fill="none" stroke="{cards.INK}" stroke-width="1.7"><circle r="5.5"/><path d="M0 -8.5v17M-8.5 0h17"/></g>'
)


def _trophies(seen: View, layout: _Layout, loser: int) -> list[str]:
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
