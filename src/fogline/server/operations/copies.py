"""``fogline backup``: a copy of the database, made while servers are running. ``fogline restore``: a database from a
copy.

A copy is always one SQLite file: SQLite is copied with its online backup, PostgreSQL by reading all tables in one
transaction with a consistent snapshot. A copy contains everything acknowledged before it began. It can be restored into
a database of either kind, or served directly.
"""

from __future__ import annotations

import os
import sqlite3
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from alembic.util import CommandError
from sqlalchemy import Connection, Engine, MetaData, Table, bindparam, create_engine, delete, func, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError, DBAPIError, NoSuchTableError

from fogline.desk.keeping import FIRST
from fogline.kernel.errors import BadData
from fogline.server.operations.options import database_of
from fogline.server.storage import databases
from fogline.server.storage.schema import next_seal
from fogline.server.storage.statements import OTHERS
from fogline.server.storage.storage import PRESENT

BATCH: Final = 1000
"""The number of rows copied at a time."""
WAIT_SECONDS: Final = 30
VERSIONS: Final = "alembic_version"
"""The migrations' own table, which they maintain themselves."""


EXAMPLES: Final = (
    "fogline backup games.backup",
    "fogline restore games.backup --database sqlite:///games.db",
)


class Copied(NamedTuple):
    games: int
    lines: int
    broken: tuple[str, ...] = ()
    """Games with a missing or changed row, if checked. They are copied unchanged."""


def add_arguments(parser: Any) -> None:
    """Add the arguments of one of the two commands, by its name."""
    texts, is_backup = parser.texts, parser.prog.endswith("backup")
    parser.add_argument("file", metavar="FILE", help=texts("cli-backup-file" if is_backup else "cli-restore-file"))
    database = texts("cli-host-database" if is_backup else "cli-restore-database")
    parser.add_argument("--database", metavar="URL", help=database)


def run(args: Namespace) -> int:
    """Make or restore a copy. Returns 1 if it has games that cannot be read."""
    texts, url, file = args.texts, database_of(args, os.environ), Path(args.file)
    is_backup = args.command == "backup"
    with args.waiting(texts("backup-making" if is_backup else "restore-making")):
        copied = back_up(url, file) if is_backup else restore(file, url)
    print(texts("backup-done" if is_backup else "restore-done", file=args.file, games=copied.games))
    for game_id in copied.broken:
        print(texts("restore-broken", game=game_id))
    return 1 if copied.broken else 0


def back_up(url: str, file: Path) -> Copied:
    """Copy a database to a new *file* that only its owner can read."""
    parsed = databases.read_url(url)
    if file.exists():
        raise BadData("backup", str(file), "already exists and will not be overwritten")
    with _written(file) as partial:
        if databases.is_shared(parsed):
            _export(parsed, partial)
        else:
            _copy_file(parsed, partial)
        return _checked(partial)


def restore(file: Path, url: str) -> Copied:
    """Fill an empty database from a copy, completely or not at all. No server may be using it."""
    if not file.is_file():
        raise BadData("restore", str(file), "does not exist")
    parsed = databases.read_url(url)
    if not databases.is_shared(parsed) and databases.file_of(parsed) is None:
        raise BadData("--database", databases.shown(parsed), "is not a file: nothing would be kept")
    source = create_engine("sqlite://", creator=lambda: _connect(file, "ro"), hide_parameters=True)
    try:
        with _removed_if_new(parsed), source.connect() as copy:
            revision = _revision(copy, file)
            with _emptied(parsed, revision) as connection:
                return _copy_tables(copy, connection)
    except DBAPIError as error:
        raise BadData("restore", str(file), f"cannot be restored: {error.orig}") from None
    except (NoSuchTableError, KeyError) as error:
        raise BadData("restore", str(file), f"cannot be restored: it has no table {error}") from None
    finally:
        source.dispose()


@contextmanager
def _removed_if_new(url: URL) -> Iterator[None]:
    """On failure, remove the database file, unless it existed before."""
    file = databases.file_of(url)
    is_new = file is not None and not file.exists()
    try:
        yield
    except BaseException:
        if file is not None and is_new:
            for end in ("", "-wal", "-shm", databases.SUFFIX):
                file.with_name(file.name + end).unlink(missing_ok=True)
        raise


@contextmanager
def _written(file: Path) -> Iterator[Path]:
    """A file beside *file* that is renamed to *file* when complete, and removed on failure."""
    partial = file.with_name(f"{file.name}.partial")
    try:
        os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except OSError as error:
        raise BadData("backup", str(partial), f"cannot be written: {error.strerror}") from None
    try:
        yield partial
        with partial.open("rb") as written:
            os.fsync(written.fileno())
        os.replace(partial, file)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise


def _connect(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True, timeout=WAIT_SECONDS)


def _copy_file(url: URL, partial: Path) -> None:
    file = databases.file_of(url)
    if file is None or not file.is_file():
        raise BadData("--database", databases.shown(url), "does not exist")
    until = time.monotonic() + WAIT_SECONDS

    def refuse_locked(status: int, *_: int) -> None:
        if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED) and time.monotonic() > until:
            raise sqlite3.OperationalError("it is locked by another program")

    try:
        with closing(_connect(file, "rw")) as source, closing(_connect(partial, "rw")) as copy:
            source.backup(copy, progress=refuse_locked)  # in one step: one snapshot, and writers do not wait for it
            copy.execute("PRAGMA journal_mode = DELETE")
            copy.execute("VACUUM")  # without deleted data
    except sqlite3.Error as error:
        raise BadData("--database", databases.shown(url), f"cannot be copied: {error}") from None


