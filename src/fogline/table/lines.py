"""The lines of a table, and the refusal to take one back."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from fogline.kernel.errors import FoglineError
from fogline.kernel.game import Action, Event, Seat

A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


class CannotUndo(FoglineError):
    """The seat has done nothing yet, or somebody else has already learned of it, or chance has acted since."""


class Line(NamedTuple, Generic[A, E]):
    """One line of the record that was played: who, what, and all that happened. All-knowing, like the record."""

    seat: Seat
    action: A
    """An action of the game, or a ``Word``; ``Table.write`` writes both."""
    events: tuple[E, ...]
