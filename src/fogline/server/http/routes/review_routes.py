"""Reviews of finished games, and decisions played out in nine worlds: worked out in processes of their own
(``sandbox_process.py``) that come after everything else. Addresses are served in turn. Whoever leaves ends the work;
what was finished is kept for a while."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
from collections import OrderedDict
from collections.abc import AsyncGenerator, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple, Protocol

from fastapi import FastAPI, Query, Request, Response

from fogline.analysis.review import WORLDS
from fogline.bots.processes import ProcessCpuExceeded, ProcessFailed, ProcessPool, ProcessTimedOut, QueueFull, Room
from fogline.kernel.arrays import COMPILED
from fogline.server.games.replays import ALL
from fogline.server.games.streams import Stream, head_of_stream
from fogline.server.http.bodies import Reviewing
from fogline.server.http.guard import address, as_bytes, is_head
from fogline.server.refusals import UNAVAILABLE, Refused, log_failure, queue_full, too_costly
from fogline.server.sandbox.child import ERROR, NINE, REFUSED, REVIEW, STEPS

if TYPE_CHECKING:
    from fogline.server.http.service import Server

COMMAND: Final = (sys.executable, "-P", "-m", "fogline.server.sandbox.child")
PROCESSES: Final = 2
"""Reviews at once; the processes are started when they are first needed."""
MAX_EACH: Final = 2
"""At most this many reviews of one address wait."""
MAX_WAITING: Final = 16
"""At most this many wait in all."""
SECONDS: Final = 180
"""Processor seconds that a review may take."""
STEP_SECONDS: Final = 60.0
"""Seconds that may pass without a step."""
PLAIN_WORLDS: Final = 8
"""Worlds for each decision where the rules are not compiled."""
MAX_KEPT: Final = 32 * 2**20
"""Bytes of reviews that are kept."""
MAX_LINE: Final = 32 * 2**20
"""Bytes of a line from the process: the longest game has fewer."""
MAX_ANSWERS: Final = 20
"""After this many reviews a process is replaced, because it keeps something of each."""
BEAT_SECONDS: Final = 15.0
"""A stream without anything new shows this often that it is alive."""
Told = tuple[str, Any]
"""A line of the process: what it is, and the form of it."""


class Work(Protocol):
    """What is to be worked out."""

    def key(self) -> tuple[object, ...]:
        """Requests with the same key have the same answer: the seed and the worlds are fixed."""

    def request(self) -> dict[str, Any]:
        """It as the process is asked for it."""


class Asked(NamedTuple):
    """What is to be reviewed, and how."""

    record: str
    viewer: str
    """A seat, or all."""
    first: str
    """The seat whose steps come first; any other text leaves the order as it is."""
    lines: bool
    """Whether the lines of the record are named also in a review as a seat."""

    def key(self) -> tuple[object, ...]:
        """See ``Work``."""
        return REVIEW, hash_of_text(self.record), self.viewer, self.lines

    def request(self) -> dict[str, Any]:
        """See ``Work``."""
        worlds = WORLDS if COMPILED else PLAIN_WORLDS
        told = {"record": self.record, "as": self.viewer, "first": self.first, "lines": self.lines, "worlds": worlds}
        return {"do": REVIEW, **told}


class Played(NamedTuple):
    """A decision that is to be played out in nine worlds."""

    record: str
    at: int
    viewer: str
    """The seat that decides."""
    action: str
    """In notation; empty: what was played."""
    seed: str
    level: str

    def key(self) -> tuple[object, ...]:
        """See ``Work``."""
        return NINE, hash_of_text(self.record), *self[1:]

    def request(self) -> dict[str, Any]:
        """See ``Work``."""
        return {"do": NINE, **self._asdict()}


def hash_of_text(text: str) -> str:
    """A text that stands for *text* where nobody needs to read it."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


class Reading:
    """A review that somebody waits for."""

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
        """The reader has gone, or has read all of it: the work ends."""
        self._work.cancel()


