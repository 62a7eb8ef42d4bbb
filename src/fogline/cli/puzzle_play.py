"""``fogline puzzles play`` and ``fogline puzzles guess``: one puzzle after the other, typed in the terminal."""

from __future__ import annotations

from argparse import Namespace
from datetime import UTC, datetime
from random import Random
from typing import Final

from fogline.analysis.figures import percent
from fogline.analysis.puzzles import (
    Book,
    Puzzle,
    Wanted,
    about,
    answer,
    book_of,
    chosen,
    number_of_day,
    position,
    score_of,
    verdict_message,
)
from fogline.cli.faults import NO_SUCH_PUZZLE
from fogline.cli.screen import show, show_table
from fogline.cli.sentences import names_told, sentence
from fogline.kernel.errors import FoglineError, bad_data
from fogline.kernel.faults import NOT_AMONG, shown
from fogline.kit.registry import title_of, titles
from fogline.locale import Texts
from fogline.locale.names import say_error, seat_message, title_name

LEAVE: Final = ("q", "quit", "exit")
LISTED: Final = 30
"""The limit of actions to list; beyond it only their number is given."""
SHOWN: Final = 5
"""Candidates that are shown after the answer."""


def play(args: Namespace) -> int:
    """Show puzzles until the player leaves."""
    texts: Texts = args.texts
    if args.today:
        sizes = {name: len(book_of(name).puzzles) for name in titles()}
        found = number_of_day(sizes, datetime.now(UTC).date())
        if found is None:
            raise bad_data("fogline puzzles", "", NO_SUCH_PUZZLE, {})
        _solve(texts, book_of(found[0]), found[1])
        return 0
    right = 0
    for tried, (book, number) in enumerate(_queue(args, Wanted(args.theme, args.grade)), start=1):
        is_right = _solve(texts, book, number)
        if is_right is None:
            break
        right += is_right
        show("", texts("puzzles-score", right=right, tried=tried))
    return 0


def _queue(args: Namespace, wanted: Wanted) -> list[tuple[Book, int]]:
    """The puzzles that fit, in random order; or the one that is named."""
    names = [title_of(args.game).name] if args.game else list(titles())
    if wanted.theme:
        known = [theme for name in names if (part := title_of(name).puzzles()) is not None for theme in part.themes]
        if wanted.theme not in known:
            raise bad_data(
                "--theme", "", NOT_AMONG, {"found": shown(wanted.theme), "known": tuple(dict.fromkeys(known))}
            )
    found = [(book, number) for book in map(book_of, names) for number in chosen(book, wanted)]
    if args.number is not None:
        found = [one for one in found if one[1] == args.number - 1][:1]
    if not found:
        raise bad_data("fogline puzzles", args.game or "", NO_SUCH_PUZZLE, {})
    Random().shuffle(found)
    return found


class _Shown:
    """A puzzle on the screen."""

    def __init__(self, texts: Texts, book: Book, number: int) -> None:
        self.puzzle, self.table, self.seat = position(book, number)
        title = title_of(book.title)
        self.words, self.terminal = title.words(), title.terminal()
        self.texts = self.words.speaking(texts, self.table.setup)
        self.view = self.table.view(self.seat)
        heading = texts(
            "puzzles-heading", title=title_name(texts, book.title), number=number + 1, grade=self.puzzle.grade
        )
        show("", heading, texts("puzzles-you", seat=seat_message(self.puzzle.seat)))
        show("", *self.terminal.board(self.texts, self.view), self.terminal.legend(self.texts), "")


def _solve(texts: Texts, book: Book, number: int) -> bool | None:
    """Show a puzzle, take the answer and tell what it is worth; None if there was none."""
    screen = _Shown(texts, book, number)
    puzzle, table, view = screen.puzzle, screen.table, screen.view
    show(*screen.terminal.task(screen.texts, view))
    actions = [table.write(action) for action in table.legal(screen.seat)]
    if len(actions) <= LISTED:
        show(texts("puzzles-actions", actions=tuple(screen.terminal.as_seen(view, one) for one in actions)))
    else:
        show(texts("puzzles-many-actions", count=len(actions)))
    while True:
        typed = _typed(texts("puzzles-prompt"))
        if typed is None:
            return None
        try:
            found = answer(book, number, screen.terminal.as_seen(view, typed))
        except FoglineError as error:
            show(say_error(screen.texts, error))
            continue
        break
    names = names_told(screen.words, found.table, screen.seat)
    show("", *(sentence(screen.texts, screen.words, event, found.table, names) for event in found.events))
    turn = table.game.turn(view)
    said = [verdict_message(puzzle, found.text), *about(book.title, puzzle, found.given, found.text, turn)]
    show("", *(screen.texts.say(one) for one in said))
    _tell_choices(texts, puzzle)
    return found.is_right


def _tell_choices(texts: Texts, puzzle: Puzzle) -> None:
    heads = [texts(f"puzzles-column-{column}") for column in ("action", "chance", "best-in", "truth")]
    rows = [
        [one.action, f"{percent(one.win_chance)} %", f"{percent(one.best_in)} %", f"{percent(one.in_truth)} %"]
        for one in puzzle.choices[:SHOWN]
    ]
    show("")
    show_table(heads, rows)


def _typed(prompt: str) -> str | None:
    """A line of input; None if the player leaves."""
    try:
        line = input(f"{prompt} ").strip()
    except EOFError:
        return None
    return None if line.lower() in LEAVE else line


# -- guesses --------------------------------------------------------------------------------------------


def guess(args: Namespace) -> int:
    """Where is a card? Chances are typed for each place, and scored against what could be known."""
    texts: Texts = args.texts
    scores: list[float] = []
    for book, number in _queue(args, Wanted(has_belief=True)):
        score = _guess(texts, book, number)
        if score is None:
            break
        scores.append(score)
        show(texts("puzzles-mean", mean=round(sum(scores) / len(scores)), tried=len(scores)))
    return 0


def _guess(texts: Texts, book: Book, number: int) -> float | None:
    screen = _Shown(texts, book, number)
    belief = screen.puzzle.belief
    assert belief is not None
    show(texts("puzzles-guess"))
    spots = [f"{place} {card}" for place, card in zip(belief.places, belief.cards, strict=True)]
    show(", ".join(spots))
    while True:
        typed = _typed(texts("puzzles-guess-prompt", count=len(spots)))
        if typed is None:
            return None
        numbers = _numbers(typed)
        if numbers is not None and len(numbers) == len(spots):
            break
        show(texts("puzzles-guess-again", count=len(spots)))
    score = score_of(numbers, belief.chances)
    heads = [texts(f"puzzles-column-{column}") for column in ("spot", "guess", "chance", "is-there")]
    rows = [
        [
            spot,
            f"{percent(said)} %",
            f"{percent(chance)} %",
            texts("puzzles-there" if is_there else "puzzles-not-there"),
        ]
        for spot, said, chance, is_there in zip(spots, numbers, belief.chances, belief.truth, strict=True)
    ]
    show("")
    show_table(heads, rows)
    exact = "puzzles-exact" if belief.is_exact else "puzzles-drawn"
    show("", texts(exact, worlds=belief.worlds), texts("puzzles-guess-score", score=round(score)))
    return score


def _numbers(line: str) -> list[float] | None:
    """Chances from percentages; None if they are malformed."""
    try:
        found = [float(word) / 100 for word in line.replace(",", " ").replace("%", " ").split()]
    except ValueError:
        return None
    return found if all(0 <= one <= 1 for one in found) else None
