"""Attacks with floods of requests: others are still served in turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fogline.desk.refusals import Refused
from fogline.server.games.worker import MAX_WAITING, Worker
from fogline.server.http.connections import Connections, Visit
from fogline.server.limits import ASKER, Limits
from fogline.server.storage.storage import Storage
from tests import loops
from tests.server.serving import DUEL, Running
from tests.server.test_opponents import alone, wait_for

LONG = 0.01


@pytest.fixture
def worker(tmp_path: Path) -> Iterator[Worker]:
    worker = Worker(Storage(f"sqlite:///{tmp_path / 'games.sqlite'}"))
    yield worker
    if not worker._is_closed:
        worker.close()


async def ask(worker: Worker, who: str, seconds: float) -> float:
    """How long *who* waits for work of that duration."""
    ASKER.set(who)
    begun = time.monotonic()
    await worker.run(time.sleep, seconds)
    return time.monotonic() - begun


def test_a_burst_of_long_requests_keeps_others_waiting(worker: Worker) -> None:
    """Two hundred simultaneous requests from one address were all finished before anybody else's."""

    async def crowd() -> tuple[float, float]:
        burst = [asyncio.create_task(ask(worker, "attacker", LONG)) for _ in range(200)]
        await asyncio.sleep(0)
        mine = await asyncio.create_task(ask(worker, "me", 0.0))
        return mine, max(await asyncio.gather(*burst))

    mine, longest = loops.run(crowd())
    assert mine < longest / 4
    assert longest >= 200 * LONG


def test_requests_beyond_the_queue_are_refused(worker: Worker) -> None:
    """The queue of one address is limited; further requests are refused and can be repeated."""

    async def crowd() -> tuple[list[Any], float]:
        burst = [asyncio.create_task(ask(worker, "attacker", 0.001)) for _ in range(MAX_WAITING + 50)]
        await asyncio.sleep(0)
        mine = await asyncio.create_task(ask(worker, "me", 0.0))
        return await asyncio.gather(*burst, return_exceptions=True), mine

    answers, _ = loops.run(crowd())
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert len(refused) == 50
    assert all(answer.is_temporary for answer in refused)


def test_busy_server_stops_cleanly(worker: Worker) -> None:
    """Waiting requests are refused immediately."""

    async def crowd() -> tuple[list[Any], float]:
        burst = [asyncio.create_task(ask(worker, "attacker", LONG)) for _ in range(200)]
        await asyncio.sleep(0.05)
        begun = time.monotonic()
        worker.close()
        took = time.monotonic() - begun
        return await asyncio.gather(*burst, return_exceptions=True), took

    answers, took = loops.run(crowd())
    assert took < 100 * LONG
    assert sum(isinstance(answer, Refused) for answer in answers) > 100


class Held:
    """A connection that accepts no data."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.transport = self
        self.cycle: Any = None

    def get_write_buffer_size(self) -> int:
        return self.size

    def abort(self) -> None:
        self.size = 0

    def stage(self) -> int:
        return 0

    def is_answering(self) -> bool:
        return True


def test_answers_are_asked_for_on_many_connections_and_never_taken() -> None:
    """Data waiting to be read is limited for each address: only its largest answers are cut off."""

    async def visit() -> tuple[list[int], int]:
        connections = Connections(Limits(held_bytes=1000))
        held = [Held(size) for size in (100, 200, 300, 400, 500)]
        other = Held(900)
        loop = asyncio.get_running_loop()
        for one in held:
            assert isinstance(connections.enter(one, "10.0.0.1", loop), Visit)  # type: ignore[arg-type]  # as far as it goes
        assert connections.enter(other, "10.0.0.2", loop)  # type: ignore[arg-type]
        connections._cut_hoards()
        return [one.size for one in held], other.size

    assert loops.run(visit()) == ([100, 200, 300, 400, 0], 900)


def test_an_answer_is_taken_in_drips() -> None:
    """A client that reads a few bytes occasionally is cut off like one that reads none."""
    connection = Held(1_000_000)
    visit = Visit(connection, "10.0.0.1", 0.0)  # type: ignore[arg-type]
    assert not visit.has_stalled(0.0, 20)
    for second in range(1, 21):
        connection.size -= 400
        assert not visit.has_stalled(float(second), 20)
    connection.size -= 400
    assert visit.has_stalled(21.0, 20)
    brisk = Visit(Held(1_000_000), "10.0.0.1", 0.0)  # type: ignore[arg-type]
    for second in range(60):
        brisk.connection.size -= 1000  # type: ignore[attr-defined]
        assert not brisk.has_stalled(float(second), 20)


def test_bots_of_all_games_share_one_turn_among_many_addresses(running: Running) -> None:
    """If all bots shared one turn, they would be served once for a thousand people asking; each game has its own
    turn."""
    queue = running.inside._worker._waiting
    put, asked = queue.put, list[tuple[str, str]]()

    def watched(jobs: Any) -> Any:
        asked.extend((job.kind, job.who) for job in jobs)
        return put(jobs)

    queue.put = watched
    games = set()
    for _ in range(3):
        player, _ = alone(running.client(), {**DUEL, "bots": {"soviet": "recruit"}})
        games.add(wait_for(player, "soviet")["game"])
    kinds = ("GameDesk.questions", "GameDesk.question", "GameDesk.prepare", "GameDesk.answer")
    for kind in kinds:
        assert {who for done, who in asked if done == kind} == games, kind
