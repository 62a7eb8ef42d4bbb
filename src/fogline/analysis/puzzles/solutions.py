"""A puzzle as a position, and what an answer is worth.

Which puzzle: that of the day, or one that fits what somebody wants.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import date
from itertools import islice
from random import Random
from typing import Any, Final, NamedTuple

from fogline.analysis.puzzles.puzzle_file import Book, Choice, Puzzle
from fogline.kernel.errors import BadData
from fogline.kernel.game import CHANCE, Seat
from fogline.table.records import AnyTable, replayed


class Wanted(NamedTuple):
    """What is wanted of a puzzle."""

    theme: str = ""
    """Empty for any."""
    grade: int = 0
    """0 for any."""
    has_belief: bool = False
    """Whether there must be something to guess."""


def chosen(book: Book, wanted: Wanted) -> list[int]:
    """The numbers of the puzzles that fit, in the order of the book."""
    return [
        number
        for number, puzzle in enumerate(book.puzzles)
        if wanted.theme in ("", puzzle.theme)
        and wanted.grade in (0, puzzle.grade)
        and (puzzle.belief is not None or not wanted.has_belief)
    ]


def number_of_day(sizes: Mapping[str, int], day: date) -> tuple[str, int] | None:
    """The title and number of the puzzle of a *day*: the same wherever the titles have as many puzzles. *sizes* says by
    title how many it has. None if there are none."""
    filled = sorted(title for title, size in sizes.items() if size)
    if not filled:
        return None
    title = filled[day.toordinal() % len(filled)]
    number = int.from_bytes(hashlib.sha256(f"fogline puzzle {day.isoformat()}".encode()).digest())
    return title, number % sizes[title]


MAX_CHANCES: Final = 20
"""How often cards are drawn or dice are rolled after an answer, at most."""


class Answered(NamedTuple):
    """What became of an answer."""

    text: str
    """The action in notation."""
    is_right: bool
    given: Choice | None
    """The action that was given, if it was among those that were compared."""
    table: AnyTable
    """After the action, and after the cards and dice that follow it."""
    events: tuple[Any, ...]
    """What the seat is told of it."""


def position(book: Book, number: int) -> tuple[Puzzle, AnyTable, Seat]:
    """A puzzle, the table at its position, which is all-knowing, and the seat that decides."""
    if not 0 <= number < len(book.puzzles):
        raise BadData("puzzle", str(number), f"there are {len(book.puzzles)} puzzles of {book.title}")
    puzzle = book.puzzles[number]
    table = next(islice(replayed(book.records[puzzle.record]), puzzle.at, None))
    return puzzle, table, Seat(table.seats.index(puzzle.seat))


def answer(book: Book, number: int, action: str) -> Answered:
    """Play *action* in the position of a puzzle; it is refused if it is not legal. Cards and dice that follow are the
    same whenever the same answer is given."""
    puzzle, table, seat = position(book, number)
    before = len(table.history())
    table.act(seat, action)
    text = table.write(table.history()[-1].action)
    rng = Random(f"{book.title}/{number}/{text}")
    for _ in range(MAX_CHANCES):
        if table.to_act() != (CHANCE,):
            break
        table.roll(rng)
    told = [
        event for line in table.history()[before:] for one in line.events if (event := one.seen_by(seat)) is not None
    ]
    given = next((one for one in puzzle.choices if one.action == text), None)
    return Answered(text, text == puzzle.best.action, given, table, tuple(told))
