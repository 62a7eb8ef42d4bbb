"""A book of puzzles that grows game by game, without near-duplicates and with no theme too often."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

import fogline
from fogline.ai.puzzles.book import Book, Puzzle
from fogline.ai.puzzles.mining import Found, is_alike, judge_again, likeness_of
from fogline.table.records import replayed

MOST: Final = 0.6
"""The share of all puzzles that one theme may have."""


class Collection:
    """The puzzles so far. What is added depends on what was added before, so games are added in their order."""

    def __init__(self, book: Book, wanted: int) -> None:
        self._book = book
        self._wanted = wanted
        self._records = list(book.records)
        self._puzzles = list(book.puzzles)
        self._likeness = [_likeness(book, puzzle) for puzzle in book.puzzles]
        self.games = book.games

    @property
    def count(self) -> int:
        """How many puzzles there are."""
        return len(self._puzzles)

    @property
    def is_full(self) -> bool:
        """Whether there are as many as are wanted."""
        return self.count >= self._wanted

    def add(self, found: Found) -> int:
        """Take what a game has given; how many puzzles were new."""
        if self.is_full:
            return 0
        self.games = found.number + 1
        before = self.count
        for puzzle, likeness in zip(found.puzzles, found.likeness, strict=True):
            if self.count >= self._wanted or self._is_too_often(puzzle.theme) or self._is_known(puzzle, likeness):
                continue
            if not self._records or self._records[-1] != found.record:
                self._records.append(found.record)
            self._puzzles.append(puzzle._replace(record=len(self._records) - 1))
            self._likeness.append(likeness)
        return self.count - before

    def _is_too_often(self, theme: str) -> bool:
        return sum(puzzle.theme == theme for puzzle in self._puzzles) >= ceil(MOST * self._wanted)

    def _is_known(self, puzzle: Puzzle, likeness: frozenset[int]) -> bool:
        return any(
            other.best.action == puzzle.best.action and is_alike(likeness, known)
            for other, known in zip(self._puzzles, self._likeness, strict=True)
        )

    def book(self) -> Book:
        """The book as it is now."""
        return self._book._replace(games=self.games, records=tuple(self._records), puzzles=tuple(self._puzzles))


def renewed(book: Book, advance: Callable[[], None]) -> Book:
    """The same book by the judge as it is now, without what is no puzzle any more and records of that.
    *advance* is called after each puzzle."""
    records: dict[int, int] = {}
    puzzles: list[Puzzle] = []
    for number in range(len(book.puzzles)):
        puzzle = judge_again(book, number)
        if puzzle is not None:
            at = records.setdefault(puzzle.record, len(records))
            puzzles.append(puzzle._replace(record=at))
        advance()
    return book._replace(records=tuple(book.records[at] for at in records), puzzles=tuple(puzzles))


def _likeness(book: Book, puzzle: Puzzle) -> frozenset[int]:
    game = fogline.game(book.title)
    for at, table in enumerate(replayed(book.records[puzzle.record])):
        if at == puzzle.at:
            return likeness_of(game, table.view(table.to_act()[0]))
    raise AssertionError  # a book is checked when it is read
