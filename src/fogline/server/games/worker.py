"""The games' thread: it does all work on games, one job at a time.

Waiting jobs are done in batches: one transaction, one commit, and only then the answers. So a busy server writes to
disk once for many requests, and still acknowledges nothing that would be lost in a crash. If one of them fails, the
batch is rolled back and each job is done again in a transaction of its own. That is safe because no answer has been
sent yet and because every request can be repeated (docs/protocol.md). Long jobs (a game that has to be read first) are
done in pieces, and other jobs have their turn in between. Addresses are served in turn, so many requests from one
address do not keep others waiting."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError

from fogline.bots.fair_queue import FairQueue
from fogline.desk.refusals import LOG, UNAVAILABLE, Refused, carried
from fogline.kernel.errors import FoglineError
from fogline.server.games.cache import Unfinished
from fogline.server.limits import ASKER, BILL
from fogline.server.storage.databases import is_locked
from fogline.server.storage.storage import Spoilt, Storage, Taken

MAX_BATCH: Final = 100
"""The maximum number of requests that share a commit."""
BATCH_SECONDS: Final = 0.02
"""After this time a batch accepts no more jobs, because finished ones wait for the commit."""
MAX_WAITING: Final = 250
"""The maximum number of waiting jobs per address."""
SHORT_SECONDS: Final = 0.005
"""If a job takes less time than this, its wall time counts as processor time."""
LONG_SECONDS: Final = 0.25
"""Longer jobs are logged, by kind and without their content."""
TRIES: Final = 8
"""A job is attempted at most this many times if other servers keep changing the same data first."""
LOST: Final = "the database cannot be used: requests are refused until it can"
LOCKED: Final = "the database is locked by another program: requests are refused until it is free"
LOCKED_OUT: Final = "the database is locked by another program; try again"
FULL: Final = "the disk of the database is full: nothing can be stored until there is room"
T = TypeVar("T")


class _Spent:
    """How long the thread has worked on a job, in seconds."""

    seconds = 0.0


class _Meter:
    """The processor time of the thread. Asking the system takes longer than many jobs, so it is asked only once per
    batch, and after a long job."""

    def __init__(self) -> None:
        self._read = time.thread_time()

    def spent(self, held: float) -> float:
        """The thread's working time, at most *held*, the wall time of the job."""
        if held < SHORT_SECONDS:
            return held
        before, self._read = self._read, time.thread_time()
        return min(held, self._read - before)


class _Job(NamedTuple):
    do: Callable[..., Any]
    given: tuple[Any, ...]
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]
    who: str
    spent: _Spent

    @property
    def kind(self) -> str:
        """The kind of job, for the log."""
        return str(getattr(self.do, "__qualname__", "?"))


class _Done(NamedTuple):
    result: Any
    error: BaseException | None
    is_later: bool = False
    """Whether the job is unfinished and continues after the others have had their turn."""
    has_moved: bool = False
    """Whether a piece of the job was completed; if so, jobs that had to wait come first."""


class _Queue:
    """Waiting jobs, served in turn by address. For several threads."""

    def __init__(self) -> None:
        self._waiting: FairQueue[_Job] = FairQueue()
        self._change = threading.Condition()
        self._is_closed = False

    def put(self, jobs: Sequence[_Job]) -> list[_Job]:
        """Add jobs. Returns the jobs for which there is no room, which is all of them if the queue is closed."""
        left: list[_Job] = []
        with self._change:
            for job in jobs:
                if self._is_closed or (job.who and self._waiting.count(job.who) >= MAX_WAITING):
                    left.append(job)
                else:
                    self._waiting.put(job.who, job)
            self._change.notify()
        return left

    def take(self, *, is_patient: bool) -> _Job | None:
        """The next job, or None; a waiting caller gets None once the queue is closed."""
        with self._change:
            while True:
                while (found := self._waiting.take()) is not None:
                    if not found[1].answer.done():  # otherwise the client has left
                        return found[1]
                if self._is_closed or not is_patient:
                    return None
                self._change.wait()

    def drain(self) -> list[_Job]:
        """Remove and return all waiting jobs."""
        with self._change:
            return self._waiting.drain()

    def length(self) -> int:
        with self._change:
            return len(self._waiting)

    def close(self) -> list[_Job]:
        """Close the queue. Returns the waiting jobs."""
        with self._change:
            self._is_closed = True
            self._change.notify()
        return self.drain()


