"""The events of SCOPE Stalingrad as messages, as they were told, and the names of things."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fogline.locale import Message, joined
from fogline.titles.scope.grid import COLUMNS, cells_of_square
from fogline.titles.stalingrad.rules.actions import unpack
from fogline.titles.stalingrad.rules.cards import CELL_NAMES, CODES, KINDS, SIDES, card_name
from fogline.titles.stalingrad.rules.events import (
    Assaulted,
    DefensiveFire,
    Deployed,
    Eliminated,
    Event,
    Filled,
    FireOpened,
    GameOver,
    HandedOver,
    Held,
    Moved,
    Placed,
    Ready,
    Recognized,
    Reinforced,
    Removed,
    Revealed,
    Searched,
    Shelled,
    ShotCardPlaced,
    ShotCardReturned,
    Shown,
    Stayed,
    Taken,
    TurnBegan,
    TurnSkipped,
)  # fmt: skip


def side_message(side: int) -> Message:
    """The people of a side, as the subject of a sentence."""
    return Message(f"side-{SIDES[side]}")


def seat_message(name: str) -> Message:
    """A seat by its name."""
    return Message(f"seat-{name}")


def card_message(card: int) -> Message:
    """A card, with side and article."""
    return Message(f"card-{card_name(card)}")


def kind_message(kind: int) -> Message:
    """A kind of card."""
    return Message(f"kind-{CODES[kind]}")


def scenario_message(name: str) -> Message:
    """The name of a scenario: a Basic one, a theme on one, or the players' own."""
    theme, slash, base = name.partition("/")
    if not slash:
        return Message(f"scenario-{name}")
    return Message("scenario-themed", {"theme": Message(f"theme-{theme}"), "base": Message(f"scenario-{base}")})


def quadrant_name(corner: int) -> str:
    """A Quadrant by its first and its last cell; the first is its name in the notation."""
    return f"{CELL_NAMES[corner]}–{CELL_NAMES[corner + COLUMNS + 1]}"


def cell_names(cells: Iterable[int]) -> Message | str:
    """Several cells."""
    return joined([CELL_NAMES[cell] for cell in cells])


def tell(event: Event, seats: Sequence[str]) -> Message:
    """An event as it was told; *seats* are the names of the seats."""
    match event:
        case Placed(_, cell, card):
            return Message("event-placed", {"cell": CELL_NAMES[cell], "card": card_message(card)})
        case Ready(side):
            return Message("event-ready", {"side": side_message(side)})
        case TurnBegan(turn, seat, _):
            return Message("event-turn-began", {"turn": turn, "seat": seat_message(seats[seat])})
        case TurnSkipped(turn, seat, _):
            return Message("event-turn-skipped", {"turn": turn, "seat": seat_message(seats[seat])})
        case ShotCardReturned(side):
            return Message("event-shot-card-returned", {"side": side_message(side)})
        case Moved(_, side, quadrant, kinds):
            values = {"side": side_message(side), "quadrant": quadrant_name(quadrant), **_arrangement(quadrant, kinds)}
            return Message("event-moved", values)
        case Reinforced(_, side, quadrant, came, kinds):
            values = {"side": side_message(side), "quadrant": quadrant_name(quadrant), **_arrangement(quadrant, kinds)}
            return Message("event-reinforced", values | {"came": tuple(kind_message(kind) for kind in came)})
        case Searched(side, cell):
            return Message("event-searched", {"side": side_message(side), "cell": CELL_NAMES[cell]})
        case Recognized(side, cells):
            return Message("event-recognized", {"side": side_message(side), "cells": cell_names(cells)})
        case Shelled(side, mortar, target):
            places = {"mortar": CELL_NAMES[mortar], "target": CELL_NAMES[target]}
            return Message("event-shelled", {"side": side_message(side), **places})
        case FireOpened(_, side, target, gun):
            known = {"known": "no", "gun": ""} if gun is None else {"known": "yes", "gun": CELL_NAMES[gun]}
            return Message("event-fire-opened", {"side": side_message(side), "target": CELL_NAMES[target], **known})
        case Assaulted(side, infantry, quadrant):
            places = {"infantry": CELL_NAMES[infantry], "quadrant": quadrant_name(quadrant)}
            return Message("event-assaulted", {"side": side_message(side), **places})
        case Deployed(side, officer):
            return Message("event-deployed", {"side": side_message(side), "officer": CELL_NAMES[officer]})
        case Revealed(cell, card):
            return Message("event-revealed", {"cell": CELL_NAMES[cell], "card": card_message(card)})
        case Held(side):
            return Message("event-held", {"side": side_message(side)})
        case ShotCardPlaced(side, quadrant):
            return Message("event-shot-card-placed", {"side": side_message(side), "quadrant": quadrant_name(quadrant)})
        case Eliminated(cell, card, points):
            return Message("event-eliminated", _gain(cell, card, points))
        case HandedOver(cell, card, points):
            return Message("event-handed-over", _gain(cell, card, points))
        case Removed(cell, card):
            return Message("event-removed", {"cell": CELL_NAMES[cell], "card": card_message(card)})
        case Filled(cell, side):
            return Message("event-filled", {"cell": CELL_NAMES[cell], "card": card_message(side * KINDS)})
        case Taken(origin, cell, card):
            places = {"origin": CELL_NAMES[origin], "cell": CELL_NAMES[cell]}
            return Message("event-taken", {"card": card_message(card), **places})
        case Stayed(cell):
            return Message("event-stayed", {"cell": CELL_NAMES[cell]})
        case DefensiveFire(infantry):
            return Message("event-defensive-fire", {"infantry": CELL_NAMES[infantry]})
        case GameOver(winner, reasons, scores):
            how = {"reasons": tuple(reason_message(reason, winner, scores) for reason in reasons)}
            if winner is None:
                return Message("event-game-over", {"won": "no", "side": "", **how})
            return Message("event-game-over", {"won": "yes", "side": side_message(winner), **how})
        case Shown():
            return Message("event-shown")
    raise LookupError(f"{type(event).__name__} has no message")


def reason_message(reason: str, winner: int | None, scores: Sequence[int]) -> Message:
    """Why the game ended; by points with the score, the winner's first."""
    message = Message(f"reason-{reason}")
    if reason != "points" or winner is None:
        return message
    return Message("scored-reason", {"reason": message, "most": scores[winner], "least": scores[1 - winner]})


def _arrangement(quadrant: int, kinds: int | None) -> dict[str, object]:
    """How the cards lie now, for those who may know."""
    if kinds is None:
        return {"known": "no", "cards": ""}
    cards = tuple(
        Message("cell-kind", {"cell": CELL_NAMES[cell], "kind": kind_message(kind)})
        for cell, kind in zip(cells_of_square(quadrant), unpack(kinds), strict=True)
    )
    return {"known": "yes", "cards": cards}


def _gain(cell: int, card: int, points: int) -> dict[str, object]:
    """A loss, with the side that has the points of it."""
    scorer = side_message(1 - card // KINDS)
    return {"side": scorer, "cell": CELL_NAMES[cell], "card": card_message(card), "points": points}
