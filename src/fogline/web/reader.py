"""The process that records are read in: one JSON line in, one out, until the input ends. To play a long game through
takes seconds, and nobody who is playing has to wait for that."""

from __future__ import annotations

import json
import sys
from typing import IO, Any

from fogline.kernel.errors import FoglineError
from fogline.web.faults import explain
from fogline.web.replays import replay_record


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """The positions that were asked for, or the refusal, or what kind of fault there was."""
    try:
        return {"told": replay_record(request["record"], request["as"], request["at"], request["count"])}
    except FoglineError as error:
        refusal = explain(error)
        return {"status": refusal.status, "refused": refusal.body}
    except Exception as error:  # one record must not take the process with it
        return {"error": type(error).__name__}


def serve(lines: IO[str], answers: IO[str]) -> None:
    """Answer line by line."""
    for line in lines:
        answers.write(json.dumps(answer(json.loads(line)), separators=(",", ":")) + "\n")
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
