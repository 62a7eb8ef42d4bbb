"""Terms beyond the set-up: shown before joining, kept in a rematch, and their effects."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fogline.desk.terms import Terms, read_terms
from fogline.kernel.record import Record
from fogline.table import read_table
from tests.server.serving import (
    DUEL,
    SKIRMISH,
    Client,
    Running,
    begin,
    events_in,
    finish,
    forget_games,
    lay_out,
    players,
)
from tests.server.test_opponents import alone, wait_for

AGREED: dict[str, Any] = {
    "clock": {"start": 600, "bonus": 10, "most": 900},
    "aid": "deductions",
    "watching": {"kind": "delayed", "turns": 2},
}
LATE = {**DUEL, "watching": {"kind": "delayed", "turns": 1}}


def test_default_terms_apply(client: Client) -> None:
    seen = begin(client)["german"].look()
    assert (seen["bots"], seen["clock"], seen["aid"], seen["watching"]) == ({}, None, "shown", {"kind": "public"})
    assert seen["training"] is False
    assert read_terms("{}") == Terms()


def test_invited_player_sees_terms_before_joining(client: Client) -> None:
    form = client.post("/api/games", {**DUEL, **AGREED}).json()
    invitation = form["invitations"]["soviet"]["token"]
    told = client.post("/api/terms", {"invitation": invitation})
    assert told.status_code == 200
    assert told.json() == {
        "game": "stalingrad",
        "seat": "soviet",
        "seats": ["german", "soviet"],
        "sides": ["german", "soviet"],
        "setup": {**DUEL, "options": {**DUEL["options"], "memory-aid": "marks"}, "data": ""},
        "bots": {},
        **AGREED,
        "training": False,
        "reasons": False,
        "listed": False,
        "rated": False,
        "bot-accounts": False,
        "joined": ["german"],
        "players": {},
        "begun": 0,
    }
    client.post("/api/join", {"invitation": invitation})
    assert client.post("/api/terms", {"invitation": invitation}).json()["error"] == "taken"
    for wrong in (form["seats"]["german"]["token"], form["watch"]["token"], "x" * 32, "", "é"):
        assert client.post("/api/terms", {"invitation": wrong}).json()["error"] == "no-invitation"
    assert client.post("/api/terms", {}).json()["error"] == "invalid"


def test_no_address_has_an_invitation_in_it(client: Client, running: Running) -> None:
    """Proxies log addresses; anyone who reads the log could join first."""
    invitation = client.post("/api/games", DUEL).json()["invitations"]["soviet"]["token"]
    assert client.get("/api/join", params={"invitation": invitation}).status_code in (404, 405)
    asked = [
        parameter["name"]
        for methods in running.app.api.openapi()["paths"].values()
        for operation in methods.values()
        for parameter in operation.get("parameters", [])
    ]
    known = {"after", "last-event-id", "as", "at", "count", "game", "language"}
    assert set(asked) == known | {
        "step",
        "first",
        "lines",
        "title",
        "number",
        "state",
        "speed",
        "tournament",
        "action",
        "level",
        "seed",
        "worlds",
    }


def test_joining_player_gets_a_watch_link(client: Client) -> None:
    form = client.post("/api/games", LATE).json()
    wanted = {"invitation": form["invitations"]["soviet"]["token"], "nonce": "a nonce of mine alone"}
    joined = client.post("/api/join", wanted)
    assert client.post("/api/join", wanted).content == joined.content
    watch = joined.json()["watch"]
    assert watch["link"] == f"/#watch={watch['token']}"
    assert watch["token"] not in (form["watch"]["token"], joined.json()["token"])
    assert client.as_(watch["token"]).look() == client.as_(form["watch"]["token"]).look()
    assert client.as_(watch["token"]).act("place SN", sequence=0).json()["error"] == "watching"


def test_a_rematch_keeps_the_terms(client: Client) -> None:
    seats = begin(client, {**SKIRMISH, **AGREED})
    seats["german"].say("resign")
    again = {
        name: client.as_(one.post("/api/table/rematch").json()["token"])
        for name, one in seats.items()
        if name != "watch"
    }
    for one in again.values():
        seen = one.look()
        assert (seen["aid"], seen["watching"]) == (AGREED["aid"], AGREED["watching"])
        assert {key: seen["clock"][key] for key in AGREED["clock"]} == AGREED["clock"]
        assert seen["clock"]["running"] == seen["to-act"]


def test_a_rematch_has_no_clock_running_before_all_are_there(client: Client) -> None:
    seats = begin(client, {**SKIRMISH, **AGREED})
    seats["german"].say("resign")
    first = client.as_(seats["american"].post("/api/table/rematch").json()["token"])
    assert first.look()["clock"]["running"] == []
    seats["german"].post("/api/table/rematch")
    assert first.look()["clock"]["running"] == first.look()["to-act"]


@pytest.mark.parametrize(
    "change",
    [
        {"aid": "all"},
        {"aid": None},
        {"watching": "public"},
        {"watching": {"kind": "delayed"}},
        {"watching": {"kind": "delayed", "turns": 0}},
        {"watching": {"kind": "delayed", "turns": 101}},
        {"watching": {"kind": "public", "turns": 1}},
        {"bots": ["german"]},
        {"training": "yes"},
        {"training": 1},
        {"bots": {"german": 1}},
    ],
)
def test_impossible_terms_are_refused(client: Client, change: dict[str, Any]) -> None:
    assert client.post("/api/games", {**DUEL, **change}).json()["error"] == "invalid"


# -- the memory aid -----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["off", "shown", "deductions", "probabilities"])
def test_the_memory_aid_tells_as_much_as_agreed(client: Client, running: Running, level: str) -> None:
    seats = begin(client, {**DUEL, "aid": level})
    lay_out(seats, Random(2))
    for _ in range(6):
        for one in players(seats):
            one.play_once(Random(6))
    german = seats["german"]
    told = german.get("/api/table/aid")
    assert told.status_code == 200
    assert told.json()["level"] == level
    cells = told.json()["cells"]
    fields = {"off": 0, "shown": 1, "deductions": 2, "probabilities": 3}[level]
    if not fields:
        assert cells == {}
    for cell, about in cells.items():
        assert german.look()["view"]["cells"][cell] == "s??"
        assert {"shown", "can", "odds"} & set(about) == set(["shown", "can", "odds"][:fields])
        if "odds" in about:
            assert sum(about["odds"].values()) == pytest.approx(1, abs=0.01)
            assert set(about["odds"]) <= set(about["can"])
    running.inside.aids._kept.clear()
    assert german.get("/api/table/aid").content == told.content
    assert seats["watch"].get("/api/table/aid").json()["error"] == "watching"


# -- watching -----------------------------------------------------------------------------------------


def hidden(seen: dict[str, Any]) -> bool:
    return any("?" in card for card in seen["view"]["cells"].values())


@pytest.mark.parametrize(
    "setup", [LATE, {**SKIRMISH, "watching": {"kind": "delayed", "turns": 1}}], ids=["duel", "skirmish"]
)
def test_a_delayed_watcher_sees_everything_late(client: Client, running: Running, setup: dict[str, Any]) -> None:
    seats = begin(client, setup)
    watch, desk = seats["watch"], running.inside.desk
    start = watch.look()
    assert (start["late"], start["sequence"], start["seat"]) == (1, 0, None)
    session, player = desk.cache.sessions[start["game"]], seats["german"]
    rng, shown, turns = Random(12), 0, {0: start["view"]["turn"]}
    while True:
        for player in players(seats):
            player.play_once(rng)
        if watch.look()["outcome"]:
            break
        lines = len(session.table.history())
        turns[lines] = player.look()["view"]["turn"]
        late = watch.look()
        assert late["sequence"] <= lines
        assert late["sequence"] >= shown, "what was shown stays shown"
        shown = late["sequence"]
        assert late["outcome"] is None
        # everything shown was done a whole turn ago
        if late["sequence"]:
            assert turns[lines] - late["view"]["turn"] >= 1
            assert not hidden(late)
        # and it is exactly the position after that many lines
        text = Record(session.table.setup, session.table.game.version, session.table.record().entries[:shown]).write()
        replayed = client.post("/api/replay", {"record": text, "at": shown}).json()["positions"][0]
        assert (late["view"], late["to-act"]) == (replayed["view"], replayed["to-act"])
    assert shown > 10
    assert watch.look()["outcome"] == player.look()["outcome"]
    told = watch.get("/api/table/news").json()["news"]
    assert [news["number"] for news in told] == list(range(1, len(session.table.history()) + 1))


def test_a_delayed_watcher_is_told_nothing_about_the_latest_turn(client: Client) -> None:
    seats = begin(client, LATE)
    for one, kinds in (
        (seats["german"], "SN EA IN MG MO OF EA SN EA DE SC EA"),
        (seats["soviet"], "EA SC DE EA SN EA OF MO MG IN EA SN"),
    ):
        one.act(*[f"place {kind}" for kind in kinds.split()], "done")
    before = seats["watch"].get("/api/table").content
    assert seats["watch"].get("/api/table/news").json()["news"] == []
    assert set(seats["watch"].look()["view"]["cells"].values()) == {"..."}
    seats["german"].act("search S1a")
    assert seats["watch"].get("/api/table").content == before


def test_the_stream_of_a_delayed_watcher_is_that_of_the_list(client: Client) -> None:
    seats = begin(client, LATE)
    finish(seats, Random(3))
    watch = seats["watch"]
    listed = watch.get("/api/table/news").json()["news"]
    with watch.listening() as answer:
        text = ""
        for part in answer.iter_text():
            text += part
            if "event: table" in text:
                break
    assert [data for _, kind, data in events_in(text) if kind == "news"] == listed
    assert watch.get("/api/table/news", params={"after": len(listed) + 1}).json()["error"] == "stale"


def test_a_delayed_game_is_the_same_when_it_is_read_again(client: Client, running: Running) -> None:
    seats = begin(client, LATE)
    rng = Random(5)
    for step in range(60):
        for one in players(seats):
            one.play_once(rng)
            if step % 9 == 0:
                one.post("/api/table/undo", {"sequence": one.look()["sequence"]})
    seen = [one.get("/api/table").content for one in seats.values()]
    told = seats["watch"].get("/api/table/news").content
    forget_games(running.inside.desk.cache)
    assert [one.get("/api/table").content for one in seats.values()] == seen
    assert seats["watch"].get("/api/table/news").content == told


# -- continuing from a record --------------------------------------------------------------------------


@pytest.mark.parametrize("setup", [DUEL, SKIRMISH], ids=["stalingrad", "panzer"])
def test_a_record_is_continued_against_the_computer(client: Client, setup: dict[str, Any]) -> None:
    seats = begin(client, setup)
    finish(seats, Random(7))
    text = seats["watch"].get("/api/table/record").text
    whole = len(Record.read(text).entries)
    me, bot = read_table(text).seats
    for at in (whole // 2, whole - 1):
        made = client.post("/api/continue", {"record": text, "at": at, "hold": [me], "bots": {bot: "recruit"}})
        assert made.status_code == 201, made.text
        player = client.as_(made.json()["seats"][me]["token"])
        seen = wait_for(player, bot)
        assert seen["bots"] == {bot: "recruit"}
        rng = Random(at)
        while not player.play_once(rng)["outcome"]:
            wait_for(player, bot)
        again = player.get("/api/table/record").text
        assert Record.read(again).entries[:at] == Record.read(text).entries[:at]


def test_a_continued_game_has_the_same_position(client: Client, running: Running) -> None:
    seats = begin(client, DUEL)
    finish(seats, Random(7))
    text = seats["watch"].get("/api/table/record").text
    made = client.post("/api/continue", {"record": text, "at": 40, "hold": ["german"], **AGREED}).json()
    german = client.as_(made["seats"]["german"]["token"])
    replayed = client.post("/api/replay", {"record": text, "as": "german", "at": 40}).json()["positions"][0]
    seen = german.look()
    assert (seen["view"], seen["to-act"], seen["legal"]) == (replayed["view"], replayed["to-act"], replayed["legal"])
    assert (seen["aid"], seen["watching"], seen["clock"]["running"]) == (AGREED["aid"], AGREED["watching"], [])
    assert list(made["invitations"]) == ["soviet"]
    forget_games(running.inside.desk.cache)
    assert german.look() == seen
    client.post("/api/join", {"invitation": made["invitations"]["soviet"]["token"]})
    assert german.look()["clock"]["running"] == seen["to-act"]


def test_invited_player_sees_reused_lines(client: Client) -> None:
    seats = begin(client, DUEL)
    finish(seats, Random(7))
    text = seats["watch"].get("/api/table/record").text
    for at in (0, 40):
        made = client.post("/api/continue", {"record": text, "at": at, "hold": ["german"], "aid": "off"}).json()
        told = client.post("/api/terms", {"invitation": made["invitations"]["soviet"]["token"]}).json()
        assert (told["begun"], told["aid"]) == (at, "off")
        assert told["setup"]["options"]["memory-aid"] == "off", "what was agreed counts, not what the record says"
        german = client.as_(made["seats"]["german"]["token"])
        assert german.look()["setup"] == told["setup"]
        german.say("resign")
        assert "option memory-aid: off" in german.get("/api/table/record").text
    assert "option memory-aid: marks" in text
    assert Terms(begun=40).of_rematch({}, None).begun == 0


def test_unresumable_records_are_refused(client: Client) -> None:
    seats = begin(client, DUEL)
    seats["german"].act("place SN")
    seats["german"].say("resign")
    text = seats["watch"].get("/api/table/record").text
    for body, where in (
        ({"record": text, "at": 2}, "2"),
        ({"record": text, "at": 3}, "3"),
        ({"record": "nonsense", "at": 0}, "line 1"),
        ({"record": text.replace("stalingrad", "chess"), "at": 0}, "chess"),
        ({"record": text.replace("rules: 1", "rules: 99"), "at": 0}, "rules"),
        ({"record": text.replace("place SN", "place XX"), "at": 1}, "line"),
        ({"record": text, "at": 1, "hold": ["nobody"]}, "nobody"),
    ):
        answer = client.post("/api/continue", body)
        assert (answer.status_code, answer.json()["error"]) == (422, "bad-data"), answer.text
        assert where in answer.json()["where"]
    assert client.post("/api/continue", {"record": text, "at": 1}).status_code == 201


# -- replays ------------------------------------------------------------------------------------------


def test_a_replay_shows_a_seats_legal_actions(client: Client) -> None:
    player, _ = alone(client, {**DUEL, "bots": {"soviet": "recruit"}})
    wait_for(player, "soviet")
    player.say("resign")
    text = player.get("/api/table/record").text
    for viewer in ("german", "soviet", "public", "all"):
        for one in client.post("/api/replay", {"record": text, "as": viewer, "at": 0, "count": 50}).json()["positions"]:
            assert bool(one["legal"]) == (viewer in one["to-act"])
    first = client.post("/api/replay", {"record": text, "as": "german", "at": 0}).json()["positions"][0]
    assert set(first["legal"]) == {"place"}
