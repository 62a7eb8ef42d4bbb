"""A bot in a separate process, which receives the view and the legal list as text and has access to nothing else.

If the process crashes, gives an invalid answer or takes too long, a random legal action is played, and ``processes.py``
replaces the process: a bot never blocks a game. Every such failure is recorded and reported."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import fogline
from fogline.bots.child import request_line
from fogline.bots.processes import BlockingPool, ProcessPool, RequestFailed
from fogline.kernel.choices import Choices
from fogline.kit.bots import HOSTING, Budget
from fogline.table.records import AnyGame

PATIENCE: Final = HOSTING.patience
"""Seconds to wait for an answer, in addition to a bot's thinking time."""
COMMAND: Final = (sys.executable, "-P", "-m", "fogline.bots.child")


def write_request(
    game: AnyGame, level: str, budget: Budget, view: Any, choices: Choices[Any], seed: int, *, is_plan: bool = False
) -> str:
    """Write the request for a bot as one line. *is_plan* asks for all of the seat's next secret actions."""
    asked: dict[str, Any] = {"plan": True} if is_plan else {}
    return request_line(game, view, choices, level=level, seed=seed, **budget._asdict(), **asked)


def write_aid_request(view: Any, level: str, seconds: float | None = None) -> str:
    """Write the request for a memory aid as one line; anything not settled within *seconds* is reported as unsure."""
    return request_line(fogline.game(view.setup.game), view, (), aid=level, seconds=seconds)


def read_answer(line: bytes) -> dict[str, Any]:
    """Read the answer of a bot's process; raises ``RequestFailed`` if it reports an error."""
    answer: dict[str, Any] = json.loads(line)
    if "error" in answer:
        raise RequestFailed(str(answer["error"]), str(answer.get("kind", "")))
    return answer


def one_process(command: Sequence[str] = COMMAND) -> BlockingPool[dict[str, Any]]:
    """A pool with one process for bots and memory aids. The process does not report its own failures: the caller
    does."""
    return BlockingPool(lambda: ProcessPool(1, command, read_answer))


class BotProcess:
    """A ``Bot`` that thinks in another process. Close it after use, or use it in a ``with`` statement."""

    def __init__(
        self, game: AnyGame, level: str, budget: Budget | None = None, *, patience: float = PATIENCE,
        report: Callable[[str], None] | None = None, command: Sequence[str] = COMMAND,
        processes: BlockingPool[dict[str, Any]] | None = None,
    ) -> None:  # fmt: skip
        """*processes* are shared with other bots; without them the bot has its own."""
        self._game = game
        self._level = level
        self._budget = budget or Budget()
        self._patience = patience + (self._budget.seconds or 0.0)
        self._report = report
        self._processes = one_process(command) if processes is None else processes
        self.incidents: list[str] = []
        """Every failure so far: the kind of fault, a colon, and its text, which can name cards."""

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """Choose one of *choices*: the bot's choice, or any if it fails."""
        seed = rng.getrandbits(63)
        if len(choices) == 1:
            return choices[0]
        try:
            request = write_request(self._game, self._level, self._budget, view, choices, seed)
            text = self._processes.ask(request, self._patience)["action"]
            action = self._game.read(text)
            if action not in choices:
                raise RequestFailed(f"{text!r} is not legal")
        except Exception as error:
            self.incidents.append(f"{type(error).__name__}: {error}")
            if self._report is not None:
                self._report(self.incidents[-1])
            return rng.choice(choices)
        return action

    def close(self) -> None:
        """End the process; the next request starts another."""
        self._processes.close()

    def __enter__(self) -> BotProcess:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
