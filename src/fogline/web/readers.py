"""Who tries out for the server what somebody sends, and reads records: processes of their own (``reader.py``), so that
the desk goes on meanwhile. One that takes too long is killed."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from fogline.ai.bots.process import START, Mind, WorkerFailed, WorkerSilent, WorkerSpent
from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup
from fogline.kernel.toml import MOST_BYTES
from fogline.web.faults import UNAVAILABLE, Refused
from fogline.web.pool import Pool
from fogline.web.reader import TOLD
from fogline.web.trials import DATA, too_costly
from fogline.web.turns import Turns

COMMAND: Final = (sys.executable, "-P", "-m", "fogline.web.reader")
PROCESSES: Final = 2
"""They are started when they are first needed."""
SECONDS: Final = 2
"""So much of a processor anything may take that somebody sends."""
OUR_SECONDS: Final = 20
"""The same for the record of a game that was played here."""
PATIENCE: Final = 3
"""So many times as long it may take where many share a processor."""
MOST_QUESTIONS: Final = 50
"""After so many a process is replaced: it has kept something of each."""


class Readers:
    """For the event loop's thread. Whoever asks is named by an address: each gets its turn."""

    def __init__(self, command: Sequence[str] = COMMAND, *, seconds: int = SECONDS) -> None:
        self._pool = Pool(PROCESSES, command)
        self._turns = Turns(PROCESSES)
        self._seconds = seconds
        self._asked: dict[Mind, int] = {}
        """How often each was asked that is there."""

    async def check(self, who: str, setup: Setup, aid: str) -> Setup:
        """A set-up with a data file, as ``trials.try_setup`` gives it."""
        if len(setup.data.encode("utf-8")) > MOST_BYTES:
            raise Refused(413, "too-large", f"a data file has at most {MOST_BYTES} bytes")
        given = [setup.game, setup.scenario, dict(setup.options), setup.data]
        told = await self._told(who, {"do": "check", "setup": given, "aid": aid}, self._seconds)
        return Setup(*json.loads(told)["setup"])

    async def cut(self, who: str, record: str, at: int, aid: str) -> str:
        """The beginning of a record, as ``trials.try_record`` gives it."""
        told = await self._told(who, {"do": "cut", "record": record, "at": at, "aid": aid}, self._seconds)
        text: str = json.loads(told)
        return text

    async def replay(self, who: str, record: str, viewer: str, at: int, count: int, *, is_ours: bool = False) -> bytes:
        """Positions of a record, as ``replays.replay_record`` tells them, as JSON. *is_ours*: it was played here."""
        request = {"do": "replay", "record": record, "as": viewer, "at": at, "count": count}
        return await self._told(who, request, OUR_SECONDS if is_ours else self._seconds)

    def close(self) -> None:
        """End the processes. Whoever still waits is refused."""
        self._pool.close()

    async def _told(self, who: str, request: dict[str, Any], seconds: int) -> bytes:
        async with self._turns.turn(who):
            return await self._pool.run(lambda mind: self._ask(mind, request, seconds))

    # -- in the threads -------------------------------------------------------------------------------

    def _ask(self, mind: Mind, request: dict[str, Any], seconds: int) -> bytes:
        try:
            line = self._line(mind, request, seconds)
        except (WorkerSilent, WorkerSpent) as error:
            self._give_up(mind, type(error).__name__)
            raise too_costly(f"this takes longer than {seconds} seconds to be read") from None
        except (WorkerFailed, OSError, ValueError) as error:
            self._give_up(mind, type(error).__name__)
            raise Refused(UNAVAILABLE, "unavailable", "this could not be read; try again") from None
        if line.startswith(TOLD):
            return line[len(TOLD) : -2].encode("ascii")
        answer: dict[str, Any] = json.loads(line)
        if "refused" in answer:
            body = dict(answer["refused"])
            raise Refused(answer["status"], body.pop("error"), body.pop("text"), **body)
        self._give_up(mind, answer["error"])
        if answer["error"] == "MemoryError":
            raise too_costly("this takes too much memory to be read")
        raise BadData(DATA, "", "cannot be played; a fault of ours")

    def _line(self, mind: Mind, request: dict[str, Any], seconds: int) -> str:
        """The answer of a process that is there, so that the time it takes to start does not count."""
        if mind not in self._asked:
            self._wake(mind)
            try:
                mind.hear(START)
            except WorkerSilent as error:
                raise WorkerFailed(str(error)) from None
            self._asked[mind] = 0
        mind.send(json.dumps({**request, "seconds": seconds}))
        line = mind.hear(seconds * PATIENCE)
        self._asked[mind] += 1
        if self._asked[mind] >= MOST_QUESTIONS:
            self._replace(mind)
        return line

    def _wake(self, mind: Mind) -> None:
        """Let it start, if it has not been told to, without waiting for it."""
        if not mind.is_awake:
            mind.send(json.dumps({"do": "hello", "seconds": SECONDS}))

    def _replace(self, mind: Mind) -> None:
        """End a process. Another one starts at once, for whoever asks next."""
        mind.close()
        self._asked.pop(mind, None)
        with suppress(OSError):
            self._wake(mind)

    def _give_up(self, mind: Mind, kind: str) -> None:
        self._replace(mind)
        self._pool.report(kind)
