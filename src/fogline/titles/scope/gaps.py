"""Keeps track of places that are certainly empty. There are too many Empty Areas to keep every way they can lie, but
each one that was seen is somewhere. A *gap* is a set of cells, and the claim is that there are distinct empty cells,
one in each gap.

The claim stays true through every fact: where it is not known which empty card a fact is about, gaps are widened so
that it holds in either case.
"""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.titles.scope.grid import BIT, CELLS, size_of
from fogline.titles.scope.places import blank
from fogline.titles.scope.position import CAME, GONE, LACKS, MIXED, REINFORCED, SEEN, Fact

NOTHING: Final = 0
"""The kind that fills every cell that the other kinds leave free: forest, Empty Area."""


@final
class Gaps:
    """The gaps at one moment. Cells are counted from the cell *base*."""

    def __init__(self, base: i64) -> None:
        self._base: i64 = base
        self._gaps: vec[i64] = blank(CELLS)
        self._number: i64 = 0

    def clone(self) -> Gaps:
        """An independent copy."""
        twin = Gaps(self._base)
        twin._gaps = self._gaps[:]
        twin._number = self._number
        return twin

    def now(self) -> vec[i64]:
        """The gaps as they are now, for ``crowded``."""
        return self._gaps[: self._number]

    def learn(self, fact: Fact) -> None:
        """Update the gaps by one more fact."""
        what: i64 = fact.what
        if what == MIXED:
            self._widen(fact.mask >> self._base, fact.mask >> self._base)
        elif what == SEEN or what == CAME or what == GONE:
            bit: i64 = BIT[fact.cell - self._base]
            if fact.kind == NOTHING and what != CAME:
                self._spend(bit)  # one of the possible kinds lies there
            self._close(bit)
            if fact.kind == NOTHING and what != GONE:
                self._gaps[self._number] = bit
                self._number += 1
        elif what == LACKS and fact.kind == NOTHING:
            self._close(fact.mask >> self._base)
        elif what == REINFORCED:
            for _ in range(size_of(fact.kind)):
                self._spend(fact.mask >> self._base)

    def _widen(self, mask: i64, more: i64) -> None:
        """Every gap that reaches into *mask* may also be in *more*."""
        gaps = self._gaps
        at: i64 = 0
        while at < self._number:
            if gaps[at] & mask != 0:
                gaps[at] |= more
            at += 1

    def _close(self, mask: i64) -> None:
        """Take the cells of *mask* out of every gap."""
        gaps = self._gaps
        at: i64 = 0
        while at < self._number:
            gaps[at] &= ~mask
            at += 1

    def _spend(self, mask: i64) -> None:
        """Record that one empty cell of *mask* no longer counts. If a gap reaches it, the smallest such gap is
        dropped; the cell may have belonged to another gap that reaches *mask*, so all of these are widened by the
        dropped one."""
        gaps = self._gaps
        smallest: i64 = self._number
        at: i64 = 0
        while at < self._number:
            if gaps[at] & mask != 0 and (smallest == self._number or size_of(gaps[at]) < size_of(gaps[smallest])):
                smallest = at
            at += 1
        if smallest == self._number:
            return
        spent: i64 = gaps[smallest]
        self._number -= 1
        gaps[smallest] = gaps[self._number]
        self._widen(mask, spent)


def crowded(gaps: vec[i64], empty: i64) -> i64:
    """Whether the *empty* cells cannot be assigned so that each gap has its own. If so, returns a set of cells with too
    few empty ones, otherwise none."""
    left: i64 = empty
    enough = True
    for gap in gaps:
        if gap & empty == 0:
            return gap
        free: i64 = gap & left
        if free == 0:
            enough = False
        left &= ~(free & -free)
    if enough:
        return 0
    owners = blank(CELLS)
    at: i64 = 0
    while at < len(gaps):
        found = _deal(gaps, empty, at, owners, 0)
        if found < 0:
            return gaps[at] | _claimed(gaps, owners, -1 - found)
        at += 1
    return 0


def _claimed(gaps: vec[i64], owners: vec[i64], cells: i64) -> i64:
    claimed: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        if cells & BIT[cell] != 0:
            claimed |= gaps[owners[cell] - 1]
        cell += 1
    return claimed


def _deal(gaps: vec[i64], empty: i64, at: i64, owners: vec[i64], asked: i64) -> i64:
    """Find a cell for one gap, moving others if necessary. Returns the cells tried, or -1 minus them if there is none.

    ``owners`` contains for each cell the gap it was assigned to, plus one.
    """
    cell: i64 = 0
    left: i64 = gaps[at] & empty & ~asked
    while left != 0:
        while left & BIT[cell] == 0:
            cell += 1
        left &= ~BIT[cell]
        if asked & BIT[cell] == 0:
            asked |= BIT[cell]
            owner: i64 = owners[cell]
            if owner == 0:
                owners[cell] = at + 1
                return asked
            found = _deal(gaps, empty, owner - 1, owners, asked)
            if found >= 0:
                owners[cell] = at + 1
                return found
            asked = -1 - found
    return -1 - asked
