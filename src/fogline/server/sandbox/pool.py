"""The sandbox: separate processes (``child.py``) check uploads and read records, so that the desk does not wait. A
process that takes too long is killed."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any, Final

from fogline.bots.processes import ProcessCpuExceeded, ProcessFailed, ProcessPool, ProcessTimedOut, QueueFull, Room
from fogline.desk.refusals import UNAVAILABLE, Refused, log_failure, queue_full, too_costly
from fogline.desk.tasks import MAX_ANSWER, TOLD
from fogline.desk.uploads import DATA
from fogline.kernel.data import MAX_BYTES
from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup
from fogline.kit.wire import Form
from fogline.server.limits import thought

COMMAND: Final = (sys.executable, "-P", "-m", "fogline.server.sandbox.child")
PROCESSES: Final = 2
"""The number of processes; they are started on first use."""
SECONDS: Final = 2
"""The processor time limit of an upload, in seconds."""
OUR_SECONDS: Final = 20
"""The same for the record of a game played here, and for puzzles."""
THOUGHT_SECONDS: Final = 8
"""The same for an upload that needs computation: a memory aid takes three seconds."""
THOUGHT_ABOUT: Final = ("eyes", "reasons", "world", "decision")
PATIENCE: Final = 3
"""The wall time limit is this many times as long, because many processes may share a processor."""
MAX_ANSWERS: Final = 50
"""After this many answers, a process is replaced, because each answer leaves something in memory."""


class Sandbox:
    """For the event loop's thread only. Addresses are served in turn."""

    def __init__(self, command: Sequence[str] = COMMAND, *, seconds: int = SECONDS) -> None:
        self._processes = ProcessPool(
            PROCESSES,
            command,
            _read_answer,
            max_answers=MAX_ANSWERS,
            longest_answer=MAX_ANSWER + 100,
            shows_errors=True,
            room=Room(),
        )
        self._seconds = seconds

    async def check(self, who: str, setup: Setup, aid: str) -> Setup:
        """Check a set-up with a data file, and return it as ``uploads.try_setup`` does."""
        if len(setup.data.encode("utf-8")) > MAX_BYTES:
            raise Refused(413, "too-large", f"a data file has at most {MAX_BYTES} bytes")
        given = [setup.game, setup.scenario, dict(setup.options), setup.data]
        told = await self.tell(who, {"do": "check", "setup": given, "aid": aid})
        return Setup(*json.loads(told)["setup"])

    async def tell(self, who: str, request: Form, *, is_ours: bool = False) -> bytes:
        """The process's answer to a request (``desk/tasks.py``), as JSON. *is_ours* means that the request is about a
        record of this server, or a puzzle."""
        seconds = OUR_SECONDS if is_ours else THOUGHT_SECONDS if request["do"] in THOUGHT_ABOUT else self._seconds
        answer = await self._ask(who, json.dumps({**request, "seconds": seconds}), seconds)
        if isinstance(answer, Refused):
            raise answer
        return answer

    async def close(self) -> None:
        """Stop the processes. Waiting requests are refused."""
        await self._processes.close()

    async def _ask(self, who: str, line: str, seconds: int) -> bytes | Refused:
        try:
            return await self._processes.ask(line, seconds * PATIENCE, who, spent=thought)
        except QueueFull as error:
            raise queue_full(error) from None
        except (ProcessTimedOut, ProcessCpuExceeded) as error:
            log_failure(error)
            raise too_costly(f"reading this takes longer than {seconds} seconds") from None
        except (ProcessFailed, OSError, ValueError) as error:
            log_failure(error)
            match getattr(error, "cause", ""):
                case "":
                    raise Refused(UNAVAILABLE, "unavailable", "this could not be read; try again") from None
                case "MemoryError":
                    raise too_costly("reading this takes too much memory") from None
            raise BadData(DATA, "", "cannot be played; a fault of ours") from None


def _read_answer(line: bytes) -> bytes | Refused:
    """The result as JSON, or the refusal. After any other answer, the process is no longer trusted."""
    if line.startswith(TOLD.encode()):
        return line[len(TOLD) : -2]
    answer: dict[str, Any] = json.loads(line)
    if "refused" in answer:
        body = dict(answer["refused"])
        return Refused(answer["status"], body.pop("error"), body.pop("text"), **body)
    raise ProcessFailed("it failed because of an error of ours", answer["error"])
