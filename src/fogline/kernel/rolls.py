"""The draws of ``random.Random`` without its interpreted code: the same results from the same generator, which is left
in the same state. Bots and worlds draw many numbers, and in compiled code these calls are cheap.

A test compares every function here with the method of the same purpose.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from fogline.kernel.arrays import i64

T = TypeVar("T")


def uniform(rng: Random, low: float, high: float) -> float:
    return low + (high - low) * rng.random()


def index_below(rng: Random, number: i64) -> i64:
    """A whole number from 0 to *number* - 1, for *number* up to 10**9: ``rng.randrange(number)``."""
    assert number > 0
    bits: i64 = 0
    while number >> bits != 0:
        bits += 1
    found: i64 = rng.getrandbits(int(bits))
    while found >= number:
        found = rng.getrandbits(int(bits))
    return found


def choice(rng: Random, items: list[T]) -> T:
    return items[index_below(rng, len(items))]


def shuffle(rng: Random, items: list[Any]) -> None:
    last: i64 = len(items) - 1
    while last > 0:
        other: i64 = index_below(rng, last + 1)
        items[last], items[other] = items[other], items[last]
        last -= 1


def weighted_index(rng: Random, weights: list[float]) -> i64:
    """A random index by these *weights*: the index of the item that ``rng.choices`` takes."""
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        raise ValueError("Total of weights must be greater than zero")
    goal = rng.random() * total
    last: i64 = len(weights) - 1
    at: i64 = 0
    reached = 0.0
    while at < last:
        reached += weights[at]
        if goal < reached:
            return at
        at += 1
    return last


def by_weight(rng: Random, outcomes: Sequence[tuple[T, int]]) -> T:
    """One of the *outcomes* of CHANCE (``Game.outcomes``), by its weight."""
    return outcomes[weighted_index(rng, [float(weight) for _, weight in outcomes])][0]


def sample(rng: Random, items: list[T], number: i64) -> list[T]:
    count: i64 = len(items)
    if not 0 <= number <= count:
        raise ValueError("Sample larger than population or is negative")
    if _is_sparse(count, number):
        return _sparse_sample(rng, items, number)
    pool = list(items)
    found: list[T] = []
    at: i64 = 0
    while at < number:
        taken: i64 = index_below(rng, count - at)
        found.append(pool[taken])
        pool[taken] = pool[count - at - 1]
        at += 1
    return found


def _is_sparse(count: i64, number: i64) -> bool:
    """Whether ``rng.sample`` stores the drawn numbers instead of a list of all items. It does so if that list would be
    longer than its table, which has 21 entries and, for samples of more than five items, also a power of four that is
    at least three times the sample size."""
    size: i64 = 21
    if number > 5:
        power: i64 = 1
        while power < number * 3:
            power *= 4
        size += power
    return count > size


def _sparse_sample(rng: Random, items: list[T], number: i64) -> list[T]:
    count: i64 = len(items)
    drawn: set[int] = set()
    found: list[T] = []
    while len(found) < number:
        at: i64 = index_below(rng, count)
        while int(at) in drawn:
            at = index_below(rng, count)
        drawn.add(int(at))
        found.append(items[at])
    return found
