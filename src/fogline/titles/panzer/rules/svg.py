"""Draws the battlefield as one small SVG, with the viewer's own home row at the bottom."""

from __future__ import annotations

from fogline.titles.panzer.rules import steps
from fogline.titles.panzer.rules.cards import AMERICAN, CELL_NAMES, FOREST, GERMAN
from fogline.titles.panzer.rules.cardsets import HOUSE
from fogline.titles.panzer.rules.pictures import card_name, faces_of, picture
from fogline.titles.panzer.rules.state import State
from fogline.titles.panzer.rules.tables import Rules, rules_for
from fogline.titles.panzer.rules.view import View, everything
from fogline.titles.scope.grid import BIT, COLUMNS
from fogline.titles.scope.position import SEEN
from fogline.titles.scope.sheets import Square, board


def svg(shown: State | View, *, title: str = "") -> str:
    """A picture of a position (all cards face up) or of a view (its seat's home row at the bottom). The text picture
    serves as the description."""
    seen = everything(shown) if isinstance(shown, State) else shown
    rules = rules_for(seen.setup)
    quadrants: list[tuple[int, int]] = []
    if seen.step in (steps.FOLLOW, steps.LIGHT):  # explored or moved just now
        quadrants = [(-(seen.quadrant // COLUMNS) - 1, seen.quadrant % COLUMNS)]
    is_ours = rules.cards.name == HOUSE
    values = "values: Fogline's own reconstruction" if is_ours else f"values: {' '.join(rules.cards.name.split())}"
    name = title or f"panzer, {seen.setup.scenario}; {values}"
    return board(name, picture(shown), _squares(seen, rules), quadrants, turned=seen.seat == GERMAN)


def _squares(seen: View, rules: Rules) -> list[Square]:
    faces = faces_of(seen)
    put_back = _put_back(seen)
    squares: list[Square] = []
    for cell in rules.cells:
        owner = AMERICAN if seen.american & BIT[cell] != 0 else GERMAN if seen.german & BIT[cell] != 0 else 2
        is_target = cell == seen.focus and seen.step in (steps.SHOOT, steps.DRAW)
        mark = "now" if is_target else "last" if put_back & BIT[cell] != 0 else ""
        card = card_name(seen, faces, cell)
        squares.append(Square(-(cell // COLUMNS), cell % COLUMNS, CELL_NAMES[cell], card, owner, mark))
    return squares


def _put_back(seen: View) -> int:
    """The forest cards that the last action revealed and put back, so everybody knows that these cells are empty."""
    cells = 0
    fact = seen.facts
    while seen.step == steps.ACTION and fact is not None and fact.what == SEEN:
        if fact.kind == FOREST and (seen.american, seen.german)[fact.side] & BIT[fact.cell] != 0:
            cells |= BIT[fact.cell]
        fact = fact.before
    return cells
