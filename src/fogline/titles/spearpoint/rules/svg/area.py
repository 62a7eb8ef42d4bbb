"""The Battle Area as one SVG: lines and air of both sides, the viewer's own below, declared attacks as arrows, and what
each side holds."""

from __future__ import annotations

from html import escape
from math import atan2, degrees, hypot
from typing import Final

from fogline.kernel.svg import GOLD, INK, TABLE, sheet
from fogline.titles.spearpoint.rules.actions import LETTERS, NO_UNIT
from fogline.titles.spearpoint.rules.cards import AIR, FRONT, LINES, REAR
from fogline.titles.spearpoint.rules.cardsets import HOUSE_NAME
from fogline.titles.spearpoint.rules.draw import draw_unit, picture
from fogline.titles.spearpoint.rules.guessing import laid_out
from fogline.titles.spearpoint.rules.state import NOBODY, State
from fogline.titles.spearpoint.rules.steps import OVER
from fogline.titles.spearpoint.rules.svg import cards
from fogline.titles.spearpoint.rules.tables import Rules
from fogline.titles.spearpoint.rules.view import SideView, View, everything

_LABELS: Final = 64
"""Width of the names of the lines."""
_STRIP: Final = 66
"""Height of what a side holds."""
_FOOTER: Final = 22
_MIN_COLUMNS: Final = 5
"""Columns that there are at any rate."""
_GROUNDS: Final = ("#3b4626", "#2b3a46")


