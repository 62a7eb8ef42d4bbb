"""The lines of a table, the news that reach its seats, and the notes about lines that were taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from fogline.kernel.errors import FoglineError
from fogline.kernel.game import Action, Event, Seat
from fogline.kernel.record import Aside, Entry
from fogline.table.declarations import Word

A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


class CannotUndo(FoglineError):
    """The seat has done nothing yet, someone else has learned of it, or chance has acted since."""


class Line(NamedTuple, Generic[A, E]):
    """One line of the record that was played: the seat, the action, and the events. All-knowing, like the record."""

    seat: Seat
    action: A
    """An action of the game, or a ``Word``; ``Table.write`` writes both."""
    events: tuple[E, ...]
    acting: tuple[Seat, ...] = ()
    """The seats to act after an action."""


class News(NamedTuple, Generic[E]):
    """One thing that a seat learned, from its own action or somebody else's. An outbox is a list of these, the earliest
    first; nothing else is ever sent to a seat.

    An action that tells a seat nothing gives it no news, so neither the numbers nor the size of an outbox show how much
    the others do."""

    number: int
    """1 for the first news of this seat. The latest is the seat's sequence number."""
    action: str | None
    """The notation, if the seat acted itself; ``None`` if somebody else or chance did."""
    events: tuple[E, ...]
    """The events, as this seat may know them."""
    is_undo: bool = False
    """Whether ``events`` are taken back."""


def is_word(line: Line[A, E]) -> bool:
    """Whether a line is a word, not an action of the game."""
    return isinstance(line.action, Word)


def notes_with(taken_back: Sequence[Aside], lines: Sequence[Entry], mine: int) -> list[Aside]:
    """The asides after the last *lines*, from index *mine* on, are taken back too, in the order of play."""
    notes = [one for one in taken_back if one.at <= mine]
    later = [one for one in taken_back if one.at > mine]
    for at, line in enumerate(lines, mine):
        notes += [Aside(mine, one.entry) for one in later if one.at == at]
        notes.append(Aside(mine, line))
    return notes + [Aside(mine, one.entry) for one in later if one.at == mine + len(lines)]
