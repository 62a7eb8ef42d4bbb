"""Which puzzle: that of the day, or one that fits what somebody wants."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from fogline.ai.puzzles.book import Book


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
