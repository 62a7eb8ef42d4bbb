"""The battlefield of SCOPE Stalingrad in the terminal, drawn from the viewer's side."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from typing import Final, TypeVar

from fogline.locale import Texts
from fogline.titles.scope.grid import COLUMN_NAMES, COLUMNS, SQUARE, cells_of, size_of
from fogline.titles.scope.position import NOWHERE, SEEN
from fogline.titles.stalingrad.aid import marks
from fogline.titles.stalingrad.rules import state, steps
from fogline.titles.stalingrad.rules.cards import (
    CELL_NAMES,
    CODES,
    DECOY,
    EMPTY_AREA,
    FACE_DOWN,
    GERMAN,
    KINDS,
    MIDDLE,
    NO_CARD,
    SIDE_LETTERS,
    SIDES,
    SNIPER,
    SOVIET,
    card_name,
)
from fogline.titles.stalingrad.rules.tables import Rules, rules_for
from fogline.titles.stalingrad.rules.view import View
from fogline.titles.stalingrad.words.words import kind_message, quadrant_name, seat_message

_Card = TypeVar("_Card")


def is_turned(view: View) -> bool:
    """Whether the board is drawn from the Soviet side: the columns of the notation then run from right to left, and its
    rows from the bottom up."""
    return view.seat is not None and rules_for(view.setup).side_of(view.seat) == SOVIET


def laid(view: View, rules: Rules) -> list[int]:
    """The cards that the viewer's side has laid out so far, in the order in which they are typed."""
    if view.seat is None:
        return []
    side = rules.side_of(view.seat)
    cells = rules.set_up_order[side][: view.sides[state.PLACED + side]]
    return swapped(view, rules, [int(view.cells[cell]) for cell in cells])


def cells_to_lay(view: View, rules: Rules) -> list[int]:
    """The cells of the viewer's side, in the order in which cards for them are typed."""
    if view.seat is None:
        return []
    return swapped(view, rules, [int(cell) for cell in rules.set_up_order[rules.side_of(view.seat)]])


def swapped(view: View, rules: Rules, cards: list[_Card]) -> list[_Card]:
    """Convert the order of the notation to typing order, or back: each Soviet row is reversed."""
    if not is_turned(view):
        return cards
    width = int(rules.scenario.columns)
    return [card for first in range(0, len(cards), width) for card in reversed(cards[first : first + width])]


def board(texts: Texts, view: View, *, marked: bool) -> list[str]:
    """The battlefield with the viewer's side at the bottom, and the cards beside it. *marked* adds everything that a
    player could have remembered."""
    rules = rules_for(view.setup)
    drawn = _drawn_cells(view, marked=marked)
    columns = list(range(rules.scenario.columns))
    rows = list(range(MIDDLE - rules.scenario.rows, MIDDLE + rules.scenario.rows))
    sides = [SOVIET, GERMAN]
    if is_turned(view):
        for turned in (columns, rows, sides):
            turned.reverse()
    lines = ["      " + "".join(f"{COLUMN_NAMES[at]:^6}" for at in columns).rstrip()]
    for number, row in enumerate(rows):
        if number == rules.scenario.rows:
            lines.append("  " + texts("board-front-line").center(6 * len(columns) + 4, "-"))
        first = row * COLUMNS
        line = f"  {CELL_NAMES[first][:2]}  " + "".join(f"{drawn[first + at]:^6}" for at in columns)
        lines.append(line.rstrip())
    if view.step != steps.SET_UP:
        lines += ["", *(_beside(texts, view, rules, side) for side in sides)]
    if marked and (spread := _spread_marks(texts, view)):
        lines += ["", texts("board-marks"), *spread]
    return lines


def _drawn_cells(view: View, *, marked: bool) -> list[str]:
    """How each cell is drawn: the card or its back, in brackets if it is turned up now, in parentheses if it is
    remembered."""
    drawn = ["" if card == NO_CARD else card_name(card) for card in view.cells]
    rules = rules_for(view.setup)
    for cell in rules.cells:
        drawn[cell] = drawn[cell] or "..."
    if view.step == steps.SET_UP:
        own = laid(view, rules)
        for number, cell in enumerate(cells_to_lay(view, rules)):
            drawn[cell] = card_name(own[number]) if number < len(own) else ">...<" if number == len(own) else "..."
        return drawn
    if marked:
        for kind, cells in marks(view):
            if size_of(cells) == 1:
                cell = cells_of(cells)[0]
                if view.cells[cell] >= FACE_DOWN:
                    drawn[cell] = f"({SIDE_LETTERS[_side_at(view, cell)]}{CODES[kind]})"
    for cell in _turned_up(view):
        shown = kind_shown(view, cell)
        if shown is not None:
            drawn[cell] = f"[{SIDE_LETTERS[_side_at(view, cell)]}{CODES[shown]}]"
    return drawn


def _turned_up(view: View) -> list[int]:
    """The cells that are face up while a decision is due (ST-TURN-6)."""
    if view.step in (steps.SHOT, steps.GUN, steps.LOOK):
        return [view.focus]
    if view.step == steps.TAKE:
        side = rules_for(view.setup).slot_sides[view.slot]
        return [cell for cell in cells_of(SQUARE[view.quadrant]) if _side_at(view, cell) != side] + [view.focus]
    return []


def _side_at(view: View, cell: int) -> int:
    card = view.cells[cell]
    return card - FACE_DOWN if card >= FACE_DOWN else card // KINDS


def kind_shown(view: View, cell: int) -> int | None:
    """The kind of card that is publicly visible on *cell*, or was last shown there."""
    card = view.cells[cell]
    if card < FACE_DOWN:
        return card % KINDS
    fact = view.facts
    while fact is not None and not (fact.what == SEEN and fact.cell == cell):
        fact = fact.before
    return None if fact is None else fact.kind


def _beside(texts: Texts, view: View, rules: Rules, side: int) -> str:
    """The cards and points beside the battlefield on one side, all public (ST-INFO-4)."""
    first = side * KINDS
    in_play = [f"{view.counts[first + kind]} {CODES[kind]}" for kind in KIND_ORDER if view.counts[first + kind]]
    lost = [CODES[kind] for kind in KIND_ORDER for _ in range(view.lost[first + kind])]
    parts = [
        texts("board-side", side=seat_message(SIDES[side]), points=view.sides[state.SCORE + side]),
        texts("board-in-play", cards=", ".join(in_play)),
    ]
    if lost:
        parts.append(texts("board-lost", cards=" ".join(lost)))
    parts.append(texts("board-reserve", count=view.sides[state.RESERVE + side]))
    if rules.scenario.zone[side]:
        parts.append(texts("board-zone", count=view.sides[state.ZONE + side]))
    if view.sides[state.SHOT_CARD + side] != NOWHERE:
        parts.append(texts("board-shot-card", quadrant=quadrant_name(view.sides[state.SHOT_CARD + side])))
    return "  " + reduce(lambda left, right: texts("board-joined", left=left, right=right), parts)


KIND_ORDER: Final = (*range(SNIPER, KINDS), DECOY, EMPTY_AREA)


def _spread_marks(texts: Texts, view: View) -> list[str]:
    """Remembered cards that lie somewhere among several cells."""
    spread = Counter(mark for mark in marks(view) if size_of(mark.cells) > 1)
    return [
        "  "
        + texts(
            "board-mark",
            count=count,
            kind=kind_message(kind),
            cells=" ".join(CELL_NAMES[cell] for cell in cells_of(cells)),
        )
        for (kind, cells), count in spread.items()
    ]
