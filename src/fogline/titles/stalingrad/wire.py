"""Views and events of SCOPE Stalingrad as JSON."""

from __future__ import annotations

from typing import Any, Final

from fogline.titles.scope.actions import Action
from fogline.titles.scope.wire import ScopeWire
from fogline.titles.stalingrad.rules import steps
from fogline.titles.stalingrad.rules.actions import Assault, unpack
from fogline.titles.stalingrad.rules.cards import CELL_NAMES, CODES, INFANTRY, KINDS, NO_CARD, SIDES, SNIPER, card_name
from fogline.titles.stalingrad.rules.pictures import slot_name
from fogline.titles.stalingrad.rules.play import reason_names
from fogline.titles.stalingrad.rules.rules import STALINGRAD as RULES
from fogline.titles.stalingrad.rules.state import PLACED, READY, RESERVE, SCORE, SHOT_CARD, UNSCORED, ZONE
from fogline.titles.stalingrad.rules.tables import Rules, rules_for
from fogline.titles.stalingrad.rules.view import View

CARDS: Final = tuple(card_name(card) for card in range(2 * KINDS))


class StalingradWire(ScopeWire):
    """The JSON form of SCOPE Stalingrad."""

    def __init__(self) -> None:
        super().__init__(RULES, SIDES, CELL_NAMES)
        self.writers = {
            **self.writers,
            "knowers": None,
            "seat": None,  # ``side`` and the message contain it
            "cells": self._told_cells,
            "card": card_name,
            "kinds": lambda kinds: None if kinds is None else _codes(unpack(kinds)),
            "came": _codes,
            "points": int,
            "scores": lambda scores: dict(zip(SIDES, scores)),
            **dict.fromkeys(("mortar", "infantry", "officer", "origin"), self.cell),
        }

    def pointed_at(self, action: Action) -> list[str]:
        if isinstance(action, Assault):
            return [CELL_NAMES[action.origin], *self.square(int(action.target))]
        return super().pointed_at(action)

    def view(self, view: View) -> dict[str, Any]:
        rules = rules_for(view.setup)
        names = rules.seat_names
        return {
            "seat": None if view.seat is None else names[view.seat],
            "to-act": [names[seat] for seat in view.to_act],
            "step": steps.NAMES[view.step],
            "turn": view.turn,
            "slot": slot_name(rules, view.slot),
            "side": SIDES[rules.slot_sides[view.slot]],
            "columns": rules.scenario.columns,
            "rows": rules.scenario.rows,
            "cells": {CELL_NAMES[cell]: card_name(view.cells[cell]) for cell in rules.cells},
            "counts": dict(zip(CARDS, view.counts)),
            "lost": dict(zip(CARDS, view.lost)),
            "sides": {name: self._side_form(view.sides, side) for side, name in enumerate(SIDES)},
            "start": {
                "counts": dict(zip(CARDS, view.start.counts)),
                "grounds": {name: self.names(view.start.grounds[side]) for side, name in enumerate(SIDES)},
            },
            "facts": self.facts(view.facts, lambda _side, kind: CODES[kind]),
            **self.places(view),
            "acted": view.acted,
            "deployed": view.deployed,
            "quiet": view.quiet,
            "goals": {name: _goals(rules, side) for side, name in enumerate(SIDES)},
            "winner": self.side(view.winner),
            "reasons": list(reason_names(view.reasons)),
        }

    def _side_form(self, sides: tuple[int, ...], side: int) -> dict[str, Any]:
        return {
            "reserve": sides[RESERVE + side],
            "score": sides[SCORE + side],
            "zone": sides[ZONE + side],
            "shot-card": self.cell(sides[SHOT_CARD + side]),
            "placed": sides[PLACED + side],
            "ready": sides[READY + side] == 1,
            "unscored": sides[UNSCORED + side],
        }

    def _told_cells(self, cells: tuple[int, ...]) -> Any:
        """The names of some cells; after the game, with the card on each."""
        if len(cells) == len(CELL_NAMES):
            return {CELL_NAMES[cell]: card_name(card) for cell, card in enumerate(cells) if card != NO_CARD}
        return self.listed(cells)


def _codes(kinds: tuple[int, ...]) -> list[str]:
    return [CODES[kind] for kind in kinds]


def _goals(rules: Rules, side: int) -> dict[str, Any]:
    """ST-WIN, ST-THEME-3: how a side can win in the scenario."""
    cards = rules.scenario.cards
    return {
        "snipers": cards[1 - side][SNIPER] > 0,
        "points": int(rules.points) or None,
        "eliminate": [_codes(tuple(group)) for group in rules.eliminate],
        "last-row": bool(rules.last_row_wins) and cards[side][INFANTRY] > 0,
    }


WIRE: Final = StalingradWire()
