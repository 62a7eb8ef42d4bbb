"""Draws the battlefield as one small SVG, with the viewer's own side at the bottom."""

from __future__ import annotations

from fogline.titles.scope.grid import BIT, COLUMNS, SQUARE
from fogline.titles.scope.position import NOWHERE, SEEN
from fogline.titles.scope.sheets import Square, board
from fogline.titles.stalingrad.rules import steps
from fogline.titles.stalingrad.rules.cards import CELL_NAMES, FACE_DOWN, GERMAN, KINDS, NO_CARD, SOVIET, card_name
from fogline.titles.stalingrad.rules.pictures import picture
from fogline.titles.stalingrad.rules.state import SHOT_CARD, State
from fogline.titles.stalingrad.rules.tables import Rules, rules_for
from fogline.titles.stalingrad.rules.view import View, everything


def svg(shown: State | View, *, title: str = "") -> str:
    """A picture of a position (all cards face up) or of a view (its seat's side at the bottom). The text picture serves
    as the description."""
    seen = everything(shown) if isinstance(shown, State) else shown
    rules = rules_for(seen.setup)
    turned = seen.seat is not None and rules.side_of(seen.seat) == SOVIET
    corners = [seen.sides[SHOT_CARD + side] for side in (GERMAN, SOVIET)]
    quadrants = [divmod(corner, COLUMNS) for corner in corners if corner != NOWHERE]
    name = title or f"stalingrad, {seen.setup.scenario}"
    return board(name, picture(shown), _squares(seen, rules), quadrants, turned=turned)


def _squares(seen: View, rules: Rules) -> list[Square]:
    faces = _turned_up(seen)
    last: int = NOWHERE
    if not faces and seen.facts is not None and seen.facts.what == SEEN and _may_remember(rules):
        last = seen.facts.cell
    squares: list[Square] = []
    for cell in rules.cells:
        card: int = seen.cells[cell]
        drawn = faces.get(cell, card) if card >= FACE_DOWN else card
        side = 2 if card == NO_CARD else card - FACE_DOWN if card >= FACE_DOWN else card // KINDS
        mark = "now" if cell in faces else "last" if cell == last else ""
        squares.append(Square(cell // COLUMNS, cell % COLUMNS, CELL_NAMES[cell], card_name(drawn), side, mark))
    return squares


def _turned_up(seen: View) -> dict[int, int]:
    """By cell, the cards that lie face up until the step is done."""
    mask = 0
    if seen.step in (steps.SHOT, steps.GUN, steps.LOOK):
        mask = BIT[seen.focus]
    elif seen.step == steps.TAKE:
        mask = SQUARE[seen.quadrant]
    faces: dict[int, int] = {}
    fact = seen.facts
    while mask != 0 and fact is not None and fact.what == SEEN:
        if mask & BIT[fact.cell] != 0 and fact.cell not in faces:
            faces[fact.cell] = fact.side * KINDS + fact.kind
        fact = fact.before
    if seen.focus != NOWHERE and seen.focus not in faces:
        faces[seen.focus] = seen.cells[seen.focus]  # beyond the line, where everybody knows it
    return faces


def _may_remember(rules: Rules) -> bool:
    """AMB-21: whether the picture shows which card was revealed last."""
    return rules.setup.options["memory-aid"] in ("log", "marks")
