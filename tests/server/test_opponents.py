"""Computer opponents: with the same limits as everybody, in a process of their own, and never in the way."""

from __future__ import annotations

import sqlite3
import sys
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest

from fogline.desk.questions import Question
from fogline.desk.refusals import Refused
from fogline.desk.terms import Terms
from fogline.desk.times import left, milliseconds
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.server.games.desk import Desk
from fogline.server.games.opponents import Aids, Opponents
from fogline.server.storage.storage import Storage
from fogline.table import read_table
from tests.server.serving import DUEL, SKIRMISH, WIDE, Client, Running, finish, forget_games, serving

AGAINST_SOVIETS = {**DUEL, "bots": {"soviet": "recruit"}}
AGAINST_GERMANS = {**SKIRMISH, "bots": {"german": "regular"}}
TEAMS = {**DUEL, "options": {"mode": "advanced", "players": 4, "quiet-turn-limit": 6}}
SECONDS = 20.0


def alone(client: Client, setup: dict[str, Any]) -> tuple[Client, dict[str, Any]]:
    """A game against the computer: its player, and the answer to the request."""
    made = client.post("/api/games", setup)
    assert made.status_code == 201, made.text
    form = made.json()
    (held,) = form["seats"].values()
    return client.as_(held["token"]), form


def wait_for(client: Client, *seats: str) -> dict[str, Any]:
    """The table once none of these seats is to act any more."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        seen = client.look()
        if not set(seats) & set(seen["to-act"]):
            return seen
        time.sleep(0.01)
    raise AssertionError(f"{seats} did not act")


@pytest.mark.parametrize("setup", [AGAINST_SOVIETS, AGAINST_GERMANS], ids=["stalingrad", "panzer"])
def test_a_whole_game_alone_against_the_computer(client: Client, setup: dict[str, Any]) -> None:
    player, form = alone(client, setup)
    (bot,) = setup["bots"]
    assert form["invitations"] == {}
    seen = player.look()
    assert (seen["bots"], seen["joined"]) == (setup["bots"], [seen["seat"]])
    rng = Random(5)
    while not player.play_once(rng)["outcome"]:
        wait_for(player, bot)
    table = read_table(player.get("/api/table/record").text)
    assert table.outcome() is not None
    assert sum(line.seat == table.seats.index(bot) for line in table.history()) > 10


def test_bot_sets_up_before_anyone_acts(client: Client) -> None:
    player, _ = alone(client, AGAINST_SOVIETS)
    seen = wait_for(player, "soviet")
    assert seen["to-act"] == ["german"]
    assert seen["view"]["sides"]["soviet"]["ready"]
    assert set(seen["view"]["cells"].values()) == {"..."}


def test_the_first_seat_that_no_bot_plays_is_held(client: Client) -> None:
    player, form = alone(client, {**DUEL, "bots": {"german": "recruit"}})
    assert list(form["seats"]) == ["soviet"]
    assert wait_for(player, "german")["seat"] == "soviet"


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"bots": {"german": "recruit", "soviet": "recruit"}}, "somebody has to play"),
        ({"bots": {"nobody": "recruit"}}, "no such seat"),
        ({"bots": {"german": "recruit"}, "hold": ["german"]}, "the computer plays this seat"),
    ],
)
def test_impossible_bots_are_refused(client: Client, change: dict[str, Any], where: str) -> None:
    answer = client.post("/api/games", {**DUEL, **change})
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-data")
    assert where in answer.json()["why"]
    assert client.post("/api/games", {**DUEL, "bots": {"german": "general"}}).json()["error"] == "invalid"


def test_a_bot_declines_a_draw_immediately(client: Client) -> None:
    player, _ = alone(client, AGAINST_SOVIETS)
    wait_for(player, "soviet")
    assert player.say("offer draw").status_code == 200
    said = player.get("/api/table/news").json()["news"]
    assert [event["event"] for news in said[-2:] for event in news["events"]] == ["draw-offered", "draw-declined"]
    assert player.look()["offered-by"] is None


def test_a_bot_leaves_a_draw_to_its_partner(client: Client) -> None:
    form = client.post("/api/games", {**TEAMS, "bots": {"soviet-snipers": "recruit"}, "hold": []}).json()
    tokens = {
        name: client.post("/api/join", {"invitation": one["token"]}).json()["token"]
        for name, one in form["invitations"].items()
    }
    assert "soviet-snipers" not in tokens
    client.as_(tokens["german-units"]).say("offer draw")
    partner = client.as_(tokens["soviet-units"])
    assert partner.look()["offered-by"] == "german-units"
    assert partner.say("accept draw").status_code == 200
    assert partner.look()["outcome"] == {"winners": [], "reasons": ["agreement"]}


def test_bots_play_with_people_in_teams(client: Client) -> None:
    bots = dict.fromkeys(("german-snipers", "soviet-units", "soviet-snipers"), "recruit")
    player, _ = alone(client, {**TEAMS, "bots": bots})
    rng = Random(3)
    while not player.play_once(rng)["outcome"]:
        wait_for(player, *bots)


def test_a_players_action_can_be_undone_after_a_bots_secret_action(client: Client) -> None:
    player, _ = alone(client, AGAINST_SOVIETS)
    player.act("place SN")
    wait_for(player, "soviet")
    number = player.look()["sequence"]
    assert player.post("/api/table/undo", {"sequence": number}).status_code == 200
    assert player.look()["view"]["cells"]["G1a"] == "..."


def test_a_rematch_has_the_same_bots_on_the_other_side(client: Client) -> None:
    agreed = {"clock": {"start": 600, "bonus": 10, "most": None}, "aid": "off", "watching": {"kind": "public"}}
    player, _ = alone(client, {**AGAINST_SOVIETS, **agreed})
    player.say("resign")
    again = player.post("/api/table/rematch").json()
    assert again["seat"] == "soviet"
    follower = client.as_(again["token"])
    seen = wait_for(follower, "german")
    assert seen["bots"] == {"german": "recruit"}
    assert seen["joined"] == ["soviet"]
    assert (seen["aid"], seen["watching"]) == (agreed["aid"], agreed["watching"])
    assert seen["clock"]["running"] == ["soviet"]


def test_a_bot_that_has_acted_too_often_resigns(
    client: Client, running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fogline.desk.desk.MAX_LINES", 5)
    player, _ = alone(client, AGAINST_SOVIETS)
    assert wait_for(player, "soviet")["outcome"] == {"winners": ["german"], "reasons": ["resignation"]}


# -- what can go wrong ------------------------------------------------------------------------------


@pytest.mark.parametrize("is_rematch", [False, True], ids=["first", "rematch"])
def test_a_restarted_server_resumes_its_bots(tmp_path: Path, *, is_rematch: bool) -> None:
    bot = "soviet"
    with serving(tmp_path) as running:
        running.inside._background.expect = lambda *_: None  # no bot is thinking
        player, form = alone(running.client(), AGAINST_SOVIETS)
        if is_rematch:
            player.say("resign")
            form, bot = player.post("/api/table/rematch").json(), "german"
            player = player.as_(form["token"])
        assert bot in player.look()["to-act"]
    with serving(tmp_path) as running:
        desk = running.inside.desk
        end = time.monotonic() + SECONDS
        while form["game"] not in desk.cache.sessions and time.monotonic() < end:
            time.sleep(0.01)  # nobody has asked, and yet it continues
        assert form["game"] in desk.cache.sessions
        wait_for(running.client(player.token), bot)


def test_abandoned_game_continues_when_looked_at(client: Client, running: Running) -> None:
    server = running.inside
    kept, server._background.expect = server._background.expect, lambda *_: None
    player, _ = alone(client, AGAINST_SOVIETS)
    assert "soviet" in player.look()["to-act"]
    server._background.expect = kept
    forget_games(server.desk.cache)
    wait_for(player, "soviet")


def test_bots_that_fail_play_on_at_random(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path) as running:
        server = running.inside
        command = (sys.executable, "-c", "raise SystemExit(1)")
        server.opponents = server._background._opponents = Opponents(1, command)
        server.aids = Aids(command)
        player, _ = alone(running.client(), {**AGAINST_SOVIETS, "options": {"mode": "advanced"}, "aid": "shown"})
        wait_for(player, "soviet")
        answer = player.get("/api/table/aid")
        assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")
    assert "has failed" in caplog.text
    assert player.token not in caplog.text


def test_only_the_fault_type_of_a_process_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """Its message can name cards. Its output when it crashes is for the operator of the server."""
    script = """import json, sys
