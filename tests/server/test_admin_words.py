"""``fogline admin``: parsing of arguments, who waits for whom, and servers that have missed something."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from fogline.__main__ import main
from fogline.desk.times import milliseconds
from fogline.kernel.errors import BadData
from fogline.server.operations.edits import close_game, revoke
from fogline.server.operations.options import read_duration, read_time
from fogline.server.storage.storage import Storage
from tests.server import test_admin
from tests.server.postgres import Cluster
from tests.server.serving import Running, begin, serving, url_of
from tests.server.test_admin import DAY, admin, refused, visiting

hosted = test_admin.hosted


def test_times_are_read_as_people_write_them() -> None:
    assert [read_duration("--older", text) for text in ("90s", "5m", "2h", "365d")] == [
        90_000, 300_000, 7_200_000, 365 * DAY,
    ]  # fmt: skip
    for wrong in ("", "5", "-5d", "5 d", "5w", "0d", "9999999d", "1.5h"):
        with pytest.raises(BadData, match="not a duration"):
            read_duration("--older", wrong)
    assert read_time("--since", "1970-01-01T00:01") == read_time("--since", "1970-01-01T01:01+01:00") == 60_000
    with pytest.raises(BadData, match="not a time"):
        read_time("--since", "yesterday")


def test_impossible_command_fails_with_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words, why in (
        (["stats"], "does not exist"),
        (["show", "none"], "does not exist"),
    ):
        assert main(["admin", *words, "--database", url_of(tmp_path)]) == 2
        assert why in capsys.readouterr().err
    Storage(url_of(tmp_path)).close()
    for words, why in (
        (["show", "none"], "no such game"),
        (["expire"], "--older or --unfinished"),
        (["expire", "--older", "soon"], "not a duration"),
        (["show", "\x1b[31m"], "x1b[31m: no such game"),
        (["show", "\udc80"], "no such game"),
        (["games", "--most", "0"], "not from 1"),
        (["games", "--most", f"{10**30}"], "not from 1"),
        (["give-back", "--since", "2025-11-17", "--until", "2026-11-17"], "more than 31 days"),
    ):
        assert main(["admin", *words, "--database", url_of(tmp_path)]) == 2
        said = capsys.readouterr().err
        assert why in said
        assert len(said.splitlines()) == 1


def test_a_server_that_has_missed_many_edits_drops_all_its_copies(
    hosted: tuple[Running, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fogline.server.storage.statements.MAX_EDITS", 2)
    running, url = hosted
    games = [begin(running.client()) for _ in range(5)]
    names = [seats["german"].look()["game"] for seats in games]
    heart = running.inside._regular[0]
    heart.get_loop().call_soon_threadsafe(heart.cancel)  # it does not check on its own meanwhile
    with visiting(url) as storage:
        for name in names:
            close_game(storage, name)
    assert [seats["german"].look()["outcome"]["reasons"] for seats in games] == [["closed"]] * 5


def test_two_servers_agree(postgresql: Cluster) -> None:
    url = postgresql.new_database()
    with serving(url) as one, serving(url) as other:
        seats = begin(one.client())
        there = other.client(seats["german"].token)
        there.look()
        with visiting(url) as storage:
            new = revoke(storage, there.look()["game"], "german")
        assert refused(there)
        assert refused(seats["german"])
        joined = other.client().post("/api/join", {"invitation": new.token, "nonce": "a nonce of mine, again"}).json()
        assert one.client(joined["token"]).act("place SN").status_code == 200


def test_readers_do_not_block_the_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading a large database takes a while. Neither side waits for the other: writing never stops."""
    monkeypatch.setattr("fogline.server.storage.databases.VISIT_SECONDS", 0.1)
    url = url_of(tmp_path)
    with serving(url) as running:
        game = begin(running.client())["german"].look()["game"]
    writer = sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    looks = (("games", "--older", "1d"), ("show", game), ("stats",), ("expire", "--older", "1d", "--dry-run"))
    for words in looks:
        assert admin(capsys, url, *words)
    writer.execute("DROP TABLE pauses")
    writer.execute("COMMIT")
    writer.close()
    assert main(["admin", "stats", "--database", url]) == 2
    assert "--database: cannot be used: no such table" in capsys.readouterr().err


def test_no_duration_reveals_more_about_the_latest_line_than_its_day(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = url_of(tmp_path)
    with serving(url) as running:
        games = [begin(running.client())["german"].look()["game"] for _ in range(2)]
    hour = 3600 * 1000
    now = milliseconds()
    midnight = now // DAY * DAY
    with visiting(url) as storage:
        storage.execute(text("UPDATE games SET at = :at"), at=midnight - 3 * DAY)
        for game, hours in zip(games, (1, 20)):
            values = {"game": game, "at": midnight - hours * hour}
            storage.execute(text("INSERT INTO lines VALUES (:game, 1, 0, 'place SN', :at, '')"), **values)
    for hours in (0, 2, 10, 23, 30, 50):
        older = f"{(now - midnight) // 1000 + hours * 3600 + 60}s"
        listed = {game["game"] for game in admin(capsys, url, "games", "--older", older)["games"]}
        assert listed == set(admin(capsys, url, "expire", "--older", older, "--dry-run")["expired"])
        assert listed in (set(), set(games))
