"""The lines of a table, the news that its seats receive, whether others would notice an action, and the notes about
lines that were taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar, cast

from fogline.kernel.errors import FoglineError
from fogline.kernel.game import Action, Event, Seat, State
from fogline.kernel.record import Aside, Entry
from fogline.table.declarations import Word

A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


class CannotUndo(FoglineError):
    """The seat has done nothing yet, someone else has learned of its action, or CHANCE has acted since."""


class Line(NamedTuple, Generic[A, E]):
    """One line of the record that was played: the seat, the action, and the events. All-knowing, like the record."""

    seat: Seat
    action: A
    """An action of the game, or a ``Word``; ``Table.write`` writes both."""
    events: tuple[E, ...]
    acting: tuple[Seat, ...] = ()
    """The seats to act after an action."""


class News(NamedTuple, Generic[E]):
    """One thing that a seat learned, from its own action or somebody else's. An outbox is a list of news, the earliest
    first; nothing else is ever sent to a seat.

    An action that tells a seat nothing gives it no news, so neither the numbers nor the size of an outbox show how much
    the others do."""

    number: int
    """1 for the first news of this seat. The latest is the seat's sequence number."""
    action: str | None
    """The notation, if the seat acted itself; ``None`` if somebody else or CHANCE did."""
    events: tuple[E, ...]
    """The events, as this seat may know them."""
    is_undo: bool = False
    """Whether ``events`` are taken back."""


def is_word(line: Line[A, E]) -> bool:
    """Whether a line is a word, not an action of the game."""
    return isinstance(line.action, Word)


def notes_with(taken_back: Sequence[Aside], lines: Sequence[Entry], mine: int) -> list[Aside]:
    """The asides after the last *lines*, starting at index *mine*, are also taken back; in the order of play."""
    notes = [one for one in taken_back if one.at <= mine]
    later = [one for one in taken_back if one.at > mine]
    for at, line in enumerate(lines, mine):
        notes += [Aside(mine, one.entry) for one in later if one.at == at]
        notes.append(Aside(mine, line))
    return notes + [Aside(mine, one.entry) for one in later if one.at == mine + len(lines)]


def told_to(viewer: Seat | None, events: Iterable[E]) -> tuple[E, ...]:
    """The part of *events* that *viewer* sees. What a viewer sees of a game's events is again a sequence of that game's
    events."""
    return tuple(cast("E", told) for event in events if (told := event.seen_by(viewer)) is not None)


def all_told(seats: int, events: Sequence[E]) -> dict[Seat | None, tuple[E, ...]]:
    """The part of *events* that each seat, and (None) the public, sees."""
    return {viewer: told_to(viewer, events) for viewer in (*map(Seat, range(seats)), None)}


def partners(seat: Seat, told: dict[Seat | None, tuple[E, ...]]) -> list[Seat]:
    """The *seat* that acted, and those who were told everything that it was told, while the public was told nothing."""
    own = told.get(seat, ())
    if not own or told[None]:
        return [seat]
    return [viewer for viewer, events in told.items() if viewer is not None and events == own]


def is_noticed(game: Any, seats: int, before: State, after: State, seat: Seat, events: Sequence[Event]) -> bool:
    """Whether anyone except *seat*, and fully informed partners, would immediately notice the step from one position to
    the other: by being told something, by seeing a different view, or by seeing different seats to act."""
    if game.to_act(before) != game.to_act(after):
        return True
    told = all_told(seats, events)
    circle = partners(seat, told)
    others = [viewer for viewer in told if viewer not in circle]
    return any(told[viewer] or game.view(before, viewer) != game.view(after, viewer) for viewer in others)
