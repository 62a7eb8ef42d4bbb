"""Bots, clocks and delayed watching where two servers share one PostgreSQL."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

import pytest

from tests.server.postgres import Cluster
from tests.server.serving import DUEL, Running, serving
from tests.server.test_opponents import alone, wait_for


@pytest.fixture(scope="module")
def both(postgresql: Cluster) -> Iterator[tuple[Running, Running]]:
    database = postgresql.new_database()
    with serving(database) as one, serving(database) as other:
        yield one, other


def test_a_bot_plays_on_whichever_server_the_player_uses(both: tuple[Running, Running]) -> None:
    terms = {"bots": {"soviet": "recruit"}, "watching": {"kind": "delayed", "turns": 1}}
    player, form = alone(both[0].client(), {**DUEL, **terms})
    doors = [one.client(player.token) for one in both]
    watchers = [one.client(form["watch"]["token"]) for one in both]
    rng = Random(2)
    while not rng.choice(doors).play_once(rng)["outcome"]:
        wait_for(rng.choice(doors), "soviet")
        assert watchers[0].look() == watchers[1].look()
    assert doors[0].get("/api/table/record").text == doors[1].get("/api/table/record").text


def test_time_begins_and_ends_for_both_servers(both: tuple[Running, Running]) -> None:
    client = both[0].client()
    form = client.post("/api/games", {**DUEL, "clock": {"start": 2}}).json()
    german = [one.client(form["seats"]["german"]["token"]) for one in both]
    assert [one.look()["clock"]["running"] for one in german] == [[], []]
    both[1].client().post("/api/join", {"invitation": form["invitations"]["soviet"]["token"]})
    assert [one.look()["clock"]["running"] for one in german] == [["german", "soviet"]] * 2
    end = time.monotonic() + 10
    while german[0].look()["outcome"] is None and time.monotonic() < end:
        time.sleep(0.05)
    assert german[0].look()["outcome"] == german[1].look()["outcome"] == {"winners": ["soviet"], "reasons": ["time"]}
    records = {one.get("/api/table/record").text for one in german}
    assert len(records) == 1
    assert records.pop().count("run out of time") == 1
