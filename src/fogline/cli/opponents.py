"""Opponents in a terminal game. They see what a player sees: a view and a list of choices."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from fogline.bots.levels import RandomBot
from fogline.bots.remote import BotProcess
from fogline.kernel.choices import Choices
from fogline.kit.bots import Bot
from fogline.table.records import AnyGame


class Opponent:
    """A bot that chooses for a seat, with its own generator."""

    def __init__(self, bot: Bot, rng: Random, *, sets_up: bool, explains: str = "") -> None:
        self._bot = bot
        self._rng = rng
        self.sets_up = sets_up
        """Whether it chooses its set-up, too; if not, that is left to chance."""
        self.explains = explains
        """The level at which it explains its moves; empty if that was not agreed."""

    def choose(self, view: Any, choices: Choices[Any]) -> Any:
        """One of *choices*."""
        return self._bot.choose(view, choices, self._rng)

    def close(self) -> None:
        """The game is over, or left."""
        if isinstance(self._bot, BotProcess):
            self._bot.close()


def random_opponent(rng: Random) -> Opponent:
    """An opponent that plays at random."""
    return Opponent(RandomBot(), rng, sets_up=False)


def thinking_opponent(
    game: AnyGame, level: str, rng: Random, report: Callable[[str], None], *, explains: bool = False
) -> Opponent:
    """A bot in a process of its own. *report* is told what went wrong, if anything did."""
    return Opponent(BotProcess(game, level, report=report), rng, sets_up=True, explains=level if explains else "")
