"""The sandbox process, in which uploads are checked, records are read, games are reviewed and decisions are played out
in nine worlds: it reads one JSON line and writes one (for a review also one for each step), until the input ends.
Players do not wait for this process; it has little memory and little time, and can be killed."""

from __future__ import annotations

import os
import sys
from typing import IO, Any, Final

from fogline.bots.child import Say, answer_lines, limited
from fogline.desk.tasks import STREAMS, answer, as_line, stream

MAX_MEMORY: Final = 512 * 1024 * 1024
"""The memory limit of this process, in bytes."""
MAX_STREAM_MEMORY: Final = 1024 * 1024 * 1024
"""The memory limit of this process during a review, in bytes."""
NICENESS: Final = 10
"""The niceness of a process that reviews games: bots, memory aids and the games' thread go first."""


def serve(lines: IO[str], answers: IO[str]) -> None:
    """Answer requests line by line, each within its limits of memory and processor time."""

    def serve_one(request: dict[str, Any], say: Say) -> None:
        if request["do"] in STREAMS:
            if hasattr(os, "nice"):
                os.nice(max(0, NICENESS - os.nice(0)))
            with limited(request["seconds"], MAX_STREAM_MEMORY):
                stream(request, lambda form: say(as_line(form)))
        else:
            with limited(request["seconds"], MAX_MEMORY):
                say(answer(request))

    answer_lines(serve_one, lines, answers)


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