class Worker:
    """The thread, and its waiting jobs."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._coming: list[_Job] = []
        """Jobs that arrived in this iteration of the event loop; they are handed over together at its end."""
        self._trouble: str | None = None
        """The database error that was logged last."""
        self._waiting = _Queue()
        self._is_closed = False
        self._thread = threading.Thread(target=self._work, name="desk", daemon=True)
        self._thread.start()

    async def run(self, do: Callable[..., T], *given: Any) -> T:
        """Run a job. When this returns, its changes are on disk.

        There is always an answer: the error of a job is raised for its caller only.
        """
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        if not self._coming:
            loop.call_soon(self._hand_over)
        spent = _Spent()
        self._coming.append(_Job(do, given, loop, answer, ASKER.get(), spent))
        try:
            return await answer
        finally:
            if (bill := BILL.get()) is not None:
                bill.desk(spent.seconds)

    def _hand_over(self) -> None:
        jobs, self._coming = self._coming, []
        why = "the server is stopping" if self._is_closed else "too many of your requests are queued"
        _answer([(job.answer, _Done(None, _unavailable(why))) for job in self._waiting.put(jobs)])

    def waiting(self) -> int:
        return self._waiting.length()

    def has_trouble(self) -> bool:
        """Whether the latest attempt to use the database has failed."""
        return self._trouble is not None

    def is_locked_out(self) -> bool:
        """Whether the latest attempt failed because another program keeps the database locked."""
        return self._trouble == LOCKED

    def close(self) -> None:
        """Finish running jobs, refuse waiting ones, and close the database. For the event loop's thread."""
        self._is_closed = True
        stops = _unavailable("the server is stopping")
        _answer([(job.answer, _Done(None, stops)) for job in self._waiting.close()])
        self._thread.join()
        self._storage.close()

    def _work(self) -> None:
        while (first := self._waiting.take(is_patient=True)) is not None:
            jobs = [first]
            done = self._together(jobs)
            if done is None:
                done = self._one_by_one(jobs)
            in_turn = sorted(zip(jobs, done), key=lambda each: each[1].has_moved)
            left = self._waiting.put([job for job, one in in_turn if one.is_later])
            if left:  # the queue is full or closed: the job is not continued
                stops = _Done(None, _unavailable("the server is too busy"))
                done = [stops if any(job is one for one in left) else old for job, old in zip(jobs, done)]
            for loop in {job.loop for job in jobs}:
                theirs = [(job.answer, one) for job, one in zip(jobs, done) if job.loop is loop and not one.is_later]
                with suppress(RuntimeError):  # the loop has ended: nobody is waiting any more
                    loop.call_soon_threadsafe(_answer, theirs)

    def _together(self, jobs: list[_Job]) -> list[_Done] | None:
        """Do these jobs, and those that arrive meanwhile (added to *jobs*), in one transaction; None if that failed."""
        done: list[_Done] = []
        until, meter = time.monotonic() + BATCH_SECONDS, _Meter()
        try:
            with self._storage.transaction():
                while len(done) < len(jobs):
                    done.append(_try(jobs[-1], meter))
                    if self._storage.is_spoilt:
                        raise Spoilt
                    has_time = len(jobs) < MAX_BATCH and time.monotonic() < until
                    if has_time and (another := self._waiting.take(is_patient=False)) is not None:
                        jobs.append(another)
        except BaseException as error:  # whatever the error: this thread continues, and each job has its own answer
            if len(jobs) > 1 or not isinstance(error, DBAPIError) or not is_locked(error):
                return None
            self._report(error)
            return self._refuse_locked(jobs, [])
        self._recover()
        return done

    def _one_by_one(self, jobs: list[_Job]) -> list[_Done]:
        """Do each job in a transaction of its own."""
        done: list[_Done] = []
        for job in jobs:
            done.append(self._alone(job))
            if isinstance(done[-1].error, _Locked):
                return self._refuse_locked(jobs, done)
        return done

    def _refuse_locked(self, jobs: list[_Job], done: list[_Done]) -> list[_Done]:
        """A job has waited too long for another program's lock: refuse the unfinished jobs, and all that are waiting
        now (added to *jobs*), without waiting for each."""
        jobs += self._waiting.drain()
        return [*done, *(_Done(None, _Locked()) for _ in jobs[len(done) :])]

    def _alone(self, job: _Job) -> _Done:
        """Do one job in a transaction of its own, and retry if another server was first or the connection was lost."""
        for tries in range(TRIES):
            try:
                return self._once(job)
            except (Taken, IntegrityError):
                continue
            except DBAPIError as error:
                if is_locked(error):
                    self._report(error)
                    return _Done(None, _Locked())
                if tries and not is_rivalry(error):
                    self._report(error)
                    return _Done(None, _unavailable("the database cannot be reached"))
            except BaseException as error:
                return _Done(None, error)
        return _Done(None, _unavailable("the server is too busy"))

    def _once(self, job: _Job) -> _Done:
        done = _Done(None, None)
        with suppress(Spoilt), self._storage.transaction():  # spoilt: refused half-way, so nothing has happened
            done = _try(job, _Meter())
        self._recover()
        return done

    def _report(self, error: DBAPIError) -> None:
        """Log a database error once, for the operator. The texts of such errors contain no values."""
        trouble = FULL if _is_full(error) else LOCKED if is_locked(error) else LOST
        if trouble != self._trouble:
            LOG.error("%s (%s)", trouble, str(error.orig).partition("\n")[0] or type(error.orig).__name__)
        self._trouble = trouble

    def _recover(self) -> None:
        """Record that a job has succeeded. A full disk can still be read: only a write shows that there is room."""
        if self._trouble is not None and (self._trouble != FULL or self._storage.has_written):
            LOG.warning("the database is available again")
            self._trouble = None


