"""Third-party bots as players: a class (``module:Class``, ``./file.py:Class``) or a program (``cmd:./mybot --flag``).

A guest gets the same input as any bot. Its faults are named and counted, and a random legal action is played instead:
a bot never blocks a game. A class runs in this process and is trusted; ``certificate.py`` tests whether it cheats.
"""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from time import perf_counter
from traceback import extract_tb, format_exception
from typing import Any, Final

from fogline.bots.programs import FAULTS, BotFailed, ProgramBot
from fogline.kernel.choices import Choices
from fogline.kernel.errors import BadData, FoglineError, bad_data
from fogline.kernel.faults import Kind
from fogline.kernel.game import Seat
from fogline.kit.bots import HOSTING, Bot, Budget, Hosting
from fogline.kit.research import Fault
from fogline.table.records import AnyGame

PROGRAM: Final = "cmd:"
"""The prefix of a program's name; the command follows."""
FILE: Final = ".py"
MAX_TEXT: Final = 300
"""The maximum length of a fault's text; the rest is cut off."""

NO_FILE: Final = Kind("data-bot-no-file", "there is no file {name}")
NO_PROGRAM: Final = Kind("data-bot-no-program", "there is no program {name} that can be executed")
NO_MODULE: Final = Kind("data-bot-no-module", "cannot be imported: {why}")
NO_CLASS: Final = Kind("data-bot-no-class", "contains no {name}")
NOT_MADE: Final = Kind("data-bot-not-made", "cannot be created: {why}")
NO_CHOOSE: Final = Kind("data-bot-no-choose", "has no method choose(view, choices, rng)")
NOT_STARTED: Final = Kind("data-bot-not-started", "does not start: {why}")


def is_guest(name: str) -> bool:
    """Whether a name is that of a class or a program."""
    before, colon, after = name.rpartition(":")
    return name.startswith(PROGRAM) or bool(colon and before and after.isidentifier())


