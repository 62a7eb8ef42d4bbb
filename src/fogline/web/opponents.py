"""Where the computer thinks: a few processes for all games. Each is sent a view and what may be done, as one line of
text, and nothing else; it remembers nothing, so whoever is free serves whoever asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import Any, Final

from fogline.ai.bots.process import COMMAND, PATIENCE, read_answer, write_request
from fogline.ai.processes import ProcessPool, RequestFailed
from fogline.kit.bots import Budget
from fogline.web.aids import Aids
from fogline.web.desk import Question
from fogline.web.faults import log_failure
from fogline.web.storage import Key

PROCESSES: Final = 2
"""For bots; they are started when they are first needed."""
AHEAD: Final = 8
"""So many questions a process is sent at once: to ask them one by one took longer than to answer them."""
BUDGET: Final = Budget()
SECONDS: Final = PATIENCE + (BUDGET.seconds or 0.0)
"""A bot that has not answered by then has failed."""


class Opponents:
    """Those who think. Its methods are for the event loop's thread."""

    def __init__(self, processes: int = PROCESSES, command: Sequence[str] = COMMAND) -> None:
        self._bots = ProcessPool(processes, command, read_answer, ahead=AHEAD, shows_errors=True)
        self._aids = Aids(command)  # in processes of their own, so that no bot waits for somebody's memory
        self._rng = SystemRandom()

    async def choose(self, question: Question, *, is_plan: bool = False) -> list[str]:
        """What the bot does: if it fails, anything that is legal. With *is_plan* also what it goes on to do in secret,
        up to the first thing that others can notice."""
        game, choices = question.rules, question.choices
        if len(choices) == 1:
            return [game.write(choices[0])]
        seed = self._rng.getrandbits(63)
        try:
            request = write_request(game, question.level, BUDGET, question.view, choices, seed, is_plan=is_plan)
            told = await self._bots.ask(request, SECONDS, who=question.key.game)
            actions: list[str] = list(told["actions"]) if is_plan else [told["action"]]
            if game.read(actions[0]) not in choices:
                raise RequestFailed("what it chose is not legal")
        except Exception as error:
            log_failure(error)
            return [game.write(self._rng.choice(choices))]
        return actions

    async def aid(self, key: Key, view: Any, level: str, address: str) -> dict[str, Any]:
        """What the memory aid tells the seat of a *key* of its view (``fogline.ai.aid``)."""
        return await self._aids.tell((key.game, key.seat), view, level, address)

    async def close(self) -> None:
        """End the processes. Whoever still waits for a thought gets none."""
        await self._bots.close()
        await self._aids.close()
