"""The views of SCOPE Panzer as text and numbers."""

from __future__ import annotations

from typing import Any, Final

from fogline.kernel.game import CHANCE
from fogline.kernel.setup import Setup
from fogline.kit.research import Piece
from fogline.titles.panzer.rules.cards import CELL_NAMES, CODES, FOREST, TERRAIN, TYPES, UNITS, UNKNOWN, unit_of
from fogline.titles.panzer.rules.state import (
    ALIVE,
    AT,
    CARDS,
    FROM,
    GROUNDS,
    GUN,
    GUN_NOW,
    GUN_POOL,
    KILLED,
    NOBODY,
    NOWHERE,
    READY,
    REASONS,
    RUN,
    SIZE,
    STEPS,
    VICTIM,
    VICTIM_NOW,
    VICTIM_POOL,
)  # fmt: skip
from fogline.titles.panzer.rules.tables import rules_for
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.grid import mask_of
from fogline.titles.scope.memory import CAME, EITHER, MIXED, SEEN, Fact, facts
from fogline.titles.scope.memory import NAMES as FACT_NAMES
from fogline.titles.scope.research import Board, view_text
from fogline.titles.scope.wire import cell_names

_SIDES: Final = 2
_MASKS: Final = ("american", "german", "shown", "locked", "meadows", "hills", "lakes", "peaks")


