"""Advice is worked out in a process of its own, from the view and the legal list of a seat and nothing else
(``fogline.ai.coaching``), so that neither games nor bots wait for it. What was worked out for a seat is cached for that
seat alone, as memory aids are (``aids.py``)."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from fogline.ai.bots.process import read_answer
from fogline.ai.coaching.process import COMMAND
from fogline.ai.processes import ProcessPool, QueueFull, Room
from fogline.web.faults import UNAVAILABLE, Refused, log_failure, queue_full
from fogline.web.rate_limits import thought
from fogline.web.storage import Key

PROCESSES: Final = 1
SECONDS: Final = 60.0
"""A process that has not answered by then is killed. On compiled rules an answer takes some hundredths of a second."""
MAX_KEPT: Final = 200
"""At most this many answers are cached: a page may ask for the same one again."""


class Coach:
    """The processes that work out advice. For the event loop's thread only. Addresses are served in turn."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._processes = ProcessPool(PROCESSES, command, read_answer, shows_errors=True, room=Room())
        self._kept: OrderedDict[tuple[Key, str], dict[str, Any]] = OrderedDict()

    async def ask(self, key: Key, line: str, who: str) -> dict[str, Any]:
        """The answer to a line of ``write_request``, for the seat of a *key*. The same line has the same answer."""
        if (known := self._kept.get((key, line))) is not None:
            return known
        found = await self._work_out(line, who)
        self._kept[key, line] = found
        while len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
        return found

    async def _work_out(self, line: str, who: str) -> dict[str, Any]:
        try:
            return await self._processes.ask(line, SECONDS, who, spent=thought)
        except QueueFull as error:
            raise queue_full(error) from None
        except Exception as error:
            log_failure(error)
            raise Refused(UNAVAILABLE, "unavailable", "this could not be worked out; try again") from None

    def clear(self) -> None:
        """Clear the cache."""
        self._kept.clear()

    async def close(self) -> None:
        """Stop the processes. Waiting requests are refused."""
        await self._processes.close()
