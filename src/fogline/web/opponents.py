"""Where the computer thinks: a few processes for all games. Each is sent a view and what may be done, as one line of
text, and nothing else; it remembers nothing, so whoever is free serves whoever asks.

They are asked by threads of their own: neither the event loop nor the desk waits for a thought.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from random import SystemRandom
from typing import Any, Final, TypeVar

from fogline.ai.bots.process import COMMAND, BotProcess, Mind, WorkerFailed, write_aid_request
from fogline.web.desk import Question
from fogline.web.faults import Refused

LOG: Final = logging.getLogger("fogline.web")
PROCESSES: Final = 2
"""For bots; they are started when they are first needed."""
AID_SECONDS: Final = 20.0
"""A memory aid takes no longer; what cannot be settled in time it calls unsure."""
MOST_AIDS: Final = 500
"""So many memory aids are kept: a page may ask for the same one again."""
T = TypeVar("T")


class Opponents:
    """Those who think. Its methods are for the event loop's thread."""

    def __init__(self, processes: int = PROCESSES, command: Sequence[str] = COMMAND) -> None:
        self._bots = _Pool(processes, command)
        self._aiding = _Pool(1, command)  # of its own, so that no bot waits for somebody's memory
        self._rng = SystemRandom()
        self._aids: OrderedDict[tuple[Any, str], dict[str, Any]] = OrderedDict()
        self._is_closing = False

    async def choose(self, question: Question) -> str:
        """What the bot does: if it fails, anything that is legal."""
        return await self._bots.run(lambda mind: self._choose(mind, question))

    async def aid(self, view: Any, level: str) -> dict[str, Any]:
        """What the memory aid tells of a view (``fogline.ai.aid``)."""
        if (known := self._aids.get((view, level))) is None:
            known = await self._aiding.run(lambda mind: self._aid(mind, view, level))
            self._aids[view, level] = known
            while len(self._aids) > MOST_AIDS:
                self._aids.popitem(last=False)
        return known

    def close(self) -> None:
        """End the processes. Whoever still waits for a thought gets none."""
        self._is_closing = True
        for pool in (self._bots, self._aiding):
            pool.close()

    # -- in the threads -------------------------------------------------------------------------------

    def _choose(self, mind: Mind, question: Question) -> str:
        bot = BotProcess(question.rules, question.level, mind=mind, report=self._report)
        return question.rules.write(bot.choose(question.view, question.choices, self._rng))

    def _aid(self, mind: Mind, view: Any, level: str) -> dict[str, Any]:
        try:
            told: dict[str, Any] = mind.ask(write_aid_request(view, level), AID_SECONDS)["aid"]
            return told
        except (WorkerFailed, OSError, ValueError, KeyError) as error:
            mind.close()
            self._report(f"{type(error).__name__}: {error}")
            raise Refused(503, "unavailable", "the memory aid has failed; try again") from None

    def _report(self, incident: str) -> None:
        if not self._is_closing:
            LOG.warning("a process that thinks has failed: %s", incident)


class _Pool:
    """So many processes, and a thread for each that waits for it."""

    def __init__(self, processes: int, command: Sequence[str]) -> None:
        self._minds = [Mind(command) for _ in range(processes)]
        self._free: SimpleQueue[Mind] = SimpleQueue()
        for mind in self._minds:
            self._free.put(mind)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="opponents")

    async def run(self, do: Callable[[Mind], T]) -> T:
        """Let *do* ask a process that is free, as soon as one is."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, do)

    def _run(self, do: Callable[[Mind], T]) -> T:
        mind = self._free.get()
        try:
            return do(mind)
        finally:
            self._free.put(mind)

    def close(self) -> None:
        """End them. A thread that is just about to ask may start one more: it is ended, too."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for mind in self._minds:
            mind.close()
        self._threads.shutdown()
        for mind in self._minds:
            mind.close()
