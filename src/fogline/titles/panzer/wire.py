"""Views and events of SCOPE Panzer as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fogline.kernel.game import CHANCE
from fogline.titles.panzer.rules import state, steps
from fogline.titles.panzer.rules.actions import DRAWN, Shoot, move_of
from fogline.titles.panzer.rules.cards import (
    CELL_NAMES,
    CODES,
    FOREST,
    SIDES,
    SPECIAL,
    TERRAIN,
    UNITS,
    UNKNOWN,
    unit_of,
)
from fogline.titles.panzer.rules.events import AllShown, Event, Moved
from fogline.titles.panzer.rules.play import legal, reason_names
from fogline.titles.panzer.rules.rules import PANZER as RULES
from fogline.titles.panzer.rules.tables import Rules, rules_for
from fogline.titles.panzer.rules.view import View, known_hands, laid_out
from fogline.titles.scope.wire import ScopeWire


class PanzerWire(ScopeWire):
    def __init__(self) -> None:
        super().__init__(RULES, SIDES, CELL_NAMES)
        self.writers = {
            **self.writers,
            "goes": None,  # see ``event``: it needs the quadrant, too
            "face": TERRAIN.__getitem__,
            "step": steps.NAMES.__getitem__,
            "card": DRAWN.__getitem__,
            "cells": self.listed,
            **dict.fromkeys(("unit", "victim"), CODES.__getitem__),
            **dict.fromkeys(("american", "german", "deck", "distance", "armour", "hits", "left"), int),
        }

    def view(self, view: View) -> dict[str, Any]:
        rules = rules_for(view.setup)
        return {
            "seat": None if view.seat is None else SIDES[view.seat],
            "to-act": ["chance" if seat == CHANCE else SIDES[seat] for seat in view.to_act],
            "step": steps.NAMES[view.step],
            "turn": view.turn,
            "columns": rules.scenario.columns,
            "rows": rules.scenario.rows,
            "cells": {CELL_NAMES[cell]: _card(view.cells[cell]) for cell in rules.cells},
            "control": {"american": self.names(view.american), "german": self.names(view.german)},
            "shown": self.names(view.shown),
            "locked": self.names(view.locked),
            "terrain": {
                "meadow": self.names(view.meadows),
                "hill": self.names(view.hills),
                "lake": self.names(view.lakes),
                "peaks": self.names(view.peaks),
            },
            "squads": _counts(view.squads),
            "lost": _counts(view.lost),
            "sides": {name: _side(view.sides, side) for side, name in enumerate(SIDES)},
            "shots": {name: self._shot(view.sides, side) for side, name in enumerate(SIDES)},
            "start": {
                "grounds": {name: self.names(view.start.grounds[side]) for side, name in enumerate(SIDES)},
                "lost": _counts(view.start.lost),
            },
            "cards": _cards(rules),
            "limits": {"units": rules.most_units, "points": rules.points, "terrain": rules.scenario.terrain},
            "deck": view.deck,
            "facts": self.facts(view.facts, _kind),
            **self.places(view),
            "found": view.found,
            "fired": view.fired,
            "hand": _hand(view.hand >> 8 & 15, view.hand >> 4 & 15, view.hand & 15),
            "hands": _hands(view),
            "winner": self.side(view.winner),
            "reasons": list(reason_names(view.reasons)),
        }

    def event(self, event: Event) -> dict[str, Any]:
        if isinstance(event, AllShown):
            units = {CELL_NAMES[cell]: CODES[unit] for cell, unit in enumerate(event.cells) if unit != FOREST}
            return {"units": units, "squads": _counts(event.squads)}
        form = super().event(event)
        if isinstance(event, Moved):  # the units' moves (``B1-B2``), for those who may know them
            goes = event.goes
            form["goes"] = None if goes is None else move_of(event.quadrant, goes).text().split()[2:]
        return form

    def _shot(self, sides: tuple[int, ...], side: int) -> dict[str, Any]:
        """The shot that the side fired in its latest turn; ``gun-now`` and ``victim-now`` are included for those who
        may know."""
        return {
            "gun": _unit(sides[state.GUN + side]),
            "from": self.cell(sides[state.FROM + side]),
            "at": self.cell(sides[state.AT + side]),
            "victim": _unit(sides[state.VICTIM + side]),
            "run": sides[state.RUN + side],
            "killed": sides[state.KILLED + side] == 1,
            "gun-pool": self.names(sides[state.GUN_POOL + side]),
            "victim-pool": self.names(sides[state.VICTIM_POOL + side]),
            "gun-now": self.cell(sides[state.GUN_NOW + side]),
            "victim-now": self.cell(sides[state.VICTIM_NOW + side]),
        }


def _card(unit: int) -> str:
    return "???" if unit == UNKNOWN else CODES[unit]


def _kind(side: int, kind: int) -> str:
    return CODES[unit_of(side, kind) if kind else FOREST]


def _counts(numbers: Sequence[int]) -> dict[str, int]:
    return {CODES[unit]: numbers[unit] for unit in range(1, UNITS) if numbers[unit]}


def _cards(rules: Rules) -> dict[str, dict[str, Any]]:
    """By unit, the values printed on its card, and the number of its cards."""
    return {
        CODES[unit]: {
            "cost": rules.cards.costs[unit],
            "armour": rules.cards.armours[unit],
            "firepower": rules.cards.firepowers[unit],
            "special": unit in SPECIAL,
            "count": rules.supply[unit],
        }
        for unit in range(1, UNITS)
    }


def _hand(distance: int, armour: int, hits: int) -> dict[str, int]:
    return {"distance": distance, "armour": armour, "hits": hits}


def _hands(view: View) -> dict[str, list[dict[str, int]]]:
    """While the viewer chooses who fires, the possible hands of each unit's shot, by its cell. Derived from the view
    alone (AMB-36)."""
    if view.step != steps.SHOOT or view.seat is None or view.seat not in view.to_act:
        return {}
    shots = [action for action in legal(laid_out(view), view.seat) if isinstance(action, Shoot)]
    return {CELL_NAMES[shot.cell]: [_hand(*hand) for hand in known_hands(view, int(shot.cell))] for shot in shots}


def _side(sides: tuple[int, ...], side: int) -> dict[str, Any]:
    cards, grounds = sides[state.CARDS + side], sides[state.GROUNDS + side]
    return {
        "ready": sides[state.READY + side] == 1,
        "size": sides[state.SIZE + side],
        "alive": sides[state.ALIVE + side],
        "to-lay": [name for bit, name in enumerate(("meadow-or-hill", "lake-or-peaks")) if cards >> bit & 1],
        "laid-in": [name for bit, name in enumerate(("own", "enemy")) if grounds >> bit & 1],
    }


def _unit(unit: int) -> str | None:
    return None if unit == FOREST else CODES[unit]


WIRE: Final = PanzerWire()
