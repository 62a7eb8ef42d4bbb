"""The marks that a player with perfect memory could have put on the backs of the enemy's cards, and groups of
indistinguishable cells."""

from __future__ import annotations

from typing import NamedTuple

from fogline.titles.scope.gaps import NOTHING
from fogline.titles.scope.grid import BIT
from fogline.titles.scope.position import (
    AMONG,
    CAME,
    EITHER,
    GONE,
    LACKS,
    MIXED,
    REINFORCED,
    SCARCE,
    SEEN,
    Fact,
    facts_about,
)


def alike(latest: Fact | None, side: int, ground: int, cells: list[int]) -> list[list[int]]:
    """The *cells*, which have face-down cards of *side*, in groups of alike cells. *ground* is where its cards could be
    at the start."""
    shown = [(fact.what, _named(fact)) for fact in reversed(facts_about(latest, side))]
    groups: list[list[int]] = []
    for cell in cells:
        for group in groups:
            if _are_alike(shown, ground, group[0], cell):
                group.append(cell)
                break
        else:
            groups.append([cell])
    return groups


def _named(fact: Fact) -> int:
    """The cells that a fact is about."""
    return int(BIT[fact.cell] if fact.what in (SEEN, GONE, CAME) else fact.mask)


def _are_alike(shown: list[tuple[int, int]], ground: int, one: int, other: int) -> bool:
    """*shown* has the facts, the latest first, each with the cells that it is about."""
    both = int(BIT[one] | BIT[other])
    for what, named in shown:
        if named & both == both:
            if what == MIXED:
                return True
        elif named & both:
            return False
    return ground & both in (0, both)


class Mark(NamedTuple):
    """A mark: a card of *kind* is in the set *cells*."""

    kind: int
    cells: int


def marks_of(latest: Fact | None, side: int) -> list[Mark]:
    """The marks on the cards of *side*, from all revealed facts."""
    made: list[Mark] = []
    for fact in facts_about(latest, side):
        made = _after(made, fact)
    return made


def _after(made: list[Mark], fact: Fact) -> list[Mark]:
    if fact.what == MIXED:
        return [Mark(kind, cells | fact.mask if cells & fact.mask else cells) for kind, cells in made]
    if fact.what in (SEEN, CAME, GONE):
        bit = BIT[fact.cell]
        kept = _less(made, fact.kind, bit, 1)
        kept = [Mark(kind, cells & ~bit) for kind, cells in kept]
        return kept if fact.what == GONE else [*kept, Mark(fact.kind, bit)]
    if fact.what == AMONG:
        if any(mark.kind == fact.kind and mark.cells & ~fact.mask == 0 for mark in made):
            return made
        return [
            *(mark for mark in made if mark.kind != fact.kind or not mark.cells & fact.mask),
            Mark(fact.kind, fact.mask),
        ]
    if fact.what == LACKS:
        return [Mark(kind, cells & ~fact.mask if kind == fact.kind else cells) for kind, cells in made]
    if fact.what in (SCARCE, EITHER):
        return made  # they are not about a single card
    assert fact.what == REINFORCED
    came = [Mark(kind, fact.mask) for kind in range(int(fact.kind).bit_length()) if fact.kind >> kind & 1]
    return _less(made, NOTHING, fact.mask, len(came)) + came


def _less(made: list[Mark], kind: int, among: int, cards: int) -> list[Mark]:
    """The marks left after *cards* cards of a kind have left *among*: of the marks that could be theirs, *cards* fewer
    are left, and each of the rest can be wherever one of them was."""
    meant = [mark for mark in made if mark.kind == kind and mark.cells & among]
    others = [mark for mark in made if mark not in meant]
    anywhere = 0
    for mark in meant:
        anywhere |= mark.cells
    return others + [Mark(kind, anywhere)] * max(0, len(meant) - cards)
