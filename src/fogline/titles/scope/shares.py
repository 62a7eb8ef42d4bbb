"""Tracks where revealed cards can be now: for each cell and kind, the share of a card that is known to lie there.

A card that was seen counts fully where it lies. When the cards of some cells are put back in any order, each of these
cells has the average of them. Cards that were never seen do not count. Vaguer facts ("one of these four is ...") are
left out. The shares depend only on the chain of facts; if a chain continues the previous one, only the new part is
read.
"""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.titles.scope.grid import BIT, CELLS
from fogline.titles.scope.position import CAME, GONE, MIXED, REINFORCED, SEEN, Fact

WHOLE: Final = 1 << 16
"""The share of a card that is known to lie on a cell."""


@final
class Shares:
    """By cell and kind, as ``table[cell * kinds + kind]``."""

    def __init__(self, kinds: i64) -> None:
        self.kinds: i64 = kinds
        self.table: vec[i64] = vec[i64]([0] * int(CELLS * kinds))
        self.known: i64 = 0
        """The cells on which any share lies."""
        self._seen: Fact | None = None
        self._empty: i64 = 0

    def begin(self, empty: i64) -> None:
        """Begin before the first fact: the cells *empty* are known to contain a card of kind 0."""
        place: i64 = 0
        while place < CELLS * self.kinds:
            self.table[place] = 0
            place += 1
        self.known = 0
        self._seen = None
        self._empty = empty
        cell: i64 = 0
        while cell < CELLS:
            if empty & BIT[cell] != 0:
                self._set(cell, 0)
            cell += 1

    def read(self, latest: Fact | None) -> None:
        """Update the shares to the *latest* fact."""
        new: list[Fact] = []
        seen = self._seen
        fact = latest
        while fact is not None and fact is not seen:
            new.append(fact)
            fact = fact.before
        if fact is None and seen is not None:
            self.begin(self._empty)
        at: i64 = len(new) - 1
        while at >= 0:
            self._add(new[at])
            at -= 1
        self._seen = latest

    def _add(self, fact: Fact) -> None:
        what = fact.what
        if what == MIXED:
            self._mix(fact.mask)
        elif what == SEEN or what == CAME:
            self._set(fact.cell, fact.kind)
        elif what == GONE:
            self._clear(fact.cell)
        elif what == REINFORCED:
            self._reinforce(fact.mask, fact.kind)

    def _clear(self, cell: i64) -> None:
        place: i64 = cell * self.kinds
        end: i64 = place + self.kinds
        while place < end:
            self.table[place] = 0
            place += 1
        self.known &= ~BIT[cell]

    def _set(self, cell: i64, kind: i64) -> None:
        self._clear(cell)
        self.table[cell * self.kinds + kind] = WHOLE
        self.known |= BIT[cell]

    def _mix(self, mask: i64) -> None:
        """Give each of these cells the average of all of them."""
        if self.known & mask == 0:
            return
        cells = vec[i64]([0, 0, 0, 0])
        count: i64 = 0
        cell: i64 = 0
        while cell < CELLS:
            if mask & BIT[cell] != 0:
                cells[count] = cell
                count += 1
            cell += 1
        kind: i64 = 0
        while kind < self.kinds:
            total: i64 = 0
            number: i64 = 0
            while number < count:
                total += self.table[cells[number] * self.kinds + kind]
                number += 1
            number = 0
            while number < count:
                self.table[cells[number] * self.kinds + kind] = total // count
                number += 1
            kind += 1
        self.known |= mask

    def _reinforce(self, mask: i64, kinds: i64) -> None:
        """Exchange one card of kind 0 for a card of each of a set of *kinds*, somewhere in *mask*."""
        count: i64 = 0
        empty: i64 = 0
        cell: i64 = 0
        while cell < CELLS:
            if mask & BIT[cell] != 0:
                count += 1
                empty += self.table[cell * self.kinds]
            cell += 1
        came: i64 = 0
        kind: i64 = 0
        while kind < self.kinds:
            came += kinds >> kind & 1
            kind += 1
        left: i64 = empty - came * WHOLE if empty > came * WHOLE else 0
        cell = 0
        while cell < CELLS:
            if mask & BIT[cell] != 0:
                place: i64 = cell * self.kinds
                self.table[place] = self.table[place] * left // empty if empty > 0 else 0
                kind = 1
                while kind < self.kinds:
                    if kinds >> kind & 1 == 1:
                        self.table[place + kind] += WHOLE // count
                    kind += 1
            cell += 1
        self.known |= mask
