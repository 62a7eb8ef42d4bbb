"""Advice as data for JSON: names in kebab-case, chances as numbers from 0 to 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fogline.analysis.advice.bot_reasons import FILE, Reasons, command_of
from fogline.analysis.advice.disclosure import Others, Outcome, Telling
from fogline.analysis.advice.hints import CANDIDATES, Hint, Judgement
from fogline.analysis.review.report import Option
from fogline.analysis.review.review_json import option_as_json, plain_message
from fogline.kernel.messages import Message
from fogline.kernel.names import kebab
from fogline.kit.registry import title_of
from fogline.kit.wire import write_message

DIGITS: Final = 4


def write_hint(hint: Hint) -> dict[str, Any]:
    """A hint, with nothing that belongs to a later step."""
    found: dict[str, Any] = {
        "step": hint.step,
        "judge": hint.judge,
        "worlds": hint.worlds,
        "seed": hint.seed,
        "verb": hint.verb,
        "among": list(hint.among),
        "area": list(hint.area),
    }
    if hint.step >= CANDIDATES:
        found["candidates"] = [option_as_json(one) for one in hint.candidates]
        found["others-best-in"] = hint.others_best_in
        found["reason"] = [plain_message(one) for one in hint.reason]
    return found


def write_judgement(judgement: Judgement) -> dict[str, Any]:
    """What an action was worth."""
    return {key: _plain(value) for key, value in judgement._asdict().items()}


def write_tellings(game: str, tellings: Sequence[Telling], seats: Sequence[str]) -> dict[str, Any]:
    """What will be told to each other side."""
    return {"sides": [_telling(game, one, seats) for one in tellings]}


def write_reasons(found: Reasons) -> dict[str, Any]:
    """The reasons of a bot."""
    compared = [{kebab(key): _plain(value) for key, value in one._asdict().items()} for one in found.compared]
    return {**found._asdict(), "compared": compared}


def write_commanded(found: Reasons) -> dict[str, Any]:
    """The same, with the command that gives them again from the record of the game."""
    return {**write_reasons(found), "command": command_of(found, FILE)}


def _telling(game: str, one: Telling, seats: Sequence[str]) -> dict[str, Any]:
    return {
        "side": one.side,
        "is-same": one.is_same,
        "ends": round(one.ends, DIGITS),
        "bits": round(one.bits, DIGITS),
        "model": one.model,
        "worlds": one.worlds,
        "is-exact": one.is_exact,
        "events": _events(game, one.events, seats),
        "outcomes": [_outcome(game, outcome, seats) for outcome in one.outcomes],
        "other": None if one.other is None else _outcome(game, one.other, seats),
    }


def _outcome(game: str, one: Outcome | Others, seats: Sequence[str]) -> dict[str, Any]:
    return {"percent": one.percent, "ends": one.ends, "events": _events(game, one.events, seats)}


def _events(game: str, events: Sequence[Any], seats: Sequence[str]) -> list[dict[str, Any]]:
    title = title_of(game)
    return [
        {
            "event": kebab(type(event).__name__),
            "clause": event.cites(),
            **title.wire().event(event),
            "message": write_message(title.words().tell(event, seats)),
        }
        for event in events
    ]


def _plain(value: Any) -> Any:
    if isinstance(value, Option):
        return option_as_json(value)
    if isinstance(value, tuple):
        return [plain_message(one) if isinstance(one, Message) else one for one in value]
    return round(value, DIGITS) if isinstance(value, float) else value
