"""Work on records and uploads, without access to games in progress: checks, replays, reviews, other worlds, puzzles. A
request is a JSON object; the answer is one line, and for a review also one per step."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from fogline.analysis.review import Progress, review
from fogline.analysis.review_texts import as_json, step_as_json
from fogline.desk.puzzles import answered, guessed, listed, shown
from fogline.desk.refusals import explain, too_costly
from fogline.desk.replays import ALL, check_finished, replay_record, verify_record
from fogline.desk.uploads import try_record, try_setup
from fogline.desk.worlds import DECISION, NINE, WORLD, check_decision, eyes_of, nine_worlds, reasons_of, world_of
from fogline.kernel.errors import FoglineError
from fogline.kernel.setup import Setup

PLAIN_WORLDS: Final = 8
"""The number of worlds for each decision if the rules are not compiled."""
MAX_ANSWER: Final = 32 * 1024 * 1024
"""The maximum number of characters in an answer: fifty positions of a very long game have fewer."""
TOLD: Final = '{"told":'
"""The beginning of an answer that is not a refusal; it can be sent on unchanged."""
STEP: Final = "step"
STEPS: Final = (STEP, DECISION, WORLD)
"""The keys of lines that are followed by others."""
REVIEW: Final = "review"
REFUSED: Final = "refused"
ERROR: Final = "error"
"""The keys of a line that ends an answer."""


def _check(setup: list[Any], aid: str) -> dict[str, Any]:
    """Check a set-up and return it in its stored form."""
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
"""By name, the function, and the fields of the request that it receives."""


def answer(request: dict[str, Any]) -> str:
    """Return the result, the refusal, or the type of the error, as JSON."""
    try:
        do, names = TASKS[request["do"]]
        told = as_line(do(*(request[name] for name in names)))
        if len(told) > MAX_ANSWER:
            raise too_costly("the answer would be too long; ask for less of it")
        return TOLD + told + "}"
    except FoglineError as error:
        refusal = explain(error)
        return as_line({"status": refusal.status, "refused": refusal.body})
    except Exception as error:  # one record must not end the process
        return as_line({"error": type(error).__name__})


def as_line(form: Any) -> str:
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
"""Long tasks, which report step by step; they run after all other tasks."""


def stream(request: dict[str, Any], tell: Tell) -> None:
    """Report the steps and the whole result, or the refusal, or the type of the error."""
    try:
        STREAMS[request["do"]](request, tell)
    except FoglineError as error:
        tell({REFUSED: explain(error).body})
    except Exception as error:  # one record must not end the process
        tell({ERROR: type(error).__name__})
