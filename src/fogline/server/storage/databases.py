"""The supported databases: how each is opened and migrated.

SQLite is one file, used by one server, which holds a lock on a file beside it; commands such as ``fogline backup`` open
it at the same time without the lock. PostgreSQL can be shared by several servers.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, OperationalError
from sqlalchemy.pool import NullPool, StaticPool

from fogline.kernel.errors import BadData

SUFFIX: Final = "-lock"
"""The suffix of the lock file, after the name of the database. The file is empty and stays."""


class ServerLock:
    """The lock on a database. The system releases it however the process ends."""

    def __init__(self, database: Path) -> None:
        """Take the lock; raises ``OSError`` if another process holds it."""
        self._handle = os.open(database.with_name(database.name + SUFFIX), os.O_CREAT | os.O_RDWR, 0o600)
        try:
            _lock(self._handle)
        except OSError:
            os.close(self._handle)
            raise

    def release(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
CONNECT_SECONDS: Final = 5
"""A database that does not answer within this time is unavailable."""
BUSY_SECONDS: Final = 1.5
"""How long a server waits while a command writes to the same SQLite file. Requests are refused after that, before
``/api/ready`` gives up, so that it can say why."""
VISIT_SECONDS: Final = 30
"""How long a command waits until a server lets it write."""
TURN_SECONDS: Final = 0.001
"""A command retries at this interval, more often than SQLite would: a busy server leaves only short gaps."""
MIGRATION_LOCK: Final = 0x666F676C
"""The advisory lock of PostgreSQL under which servers that start at the same time migrate the database."""
ATTEND: Final = text("SELECT pg_advisory_lock_shared(:present), set_config('lock_timeout', '3s', false)")
"""Marks a server as running in PostgreSQL and limits its wait for locked rows and tables: servers hold such locks for
milliseconds."""
SCRUB_TRIES: Final = 50
SCRUB_SECONDS: Final = 0.05


def default_url() -> str:
    """A file in the user's data directory, according to the system's conventions."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{base / 'fogline' / 'games.sqlite'}"


def read_url(url: str) -> URL:
    """The parsed URL of a supported database."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # the URL is not shown: it can contain a password
        why = "is not a database URL; write sqlite:///FILE or postgresql://USER@HOST/NAME"
        raise BadData("--database", "", why) from None
    kind = parsed.get_backend_name()
    if kind == POSTGRESQL:
        if "@" in (parsed.host or ""):
            raise BadData("--database", "", "has an @ too many; in a password it is written as %40")
        return parsed.set(drivername="postgresql+psycopg")
    if kind != SQLITE:
        raise BadData("--database", shown(parsed), "can be sqlite:///FILE or postgresql://USER@HOST/NAME")
    return parsed.set(drivername=SQLITE)


def shown(url: URL) -> str:
    """A database URL without its password, which can also be among its parameters."""
    return url.set(drivername=url.get_backend_name(), query={}).render_as_string(hide_password=True)


def is_shared(url: URL) -> bool:
    """Whether other servers can use the same database at the same time."""
    return url.get_backend_name() == POSTGRESQL


def file_of(url: URL) -> Path | None:
    if is_shared(url) or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database)).absolute()


def scrub(url: str) -> None:
    """Empty the write-ahead log of an SQLite file, which still contains deleted rows; in the file itself they are
    overwritten. Not for the games' thread: this waits for a moment when nobody is writing."""
    file = file_of(read_url(url))
    if file is None:
        return
    with closing(sqlite3.connect(file, timeout=0)) as connection:
        for _ in range(SCRUB_TRIES):
            if connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0:
                return
            time.sleep(SCRUB_SECONDS)


def is_lost_at_the_end(url: URL) -> bool:
    """Whether the database exists only in memory, so that it is lost when the server ends."""
    return not is_shared(url) and file_of(url) is None


