"""What is believed of the enemy's hidden cards in SCOPE Stalingrad (see ``scope/belief.py``)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from fogline.titles.scope.belief import FEW, CellBelief, History, Marks, habits_of, learned
from fogline.titles.scope.grid import COLUMNS, SQUARE
from fogline.titles.scope.position import NOWHERE
from fogline.titles.stalingrad.bots.front import Front
from fogline.titles.stalingrad.rules.cards import FACE_DOWN, INFANTRY, KINDS, MACHINE_GUN, depth_of
from fogline.titles.stalingrad.rules.state import SET_UP, SHOT_CARD
from fogline.titles.stalingrad.rules.tables import rules_for
from fogline.titles.stalingrad.rules.view import View

CLASSES: Final = [card % KINDS for card in range(2 * KINDS)]
"""A table's row has a number for each kind, whichever side it is of."""
PHASES: Final = (6, 15)
"""The turns that divide a game into parts."""


def marks(view: View) -> Marks:
    """By cell with an enemy card face down: where it lies, and what has happened there."""
    rules = rules_for(view.setup)
    assert view.seat is not None
    enemy = 1 - int(rules.side_of(view.seat))
    hidden = [int(cell) for cell in rules.cells if view.cells[cell] == FACE_DOWN + enemy]
    history = History(view.facts, enemy, hidden)
    corner = view.sides[SHOT_CARD + enemy]
    shot = int(SQUARE[corner]) if corner != NOWHERE else 0
    phase = sum(view.turn >= turn for turn in PHASES)
    guns = sum(view.counts[enemy * KINDS + kind] for kind in (MACHINE_GUN, INFANTRY))
    guns -= sum([kind in (MACHINE_GUN, INFANTRY) for kind in Front(view).known])
    rows = Counter(depth_of(cell) for cell in hidden)
    found: Marks = {}
    for cell in hidden:
        moves = min(FEW, history.moves[cell])
        depth, column = depth_of(cell), cell % COLUMNS
        names = [f"depth {depth} moves {moves}", f"depth {depth} phase {phase} moves {min(1, moves)}"]
        names.append(f"depth {depth} column {column} moves {min(1, moves)}")
        names.append(f"depth {depth} hidden {rows[depth]} guns {min(4, guns)}")
        if moves:
            names.append(f"since {min(FEW, history.since[cell])} moves {moves}")
            if cell in history.seen:
                names.append(f"was {history.seen[cell]}")
        if shot >> cell & 1:
            names.append(f"shot depth {depth} moves {min(1, moves)}")
        found[cell] = tuple(names)
    return found


def belief(view: View) -> CellBelief | None:
    """The belief about *view*: none before the first turn."""
    return None if view.step == SET_UP else learned(habits_of("fogline.titles.stalingrad.bots"), marks(view), CLASSES)