class Panzer:
    """Numbers: all that lies on the table, the latest shots, and which cards everybody knows to be plain forest; cells
    are those of the battlefield, row by row from A1, units in the order of the rules, American before German.

    ============ ================ ==============================================================================
    piece        shape            holds
    ============ ================ ==============================================================================
    seat         2                who looks (nobody: the public)
    to_act       3                who must act; the third is CHANCE
    cells        cells, 18        one-hot: no unit, one of the 16, or a card face down that cannot be turned
    control      2, cells         the cells of each side
    faces        2, cells         revealed units; locked ones
    terrain      4, cells         meadows, hills, lakes, peaks
    empty        cells            face-down cards that everybody knows to be forest
    squads       2, 8             the squad, as far as it may be seen
    lost         2, 8             destroyed units
    beside       3, 2             ready, units in the squad, units left; by side
    to_lay       2, 2             by side: whether meadow and hill, and whether lake and peaks, is still to be placed
    laid         2, 2             by side: whether it has placed terrain in its own territory, and in the enemy's
    gun          2, 17            one-hot: the unit that fired in the side's latest turn, or none
    victim       2, 17            one-hot: the unit it fired at
    shot         2, 6, cells      of that shot: from, at, where the unit can be, where its target can be, where the unit
                                  is, where its target is (the last two for those who may know)
    streak       2, 2             by side: shots in a row before that one; whether it destroyed its target
    deck         1                forest cards beside the battlefield
    step         9                one-hot
    target       3, cells         the cell in question, the quadrant in question, the shooter
    flags        2                whether the target was found by this search, and whether a shot was fired this turn
    hand         3                distance misses, armour misses, hits
    turn         1                turns completed
    outcome      2 + 4            one-hot: the winner; the reasons
    ============ ================ ==============================================================================

    Not in the numbers, but in the text: vaguer knowledge ("the Tiger is on one of these four"), and what could be
    concluded from MOVEs that overlap.
    """

    def __init__(self, setup: Setup) -> None:
        rules = rules_for(setup)
        self._board = Board(rules.cells)
        cells = len(self._board.cells)
        self.pieces: tuple[Piece, ...] = (
            Piece("seat", (_SIDES,)),
            Piece("to_act", (_SIDES + 1,)),
            Piece("cells", (cells, UNKNOWN + 1)),
            Piece("control", (_SIDES, cells)),
            Piece("faces", (2, cells)),
            Piece("terrain", (len(TERRAIN), cells)),
            Piece("empty", (cells,)),
            Piece("squads", (_SIDES, TYPES)),
            Piece("lost", (_SIDES, TYPES)),
            Piece("beside", (3, _SIDES)),
            Piece("to_lay", (_SIDES, 2)),
            Piece("laid", (_SIDES, 2)),
            Piece("gun", (_SIDES, UNITS)),
            Piece("victim", (_SIDES, UNITS)),
            Piece("shot", (_SIDES, 6, cells)),
            Piece("streak", (_SIDES, 2)),
            Piece("deck", (1,)),
            Piece("step", (len(STEPS),)),
            Piece("target", (3, cells)),
            Piece("flags", (2,)),
            Piece("hand", (3,)),
            Piece("turn", (1,)),
            Piece("outcome", (NOBODY + len(REASONS),)),
        )

    def text(self, view: View) -> str:
        """Cards, step, facts and sets of cells by their names."""
        lines = {
            "cells": f"cells {' '.join([_write_card(view.cells[cell]) for cell in self._board.cells])}",
            "step": f"step {STEPS[view.step]}",
            "facts": f"facts {' '.join([_write_fact(fact) for fact in facts(view.facts)])}",
        }
        for name in _MASKS:
            lines[name] = " ".join([name, *cell_names(getattr(view, name), CELL_NAMES)])
        return view_text(view, lines)

    def fill(self, view: View, into: dict[str, Any]) -> None:
        """See the table above."""
        self._board.fill(view, into)
        for seat in view.to_act:
            into["to_act"][_SIDES if seat == CHANCE else seat] = 1
        self._fill_planes(view, into)
        into["squads"].flat = view.squads[1:]
        into["lost"].flat = view.lost[1:]
        self._fill_sides(view.sides, into)
        into["deck"][0] = view.deck
        into["flags"][:] = view.found, view.fired
        into["hand"][:] = view.hand >> 8 & 15, view.hand >> 4 & 15, view.hand & 15
        into["turn"][0] = view.turn

    def _fill_planes(self, view: View, into: dict[str, Any]) -> None:
        planes = (
            ("control", (view.american, view.german)),
            ("faces", (view.shown, view.locked)),
            ("terrain", (view.meadows, view.hills, view.lakes, view.peaks)),
        )
        for name, masks in planes:
            for row, mask in enumerate(masks):
                self._board.spread(into[name][row], mask)
        self._board.spread(into["empty"], self.empty(view))

    def _fill_sides(self, sides: tuple[int, ...], into: dict[str, Any]) -> None:
        for row, field in enumerate((READY, SIZE, ALIVE)):
            into["beside"][row] = sides[field : field + _SIDES]
        for side in range(_SIDES):
            for bit in range(2):
                into["to_lay"][side, bit] = sides[CARDS + side] >> bit & 1
                into["laid"][side, bit] = sides[GROUNDS + side] >> bit & 1
            into["gun"][side, sides[GUN + side]] = 1
            into["victim"][side, sides[VICTIM + side]] = 1
            shot = into["shot"][side]
            self._board.mark(shot[0], sides[FROM + side])
            self._board.mark(shot[1], sides[AT + side])
            self._board.spread(shot[2], sides[GUN_POOL + side])
            self._board.spread(shot[3], sides[VICTIM_POOL + side])
            self._board.mark(shot[4], sides[GUN_NOW + side])
            self._board.mark(shot[5], sides[VICTIM_NOW + side])
            into["streak"][side] = sides[RUN + side], sides[KILLED + side]

    def empty(self, view: View) -> int:
        """The face-down cards that everybody knows to be forest: at first those where nobody can have deployed, then
        those that were turned; a MOVE hides what it takes up, unless all of it was known to be forest."""
        known = mask_of(self._board.cells) & ~view.start.grounds[0] & ~view.start.grounds[1]
        for fact in facts(view.facts):
            if fact.what == MIXED:
                known = known & ~fact.mask if fact.mask & ~known else known
            elif fact.what in (SEEN, CAME):
                known = known | 1 << fact.cell if fact.kind == FOREST else known & ~(1 << fact.cell)
        return known & (view.american | view.german) & ~view.shown


def _write_card(unit: int) -> str:
    return "???" if unit == UNKNOWN else CODES[unit]


def _write_fact(fact: Fact) -> str:
    where = "-" if fact.cell == NOWHERE else str(fact.cell) if fact.what == EITHER else CELL_NAMES[fact.cell]
    kind = CODES[unit_of(fact.side, fact.kind) if fact.kind else FOREST]
    return f"{FACT_NAMES[fact.what]}:{'ag'[fact.side]}:{where}:{kind}:{fact.mask:x}"
