"""Attacks on time: the machine's clock is set forwards or back, the server is stopped for an hour, the database is
lost, one of two servers disappears. Nobody may lose because of it, and nobody may gain time."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fogline.desk.terms import Terms
from fogline.desk.times import Pause, Pauses
from fogline.kernel.setup import Setup
from fogline.server.games.desk import Desk
from fogline.server.storage import heartbeat
from fogline.server.storage.heartbeat import SILENCE
from fogline.server.storage.storage import Storage
from fogline.table.clock import Allowance
from tests.server.postgres import Cluster
from tests.server.serving import DUEL, begin, forget_games, serving

BEGUN = 1_700_000_000_000
SECOND = 1000
SETUP = Setup("stalingrad", "quick-duel", {"mode": "advanced"}, "")
CLOCK = Allowance(600 * SECOND, 0, None)


class Time:
    """The clock of a machine, which can be wrong, and the real time."""

    def __init__(self) -> None:
        self.now = BEGUN

    def __call__(self) -> int:
        return self.now


@contextmanager
def at_desk(url: str, clock: Time) -> Iterator[Desk]:
    """A server's desk that ends without notice, as if the server were killed."""
    storage = Storage(url)
    try:
        yield Desk(storage, now=clock)
    finally:
        storage.close()


def new_game(desk: Desk) -> tuple[str, list[str]]:
    form = desk.create(SETUP, ["german", "soviet"], Terms(clock=CLOCK))
    return form["game"], [one["token"] for one in form["seats"].values()]


def passes(clock: Time, seconds: int, *desks: Desk) -> None:
    """Time passes, and the running servers write their heartbeats."""
    for _ in range(seconds):
        clock.now += SECOND
        for desk in desks:
            desk.beat()


def left(desk: Desk, token: str) -> dict[str, float]:
    found: dict[str, float] = desk.look(desk.key(token))["clock"]["left"]
    return found


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.sqlite'}"


