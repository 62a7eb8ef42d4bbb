"""Whether any world has a given card on a given cell: a world that shows it (a *witness*), or a proof that none does.

The kinds are placed one after another, and for a choice of all of them a history is looked for (``histories``). Where
there is none, it is known which kinds are at fault: every choice that leaves those as they are fails as well, so the
search returns at once to the last one of them. If no choice is left anywhere, no world has the card there. That is a
proof, as draws that fail are not. The search is given up after a fixed number of steps; then the question stays open.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.titles.scope.gaps import NOTHING
from fogline.titles.scope.grid import BIT
from fogline.titles.scope.histories import UNPROVEN, Past, below
from fogline.titles.scope.places import Places, blank

CANNOT: Final = 0
"""No world has the card there."""
CAN: Final = 1
"""A world that has it there was found."""
UNSETTLED: Final = 2
"""Neither was found in time."""

_PATIENCE: Final = 20000
"""Steps in search of histories, before a question stays open."""
_STOP: Final = -1
"""In place of kinds at fault: nothing more is to be tried."""


@final
class Settled:
    """How a question was answered."""

    def __init__(self, answer: i64, sets: vec[i64]) -> None:
        self.answer: i64 = answer
        """``CANNOT``, ``CAN`` or ``UNSETTLED``."""
        self.sets: vec[i64] = sets
        """If it can be, for each kind its cells in a witness."""


@final
class Search:
    """One question. *places* are those of the kinds in worlds that have the card there, *past* is how they came about,
    *ground* is where the side's cards lie now."""

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
        """Steps that are left."""
        self.sets: vec[i64] = blank(self._kinds)
        """For each kind its cells in the witness, if there is one."""
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
        """Place the kinds from number *depth* of the order on. Returns the kinds placed before because of which that
        cannot be done, or ``_STOP``."""
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
        """The kinds placed before that take a cell which this one could have."""
        found: i64 = 0
        at: i64 = 0
        while at < depth:
            other: i64 = self._order[at]
            if self.sets[other] & self._supports[kind] != 0:
                found |= BIT[other]
            at += 1
        return found

    def _try(self, taken: i64) -> i64:
        """Look for the history of a choice. Returns the kinds at fault, or ``_STOP``."""
        self.sets[NOTHING] = self._ground & ~taken
        fault: i64 = self._past.fault_of(self.sets, self._left, self._rng)
        self._left -= self._past.steps + 1
        if fault == 0:
            self.answer = CAN
        if fault == 0 or fault == UNPROVEN or self._left <= 0:
            return _STOP
        if fault & BIT[NOTHING] != 0:
            return BIT[self._kinds] - 1  # where nothing lies depends on all
        return fault


def by_number(numbers: vec[i64]) -> vec[i64]:
    """The kinds, those with the fewest ways first."""
    kinds = [(int(numbers[kind]), kind) for kind in range(1, len(numbers))]
    kinds.sort()
    return vec[i64]([kind for _, kind in kinds])
