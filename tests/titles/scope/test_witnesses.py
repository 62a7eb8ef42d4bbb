"""Whether any world has a card on a cell (``scope/worlds.py``): checked against all worlds, on ground so crowded that
kinds displace each other."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any, Final

import pytest

from fogline.titles.scope.grid import mask_of
from fogline.titles.scope.position import LACKS, MIXED, SCARCE
from fogline.titles.scope.worlds import CAN, CANNOT, Worlds
from tests.titles.scope.test_places import vector
from tests.titles.scope.test_worlds import fact

GROUND: Final = (0, 1, 2, 6, 7, 8)
SQUARE: Final = (1, 2, 7, 8)
World = tuple[int, ...]
"""The kind on each cell of the ground."""


def lies_on(world: World, kind: int, cells: list[int]) -> int:
    """How many cards of *kind* are on *cells*."""
    return sum(1 for cell, card in zip(GROUND, world, strict=True) if card == kind and cell in cells)


def mixed(worlds: set[World]) -> set[World]:
    """The worlds after the cards on the square were put back in any order."""
    slots = [GROUND.index(cell) for cell in SQUARE]
    found: set[World] = set()
    for world in worlds:
        for order in permutations(slots):
            after = list(world)
            for slot, other in zip(slots, order, strict=True):
                after[slot] = world[other]
            found.add(tuple(after))
    return found


def story(rng: Random) -> tuple[list[int], list[Any], set[World]]:
    """The number of cards of each kind, the revealed facts, and every world that fits."""
    counts = rng.choice([[1, 1, 1, 1, 1, 1], [2, 1, 1, 1, 1, 0], [1, 2, 1, 1, 1, 0], [0, 2, 2, 1, 1, 0]])
    cards = [kind for kind, count in enumerate(counts) for _ in range(count)]
    worlds = set(permutations(cards))
    truth = rng.choice(sorted(worlds))
    shown: list[Any] = []
    for turn in range(3):
        for _ in range(rng.randrange(2, 7)):
            kind, cells = rng.randrange(6), rng.sample(GROUND, rng.randrange(1, 5))
            what, most = rng.choice([(LACKS, 0), (SCARCE, 1)])
            if lies_on(truth, kind, cells) <= most:
                shown.append(fact(what, 48, kind, mask_of(cells)))
                worlds = {world for world in worlds if lies_on(world, kind, cells) <= most}
        if turn < 2:
            shown.append(fact(MIXED, 1, 0, mask_of(list(SQUARE))))
            worlds = mixed(worlds)
            truth = rng.choice(sorted(mixed({truth})))
    return counts, shown, worlds


@pytest.mark.parametrize("seed", range(150))
def test_a_witness_or_a_proof(seed: int) -> None:
    rng = Random(seed)
    counts, shown, worlds = story(rng)
    ground = mask_of(list(GROUND))
    every = Worlds(len(counts), ground, vector(counts), ground, shown)
    for at, cell in enumerate(GROUND):
        for kind in range(len(counts)):
            settled = every.settle(kind, cell, ground, Random(seed))
            possible = any(world[at] == kind for world in worlds)
            assert settled.answer == (CAN if possible else CANNOT), (cell, kind)
            if possible:
                sets = list(settled.sets)
                found = tuple(next(k for k in range(len(counts)) if sets[k] >> one & 1) for one in GROUND)
                assert found in worlds
                assert found[at] == kind
