"""``fogline admin``: how words are read, and servers that have missed something."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogline.__main__ import main
from fogline.kernel.errors import BadData
from fogline.web.hosting.changes import close_game, revoke
from fogline.web.hosting.durations import read_duration, read_time
from fogline.web.storage import Storage
from tests.web import test_admin
from tests.web.postgres import Cluster
from tests.web.serving import Running, begin, serving, url_of
from tests.web.test_admin import DAY, refused, visiting

hosted = test_admin.hosted


def test_times_are_read_as_people_write_them() -> None:
    assert [read_duration("--older", text) for text in ("90s", "5m", "2h", "365d")] == [
        90_000, 300_000, 7_200_000, 365 * DAY,
    ]  # fmt: skip
    for wrong in ("", "5", "-5d", "5 d", "5w", "0d", "9999999d", "1.5h"):
        with pytest.raises(BadData, match="not a length of time"):
            read_duration("--older", wrong)
    assert read_time("--since", "1970-01-01T00:01") == read_time("--since", "1970-01-01T01:01+01:00") == 60_000
    with pytest.raises(BadData, match="not a time"):
        read_time("--since", "yesterday")


def test_what_cannot_be_done_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
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
        (["expire", "--older", "soon"], "length of time"),
    ):
        assert main(["admin", *words, "--database", url_of(tmp_path)]) == 2
        said = capsys.readouterr().err
        assert why in said
        assert len(said.splitlines()) == 1


def test_a_server_that_has_missed_many_edits_drops_all_its_copies(
    hosted: tuple[Running, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fogline.web.edits.MAX_EDITS", 2)
    running, url = hosted
    games = [begin(running.client()) for _ in range(5)]
    names = [seats["german"].look()["game"] for seats in games]
    heart = running.inside._beats
    heart.get_loop().call_soon_threadsafe(heart.cancel)  # it does not look by itself meanwhile
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
