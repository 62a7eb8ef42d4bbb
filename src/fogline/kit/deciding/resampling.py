"""Worlds by their weights."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any

from fogline.kernel.arrays import i64
from fogline.kernel.rolls import shuffle
from fogline.kit.bots import Belief


def resampled(worlds: list[Any], belief: Belief, number: i64, rng: Random) -> list[Any]:
    """A *number* of worlds, each of *worlds* as often as its weight says, in any order. Systematic: the chances are the
    same as with one draw after another, and no world comes up more than once too often or too seldom."""
    weights = [belief.weigh(world) for world in worlds]
    top = max(weights)
    sums: list[float] = []
    total = 0.0
    for weight in weights:
        total += exp(weight - top)
        sums.append(total)
    step = total / float(number)
    start = rng.random() * step
    last: i64 = len(worlds) - 1
    found: list[Any] = []
    at: i64 = 0
    taken: i64 = 0
    while taken < number:
        goal = start + float(taken) * step
        while at < last and sums[at] <= goal:
            at += 1
        found.append(worlds[at])
        taken += 1
    shuffle(rng, found)
    return found
