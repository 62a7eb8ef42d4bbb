"""The views of SCOPE Stalingrad as text and numbers."""

from __future__ import annotations

from typing import Any

from fogline.kernel.setup import Setup
from fogline.kit.research import Piece
from fogline.titles.scope.grid import STEPS as SQUARE_STEPS
from fogline.titles.scope.memory import CAME, GONE, MIXED, REINFORCED, SEEN, Fact, facts
from fogline.titles.scope.memory import NAMES as FACT_NAMES
from fogline.titles.scope.research import Board, view_text
from fogline.titles.stalingrad.rules.cards import CELL_NAMES, CODES, EMPTY_AREA, FACE_DOWN, KINDS, card_name
from fogline.titles.stalingrad.rules.state import NOBODY, NOWHERE, REASONS, SHOT_CARD, SIDE_FIELDS, STEPS
from fogline.titles.stalingrad.rules.tables import rules_for
from fogline.titles.stalingrad.rules.view import View


class Stalingrad:
    """Numbers: all that lies on the table, and what was shown and not rearranged since; cells are those of the
    battlefield, row by row from the top left, kinds in the order of the rules, German before Soviet.

    ============ ================ ==============================================================================
    piece        shape            holds
    ============ ================ ==============================================================================
    seat         seats            who looks (nobody: the public)
    to_act       seats            who must act
    cells        cells, 19        one-hot: a card (side and kind), no card, a German back, a Soviet back
    shown        cells, 8         one-hot: the kind of a face-down card that everybody has seen there
    counts       2, 8             cards in play
    lost         2, 8             cards in the enemy's scoring zone
    beside       6, 2             reserve, score, Player Zone, cards laid out, ready, Infantry lost unscored; by side
    shot_card    2, cells         the corner of the Quadrant with the side's Shot Card
    step         9                one-hot
    slot         turns of a round one-hot: whose turn it is
    target       3, cells         the cell in question, the Quadrant of an ASSAULT, the declared own Machine Gun
    flags        2                whether the turn's action is done, and DEPLOYMENT
    turn         2                turns begun; quiet turns, and one more
    outcome      2 + 6            one-hot: the winner; the reasons
    ============ ================ ==============================================================================

    Not in the numbers, but in the text: vaguer knowledge ("one of these four is a Sniper", "no Mortar there"), and
    what could be concluded from rearrangements that overlap.
    """

    def __init__(self, setup: Setup) -> None:
        rules = rules_for(setup)
        seats = len(rules.seat_names)
        self._board = Board(rules.cells)
        cells = len(self._board.cells)
        self.pieces: tuple[Piece, ...] = (
            Piece("seat", (seats,)),
            Piece("to_act", (seats,)),
            Piece("cells", (cells, FACE_DOWN + 2)),
            Piece("shown", (cells, KINDS)),
            Piece("counts", (2, KINDS)),
            Piece("lost", (2, KINDS)),
            Piece("beside", (SIDE_FIELDS // 2 - 1, 2)),
            Piece("shot_card", (2, cells)),
            Piece("step", (len(STEPS),)),
            Piece("slot", (len(rules.slot_seats),)),
            Piece("target", (3, cells)),
            Piece("flags", (2,)),
            Piece("turn", (2,)),
            Piece("outcome", (NOBODY + len(REASONS),)),
        )

    def text(self, view: View) -> str:
        """Cards, step and facts by their names."""
        lines = {
            "cells": f"cells {' '.join([card_name(view.cells[cell]) for cell in self._board.cells])}",
            "step": f"step {STEPS[view.step]}",
            "facts": f"facts {' '.join([_write_fact(fact) for fact in facts(view.facts)])}",
        }
        return view_text(view, lines)

    def fill(self, view: View, into: dict[str, Any]) -> None:
        """See the table above."""
        self._board.fill(view, into)
        for seat in view.to_act:
            into["to_act"][seat] = 1
        for cell, kind in shown(view.facts).items():
            into["shown"][self._board.at[cell], kind] = 1
        into["counts"].flat = view.counts
        into["lost"].flat = view.lost
        into["beside"].flat = view.sides[:SHOT_CARD] + view.sides[SHOT_CARD + 2 :]
        for side in (0, 1):
            self._board.mark(into["shot_card"][side], view.sides[SHOT_CARD + side])
        into["slot"][view.slot] = 1
        into["flags"][:] = view.acted, view.deployed
        into["turn"][:] = view.turn, view.quiet + 1


def shown(latest: Fact | None) -> dict[int, int]:
    """The kinds that everybody has seen, by cell, as far as no rearrangement came after."""
    known: dict[int, int] = {}
    for fact in facts(latest):
        if fact.what in (SEEN, CAME):
            known[fact.cell] = fact.kind
        elif fact.what == GONE:
            known.pop(fact.cell, None)
        elif fact.what == MIXED:
            for step in SQUARE_STEPS:
                known.pop(fact.cell + step, None)
        elif fact.what == REINFORCED:
            for cell in [cell for cell, kind in known.items() if fact.mask >> cell & 1 and kind == EMPTY_AREA]:
                del known[cell]
    return known


def _write_fact(fact: Fact) -> str:
    where = "-" if fact.cell == NOWHERE else CELL_NAMES[fact.cell]
    kind = f"{fact.kind:x}" if fact.what == REINFORCED else CODES[fact.kind]
    return f"{FACT_NAMES[fact.what]}:{'gs'[fact.side]}:{where}:{kind}:{fact.mask:x}"
