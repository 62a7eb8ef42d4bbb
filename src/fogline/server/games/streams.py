"""Streams of a seat's news (Server-Sent Events), how they are woken, and how much news one answer holds.

A stream writes when its own viewer has news, and at fixed times to keep the connection alive. What others do in secret
does not delay it: when a game changes, every stream looks, and those that find nothing write nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Sequence
from typing import Final, NamedTuple

from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from fogline.kit.wire import Form
from fogline.server.games.serialization import as_bytes
from fogline.server.limits import Limits
from fogline.server.refusals import INVALID_TOKEN, Refused, too_many

MAX_PIECES: Final = 500
"""The limits of one answer: pieces of news, and bytes. A client that wants more asks again."""
MAX_NEWS_BYTES: Final = 512 * 1024


class Told(NamedTuple):
    """What a stream sends next."""

    news: list[tuple[int, bytes]]
    """The numbers, and each piece as JSON."""
    table: Form
    """Who sits at the table, and the clocks; in a stream also the position that the last of the news lead to."""
    seating: Form
    """Who sits at the table, and when clocks were turned: without news a stream sends ``table`` only when this has
    changed."""
    is_more: bool = False
    """Whether there is more news already."""
    phrases: Sequence[Form] = ()
    """What was said at the table, the earliest first."""


def page(pieces: Iterable[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    """The news of one answer: at least one, if there is one. It depends on the news alone."""
    told: list[tuple[int, bytes]] = []
    size = 0
    for piece in pieces:
        size += len(piece[1])
        if told and size > MAX_NEWS_BYTES:
            break
        told.append(piece)
        if len(told) == MAX_PIECES:
            break
    return told


BEAT_SECONDS: Final = 15.0
KIND: Final = "text/event-stream"
HEADERS: Final = {"x-accel-buffering": "no"}
AGAIN_SECONDS: Final = 0.5
"""The wait before a stream tries again to read what is unavailable now."""


class _Listener:
    """One listener, and what is pending for it."""

    def __init__(self) -> None:
        self.woken = asyncio.Event()
        self.may_have_news = False
        self.has_been_silent = False

    def ring(self) -> None:
        """There may be news."""
        self.may_have_news = True
        self.woken.set()

    def beat(self) -> None:
        """It is time for a keep-alive."""
        self.has_been_silent = True
        self.woken.set()


class Streams:
    """All listeners. For the event loop's thread only."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._listeners: dict[str, set[_Listener]] = {}
        self._of_token: Counter[str] = Counter()
        self._of_address: Counter[str] = Counter()
        self._since: set[str] = set()
        """Who has had a stream since ``listeners`` was asked."""
        self._is_closing = False

    def close(self) -> None:
        """End every stream: the server stops. Clients reconnect with their latest number."""
        self._is_closing = True
        self.ring(None)

    def ring(self, game_id: str | None) -> None:
        """Something may have happened in *game_id*, or (None) in any."""
        for name in [game_id] if game_id is not None else list(self._listeners):
            for listener in self._listeners.get(name, ()):
                listener.ring()

    def admit(self, holder: str, address: str) -> None:
        """Count a stream until ``leave``, or refuse one too many; *holder* is the hash of a token."""
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
        """Who has a stream, or has had one since this was last asked: the hashes of their tokens."""
        found = self._since | set(self._of_token)
        self._since.clear()
        return found

    def leave(self, holder: str, address: str) -> None:
        self._since.add(holder)
        for count, who in ((self._of_token, holder), (self._of_address, address)):
            count[who] -= 1
            if not count[who]:
                del count[who]

    async def listen(
        self, game_id: str, after: int, read: Callable[[int, int], Awaitable[Told]]
    ) -> AsyncGenerator[bytes]:
        """The news after number *after* and the phrases that are kept, then new ones, until the listener leaves."""
        loop = asyncio.get_running_loop()
        listener = _Listener()
        listener.ring()
        self._listeners.setdefault(game_id, set()).add(listener)
        beat = loop.call_later(BEAT_SECONDS, listener.beat)
        seating: Form | None = None
        said = 0
        """When the latest phrase that was sent was said."""
        try:
            while not self._is_closing:
                await listener.woken.wait()
                listener.woken.clear()
                if listener.has_been_silent:
                    listener.has_been_silent = False
                    beat = loop.call_at(beat.when() + BEAT_SECONDS, listener.beat)
                    yield b": \n\n"
                if not listener.may_have_news:
                    continue
                listener.may_have_news = False
                try:
                    told = await read(after, said)
                except Refused as refusal:
                    if refusal.status == INVALID_TOKEN:  # the host has revoked it, or deleted the game
                        return
                    if not refusal.is_temporary:
                        raise
                    # The stream stays open, and continues when it is back.
                    loop.call_later(AGAIN_SECONDS, listener.ring)
                    continue
                parts = [b"id: %d\nevent: news\ndata: %b\n\n" % news for news in told.news]
                parts += [b"event: phrase\ndata: %b\n\n" % as_bytes(phrase) for phrase in told.phrases]
                if told.news or told.seating != seating:
                    parts.append(b"event: table\ndata: %b\n\n" % as_bytes(told.table))
                if parts:
                    yield b"".join(parts)
                after, seating = told.news[-1][0] if told.news else after, told.seating
                said = told.phrases[-1]["at"] if told.phrases else said
                if told.is_more:
                    listener.ring()
        finally:
            beat.cancel()
            self._listeners[game_id].discard(listener)
            if not self._listeners[game_id]:
                del self._listeners[game_id]


class Stream(StreamingResponse):
    """The streaming answer. However it ends, and even if nothing of it was ever sent, *leave* is called."""

    def __init__(self, parts: AsyncGenerator[bytes], leave: Callable[[], None]) -> None:
        super().__init__(parts, media_type=KIND, headers=HEADERS)
        self._parts = parts
        self._leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Two plain tasks: the task group of the base class leaves its exceptions and frames, with all that the stream
        had, in a cycle until the next full garbage collection."""
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
                tasks[0].result()  # if it has failed, this fails
        finally:
            tasks.clear()
            await self._parts.aclose()
            self._leave()


def head_of_stream() -> Response:
    """The head of such an answer, for HEAD requests."""
    head = Response(headers=HEADERS, media_type=KIND)
    del head.headers["content-length"]
    return head
