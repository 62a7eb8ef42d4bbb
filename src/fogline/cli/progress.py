"""Progress of long work, and its partial results after Ctrl-C.

Progress goes to stderr, so that stdout contains only the report: a bar on a terminal; in a file, or where the cursor
cannot be moved, a line every half minute.
"""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from datetime import timedelta
from math import inf
from multiprocessing import active_children, get_context
from types import FrameType
from typing import Any, Final, Self, TypeVar

from rich.console import Console, RenderableType
from rich.progress import BarColumn, TextColumn
from rich.progress import Progress as RichProgress
from rich.status import Status
from rich.text import Text

from fogline.cli.console import can_move, show
from fogline.locale import Texts
from fogline.research.cluster import Cluster, spread

INTERRUPTED: Final = 130
"""The exit code of a command that was stopped by Ctrl-C."""
QUIET: Final = 30.0
"""Seconds between two lines where there is no bar."""
_NOTED: Final = 1.0
"""Seconds for which a note is good enough for such a line."""
_REFRESH: Final = 4
"""The number of times per second that the bar is drawn."""

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")


class Progress:
    """The progress of some work: the amount done, the pace, the time left, and the results so far."""

    def __init__(
        self, texts: Texts, unit: str, total: int, note: Callable[[], str] = str, *, is_shown: bool = True
    ) -> None:
        """*unit* is the suffix of a text key; *note* describes the results so far."""
        self._texts = texts
        self._unit = unit
        self._note = note
        self._begun = self._told = time.monotonic()
        self._bar = _Bar(total) if is_shown and can_move(sys.stderr) else None
        self._pause = (1 / _REFRESH if self._bar is not None else QUIET) if is_shown else inf
        self._noted, self._last_note = -inf, ""
        self._telling, self._is_over = threading.Lock(), threading.Event()
        self._teller: threading.Thread | None = None
        self.done = 0
        self.total = total

    def __enter__(self) -> Self:
        self._begun = self._told = time.monotonic()
        if self._bar is not None:
            self._bar.tell(self.done, self.state(), self._note())
            self._bar.start()
        elif self._pause < inf:
            self._teller = threading.Thread(target=self._tell_now_and_then, daemon=True)
            with _blocked_interrupts():  # Ctrl-C is for the main thread
                self._teller.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()
        self._is_over.set()
        if self._teller is not None:
            self._teller.join()

    def advance(self, count: int = 1) -> None:
        """Add completed work."""
        self.done += count
        now = time.monotonic()
        if self._bar is not None:
            if now - self._told >= self._pause:
                self._told = now
                self._bar.tell(self.done, self.state(), self._note())
        elif self._pause < inf:
            if now - self._noted >= min(_NOTED, self._pause):
                self._noted, self._last_note = now, self._note()
            self._tell_if_due()

    def _tell_now_and_then(self) -> None:
        """In a thread of its own: a single piece of work can take longer than the pause. Notes are made in the other
        thread, since they read results that are being added."""
        while not self._is_over.wait(max(0.0, self._told + self._pause - time.monotonic())):
            self._tell_if_due()

    def _tell_if_due(self) -> None:
        with self._telling:
            now = time.monotonic()
            if now - self._told >= self._pause:
                self._told = now
                said = f"{self.state()}; {self._last_note}" if self._last_note else self.state()
                print(said, file=sys.stderr, flush=True)

    def state(self) -> str:
        """The state of the work in words."""
        said = self._texts(f"progress-{self._unit}", done=self.done, total=self.total)
        rate = self.done / max(time.monotonic() - self._begun, 0.001)
        if not rate:
            return said
        left = timedelta(seconds=round((self.total - self.done) / rate))
        pace = f"{rate:.0f}" if rate >= 100 else f"{rate:.1f}" if rate >= 1 else f"{rate:.2g}"
        return f"{said}, {self._texts('progress-pace', rate=pace, left=str(left))}"


