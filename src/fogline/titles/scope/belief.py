"""Estimates the probabilities of worlds in SCOPE from how opponents set up and act, using a table learned from games.
Also has other code that the bots and puzzles of both titles share."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.game import Action
from fogline.titles.scope.grid import CELLS
from fogline.titles.scope.places import cell_of
from fogline.titles.scope.position import CAME, GONE, MIXED, REINFORCED, SEEN, Fact, Position, facts_about

Marks = dict[int, tuple[str, ...]]
"""By hidden cell, its marks."""
Habits = dict[str, tuple[float, ...]]
"""By mark, for each kind of card, how much likelier that kind is on a cell with the mark, as a logarithm."""
FEW: Final = 3
"""Counts of MOVEs are not distinguished from this number on."""


@final
class CellBelief:
    """By cell, how much likelier each card is there, as logarithms that add up."""

    def __init__(self, weights: dict[int, list[float]]) -> None:
        """The argument gives, by cell, a number for each card in the worlds' numbering."""
        self._cells: vec[i64] = vec[i64](list(weights))
        self._rows: list[vec[float]] = [vec[float](row) for row in weights.values()]

    def weigh(self, world: Position) -> float:
        cells = world.cells
        total = 0.0
        at: i64 = 0
        for row in self._rows:
            total += row[cells[self._cells[at]]]
            at += 1  # noqa: SIM113 - enumerate() costs more than the step
        return total


def learned(habits: Habits, marks: Marks, classes: list[int]) -> CellBelief:
    """A belief from learned habits. *classes*: for each card, in the worlds' numbering, its index in a table's row."""
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
    """The history of one side's hidden cells, from the facts about it."""

    def __init__(self, latest: Fact | None, side: int, hidden: list[int]) -> None:
        self.moves = dict.fromkeys(hidden, 0)
        """By cell, the number of MOVEs that included it."""
        self.since = dict.fromkeys(hidden, 0)
        """By cell, the number of the side's MOVEs after the last one that included it."""
        self.seen: dict[int, int] = {}
        """By cell, the kind of the card last seen there, before a MOVE."""
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
    """Read the table in a ``belief.toml``."""
    return {str(mark): tuple(float(number) for number in row) for mark, row in tomllib.loads(text)["habits"].items()}


@cache
def habits_of(package: str, file: str = "belief.toml") -> Habits:
    return read_habits((files(package) / file).read_text(encoding="utf-8"))


NOTHING: Final = vec[float]([0.0] * CELLS)


def hopes(latest: Fact | None, side: i64, doubt: vec[float], worth: list[float], total: float) -> vec[float]:
    """By cell, the average value of a card of *side* there. *doubt* has 1 where its hidden cards lay at first, and is
    overwritten. *worth* is the value of each kind, *total* the value of all remaining cards of *side*.

    If a known card is put back among others, a part of its value stays on each of their cells, even when the card is
    found again elsewhere. Value that cannot be assigned to a cell, including cards beyond the line and reinforcements,
    is divided among the doubtful cells."""
    told = NOTHING[:]
    facts: list[Fact] = []
    fact = latest
    while fact is not None:
        if fact.side == side and (fact.what <= CAME or fact.what == REINFORCED):
            facts.append(fact)
        fact = fact.before
    facts.reverse()
    for one in facts:
        if one.what == MIXED or one.what == REINFORCED:
            _share(told, one.mask)
            _share(doubt, one.mask)
        else:
            told[one.cell] = worth[one.kind] if one.what != GONE else 0.0
            doubt[one.cell] = 0.0
    doubts = 0.0
    cell: i64 = 0
    while cell < CELLS:
        total -= told[cell]
        doubts += doubt[cell]
        cell += 1
    mean = total / doubts if total > 0.0 and doubts > 0.0 else 0.0
    cell = 0
    while cell < CELLS:
        told[cell] += mean * doubt[cell]
        cell += 1
    return told


def _share(numbers: vec[float], mask: i64) -> None:
    """Give each cell of *mask* the mean of all of them."""
    total = 0.0
    size = 0.0
    left: i64 = mask
    while left != 0:
        bit: i64 = left & -left
        left ^= bit
        total += numbers[cell_of(bit)]
        size += 1.0
    left = mask
    while left != 0:
        bit = left & -left
        left ^= bit
        numbers[cell_of(bit)] = total / size


def share_by_kind(actions: Sequence[Action], weights: Sequence[float]) -> list[float]:
    """The *weights* of *actions*, each divided among all actions of the same kind: a kind is chosen equally often,
    however many actions it has."""
    numbers: dict[type, int] = {}
    for action in actions:
        numbers[type(action)] = numbers.get(type(action), 0) + 1
    return [weight / numbers[type(action)] for action, weight in zip(actions, weights)]


MIN_CELLS: Final = 3
MAX_CELLS: Final = 16
SURE: Final = 0.995
"""A card counts as known from this probability on."""
LIKELY: Final = 0.15
"""Only a question with a cell of at least this probability is asked."""


def spots_of(odds: Mapping[str, Mapping[str, float]], cards: Sequence[str]) -> list[tuple[str, str]]:
    """For the first of *cards* with only a few possible cells, some likelier than others: each of these cells, with the
    card."""
    for card in cards:
        shares = {cell: chances[card] for cell, chances in odds.items() if card in chances}
        open_cells = [cell for cell, share in shares.items() if 0.0 < share < SURE]
        if MIN_CELLS <= len(open_cells) <= MAX_CELLS and _differ([shares[cell] for cell in open_cells]):
            return [(cell, card) for cell in open_cells]
    return []


def _differ(shares: Sequence[float]) -> bool:
    """Whether the answer is uncertain: the probabilities differ noticeably."""
    return max(shares) > max(LIKELY, 1.5 * min(shares))
