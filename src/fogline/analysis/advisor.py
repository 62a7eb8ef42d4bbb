"""The process that computes advice, with functions that write its requests, and its answers as data for JSON.

Like a bot's process (``bots/child.py``), it is a fresh interpreter that gets the view, the legal actions in notation
and the question, and nothing else about the game: one JSON line in, one out, until the input ends.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any, Final

from fogline.analysis.disclosure import Telling, foretell
from fogline.analysis.explanations import FILE, Known, Reasons, command_of, reasons_for
from fogline.analysis.figures import plain
from fogline.analysis.hints import CANDIDATES, Hint, Judgement, hint, judge_action
from fogline.bots.child import answer_lines, position_of, request_line
from fogline.kernel.choices import Choices
from fogline.kernel.game import Action, Event, View
from fogline.kernel.messages import kebab
from fogline.kit.registry import title_of
from fogline.kit.wire import write_message
from fogline.table.records import AnyGame

COMMAND: Final = (sys.executable, "-P", "-m", "fogline.analysis.advisor")
HINT: Final = "hint"
JUDGEMENT: Final = "judgement"
TELLING: Final = "telling"
REASONS: Final = "reasons"


def write_request(
    game: AnyGame, ask: str, view: View, choices: Choices[Action], *, actions: Sequence[Action] = (), step: int = 0
) -> str:
    """Write a request as one line: the question, and the knowledge of the seat of *view*. *actions* were played or are
    about to be sent; *step* is the step of a hint."""
    return request_line(game, view, choices, ask=ask, actions=[game.write(action) for action in actions], step=step)


def write_why(game: AnyGame, known: Known, at: int, level: str) -> str:
    """Write a request for a bot's reasons as one line: the knowledge of its seat before a move after *at* lines, and
    the move."""
    seat, view, choices, played = known
    asked = {"seat": seat, "at": at, "level": level}
    return request_line(game, view, choices, ask=REASONS, actions=[game.write(played)], **asked)


def answer(request: dict[str, Any]) -> dict[str, Any]:
    try:
        game, view, choices = position_of(request)
        actions = [game.read(text) for text in request["actions"]]
        match request["ask"]:
            case "hint":
                return write_hint(hint(game, view, choices, request["step"]))
            case "judgement":
                return write_judgement(judge_action(game, view, choices, actions[0]))
            case "reasons":
                known = Known(request["seat"], view, choices, actions[0])
                return write_commanded(reasons_for(game, known, request["at"], level=request["level"]))
            case _:
                return write_tellings(game.name, foretell(game, view, choices, actions), game.seats(view.setup))
    except Exception as error:  # one request must not end the process
        return {"error": str(error), "kind": type(error).__name__}


def write_hint(hint: Hint) -> dict[str, Any]:
    """A hint without anything that belongs to a later step."""
    found: dict[str, Any] = {"verb": None, **plain(hint)}
    if hint.step < CANDIDATES:
        for later in ("candidates", "others-best-in", "reason"):
            del found[later]
    return found


def write_judgement(judgement: Judgement) -> dict[str, Any]:
    return {**dict.fromkeys(judgement._fields), **plain(judgement)}


def write_reasons(found: Reasons) -> dict[str, Any]:
    form: dict[str, Any] = plain(found)
    return form


def write_commanded(found: Reasons) -> dict[str, Any]:
    """The reasons, with the command that reproduces them from the record of the game."""
    return {**write_reasons(found), "command": command_of(found, FILE)}


def write_tellings(game: str, tellings: Sequence[Telling], seats: Sequence[str]) -> dict[str, Any]:
    """The disclosures to the other sides."""
    title = title_of(game)

    def events(told: Sequence[Event]) -> list[dict[str, Any]]:
        return [
            {
                "event": kebab(type(event).__name__),
                "clause": event.cites(),
                **title.wire().event(event),
                "message": write_message(title.words().tell(event, seats)),
            }
            for event in told
        ]

    def form(one: Telling) -> dict[str, Any]:
        kinds = [{**plain(kind), "events": events(kind.events)} for kind in one.outcomes]
        other = None if one.other is None else {**plain(one.other), "events": events(one.other.events)}
        return {**plain(one), "events": events(one.events), "outcomes": kinds, "other": other}

    return {"sides": [form(one) for one in tellings]}


if __name__ == "__main__":
    answer_lines(lambda request, say: say(json.dumps(answer(request))), sys.stdin, sys.stdout)
