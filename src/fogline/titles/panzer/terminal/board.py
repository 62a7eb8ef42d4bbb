"""SCOPE Panzer in the terminal: the battlefield with the symbols of its text pictures, and the unit cards."""

from __future__ import annotations

from collections import Counter
from functools import reduce

from fogline.locale import Texts
from fogline.titles.panzer.aid import marks
from fogline.titles.panzer.rules import steps
from fogline.titles.panzer.rules.cards import (
    AMERICAN,
    CELL_NAMES,
    CODES,
    FOREST,
    GERMAN,
    SPECIAL,
    TERRAIN,
    TYPES,
    UNITS,
    UNKNOWN,
    side_of,
    unit_of,
)
from fogline.titles.panzer.rules.cardsets import HOUSE_CARDS
from fogline.titles.panzer.rules.pictures import card_name, faces_of
from fogline.titles.panzer.rules.state import ALIVE, AT, FROM, GUN, SIZE
from fogline.titles.panzer.rules.tables import Rules, rules_for
from fogline.titles.panzer.rules.view import View
from fogline.titles.panzer.words.words import hand_message, seat_message, unit_message
from fogline.titles.scope.grid import COLUMNS, cells_of, size_of
from fogline.titles.scope.marks import Mark


def origin_of_cards(texts: Texts, rules: Rules) -> str:
    """Where the cards' values come from; those of the house set are our own reconstruction."""
    if rules.cards == HOUSE_CARDS:
        return texts("panzer-cards-house")
    return texts("panzer-cards-file", name=rules.cards.name)


def card_table(texts: Texts, rules: Rules, side: int) -> list[str]:
    columns = [texts(f"panzer-column-{name}") for name in ("cards", "cost", "armour", "firepower")]
    rows = []
    for unit in units_of(side):
        name = texts.say(unit_message(unit)) + ("*" if unit in SPECIAL else "")
        cards = rules.cards
        values = (int(rules.supply[unit]), cards.costs[unit], cards.armours[unit], cards.firepowers[unit])
        numbers = "".join(f"  {value:>{len(title)}}" for value, title in zip(values, columns, strict=True))
        absent = "" if values[0] else "  " + texts("panzer-not-before")
        rows.append(f"  {CODES[unit]}  {name:<15}{numbers}{absent}")
    heading = " " * 22 + "".join(f"  {title}" for title in columns)
    return [heading, *rows, "  " + texts("panzer-special")]


def units_of(side: int) -> list[int]:
    return [unit_of(side, kind) for kind in range(1, TYPES + 1)]


def board(texts: Texts, view: View, *, marked: bool) -> list[str]:
    """The battlefield with the viewer's home row at the bottom, and the cards beside it. *marked* adds everything that
    a player could have remembered."""
    scenario = rules_for(view.setup).scenario
    rows, columns = list(range(scenario.rows - 1, -1, -1)), list(range(scenario.columns))
    sides = [GERMAN, AMERICAN]
    if view.seat == GERMAN:
        for turned in (rows, columns, sides):
            turned.reverse()
    lines = _drawn(texts, view, rows, columns, marks(view) if marked else [])
    if view.step > steps.DEPLOY:
        lines += ["", *(_beside(texts, view, side) for side in sides)]
    if view.step == steps.DRAW:
        hand = hand_message(view.hand >> 8 & 15, view.hand >> 4 & 15, view.hand & 15)
        cells = {"gun": CELL_NAMES[view.gun], "target": CELL_NAMES[view.focus]}
        lines.append("  " + texts("panzer-board-shot", hand=hand, **cells))
    if marked and (spread := _spread_marks(texts, view)):
        lines += ["", texts("board-marks"), *spread]
    return lines


def _drawn(texts: Texts, view: View, rows: list[int], columns: list[int], remembered: list[Mark]) -> list[str]:
    faces = faces_of(view)
    units = {cells_of(mark.cells)[0]: mark.kind for mark in remembered if size_of(mark.cells) == 1}
    signs = [[_sign(texts, view, faces, row * COLUMNS + column, units) for column in columns] for row in rows]
    widths = [max(6, *(len(line[at]) + 2 for line in signs)) for at in range(len(columns))]
    header = "".join(f"{CELL_NAMES[column][0]:^4}".ljust(width) for column, width in zip(columns, widths, strict=True))
    lines = [f"     {header}".rstrip()]
    for row, line in zip(rows, signs, strict=True):
        cells = "".join(sign.ljust(width) for sign, width in zip(line, widths, strict=True))
        lines.append(f"  {row + 1}  {cells}".rstrip())
    return lines


def _sign(texts: Texts, view: View, faces: dict[int, int], cell: int, remembered: dict[int, int]) -> str:
    """How a cell is drawn: its controller and content as in a text picture, the target in brackets, a remembered
    face-down card in parentheses. Terrain is named in the player's language."""
    name = card_name(view, faces, cell)
    face, slash, unit = name.partition("/")
    if face in TERRAIN:
        name = texts(f"panzer-typed-{face}") + slash + unit
    if view.cells[cell] == UNKNOWN and cell in remembered:
        name = f"({name[0]}{CODES[remembered[cell]]})"
    return f"[{name}]" if view.step in (steps.SHOOT, steps.DRAW) and cell == view.focus else name


def _spread_marks(texts: Texts, view: View) -> list[str]:
    """Remembered units that lie somewhere among several cells."""
    spread = Counter(mark for mark in marks(view) if size_of(mark.cells) > 1)
    return [
        "  " + texts("board-mark", count=count, kind=unit_message(unit), cells=" ".join(_names(cells)))
        for (unit, cells), count in spread.items()
    ]


def _names(cells: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells_of(cells)]


def _beside(texts: Texts, view: View, side: int) -> str:
    """A side's status beside the battlefield: the number of units left, and the units lost."""
    units = [unit for unit in range(1, UNITS) if side_of(unit) == side]
    alive, size = view.sides[ALIVE + side], view.sides[SIZE + side]
    parts = [texts("panzer-board-side", side=seat_message(side), alive=alive, size=size)]
    lost = " ".join(CODES[unit] for unit in units for _ in range(view.lost[unit]))
    if lost:
        parts.append(texts("panzer-board-lost", cards=lost))
    if view.step == steps.OVER:
        squad = " ".join(CODES[unit] for unit in units for _ in range(view.squads[unit]))
        parts.append(texts("panzer-board-squad", cards=squad))
    if view.sides[GUN + side] != FOREST and _shots_matter(view):
        places = {"gun": CELL_NAMES[view.sides[FROM + side]], "target": CELL_NAMES[view.sides[AT + side]]}
        parts.append(texts("panzer-board-last-shot", unit=unit_message(view.sides[GUN + side]), **places))
    if side == AMERICAN:
        parts.append(texts("panzer-board-deck", count=view.deck))
    return "  " + reduce(lambda left, right: texts("board-joined", left=left, right=right), parts)


def _shots_matter(view: View) -> bool:
    """PZ-ADV-2: whether any rule depends on who fired at whom in the previous turn."""
    rules = rules_for(view.setup)
    return rules.fire_correction or rules.flank_attack or rules.rear_attack or rules.stug_arc
