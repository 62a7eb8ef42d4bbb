"""Every request gets an answer, whatever goes wrong in it or in others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest

from fogline.desk.refusals import Refused
from fogline.server.games.worker import Worker
from fogline.server.storage.storage import Storage
from tests import loops
from tests.server.serving import Running

SECONDS = 10


class Odd(Exception):
    """An error that cannot even be formatted."""

    def __str__(self) -> str:
        raise ValueError("no words")


FAULTS: list[BaseException] = [
    StopIteration(3), StopAsyncIteration(), GeneratorExit(), KeyboardInterrupt(), SystemExit(2), MemoryError(),
    asyncio.CancelledError(), RecursionError(), AssertionError(), KeyError("a"), Odd(),
    ExceptionGroup("", [Odd()]),
]  # fmt: skip
NAMES = [type(fault).__name__ for fault in FAULTS]


@pytest.fixture
def worker(tmp_path: Path) -> Iterator[Worker]:
    worker = Worker(Storage(f"sqlite:///{tmp_path / 'games.sqlite'}"))
    yield worker
    if not worker._is_closed:
        worker.close()


def failing(fault: BaseException) -> Callable[[], NoReturn]:
    def fail() -> NoReturn:
        raise fault

    return fail


async def answers(*asked: Awaitable[Any]) -> list[Any]:
    """The outcome of each request, within a time limit: a result, or the error raised."""
    async with asyncio.timeout(SECONDS):
        return await asyncio.gather(*asked, return_exceptions=True)


@pytest.mark.parametrize("fault", FAULTS, ids=NAMES)
def test_a_fault_is_reported_only_to_its_sender(worker: Worker, fault: BaseException) -> None:
    """All are requested in one turn of the event loop and so share a transaction; afterwards the thread still works."""

    async def ask() -> tuple[list[Any], Any]:
        first = await answers(
            worker.run(lambda: 1), worker.run(failing(fault)), worker.run(lambda: 2), worker.run(failing(fault))
        )
        return first, await answers(worker.run(lambda: 3))

    (one, failed, two, again), after = loops.run(ask())
    assert (one, two, after) == (1, 2, [3])
    for told in (failed, again):
        assert isinstance(told, Exception)
        assert not isinstance(told, (StopIteration, StopAsyncIteration))
        assert told is fault or told.__cause__ is fault


def test_stopping_worker_refuses_jobs(worker: Worker) -> None:
    async def ask() -> list[Any]:
        before = asyncio.ensure_future(worker.run(lambda: 1))
        await asyncio.sleep(0)  # it has asked; its request is not handed over yet
        worker.close()
        return await answers(before, worker.run(lambda: 2))

    for told in loops.run(ask()):
        assert isinstance(told, Refused)
        assert told.is_temporary


@pytest.mark.parametrize("fault", [StopIteration(), SystemExit(1), KeyError("a")], ids=["iteration", "exit", "key"])
def test_over_http_a_fault_of_ours_is_an_answer(
    running: Running, monkeypatch: pytest.MonkeyPatch, fault: BaseException
) -> None:
    client = running.client()

    def fail(*_given: Any) -> NoReturn:
        raise fault

    monkeypatch.setattr(running.inside.desk, "terms", fail)
    refused = client.post("/api/terms", {"invitation": "i" * 43})
    assert refused.status_code == 500, refused.text
    assert refused.json()["error"] == "internal"
    assert client.get("/api/health").status_code == 200
    assert client.post("/api/games", {"game": "panzer", "scenario": "skirmish"}).status_code == 201
