"""Every arrangement of one side's hidden cards that fits what was shown, drawn with equal chance.

1. *Forward*: for each kind of card on its own, keep the set of places its cards can have (``Places``), through every
   fact from the start to now. What a kind could not be alone, it cannot be together with the others.
   For nothing, which has many cells, keep what is certain: distinct cells among given ones (``gaps``).
2. *Draw*: pick places for all kinds that do not collide, each such choice equally likely (the kinds one after another,
   then accepted in proportion to how many choices there were, so that no order of picking favours anything).
3. *Backward*: look for a history. Undo the facts from now to the start; at each rearrangement choose an earlier order
   in which every kind stays within its places of that moment. If the start is reached the arrangement is a possible
   world; if not, another is drawn.

So a world that contradicts a fact never comes up (3 shows its history), and one that fits always can (its cards lie
within their places at every moment, so 1 and 2 keep it and 3 can find its history). Alike cards are never told apart,
which is what makes the search easy: a card seen twice may be one card or two, and both are the same set of cells.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from fogline.games.scope.gaps import can_fill, learn_gaps
from fogline.games.scope.grid import BIT, COLUMNS, SQUARE, STEPS, cells_of, size_of
from fogline.games.scope.memory import (
    AMONG,
    CAME,
    EITHER,
    FIRST,
    GONE,
    LACKS,
    MIXED,
    REINFORCED,
    SCARCE,
    SEEN,
    Fact,
)
from fogline.games.scope.places import Places, anywhere, blank, member
from fogline.kernel.arrays import i64, vec

NOTHING: Final = 0
"""The kind that fills whatever the others leave: forest, Empty Area. It is known by its absence."""
_DRAWS: Final = 400
"""Draws before the equal chance is given up for an answer in time. Games of real play stay far below."""
_PATIENCE: Final = 2
_LEAST_PATIENCE: Final = 30
"""Steps in search of a history, for each rearrangement and in all, before the search begins anew. Most histories need
one step for each rearrangement; a search that went astray early is better begun again than followed to its end."""
_SEARCHES: Final = 6
"""Searches before an arrangement is given up and another one drawn."""


@final
class Worlds:
    """The hidden cards of one side: *kinds* kinds, of which kind 0 is ``NOTHING``, on the cells of *ground*."""

    def __init__(self, kinds: i64, ground: i64, counts: vec[i64], start: i64, shown: list[Fact]) -> None:
        self.kinds: i64 = kinds
        within = cells_of(ground)
        self.base: i64 = within[0] // COLUMNS * COLUMNS
        """Inside, cells are counted from the first row of the ground: that keeps the tables small."""
        self.cells: vec[i64] = vec[i64]([cell - self.base for cell in within])
        width: i64 = within[-1] - self.base + 1
        self.shown: list[Fact] = [_moved_up(fact, self.base) for fact in shown]
        self.places: list[Places] = []
        self.before: list[list[Places]] = []
        """For each rearrangement and reinforcement, in order, where every kind could be just before it."""
        self.points: list[i64] = []
        """Which of the facts these are."""
        kind: i64 = 0
        while kind < kinds:
            count: i64 = 0
            if kind != NOTHING:
                count = counts[kind]
            self.places.append(anywhere(width, count, start >> self.base))
            kind += 1
        gaps: list[int] = []
        self.gaps_before: list[vec[i64]] = []
        """For each of them, where nothing certainly lay."""
        for at, fact in enumerate(self.shown):
            if fact.what == MIXED or fact.what == REINFORCED:
                self.points.append(at)
                self.gaps_before.append(vec[i64](gaps))
            learn_gaps(gaps, fact)
            self._learn(fact)
        self.gaps: vec[i64] = vec[i64](gaps)
        """Where nothing certainly lies, see ``learn_gaps``."""
        self._open: i64 = 0
        """Where anything but nothing can be."""
        self._numbers: vec[i64] = blank(kinds)
        """For each kind, how many ways there are for it alone."""
        kind = 1
        while kind < kinds:
            self._open |= self.places[kind].support(self.cells)
            self._numbers[kind] = self.places[kind].number(0, self.cells)
            kind += 1
        self._order: vec[i64] = _by_number(self._numbers)

    def _learn(self, fact: Fact) -> None:
        places = self.places
        cells = self.cells
        what: i64 = fact.what
        kind: i64 = 0
        if what == MIXED:
            self.before.append(places)
            self.places = [each.mixed(fact.cell, cells) for each in places]
        elif what == REINFORCED:
            self.before.append([each.clone() for each in places])
            kind = 1
            while kind < self.kinds:
                if fact.kind & BIT[kind] != 0:
                    places[kind].put_somewhere(fact.mask, cells)
                kind += 1
        elif what == SEEN:
            bit: i64 = BIT[fact.cell]
            kind = 1
            while kind < self.kinds:
                if kind == fact.kind:
                    places[kind].keep_with(fact.cell, cells)
                else:
                    places[kind].keep_without(bit, cells)
                kind += 1
        elif what == AMONG:
            places[fact.kind].keep_touching(fact.mask, cells)
        elif fact.kind == NOTHING or what == SCARCE or what == EITHER:
            pass  # what is lacking, came or went where, the other kinds cannot tell: the walk backward can
        elif what == GONE:
            places[fact.kind].take(fact.cell)
        elif what == CAME:
            places[fact.kind].put(fact.cell, cells)
        else:
            assert what == LACKS
            places[fact.kind].keep_without(fact.mask, cells)

    def draw(self, ground: i64, rng: Random) -> vec[i64]:
        """One world: for each kind the set of its cells now. *ground* is where the side's cards lie now."""
        patience: i64 = 0
        while True:
            patience += 1
            sets = self._pick(ground >> self.base, rng, patience < _DRAWS)
            searches: i64 = 0
            while sets is not None and searches < _SEARCHES:
                if self._has_history(sets, rng):
                    return vec[i64]([cells << self.base for cells in sets])
                searches += 1

    def _pick(self, ground: i64, rng: Random, fair: bool) -> vec[i64] | None:
        """Places for all kinds that do not collide, or None if this attempt fails."""
        sets = blank(self.kinds)
        taken: i64 = 0
        chance: float = 1.0
        for kind in self._order:
            places = self.places[kind]
            number: i64 = places.number(taken, self.cells)
            if number == 0:
                return None
            if fair:
                most: i64 = _ways(size_of(self._open & ~taken), places.count)
                if self._numbers[kind] < most:
                    most = self._numbers[kind]
                chance = chance * float(number) / float(most)
            chosen = places.pick(taken, below(number, rng), self.cells)
            sets[kind] = chosen
            taken |= chosen
        if fair and rng.random() >= chance:
            return None
        sets[NOTHING] = ground & ~taken
        return sets if can_fill(self.gaps, sets[NOTHING]) else None

    def _has_history(self, now: vec[i64], rng: Random) -> bool:
        """Whether the start can be reached by undoing every fact. The search goes backward through the rearrangements,
        tries their orders from a random one on, and gives up when its patience is spent."""
        points: i64 = len(self.points)
        if points == 0:
            return self._undo(now[:], len(self.shown), -1)
        kinds: i64 = self.kinds
        saved = vec[i64]([0] * (points * kinds))
        turn = vec[i64]([0] * points)
        tried = vec[i64]([0] * points)
        sets = now[:]
        steps: i64 = points * _PATIENCE + _LEAST_PATIENCE
        if not self._undo(sets, len(self.shown), self.points[points - 1]):
            return False
        depth: i64 = points - 1
        _keep(sets, saved, depth * kinds)
        turn[depth] = below(24, rng)
        while depth < points and steps > 0:
            steps -= 1
            fact = self.shown[self.points[depth]]
            _keep_back(saved, depth * kinds, sets)
            step: i64 = tried[depth]
            if fact.what == MIXED:
                step = self._unmix(sets, fact.cell, depth, turn[depth], step)
            else:
                step = self._withdraw(sets, fact, self.before[depth], turn[depth], step)
            tried[depth] = step
            if step > 24:
                depth += 1
            elif depth == 0:
                if self._undo(sets, self.points[0], -1):
                    return True
            elif self._undo(sets, self.points[depth], self.points[depth - 1]):
                depth -= 1
                _keep(sets, saved, depth * kinds)
                turn[depth] = below(24, rng)
                tried[depth] = 0
        return False

    def _undo(self, sets: vec[i64], after: i64, until: i64) -> bool:
        """Undo the facts between two rearrangements. They leave no choice, but one of them may not fit."""
        at: i64 = after - 1
        claimed = False
        while at > until:
            fact = self.shown[at]
            what: i64 = fact.what
            if what == GONE:
                sets[fact.kind] |= BIT[fact.cell]
            elif what == CAME:
                sets[fact.kind] &= ~BIT[fact.cell]
            elif what == LACKS or what == SCARCE:
                if size_of(sets[fact.kind] & fact.mask) >= (1 if what == LACKS else 2):
                    return False
            elif what == EITHER:
                claimed = claimed or size_of(sets[fact.kind] & fact.mask) >= fact.cell % FIRST
                if fact.cell >= FIRST:
                    if not claimed:
                        return False
                    claimed = False
            at -= 1
        return True

    def _unmix(self, sets: vec[i64], corner: i64, point: i64, turn: i64, tried: i64) -> i64:
        """Change *sets* to the next order of the four cards that every kind allows before the rearrangement. Returns
        how many of the 24 orders have been tried then, or 25 if none is left."""
        square: i64 = SQUARE[corner]
        hand: i64 = 0
        kind: i64 = 0
        while kind < self.kinds:
            inside: i64 = sets[kind] & square
            if inside != 0:
                slot: i64 = 0
                while slot < 4:
                    if inside & BIT[corner + STEPS[slot]] != 0:
                        hand |= kind << 4 * slot
                    slot += 1
            kind += 1
        alike = _alike(hand)
        while tried < 24:
            number: i64 = (turn + tried) % 24
            order: i64 = number * 4
            tried += 1
            if _REPEATS[alike * 24 + number] == 0 and self._fits(sets, corner, hand, order, point):
                slot = 0
                while slot < 4:
                    sets[hand >> 4 * slot & 15] &= ~square
                    slot += 1
                slot = 0
                while slot < 4:
                    sets[hand >> 4 * _ORDERS[order + slot] & 15] |= BIT[corner + STEPS[slot]]
                    slot += 1
                return tried
        return 25

    def _fits(self, sets: vec[i64], corner: i64, hand: i64, order: i64, point: i64) -> bool:
        """Whether each kind could lie as it would in this order, just before a rearrangement."""
        square: i64 = SQUARE[corner]
        before = self.before[point]
        nothing: i64 = sets[NOTHING] & ~square
        slot: i64 = 0
        while slot < 4:
            kind: i64 = hand >> 4 * _ORDERS[order + slot] & 15
            if kind == NOTHING:
                nothing |= BIT[corner + STEPS[slot]]
            else:
                cells: i64 = sets[kind] & ~square
                other: i64 = 0
                while other < 4:
                    if hand >> 4 * _ORDERS[order + other] & 15 == kind:
                        cells |= BIT[corner + STEPS[other]]
                    other += 1
                if not before[kind].has_with(corner + STEPS[slot], cells):
                    return False
            slot += 1
        return can_fill(self.gaps_before[point], nothing)

    def _withdraw(self, sets: vec[i64], fact: Fact, before: list[Places], turn: i64, tried: i64) -> i64:
        """Undo a reinforcement: the next choice of the cards that were nothing before. Counts like ``_unmix``."""
        while tried < 24:
            choice: i64 = (turn + tried) % 24
            tried += 1
            kept = sets[:]
            fits = True
            kind: i64 = 1
            while kind < self.kinds:
                if fact.kind & BIT[kind] != 0:
                    inside: i64 = kept[kind] & fact.mask
                    size: i64 = size_of(inside)
                    if size == 0:
                        return 25
                    chosen = member(inside, choice % size)
                    choice //= size
                    kept[kind] &= ~chosen
                    kept[NOTHING] |= chosen
                    fits = fits and before[kind].has(kept[kind])
                kind += 1
            if fits and choice == 0:
                _keep(kept, sets, 0)
                return tried
        return 25


