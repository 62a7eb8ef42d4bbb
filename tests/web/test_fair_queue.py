"""Who is served next when many ask: each address in its turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from fogline.web.fair_queue import FairQueue
from fogline.web.faults import Refused
from tests import loops


class Scene:
    """Things that last until they are told to end."""

    def __init__(self, turns: FairQueue) -> None:
        self._turns = turns
        self.at_work: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str) -> None:
        """*name* is an address and a number: ``a1``."""
        self._ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._do(name))
        await settled()

    async def _do(self, name: str) -> None:
        async with self._turns.turn(name[0]):
            self.at_work.append(name)
            try:
                await self._ends[name].wait()
            finally:
                self.at_work.remove(name)

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await settled()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def told(scene: Callable[[Scene], Awaitable[None]], turns: Callable[[], FairQueue]) -> None:
    async def run() -> None:
        await scene(Scene(turns()))

    loops.run(run())


def test_who_asks_for_much_waits_for_himself() -> None:
    async def scene(at: Scene) -> None:
        for name in ("a1", "a2", "a3"):
            await at.ask(name)
        assert at.at_work == ["a1"]  # though there are two places
        await at.ask("b1")
        assert at.at_work == ["a1", "b1"]
        await at.end("a1")
        assert at.at_work == ["b1", "a2"]
        await at.end("b1")
        assert at.at_work == ["a2"]

    told(scene, lambda: FairQueue(2))


def test_everybody_who_waits_comes_before_anybody_comes_twice() -> None:
    async def scene(at: Scene) -> None:
        for name in ("a1", "a2", "a3", "b1", "b2", "c1"):
            await at.ask(name)
        order = []
        for _ in range(6):
            (name,) = at.at_work
            order.append(name)
            await at.end(name)
        assert order == ["a1", "b1", "c1", "a2", "b2", "a3"]

    told(scene, lambda: FairQueue(1))


def test_the_queue_is_short() -> None:
    async def scene(at: Scene) -> None:
        for name in ("a1", "a2", "a3", "a4", "b1", "b2"):
            await at.ask(name)
        with pytest.raises(Refused) as mine:  # two of one address wait already
            await at.tasks["a4"]
        assert mine.value.status == 429
        await at.ask("c1")
        with pytest.raises(Refused) as others:  # four wait in all
            await at.tasks["c1"]
        assert others.value.is_temporary

    told(scene, lambda: FairQueue(1, most_each=2, most=4))


def test_who_goes_away_keeps_no_place() -> None:
    async def scene(at: Scene) -> None:
        for name in ("a1", "b1", "c1"):
            await at.ask(name)
        at.tasks["b1"].cancel()
        await settled()
        await at.end("a1")
        assert at.at_work == ["c1"]
        at.tasks["c1"].cancel()
        await settled()
        await at.ask("d1")
        assert at.at_work == ["d1"]

    told(scene, lambda: FairQueue(1))


def test_who_goes_away_when_just_called_keeps_no_place() -> None:
    async def scene(at: Scene) -> None:
        await at.ask("a1")
        await at.ask("b1")
        at._ends["a1"].set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        at.tasks["b1"].cancel()
        await settled()
        await at.ask("c1")
        assert at.at_work == ["c1"]

    told(scene, lambda: FairQueue(1))


def test_all_are_cancelled_at_once() -> None:
    """A server that stops cancels who is served and who waits in one step: nobody is woken who has gone."""

    async def scene(at: Scene) -> None:
        for name in ("a1", "b1", "a2", "b2", "c1", "c2"):
            await at.ask(name)
        for task in at.tasks.values():
            task.cancel()
        ended = await asyncio.gather(*at.tasks.values(), return_exceptions=True)
        assert [type(one) for one in ended] == [asyncio.CancelledError] * 6
        await at.ask("d1")
        assert at.at_work == ["d1"]
        await at.end("d1")

    told(scene, lambda: FairQueue(2))
