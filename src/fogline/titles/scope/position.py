"""What the positions of both SCOPE titles hold: cards, and how far the game has come."""

from __future__ import annotations

from typing import Any, Final

from fogline.kernel.arrays import i64, u8, vec
from fogline.titles.scope.memory import Fact

NOWHERE: Final = 48
"""A cell or Quadrant field that holds none."""
NOBODY: Final = 2
"""The winner of a draw, and of a game still on."""


class Position:
    """The ``State`` of a title adds the cards that only it has, and says what it means by each field."""

    def __init__(self, cells: vec[i64], lost: vec[u8], sides: vec[i64], step: i64) -> None:
        self.cells: vec[i64] = cells
        """For each cell the card on it."""
        self.lost: vec[u8] = lost
        """By card, how many are out of the game."""
        self.sides: vec[i64] = sides
        """Numbers of each side: ``sides[FIELD + side]``."""
        self.facts: Fact | None = None
        """All that was shown to everybody, the latest first."""
        self.step: i64 = step
        """What is due now."""
        self.turn: i64 = 0
        self.focus: i64 = NOWHERE
        """The cell that the turn is about."""
        self.quadrant: i64 = NOWHERE
        """The Quadrant that the turn is about."""
        self.gun: i64 = NOWHERE
        """The cell of whoever fires."""
        self.winner: i64 = NOBODY
        self.reasons: i64 = 0
        """Why the game ended: a bit for each reason."""

    def follow(self, other: Position) -> None:
        """Be as far in the game as *other* is."""
        self.facts = other.facts
        self.step = other.step
        self.turn = other.turn
        self.focus = other.focus
        self.quadrant = other.quadrant
        self.gun = other.gun
        self.winner = other.winner
        self.reasons = other.reasons

    def follow_view(self, seen: Any) -> None:
        """The same for a view, as far as it tells."""
        self.facts = seen.facts
        self.step = seen.step
        self.turn = seen.turn
        self.focus = seen.focus
        self.quadrant = seen.quadrant
        self.gun = seen.gun
        self.winner = seen.winner
        self.reasons = seen.reasons


def remember(position: Position, what: i64, side: i64, cell: i64, kind: i64, mask: i64) -> None:
    """Add one fact to what has been shown."""
    position.facts = Fact(what, side, cell, kind, mask, position.facts)
