"""The statements that every request needs, built once; the standing of a game, which one of them reads; and the host's
changes to the database while servers are running (``operations/edits.py``).

A server keeps copies of games in memory and assumes that nobody else changes stored data. So every such change is
entered in the table ``edits``, in its transaction, and a server looks there whenever it starts one of its own: it never
works with a copy older than the latest edit. On SQLite that costs nothing while nobody else has written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import Connection, Text, bindparam, cast, delete, func, insert, literal, select, text, union_all

from fogline.server.storage.schema import EDITS, GAMES, KEYS, LINES, NOTICES, PHRASES, PLAYER_SEATS, PLAYERS

if TYPE_CHECKING:
    from fogline.desk.keeping import Key


KEY: Final = select(KEYS.c.game, KEYS.c.kind, KEYS.c.seat).where(KEYS.c.hash == bindparam("hash"))
LINES_AFTER: Final = (
    select(LINES.c.number, LINES.c.seat, LINES.c.action, LINES.c.at, LINES.c.seal)
    .where(LINES.c.game == bindparam("game"), LINES.c.number > bindparam("after"))
    .order_by(LINES.c.number)
)
SEAL: Final = select(LINES.c.seal).where(LINES.c.game == bindparam("game"), LINES.c.number == bindparam("number"))
STANDING: Final = union_all(
    select(literal("lines"), cast(func.coalesce(func.max(LINES.c.number), 0), Text)).where(
        LINES.c.game == bindparam("game")
    ),
    select(literal("seat"), cast(KEYS.c.seat, Text)).where(KEYS.c.game == bindparam("game"), KEYS.c.kind == "seat"),
    select(literal("rematch"), cast(GAMES.c.id, Text)).where(GAMES.c.rematch_of == bindparam("game")),
    select(literal("started"), cast(GAMES.c.started, Text)).where(
        GAMES.c.id == bindparam("game"), GAMES.c.started.is_not(None)
    ),
    select(literal("due"), cast(GAMES.c.due, Text)).where(GAMES.c.id == bindparam("game"), GAMES.c.due.is_not(None)),
    select(literal("notice"), cast(func.count(), Text)).where(NOTICES.c.game == bindparam("game")),
    select(literal("player"), cast(PLAYER_SEATS.c.seat, Text) + " " + PLAYERS.c.name).where(
        PLAYER_SEATS.c.game == bindparam("game"), PLAYERS.c.id == PLAYER_SEATS.c.player
    ),
    select(literal("phrase"), cast(func.coalesce(func.max(PHRASES.c.at), 0), Text)).where(
        PHRASES.c.game == bindparam("game")
    ),
)
OTHERS: Final = text(
    "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database WHERE locktype = 'advisory' "
    "AND datname = current_database() AND classid = 0 AND objid = :present AND objsubid = 1 AND pid <> pg_backend_pid()"
)
NOTIFY: Final = text("SELECT pg_notify(:channel, game) FROM unnest(CAST(:games AS text[])) AS game")
LOCK: Final = select(GAMES.c.id).where(GAMES.c.id == bindparam("name")).with_for_update(key_share=True)
NOTICES_OF: Final = NOTICES.update().where(NOTICES.c.game == bindparam("name"), NOTICES.c.confirmed.is_not(None))
SEATS_OF: Final = PLAYER_SEATS.update().where(PLAYER_SEATS.c.game == bindparam("which"))
SET_DUE: Final = GAMES.update().where(GAMES.c.id == bindparam("name")).values(due=bindparam("due"))
ADD_SECRET: Final = text("INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")

EDIT_LOCK: Final = 0x666F6765
"""The advisory lock of PostgreSQL under which edits are numbered: they are committed in the order of their numbers."""
MAX_EDITS: Final = 1000
"""The maximum number of stored edits. A server that has missed more drops all its copies."""
_LATEST: Final = select(func.coalesce(func.max(EDITS.c.number), 0))
_SINCE: Final = select(EDITS.c.number, EDITS.c.game).order_by(EDITS.c.number)


class Edits:
    """The edits that this server has seen."""

    def __init__(self, *, is_shared: bool) -> None:
        self._is_shared = is_shared
        self._version = -1
        self._seen = -1

    def look(self, connection: Connection) -> frozenset[str] | None:
        """The games edited since the previous call; None if all may have been. The first call names no games."""
        if not self._is_shared:
            version = _version(connection)
            if version == self._version:  # nobody else has written
                return frozenset()
            self._version = version
        before, self._seen = self._seen, int(connection.execute(_LATEST).scalar_one())
        if before in (-1, self._seen):
            return frozenset()
        found = connection.execute(_SINCE.where(EDITS.c.number > before)).all()
        if found[0].number != before + 1 or any(row.game is None for row in found):
            return None
        return frozenset(row.game for row in found)


def enter_edit(connection: Connection, game_id: str | None) -> None:
    """Record that the operator has changed a game (None: something that concerns all games). Within a transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": EDIT_LOCK})
    number = int(connection.execute(_LATEST).scalar_one()) + 1
    connection.execute(insert(EDITS).values(number=number, game=game_id))
    connection.execute(delete(EDITS).where(EDITS.c.number <= number - MAX_EDITS))