class _Layout:
    """Where things are on the sheet: six rows, from the far side's Rear Line to the near side's."""

    def __init__(self, state: State, near: int) -> None:
        far = 1 - near
        self.near: int = near
        self.rows: list[tuple[int, int]] = [
            (far, REAR), (far, FRONT), (far, AIR), (near, AIR), (near, FRONT), (near, REAR),
        ]  # fmt: skip
        self.places: dict[int, tuple[int, int]] = {}
        """By Unit, the middle of its card."""
        columns = _MIN_COLUMNS
        for row, (seat, line) in enumerate(self.rows):
            there = [unit for unit in state.units if unit.seat == seat and unit.line == line]
            columns = max(columns, len(there))
            for column, unit in enumerate(there):
                x = _LABELS + column * cards.CELL_X + cards.CELL_X // 2
                self.places[unit.name] = (x, self.top(row) + cards.CELL_Y // 2)
        self.width: int = _LABELS + columns * cards.CELL_X + 10
        self.height: int = 2 * _STRIP + len(self.rows) * cards.CELL_Y + _FOOTER

    def top(self, row: int) -> int:
        """The upper edge of a row."""
        return _STRIP + row * cards.CELL_Y


def svg(shown: State | View, *, title: str = "") -> str:
    """A picture of a position (all-knowing) or of a view (what its seat sees, its own side below).

    It stands alone: no script, no style sheet, no link, its own background. *title* names it to those who listen to
    it; the description is the picture in text.
    """
    seen = everything(shown) if isinstance(shown, State) else shown
    state = laid_out(seen)
    layout = _Layout(state, 0 if seen.seat is None else seen.seat)
    parts = _grounds(layout)
    for unit in state.units:
        x, y = layout.places[unit.name]
        told = escape(draw_unit(state.rules, unit), quote=False)
        parts.append(f'<g transform="translate({x} {y})"><title>{told}</title>{cards.unit(state, unit)}</g>')
    parts += _attacks(state, layout)
    parts += _strip(seen, state.rules, 1 - layout.near, layout.width, 0)
    parts += _strip(seen, state.rules, layout.near, layout.width, layout.height - _STRIP - _FOOTER)
    parts += _footer(seen, state.rules, layout)
    name = title or f"spearpoint, {seen.setup.scenario}"
    return sheet(layout.width, layout.height, name, picture(shown), parts)


def _grounds(layout: _Layout) -> list[str]:
    """The lines and the air, with their names."""
    parts: list[str] = []
    for row, (seat, line) in enumerate(layout.rows):
        top = layout.top(row)
        shade = ' opacity=".45"' if line == AIR else ""
        parts.append(
            f'<rect x="4" y="{top + 2}" width="{layout.width - 8}" height="{cards.CELL_Y - 4}" rx="8" '
            f'fill="{_GROUNDS[seat]}"{shade}/>'
        )
        middle = top + cards.CELL_Y // 2 + 4
        parts.append(f'<text x="{_LABELS // 2}" y="{middle}" font-size="12" fill="{INK}">{LINES[line]}</text>')
    return parts


def _attacks(state: State, layout: _Layout) -> list[str]:
    """Declared attacks that are not resolved yet, and the one in hand, which is drawn stronger."""
    arrows = [(unit.name, unit.target, False) for unit in state.units if unit.target != NO_UNIT]
    if state.attacker != NO_UNIT and state.struck != NO_UNIT:
        arrows.append((state.attacker, state.struck, True))
    parts: list[str] = []
    for origin, target, strong in arrows:
        if origin in layout.places and target in layout.places and origin != target:
            parts.append(_arrow(layout.places[origin], layout.places[target], strong=strong))
    return parts


def _arrow(origin: tuple[int, int], target: tuple[int, int], *, strong: bool) -> str:
    """From one card to another."""
    wide, high = target[0] - origin[0], target[1] - origin[1]
    end = max(60.0, hypot(wide, high) - 48)
    path = f"M48 0H{end:.1f}M{end - 11:.1f} -7L{end:.1f} 0l-11 7"
    turn = f"translate({origin[0]} {origin[1]}) rotate({degrees(atan2(high, wide)):.1f})"
    width = 4 if strong else 2.4
    return (
        f'<g transform="{turn}" fill="none" stroke-linecap="round">'
        f'<path d="{path}" stroke="{TABLE}" stroke-width="{width + 4}" opacity=".7"/>'
        f'<path d="{path}" stroke="{GOLD}" stroke-width="{width}"/></g>'
    )


# -- beside the Battle Area -------------------------------------------------------------------------


def _strip(seen: View, rules: Rules, seat: int, width: int, top: int) -> list[str]:
    """One side: its name, points and Overrun, the sizes of its hands and decks; below, the cards that the viewer may
    know to be in its hands."""
    side = seen.sides[seat]
    name = escape(f"{LETTERS[seat]} {rules.seats[seat]}{_remark(seen, seat)}", quote=False)
    sizes = [f"{side.points} / {rules.vp_goals[seat]} VP", f"overrun {side.overrun}"]
    for label, size in (("hand", side.hand_size), ("reserves", side.reserves_size), ("command", side.command_size)):
        sizes.append(f"{label} {'?' if size is None else size}")
    return [
        f'<g transform="translate(0 {top})" fill="{INK}" text-anchor="start">',
        f'<rect x="8" y="10" width="8" height="46" rx="3" fill="{cards.SIDE_COLOURS[seat]}"/>',
        f'<text x="24" y="25" font-size="14">{name}</text>',
        f'<text x="{width - 12}" y="25" font-size="12" text-anchor="end">{" · ".join(sizes)}</text>',
        f'<text x="24" y="49" font-size="10" font-weight="400">{escape(_hand(side, rules, width), quote=False)}</text>',
        "</g>",
    ]


def _remark(seen: View, seat: int) -> str:
    """A tick for a closed plan, a star for a winner, an equals sign after a draw."""
    if seen.step == OVER:
        return " =" if seen.winner == NOBODY else " ★" if seen.winner == seat else ""
    return " ✓" if seen.sides[seat].is_done else ""


def _hand(side: SideView, rules: Rules, width: int) -> str:
    words: list[str] = []
    if side.hand is not None and side.commands is not None:
        words += [f"{count}×{rules.units[card].slug}" for card, count in enumerate(side.hand) if count]
        words += [f"{count}×{rules.commands[card].slug}" for card, count in enumerate(side.commands) if count]
    text, most = "  ".join(words), width // 6
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _footer(seen: View, rules: Rules, layout: _Layout) -> list[str]:
    """The Turn, and whose cards these are: the house set is not the publisher's."""
    is_ours = rules.cards.slug == HOUSE_NAME
    text = f"{HOUSE_NAME}: Fogline's own cards" if is_ours else f"card set: {rules.cards.slug}"
    y = layout.height - 8
    return [
        f'<g font-size="10" font-weight="400" fill="{INK}">',
        f'<text x="14" y="{y}" text-anchor="start">turn {seen.turn}</text>',
        f'<text x="{layout.width - 14}" y="{y}" text-anchor="end">{text}</text>',
        "</g>",
    ]
