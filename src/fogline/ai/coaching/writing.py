"""Advice as data for JSON: names in kebab-case, chances as numbers from 0 to 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fogline.ai.coaching.hints import CANDIDATES, Hint, Judgement
from fogline.ai.coaching.reasons import FILE, Reasons, command_of
from fogline.ai.coaching.telling import Telling, Told
from fogline.ai.review.review import Option
from fogline.ai.review.writing import option_as_json
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
    }
    if hint.step >= CANDIDATES:
        found["candidates"] = [option_as_json(one) for one in hint.candidates]
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
        "events": [_event(game, told, seats) for told in one.events],
    }


def _event(game: str, told: Told, seats: Sequence[str]) -> dict[str, Any]:
    title = title_of(game)
    return {
        "event": kebab(type(told.event).__name__),
        "clause": told.event.cites(),
        **title.wire().event(told.event),
        "message": write_message(title.words().tell(told.event, seats)),
        "share": round(told.share, DIGITS),
    }


def _plain(value: Any) -> Any:
    if isinstance(value, Option):
        return option_as_json(value)
    return round(value, DIGITS) if isinstance(value, float) else value
