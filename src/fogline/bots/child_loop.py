"""The child's side of ``processes.py``: a child process answers the lines that it is sent, within limits."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import IO, Any


def answer_lines(answer: Callable[[dict[str, Any]], str], lines: IO[str], answers: IO[str]) -> None:
    """Answer each request, a line of JSON, with a line, until the input ends. An empty request only asks whether the
    process has started."""
    for line in lines:
        request = json.loads(line)
        answers.write((answer(request) if request else "{}") + "\n")
        answers.flush()


@contextmanager
def limited(seconds: float, memory: int) -> Iterator[None]:
    """Limit the processor seconds and the bytes of memory of this process; beyond them the operating system ends it,
    even if its parent is gone. On systems without such limits only the parent's timeout applies."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    timer: Callable[[int, float], object] | None = getattr(signal, "setitimer", None)
    if timer is None:
        yield
        return
    timer(signal.ITIMER_PROF, seconds)  # by default its signal ends the process
    try:
        yield
    finally:
        timer(signal.ITIMER_PROF, 0)
