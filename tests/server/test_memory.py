"""The memory that games take, and the server's accounting of it."""

from __future__ import annotations

import gc
import time
import tracemalloc
from random import Random

import pytest

from fogline.desk.keeping import Row, Stored
from fogline.desk.sessions import BYTES, BYTES_A_ROW, Session
from fogline.desk.terms import Terms
from fogline.kernel.game import CHANCE
from fogline.kernel.setup import Setup
from fogline.server.games.desk import Desk
from fogline.server.games.streams import Stream
from fogline.server.http.connections import Visit
from fogline.server.limits import Buckets
from fogline.server.storage.storage import Storage
from tests.server.receiving import until
from tests.server.serving import Running, begin
from tests.server.test_games import SCENARIO

SETUPS = [
    Setup("stalingrad", "deep-battle", {"mode": "advanced"}, ""),
    Setup("panzer", "great-battle", {}, ""),
    Setup("spearpoint", "standard", {}, ""),
]

MANY = 40
"""The number of games that fit into a small memory."""


def played(setup: Setup, seed: int, rows: int) -> Session:
    """A random game in memory."""
    session, rng = Session(Stored(setup, 1, 0, Terms().text(), 0)), Random(seed)
    while session.table.outcome() is None and len(session.rows) < rows:
        (seat, *_) = session.table.to_act()
        if seat == CHANCE:
            session.table.roll(rng)
        else:
            session.table.act(seat, rng.choice(session.table.legal(seat)))
        line = session.table.history()[-1]
        session.enter([Row(line.seat, session.table.write(line.action), len(session.rows) + 1)])
    return session


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_a_game_says_about_how_much_memory_it_takes(setup: Setup) -> None:
    played(setup, 0, 150)  # everything shared by all games is there
    gc.collect()
    tracemalloc.start()
    try:
        sessions = [played(setup, seed, 150) for seed in range(1, 4)]
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    reckoned = sum(session.bytes() for session in sessions)
    assert reckoned == sum(BYTES + BYTES_A_ROW * len(session.rows) for session in sessions)
    assert 0.5 < reckoned / taken < 4, (reckoned, taken)


def test_a_data_file_counts() -> None:
    """A file of fifty kilobytes that came with a game is counted."""
    files = (SCENARIO, SCENARIO + "# " + "x" * 50_000)
    small, large = (Session(Stored(Setup("stalingrad", "custom", {}, data), 1, 0, Terms().text(), 0)) for data in files)
    assert large.bytes() - small.bytes() > 50_000


def evicted_after(hidden: int) -> int:
    """How many other games fit into memory before a game is evicted in which the enemy has this many secret rows."""
    desk = Desk(Storage("sqlite://"), memory=MANY * BYTES)
    seats = desk.create(SETUPS[2], ["american", "german"], Terms())["seats"]
    me, enemy = (desk.key(seats[name]["token"]) for name in ("american", "german"))
    for number in range(hidden):
        legal = desk.look(enemy)["legal"]["pick"]
        desk.act(enemy, [legal[0]], number)
    desk.look(me)
    while me.game_id in desk.cache.sessions:
        desk.create(Setup("panzer", "skirmish"), ["german"], Terms())
    return len(desk.cache.sessions)


def test_eviction_does_not_reveal_secret_rows() -> None:
    """A game that had to be reloaded is answered on a beat, so everybody can tell whether it was evicted."""
    none, some = ([evicted_after(hidden) for _ in range(8)] for hidden in (0, 15))
    assert min(none) <= max(some), (none, some)
    assert len({*none, *some}) > 2


def test_evicted_game_leaves_no_cache() -> None:
    storage = Storage("sqlite://")
    desk = Desk(storage, memory=1)
    made = [desk.create(Setup("panzer", "skirmish"), ["american", "german"], Terms()) for _ in range(4)]
    keys = []
    for game in made:
        keys.append(desk.key(game["seats"]["german"]["token"]))
        desk.look(keys[-1])
    assert list(desk.cache.sessions) == list(storage._standings) == [keys[-1].game_id]
    assert list(storage._keys._of_game) == [keys[-1].game_id]
    assert list(storage._keys._keys.values()) == [keys[-1]]
    assert [desk.key(game["seats"]["german"]["token"]) for game in made] == keys, "they are still valid"


def test_a_bucket_that_is_full_again_is_forgotten() -> None:
    buckets = Buckets(rate=1000, burst=10)
    buckets.owe("early", 1000)
    time.sleep(0.03)
    assert buckets.wait("early") == 0
    buckets.take("late")
    assert list(buckets._left) == ["late"]


def test_streams_and_connections_that_end_need_no_garbage_collection(running: Running) -> None:
    gc.collect()
    gc.disable()
    try:
        for seat in begin(running.client()).values():
            listener = running.client(seat.token)
            with listener.listening() as stream:
                next(stream.iter_bytes())
            listener.http.close()
        until(lambda: running.inside.streams.count() == 0)
        until(
            lambda: (
                not any(isinstance(one, Stream) or (isinstance(one, Visit) and one.is_gone) for one in gc.get_objects())
            )
        )
    finally:
        gc.enable()
