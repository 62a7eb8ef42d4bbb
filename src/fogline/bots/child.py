"""The process that a bot thinks in, and the child's side of ``processes.py``: one JSON line in, one out, until the
input ends, within limits.

The process is a fresh interpreter, not a fork, so nothing of the game in progress is in its memory. A request contains
the game, the level, the budget, a seed, the view (including the set-up, with the text of its cards or scenario) and the
legal actions in notation. The answer contains one of them, or (``plan``) all of the seat's next secret actions. A
request for the memory aid contains the game, its level, the view and its time limit.
"""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from random import Random
from time import monotonic
from typing import IO, Any, Final, TypeAlias

import fogline
from fogline.bots.levels import bot_for
from fogline.bots.memory_aid import memory_aid
from fogline.kernel.choices import Choices
from fogline.kit.bots import Bot, Budget
from fogline.table.lines import is_noticed
from fogline.table.records import AnyGame

MAX_LINES: Final = 60
SECONDS: Final = 2.0
"""The time limit for a plan. If time runs out, the incomplete plan is returned, and the caller continues from there."""


Say: TypeAlias = Callable[[str], None]
"""A function that writes a line of an answer."""


def answer_lines(answer: Callable[[dict[str, Any], Say], None], lines: IO[str], answers: IO[str]) -> None:
    """Answer each request, a line of JSON, with one or more lines, until the input ends. An empty request only asks
    whether the process has started."""

    def say(line: str) -> None:
        answers.write(line + "\n")
        answers.flush()

    for line in lines:
        if request := json.loads(line):
            answer(request, say)
        else:
            say("{}")


@contextmanager
def limited(seconds: float, memory: int) -> Iterator[None]:
    """Limit the processor seconds and the bytes of memory of this process; the operating system ends it when it exceeds
    them, even if its parent is gone. On systems without such limits only the parent's timeout applies."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    timer: Callable[[int, float], object] | None = getattr(signal, "setitimer", None)
    if timer is None:
        yield
        return
    timer(signal.ITIMER_PROF, seconds)  # by default its signal ends the process
    try:
        yield
    finally:
        timer(signal.ITIMER_PROF, 0)


def request_line(game: AnyGame, view: Any, choices: Iterable[Any], **asked: Any) -> str:
    """Write a request about a position as its seat knows it, on one line; *asked* has the other fields of the
    request."""
    known = {"game": game.name, "view": game.write_view(view), "choices": [game.write(one) for one in choices]}
    return json.dumps({**known, **asked}, separators=(",", ":"))


def position_of(request: dict[str, Any]) -> tuple[AnyGame, Any, Choices[Any]]:
    """The game, the view and the legal actions of a request."""
    game: AnyGame = fogline.game(request["game"])
    view = game.read_view(request["view"])
    game.seats(view.setup)  # this resolves the set-up, which is needed to read the names of its own cards
    return game, view, Choices([[game.read(text) for text in request["choices"]]])


def plan(game: AnyGame, bot: Bot, view: Any, choices: Choices[Any], rng: Random) -> list[Any]:
    """The actions of *bot* from this *view* on. Others can notice only the last one.

    A seat's secret actions tell it nothing new, so after them it would see the same in any world that fits its view.
    The plan is made in one imagined world of this kind, so only the view is needed."""
    end, seats = monotonic() + SECONDS, len(game.seats(view.setup))
    actions = [bot.choose(view, choices, rng)]
    world = game.imagine(view, rng)
    while len(actions) < MAX_LINES and monotonic() < end:
        after, events = world.clone(), list[Any]()
        game.apply(after, view.seat, actions[-1], events)
        if is_noticed(game, seats, world, after, view.seat, events):
            break
        world = after
        actions.append(bot.choose(game.view(world, view.seat), game.legal(world, view.seat), rng))
    return actions


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """The bot's choice, or the memory aid, or the error, for one request."""
    try:
        game, view, choices = position_of(request)
        if "aid" in request:
            return {"aid": memory_aid(view, request["aid"], request["seconds"])}
        bot = bot_for(game, request["level"], Budget(request["worlds"], request["seconds"]))
        rng = Random(request["seed"])
        if request.get("plan"):
            return {"actions": [game.write(action) for action in plan(game, bot, view, choices, rng)]}
        return {"action": game.write(bot.choose(view, choices, rng))}
    except Exception as error:  # a bot that fails must not end the process
        return {"error": str(error), "kind": type(error).__name__}


if __name__ == "__main__":
    answer_lines(lambda request, say: say(json.dumps(answer(request))), sys.stdin, sys.stdout)
