"""What happened and how it ended, in sentences."""

from __future__ import annotations

from typing import Any

from fogline.cli.title import Title
from fogline.locale import Texts
from fogline.locale.table import reason_message, seat_message, tell
from fogline.table.records import AnyTable
from fogline.table.words import REASONS, TableEvent


def sentence(texts: Texts, title: Title, event: Any, table: AnyTable) -> str:
    """An event as it was told, with the clause that it follows from; no rule stands behind what players say."""
    if isinstance(event, TableEvent):
        return f"· {texts.say(tell(event, table.seats))}"
    return f"· {texts.say(title.tell(event, table.seats))} ({event.cites()})"


def result(texts: Texts, title: Title, table: AnyTable) -> list[str]:
    """How the game ended, or nothing while it goes on."""
    outcome = table.outcome()
    if outcome is None:
        return []
    is_closed = outcome.reasons[0] in REASONS
    if is_closed:
        reasons = texts.say(reason_message(outcome.reasons[0]))
    else:
        reasons = ", ".join(texts(f"{title.prefix}reason-{reason}") for reason in outcome.reasons)
    if not outcome.winners:
        return [texts("end-drawn", reasons=reasons)]
    winners = ", ".join(texts.say(seat_message(table.seats[seat])) for seat in outcome.winners)
    if is_closed:
        return [texts("end-closed", winners=winners, reasons=reasons)]
    clauses = ", ".join(title.ended_by[reason] for reason in outcome.reasons)
    return [texts("end-won", winners=winners, reasons=reasons, clause=clauses)]
