"""Every refusal as a status and a JSON object. What is not listed here is a fault of ours: 500, and nothing else told.

A refusal says nothing that the asking seat could not know: its code, the clause of the rules, the text that was sent,
and the seat's own sequence number.
"""

from __future__ import annotations

from typing import Any, Final

from fogline.kernel.errors import BadData, FoglineError, IllegalAction, NotationError, NotYourTurn, StaleSequence
from fogline.locale import texts_in
from fogline.locale.faults import fault_message
from fogline.table import CannotSay, CannotUndo
from fogline.web.forms.messages import write_message

UNAVAILABLE: Final = 503
"""The status of what cannot be done just now, and can be asked for again."""


class Refused(FoglineError):
    """A request that cannot be granted: an HTTP status, a short code for programs, and a sentence for people."""

    def __init__(self, status: int, code: str, text: str, **more: Any) -> None:
        super().__init__(text)
        self.status = status
        self.body: dict[str, Any] = {"error": code, "text": text, **more}

    @property
    def is_temporary(self) -> bool:
        """Whether the same can be granted later, though nothing else has changed."""
        return self.status == UNAVAILABLE


def explain(error: FoglineError, prefix: str = "") -> Refused:
    """The refusal that an *error* of the rules or the table becomes; *prefix* is that of the title's texts."""
    match error:
        case Refused():
            return error
        case IllegalAction():
            key = f"{prefix}clause-{error.clause}"
            message = {"key": key, "values": {}} if texts_in("en").has(key) else None
            return Refused(422, "illegal", str(error), clause=error.clause, action=error.action, message=message)
        case NotationError():
            return Refused(422, "notation", error.why, action=error.text)
        case StaleSequence():
            return Refused(409, "stale", str(error), sequence=error.current)
        case NotYourTurn():
            return Refused(409, "not-your-turn", str(error))
        case CannotSay():
            return Refused(409, "cannot-say", str(error))
        case CannotUndo():
            return Refused(409, "cannot-undo", "this cannot be taken back")
        case BadData():
            told = fault_message(error)
            form = None if told is None else write_message(told)
            where = {"file": error.file, "where": error.where, "why": error.why}
            return Refused(422, "bad-data", str(error), **where, message=form)
    raise error
