"""Supported databases, how each is opened, and how it is migrated.

SQLite is one file, used by one server. PostgreSQL can be shared by several.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError
from sqlalchemy.pool import NullPool, StaticPool

from fogline.kernel.errors import BadData

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
CONNECT_SECONDS: Final = 5
"""A database that does not answer within this time is unavailable."""
MIGRATION_LOCK: Final = 0x666F676C
"""The advisory lock of PostgreSQL under which servers that start at the same time migrate the database."""


def default_url() -> str:
    """A file in the user's data directory, by the conventions of the system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{base / 'fogline' / 'games.sqlite'}"


def read_url(url: str) -> URL:
    """The address of a database that can be used here."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        why = "is not a database URL; write sqlite:///FILE or postgresql://USER@HOST/NAME"
        raise BadData("--database", url, why) from None
    kind = parsed.get_backend_name()
    if kind == POSTGRESQL:
        return parsed.set(drivername="postgresql+psycopg")
    if kind != SQLITE:
        raise BadData("--database", shown(parsed), "can be sqlite:///FILE or postgresql://USER@HOST/NAME")
    return parsed


def shown(url: URL) -> str:
    """A database URL without its password."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def is_shared(url: URL) -> bool:
    """Whether other servers can use the same database at the same time."""
    return url.get_backend_name() == POSTGRESQL


def file_of(url: URL) -> Path | None:
    """The file of a database, if it has one."""
    if is_shared(url) or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database)).absolute()


def open_engine(url: URL) -> Engine:
    """The SQLAlchemy engine. A commit is on disk before it returns. Errors are reported without values, because these
    name cards."""
    if is_shared(url):
        settings = {"connect_timeout": CONNECT_SECONDS, "application_name": "fogline"}
        return create_engine(url, poolclass=NullPool, connect_args=settings, hide_parameters=True)
    if (file := file_of(url)) is not None:
        _make_private(file, url)
    settings = {"check_same_thread": False, "timeout": 2}
    engine = create_engine(url, poolclass=StaticPool, connect_args=settings, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def set_up(connection: object, _record: object) -> None:
        for pragma in ("locking_mode = EXCLUSIVE", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")  # type: ignore[attr-defined]  # of the driver

    return engine


def _make_private(file: Path, url: URL) -> None:
    """Create a missing file, with its folder, readable by its owner only. Files that SQLite puts beside it get the same
    permissions."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise BadData("--database", shown(url), f"cannot be used: {error.strerror}") from None


def migrated(engine: Engine) -> Connection:
    """A connection to a database that has the schema of this version (see ``migrations/``)."""
    try:
        connection = engine.connect()
        if is_shared(engine.url):
            with connection.begin():
                connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": MIGRATION_LOCK})
        _migrate(connection)
        if is_shared(engine.url):
            with connection.begin():
                connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": MIGRATION_LOCK})
    except OperationalError as error:
        raise BadData("--database", shown(engine.url), f"cannot be used: {error.orig}") from None
    except DatabaseError as error:  # not a database, or a damaged one
        raise BadData("--database", shown(engine.url), f"is not a database that can be used: {error.orig}") from None
    except CommandError as error:
        raise BadData("--database", shown(engine.url), f"is of another version: {error}") from None
    return connection


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "fogline.web:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
