"""The process in which games are reviewed: one JSON line in, and for each step of the review, and in the end for the
whole of it, one line out. It works only when nobody else wants the processor, and can be killed."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from typing import IO, Any, Final

from fogline.ai.answering import limited
from fogline.ai.review import as_json, review
from fogline.ai.review.review import Progress
from fogline.ai.review.writing import step_as_json
from fogline.kernel.errors import FoglineError
from fogline.web.faults import explain
from fogline.web.replays import ALL

STEP: Final = "step"
REVIEW: Final = "review"
REFUSED: Final = "refused"
ERROR: Final = "error"
"""What a line of the answer has: the last three end it."""
MAX_MEMORY: Final = 1024 * 1024 * 1024
"""The memory limit of this process, in bytes."""
NICENESS: Final = 10
"""Bots, memory aids and the games' thread go first."""


def answer(request: dict[str, Any], answers: IO[str]) -> None:
    """The steps and the review, or the refusal, or the type of the error."""

    def tell(form: dict[str, Any]) -> None:
        answers.write(json.dumps(form, separators=(",", ":")) + "\n")
        answers.flush()

    def advance(found: Progress) -> None:
        told = {"seat": found.seat, "done": found.done, "of": found.total, "step": step_as_json(found.step)}
        tell({STEP: told})

    viewer: str = request["as"]
    try:
        found = review(
            request["record"],
            viewer=None if viewer == ALL else viewer,
            first=request["first"],
            has_lines=request["lines"],
            worlds=request["worlds"],
            advance=advance,
        )
        tell({REVIEW: as_json(found)})
    except FoglineError as error:
        tell({REFUSED: explain(error).body})
    except Exception as error:  # one record must not end the process
        tell({ERROR: type(error).__name__})


def serve(lines: Iterator[str], answers: IO[str]) -> None:
    """Answer line by line. An empty request only asks whether the process has started."""
    for line in lines:
        request = json.loads(line)
        if not request:
            answers.write("{}\n")
            answers.flush()
            continue
        with limited(request["seconds"], MAX_MEMORY):
            answer(request, answers)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    serve(iter(sys.stdin.readline, ""), sys.stdout)
