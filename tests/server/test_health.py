"""The server's reports about its database and its disk: in the readiness check, and to the operator."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections import namedtuple
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from fogline.__main__ import main
from fogline.kernel.errors import BadData
from fogline.server.operations.copies import back_up
from fogline.server.storage.databases import read_url
from fogline.server.storage.storage import Storage
from tests.server.postgres import Cluster
from tests.server.serving import DUEL, SKIRMISH, WIDE, Running, begin, finish, forget_games, serving, url_of

Usage = namedtuple("Usage", "total used free")


def ready(running: Running) -> tuple[int, Any]:
    answer = running.client().get("/api/ready")
    return answer.status_code, answer.json()


def now(running: Running) -> None:
    """Discard recent results."""
    condition = running.inside._condition
    condition._looked = condition._wrote = float("-inf")


def test_a_server_that_can_keep_games_is_ready(running: Running) -> None:
    assert ready(running) == (200, {"ok": True})
    assert running.client().get("/api/health").json() == {"ok": True}


def test_full_disk_is_reported_and_nothing_acknowledged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """SQLite refuses to grow, as on a full disk."""
    with caplog.at_level(logging.WARNING, "fogline.server"), serving(tmp_path) as running:
        german = begin(running.client())["german"]
        german.act("place SN")
        storage = running.inside._storage
        storage._connection.connection.driver_connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages = storage.execute(text("PRAGMA page_count"))[0][0]
        storage.execute(text(f"PRAGMA max_page_count = {pages}"))
        statuses = set()
        for _ in range(3):
            for number in range(60):  # until the last page is full
                answer = running.client().post("/api/games", {**DUEL, "hold": ["german", "soviet"]})
                statuses.add(answer.status_code)
                if answer.status_code == 503:
                    assert answer.json()["error"] == "unavailable"
                    break
                assert number < 59
        assert statuses == {201, 503}
        said = [one.getMessage() for one in caplog.records if "disk of the database is full" in one.getMessage()]
        assert len(said) == 1
        assert running.client().get("/api/health").status_code == 200
        assert german.look()["sequence"] == 1, "what was there can be read"
        storage.execute(text(f"PRAGMA max_page_count = {pages + 10_000}"))
        assert german.act("place EA").status_code == 200
        assert any("available again" in one.getMessage() for one in caplog.records)


def test_a_disk_with_little_room_takes_no_new_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Games in progress continue."""
    with caplog.at_level(logging.WARNING, "fogline.server"), serving(tmp_path) as running:
        client = running.client()
        seats = begin(client, SKIRMISH)
        over = begin(client, SKIRMISH)
        finish(over, Random(2))
        record = over["german"].get("/api/table/record").text
        monkeypatch.setattr(
            "fogline.server.storage.health.shutil.disk_usage", lambda _: Usage(10**12, 10**12, 99 * 2**20)
        )
        now(running)
        beginning = [
            client.post("/api/games", DUEL),
            client.post("/api/continue", {"record": record, "at": 3}),
            over["german"].post("/api/table/rematch"),
        ]
        for answer in beginning:
            assert (answer.status_code, answer.json()["error"]) == (507, "full")
        status, refused = ready(running)
        assert (status, refused["error"], refused["text"]) == (503, "unavailable", "the disk is nearly full")
        finish(seats, Random(1))
        monkeypatch.undo()
        now(running)
        assert ready(running) == (200, {"ok": True})
        assert client.post("/api/games", DUEL).status_code == 201
    said = [one.getMessage() for one in caplog.records]
    assert sum("nearly full" in one for one in said) == 1
    assert sum("room for new games again" in one for one in said) == 1


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_that_has_reached_its_limit_takes_no_new_games(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database: Path | str = tmp_path
    if kind == "postgresql":
        cluster: Cluster = request.getfixturevalue("postgresql")
        database = cluster.new_database()
    with serving(database) as running:
        seats = begin(running.client())
    with serving(database, replace(WIDE, largest=0.01)) as running:
        refused = running.client().post("/api/games", DUEL)
        assert (refused.status_code, refused.json()["error"]) == (507, "full")
        assert running.client(seats["german"].token).act("place SN").status_code == 200
        assert ready(running)[0] == 503
    with serving(database, replace(WIDE, largest=1000)) as running:
        assert running.client().post("/api/games", DUEL).status_code == 201


def test_a_lost_database_is_named(postgresql: Cluster, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "fogline.server"), serving(postgresql.new_database()) as running:
        assert ready(running) == (200, {"ok": True})
        postgresql.stop()
        try:
            now(running)
            begun = time.monotonic()
            assert ready(running)[0] == 503
            assert time.monotonic() - begun < 4
            assert running.client().get("/api/health").status_code == 200
            assert any("the database cannot be used" in one.getMessage() for one in caplog.records)
        finally:
            postgresql.start()
        now(running)
        assert ready(running) == (200, {"ok": True})
        assert any("available again" in one.getMessage() for one in caplog.records)


@contextmanager
def locked(database: Path | str) -> Iterator[None]:
    """Another program has locked the database."""
    engine = create_engine(read_url(url_of(database)))
    with engine.connect() as connection:
        if isinstance(database, Path):
            held = connection.connection.driver_connection
            assert held is not None
            held.isolation_level = None
            held.execute("BEGIN IMMEDIATE")
        else:
            connection.execute(text("LOCK TABLE games, keys, heart IN ACCESS EXCLUSIVE MODE"))
        yield
    engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_locked_database_is_reported_and_blocks_nobody(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> None:
    """However many requests come, each is refused after a few seconds; the log and the metrics mention it once."""
    database = request.getfixturevalue("postgresql").new_database() if kind == "postgresql" else tmp_path
    with (
        caplog.at_level(logging.WARNING, "fogline.server"),
        serving(database, replace(WIDE, metrics_token="x" * 16)) as running,
        ThreadPoolExecutor(20) as pool,
    ):
        german = begin(running.client())["german"]
        forget_games(running.inside.desk.cache)

        def ask(number: int) -> tuple[float, int, str]:
            begun = time.monotonic()
            client = running.client(german.token, f"127.0.0.{2 + number}")
            answer = client.get("/api/table") if number % 2 else client.post("/api/games", DUEL)
            return time.monotonic() - begun, answer.status_code, answer.json()["text"]

        with locked(database):
            answers = list(pool.map(ask, range(20)))
            assert {(status, told) for _, status, told in answers} == {
                (503, "the database is locked by another program; try again")
            }
            assert max(seconds for seconds, _, _ in answers) < (4 if kind == "sqlite" else 10)
            assert running.client().get("/api/health").status_code == 200
            if kind == "sqlite":
                now(running)
                assert ready(running)[1]["text"] == "the database is locked by another program; try again"
            assert "fogline_database_trouble 1.0" in running.client("x" * 16).get("/metrics").text
        assert german.act("place SN").status_code == 200
        assert "fogline_database_trouble 0.0" in running.client("x" * 16).get("/metrics").text
    said = [one.getMessage() for one in caplog.records if "is locked by another program" in one.getMessage()]
    assert len(said) == 1
    assert any("available again" in one.getMessage() for one in caplog.records)


@pytest.mark.parametrize("is_new", [True, False])
def test_a_server_does_not_start_on_a_locked_file(tmp_path: Path, *, is_new: bool) -> None:
    if not is_new:
        Storage(url_of(tmp_path)).close()
    with locked(tmp_path):
        begun = time.monotonic()
        with pytest.raises(BadData, match="is locked by another program"):
            Storage(url_of(tmp_path))
        assert time.monotonic() - begun < 4


def test_a_copy_of_a_locked_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that cannot be read while others write, unlike ours."""
    monkeypatch.setattr("fogline.server.operations.copies.WAIT_SECONDS", 0.5)
    other = sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(BadData, match="locked"):
        back_up(url_of(tmp_path), tmp_path / "copy.sqlite")
    other.close()


def test_a_desk_that_does_not_answer_is_not_ready(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogline.server.http.service.READY_SECONDS", 0.1)
    monkeypatch.setattr(running.inside._condition, "_look", lambda: time.sleep(0.5))
    now(running)
    assert ready(running)[0] == 503
    monkeypatch.undo()
    time.sleep(0.5)
    now(running)
    assert ready(running)[0] == 200


@pytest.mark.parametrize("content", [b"Dear diary,\n" * 100, b"SQLite format 3\0" + b"\xff" * 4096, None])
def test_non_database_file_is_refused(
    content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "diary.txt"
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{path}"]) == 2
    said = capsys.readouterr().err
    assert "diary.txt" in said
    assert "Traceback" not in said
    assert len(said.splitlines()) <= 2, said
    if content is not None:
        assert path.read_bytes() == content, "and it is left as it is"
