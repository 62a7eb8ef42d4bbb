"""Every arrangement of one side's hidden cards that fits the facts, drawn with equal probability.

1. *Forward*: for each kind of card on its own, keep the set of places its cards can have (``Places``), through every
   fact from the start to now. A placement impossible for a kind alone is also impossible together with the others.
   For nothing, which has many cells, keep what is certain: distinct cells among given ones (``gaps``). *Draw*: pick
   places for all kinds that do not collide, each such choice equally likely (the kinds one after another, then accepted
   in proportion to how many choices there were, so that no order of picking favours anything).
3. *Backward*: look for a history (``histories``). Undo the facts from now to the start; at each rearrangement choose an
   earlier order in which every kind stays within its places of that moment. If the start is reached, the arrangement is
   a possible world; if not, another is drawn.

So a world that contradicts a fact never comes up (3 shows its history), and one that fits always can (its cards lie
within their places at every moment, so 1 and 2 keep it and 3 can find its history). The probabilities are equal if 3
finds the history of every arrangement that has one; it may take many times the usual number of steps. If one was given
up, or if too many draws failed and the weighting of 2 was dropped, the resulting world says so (``is_even``)."""

from __future__ import annotations

from random import Random
from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.titles.scope.gaps import NOTHING, Gaps
from fogline.titles.scope.grid import BIT, COLUMNS, cells_of, size_of
from fogline.titles.scope.histories import UNPROVEN, Past, below
from fogline.titles.scope.places import Places, anywhere, blank
from fogline.titles.scope.position import AMONG, CAME, EITHER, GONE, LACKS, MIXED, REINFORCED, SCARCE, SEEN, Fact

CANNOT: Final = 0
"""No world has the card there."""
CAN: Final = 1
"""A world with the card there was found."""
UNSETTLED: Final = 2
"""Neither could be shown within the limit."""

_PATIENCE: Final = 20000
"""The number of search steps for histories before a question is left open."""
_STOP: Final = -1
"""Returned in place of the kinds at fault: nothing is left to try."""


@final
class Settled:
    def __init__(self, answer: i64, sets: vec[i64]) -> None:
        self.answer: i64 = answer
        """``CANNOT``, ``CAN`` or ``UNSETTLED``."""
        self.sets: vec[i64] = sets
        """For ``CAN``, the cells of each kind in a witness."""


@final
class Search:
    """The search for one world. *places* are those of the kinds in worlds that have the card there, *past* is their
    history, *ground* is where the side's cards lie now."""

    def __init__(self, places: Places, past: Past, ground: i64, rng: Random) -> None:
        self._places = places
        self._past = past
        self._ground: i64 = ground
        self._rng = rng
        self._kinds: i64 = len(places.counts)
        self._order: vec[i64] = blank(0)
        self._supports: vec[i64] = blank(self._kinds)
        """For each kind, every cell where it can be."""
        self._left: i64 = _PATIENCE
        """The number of steps left."""
        self.sets: vec[i64] = blank(self._kinds)
        """By kind, its cells in the witness, if there is one."""
        self.answer: i64 = CANNOT
        self._settle()

    def _settle(self) -> None:
        numbers = blank(self._kinds)
        kind: i64 = 1
        while kind < self._kinds:
            numbers[kind] = self._places.number(kind, 0)
            self._supports[kind] = self._places.support(kind)
            kind += 1
        self._order = by_number(numbers)
        self._place(0, 0)
        if self.answer == CANNOT and self._left <= 0:
            self.answer = UNSETTLED

    def _place(self, depth: i64, taken: i64) -> i64:
        """Place the kinds from position *depth* of the order on. Returns the kinds placed earlier that prevent this, or
        ``_STOP``."""
        if depth == len(self._order):
            return self._try(taken)
        kind: i64 = self._order[depth]
        fault: i64 = self._in_the_way(kind, depth)
        number: i64 = self._places.number(kind, taken)
        first: i64 = below(number, self._rng)
        index: i64 = 0
        while index < number:
            chosen = self._places.pick(kind, taken, (first + index) % number)
            self.sets[kind] = chosen
            found: i64 = self._place(depth + 1, taken | chosen)
            if found == _STOP or found & BIT[kind] == 0:
                return found
            fault |= found
            index += 1
        return fault & ~BIT[kind]

    def _in_the_way(self, kind: i64, depth: i64) -> i64:
        """The kinds placed earlier that occupy a cell which this kind could have."""
        found: i64 = 0
        at: i64 = 0
        while at < depth:
            other: i64 = self._order[at]
            if self.sets[other] & self._supports[kind] != 0:
                found |= BIT[other]
            at += 1
        return found

    def _try(self, taken: i64) -> i64:
        """Search for the history of a choice. Returns the kinds at fault, or ``_STOP``."""
        self.sets[NOTHING] = self._ground & ~taken
        fault: i64 = self._past.fault_of(self.sets, self._left, self._rng)
        self._left -= self._past.steps + 1
        if fault == 0:
            self.answer = CAN
        if fault == 0 or fault == UNPROVEN or self._left <= 0:
            return _STOP
        if fault & BIT[NOTHING] != 0:
            return BIT[self._kinds] - 1  # the cells of nothing depend on all kinds
        return fault