def test_the_machines_clock_is_set_while_people_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour forwards would end every game on time; an hour back would give everybody an hour."""
    with serving(tmp_path) as running:
        seats = begin(running.client(), {**DUEL, "clock": {"start": 600, "bonus": 0, "most": None}})
        real = time.time_ns
        for step in (3600, -3600, 10**9):
            monkeypatch.setattr(time, "time_ns", lambda step=step: real() + step * 10**9)
            seen = seats["german"].look()
            assert seen["outcome"] is None
            assert seen["clock"]["left"]["german"] == pytest.approx(600, abs=5)
            seats["german"].act("place SN")
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        times = [at for (at,) in database.execute("SELECT at FROM lines ORDER BY number")]
    database.close()
    assert times == sorted(set(times))
    assert times[-1] - times[0] < 30 * SECOND


def test_server_downtime_costs_no_clock_time(tmp_path: Path) -> None:
    """If it did, all games with ten minutes for each seat would be lost when the server is restarted."""
    clock = Time()
    with at_desk(sqlite(tmp_path), clock) as desk:
        _, (german, soviet) = new_game(desk)
        passes(clock, 60, desk)
        clock.now += SECOND
    clock.now += 3600 * SECOND
    for rest in (540.0, 535.0, 530.0):  # and again: the next start must not count the first pause twice
        with at_desk(sqlite(tmp_path), clock) as desk:
            assert left(desk, german) == {"german": rest, "soviet": rest}, "what came after the last sign is given"
            passes(clock, 5, desk)
            assert left(desk, soviet) == {"german": rest - 5, "soviet": rest - 5}
        clock.now += 7200 * SECOND
    with at_desk(sqlite(tmp_path), clock) as desk:
        passes(clock, 524, desk)
        assert desk.look(desk.key(german))["outcome"] is None
        passes(clock, 1, desk)
        assert desk.look(desk.key(german))["outcome"]["reasons"] == ["time"]


def test_actions_after_the_last_heartbeat_keep_their_time(tmp_path: Path) -> None:
    """A pause begins with the last heartbeat, or with the last row of the game if that is later: time used in between
    stays used. So the clocks are the same whenever the game is read."""
    clock = Time()
    with at_desk(sqlite(tmp_path), clock) as desk:
        _, (german, _soviet) = new_game(desk)
        desk.beat()
        clock.now += 5 * SECOND
        desk.act(desk.key(german), ["place SN"], 0)
    clock.now += 100 * SECOND
    with at_desk(sqlite(tmp_path), clock) as desk:
        assert left(desk, german) == {"german": 595.0, "soviet": 595.0}
        clock.now += 3 * SECOND
        desk.act(desk.key(german), ["place EA"], 1)
        desk.beat()
        shown = left(desk, german)
        forget_games(desk.cache)
        assert left(desk, german) == shown == {"german": 592.0, "soviet": 592.0}


def test_a_clock_that_was_wrong_at_start_never_goes_back(tmp_path: Path) -> None:
    """The first server was a day ahead. The next one is right, so its rows would be older than the existing ones."""
    clock = Time()
    clock.now += 86400 * SECOND
    with at_desk(sqlite(tmp_path), clock) as desk:
        _, (german, _soviet) = new_game(desk)
        desk.act(desk.key(german), ["place SN"], 0)
        desk.beat()
    clock.now -= 86400 * SECOND
    with at_desk(sqlite(tmp_path), clock) as desk:
        clock.now += 30 * SECOND
        desk.act(desk.key(german), ["place EA"], 1)
        assert left(desk, german) == pytest.approx({"german": 570.0, "soviet": 570.0}, abs=0.01)


def test_one_of_two_servers_goes_and_time_runs_on(postgresql: Cluster) -> None:
    """If players were credited with the downtime of one server, they would only have to stop that server."""
    url, clock = postgresql.new_database(), Time()
    with at_desk(url, clock) as one:
        _, (german, _soviet) = new_game(one)
        with at_desk(url, clock) as other:
            passes(clock, 20, one, other)
        passes(clock, 20, one)  # the other is gone
        with at_desk(url, clock) as again:
            assert left(again, german) == {"german": 560.0, "soviet": 560.0}
        assert left(one, german) == {"german": 560.0, "soviet": 560.0}
    clock.now += 3600 * SECOND  # now both are
    with at_desk(url, clock) as one, at_desk(url, clock) as other:
        for desk in (one, other):
            assert left(desk, german) == {"german": 560.0, "soviet": 560.0}


def test_a_database_that_was_lost_stops_all_clocks(postgresql: Cluster) -> None:
    """Nobody can act meanwhile. The first server that finds the database again must not find everybody out of time."""
    url, clock = postgresql.new_database(), Time()
    with at_desk(url, clock) as one, at_desk(url, clock) as other:
        game, (german, _soviet) = new_game(one)
        left(other, german)
        for desk in (one, other):
            desk.beat()
        clock.now += 3600 * SECOND
        assert one.question(game) is None, "whoever attends to the game is first to come"
        assert one.look(one.key(german))["outcome"] is None
        other.question(game)
        for desk in (one, other):
            assert left(desk, german) == {"german": 600.0, "soviet": 600.0}
        clock.now += SECOND
        for desk in (one, other):
            assert left(desk, german) == {"german": 599.0, "soviet": 599.0}
        assert [due for _, due in one.due(10**15)] == [BEGUN + (3600 + 600) * SECOND]


def test_a_real_server_is_stopped_and_started(tmp_path: Path) -> None:
    """The same with the server's own clock and its own heartbeat."""
    with serving(tmp_path) as running:
        seats = begin(running.client(), {**DUEL, "clock": {"start": 2, "bonus": 0, "most": None}})
    time.sleep(2)
    with serving(tmp_path) as running:
        seen = running.client(seats["german"].token).look()
        assert seen["outcome"] is None
        assert 0 < seen["clock"]["left"]["german"] < 2


def test_pauses_are_left_out_once() -> None:
    pauses = Pauses()
    pauses.renew([Pause(10, 20), Pause(50, 60)], is_all=True)
    assert pauses.length(0, 100) == 20
    assert pauses.length(15, 100) == 15, "there was a row at 15"
    assert pauses.length(0, 55) == 10, "there was a row at 55, so the second had not begun"
    assert pauses.time_of(0, 5) == 5
    assert pauses.time_of(0, 10) == 10
    assert pauses.time_of(0, 11) == 21
    assert pauses.time_of(0, 45) == 65
    pauses.renew([Pause(50, 60), Pause(70, 75)], is_all=False)
    assert pauses.length(0, 100) == 25
    pauses.renew([Pause(50, 60)], is_all=False)
    assert pauses.length(0, 100) == 20, "one that was not committed is forgotten"


def test_nothing_is_written_while_no_clock_runs(tmp_path: Path) -> None:
    """An unused server does not write to the disk."""
    clock = Time()
    with at_desk(sqlite(tmp_path), clock) as desk:
        for _ in range(20):
            clock.now += 2 * SECOND
            desk.beat()
        assert desk.cache._storage.execute(heartbeat._LATEST)[0].at == BEGUN
        _, (german, _soviet) = new_game(desk)
        clock.now += SILENCE
        desk.beat()
        assert left(desk, german)["german"] == 594.0, "the server was there all the time"
        assert desk.cache._storage.execute(heartbeat._LATEST)[0].at == clock.now
