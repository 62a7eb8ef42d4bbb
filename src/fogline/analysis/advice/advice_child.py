"""The process in which advice is worked out: one JSON line in, one out, until the input ends.

Like a bot's process (``bots/bot_child.py``) it is a fresh interpreter that gets the view, the legal actions in notation
and what is asked, and nothing else of the game.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import fogline
from fogline.analysis.advice.advice_json import write_commanded, write_hint, write_judgement, write_tellings
from fogline.analysis.advice.advice_requests import HINT, JUDGEMENT, REASONS, TELLING
from fogline.analysis.advice.bot_reasons import Known, reasons_for
from fogline.analysis.advice.disclosure import foretell
from fogline.analysis.advice.hints import hint, judge_action
from fogline.bots.child_loop import answer_lines
from fogline.kernel.choices import Choices
from fogline.table.records import AnyGame


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
