"""What the server does at the tables by itself: bots act, and time runs out.

Each game says when it has to be looked at (``due``), and the database keeps that. The desk tells of every game that it
has in its hands; for the others there is a round every few seconds, which also finds what a server left undone that
was stopped in the middle.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import SystemRandom
from typing import Any, Final

from fogline.kernel.errors import FoglineError
from fogline.web.accounts import ASKER
from fogline.web.beats import left
from fogline.web.desk import Desk, Question
from fogline.web.faults import Refused
from fogline.web.opponents import Opponents

LOG: Final = logging.getLogger("fogline.web")
ROUND_SECONDS: Final = 10.0
LATE_SECONDS: Final = 0.005
"""A timer that rang too early would find nothing."""
AT_ONCE: Final = 64
"""So many bots are asked at the same time; the others wait."""


class Background:
    """The background tasks. For the event loop's thread only."""

    def __init__(
        self, desk: Desk, run: Callable[..., Awaitable[Any]], opponents: Opponents, pause: tuple[float, float]
    ) -> None:
        """*run* lets the desk's thread do something. *pause* is between how many seconds a bot takes for what others
        can notice, however long it thinks."""
        self._desk = desk
        self._run = run
        self._opponents = opponents
        self._pause = pause
        self._rng = SystemRandom()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._rounds: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin. The first round is made at once."""
        self._rounds = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        """Stop, wherever things are: what is left undone is found again."""
        tasks = [*self._at_work.values(), *([] if self._rounds is None else [self._rounds])]
        for timer in self._timers.values():
            timer.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def expect(self, game: str, due: int | None) -> None:
        """The game has to be looked at by that time. What is far off is left to the rounds."""
        if (timer := self._timers.pop(game, None)) is not None:
            timer.cancel()
        if due is None:
            return
        seconds = (due - self._desk.cache.now()) / 1000
        if seconds <= 0:
            self._attend(game)
        elif seconds <= ROUND_SECONDS:
            self._timers[game] = asyncio.get_running_loop().call_later(seconds + LATE_SECONDS, self._ring, game)

    def _ring(self, game: str) -> None:
        self._timers.pop(game, None)
        self._attend(game)

    def _attend(self, game: str) -> None:
        if game in self._at_work:
            self._again.add(game)
            return
        task = asyncio.create_task(self._work(game))
        self._at_work[game] = task
        task.add_done_callback(lambda _: self._left(game))

    def _left(self, game: str) -> None:
        del self._at_work[game]
        if game in self._again:
            self._again.discard(game)
            self._attend(game)

    async def _work(self, game: str) -> None:
        """Let bots act until none is to act; asking for that finds out whose time is up, too. Each game waits for the
        desk in its own turn, like an address: all together would have one turn among thousands."""
        ASKER.set(game)
        try:
            while questions := await self._questions(game):
                for fault in await asyncio.gather(*map(self._turn, questions), return_exceptions=True):
                    if fault is not None:
                        raise fault
        except FoglineError as error:
            self._again.discard(game)
            if isinstance(error, Refused) and error.is_temporary:  # the database is away
                LOG.warning("%s was left until the next round", game)
                return
            # Begun under other rules, for one. Refusals of the rules name cards, so only their kind is logged.
            LOG.warning("%s cannot be resumed: %s", game, type(error).__name__)
            with suppress(FoglineError):
                await self._run(self._desk.leave_alone, game)
        except Exception:
            self._again.discard(game)
            LOG.exception("%s was left until the next round", game)

    async def _questions(self, game: str) -> list[Question]:
        async with self._room:
            questions: list[Question] = await self._run(self._desk.questions, game)
        return questions

    async def _turn(self, first: Question) -> None:
        """Let one bot do something that others notice. All that it does in secret before is worked out and played at
        once; when others notice something is drawn before it begins to think, so it depends on nothing that the bot
        holds, nor on how many lines its plan has. If thinking takes longer, as much time passes again."""
        loop = asyncio.get_running_loop()
        begun, pause = loop.time(), self._rng.uniform(*self._pause)
        question: Question | None = first
        is_plan = False
        while question is not None:
            async with self._room:
                actions = await self._opponents.choose(question, is_plan=is_plan)
                held = await self._run(self._desk.prepare, question, actions)
            if held is not None:
                await asyncio.sleep(left(begun, pause, loop.time()))
                if await self._run(self._desk.answer, held):
                    return
            is_plan = is_plan or held is None  # it acts in secret, so it is asked for all of it
            question = await self._run(self._desk.question, first.key.game, first.key.seat)

    async def _go_round(self) -> None:
        while True:
            try:
                for game, due in await self._run(self._desk.due, self._desk.cache.now() + round(ROUND_SECONDS * 1000)):
                    if game not in self._at_work:
                        self.expect(game, due)
            except Exception:
                LOG.exception("a round has failed")
            await asyncio.sleep(ROUND_SECONDS)
