"""Where nothing certainly lies. Empty Areas are too many to keep every way they can lie, but each one that was seen is
somewhere: a *gap* is a set of cells, and the claim is that there are distinct empty cells, one in each gap.

The claim stays true through every fact: where it is not known which empty card a fact is about, gaps are widened so
that it holds either way.
"""

from __future__ import annotations

from fogline.games.scope.grid import BIT, CELLS, SQUARE, size_of
from fogline.games.scope.memory import CAME, GONE, LACKS, MIXED, REINFORCED, SEEN, Fact
from fogline.games.scope.places import blank
from fogline.kernel.arrays import i64, vec


def learn_gaps(gaps: list[int], fact: Fact) -> None:
    """Change *gaps* by one more fact."""
    what: i64 = fact.what
    if what == MIXED:
        square: int = SQUARE[fact.cell]
        for at in range(len(gaps)):
            if gaps[at] & square:
                gaps[at] |= square
    elif what == SEEN or what == CAME or what == GONE:
        bit: i64 = BIT[fact.cell]
        if fact.kind == 0 and what != CAME:
            _spend(gaps, bit)  # one of those that could lie there does
        _close(gaps, bit)
        if fact.kind == 0 and what != GONE:
            gaps.append(bit)
    elif what == LACKS and fact.kind == 0:
        _close(gaps, fact.mask)
    elif what == REINFORCED:
        for _ in range(size_of(fact.kind)):
            _spend(gaps, fact.mask)


def _close(gaps: list[int], mask: int) -> None:
    """No gap reaches into *mask* any more."""
    for at in range(len(gaps)):
        gaps[at] &= ~mask


def _spend(gaps: list[int], mask: int) -> None:
    """One empty cell of *mask* counts no more. If a gap reaches it, that gap is given up, the smallest such; it may
    have been another one that reaches it, so those are widened by it."""
    reaching = [gap for gap in gaps if gap & mask]
    if not reaching:
        return
    spent = reaching[0]
    for gap in reaching:
        if size_of(gap) < size_of(spent):
            spent = gap
    gaps.remove(spent)
    for at in range(len(gaps)):
        if gaps[at] & mask:
            gaps[at] |= spent


def can_fill(gaps: vec[i64], empty: i64) -> bool:
    """Whether the *empty* cells can be dealt out so that each gap has one of its own."""
    left: i64 = empty
    enough = True
    for gap in gaps:
        if gap & empty == 0:
            return False
        free: i64 = gap & left
        if free == 0:
            enough = False
        left &= ~(free & -free)
    if enough:
        return True
    owners = blank(CELLS)
    at: i64 = 0
    while at < len(gaps):
        if _deal(gaps, empty, at, owners, 0) < 0:
            return False
        at += 1
    return True


def _deal(gaps: vec[i64], empty: i64, at: i64, owners: vec[i64], asked: i64) -> i64:
    """Find a cell for one gap, moving others if need be. Returns the cells asked for, or -1 - them if there is none.

    ``owners`` holds for each cell the gap it was dealt to, plus one.
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
