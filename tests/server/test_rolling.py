"""Servers that share a PostgreSQL, and the PostgreSQL itself, are restarted in turn while people play: every request is
answered, at the latest when repeated; nothing is lost, and nothing happens twice."""

from __future__ import annotations

import ssl
import threading
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import httpx

from tests.server.crowd import Caller, Crowd, Patient, Player, new_game
from tests.server.postgres import Cluster
from tests.server.proxy import authority, caddy, free_port
from tests.server.serving import DUEL, SKIRMISH, WIDE, Client, begin, process, serving
from tests.server.test_restart import ENDLESS, Listening

SEATS = {"stalingrad": ["german", "soviet"], "panzer": ["american", "german"]}
WORDS = ("--drain-seconds", "1", "--rate", "1e6", "--work", "1e6")
HEALTH_SECONDS = 3
"""Caddy asks every two seconds."""
SETUPS = [ENDLESS, {**SKIRMISH, "options": {}}]


def new_games(url: str) -> list[list[Player]]:
    caller = Caller(url)
    games = [new_game(caller, setup, SEATS[setup["game"]], seed) for seed, setup in enumerate(SETUPS * 2)]
    caller.close()
    return games


def check(url: str, games: list[list[Player]], listening: list[Listening]) -> None:
    """Everything acknowledged happened once, and each stream has told all of it once."""
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


def test_servers_restarted_in_turn_lose_nothing(postgresql: Cluster, tmp_path: Path) -> None:
    """Behind Caddy, as in production."""
    database = postgresql.new_database()
    ports = [free_port(), free_port()]
    with ExitStack() as stack:
        words = [(*WORDS, "--port", str(port), "--trusted-proxy", "127.0.0.1") for port in ports]
        running = [stack.enter_context(process(database, *told))[0] for told in words]
        url = stack.enter_context(caddy(ports, tmp_path))
        games = new_games(url)
        tokens = [player.token for game in games for player in game]
        listening = [Listening(int(url.rpartition(":")[2]), token) for token in tokens]
        for one in listening:
            stack.callback(one.stop)
        crowd = Crowd([url], games, 4, Patient)
        stack.callback(crowd.stop)
        crowd.wait(20)
        for old, port, told in zip(running, ports, words):
            old.terminate()
            assert old.wait(60) is not None
            stack.enter_context(process(database, *told))
            await_ready(port)
            crowd.wait(20)
        crowd.stop()
        check(url, games, listening)
        for one in listening:
            one.is_over.set()


def await_ready(port: int) -> None:
    """Wait until a server at this port is ready, and Caddy has noticed."""
    while httpx.get(f"http://127.0.0.1:{port}/api/ready").status_code != 200:
        time.sleep(0.02)
    time.sleep(HEALTH_SECONDS)


def test_a_public_server_is_played_through_caddy(postgresql: Cluster, tmp_path: Path) -> None:
    """With the environment of ``compose.yaml``, over HTTPS: pages, a game, its news, and the addresses of players."""
    database = postgresql.new_database()
    ports = [free_port(), free_port()]
    with ExitStack() as stack:
        for port in ports:
            words = ("--port", str(port), "--trusted-proxy", "127.0.0.1", "--log-format", "json", "--rate", "20")
            stack.enter_context(process(database, *words))
        url = stack.enter_context(caddy(ports, tmp_path, "https"))
        trust = ssl.create_default_context(cafile=str(authority(tmp_path)))
        http = stack.enter_context(httpx.Client(base_url=url, verify=trust, timeout=30))
        assert "<html" in http.get("/").text
        seats = begin(Client(http))
        german = seats["german"]
        with german.http.stream("GET", "/api/table/events", headers=german.headers) as stream:
            parts = stream.iter_text()
            next(parts)
            german.headers["origin"] = url
            assert german.act("place SN", sequence=0).status_code == 200
            assert "place SN" in next(parts), "news is not held back"
        german.headers["origin"] = "https://elsewhere.example"
        assert german.act("place SN", sequence=0).status_code == 403
        strangers = [stack.enter_context(_from(address, url, trust)) for address in ("127.0.0.2", "127.0.0.3")]
        statuses = [strangers[0].get("/api/games").status_code for _ in range(80)]
        assert 429 in statuses, "who asks too often is refused"
        assert strangers[1].get("/api/games").status_code == 200, "others are not: addresses are those of players"


def _from(address: str, url: str, trust: ssl.SSLContext) -> httpx.Client:
    transport = httpx.HTTPTransport(verify=trust, local_address=address)
    return httpx.Client(base_url=url, transport=transport, timeout=30)


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


def test_a_stopping_server_keeps_serving_and_is_not_ready(tmp_path: Path) -> None:
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
            running.listener.force_exit = True  # like a second Ctrl+C
            heard = list(parts)
        assert not any("event: news" in part for part in heard)


def test_running_requests_finish_before_shutdown(tmp_path: Path) -> None:
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
