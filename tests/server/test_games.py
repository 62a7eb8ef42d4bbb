"""Whole games over HTTP, and the requests after them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from fogline.__main__ import main
from fogline.desk.sessions import BYTES
from fogline.kernel.record import Record
from fogline.kernel.setup import Setup
from fogline.table import Table, read_table
from tests.server.serving import DUEL, SKIRMISH, Client, begin, finish, forget_games, lay_out, players

FULL = {"game": "panzer", "scenario": "battle", "options": {"max-turns": 8, "terrain": True, "heavy-tanks": True}}
SCENARIO = """name = "Silence the mortars"
base = "open-front"
mode = "either"
cards = { MO = 2 }
victory = [{ eliminate-all = ["MO"] }]
"""
CUSTOM = {"game": "stalingrad", "scenario": "custom", "options": {"quiet-turn-limit": 6}, "data": SCENARIO}
TEAMS = {**DUEL, "options": {"mode": "advanced", "players": 4, "quiet-turn-limit": 8}}


@pytest.mark.parametrize(
    "setup", [DUEL, SKIRMISH, FULL, CUSTOM, TEAMS], ids=["duel", "skirmish", "full", "custom", "teams"]
)
def test_a_whole_game_between_clients(client: Client, setup: dict[str, Any]) -> None:
    seats = begin(client, setup)
    end = finish(seats, Random(11))
    text = seats["watch"].get("/api/table/record").text
    table = read_table(text)
    outcome = table.outcome()
    assert outcome is not None
    assert end["outcome"] == {
        "winners": [table.seats[seat] for seat in outcome.winners],
        "reasons": list(outcome.reasons),
    }
    for name, player in seats.items():
        told = player.get("/api/table/news").json()["news"]
        seat = None if name == "watch" else table.seats.index(name)
        assert [one["action"] for one in told] == [news.action for news in table.outbox(seat)]  # type: ignore[arg-type]
        assert [one["number"] for one in told] == list(range(1, len(told) + 1))


def test_every_seat_is_named_with_its_side(client: Client) -> None:
    """Wherever seats are named: in the list of games, in an invitation, at the table, and in a replay."""
    sides = {
        "german-units": "german",
        "soviet-units": "soviet",
        "german-snipers": "german",
        "soviet-snipers": "soviet",
    }
    made = client.post("/api/games", TEAMS).json()
    watcher = client.as_(made["watch"]["token"]).look()
    invited = client.post("/api/terms", {"invitation": made["invitations"]["soviet-units"]["token"]}).json()
    record = Record(Setup(TEAMS["game"], TEAMS["scenario"], TEAMS["options"]), watcher["rules"], []).write()
    read = client.post("/api/replay", {"record": record}).json()
    listed = next(one for one in client.get("/api/games").json()["games"] if one["name"] == "stalingrad")["seats"]
    for said in (watcher, invited, read, listed[-1]):
        assert dict(zip(said["seats"], said["sides"])) == sides
    assert watcher["view"]["side"] == "german"


@pytest.mark.parametrize("setup", [DUEL, SKIRMISH], ids=["stalingrad", "panzer"])
def test_a_finished_game_can_be_read_position_by_position(client: Client, setup: dict[str, Any]) -> None:
    seats = begin(client, setup)
    finish(seats, Random(2))
    player = players(seats)[0]
    name = player.look()["seat"]
    text = player.get("/api/table/record").text
    whole = len(Record.read(text).entries)
    for viewer in (name, "public", "all"):
        for at in (0, 3, whole):
            stored = player.get("/api/table/replay", params={"as": viewer, "at": at})
            assert stored.status_code == 200
            assert stored.json()["of"] == whole
            assert [one["at"] for one in stored.json()["positions"]] == [at]
            sent = client.post("/api/replay", {"record": text, "as": viewer, "at": at})
            assert sent.content == stored.content
    several = player.get("/api/table/replay", params={"as": name, "at": whole - 2, "count": 10}).json()["positions"]
    assert [one["at"] for one in several] == [whole - 2, whole - 1, whole]
    assert several[-1]["view"] == player.look()["view"]
    assert several[-1]["outcome"] == player.look()["outcome"]
    assert player.get("/api/table/replay", params={"as": "nobody"}).status_code == 422
    assert player.get("/api/table/replay", params={"at": whole + 1}).status_code == 422


def test_the_terminal_shows_a_resigned_game(client: Client, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seats = begin(client)
    seats["german"].act("place SN")
    seats["german"].say("offer draw")
    seats["soviet"].say("resign")
    file = tmp_path / "game.record"
    file.write_text(seats["german"].get("/api/table/record").text, encoding="utf-8")
    for viewer in ("all", "public", "soviet"):
        assert main(["replay", str(file), "--as", viewer, "--language", "en"]) == 0
        said = capsys.readouterr().out
        assert "German side offers a draw." in said
        assert "Soviet side resigns." in said
        assert "German side won by resignation." in said


def test_nothing_of_a_running_game_can_be_read(client: Client) -> None:
    seats = begin(client)
    lay_out(seats, Random(1))
    for one in seats.values():
        for path in ("/api/table/record", "/api/table/replay"):
            assert (one.get(path).status_code, one.get(path).json()["error"]) == (409, "not-over")
        assert one.post("/api/table/rematch").status_code in (403, 409)


def test_resigning_ends_the_game_for_all(client: Client) -> None:
    seats = begin(client)
    assert seats["german"].say("resign").json()["news"][0]["events"][0]["clause"] == "AMB-30"
    for one in seats.values():
        assert one.look()["outcome"] == {"winners": ["soviet"], "reasons": ["resignation"]}
        assert one.look()["legal"] == {}
    assert seats["soviet"].act("place SN").json()["error"] == "not-your-turn"
    assert "german: resign" in seats["watch"].get("/api/table/record").text


def test_a_draw_is_offered_declined_offered_and_accepted(client: Client) -> None:
    seats = begin(client, SKIRMISH)
    american, german = seats["american"], seats["german"]
    assert american.say("offer draw").status_code == 200
    assert german.look()["offered-by"] == "american"
    assert german.look()["can-say"] == ["resign", "accept draw", "decline draw"]
    assert german.say("decline draw").status_code == 200
    assert american.say("offer draw").json()["error"] == "cannot-say"
    assert german.say("offer draw").status_code == 200
    assert american.say("accept draw").status_code == 200
    assert german.look()["outcome"] == {"winners": [], "reasons": ["agreement"]}


@pytest.mark.parametrize("setup", [DUEL, SKIRMISH, TEAMS, {**TEAMS, "options": {"mode": "advanced", "players": 3}}])
def test_a_rematch_changes_sides(client: Client, setup: dict[str, Any]) -> None:
    seats = begin(client, setup)
    players(seats)[0].say("resign")
    sides = [name.partition("-")[0] for name in seats if name != "watch"]
    games, again = set(), {}
    for name, one in seats.items():
        if name == "watch":
            assert one.post("/api/table/rematch").status_code == 403
            continue
        first, second = one.post("/api/table/rematch"), one.post("/api/table/rematch")
        assert first.content == second.content
        form = first.json()
        games.add(form["game"])
        again[form["seat"]] = client.as_(form["token"])
        side = name.partition("-")[0]
        assert form["seat"].partition("-")[0] == next(other for other in sides if other != side)
        assert client.as_(form["watch"]["token"]).look()["seat"] is None
    assert len(games) == 1
    assert seats["watch"].look()["rematch"] == games.pop()
    assert len(again) == len(players(seats))
    for name, one in again.items():
        assert one.look()["seat"] == name
        assert one.look()["joined"] == list(one.look()["seats"])


def test_an_undone_action_stays_undone_after_a_reload(client: Client, running: Any) -> None:
    seats = begin(client)
    german = seats["german"]
    german.act("place SN", "place EA")
    before = german.look()["sequence"]
    taken = german.post("/api/table/undo", {"sequence": before})
    assert taken.json()["news"][0]["is-undo"]
    assert german.post("/api/table/undo", {"sequence": before}).content == taken.content
    seen = german.get("/api/table").content
    assert seats["soviet"].look()["sequence"] == 0
    forget_games(running.inside.desk.cache)
    assert german.get("/api/table").content == seen
    german.post("/api/table/undo", {"sequence": before + 1})
    assert german.post("/api/table/undo", {"sequence": before + 2}).json()["error"] == "cannot-undo"


def test_games_that_are_not_in_memory_are_read_from_their_rows(client: Client, running: Any) -> None:
    seats = begin(client)
    rng = Random(4)
    lay_out(seats, rng)
    for _ in range(10):
        for one in players(seats):
            one.play_once(rng)
    seen = [one.get("/api/table").content for one in seats.values()]
    told = [one.get("/api/table/news").content for one in seats.values()]
    forget_games(running.inside.desk.cache)
    assert [one.get("/api/table").content for one in seats.values()] == seen
    assert [one.get("/api/table/news").content for one in seats.values()] == told
    finish(seats, rng)


def test_fault_during_action_leaves_nothing_behind(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = begin(client)
    german = seats["german"]
    german.act("place SN")
    seen = german.get("/api/table").content
    plain = Table.act_batch

    def broken(*given: Any) -> Any:
        plain(*given)
        raise RuntimeError("broken")

    with monkeypatch.context() as patched:
        patched.setattr(Table, "act_batch", broken)
        assert german.act("place EA").json()["error"] == "internal"
    assert german.get("/api/table").content == seen
    assert german.act("place EA").status_code == 200


def test_memory_is_bounded(client: Client, running: Any) -> None:
    desk = running.inside.desk
    kept, desk.cache.most = desk.cache.most, 3 * BYTES + 1000
    try:
        games = [begin(client) for _ in range(5)]
        assert 1 <= len(desk.cache.sessions) <= 3
        assert {seats["german"].look()["sequence"] for seats in games} == {0}
        assert 1 <= len(desk.cache.sessions) <= 3
        assert desk.cache.bytes == sum(session.bytes() for session in desk.cache.sessions.values()) <= desk.cache.most
    finally:
        desk.cache.most = kept


def test_inviter_never_learns_the_token(client: Client) -> None:
    form = client.post("/api/games", {**DUEL, "hold": ["soviet"]}).json()
    assert list(form["seats"]) == ["soviet"]
    invitation = form["invitations"]["german"]["token"]
    assert client.as_(invitation).get("/api/table").status_code == 401
    assert client.as_(form["seats"]["soviet"]["token"]).look()["joined"] == ["soviet"]
    first = client.post("/api/join", {"invitation": invitation, "nonce": "mine mine mine mine"})
    assert client.post("/api/join", {"invitation": invitation, "nonce": "mine mine mine mine"}).content == first.content
    assert client.post("/api/join", {"invitation": invitation, "nonce": "other other other"}).json()["error"] == "taken"
    assert client.post("/api/join", {"invitation": invitation}).json()["error"] == "taken"
    token = first.json()["token"]
    assert token != invitation
    assert client.as_(token).look()["seat"] == "german"
    for wrong in (token, form["watch"]["token"], form["seats"]["soviet"]["token"], "x"):
        assert client.post("/api/join", {"invitation": wrong}).json()["error"] == "no-invitation"


def test_one_client_can_hold_every_seat(client: Client) -> None:
    form = client.post("/api/games", {**SKIRMISH, "hold": ["american", "german"]}).json()
    assert form["invitations"] == {}
    assert [client.as_(one["token"]).look()["seat"] for one in form["seats"].values()] == ["american", "german"]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"game": "chess"}, "chess"),
        ({"scenario": "none"}, ""),
        ({"options": {"nothing": 1}}, "nothing"),
        ({"options": {"mode": 3}}, "mode"),
        ({"scenario": "custom", "data": "name = 1"}, ""),
        ({"hold": ["nobody"]}, "nobody"),
    ],
)
def test_a_bad_set_up_is_refused_with_the_place_and_the_reason(client: Client, change: Any, where: str) -> None:
    answer = client.post("/api/games", {**DUEL, **change})
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-data")
    assert where in answer.json()["where"]
    assert answer.json()["why"]
