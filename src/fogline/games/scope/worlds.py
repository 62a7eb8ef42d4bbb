"""Every arrangement of one side's hidden cards that fits what was shown, drawn with equal chance.

1. *Forward*: for each kind of card on its own, keep the set of places its cards can have (``Places``), through every
   fact from the start to now. What a kind could not be alone, it cannot be together with the others.
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

from fogline.games.scope.grid import BIT, COLUMNS, SQUARE, cells_of, size_of
from fogline.games.scope.memory import AMONG, CAME, GONE, LACKS, MIXED, REINFORCED, SEEN, Fact
from fogline.games.scope.places import Places, anywhere, blank, member
from fogline.kernel.arrays import i64, vec

NOTHING: Final = 0
"""The kind that fills whatever the others leave: forest, Empty Area. It is known by its absence."""
_PATIENCE: Final = 400
"""Draws before the equal chance is given up for an answer in time. Long games of real play stay far below."""
_TRIES: Final = 6
"""Walks backward before another arrangement is drawn."""


@final
class Worlds:
    """The hidden cards of one side: *kinds* kinds, of which kind 0 is ``NOTHING``, on the cells of *ground*."""

    def __init__(self, kinds: i64, ground: i64, counts: vec[i64], start: i64, shown: list[Fact]) -> None:
        self.kinds: i64 = kinds
        self.cells: vec[i64] = vec[i64](cells_of(ground))
        self.shown = shown
        self.places: list[Places] = []
        self.before: list[list[Places]] = []
        """For each rearrangement and reinforcement, in order, where every kind could be just before it."""
        kind: i64 = 0
        while kind < kinds:
            count: i64 = 0
            if kind != NOTHING:
                count = counts[kind]
            self.places.append(anywhere(count, start))
            kind += 1
        for fact in shown:
            self._learn(fact)
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
        elif fact.kind == NOTHING:
            pass  # the other kinds cannot tell where nothing is lacking, came or went: the walk backward can
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
            sets = self._pick(ground, rng, patience < _PATIENCE)
            if sets is not None:
                if not self.before:
                    return sets
                tries: i64 = 0
                while tries < _TRIES:
                    if self._has_history(sets, ground, rng):
                        return sets
                    tries += 1

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
        return sets

    def _has_history(self, now: vec[i64], ground: i64, rng: Random) -> bool:
        """Whether a walk back to the start, with a random choice at each rearrangement, stays possible throughout."""
        sets = now[:]
        mix: i64 = len(self.before) - 1
        at: i64 = len(self.shown) - 1
        while at >= 0:
            fact = self.shown[at]
            at -= 1
            what: i64 = fact.what
            if what == MIXED:
                if not self._unmix(sets, fact.cell, self.before[mix], rng):
                    return False
                mix -= 1
            elif what == REINFORCED:
                if not self._withdraw(sets, fact, self.before[mix], rng):
                    return False
                mix -= 1
            elif what == GONE:
                sets[fact.kind] |= BIT[fact.cell]
            elif what == CAME:
                sets[fact.kind] &= ~BIT[fact.cell]
            elif what == LACKS and fact.kind == NOTHING and sets[NOTHING] & fact.mask != 0:
                return False
        return True

    def _unmix(self, sets: vec[i64], corner: i64, before: list[Places], rng: Random) -> bool:
        """Choose an order of the four cards before a rearrangement that every kind allows; change *sets* to it."""
        square: i64 = SQUARE[corner]
        hand = blank(4)
        kind: i64 = 0
        while kind < self.kinds:
            inside: i64 = sets[kind] & square
            if inside != 0:
                slot: i64 = 0
                while slot < 4:
                    if inside & BIT[corner + _STEP[slot]] != 0:
                        hand[slot] = kind
                    slot += 1
            kind += 1
        turn: i64 = below(24, rng)
        tried: i64 = 0
        while tried < 24:
            order: i64 = (turn + tried) % 24 * 4
            tried += 1
            if self._fits(sets, square, corner, hand, order, before):
                slot = 0
                while slot < 4:
                    kind = hand[_ORDERS[order + slot]]
                    sets[kind] &= ~square
                    slot += 1
                slot = 0
                while slot < 4:
                    kind = hand[_ORDERS[order + slot]]
                    sets[kind] |= BIT[corner + _STEP[slot]]
                    slot += 1
                return True
        return False

    def _fits(self, sets: vec[i64], square: i64, corner: i64, hand: vec[i64], order: i64, before: list[Places]) -> bool:
        slot: i64 = 0
        while slot < 4:
            kind: i64 = hand[_ORDERS[order + slot]]
            if kind != NOTHING:
                cells: i64 = sets[kind] & ~square
                other: i64 = 0
                while other < 4:
                    if hand[_ORDERS[order + other]] == kind:
                        cells |= BIT[corner + _STEP[other]]
                    other += 1
                if not before[kind].has(cells):
                    return False
            slot += 1
        return True

    def _withdraw(self, sets: vec[i64], fact: Fact, before: list[Places], rng: Random) -> bool:
        """Undo a reinforcement: for each kind that came, choose the card that was nothing before."""
        kind: i64 = 1
        while kind < self.kinds:
            if fact.kind & BIT[kind] != 0:
                inside: i64 = sets[kind] & fact.mask
                size = size_of(inside)
                chosen: i64 = 0
                turn: i64 = below(size, rng)
                tried: i64 = 0
                while tried < size and chosen == 0:
                    candidate = member(inside, (turn + tried) % size)
                    if before[kind].has(sets[kind] & ~candidate):
                        chosen = candidate
                    tried += 1
                if chosen == 0:
                    return False
                sets[kind] &= ~chosen
                sets[NOTHING] |= chosen
            kind += 1
        return True


_STEP: Final = vec[i64]([0, 1, COLUMNS, COLUMNS + 1])
"""From a Quadrant's corner to its four cells."""
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
