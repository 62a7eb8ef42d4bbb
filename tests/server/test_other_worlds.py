"""Other worlds over HTTP: only from records and finished games, computed in a separate process; a new game in another
world contains nothing of the true one."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from fogline.analysis.advisor import write_reasons
from fogline.analysis.explanations import explain
from fogline.bots.memory_aid import their_eyes
from fogline.kernel.game import Seat
from fogline.kernel.record import Record
from fogline.table import read_table
from fogline.table.records import table_at
from tests.analysis.test_review import played, twins
from tests.server.serving import SKIRMISH, Client, Running, begin, forget_games
from tests.server.test_reviews import DUEL_RECORD, SLOW, over, reviewed_by, told, until

QUERIES: dict[str, dict[str, Any]] = {
    "eyes": {"at": 20, "as": "german"},
    "reasons": {"at": 20, "level": "regular"},
    "nine-worlds": {"at": 20, "as": "german"},
}
"""By request, its arguments for a game."""


def decision(text: str, seat: Seat, part: float = 0.6) -> int:
    """The number of lines after which *seat* first has a choice, from that *part* of the game on."""
    lines = read_table(text).history()
    for at in range(int(part * len(lines)), len(lines)):
        if lines[at].seat == seat and len(table_at(text, at).legal(seat)) > 3:
            return at
    raise AssertionError("this seat decides nothing")


AT = decision(DUEL_RECORD, Seat(0))
GOING_ON: dict[str, Any] = {"record": DUEL_RECORD, "at": AT, "as": "german", "bots": {"soviet": "recruit"}}


@pytest.mark.parametrize("what", QUERIES)
def test_nothing_is_revealed_about_a_running_game(running: Running, what: str) -> None:
    seats = begin(running.client(), SKIRMISH)
    for name in ("german", "american", "watch"):
        refused = seats[name].get(f"/api/table/{what}", params=QUERIES[what])
        assert (refused.status_code, refused.json()["error"]) == (409, "not-over")
    assert running.client().get(f"/api/table/{what}", params=QUERIES[what]).json()["error"] == "token"


@pytest.mark.parametrize("what", QUERIES)
def test_finished_game_matches_its_record(running: Running, what: str) -> None:
    seats = over(running.client())
    record = seats["german"].get("/api/table/record").text
    at = decision(record, Seat(0), 0)
    asked = {**QUERIES[what], "at": at}
    answers = [seats[name].get(f"/api/table/{what}", params=asked) for name in ("german", "soviet", "watch")]
    answers.append(running.client().post(f"/api/{what}", {"record": record, **asked}))
    assert [one.status_code for one in answers] == [200] * 4, answers[0].text
    assert len({one.text.rpartition("event: ")[2] for one in answers}) == 1


def test_their_views_are_those_of_the_library(client: Client) -> None:
    found = client.post("/api/eyes", {"record": DUEL_RECORD, "at": AT, "as": "german"}).json()
    (eyes,) = found["eyes"]
    (known,) = their_eyes(DUEL_RECORD, AT, "german")
    assert (found["seat"], eyes["viewer"], eyes["view"]["seat"]) == ("german", "soviet", "soviet")
    odds = {place: told["odds"] for place, told in eyes["aid"]["cells"].items() if told.get("odds")}
    assert odds == {place: pytest.approx(dict(each)) for place, each in known.places}
    assert odds


def test_reasons_are_those_of_the_command(client: Client) -> None:
    asked = {"record": DUEL_RECORD, "at": AT, "level": "veteran", "seed": "7", "worlds": 8}
    found = client.post("/api/reasons", asked).json()
    assert found.pop("command") == f"fogline bot explain game.record {AT} --level veteran --seed 7 --worlds 8"
    assert found == json.loads(json.dumps(write_reasons(explain(DUEL_RECORD, AT, seed="7", worlds=8))))


def test_nine_worlds_come_one_by_one(client: Client) -> None:
    events = told(client.post("/api/nine-worlds", {"record": DUEL_RECORD, "at": AT, "as": "german"}))
    assert [kind for kind, _ in events] == ["decision", *["world"] * 9, "nine"]
    whole = events[-1][1]
    assert whole["worlds"] == [form for _, form in events[1:-1]]
    assert whole["action"] == Record.read(DUEL_RECORD).entries[AT].action
    assert whole["other"] not in (None, whole["action"])
    points = [one["points"] for one in whole["worlds"]]
    assert whole["points"] == pytest.approx(sum(points) / 9, abs=1e-3)
    assert len({json.dumps(one["view"]) for one in whole["worlds"]}) > 1, "worlds differ"
    again = told(client.post("/api/nine-worlds", {"record": DUEL_RECORD, "at": AT, "as": "german", "seed": "0"}))
    assert again == [("nine", whole)], "it is kept"
    other = {"record": DUEL_RECORD, "at": AT, "as": "german", "seed": "1", "action": whole["other"]}
    assert told(client.post("/api/nine-worlds", other))[-1][1]["action"] == whole["other"]


def test_leaving_ends_the_work(running: Running) -> None:
    client = running.client()
    with reviewed_by(running, SLOW) as work:
        asked = {"record": DUEL_RECORD, "at": AT, "as": "german"}
        with client.http.stream("POST", "/api/nine-worlds", json=asked):
            until(lambda: len(work.pids) == 1)
        until(lambda: not work.pids)


@pytest.mark.parametrize(
    ("what", "more", "where"),
    [
        ("eyes", {"as": "nobody"}, "as"),
        ("eyes", {"at": 10**6}, "record"),
        ("reasons", {"at": 10**6}, "record"),
        ("nine-worlds", {"as": "soviet"}, "as"),
        ("nine-worlds", {"action": "dance"}, "action"),
        ("nine-worlds", {"at": 10**6}, "record"),
        ("another-world", {"as": "nobody"}, "as"),
        ("another-world", {"at": 10**6}, "record"),
        ("another-world", {"at": len(Record.read(DUEL_RECORD).entries)}, "at"),
        ("another-world", {"hold": ["soviet"], "bots": {"german": "recruit"}}, "hold"),
        ("another-world", {"bots": {}}, "bots"),
        ("another-world", {"watching": {"kind": "delayed", "turns": 1}}, "watching"),
    ],
)
def test_unanswerable_questions_are_refused(client: Client, what: str, more: dict[str, Any], where: str) -> None:
    asked = {"record": DUEL_RECORD, "at": AT}
    if what != "reasons":
        asked["as"] = "german"
    if what == "another-world":
        asked = GOING_ON
    refused = client.post(f"/api/{what}", {**asked, **more})
    body = refused.json()
    assert (refused.status_code, body["error"], body["file"]) == (422, "bad-data", where), body
    for wrong in ({"at": -1}, {"at": "x"}, {"surplus": 1}, {"seed": "x" * 201}):
        assert client.post(f"/api/{what}", {**asked, **wrong}).status_code == 422


def test_another_world_begins_with_the_seats_knowledge(running: Running) -> None:
    client = running.client()
    before = client.post("/api/replay", {"record": DUEL_RECORD, "as": "german", "at": AT}).json()["positions"][0]
    worlds = set()
    for _ in range(3):
        made = client.post("/api/another-world", GOING_ON).json()
        assert (list(made["seats"]), made["invitations"]) == (["german"], {})
        seen = client.as_(made["seats"]["german"]["token"]).look()
        assert (seen["view"], seen["legal"], seen["sequence"]) == (before["view"], before["legal"], 0)
        assert json.dumps(seen["view"]) == json.dumps(before["view"])
        stored = running.inside._storage.game(made["game"])
        assert read_table(Record(stored.setup, stored.rules, world=stored.world).write()).history() == ()
        worlds.add(stored.world)
    assert len(worlds) == 3, "each is drawn separately"


def test_another_world_is_played_restarted_recorded_and_verified(running: Running) -> None:
    client = running.client()
    made = client.post("/api/another-world", {**GOING_ON, "seed": "again"}).json()
    german = client.as_(made["seats"]["german"]["token"])
    rng = Random(5)
    for _ in range(3):
        german.play_once(rng)
    seen = german.look()
    forget_games(running.inside.desk.cache)
    assert german.look()["view"]["facts"][: len(seen["view"]["facts"])] == seen["view"]["facts"]
    assert german.say("resign").status_code == 200
    text = german.get("/api/table/record").text
    record = Record.read(text)
    true = Record.read(DUEL_RECORD)
    assert record.world
    assert len(record.entries) < 30 < len(true.entries)
    assert client.post("/api/verify", {"record": text}).json()["holds"]
    again = client.post("/api/another-world", {**GOING_ON, "seed": "again"}).json()
    assert running.inside._storage.game(again["game"]).world == record.world
    # The game's own record can be continued, here or in a further world; a handwritten one cannot.
    bots = {"soviet": "recruit"}
    assert client.post("/api/continue", {"record": text, "at": 1, "bots": bots}).status_code == 201
    assert client.post("/api/another-world", {**GOING_ON, "record": text, "at": 1}).status_code == 201
    other = client.post("/api/another-world", {**GOING_ON, "seed": "running"}).json()
    foreign = Record(record.setup, record.rules, world=running.inside._storage.game(other["game"]).world).write()
    for path, more in (("continue", {}), ("another-world", {"as": "german"})):
        refused = client.post(f"/api/{path}", {"record": foreign, "at": 0, "bots": bots, **more})
        assert refused.status_code == 422
        assert "data-foreign-world" in refused.text
    assert client.post("/api/replay", {"record": foreign}).status_code == 200
    broken = re.sub(r"\nworld: .*", '\nworld: {"cells":1}', text)
    assert "data-not-a-world" in client.post("/api/replay", {"record": broken}).text


@pytest.mark.parametrize("title", range(3), ids=["stalingrad", "panzer", "spearpoint"])
def test_twins_lead_to_the_same_bytes(running: Running, monkeypatch: pytest.MonkeyPatch, title: int) -> None:
    """Two true games that a seat cannot tell apart: the new game, its rows, its record with all commitments, and nine
    worlds are the same from the same seed."""
    monkeypatch.setattr("fogline.desk.desk.new_seed", lambda: "5" * 64)
    monkeypatch.setattr(running.inside._background, "expect", lambda *_: None)  # the computer does not move
    text = played(title)
    seat, pair = next((seat, pair) for seat in (Seat(0), Seat(1)) if (pair := twins(text, seat)) is not None)
    name, enemy = read_table(text).seats[seat], read_table(text).seats[1 - seat]
    at = decision(pair[0], seat, 0.3)
    table = table_at(pair[0], at)
    action = table.write(table.legal(seat)[0])
    client = running.client()
    found = []
    for record in pair:
        asked = {"record": record, "at": at, "as": name, "seed": "twin"}
        made = client.post("/api/another-world", {**asked, "bots": {enemy: "recruit"}}).json()
        own = client.as_(made["seats"][name]["token"])
        looked = own.get("/api/table").text.replace(made["game"], "GAME")
        assert own.act(action).status_code == 200
        assert own.say("resign").status_code == 200
        news = own.get("/api/table/news").text
        stored = running.inside._storage.game(made["game"])
        rows = [row[:2] for row in running.inside._storage.lines(made["game"])]
        nine = client.post("/api/nine-worlds", {**asked, "action": action}).text.rpartition("event: ")[2]
        reasons = client.post("/api/reasons", {"record": record, "at": at, "worlds": 4})
        told_of = [nine, reasons.json() if reasons.json().get("seat") == name else None]
        found.append((looked, news, stored.world, stored.terms, rows, own.get("/api/table/record").text, told_of))
    assert found[0] == found[1]
    assert str(found[0][-1][0]).startswith("nine")
    assert pair[0] != pair[1]
