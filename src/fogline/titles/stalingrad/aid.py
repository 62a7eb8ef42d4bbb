"""The memory aid of SCOPE Stalingrad: what a view leaves open."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from fogline.kit.aid import Aid
from fogline.titles.scope.aid import CellAid, Shown
from fogline.titles.scope.marks import Mark, marks_of
from fogline.titles.stalingrad.rules.cards import CELL_NAMES, EMPTY_AREA, FACE_DOWN, GERMAN, KINDS, SOVIET, card_name
from fogline.titles.stalingrad.rules.tables import rules_for
from fogline.titles.stalingrad.rules.view import View, imagined, settle


def marks(view: View) -> list[Mark]:
    """The marks on the cards of the other side (AMB-21). The public makes none."""
    if view.seat is None:
        return []
    return marks_of(view.facts, 1 - rules_for(view.setup).side_of(view.seat))


class StalingradAid:
    """The title for the memory aid."""

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

    def imagined(self, view: View, rng: Random) -> tuple[list[int], bool]:
        world, is_even = imagined(view, rng)
        return list(world.cells), is_even

    def settle(self, view: View, cell: int, card: int, rng: Random) -> tuple[int, Sequence[int]]:
        answer, world = settle(view, cell, card, rng)
        return answer, [] if world is None else list(world.cells)

    def cell_name(self, cell: int) -> str:
        return CELL_NAMES[cell]

    def card_name(self, card: int) -> str:
        return card_name(card)


AID: Final[Aid] = CellAid(StalingradAid())
