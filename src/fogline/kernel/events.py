"""Events declared once: fields, clause, visibility, and the claim about the position after them.

A subclass is a frozen dataclass and names its clause in the class statement::

    class Ready(Public[State], clause="ST-SETUP-4"):
        side: int

If several clauses can lead to an event, a last field ``by: str = ""`` names the right one; the default is the class's.
JSON and sentences are derived from the fields (``kit/wire.py``, ``kit/words.py``); titles write only exceptions.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar, cast, dataclass_transform

from fogline.kernel import game

S = TypeVar("S")
"""The positions of a title."""


@dataclass_transform(frozen_default=True)
class Event(game.Event, Generic[S]):
    """One fact of a game. Every event says who sees it (``seen_by``) and what it claims (``is_true``)."""

    clause: ClassVar[str] = ""

    def __init_subclass__(cls, *, clause: str = "", **rest: Any) -> None:
        super().__init_subclass__(**rest)
        cls.clause = clause or cls.clause
        if "by" in cls.__dict__:
            setattr(cls, "by", field(default=cls.clause, compare=False))  # noqa: B010 (not a field of this class)
        dataclass(frozen=True)(cls)

    def seen_by(self, seat: game.Seat | None) -> Event[S] | None:
        raise NotImplementedError(f"{type(self).__name__} must say who sees it")

    def cites(self) -> str:
        """The clause that this event follows from."""
        return str(getattr(self, "by", self.clause))

    def holds(self, state: game.State) -> bool:
        return self.is_true(cast(S, state))

    def is_true(self, state: S) -> bool:
        """Whether the event, as told, is true of *state*."""
        raise NotImplementedError(f"{type(self).__name__} must say what it claims")


class Public(Event[S]):
    """An event that everyone sees in full."""

    def seen_by(self, seat: game.Seat | None) -> Event[S] | None:
        return self


class NoClaim:
    """For events that report an action and claim nothing about the position after it."""

    def is_true(self, _state: object) -> bool:
        """Whether the event, as told, is true of a state: always."""
        return True
