"""Bots that are programs in any language: one line of JSON in, one out, over standard input and output.

``docs/bot-protocol.md`` is the protocol. The lines are those of our own bot processes (``child.py``), after a greeting
that agrees on the version. A program is a guest: if it is late, it is killed, and restarted for the next decision.
Every fault is raised as ``BotFailed``, with its kind; the consequences are up to the caller.
"""

from __future__ import annotations

import asyncio
import json
import os
import shlex
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryFile
from typing import IO, Any, Final, Literal, NamedTuple, NoReturn, get_args

from fogline.bots.child import request_line
from fogline.bots.processes import (
    START_SECONDS,
    BlockingPool,
    ChildProcess,
    ProcessEnded,
    ProcessFailed,
    ProcessNotStarted,
    ProcessPool,
    ProcessTimedOut,
    RequestFailed,
)
from fogline.bots.remote import PATIENCE
from fogline.kernel.choices import Choices
from fogline.kit.bots import Budget
from fogline.table.records import AnyGame

PROTOCOL: Final = 1
"""The version of the protocol."""
SEED_BITS: Final = 53
"""Bits of a seed: as many as a JavaScript number can hold."""
MAX_LINE: Final = 64 * 1024
"""The maximum length of an answer in bytes."""
MAX_NAME: Final = 60
"""The maximum length of a program's name; the rest is cut off."""
GRACE: Final = 1.0
"""Seconds for a program to end once its input has ended."""
_TAIL: Final = 4096

FaultKind = Literal["start", "greeting", "crash", "late", "malformed", "extra", "error", "illegal"]
FAULTS: Final[tuple[FaultKind, ...]] = get_args(FaultKind)
"""In this order, the program: does not start; sends a wrong greeting, or another version; ends or raises an error;
answers too late, with a line that is not an answer, or with more than one line; says that it cannot answer; names an
illegal action."""


class BotFailed(Exception):
    """A bot has not given a legal answer in time. Holds the kind of fault and a text, which can name cards."""

    def __init__(self, kind: FaultKind, text: str, missing: str = "") -> None:
        super().__init__(f"{kind}: {text}")
        self.kind: Final = kind
        self.text: Final = text
        self.missing: Final = missing
        """The name of the program, if there is no executable of that name."""


class Exchange(NamedTuple):
    """A request to a program, and its answer: one line, empty if there was none."""

    line: int
    """The request's number among the lines sent since the program started; the greeting is 1."""
    request: str
    answer: str


class ProgramBot:
    """A ``Bot`` that is a program. Close it, or use it in a ``with`` statement.

    Use a separate one for each side of a game: a program remembers its requests, so with two sides it would know both.
    """

    def __init__(
        self, command: str | Sequence[str], game: AnyGame, budget: Budget | None = None, *,
        patience: float = PATIENCE, log: Path | None = None, settle: float = 0.0,
    ) -> None:  # fmt: skip
        """*command*: a program and its arguments; text is split as in a shell, but no shell runs it.

        *patience*: the seconds to wait for an answer, in addition to the *budget*. The program's standard error is
        appended to the file *log*. *settle*: the seconds to wait for extra lines after an answer, which are a fault;
        without it they are noticed only if they arrive together with an answer.
        """
        self.game: Final = game
        self.budget: Final = budget or Budget()
        self.seconds: Final = patience + (self.budget.seconds or 0.0)
        """The seconds after which an answer is late."""
        self.last: Exchange | None = None
        """The last request and its answer."""
        self._line = b""
        self._program = _Program(_words(command), log, settle)
        self._processes = BlockingPool(lambda: ProcessPool(1, (), self._read, child=lambda: self._program))

    @property
    def name(self) -> str:
        """The program's name from its greeting; empty before it has started."""
        return self._program.name

    @property
    def lingers(self) -> bool:
        """Whether the program had to be killed because it did not end with its input."""
        return self._program.lingers

    def settle(self, seconds: float) -> None:
        """From now on, wait this long for extra lines after each answer."""
        self._program.settle = seconds

    def start(self) -> None:
        """Start and greet the program now instead of at the first decision. ``BotFailed`` if that fails."""
        try:
            self._processes.start()
        except Exception as error:
            _refuse(error)

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """Ask the program for one of *choices*; raises ``BotFailed`` after a fault. It is not asked if there is only
        one."""
        seed = rng.getrandbits(SEED_BITS)
        if len(choices) == 1:
            return choices[0]
        return self.ask(view, choices, seed)

    def ask(self, view: Any, choices: Choices[Any], seed: int, **more: Any) -> Any:
        """The program's answer to one request, which can have *more* fields; or ``BotFailed``."""
        asked = {"seed": seed, **self.budget._asdict(), "limit": self.seconds, **more}
        request, self._line = request_line(self.game, view, choices, **asked), b""
        try:
            answer = self._processes.ask(request, self.seconds)
            action = self.game.read(answer)
        except Exception as error:
            _refuse(error, "illegal")
        finally:
            self.last = Exchange(self._program.asked, request, self._line.decode(errors="replace").rstrip("\n"))
        if action not in choices:
            raise BotFailed("illegal", f"{answer!r} is not legal")
        return action

    def _read(self, line: bytes) -> str:
        """The action in an answer."""
        self._line = line
        told = _object(line)
        if "error" in told:
            raise RequestFailed(str(told["error"]))
        action = told.get("action")
        if not isinstance(action, str):
            raise _Malformed(f"there is no text with the name action in {_short(line)}")
        return action

    def close(self) -> None:
        """End the program; the next request starts it again."""
        self._processes.close()

    def __enter__(self) -> ProgramBot:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def _words(command: str | Sequence[str]) -> Sequence[str]:
    try:
        words = shlex.split(command) if isinstance(command, str) else tuple(command)
    except ValueError as error:
        raise BotFailed("start", f"{command!r}: {error}") from None
    if not words:
        raise BotFailed("start", "no command is given")
    return words