class _Bar(RichProgress):
    """One bar with a sentence next to it, and the results so far below."""

    def __init__(self, total: int) -> None:
        self._below = ""
        columns = (BarColumn(bar_width=20), TextColumn("{task.description}", markup=False))
        console = Console(file=sys.stderr, markup=False, highlight=False, emoji=False)
        super().__init__(
            *columns, console=console, transient=True, refresh_per_second=_REFRESH,
            redirect_stdout=False, redirect_stderr=False,
        )  # fmt: skip
        self._only = self.add_task("", total=total)

    def tell(self, done: int, beside: str, below: str) -> None:
        """Update the bar."""
        self._below = below
        self.update(self._only, completed=done, description=beside)

    def get_renderables(self) -> Iterator[RenderableType]:
        yield self.make_tasks_table(self.tasks)
        if self._below:
            yield Text(self._below, no_wrap=True, overflow="ellipsis")


def tell_partial(texts: Texts, done: int, total: int) -> bool:
    """Say that a report covers only the games *done*. Returns whether there are any."""
    show(texts("partial", done=done, total=total) if done else texts("partial-none"))
    return done > 0


class Waiting:
    """A spinner during work of unknown length."""

    def __init__(self, message: str) -> None:
        self._status: Status | None = None
        if can_move(sys.stderr):
            self._status = Status(Text(message), console=Console(file=sys.stderr), spinner="line")

    def __enter__(self) -> Self:
        if self._status is not None:
            self._status.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Remove the spinner from the screen."""
        if self._status is not None:
            self._status.stop()


# -- many tasks -------------------------------------------------------------------------------------


def carry_out(
    work: Callable[[_Task], _Result],
    tasks: Sequence[_Task],
    jobs: int,
    progress: Progress,
    add: Callable[[_Result], int],
    ray: str | Cluster | None = None,
    titles: Sequence[str] = (),
) -> bool:
    """Do the *tasks* in *jobs* processes, and *add* each result, in the order of the tasks; *add* returns the amount of
    work done. *ray* is a Ray cluster that does the tasks instead, or its address; it needs these *titles*. Returns
    False if Ctrl-C came before the end: the results added are then exactly those of the first tasks, as if there had
    been fewer tasks."""
    with Stopping() as stopping, progress:
        if ray is None:
            results = _results(work, tasks, jobs)
        elif isinstance(ray, Cluster):
            results = ray.spread(work, tasks, stopping.is_asked)
        else:
            results = spread(work, tasks, ray, titles=titles, cores=jobs, is_stopped=stopping.is_asked)
        try:
            while True:
                with stopping.allowed() if ray is None else nullcontext():
                    result = next(results, None)
                if result is None:
                    return True
                progress.advance(add(result))
        except KeyboardInterrupt:
            return False
        finally:
            results.close()


class Stopping:
    """Lets Ctrl-C stop the work while it waits for a result, but not while a result is being added to the report."""

    def __init__(self) -> None:
        self._is_allowed = False
        self._was_asked = False
        self._before: Any = None

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._ask)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _ask(self, _number: int, _frame: FrameType | None) -> None:
        self._was_asked = True
        if self._is_allowed:
            self._is_allowed = False
            raise KeyboardInterrupt

    def is_asked(self) -> bool:
        """Whether Ctrl-C was pressed."""
        return self._was_asked

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Raise an earlier ``KeyboardInterrupt`` now, but none inside this block, where Ray is at work."""
        if self._was_asked:
            raise KeyboardInterrupt
        yield

    @contextmanager
    def allowed(self) -> Iterator[None]:
        """Allow ``KeyboardInterrupt`` in this block, and raise an earlier one now."""
        try:
            self._is_allowed = True
            if self._was_asked:
                raise KeyboardInterrupt
            yield
        finally:
            self._is_allowed = False


def _results(work: Callable[[_Task], _Result], tasks: Sequence[_Task], jobs: int) -> Generator[_Result, None, None]:
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        yield from map(work, tasks)
        return
    before = active_children()
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    with _blocked_interrupts():
        waiting = deque(pool.submit(work, task) for task in tasks)
    processes = [child for child in active_children() if child not in before]
    try:
        while waiting:
            yield waiting[0].result()
            waiting.popleft()
    finally:
        if waiting:
            for process in processes:
                process.terminate()
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C in this process: a terminal sends it to all processes of a command, but only the first may
    react."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _blocked_interrupts() -> Iterator[None]:
    """Block Ctrl-C for processes started in this block, until they can ignore it themselves."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
