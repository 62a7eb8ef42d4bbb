"""Changes by a host while servers are running: each is one atomic transaction and is entered among the edits
(``statements.py``).

Games without recent activity are deleted: on the host's request, or by the server itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, TypeVar

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from fogline.desk.keeping import INVITE, WATCH, Key, Row, Stored
from fogline.desk.refusals import Refused
from fogline.desk.sessions import BrokenRow, Session
from fogline.desk.terms import read_terms, setup_seats
from fogline.desk.times import Pause, Pauses, milliseconds
from fogline.desk.tokens import digest, new_token
from fogline.kernel.errors import BadData
from fogline.kernel.game import CHANCE
from fogline.kit.wire import Form
from fogline.server.accounts.bots import Bots
from fogline.server.accounts.players import PersonalData, Players, held_games
from fogline.server.community.pairing import DRAW
from fogline.server.community.ratings import leave
from fogline.server.games.worker import is_rivalry
from fogline.server.operations.listing import day_before, expired, find_game, idle
from fogline.server.storage.schema import (
    GAMES,
    HEART,
    KEYS,
    LEFT_SEATS,
    LINES,
    NOTICES,
    OFFERS,
    PAIRINGS,
    PAUSES,
    PHRASES,
    PLAYER_SEATS,
    RATED_GAMES,
)
from fogline.server.storage.statements import SEATS_OF
from fogline.server.storage.storage import REVOKED, BrokenRows, PlayerId, Storage, Taken
from fogline.table.clock import DAY
from fogline.table.declarations import CLOSE

TRIES: Final = 20
"""How often a change is retried if a server has changed the same game meanwhile."""
MAX_GIVEN_BACK: Final = 31 * DAY
"""The longest time that can be given back in one request; the limit guards against a mistyped year."""
T = TypeVar("T")
WATCHERS: Final = "watch"
"""Used in place of a seat for the links of all watchers."""


class NewLink(NamedTuple):
    """The link that replaces a revoked one."""

    token: str
    kind: str
    """``join`` or ``watch``."""
    rematch: str | None
    """The rematch that was started from the seat, if any: the link of the rematch follows from the old link."""

    @property
    def link(self) -> str:
        """The link for a browser, without the address of the server."""
        return f"/#{self.kind}={self.token}"


def delete_game(storage: Storage, game_id: str, idle_since: int | None = None) -> bool:
    """Delete a game with everything that belongs to it. Returns False if it was active after *idle_since* or was
    already deleted."""

    def change() -> bool:
        if idle_since is None:
            find_game(storage, game_id)
        elif not storage.execute(select(GAMES.c.id).where(GAMES.c.id == game_id, idle(idle_since))):
            return False
        neighbours = storage.execute(
            select(GAMES.c.id)
            .where(GAMES.c.rematch_of == game_id)
            .union(select(GAMES.c.rematch_of).where(GAMES.c.id == game_id, GAMES.c.rematch_of.is_not(None)))
        )
        for table in (LINES, KEYS, NOTICES, OFFERS, PHRASES, PLAYER_SEATS, RATED_GAMES, LEFT_SEATS):
            storage.execute(delete(table).where(table.c.game == game_id))
        _drop_from_tournament(storage, game_id)
        storage.execute(GAMES.update().where(GAMES.c.rematch_of == game_id).values(rematch_of=None))
        storage.execute(delete(GAMES).where(GAMES.c.id == game_id))
        storage.edit(game_id, *(str(row[0]) for row in neighbours))
        return True

    return _tried(storage, change)


def close_game(storage: Storage, game_id: str) -> None:
    """End a game without a winner. Refused if the game is over."""
    while True:
        stored = find_game(storage, game_id)
        if stored.ended is not None:
            raise BadData("game", game_id, "is over")
        try:
            rows = storage.lines(game_id)
        except BrokenRows:
            raise _damaged(game_id) from None
        at = _close_at_the_table(storage, game_id, stored, rows)

        def change(number: int = len(rows) + 1, at: int = at) -> bool:
            if storage.length(game_id) != number - 1:
                return False
            storage.add_lines(game_id, number, [Row(CHANCE, CLOSE.text, at)])
            storage.set_ended(game_id, at)
            storage.set_due(game_id, None)
            for table in (NOTICES, LEFT_SEATS):
                storage.execute(delete(table).where(table.c.game == game_id))
            storage.execute(SEATS_OF.values(to_act=0), which=game_id)
            storage.edit(game_id)
            return True

        if _tried(storage, change):
            return


def _close_at_the_table(storage: Storage, game_id: str, stored: Stored, rows: list[Row]) -> int:
    """Check that the current rules can close the game after its rows. Returns the time of the line. A game under other
    rules is closed unchanged."""
    latest = rows[-1].at if rows else stored.at
    try:
        session = Session(stored, pauses=Pauses())
    except Refused:
        return max(_now(storage), latest + 1)
    try:
        for _ in session.follow(rows):
            pass
    except BrokenRow:
        raise _damaged(game_id) from None
    if session.table.outcome() is not None:
        raise BadData("game", game_id, "is over")
    session.table.close()
    return session.time(_now(storage))


def _damaged(game_id: str) -> BadData:
    """The error for a damaged game. Only the server's log names the row, because rows name cards."""
    return BadData("game", game_id, "is damaged and was left as it is; it can be deleted")


