"""Undo, as its contract defines it: the whole game is replayed without the action. Slow, and its duration reveals how
much everybody has done in secret; here it defines what ``Table.undo`` must do."""

from __future__ import annotations

from typing import Any

from fogline.kernel.errors import FoglineError
from fogline.kernel.game import CHANCE, Seat
from fogline.table import CannotUndo, Table
from fogline.table.declarations import Word


def without_latest(table: Table[Any, Any, Any, Any], seat: Seat) -> Table[Any, Any, Any, Any]:
    """The table without the latest action of *seat*, if nobody would notice."""
    lines = table.history()
    mine = [at for at, line in enumerate(lines) if line.seat == seat and not isinstance(line.action, Word)]
    if not mine or table.outcome() is not None:
        raise CannotUndo("nothing")
    taken, since = lines[mine[-1]], lines[mine[-1] + 1 :]
    circle = _circle(table, taken)
    if any(line.seat == CHANCE or (line.seat in circle and not isinstance(line.action, Word)) for line in since):
        raise CannotUndo("since")
    other: Table[Any, Any, Any, Any] = Table(table.game, table.setup)
    try:
        for line in [*lines[: mine[-1]], *since]:
            if isinstance(line.action, Word):
                other.say(line.seat, line.action.text)
            else:
                other._play_on(line.seat, line.action)
    except FoglineError:
        raise CannotUndo("later") from None
    for viewer in table.viewers():
        if viewer not in circle and not _look_alike(table, other, viewer):
            raise CannotUndo("noticed")
    return other


def _circle(table: Table[Any, Any, Any, Any], line: Any) -> list[Seat]:
    own = _told(line.seat, line.events)
    if not own or _told(None, line.events):
        return [line.seat]
    return [seat for seat in table.viewers() if seat is not None and _told(seat, line.events) == own]


def _look_alike(one: Table[Any, Any, Any, Any], other: Table[Any, Any, Any, Any], viewer: Seat | None) -> bool:
    told = [
        [told for line in table.history() if (told := _told(viewer, line.events))] for table in (one, other)
    ]  # fmt: skip
    return told[0] == told[1] and one.view(viewer) == other.view(viewer)


def _told(viewer: Seat | None, events: Any) -> list[Any]:
    return [told for event in events if (told := event.seen_by(viewer)) is not None]
