"""How often something can run in a second of processor time."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time


def rate(seconds: float, run: Callable[[], int]) -> float:
    """The number of runs of *run* per second of processor time."""
    run()
    done = 0
    began = process_time()
    while process_time() - began < seconds:
        done += run()
    return done / (process_time() - began)
