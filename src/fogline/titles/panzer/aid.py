"""The memory aid of SCOPE Panzer: what a view leaves open."""

from __future__ import annotations

from typing import Final

from fogline.titles.panzer.rules import steps
from fogline.titles.panzer.rules import view as views
from fogline.titles.panzer.rules.actions import Explore, Light, Search
from fogline.titles.panzer.rules.cards import AMERICAN, CELL_NAMES, CODES, FOREST, GERMAN, TYPES, UNKNOWN, unit_of
from fogline.titles.panzer.rules.tables import rules_for
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.actions import Action
from fogline.titles.scope.aid import CellAid, Shown
from fogline.titles.scope.grid import SQUARE, cells_of, size_of
from fogline.titles.scope.marks import Mark, marks_of


def marks(view: View) -> list[Mark]:
    """The marks on the other side's cards, with units by number. The public view has none."""
    return [] if view.seat is None else _marks_on(view, 1 - view.seat)


def _marks_on(view: View, side: int) -> list[Mark]:
    """The marks on the cards of *side*, which lie where it has control. No mark says that one of several cells has no
    unit."""
    held = view.american if side == AMERICAN else view.german
    return [
        Mark(unit_of(side, kind) if kind else FOREST, cells & held)
        for kind, cells in marks_of(view.facts, side)
        if kind or (size_of(cells) == 1 and cells & held)
    ]


class PanzerAid(CellAid):
    """The parts that the shared memory aid needs from this title. It lists no worlds: squads, twins and marks would
    have to be listed as well."""

    def cells(self, view: View) -> list[int]:
        if view.step <= steps.DEPLOY:
            return []
        return [cell for cell in rules_for(view.setup).cells if view.cells[cell] == UNKNOWN]

    def cards(self, view: View, cell: int) -> list[int]:
        side = self.side(view, cell)
        supply = rules_for(view.setup).supply
        units = [unit_of(side, kind) for kind in range(1, TYPES + 1)]
        return [FOREST, *(unit for unit in units if supply[unit] > view.lost[unit])]

    def side(self, view: View, cell: int) -> int:
        return AMERICAN if view.american >> cell & 1 else GERMAN

    def shown(self, view: View) -> list[Shown]:
        return [Shown(*mark) for side in (AMERICAN, GERMAN) if side != view.seat for mark in _marks_on(view, side)]

    def turned_up(self, action: Action) -> list[int]:
        if isinstance(action, Search):
            return [int(action.cell)]
        if isinstance(action, Light):
            return [int(action.target)]
        return cells_of(int(SQUARE[action.quadrant])) if isinstance(action, Explore) else []


AID: Final = PanzerAid(views, CELL_NAMES, CODES.__getitem__)
