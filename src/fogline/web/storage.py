"""What is kept: games, the hashes of their keys, and one row for every accepted line. Rows are appended, never changed.

Used by one thread at a time (``desk.py``). SQLite runs in WAL mode, with every commit on disk before it returns, and is
held by one process alone.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    insert,
    select,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, OperationalError
from sqlalchemy.pool import StaticPool

from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup, Value

METADATA: Final = MetaData()
GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("rematch_of", ForeignKey("games.id"), unique=True),
)
KEYS: Final = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("game", ForeignKey("games.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
)
LINES: Final = Table(
    "lines",
    METADATA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

SEAT: Final = "seat"
"""A key that plays a seat."""
INVITE: Final = "invite"
"""A key that can be exchanged once for a seat's."""
JOINED: Final = "joined"
"""The key that an invitation was exchanged for is known by the seat; this one is used up."""
WATCH: Final = "watch"
"""A key that shows the public view."""


class Key(NamedTuple):
    """What a token opens."""

    game: str
    kind: str
    seat: int | None


class Row(NamedTuple):
    """One accepted line: an action, a word, a choice of chance (seat -1), or ``undo``."""

    seat: int
    action: str


class Stored(NamedTuple):
    """A game as it was agreed."""

    setup: Setup
    rules: int


def default_url() -> str:
    """A file in the user's data directory, where the system's custom has it."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{base / 'fogline' / 'games.sqlite'}"


class Storage:
    """The database. ``transaction`` is the only way to write: what is inside comes to stay as a whole, or not."""

    def __init__(self, url: str) -> None:
        self._engine = _open(url)
        try:
            self._connection = self._engine.connect()
            _migrate(self._connection)
        except OperationalError as error:
            raise BadData("--database", url, f"cannot be used: {error.orig}") from None

    def close(self) -> None:
        """Give the file free."""
        self._connection.close()
        self._engine.dispose()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Everything that is added inside is committed together; after this it is on disk."""
        with self._connection.begin():
            yield

    def add_game(self, game: str, setup: Setup, rules: int, at: int, rematch_of: str | None = None) -> None:
        """Enter a new game."""
        options = json.dumps(dict(setup.options))
        values = {"game": setup.game, "scenario": setup.scenario, "options": options, "data": setup.data}
        self._connection.execute(insert(GAMES).values(id=game, at=at, rules=rules, rematch_of=rematch_of, **values))

    def add_key(self, digest: str, key: Key) -> None:
        """Enter the hash of a token, with what it opens."""
        self._connection.execute(insert(KEYS).values(hash=digest, game=key.game, kind=key.kind, seat=key.seat))

    def use_invitation(self, digest: str) -> None:
        """An invitation has been exchanged."""
        self._connection.execute(KEYS.update().where(KEYS.c.hash == digest).values(kind=JOINED))

    def add_lines(self, game: str, first: int, rows: Sequence[Row], at: int) -> None:
        """Append accepted lines, the first of them with number *first*. A number that is taken is an error."""
        values = [
            {"game": game, "number": first + index, "seat": row.seat, "action": row.action, "at": at}
            for index, row in enumerate(rows)
        ]
        self._connection.execute(insert(LINES), values)

    def key(self, digest: str) -> Key | None:
        """What the token with this hash opens."""
        with self._reading():
            found = self._connection.execute(
                select(KEYS.c.game, KEYS.c.kind, KEYS.c.seat).where(KEYS.c.hash == digest)
            ).one_or_none()
        return None if found is None else Key(found.game, found.kind, found.seat)

    def game(self, game: str) -> Stored:
        """What was agreed."""
        with self._reading():
            found = self._connection.execute(select(GAMES).where(GAMES.c.id == game)).one()
        options: dict[str, Value] = json.loads(found.options)
        return Stored(Setup(found.game, found.scenario, options, found.data), found.rules)

    def joined(self, game: str) -> list[int]:
        """The seats that somebody holds."""
        with self._reading():
            wanted = select(KEYS.c.seat).where(KEYS.c.game == game, KEYS.c.kind == SEAT)
            found = self._connection.execute(wanted.distinct().order_by(KEYS.c.seat)).scalars().all()
        return [seat for seat in found if seat is not None]

    def rematch_of(self, game: str) -> str | None:
        """The game that follows *game*, if there is one."""
        with self._reading():
            found = self._connection.execute(select(GAMES.c.id).where(GAMES.c.rematch_of == game)).scalar_one_or_none()
        return None if found is None else str(found)

    def lines(self, game: str) -> list[Row]:
        """Every accepted line, the earliest first."""
        with self._reading():
            found = self._connection.execute(
                select(LINES.c.seat, LINES.c.action).where(LINES.c.game == game).order_by(LINES.c.number)
            ).all()
        return [Row(row.seat, row.action) for row in found]

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Reading outside a transaction begins one by itself; end it, so that nothing is kept from being written."""
        if self._connection.in_transaction():
            yield
        else:
            with self._connection.begin():
                yield


def _open(url: str) -> Engine:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadData("--database", url, "is no database URL; write sqlite:///FILE") from None
    if parsed.get_backend_name() != "sqlite":
        shown = parsed.render_as_string(hide_password=True)
        raise BadData("--database", shown, "only sqlite:///FILE can be used so far; PostgreSQL is still to come")
    if parsed.database not in (None, "", ":memory:"):
        Path(str(parsed.database)).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    engine = create_engine(parsed, poolclass=StaticPool, connect_args={"check_same_thread": False, "timeout": 2})

    @event.listens_for(engine, "connect")
    def set_up(connection: object, _record: object) -> None:
        for pragma in ("locking_mode = EXCLUSIVE", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")  # type: ignore[attr-defined]  # of the driver

    return engine


def _migrate(connection: Connection) -> None:
    """Bring the database to the form that this version knows (see ``migrations/``)."""
    config = Config()
    config.set_main_option("script_location", "fogline.web:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
