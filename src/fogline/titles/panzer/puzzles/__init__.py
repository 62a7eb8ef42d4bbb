"""Puzzle themes and questions of SCOPE Panzer (``kit/puzzles.py``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from fogline.kernel.setup import Setup
from fogline.kit.puzzles import Idea, Spot
from fogline.titles.panzer.rules.actions import Draw, Explore, Hold, Light, Move, Search, Shoot, Skip
from fogline.titles.panzer.rules.cards import CELL_NAMES, CODES, FOREST, TYPES, unit_of
from fogline.titles.panzer.rules.state import State
from fogline.titles.panzer.rules.view import View
from fogline.titles.panzer.setups import SETUPS
from fogline.titles.scope.belief import spots_of

MAX_TURNS: Final = 200


class PanzerPuzzling:
    lead = 0.005
    themes = ("where-to-search", "strike", "explore", "which-shooter", "where-to-go", "when-to-hold", "which-draw")

    @cached_property
    def setups(self) -> Sequence[Setup]:
        """The set-ups: a small battlefield, and a large one with everything on it."""
        full = {**SETUPS.presets()["full"], "max-turns": MAX_TURNS}
        return (Setup("panzer", "skirmish", {"max-turns": MAX_TURNS}), Setup("panzer", "battle", full))

    def about(self, idea: Idea) -> str:
        """Derive the theme from the best action, and for a SEARCH also from whether the target is certain."""
        best = idea.best
        if isinstance(best, Search | Light):
            cell = best.cell if isinstance(best, Search) else best.target
            found = sum(world.cells[cell] != FOREST for world in idea.worlds)
            return "strike" if found == len(idea.worlds) else "where-to-search"
        if isinstance(best, Explore):
            return "explore"
        if isinstance(best, Hold | Skip) or isinstance(idea.usual, Hold | Skip):
            return "when-to-hold"
        if isinstance(best, Shoot):
            return "which-shooter"
        if isinstance(best, Move):
            return "where-to-go"
        return "which-draw" if isinstance(best, Draw) else ""

    def spots(self, view: View, odds: Mapping[str, Mapping[str, float]]) -> Sequence[Spot]:
        """The cells where the enemy's most expensive unit may be."""
        assert view.seat is not None
        units = [unit_of(1 - view.seat, kind) for kind in range(TYPES, 0, -1)]
        return [Spot(*spot) for spot in spots_of(odds, [CODES[unit] for unit in units])]

    def is_there(self, world: State, spot: Spot) -> bool:
        return CODES[int(world.cells[CELL_NAMES.index(spot.place)])] == spot.card


PUZZLES: Final = PanzerPuzzling()
