"""Runs per second: of processor time, or of wall-clock time where several processes work."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time


def rate(seconds: float, run: Callable[[], int], clock: Callable[[], float] = process_time) -> float:
    """The number of runs of *run* per second of the *clock*."""
    run()
    done = 0
    began = clock()
    while clock() - began < seconds:
        done += run()
    return done / (clock() - began)
