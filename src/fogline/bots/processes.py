"""Child processes that answer requests: a line of text in, one or more lines out. Bots, memory aids, advice, reviews
and upload checks all use these classes, in the terminal and on the server.

``ChildProcess`` is one process with its two pipes. ``ProcessPool`` keeps a few of them busy for an event loop, without
blocking a thread. Askers are served in turn (``fair_queue.py``), so a busy asker does not hold up the others. A process
that crashes, gives invalid answers or takes too long is killed and replaced. ``BlockingPool`` does the same for
programs without an event loop.

A process keeps nothing between two requests, so any process can serve any asker. It sets its own limits of memory
and processor time (``child.limited``), so they hold even if its parent is gone.
"""

from __future__ import annotations

import asyncio
import builtins
import os
import signal
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Final, Generic, NamedTuple, TypeVar

import fogline
from fogline.bots.fair_queue import FairQueue
from fogline.kernel import errors
from fogline.kernel.arrays import COMPILED

START_SECONDS: Final = 20.0
"""Timeout for the start of a process."""
HELLO: Final = b"{}\n"
"""The first request, so that no later answer includes the start-up time. Any line is a valid answer to it."""
MAX_ANSWER: Final = 4 * 1024 * 1024
"""The maximum length of an answer in bytes."""
OF_THE_SERVER: Final = ("FOGLINE_SERVE_", "PG")
"""Prefixes of environment variables that a child does not get: they give access to the database with all cards."""
T = TypeVar("T")


class ProcessFailed(Exception):
    """There is no usable answer, and the process is replaced. *cause* is the kind of error it reported, if any."""

    def __init__(self, text: str, cause: str = "") -> None:
        super().__init__(f"{cause}: {text}" if cause else text)
        self.cause = cause


class RequestFailed(ProcessFailed):
    """The process reports that it cannot answer this request; the process is kept."""


class ProcessNotStarted(ProcessFailed):
    """The process did not start in time."""


class ProcessTimedOut(ProcessFailed):
    """There was no answer in time."""


class ProcessEnded(ProcessFailed):
    """The process has ended."""


class ProcessCpuExceeded(ProcessEnded):
    """The process has used up its processor time."""


class PoolClosed(ProcessEnded):
    """The pool is closed."""

    def __init__(self) -> None:
        super().__init__("the processes are being ended")


class QueueFull(Exception):
    """Too many requests are waiting: from this asker (*is_own*), or in total."""

    def __init__(self, *, is_own: bool) -> None:
        super().__init__("there is no room to wait")
        self.is_own = is_own


class Room(NamedTuple):
    """How many requests may wait, for each asker and in total."""

    each: int = 8
    all: int = 64


def kind_of(error: Exception) -> str:
    """The kind of fault, for a log: only the names of errors, since their texts can name cards."""
    cause = error.cause if isinstance(error, ProcessFailed) else ""
    return f"{type(error).__name__} ({cause})" if cause in _CAUSES else type(error).__name__


_CAUSES: Final = frozenset(
    name
    for module in (builtins, errors)
    for name, value in vars(module).items()
    if isinstance(value, type) and issubclass(value, Exception)
)
"""Only these names are logged, since a process can report any text."""


def _environment() -> dict[str, str]:
    """A child's environment, without the server's secrets. The child loads compiled rules from the same place as its
    parent. If the parent runs plain sources, the child may find them compiled in the meantime: the same rules, only
    faster."""
    told = {name: value for name, value in os.environ.items() if not name.startswith(OF_THE_SERVER)}
    if COMPILED:
        here = str(Path(fogline.__file__).parents[1])
        told["PYTHONPATH"] = os.pathsep.join([here, *filter(None, [os.environ.get("PYTHONPATH")])])
    return told


