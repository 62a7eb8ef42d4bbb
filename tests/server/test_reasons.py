"""Where this was agreed at a training table, the computer explains its moves: from what its seat knew before them, and
with the same table that the record of the game gives later."""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fogline.kernel.game import Seat
from fogline.table import read_table
from tests.analysis.test_review import played, twins
from tests.cli.terminal import Terminal, terminal
from tests.server.serving import DUEL, SKIRMISH, Client, Running, forget_games, numbered
from tests.server.test_opponents import alone, wait_for
from tests.server.test_training import TRAINING, at_the_front, take_back

__all__ = ["terminal"]
EXPLAINED = {**TRAINING, "reasons": True}
SQUADS = {**SKIRMISH, "bots": {"german": "recruit"}, "training": True, "reasons": True}
MEETING = {
    "game": "spearpoint", "scenario": "meeting-engagement", "bots": {"german": "recruit"}, "training": True,
    "reasons": True,
}  # fmt: skip
OTHERS = ["/api/table", "/api/table/news", "/api/table/aid", "/api/table/hint?step=3", "/api/table/judgement"]
OTHERS += ["/api/table/record", "/api/table/reasons?at=3", "/api/table/ratings"]


@pytest.fixture
def quiet(running: Running, monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server on which the computer does not move on its own."""
    monkeypatch.setattr("fogline.desk.desk.new_seed", lambda: "5" * 64)
    monkeypatch.setattr(running.inside._background, "expect", lambda *_: None)
    return running


def why(player: Client, at: int | None = None) -> dict[str, Any]:
    got = player.get("/api/table/why" + ("" if at is None else f"?at={at}"))
    assert got.status_code == 200, got.text
    found: dict[str, Any] = got.json()
    return found


def refused(player: Client, at: int | None = None) -> tuple[int, str]:
    got = player.get("/api/table/why" + ("" if at is None else f"?at={at}"))
    return got.status_code, got.json()["error"]


# -- the agreement -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"training": False}, "training"),
        ({"bots": {}, "hold": ["german", "soviet"]}, "computer"),
        ({"training": False, "rated": True, "clock": {"start": 60}}, "training"),
        ({"bots": {}, "training": False}, "training"),
    ],
)
def test_reasons_need_a_training_game_against_the_computer(client: Client, change: dict[str, Any], word: str) -> None:
    made = client.post("/api/games", {**EXPLAINED, **change})
    assert (made.status_code, made.json()["error"]) == (422, "bad-data"), made.text
    assert word in made.json()["why"]


def test_everybody_sees_whether_it_was_agreed_and_a_rematch_keeps_it(client: Client) -> None:
    player, form = alone(client, EXPLAINED)
    watcher = client.as_(form["watch"]["token"])
    assert player.look()["reasons"] is watcher.look()["reasons"] is True
    assert alone(client, TRAINING)[0].look()["reasons"] is False
    player.say("resign")
    again = player.post("/api/table/rematch").json()
    assert client.as_(again["token"]).look()["reasons"] is True


def test_elsewhere_and_to_watchers_nothing_is_explained(client: Client) -> None:
    for setup in (TRAINING, {**TRAINING, "training": False}, {**DUEL, "hold": ["german", "soviet"], "training": True}):
        made = client.post("/api/games", setup).json()
        player = client.as_(made["seats"]["german"]["token"])
        assert refused(player) == refused(player, 3) == (409, "not-agreed")
        assert refused(client.as_(made["watch"]["token"])) == (403, "watching")
    made = client.post("/api/games", EXPLAINED).json()
    assert refused(client.as_(made["watch"]["token"])) == (403, "watching")
    assert client.get("/api/table/why").status_code == 401


# -- what is told ------------------------------------------------------------------------------------------


def play_on(player: Client, bot: str, turns: int, rng: Random) -> dict[int, dict[str, Any]]:
    """Play some turns at random, and keep the reasons for every move of the computer that can be explained."""
    kept: dict[int, dict[str, Any]] = {}
    for _ in range(turns):
        seen = wait_for(player, bot)
        if seen["outcome"]:
            break
        for one in why(player)["moves"] if refused_or_none(player) is None else []:
            if one["at"] not in kept:
                kept[one["at"]] = why(player, one["at"])
        player.play_once(rng)
    return kept


def own_turn(player: Client) -> None:
    """Play a turn of the German side, and let the computer answer."""
    while player.look()["to-act"] == ["german"]:
        player.play_once(Random(3))
    wait_for(player, "soviet")


def refused_or_none(player: Client) -> str | None:
    got = player.get("/api/table/why")
    return None if got.status_code == 200 else str(got.json()["error"])


@pytest.mark.parametrize(
    ("setup", "bot", "turns"),
    [
        (EXPLAINED, "soviet", 30),
        ({**EXPLAINED, "bots": {"soviet": "ace"}}, "soviet", 30),
        (SQUADS, "german", 16),
        (MEETING, "german", 14),
    ],
    ids=["stalingrad", "stalingrad, an ace", "panzer", "spearpoint"],
)
def test_the_record_gives_the_same_table_later(
    client: Client, terminal: Terminal, tmp_path: Path, setup: dict[str, Any], bot: str, turns: int
) -> None:
    player, _ = alone(client, setup)
    kept = play_on(player, bot, turns, Random(4))
    if not wait_for(player, bot)["outcome"]:
        assert player.say("resign").status_code == 200
    record = player.get("/api/table/record").text
    file = tmp_path / "game.record"
    file.write_text(record, encoding="utf-8")
    lines = read_table(record).record().entries
    compared = [found for found in kept.values() if found["compared"]]
    assert len(compared) >= 3, "moves were explained while the game was going on"
    for found in compared[-4:]:
        at, told = found["at"], {key: value for key, value in found.items() if key not in ("sequence", "moves", "view")}
        assert (lines[at].seat, lines[at].action) == (bot, found["played"])
        assert found["played"] in [one["action"] for one in found["compared"]]
        assert found["level"] == setup["bots"][bot]
        given = {"at": at, "level": found["level"], "seed": found["seed"], "worlds": found["worlds"]}
        assert client.post("/api/reasons", {"record": record, **given}).json() == told
        words = found["command"].split()[1:]
        words[words.index("game.record")] = os.fspath(file)
        again = json.loads(terminal.run(*words, "--json").out)
        assert again == {key: value for key, value in told.items() if key != "command"}
    assert why(player, compared[-1]["at"])["compared"] == compared[-1]["compared"], "also when the game is over"


def test_the_latest_move_is_explained_if_none_is_named(client: Client) -> None:
    player = at_the_front(client, EXPLAINED)
    own_turn(player)
    found = why(player)
    assert found["sequence"] == player.look()["sequence"]
    assert [one["at"] for one in found["moves"]] == sorted((one["at"] for one in found["moves"]), reverse=True)
    assert found["at"] in [one["at"] for one in found["moves"][:4]]
    assert found == why(player, found["at"])
    spoken = [one["spoke-for"] for one in found["compared"]]
    assert all(0 <= one <= found["worlds"] for one in spoken)


def test_only_moves_of_the_computer_are_explained(client: Client) -> None:
    player = at_the_front(client, EXPLAINED)
    own_turn(player)
    explained = {one["at"] for one in why(player)["moves"]}
    others = [at for at in range(max(explained) + 40) if at not in explained]
    answers = {player.get(f"/api/table/why?at={at}").content for at in others}
    assert len(answers) == 1, "own lines, and those to come: one refusal"
    assert json.loads(answers.pop())["error"] == "no-reasons"
    player.say("resign")
    entries = read_table(player.get("/api/table/record").text).record().entries
    assert explained <= {at for at, entry in enumerate(entries) if entry.seat == "soviet"}
    for text in ("-1", "x", "1e9"):
        assert player.get(f"/api/table/why?at={text}").status_code == 422


@pytest.mark.parametrize("title", range(3), ids=["stalingrad", "panzer", "spearpoint"])
def test_a_set_up_is_never_explained(quiet: Running, title: int) -> None:
    """It would reveal all hidden cards at once."""
    seat, (record, _) = twin_records(title)
    table = read_table(record)
    player, _ = continued(quiet, record, table.seats[1 - seat], table.seats[seat])
    verbs = ("place", "take", "deploy", "pick", "hold")
    lines = [at for at, line in enumerate(table.history()) if line.seat == 1 - seat]
    laid = [at for at in lines[:30] if table.write(table.history()[at].action).split()[0] in verbs and at < 60]
    assert len(laid) >= 2
    assert {refused(player, at) for at in laid[:12]} == {(409, "no-reasons")}


def test_simultaneous_choices_stay_secret_until_both_are_made(quiet: Running) -> None:
    """A secret plan of Spearpoint 1943, which the computer has locked: blue has committed (43) and is done (45)."""
    record = Path("tests/records/v1/spearpoint-brawl-options.record").read_text(encoding="utf-8")
    terms = {"hold": ["red"], "bots": {"blue": "regular"}, "training": True, "reasons": True}
    made = quiet.client().post("/api/continue", {"record": record, "at": 48, **terms})
    assert made.status_code == 201, made.text
    player = quiet.client(made.json()["seats"]["red"]["token"])
    assert player.look()["to-act"] == ["red"]
    assert {refused(player, at) for at in (None, 43, 45, 60)} == {(409, "no-reasons")}
    assert player.act("done").status_code == 200
    assert (why(player, 43)["played"], why(player)["moves"][-1]["at"]) == ("commit blue-kite", 43)


def test_reasons_go_with_the_lines_that_are_taken_back(client: Client, running: Running) -> None:
    player = at_the_front(client, EXPLAINED)
    own_turn(player)
    before = why(player)["moves"]
    own_turn(player)
    found = why(player)
    gone = [one["at"] for one in found["moves"] if one not in before]
    assert gone
    assert found["at"] in gone
    while any(one in why(player)["moves"] for one in found["moves"] if one not in before):
        assert take_back(player).status_code == 200
    running.inside.advisor._kept.clear()
    assert why(player)["moves"] == before
    assert {refused(player, at) for at in gone} == {(409, "no-reasons")}
    forget_games(running.inside.desk.cache)
    assert why(player)["moves"] == before, "also when the game is read again"


# -- the fog -----------------------------------------------------------------------------------------------


SPEARPOINT = 2
"""Its twins differ in a set-up that shows in no later reason."""


@cache
def twin_records(title: int) -> tuple[Seat, tuple[str, str]]:
    """A seat, and two records that it cannot tell apart."""
    text = played(title)
    return next((seat, pair) for seat in (Seat(0), Seat(1)) if (pair := twins(text, seat)) is not None)


def continued(running: Running, record: str, bot: str, person: str) -> tuple[Client, str]:
    """The game of a record, up to its final resignation, with a *bot* that explains its moves."""
    at = len(read_table(record).history()) - 1
    wanted = {"record": record, "at": at, "hold": [person], "bots": {bot: "regular"}, "training": True, "reasons": True}
    made = running.client().post("/api/continue", wanted)
    assert made.status_code == 201, made.text
    return running.client(made.json()["seats"][person]["token"]), made.json()["game"]


@pytest.mark.parametrize("title", range(3), ids=["stalingrad", "panzer", "spearpoint"])
def test_the_computer_does_not_peek(quiet: Running, title: int) -> None:
    """Two games that the *bot* cannot tell apart, since only hidden cards of the person differ: its reasons are the
    same, byte for byte."""
    seat, pair = twin_records(title)
    seats = read_table(pair[0]).seats
    told: list[list[bytes]] = []
    for record in pair:
        player, _ = continued(quiet, record, seats[seat], seats[1 - seat])
        quiet.inside.advisor._kept.clear()
        moves = [one["at"] for one in why(player)["moves"]]
        some = moves[:: max(1, len(moves) // 8)]
        told.append([without_own(player.get(f"/api/table/why?at={at}").content) for at in some])
    assert told[0] == told[1]
    assert sum(b'"win-chance":' in one for one in told[0]) >= 2
    assert pair[0] != pair[1]


def without_own(answer: bytes) -> bytes:
    """Without the asking person's own knowledge: the news number, and the view."""
    found = re.sub(rb'^\{"sequence":\d+,', b"{", answer)
    return found[: found.index(b',"view":{')]


@pytest.mark.parametrize("title", range(3), ids=["stalingrad", "panzer", "spearpoint"])
def test_only_the_reasons_reveal_hidden_cards_of_the_computer(quiet: Running, title: int) -> None:
    """Two games that the *person* cannot tell apart, at tables where the computer explains its moves: every other
    answer is the same, byte for byte; the reasons differ, as was agreed."""
    seat, pair = twin_records(title)
    seats = read_table(pair[0]).seats
    others: list[list[bytes]] = []
    reasons: list[list[bytes]] = []
    for record in pair:
        player, game = continued(quiet, record, seats[1 - seat], seats[seat])
        bots = [at for at, line in enumerate(read_table(record).history()) if line.seat == 1 - seat]
        got = [player.get(f"/api/table/why?at={at}") for at in bots[:40]]
        reasons.append([one.content for one in got])
        assert sum(one.status_code == 200 for one in got) >= 3
        quiet.inside.advisor._kept.clear()
        answers = [player.get(path).content for path in OTHERS]
        answers.append(player.act("nonsense", sequence=0).content)
        others.append(numbered(answer.replace(game.encode(), b"GAME") for answer in answers))
    assert others[0] == others[1]
    assert reasons[0] != reasons[1] or title == SPEARPOINT
