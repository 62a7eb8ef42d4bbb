"""Worlds of one side (``scope/worlds.py``) in edge cases. Each game's ``test_imagine.py`` checks their correctness
against brute force."""

from __future__ import annotations

from random import Random
from typing import Any

from fogline.titles.scope.grid import mask_of
from fogline.titles.scope.position import CAME, GONE, MIXED, SEEN, Fact
from fogline.titles.scope.worlds import Worlds
from tests.titles.scope.test_places import vector

SQUARE = [0, 1, 6, 7]


def fact(what: int, cell: int, kind: int, mask: int = 0) -> Any:
    return Fact(what, 0, cell, kind, mask, None)


def worlds(count: int, *shown: Any) -> Worlds:
    """*count* cards of one kind somewhere on four cells, and the revealed facts."""
    return Worlds(2, mask_of(SQUARE), vector([0, count]), mask_of(SQUARE), list(shown))


def test_no_world_has_fewer_cards_than_were_seen() -> None:
    """One card stays where it was seen and another leaves, so there were two."""
    story = [fact(SEEN, 0, 1), fact(SEEN, 7, 1), fact(GONE, 7, 1), fact(CAME, 7, 0)]
    assert worlds(1, *story).most_worlds == 0
    assert list(worlds(2, *story).draw(mask_of(SQUARE), Random(1))) == [mask_of([1, 6, 7]), mask_of([0])]
    assert worlds(1, *story, fact(SEEN, 0, 1), fact(GONE, 0, 1)).most_worlds == 0


def test_cards_that_were_not_taken_up_stay() -> None:
    """A part of a Quadrant is put back in any order, as beside a locked tank."""
    story = [fact(SEEN, 0, 1), fact(MIXED, 0, 0, mask_of([1, 6, 7]))]
    drawn = {tuple(worlds(2, *story).draw(mask_of(SQUARE), Random(seed))) for seed in range(40)}
    assert {found[1] for found in drawn} == {mask_of([0, other]) for other in (1, 6, 7)}
