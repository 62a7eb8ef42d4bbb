"""Reading records: no player waits for it; and records of games whose rules are gone."""

from __future__ import annotations

import re
import sqlite3
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fogline.desk.keeping import Stored
from fogline.desk.new_games import Resumption
from fogline.desk.sessions import record_of
from fogline.kernel.errors import BadData
from fogline.kernel.record import Note, Record
from fogline.server.sandbox.pool import Sandbox
from tests.server.serving import DUEL, SKIRMISH, Client, Running, begin, finish, players, serving


def some_record(client: Client) -> str:
    seats = begin(client, DUEL)
    finish(seats, Random(7))
    return seats["watch"].get("/api/table/record").text


def test_records_are_read_by_another_process(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = begin(client, DUEL)
    finish(seats, Random(7))
    text = seats["watch"].get("/api/table/record").text

    def unwanted(*_: object) -> Any:
        raise AssertionError("read by the server itself")

    monkeypatch.setattr("fogline.desk.replays.replayed", unwanted)
    monkeypatch.setattr("fogline.desk.replays.Record.read", unwanted)
    sent = client.post("/api/replay", {"record": text, "at": 30, "count": 2})
    assert [one["at"] for one in sent.json()["positions"]] == [30, 31]
    assert seats["german"].get("/api/table/replay", params={"at": 30, "count": 2}).content == sent.content
    refused = client.post("/api/replay", {"record": "nonsense"})
    assert (refused.status_code, refused.json()["error"], refused.json()["where"]) == (422, "bad-data", "line 1")


def test_record_with_notes_is_readable(client: Client) -> None:
    """The sandbox checks them; a game that continues from it starts without them."""
    text = some_record(client)
    record = Record.read(text)
    record.notes = {0: Note("", "<b>Here</b>"), 30: Note("!", "german: resign")}
    noted = record.write()
    asked = {"at": 29, "count": 3}
    sent = client.post("/api/replay", {"record": noted, **asked})
    assert sent.status_code == 200
    assert sent.content == client.post("/api/replay", {"record": text, **asked}).content
    again = client.post("/api/continue", {"record": noted, "at": 40})
    assert again.status_code == 201
    seat = client.as_(next(iter(again.json()["seats"].values()))["token"])
    assert seat.say("resign").status_code == 200
    assert Record.read(seat.get("/api/table/record").text).notes == {}
    for wrong in ("#note", f"#note ! {'x' * 501}", "#note ! one\n#note ! two"):
        for path, more in (("/api/replay", {}), ("/api/continue", {"at": 1})):
            refused = client.post(path, {"record": f"{text}{wrong}\n", **more})
            assert (refused.status_code, refused.json()["error"]) == (422, "bad-data"), refused.text
            assert "note" in refused.json()["why"]


def test_a_record_is_continued_in_pieces(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two pieces the desk serves others."""
    text = some_record(client)
    monkeypatch.setattr("fogline.desk.new_games.PIECE_SECONDS", 0.0)
    pieces: list[bool] = []
    plain = Resumption.play_on

    def counted(begun: Resumption) -> bool:
        pieces.append(plain(begun))
        return pieces[-1]

    monkeypatch.setattr(Resumption, "play_on", counted)
    assert client.post("/api/continue", {"record": text, "at": 40}).status_code == 201
    assert pieces == [False] * 40 + [True]


def test_a_refused_resumption_is_refused_again(client: Client) -> None:
    broken = some_record(client).replace("german: done", "german: place SN", 1)
    begun = Resumption(broken, 60, "shown")

    def play() -> None:
        while not begun.play_on():
            pass

    faults = []
    for _ in range(2):
        with pytest.raises(BadData, match="line") as fault:
            play()
        faults.append(str(fault.value))
    assert faults[0] == faults[1]


def test_a_reader_that_fails_is_replaced(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    mark = tmp_path / "mark"
    script = (
        f"import pathlib, runpy, sys; mark = pathlib.Path({str(mark)!r}); first = not mark.exists(); mark.touch(); "
        "sys.exit(1) if first else runpy.run_module('fogline.server.sandbox.child', run_name='__main__')"
    )
    with serving(tmp_path) as running:
        server = running.inside
        server.sandbox = Sandbox((sys.executable, "-c", script))
        client = running.client()
        record = "fogline record 1\ngame: stalingrad\nrules: 1\nscenario: quick-duel\n\ngerman: place SN\n"
        answer = client.post("/api/replay", {"record": record})
        assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")
        assert client.post("/api/replay", {"record": record}).status_code == 200
    assert "place SN" not in caplog.text


# -- games whose rules are gone -----------------------------------------------------------------------


@pytest.mark.parametrize("setup", [DUEL, SKIRMISH], ids=["stalingrad", "panzer"])
def test_the_rows_give_the_record_that_the_table_gives(client: Client, running: Running, setup: dict[str, Any]) -> None:
    seats, rng, undone = begin(client, setup), Random(4), 0
    seats[players(seats)[0].look()["seat"]].say("offer draw")
    for step in range(200):
        for one in players(seats):
            one.play_once(rng)
            if step % 5 == 0:
                number = one.look()["sequence"]
                undone += one.post("/api/table/undo", {"sequence": number}).status_code == 200
    assert undone
    session = running.inside.desk.cache.sessions[players(seats)[0].look()["game"]]
    stored = Stored(session.table.setup, session.table.game.version, 0, "{}", None)
    assert record_of(stored, session.rows).write() == session.table.record().write()


def uncommitted(record: str) -> str:
    """A record without the value of its commitment, which also covers the version of the rules."""
    return re.sub(r"(?<=\ncommitment: )[0-9a-f]{64}", "", record)


def test_a_game_under_other_rules_gives_its_record_if_it_is_over(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        over, open_ = begin(running.client()), begin(running.client())
        finish(over, Random(3))
        open_["german"].act("place SN")
        before = over["watch"].get("/api/table/record").text
        assert open_["watch"].get("/api/table/record").json()["error"] == "not-over"
    with sqlite3.connect(tmp_path / "games.sqlite") as plain:
        plain.execute("UPDATE games SET rules = 99")
    plain.close()
    with serving(tmp_path) as running:
        for one in over.values():
            client = running.client(one.token)
            told = client.get("/api/table/record")
            assert told.status_code == 200
            assert uncommitted(told.text) == uncommitted(before.replace("rules: 1\n", "rules: 99\n"))
            assert Record.read(told.text).rules == 99
            assert client.get("/api/table").json()["error"] == "rules"
            assert client.get("/api/table/replay").json()["error"] == "rules"
        for one in open_.values():
            client = running.client(one.token)
            assert client.get("/api/table/record").json()["error"] == "rules"


def test_end_of_an_old_game_is_recorded_when_it_is_read(tmp_path: Path) -> None:
    """A game that ended before this was recorded."""
    with serving(tmp_path) as running:
        seats = begin(running.client())
        finish(seats, Random(3))
    with sqlite3.connect(tmp_path / "games.sqlite") as plain:
        (ended,) = plain.execute("SELECT ended FROM games").fetchone()
        assert ended == plain.execute("SELECT MAX(at) FROM lines").fetchone()[0]
        plain.execute("UPDATE games SET ended = NULL")
    plain.close()
    with serving(tmp_path) as running:
        running.client(seats["watch"].token).look()
    with sqlite3.connect(tmp_path / "games.sqlite") as plain:
        assert plain.execute("SELECT ended FROM games").fetchone() == (ended,)
    plain.close()
