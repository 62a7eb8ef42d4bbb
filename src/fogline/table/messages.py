"""Words said at any table, and their events, as messages."""

from __future__ import annotations

from collections.abc import Sequence

from fogline.kernel.messages import Message
from fogline.locale.names import seat_message
from fogline.table.declarations import Closed, DrawAccepted, DrawDeclined, DrawOffered, RanOut, Resigned, TableEvent


def reason_message(reason: str) -> Message:
    """Why a game ended that its rules did not end."""
    return Message(f"table-reason-{reason}")


def tell(event: TableEvent, seats: Sequence[str]) -> Message:
    """What was said; *seats* are the names of the seats."""
    match event:
        case Resigned(seat):
            return Message("table-event-resigned", {"seat": seat_message(seats[seat])})
        case DrawOffered(seat):
            return Message("table-event-draw-offered", {"seat": seat_message(seats[seat])})
        case DrawDeclined(seat):
            return Message("table-event-draw-declined", {"seat": seat_message(seats[seat])})
        case DrawAccepted(seat):
            return Message("table-event-draw-accepted", {"seat": seat_message(seats[seat])})
        case RanOut(seat):
            return Message("table-event-ran-out", {"seat": seat_message(seats[seat])})
        case Closed(_, reason):
            return Message("table-event-closed", {"reason": reason_message(reason)})
    raise LookupError(f"{type(event).__name__} has no message")
