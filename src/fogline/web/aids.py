"""Memory aids, worked out in processes of their own.

Nobody waits long for others: an aid has a time limit, a seat has at most one request running and one waiting (a new
request replaces the waiting one), and addresses are served in turn.

The latest aid of a seat is cached for that seat alone. If others were answered from it, how fast that is would tell
them that somebody has the same view, card by card; and if a seat had more than one, others could count by what is
dropped how often its view has changed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from fogline.ai.aid import memory_aid
from fogline.ai.bots.process import COMMAND, read_answer, write_aid_request
from fogline.ai.processes import ProcessNotStarted, ProcessPool, ProcessTimedOut
from fogline.web.faults import UNAVAILABLE, Refused, log_failure

PROCESSES: Final = 2
THINKING_SECONDS: Final = 2.0
"""What is not settled by then is reported as unsure."""
SECONDS: Final = 3.0
"""A process that has not answered by then is killed, and nothing is settled."""
MAX_KEPT: Final = 500
"""For at most this many seats the latest aid is cached: a page may ask for the same one again."""
Seen = tuple[Any, str]
"""A view and the level of the memory aid."""
Holder = tuple[str, int | None]
"""A game and a seat."""
Aid = dict[str, Any]


class _Wanted:
    """An aid that somebody waits for."""

    def __init__(self, seen: Seen, address: str) -> None:
        self.seen = seen
        self.address = address
        self.answer: asyncio.Future[Aid] = asyncio.get_running_loop().create_future()


class Aids:
    """For the event loop's thread only."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._processes = ProcessPool(PROCESSES, command, read_answer, shows_errors=True)
        self._kept: OrderedDict[Holder, tuple[Seen, Aid]] = OrderedDict()
        self._under_way: dict[Holder, _Wanted] = {}
        self._waiting: dict[Holder, _Wanted] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def tell(self, seat: Holder, view: Any, level: str, address: str) -> Aid:
        """What the memory aid tells *seat* of its *view* (``fogline.ai.aid``)."""
        seen = (view, level)
        if (known := self._kept.get(seat)) is not None and known[0] == seen:
            return known[1]
        wanted = self._under_way.get(seat)
        if wanted is None:
            wanted = self._begin(seat, _Wanted(seen, address))
        elif wanted.seen != seen:
            wanted = self._waiting.setdefault(seat, _Wanted(seen, address))
            wanted.seen = seen
        return await asyncio.shield(wanted.answer)

    def clear(self) -> None:
        """Clear the cache."""
        self._kept.clear()

    async def close(self) -> None:
        """Stop the processes. Waiting requests are refused."""
        await self._processes.close()
        await asyncio.gather(*self._tasks)

    def _begin(self, seat: Holder, wanted: _Wanted) -> _Wanted:
        self._under_way[seat] = wanted
        task = asyncio.create_task(self._work(seat, wanted))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return wanted

    async def _work(self, seat: Holder, wanted: _Wanted) -> None:
        try:
            aid = await self._ask(wanted)
        except Exception as error:
            log_failure(error)
            wanted.answer.set_exception(Refused(UNAVAILABLE, "unavailable", "the memory aid has failed; try again"))
            wanted.answer.exception()  # the client may have gone
        else:
            self._keep(seat, wanted.seen, aid)
            wanted.answer.set_result(aid)
        del self._under_way[seat]
        if (following := self._waiting.pop(seat, None)) is not None:
            self._begin(seat, following)

    async def _ask(self, wanted: _Wanted) -> Aid:
        view, level = wanted.seen
        try:
            request = write_aid_request(view, level, THINKING_SECONDS)
            aid: Aid = (await self._processes.ask(request, SECONDS, who=wanted.address))["aid"]
        except (ProcessTimedOut, ProcessNotStarted) as error:
            log_failure(error)
            aid = await asyncio.to_thread(memory_aid, view, level, 0.0)
        return aid

    def _keep(self, seat: Holder, seen: Seen, aid: Aid) -> None:
        self._kept[seat] = (seen, aid)
        while len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
