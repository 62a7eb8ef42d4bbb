"""The words of SCOPE Stalingrad."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from fogline.kernel.messages import Message, joined
from fogline.kit.words import NO_NAMES, Spoken, Words
from fogline.titles.scope.grid import COLUMNS, cells_of_square
from fogline.titles.scope.position import NOBODY
from fogline.titles.stalingrad.rules import events
from fogline.titles.stalingrad.rules.actions import unpack
from fogline.titles.stalingrad.rules.cards import CELL_NAMES, CODES, KINDS, SIDES, card_name
from fogline.titles.stalingrad.rules.events import ENDED_BY, Event
from fogline.titles.stalingrad.rules.rules import STALINGRAD as RULES
from fogline.titles.stalingrad.rules.state import SCORE
from fogline.titles.stalingrad.rules.view import View


def side_message(side: int) -> Message:
    """The name of a side's people, as the subject of a sentence."""
    return Message(f"side-{SIDES[side]}")


def seat_message(name: str) -> Message:
    return Message(f"seat-{name}")


def card_message(card: int) -> Message:
    return Message(f"card-{card_name(card)}")


def kind_message(kind: int) -> Message:
    return Message(f"kind-{CODES[kind]}")


def scenario_message(name: str) -> Message:
    """The name of a scenario: a Basic one, a theme on a Basic one, or a custom one."""
    theme, slash, base = name.partition("/")
    if not slash:
        return Message(f"scenario-{name}")
    return Message("scenario-themed", {"theme": Message(f"theme-{theme}"), "base": Message(f"scenario-{base}")})


def quadrant_name(corner: int) -> str:
    """A Quadrant as its first and last cell; the first is its name in the notation."""
    return f"{CELL_NAMES[corner]}–{CELL_NAMES[corner + COLUMNS + 1]}"


def cell_names(cells: Iterable[int]) -> Message | str:
    return joined([CELL_NAMES[cell] for cell in cells])


_IN_CELL: Final = CELL_NAMES.__getitem__
SPOKEN: Final[Spoken] = {
    "knowers": None,
    "by": None,
    "side": ("side", side_message),
    "quadrant": ("quadrant", quadrant_name),
    "card": ("card", card_message),
    "cells": ("cells", cell_names),
    **{name: (name, _IN_CELL) for name in ("cell", "mortar", "target", "infantry", "officer")},
}
"""How event fields are told by default; ``tell`` has the exceptions."""


def reason_message(reason: str, winner: int | None, scores: Sequence[int]) -> Message:
    """Says why the game ended; for a win by points with the score, the winner's first."""
    message = Message(f"reason-{reason}")
    if reason != "points" or winner is None:
        return message
    return Message("scored-reason", {"reason": message, "most": scores[winner], "least": scores[1 - winner]})


def _arrangement(side: int, quadrant: int, kinds: int | None) -> dict[str, object]:
    """The Quadrant that a side has rearranged, with the new order of its cards for those who may know it."""
    values: dict[str, object] = {"side": side_message(side), "quadrant": quadrant_name(quadrant)}
    if kinds is None:
        return {**values, "known": "no", "cards": ""}
    cards = tuple(
        Message("cell-kind", {"cell": CELL_NAMES[cell], "kind": kind_message(kind)})
        for cell, kind in zip(cells_of_square(quadrant), unpack(kinds), strict=True)
    )
    return {**values, "known": "yes", "cards": cards}


def _gain(cell: int, card: int, points: int) -> dict[str, object]:
    """A loss, and the side that gets the points for it."""
    scorer = side_message(1 - card // KINDS)
    return {"side": scorer, "cell": CELL_NAMES[cell], "card": card_message(card), "points": points}


class StalingradWords(Words):
    """The events of the title, and how its games end."""

    ends_clause = "AMB-30"
    ended_by = ENDED_BY
    spoken = SPOKEN
    prefix = ""

    def tell(self, event: Event, seats: Sequence[str], names: Mapping[str, Message] = NO_NAMES) -> Message:
        match event:
            case events.TurnBegan(turn, seat, _) | events.TurnSkipped(turn, seat, _):
                key = "event-turn-began" if isinstance(event, events.TurnBegan) else "event-turn-skipped"
                return Message(key, {"turn": turn, "seat": seat_message(seats[seat])})
            case events.Moved(_, side, quadrant, kinds):
                return Message("event-moved", _arrangement(side, quadrant, kinds))
            case events.Reinforced(_, side, quadrant, came, kinds):
                arrived = {"came": tuple(kind_message(kind) for kind in came)}
                return Message("event-reinforced", _arrangement(side, quadrant, kinds) | arrived)
            case events.FireOpened(_, side, target, gun):
                known = {"known": "no", "gun": ""} if gun is None else {"known": "yes", "gun": CELL_NAMES[gun]}
                return Message("event-fire-opened", {"side": side_message(side), "target": CELL_NAMES[target], **known})
            case events.Eliminated(cell, card, points):
                return Message("event-eliminated", _gain(cell, card, points))
            case events.HandedOver(cell, card, points):
                return Message("event-handed-over", _gain(cell, card, points))
            case events.Filled(cell, side):
                return Message("event-filled", {"cell": CELL_NAMES[cell], "card": card_message(side * KINDS)})
            case events.Taken(origin, cell, card):
                places = {"origin": CELL_NAMES[origin], "cell": CELL_NAMES[cell]}
                return Message("event-taken", {"card": card_message(card), **places})
            case events.GameOver(winner, reasons, scores):
                won = {"won": "no", "side": ""} if winner is None else {"won": "yes", "side": side_message(winner)}
                how = tuple(reason_message(reason, winner, scores) for reason in reasons)
                return Message("event-game-over", {**won, "reasons": how})
            case events.Shown():
                return Message("event-shown")
        return super().tell(event, seats, names)

    def reason(self, reason: str, view: View) -> Message:
        scores = (view.sides[SCORE], view.sides[SCORE + 1])
        return reason_message(reason, None if view.winner == NOBODY else view.winner, scores)


WORDS: Final = StalingradWords(RULES)