class Reviews:
    """For the event loop's thread only."""

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
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._bytes = 0
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that work on a review."""
        return self._processes.pids_at_work

    def refuse_full(self, who: str, asked: Work) -> None:
        """Refuse a review for which there is no room to wait."""
        if asked.key() not in self._kept:
            try:
                self._processes.refuse_full(who)
            except QueueFull as error:
                raise queue_full(error) from None

    def begin(self, who: str, asked: Work) -> Reading:
        """Begin a review, or wait for its turn."""
        told: asyncio.Queue[bytes | None] = asyncio.Queue()
        work = asyncio.create_task(self._work(who, asked, told))
        self._tasks.add(work)
        work.add_done_callback(self._tasks.discard)
        work.add_done_callback(lambda _: told.put_nowait(None))
        return Reading(told, work)

    def stop(self) -> None:
        """End every stream: the server stops."""
        for work in self._tasks:
            work.cancel()

    async def close(self) -> None:
        """Stop the processes. Reviews that are under way end without a result."""
        self.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._processes.close()

    async def _work(self, who: str, asked: Work, told: asyncio.Queue[bytes | None]) -> None:
        try:
            if (found := self._find(asked)) is None:
                if not self._processes.is_free_for(who):
                    told.put_nowait(_event("waiting", {}))
                found = await self._work_out(who, asked, told)
                self._keep(asked, found)
            told.put_nowait(found)
        except Refused as refusal:
            told.put_nowait(_event(REFUSED, refusal.body))

    async def _work_out(self, who: str, asked: Work, told: asyncio.Queue[bytes | None]) -> bytes:
        """The last event, which has all of it; the steps are told as they come."""

        def tell(found: Told) -> bool:
            if found[0] in STEPS:
                told.put_nowait(_event(*found))
            return found[0] in STEPS

        line = json.dumps({**asked.request(), "seconds": self._seconds})
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
        return _event(kind, form)

    def _find(self, asked: Work) -> bytes | None:
        found = self._kept.get(asked.key())
        if found is not None:
            self._kept.move_to_end(asked.key())
        return found

    def _keep(self, asked: Work, found: bytes) -> None:
        if asked.key() in self._kept:  # two have wanted the same at once
            return
        self._kept[asked.key()] = found
        self._bytes += len(found)
        while self._bytes > MAX_KEPT:
            _, old = self._kept.popitem(last=False)
            self._bytes -= len(old)


def _read(line: bytes) -> Told:
    """A step, or the last line of an answer. After anything else the process is not trusted any more."""
    kind, form = next(iter(json.loads(line).items()))
    if kind == ERROR:
        raise ProcessFailed("it failed because of an error of ours", form)
    return kind, form


def _event(kind: str, form: Any) -> bytes:
    return b"event: %b\ndata: %b\n\n" % (kind.encode(), as_bytes(form))


COST: Final = 5.0
"""What a review costs, in costly requests. The time of its process is limited by the queue and not counted."""


def add_reviews(app: FastAPI, server: Server) -> None:
    """Add them to the application."""

    @app.get("/api/table/review", tags=["after the game"])
    async def review(
        request: Request,
        viewer: Annotated[str, Query(alias="as", max_length=40)] = ALL,
        first: Annotated[str, Query(max_length=40)] = "",
        lines: bool = False,
    ) -> Response:
        """The review of the game as a stream: of the whole of it, or only with what a seat could know."""
        _, key = await server.key(request)
        server.charge(request, COST)
        record = await server.run(server.desk.readable_record, key)
        return await reviewed(server, request, Asked(record, viewer, first, lines), is_ours=True)

    @app.post("/api/review", tags=["server"])
    async def review_record(request: Request, wanted: Reviewing) -> Response:
        """The same for any record of a finished game."""
        server.charge(request, COST)
        asked = Asked(wanted.record, wanted.viewer, wanted.first, wanted.lines)
        return await reviewed(server, request, asked, is_ours=False)


async def reviewed(server: Server, request: Request, asked: Asked, *, is_ours: bool) -> Response:
    """Check the record, and begin the stream."""
    who = address(request.scope)
    server.reviews.refuse_full(who, asked)
    await server.readers.check_finished(who, asked.record, asked.viewer, is_ours=is_ours)
    if is_head(request.scope):
        return head_of_stream()
    reading = server.reviews.begin(who, asked)
    return Stream(reading.events(), leave=reading.leave)
