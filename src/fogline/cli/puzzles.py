"""``fogline puzzles``: make, list and play puzzles, and guess card locations."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final

from fogline.analysis.figures import percent
from fogline.analysis.puzzle_search import Collection, Found, Task, look_through, renewed
from fogline.analysis.puzzles import (
    GRADES,
    MAX_PUZZLES,
    Book,
    Puzzle,
    Wanted,
    about,
    answer,
    book_of,
    chosen,
    number_of_day,
    position,
    read_book,
    score_of,
    verdict_message,
    write_book,
)
from fogline.cli import arguments
from fogline.cli.console import show, show_json, show_table
from fogline.cli.faults import NO_PUZZLES, NO_SUCH_PUZZLE, PUZZLES_OF
from fogline.cli.main import Parser
from fogline.cli.progress import INTERRUPTED, Progress, carry_out
from fogline.cli.sentences import names_told, sentence
from fogline.kernel.errors import FoglineError, bad_data
from fogline.kit.files import file_fault, write_file
from fogline.kit.registry import title_of, titles
from fogline.locale import Texts
from fogline.locale.names import say_error, seat_message, title_name
from fogline.research.cluster import Cluster, connected

COUNT: Final = 300
BATCH: Final = 16
"""The number of games that each process gets at a time."""
SAVED: Final = 64
"""The number of games after which the file is saved even if no puzzle was found."""
LEAVE: Final = ("q", "quit", "exit")
LISTED: Final = 30
"""The maximum number of actions to list; if there are more, only their number is given."""
SHOWN: Final = 5
"""The number of candidates shown after the answer."""


EXAMPLES: Final = (
    "fogline puzzles play --today",
    "fogline puzzles play panzer --grade 3",
    "fogline puzzles guess stalingrad",
    "fogline puzzles list --json",
    "fogline puzzles make stalingrad --count 20 --out my-puzzles.json.gz",
)


def add_arguments(parser: Parser) -> None:
    texts = parser.texts
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    for name in ACTIONS:
        about = texts(f"cli-puzzles-{name}")
        _add_words(name, actions.add_parser(name, texts=texts, help=about, description=about))


def _add_words(name: str, action: Parser) -> None:
    texts = action.texts
    if name == "list":
        arguments.add_json(action)
        return
    if name == "make":
        arguments.add_game(action)
        arguments.add_number(action, "count", COUNT, "cli-puzzles-count")
        arguments.add_seed(action, "cli-puzzles-seed", "1")
        action.add_argument("--out", metavar="FILE", help=texts("cli-puzzles-out"))
        action.add_argument("--rejudge", action="store_true", help=texts("cli-puzzles-rejudge"))
        arguments.add_jobs(action)
        arguments.add_ray(action)
        return
    arguments.add_game(action, optional=True)
    action.add_argument("--number", type=int, metavar="N", help=texts("cli-puzzles-number"))
    if name == "play":
        action.add_argument("--today", action="store_true", help=texts("cli-puzzles-today"))
        action.add_argument("--theme", metavar="NAME", default="", help=texts("cli-puzzles-theme"))
        action.add_argument("--grade", type=int, metavar="N", help=texts("cli-puzzles-grade", most=GRADES))


def run(args: Namespace) -> int:
    """Run one subcommand."""
    return ACTIONS[args.action](args)


# -- make -----------------------------------------------------------------------------------------------


def _make(args: Namespace) -> int:
    """Search games until there are enough puzzles. If interrupted, the same command continues from the file."""
    arguments.refuse_outside(args, "count", most=MAX_PUZZLES)
    arguments.refuse_outside(args, "jobs")
    title = title_of(args.game)
    if title.puzzles() is None:
        raise bad_data("fogline puzzles make", title.name, NO_PUZZLES, {})
    texts: Texts = args.texts
    out = Path(args.out or f"puzzles-{title.name}.json.gz")
    begun = _begun(out, title.name, args.seed)
    if args.rejudge:
        with Progress(texts, "puzzles", len(begun.puzzles)) as progress:
            begun = renewed(begun, progress.advance)
        _save(out, begun)
    collection = Collection(begun, args.count)
    progress = Progress(texts, "puzzles", args.count, lambda: texts("puzzles-games", games=collection.games))
    is_whole = True

    def add(found: Found) -> int:
        progress.advance(collection.add(found))
        return 1

    with _cluster(args) as cluster, progress:
        progress.advance(collection.count)
        cores = args.jobs if cluster is None else max(1, len(cluster.homes()))
        batch = 1 if cluster is None and cores == 1 else cores * BATCH
        saved = collection.book()
        while is_whole and not collection.is_full:
            first = collection.games
            tasks = [Task(title.name, args.seed, number) for number in range(first, first + batch)]
            quiet = Progress(texts, "games", batch, is_shown=False)
            is_whole = carry_out(look_through, tasks, args.jobs, quiet, add, cluster)
            if collection.count > len(saved.puzzles) or collection.games >= saved.games + SAVED or not is_whole:
                saved = collection.book()
                _save(out, saved)
    book = collection.book()
    if args.json:
        show_json({"file": str(out), "partial": not is_whole, **_counts(book)})
    else:
        show(texts("puzzles-made", count=len(book.puzzles), games=book.games, file=str(out)))
    return 0 if is_whole else INTERRUPTED


def _cluster(args: Namespace) -> AbstractContextManager[Cluster | None]:
    """The cluster that searches the games, if any."""
    if args.ray is None:
        return nullcontext()
    return connected(args.ray, titles=[args.game], cores=args.jobs)


def _begun(out: Path, title: str, seed: str) -> Book:
    """The book of an earlier run, or an empty one."""
    try:
        data = out.read_bytes()
    except FileNotFoundError:
        return Book(title, title_of(title).rules.version, seed, 0, (), ())
    except OSError as error:
        raise file_fault(str(out), error) from None
    book = read_book(data, str(out))
    if (book.title, book.seed) != (title, seed):
        raise bad_data(str(out), "", PUZZLES_OF, {"name": book.title, "seed": book.seed})
    return book


def _save(out: Path, book: Book) -> None:
    """Write the file atomically."""
    try:
        write_file(out, write_book(book))
    except OSError as error:
        raise file_fault(str(out), error) from None


# -- list -----------------------------------------------------------------------------------------------


def _counts(book: Book) -> dict[str, Any]:
    themes = Counter(puzzle.theme for puzzle in book.puzzles)
    grades = Counter(puzzle.grade for puzzle in book.puzzles)
    return {
        "title": book.title,
        "puzzles": len(book.puzzles),
        "guesses": sum(puzzle.belief is not None for puzzle in book.puzzles),
        "games": book.games,
        "themes": dict(themes.most_common()),
        "grades": {str(grade): grades[grade] for grade in range(1, GRADES + 1)},
    }


def _list(args: Namespace) -> int:
    """Show how many puzzles each title has, and their themes."""
    texts: Texts = args.texts
    found = [_counts(book_of(name)) for name in titles()]
    if args.json:
        show_json(found)
        return 0
    heads = [texts(f"puzzles-column-{column}") for column in ("title", "puzzles", "guesses", "grades", "themes")]
    rows = [
        [
            title_name(texts, one["title"]), str(one["puzzles"]), str(one["guesses"]),
            " ".join(str(count) for count in one["grades"].values()),
            ", ".join(f"{theme} {count}" for theme, count in one["themes"].items()),
        ]
        for one in found
    ]  # fmt: skip
    show_table(heads, rows)
    return 0


# -- play -----------------------------------------------------------------------------------------------


def _play(args: Namespace) -> int:
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
    for tried, (book, number) in enumerate(_queue(args, Wanted(args.theme, args.grade or 0)), start=1):
        is_right = _solve(texts, book, number)
        if is_right is None:
            break
        right += is_right
        show("", texts("puzzles-score", right=right, tried=tried))
    return 0


def _queue(args: Namespace, wanted: Wanted) -> list[tuple[Book, int]]:
    """The matching puzzles in random order, or the one given by number."""
    names = [title_of(args.game).name] if args.game else list(titles())
    if wanted.theme:
        known = [theme for name in names if (part := title_of(name).puzzles()) is not None for theme in part.themes]
        arguments.refuse_unknown("theme", wanted.theme, list(dict.fromkeys(known)))
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
    """Show a puzzle, take the answer and report its value; None if there was no answer."""
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


# -- guess ----------------------------------------------------------------------------------------------


def _guess_all(args: Namespace) -> int:
    """Let the player type the probability of a card for each place, and score it against the seat's knowledge."""
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
    """Probabilities from percentages; None if they are malformed."""
    try:
        found = [float(word) / 100 for word in line.replace(",", " ").replace("%", " ").split()]
    except ValueError:
        return None
    return found if all(0 <= one <= 1 for one in found) else None


ACTIONS: Final[dict[str, Callable[[Namespace], int]]] = {
    "play": _play,
    "guess": _guess_all,
    "list": _list,
    "make": _make,
}
