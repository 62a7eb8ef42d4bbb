"""Events, results and clauses in sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from fogline.kernel.game import Seat
from fogline.kernel.messages import Message
from fogline.kit.words import Words
from fogline.locale import Texts
from fogline.locale.books import passages
from fogline.locale.names import seat_message, title_name
from fogline.table.declarations import REASONS, TableEvent, reason_message, tell
from fogline.table.records import AnyTable


def sentence(texts: Texts, words: Words, event: Any, table: AnyTable, names: Mapping[str, Message]) -> str:
    """An event as it was told, with the *names* of what it mentions and the clause that it follows from; no rule stands
    behind what players say."""
    if isinstance(event, TableEvent):
        return f"· {texts.say(tell(event, table.seats))}"
    return f"· {texts.say(words.tell(event, table.seats, names))} ({event.cites()})"


def names_told(words: Words, table: AnyTable, seat: Seat | None) -> Mapping[str, Message]:
    """The names of what *seat* (``None``: the public) was told of."""
    return words.names(table.setup, (event for news in table.outbox(seat) for event in news.events))


def result(texts: Texts, words: Words, table: AnyTable) -> list[str]:
    """How the game ended, or nothing while it goes on."""
    outcome = table.outcome()
    if outcome is None:
        return []
    is_closed = outcome.reasons[0] in REASONS
    if is_closed:
        reasons = texts.say(reason_message(outcome.reasons[0]))
    else:
        view = table.view(None)
        reasons = ", ".join(_reason(texts, words, reason, view) for reason in outcome.reasons)
    if not outcome.winners:
        return [texts("end-drawn", reasons=reasons)]
    winners = ", ".join(texts.say(seat_message(table.seats[seat])) for seat in outcome.winners)
    clauses = ", ".join(dict.fromkeys(words.ended_by[reason] for reason in outcome.reasons if reason in words.ended_by))
    if is_closed or not clauses:
        return [texts("end-closed", winners=winners, reasons=reasons)]
    return [texts("end-won", winners=winners, reasons=reasons, clause=clauses)]


def _reason(texts: Texts, words: Words, reason: str, view: Any) -> str:
    """Why a game ended: "by Overrun". A reason without a text is put in brackets, so that it fits into the sentence."""
    message = words.reason(reason, view)
    return texts.say(message) if texts.has(message.key) else f"({texts.named(message.key, reason)})"


def rule_text(texts: Texts, prefix: str, table: AnyTable, words: list[str]) -> list[str]:
    """The sentence of a clause, or its passage in the rulebook, or a list of clauses; the keys of the texts begin with
    *prefix*."""
    known = {clause: f"{prefix}clause-{clause}" for clause in texts.keys(f"{prefix}clause-")}
    if not known:
        return [texts("rules-none", title=title_name(texts, table.game.name))]
    if not words:
        room = max(len(clause) for clause in known)
        return [texts("rules-which"), *(f"  {clause:<{room}}  {_first(texts(key))}" for clause, key in known.items())]
    clause = words[0].upper()
    key = f"{prefix}clause-{clause}"
    passage = passages(table.game.name, texts.language).get(clause)
    lines = [texts(key)] if texts.has(key) else [] if passage is None else [passage]
    keys = [f"{prefix}option-{option.key}-about" for option in table.game.options if option.clause == clause]
    about = [texts(key) for key in keys if texts.has(key)]
    lines += [line for line in about if not lines or line not in lines[0]]
    return [f"{clause}: {line}" for line in lines] or [texts("rules-unknown", clause=clause, game=table.game.name)]


def _first(text: str) -> str:
    """The first sentence: up to a full stop that a capital letter follows."""
    return re.split(r"(?<=\.) (?=[^\W\d_a-z])", text, maxsplit=1)[0]
