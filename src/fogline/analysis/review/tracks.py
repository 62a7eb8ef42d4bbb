"""A finished game as each seat went through it: what it knew at each point, and who acted then.

A track holds what its seat could know and nothing else, so whatever is worked out from it can be told to the seat.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from fogline.analysis.continuations import points_of
from fogline.kernel.choices import Choices
from fogline.kernel.errors import bad_data
from fogline.kernel.faults import Kind
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup
from fogline.table.declarations import Word
from fogline.table.records import AnyGame, AnyTable, replayed

UNFINISHED: Final = Kind("data-unfinished", "the game is not over; only finished games can be reviewed")
OWN: Final = "own"
BY_CHANCE: Final = "chance"
ENEMY: Final = "enemy"
PARTNERS: Final = "partners"


class Point(NamedTuple):
    """What a seat knew before a step, and the step."""

    view: Any
    turn: int
    actor: str
    """Who acts: ``OWN``, ``BY_CHANCE``, ``ENEMY`` or ``PARTNERS``."""
    action: Any = None
    """What the seat does itself; ``None`` if others act. It can be a ``Word``."""
    text: str = ""
    """The same in notation."""
    choices: Choices[Any] | None = None
    """What it could have done."""
    after: Any = None
    """Its view after its own action; ``None`` if the game is over by it, because then all cards are shown."""
    clause: str = ""
    """The clause that what it was told of its own action follows from."""


class Track(NamedTuple):
    """A game as one seat went through it."""

    seat: Seat
    name: str
    points: tuple[Point, ...]
    result: float
    """1 for a victory, 0.5 for a draw, 0 for a loss."""


class Story(NamedTuple):
    """A finished game. ``tracks`` are for their seats; all else is all-knowing."""

    game: AnyGame
    setup: Setup
    tracks: tuple[Track, ...]
    lines: tuple[tuple[int, ...], ...]
    """By seat, for each point the line of the record that is its step, counted from 1."""
    states: tuple[Any, ...]
    """The position before the first line, and after each."""


def read_story(text: str, name: str = "record") -> Story:
    """The game of a record; ``BadData`` if it is not over."""
    walk: _Walk | None = None
    for table in replayed(text, name):
        if walk is None:
            walk = _Walk(table)
        else:
            walk.go_on()
    assert walk is not None
    return walk.close(name)


class _Walk:
    """Goes through a record line by line."""

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self._seats = [Seat(number) for number in range(len(table.seats))]
        self._views = [table.view(seat) for seat in self._seats]
        self._choices = [table.legal(seat) for seat in self._seats]
        self._points: list[list[Point]] = [[] for _ in self._seats]
        self._lines: list[list[int]] = [[] for _ in self._seats]
        self._states = [table.position()]

    def go_on(self) -> None:
        """A line was played."""
        table = self._table
        line = table.history()[-1]
        self._states.append(table.position())
        over = table.outcome() is not None
        for seat in self._seats:
            before, after = self._views[seat], table.view(seat)
            is_own = line.seat == seat
            is_step = over or before != after or (is_own and not isinstance(line.action, Word))
            if is_step:
                point = Point(before, table.game.turn(before), self._actor(seat, line.seat))
                if is_own:
                    told = [event for one in line.events if (event := one.seen_by(seat)) is not None]
                    clause = "" if isinstance(line.action, Word) or not told else told[0].cites()
                    point = point._replace(
                        action=line.action, text=table.write(line.action), choices=self._choices[seat],
                        after=None if over else after,
                        clause=clause,
                    )  # fmt: skip
                self._points[seat].append(point)
                self._lines[seat].append(len(self._states) - 1)
            self._views[seat] = after
            self._choices[seat] = table.legal(seat)

    def _actor(self, seat: Seat, actor: Seat) -> str:
        if actor == CHANCE:
            return BY_CHANCE
        if actor == seat:
            return OWN
        return PARTNERS if self._table.sides[actor] == self._table.sides[seat] else ENEMY

    def close(self, name: str) -> Story:
        """The whole game."""
        table, outcome = self._table, self._table.outcome()
        if outcome is None:
            raise bad_data(name, "", UNFINISHED, {})
        tracks = tuple(
            Track(seat, table.seats[seat], tuple(self._points[seat]), points_of(outcome, seat)) for seat in self._seats
        )
        return Story(table.game, table.setup, tracks, tuple(map(tuple, self._lines)), tuple(self._states))
