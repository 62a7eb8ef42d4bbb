"""The words of SCOPE Panzer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from fogline.kernel.messages import Message, joined
from fogline.kit.words import NO_NAMES, Spoken, Words
from fogline.titles.panzer.rules import events, steps
from fogline.titles.panzer.rules.actions import DRAWN, STAY, move_of
from fogline.titles.panzer.rules.cards import CELL_NAMES, CODES, SIDES, TERRAIN, side_of
from fogline.titles.panzer.rules.events import ENDED_BY, Event
from fogline.titles.panzer.rules.rules import PANZER as RULES
from fogline.titles.scope.grid import COLUMNS

PREFIX: Final = "panzer-"
"""The prefix of the keys of this title's texts."""


def side_message(side: int) -> Message:
    """The name of a side's people, as the subject of a sentence."""
    return Message(f"side-{SIDES[side]}")


def seat_message(side: int) -> Message:
    return Message(f"seat-{SIDES[side]}")


def unit_message(unit: int) -> Message:
    return Message(f"panzer-unit-{CODES[unit]}")


def card_message(unit: int) -> Message:
    return Message(f"panzer-card-{CODES[unit]}")


def terrain_message(face: int) -> Message:
    return Message(f"panzer-terrain-{TERRAIN[face]}")


def scenario_message(name: str) -> Message:
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
    return joined([CELL_NAMES[cell] for cell in cells])


SPOKEN: Final[Spoken] = {
    "by": None,
    "side": ("side", side_message),
    "face": ("terrain", terrain_message),
    "cell": ("cell", CELL_NAMES.__getitem__),
    "cells": ("cells", cell_names),
    "unit": ("card", card_message),
    "step": ("step", steps.NAMES.__getitem__),
    "quadrant": ("quadrant", quadrant_name),
    "card": ("shot", lambda card: Message(f"panzer-shot-{DRAWN[card]}")),
    **{name: (name, int) for name in ("american", "german", "deck", "left")},
}
"""The default wording of event fields; ``tell`` has the exceptions."""


def _moves(quadrant: int, goes: int | None) -> dict[str, object]:
    """Which units changed cell, for those who may know."""
    if goes is None:
        return {"known": "no", "moves": ""}
    if goes == STAY:
        return {"known": "same", "moves": ""}
    return {"known": "moved", "moves": move_of(quadrant, goes).text().partition(" ")[2].partition(" ")[2]}


def _shot(event: events.Fired) -> dict[str, object]:
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


class PanzerWords(Words):
    """The events of the title, and how its games end."""

    ends_clause = "AMB-76"
    ended_by = ENDED_BY
    spoken = SPOKEN
    prefix = PREFIX

    def tell(self, event: Event, seats: Sequence[str], names: Mapping[str, Message] = NO_NAMES) -> Message:
        """The message for an event. Turns are counted from 1."""
        match event:
            case events.Placed(_, unit, cell):
                return Message("panzer-event-placed", {"cell": CELL_NAMES[cell], "card": card_message(unit)})
            case events.TurnBegan(turn, side) | events.TurnPassed(turn, side):
                key = "panzer-event-turn-began" if isinstance(event, events.TurnBegan) else "panzer-event-turn-passed"
                return Message(key, {"turn": turn + 1, "seat": seat_message(side)})
            case events.Moved(side, quadrant, goes):
                moved = {"side": side_message(side), "quadrant": quadrant_name(quadrant)}
                return Message("panzer-event-moved", moved | _moves(quadrant, goes))
            case events.Fired():
                return Message("panzer-event-fired", _shot(event))
            case events.GameOver(winner, reasons):
                won = {"won": "no", "side": ""} if winner is None else {"won": "yes", "side": side_message(winner)}
                how = tuple(Message(f"panzer-reason-{reason}") for reason in reasons)
                return Message("panzer-event-game-over", {**won, "reasons": how})
            case events.AllShown():
                return Message("panzer-event-all-shown")
        return super().tell(event, seats, names)


WORDS: Final = PanzerWords(RULES)
