"""Streams of what a seat is told (Server-Sent Events), and how they hear that something has happened.

A stream writes when its own viewer has news, and at fixed times to keep the connection alive. It does not even pause
for what others do in secret: when a game changes, every stream looks, and those that find nothing write nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from fogline.web.desk import Told
from fogline.web.faults import Refused
from fogline.web.forms import Form
from fogline.web.guard import as_bytes

BEAT_SECONDS: Final = 15.0
AGAIN_SECONDS: Final = 0.5
"""So long a stream waits before it asks again for what cannot be read now."""
MOST_FOR_A_TOKEN: Final = 8
MOST: Final = 4000


class Streams:
    """Everybody who listens. For the event loop's thread only."""

    def __init__(self) -> None:
        self._bells: dict[str, set[asyncio.Event]] = {}
        self._open: dict[str, int] = {}
        self._is_closing = False

    def close(self) -> None:
        """End every stream: the server stops. Whoever listens comes back with the latest number."""
        self._is_closing = True
        self.ring(None)

    def ring(self, game: str | None) -> None:
        """Something may have happened in *game*, or (None) in any."""
        for name in [game] if game is not None else list(self._bells):
            for bell in self._bells.get(name, ()):
                bell.set()

    def admit(self, holder: str) -> None:
        """Take a place for a stream, or refuse one too many; *holder* is the hash of a token. Who was admitted counts
        from now on, until ``leave``."""
        if self._open.get(holder, 0) >= MOST_FOR_A_TOKEN or sum(self._open.values()) >= MOST:
            raise Refused(429, "too-many", "too many streams are open")
        self._open[holder] = self._open.get(holder, 0) + 1

    def leave(self, holder: str) -> None:
        """Give a place free."""
        self._open[holder] -= 1
        if not self._open[holder]:
            del self._open[holder]

    async def listen(self, game: str, after: int, read: Callable[[int], Awaitable[Told]]) -> AsyncIterator[bytes]:
        """What there is after news number *after*, then what comes, until the listener goes."""
        bell = asyncio.Event()
        self._bells.setdefault(game, set()).add(bell)
        try:
            async for part in self._told(bell, after, read):
                yield part
        finally:
            self._bells[game].discard(bell)
            if not self._bells[game]:
                del self._bells[game]

    async def _told(
        self, bell: asyncio.Event, after: int, read: Callable[[int], Awaitable[Told]]
    ) -> AsyncIterator[bytes]:
        clock = asyncio.get_running_loop().time
        beat = clock() + BEAT_SECONDS
        mark: Form | None = None
        while not self._is_closing:
            bell.clear()
            try:
                told = await read(after)
            except Refused as refusal:
                if not refusal.is_temporary:
                    raise
                bell.set()  # the database is away: whoever listens stays, and is told when it is back
                await asyncio.sleep(AGAIN_SECONDS)
                if clock() >= beat:
                    beat += BEAT_SECONDS
                    yield b": \n\n"
                continue
            for number, news in told.news:
                yield b"id: %d\nevent: news\ndata: %b\n\n" % (number, as_bytes(news))
                after = number
            if told.mark != mark:
                mark = told.mark
                yield b"event: table\ndata: %b\n\n" % as_bytes(told.table)
            while not bell.is_set():
                try:
                    async with asyncio.timeout(max(0.0, beat - clock())):
                        await bell.wait()
                except TimeoutError:
                    beat += BEAT_SECONDS
                    yield b": \n\n"


class Stream(StreamingResponse):
    """The answer that is a stream. However it ends, and even if nothing of it was ever sent, *leave* is called."""

    def __init__(self, parts: AsyncIterator[bytes], leave: Callable[[], None]) -> None:
        super().__init__(parts, media_type="text/event-stream", headers={"x-accel-buffering": "no"})
        self._leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._leave()
