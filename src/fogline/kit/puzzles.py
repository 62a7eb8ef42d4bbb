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
    """A place where a card can be: a cell, or a hand."""

    place: str
    """The name of the place in the memory aid: for a cell, its notation; otherwise a name such as ``german hand``."""
    card: str
    """The name of the card in the memory aid."""


class Puzzling(Protocol):
    """A title's knowledge for its puzzles."""

    @property
    def setups(self) -> Sequence[Setup]:
        """The set-ups of the games that are searched for puzzles, in order."""

    @property
    def themes(self) -> Sequence[str]:
        """The names of all themes. The text of each has the key ``PREFIXpuzzle-theme-NAME``."""

    @property
    def lead(self) -> float:
        """How much better, in winning chance, the best action must be than any other."""

    def about(self, idea: Idea) -> str:
        """The theme of a puzzle; empty if it has none, and then the puzzle is not used."""

    def spots(self, view: Any, odds: Mapping[str, Mapping[str, float]]) -> Sequence[Spot]:
        """The question to the player: spots about which the viewer cannot be certain, in display order. *odds* are the
        memory aid's, by place and card. Empty if there is no good question."""

    def is_there(self, world: Any, spot: Spot) -> bool:
        """Whether the card is there in a *world*."""
