"""Starting a game: from a checked set-up, or from the first lines of a record."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Final

from sqlalchemy import select

from fogline.bots.memory_aid import agreed
from fogline.kernel.errors import BadData, FoglineError, bad_data
from fogline.kernel.faults import Kind
from fogline.kernel.game import Seat
from fogline.kernel.record import Record
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.server.games.replays import refuse_beyond, setup_seats
from fogline.server.games.terms import Terms
from fogline.server.storage.schema import GAMES
from fogline.server.storage.storage import Storage
from fogline.server.storage.tokens import digest
from fogline.table import replayed
from fogline.table.records import AnyTable

PIECE_SECONDS: Final = 0.01
"""A record is played for this long at a time; then others have their turn."""


def checked(setup: Setup, aid: str) -> Setup:
    """A set-up that can be played with this memory *aid*, with a data file that has no faults."""
    title = title_of(setup.game)
    setup = agreed(setup, aid)
    if setup.data:
        title.setups().refuse_faults(setup.data, "data")
    setup = title.setups().completed(setup)
    title.rules.new(setup)
    return setup


def held_seats(setup: Setup, hold: Sequence[str] | None, terms: Terms) -> list[str]:
    """The seats that the creator of a game wants to *hold* (by default the first that no bot plays). Refused, if that
    or the terms cannot be."""
    seats = setup_seats(setup)
    terms.check(setup.game, seats)
    people = [name for name in seats if name not in terms.bots]
    held = people[:1] if hold is None else list(hold)
    for name in held:
        if name not in seats:
            raise BadData("hold", name, f"no such seat; known seats: {', '.join(seats)}")
        if name in terms.bots:
            raise BadData("hold", name, "the computer plays this seat")
    if terms.training and set(held) != set(people):
        raise BadData("training", "", "is only for games against the computer, or in which you hold all seats")
    if terms.rated and len(held) != 1:
        raise BadData("hold", "", "is one seat in a rated game")
    refuse_unrated(setup, terms)
    return held


def refuse_unrated(setup: Setup, terms: Terms) -> None:
    """Refuse to rate a set-up in which a result would not say who plays better: one side could have the better chances,
    the game could end before it has begun, or the computer could be led where it does not know its way."""
    if not terms.rated:
        return
    found = title_of(setup.game).setups().unrated(setup)
    if found == "data":
        raise BadData("data", "", "is not for rated games")
    if found is not None:
        raise BadData("rated", found, "is not the standard one; such a game can be played unrated")
    if terms.bots and len(setup_seats(setup)) > 2:
        raise BadData("rated", "bots", "are rated one against one; such a game can be played unrated")


def refuse_company(setup: Setup, seat: str, hold: Sequence[str] | None, terms: Terms) -> list[str]:
    """The seats that are held in another world of *seat*, which is against the computer: others could not have the
    knowledge that goes with their seats. Nor may anybody watch who sees all cards: the first ones would be seen at
    once."""
    game = title_of(setup.game).rules
    seats = game.seats(setup)
    own = game.side(setup, Seat(seats.index(seat)))
    held = [seat] if hold is None else list(hold)
    if any(name in seats and game.side(setup, Seat(seats.index(name))) != own for name in held):
        raise BadData("hold", "", "in another world you play one side, against the computer")
    if any(name not in held and name not in terms.bots for name in seats):
        raise BadData("bots", "", "in another world the computer plays all other seats")
    if terms.late is not None:
        raise BadData("watching", "", "in another world nobody watches who sees all cards")
    return held


class Resumption:
    """A game that begins with the first *at* lines of a record, which has been tried elsewhere (``uploads.py``).

    They are played by the desk's thread, as all games are, but piece by piece: call ``play_on`` until it is true.
    Called again after a failure it goes on, or refuses again, so it can be repeated like any request.
    """

    def __init__(self, text: str, at: int, aid: str, *, training: bool = False) -> None:
        record = Record.read(text)
        refuse_beyond(record, at)
        self.setup = agreed(record.setup, aid)
        self.rules = record.rules
        self.world = record.world
        self.at = at
        self._tables = replayed(text, setup=self.setup, training=training)
        self._table: AnyTable | None = None
        self._played = -1
        """Lines played so far; -1: the table does not exist yet."""
        self._fault: FoglineError | None = None

    def play_on(self) -> bool:
        """Play for a little while. Whether all lines are played."""
        if self._fault is not None:
            raise self._fault
        until = time.monotonic() + PIECE_SECONDS
        try:
            self._play(until)
        except FoglineError as fault:
            self._fault = fault
            raise
        return self._played == self.at

    def table(self) -> AnyTable:
        """The table, once all lines are played."""
        assert self._table is not None
        assert self._played == self.at
        if self._table.outcome() is not None:
            raise BadData("at", str(self.at), "the game is over at that point")
        return self._table

    def _play(self, until: float) -> None:
        tables: Iterator[AnyTable] = self._tables
        while self._played < self.at:
            self._table = next(tables)
            self._played += 1
            if time.monotonic() >= until:
                return


FOREIGN_WORLD: Final = Kind("data-foreign-world", "this server continues only from worlds that it imagined itself")


class KnownWorlds:
    """Worlds in which games of this server began. One that somebody else has written can be read and reviewed, in
    processes with limits; a game goes on only from those that our own rules have imagined. For the games' thread."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def refuse_foreign(self, world: str) -> None:
        """Refuse a world in which no game began that is over. Of games that go on nothing is said: whoever plays one
        could try worlds until one is known."""
        if not world:
            return
        known = (GAMES.c.world_hash == digest(world), GAMES.c.ended.is_not(None))
        if not self._storage.execute(select(GAMES.c.id).where(*known).limit(1)):
            raise bad_data("record", "world", FOREIGN_WORLD, {})