def _moved_up(fact: Fact, base: i64) -> Fact:
    """A fact as it would be if the board began at cell *base*. Where it names no cell, its cell means nothing."""
    cell: i64 = fact.cell
    if fact.what != EITHER:
        cell -= base
    return Fact(fact.what, fact.side, cell, fact.kind, fact.mask >> base, None)


def _keep(sets: vec[i64], saved: vec[i64], at: i64) -> None:
    """Copy *sets* into a part of *saved*."""
    for number in sets:
        saved[at] = number
        at += 1


def _keep_back(saved: vec[i64], at: i64, sets: vec[i64]) -> None:
    """Copy a part of *saved* into *sets*."""
    kind: i64 = 0
    while kind < len(sets):
        sets[kind] = saved[at + kind]
        kind += 1


def _alike(hand: i64) -> i64:
    """Which pairs of the four cards are of the same kind, as a set of pairs."""
    pairs: i64 = 0
    pair: i64 = 0
    one: i64 = 0
    while one < 3:
        two: i64 = one + 1
        while two < 4:
            if hand >> 4 * one & 15 == hand >> 4 * two & 15:
                pairs |= BIT[pair]
            pair += 1
            two += 1
        one += 1
    return pairs


_ORDERS: Final = vec[i64](
    [
        n
        for a in range(4)
        for b in range(4)
        for c in range(4)
        for d in range(4)
        if {a, b, c, d} == {0, 1, 2, 3}
        for n in (a, b, c, d)
    ]
)
"""The 24 orders of four cards, one after another."""


def _repeats() -> list[int]:
    """For each set of pairs that are alike and each order, whether another order looks the same and counts instead: the
    one in which no two cards that are alike have changed places."""
    pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    table: list[int] = []
    for alike in range(64):
        for number in range(24):
            order = [_ORDERS[number * 4 + slot] for slot in range(4)]
            crossed = [alike >> at & 1 and order.index(one) > order.index(two) for at, (one, two) in enumerate(pairs)]
            table.append(int(any(crossed)))
    return table


_REPEATS: Final = vec[i64](_repeats())


def _by_number(numbers: vec[i64]) -> vec[i64]:
    """The kinds, those with the fewest ways first."""
    kinds = [(int(numbers[kind]), kind) for kind in range(1, len(numbers))]
    kinds.sort()
    return vec[i64]([kind for _, kind in kinds])


def below(number: i64, rng: Random) -> i64:
    """A random whole number from 0 to *number* - 1."""
    return i64(int(rng.random() * float(number)))


def _ways(cells: i64, count: i64) -> i64:
    """How many sets of *count* cells there are."""
    if count == 0:
        return 1
    if count == 1:
        return cells
    if count == 2:
        return cells * (cells - 1) // 2
    return cells * (cells - 1) * (cells - 2) // 6
