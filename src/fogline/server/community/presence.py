"""The number of recent visitors, published without giving anyone away.

Only visits to the pages where people meet (home, lobby) count, each address once. Playing, thinking and watching at a
table change nothing here. The count is that of the previous ten minutes, with a random error, and rounded: one person
more or less changes the probability of any answer by at most a factor of two. So nobody can tell from it whether a
particular person was there, even by controlling all other visits.

Each server counts its own visitors. For the event loop's thread only."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import SystemRandom
from typing import Final

BEAT_SECONDS: Final = 600.0
"""The count is renewed at this interval."""
ROUNDED: Final = ((5, 0), (15, 10), (35, 20), (75, 50), (150, 100), (350, 200), (750, 500))
"""Counts below the first number are published as the second."""
MOST: Final = 1000
"""The maximum number of addresses counted."""
_RANDOM: Final = SystemRandom()


def error() -> int:
    """The difference between two runs of heads before the first tail: 0 with probability 1/3, and half as likely with
    each step away from 0."""
    return _heads() - _heads()


def _heads() -> int:
    count = 0
    while _RANDOM.getrandbits(1):
        count += 1
    return count


def rounded(count: int) -> int:
    """An approximate count: 0 for a few or nobody, 10, 20, 50 and so on."""
    return next((told for below, told in ROUNDED if count < below), MOST)


class Presence:
    """The visitors of the current beat, and the published count of the previous one."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, error: Callable[[], int] = error) -> None:
        self._clock = clock
        self._error = error
        self._beat = self._now()
        self._seen: set[str] = set()
        self._told = 0

    def _now(self) -> int:
        return int(self._clock() // BEAT_SECONDS)

    def look_in(self, address: str) -> int:
        """Count a visitor. Returns the published count of the previous beat."""
        beat = self._now()
        if beat != self._beat:
            before = len(self._seen) if beat == self._beat + 1 else 0
            self._told = rounded(before + self._error())
            self._beat, self._seen = beat, set()
        if len(self._seen) < MOST:
            self._seen.add(address)
        return self._told
