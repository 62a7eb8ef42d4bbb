"""Askers are served in turn."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from fogline.bots.fair_queue import FairQueue
from fogline.bots.processes import ProcessPool, QueueFull, Room
from tests import loops

CHILD = """
import sys, time
from pathlib import Path
folder = Path(sys.argv[1])
for line in sys.stdin:
    name = line.strip()
    if name != "{}":
        (folder / f"{name}-begun").touch()
        while not (folder / f"{name}-end").exists():
            time.sleep(0.002)
    print(name, flush=True)
"""


class Scene:
    """Requests that last until they are told to end."""

    def __init__(self, folder: Path, processes: int, room: Room) -> None:
        self._folder = folder
        self._ended: set[str] = set()
        self.pool = ProcessPool(processes, (sys.executable, "-c", CHILD, str(folder)), bytes.decode, room=room)
        self.tasks: dict[str, asyncio.Task[str]] = {}

    async def ask(self, *names: str, **more: Any) -> None:
        """Each name is an asker and a number: ``a1``."""
        for name in names:
            self.tasks[name] = asyncio.create_task(self.pool.ask(name, 60, name[0], **more))
            await asyncio.sleep(0)

    async def end(self, name: str) -> None:
        self._ended.add(name)
        (self._folder / f"{name}-end").touch()
        await asyncio.wait([self.tasks[name]])

    def at_work(self) -> set[str]:
        return {file.name.removesuffix("-begun") for file in self._folder.glob("*-begun")} - self._ended

    async def see(self, *names: str) -> None:
        """Soon these are at work, and no others."""
        async with asyncio.timeout(60):
            while self.at_work() != set(names):
                await asyncio.sleep(0.005)
        await asyncio.sleep(0.05)
        assert self.at_work() == set(names)


def played(scene: Callable[[Scene], Awaitable[None]], folder: Path, processes: int, room: Room | None = None) -> None:
    async def run() -> None:
        at = Scene(folder, processes, room or Room())
        try:
            await scene(at)
        finally:
            await at.pool.close()

    loops.run(run())


def test_a_busy_asker_waits_for_its_own_requests(tmp_path: Path) -> None:
    async def scene(at: Scene) -> None:
        await at.ask("a1", "a2", "a3")
        await at.see("a1")  # though there are two processes
        await at.ask("b1")
        await at.see("a1", "b1")
        await at.end("a1")
        await at.see("b1", "a2")
        await at.end("b1")
        await at.see("a2")

    played(scene, tmp_path, 2)


def test_askers_are_served_round_robin(tmp_path: Path) -> None:
    async def scene(at: Scene) -> None:
        await at.ask("a1", "a2", "a3", "b1", "b2", "c1")
        for name in ("a1", "b1", "c1", "a2", "b2", "a3"):
            await at.see(name)
            await at.end(name)

    played(scene, tmp_path, 1)


def test_the_queue_is_short(tmp_path: Path) -> None:
    async def scene(at: Scene) -> None:
        await at.ask("a1", "a2", "a3", "a4", "b1", "b2")
        with pytest.raises(QueueFull) as mine:  # two of one asker are waiting already
            await at.tasks["a4"]
        assert mine.value.is_own
        await at.ask("c1")
        with pytest.raises(QueueFull) as others:  # four are waiting in all
            await at.tasks["c1"]
        assert not others.value.is_own

    played(scene, tmp_path, 1, Room(2, 4))


def test_a_client_that_leaves_loses_its_place_in_the_queue(tmp_path: Path) -> None:
    """A running request keeps its place only until the process has answered; a request with several answers ends
    immediately."""

    async def scene(at: Scene) -> None:
        await at.ask("a1", "b1", "c1", more=lambda _: False)
        await at.see("a1")
        at.tasks["b1"].cancel()
        await at.end("a1")
        await at.see("c1")
        process = at.pool.pids
        at.tasks["c1"].cancel()
        await at.ask("d1")
        await at.see("c1", "d1")
        assert at.pool.pids != process
        at.tasks["d1"].cancel()
        await at.ask("e1")
        await at.see("c1", "d1")
        await at.end("d1")
        await at.see("c1", "e1")

    played(scene, tmp_path, 1)


def test_all_requests_are_cancelled_together(tmp_path: Path) -> None:
    """A stopping server cancels running and waiting requests together."""

    async def scene(at: Scene) -> None:
        await at.ask("a1", "b1", "a2", "b2", "c1", "c2", more=lambda _: False)
        for task in at.tasks.values():
            task.cancel()
        ended = await asyncio.gather(*at.tasks.values(), return_exceptions=True)
        assert [type(one) for one in ended] == [asyncio.CancelledError] * 6
        await at.ask("d1")
        await at.see("d1")
        await at.end("d1")

    played(scene, tmp_path, 2)


def test_queue_counts_takes_and_removes() -> None:
    queue: FairQueue[int] = FairQueue()
    for number, who in enumerate("aab"):
        queue.put(who, number)
    assert (len(queue), queue.count("a"), queue.count("c")) == (3, 2, 0)
    assert queue.take("ab") is None
    assert queue.take("a") == ("b", 2)
    assert queue.remove("a", 1)
    assert not queue.remove("a", 1)
    assert queue.take() == ("a", 0)
    assert queue.take() is None
    queue.put("a", 5)
    assert queue.drain() == [5]
    assert len(queue) == 0
