"""Who reads records for the server: a process of its own (``reader.py``), so that the desk goes on meanwhile."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any, Final

from fogline.ai.bots.process import Mind, WorkerFailed
from fogline.web.faults import UNAVAILABLE, Refused
from fogline.web.forms import Form
from fogline.web.pool import Pool

COMMAND: Final = (sys.executable, "-P", "-m", "fogline.web.reader")
SECONDS: Final = 60.0
"""The longest record that can be sent takes far less."""


class Readers:
    """For the event loop's thread."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._pool = Pool(1, command)

    async def replay(self, record: str, viewer: str, at: int, count: int) -> Form:
        """Positions of a record, as ``replays.replay_record`` tells them."""
        request = json.dumps({"record": record, "as": viewer, "at": at, "count": count})
        return await self._pool.run(lambda mind: self._ask(mind, request))

    def close(self) -> None:
        """End the process. Whoever still waits is refused."""
        self._pool.close()

    def _ask(self, mind: Mind, request: str) -> Form:
        try:
            answer = mind.ask(request, SECONDS)
        except (WorkerFailed, OSError, ValueError) as error:
            mind.close()
            self._pool.report(type(error).__name__)
            raise Refused(UNAVAILABLE, "unavailable", "the record could not be read; try again") from None
        if "refused" in answer:
            body: dict[str, Any] = dict(answer["refused"])
            raise Refused(answer["status"], body.pop("error"), body.pop("text"), **body)
        told: Form = answer["told"]
        return told
