"""Processes that think for all games: bots, memory aids, and advice. Each receives a view and the legal actions of one
seat as a line of text, and nothing else; it keeps no state, so any free process can serve any request.

Nobody waits long for others: an aid has a time limit, a seat has at most one request running and one waiting (a new
request replaces the waiting one), and addresses are served in turn.

Aids and advice are cached for their seat alone. If others were answered from the cache, the speed would reveal that
somebody has the same view, card by card; and if more than a seat's latest aid were cached, others could infer from
evictions how often its view has changed.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from random import SystemRandom
from typing import Any, Final

from fogline.analysis.advisor import COMMAND as ADVICE_COMMAND
from fogline.bots.memory_aid import memory_aid
from fogline.bots.processes import ProcessNotStarted, ProcessPool, ProcessTimedOut, QueueFull, Room
from fogline.bots.remote import COMMAND, PATIENCE, read_answer, write_aid_request
from fogline.desk.keeping import Key
from fogline.desk.questions import BUDGET, Question, actions_of, any_action, line_of
from fogline.desk.refusals import UNAVAILABLE, Refused, log_failure, queue_full
from fogline.server.limits import thought

BOT_PROCESSES: Final = 2
"""The number of processes for bots; they are started on first use."""
AHEAD: Final = 8
"""The number of questions sent ahead to a process: sending them one by one took longer than answering them."""
BOT_SECONDS: Final = PATIENCE + (BUDGET.seconds or 0.0)
"""A bot that has not answered after this time has failed."""


class Opponents:
    """The processes that think. For the event loop's thread only."""

    def __init__(
        self,
        processes: int = BOT_PROCESSES,
        command: Sequence[str] = COMMAND,
        thought: Callable[..., None] | None = None,
    ) -> None:
        """*thought* is called with the bot's thinking time in seconds, and whether it failed."""
        self._thought = thought
        self._asked = 0
        self._bots = ProcessPool(processes, command, read_answer, ahead=AHEAD, shows_errors=True)
        self._rng = SystemRandom()

    async def choose(self, question: Question, *, is_plan: bool = False) -> list[str]:
        """The bot's action, or any legal action if the bot fails. With *is_plan*, also its next secret actions, up to
        the first that others can notice."""
        if len(question.choices) == 1:
            return [any_action(question, self._rng)]
        begun, is_failed = time.monotonic(), False
        self._asked += 1
        try:
            line = line_of(question, self._rng, is_plan=is_plan)
            told = await self._bots.ask(line, BOT_SECONDS, who=question.key.game_id)
            return actions_of(question, told, is_plan=is_plan)
        except Exception as error:
            log_failure(error)
            is_failed = True
            return [any_action(question, self._rng)]
        finally:
            self._asked -= 1
            if self._thought is not None:
                self._thought(time.monotonic() - begun, is_failed=is_failed)

    def waiting(self) -> int:
        return self._asked

    async def close(self) -> None:
        await self._bots.close()


AID_PROCESSES: Final = 2
THINKING_SECONDS: Final = 2.0
"""Anything not settled by then is reported as unsure."""
AID_SECONDS: Final = 3.0
"""A process without an answer after this time is killed, and nothing is settled."""
MAX_AIDS: Final = 500
"""The latest aid is cached for at most this many seats: a page may request the same aid again."""
Seen = tuple[Any, str]
"""A view and the level of the memory aid."""
Holder = tuple[str, int | None]
"""A game and a seat."""
Aid = dict[str, Any]


class _Wanted:
    """An aid that somebody is waiting for."""

    def __init__(self, seen: Seen, address: str) -> None:
        self.seen = seen
        self.address = address
        self.answer: asyncio.Future[Aid] = asyncio.get_running_loop().create_future()


class Aids:
    """Memory aids, in separate processes, so that no bot waits for a memory aid. For the event loop's thread
    only."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._processes = ProcessPool(AID_PROCESSES, command, read_answer, shows_errors=True)
        self._kept: OrderedDict[Holder, tuple[Seen, Aid]] = OrderedDict()
        self._under_way: dict[Holder, _Wanted] = {}
        self._waiting: dict[Holder, _Wanted] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def tell(self, seat: Holder, view: Any, level: str, address: str) -> Aid:
        """The memory aid's answer to *seat* about its *view* (``fogline.bots.memory_aid``)."""
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

    async def close(self) -> None:
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
            wanted.answer.exception()  # the client may have left
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
            aid: Aid = (await self._processes.ask(request, AID_SECONDS, who=wanted.address))["aid"]
        except (ProcessTimedOut, ProcessNotStarted) as error:
            log_failure(error)
            aid = await asyncio.to_thread(memory_aid, view, level, 0.0)
        return aid

    def _keep(self, seat: Holder, seen: Seen, aid: Aid) -> None:
        self._kept[seat] = (seen, aid)
        while len(self._kept) > MAX_AIDS:
            self._kept.popitem(last=False)


ADVICE_PROCESSES: Final = 1
ADVICE_SECONDS: Final = 60.0
"""A process without an answer after this time is killed. With compiled rules an answer takes a few hundredths of a
second."""
MAX_ADVICE: Final = 200
"""The maximum number of cached answers: a page may request the same answer again."""


class Advisor:
    """The processes that compute advice. For the event loop's thread only. Addresses are served in turn."""

    def __init__(self, command: Sequence[str] = ADVICE_COMMAND) -> None:
        self._processes = ProcessPool(ADVICE_PROCESSES, command, read_answer, shows_errors=True, room=Room())
        self._kept: OrderedDict[tuple[Key, str], dict[str, Any]] = OrderedDict()

    async def ask(self, key: Key, line: str, who: str) -> dict[str, Any]:
        """The answer to a line of ``write_request``, for the seat that a *key* opens. The same line has the same
        answer."""
        if (known := self._kept.get((key, line))) is not None:
            return known
        found = await self._work_out(line, who)
        self._kept[key, line] = found
        while len(self._kept) > MAX_ADVICE:
            self._kept.popitem(last=False)
        return found

    async def _work_out(self, line: str, who: str) -> dict[str, Any]:
        try:
            return await self._processes.ask(line, ADVICE_SECONDS, who, spent=thought)
        except QueueFull as error:
            raise queue_full(error) from None
        except Exception as error:
            log_failure(error)
            raise Refused(UNAVAILABLE, "unavailable", "this could not be computed; try again") from None

    async def close(self) -> None:
        await self._processes.close()
