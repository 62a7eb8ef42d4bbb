"""Every refusal as a status and a JSON object. Anything not listed here is an internal error: 500, without details.

A refusal says nothing that the requesting seat could not know: its code, the clause of the rules, the text that was
sent, and the seat's own sequence number.
"""

from __future__ import annotations

import logging
import math
from typing import Any, Final

from fogline.bots.processes import PoolClosed, QueueFull, kind_of
from fogline.kernel.data import shortened
from fogline.kernel.errors import (
    BadData,
    FoglineError,
    IllegalAction,
    NotationError,
    NotTogether,
    NotYourTurn,
    StaleSequence,
)
from fogline.kernel.faults import BROKEN_TITLE, Told
from fogline.kit.wire import write_message
from fogline.locale import texts_in
from fogline.locale.names import fault_message
from fogline.table import CannotSay, CannotUndo

LOG: Final = logging.getLogger("fogline.server")
UNAVAILABLE: Final = 503
"""The status of a request that cannot be served now but can be repeated."""
AGAIN_SECONDS: Final = 1
"""Seconds after which such a request can be repeated: roughly the duration of a restart."""
INVALID_TOKEN: Final = 401
"""The status for a request whose token is unknown or no longer valid."""
MAX_WAIT: Final = 3600
"""The longest ``Retry-After``, in seconds."""


class Refused(FoglineError):
    """A request that cannot be granted: an HTTP status, a short code for programs, and a sentence for people."""

    def __init__(self, status: int, code: str, text: str, **more: Any) -> None:
        super().__init__(text)
        self.status = status
        self.body: dict[str, Any] = {"error": code, "text": text, **more}
        self.headers: dict[str, str] = {}
        """Headers of the answer, in addition to those of every answer."""
        if self.is_temporary:
            self.headers["retry-after"] = str(AGAIN_SECONDS)

    @property
    def is_temporary(self) -> bool:
        """Whether the same request can succeed later without any other change."""
        return self.status == UNAVAILABLE


def broken_game() -> Refused:
    """The refusal for an unreadable game; it gives no details."""
    return Refused(500, "broken-game", "this game cannot be read; see the server's log")


def deleted_game() -> Refused:
    """The refusal for a game that was just deleted: its tokens give no access any more."""
    return Refused(INVALID_TOKEN, "token", "this is not a seat's or a watcher's token")


def too_many(text: str, seconds: float = 1) -> Refused:
    """Too many requests; it can be repeated after this many seconds."""
    refused = Refused(429, "too-many", text)
    refused.headers["retry-after"] = str(max(1, math.ceil(min(seconds, MAX_WAIT))))
    return refused


def too_costly(why: str) -> Refused:
    """An upload that would take too much of the shared resources."""
    return Refused(422, "too-costly", why)


def queue_full(error: QueueFull) -> Refused:
    """The refusal when there is no room left in the queue for a process."""
    if error.is_own:
        return Refused(429, "too-many", "too many of your requests are queued; wait a little")
    return Refused(UNAVAILABLE, "unavailable", "too many requests are queued; try again")


def explain(error: FoglineError, prefix: str = "") -> Refused:
    """The refusal for an *error* of the rules or the table; *prefix* is that of the title's texts."""
    match error:
        case Refused():
            return error
        case IllegalAction():
            said = texts_in("en").why_not(prefix, error.clause)
            message = None if said is None else {"key": said.key, "values": {}}
            return Refused(422, "illegal", str(error), clause=error.clause, action=error.action, message=message)
        case NotationError():
            return Refused(422, "notation", error.why, action=error.text)
        case NotTogether():
            return Refused(422, "batch", str(error), action=error.action, position=error.position)
        case StaleSequence():
            return Refused(409, "stale", str(error), sequence=error.current)
        case NotYourTurn():
            return Refused(409, "not-your-turn", str(error))
        case CannotSay():
            return Refused(409, "cannot-say", str(error))
        case CannotUndo():
            return Refused(409, "cannot-undo", "this cannot be taken back")
        case BadData(told=Told(key=BROKEN_TITLE.key)):
            return explain(BadData("game", error.where, "this title cannot be loaded; see the server's log"))
        case BadData():
            told = fault_message(error)
            form = None if told is None else write_message(told)
            where = {"file": error.file, "where": shortened(error.where), "why": shortened(error.why)}
            return Refused(422, "bad-data", shortened(str(error)), **where, message=form)
    raise error


def carried(error: BaseException) -> Exception:
    """An *error* that can be passed from a thread to the coroutine that waits for it. An error that would control the
    coroutine (the end of an iteration, a task or the program) becomes an internal error."""
    if isinstance(error, Exception) and not isinstance(error, (StopIteration, StopAsyncIteration)):
        return error
    fault = RuntimeError(f"a {type(error).__name__} came out of what was done")
    fault.__cause__ = error
    return fault


def log_failure(error: Exception) -> None:
    """Log the failure of a child process. Only the type of the error is logged, because its text can name cards."""
    if not isinstance(error, PoolClosed):
        LOG.warning("a bot or analysis process has failed: %s", kind_of(error))
