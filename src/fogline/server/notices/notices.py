"""The beat of the notices: at fixed times it is looked what is to be sent, and at a fixed time after that it is sent.

So the time of a notice follows from when the turn began, which its seat may know, and not from how long the server has
worked on anything."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from fogline.desk.refusals import LOG, Refused
from fogline.desk.times import left
from fogline.server.notices.channels import Allowed
from fogline.server.notices.delivery import Result, Sender, instantiate, new_key, public_key
from fogline.server.notices.subscriptions import Notice, Subscriptions
from fogline.server.storage.storage import Storage

PUSH_KEY: Final = "push-key"
"""The name of the secret that signs push messages."""
THREADS: Final = 8
MAX_UNSENT: Final = 1000
"""While so many notices wait to be sent, no more are taken."""
LEAD: Final = 1 / 60
"""Between the beat and the sending, as a fraction of a beat."""


class Notices:
    """Takes what is due on each beat, and has it sent. For the event loop's thread only."""

    def __init__(
        self,
        storage: Storage,
        allowed: Allowed,
        beat: float,
        run: Callable[..., Awaitable[Any]],
        listening: Callable[[], Collection[str]],
        noticed: Callable[[str, str], None] = lambda _kind, _result: None,
    ) -> None:
        """*beat* is in seconds; *run* runs something in the games' thread; *listening* tells who had a stream since the
        last beat; *noticed* is called with the kind of each notice sent, and the result."""
        self._noticed = noticed
        self.allowed = allowed
        key = storage.secret(PUSH_KEY, new_key) if self.allowed.push else ""
        self.public_key = public_key(key) if key else None
        self.subscriptions = Subscriptions(storage, round(beat * 1000))
        self._sender = Sender(self.allowed, key)
        if self.allowed.mail or self.allowed.webhooks:
            instantiate("json://localhost")  # loads all services: not later, while people play
        self._run = run
        self._now: Callable[[], int] = lambda: 0
        self._listening = listening
        self._beat = beat
        self._threads = ThreadPoolExecutor(THREADS, "notices")
        self._unsent: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    def open(self, now: Callable[[], int]) -> None:
        """Start. *now* is the time of the server in milliseconds."""
        self._now = now
        self._task = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        """Stop. What is being sent may still arrive; what waits is lost, as no turn is told twice."""
        tasks = [*self._unsent, *([] if self._task is None else [self._task])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def unsent(self) -> int:
        return len(self._unsent)

    async def _go_round(self) -> None:
        loop = asyncio.get_running_loop()
        listening: set[str] = set()  # since the last round that was not cut short
        while True:
            length = round(self._beat * 1000)
            await asyncio.sleep((length - self._now() % length) / 1000)
            begun = loop.time()
            listening |= set(self._listening())
            if len(self._unsent) >= MAX_UNSENT:
                continue
            try:
                taken = await self._run(self.subscriptions.take, self._now(), frozenset(listening))
            except Refused:
                continue  # the database is unavailable; its thread has logged that
            except Exception:
                LOG.exception("a round of notices has failed")
                continue
            listening.clear()
            await asyncio.sleep(left(begun, self._beat * LEAD, loop.time()))
            for notice in taken:
                task = asyncio.create_task(self._send(notice))
                self._unsent.add(task)
                task.add_done_callback(self._unsent.discard)

    async def _send(self, notice: Notice) -> None:
        result = await asyncio.get_running_loop().run_in_executor(self._threads, self._sender.send, notice)
        self._noticed(notice.kind, result.value)
        try:
            if result is Result.SENT:
                await self._run(self.subscriptions.sent, notice)
            elif result is Result.GONE:
                await self._run(self.subscriptions.gone, notice)
            else:
                await self._run(self.subscriptions.failed, notice, self._now())
        except Refused:
            LOG.warning("what came of a notice could not be noted")