def revoke(storage: Storage, game_id: str, seat: str) -> NewLink:
    """Make all links of a *seat* (or of all watchers) invalid, with its notices, and return a new one. The new link of
    a seat is an invitation: the first to open it has the seat, and no player holds the seat by name. A game whose
    watchers' links were revoked is no longer listed."""
    stored = find_game(storage, game_id)
    seats = setup_seats(stored.setup)
    if seat != WATCHERS and seat not in seats:
        raise BadData("seat", seat, f"no such seat; known seats: {', '.join((*seats, WATCHERS))}")
    if seat in read_terms(stored.terms).bots:
        raise BadData("seat", seat, "the computer plays this seat")
    number = None if seat == WATCHERS else seats.index(seat)
    new = Key(game_id, WATCH if number is None else INVITE, number)
    token = new_token()

    def change() -> str | None:
        find_game(storage, game_id)
        of_game = KEYS.update().where(KEYS.c.game == game_id)
        if number is None:
            storage.execute(of_game.where(KEYS.c.kind == WATCH).values(kind=REVOKED))
            storage.execute(GAMES.update().where(GAMES.c.id == game_id).values(watch=None))
        else:
            storage.revoke_seat(game_id, number)
            its = (PLAYER_SEATS.c.game == game_id, PLAYER_SEATS.c.seat == number)
            leave(storage, *its)
            storage.execute(delete(PLAYER_SEATS).where(*its))
        storage.add_key(digest(token), new)
        storage.edit(game_id)
        return None if number is None else storage.standing(game_id).rematch

    follower = _tried(storage, change)
    return NewLink(token, WATCH if number is None else "join", follower)


def add_bot(storage: Storage, name: str) -> Form:
    """Create an account for a bot of the host, with its key."""
    return _tried(storage, lambda: _bots(storage).add(None, name, _now(storage)))


def renew_bot(storage: Storage, bot: str) -> Form:
    """A new key for any bot, whoever owns it."""
    return _tried(storage, lambda: _bots(storage).renew(None, bot, _now(storage)))


def remove_bot(storage: Storage, bot: str) -> None:
    """Erase any bot. Its opponents keep the games."""

    def change() -> None:
        games = [str(row.game) for row in storage.execute(held_games(PlayerId(bot)))]
        _bots(storage).remove(None, bot)
        storage.edit(*games)

    _tried(storage, change)


def list_bots(storage: Storage) -> list[Form]:
    return _bots(storage).all(_now(storage))


def _bots(storage: Storage) -> Bots:
    return Bots(storage, Players(storage), PersonalData(storage, leave=partial(leave, storage)))


def give_back(storage: Storage, since: int, until: int) -> int:
    """Stop counting a period against anyone, in all games. Returns how many milliseconds of it had counted until
    now."""
    if until <= since:
        raise BadData("--until", "", "is not after --since")
    if until - since > MAX_GIVEN_BACK:
        why = f"is more than {MAX_GIVEN_BACK // DAY} days before --until; it cannot be taken back"
        raise BadData("--since", "", why)
    if until > _now(storage):
        raise BadData("--until", "", "is in the future")

    def change() -> int:
        known = [Pause(row.since, row.until) for row in storage.execute(select(PAUSES).order_by(PAUSES.c.until))]
        pieces = _without(Pause(since, until), known)
        for piece in pieces:
            storage.execute(insert(PAUSES).values(since=piece.since, until=piece.until))
        if pieces:
            storage.edit(None)
        return sum(piece.until - piece.since for piece in pieces)

    return _tried(storage, change)


def _without(wanted: Pause, known: list[Pause]) -> list[Pause]:
    """The parts of a period not yet covered by a pause."""
    pieces, since = [], wanted.since
    for pause in known:
        if pause.until <= since or pause.since >= wanted.until:
            continue
        if pause.since > since:
            pieces.append(Pause(since, pause.since))
        since = max(since, pause.until)
    if since < wanted.until:
        pieces.append(Pause(since, wanted.until))
    return pieces


def _now(storage: Storage) -> int:
    """The current time, never earlier than the latest heartbeat of a server."""
    return max(milliseconds(), int(storage.execute(select(HEART.c.at))[0].at))


def _tried(storage: Storage, change: Callable[[], T]) -> T:
    """Make a change in one transaction, and retry it if a server was faster."""
    for _ in range(TRIES):
        try:
            with storage.transaction():
                return change()
        except (Taken, IntegrityError):
            continue
        except DBAPIError as error:
            if not is_rivalry(error):
                raise BadData("--database", "", f"cannot be used: {error.orig}") from None
    raise BadData("--database", "", "the database is too busy; try again")


class Expiry(NamedTuple):
    """How long games are kept without a new line: milliseconds, counted from the beginning of a day (UTC)."""

    older: int | None = None
    """For any game."""
    unfinished: int | None = None
    """For a game that is not over."""

    def find(self, storage: Storage, now: int) -> list[str]:
        return expired(storage, *self._limits(now))

    def delete(self, storage: Storage, game_id: str, now: int) -> bool:
        """Delete an expired game, unless somebody has played in it meanwhile."""
        limits = [limit for limit in self._limits(now) if limit is not None]
        return delete_game(storage, game_id, idle_since=max(limits))

    def _limits(self, now: int) -> tuple[int | None, int | None]:
        return (
            None if self.older is None else day_before(now, self.older),
            None if self.unfinished is None else day_before(now, self.unfinished),
        )


def _drop_from_tournament(storage: Storage, game_id: str) -> None:
    """Detach a deleted game from its tournament: its pair keeps the result, or counts as a draw if there is none."""
    points = {column: func.coalesce(column, DRAW) for column in (PAIRINGS.c.first_points, PAIRINGS.c.second_points)}
    storage.execute(update(PAIRINGS).where(PAIRINGS.c.game == game_id).values({**points, PAIRINGS.c.game: None}))
