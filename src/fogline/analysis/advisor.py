"""Requests for advice, as lines for the process that works it out (``child.py``).

Advice as data for JSON: names in kebab-case, chances as numbers from 0 to 1.

The process in which advice is worked out: one JSON line in, one out, until the input ends.

Like a bot's process (``bots/bot_child.py``) it is a fresh interpreter that gets the view, the legal actions in notation
and what is asked, and nothing else of the game.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any, Final

import fogline
from fogline.analysis.disclosure import (
    Others,
    Outcome,
    Telling,
    foretell,
)
from fogline.analysis.explanations import (
    FILE,
    Known,
    Reasons,
    command_of,
    reasons_for,
)
from fogline.analysis.hints import (
    CANDIDATES,
    Hint,
    Judgement,
    hint,
    judge_action,
)
from fogline.analysis.review import Option
from fogline.analysis.review_texts import option_as_json, plain_message
from fogline.bots.child import answer_lines
from fogline.kernel.choices import Choices
from fogline.kernel.names import kebab
from fogline.kit.registry import title_of
from fogline.kit.wire import write_message
from fogline.locale import Message
from fogline.table.records import AnyGame

COMMAND: Final = (sys.executable, "-P", "-m", "fogline.analysis.advisor")
HINT: Final = "hint"
JUDGEMENT: Final = "judgement"
TELLING: Final = "telling"
REASONS: Final = "reasons"


def write_request(
    game: AnyGame, ask: str, view: Any, choices: Choices[Any], *, actions: Sequence[Any] = (), step: int = 0
) -> str:
    """A request as one line: what is asked, and what the seat of *view* knows. *actions* are those that were played or
    are to be sent; *step* is that of a hint."""
    return _line({**_known(game, ask, view, choices, actions), "step": step})


def write_why(game: AnyGame, known: Known, at: int, level: str) -> str:
    """A request for the reasons of a bot, as one line: what its seat knew before a move after *at* lines, and the
    move."""
    asked = _known(game, REASONS, known.view, known.choices, [known.played])
    return _line({**asked, "seat": known.seat, "at": at, "level": level})


def _known(game: AnyGame, ask: str, view: Any, choices: Choices[Any], actions: Sequence[Any]) -> dict[str, Any]:
    return {
        "game": game.name,
        "ask": ask,
        "view": game.write_view(view),
        "choices": [game.write(action) for action in choices],
        "actions": [game.write(action) for action in actions],
    }


def _line(request: dict[str, Any]) -> str:
    return json.dumps(request, separators=(",", ":"))


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


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """What was asked for, or what went wrong."""
    try:
        game: AnyGame = fogline.game(request["game"])
        view = game.read_view(request["view"])
        seats = game.seats(view.setup)  # this resolves the set-up, which is needed to read the names of its own cards
        choices: Choices[Any] = Choices([[game.read(text) for text in request["choices"]]])
        actions = [game.read(text) for text in request["actions"]]
        if request["ask"] == HINT:
            return write_hint(hint(game, view, choices, request["step"]))
        if request["ask"] == JUDGEMENT:
            return write_judgement(judge_action(game, view, choices, actions[0]))
        if request["ask"] == REASONS:
            known = Known(request["seat"], view, choices, actions[0])
            return write_commanded(reasons_for(game, known, request["at"], level=request["level"]))
        assert request["ask"] == TELLING
        return write_tellings(game.name, foretell(game, view, choices, actions), seats)
    except Exception as error:  # one request must not end the process
        return {"error": str(error), "kind": type(error).__name__}


if __name__ == "__main__":
    answer_lines(lambda request: json.dumps(answer(request)), sys.stdin, sys.stdout)
