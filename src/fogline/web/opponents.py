"""Where the computer thinks: a few processes for all games. Each is sent a view and what may be done, as one line of
text, and nothing else; it remembers nothing, so whoever is free serves whoever asks.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from random import SystemRandom
from typing import Any, Final

from fogline.ai.bots.process import COMMAND, BotProcess, Mind, WorkerFailed, write_aid_request
from fogline.web.desk import Question
from fogline.web.faults import UNAVAILABLE, Refused
from fogline.web.pool import Pool

PROCESSES: Final = 2
"""For bots; they are started when they are first needed."""
AID_SECONDS: Final = 20.0
"""A memory aid takes no longer; what cannot be settled in time it calls unsure."""
MOST_AIDS: Final = 500
"""So many memory aids are kept: a page may ask for the same one again."""


class Opponents:
    """Those who think. Its methods are for the event loop's thread."""

    def __init__(self, processes: int = PROCESSES, command: Sequence[str] = COMMAND) -> None:
        self._bots = Pool(processes, command)
        self._aiding = Pool(1, command)  # of its own, so that no bot waits for somebody's memory
        self._rng = SystemRandom()
        self._aids: OrderedDict[tuple[Any, str], dict[str, Any]] = OrderedDict()

    async def choose(self, question: Question) -> str:
        """What the bot does: if it fails, anything that is legal."""
        return await self._bots.run(lambda mind: self._choose(mind, question))

    async def aid(self, view: Any, level: str) -> dict[str, Any]:
        """What the memory aid tells of a view (``fogline.ai.aid``)."""
        if (known := self._aids.get((view, level))) is None:
            known = await self._aiding.run(lambda mind: self._aid(mind, view, level))
            self._aids[view, level] = known
            while len(self._aids) > MOST_AIDS:
                self._aids.popitem(last=False)
        return known

    def close(self) -> None:
        """End the processes. Whoever still waits for a thought gets none."""
        for pool in (self._bots, self._aiding):
            pool.close()

    # -- in the threads -------------------------------------------------------------------------------

    def _choose(self, mind: Mind, question: Question) -> str:
        bot = BotProcess(question.rules, question.level, mind=mind, report=self._report_bot)
        return question.rules.write(bot.choose(question.view, question.choices, self._rng))

    def _aid(self, mind: Mind, view: Any, level: str) -> dict[str, Any]:
        try:
            told: dict[str, Any] = mind.ask(write_aid_request(view, level), AID_SECONDS)["aid"]
            return told
        except (WorkerFailed, OSError, ValueError, KeyError) as error:
            mind.close()
            self._aiding.report(type(error).__name__)
            raise Refused(UNAVAILABLE, "unavailable", "the memory aid has failed; try again") from None

    def _report_bot(self, incident: str) -> None:
        self._bots.report(incident.partition(":")[0])
