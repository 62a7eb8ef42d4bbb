"""The memory aid of SCOPE Stalingrad: what a view leaves open."""

from __future__ import annotations

from random import Random
from typing import Final

from fogline.titles.scope.actions import Action
from fogline.titles.scope.aid import CellAid, Shown
from fogline.titles.scope.grid import cells_of_square
from fogline.titles.scope.marks import Mark, marks_of
from fogline.titles.stalingrad.rules import view as views
from fogline.titles.stalingrad.rules.actions import Assault, Fire, Howitzer, Recognize, Search
from fogline.titles.stalingrad.rules.cards import CELL_NAMES, EMPTY_AREA, FACE_DOWN, GERMAN, KINDS, SOVIET, card_name
from fogline.titles.stalingrad.rules.state import State
from fogline.titles.stalingrad.rules.tables import rules_for
from fogline.titles.stalingrad.rules.view import View


def marks(view: View) -> list[Mark]:
    """The marks on the other side's cards (AMB-21). The public view has none."""
    if view.seat is None:
        return []
    return marks_of(view.facts, 1 - rules_for(view.setup).side_of(view.seat))


class StalingradAid(CellAid):
    """The parts that the shared memory aid needs from this title."""

    def cells(self, view: View) -> list[int]:
        return [cell for cell in rules_for(view.setup).cells if view.cells[cell] >= FACE_DOWN]

    def side(self, view: View, cell: int) -> int:
        return view.cells[cell] - FACE_DOWN

    def cards(self, view: View, cell: int) -> list[int]:
        first = self.side(view, cell) * KINDS
        return [card for card in range(first, first + KINDS) if card == first + EMPTY_AREA or view.counts[card]]

    def shown(self, view: View) -> list[Shown]:
        own = None if view.seat is None else rules_for(view.setup).side_of(view.seat)
        return [
            Shown(side * KINDS + kind, cells)
            for side in (GERMAN, SOVIET)
            if side != own
            for kind, cells in marks_of(view.facts, side)
        ]

    def turned_up(self, action: Action) -> list[int]:
        if isinstance(action, Search):
            return [int(action.cell)]
        if isinstance(action, Recognize):
            return sorted({int(action.first), int(action.second)})
        if isinstance(action, Howitzer | Fire):
            return [int(action.target)]
        return list(cells_of_square(int(action.target))) if isinstance(action, Assault) else []

    def every_world(self, view: View, most: int, rng: Random) -> list[State] | None:
        return views.every_world(view, most, rng) if self.cells(view) else None


AID: Final = StalingradAid(views, CELL_NAMES, card_name)
