"""A fair queue: when there are more requests than can be served at once, addresses are served in turn, one request
each. So an address with many requests waits for its own, and one with few waits for at most one request of each other
address."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fogline.web.faults import UNAVAILABLE, Refused

MAX_EACH: Final = 8
"""At most this many requests of one address wait."""
MAX_WAITING: Final = 64
"""At most this many wait in all."""


class FairQueue:
    """For the event loop's thread."""

    def __init__(self, places: int, most_each: int = MAX_EACH, most: int = MAX_WAITING) -> None:
        """*places* requests are served at the same time, each for another address."""
        self._free = places
        self._most_each = most_each
        self._most = most
        self._served: set[str] = set()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """By address, in the order in which they come next."""

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a place, and hold it."""
        if self.is_free_for(who):
            self._begin(who)
        else:
            await self._wait(who)
        try:
            yield
        finally:
            self._end(who)

    def _begin(self, who: str) -> None:
        self._free -= 1
        self._served.add(who)

    def _end(self, who: str) -> None:
        """The address that was served goes behind all that wait now."""
        self._served.discard(who)
        self._free += 1
        if who in self._waiting:
            self._waiting.move_to_end(who)
        self._call_next()

    def refuse_full(self, who: str) -> None:
        """Refuse a request for which there is no room to wait, if it has to."""
        if self.is_free_for(who):
            return
        if len(self._waiting.get(who, ())) >= self._most_each:
            raise Refused(429, "too-many", "too much of yours is waiting; wait a little")
        if sum(map(len, self._waiting.values())) >= self._most:
            raise Refused(UNAVAILABLE, "unavailable", "too much is waiting; try again")

    def is_free_for(self, who: str) -> bool:
        """Whether a request would be served at once."""
        return self._free > 0 and who not in self._served

    async def _wait(self, who: str) -> None:
        self.refuse_full(who)
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.cancelled():
                self._forget(who, called)
            else:  # woken in the same moment
                self._end(who)
            raise

    def _forget(self, who: str, called: asyncio.Future[None]) -> None:
        self._waiting[who].remove(called)
        if not self._waiting[who]:
            del self._waiting[who]

    def _call_next(self) -> None:
        for who in [who for who in self._waiting if who not in self._served]:
            if not self._free:
                return
            called = next((one for one in self._waiting[who] if not one.cancelled()), None)
            if called is None:
                continue  # all of them were cancelled; each forgets itself
            self._forget(who, called)
            self._begin(who)
            called.set_result(None)
