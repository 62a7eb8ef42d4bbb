"""The database: its schema, its integrity, and its location."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from fogline.desk.keeping import SEAT, Key, Row, Stored
from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup
from fogline.server.storage.databases import default_url, open_engine, read_url, revision_of
from fogline.server.storage.schema import METADATA
from fogline.server.storage.storage import Storage
from tests.server.serving import process, url_of

SETUP = Setup("stalingrad", "quick-duel", {"mode": "advanced", "quiet-turn-limit": 12}, "")


def test_the_migrations_lead_to_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'games.sqlite'}")
    with storage.transaction():
        assert compare_metadata(MigrationContext.configure(storage._connection), METADATA) == []
    storage.close()


def make_old(url: str) -> None:
    """Create a database as it was before the first release."""
    Storage(url).close()
    engine = open_engine(read_url(url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0015'"))
    engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_of_an_unknown_version_is_refused_and_left_alone(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("postgresql").new_database() if kind == "postgresql" else url_of(tmp_path)
    make_old(url)
    with pytest.raises(BadData, match=r"made by another version of Fogline \(its tables are 0015\)"):
        Storage(url)
    with pytest.raises(BadData, match="of another version"):
        Storage(url, is_visitor=True)
    engine = open_engine(read_url(url))
    with closing(engine.connect()) as connection:
        assert revision_of(connection) == "0015"
    engine.dispose()


def test_committed_rows_survive_reopening(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'deep' / 'games.sqlite'}"
    storage = Storage(url)
    with storage.transaction():
        storage.add_game("one", Stored(SETUP, 1, 0, "{}", None))
        storage.add_key("hash", Key("one", SEAT, 0))
        storage.add_lines("one", 1, [Row(0, "place SN", 5), Row(1, "place EA", 6)])
    storage.close()
    assert stat.S_IMODE((tmp_path / "deep").stat().st_mode) == 0o700
    with sqlite3.connect(tmp_path / "deep" / "games.sqlite") as plain:
        assert plain.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    plain.close()
    storage = Storage(url)
    assert storage.game("one").setup == SETUP
    assert storage.lines("one") == [Row(0, "place SN", 5), Row(1, "place EA", 6)]
    assert storage.key("hash") == Key("one", SEAT, 0)
    assert storage.standing("one").joined == (0,)
    storage.close()


def test_nobody_else_can_read_the_file(tmp_path: Path) -> None:
    """Even if its folder is open to all."""
    tmp_path.chmod(0o755)
    before = os.umask(0o022)
    try:
        storage = Storage(f"sqlite:///{tmp_path / 'games.sqlite'}")
        with storage.transaction():
            storage.add_game("one", Stored(SETUP, 1, 0, "{}", None))
        assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()} == {0o600}
        storage.close()
    finally:
        os.umask(before)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadData, match="cannot be used"):
        Storage(f"sqlite:///{tmp_path / 'file' / 'games.sqlite'}")


def test_faults_of_the_database_name_no_cards(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'games.sqlite'}")
    with pytest.raises(IntegrityError) as fault, storage.transaction():
        storage.add_lines("none", 1, [Row(0, "place SN", 5), Row(0, "place MG", 5)])
    assert "place" not in str(fault.value)
    storage.close()


def add_two(storage: Storage) -> None:
    """Add a new line, and one whose number is taken."""
    with storage.transaction():
        storage.add_lines("one", 2, [Row(0, "place EA", 6)])
        storage.add_lines("one", 1, [Row(1, "place DE", 6)])


def test_a_transaction_is_whole_or_nothing_and_a_number_is_taken_once(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'games.sqlite'}")
    with storage.transaction():
        storage.add_game("one", Stored(SETUP, 1, 0, "{}", None))
        storage.add_lines("one", 1, [Row(0, "place SN", 5)])
    with pytest.raises(IntegrityError):
        add_two(storage)
    assert storage.lines("one") == [Row(0, "place SN", 5)]
    storage.close()


def test_games_are_kept_in_the_users_data_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_url() == "sqlite:////data/fogline/games.sqlite"


def test_in_memory_server_warns() -> None:
    with process("sqlite://") as (running, _):
        assert running.stderr is not None
        assert running.stderr.readline().startswith("NOTHING IS KEPT")
