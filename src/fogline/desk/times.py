"""The time of games: a clock that never goes back, the pauses in which no clock ran, and the beats for answers."""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Callable
from math import ceil
from typing import Final, NamedTuple

_STARTED: Final = time.time_ns() - time.monotonic_ns()


def milliseconds() -> int:
    """Milliseconds since 1970: from the machine's clock when this module was loaded, and monotonic from then on."""
    return (_STARTED + time.monotonic_ns()) // 1_000_000


class Pause(NamedTuple):
    """A period in which no server was running."""

    since: int
    until: int


class Pauses:
    """All pauses, the earliest first. They never overlap."""

    def __init__(self) -> None:
        self._all: list[Pause] = []
        self._untils: list[int] = []

    def renew(self, latest: list[Pause], *, is_all: bool) -> None:
        """Replace the known pauses, from the first of the *latest* on, with the stored ones; or replace all of them."""
        first = 0 if is_all or not latest else bisect_right(self._untils, latest[0].until - 1)
        self._all[first:] = latest
        self._untils[first:] = [pause.until for pause in latest]

    def length(self, after: int, at: int, measure: Callable[[int], int] = int) -> int:
        """The total length of the pauses that ended between two times, as *measure* counts time; the part of
        a pause before *after* does not count."""
        first, last = bisect_right(self._untils, after), bisect_right(self._untils, at)
        return sum(measure(pause.until) - measure(max(pause.since, after)) for pause in self._all[first:last])

    def time_of(self, after: int, at: int, measure: Callable[[int], int] = int) -> int:
        """The time *at* without the pauses after a given time. Both *at* and the result are as *measure* counts
        time."""
        for since, until in self._all[bisect_right(self._untils, after) :]:
            begin = measure(max(since, after))
            if at > begin:
                at += measure(until) - begin
        return at


def left(begun: float, beat: float, now: float) -> float:
    """The seconds from *now* to the next whole multiple of *beat* after *begun*."""
    return max(1, ceil((now - begun) / beat)) * beat - (now - begun) if beat > 0 else 0.0
