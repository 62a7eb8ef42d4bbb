"""Puzzles as JSON. Before the answer, a puzzle shows only its seat's knowledge, as at a table; everything else comes
with the answer.

Everything is stored with the puzzles or follows from the rules: no bot or judge computes anything here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fogline.analysis.puzzles import Book, Choice, Puzzle, about, answer, book_of, position, score_of, verdict
from fogline.desk.serialization import write_event, write_legal, write_outcome, write_setup
from fogline.kernel.errors import BadData
from fogline.kit.registry import title_of, titles
from fogline.kit.wire import Form, write_message

SHOWN: Final = 5
"""The number of candidates shown after the answer."""


def listed() -> Form:
    """The subjects of each title's puzzles. They reveal nothing about a position."""
    books = [book_of(name) for name in titles()]
    return {"titles": [_listed(book) for book in books if book.puzzles]}


def _listed(book: Book) -> Form:
    puzzling = title_of(book.title).puzzles()
    assert puzzling is not None
    used = {puzzle.theme for puzzle in book.puzzles}
    themes = [theme for theme in puzzling.themes if theme in used]
    return {
        "title": book.title,
        "themes": themes,
        "puzzles": [
            [themes.index(puzzle.theme), puzzle.grade, int(puzzle.belief is not None)] for puzzle in book.puzzles
        ],
    }


def shown(title: str, number: int) -> Form:
    """A puzzle before the answer."""
    return shown_of(book_of(title), number)


def shown_of(book: Book, number: int) -> Form:
    """A puzzle of a *book* before the answer: the view of the seat that decides, its legal actions, and the question
    for a guess, which follows from the view."""
    puzzle, table, seat = position(book, number)
    belief = puzzle.belief
    return {
        "title": book.title,
        "number": number,
        "grade": puzzle.grade,
        "setup": write_setup(table.setup),
        "seats": list(table.seats),
        "sides": list(table.sides),
        "seat": puzzle.seat,
        "view": title_of(book.title).wire().view(table.view(seat)),
        "legal": write_legal(table, seat),
        "spots": belief
        and [{"place": place, "card": card} for place, card in zip(belief.places, belief.cards, strict=True)],
    }


def answered(title: str, number: int, action: str) -> Form:
    """The value of an answer, what it would have shown in the puzzle's game, and why."""
    book = book_of(title)
    found = answer(book, number, action)
    puzzle, before, seat = position(book, number)
    table = found.table
    turn = table.game.turn(before.view(seat))
    return {
        "verdict": verdict(puzzle, found.text),
        "action": found.text,
        "theme": puzzle.theme,
        "clause": puzzle.clause,
        "choices": [_choice(one) for one in _told(puzzle, found.given)],
        "sentences": [write_message(one) for one in about(title, puzzle, found.given, found.text, turn)],
        "events": [write_event(book.title, event, table.seats) for event in found.events],
        "outcome": write_outcome(table),
        "view": title_of(book.title).wire().view(table.view(seat)),
    }


def _told(puzzle: Puzzle, given: Choice | None) -> list[Choice]:
    """The first few choices of the puzzle, and the given answer."""
    first = list(puzzle.choices[:SHOWN])
    return first if given is None or given in first else [*first, given]


def _choice(one: Choice) -> Form:
    return {
        "action": one.action,
        "win-chance": one.win_chance,
        "best-in": one.best_in,
        "bits-given": one.bits_given,
        "in-truth": one.in_truth,
    }


def guessed(title: str, number: int, chances: Sequence[float]) -> Form:
    puzzle, _, _ = position(book_of(title), number)
    belief = puzzle.belief
    if belief is None:
        raise BadData("puzzle", str(number), "there is nothing to guess in it")
    if len(chances) != len(belief.chances):
        raise BadData("chances", "", f"there are {len(belief.chances)} places to guess for, not {len(chances)}")
    return {
        "score": round(score_of(chances, belief.chances), 1),
        "chances": list(belief.chances),
        "truth": list(belief.truth),
        "worlds": belief.worlds,
        "is-exact": belief.is_exact,
    }
