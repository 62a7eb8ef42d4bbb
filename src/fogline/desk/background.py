"""Background tasks: they let bots act and clocks run out.

Each game has a time at which it needs attention (``due``), stored in the database. The desk reports every game that it
changes or loads; the others are found by a scan every few seconds, which also finds work that a server left unfinished
when it was stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import SystemRandom
from typing import Any, Final, Protocol

from fogline.desk.desk import GameDesk
from fogline.desk.questions import Question
from fogline.desk.refusals import LOG, Refused
from fogline.desk.times import left
from fogline.kernel.errors import FoglineError

ROUND_SECONDS: Final = 10.0
LATE_SECONDS: Final = 0.005
"""Added to timers: one that fires too early would find nothing."""
AT_ONCE: Final = 64
"""At most this many bots are asked at the same time; the others wait."""


class Opponents(Protocol):
    """The interface for asking the bots."""

    async def choose(self, question: Question, *, is_plan: bool = False) -> list[str]:
        """Ask a bot for its action and, if it *is_plan*, for the secret actions that follow."""


class Background:
    """The background tasks. For the event loop's thread only."""

    def __init__(
        self,
        desk: GameDesk,
        run: Callable[..., Awaitable[Any]],
        opponents: Opponents,
        pause: tuple[float, float],
        *,
        attends: Callable[[str], object] = lambda game_id: None,
    ) -> None:
        """*run* calls a function in the games' thread. *pause* is the range of seconds before an action of a bot that
        others can notice, regardless of how long the bot thinks. *attends* is called in each task with the id of its
        game."""
        self._desk = desk
        self._run = run
        self._opponents = opponents
        self._attends = attends
        self._pause = pause
        self._rng = SystemRandom()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._rounds: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start, unless already started. The first scan starts immediately."""
        self._rounds = self._rounds or asyncio.create_task(self._go_round())

    async def close(self) -> None:
        """Stop immediately: unfinished work is found again at the next start."""
        tasks = [*self._at_work.values(), *([] if self._rounds is None else [self._rounds])]
        for timer in self._timers.values():
            timer.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def expect(self, game_id: str, due: int | None) -> None:
        """Schedule the next work on a game. Times far in the future are left to the scans."""
        if (timer := self._timers.pop(game_id, None)) is not None:
            timer.cancel()
        if due is None:
            return
        seconds = (due - self._desk.now()) / 1000
        if seconds <= 0:
            self._attend(game_id)
        elif seconds <= ROUND_SECONDS:
            self._timers[game_id] = asyncio.get_running_loop().call_later(seconds + LATE_SECONDS, self._ring, game_id)

    def _ring(self, game_id: str) -> None:
        self._timers.pop(game_id, None)
        self._attend(game_id)

    def _attend(self, game_id: str) -> None:
        if game_id in self._at_work:
            self._again.add(game_id)
            return
        task = asyncio.create_task(self._work(game_id))
        self._at_work[game_id] = task
        task.add_done_callback(lambda _: self._left(game_id))

    def _left(self, game_id: str) -> None:
        del self._at_work[game_id]
        if game_id in self._again:
            self._again.discard(game_id)
            self._attend(game_id)

    async def _work(self, game_id: str) -> None:
        """Let bots act until no bot is to act; this also detects timeouts. Each game has its own place in the desk's
        queue, as a network address has; if they shared one, thousands of games would wait for a single turn."""
        self._attends(game_id)
        try:
            while questions := await self._questions(game_id):
                for fault in await asyncio.gather(*map(self._turn, questions), return_exceptions=True):
                    if fault is not None:
                        raise fault
        except FoglineError as error:
            self._again.discard(game_id)
            if isinstance(error, Refused) and error.is_temporary:  # the database is unavailable
                LOG.warning("%s will be tried again in the next scan", game_id)
                return
            # For example, it was begun under other rules. Refusals by the rules name cards, so only their kind is
            # logged.
            LOG.warning("%s cannot be resumed: %s", game_id, type(error).__name__)
            with suppress(FoglineError):
                await self._run(self._desk.leave_alone, game_id)
        except Exception:
            self._again.discard(game_id)
            LOG.exception("%s will be tried again in the next scan", game_id)

    async def _questions(self, game_id: str) -> list[Question]:
        async with self._room:
            questions: list[Question] = await self._run(self._desk.questions, game_id)
        return questions

    async def _turn(self, first: Question) -> None:
        """Let one bot do something that others notice. Its secret actions before that are chosen and played without a
        pause. The delay until others notice something is drawn before the bot begins to think, so it does not depend on
        what the bot holds, nor on how many lines its plan has. If thinking takes longer, the delay is repeated."""
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
            is_plan = is_plan or held is None  # it acts in secret, so it is asked for its whole plan
            question = await self._run(self._desk.question, first.key.game_id, first.key.seat)

    async def _go_round(self) -> None:
        while True:
            try:
                soon = self._desk.now() + round(ROUND_SECONDS * 1000)
                for game_id, due in await self._run(self._desk.due, soon):
                    if game_id not in self._at_work:
                        self.expect(game_id, due)
            except Exception:
                LOG.exception("a scan has failed")
            await asyncio.sleep(ROUND_SECONDS)
