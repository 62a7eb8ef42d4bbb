"""Storage: games, the hashes of their keys, and one row for every accepted line. Rows are appended, never changed; each
is sealed (``schema.py``), so that a missing or changed one is noticed.

Used by one thread at a time (``worker.py``). If other servers share the database, the number of a row decides: if two
add the same number to a game, one fails, reads again, and finds the other's changes."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NewType

from sqlalchemy import Connection, Executable, Table, delete, func, insert, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from fogline.desk.keeping import FIRST, INVITE, JOINED, SEAT, WATCH, Key, Row, Stored
from fogline.desk.tokens import digest as hash_of
from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup, Value
from fogline.server.storage import databases, statements
from fogline.server.storage.schema import GAMES, KEYS, LINES, NOTICES, PLAYER_SEATS, SECRETS, next_seal
from fogline.server.storage.statements import Edits, KnownKeys, Standing

REVOKED: Final = "revoked"
"""A key of a seat or a watcher that the operator has revoked. Its row stays, so that it cannot be derived again."""

PRESENT: Final = 0x666F6770
"""The shared advisory lock of PostgreSQL that every server holds while it runs."""
CHANNEL: Final = "fogline"
"""The PostgreSQL channel for notifications: the id of a changed game, and nothing else."""
PlayerId = NewType("PlayerId", str)
"""The id of a player with an account. It gives no access."""


class Taken(Exception):
    """Another server was first, so this transaction is based on outdated data."""


class BrokenRows(Exception):
    """The rows of a game differ from the stored ones. The message says which; for the operator only."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"row {number} {why}")


class Spoilt(Exception):
    """A part of this transaction has failed, so the whole transaction must fail."""


