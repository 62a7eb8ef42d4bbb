"""What events of the SCOPE titles have in common: a clause, and a claim about the position they led to."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar, cast

from fogline.kernel import game

S = TypeVar("S")
"""The positions of a title."""


class Event(game.Event, Generic[S]):
    """One fact of a game. Every event names the clause it follows from, and says who sees it (``seen_by``)."""

    clause: ClassVar[str] = ""

    def cites(self) -> str:
        """The clause that this event follows from: the class's, unless several clauses lead to it."""
        return self.clause

    def holds(self, state: game.State) -> bool:
        return self.is_true(cast(S, state))

    def is_true(self, state: S) -> bool:
        """Whether the event, as told, is true of *state*."""
        raise NotImplementedError(f"{type(self).__name__} must say what it claims")


class ByClause:
    """For events that several clauses lead to: ``by`` names the one that led to this event."""

    by: str

    def cites(self) -> str:
        """The clause that this event follows from."""
        return self.by


class NoClaim:
    """For events that tell what was done and claim nothing of the position after it."""

    def is_true(self, _state: object) -> bool:
        """Whether the event, as told, is true of a state: always."""
        return True
