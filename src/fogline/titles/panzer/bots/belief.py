"""Beliefs about the enemy's hidden units in SCOPE Panzer (see ``scope/belief.py``)."""

from __future__ import annotations

from typing import Final

from fogline.titles.panzer.bots.judge import APART, way_of
from fogline.titles.panzer.rules import steps
from fogline.titles.panzer.rules.cards import FOREST, UNITS, type_of
from fogline.titles.panzer.rules.tables import rules_for
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.belief import FEW, CellBelief, History, Marks, habits_of, learned
from fogline.titles.scope.grid import CELLS, COLUMNS, cells_of, size_of

TANKS: Final = 3
"""The first type that is a vehicle; those before are men with a gun."""
CLASSES: Final = [0 if unit == FOREST else 1 if type_of(unit) < TANKS else 2 for unit in range(UNITS)]
"""A table's row has a number for forest, for guns, and for vehicles."""
MUCH: Final = (11 / 30, 14 / 30)
"""A side counts as holding more ground from the first share on, and much ground from the second on."""
ACES_FILE: Final = "aces_belief.toml"


def marks(view: View) -> Marks:
    """By cell with a face-down enemy card, its marks: its location, and its history."""
    rules = rules_for(view.setup)
    assert view.seat is not None
    side = int(view.seat)
    held = (view.american, view.german)
    own, hidden = cells_of(held[side]), cells_of(held[1 - side] & ~view.shown)
    history = History(view.facts, 1 - side, hidden)
    found: Marks = {}
    for cell in hidden:
        moves, column = min(FEW, history.moves[cell]), cell % COLUMNS
        near = min(FEW, min([int(APART[cell * CELLS + other]) for other in own], default=FEW))
        row = way_of(rules, 1 - side, cell)
        names = [f"row {row} moves {moves}", f"near {near} moves {moves}"]
        names.append(f"column {min(column, rules.scenario.columns - 1 - column)}")
        if moves:
            names.append(f"since {min(FEW, history.since[cell])} moves {moves}")
            if history.seen.get(cell, FOREST) != FOREST:
                names.append("was a unit")
        found[cell] = tuple(names)
    return found


def aces_marks(view: View) -> Marks:
    """The same marks, split by how much ground the enemy holds: a side that holds much ground keeps its units far
    behind."""
    rules = rules_for(view.setup)
    assert view.seat is not None
    held = size_of((view.american, view.german)[1 - int(view.seat)])
    share = float(held) / float(len(rules.cells))
    much = sum(share > limit for limit in MUCH)
    return {cell: tuple(f"{name} ground {much}" for name in names) for cell, names in marks(view).items()}


class AcesBelief:
    """The ace's beliefs. Implements ``kit.bots.Believer``."""

    def belief(self, view: View) -> CellBelief | None:
        """The ace's belief. It works like a veteran's, but was learned from an ace's games against several kinds of
        opponents."""
        if view.step <= steps.DEPLOY:
            return None
        return learned(habits_of("fogline.titles.panzer.bots", ACES_FILE), aces_marks(view), CLASSES)


def belief(view: View) -> CellBelief | None:
    """The belief about *view*, or None before the first turn."""
    return None if view.step <= steps.DEPLOY else learned(habits_of("fogline.titles.panzer.bots"), marks(view), CLASSES)
