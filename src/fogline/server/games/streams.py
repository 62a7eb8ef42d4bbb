"""Streams as HTTP answers, and the limit on their number."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Callable
from typing import Final

from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from fogline.desk.refusals import too_many
from fogline.desk.streams import BEAT_SECONDS, KIND, Listeners
from fogline.server.limits import Limits

HEADERS: Final = {"x-accel-buffering": "no"}


class Streams(Listeners):
    """All listeners, counted. For the event loop's thread only."""

    def __init__(self, limits: Limits) -> None:
        super().__init__()
        self._limits = limits
        self._of_token: Counter[str] = Counter()
        self._of_address: Counter[str] = Counter()
        self._since: set[str] = set()
        """Holders who have had a stream since ``listeners`` was last called."""

    def admit(self, holder: str, address: str) -> None:
        """Count a stream until ``leave``, or refuse it if there are too many; *holder* is the hash of a token."""
        if (
            self._of_token[holder] >= self._limits.streams_of_a_token
            or self._of_address[address] >= self._limits.streams_of_an_address
            or self._of_token.total() >= self._limits.streams
        ):
            raise too_many("too many streams are open", BEAT_SECONDS)
        self._of_token[holder] += 1
        self._of_address[address] += 1
        self._since.add(holder)

    def count(self) -> int:
        return self._of_token.total()

    def listeners(self) -> set[str]:
        """Holders (given by the hashes of their tokens) who have a stream, or have had one since the last call."""
        found = self._since | set(self._of_token)
        self._since.clear()
        return found

    def leave(self, holder: str, address: str) -> None:
        self._since.add(holder)
        for count, who in ((self._of_token, holder), (self._of_address, address)):
            count[who] -= 1
            if not count[who]:
                del count[who]


class Stream(StreamingResponse):
    """The HTTP answer that is a stream. *leave* is always called, however the answer ends, even if nothing was ever
    sent."""

    def __init__(self, parts: AsyncGenerator[bytes], leave: Callable[[], None]) -> None:
        super().__init__(parts, media_type=KIND, headers=HEADERS)
        self._parts = parts
        self._leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Runs two plain tasks, because the task group of the base class would leave its exceptions and frames, with
        everything that the stream held, in a reference cycle until the next full garbage collection."""
        tasks = [
            asyncio.ensure_future(self.stream_response(send)),
            asyncio.ensure_future(self.listen_for_disconnect(receive)),
        ]
        try:
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.wait(tasks)
            if not tasks[0].cancelled():
                tasks[0].result()  # raises if the task has failed
        finally:
            tasks.clear()
            await self._parts.aclose()
            self._leave()


def head_of_stream() -> Response:
    """The head of a streaming answer, for HEAD requests."""
    head = Response(headers=HEADERS, media_type=KIND)
    del head.headers["content-length"]
    return head
