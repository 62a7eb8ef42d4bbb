"""Puzzle themes and questions of SCOPE Stalingrad (``kit/puzzles.py``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fogline.kernel.setup import Setup
from fogline.kit.puzzles import Idea, Spot
from fogline.titles.scope.belief import spots_of
from fogline.titles.stalingrad.rules import actions
from fogline.titles.stalingrad.rules.cards import CELL_NAMES, KINDS, OFFICER, SNIPER, card_name
from fogline.titles.stalingrad.rules.state import State
from fogline.titles.stalingrad.rules.tables import rules_for
from fogline.titles.stalingrad.rules.view import View

LIKELY: Final = 0.25
"""From this probability on, a SEARCH counts as a search for a Sniper."""
ASKED: Final = (SNIPER, OFFICER)
"""The kinds that puzzles ask about, in this order."""


class StalingradPuzzling:
    lead = 0.0125
    themes = ("find-sniper", "where-to-search", "which-target", "hide", "when-to-hold", "shot-card")
    setups = (
        Setup("stalingrad", "quick-duel"),
        Setup("stalingrad", "quick-duel", {"mode": "advanced"}),
        Setup("stalingrad", "open-front", {"mode": "advanced"}),
        Setup("stalingrad", "deep-front", {"mode": "advanced"}),
    )

    def about(self, idea: Idea) -> str:
        """Derive the theme from the best action, and for a SEARCH also from what it is likely to find."""
        best = idea.best
        if isinstance(best, actions.Search):
            found = sum(world.cells[best.cell] % KINDS == SNIPER for world in idea.worlds)
            return "find-sniper" if found >= LIKELY * len(idea.worlds) else "where-to-search"
        if isinstance(best, actions.Howitzer | actions.Fire | actions.Assault | actions.Gun | actions.Recognize):
            return "which-target"
        if isinstance(best, actions.Move | actions.Deploy):
            return "hide"
        if isinstance(best, actions.Hold) or isinstance(idea.usual, actions.Hold):
            return "when-to-hold"
        return "shot-card" if isinstance(best, actions.Shoot) else ""

    def spots(self, view: View, odds: Mapping[str, Mapping[str, float]]) -> Sequence[Spot]:
        """The cells where an enemy Sniper or Officer may be."""
        assert view.seat is not None
        enemy = 1 - int(rules_for(view.setup).side_of(view.seat))
        return [Spot(*spot) for spot in spots_of(odds, [card_name(enemy * KINDS + kind) for kind in ASKED])]

    def is_there(self, world: State, spot: Spot) -> bool:
        return card_name(int(world.cells[CELL_NAMES.index(spot.place)])) == spot.card


PUZZLES: Final = StalingradPuzzling()
