"""The possible places of each kind's cards at one moment, when the cards of a kind are alike.

For each kind ``Places`` is a set of sets: each member is one way in which the *n* cards of the kind can lie (n cells).
For n up to three it is kept as bit masks: one mask (n = 1), for each cell the mask of its possible partners (n = 2),
for each pair of cells the mask of possible thirds (n = 3). So a hidden rearrangement of a Quadrant costs some tens of
machine words, not a walk over thousands of sets, and counts of alike cards are always right.

The masks of all kinds lie in one vector, so saving a moment means copying one vector.
"""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.titles.scope.grid import BIT, CELLS, STEPS, size_of

MAX_OF_A_KIND: Final = 3
"""No kind that can hide has more than three cards per side."""

_ZEROS: Final = vec[i64]([0] * 16384)


def blank(size: i64) -> vec[i64]:
    """*size* empty masks, sliced from a prepared vector: building one from a list costs more than working on it."""
    if size <= len(_ZEROS):
        return _ZEROS[:size]
    return vec[i64]([0] * size)


_PRIME: Final = 53
"""The powers of two below ``1 << CELLS`` leave different remainders."""
_BY_REMAINDER: Final = vec[i64]([next((c for c in range(CELLS) if 2**c % _PRIME == r), 0) for r in range(_PRIME)])


def cell_of(bit: i64) -> i64:
    return _BY_REMAINDER[bit % _PRIME]


