"""Attacks on the memory aid: to make others wait for it, or to learn which cards others have."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from fogline.bots.memory_aid import memory_aid
from fogline.kernel.game import Seat
from fogline.server.games.opponents import MAX_AIDS, Aids, Opponents
from fogline.table import sit_down
from tests import loops
from tests.bots.test_users_data import OWN
from tests.server.serving import DUEL, SKIRMISH, Client, Running, begin, lay_out, serving

LONG = {**DUEL, "scenario": "deep-battle", "aid": "deductions"}
SHORT = {**DUEL, "aid": "deductions"}
THINKING = """import json, sys, time
for line in sys.stdin:
    request = json.loads(line)
    if "aid" in request:
        time.sleep(60 if request["view"]["setup"]["setup"][1] == "deep-battle" else 0)
    print(json.dumps({"aid": {"level": request.get("aid"), "cells": {}, "marks": []}}), flush=True)
"""
"""A process in which the aid of a large battle would take a minute."""
DECKS = {"game": "spearpoint", "scenario": "standard"}
SIDES = {"stalingrad": ["german", "soviet"], "panzer": ["american", "german"], "spearpoint": ["american", "german"]}
LIMIT = 0.4
BOUND = 3.0
"""Seconds: twice the limit of an aid, plus the start of two processes on a busy machine."""


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr("fogline.server.games.opponents.AID_SECONDS", LIMIT)
    with serving(tmp_path) as running:
        server = running.inside
        command = (sys.executable, "-c", THINKING)
        server.opponents = server._background._opponents = Opponents(1, command)
        server.aids = Aids(command)
        yield running


def at(running: Running, address: str) -> Client:
    """A client at an address of its own."""
    http = httpx.Client(
        base_url=running.url, timeout=60, transport=httpx.HTTPTransport(local_address=address, verify=False)
    )
    running.opened.append(http)
    return Client(http)


def besiege(clients: list[Client]) -> list[threading.Thread]:
    """All request their aid simultaneously."""
    threads = [threading.Thread(target=lambda one=one: one.get("/api/table/aid")) for one in clients]
    for thread in threads:
        thread.start()
    time.sleep(0.2)
    return threads


def test_one_seat_asks_again_and_again_for_an_aid_that_takes_long(slow: Running) -> None:
    """One of its requests runs, and the others wait for it; another player gets an answer immediately."""
    greedy = begin(slow.client(), LONG)["german"]
    other = begin(slow.client(), SHORT)["german"]
    threads = besiege([at(slow, "127.0.0.1").as_(greedy.token) for _ in range(20)])
    begun = time.monotonic()
    assert other.get("/api/table/aid").status_code == 200
    assert time.monotonic() - begun < BOUND
    for thread in threads:
        thread.join(BOUND)
    assert time.monotonic() - begun < 2 * BOUND


def test_one_address_asks_for_the_aids_of_many_games(slow: Running) -> None:
    """Addresses are served in turn, and no aid exceeds its limit: a later request from elsewhere waits only for those
    already running."""
    greedy = [begin(slow.client(), LONG)["german"] for _ in range(14)]
    other = at(slow, "127.0.0.2").as_(begin(slow.client(), SHORT)["german"].token)
    threads = besiege([at(slow, "127.0.0.1").as_(one.token) for one in greedy])
    begun = time.monotonic()
    assert other.get("/api/table/aid").status_code == 200
    assert time.monotonic() - begun < BOUND, "in order of arrival it would be 14 limits"
    for thread in threads:
        thread.join(30)


def test_an_aid_that_takes_too_long_is_given_unsettled(slow: Running) -> None:
    """The process is stopped; unsettled questions are reported as unsure, and nothing is left out."""
    seats = begin(slow.client(), LONG)
    lay_out(seats, Random(3))
    told = seats["german"].get("/api/table/aid")
    assert told.status_code == 200
    cells = told.json()["cells"]
    assert cells
    assert all(cell["unsure"] == cell["can"] for cell in cells.values())


@pytest.mark.parametrize("name", OWN)
def test_without_any_time_an_aid_says_of_everything_that_it_is_unsure(name: str) -> None:
    table, rng = sit_down(OWN[name]), Random(4)
    for _ in range(60):
        seats = table.to_act()
        if seats and seats[0] >= 0:
            table.act(seats[0], rng.choice(list(table.legal(seats[0]))))
        elif seats:
            table.roll(rng)
    view = table.view(Seat(0))
    quick, whole = memory_aid(view, "deductions", 0.0), memory_aid(view, "deductions")
    assert quick["cells"].keys() == whole["cells"].keys()
    for cell, told in whole["cells"].items():
        assert set(told["can"]) <= set(quick["cells"][cell]["can"])
        assert quick["cells"][cell].get("unsure", []) == quick["cells"][cell]["can"]


@pytest.mark.parametrize("what", ["aid", "hint?step=3"])
@pytest.mark.parametrize("setup", [DUEL, SKIRMISH, DECKS], ids=["stalingrad", "panzer", "spearpoint"])
def test_cached_aid_is_not_shared_between_seats(
    running: Running, monkeypatch: pytest.MonkeyPatch, setup: dict[str, Any], what: str
) -> None:
    """Somebody lays out a card in secret and asks. Others try one card after another in their own games and also ask:
    an immediate answer to one of them would reveal the card."""
    asked: list[Any] = []
    for part, name in ((running.inside.aids, "_ask"), (running.inside.advisor, "_work_out")):
        plain = getattr(part, name)

        def noted(question: Any, *more: Any, ask: Any = plain) -> Any:
            asked.append(question)
            return ask(question, *more)

        monkeypatch.setattr(part, name, noted)
    terms = {"aid": "deductions"} if what == "aid" else {"training": True, "hold": SIDES[setup["game"]]}
    answers, tried = [], list[int]()
    for _ in range(2):
        enemy = begin(running.client(), {**setup, **terms})[SIDES[setup["game"]][1]]
        action = next(actions for verb, actions in enemy.look()["legal"].items() if verb != "done")[1]
        assert enemy.act(action).status_code == 200
        before = len(asked)
        answers += [enemy.get(f"/api/table/{what}") for _ in range(2)]
        tried.append(len(asked) - before)
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert tried == [1, 1], "who asks again is answered from what was kept, and nobody else"


def test_cached_data_does_not_reveal_how_often_a_seat_has_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody fills the cache, lets the enemy lay out cards, and checks what was dropped: each seat has one aid in the
    cache, however often it asks."""

    async def left(hidden: int) -> int:
        aids, asked = Aids(), list[Any]()

        async def work(wanted: Any) -> dict[str, Any]:
            asked.append(wanted)
            return {}

        monkeypatch.setattr(aids, "_ask", work)
        for number in range(MAX_AIDS - 1):
            await aids.tell((f"mine {number}", 0), "view", "deductions", "here")
        for view in range(hidden):
            await aids.tell(("game", 1), view, "deductions", "there")
        asked.clear()
        for number in range(MAX_AIDS - 1):
            await aids.tell((f"mine {number}", 0), "view", "deductions", "here")
        await aids.close()
        return len(asked)

    assert [loops.run(left(hidden)) for hidden in (1, 12)] == [0, 0]


def test_repeated_request_gets_the_latest_aid(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat has one aid running and one waiting, however often it asks."""
    asked: list[Any] = []

    async def siege() -> list[Any]:
        aids, done = Aids(), asyncio.Event()

        async def work(wanted: Any) -> dict[str, Any]:
            asked.append(wanted.seen[0])
            await done.wait()
            return {"of": wanted.seen[0]}

        monkeypatch.setattr(aids, "_ask", work)
        telling = [asyncio.create_task(aids.tell(("game", 0), view, "shown", "here")) for view in (1, 1, 2, 3, 4, 4)]
        await asyncio.sleep(0.01)
        done.set()
        told = await asyncio.gather(*telling)
        await aids.close()
        return [one["of"] for one in told]

    assert loops.run(siege()) == [1, 1, 4, 4, 4, 4]
    assert asked == [1, 4]