class Storage:
    """The database. ``transaction`` is the only way to write: changes inside it commit atomically."""

    def __init__(self, url: str, *, is_visitor: bool = False, only_reads: bool = False) -> None:
        """A visitor is a command that works beside the servers: it does not migrate the database, and is not a server.
        If it *only_reads*, servers can keep writing meanwhile, however long it takes."""
        parsed = databases.read_url(url)
        self._is_visitor = is_visitor
        self.is_shared = databases.is_shared(parsed)
        """Whether other servers can add to the same games."""
        self._has_others = self.is_shared or is_visitor
        self.file = databases.file_of(parsed)
        """The path of the database, if it is a file."""
        self.has_written = False
        """Whether the latest successful transaction has changed a game."""
        self.undone: Callable[[str], None] = lambda game_id: None
        """Called with each game whose additions were not committed, so that copies in memory are discarded."""
        self.edited: Callable[[frozenset[str] | None], None] = lambda games: None
        """Called with the games that the operator has changed (None: all), before anything is read."""
        self.committed: Callable[[float], None] = lambda seconds: None
        """Called with the duration of a commit, if something was changed."""
        self.backend = 0
        """The number of our PostgreSQL backend: notifications from it are our own."""
        self.is_alone = True
        """Whether no other server was running when this one started."""
        self._engine = databases.open_engine(parsed, is_visitor=is_visitor, only_reads=only_reads)
        self._lock: databases.ServerLock | None = None
        if self.file is not None and not is_visitor:
            try:
                self._lock = databases.ServerLock(self.file)
            except OSError:
                raise BadData("--database", databases.shown(parsed), "is locked: another server uses it") from None
        self._edits = Edits(is_shared=self.is_shared)
        connect = databases.visited if is_visitor else databases.migrated
        self._connection: Connection | None = connect(self._engine)
        if self.is_shared:
            with self._connection.begin():
                self.is_alone = not self._connection.execute(statements.OTHERS, {"present": PRESENT}).scalar_one()
        self._note_backend(self._connection)
        self._is_writing = False
        self.is_spoilt = False
        """Whether the current transaction can no longer succeed."""
        self._begun = 0.0
        self._changed: dict[str, None] = {}
        self._pending: list[tuple[str, int, int, str, int, str]] = []
        self._insert = insert(LINES).compile(dialect=self._engine.dialect)
        self._keys = KnownKeys()
        self._standings: dict[str, Standing] = {}
        self._dues: dict[str, int | None] = {}
        """Due times that are not written yet, like the lines in ``_pending``."""

    def close(self) -> None:
        self._disconnect()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # -- writing --------------------------------------------------------------------------------------

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Everything added inside is committed together; after this it is on disk.

        Nested transactions are part of the outer one: if one fails, all fail.
        """
        if self._is_writing:
            try:
                yield
            except BaseException:
                self.is_spoilt = True
                raise
            return
        self._is_writing = True
        self._begun = time.monotonic()
        try:
            with self._connected().begin():
                edited = self._edits.look(self._connected())
                if edited is None or edited:
                    self._drop_copies(edited)
                yield
                if self.is_spoilt:
                    raise Spoilt
                self._flush()
                if self.is_shared and self._changed:  # the other servers are notified on commit
                    self._connected().execute(statements.NOTIFY, {"channel": CHANNEL, "games": list(self._changed)})
                ready = time.monotonic()
            self.has_written = bool(self._changed)
            if self.has_written:
                self.committed(time.monotonic() - ready)
        except BaseException as error:
            self._standings.clear()
            for game_id in self._changed:
                self.undone(game_id)
            if self.is_shared and isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError):
                self._disconnect()  # the connection may be lost; it is opened again when next needed
            raise
        finally:
            self._is_writing = self.is_spoilt = False
            self._pending.clear()
            self._dues.clear()
            self._changed.clear()

    def working_since(self) -> float:
        """When the current transaction began, by ``time.monotonic``; the current time if there is none."""
        return self._begun if self._is_writing else time.monotonic()

    def add_game(self, game_id: str, stored: Stored, rematch_of: str | None = None) -> None:
        setup, rules, at, terms, started, _, seed, watch, world = stored
        values = {"game": setup.game, "scenario": setup.scenario, "options": json.dumps(dict(setup.options))}
        values |= {"data": setup.data, "terms": terms}
        if world:
            values |= {"world": world, "world_hash": hash_of(world)}
        self._connected().execute(
            insert(GAMES).values(
                id=game_id, at=at, rules=rules, started=started, seed=seed, watch=watch, rematch_of=rematch_of, **values
            )
        )
        for changed in (game_id, rematch_of):
            if changed is not None:
                self._change(changed)

    def add_key(self, digest: str, key: Key) -> None:
        """Enter the hash of a token. Locks the game, so that a joining seat sees earlier joins."""
        if self.is_shared and key.kind == SEAT:
            self._connected().execute(statements.LOCK, {"name": key.game_id})
        self._connected().execute(insert(KEYS).values(hash=digest, game=key.game_id, kind=key.kind, seat=key.seat))
        self._change(key.game_id)

    def use_invitation(self, digest: str) -> None:
        """Use up an invitation. ``Taken`` if it was used before."""
        wanted = KEYS.update().where(KEYS.c.hash == digest, KEYS.c.kind == INVITE).values(kind=JOINED)
        if self._connected().execute(wanted).rowcount != 1:
            raise Taken

    def use_invitations_to(self, key: Key) -> None:
        """Use up the other invitations to a seat that was taken."""
        to_seat = (KEYS.c.game == key.game_id, KEYS.c.seat == key.seat, KEYS.c.kind == INVITE)
        self._connected().execute(KEYS.update().where(*to_seat).values(kind=JOINED))

    def revoke_seat(self, game_id: str, seat: int) -> None:
        """Invalidate all links of a seat, and end its notices. Within a transaction."""
        of_seat = KEYS.update().where(KEYS.c.game == game_id, KEYS.c.seat == seat, KEYS.c.kind.in_((SEAT, INVITE)))
        self.execute(of_seat.values(kind=REVOKED))
        self.execute(delete(NOTICES).where(NOTICES.c.game == game_id, NOTICES.c.seat == seat))

    def add_lines(self, game_id: str, first: int, rows: Sequence[Row], seal: str | None = None) -> str:
        """Append accepted lines from number *first* on, after a row with this *seal* (looked up if not given). Returns
        the seal of the last. A number that is already taken is an error."""
        if seal is None:
            seal = self._seal(game_id, first - 1)
        for number, row in enumerate(rows, first):
            seal = next_seal(seal, *row)
            self._pending.append((game_id, number, *row, seal))
        standing = self._standings.get(game_id)
        self._change(game_id)
        if standing is not None:
            self._standings[game_id] = Standing(first + len(rows) - 1, *standing[1:])  # faster than _replace
        return seal

    def set_started(self, game_id: str, at: int) -> None:
        """Record that the last seat was taken at that time. ``Taken`` if the game was already started."""
        wanted = GAMES.update().where(GAMES.c.id == game_id, GAMES.c.started.is_(None)).values(started=at)
        if self._connected().execute(wanted).rowcount != 1:
            raise Taken
        self._change(game_id)

    def set_due(self, game_id: str, due: int | None) -> None:
        """Set when this game is due, if ever."""
        self._dues[game_id] = due
        standing = self._standings.get(game_id)
        self._change(game_id)
        if standing is not None:
            self._standings[game_id] = standing._replace(due=due)

    def set_ended(self, game_id: str, at: int) -> None:
        """Record that the game ended at that time."""
        self._connected().execute(GAMES.update().where(GAMES.c.id == game_id).values(ended=at))
        self._change(game_id)

    def set_turns(self, game_id: str, at: int, began: Collection[int], ended: Collection[int]) -> None:
        """Record that the turns of these seats began or ended at that time; notices and lists of games depend on it."""
        standing = self.standing(game_id)
        for seats, began_at in ((ended, None), (began, at)):
            if seats and standing.has_notices:
                theirs = statements.NOTICES_OF.where(NOTICES.c.seat.in_(seats))
                self._connected().execute(theirs.values(turn=began_at, next=began_at, tries=0), {"name": game_id})
            if not standing.players.keys().isdisjoint(seats):
                its = statements.SEATS_OF.where(PLAYER_SEATS.c.seat.in_(seats)).values(to_act=int(began_at is not None))
                self._connected().execute(its, {"which": game_id})

    def set_results(self, game_id: str, results: Mapping[int, str]) -> None:
        """Record each seat's result of a game that is over."""
        for seat in self.standing(game_id).players:
            its = statements.SEATS_OF.where(PLAYER_SEATS.c.seat == seat).values(result=results[seat], to_act=0)
            self._connected().execute(its, {"which": game_id})

    def end_notices(self, game_id: str) -> None:
        """End the notices about a game that is over: nobody is notified about it any more, and addresses are not
        kept."""
        if self.standing(game_id).has_notices:
            self.change(game_id, delete(NOTICES).where(NOTICES.c.game == game_id))

    def change(self, game_id: str | None, statement: Executable) -> int:
        """Execute a statement about the notices, phrases or players of a game (None: about no game). Returns how many
        rows it has changed."""
        found = self._connected().execute(statement)
        if game_id is not None:
            self._change(game_id)
        return int(found.rowcount)

    def touch(self, game_ids: Iterable[str]) -> None:
        """Tell readers and other servers that something these games show has changed, although none of their rows
        have."""
        for game_id in game_ids:
            self._change(game_id)

    def edit(self, *game_ids: str | None) -> None:
        """Record that the operator changes these games (None: all of them), so that running servers drop their
        copies."""
        for game_id in game_ids:
            statements.enter_edit(self._connected(), game_id)
            self._change("" if game_id is None else game_id)
        self._drop_copies(frozenset(filter(None, game_ids)) if all(game_ids) else None)

    # -- reading --------------------------------------------------------------------------------------

    def known_key(self, digest: str) -> Key | None:
        """The access of the token with this hash, if it was requested before. Any thread may ask."""
        return self._keys.get(digest)

    def key(self, digest: str) -> Key | None:
        """The access of the token with this hash."""
        if (known := self.known_key(digest)) is not None:
            return known
        found = self.execute(statements.KEY, hash=digest)
        if not found:
            return None
        key = Key(*found[0])
        if key.kind in (SEAT, WATCH) and key.game_id not in self._changed:  # such keys never change again
            self._keys.add(digest, key)
        return key

    def let_go(self, game_id: str) -> None:
        """Drop the cached data of a game that has left memory."""
        self._keys.forget(game_id)
        self._standings.pop(game_id, None)

    def game(self, game_id: str) -> Stored:
        with self._reading() as connection:
            found = connection.execute(select(GAMES).where(GAMES.c.id == game_id)).one()
        options: dict[str, Value] = json.loads(found.options)
        setup = Setup(found.game, found.scenario, options, found.data)
        times = (found.started, found.ended)
        return Stored(setup, found.rules, found.at, found.terms, *times, found.seed, found.watch, found.world or "")

    def due(self, at: int, most: int = 1000) -> list[tuple[str, int]]:
        """Games that are due by that time, each with its due time; those waiting longest come first."""
        wanted = select(GAMES.c.id, GAMES.c.due).where(GAMES.c.due <= at).order_by(GAMES.c.due).limit(most)
        return [(str(row.id), int(row.due)) for row in self.execute(wanted)]

    def length(self, game_id: str) -> int:
        """The current number of lines, including those of other servers."""
        if self._has_others:
            self._standings.pop(game_id, None)
        return self.standing(game_id).lines

    def lines(self, game_id: str, after: int = 0) -> list[Row]:
        """The accepted lines after number *after*. ``BrokenRows`` if one is missing or was changed."""
        return self.sealed_lines(game_id, after)[0]

    def sealed_lines(self, game_id: str, after: int = 0, seal: str | None = None) -> tuple[list[Row], str]:
        """Like ``lines``, with the seal of the last; *seal* is that of number *after* (looked up if not given)."""
        if seal is None:
            seal = self._seal(game_id, after)
        found = self.execute(statements.LINES_AFTER, game=game_id, after=after)
        rows: list[Row] = []
        for expected, (number, seat, action, at, kept) in enumerate(found, after + 1):
            if number != expected:
                raise BrokenRows(expected, "is missing")
            seal = next_seal(seal, seat, action, at)
            if seal != kept:
                raise BrokenRows(number, f"does not fit its seal, or one before it was changed: {seat}: {action!r}")
            rows.append(Row(seat, action, at))
        return rows, seal

    def execute(self, statement: Executable, **values: Any) -> list[Any]:
        """Execute a statement in a transaction; returns its rows."""
        with self._reading() as connection:
            found = connection.execute(statement, values)
            return list(found.all()) if found.returns_rows else []

    def count(self, table: Table, *which: Any) -> int:
        """The number of rows of a table that meet all conditions."""
        return int(self.execute(select(func.count()).select_from(table).where(*which))[0][0])

    def secret(self, name: str, make: Callable[[], str]) -> str:
        """A secret of the server, made at its first start. If several servers start together, only one of them makes
        it."""
        with self.transaction():
            wanted = select(SECRETS.c.value).where(SECRETS.c.name == name)
            if not (found := self.execute(wanted)):
                self.execute(statements.ADD_SECRET, name=name, value=make())
                found = self.execute(wanted)
        return str(found[0].value)

    # -- within ---------------------------------------------------------------------------------------

    def _seal(self, game_id: str, number: int) -> str:
        """The seal of a row; ``FIRST`` before the first."""
        if not number:
            return FIRST
        found = self.execute(statements.SEAL, game=game_id, number=number)
        return str(found[0].seal) if found else FIRST

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
            self._note_backend(self._connection)
        return self._connection

    def _note_backend(self, connection: Connection) -> None:
        if self.is_shared:
            with connection.begin():
                self.backend = int(connection.execute(text("SELECT pg_backend_pid()")).scalar_one())
                if not self._is_visitor:
                    connection.execute(databases.ATTEND, {"present": PRESENT})

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.close()
            except SQLAlchemyError:
                connection.invalidate()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """A read sees what this transaction has added. Outside a transaction, a read gets its own, so that it does not
        block writers."""
        if self._is_writing:
            self._flush()
            yield self._connected()
        else:
            with self.transaction():
                yield self._connected()

    def standing(self, game_id: str) -> Standing:
        """The standing of a game, as of the latest ``length``."""
        standing = self._standings.get(game_id)
        if standing is None:
            standing = statements.read_standing(self.execute(statements.STANDING, game=game_id))
            statements.remember(self._standings, game_id, standing)
        return standing

    def _drop_copies(self, edited: frozenset[str] | None) -> None:
        self._keys.clear()
        self._standings.clear()
        self.edited(edited)

    def _change(self, game_id: str) -> None:
        if not self._is_writing:
            raise Spoilt("nothing is added outside a transaction")
        self._changed[game_id] = None
        self._standings.pop(game_id, None)

    def _flush(self) -> None:
        """Send the additions, sorted, so that two servers that add to the same games cannot deadlock."""
        if self._pending:
            rows = sorted(self._pending)
            self._pending.clear()
            # Passed to the driver directly: letting SQLAlchemy prepare each row took a seventh of the server's time.
            if self._insert.positional:
                self._connected().exec_driver_sql(str(self._insert), rows)
            else:
                names = LINES.columns.keys()
                self._connected().exec_driver_sql(str(self._insert), [dict(zip(names, row)) for row in rows])
        if self._dues:
            dues = [{"name": game_id, "due": self._dues[game_id]} for game_id in sorted(self._dues)]
            self._dues.clear()
            self._connected().execute(statements.SET_DUE, dues)
