"""Opponents for a game in the terminal. They see what a player sees: a view and a list of choices."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, Protocol

from fogline.ai.bots.process import BotProcess
from fogline.kernel.choices import Choices
from fogline.table.records import AnyGame

BOTS: Final = ("recruit", "regular", "veteran")
"""Those that think, from the weakest to the strongest."""


class Opponent(Protocol):
    """Chooses for a seat."""

    @property
    def sets_up(self) -> bool:
        """Whether it chooses its set-up, too; if not, that is left to chance."""

    def choose(self, view: Any, choices: Choices[Any]) -> Any:
        """One of *choices*."""

    def close(self) -> None:
        """The game is over, or left."""


class RandomOpponent:
    """Any kind of action is as likely as any other, and any action as any other of its kind."""

    sets_up = False

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: Any, choices: Choices[Any]) -> Any:
        kinds: dict[type, list[Any]] = {}
        for choice in choices:
            kinds.setdefault(type(choice), []).append(choice)
        return self._rng.choice(self._rng.choice(list(kinds.values())))

    def close(self) -> None:
        """There is nothing to close."""


class BotOpponent:
    """A bot in a process of its own. *report* is told what went wrong, if anything did."""

    sets_up = True

    def __init__(self, game: AnyGame, level: str, rng: Random, report: Callable[[str], None]) -> None:
        self._rng = rng
        self._bot = BotProcess(game, level, report=report)

    def choose(self, view: Any, choices: Choices[Any]) -> Any:
        return self._bot.choose(view, choices, self._rng)

    def close(self) -> None:
        self._bot.close()
