"""The news of each seat about an action, and whether others would notice it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar, cast

from fogline.kernel.game import Event, Seat, State

E = TypeVar("E", bound=Event)


def told_to(viewer: Seat | None, events: Iterable[E]) -> tuple[E, ...]:
    """The part of *events* that *viewer* sees. A game's events show themselves as events of the same game."""
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
    the other: is told something, sees something else, or sees other seats to act."""
    if game.to_act(before) != game.to_act(after):
        return True
    told = all_told(seats, events)
    circle = partners(seat, told)
    others = [viewer for viewer in told if viewer not in circle]
    return any(told[viewer] or game.view(before, viewer) != game.view(after, viewer) for viewer in others)
