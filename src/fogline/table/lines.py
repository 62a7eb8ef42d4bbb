"""The lines of a table, the refusal to take one back, and what is noted of those that were."""

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
    """The seat has done nothing yet, or somebody else has already learned of it, or chance has acted since."""


class Line(NamedTuple, Generic[A, E]):
    """One line of the record that was played: who, what, and all that happened. All-knowing, like the record."""

    seat: Seat
    action: A
    """An action of the game, or a ``Word``; ``Table.write`` writes both."""
    events: tuple[E, ...]
    acting: tuple[Seat, ...] = ()
    """Who was to act after an action."""


def is_word(line: Line[A, E]) -> bool:
    """Whether it was said at the table, and is no action of the game."""
    return isinstance(line.action, Word)


def notes_with(taken_back: Sequence[Aside], lines: Sequence[Entry], mine: int) -> list[Aside]:
    """What was taken back, once the last *lines*, from index *mine* on, are, too: in the order in which it was
    played."""
    notes = [one for one in taken_back if one.at <= mine]
    later = [one for one in taken_back if one.at > mine]
    for at, line in enumerate(lines, mine):
        notes += [Aside(mine, one.entry) for one in later if one.at == at]
        notes.append(Aside(mine, line))
    return notes + [Aside(mine, one.entry) for one in later if one.at == mine + len(lines)]
