"""What hidden cards of a side are worth on average, by the public facts alone. It is rough, and quick enough for games
that are played on by the hundred: worlds know more (``worlds.py``), and beliefs more still (``belief.py``)."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64, vec
from fogline.titles.scope.grid import CELLS
from fogline.titles.scope.memory import CAME, GONE, MIXED, REINFORCED, Fact
from fogline.titles.scope.places import cell_of

NOTHING: Final = vec[float]([0.0] * CELLS)


def hopes(latest: Fact | None, side: i64, doubt: vec[float], worth: list[float], total: float) -> vec[float]:
    """By cell, what a card of *side* there is worth on average. *doubt* has 1 where its cards lay at first, hidden, and
    is used up. *worth*: by kind. *total*: what all its cards are worth that are left.

    Whoever puts back a known card among others leaves a part of its worth on each of their cells, which stays there
    when the card is found again elsewhere. What is known of no cell, cards beyond the line and those that came as
    reinforcements among them, is shared out among the cells that are in doubt."""
    told = NOTHING[:]
    facts: list[Fact] = []
    fact = latest
    while fact is not None:
        if fact.side == side and (fact.what <= CAME or fact.what == REINFORCED):
            facts.append(fact)
        fact = fact.before
    facts.reverse()
    for one in facts:
        if one.what == MIXED or one.what == REINFORCED:
            _share(told, one.mask)
            _share(doubt, one.mask)
        else:
            told[one.cell] = worth[one.kind] if one.what != GONE else 0.0
            doubt[one.cell] = 0.0
    doubts = 0.0
    cell: i64 = 0
    while cell < CELLS:
        total -= told[cell]
        doubts += doubt[cell]
        cell += 1
    mean = total / doubts if total > 0.0 and doubts > 0.0 else 0.0
    cell = 0
    while cell < CELLS:
        told[cell] += mean * doubt[cell]
        cell += 1
    return told


def _share(numbers: vec[float], mask: i64) -> None:
    """Give each cell of *mask* the mean of them all."""
    total = 0.0
    size = 0.0
    left: i64 = mask
    while left != 0:
        bit: i64 = left & -left
        left ^= bit
        total += numbers[cell_of(bit)]
        size += 1.0
    left = mask
    while left != 0:
        bit = left & -left
        left ^= bit
        numbers[cell_of(bit)] = total / size
