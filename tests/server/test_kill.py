"""A server is killed in the middle of play: every acknowledged action is there afterwards."""

from __future__ import annotations

import signal
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from fogline.__main__ import main
from tests.server.serving import DUEL, SKIRMISH, Client, begin, finish, players, process

GAMES = 8
WIDE = ("--rate", "1e6")


def play(url: str, token: str, seed: int, acknowledged: list[tuple[int, str]]) -> None:
    """Play until the server is gone, and record its acknowledgements."""
    rng = Random(seed)
    with httpx.Client(base_url=url, timeout=30) as http:
        client = Client(http, token)
        try:
            while True:
                seen = client.look()
                if seen["seat"] in seen["to-act"]:
                    action = rng.choice(seen["legal"][rng.choice(list(seen["legal"]))])
                    answer = client.act(action, sequence=seen["sequence"])
                    if answer.status_code == 200:
                        acknowledged.append((answer.json()["sequence"], action))
                elif seen["outcome"]:
                    return
                else:
                    time.sleep(0.005)
        except httpx.TransportError:
            return


def test_acknowledged_actions_survive_kill_9(tmp_path: Path) -> None:
    endless: list[dict[str, Any]] = [{**DUEL, "options": {"mode": "advanced"}}, {**SKIRMISH, "options": {}}]
    with process(tmp_path, *WIDE) as (server, url), httpx.Client(base_url=url, timeout=30) as http:
        games = [begin(Client(http), endless[number % 2]) for number in range(GAMES)]
        tokens = [one.token for seats in games for one in players(seats)]
        heard: dict[str, list[tuple[int, str]]] = {token: [] for token in tokens}
        threads = [
            threading.Thread(target=play, args=(url, token, seed, heard[token])) for seed, token in enumerate(tokens)
        ]
        for thread in threads:
            thread.start()
        for _ in range(600):
            if sum(map(len, heard.values())) > 120:
                break
            time.sleep(0.05)
        server.send_signal(signal.SIGKILL)
        for thread in threads:
            thread.join()
    assert sum(map(len, heard.values())) > 100
    with process(tmp_path, *WIDE) as (_, url), httpx.Client(base_url=url, timeout=30) as http:
        for seats in games:
            for one in players(seats):
                client = Client(http, one.token)
                told = {news["number"]: news["action"] for news in client.get("/api/table/news").json()["news"]}
                for number, action in heard[one.token]:
                    assert told[number] == action
        moved = {name: Client(http, one.token) for name, one in games[0].items()}
        for _ in range(20):  # and the game continues
            for one in players(moved):
                one.play_once(Random(1))
        moved["german"].say("resign")
        finish(moved, Random(2))


def test_a_database_has_one_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with process(tmp_path):
        assert main(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'games.sqlite'}"]) == 2
        assert "locked" in capsys.readouterr().err


def test_other_databases_are_refused_honestly(capsys: pytest.CaptureFixture[str]) -> None:
    for url, why in (("mysql://me:secret@somewhere/games", "can be sqlite"), ("nonsense", "not a database URL")):
        assert main(["serve", "--port", "0", "--database", url]) == 2
        said = capsys.readouterr().err
        assert why in said
        assert "secret" not in said
    assert main(["serve", "--host", "127.0.0.1", "--port", "70000"]) == 2
