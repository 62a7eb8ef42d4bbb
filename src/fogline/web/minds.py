"""A few processes that are asked lines of text by the event loop itself: no thread waits for them.

Who asks waits in a queue of his own, and the queues are served in turn, so nobody who asks for much makes others wait
for all of it. A process that takes longer than was granted is ended and replaced.
"""

from __future__ import annotations

import asyncio
import logging
import os
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import fogline
from fogline.ai.bots.process import START, WorkerEnded, WorkerFailed, WorkerSilent, kind_of, read_answer

LOG: Final = logging.getLogger("fogline.web")
HELLO: Final = b"{}\n"
"""Asked first, so that the time a process takes to start is nobody's. It need not understand it."""
LONGEST_LINE: Final = 4 * 1024 * 1024


class _Asked(NamedTuple):
    line: bytes
    seconds: float
    answer: asyncio.Future[dict[str, Any]]


class Minds:
    """The processes, which are started when they are first needed. For the event loop's thread only."""

    def __init__(self, processes: int, command: Sequence[str], *, ahead: int = 1) -> None:
        """A process is sent *ahead* lines at once, so that it need not wait for the next one."""
        self._number = processes
        self._command = command
        self._ahead = ahead
        self._waiting: OrderedDict[str, deque[_Asked]] = OrderedDict()
        """By who asks; whoever was served goes to the end."""
        self._more = asyncio.Event()
        self._keepers: list[asyncio.Task[None]] = []
        self._is_closing = False

    async def ask(self, line: str, seconds: float, who: str = "") -> dict[str, Any]:
        """The answer to a line, or ``WorkerFailed``. *seconds* is how long it may take once it is its turn."""
        if self._is_closing:
            raise WorkerEnded("the server stops")
        if not self._keepers:
            self._keepers = [asyncio.create_task(self._keep()) for _ in range(self._number)]
        asked = _Asked(line.encode() + b"\n", seconds, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(who, deque()).append(asked)
        self._more.set()
        return await asked.answer

    def report(self, error: Exception) -> None:
        """A process has failed. Only the kind of fault is logged: what it says can name cards."""
        if not self._is_closing:
            LOG.warning("a process that thinks has failed: %s", kind_of(error))

    async def close(self) -> None:
        """End the processes. Whoever still waits gets no answer."""
        self._is_closing = True
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        for queue in self._waiting.values():
            for asked in queue:
                _fail(asked, WorkerEnded("the server stops"))
        self._waiting.clear()

    # -- for each process -----------------------------------------------------------------------------

    async def _keep(self) -> None:
        """Keep one process busy."""
        process: Process | None = None
        sent: deque[_Asked] = deque()
        try:
            while True:
                if not sent:
                    sent.extend(await self._take())
                try:
                    if process is None:
                        process = await self._start()
                    await self._serve(process, sent)
                except Exception as error:
                    await _end(process)
                    process = None
                    if sent:
                        _fail(sent.popleft(), error)
        finally:
            for asked in sent:
                _fail(asked, WorkerEnded("the server stops"))
            await _end(process)

    async def _take(self) -> list[_Asked]:
        """What is to be asked next: one of each who waits, in turn."""
        while not self._waiting:
            self._more.clear()
            await self._more.wait()
        taken: list[_Asked] = []
        while self._waiting and len(taken) < self._ahead:
            who, queue = self._waiting.popitem(last=False)
            asked = queue.popleft()
            if queue:
                self._waiting[who] = queue
            if not asked.answer.done():  # else who asked has gone
                taken.append(asked)
        return taken

    async def _start(self) -> Process:
        here = str(Path(fogline.__file__).parents[1])
        paths = [here, *filter(None, [os.environ.get("PYTHONPATH")])]
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,  # Ctrl-C is for us; it ends when its input does
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )
        try:
            await _send(process, [HELLO])
            await _receive(process, START)
        except BaseException:
            await _end(process)
            raise
        return process

    async def _serve(self, process: Process, sent: deque[_Asked]) -> None:
        """Ask what was taken, in one go, and hand out the answers, which come in the same order."""
        await _send(process, [asked.line for asked in sent])
        while sent:
            line = await _receive(process, sent[0].seconds)
            asked = sent.popleft()
            try:
                answer = read_answer(line)
            except WorkerFailed as error:  # it has failed with this one, and says so: there is nothing wrong with it
                _fail(asked, error)
                continue
            except ValueError:
                sent.appendleft(asked)
                raise
            if not asked.answer.done():
                asked.answer.set_result(answer)


async def _send(process: Process, lines: Sequence[bytes]) -> None:
    assert process.stdin is not None
    process.stdin.writelines(lines)
    await process.stdin.drain()


async def _receive(process: Process, seconds: float) -> bytes:
    assert process.stdout is not None
    try:
        async with asyncio.timeout(seconds):
            line = await process.stdout.readline()
    except TimeoutError:
        raise WorkerSilent(f"no answer in {seconds:g} seconds") from None
    if not line:
        raise WorkerEnded("the worker has ended")
    return line


async def _end(process: Process | None) -> None:
    """Make sure that it is gone."""
    if process is not None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _fail(asked: _Asked, error: Exception) -> None:
    if not asked.answer.done():
        asked.answer.set_exception(error)
        asked.answer.exception()  # nobody need look at it
