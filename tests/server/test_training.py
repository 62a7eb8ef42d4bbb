"""Training tables over HTTP: actions against the computer can be taken back after they revealed something, without the
computer ever knowing."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from fogline.desk.keeping import Row, Stored
from fogline.desk.sessions import record_of
from fogline.desk.terms import Terms
from fogline.kernel.record import Record
from fogline.kernel.setup import Setup
from fogline.table import read_table
from tests.cli.terminal import F1_GERMAN
from tests.server.serving import DUEL, SKIRMISH, Client, Running, begin, finish, forget_games, lay_out
from tests.server.test_opponents import alone, wait_for

TRAINING = {**DUEL, "bots": {"soviet": "recruit"}, "training": True}
FRONT = [f"place {kind}" for kind in F1_GERMAN.split()]


def take_back(player: Client) -> Any:
    return player.post("/api/table/undo", {"sequence": player.look()["sequence"]})


def at_the_front(client: Client, setup: dict[str, Any] = TRAINING) -> Client:
    player, _ = alone(client, setup)
    assert player.act(*FRONT, "done").status_code == 200
    wait_for(player, "soviet")
    return player


def test_undoing_a_reveal_also_undoes_the_computers_reply(client: Client, running: Running) -> None:
    player = at_the_front(client)
    before = player.look()
    assert before["training"] is True
    player.act("search S2b")
    while player.look()["to-act"] == ["german"]:
        player.play_once(Random(1))
    after = wait_for(player, "soviet")
    table = running.inside.desk.cache.sessions[before["game"]].table
    while player.look()["view"] != before["view"]:
        answer = take_back(player)
        assert answer.status_code == 200, answer.text
        assert answer.json()["news"][-1]["is-undo"] is True
    again = player.look()
    assert {**again, "sequence": 0} == {**before, "sequence": 0}
    assert again["sequence"] > after["sequence"]
    desk = running.inside.desk
    forget_games(running.inside.desk.cache)
    assert player.look() == again, "it is the same when it is read again"
    assert desk.cache.sessions[before["game"]].table.record() == table.record()


def test_after_undo_the_computer_gets_the_same_question(running: Running, client: Client) -> None:
    """Two games with the same lines, in one of which a SEARCH was taken back: the bot receives the same, byte for
    byte."""
    desk = running.inside.desk
    text = finished(client)
    entries = enumerate(Record.read(text).entries)
    at = next(number for number, entry in entries if number > 30 and entry.seat == "german")
    wanted = {"record": text, "at": at, "hold": ["german"], "bots": {"soviet": "recruit"}, "training": True}
    asked = []
    for is_tried in (False, True):
        made = client.post("/api/continue", wanted)
        assert made.status_code == 201, made.text
        game = made.json()["game"]
        player = client.as_(made.json()["seats"]["german"]["token"])
        if is_tried:
            player.act(next(iter(player.look()["legal"]["search"])))
            assert take_back(player).status_code == 200
        session = desk.cache.bring(game)
        bot = next(iter(session.bots))
        asked.append((session.table.view(bot), list(session.table.legal(bot)), session.table.to_act()))
    assert asked[0] == asked[1]


def finished(client: Client) -> str:
    seats = begin(client, DUEL)
    finish(seats, Random(7))
    return seats["watch"].get("/api/table/record").text


def test_the_record_says_that_it_was_training_and_lists_undone_actions(client: Client) -> None:
    player = at_the_front(client)
    player.act("search S2b")
    take_back(player)
    player.act("search S1a")
    player.say("resign")
    text = player.get("/api/table/record").text
    assert "\ntraining: true\nseed: " in text
    played = "#played german: search S2b\n#played german: take back\n"
    assert f"# taken back: german: search S2b\n{played}german: search S1a\n" in text
    assert read_table(text).record().write() == replace(Record.read(text), proof=None).write()
    assert take_back(player).json()["error"] == "cannot-undo"


def test_without_training_a_reveal_stays_revealed(client: Client) -> None:
    player = at_the_front(client, {**TRAINING, "training": False})
    player.act("search S2b")
    seen = player.look()
    assert take_back(player).json()["error"] == "cannot-undo"
    assert player.look() == seen


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"bots": {}}, "only for games against the computer"),
        ({"bots": {}, "hold": ["german"]}, "only for games against the computer"),
        ({"bots": {"soviet": "recruit"}, "hold": []}, "only for games against the computer"),
        ({"bots": {"soviet": "recruit"}, "watching": {"kind": "delayed", "turns": 1}}, "delayed watchers"),
    ],
)
def test_nobody_else_is_drawn_into_training(client: Client, change: dict[str, Any], why: str) -> None:
    answer = client.post("/api/games", {**DUEL, "training": True, **change})
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-data")
    assert why in answer.json()["why"]


def test_sole_holder_takes_back_for_every_seat(client: Client) -> None:
    form = client.post("/api/games", {**SKIRMISH, "training": True, "hold": ["american", "german"]}).json()
    seats = {name: client.as_(one["token"]) for name, one in form["seats"].items()}
    lay_out(seats, Random(2))
    actor = next(one for one in seats.values() if one.look()["seat"] in one.look()["to-act"])
    before = {name: one.look()["view"] for name, one in seats.items()}
    actor.play_once(Random(2))
    watch = client.as_(form["watch"]["token"])
    assert take_back(actor).status_code == 200
    assert {name: one.look()["view"] for name, one in seats.items()} == before
    for one in (*seats.values(), watch):
        assert one.get("/api/table/news").json()["news"][-1]["is-undo"] is True


def test_a_record_is_cut_without_the_rules() -> None:
    """For a game under older rules, only its rows exist."""
    rows = [Row(0, "place SN", 5), Row(1, "place EA", 6), Row(0, "place MG", 7), Row(-1, "die 1", 8)]
    stored = Stored(Setup("stalingrad", "quick-duel"), 0, 1, Terms(training=True).text(), 2)
    record = record_of(stored, [*rows, Row(1, "resign", 9), Row(0, "take back", 10), Row(0, "place OF", 11)])
    assert record.training
    assert [entry.action for entry in record.entries] == ["place SN", "place EA", "place OF"]


def test_a_rematch_of_a_training_game_is_training(client: Client) -> None:
    player = at_the_front(client)
    player.say("resign")
    again = client.as_(player.post("/api/table/rematch").json()["token"])
    assert again.look()["training"] is True


def test_a_rematch_brings_nobody_new_to_a_training_table(client: Client) -> None:
    seats = begin(client, {**DUEL, "hold": ["german", "soviet"], "training": True})
    seats["german"].say("resign")
    given = seats["german"].post("/api/table/rematch", {}).json()
    assert given["invitations"] == {}
    assert client.as_(given["token"]).look()["training"] is True
    assert seats["soviet"].post("/api/table/rematch", {}).json()["game"] == given["game"]