def open_engine(url: URL, *, is_visitor: bool = False, only_reads: bool = False) -> Engine:
    """The SQLAlchemy engine. A commit is on disk before it returns. Errors are reported without values, because values
    name cards. A visitor is a command that works beside a server: it waits longer for its turn to write, and the
    database must already exist. If it *only_reads*, each transaction sees a consistent snapshot, and nobody waits for
    it."""
    if is_shared(url):
        # A cluster created without a locale has no encoding (SQL_ASCII), and its texts would arrive as bytes.
        settings = {"connect_timeout": CONNECT_SECONDS, "application_name": "fogline", "client_encoding": "utf8"}
        level: Any = {"isolation_level": "REPEATABLE READ"} if only_reads else {}
        return create_engine(url, poolclass=NullPool, connect_args=settings, hide_parameters=True, **level)
    if (file := file_of(url)) is not None and not is_visitor:
        _make_private(file, url)
    elif file is not None and not file.is_file():
        raise BadData("--database", shown(url), "does not exist")
    settings = {"check_same_thread": False, "timeout": 0 if is_visitor else BUSY_SECONDS}
    engine = create_engine(url, poolclass=StaticPool, connect_args=settings, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver begins no transactions; ``begin`` does
        # Deleted content is overwritten, so an erased player leaves no trace in the database.
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        """Lock the database for writing immediately: data that a transaction has read stays valid until it commits,
        whoever else writes."""
        if only_reads:
            connection.exec_driver_sql("BEGIN")
            return
        until = time.monotonic() + VISIT_SECONDS
        while True:
            try:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                return
            except OperationalError as error:
                if not is_visitor or "locked" not in str(error.orig) or time.monotonic() > until:
                    raise
            time.sleep(TURN_SECONDS)

    return engine


def _make_private(file: Path, url: URL) -> None:
    """Create a missing file and its folder, for its owner only. Files that SQLite puts beside it get the same
    permissions."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise BadData("--database", shown(url), f"cannot be used: {error.strerror}") from None


def migrated(engine: Engine, revision: str = "head") -> Connection:
    """A connection to a database with the schema of this version, or of an older *revision*."""
    try:
        connection = engine.connect()
        if is_shared(engine.url):
            with connection.begin():
                connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": MIGRATION_LOCK})
        _migrate(connection, revision)
        if is_shared(engine.url):
            with connection.begin():
                connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": MIGRATION_LOCK})
    except OperationalError as error:
        why = "is locked by another program" if is_locked(error) else "cannot be used"
        raise BadData("--database", shown(engine.url), f"{why}: {error.orig}") from None
    except DatabaseError as error:  # not a database, or damaged
        raise BadData("--database", shown(engine.url), f"is not a database that can be used: {error.orig}") from None
    return connection


def is_locked(error: DBAPIError) -> bool:
    """Whether another program has kept us waiting for too long: SQLite's message, or PostgreSQL's code."""
    return "database is locked" in str(error.orig) or getattr(error.orig, "sqlstate", None) == "55P03"


def _migrate(connection: Connection, revision: str) -> None:
    config = _scripts()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError:
        connection.rollback()
        found = revision_of(connection) or revision
        connection.close()
        why = f"was made by another version of Fogline (its tables are {found}); use that version, or another database"
        raise BadData("--database", shown(connection.engine.url), why) from None


def visited(engine: Engine) -> Connection:
    """A connection to a database of this version. It is not migrated: a server of an older version may be using it."""
    try:
        connection = engine.connect()
        found = revision_of(connection)
    except DatabaseError as error:
        raise BadData("--database", shown(engine.url), f"cannot be used: {error.orig}") from None
    if found != ScriptDirectory.from_config(_scripts()).get_current_head():
        connection.close()
        why = "has no games of Fogline" if found is None else "is of another version: start its server first"
        raise BadData("--database", shown(engine.url), why)
    return connection


def revision_of(connection: Connection) -> str | None:
    """The revision of a database's schema; None if it is not ours."""
    with connection.begin():
        return MigrationContext.configure(connection).get_current_revision()


def _scripts() -> Config:
    config = Config()
    config.set_main_option("script_location", "fogline.server.storage:migrations")
    return config
