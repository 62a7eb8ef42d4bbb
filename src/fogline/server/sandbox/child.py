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
from fogline.server.games.replays import ALL, check_finished, replay_record, verify_record
from fogline.server.refusals import explain, too_costly
from fogline.server.sandbox.puzzles import answered, guessed, listed, shown
from fogline.server.sandbox.uploads import try_record, try_setup
from fogline.server.sandbox.worlds import NineForms, check_decision, eyes_of, reasons_of, world_of

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
DECISION: Final = "decision"
WORLD: Final = "world"
STEPS: Final = (STEP, DECISION, WORLD)
"""What a line has that others follow."""
REVIEW: Final = "review"
NINE: Final = "nine"
REFUSED: Final = "refused"
ERROR: Final = "error"
"""What the last line has."""


def check(request: dict[str, Any]) -> dict[str, Any]:
    """A set-up in the form in which it is stored."""
    kept = try_setup(Setup(*request["setup"]), request["aid"])
    return {"setup": [kept.game, kept.scenario, dict(kept.options), kept.data]}


def cut(request: dict[str, Any]) -> str:
    """The beginning of a record in the form in which it is stored."""
    return try_record(request["record"], request["at"], request["aid"])


def replay(request: dict[str, Any]) -> dict[str, Any]:
    """Positions of a record."""
    return replay_record(request["record"], request["as"], request["at"], request["count"])


def finished(request: dict[str, Any]) -> dict[str, Any]:
    """Whether a record can be reviewed."""
    return check_finished(request["record"], request["as"])


def verify(request: dict[str, Any]) -> dict[str, Any]:
    """What holds of a record."""
    return verify_record(request["record"], request["given"])


TASKS: Final[dict[str, Callable[[dict[str, Any]], Any]]] = {
    "check": check,
    "cut": cut,
    "replay": replay,
    "finished": finished,
    "puzzles": lambda _: listed(),
    "puzzle": lambda request: shown(request["title"], request["number"]),
    "puzzle-answer": lambda request: answered(request["title"], request["number"], request["action"]),
    "puzzle-guess": lambda request: guessed(request["title"], request["number"], request["chances"]),
    "verify": verify,
    "eyes": lambda request: eyes_of(request["record"], request["at"], request["as"]),
    "reasons": lambda request: reasons_of(*(request[name] for name in ("record", "at", "level", "seed", "worlds"))),
    "world": lambda request: world_of(*(request[name] for name in ("record", "at", "as", "seed", "aid"))),
    "decision": lambda request: check_decision(*(request[name] for name in ("record", "at", "as", "action"))),
}


def answer(request: dict[str, Any]) -> str:
    """The result, the refusal, or the type of the error; as JSON."""
    try:
        told = _written(TASKS[request["do"]](request))
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
    asked = ("record", "at", "viewer", "action", "seed", "level")
    forms = NineForms(*(request[name] for name in asked))
    tell({DECISION: forms.decision()})
    for world in forms.worlds():
        tell({WORLD: world})
    tell({NINE: forms.whole()})


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
