"""Where games are kept: all of them in the database, and those that were wanted last in memory.

For the one thread that works with games.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

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

    def room(self, game: str) -> Room:
        """A game, from memory or from its rows. Whoever has run out of time has lost."""
        room = self.rooms.get(game)
        if room is None:
            room = Room(self._storage.game(game))
            self._catch_up(game, room)
            if room.kept_due is not None:
                self.changed(game, room.kept_due)
        elif self._storage.is_shared and self._storage.length(game) > len(room.rows):
            self._catch_up(game, room)
        if room.started is None and (started := self._storage.started(game)) is not None:
            room.start(started)
            room.kept_due = room.due()
        self.keep(game, room)
        if room.clock is not None and room.table.outcome() is None:
            self._end_in_time(game, room)
        return room

    def _catch_up(self, game: str, room: Room) -> None:
        """Play the rows that the database has and the room has not."""
        room.started = self._storage.started(game)
        room.follow(self._storage.lines(game, len(room.rows)))
        room.kept_due = room.due()

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

    def forget(self, game: str) -> None:
        """What memory has of a game is not what the database has."""
        self.rooms.pop(game, None)

    def append(self, game: str, room: Room, rows: list[Row]) -> None:
        """Keep rows that the table has played."""
        if rows:
            self._storage.add_lines(game, len(room.rows) + 1, rows)
            room.enter(rows)
        self.keep_due(game, room)

    def keep_due(self, game: str, room: Room) -> None:
        """Note when the server has to look at the game by itself, if that has changed."""
        if (due := room.due()) != room.kept_due:
            self._storage.set_due(game, due)
            room.kept_due = due

    def start(self, game: str, room: Room) -> None:
        """If the last seat has just been taken, time begins to run."""
        taken = {*self._storage.joined(game), *room.bots}
        if room.started is None and len(taken) == len(room.table.seats):
            at = room.time(self.now())
            self._storage.set_started(game, at)
            room.start(at)
        self.keep_due(game, room)
