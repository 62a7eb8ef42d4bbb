"""JSON for set-ups, events and everything else told at a table. The ``Wire`` of each title writes its views and
events."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from fogline.desk.terms import write_allowance
from fogline.kernel.game import Event, Seat
from fogline.kernel.messages import kebab
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.kit.wire import Form, write_message
from fogline.table import Clock, Line, News
from fogline.table.declarations import (
    Closed,
    DrawAccepted,
    DrawDeclined,
    DrawOffered,
    RanOut,
    Resigned,
    TableEvent,
    tell,
)
from fogline.table.records import AnyTable

if TYPE_CHECKING:
    from fogline.desk.sessions import Session
import json
from typing import Final


def write_setup(setup: Setup) -> Form:
    """The agreed set-up; for a game that is built from cards, it includes the text printed on them."""
    form = {"game": setup.game, "scenario": setup.scenario, "options": dict(setup.options), "data": setup.data}
    return {**form, **title_of(setup.game).wire().setup(setup)}


def write_event(game: str, event: Event, seats: Sequence[str]) -> Form:
    """An event as it was told: its kind, its clause, its fields, and its message."""
    title = title_of(game)
    words = title.words()
    if isinstance(event, TableEvent):
        message, fields, clause = tell(event, seats), _table_fields(event, seats), words.ends_clause
    else:
        message, fields, clause = words.tell(event, seats), title.wire().event(event), event.cites()
    return {"event": _kind(type(event).__name__), "clause": clause, **fields, "message": write_message(message)}


@cache
def _kind(name: str) -> str:
    return kebab(name)


def _table_fields(event: TableEvent, seats: Sequence[str]) -> Form:
    match event:
        case Resigned(seat) | DrawOffered(seat) | DrawDeclined(seat) | DrawAccepted(seat) | RanOut(seat):
            return {"seat": seats[seat]}
        case Closed(winners, reason):
            return {"winners": [seats[seat] for seat in winners], "reason": reason}
    raise LookupError(f"{type(event).__name__} has no form")


def write_news(table: AnyTable, news: News[Any], commitment: str | None) -> Form:
    """One piece of news as told to its seat, with the commitment that came with it."""
    events = [write_event(table.game.name, event, table.seats) for event in news.events]
    form = {"number": news.number, "action": news.action, "is-undo": news.is_undo, "events": events}
    return {**form, "commitment": commitment}


def write_line(table: AnyTable, number: int, line: Line[Any, Any]) -> Form:
    """One line as news for a viewer who may know everything."""
    events = [write_event(table.game.name, event, table.seats) for event in line.events]
    return {"number": number, "action": None, "is-undo": False, "events": events, "commitment": None}


def write_legal(table: AnyTable, seat: Seat) -> dict[str, list[str]]:
    """The legal actions of a seat, grouped by their first word."""
    groups: dict[str, list[str]] = {}
    for action in table.legal(seat):
        text = table.write(action)
        groups.setdefault(text.partition(" ")[0], []).append(text)
    return groups


def write_outcome(table: AnyTable) -> Form | None:
    """The result, if the game is over."""
    outcome = table.outcome()
    if outcome is None:
        return None
    return {"winners": [table.seats[seat] for seat in outcome.winners], "reasons": list(outcome.reasons)}


def write_position(table: AnyTable, viewer: Seat | None, *, is_all: bool) -> Form:
    """What a seat or a watcher currently knows and can do; with *is_all*, a viewer who may know everything."""
    offered_by = table.offered_by()
    view = table.game.everything(table.position()) if is_all else table.view(viewer)
    return {
        "sequence": len(table.history()) if is_all else table.sequence(viewer),
        "to-act": [table.seat_name(seat) for seat in table.to_act()],
        "outcome": write_outcome(table),
        "view": title_of(table.game.name).wire().view(view),
        "legal": {} if viewer is None else write_legal(table, viewer),
        "can-say": [] if viewer is None else [word.text for word in table.can_say(viewer)],
        "offered-by": None if offered_by is None else table.seats[offered_by],
    }


def write_clock(session: Session, clock: Clock, now: int) -> Form:
    """The seconds that each seat has left at time *now*, and why its clock is stopped, if it is."""
    seats, at, agreed = session.table.seats, session.clock_time(now), clock.allowance
    left = {name: rest / 1000 for name, rest in zip(seats, clock.left(at))}
    form: Form = {**write_allowance(agreed), "left": left, "running": [seats[seat] for seat in clock.running]}
    if (free := session.calendar.next_free(now)) is not None:
        form["next-free"] = {"from": (free.begin - now) / 1000, "until": (free.end - now) / 1000}
    if agreed.holidays:
        ends = {name: clock.away_until(at, Seat(seat)) for seat, name in enumerate(seats)}
        form["holidays-left"] = dict(zip(seats, clock.holidays))
        form["away"] = {name: (session.time_of(end) - now) / 1000 for name, end in ends.items() if end is not None}
    return form


_JSON: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=True)


def as_bytes(form: Any) -> bytes:
    """JSON as it is sent. Texts that are not valid Unicode (a lone surrogate) are written as escapes."""
    return _JSON.encode(form).encode("ascii")