class _Locked(Refused):
    """Another program has kept the database for too long."""

    def __init__(self) -> None:
        super().__init__(UNAVAILABLE, "unavailable", LOCKED_OUT)


def _try(job: _Job, meter: _Meter) -> _Done:
    """Run a job and return its result, or the refusal. Any other error is an internal error."""
    begun = time.monotonic()
    try:
        return _Done(job.do(*job.given), None)
    except Unfinished as more:
        return _Done(None, None, is_later=True, has_moved=more.has_moved)
    except FoglineError as error:
        return _Done(None, error)
    finally:
        held = time.monotonic() - begun
        job.spent.seconds += meter.spent(held)
        if held > LONG_SECONDS:
            LOG.warning("%s took %.0f ms of the games' thread", job.kind, 1000 * held)


def is_rivalry(error: DBAPIError) -> bool:
    """Whether PostgreSQL gave up because two servers waited for each other (deadlock, serialization)."""
    return getattr(error.orig, "sqlstate", None) in ("40P01", "40001")


def _unavailable(why: str) -> Refused:
    return Refused(UNAVAILABLE, "unavailable", f"{why}; try again")


def _is_full(error: DBAPIError) -> bool:
    """Whether the disk is full: SQLite's message, or PostgreSQL's code."""
    return "disk is full" in str(error.orig) or getattr(error.orig, "sqlstate", None) == "53100"


def _answer(done: list[tuple[asyncio.Future[Any], _Done]]) -> None:
    """Send all answers: none depends on another."""
    for answer, one in done:
        if answer.done():  # the client has left
            continue
        if one.error is None:
            answer.set_result(one.result)
        else:
            answer.set_exception(carried(one.error))
