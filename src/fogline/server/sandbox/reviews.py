"""Reviews of finished games, and decisions played out in nine worlds: computed in separate processes (``child.py``)
that run after everything else. Addresses are served in turn. A review stops when its reader leaves; finished reviews
are cached for a while."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
from collections import OrderedDict
from collections.abc import AsyncGenerator, Sequence
from typing import Any, Final

from fogline.analysis.review import WORLDS
from fogline.bots.processes import ProcessCpuExceeded, ProcessFailed, ProcessPool, ProcessTimedOut, QueueFull, Room
from fogline.desk.refusals import UNAVAILABLE, Refused, log_failure, queue_full, too_costly
from fogline.desk.streams import written_event
from fogline.desk.tasks import ERROR, PLAIN_WORLDS, REFUSED, STEPS
from fogline.kernel.arrays import COMPILED
from fogline.kit.wire import Form

COMMAND: Final = (sys.executable, "-P", "-m", "fogline.server.sandbox.child")
PROCESSES: Final = 2
"""The number of parallel reviews; the processes are started on first use."""
MAX_EACH: Final = 2
"""The maximum number of waiting reviews per address."""
MAX_WAITING: Final = 16
"""The maximum number of waiting reviews in all."""
SECONDS: Final = 180
"""The processor time limit of a review, in seconds."""
STEP_SECONDS: Final = 60.0
"""The maximum time between two steps, in seconds."""
MAX_KEPT: Final = 32 * 2**20
"""The maximum size of cached reviews, in bytes."""
MAX_LINE: Final = 32 * 2**20
"""The maximum size of a line from the process, in bytes: the longest game needs fewer."""
MAX_ANSWERS: Final = 20
"""After this many reviews, a process is replaced, because each review leaves something in memory."""
BEAT_SECONDS: Final = 15.0
"""A stream without news sends a keep-alive this often."""
Told = tuple[str, Any]
"""A line that the process sent: its kind and its content."""


class Reading:
    """A review for which a reader is waiting."""

    def __init__(self, told: asyncio.Queue[bytes | None], work: asyncio.Task[None]) -> None:
        self._told = told
        self._work = work

    async def events(self) -> AsyncGenerator[bytes]:
        """The review as events of a stream."""
        while True:
            try:
                part = await asyncio.wait_for(self._told.get(), BEAT_SECONDS)
            except TimeoutError:
                yield b": \n\n"
                continue
            if part is None:
                return
            yield part

    def leave(self) -> None:
        """Stop the work, because the reader has left or has read all of it."""
        self._work.cancel()


class Reviews:
    """Starts reviews and passes on their results. For the event loop's thread only. Work is a request to the process
    (``desk/tasks.py``)."""

    def __init__(self, command: Sequence[str] = COMMAND, *, processes: int = PROCESSES, seconds: int = SECONDS) -> None:
        self._seconds = seconds
        self._processes = ProcessPool(
            processes,
            command,
            _read,
            room=Room(MAX_EACH, MAX_WAITING),
            max_answers=MAX_ANSWERS,
            longest_answer=MAX_LINE,
            shows_errors=True,
        )
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def pids(self) -> list[int]:
        return self._processes.pids_at_work

    def refuse_full(self, who: str, work: Form) -> None:
        """Refuse a review for which there is no room to wait."""
        if _key(work) not in self._kept:
            try:
                self._processes.refuse_full(who)
            except QueueFull as error:
                raise queue_full(error) from None

    def begin(self, who: str, work: Form) -> Reading:
        """Begin a review, or wait for its turn."""
        told: asyncio.Queue[bytes | None] = asyncio.Queue()
        task = asyncio.create_task(self._work(who, work, told))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: told.put_nowait(None))
        return Reading(told, task)

    def stop(self) -> None:
        """End every stream: the server is stopping."""
        for task in self._tasks:
            task.cancel()

    async def close(self) -> None:
        """Stop the processes. Unfinished reviews end without a result."""
        self.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._processes.close()

    async def _work(self, who: str, work: Form, told: asyncio.Queue[bytes | None]) -> None:
        try:
            if (found := self._kept.get(_key(work))) is None:
                if not self._processes.is_free_for(who):
                    told.put_nowait(written_event("waiting", {}))
                found = await self._work_out(who, work, told)
                self._keep(_key(work), found)
            else:
                self._kept.move_to_end(_key(work))
            told.put_nowait(found)
        except Refused as refusal:
            told.put_nowait(written_event(REFUSED, refusal.body))

    async def _work_out(self, who: str, work: Form, told: asyncio.Queue[bytes | None]) -> bytes:
        """The last event, which contains everything; the steps are sent as they arrive."""

        def tell(found: Told) -> bool:
            if found[0] in STEPS:
                told.put_nowait(written_event(*found))
            return found[0] in STEPS

        worlds = WORLDS if COMPILED else PLAIN_WORLDS
        line = json.dumps({**work, "worlds": worlds, "seconds": self._seconds})
        try:
            kind, form = await self._processes.ask(line, STEP_SECONDS, who, more=tell)
        except QueueFull as error:
            raise queue_full(error) from None
        except (ProcessTimedOut, ProcessCpuExceeded) as error:
            log_failure(error)
            raise too_costly("this game takes too long to review") from None
        except Exception as error:
            log_failure(error)
            raise Refused(UNAVAILABLE, "unavailable", "the review has failed; try again") from None
        if kind == REFUSED:
            body = dict(form)
            raise Refused(422, body.pop("error"), body.pop("text"), **body)
        return written_event(kind, form)

    def _keep(self, key: str, found: bytes) -> None:
        if key not in self._kept:  # otherwise two readers requested the same review at the same time
            self._kept[key] = found
            self._bytes += len(found)
        while self._bytes > MAX_KEPT:
            _, old = self._kept.popitem(last=False)
            self._bytes -= len(old)


def _key(work: Form) -> str:
    """A text that is the same for all work with the same answer. The seed and the worlds are fixed, and the seat that
    comes first changes only the order of the steps."""
    text = json.dumps({**work, "first": ""}, sort_keys=True)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _read(line: bytes) -> Told:
    """A step, or the last line of an answer. After any other line, the process is no longer trusted."""
    kind, form = next(iter(json.loads(line).items()))
    if kind == ERROR:
        raise ProcessFailed("it failed because of an error of ours", form)
    return kind, form
