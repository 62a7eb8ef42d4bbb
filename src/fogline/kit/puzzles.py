"""Puzzles of a title: the games they come from, their themes, and guesses about their positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from fogline.kernel.setup import Setup


class Idea(NamedTuple):
    """A decision with one best action, to be given a theme."""

    view: Any
    """The view of the seat that decides."""
    best: Any
    """The best action."""
    usual: Any
    """The action of a ``regular``."""
    worlds: Sequence[Any]
    """Worlds that fit the view."""


class Spot(NamedTuple):
    """A place that a card can be in: a cell, or a hand."""

    place: str
    """The name of the place in the memory aid: of a cell in the notation, or such as ``german hand``."""
    card: str
    """The name of the card in the memory aid."""


class Puzzling(Protocol):
    """What one title knows for its puzzles."""

    @property
    def setups(self) -> Sequence[Setup]:
        """The set-ups of the games in which puzzles are looked for, in turn."""

    @property
    def themes(self) -> Sequence[str]:
        """The names of all themes. The text of each has the key ``PREFIXpuzzle-theme-NAME``."""

    @property
    def lead(self) -> float:
        """The least lead in winning chance of the best action over any other."""

    def about(self, idea: Idea) -> str:
        """The theme of a puzzle; empty if it has none, and then it is not used."""

    def spots(self, view: Any, odds: Mapping[str, Mapping[str, float]]) -> Sequence[Spot]:
        """What a player is asked to give chances for: spots of which the viewer cannot be sure, in the order in which
        they are shown. *odds* are those of the memory aid: by place and card. Nothing if there is no good question."""

    def is_there(self, world: Any, spot: Spot) -> bool:
        """Whether the card is there in a *world*."""
