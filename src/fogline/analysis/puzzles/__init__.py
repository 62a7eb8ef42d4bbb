"""Puzzles: positions with one best action that most players miss, and guesses where cards are (docs/puzzles.md)."""

from fogline.analysis.puzzles.puzzle_file import Belief, Book, Choice, Puzzle, book_of, read_book, write_book
from fogline.analysis.puzzles.solutions import Answered, Wanted, answer, chosen, number_of_day, position

__all__ = [
    "Answered",
    "Belief",
    "Book",
    "Choice",
    "Puzzle",
    "Wanted",
    "answer",
    "book_of",
    "chosen",
    "number_of_day",
    "position",
    "read_book",
    "write_book",
]
