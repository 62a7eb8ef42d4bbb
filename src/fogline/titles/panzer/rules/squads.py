"""The possible squads of a side, and their places, from the revealed facts (Part 16).

A type that was seen is followed through every fact, a pair of twins together. A unit that was never seen can be of any
type that fits, and its type does not affect its possible places, so places are drawn first and types after them. The
number of twins is a separate question: each answer is a *case*, drawn in proportion to its number of worlds.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final, NamedTuple, final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.rolls import shuffle, weighted_index
from fogline.titles.panzer.rules.cards import TYPES, unit_of
from fogline.titles.panzer.rules.state import Start, State
from fogline.titles.panzer.rules.tables import Rules
from fogline.titles.scope.places import cell_of
from fogline.titles.scope.position import AMONG, EITHER, GONE, SEEN, Fact, facts_about, facts_since, is_later
from fogline.titles.scope.worlds import CAN, CANNOT, PATIENCE, UNSETTLED, Worlds


class _Filling(NamedTuple):
    """A choice of types for the units that were never seen."""

    types: tuple[int, ...]
    weight: float
    """The weight of the choice: two alike units have only half as many distinct placements."""


@final
class _Case:
    """One possible number of twins: which kinds are followed, and how the rest can be filled."""

    def __init__(self, worlds: Worlds, types: list[int], counts: list[int], fillings: list[_Filling]) -> None:
        self.worlds = worlds
        self.types = types
        """The types that were seen, as kinds 1, 2, ... of the worlds; the following kinds are the units never seen."""
        self.counts = counts
        self.fillings = fillings
        self.filling_weights = [filling.weight for filling in fillings]
        self.weight: float = worlds.most_worlds * sum(self.filling_weights)


@final
class Guess:
    """One possible squad of a side, with the places of its units."""

    def __init__(self, side: i64, case: _Case, sets: vec[i64], unseen: list[int], is_even: bool) -> None:
        """A case with its places; *unseen* are the types of the units never seen."""
        self._side: i64 = side
        self._case = case
        self._sets: vec[i64] = sets
        self._unseen = unseen
        self.is_even = is_even
        """Whether each way was equally likely (``scope/worlds.py``)."""

    def lay_out(self, state: State) -> None:
        """Give the side of *state* this squad, and put its units on their cells."""
        case, side = self._case, self._side
        type_: i64 = 1
        while type_ <= TYPES:
            state.squads[unit_of(side, type_)] = 0
            type_ += 1
        kind: i64 = 1
        for seen, count in zip(case.types, case.counts):
            unit: i64 = unit_of(side, seen)
            _put(state, self._sets[kind], unit)
            state.squads[unit] = count
            kind += 1
        for guessed in self._unseen:
            unit = unit_of(side, guessed)
            _put(state, self._sets[kind], unit)
            state.squads[unit] += 1
            kind += 1


def _put(state: State, cells: i64, unit: i64) -> None:
    state.occupied |= cells
    left: i64 = cells
    while left != 0:
        bit: i64 = left & -left
        left ^= bit
        state.cells[cell_of(bit)] = unit


@final
class _Counted:
    """How many units there are, as far as it follows from the facts."""

    def __init__(self, gone: list[int], least: list[int] | None = None) -> None:
        self.gone = gone[:]
        """By type, how many are destroyed."""
        self.least = gone[:] if least is None else least[:]
        """By type, the minimum number in the squad: one if it was seen, two if a second one was certainly seen or
        reported."""

    def learn(self, shown: list[Fact]) -> None:
        least, gone = self.least, self.gone
        for fact in shown:
            kind = int(fact.kind)
            if (fact.what == SEEN or fact.what == AMONG) and kind > 0:
                least[kind] = max(least[kind], gone[kind] + 1)
            elif fact.what == GONE:
                gone[kind] += 1
            elif fact.what == EITHER:
                least[kind] = 2


class _Recent(NamedTuple):
    """A cache entry: the worlds of one side of one view, since a search needs many worlds of the same view."""

    rules: Rules
    start: Start
    facts: Fact | None
    side: int
    size: int
    counted: _Counted
    every: list[_Case]
    """A case for each answer, whether or not it has any worlds."""
    cases: list[_Case]
    """The cases that have worlds."""


_RECENT: Final[list[_Recent]] = []
_MAX_RECENT: Final = 4


def guess(rules: Rules, start: Start, facts: Fact | None, side: i64, size: i64, rng: Random) -> Guess:
    """A random squad of *size* units with the places of those left; all ways that fit the facts are equally likely."""
    cases = _cases(rules, start, facts, side, size)
    weights = [case.weight for case in cases]
    attempts = 0
    is_even = True
    while True:
        attempts += 1
        case = cases[weighted_index(rng, weights)]
        sets = case.worlds.attempt(rules.board, rng, attempts < PATIENCE)
        is_even = is_even and case.worlds.is_even
        if sets is None:
            continue
        filling = case.fillings[weighted_index(rng, case.filling_weights)]
        unseen = list(filling.types)
        shuffle(rng, unseen)
        return Guess(side, case, sets, unseen, is_even)


def find(
    rules: Rules, start: Start, facts: Fact | None, side: i64, size: i64, cell: i64, kind: i64, rng: Random
) -> tuple[int, Guess | None]:
    """Whether a way that fits the facts has a unit of type *kind* (0: none) on *cell*: ``CANNOT``, ``CAN`` with such a
    way, or ``UNSETTLED``."""
    answer = CANNOT
    for case in _cases(rules, start, facts, side, size):
        fillings = case.fillings
        followed = 0
        if kind in case.types:
            followed = case.types.index(kind) + 1
        elif kind > 0:  # it may be any unit never seen: they are alike until they are seen
            followed = len(case.types) + 1
            fillings = [filling for filling in fillings if kind in filling.types]
            if not fillings:
                continue
        settled = case.worlds.settle(followed, cell, rules.board, rng)
        if settled.answer == CAN:
            filling = rng.choice(fillings)
            unseen = list(filling.types)
            rng.shuffle(unseen)
            if followed > len(case.types):
                unseen.remove(kind)
                unseen.insert(0, kind)
            return CAN, Guess(side, case, settled.sets, unseen, False)
        if settled.answer == UNSETTLED:
            answer = UNSETTLED
    return answer, None


def _cases(rules: Rules, start: Start, facts: Fact | None, side: i64, size: i64) -> list[_Case]:
    earlier: _Recent | None = None
    for known in _RECENT:
        if known.start is start and known.rules is rules and known.side == side and known.size == size:
            if known.facts is facts:
                return known.cases
            if is_later(facts, known.facts):
                earlier = known
    found = None if earlier is None else _after_news(rules, start, facts, side, earlier)
    if found is None:
        counted = _Counted([0, *start.lost[unit_of(side, 1) : unit_of(side, TYPES) + 1]])
        shown = facts_about(facts, side)
        counted.learn(shown)
        least = tuple(counted.least)
        every = [
            _first_case(rules, start, side, shown, _seen(least), counts, fillings)
            for counts, fillings in _fillings(rules, int(side), int(size), least)
        ]
        found = _Recent(rules, start, facts, side, size, counted, every, _with_worlds(every))
    if len(_RECENT) == _MAX_RECENT:
        _RECENT.pop(0)
    _RECENT.append(found)
    return found.cases


def _seen(least: tuple[int, ...]) -> list[int]:
    """The types of which the squad has at least one."""
    return [kind for kind in range(1, TYPES + 1) if least[kind] > 0]


def _with_worlds(every: list[_Case]) -> list[_Case]:
    return [case for case in every if case.worlds.most_worlds > 0]


def _after_news(rules: Rules, start: Start, facts: Fact | None, side: i64, earlier: _Recent) -> _Recent | None:
    """The cache entry of an *earlier* view, extended by later facts; None if these reveal more of the squad."""
    news = facts_since(facts, earlier.facts, side)
    counted, every = earlier.counted, earlier.every
    if news:
        counted = _Counted(counted.gone, counted.least)
        counted.learn(news)
        if counted.least != earlier.counted.least:
            return None
        every = _gone_on(rules, start, side, news, every)
    return _Recent(rules, start, facts, side, earlier.size, counted, every, _with_worlds(every))


@lru_cache(maxsize=512)
def _fillings(rules: Rules, side: int, size: int, least: tuple[int, ...]) -> list[tuple[list[int], list[_Filling]]]:
    """The legal squads that fit the facts, by the number of each seen type."""
    types = _seen(least)
    found: dict[tuple[int, ...], list[_Filling]] = {}
    for squad in rules.legal_squads[side]:
        if sum(squad) != size or any(squad[kind - 1] < least[kind] for kind in types):
            continue
        rest: list[int] = []
        alike = False
        for kind in range(1, TYPES + 1):
            if least[kind] == 0:
                rest.extend([kind] * squad[kind - 1])
                alike = alike or squad[kind - 1] == 2
        counts = tuple([squad[kind - 1] for kind in types])
        found.setdefault(counts, []).append(_Filling(tuple(rest), 0.5 if alike else 1.0))
    return [(list(counts), fillings) for counts, fillings in found.items()]


def _first_case(
    rules: Rules,
    start: Start,
    side: i64,
    shown: list[Fact],
    types: list[int],
    counts: list[int],
    fillings: list[_Filling],
) -> _Case:
    """A case with all *shown* facts, built without an earlier one."""
    left = [count - start.lost[unit_of(side, type_)] for type_, count in zip(types, counts)]
    numbers = [0, *left, *([1] * len(fillings[0].types))]
    worlds = Worlds(len(numbers), rules.board, vec[i64](numbers), start.grounds[side], _named(shown, types))
    return _Case(worlds, types, counts, fillings)


def _gone_on(rules: Rules, start: Start, side: i64, news: list[Fact], earlier: list[_Case]) -> list[_Case]:
    """The same cases after some *news*."""
    found: list[_Case] = []
    for case in earlier:
        named = _named(news, case.types)
        kinds: i64 = 1 + len(case.types) + len(case.fillings[0].types)
        worlds = Worlds(kinds, rules.board, _NO_COUNTS, start.grounds[side], named, case.worlds)
        found.append(_Case(worlds, case.types, case.counts, case.fillings))
    return found


_NO_COUNTS: Final = vec[i64]([0])


def _named(shown: list[Fact], types: list[int]) -> list[Fact]:
    """The facts, naming the worlds' kinds instead of types."""
    kinds = [0] * (TYPES + 1)
    for kind, type_ in enumerate(types, start=1):
        kinds[type_] = kind
    return [Fact(fact.what, fact.side, fact.cell, kinds[fact.kind], fact.mask, None) for fact in shown]
