"""The other end of ``processes.py``: what a child process does with the lines that it is sent, within limits."""

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
    """At most so many seconds of a processor and so many bytes of memory; then the operating system ends this process,
    whatever it is doing and even if nobody is left who would. Systems without such limits rely on the patience of
    whoever asks."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    timer: Callable[[int, float], object] | None = getattr(signal, "setitimer", None)
    if timer is None:
        yield
        return
    timer(signal.ITIMER_PROF, seconds)  # its signal ends a process that has not said otherwise
    try:
        yield
    finally:
        timer(signal.ITIMER_PROF, 0)
