"""Possible places of alike cards (``scope/places.py``, ``scope/gaps.py``): the same as with plain sets, on random
stories."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any, Final

import pytest

from fogline.kernel.arrays import COMPILED
from fogline.titles.scope.gaps import crowded
from fogline.titles.scope.grid import SQUARE, cells_of, corners_within, mask_of
from fogline.titles.scope.places import MAX_OF_A_KIND, Places, anywhere

GROUND: Final = [row * 6 + column for row in range(3) for column in range(3)]
Ways = set[frozenset[int]]


def vector(numbers: list[int]) -> Any:
    """The numbers as compiled code expects a ``vec[i64]``."""
    if not COMPILED:
        return numbers
    from librt.vecs import vec
    from mypy_extensions import i64

    return vec[i64](numbers)


class Story:
    """A true arrangement of three kinds, the knowledge about it as ``Places``, and the same as sets of sets."""

    def __init__(self, counts: list[int], rng: Random) -> None:
        self.rng = rng
        cells = rng.sample(GROUND, sum(counts))
        self.truth = [{cells.pop() for _ in range(count)} for count in counts]
        self.places: Places = anywhere(vector(GROUND), vector(counts), mask_of(GROUND))
        self.ways: list[Ways] = [{frozenset(way) for way in combinations(GROUND, count)} for count in counts]

    def mix(self) -> None:
        corner = self.rng.choice(corners_within(mask_of(GROUND)))
        square = cells_of(SQUARE[corner])
        if self.rng.random() < 0.5:  # some of the cards stay where they are, as beside a lake
            square = self.rng.sample(square, self.rng.randint(1, 4))
        shuffled = dict(zip(square, self.rng.sample(square, len(square)), strict=True))
        self.truth = [{shuffled.get(cell, cell) for cell in cells} for cells in self.truth]
        self.ways = [
            {way - set(square) | set(after) for way in ways for after in combinations(square, len(way & set(square)))}
            for ways in self.ways
        ]
        self.places.mix(corner, mask_of(square))

    def see(self) -> None:
        cell = self.rng.choice(GROUND)
        seen = next((kind for kind, cells in enumerate(self.truth) if cell in cells), 0)
        for kind in range(1, len(self.truth)):
            self.ways[kind] = {way for way in self.ways[kind] if (cell in way) == (kind == seen)}
        self.places.see(seen, cell)

    def touch(self) -> None:
        kind = self.rng.randrange(1, len(self.truth))
        if self.truth[kind]:
            mask = {self.rng.choice(list(self.truth[kind])), *self.rng.sample(GROUND, 3)}
            self.ways[kind] = {way for way in self.ways[kind] if way & mask}
            self.places.keep_touching(kind, mask_of(list(mask)))

    def take(self) -> None:
        kind = self.rng.randrange(1, len(self.truth))
        if self.truth[kind]:
            cell = self.truth[kind].pop()
            self.ways[kind] = {way - {cell} for way in self.ways[kind] if cell in way}
            self.places.take(kind, cell)

    def put(self) -> None:
        kind = self.rng.randrange(1, len(self.truth))
        free = set(GROUND).difference(*self.truth)
        if free and len(self.truth[kind]) < MAX_OF_A_KIND:
            mask = {self.rng.choice(list(free)), *self.rng.sample(GROUND, self.rng.randrange(4))}
            self.truth[kind].add(self.rng.choice(list(mask & free)))
            self.ways[kind] = {way | {cell} for way in self.ways[kind] for cell in mask - way}
            self.places.put(kind, mask_of(list(mask)))

    def check(self) -> None:
        taken = set(self.rng.sample(GROUND, 2))
        for kind in range(1, len(self.truth)):
            ways = self.ways[kind]
            assert frozenset(self.truth[kind]) in ways
            assert self.places.support(kind) == mask_of(list(set().union(*ways)))
            for avoided in (set(), taken):
                left = {way for way in ways if not way & avoided}
                number = self.places.number(kind, mask_of(list(avoided)))
                picked = [self.places.pick(kind, mask_of(list(avoided)), index) for index in range(number)]
                assert sorted(picked) == sorted(mask_of(list(way)) for way in left)
            for cells in combinations(GROUND, len(self.truth[kind])):
                assert self.places.has(kind, mask_of(list(cells))) == (frozenset(cells) in ways)


@pytest.mark.parametrize("seed", range(60))
def test_places_behave_like_sets_of_sets(seed: int) -> None:
    rng = Random(seed)
    story = Story([0, *rng.sample([0, 1, 2, 3], 3)], rng)
    story.check()
    before, known = story.places.clone(), [len(ways) for ways in story.ways]
    for _ in range(20):
        rng.choice([story.mix, story.mix, story.mix, story.see, story.touch, story.take, story.put])()
        story.check()
    assert [before.number(kind, 0) for kind in range(1, 4)] == known[1:], "a copy does not change with the original"


@pytest.mark.parametrize("seed", range(200))
def test_gaps_are_crowded_if_there_are_too_few_cells(seed: int) -> None:
    rng = Random(seed)
    cells = list(range(8))
    gaps = [set(rng.sample(cells, rng.randrange(1, 4))) for _ in range(rng.randrange(1, 6))]
    empty = set(rng.sample(cells, rng.randrange(1, 8)))
    full = set(cells_of(crowded(vector([mask_of(list(gap)) for gap in gaps]), mask_of(list(empty)))))
    dealt: set[frozenset[int]] = {frozenset()}
    for gap in gaps:
        dealt = {owned | {cell} for owned in dealt for cell in (gap & empty) - owned}
    assert bool(full) == (not dealt)
    if full:
        assert len(full & empty) < sum(gap <= full for gap in gaps), "too few of these cells are empty"
