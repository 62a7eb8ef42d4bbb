"""Set-ups, events and whatever else is told of a table, as JSON; views and events of a title are its own ``Wire``'s."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from fogline.kernel.names import kebab
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.kit.wire import Form, write_message
from fogline.table.telling import tell
from fogline.table.words import Closed, DrawAccepted, DrawDeclined, DrawOffered, RanOut, Resigned, TableEvent


def write_setup(setup: Setup) -> Form:
    """What was agreed; in a game that is built from cards, what is printed on them as well."""
    form = {"game": setup.game, "scenario": setup.scenario, "options": dict(setup.options), "data": setup.data}
    return {**form, **title_of(setup.game).wire().setup(setup)}


def write_event(game: str, event: Any, seats: Sequence[str]) -> Form:
    """An event as it was told: its kind, its clause, its fields, and the message that says it."""
    title = title_of(game)
    words = title.words()
    if isinstance(event, TableEvent):
        message, fields, clause = tell(event, seats), _table_fields(event, seats), words.ends_clause
    else:
        message, fields, clause = words.tell(event, seats), title.wire().event(event), event.cites()
    return {"event": _kind(type(event).__name__), "clause": clause, **fields, "message": write_message(message)}


@cache
def _kind(name: str) -> str:
    """How JSON names a kind of event."""
    return kebab(name)


def _table_fields(event: TableEvent, seats: Sequence[str]) -> Form:
    match event:
        case Resigned(seat) | DrawOffered(seat) | DrawDeclined(seat) | DrawAccepted(seat) | RanOut(seat):
            return {"seat": seats[seat]}
        case Closed(winners, reason):
            return {"winners": [seats[seat] for seat in winners], "reason": reason}
    raise LookupError(f"{type(event).__name__} has no form")
