"""The sandbox process, in which uploads are checked, records are read, games are reviewed and decisions are played out
in nine worlds: one JSON line in, one out (for a review also one for each step), until the input ends. Players do not
wait for it; it has little memory and little time, and can be killed."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import IO, Any, Final

from fogline.analysis.review import Progress, review
from fogline.analysis.review_texts import as_json, step_as_json
from fogline.bots.child import Say, answer_lines, limited
from fogline.kernel.errors import FoglineError
from fogline.kernel.setup import Setup
from fogline.server.refusals import explain, too_costly
from fogline.server.sandbox.puzzles import answered, guessed, listed, shown
from fogline.server.sandbox.replays import ALL, check_finished, replay_record, verify_record
from fogline.server.sandbox.uploads import try_record, try_setup
from fogline.server.sandbox.worlds import (
    DECISION,
    NINE,
    WORLD,
    check_decision,
    eyes_of,
    nine_worlds,
    reasons_of,
    world_of,
)

MAX_MEMORY: Final = 512 * 1024 * 1024
"""The memory limit of this process, in bytes."""
MAX_STREAM_MEMORY: Final = 1024 * 1024 * 1024
"""The same while it reviews a game."""
NICENESS: Final = 10
"""Of a process that reviews games: bots, memory aids and the games' thread go first."""
MAX_ANSWER: Final = 32 * 1024 * 1024
"""The limit of characters of an answer: fifty positions of a very long game have fewer."""
TOLD: Final = '{"told":'
"""The beginning of an answer that is not a refusal; it can be sent on unchanged."""
STEP: Final = "step"
STEPS: Final = (STEP, DECISION, WORLD)
"""What a line has that others follow."""
REVIEW: Final = "review"
REFUSED: Final = "refused"
ERROR: Final = "error"
"""What the last line has."""


def _check(setup: list[Any], aid: str) -> dict[str, Any]:
    """A set-up in the form in which it is stored."""
    kept = try_setup(Setup(*setup), aid)
    return {"setup": [kept.game, kept.scenario, dict(kept.options), kept.data]}


TASKS: Final[dict[str, tuple[Callable[..., Any], tuple[str, ...]]]] = {
    "check": (_check, ("setup", "aid")),
    "cut": (try_record, ("record", "at", "aid")),
    "replay": (replay_record, ("record", "as", "at", "count")),
    "finished": (check_finished, ("record", "as")),
    "verify": (verify_record, ("record", "given")),
    "puzzles": (listed, ()),
    "puzzle": (shown, ("title", "number")),
    "puzzle-answer": (answered, ("title", "number", "action")),
    "puzzle-guess": (guessed, ("title", "number", "chances")),
    "eyes": (eyes_of, ("record", "at", "as")),
    "reasons": (reasons_of, ("record", "at", "level", "seed", "worlds")),
    "world": (world_of, ("record", "at", "as", "seed", "aid")),
    "decision": (check_decision, ("record", "at", "as", "action")),
}
"""By name what is done, and what of the request it is given."""


def answer(request: dict[str, Any]) -> str:
    """The result, the refusal, or the type of the error; as JSON."""
    try:
        do, names = TASKS[request["do"]]
        told = _written(do(*(request[name] for name in names)))
        if len(told) > MAX_ANSWER:
            raise too_costly("the answer would be too long; ask for less of it")
        return TOLD + told + "}"
    except FoglineError as error:
        refusal = explain(error)
        return _written({"status": refusal.status, "refused": refusal.body})
    except Exception as error:  # one record must not end the process
        return _written({"error": type(error).__name__})


def _written(form: Any) -> str:
    return json.dumps(form, separators=(",", ":"))


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
    for kind, form in nine_worlds(*(request[name] for name in ("record", "at", "as", "action", "seed", "level"))):
        tell({kind: form})


STREAMS: Final = {REVIEW: _review, NINE: _play_out}
"""What takes long, is told step by step, and comes after everything else."""


def stream(request: dict[str, Any], tell: Tell) -> None:
    """Tell the steps and the whole, or the refusal, or the type of the error."""
    if hasattr(os, "nice"):
        os.nice(max(0, NICENESS - os.nice(0)))
    try:
        STREAMS[request["do"]](request, tell)
    except FoglineError as error:
        tell({REFUSED: explain(error).body})
    except Exception as error:  # one record must not end the process
        tell({ERROR: type(error).__name__})


def serve(lines: IO[str], answers: IO[str]) -> None:
    """Answer line by line, with as much memory and processor time as a request may take."""

    def serve_one(request: dict[str, Any], say: Say) -> None:
        if request["do"] in STREAMS:
            with limited(request["seconds"], MAX_STREAM_MEMORY):
                stream(request, lambda form: say(_written(form)))
        else:
            with limited(request["seconds"], MAX_MEMORY):
                say(answer(request))

    answer_lines(serve_one, lines, answers)


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