def by_number(numbers: vec[i64]) -> vec[i64]:
    """The kinds, ordered so that those with the fewest ways come first."""
    kinds = [(int(numbers[kind]), kind) for kind in range(1, len(numbers))]
    kinds.sort()
    return vec[i64]([kind for _, kind in kinds])


PATIENCE: Final = 400
"""After this many draws, equal probability is given up for a timely answer. Real games stay far below."""


@final
class Worlds:
    """The hidden cards of one side: *kinds* kinds, of which kind 0 is ``NOTHING``, on the cells of *ground*."""

    def __init__(
        self,
        kinds: i64,
        ground: i64,
        counts: vec[i64],
        start: i64,
        shown: list[Fact],
        earlier: Worlds | None = None,
    ) -> None:
        """*earlier* are the worlds of the same side before the *shown* facts; without them, *shown* has all facts."""
        self._kinds: i64 = kinds
        within = cells_of(ground)
        self._base: i64 = within[0] // COLUMNS * COLUMNS
        """Internally, cells are counted from the first row of the ground, which keeps the tables small."""
        self._possible = True
        """False if the facts about cards that left contradict the stated cards."""
        if earlier is None:
            kept = counts[:]
            kept[NOTHING] = 0
            self._places = anywhere(vec[i64]([cell - self._base for cell in within]), kept, start >> self._base)
            self._past = Past(kinds, self._base, shown)
            self._gaps = Gaps(self._base)
            self._go_on(shown, 0)
        else:
            self._places = earlier._places.clone()
            self._past = earlier._past.longer(shown)
            self._gaps = earlier._gaps.clone()
            self._possible = earlier._possible
            if self._possible:
                self._go_on(shown, earlier._past.size())
        self._past.end(self._gaps.now())
        self._open: i64 = 0
        """The cells where any kind except nothing can be."""
        self._numbers: vec[i64] = blank(kinds)
        """By kind, the number of ways to place it if it is alone."""
        kind: i64 = 1
        while kind < kinds:
            self._open |= self._places.support(kind)
            self._numbers[kind] = self._places.number(kind, 0)
            kind += 1
        self._order: vec[i64] = by_number(self._numbers)
        self.is_even = True
        """Whether the latest draw certainly gave every world the same probability."""
        self.most_worlds: float = self._most_worlds()
        """An upper bound for the number of worlds; if it is 0, there is none."""

    def _go_on(self, shown: list[Fact], first: i64) -> None:
        """Learn more facts, of which the first has number *first* in the whole chain."""
        at: i64 = first
        for fact in shown:
            if not self._can_follow(fact):
                self._possible = False
                break
            if fact.what == MIXED or fact.what == REINFORCED:
                self._past.add_point(at, self._places.clone(), self._gaps.now())
            self._gaps.learn(fact)
            self._learn(fact)
            at += 1

    def _most_worlds(self) -> float:
        """The product over the kinds, in picking order, of the number of ways for each: as many as it has alone, or as
        there is room for."""
        most: float = 1.0 if self._possible else 0.0
        room: i64 = size_of(self._open)
        for kind in self._order:
            ways: i64 = _ways(room, self._places.counts[kind])
            most = most * float(self._numbers[kind] if self._numbers[kind] < ways else ways)
            room -= self._places.counts[kind]
        return most

    def _can_follow(self, fact: Fact) -> bool:
        """Whether the card that leaves can be there. (If the assumed number of cards is too low, another card was seen
        there.)"""
        if fact.what != GONE or fact.kind == NOTHING:
            return True
        return self._places.can_be(fact.kind, fact.cell - self._base)

    def _learn(self, fact: Fact) -> None:
        places = self._places
        what: i64 = fact.what
        cell: i64 = fact.cell - self._base
        mask: i64 = fact.mask >> self._base
        if what == MIXED:
            places.mix(cell, mask)
        elif what == REINFORCED:
            kind: i64 = 1
            while kind < self._kinds:
                if fact.kind & BIT[kind] != 0:
                    places.put(kind, mask)
                kind += 1
        elif what == SEEN:
            places.see(fact.kind, cell)
        elif what == AMONG:
            places.keep_touching(fact.kind, mask)
        elif what == CAME:
            places.see(NOTHING, cell)
            if fact.kind != NOTHING:
                places.put(fact.kind, BIT[cell])
        elif fact.kind == NOTHING or what == SCARCE or what == EITHER:
            pass  # the places of single kinds cannot express these facts; the backward search can
        elif what == GONE:
            places.take(fact.kind, cell)
        else:
            assert what == LACKS
            for cell in places.cells:
                if mask & BIT[cell] != 0:
                    places.exclude(fact.kind, cell)

    def draw(self, ground: i64, rng: Random) -> vec[i64]:
        """Draw one world: for each kind the set of its cells now. *ground* is where the side's cards lie now."""
        draws: i64 = 0
        is_even = True
        while True:
            draws += 1
            sets = self.attempt(ground, rng, draws < PATIENCE)
            is_even = is_even and self.is_even
            if sets is not None:
                self.is_even = is_even
                return sets

    def attempt(self, ground: i64, rng: Random, fair: bool) -> vec[i64] | None:
        """Make one draw, which may fail. If it is *fair*, each world has a probability of 1 in ``most_worlds``."""
        self.is_even = fair
        sets = self._pick(ground >> self._base, rng, fair)
        if sets is None:
            return None
        if not self._past.leads_to(sets, rng):
            self.is_even = fair and not self._past.gave_up
            return None
        return vec[i64]([cells << self._base for cells in sets])

    def settle(self, kind: i64, cell: i64, ground: i64, rng: Random) -> Settled:
        """Whether any world has a card of *kind* on *cell*. *ground* is where the side's cards lie now."""
        here: i64 = cell - self._base
        if self.most_worlds == 0 or (kind != NOTHING and not self._places.can_be(kind, here)):
            return Settled(CANNOT, blank(self._kinds))
        places = self._places.clone()
        places.see(kind, here)
        search = Search(places, self._past, ground >> self._base, rng)
        return Settled(search.answer, vec[i64]([cells << self._base for cells in search.sets]))

    def every(self, ground: i64, most: i64, rng: Random) -> list[vec[i64]] | None:
        """All worlds; None if there may be more than *most*, or if the search for the history of one was given up."""
        if self.most_worlds > float(most):
            return None
        found: list[vec[i64]] = []
        return found if self._list(0, blank(self._kinds), 0, ground >> self._base, rng, found) else None

    def _list(
        self, depth: i64, sets: vec[i64], taken: i64, ground: i64, rng: Random, found: list[vec[i64]]
    ) -> bool:  # fmt: skip
        """List every way to place the kinds from position *depth* of the order on. Returns False if the search for a
        history was given up."""
        if depth == len(self._order):
            sets[NOTHING] = ground & ~taken
            if self._past.leads_to(sets, rng):
                found.append(vec[i64]([cells << self._base for cells in sets]))
                return True
            return not self._past.gave_up
        kind: i64 = self._order[depth]
        number: i64 = self._places.number(kind, taken)
        index: i64 = 0
        while index < number:
            chosen = self._places.pick(kind, taken, index)
            sets[kind] = chosen
            if not self._list(depth + 1, sets, taken | chosen, ground, rng, found):
                return False
            index += 1
        return True

    def _pick(self, ground: i64, rng: Random, fair: bool) -> vec[i64] | None:
        """Pick places for all kinds that do not collide; None if this attempt fails."""
        sets = blank(self._kinds)
        taken: i64 = 0
        chance: float = 1.0 / self.most_worlds
        for kind in self._order:
            number: i64 = self._places.number(kind, taken)
            if number == 0:
                return None
            chance = chance * float(number)
            chosen = self._places.pick(kind, taken, below(number, rng))
            sets[kind] = chosen
            taken |= chosen
        if fair and rng.random() >= chance:
            return None
        sets[NOTHING] = ground & ~taken
        return sets


def _ways(cells: i64, count: i64) -> i64:
    if count == 0:
        return 1
    if count == 1:
        return cells
    if count == 2:
        return cells * (cells - 1) // 2
    return cells * (cells - 1) * (cells - 2) // 6
