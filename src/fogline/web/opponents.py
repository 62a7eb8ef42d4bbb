"""Bots on the server: a few processes for all games. Each is sent a view and the legal actions as one line of text, and
nothing else; it keeps nothing, so any free process can serve any request."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
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
"""Processes for bots; they are started when they are first needed."""
AHEAD: Final = 8
"""Questions that a process is sent at once: sending them one by one took longer than answering them."""
BUDGET: Final = Budget()
SECONDS: Final = PATIENCE + (BUDGET.seconds or 0.0)
"""A bot that has not answered by then has failed."""


class Opponents:
    """The processes that think. For the event loop's thread only."""

    def __init__(
        self, processes: int = PROCESSES, command: Sequence[str] = COMMAND, thought: Callable[..., None] | None = None
    ) -> None:
        """*thought* is called with the seconds that a bot has taken, and whether it has failed."""
        self._thought = thought
        self._asked = 0
        self._bots = ProcessPool(processes, command, read_answer, ahead=AHEAD, shows_errors=True)
        self._aids = Aids(command)  # in processes of their own, so that no bot waits for somebody's memory
        self._rng = SystemRandom()

    async def choose(self, question: Question, *, is_plan: bool = False) -> list[str]:
        """The action of the bot: if it fails, any legal action. With *is_plan* also its following secret actions, up to
        the first that others can notice."""
        game, choices = question.rules, question.choices
        if len(choices) == 1:
            return [game.write(choices[0])]
        seed = self._rng.getrandbits(63)
        begun, is_failed = time.monotonic(), False
        self._asked += 1
        try:
            request = write_request(game, question.level, BUDGET, question.view, choices, seed, is_plan=is_plan)
            told = await self._bots.ask(request, SECONDS, who=question.key.game_id)
            actions: list[str] = list(told["actions"]) if is_plan else [told["action"]]
            if game.read(actions[0]) not in choices:
                raise RequestFailed("what it chose is not legal")
        except Exception as error:
            log_failure(error)
            is_failed = True
            return [game.write(self._rng.choice(choices))]
        finally:
            self._asked -= 1
            if self._thought is not None:
                self._thought(time.monotonic() - begun, is_failed=is_failed)
        return actions

    def waiting(self) -> int:
        """How many bots think, or wait for a process."""
        return self._asked

    async def aid(self, key: Key, view: Any, level: str, address: str) -> dict[str, Any]:
        """What the memory aid tells the seat of a *key* of its view (``fogline.ai.aid``)."""
        return await self._aids.tell((key.game_id, key.seat), view, level, address)

    async def close(self) -> None:
        """Stop the processes. Waiting requests are refused."""
        await self._bots.close()
        await self._aids.close()
