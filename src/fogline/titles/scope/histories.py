"""Backward search, which finds out whether an arrangement of one side's hidden cards is possible.

The facts are undone from now to the start. Between two rearrangements there is no choice. At a rearrangement an earlier
order of the four cards is chosen in which every kind lies within its places of that moment (``Places``); an *order* is
a number below 24, and the orders still to be tried are a bit mask. Alike cards are never distinguished, which
simplifies the search: whether two sightings were of one card or of two, the set of cells is the same.

Each kind alone always has a way back, so a dead end is a conflict of several kinds over the same cells. The search
records which kinds (*culprits*, *blame*) and immediately excludes every order that leaves them unchanged, whatever the
other kinds do. If no order is left at a point, there is no history; if the search circles without progress, it goes
some way back and tries other orders (``_Trail``)."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.titles.scope.gaps import NOTHING, crowded
from fogline.titles.scope.grid import BIT, COLUMNS, SQUARE, size_of
from fogline.titles.scope.places import Places, blank, cell_of, member
from fogline.titles.scope.position import CAME, EITHER, GONE, LACKS, MIXED, SCARCE, Fact

UNPROVEN: Final = -1
"""The answer if neither a history nor a reason against one was found in time."""
_PATIENCE: Final = 12
_MIN_PATIENCE: Final = 180
"""The maximum number of search steps, for each point and in total, before an arrangement is given up. Most histories
need one step for each point."""
_IDLE: Final = 100
"""After this many steps without progress, the search returns to an earlier choice."""
_LEAP: Final = 6
"""The number of points that the search goes back the first time; each further time it goes back half as many more."""
_DICE: Final = (1 << 31) - 1


@final
class Past:
    """The facts about one side, and for each rearrangement and reinforcement among them (a *point*), where its cards
    could have been just before."""

    def __init__(self, kinds: i64, base: i64, shown: list[Fact]) -> None:
        self._kinds: i64 = kinds
        self._base: i64 = base
        """The cell from which cells are counted."""
        self._shown = shown
        self._points: list[i64] = []
        """The numbers of the facts that are points."""
        self._places: list[Places] = []
        self._gaps: list[vec[i64]] = []
        """For each point, the certainly empty places before it; the last entry is for now."""
        self.steps: i64 = 0
        """The number of steps that the latest search needed."""
        self.gave_up = False
        """Whether the latest search found neither a history nor a reason against one."""

    def longer(self, shown: list[Fact]) -> Past:
        """A copy with more *shown* facts, whose points and end are still to be added."""
        twin = Past(self._kinds, self._base, self._shown + shown)
        twin._points = self._points[:]
        twin._places = self._places[:]
        twin._gaps = self._gaps[:-1]
        return twin

    def size(self) -> i64:
        return len(self._shown)

    def add_point(self, at: i64, places: Places, gaps: vec[i64]) -> None:
        """*at* is the number of a fact that is a point, with these *places* and *gaps* just before."""
        self._points.append(at)
        self._places.append(places)
        self._gaps.append(gaps)

    def end(self, gaps: vec[i64]) -> None:
        """End the facts: these are the current *gaps*."""
        self._gaps.append(gaps)

    def leads_to(self, now: vec[i64], rng: Random) -> bool:
        """Whether the search finds a history that leads from the start to *now*, the current sets of cells."""
        fault: i64 = self._fault(now, i64(len(self._points)) * _PATIENCE + _MIN_PATIENCE, _IDLE, rng)
        self.gave_up = fault == UNPROVEN
        return fault == 0

    def fault_of(self, now: vec[i64], steps: i64, rng: Random) -> i64:
        """The kinds because of which no history leads from the start to *now*, the current sets of cells, however the
        other kinds lie. 0 if a history is found, ``UNPROVEN`` if the search was given up after *steps* steps. It never
        jumps back: that would lose the exclusions."""
        return self._fault(now, steps, steps, rng)

    def _fault(self, now: vec[i64], steps: i64, idle: i64, rng: Random) -> i64:
        self.steps = 0
        points: i64 = len(self._points)
        sets = now[:]
        culprits: i64 = self._undo(sets, points)
        if culprits != 0 or points == 0:
            return culprits
        trail = _Trail(points, self._kinds, idle, rng)
        culprits = self._arrive(trail, points - 1, sets)
        while culprits == 0 and self.steps < steps:
            self.steps += 1
            if trail.goes_round():
                self._arrive(trail, trail.retreat(sets), sets)
            self._go_back(trail, sets)
            culprits = self._undo(sets, trail.point)
            if culprits == 0:
                if trail.point == 0:
                    return 0
                culprits = self._arrive(trail, trail.point - 1, sets)
            while culprits != 0 and trail.point < points:
                culprits = self._strike_out(trail, culprits)
        return culprits if culprits != 0 else i64(UNPROVEN)

    def _undo(self, sets: vec[i64], point: i64) -> i64:
        """Undo the facts from just before a point to just after the previous one. They leave no choice. Returns the
        kinds whose cards contradict a fact, if any."""
        full: i64 = crowded(self._gaps[point], sets[NOTHING])
        if full != 0:
            return self._kinds_on(full, sets)
        at: i64 = self._points[point] if point < len(self._points) else i64(len(self._shown))
        until: i64 = self._points[point - 1] if point > 0 else i64(-1)
        claimed = False
        claimants: i64 = 0
        while at > until + 1:
            at -= 1
            fact = self._shown[at]
            what: i64 = fact.what
            if what == GONE:
                sets[fact.kind] |= BIT[fact.cell - self._base]
            elif what == CAME:
                sets[fact.kind] &= ~BIT[fact.cell - self._base]
            elif what == LACKS or what == SCARCE:
                if size_of(sets[fact.kind] & fact.mask >> self._base) >= (1 if what == LACKS else 2):
                    return BIT[fact.kind]
            elif what == EITHER:
                claimants |= BIT[fact.kind]
                claimed = claimed or size_of(sets[fact.kind] & fact.mask >> self._base) >= fact.least()
                if fact.is_first():
                    if not claimed:
                        return claimants
                    claimed = False
                    claimants = 0
        return 0

    def _kinds_on(self, cells: i64, sets: vec[i64]) -> i64:
        """The kinds with cards on these *cells*; nothing counts only if there is no other kind."""
        found: i64 = 0
        kind: i64 = 1
        while kind < self._kinds:
            if sets[kind] & cells != 0:
                found |= BIT[kind]
            kind += 1
        return found if found != 0 else BIT[NOTHING]

    def _arrive(self, trail: _Trail, point: i64, sets: vec[i64]) -> i64:
        """Arrive at a point with *sets* just after it, and find the orders that can be tried. Returns none, or, if
        there is no order, the kinds that prevent it; then nothing has changed."""
        fact = self._shown[self._points[point]]
        if fact.what == MIXED:
            self._find_orders(trail, point, sets, fact.cell - self._base, fact.mask >> self._base)
        else:
            self._find_withdrawals(trail, point, sets, fact)
        if trail.left[point] == 0:
            return trail.blame[point]
        trail.reach(point, sets)
        return 0

    def _find_orders(self, trail: _Trail, point: i64, sets: vec[i64], corner: i64, mixed: i64) -> None:
        """Find the earlier orders that the cards on the cells *mixed* can have had; the other cards stay where they
        are."""
        places = self._places[point]
        orders: i64 = _ALL_ORDERS
        blame: i64 = 0
        still: i64 = 15 & ~_slots(mixed, corner)
        kind: i64 = 0
        while kind < self._kinds:
            slots: i64 = _slots(sets[kind], corner)
            if slots != 0:
                orders &= _STRAIGHT[slots]
                if slots & still != 0:
                    orders &= _ONTO[slots * 16 + (slots & still)]
                    blame |= BIT[kind]
                if kind != NOTHING:
                    allowed: i64 = orders & _orders_within(places, kind, sets[kind], corner)
                    if allowed != orders:
                        blame |= BIT[kind]
                        orders = allowed
            kind += 1
        trail.left[point] = orders
        trail.blame[point] = blame

    def _find_withdrawals(self, trail: _Trail, point: i64, sets: vec[i64], fact: Fact) -> None:
        """Find the ways to undo a reinforcement: choose which of the cards were nothing before."""
        places = self._places[point]
        left: i64 = 0
        choice: i64 = 0
        while choice < self._withdrawals(sets, fact):
            earlier = sets[:]
            self._withdraw(earlier, fact, choice)
            fits = True
            kind: i64 = 1
            while kind < self._kinds:
                fits = fits and (fact.kind & BIT[kind] == 0 or places.has(kind, earlier[kind]))
                kind += 1
            if fits:
                left |= BIT[choice]
            choice += 1
        trail.left[point] = left
        trail.blame[point] = fact.kind

    def _withdrawals(self, sets: vec[i64], fact: Fact) -> i64:
        """The number of ways to choose one card of each kind that came."""
        number: i64 = 1
        kind: i64 = 1
        while kind < self._kinds:
            if fact.kind & BIT[kind] != 0:
                number *= size_of(sets[kind] & fact.mask >> self._base)
            kind += 1
        return number

    def _withdraw(self, sets: vec[i64], fact: Fact, choice: i64) -> None:
        """Undo a reinforcement in the way numbered *choice*."""
        kind: i64 = 1
        while kind < self._kinds:
            if fact.kind & BIT[kind] != 0:
                inside: i64 = sets[kind] & fact.mask >> self._base
                size: i64 = size_of(inside)
                chosen = member(inside, choice % size)
                choice //= size
                sets[kind] &= ~chosen
                sets[NOTHING] |= chosen
            kind += 1

    def _go_back(self, trail: _Trail, sets: vec[i64]) -> None:
        """Change *sets* to the cards just before the current point, in one of the remaining orders."""
        point: i64 = trail.point
        left: i64 = trail.left[point]
        number: i64 = size_of(left)
        chosen: i64 = member(left, trail.roll(number)) if number > 1 else left
        order: i64 = cell_of(chosen)
        trail.left[point] = left & ~chosen
        trail.order[point] = order
        trail.recall(sets)
        fact = self._shown[self._points[point]]
        if fact.what != MIXED:
            self._withdraw(sets, fact, order)
            return
        corner: i64 = fact.cell - self._base
        kind: i64 = 0
        while kind < self._kinds:
            slots: i64 = _slots(sets[kind], corner)
            if slots != 0:
                sets[kind] = sets[kind] & ~SQUARE[corner] | _cells(_TARGETS[order * 16 + slots], corner)
            kind += 1

    def _strike_out(self, trail: _Trail, culprits: i64) -> i64:
        """The order chosen at the current point failed because of some kinds, and so would every order that leaves them
        the same. If no order is left, give up the point. Returns the kinds because of which all orders failed."""
        point: i64 = trail.point
        trail.blame[point] |= culprits
        fact = self._shown[self._points[point]]
        failed: i64 = trail.left[point]
        if fact.what == MIXED:
            corner: i64 = fact.cell - self._base
            chosen: i64 = trail.order[point] * 16
            kind: i64 = 0
            while kind < self._kinds:
                if culprits & BIT[kind] != 0:
                    slots: i64 = _slots(trail.sets[point * self._kinds + kind], corner)
                    failed &= _INTO[slots * 16 + _TARGETS[chosen + slots]]
                kind += 1
        elif culprits & (fact.kind | BIT[NOTHING]) != 0:
            failed = 0
        trail.left[point] &= ~failed
        if trail.left[point] != 0:
            return 0
        trail.point += 1
        return trail.blame[point]


@final
class _Trail:
    """How far one search has gone back: for each point on the way, the cards there and the choices left.

    A search on a wrong path often notices this much later than it could. So if it makes no progress for some time, it
    jumps back and tries other paths from there, each jump longer than the last."""

    def __init__(self, points: i64, kinds: i64, patience: i64, rng: Random) -> None:
        self.point: i64 = points
        """The current point. There are ``points`` of them, the earliest is 0."""
        self.sets: vec[i64] = blank(points * kinds)
        """The sets of cells of each kind just after the point, one point after another."""
        self.left: vec[i64] = blank(points)
        """The orders (or withdrawals) not yet tried."""
        self.order: vec[i64] = blank(points)
        """The order being tried."""
        self.blame: vec[i64] = blank(points)
        """The kinds because of which other orders failed."""
        self._last: i64 = points - 1
        self._earliest: i64 = points
        """The earliest point ever reached."""
        self._idle: i64 = 0
        self._patience: i64 = patience
        self._leap: i64 = _LEAP
        self._dice: i64 = below(_DICE + 1, rng)

    def reach(self, point: i64, sets: vec[i64]) -> None:
        """Go to a point, with *sets* just after it."""
        self.point = point
        kept = self.sets
        at: i64 = point * len(sets)
        for cells in sets:
            kept[at] = cells
            at += 1
        if point < self._earliest:
            self._earliest = point
            self._idle = 0
            self._leap = _LEAP

    def recall(self, sets: vec[i64]) -> None:
        """Change *sets* to those just after the current point."""
        kept = self.sets
        begin: i64 = self.point * len(sets)
        kind: i64 = 0
        while kind < len(sets):
            sets[kind] = kept[begin + kind]
            kind += 1

    def roll(self, number: i64) -> i64:
        """A number from 0 to *number* - 1. It only needs to be random enough for a search: it does not matter which
        history is found."""
        self._dice = self._dice * 1103515245 + 12345 & _DICE
        return (self._dice >> 8) * number >> 23

    def goes_round(self) -> bool:
        """Count a step. Returns whether the search has made no progress for too long."""
        self._idle += 1
        return self._idle > self._patience

    def retreat(self, sets: vec[i64]) -> i64:
        """Jump back: change *sets* to those just after an earlier point, and return it."""
        self.point = min(max(self.point, self._earliest + self._leap), self._last)
        self._idle = self._earliest - self.point
        self._leap += self._leap // 2
        self.recall(sets)
        return self.point


def _slots(cells: i64, corner: i64) -> i64:
    """Which of the four cells of a Quadrant are in a set, as a set of the numbers 0 to 3 (*slots*)."""
    return cells >> corner & 3 | (cells >> corner + COLUMNS & 3) << 2


def _cells(slots: i64, corner: i64) -> i64:
    """The inverse of ``_slots``."""
    return (slots & 3) << corner | (slots >> 2) << corner + COLUMNS


def _orders_within(places: Places, kind: i64, cells: i64, corner: i64) -> i64:
    """The orders of a Quadrant before it was rearranged that are within the places of one kind, which now has some of
    its *cells* there."""
    slots: i64 = _slots(cells, corner)
    outside: i64 = cells & ~SQUARE[corner]
    if slots & slots - 1 == 0:
        return _INTO[slots * 16 + _slots(places.last(kind, outside), corner)]
    orders: i64 = 0
    for targets in _PAIRS if size_of(slots) == 2 else _TRIPLES:
        if places.has(kind, outside | _cells(targets, corner)):
            orders |= _INTO[slots * 16 + targets]
    return orders


_ORDERS: Final = list(permutations(range(4)))
"""The 24 orders: for each slot after a rearrangement, the slot where its card was before."""
_ALL_ORDERS: Final = (1 << 24) - 1
_PAIRS: Final = vec[i64]([0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100])
_TRIPLES: Final = vec[i64]([0b0111, 0b1011, 0b1101, 0b1110])


def _targets(order: tuple[int, ...], slots: int) -> int:
    return sum(1 << order[slot] for slot in range(4) if slots >> slot & 1)


def _is_straight(order: tuple[int, ...], slots: int) -> bool:
    before = [order[slot] for slot in range(4) if slots >> slot & 1]
    return before == sorted(before)


_TARGETS: Final = vec[i64]([_targets(order, slots) for order in _ORDERS for slots in range(16)])
"""For each order and each set of slots, where the cards on these slots were before."""
_INTO: Final = vec[i64](
    [
        sum(1 << number for number, order in enumerate(_ORDERS) if _targets(order, slots) & ~targets == 0)
        for slots in range(16)
        for targets in range(16)
    ]
)
"""For each pair of sets of slots, the orders in which all cards on the first were on the second before."""
_ONTO: Final = vec[i64](
    [
        sum(1 << number for number, order in enumerate(_ORDERS) if targets & ~_targets(order, slots) == 0)
        for slots in range(16)
        for targets in range(16)
    ]
)
"""For each pair of sets of slots, the orders in which the cards on the first filled the second before."""
_STRAIGHT: Final = vec[i64](
    [sum(1 << number for number, order in enumerate(_ORDERS) if _is_straight(order, slots)) for slots in range(16)]
)
"""For each set of slots, the orders in which the cards on them do not change places among themselves. If these cards
are alike, every other order looks like one of these."""


def below(number: i64, rng: Random) -> i64:
    return i64(int(rng.random() * float(number)))
