"""The process that a bot thinks in: one JSON line in, one out, until the input ends.

It is a fresh interpreter, not a fork, so nothing of the game in progress is in its memory. A request holds the game,
the level, the budget, a seed, the view (the set-up is part of it, with the text of whatever cards or scenario it
brings) and the legal actions in notation; the answer holds one of them, or (``plan``) that and all that follows in
secret. A request for the memory aid holds the game, its level, the view and its time limit.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

import fogline
from fogline.ai.aid import memory_aid
from fogline.ai.answering import answer_lines
from fogline.ai.bots.levels import bot_for
from fogline.ai.bots.planning import plan
from fogline.kernel.choices import Choices
from fogline.kit.bots import Budget
from fogline.table.records import AnyGame


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """What the bot does, or what the memory aid tells, or what went wrong."""
    try:
        game: AnyGame = fogline.game(request["game"])
        view = game.read_view(request["view"])
        game.seats(view.setup)  # this resolves the set-up, which is needed to read the names of its own cards
        if "aid" in request:
            return {"aid": memory_aid(view, request["aid"], request["seconds"])}
        bot = bot_for(game, request["level"], Budget(request["worlds"], request["seconds"]))
        choices: Choices[Any] = Choices([[game.read(text) for text in request["choices"]]])
        rng = Random(request["seed"])
        if request.get("plan"):
            return {"actions": [game.write(action) for action in plan(game, bot, view, choices, rng)]}
        return {"action": game.write(bot.choose(view, choices, rng))}
    except Exception as error:  # a bot that fails must not end the process
        return {"error": str(error), "kind": type(error).__name__}


if __name__ == "__main__":
    answer_lines(lambda request: json.dumps(answer(request)), sys.stdin, sys.stdout)
