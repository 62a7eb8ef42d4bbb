"""Draws the Battle Area as one small SVG: lines and air of both sides, the viewer's own at the bottom, followed by the
text picture."""

from __future__ import annotations

from html import escape
from typing import Final

from fogline.kernel.svg import INK, lines_of_text, sheet, wrapped
from fogline.titles.spearpoint.rules.actions import unit_name
from fogline.titles.spearpoint.rules.cards import AIR, FRONT, LINES, REAR
from fogline.titles.spearpoint.rules.cardsets import HOUSE_NAME
from fogline.titles.spearpoint.rules.pictures import picture
from fogline.titles.spearpoint.rules.state import State, Unit
from fogline.titles.spearpoint.rules.tables import Rules, rules_for
from fogline.titles.spearpoint.rules.view import View, everything
from fogline.titles.spearpoint.rules.worlds import unit_of

_LABEL: Final = 48
_WIDTH: Final = 104
_HEIGHT: Final = 52
_COLOURS: Final = ("#56672f", "#3d5a75")
_CORNERS: Final = (13, 3)
_MIN_COLUMNS: Final = 5
_MAX_SHOWN: Final = 15


def svg(shown: State | View, *, title: str = "") -> str:
    """A picture of a position (all-knowing) or of a view (its own side below). The description is the text picture."""
    seen = everything(shown) if isinstance(shown, State) else shown
    rules = rules_for(seen.setup)
    near = 0 if seen.seat is None else seen.seat
    units = [unit_of(unit) for unit in seen.units]
    parts: list[str] = []
    columns = _MIN_COLUMNS
    rows = ((1 - near, REAR), (1 - near, FRONT), (1 - near, AIR), (near, AIR), (near, FRONT), (near, REAR))
    for row, (seat, line) in enumerate(rows):
        y = 8 + row * _HEIGHT + _HEIGHT // 2
        parts.append(f'<text x="{_LABEL // 2}" y="{y + 4}" font-size="11" fill="{INK}">{LINES[line]}</text>')
        there = [unit for unit in units if unit.seat == seat and unit.line == line]
        columns = max(columns, len(there))
        parts += [_unit(rules, unit, _LABEL + at * _WIDTH + _WIDTH // 2, y) for at, unit in enumerate(there)]
    is_ours = rules.cards.slug == HOUSE_NAME
    told = picture(shown).splitlines()
    told.append(f"{HOUSE_NAME}: Fogline's own cards" if is_ours else f"card set: {rules.cards.slug}")
    width = _LABEL + columns * _WIDTH
    told = wrapped(told, width)
    below = 16 + len(rows) * _HEIGHT
    height = below + 16 * len(told) + 8
    name = title or f"spearpoint, {seen.setup.scenario}"
    return sheet(width, height, name, picture(shown), parts + lines_of_text(told, 10, below))


def _unit(rules: Rules, unit: Unit, x: int, y: int) -> str:
    """Draws a Unit: name, card and Endurance. The corners show who committed it, the colour who owns it now."""
    card = rules.units[unit.card]
    slug = card.slug if len(card.slug) <= _MAX_SHOWN else f"{card.slug[: _MAX_SHOWN - 1]}…"
    return (
        f'<g transform="translate({x} {y})"><rect x="-49" y="-23" width="98" height="46" '
        f'rx="{_CORNERS[unit.owner()]}" fill="{_COLOURS[unit.seat]}"/>'
        f'<text y="-8" font-size="13" fill="#fff">{unit_name(unit.name)}</text>'
        f'<text y="6" font-size="10" fill="#fff">{escape(slug, quote=False)}</text>'
        f'<text y="19" font-size="10" font-weight="400" fill="{INK}">{unit.endurance}/{card.full}</text></g>'
    )
