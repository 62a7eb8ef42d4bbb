"""The events of SCOPE Panzer as messages, as they were told, and the names of things."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from fogline.locale import Message, joined
from fogline.titles.panzer.rules.actions import DRAWN, STAY, move_of
from fogline.titles.panzer.rules.cards import CELL_NAMES, CODES, SIDES, TERRAIN, side_of
from fogline.titles.panzer.rules.events import (
    AllShown,
    Captured,
    Destroyed,
    Drawn,
    Entered,
    Event,
    Explored,
    Fielded,
    Fired,
    GameOver,
    Held,
    Left,
    Locked,
    Missed,
    Moved,
    Placed,
    Ready,
    Revealed,
    Searched,
    ShownEmpty,
    Skipped,
    Taken,
    TerrainLaid,
    TurnBegan,
    TurnPassed,
    Unlocked,
)  # fmt: skip
from fogline.titles.panzer.rules.state import STEPS
from fogline.titles.scope.grid import COLUMNS

PREFIX: Final = "panzer-"
"""What the keys of this game's own texts begin with."""


def side_message(side: int) -> Message:
    """The people of a side, as the subject of a sentence."""
    return Message(f"side-{SIDES[side]}")


def seat_message(side: int) -> Message:
    """A seat by its side."""
    return Message(f"seat-{SIDES[side]}")


def unit_message(unit: int) -> Message:
    """A unit by its name."""
    return Message(f"panzer-unit-{CODES[unit]}")


def card_message(unit: int) -> Message:
    """A unit, with its article."""
    return Message(f"panzer-card-{CODES[unit]}")


def terrain_message(face: int) -> Message:
    """A terrain, with its article."""
    return Message(f"panzer-terrain-{TERRAIN[face]}")


def scenario_message(name: str) -> Message:
    """The name of a scenario."""
    return Message(f"panzer-scenario-{name}")


def hand_message(distance: int, armour: int, hits: int) -> Message:
    """The cards of a shot, and the chance of a hit (Part 20)."""
    cards = {"distance": distance, "armour": armour, "hits": hits}
    return Message("panzer-hand", {**cards, "odds": odds_message(distance, armour, hits)})


def odds_message(distance: int, armour: int, hits: int) -> Message:
    """The chance that one card of a hand is a hit."""
    whole = distance + armour + hits
    return Message("panzer-odds", {"hits": hits, "all": whole, "percent": round(100 * hits / whole)})


def quadrant_name(corner: int) -> str:
    """A quadrant by its first and its last cell; the first is its name in the notation."""
    return f"{CELL_NAMES[corner]}–{CELL_NAMES[corner + COLUMNS + 1]}"


def cell_names(cells: Iterable[int]) -> Message | str:
    """Several cells."""
    return joined([CELL_NAMES[cell] for cell in cells])


def tell(event: Event, seats: Sequence[str]) -> Message:
    """An event as it was told; *seats* are the names of the seats. Turns are counted from 1."""
    match event:
        case TerrainLaid(side, face, cell):
            values = {"side": side_message(side), "terrain": terrain_message(face), "cell": CELL_NAMES[cell]}
            return Message("panzer-event-terrain-laid", values)
        case Taken(side, unit):
            return Message("panzer-event-taken", {"side": side_message(side), "card": card_message(unit)})
        case Placed(_, unit, cell):
            return Message("panzer-event-placed", _unit_at(cell, unit))
        case Ready(side, step):
            return Message("panzer-event-ready", {"side": side_message(side), "step": STEPS[step]})
        case Fielded(american, german, deck):
            return Message("panzer-event-fielded", {"american": american, "german": german, "deck": deck})
        case TurnBegan(turn, side):
            return Message("panzer-event-turn-began", {"turn": turn + 1, "seat": seat_message(side)})
        case TurnPassed(turn, side):
            return Message("panzer-event-turn-passed", {"turn": turn + 1, "seat": seat_message(side)})
        case Moved(side, quadrant, goes):
            moved = {"side": side_message(side), "quadrant": quadrant_name(quadrant)}
            return Message("panzer-event-moved", moved | _moves(quadrant, goes))
        case Entered(cell, unit):
            return Message("panzer-event-entered", _unit_at(cell, unit))
        case Left(cell, unit):
            return Message("panzer-event-left", _unit_at(cell, unit))
        case Skipped(side, step):
            return Message("panzer-event-skipped", {"side": side_message(side), "step": STEPS[step]})
        case Explored(side, quadrant):
            place = quadrant_name(quadrant)
            return Message("panzer-event-explored", {"side": side_message(side), "quadrant": place})
        case Captured(side, cells):
            return Message("panzer-event-captured", {"side": side_message(side), "cells": cell_names(cells)})
        case Searched(side, cell):
            return Message("panzer-event-searched", {"side": side_message(side), "cell": CELL_NAMES[cell]})
        case Revealed(cell, unit):
            return Message("panzer-event-revealed", _unit_at(cell, unit))
        case ShownEmpty(cells):
            return Message("panzer-event-shown-empty", {"cells": cell_names(cells)})
        case Held(side):
            return Message("panzer-event-held", {"side": side_message(side)})
        case Fired():
            return Message("panzer-event-fired", _shot(event))
        case Drawn(side, card):
            shot = Message(f"panzer-shot-{DRAWN[card]}")
            return Message("panzer-event-drawn", {"side": side_message(side), "shot": shot})
        case Missed(cell, unit):
            return Message("panzer-event-missed", _unit_at(cell, unit))
        case Destroyed(cell, unit, left):
            return Message("panzer-event-destroyed", {**_unit_at(cell, unit), "left": left})
        case Locked(cell, unit):
            return Message("panzer-event-locked", _unit_at(cell, unit))
        case Unlocked(cell, unit):
            return Message("panzer-event-unlocked", _unit_at(cell, unit))
        case GameOver(winner, reasons):
            how = {"reasons": tuple(Message(f"panzer-reason-{reason}") for reason in reasons)}
            if winner is None:
                return Message("panzer-event-game-over", {"won": "no", "side": "", **how})
            return Message("panzer-event-game-over", {"won": "yes", "side": side_message(winner), **how})
        case AllShown():
            return Message("panzer-event-all-shown")
    raise LookupError(f"{type(event).__name__} has no message")


def _unit_at(cell: int, unit: int) -> dict[str, object]:
    return {"cell": CELL_NAMES[cell], "card": card_message(unit)}


def _moves(quadrant: int, goes: int | None) -> dict[str, object]:
    """Which units changed cell, for those who may know."""
    if goes is None:
        return {"known": "no", "moves": ""}
    if goes == STAY:
        return {"known": "same", "moves": ""}
    return {"known": "moved", "moves": move_of(quadrant, goes).text().partition(" ")[2].partition(" ")[2]}


def _shot(event: Fired) -> dict[str, object]:
    return {
        "side": side_message(side_of(event.unit)),
        "card": card_message(event.unit),
        "gun": CELL_NAMES[event.gun],
        "target": card_message(event.victim),
        "cell": CELL_NAMES[event.target],
        "hand": hand_message(event.distance, event.armour, event.hits),
        "count": len(event.reasons),
        "reasons": tuple(Message(f"panzer-hand-{reason}") for reason in event.reasons),
    }
