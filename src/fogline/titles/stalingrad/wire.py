"""Views and events of SCOPE Stalingrad as JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from fogline.kit.wire import Wire
from fogline.titles.scope.actions import Action
from fogline.titles.scope.position import NOBODY
from fogline.titles.scope.wire import cell_names, cell_or_none, pointed_at, square_names, write_event, write_facts
from fogline.titles.stalingrad.rules.actions import Assault, unpack
from fogline.titles.stalingrad.rules.cards import CELL_NAMES, CODES, INFANTRY, KINDS, NO_CARD, SIDES, SNIPER, card_name
from fogline.titles.stalingrad.rules.events import Event
from fogline.titles.stalingrad.rules.pictures import slot_name
from fogline.titles.stalingrad.rules.rules import STALINGRAD as RULES
from fogline.titles.stalingrad.rules.state import PLACED, READY, RESERVE, SCORE, SHOT_CARD, STEPS, UNSCORED, ZONE
from fogline.titles.stalingrad.rules.tables import Rules, rules_for
from fogline.titles.stalingrad.rules.victory import reason_names
from fogline.titles.stalingrad.rules.view import View

CARDS: Final = tuple(card_name(card) for card in range(2 * KINDS))


class StalingradWire(Wire):
    """How SCOPE Stalingrad is written."""

    def pointed_at(self, action: Action) -> list[str]:
        """See ``kit/wire.py``."""
        if isinstance(action, Assault):
            return [CELL_NAMES[action.origin], *square_names(int(action.target), CELL_NAMES)]
        return pointed_at(action, CELL_NAMES)

    def view(self, view: View) -> dict[str, Any]:
        """See docs/protocol.md, which explains every field."""
        rules = rules_for(view.setup)
        names = rules.seat_names
        return {
            "seat": None if view.seat is None else names[view.seat],
            "to-act": [names[seat] for seat in view.to_act],
            "step": STEPS[view.step],
            "turn": view.turn,
            "slot": slot_name(rules, view.slot),
            "side": SIDES[rules.slot_sides[view.slot]],
            "columns": rules.scenario.columns,
            "rows": rules.scenario.rows,
            "cells": {CELL_NAMES[cell]: card_name(view.cells[cell]) for cell in rules.cells},
            "counts": dict(zip(CARDS, view.counts)),
            "lost": dict(zip(CARDS, view.lost)),
            "sides": {name: _side(view.sides, side) for side, name in enumerate(SIDES)},
            "start": {
                "counts": dict(zip(CARDS, view.start.counts)),
                "grounds": {name: cell_names(view.start.grounds[side], CELL_NAMES) for side, name in enumerate(SIDES)},
            },
            "facts": write_facts(view.facts, SIDES, CELL_NAMES, _kind),
            "focus": cell_or_none(view.focus, CELL_NAMES),
            "quadrant": cell_or_none(view.quadrant, CELL_NAMES),
            "gun": cell_or_none(view.gun, CELL_NAMES),
            "acted": view.acted,
            "deployed": view.deployed,
            "quiet": view.quiet,
            "goals": {name: _goals(rules, side) for side, name in enumerate(SIDES)},
            "winner": None if view.winner == NOBODY else SIDES[view.winner],
            "reasons": list(reason_names(view.reasons)),
        }

    def event(self, event: Event) -> dict[str, Any]:
        return write_event(event, FIELDS, LEFT_OUT)


def _kind(_side: int, kind: int) -> str:
    return CODES[kind]


def _side(sides: tuple[int, ...], side: int) -> dict[str, Any]:
    return {
        "reserve": sides[RESERVE + side],
        "score": sides[SCORE + side],
        "zone": sides[ZONE + side],
        "shot-card": cell_or_none(sides[SHOT_CARD + side], CELL_NAMES),
        "placed": sides[PLACED + side],
        "ready": sides[READY + side] == 1,
        "unscored": sides[UNSCORED + side],
    }


def _goals(rules: Rules, side: int) -> dict[str, Any]:
    """ST-WIN, ST-THEME-3: what makes a side win, by the scenario alone."""
    cards = rules.scenario.cards
    return {
        "snipers": cards[1 - side][SNIPER] > 0,
        "points": int(rules.points) or None,
        "eliminate": [[CODES[kind] for kind in group] for group in rules.eliminate],
        "last-row": bool(rules.last_row_wins) and cards[side][INFANTRY] > 0,
    }


def _cell(cell: int) -> str:
    return CELL_NAMES[cell]


def _optional_cell(cell: int | None) -> str | None:
    return None if cell is None else CELL_NAMES[cell]


def _kinds(kinds: int | None) -> list[str] | None:
    return None if kinds is None else [CODES[kind] for kind in unpack(kinds)]


def _cells(cells: tuple[int, ...]) -> Any:
    """A few cells, or after the game what lies on each."""
    if len(cells) == len(CELL_NAMES):
        return {CELL_NAMES[cell]: card_name(card) for cell, card in enumerate(cells) if card != NO_CARD}
    return [CELL_NAMES[cell] for cell in cells]


LEFT_OUT: Final = {"knowers", "seat", "by"}
"""Who else knows, the number of a seat (``side`` and the message tell it), and the clause, which is told as such."""
FIELDS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "side": lambda side: SIDES[side],
    "turn": int,
    "cell": _cell,
    "cells": _cells,
    "card": card_name,
    "quadrant": lambda corner: square_names(corner, CELL_NAMES),
    "kinds": _kinds,
    "came": lambda kinds: [CODES[kind] for kind in kinds],
    "mortar": _cell,
    "target": _cell,
    "gun": _optional_cell,
    "infantry": _cell,
    "officer": _cell,
    "points": int,
    "origin": _cell,
    "winner": lambda side: None if side is None else SIDES[side],
    "reasons": list,
    "scores": lambda scores: dict(zip(SIDES, scores)),
}

WIRE: Final = StalingradWire(RULES)
