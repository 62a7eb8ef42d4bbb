"""A few processes that are asked one line of text at a time, each by a thread of its own: neither the event loop nor
the desk waits for an answer. What a process says when it breaks down goes where the server's own errors go."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Final, TypeVar

from fogline.ai.bots.process import Mind
from fogline.web.accounts import BILL
from fogline.web.faults import carried

LOG: Final = logging.getLogger("fogline.web")
T = TypeVar("T")


class Pool:
    """So many processes, which are started when they are first needed, and a thread for each that waits for it."""

    def __init__(self, processes: int, command: Sequence[str]) -> None:
        self._minds = [Mind(command, is_heard=True) for _ in range(processes)]
        self._free: SimpleQueue[Mind] = SimpleQueue()
        for mind in self._minds:
            self._free.put(mind)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="pool")
        self._is_closing = False

    async def run(self, do: Callable[[Mind], T]) -> T:
        """Let *do* ask a process that is free, as soon as one is. Whose request it is pays for the time it takes."""
        spent: list[float] = []
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, do, spent)
        finally:
            if (bill := BILL.get()) is not None:
                bill.thought(sum(spent))

    def _run(self, do: Callable[[Mind], T], spent: list[float]) -> T:
        mind = self._free.get()
        begun = time.monotonic()
        try:
            return do(mind)
        except BaseException as error:
            if (fault := carried(error)) is error:
                raise
            raise fault from error
        finally:
            spent.append(time.monotonic() - begun)
            self._free.put(mind)

    def report(self, kind: str) -> None:
        """A process has failed. Only the *kind* of fault is logged: what it says can name cards."""
        if not self._is_closing:
            LOG.warning("a process that thinks has failed: %s", kind)

    def close(self) -> None:
        """End them. A thread that is just about to ask may start one more: it is ended, too."""
        self._is_closing = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for mind in self._minds:
            mind.close()
        self._threads.shutdown()
        for mind in self._minds:
            mind.close()
