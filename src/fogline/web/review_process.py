"""The process in which games are reviewed and decisions played out in nine worlds: one JSON line in, and for each step
of it, and in the end for the whole, one line out. It works only when nobody else wants the processor, and can be
killed."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from typing import IO, Any, Final

from fogline.ai.answering import limited
from fogline.ai.review import as_json, review
from fogline.ai.review.review import Progress
from fogline.ai.review.writing import step_as_json
from fogline.kernel.errors import FoglineError
from fogline.web.faults import explain
from fogline.web.replays import ALL
from fogline.web.world_forms import NineForms

STEP: Final = "step"
DECISION: Final = "decision"
WORLD: Final = "world"
STEPS: Final = (STEP, DECISION, WORLD)
"""What a line has that others follow."""
REVIEW: Final = "review"
NINE: Final = "nine"
REFUSED: Final = "refused"
ERROR: Final = "error"
"""What the last line has."""
MAX_MEMORY: Final = 1024 * 1024 * 1024
"""The memory limit of this process, in bytes."""
NICENESS: Final = 10
"""Bots, memory aids and the games' thread go first."""


Tell = Callable[[dict[str, Any]], None]


def _review(request: dict[str, Any], tell: Tell) -> None:
    def advance(found: Progress) -> None:
        told = {"seat": found.seat, "done": found.done, "of": found.total, "step": step_as_json(found.step)}
        tell({STEP: told})

    viewer: str = request["as"]
    found = review(
        request["record"],
        viewer=None if viewer == ALL else viewer,
        first=request["first"],
        has_lines=request["lines"],
        worlds=request["worlds"],
        advance=advance,
    )
    tell({REVIEW: as_json(found)})


def _play_out(request: dict[str, Any], tell: Tell) -> None:
    asked = ("record", "at", "viewer", "action", "seed", "level")
    forms = NineForms(*(request[name] for name in asked))
    tell({DECISION: forms.decision()})
    for world in forms.worlds():
        tell({WORLD: world})
    tell({NINE: forms.whole()})


TASKS: Final = {REVIEW: _review, NINE: _play_out}


def answer(request: dict[str, Any], answers: IO[str]) -> None:
    """The steps and the whole, or the refusal, or the type of the error."""

    def tell(form: dict[str, Any]) -> None:
        answers.write(json.dumps(form, separators=(",", ":")) + "\n")
        answers.flush()

    try:
        TASKS[request["do"]](request, tell)
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
