"""Cells that nothing tells apart: whatever is known of one of them holds for the others, so chances on them are equal.

Two cells are alike if exchanging their cards turns every world that fits into another that fits. That is so where no
fact since the latest rearrangement of both of them, or since the start, names one without the other.
"""

from __future__ import annotations

from fogline.titles.scope.grid import BIT
from fogline.titles.scope.memory import CAME, GONE, MIXED, SEEN, Fact, facts_about


def alike(latest: Fact | None, side: int, ground: int, cells: list[int]) -> list[list[int]]:
    """The *cells*, on which cards of *side* lie face down, in groups that are alike. *ground* is where its cards could
    be at the start."""
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
    """The cells that a fact is about, as a set."""
    return int(BIT[fact.cell] if fact.what in (SEEN, GONE, CAME) else fact.mask)


def _are_alike(shown: list[tuple[int, int]], ground: int, one: int, other: int) -> bool:
    """*shown*: the facts, the latest first, each with the cells that it is about."""
    both = int(BIT[one] | BIT[other])
    for what, named in shown:
        if named & both == both:
            if what == MIXED:
                return True
        elif named & both:
            return False
    return ground & both in (0, both)
