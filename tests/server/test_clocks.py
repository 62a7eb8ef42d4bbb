"""Clocks over HTTP: when time runs, what it shows, and what happens on timeout."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fogline.desk.times import milliseconds
from fogline.table import read_table
from tests.server.serving import (
    DUEL,
    SKIRMISH,
    Client,
    Running,
    begin,
    events_in,
    forget_games,
    lay_out,
    numbered,
    players,
    serving,
)
from tests.server.test_opponents import alone, wait_for

LIVE = {**DUEL, "clock": {"start": 600, "bonus": 10, "most": None}}
DAYS = {**DUEL, "clock": {"start": 259200, "bonus": 259200, "most": 259200}}
PLACED = ["SN", "EA", "IN", "MG", "MO", "OF", "EA", "SN", "EA", "DE", "SC", "EA"]


@pytest.fixture
def passes(running: Running) -> Iterator[Callable[[float], None]]:
    """Time stands still, and passes on demand."""
    desk = running.inside.desk
    now = milliseconds()
    desk.cache.now = lambda: now

    def passes(seconds: float) -> None:
        nonlocal now
        now += round(seconds * 1000)

    yield passes
    desk.cache.now = milliseconds


def test_clocks_start_when_everybody_has_joined(client: Client, passes: Callable[[float], None]) -> None:
    form = client.post("/api/games", LIVE).json()
    german = client.as_(form["seats"]["german"]["token"])
    german.act("place SN")
    passes(1000)
    assert german.look()["clock"] == {
        "start": 600,
        "bonus": 10,
        "most": None,
        "left": {"german": 600.0, "soviet": 600.0},
        "running": [],
    }
    client.post("/api/join", {"invitation": form["invitations"]["soviet"]["token"]})
    passes(30)
    seen = german.look()["clock"]
    assert seen["left"] == {"german": 570.0, "soviet": 570.0}
    assert seen["running"] == ["german", "soviet"]


def test_a_turn_ends_with_a_bonus(client: Client, passes: Callable[[float], None]) -> None:
    seats = begin(client, LIVE)
    passes(100)
    seats["german"].act(*[f"place {kind}" for kind in PLACED], "done")
    passes(5)
    for one in seats.values():
        assert one.look()["clock"]["left"] == pytest.approx({"german": 510.0, "soviet": 495.0}, abs=0.005)
        assert one.look()["clock"]["running"] == ["soviet"]


def test_days_are_granted_again_every_turn(client: Client, passes: Callable[[float], None]) -> None:
    seats = begin(client, DAYS)
    passes(200_000)
    seats["german"].act(*[f"place {kind}" for kind in PLACED], "done")
    assert seats["german"].look()["clock"]["left"] == pytest.approx({"german": 259200.0, "soviet": 59200.0}, abs=0.005)


def test_timeout_loses(client: Client, running: Running, passes: Callable[[float], None]) -> None:
    seats = begin(client, LIVE)
    seats["german"].act(*[f"place {kind}" for kind in PLACED], "done")
    passes(599.99)
    assert seats["german"].look()["outcome"] is None
    passes(0.02)
    refused = seats["soviet"].act("place SN", sequence=0)
    assert refused.json()["error"] == "not-your-turn"
    for one in seats.values():
        seen = one.look()
        assert seen["outcome"] == {"winners": ["german"], "reasons": ["time"]}
        assert (seen["clock"]["left"]["soviet"], seen["clock"]["running"]) == (0.0, [])
        assert [event["event"] for event in one.get("/api/table/news").json()["news"][-1]["events"]] == [
            "ran-out",
            "closed",
        ]
    text = seats["watch"].get("/api/table/record").text
    assert text.endswith("soviet: run out of time\n")
    game = seats["watch"].look()["game"]
    assert read_table(text).outcome() == running.inside.desk.cache.sessions[game].table.outcome()


def test_a_late_look_changes_nothing(client: Client, passes: Callable[[float], None]) -> None:
    """Both are out of time; the first to run out has lost, whoever looks when."""
    seats = begin(client, LIVE)
    passes(10)
    seats["soviet"].act(*[f"place {kind}" for kind in PLACED], "done")
    lay_out(seats, Random(1))
    waiting = seats["german"].look()["clock"]["running"]
    passes(10**7)
    assert seats["watch"].look()["outcome"]["winners"] == [name for name in ("german", "soviet") if name not in waiting]


def test_time_is_up_by_itself(running: Running) -> None:
    """Nobody asks; the stream tells."""
    seats = begin(running.client(), {**DUEL, "clock": {"start": 1}})
    began, text = time.monotonic(), ""
    with seats["watch"].listening() as answer:
        for part in answer.iter_text():
            text += part
            if "closed" in text and text.count("event: table") == 2:
                break
    assert 0.5 < time.monotonic() - began < 5
    tables = [data for _, kind, data in events_in(text) if kind == "table"]
    assert [table["clock"]["running"] for table in tables] == [["german", "soviet"], []]


def test_a_clock_is_the_same_when_the_game_is_read_again(
    client: Client, running: Running, passes: Callable[[float], None]
) -> None:
    for setup in (LIVE, {**SKIRMISH, "clock": {"start": 500, "bonus": 7, "most": 520}}):
        seats = begin(client, setup)
        rng = Random(4)
        for _ in range(60):
            passes(rng.random() * 3)
            for one in players(seats):
                one.play_once(rng)
            if rng.random() < 0.2:
                one.post("/api/table/undo", {"sequence": one.look()["sequence"]})
        seen = [one.get("/api/table").content for one in seats.values()]
        forget_games(running.inside.desk.cache)
        assert [one.get("/api/table").content for one in seats.values()] == seen
        assert seats["watch"].look()["clock"]["left"] != dict.fromkeys(seats["watch"].look()["seats"], 600.0)


def test_after_downtime_the_remaining_time_runs_out(tmp_path: Path) -> None:
    """It looks at the game when it would have been over without the pause, and again when it is, even if nobody
    asks."""
    with serving(tmp_path) as running:
        seats = begin(running.client(), {**DUEL, "clock": {"start": 3}})
        game = seats["watch"].look()["game"]
    time.sleep(0.5)
    with serving(tmp_path) as running:
        came = running.inside.desk.cache.now()
        sessions = running.inside.desk.cache.sessions
        end = time.monotonic() + 20
        while time.monotonic() < end and not (game in sessions and sessions[game].rows):
            time.sleep(0.01)
        assert sessions[game].rows[-1].action == "run out of time"
        assert sessions[game].latest > came, "not while nobody was there"
        assert running.client(seats["watch"].token).look()["outcome"]["reasons"] == ["time"]


def test_no_time_runs_for_the_computer(client: Client, passes: Callable[[float], None]) -> None:
    player, _ = alone(client, {**LIVE, "bots": {"soviet": "recruit"}})
    wait_for(player, "soviet")
    passes(50)
    seen = player.look()["clock"]
    assert seen["left"] == {"german": 550.0, "soviet": 600.0}
    assert seen["running"] == ["german"]


def told_while_the_other_is_busy(client: Client, passes: Callable[[float], None], busy: int) -> list[bytes]:
    """The German side's view of the clock while the Soviets lay out *busy* cards, changing their mind."""
    seats = begin(client, LIVE)
    game = seats["german"].look()["game"].encode()
    got = []
    for number in range(4):
        passes(3)
        for kind in PLACED[:busy]:
            seats["soviet"].act(f"place {kind}")
        passes(3)
        for _ in PLACED[:busy]:
            seats["soviet"].post("/api/table/undo", {"sequence": seats["soviet"].look()["sequence"]})
        got += [seats["german"].get("/api/table").content, seats["german"].act(f"place {PLACED[number]}").content]
        with seats["german"].listening() as answer:
            text = b""
            for part in answer.iter_bytes():
                text += part
                if b"event: table" in text:
                    break
        got.append(text)
    return numbered(part.replace(game, b"GAME") for part in got)


def test_clocks_do_not_reveal_secret_actions(client: Client, passes: Callable[[float], None]) -> None:
    assert told_while_the_other_is_busy(client, passes, 0) == told_while_the_other_is_busy(client, passes, 6)


@pytest.mark.parametrize(
    "clock",
    [{"start": 0}, {"start": 1.5}, {"start": 10**9}, {"bonus": 5}, {"start": 60, "bonus": -1}, {"start": 9, "x": 1}, 5],
)
def test_impossible_clocks_are_refused(client: Client, clock: Any) -> None:
    assert client.post("/api/games", {**DUEL, "clock": clock}).json()["error"] == "invalid"


def test_a_clock_that_begins_above_its_limit_is_refused(client: Client) -> None:
    answer = client.post("/api/games", {**DUEL, "clock": {"start": 60, "bonus": 1, "most": 59}})
    assert (answer.status_code, answer.json()["where"]) == (422, "most")
