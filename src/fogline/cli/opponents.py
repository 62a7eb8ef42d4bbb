"""Opponents for a game in the terminal. They see what a player sees: a view and a list of choices."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from fogline.kernel.choices import Choices


class Opponent(Protocol):
    """Chooses for a seat."""

    def choose(self, view: Any, choices: Choices[Any]) -> Any:
        """One of *choices*."""


class RandomOpponent:
    """Any kind of action is as likely as any other, and any action as any other of its kind."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: Any, choices: Choices[Any]) -> Any:
        kinds: dict[type, list[Any]] = {}
        for choice in choices:
            kinds.setdefault(type(choice), []).append(choice)
        return self._rng.choice(self._rng.choice(list(kinds.values())))
