"""Building blocks for the actions of both SCOPE titles: a line of the record, and the numbers that the rules read.

A title defines a class for each of its actions. Cells are numbers, a Quadrant is its corner's number, and the title
numbers its cards.
"""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.kernel.notation import Written


class Action(Written):
    """One line of a game."""


class Worded(Action):
    """An action that is created from its line and names nothing else."""

    def __init__(self, words: str) -> None:
        self._words = words

    def text(self) -> str:
        return self._words


class OnCard(Worded):
    def __init__(self, words: str, card: i64) -> None:
        super().__init__(words)
        self.card: i64 = card


class OnCell(Worded):
    def __init__(self, words: str, cell: i64) -> None:
        super().__init__(words)
        self.cell: i64 = cell


class OnQuadrant(Worded):
    def __init__(self, words: str, quadrant: i64) -> None:
        super().__init__(words)
        self.quadrant: i64 = quadrant


class CardOnCell(OnCell):
    def __init__(self, words: str, card: i64, cell: i64) -> None:
        super().__init__(words, cell)
        self.card: i64 = card


class FromCell(Worded):
    """An action of the card on one cell, ``origin``, at another, ``target``: a cell, or a Quadrant."""

    def __init__(self, words: str, origin: i64, target: i64) -> None:
        super().__init__(words)
        self.origin: i64 = origin
        self.target: i64 = target
