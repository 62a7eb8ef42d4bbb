"""The views of Spearpoint 1943 as text."""

from __future__ import annotations

from fogline.kit.research import plain
from fogline.titles.spearpoint.rules import steps
from fogline.titles.spearpoint.rules.actions import LETTERS, unit_name
from fogline.titles.spearpoint.rules.state import UnitView
from fogline.titles.spearpoint.rules.tables import rules_for
from fogline.titles.spearpoint.rules.view import View


def view_as_text(view: View) -> str:
    """Writes one line for each field, and one for each side and Unit. The set-up is left out, because it is known."""
    cards = rules_for(view.setup).units
    lines: list[str] = []
    for name, value in zip(view._fields, view):
        if name == "sides":
            for letter, side in zip(LETTERS, view.sides):
                lines += [f"{letter} {field} {plain(part)}" for field, part in zip(side._fields, side)]
        elif name == "units":
            lines += [_line(cards[unit.card].slug, unit) for unit in view.units]
        elif name == "step":
            lines.append(f"step {steps.NAMES[view.step]}")
        elif name != "setup":
            lines.append(f"{name} {plain(value)}")
    return "\n".join(lines)


def _line(slug: str, unit: UnitView) -> str:
    """A Unit in play as text: its name, its card, and everything else about it."""
    _, _, *rest = unit
    return f"{unit_name(unit.name)} {slug} {plain(tuple(rest))}"