_ROWS_BELOW: Final = vec[i64]([cell * (cell - 1) // 2 for cell in range(CELLS)])


def _pair(one: i64, other: i64) -> i64:
    if one < other:
        return _ROWS_BELOW[other] + one
    return _ROWS_BELOW[one] + other


_PAIRS_OF_STEPS: Final = vec[i64]([1 << one | 1 << two for one in STEPS for two in STEPS if one < two])
"""The six pairs of cells in a Quadrant, each as a set of steps from its corner."""


@final
class Places:
    """The ways in which the cards of each kind can lie. *cells* is the ground, all of it below *width*."""

    def __init__(self, cells: vec[i64], width: i64, counts: vec[i64], begins: vec[i64], rows: vec[i64]) -> None:
        self.cells: vec[i64] = cells
        self.width: i64 = width
        self.counts: vec[i64] = counts
        """The number of cards of each kind. Never changed in place: copies share it."""
        self._begins: vec[i64] = begins
        """Where the masks of each kind begin. Never changed in place."""
        self._rows: vec[i64] = rows

    def clone(self) -> Places:
        """An independent copy."""
        return Places(self.cells, self.width, self.counts, self._begins, self._rows[:])

    def last(self, kind: i64, others: i64) -> i64:
        """Where one card of a kind can be, if all others of the kind lie on *others*."""
        begin: i64 = self._begins[kind]
        count: i64 = self.counts[kind]
        if count == 1:
            return self._rows[begin]
        if count == 2:
            return self._rows[begin + cell_of(others)]
        first: i64 = others & -others
        return self._rows[begin + _ROWS_BELOW[cell_of(others ^ first)] + cell_of(first)]

    def has(self, kind: i64, cells: i64) -> bool:
        """Whether the cards of a kind can lie on exactly these *cells*."""
        if cells == 0:
            return True
        one: i64 = cells & -cells
        return self.last(kind, cells ^ one) & one != 0

    def number(self, kind: i64, taken: i64) -> i64:
        """The number of ways of a kind that use no cell of *taken*."""
        begin: i64 = self._begins[kind]
        count: i64 = self.counts[kind]
        rows = self._rows
        free: i64 = ~taken
        total: i64 = 0
        if count == 0:
            return 1
        if count == 1:
            return size_of(rows[begin] & free)
        for j in self.cells:
            if taken & BIT[j] != 0:
                continue
            above: i64 = free & -BIT[j] * 2
            if count == 2:
                total += size_of(rows[begin + j] & above)
                continue
            row: i64 = begin + _ROWS_BELOW[j]
            for i in self.cells:
                if i >= j:
                    break
                if taken & BIT[i] == 0 and rows[row + i] & above != 0:
                    total += size_of(rows[row + i] & above)
        return total

    def pick(self, kind: i64, taken: i64, index: i64) -> i64:
        """Way number *index* of those that ``number`` counts, as a set of cells."""
        begin: i64 = self._begins[kind]
        count: i64 = self.counts[kind]
        rows = self._rows
        free: i64 = ~taken
        if count == 0:
            return 0
        if count == 1:
            return member(rows[begin] & free, index)
        for j in self.cells:
            if taken & BIT[j] != 0:
                continue
            above: i64 = free & -BIT[j] * 2
            if count == 2:
                size: i64 = size_of(rows[begin + j] & above)
                if index < size:
                    return BIT[j] | member(rows[begin + j] & above, index)
                index -= size
                continue
            row: i64 = begin + _ROWS_BELOW[j]
            for i in self.cells:
                if i >= j:
                    break
                if taken & BIT[i] == 0 and rows[row + i] & above != 0:
                    size = size_of(rows[row + i] & above)
                    if index < size:
                        return BIT[i] | BIT[j] | member(rows[row + i] & above, index)
                    index -= size
        raise IndexError("no such way")

    def support(self, kind: i64) -> i64:
        mask: i64 = 0
        at: i64 = self._begins[kind]
        end: i64 = at + _size(self.counts[kind], self.width)
        while at < end:
            mask |= self._rows[at]
            at += 1
        return mask

    def can_be(self, kind: i64, cell: i64) -> bool:
        begin: i64 = self._begins[kind]
        count: i64 = self.counts[kind]
        if count == 0:
            return False
        if count == 1:
            return self._rows[begin] & BIT[cell] != 0
        if count == 2:
            return self._rows[begin + cell] != 0
        for i in self.cells:
            if i != cell and self._rows[begin + _pair(cell, i)] != 0:
                return True
        return False

    def mix(self, corner: i64, square: i64) -> None:
        """Put the cards on some cells of a Quadrant, *square*, back in any order."""
        kind: i64 = 0
        while kind < len(self.counts):
            count: i64 = self.counts[kind]
            if count == 1:
                begin: i64 = self._begins[kind]
                if self._rows[begin] & square != 0:
                    self._rows[begin] |= square
            elif count == 2:
                self._mix_pairs(self._begins[kind], corner, square)
            elif count == 3:
                self._mix_triples(self._begins[kind], corner, square)
            kind += 1

    def _mix_pairs(self, begin: i64, corner: i64, square: i64) -> None:
        rows = self._rows
        partners: i64 = 0
        for step in STEPS:
            if square & BIT[corner + step] != 0:
                partners |= rows[begin + corner + step]
        if partners == 0:
            return
        self._widen(begin, begin + self.width, square)
        inside: i64 = square if partners & square != 0 else 0
        for step in STEPS:
            i: i64 = corner + step
            if square & BIT[i] != 0:
                rows[begin + i] = partners & ~square | inside & ~BIT[i]

    def _mix_triples(self, begin: i64, corner: i64, square: i64) -> None:
        rows = self._rows
        self._widen(begin, begin + _size(3, self.width), square)
        with_two_inside: i64 = 0
        for i in self.cells:
            if square & BIT[i] != 0:
                continue
            partners: i64 = 0
            for step in STEPS:
                if square & BIT[corner + step] != 0:
                    partners |= rows[begin + _pair(i, corner + step)]
            if partners == 0:
                continue
            inside: i64 = 0
            if partners & square != 0:
                inside = square
                with_two_inside |= BIT[i]
            for step in STEPS:
                j: i64 = corner + step
                if square & BIT[j] != 0:
                    rows[begin + _pair(i, j)] = partners & ~square | inside & ~BIT[j]
        self._mix_inside(begin, corner, square, with_two_inside)

    def _widen(self, at: i64, end: i64, square: i64) -> None:
        """Let places that reach into *square* also be anywhere in it. (For the rows of the square's own cells, this
        adds too much.)"""
        rows = self._rows
        while at < end:
            row: i64 = rows[at]
            if row & square != 0:
                rows[at] = row | square
            at += 1

    def _mix_inside(self, begin: i64, corner: i64, square: i64, outside: i64) -> None:
        """Set the possible third cards for two cards inside a Quadrant: some *outside*, and those inside if three can
        be there."""
        rows = self._rows
        thirds: i64 = 0
        for pair in _PAIRS_OF_STEPS:
            if pair & ~(square >> corner) == 0:
                thirds |= rows[begin + self._pair_at(corner, pair)]
        inside: i64 = square if thirds & square != 0 else 0
        for pair in _PAIRS_OF_STEPS:
            if pair & ~(square >> corner) == 0:
                rows[begin + self._pair_at(corner, pair)] = outside | inside & ~(pair << corner)

    def _pair_at(self, corner: i64, pair: i64) -> i64:
        """The number of a pair of cells of a Quadrant, given as a set of steps from its corner."""
        one: i64 = pair & -pair
        return _pair(corner + cell_of(one), corner + cell_of(pair ^ one))

    def see(self, kind: i64, cell: i64) -> None:
        """Record that a card of *kind* lies on *cell*, so no other card does. Kind 0 has no places."""
        other: i64 = 1
        while other < len(self.counts):
            if other == kind:
                self._keep_with(kind, cell)
            else:
                self.exclude(other, cell)
            other += 1

    def _keep_with(self, kind: i64, cell: i64) -> None:
        """Keep the ways that use *cell*."""
        begin: i64 = self._begins[kind]
        count: i64 = self.counts[kind]
        rows = self._rows
        bit: i64 = BIT[cell]
        if count == 1:
            rows[begin] &= bit
        elif count == 2:
            partners: i64 = rows[begin + cell]
            for i in self.cells:
                rows[begin + i] &= bit
            rows[begin + cell] = partners
        elif count == 3:
            for j in self.cells:
                if j == cell:
                    continue
                row: i64 = begin + _ROWS_BELOW[j]
                for i in self.cells:
                    if i >= j:
                        break
                    if i != cell:
                        rows[row + i] &= bit

    def exclude(self, kind: i64, cell: i64) -> None:
        """Keep the ways of a kind that do not use *cell*."""
        begin: i64 = self._begins[kind]
        count: i64 = self.counts[kind]
        rows = self._rows
        used: i64 = 1
        if count == 2:
            used = rows[begin + cell]
            rows[begin + cell] = 0
        elif count == 3:
            used = 0
            for i in self.cells:
                if i != cell:
                    used |= rows[begin + _pair(cell, i)]
                    rows[begin + _pair(cell, i)] = 0
        if used == 0:
            return
        rest: i64 = ~BIT[cell]
        end: i64 = begin + _size(count, self.width)
        while begin < end:
            rows[begin] &= rest
            begin += 1

    def keep_touching(self, kind: i64, mask: i64) -> None:
        """Keep the ways of a kind that use at least one cell of *mask*."""
        begin: i64 = self._begins[kind]
        count: i64 = self.counts[kind]
        rows = self._rows
        if count == 1:
            rows[begin] &= mask
            return
        for j in self.cells:
            if mask & BIT[j] != 0:
                continue
            if count == 2:
                rows[begin + j] &= mask
            elif count == 3:
                for i in self.cells:
                    if i >= j:
                        break
                    if mask & BIT[i] == 0:
                        rows[begin + _ROWS_BELOW[j] + i] &= mask

    def take(self, kind: i64, cell: i64) -> None:
        """Remove the card of *kind* from *cell*: only the ways that used *cell* remain, without it."""
        begin: i64 = self._begins[kind]
        count: i64 = self.counts[kind]
        block = blank(_size(count - 1, self.width))
        if count == 2:
            block[0] = self._rows[begin + cell]
        elif count == 3:
            for i in self.cells:
                if i != cell:
                    block[i] = self._rows[begin + _pair(cell, i)]
        self._replace(kind, count - 1, block)

    def put(self, kind: i64, mask: i64) -> None:
        """Add a card of *kind* on any cell of *mask* that the others of the kind leave free."""
        begin: i64 = self._begins[kind]
        count: i64 = self.counts[kind]
        assert count < MAX_OF_A_KIND, "no kind has more than three cards"
        rows = self._rows
        block = blank(_size(count + 1, self.width))
        if count == 0:
            block[0] = mask
        elif count == 1:
            for i in self.cells:
                if rows[begin] & BIT[i] != 0:
                    block[i] |= mask & ~BIT[i]
                if mask & BIT[i] != 0:
                    block[i] |= rows[begin] & ~BIT[i]
        else:
            for i in self.cells:
                partners: i64 = rows[begin + i]
                for j in self.cells:
                    if partners & BIT[j] != 0:
                        block[_pair(i, j)] |= mask & ~BIT[i] & ~BIT[j]
                    if mask & BIT[j] != 0 and i != j:
                        block[_pair(i, j)] |= partners & ~BIT[j]
        self._replace(kind, count + 1, block)

    def _replace(self, kind: i64, count: i64, block: vec[i64]) -> None:
        """Replace the count and the places of *kind*; *block* has the places."""
        counts = self.counts[:]
        counts[kind] = count
        begins = _begins(counts, self.width)
        rows = blank(begins[len(counts)])
        at: i64 = 0
        while at < begins[kind]:
            rows[at] = self._rows[at]
            at += 1
        for mask in block:
            rows[at] = mask
            at += 1
        old: i64 = self._begins[kind + 1]
        while old < len(self._rows):
            rows[at] = self._rows[old]
            at += 1
            old += 1
        self.counts = counts
        self._begins = begins
        self._rows = rows


def _size(count: i64, width: i64) -> i64:
    """The number of masks needed for the places of *count* alike cards."""
    if count <= 1:
        return count
    if count == 2:
        return width
    return width * (width - 1) // 2


def _begins(counts: vec[i64], width: i64) -> vec[i64]:
    """The position where the masks of each kind begin, followed by the position where they all end."""
    begins = blank(len(counts) + 1)
    at: i64 = 0
    kind: i64 = 0
    while kind < len(counts):
        at += _size(counts[kind], width)
        kind += 1
        begins[kind] = at
    return begins


def anywhere(cells: vec[i64], counts: vec[i64], mask: i64) -> Places:
    """Every way to lay *counts* cards of each kind on the cells of *mask*, a subset of *cells*."""
    width: i64 = cells[len(cells) - 1] + 1
    begins = _begins(counts, width)
    rows = blank(begins[len(counts)])
    kind: i64 = 0
    while kind < len(counts):
        count: i64 = counts[kind]
        begin: i64 = begins[kind]
        assert count <= MAX_OF_A_KIND, "no kind has more than three cards"
        if count == 1:
            rows[begin] = mask
        elif count > 1:
            for j in cells:
                thirds: i64 = mask & ~BIT[j]
                if thirds == mask:
                    continue
                if count == 2:
                    rows[begin + j] = thirds
                    continue
                for i in cells:
                    if i >= j:
                        break
                    if mask & BIT[i] != 0:
                        rows[begin + _ROWS_BELOW[j] + i] = thirds & ~BIT[i]
        kind += 1
    return Places(cells, width, counts, begins, rows)


def member(mask: i64, index: i64) -> i64:
    """Cell number *index* of a set, as a set of one cell."""
    while mask != 0:
        lowest: i64 = mask & -mask
        if index == 0:
            return lowest
        index -= 1
        mask ^= lowest
    raise IndexError("the set is smaller")