class ChildProcess:
    """One process, which can be started again after ``end``."""

    def __init__(self, command: Sequence[str], *, longest_answer: int = MAX_ANSWER, shows_errors: bool = False) -> None:
        """*shows_errors* means that the process shares our standard error; otherwise its standard error is discarded.
        It writes there only when it crashes; errors of a request are part of its answer, so standard error names no
        card."""
        self._command = command
        self._limit = longest_answer
        self._errors: int | None = None if shows_errors else DEVNULL
        self._process: Process | None = None
        self.answers = 0
        """Requests answered since the start, as counted by its owner."""

    @property
    def pid(self) -> int | None:
        """The process id, while there is a process."""
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Start the process if it is not running, and wait until it answers."""
        if self._process is not None:
            return
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=self._errors,
                limit=self._limit,
                start_new_session=True,  # Ctrl-C is for us; the child ends with its input
                env=_environment(),
            )
        )
        try:
            self._process = await asyncio.shield(starting)
        except asyncio.CancelledError:  # end everything started so far, pipes included
            self._process = await starting
            await self.end()
            raise
        try:
            await self.greet()
        except BaseException as error:
            await self.end()
            if isinstance(error, ProcessTimedOut):
                raise ProcessNotStarted(str(error)) from None
            raise
        self.answers = 0

    async def greet(self) -> None:
        """Wait for its first answer."""
        self.send([HELLO])
        await self.receive(START_SECONDS)

    def send(self, lines: Sequence[bytes]) -> None:
        """Send requests without waiting for the process to read them."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.writelines(lines)

    async def receive(self, seconds: float) -> bytes:
        """The answer to the oldest open request."""
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                line = await self._process.stdout.readline()
                if line.endswith(b"\n"):
                    return line
                code = await self._process.wait()
        except TimeoutError:
            raise ProcessTimedOut(f"no answer in {seconds:g} seconds") from None
        if code == -getattr(signal, "SIGPROF", 0):
            raise ProcessCpuExceeded("the process has used up its time")
        raise ProcessEnded("the process has ended")

    def kill(self) -> None:
        """Kill it and its children, without waiting; open requests get no answer."""
        if self._process is not None:
            with suppress(ProcessLookupError, PermissionError):
                if hasattr(os, "killpg"):
                    os.killpg(self._process.pid, signal.SIGKILL)  # its group: it has its own session
                else:
                    self._process.kill()

    async def end(self) -> None:
        """Make sure that the process has ended."""
        self.kill()
        process, self._process, self.answers = self._process, None, 0
        if process is not None:
            await process.communicate()  # waits until its pipes are closed, too


class _Request(Generic[T]):
    """A request, and the answer that it will get."""

    def __init__(self, line: str, seconds: float, who: str, more: Callable[[T], bool] | None) -> None:
        self.line = line.encode() + b"\n"
        self.seconds = seconds
        self.who = who
        self.more = more
        self.answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.begun: float | None = None
        """When a process accepted it."""
        self.child: ChildProcess | None = None
        """The process that works on it."""

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)
            self.answer.exception()  # retrieving it is optional


