"""Servers that share a PostgreSQL are restarted one after the other, and the PostgreSQL itself, while people play:
every request is answered, at the latest when it is repeated; nothing is lost, and nothing happens twice."""

from __future__ import annotations

import threading
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import httpx

from tests.web.balancer import Balancer
from tests.web.crowd import Caller, Crowd, Patient, Player, new_game
from tests.web.postgres import Cluster
from tests.web.serving import DUEL, SKIRMISH, WIDE, begin, process, serving
from tests.web.test_restart import ENDLESS, Listening

SEATS = {"stalingrad": ["german", "soviet"], "panzer": ["american", "german"]}
WORDS = ("--drain-seconds", "1", "--rate", "1e6", "--work", "1e6")
SETUPS = [ENDLESS, {**SKIRMISH, "options": {}}]


def new_games(url: str) -> list[list[Player]]:
    caller = Caller(url)
    games = [new_game(caller, setup, SEATS[setup["game"]], seed) for seed, setup in enumerate(SETUPS * 2)]
    caller.close()
    return games


def check(url: str, games: list[list[Player]], listening: list[Listening]) -> None:
    """All that was acknowledged happened once, and each stream has told all of it once."""
    caller = Caller(url)
    players = [player for game in games for player in game]
    for player in players:
        known = dict(player.acknowledged)
        player.check(caller)
        assert player.acknowledged == known, "everything was acknowledged in the end, and is there once"
    until = time.monotonic() + 60
    for player, stream in zip(players, listening):
        last = max(player.acknowledged, default=0)
        while max(stream.heard, default=0) < last:
            assert time.monotonic() < until, "a stream does not go on"
            time.sleep(0.02)
        assert stream.heard == list(range(1, len(stream.heard) + 1)), "nothing is lost, nothing is told twice"
    caller.close()


def test_servers_restarted_in_turn_lose_nothing(postgresql: Cluster) -> None:
    database = postgresql.new_database()
    with Balancer() as balancer, ExitStack() as stack:
        running = [stack.enter_context(process(database, *WORDS)) for _ in range(2)]
        balancer.servers = [url for _, url in running]
        games = new_games(balancer.url)
        tokens = [player.token for game in games for player in game]
        listening = [Listening(int(balancer.url.rpartition(":")[2]), token) for token in tokens]
        for one in listening:
            stack.callback(one.stop)
        crowd = Crowd([balancer.url], games, 4, Patient)
        stack.callback(crowd.stop)
        crowd.wait(20)
        for number, (old, _) in enumerate(running):
            old.terminate()
            assert old.wait(60) is not None
            _, balancer.servers[number] = stack.enter_context(process(database, *WORDS))
            while not balancer.is_ready(balancer.servers[number]):
                time.sleep(0.02)
            crowd.wait(20)
        crowd.stop()
        check(balancer.url, games, listening)
        for one in listening:
            one.is_over.set()


def test_the_database_is_restarted_in_the_middle_of_play(postgresql: Cluster) -> None:
    database = postgresql.new_database()
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(database)) for _ in range(2)]
        games = new_games(servers[0].url)
        tokens = [player.token for game in games for player in game]
        listening = [
            Listening(int(servers[number % 2].url.rpartition(":")[2]), token) for number, token in enumerate(tokens)
        ]
        for one in listening:
            stack.callback(one.stop)
        callers: list[Patient] = []

        def patient(url: str) -> Patient:
            callers.append(Patient(url))
            return callers[-1]

        crowd = Crowd([one.url for one in servers], games, 4, patient)
        stack.callback(crowd.stop)
        crowd.wait(20)
        postgresql.stop()
        try:
            while not all(one.refused for one in callers):
                assert not crowd.faults, crowd.faults
                time.sleep(0.02)
        finally:
            postgresql.start()
        crowd.wait(20)
        crowd.stop()
        assert not any(one.cut for one in callers), "no connection is lost"
        check(servers[0].url, games, listening)
        for one in listening:
            one.is_over.set()
        for server in servers:
            server.stop()


def test_a_server_that_is_told_to_stop_serves_on_and_is_not_ready(tmp_path: Path) -> None:
    with serving(tmp_path, replace(WIDE, drain_seconds=60)) as running:
        german = begin(running.client(), DUEL)["german"]
        assert german.get("/api/ready").status_code == 200
        with german.http.stream("GET", "/api/table/events", headers=german.headers) as stream:
            parts = stream.iter_text()
            next(parts)
            running.listener.should_exit = True
            while (answer := running.client().get("/api/ready")).status_code == 200:
                time.sleep(0.01)
            assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")
            assert answer.headers["retry-after"] == "1"
            assert running.client().get("/api/health").status_code == 200
            acted = running.client(german.token).act("place SN", sequence=0)
            assert acted.status_code == 200, "also over a new connection"
            assert acted.headers["connection"] == "close", "which is not kept"
            assert "place SN" in next(parts), "streams go on until the end"
            running.listener.force_exit = True  # as a second Ctrl+C
            heard = list(parts)
        assert not any("event: news" in part for part in heard)


def test_what_is_running_is_answered_before_the_end(tmp_path: Path) -> None:
    """A request that takes longer than a second, while the server is told to stop."""
    with serving(tmp_path) as running:
        german = begin(running.client())["german"]
        has_begun, may_end = threading.Event(), threading.Event()
        look = running.inside.desk.look

        def slow(key: object) -> object:
            has_begun.set()
            may_end.wait(30)
            return look(key)

        running.inside.desk.look = slow
        answers: list[httpx.Response] = []
        asking = threading.Thread(target=lambda: answers.append(german.get("/api/table")))
        asking.start()
        assert has_begun.wait(30)
        running.listener.should_exit = True
        time.sleep(1.5)
        may_end.set()
        asking.join(30)
        assert [answer.status_code for answer in answers] == [200]
