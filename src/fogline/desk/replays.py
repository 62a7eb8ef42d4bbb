"""Replaying records position by position, as seen by a seat, the public or an all-knowing reader."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

import fogline
from fogline.analysis.review import UNFINISHED
from fogline.desk.new_games import refuse_beyond
from fogline.desk.refusals import too_costly
from fogline.desk.serialization import write_event, write_legal, write_outcome, write_setup
from fogline.desk.terms import setup_seats
from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.game import Seat
from fogline.kernel.record import Record
from fogline.kit.registry import title_of
from fogline.kit.wire import Form, write_message
from fogline.table import replayed
from fogline.table.records import AnyTable
from fogline.table.verification import verify

MAX_POSITIONS: Final = 50
"""The maximum number of positions in one answer."""
MAX_REVIEWED: Final = 2000
"""The maximum number of lines of a game to be reviewed."""
PUBLIC: Final = "public"
ALL: Final = "all"


def replay_record(text: str, viewer: str, at: int, count: int, name: str = "record") -> Form:
    """Return positions of a record as the *viewer* (a seat, the public, or all) saw them from line *at* on. Errors
    refer to the record as *name*."""
    record = Record.read(text, name)
    setup = record.setup
    seats = setup_seats(setup)
    if viewer not in (*seats, PUBLIC, ALL):
        raise BadData("as", viewer, f"is not one of {', '.join((*seats, PUBLIC, ALL))}")
    refuse_beyond(record, at)
    tables = islice(enumerate(replayed(text, name)), at, at + count)
    return {
        "of": len(record.entries),
        "as": viewer,
        "setup": write_setup(setup),
        "seats": list(seats),
        "sides": [fogline.game(setup.game).side(setup, Seat(number)) for number in range(len(seats))],
        "positions": [_position(table, viewer, number) for number, table in tables],
    }


def check_finished(text: str, viewer: str) -> Form:
    """Refuse a record that cannot be reviewed for a seat or as a whole (all), because it is unplayable, unfinished or
    very long."""
    record = Record.read(text)
    seats = setup_seats(record.setup)
    if viewer not in (*seats, ALL):
        raise BadData("as", viewer, f"is not one of {', '.join((*seats, ALL))}")
    if len(record.entries) > MAX_REVIEWED:
        raise too_costly(f"a game of more than {MAX_REVIEWED} lines takes too long to review")
    *_, table = replayed(text)
    if table.outcome() is None:
        raise bad_data("record", "", UNFINISHED, {})
    return {"of": len(record.entries)}


def verify_record(text: str, given: Sequence[str]) -> Form:
    """The result of each check of a record; *given* are commitments that somebody received during this game."""
    verdict = verify(text, given=given)
    if verdict is None:
        return {"verifiable": False, "holds": False, "first": None, "checks": []}
    checks = [
        {"check": one.check, "holds": one.holds, "message": write_message(one.message)} for one in verdict.findings
    ]
    return {"verifiable": True, "holds": verdict.holds, "first": verdict.first, "checks": checks}


def _position(table: AnyTable, viewer: str, at: int) -> Form:
    name = table.game.name
    seat = Seat(table.seats.index(viewer)) if viewer in table.seats else None
    view = table.game.everything(table.position()) if viewer == ALL else table.view(seat)
    line = table.history()[-1] if table.history() else None
    events = [] if line is None else list(line.events)
    action: Form | None = None
    if viewer != ALL:
        events = [told for event in events if (told := event.seen_by(seat)) is not None]
    if line is not None and (viewer == ALL or line.seat == seat):
        action = {"seat": table.seat_name(line.seat), "action": table.write(line.action)}
    return {
        "at": at,
        "line": action,
        "events": [write_event(name, event, table.seats) for event in events],
        "to-act": [table.seat_name(seat) for seat in table.to_act()],
        "outcome": write_outcome(table),
        "view": title_of(name).wire().view(view),
        "legal": {} if seat is None else write_legal(table, seat),
    }
