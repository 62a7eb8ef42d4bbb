"""Streams of a seat's news (Server-Sent Events): how they are woken, and how much news one answer contains.

A stream writes when its own viewer has news, and at fixed times to keep the connection alive. Secret actions of others
do not delay it: when a game changes, every stream checks, and a stream that finds no news writes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from fogline.desk.refusals import INVALID_TOKEN, Refused
from fogline.desk.serialization import as_bytes
from fogline.kit.wire import Form

MAX_PIECES: Final = 500
"""The maximum number of pieces of news in one answer; a second limit is in bytes. A client that wants more asks
again."""
MAX_NEWS_BYTES: Final = 512 * 1024


class Told(NamedTuple):
    """The next part of a stream."""

    news: list[tuple[int, bytes]]
    """The number of each piece of news, and the piece as JSON."""
    table: Form
    """The people at the table, and the clocks; in a stream also the position that the last news leads to."""
    seating: Form
    """The people at the table, and when clocks were turned: without news, a stream sends ``table`` only when this has
    changed."""
    is_more: bool = False
    """Whether more news is waiting."""
    phrases: Sequence[Form] = ()
    """The phrases said at the table, the earliest first."""


def page(pieces: Iterable[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    """The news of one answer: at least one piece, if there is any. The limit depends on the news alone."""
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
AGAIN_SECONDS: Final = 0.5
"""Seconds to wait before a stream tries again to read unavailable data."""


def written_event(kind: str, form: Any) -> bytes:
    """An event of a stream that has no number."""
    return b"event: %b\ndata: %b\n\n" % (kind.encode(), as_bytes(form))


class _Listener:
    def __init__(self) -> None:
        self.woken = asyncio.Event()
        self.may_have_news = False
        self.has_been_silent = False

    def ring(self) -> None:
        """Signal that there may be news."""
        self.may_have_news = True
        self.woken.set()

    def beat(self) -> None:
        """Signal that it is time for a keep-alive."""
        self.has_been_silent = True
        self.woken.set()


class Listeners:
    """All listeners. For the event loop's thread only."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[_Listener]] = {}
        self._is_closing = False

    def close(self) -> None:
        """End every stream: the server is stopping. Clients reconnect with their latest number."""
        self._is_closing = True
        self.ring(None)

    def ring(self, game_id: str | None) -> None:
        """Signal that something may have happened in *game_id*, or (None) in any game."""
        for name in [game_id] if game_id is not None else list(self._listeners):
            for listener in self._listeners.get(name, ()):
                listener.ring()

    async def listen(
        self, game_id: str, after: int, read: Callable[[int, int], Awaitable[Told]]
    ) -> AsyncGenerator[bytes]:
        """Yield the news after number *after* and the stored phrases, then new ones, until the listener leaves."""
        loop = asyncio.get_running_loop()
        listener = _Listener()
        listener.ring()
        self._listeners.setdefault(game_id, set()).add(listener)
        due = loop.time() + BEAT_SECONDS
        beat = loop.call_at(due, listener.beat)
        seating: Form | None = None
        said = 0
        """The time of the latest phrase that was sent."""
        try:
            while not self._is_closing:
                await listener.woken.wait()
                listener.woken.clear()
                if listener.has_been_silent:
                    listener.has_been_silent = False
                    due += BEAT_SECONDS
                    beat = loop.call_at(due, listener.beat)
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
                    loop.call_later(AGAIN_SECONDS, listener.ring)  # the stream stays open meanwhile
                    continue
                parts = [b"id: %d\nevent: news\ndata: %b\n\n" % news for news in told.news]
                parts += [written_event("phrase", phrase) for phrase in told.phrases]
                if told.news or told.seating != seating:
                    parts.append(written_event("table", told.table))
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
