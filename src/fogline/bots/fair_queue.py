"""A fair queue: askers are served in turn, one request each. A busy asker waits for its own requests; an occasional one
waits for at most one request of each other asker."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Container
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Waiting requests. For one thread."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()
        """Waiting requests by asker, in the order in which askers are served; no queue is empty."""

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def count(self, who: str) -> int:
        """How many requests of an asker are waiting."""
        return len(self._waiting.get(who, ()))

    def put(self, who: str, request: T) -> None:
        """Add a request behind the others of its asker."""
        self._waiting.setdefault(who, deque()).append(request)

    def take(self, but: Container[str] = ()) -> tuple[str, T] | None:
        """The next request and its asker, who moves behind all others; None if only askers in *but* are waiting."""
        who = next((who for who in self._waiting if who not in but), None)
        if who is None:
            return None
        queue = self._waiting[who]
        request = queue.popleft()
        if queue:
            self._waiting.move_to_end(who)
        else:
            del self._waiting[who]
        return who, request

    def send_back(self, who: str) -> None:
        """Move the asker who was just served behind all others."""
        if who in self._waiting:
            self._waiting.move_to_end(who)

    def remove(self, who: str, request: T) -> bool:
        """Remove a request; returns whether it was there."""
        queue = self._waiting.get(who, ())
        if request not in queue:
            return False
        self._waiting[who].remove(request)
        if not queue:
            del self._waiting[who]
        return True

    def drain(self) -> list[T]:
        """Remove and return all waiting requests."""
        left = [request for queue in self._waiting.values() for request in queue]
        self._waiting.clear()
        return left