print('no such module', file=sys.stderr)
for line in sys.stdin:
    kind = "IllegalAction" if "aid" in json.loads(line) else "gSN"
    print(json.dumps({"error": "gSN on G1a", "kind": kind}), flush=True)
"""
    with serving(tmp_path) as running:
        server = running.inside
        command = (sys.executable, "-c", script)
        server.opponents = server._background._opponents = Opponents(1, command)
        server.aids = Aids(command)
        player, _ = alone(running.client(), AGAINST_SOVIETS)
        wait_for(player, "soviet")
        assert player.get("/api/table/aid").status_code == 503
    assert "a bot or analysis process has failed: RequestFailed\n" in caplog.text
    assert "a bot or analysis process has failed: RequestFailed (IllegalAction)" in caplog.text
    assert "gSN" not in caplog.text
    assert "no such module" in capfd.readouterr().err


def test_a_bot_continues_when_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("fogline.desk.background.ROUND_SECONDS", 0.2)
    with serving(tmp_path) as running:
        desk = running.inside.desk
        plain, asked = desk.question, 0

        def away(game: str, seat: Any) -> Any:
            nonlocal asked
            asked += 1
            if asked <= 3:
                raise Refused(503, "unavailable", "the database cannot be reached; try again")
            return plain(game, seat)

        monkeypatch.setattr(desk, "question", away)
        player, _ = alone(running.client(), AGAINST_SOVIETS)
        wait_for(player, "soviet")
        assert asked > 3
    assert "will be tried again" in caplog.text
    assert "cannot be resumed" not in caplog.text


def test_an_abandoned_game_is_scheduled_again_after_the_next_action(tmp_path: Path) -> None:
    """Even if it has stayed in memory meanwhile."""
    storage = Storage(f"sqlite:///{tmp_path / 'games.sqlite'}")
    desk = Desk(storage)
    setup = Setup("stalingrad", "quick-duel", {"mode": "advanced"}, "")
    form = desk.create(setup, None, Terms({"soviet": "recruit"}))
    due = storage.standing(form["game"]).due
    assert due is not None
    desk.leave_alone(form["game"])
    assert storage.due(10**15) == []
    desk.act(desk.key(form["seats"]["german"]["token"]), ["place SN"], 0)
    assert [game for game, _ in storage.due(10**15)] == [form["game"]]
    storage.close()


def test_a_bot_takes_the_same_time_for_whatever_others_notice(tmp_path: Path) -> None:
    """For a whole set-up as well as for a single forced choice, whoever else is to act."""
    asked: list[int] = []

    async def choose(question: Question, *, is_plan: bool) -> list[str]:
        asked.append(milliseconds())
        return [question.rules.write(question.choices[0])]

    with serving(tmp_path, replace(WIDE, bot_pause=(1, 1))) as running:
        server = running.inside
        server.opponents.choose = choose
        player, form = alone(running.client(), AGAINST_SOVIETS)
        assert wait_for(player, "soviet")["view"]["sides"]["soviet"]["ready"]
        rows = server.desk.cache.sessions[form["game"]].rows
        laid = len(rows)
        assert laid == 13
        assert 995 <= rows[-1].at - asked[0] < 1900, "one pause for all of it"
        rng = Random(5)
        while sum(row.seat == 1 for row in rows[laid:]) < 4:
            assert not player.play_once(rng)["outcome"]
    acted = [row.at - rows[number].at for number, row in enumerate(rows[laid:], laid - 1) if row.seat == 1]
    assert min(acted) >= 995
    assert median(acted) < 1900, "a busy machine may delay one of them"


def test_thinking_that_takes_long_ends_on_the_beat() -> None:
    """The first whole multiple of the drawn delay."""
    assert [round(left(10.0, 0.5, now), 6) for now in (10.0, 10.2, 10.5, 10.6, 11.3)] == [0.5, 0.3, 0.0, 0.4, 0.2]
    assert left(10.0, 0.0, 11.0) == 0


def test_a_game_under_other_rules_is_left_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path) as running:
        running.inside._background.expect = lambda *_: None
        player, form = alone(running.client(), AGAINST_SOVIETS)
    with sqlite3.connect(tmp_path / "games.sqlite") as plain:
        plain.execute("UPDATE games SET rules = 99")
    plain.close()
    with serving(tmp_path) as running:
        end = time.monotonic() + SECONDS
        while "cannot be resumed" not in caplog.text and time.monotonic() < end:
            time.sleep(0.01)
        assert running.client(player.token).get("/api/table").json()["error"] == "rules"
    assert form["game"] in caplog.text
    with sqlite3.connect(tmp_path / "games.sqlite") as plain:
        assert plain.execute("SELECT due FROM games").fetchall() == [(None,)]
    plain.close()


def test_many_games_are_played_in_parallel(client: Client) -> None:
    games = [alone(client, AGAINST_SOVIETS)[0] for _ in range(12)]
    for player in games:
        assert wait_for(player, "soviet")["to-act"] == ["german"]
    finish({"german": games[0]}, Random(8))


def test_an_ace_plays_where_the_title_has_one(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    setup: dict[str, Any] = {**DUEL, "bots": {"soviet": "ace"}}
    listed = {one["name"]: one["levels"] for one in client.get("/api/games").json()["games"]}
    assert listed[setup["game"]] == ["recruit", "regular", "veteran", "ace"]
    player, _ = alone(client, setup)
    rng = Random(6)
    for _ in range(8):
        if wait_for(player, "soviet")["outcome"]:
            break
        player.play_once(rng)
    assert "has failed" not in caplog.text
    monkeypatch.setattr(type(title_of(setup["game"])), "ace", lambda self: None)
    listed = {one["name"]: one["levels"] for one in client.get("/api/games").json()["games"]}
    assert listed[setup["game"]] == ["recruit", "regular", "veteran"]
    refused = client.post("/api/games", setup)
    assert (refused.status_code, refused.json()["error"]) == (422, "bad-data")
    assert "'ace' is not one of recruit, regular, veteran" in refused.json()["text"]