class ProcessPool(Generic[T]):
    """A few processes, started on demand. For the event loop's thread only."""

    def __init__(
        self, processes: int, command: Sequence[str], read: Callable[[bytes], T], *, ahead: int = 1,
        room: Room | None = None, max_answers: int | None = None, longest_answer: int = MAX_ANSWER,
        shows_errors: bool = False, child: Callable[[], ChildProcess] | None = None,
    ) -> None:  # fmt: skip
        """*read* parses an answer. If it raises ``RequestFailed``, only this request has failed; after any other error
        the process is replaced. A process gets up to *ahead* requests at a time, so it need not wait for the next one,
        and is replaced after *max_answers*. *room* limits the waiting requests, and limits each asker to one process at
        a time. *child* makes another kind of process."""
        child = child or partial(ChildProcess, command, longest_answer=longest_answer, shows_errors=shows_errors)
        self._children = [child() for _ in range(processes)]
        self._idle = list(self._children)
        self._read = read
        self._ahead = ahead
        self._room = room
        self._max_answers = max_answers
        self._waiting: FairQueue[_Request[T]] = FairQueue()
        self._served: set[str] = set()
        """With limited room: the askers whose requests are in progress."""
        self._tasks: set[asyncio.Task[None]] = set()
        """The tasks of the busy processes, one for each."""
        self._is_closing = False

    @property
    def pids(self) -> list[int]:
        """The ids of the processes."""
        return [child.pid for child in self._children if child.pid is not None]

    @property
    def pids_at_work(self) -> list[int]:
        """The ids of the busy processes."""
        return [child.pid for child in self._children if child.pid is not None and child not in self._idle]

    async def start(self) -> None:
        """Start the processes now, before the first request, and raise any errors."""
        for child in self._children:
            await child.start()

    def is_free_for(self, who: str) -> bool:
        """Whether a request would be served without waiting."""
        return bool(self._idle) and who not in self._served

    def refuse_full(self, who: str) -> None:
        """Raise ``QueueFull`` if a request would have to wait and there is no room for it."""
        if self._room is None or self.is_free_for(who):
            return
        if self._waiting.count(who) >= self._room.each:
            raise QueueFull(is_own=True)
        if len(self._waiting) >= self._room.all:
            raise QueueFull(is_own=False)

    async def ask(
        self, line: str, seconds: float, who: str = "", *, more: Callable[[T], bool] | None = None,
        spent: Callable[[float], None] | None = None,
    ) -> T:  # fmt: skip
        """The answer to a request, or ``ProcessFailed``, ``QueueFull``, or an error raised by ``read``. *seconds* is
        the timeout, from when a process begins this request. *more* gets each answer, and returns whether another one
        follows; if the asker of such a request leaves, its process is ended. *spent* gets the seconds that a process
        worked on the request."""
        if self._is_closing:
            raise PoolClosed
        self.refuse_full(who)
        request = _Request(line, seconds, who, more)
        self._waiting.put(who, request)
        self._begin()
        try:
            return await request.answer
        except asyncio.CancelledError:
            if not self._waiting.remove(who, request) and more is not None and request.child is not None:
                request.child.kill()
            raise
        finally:
            if spent is not None and request.begun is not None:
                spent(time.monotonic() - request.begun)

    async def close(self) -> None:
        """End the processes. Waiting requests get ``PoolClosed``."""
        self._is_closing = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for request in self._waiting.drain():
            request.fail(PoolClosed())
        for child in self._children:
            await child.end()

    def _begin(self) -> None:
        """Hand requests to idle processes."""
        while self._idle and not self._is_closing and (taken := self._take()):
            child = self._idle.pop()
            task = asyncio.create_task(self._work(child, taken))
            self._tasks.add(task)
            task.add_done_callback(partial(self._end, taken))

    def _end(self, taken: deque[_Request[T]], task: asyncio.Task[None]) -> None:
        """Forget a task. A task cancelled before it started has left its requests behind."""
        self._tasks.discard(task)
        for request in taken:
            request.fail(PoolClosed())

    def _take(self) -> deque[_Request[T]]:
        """The next requests, one asker after another."""
        taken: deque[_Request[T]] = deque()
        while len(taken) < self._ahead and (found := self._waiting.take(self._served)) is not None:
            who, request = found
            if request.answer.done():  # the asker has gone
                continue
            request.begun = time.monotonic()
            taken.append(request)
            if self._room is not None:
                self._served.add(who)
        return taken

    async def _work(self, child: ChildProcess, sent: deque[_Request[T]]) -> None:
        try:
            while sent:
                try:
                    await child.start()
                    if sent[0].more is not None and sent[0].answer.cancelled():  # before the process was ready
                        self._leave(sent)
                        continue
                    await self._serve(child, sent)
                except Exception as error:
                    was_started = child.pid is not None
                    await child.end()
                    is_abandoned = sent[0].answer.cancelled()
                    sent[0].fail(error)
                    self._leave(sent)
                    if was_started and not is_abandoned and not sent:
                        await _try_to_start(child)
            if self._max_answers is not None and child.answers >= self._max_answers:
                await child.end()
                await _try_to_start(child)
        except asyncio.CancelledError:
            for request in sent:
                request.fail(PoolClosed())
            await child.end()
            raise
        self._idle.append(child)
        self._begin()

    async def _serve(self, child: ChildProcess, sent: deque[_Request[T]]) -> None:
        """Send all requests, and pass on the answers, which arrive in the same order."""
        for request in sent:
            request.child = child
        child.send([request.line for request in sent])
        while sent:
            request = sent[0]
            line = await child.receive(request.seconds)
            try:
                answer = self._read(line)
            except RequestFailed as error:
                request.fail(error)
            else:
                if request.more is not None and request.more(answer):
                    continue
                if not request.answer.done():
                    request.answer.set_result(answer)
            child.answers += 1
            self._leave(sent)

    def _leave(self, sent: deque[_Request[T]]) -> None:
        """Drop the first request, which has its answer, and move its asker to the end of the queue."""
        who = sent.popleft().who
        self._waiting.send_back(who)
        if who in self._served:
            self._served.discard(who)
            self._begin()


async def _try_to_start(child: ChildProcess) -> None:
    """Start a process early. If that fails, the next request tries again."""
    with suppress(Exception):
        await child.start()


class BlockingPool(Generic[T]):
    """A ``ProcessPool`` for programs without an event loop; it runs an event loop in a thread."""

    def __init__(self, make: Callable[[], ProcessPool[T]]) -> None:
        self._make = make
        self._running: tuple[ProcessPool[T], asyncio.AbstractEventLoop, Thread] | None = None

    @property
    def pids(self) -> list[int]:
        """The ids of the processes."""
        return [] if self._running is None else self._running[0].pids

    def start(self) -> None:
        """See ``ProcessPool.start``."""
        pool, loop = self._run()
        asyncio.run_coroutine_threadsafe(pool.start(), loop).result()

    def ask(self, line: str, seconds: float, who: str = "") -> T:
        """See ``ProcessPool.ask``."""
        pool, loop = self._run()
        return asyncio.run_coroutine_threadsafe(pool.ask(line, seconds, who), loop).result()

    def _run(self) -> tuple[ProcessPool[T], asyncio.AbstractEventLoop]:
        if self._running is None:
            loop = asyncio.new_event_loop()
            thread = Thread(target=loop.run_forever, name="processes", daemon=True)
            thread.start()
            self._running = (self._make(), loop, thread)
        return self._running[:2]

    def close(self) -> None:
        """End the processes; the next request starts others."""
        if self._running is not None:
            (pool, loop, thread), self._running = self._running, None
            asyncio.run_coroutine_threadsafe(pool.close(), loop).result()
            loop.call_soon_threadsafe(loop.stop)
            thread.join()
            loop.close()
