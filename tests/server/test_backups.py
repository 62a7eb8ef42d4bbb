"""Copies of the database: made during play, complete, and restored into either kind of database."""

from __future__ import annotations

import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from fogline.__main__ import main
from fogline.kernel.errors import BadData
from fogline.server.operations.copies import back_up, restore
from fogline.server.storage.storage import Storage
from tests.server.crowd import Caller, Crowd, new_game
from tests.server.postgres import Cluster
from tests.server.serving import DUEL, SKIRMISH, begin, process, serving, url_of
from tests.server.test_storage import make_old

KINDS = ("sqlite", "postgresql")
SETUPS = [
    ({**DUEL, "options": {"mode": "advanced"}}, ["german", "soviet"]),
    ({**SKIRMISH, "options": {}}, ["american", "german"]),
]


def new_url(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    if kind == "sqlite":
        return url_of(folder)
    cluster: Cluster = request.getfixturevalue("postgresql")
    return cluster.new_database()


@pytest.mark.parametrize(("kind", "other"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_copy_made_during_play_has_all_acknowledged_actions(
    kind: str, other: str, tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    """The copy is then restored into a database of the other kind."""
    url = new_url(kind, tmp_path, request)
    file = tmp_path / "copy.sqlite"
    with process(url, "--rate", "1e6") as (_, address):
        caller = Caller(address)
        games = [new_game(caller, *SETUPS[number % 2], seed=number) for number in range(6)]
        crowd = Crowd([address], games, 3)
        crowd.wait(60)
        before = [[dict(player.acknowledged) for player in players] for players in games]
        assert main(["backup", str(file), "--database", url, "--language", "en"]) == 0
        crowd.wait(10)  # the server keeps running
        crowd.stop()
        caller.close()
    assert "6 games" in capsys.readouterr().out
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    (tmp_path / "restored").mkdir()
    restored = new_url(other, tmp_path / "restored", request)
    assert main(["restore", str(file), "--database", restored, "--language", "en"]) == 0
    with process(restored) as (_, address):
        caller = Caller(address)
        for players, known in zip(games, before):
            for player, acknowledged in zip(players, known):
                status, told = caller.ask("GET", "/api/table/news", player.token)
                assert status == 200, told
                done = {news["number"]: news["action"] for news in told["news"]}
                assert acknowledged.items() <= done.items()
                player.acknowledged = {number: action for number, action in done.items() if action}
                player.play(caller)  # and the game continues
        caller.close()


def test_a_copy_can_be_served_unchanged(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    with serving(tmp_path / "one") as running:
        seats = begin(running.client())
        seats["german"].act("place SN")
        back_up(url_of(tmp_path / "one"), tmp_path / "games.sqlite")
        seats["german"].act("place EA")
    with serving(tmp_path) as running:
        german = running.client(seats["german"].token)
        assert german.look()["sequence"] == 1
        assert german.act("place MG").status_code == 200


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_overwritten(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = new_url(kind, tmp_path, request)
    file = tmp_path / "copy"
    with serving(url) as running:
        seats = begin(running.client())
        back_up(url, file)
        with pytest.raises(BadData, match="already exists"):
            back_up(url, file)
        with pytest.raises(BadData, match="in use"):
            restore(file, url)
    with pytest.raises(BadData, match="already has games"):
        restore(file, url)
    with serving(url) as running:
        assert running.client(seats["german"].token).act("place SN").status_code == 200


def test_non_backup_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    target = f"sqlite:///{tmp_path / 'new.sqlite'}"
    with pytest.raises(BadData, match="does not exist"):
        restore(tmp_path / "none", target)
    (tmp_path / "diary").write_bytes(b"Dear diary,\n" * 100)
    with pytest.raises(BadData, match="not a copy"):
        restore(tmp_path / "diary", target)
    sqlite3.connect(tmp_path / "other").execute("CREATE TABLE recipes (id INTEGER)").connection.close()
    with pytest.raises(BadData, match="not a copy"):
        restore(tmp_path / "other", target)
    with pytest.raises(BadData, match="does not exist"):
        back_up(target, tmp_path / "copy")
    with pytest.raises(BadData, match="not a database of Fogline"):
        back_up(f"sqlite:///{tmp_path / 'other'}", tmp_path / "copy")
    with pytest.raises(BadData, match="nothing would be kept"):
        restore(tmp_path / "other", "sqlite://")
    Storage(f"sqlite:///{tmp_path / 'right'}").close()
    (tmp_path / "right-lock").unlink()
    back_up(f"sqlite:///{tmp_path / 'right'}", tmp_path / "copy")
    for why, change in (
        ("no table games", "DROP TABLE games"),
        ("no table 'lines'", "ALTER TABLE lines RENAME TO others"),
        ("FOREIGN KEY", "INSERT INTO lines VALUES ('none', 1, 0, 'place SN', 1, '')"),
        ("not a copy", "INSERT INTO alembic_version VALUES ('v0001')"),
        ("another version", "UPDATE alembic_version SET version_num = 'v9999'"),
    ):
        shutil.copy(tmp_path / "copy", tmp_path / "changed")
        with closing(sqlite3.connect(tmp_path / "changed", isolation_level=None)) as changed:
            changed.execute(change)
        with pytest.raises(BadData, match=why) as fault:
            restore(tmp_path / "changed", target)
        assert "place" not in str(fault.value)
    assert {path.name for path in tmp_path.iterdir()} == {"diary", "other", "right", "copy", "changed"}


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_is_restored_only_into_tables_of_its_version(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    Storage(f"sqlite:///{tmp_path / 'right'}").close()
    back_up(f"sqlite:///{tmp_path / 'right'}", tmp_path / "copy")
    url = new_url(kind, tmp_path, request)
    make_old(url)
    with pytest.raises(BadData, match="another version"):
        restore(tmp_path / "copy", url)


def test_a_damaged_game_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as running:
        games = [begin(running.client()) for _ in range(2)]
        for seats in games:
            seats["german"].act("place SN")
        name = games[0]["german"].look()["game"]
        running.inside._storage.execute(text("UPDATE lines SET action = 'place EA' WHERE game = :game"), game=name)
        back_up(url_of(tmp_path), tmp_path / "copy")
    (tmp_path / "new").mkdir()
    words = ["restore", str(tmp_path / "copy"), "--database", url_of(tmp_path / "new"), "--language", "en"]
    assert main(words) == 1
    said = capsys.readouterr().out
    assert f"Game {name} is damaged" in said
    assert "place" not in said
    with serving(tmp_path / "new") as running:
        assert running.client(games[1]["german"].token).look()["sequence"] == 1