def _export(url: URL, partial: Path) -> None:
    source = databases.open_engine(url)
    target = databases.open_engine(URL.create(databases.SQLITE, database=str(partial)))
    try:
        with source.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
            revision = databases.revision_of(connection)
            if revision is None:
                raise BadData("--database", databases.shown(url), "has no games of Fogline")
            with closing(databases.migrated(target, revision)) as copy:
                with copy.begin():
                    _copy_tables(connection, copy)
                driver: Any = copy.connection.driver_connection
                driver.execute("PRAGMA journal_mode = DELETE")
    except DatabaseError as error:
        raise BadData("--database", databases.shown(url), f"cannot be copied: {error.orig}") from None
    finally:
        source.dispose()
        target.dispose()


def _checked(partial: Path) -> Copied:
    """Read a new copy once; refuse a damaged one."""
    with closing(_connect(partial, "ro")) as copy:
        try:
            found = copy.execute("PRAGMA quick_check").fetchone()[0]
            if found != "ok":
                raise BadData("backup", partial.name, f"is damaged: {found}")
            games, lines = (copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("games", "lines"))
        except sqlite3.Error as error:
            raise BadData("backup", partial.name, f"is not a database of Fogline: {error}") from None
    return Copied(games, lines)


def _revision(copy: Connection, file: Path) -> str:
    try:
        revision = databases.revision_of(copy)
    except (DatabaseError, CommandError) as error:
        raise BadData("restore", str(file), f"is not a copy of a database: {getattr(error, 'orig', error)}") from None
    if revision is None:
        raise BadData("restore", str(file), "is not a copy of a database of Fogline")
    return revision


@contextmanager
def _emptied(url: URL, revision: str) -> Iterator[Connection]:
    """Begin a transaction on an empty database with the schema of a *revision*."""
    target = databases.open_engine(url)
    lock = _lock(url)
    try:
        _refuse_other(target, revision)
        with closing(databases.migrated(target, revision)) as connection, connection.begin():
            if databases.is_shared(url) and connection.execute(OTHERS, {"present": PRESENT}).scalar_one():
                raise _in_use(url)
            tables = _tables(connection)
            if connection.execute(select(func.count()).select_from(tables["games"])).scalar_one():
                why = "already has games; a copy can be restored only into an empty database"
                raise BadData("--database", databases.shown(url), why)
            yield connection
    finally:
        target.dispose()
        if lock is not None:
            lock.release()


def _lock(url: URL) -> databases.ServerLock | None:
    if (file := databases.file_of(url)) is None:
        return None
    try:
        return databases.ServerLock(file)
    except OSError:
        raise _in_use(url) from None


def _in_use(url: URL) -> BadData:
    return BadData("--database", databases.shown(url), "is in use: stop its servers first")


def _refuse_other(target: Engine, revision: str) -> None:
    """Refuse a target database with the schema of another version: it would miss the changes that the migrations make
    to rows."""
    try:
        with target.connect() as connection:
            found = databases.revision_of(connection)
    except DatabaseError as error:
        raise BadData("--database", databases.shown(target.url), f"cannot be used: {error.orig}") from None
    if found not in (None, revision):
        why = "has tables of another version than the copy; restore into a new database"
        raise BadData("--database", databases.shown(target.url), why)


def _tables(connection: Connection) -> dict[str, Table]:
    """The tables of a database, each after those that it refers to."""
    metadata = MetaData()
    metadata.reflect(connection)
    return {table.name: table for table in metadata.sorted_tables if table.name != VERSIONS}


def _copy_tables(source: Connection, target: Connection) -> Copied:
    """Copy all rows, within one transaction on each database."""
    theirs, ours = _tables(source), _tables(target)
    for table in reversed(ours.values()):
        target.execute(delete(table))  # inserted by the migrations
    counts: dict[str, int] = {}
    check = _Seals()
    for name, table in theirs.items():
        counts[name] = 0
        wanted = select(table).order_by(*table.primary_key)
        for rows in source.execution_options(stream_results=True).execute(wanted).mappings().partitions(BATCH):
            values = [dict(row) for row in rows]
            counts[name] += len(values)
            if name == "lines":
                check.see(values)
            if name == "games":  # a game can refer to one that comes after it
                target.execute(insert(ours[name]), [{**row, "rematch_of": None} for row in values])
            else:
                target.execute(insert(ours[name]), values)
    before, after = theirs["games"], ours["games"]
    wanted = select(before.c.id.label("name"), before.c.rematch_of.label("before")).where(
        before.c.rematch_of.is_not(None)
    )
    if rematches := [dict(row._mapping) for row in source.execute(wanted)]:
        linked = after.update().where(after.c.id == bindparam("name")).values(rematch_of=bindparam("before"))
        target.execute(linked, rematches)
    return Copied(counts["games"], counts["lines"], tuple(check.broken))


class _Seals:
    """Checks the seals of rows that arrive game by game, in order."""

    def __init__(self) -> None:
        self.broken: dict[str, None] = {}
        self._game, self._number, self._seal = "", 0, FIRST

    def see(self, rows: list[dict[str, Any]]) -> None:
        for row in rows:
            if row["game"] != self._game:
                self._game, self._number, self._seal = row["game"], 0, FIRST
            self._number += 1
            self._seal = next_seal(self._seal, row["seat"], row["action"], row["at"])
            if (row["number"], row["seal"]) != (self._number, self._seal):
                self.broken[self._game] = None
