"""``fogline puzzles``: make, list and play puzzles, and guess where cards are."""

from __future__ import annotations

import json
from argparse import Namespace
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Final

from fogline.analysis.puzzle_search import Collection, Found, Task, look_through, renewed
from fogline.analysis.puzzles import GRADES, MAX_PUZZLES, Book, book_of, read_book, write_book
from fogline.cli.arguments import add_game, add_jobs, add_ray, refuse_less_than_one
from fogline.cli.faults import NO_PUZZLES, PUZZLES_OF
from fogline.cli.main import Parser
from fogline.cli.progress import INTERRUPTED, Progress, carry_out
from fogline.cli.puzzle_play import guess, play
from fogline.cli.screen import show, show_table
from fogline.kernel.errors import bad_data
from fogline.kernel.faults import TOO_LARGE
from fogline.kit.files import file_fault, write_file
from fogline.kit.registry import title_of, titles
from fogline.locale import Texts
from fogline.locale.names import title_name
from fogline.research.cluster import Cluster, connected

COUNT: Final = 300
BATCH: Final = 16
"""The number of games that each process is given at a time."""
SAVED: Final = 64
"""The file is saved after this many games even if no puzzle was found."""


def add_arguments(parser: Parser) -> None:
    texts = parser.texts
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    for name in ACTIONS:
        about = texts(f"cli-puzzles-{name}")
        _add_words(name, actions.add_parser(name, texts=texts, help=about, description=about))


def _add_words(name: str, action: Parser) -> None:
    texts = action.texts
    if name == "list":
        action.add_argument("--json", action="store_true", help=texts("cli-json"))
        return
    if name == "make":
        add_game(action)
        action.add_argument(
            "--count", type=int, default=COUNT, metavar="N", help=texts("cli-puzzles-count", count=COUNT)
        )
        action.add_argument("--seed", default="1", metavar="K", help=texts("cli-puzzles-seed"))
        action.add_argument("--out", metavar="FILE", help=texts("cli-puzzles-out"))
        action.add_argument("--again", action="store_true", help=texts("cli-puzzles-again"))
        add_jobs(action)
        add_ray(action)
        return
    action.add_argument("game", nargs="?", help=texts("cli-game", games=tuple(titles())))
    action.add_argument("--number", type=int, metavar="N", help=texts("cli-puzzles-number"))
    if name == "play":
        action.add_argument("--today", action="store_true", help=texts("cli-puzzles-today"))
        action.add_argument("--theme", metavar="NAME", default="", help=texts("cli-puzzles-theme"))
        action.add_argument("--grade", type=int, metavar="N", default=0, help=texts("cli-puzzles-grade", most=GRADES))


def run(args: Namespace) -> int:
    """Carry out one action."""
    return ACTIONS[args.action](args)


# -- make -----------------------------------------------------------------------------------------------


def _make(args: Namespace) -> int:
    """Search games until there are enough puzzles. The file is kept, and the same command continues from it."""
    refuse_less_than_one(args, "count", "jobs")
    if args.count > MAX_PUZZLES:
        raise bad_data("--count", "", TOO_LARGE, {"found": args.count, "most": MAX_PUZZLES})
    title = title_of(args.game)
    if title.puzzles() is None:
        raise bad_data("fogline puzzles make", title.name, NO_PUZZLES, {})
    texts: Texts = args.texts
    out = Path(args.out or f"puzzles-{title.name}.json.gz")
    begun = _begun(out, title.name, args.seed)
    if args.again:
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
        print(json.dumps({"file": str(out), "partial": not is_whole, **_counts(book)}, indent=2))
    else:
        show(texts("puzzles-made", count=len(book.puzzles), games=book.games, file=str(out)))
    return 0 if is_whole else INTERRUPTED


def _cluster(args: Namespace) -> AbstractContextManager[Cluster | None]:
    """The cluster that searches the games, if there is one."""
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
    """Write the file, whole or not at all."""
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
    """How many puzzles each title has, and what they are about."""
    texts: Texts = args.texts
    found = [_counts(book_of(name)) for name in titles()]
    if args.json:
        print(json.dumps(found, indent=2))
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


ACTIONS: Final[dict[str, Callable[[Namespace], int]]] = {"play": play, "guess": guess, "list": _list, "make": _make}
