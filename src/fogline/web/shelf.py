"""Where games are kept: all of them in the database, and those that were wanted last in memory.

For the one thread that works with games.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from fogline.kernel.errors import FoglineError
from fogline.table.words import RUN_OUT
from fogline.web.rooms import Room
from fogline.web.storage import Row, Storage


def milliseconds() -> int:
    """The time of day, in the unit that everything here counts in."""
    return time.time_ns() // 1_000_000


class Shelf:
    """The games. What is changed inside ``writing`` comes to stay as a whole, or not."""

    def __init__(self, storage: Storage, most: int, now: Callable[[], int], changed: Callable[[str, int | None], None]):
        """At *most* so many games are in memory. *changed* is called after every change, and when a game comes into
        memory, with the game and when the server has to look at it by itself."""
        self._storage = storage
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.most = most
        self.now = now
        self.changed = changed
        storage.undone = self.forget

    def bring(self, game: str) -> Room:
        """Bring a game up to date and give it. That can write: whoever has run out of time has lost by then."""
        room = self.rooms.get(game)
        if room is None:
            room = self._read(game)
        elif self._storage.is_shared and self._storage.length(game) > len(room.rows):
            self._catch_up(game, room)
        if room.started is None and (started := self._storage.started(game)) is not None:
            room.start(started)
        self.keep(game, room)
        if room.clock is not None and room.table.outcome() is None:
            self._end_in_time(game, room)
        return room

    def _read(self, game: str) -> Room:
        """A game from its rows."""
        stored = self._storage.game(game)
        room = Room(stored)
        self._catch_up(game, room)
        if room.table.outcome() is not None and stored.ended is None:  # it is older than this note
            with self._storage.transaction():
                self._storage.set_ended(game, room.latest)
        if (due := room.due()) is not None:
            self.changed(game, due)
        return room

    def _catch_up(self, game: str, room: Room) -> None:
        """Play the rows that the database has and the room has not."""
        room.started = self._storage.started(game)
        room.follow(self._storage.lines(game, len(room.rows)))

    def _end_in_time(self, game: str, room: Room) -> None:
        """If somebody's time is up, that ends the game: at the time when it was up, whenever it is found out."""
        assert room.clock is not None
        seat, deadline = room.clock.fallen(self.now()), room.clock.deadline()
        if seat is None or deadline is None:
            return
        with self.writing(game):
            room.table.run_out(seat)
            self.append(game, room, [Row(seat, RUN_OUT.text, room.time(deadline))])
        self.changed(game, None)

    def keep(self, game: str, room: Room) -> None:
        """Have it in memory, and let go of what was not wanted for longest."""
        self.rooms[game] = room
        self.rooms.move_to_end(game)
        while len(self.rooms) > self.most:
            self.rooms.popitem(last=False)

    @contextmanager
    def writing(self, game: str) -> Iterator[None]:
        """A transaction about one game. If it fails, what memory has of the game is thrown away."""
        try:
            with self._storage.transaction():
                yield
        except BaseException:
            self.forget(game)
            raise

    @contextmanager
    def trying(self, game: str) -> Iterator[None]:
        """Something that changes the table, or refuses and leaves it as it was. If it fails in any other way, what
        memory has of the game is thrown away."""
        try:
            yield
        except FoglineError:
            raise
        except BaseException:
            self.forget(game)
            raise

    def forget(self, game: str) -> None:
        """What memory has of a game is not what the database has."""
        self.rooms.pop(game, None)

    def append(self, game: str, room: Room, rows: list[Row]) -> None:
        """Keep rows that the table has played."""
        if rows:
            self._storage.add_lines(game, len(room.rows) + 1, rows)
            room.enter(rows)
            if room.table.outcome() is not None:
                self._storage.set_ended(game, room.latest)
        self.keep_due(game, room)

    def keep_due(self, game: str, room: Room) -> None:
        """Note when the server has to look at the game by itself, if that has changed."""
        if (due := room.due()) != self._storage.due_of(game):
            self._storage.set_due(game, due)

    def start(self, game: str, room: Room) -> None:
        """If the last seat has just been taken, time begins to run."""
        taken = {*self._storage.joined(game), *room.bots}
        if room.started is None and len(taken) == len(room.table.seats):
            at = room.time(self.now())
            self._storage.set_started(game, at)
            room.start(at)
        self.keep_due(game, room)