class Guest:
    """A third-party ``Bot``. Close it after use, or use it in a ``with`` statement."""

    def __init__(
        self, game: AnyGame, name: str, budget: Budget, hosting: Hosting = HOSTING, *,
        report: Callable[[BotFailed], None] | None = None,
    ) -> None:  # fmt: skip
        """``BadData`` if *name* is that of a class that does not exist. *report* is called with every fault."""
        self._log = None if hosting.log is None else Path(hosting.log)
        try:
            refuse_class(name)
        except BadData as error:
            self._keep(error)
            raise
        self._game = game
        self._name = name
        self._budget = budget
        self._patience = hosting.patience
        self._seconds = hosting.patience + (budget.seconds or 0.0)
        self._report = report
        self._bots: dict[str, Bot] = {}
        """A separate bot for each side that it plays, so no side learns what another has seen."""
        self._faults: dict[str, Fault] = {}

    @property
    def faults(self) -> tuple[Fault, ...]:
        """All faults so far, by their kind."""
        return tuple(self._faults.values())

    def start(self, side: str) -> Bot:
        """Create the bot for a *side* now instead of at its first decision. ``BadData`` or ``BotFailed`` if that
        fails."""
        return self._bot(side)

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """Choose one of *choices*: the bot's choice, or any after a fault."""
        try:
            return self.answer(view, choices, rng)
        except BotFailed as failed:
            before = self._faults.get(failed.kind, Fault(failed.kind, 0, failed.text[:MAX_TEXT]))
            self._faults[failed.kind] = before._replace(times=before.times + 1)
            if self._report is not None:
                self._report(failed)
            return rng.choice(choices)

    def answer(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """Ask the bot for one of *choices*; raises ``BotFailed`` after a fault."""
        try:
            bot = self._bot(self._game.side(view.setup, Seat(view.seat)))
        except BadData as error:
            raise BotFailed("start", error.why) from error
        if isinstance(bot, ProgramBot):
            return bot.choose(view, choices, rng)
        began = perf_counter()
        try:
            action = bot.choose(view, choices, rng)
        except (Exception, SystemExit) as error:
            self._keep(error)
            raise BotFailed("crash", _told(error)) from error
        took = perf_counter() - began
        if took > self._seconds:
            raise BotFailed("late", f"an answer after {took:.1f} seconds")
        for choice in choices:
            if choice is action or (type(choice) is type(action) and choice == action):
                return choice
        raise BotFailed("illegal", _no_choice(self._game, action))

    def _bot(self, side: str) -> Bot:
        bot = self._bots.get(side)
        if bot is None:
            if self._name.startswith(PROGRAM):
                command = self._name.removeprefix(PROGRAM)
                bot = ProgramBot(command, self._game, self._budget, patience=self._patience, log=self._log)
                self._bots[side] = bot  # before it starts: after a failure the next decision tries again
                bot.start()
            else:
                try:
                    bot = self._bots[side] = _made(self._name, self._game, self._budget)
                except BadData as error:
                    self._keep(error)
                    raise
        return bot

    def _keep(self, error: BaseException) -> None:
        """Write the whole traceback to the log."""
        if self._log is not None:
            with self._log.open("a", encoding="utf-8") as file:
                file.writelines(format_exception(error))

    def close(self) -> None:
        """End its programs."""
        bots, self._bots = self._bots, {}
        for bot in bots.values():
            if isinstance(bot, ProgramBot):
                bot.close()

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def _no_choice(game: AnyGame, action: Any) -> str:
    """Explain what is wrong when a class answers with something that is not one of its choices."""
    if not isinstance(action, str):
        with suppress(Exception):  # of an object that is no action at all
            return f"{game.write(action)!r} is not legal"
    name = type(action).__name__
    article = "an" if name[0] in "aeiouAEIOU" else "a"
    return f"returned {article} {name}; return one of the objects in `choices`"


def refuse_guest(game: AnyGame, name: str, hosting: Hosting = HOSTING) -> None:
    """Raise ``BadData`` if a guest cannot be created or started."""
    with Guest(game, name, Budget(), hosting) as guest:
        try:
            guest.start("")
        except BotFailed as failed:
            if failed.missing:
                raise bad_data(name, "", NO_PROGRAM, {"name": failed.missing}) from None
            raise bad_data(name, "", NOT_STARTED, {"why": failed.text}) from None


def refuse_class(name: str) -> None:
    """Raise ``BadData`` if *name* is that of a class that does not exist."""
    if not name.startswith(PROGRAM):
        class_named(name)


# -- classes --------------------------------------------------------------------------------------------


def _made(name: str, game: AnyGame, budget: Budget) -> Bot:
    """Create a bot of the class with this name. It gets the game and the budget if it has parameters of these names."""
    make = class_named(name)
    known = {"game": game, "budget": budget}
    try:
        asked = inspect.signature(make).parameters
        bot: Bot = make(**{word: value for word, value in known.items() if word in asked})
    except FoglineError:
        raise
    except Exception as error:
        raise bad_data(name, "", NOT_MADE, {"why": _told(error)}) from error
    if not callable(getattr(bot, "choose", None)):
        raise bad_data(name, "", NO_CHOOSE, {})
    return bot


@lru_cache
def class_named(name: str) -> Callable[..., Any]:
    """The class ``module:Class`` or ``./file.py:Class``; ``BadData`` if there is none."""
    where, _, what = name.rpartition(":")
    if where.endswith(FILE) and not Path(where).is_file():
        raise bad_data(name, "", NO_FILE, {"name": where})
    try:
        module = _module_in(Path(where)) if where.endswith(FILE) else _module(where)
    except (Exception, SystemExit) as error:
        raise bad_data(name, "", NO_MODULE, {"why": _told(error)}) from error
    found: Callable[..., Any] | None = getattr(module, what, None)
    if not callable(found):
        raise bad_data(name, "", NO_CLASS, {"name": what})
    return found


def _module(name: str) -> Any:
    """Import a module; the current folder is searched last, so that it hides no other module."""
    _add_to_path(os.getcwd())
    return import_module(name)


def _module_in(file: Path) -> Any:
    """Import a file as a module; it can import the modules next to it."""
    path = file.resolve(strict=True)
    _add_to_path(os.fspath(path.parent))
    name = f"fogline_guest_{path.stem}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _add_to_path(folder: str) -> None:
    if folder not in sys.path:
        sys.path.append(folder)


def _told(error: BaseException) -> str:
    """Describe the error, with the last place in the author's own code: beside the first file that is not ours."""
    frames = [one for one in extract_tb(error.__traceback__) if one.filename != __file__ and one.filename[0] != "<"]
    frames = [one for one in frames if Path(one.filename).parent == Path(frames[0].filename).parent]
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno} in {frames[-1].name})" if frames else ""
    return f"{type(error).__name__}: {error}"[: MAX_TEXT - len(place)] + place


def merged(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """The faults of several games, grouped by kind (in the order of ``FAULTS``), with the first text of each."""
    found: dict[str, Fault] = {}
    for fault in faults:
        before = found.get(fault.kind, fault._replace(times=0))
        found[fault.kind] = before._replace(times=before.times + fault.times)
    return tuple(found[kind] for kind in FAULTS if kind in found)
