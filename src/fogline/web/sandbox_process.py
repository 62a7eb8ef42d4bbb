"""The sandbox process, in which uploads are checked and records are read: one JSON line in, one out, until the input
ends. Players do not wait for it; it has little memory and little time, and can be killed."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import IO, Any, Final

from fogline.ai.answering import answer_lines, limited
from fogline.kernel.errors import FoglineError
from fogline.kernel.setup import Setup
from fogline.web.faults import explain, too_costly
from fogline.web.puzzle_forms import answered, guessed, listed, shown
from fogline.web.replays import check_finished, replay_record, verify_record
from fogline.web.uploads import try_record, try_setup
from fogline.web.world_forms import check_decision, eyes_of, reasons_of, world_of

MAX_MEMORY: Final = 512 * 1024 * 1024
"""The memory limit of this process, in bytes."""
MAX_ANSWER: Final = 32 * 1024 * 1024
"""The limit of characters of an answer: fifty positions of a very long game have fewer."""
TOLD: Final = '{"told":'
"""The beginning of an answer that is not a refusal; it can be sent on unchanged."""


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


def answer_within_limits(request: dict[str, Any]) -> str:
    """The same, with as much memory and processor time as a request may take."""
    with limited(request["seconds"], MAX_MEMORY):
        return answer(request)


def serve(lines: IO[str], answers: IO[str]) -> None:
    """Answer line by line."""
    answer_lines(answer_within_limits, lines, answers)


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
