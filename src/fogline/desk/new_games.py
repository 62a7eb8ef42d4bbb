"""Starting a game: from a set-up, from the first lines of a record, or as a rematch."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from fogline.bots.levels import ThinkingLevel
from fogline.bots.memory_aid import agreed
from fogline.desk.keeping import INVITE, Key, Storage
from fogline.desk.refusals import Refused
from fogline.desk.sessions import Session
from fogline.desk.terms import Terms, setup_seats
from fogline.desk.tokens import derived_token, digest
from fogline.kernel.errors import BadData, FoglineError
from fogline.kernel.game import Seat
from fogline.kernel.record import Record
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.kit.wire import Form
from fogline.table import replayed
from fogline.table.records import AnyTable

PIECE_SECONDS: Final = 0.01
"""A record is played for this long at a time; then other jobs have their turn."""


def checked(setup: Setup, aid: str) -> Setup:
    """A set-up that can be played with this memory *aid*, and whose data file has no faults."""
    title = title_of(setup.game)
    setup = agreed(setup, aid)
    if setup.data:
        title.setups().refuse_faults(setup.data, "data")
    setup = title.setups().completed(setup)
    title.rules.new(setup)
    return setup


def refuse_unplayable(setup: Setup, terms: Terms) -> tuple[str, ...]:
    """Refuse a set-up that cannot be played on these terms. Returns its seats."""
    seats = setup_seats(setup)
    terms.check(setup.game, seats)
    refuse_unrated(setup, terms)
    return seats


def held_seats(setup: Setup, hold: Sequence[str] | None, terms: Terms) -> list[str]:
    """The seats that the creator of a game wants to *hold* (by default the first that no bot plays). Refused if the
    seats or the terms are impossible."""
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
    """Refuse to rate a set-up whose result would not show who plays better: one side could have better chances, the
    game could end before it begins, or the computer could be led into a lost position."""
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
    """The seats held when *seat* continues in another world. The game is against the computer: nobody else has the
    knowledge that goes with the other seats. Watchers who see all cards are refused: they would see the first cards
    immediately."""
    game = title_of(setup.game).rules
    seats = game.seats(setup)
    own = game.side(setup, Seat(seats.index(seat)))
    held = [seat] if hold is None else list(hold)
    if any(name in seats and game.side(setup, Seat(seats.index(name))) != own for name in held):
        raise BadData("hold", "", "in another world you play one side, against the computer")
    if any(name not in held and name not in terms.bots for name in seats):
        raise BadData("bots", "", "in another world the computer plays all other seats")
    if terms.late is not None:
        raise BadData("watching", "", "watchers who see all cards are not possible in another world")
    return held


class Resumption:
    """A game that begins with the first *at* lines of a record, which has been tried elsewhere (``uploads.py``).

    The games' thread plays the lines, as in all games, but piece by piece: call ``play_on`` until it returns true.
    After a failure, the next call continues or refuses again, so it can be repeated like any request.
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
        """Play for a little while. Returns whether all lines are played."""
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


def refuse_beyond(record: Record, at: int) -> None:
    """Refuse unless the record has that many lines."""
    if at > len(record.entries):
        raise BadData("at", str(at), f"the record has only {len(record.entries)} lines")


Sides = Literal["changed", "same"]
CHANGED: Final = "changed"
SAME: Final = "same"


class Rematch(NamedTuple):
    """A rematch: the set-up, each player's new seat by the name of the old one, and the terms."""

    setup: Setup
    names: list[str]
    terms: Terms


def arranged(session: Session, waiting: Terms | None, sides: Sides | None, level: ThinkingLevel | None) -> Rematch:
    """Arrange the rematch of a game that is over. *waiting* are the terms of a rematch that already exists."""
    table = session.table
    keeps_sides = waiting.keeps_sides if waiting is not None else sides == SAME
    setup, names = table.setup, list(table.seats)
    if not keeps_sides:
        setup, names = title_of(table.game.name).setups().sides_changed(setup)
    if waiting is not None:
        is_other_side = sides is not None and (sides == SAME) != waiting.keeps_sides
        if is_other_side or (level is not None and any(known != level for known in waiting.bots.values())):
            raise Refused(409, "rematch-terms", "a rematch on different terms is waiting")
        return Rematch(setup, names, waiting)
    if level is not None and not session.terms.bots:
        raise BadData("level", level, "the computer plays no seat of this game")
    terms = session.terms.of_rematch(dict(zip(table.seats, names)), level)
    if title_of(setup.game).setups().unrated(setup) is not None:  # it was begun when such games were rated
        terms = terms._replace(rated=False)
    return Rematch(setup, names, terms._replace(keeps_sides=keeps_sides))


def write_rematch(waiting: Terms) -> Form:
    """A rematch request, as the other players see it."""
    return {"sides": SAME if waiting.keeps_sides else CHANGED, "bots": dict(waiting.bots)}


def invite(storage: Storage, game_id: str, token: str, seats: Mapping[str, int]) -> None:
    """Create invitations to these *seats* of a rematch, derived from the *token* of the previous game."""
    for name, seat in seats.items():
        storage.add_key(digest(_invitation(token, name)), Key(game_id, INVITE, seat))


def invitations(storage: Storage, token: str, seats: Iterable[str]) -> dict[str, str]:
    """By seat, the invitations given for this *token*, used or not: a repetition gets the same answer."""
    found = {name: _invitation(token, name) for name in seats}
    return {name: one for name, one in found.items() if storage.key(digest(one)) is not None}


def take_seat(storage: Storage, key: Key, hashed: str) -> None:
    """Take a seat of a rematch as the player of the previous game, unless someone else was invited to it and has
    joined."""
    storage.use_invitations_to(key)
    storage.length(key.game_id)  # this includes the work of other servers
    if key.seat in storage.standing(key.game_id).joined:
        raise Refused(409, "taken", "somebody has taken this seat already, with the link")
    storage.add_key(hashed, key)


def _invitation(token: str, name: str) -> str:
    return derived_token("rematch-join", token, name)