def _version(connection: Connection) -> int:
    """SQLite's number that changes when another connection has written. The driver is asked directly, because every
    transaction begins with this."""
    driver: Any = connection.connection.driver_connection
    return int(driver.execute("PRAGMA data_version").fetchone()[0])


MAX_REMEMBERED: Final = 20_000
"""The maximum number of cached keys, and of games' standings."""


class Standing(NamedTuple):
    """The number of lines of a game, and who has joined."""

    lines: int
    joined: tuple[int, ...]
    rematch: str | None
    started: int | None
    due: int | None
    has_notices: bool
    phrased: int
    """When the latest phrase was said; 0: never."""
    players: dict[int, str]
    """The names of players who have signed in, by seat."""


def read_standing(rows: Iterable[Any]) -> Standing:
    """The standing from the statement's rows: each has a kind, and a value as text."""
    found: dict[str, list[str]] = {}
    for what, value in rows:
        found.setdefault(what, []).append(str(value))
    named = (one.partition(" ") for one in found.get("player", []))
    return Standing(
        lines=int(found["lines"][0]),
        joined=tuple(sorted(set(map(int, found.get("seat", []))))),
        rematch=next(iter(found.get("rematch", [])), None),
        started=next(map(int, found.get("started", [])), None),
        due=next(map(int, found.get("due", [])), None),
        has_notices=any(map(int, found.get("notice", []))),
        phrased=max(map(int, found.get("phrase", [])), default=0),
        players={int(seat): name for seat, _, name in named},
    )


def remember(known: dict[str, Any], name: str, value: Any) -> None:
    """Cache a value. If there are too many, everything else is dropped."""
    if len(known) >= MAX_REMEMBERED:
        known.clear()
    known[name] = value


class KnownKeys:
    """The known access rights of tokens, by their hashes. The keys of a game are forgotten when it leaves
    memory."""

    def __init__(self) -> None:
        self._keys: dict[str, Key] = {}
        self._of_game: dict[str, list[str]] = {}

    def get(self, digest: str) -> Key | None:
        """The access of the token with this hash, if it is known. Any thread may ask."""
        return self._keys.get(digest)

    def add(self, digest: str, key: Key) -> None:
        """Cache a key. If there are too many, everything else is dropped."""
        if len(self._keys) >= MAX_REMEMBERED:
            self.clear()
        self._keys[digest] = key
        self._of_game.setdefault(key.game_id, []).append(digest)

    def forget(self, game_id: str) -> None:
        for digest in self._of_game.pop(game_id, ()):
            self._keys.pop(digest, None)

    def clear(self) -> None:
        self._keys.clear()
        self._of_game.clear()
