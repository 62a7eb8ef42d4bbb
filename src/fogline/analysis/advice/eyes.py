"""Their eyes: what an opponent with a perfect memory could believe of a seat's hidden cards at a moment of a record.

It is the opponent's memory aid with probabilities, a function of the opponent's view. That view is not the seat's to
know, so this is for readers of a record, which is all-knowing."""

from __future__ import annotations

from typing import Any, NamedTuple

from fogline.bots.memory_aid import memory_aid
from fogline.kernel.game import Seat
from fogline.kit.registry import title_of
from fogline.table.records import AnyTable, table_at


class Believed(NamedTuple):
    """One hidden place."""

    place: str
    odds: tuple[tuple[str, float], ...]
    """What can be there, and how likely it is; the likeliest first."""


class Eyes(NamedTuple):
    """What one opponent could believe."""

    seat: str
    """Whose cards they are."""
    viewer: str
    """Who looks at them."""
    at: int
    places: tuple[Believed, ...]


def their_eyes(text: str, at: int, seat: str, name: str = "record") -> tuple[Eyes, ...]:
    """For each other side, what its first seat could believe of what *seat* (by default the first) hides, after *at*
    lines of a record."""
    table = table_at(text, at, name)
    own = title_of(table.game.name).setups().seats_named(table.setup, seat or table.seats[0])[0]
    found = []
    for viewer, aid in looks_at(table, own):
        places = tuple(
            Believed(place, tuple(sorted(told["odds"].items(), key=lambda one: (-one[1], one[0]))))
            for place, told in aid["cells"].items()
            if told.get("odds")
        )
        found.append(Eyes(table.seats[own], table.seats[viewer], at, places))
    return tuple(found)


def looks_at(table: AnyTable, own: Seat, seconds: float | None = None) -> list[tuple[Seat, dict[str, Any]]]:
    """For each other side than that of *own*, its first seat, and its memory aid with probabilities. What is not
    settled after *seconds* is told as unsure."""
    firsts = dict.fromkeys(table.sides)
    level = "off" if title_of(table.game.name).aid() is None else "probabilities"
    viewers = [Seat(table.sides.index(side)) for side in firsts if side != table.sides[own]]
    return [(viewer, memory_aid(table.view(viewer), level, seconds)) for viewer in viewers]