def _refuse(error: Exception, otherwise: FaultKind = "start") -> NoReturn:
    """Raise the ``BotFailed`` for an *error*."""
    text = str(error) or type(error).__name__
    if isinstance(error, FileNotFoundError | PermissionError):
        missing = str(error.filename)
        raise BotFailed("start", f"there is no program {missing} that can be executed", missing) from None
    for kind, errors in _KINDS.items():
        if isinstance(error, errors):
            raise BotFailed(kind, text) from None
    raise BotFailed(otherwise, text) from None


class _Greeted(ProcessFailed):
    """The greeting is malformed, or names another version."""


class _Extra(ProcessFailed):
    """There were lines after the answer."""


class _Malformed(ProcessFailed):
    """A line is not an answer."""


_KINDS: Final[dict[FaultKind, type[Exception] | tuple[type[Exception], ...]]] = {
    "start": (ProcessNotStarted, OSError),
    "greeting": _Greeted,
    "late": ProcessTimedOut,
    "crash": ProcessEnded,
    "extra": _Extra,
    "malformed": _Malformed,
    "error": RequestFailed,
}


def _object(line: bytes) -> dict[str, Any]:
    """A line as a JSON object."""
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict):
        raise _Malformed(f"{_short(line)} is not an object of JSON")
    return told


def _short(line: bytes) -> str:
    text = line.decode(errors="replace").strip()
    return repr(text if len(text) <= _SHOWN else text[:_SHOWN] + "…")


_SHOWN: Final = 100


class _Program(ChildProcess):
    """A process with a greeting, whose standard error is kept, and which may exit on its own."""

    def __init__(self, command: Sequence[str], log: Path | None, settle: float) -> None:
        super().__init__(command, longest_answer=MAX_LINE)
        self.name = ""
        self.asked = 0
        """The number of the line with the last request."""
        self._sent = 0
        self.settle = settle
        self.lingers = False
        self._log = log
        self._files = ExitStack()
        self._file: IO[bytes] | None = None
        self._begun = 0

    async def start(self) -> None:
        if self.pid is None:
            self._open()
        await super().start()

    async def greet(self) -> None:
        hello = {"protocol": PROTOCOL}
        super().send([json.dumps(hello, separators=(",", ":")).encode() + b"\n"])
        self._sent = 1
        try:
            line = await self.receive(START_SECONDS)
            told = _object(line)
        except _Malformed as error:
            raise _Greeted(str(error)) from None
        except ProcessEnded as error:
            raise ProcessNotStarted(str(error)) from None
        if told.get("protocol") != PROTOCOL:
            raise _Greeted(f"it speaks version {told.get('protocol')!r} of the protocol, not {PROTOCOL}")
        name = told.get("name", "")
        if not isinstance(name, str):
            raise _Greeted(f"its name is not a text: {name!r}")
        self.name = name[:MAX_NAME]

    def send(self, lines: Sequence[bytes]) -> None:
        super().send(lines)
        self._sent += len(lines)
        self.asked = self._sent

    async def receive(self, seconds: float) -> bytes:
        try:
            line = await super().receive(seconds)
        except ProcessTimedOut:
            self.kill()
            raise
        except ProcessEnded as error:
            code = None if self._process is None else self._process.returncode
            said = self._last_words()
            raise type(error)(f"{error} (exit code {code})" + (f": {said}" if said else "")) from None
        except ValueError:
            raise _Malformed(f"a line has more than {MAX_LINE} bytes") from None
        await self._refuse_more()
        return line

    async def _refuse_more(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        more = b""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.settle):
                more = await self._process.stdout.read(_TAIL)
        if more:
            raise _Extra(f"one more line after the answer: {_short(more)}")

    async def end(self) -> None:
        """End its input, and kill the process if it does not exit then."""
        process = self._process
        if process is not None and process.stdin is not None and process.returncode is None:
            process.stdin.close()
            try:
                async with asyncio.timeout(GRACE):
                    await process.wait()
            except TimeoutError:
                self.lingers = True
        await super().end()
        self._file = None
        self._files.close()

    def _open(self) -> None:
        """Open a new file for its standard error, or the log for appending."""
        if self._log is None:
            self._file = self._files.enter_context(TemporaryFile())  # noqa: SIM115 - the stack closes it
        else:
            self._file = self._files.enter_context(self._log.open("a+b"))
        self._begun = self._file.seek(0, os.SEEK_END)
        self._errors = self._file.fileno()

    def _last_words(self) -> str:
        """The last line that the program wrote to its standard error."""
        if self._file is None:
            return ""
        end = self._file.seek(0, os.SEEK_END)
        self._file.seek(max(self._begun, end - _TAIL))
        lines = self._file.read().decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")
