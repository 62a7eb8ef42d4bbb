"""How likely a world is in SCOPE, going by how opponents set up and act: a table that was learned from games.

A cell where an enemy card lies face down has marks: how deep it lies, how often it was part of a MOVE, and so on. For
each mark the table says how much likelier each kind of card is in such a place than among all worlds that fit. The
numbers are logarithms, so that those of all marks and cells are added up. ``bench/beliefs.py`` learns the tables.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.titles.scope.memory import GONE, MIXED, SEEN, Fact, facts_about
from fogline.titles.scope.position import Position

Marks = dict[int, tuple[str, ...]]
"""By hidden cell its marks."""
Habits = dict[str, tuple[float, ...]]
"""By mark, for each kind of card, how much likelier it is there."""
FEW: Final = 3
"""From here on, numbers of MOVEs are not told apart."""


@final
class CellBelief:
    """By cell, how much likelier each card is there: logarithms, which are added up."""

    def __init__(self, weights: dict[int, list[float]]) -> None:
        """By cell a number for each card, as worlds have them on cells."""
        self._cells: vec[i64] = vec[i64](list(weights))
        self._rows: list[vec[float]] = [vec[float](row) for row in weights.values()]

    def weigh(self, world: Position) -> float:
        """See ``kit/bots.py``."""
        cells = world.cells
        total = 0.0
        at: i64 = 0
        for row in self._rows:
            total += row[cells[self._cells[at]]]
            at += 1  # noqa: SIM113 - enumerate() costs more than the step
        return total


def learned(habits: Habits, marks: Marks, classes: list[int]) -> CellBelief:
    """A belief by what was learned. *classes*: for each card, as worlds have them on cells, which number of a table's
    row is about it."""
    found: dict[int, list[float]] = {}
    for cell, names in marks.items():
        rows = [habits[name] for name in names if name in habits]
        if rows:
            sums = [0.0] * len(rows[0])
            for row in rows:
                for at, number in enumerate(row):
                    sums[at] += number
            found[cell] = [sums[number] for number in classes]
    return CellBelief(found)


class History:
    """What has happened to the hidden cells of one side, by the facts about it."""

    def __init__(self, latest: Fact | None, side: int, hidden: list[int]) -> None:
        self.moves = dict.fromkeys(hidden, 0)
        """By cell, of how many MOVEs it was part."""
        self.since = dict.fromkeys(hidden, 0)
        """By cell, how many MOVEs of the side came after the last of these."""
        self.seen: dict[int, int] = {}
        """By cell, the kind of the card that was seen there last, before a MOVE."""
        for fact in facts_about(latest, side):
            if fact.what == SEEN:
                self.seen[int(fact.cell)] = int(fact.kind)
            elif fact.what == GONE:
                self.seen.pop(int(fact.cell), None)
            elif fact.what == MIXED:
                for cell in hidden:
                    if fact.mask >> cell & 1:
                        self.moves[cell] += 1
                        self.since[cell] = 0
                    else:
                        self.since[cell] += 1


def read_habits(text: str) -> Habits:
    """The table in a ``belief.toml``."""
    return {str(mark): tuple(float(number) for number in row) for mark, row in tomllib.loads(text)["habits"].items()}


@cache
def habits_of(package: str, file: str = "belief.toml") -> Habits:
    """A table of a title's bots, read once."""
    return read_habits((files(package) / file).read_text(encoding="utf-8"))
