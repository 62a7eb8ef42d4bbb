"""Servers are killed (kill -9) in the middle of 200 games under load: everything acknowledged is stored, and every game
continues. On SQLite, and with two servers on one PostgreSQL."""

from __future__ import annotations

import signal
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.server.crowd import Caller, Crowd, Player, new_game
from tests.server.postgres import Cluster
from tests.server.serving import process

GAMES = 200
THREADS = 8
CHECKED_AT_ONCE = 20
MIN_ACKNOWLEDGED = 1500
"""The number of acknowledged actions before the server is killed."""
WIDE = ("--rate", "1e6", "--costly-rate", "1e6")
SETUPS: list[tuple[dict[str, Any], list[str]]] = [
    ({"game": "stalingrad", "scenario": "quick-duel", "options": {"mode": "advanced"}}, ["german", "soviet"]),
    ({"game": "panzer", "scenario": "skirmish"}, ["american", "german"]),
]


def begin_all(url: str) -> list[list[Player]]:
    caller = Caller(url)
    games = [new_game(caller, *SETUPS[number % 2], seed=number) for number in range(GAMES)]
    caller.close()
    return games


def kill_under_load(crowd: Crowd, servers: list[subprocess.Popen[str]]) -> None:
    until = time.monotonic() + 120
    while crowd.acknowledged() < MIN_ACKNOWLEDGED:
        assert time.monotonic() < until, crowd.acknowledged()
        time.sleep(0.02)
    for server in servers:
        server.send_signal(signal.SIGKILL)
        server.wait()


def check_all(url: str, games: list[list[Player]]) -> None:
    """Everything acknowledged is stored, and each game continues. Many requests run in parallel, because the first
    answer about a game that has to be read waits for a beat."""
    with ThreadPoolExecutor(CHECKED_AT_ONCE) as pool:
        list(pool.map(lambda players: check(url, players), games))


def check(url: str, players: list[Player]) -> None:
    caller = Caller(url)
    for player in players:
        player.check(caller)
    before = sum(len(player.acknowledged) for player in players)
    under_way = [player.play(caller) for player in players]
    assert not all(under_way) or sum(len(player.acknowledged) for player in players) > before
    caller.close()


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with process(tmp_path, *WIDE) as (server, url):
        games = begin_all(url)
        crowd = Crowd([url], games, THREADS)
        kill_under_load(crowd, [server])
        crowd.join()
    with process(tmp_path, *WIDE) as (_, url):
        check_all(url, games)
        crowd = Crowd([url], games, THREADS)
        time.sleep(1)
        crowd.stop()
        assert crowd.acknowledged() > MIN_ACKNOWLEDGED


def test_nothing_acknowledged_is_lost_when_one_of_two_servers_is_killed_and_then_both(postgresql: Cluster) -> None:
    """The players of the lost server continue at the other, and then at the replacements."""
    database = postgresql.new_database()
    with ExitStack() as stack:
        (first, here), (second, there) = (stack.enter_context(process(database, *WIDE)) for _ in range(2))
        games = begin_all(here)
        crowd = Crowd([here, there], games, THREADS)
        kill_under_load(crowd, [first])
        time.sleep(0.3)
        crowd.stop()
        check_all(there, games)
        third, again = stack.enter_context(process(database, *WIDE))
        crowd = Crowd([again, there], games, THREADS)
        time.sleep(1)
        kill_under_load(crowd, [third, second])
        crowd.join()
    with process(database, *WIDE) as (_, url):
        check_all(url, games)
