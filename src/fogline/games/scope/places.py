"""Where the cards of one kind can be, when the cards of a kind are alike.

``Places`` is a set of sets: each member is one way in which the *n* cards of the kind can lie (n cells). For n up to
three it is kept as bit masks: one mask (n = 1), for each cell the mask of its possible partners (n = 2), for each pair
of cells the mask of possible thirds (n = 3). So a hidden rearrangement of a Quadrant costs a few hundred machine words,
not a walk over thousands of sets, and no count of alike cards can be got wrong.
"""

from __future__ import annotations

from typing import Final, final

from fogline.games.scope.grid import BIT, CELLS, SQUARE, cells_of, size_of
from fogline.kernel.arrays import i64, vec

MOST: Final = 3
"""No kind that can hide has more than three cards a side."""
_NO_ROWS: Final = vec[i64]([0])


_ZEROS: Final = vec[i64]([0] * (CELLS * CELLS))


def blank(size: i64) -> vec[i64]:
    """*size* empty masks, at most ``CELLS * CELLS``."""
    return _ZEROS[:size]


@final
class Places:
    """The ways in which *count* alike cards can lie.

    ``mixed`` makes a new one; the other changes are made in place. *cells* is always the ground in question: every
    cell where such a card can be at all, all of them below *width*.
    """

    def __init__(self, width: i64, count: i64, one: i64, rows: vec[i64]) -> None:
        self.width: i64 = width
        self.count: i64 = count
        self.one: i64 = one
        self.rows: vec[i64] = rows

    def clone(self) -> Places:
        """A copy that shares nothing."""
        return Places(self.width, self.count, self.one, self.rows[:])

    def has(self, cells: i64) -> bool:
        """Whether the cards can lie on just these *cells*."""
        if self.count == 0:
            return cells == 0
        if self.count == 1:
            return cells & self.one != 0
        first: i64 = 0
        while cells & BIT[first] == 0:
            first += 1
        cells ^= BIT[first]
        if self.count == 2:
            return self.rows[first] & cells != 0
        second: i64 = first + 1
        while cells & BIT[second] == 0:
            second += 1
        return self.rows[first * self.width + second] & (cells ^ BIT[second]) != 0

    def has_with(self, cell: i64, cells: i64) -> bool:
        """``has``, where *cell* is known to be one of *cells*."""
        if self.count == 1:
            return cells & self.one != 0
        others: i64 = cells & ~BIT[cell]
        if self.count == 2:
            return self.rows[cell] & others != 0
        second: i64 = 0
        while others & BIT[second] == 0:
            second += 1
        return self.rows[cell * self.width + second] & others & ~BIT[second] != 0

    def mixed(self, corner: i64, cells: vec[i64]) -> Places:
        """The ways after the four cards of a Quadrant were put back in any order."""
        square: i64 = SQUARE[corner]
        if self.count == 0:
            return Places(self.width, 0, 0, _NO_ROWS)
        if self.count == 1:
            one: i64 = self.one
            if one & square != 0:
                one |= square
            return Places(self.width, 1, one, _NO_ROWS)
        if self.count == 2:
            return self._mixed_pairs(square, cells)
        return self._mixed_triples(square, cells)

    def _mixed_pairs(self, square: i64, cells: vec[i64]) -> Places:
        rows = self.rows
        result = blank(self.width)
        partners: i64 = 0
        for i in cells:
            row = rows[i]
            if square & BIT[i] != 0:
                partners |= row
            else:
                if row & square != 0:
                    row |= square
                result[i] = row
        outside = partners & ~square
        both_inside = partners & square != 0
        for i in cells:
            if square & BIT[i] != 0:
                if both_inside:
                    result[i] = outside | square & ~BIT[i]
                else:
                    result[i] = outside
        return Places(self.width, 2, 0, result)

    def _mixed_triples(self, square: i64, cells: vec[i64]) -> Places:
        rows = self.rows
        result = blank(self.width * self.width)
        pairs_inside_with: i64 = 0
        three_inside = False
        for i in cells:
            if square & BIT[i] != 0:
                for j in cells:
                    if square & BIT[j] != 0 and rows[i * self.width + j] & square != 0:
                        three_inside = True
                continue
            reach: i64 = 0
            two_inside = False
            for j in cells:
                row = rows[i * self.width + j]
                if square & BIT[j] != 0:
                    reach |= row & ~square
                    if row & square != 0:
                        two_inside = True
                else:
                    if row & square != 0:
                        row |= square
                    result[i * self.width + j] = row
            if two_inside:
                pairs_inside_with |= BIT[i]
            for j in cells:
                if square & BIT[j] != 0:
                    row = reach
                    if two_inside:
                        row |= square & ~BIT[j]
                    result[i * self.width + j] = row
                    result[j * self.width + i] = row
        for i in cells:
            if square & BIT[i] != 0:
                for j in cells:
                    if square & BIT[j] != 0 and i != j:
                        row = pairs_inside_with
                        if three_inside:
                            row |= square & ~BIT[i] & ~BIT[j]
                        result[i * self.width + j] = row
        return Places(self.width, 3, 0, result)

    def keep_with(self, cell: i64, cells: vec[i64]) -> None:
        """Keep the ways that use *cell*."""
        bit: i64 = BIT[cell]
        if self.count == 1:
            self.one &= bit
        elif self.count == 2:
            kept = blank(self.width)
            partners = self.rows[cell]
            kept[cell] = partners
            for i in cells:
                if partners & BIT[i] != 0:
                    kept[i] = bit
            self.rows = kept
        elif self.count == 3:
            kept = blank(self.width * self.width)
            for i in cells:
                row = self.rows[cell * self.width + i]
                if row != 0:
                    kept[cell * self.width + i] = row
                    kept[i * self.width + cell] = row
                    for j in cells:
                        if row & BIT[j] != 0:
                            kept[i * self.width + j] = bit
            self.rows = kept

    def keep_without(self, mask: i64, cells: vec[i64]) -> None:
        """Keep the ways that use no cell of *mask*."""
        if self.count == 1:
            self.one &= ~mask
        elif self.count == 2:
            for i in cells:
                if mask & BIT[i] != 0:
                    self.rows[i] = 0
                else:
                    self.rows[i] &= ~mask
        elif self.count == 3:
            used: i64 = 0
            for i in cells:
                if mask & BIT[i] != 0:
                    for j in cells:
                        used |= self.rows[i * self.width + j]
            if used == 0:
                return
            for i in cells:
                if mask & BIT[i] != 0:
                    for j in cells:
                        self.rows[i * self.width + j] = 0
                else:
                    for j in cells:
                        if mask & BIT[j] != 0:
                            self.rows[i * self.width + j] = 0
                        else:
                            self.rows[i * self.width + j] &= ~mask

    def keep_touching(self, mask: i64, cells: vec[i64]) -> None:
        """Keep the ways that use at least one cell of *mask*."""
        if self.count == 1:
            self.one &= mask
        elif self.count == 2:
            for i in cells:
                if mask & BIT[i] == 0:
                    self.rows[i] &= mask
        elif self.count == 3:
            for i in cells:
                if mask & BIT[i] == 0:
                    for j in cells:
                        if mask & BIT[j] == 0:
                            self.rows[i * self.width + j] &= mask

    def take(self, cell: i64) -> None:
        """The card on *cell* leaves: one card fewer, and only the ways that used *cell* go on, without it."""
        if self.count == 1:
            self.one = 0
        elif self.count == 2:
            self.one = self.rows[cell]
            self.rows = _NO_ROWS
        elif self.count == 3:
            self.rows = self.rows[cell * self.width : cell * self.width + self.width]
        self.count -= 1

    def put(self, cell: i64, cells: vec[i64]) -> None:
        """One more card of this kind, on *cell*, which none of the ways used."""
        bit: i64 = BIT[cell]
        if self.count == 0:
            self.one = bit
        elif self.count == 1:
            rows = blank(self.width)
            rows[cell] = self.one
            for i in cells:
                if self.one & BIT[i] != 0:
                    rows[i] = bit
            self.rows = rows
        else:
            assert self.count == 2, "no kind has more than three cards"
            rows = blank(self.width * self.width)
            for i in cells:
                row = self.rows[i]
                rows[cell * self.width + i] = row
                rows[i * self.width + cell] = row
                for j in cells:
                    if row & BIT[j] != 0:
                        rows[i * self.width + j] = bit
            self.rows = rows
        self.count += 1

    def put_somewhere(self, mask: i64, cells: vec[i64]) -> None:
        """One more card of this kind, on any cell of *mask* that the others leave free."""
        before = self.clone()
        result: Places | None = None
        for cell in cells:
            if mask & BIT[cell] != 0:
                way = before.clone()
                way.keep_without(BIT[cell], cells)
                way.put(cell, cells)
                if result is None:
                    result = way
                else:
                    result.one |= way.one
                    at: i64 = 0
                    while at < len(way.rows):
                        result.rows[at] |= way.rows[at]
                        at += 1
        assert result is not None
        self.count = result.count
        self.one = result.one
        self.rows = result.rows

    def number(self, taken: i64, cells: vec[i64]) -> i64:
        """How many of the ways use no cell of *taken*."""
        total: i64 = 0
        if self.count == 0:
            return 1
        if self.count == 1:
            return size_of(self.one & ~taken)
        if self.count == 2:
            for i in cells:
                if taken & BIT[i] == 0:
                    total += size_of(self.rows[i] & ~taken)
            return total // 2
        for i in cells:
            if taken & BIT[i] == 0:
                for j in cells:
                    if j > i and taken & BIT[j] == 0:
                        total += size_of(self.rows[i * self.width + j] & ~taken)
        return total // 3

    def pick(self, taken: i64, index: i64, cells: vec[i64]) -> i64:
        """The way number *index* of those that ``number`` counts, as a set of cells."""
        if self.count == 0:
            return 0
        if self.count == 1:
            return member(self.one & ~taken, index)
        for i in cells:
            if taken & BIT[i] != 0:
                continue
            above: i64 = ~taken & ~(BIT[i] * 2 - 1)
            if self.count == 2:
                row = self.rows[i] & above
                size = size_of(row)
                if index < size:
                    return BIT[i] | member(row, index)
                index -= size
                continue
            for j in cells:
                if j > i and taken & BIT[j] == 0:
                    row = self.rows[i * self.width + j] & above & ~(BIT[j] * 2 - 1)
                    size = size_of(row)
                    if index < size:
                        return BIT[i] | BIT[j] | member(row, index)
                    index -= size
        raise IndexError("no such way")

    def support(self, cells: vec[i64]) -> i64:
        """Every cell that some way uses."""
        if self.count == 0:
            return 0
        if self.count == 1:
            return self.one
        mask: i64 = 0
        for i in cells:
            if self.count == 2:
                mask |= self.rows[i]
            else:
                for j in cells:
                    mask |= self.rows[i * self.width + j]
        return mask


def member(mask: i64, index: i64) -> i64:
    """The cell number *index* of a set, as a set of one."""
    while mask != 0:
        lowest: i64 = mask & -mask
        if index == 0:
            return lowest
        index -= 1
        mask ^= lowest
    raise IndexError("the set is smaller")


def anywhere(width: i64, count: i64, mask: i64) -> Places:
    """Every way to lay *count* alike cards on the cells of *mask*, all of them below *width*."""
    if count == 0:
        return Places(width, 0, 0, _NO_ROWS)
    if count == 1:
        return Places(width, 1, mask, _NO_ROWS)
    assert count <= MOST, "no kind has more than three cards"
    cells = vec[i64](cells_of(mask))
    if count == 2:
        rows = blank(width)
        for i in cells:
            rows[i] = mask & ~BIT[i]
        return Places(width, 2, 0, rows)
    rows = blank(width * width)
    for i in cells:
        for j in cells:
            if i != j:
                rows[i * width + j] = mask & ~BIT[i] & ~BIT[j]
    return Places(width, 3, 0, rows)
