"""A bot in a process of its own, which is sent the view and the legal list as text and can reach nothing else.

A worker that crashes, answers nonsense or takes too long is replaced, and a random legal action is played in its place:
a game never stands still because of a bot. Every such incident is kept and reported.
"""

from __future__ import annotations

import builtins
import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, Queue
from random import Random
from threading import Thread
from typing import Any, Final

import fogline
from fogline.kernel import errors
from fogline.kernel.choices import Choices
from fogline.kit.bots import Budget
from fogline.table.records import AnyGame

PATIENCE: Final = 5.0
"""Seconds to wait for an answer, beyond the time a bot may think."""
START: Final = 20.0
"""Seconds more for the first answer: a worker has to start."""
COMMAND: Final = (sys.executable, "-P", "-m", "fogline.ai.bots.worker")


def write_request(
    game: AnyGame, level: str, budget: Budget, view: Any, choices: Choices[Any], seed: int, *, is_plan: bool = False
) -> str:
    """All that a worker is told, as one line. *is_plan*: it is asked for all that the seat does in secret, at once."""
    request: dict[str, Any] = {
        "game": game.name,
        "level": level,
        "worlds": budget.worlds,
        "seconds": budget.seconds,
        "seed": seed,
        "view": game.write_view(view),
        "choices": [game.write(action) for action in choices],
    }
    if is_plan:
        request["plan"] = True
    return json.dumps(request, separators=(",", ":"))


def write_aid_request(view: Any, level: str, seconds: float | None = None) -> str:
    """All that a worker is told that works out a memory aid; what it cannot settle in so many *seconds* is unsure."""
    game: AnyGame = fogline.game(view.setup.game)
    request = {"game": game.name, "aid": level, "seconds": seconds, "view": game.write_view(view)}
    return json.dumps(request, separators=(",", ":"))


def read_answer(line: str | bytes) -> dict[str, Any]:
    """What a worker has answered, or ``WorkerFailed``."""
    answer: dict[str, Any] = json.loads(line)
    if "error" in answer:
        raise WorkerFailed(str(answer["error"]), str(answer.get("kind", "")))
    return answer


class BotProcess:
    """A ``Bot`` that thinks elsewhere. Close it, or use it in a ``with`` statement."""

    def __init__(
        self,
        game: AnyGame,
        level: str,
        budget: Budget | None = None,
        *,
        patience: float = PATIENCE,
        report: Callable[[str], None] | None = None,
        command: Sequence[str] = COMMAND,
        mind: Mind | None = None,
    ) -> None:
        """*mind* is a process that others use as well, one after the other; without it there is one of its own."""
        self._game = game
        self._level = level
        self._budget = budget or Budget()
        self._patience = patience + (self._budget.seconds or 0.0)
        self._report = report
        self._mind = Mind(command) if mind is None else mind
        self.incidents: list[str] = []
        """What went wrong so far: the kind of fault, a colon, and what it says, which can name cards."""

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """One of *choices*: the bot's, or any if it fails."""
        seed = rng.getrandbits(63)
        if len(choices) == 1:
            return choices[0]
        try:
            request = write_request(self._game, self._level, self._budget, view, choices, seed)
            text = self._mind.ask(request, self._patience)["action"]
            action = self._game.read(text)
            if action not in choices:
                raise WorkerFailed(f"{text!r} is not legal")
        except Exception as error:
            self._give_up(error)
            return rng.choice(choices)
        return action

    def _give_up(self, error: Exception) -> None:
        if not (isinstance(error, WorkerFailed) and error.cause):  # else it could say what went wrong: it is well
            self._mind.close()
        incident = f"{type(error).__name__}: {error}"
        self.incidents.append(incident)
        if self._report is not None:
            self._report(incident)

    def close(self) -> None:
        """End the worker; the next question starts another."""
        self._mind.close()

    def __enter__(self) -> BotProcess:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class WorkerFailed(Exception):
    """No answer that can be used. *cause* is what kind of error the worker met, if it said so."""

    def __init__(self, text: str, cause: str = "") -> None:
        super().__init__(f"{cause}: {text}" if cause else text)
        self.cause = cause


class WorkerSilent(WorkerFailed):
    """No answer in time."""


class WorkerEnded(WorkerFailed):
    """It is gone."""


class WorkerSpent(WorkerEnded):
    """It is gone because it has used up its time of a processor."""


def kind_of(error: Exception) -> str:
    """What kind of fault it was, for a log: names of errors, and nothing that was said, which can name cards."""
    cause = error.cause if isinstance(error, WorkerFailed) else ""
    return f"{type(error).__name__} ({cause})" if cause in _CAUSES else type(error).__name__


_CAUSES: Final = frozenset(
    name
    for module in (builtins, errors)
    for name, value in vars(module).items()
    if isinstance(value, type) and issubclass(value, Exception)
)
"""Only these names are repeated: a worker can say anything."""


class Mind:
    """A worker that is started when it is first needed. It remembers nothing from one question to the next."""

    def __init__(self, command: Sequence[str] = COMMAND, *, is_heard: bool = False) -> None:
        """*is_heard*: what it says when it breaks down goes where our own errors go; else nobody reads it. What it
        cannot answer it says in its answer, so no card is named there."""
        self._command = command
        self._is_heard = is_heard
        self._worker: _Worker | None = None

    @property
    def is_awake(self) -> bool:
        """Whether there is a worker already; else the next question starts one."""
        return self._worker is not None

    def ask(self, request: str, seconds: float) -> dict[str, Any]:
        """The answer to one line. After a failure that has no ``cause`` it must be closed."""
        seconds += 0 if self.is_awake else START
        self.send(request)
        return read_answer(self.hear(seconds))

    def send(self, request: str) -> None:
        """Ask without waiting. The answer must be heard before the next question."""
        if self._worker is None:
            self._worker = _Worker(self._command, is_heard=self._is_heard)
        self._worker.send(request)

    def hear(self, seconds: float) -> str:
        """The line that is answered."""
        assert self._worker is not None
        return self._worker.hear(seconds)

    def close(self) -> None:
        """End the worker; the next question starts another."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.end()


class _Worker:
    """One process, and the thread that listens to it."""

    def __init__(self, command: Sequence[str], *, is_heard: bool) -> None:
        here = str(Path(fogline.__file__).parents[1])
        paths = [here, *filter(None, [os.environ.get("PYTHONPATH")])]
        self._process = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if is_heard else subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for us; it ends when its input does
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )
        self._answers: Queue[str] = Queue()
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._answers.put(line)
        self._answers.put("")  # it is gone

    def send(self, request: str) -> None:
        """One line. It is written by a thread of its own: a process that does not read what it is sent would else be
        waited for without end."""
        Thread(target=self._tell, args=(request,), daemon=True).start()

    def hear(self, seconds: float) -> str:
        """The answer to one line."""
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            raise WorkerSilent(f"no answer in {seconds:g} seconds") from None
        if not answer:
            is_spent = self._process.wait() == -getattr(signal, "SIGPROF", 0)
            raise WorkerSpent("the worker has used up its time") if is_spent else WorkerEnded("the worker has ended")
        return answer

    def _tell(self, request: str) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):  # it is gone, as the listener tells
            self._process.stdin.write(request + "\n")
            self._process.stdin.flush()

    def end(self) -> None:
        """Make sure that it is gone."""
        self._process.kill()
        self._process.wait()
        self._listener.join()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
