"""Do puzzles keep their answers under other seeds? Each puzzle is judged again, with new worlds.

python -m bench.puzzles stalingrad --seeds 3
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from typing import Final

from fogline.analysis import analyse, judge_for
from fogline.analysis.puzzles import Book, book_of, position
from fogline.kit.bots import Budget

WORLDS: Final = 64
TITLES: Final = ("stalingrad", "panzer", "spearpoint")


def kept(book: Book, number: int, seeds: int, seed: str, worlds: int = WORLDS) -> Iterator[bool]:
    """For each seed, whether the answer of a puzzle is still the best."""
    puzzle, table, seat = position(book, number)
    view, choices = table.view(seat), table.legal(seat)
    judge = judge_for(table.game, table.setup)
    for at in range(seeds):
        found = analyse(
            table.game, view, choices, seed=f"{seed}/{at}", budget=Budget(worlds, None), judge=judge
        )  # fmt: skip
        yield table.write(found.best.action) == puzzle.best.action


def main() -> None:
    """Judge every puzzle of the titles again, and print the results."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("titles", nargs="*", choices=TITLES, default=TITLES)
    parser.add_argument("--seeds", type=int, default=3, help="how often each puzzle is judged")
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--worlds", type=int, default=WORLDS)
    args = parser.parse_args()
    for title in args.titles:
        book = book_of(title)
        numbers = range(len(book.puzzles))
        found = [list(kept(book, number, args.seeds, args.seed, args.worlds)) for number in numbers]
        judged = sum(map(len, found))
        share = sum(map(sum, found)) / max(1, judged)
        always = sum(map(all, found)) / max(1, len(found))
        print(f"{title}: {len(found)} puzzles, {judged} judgements with {args.worlds} worlds:", end=" ")
        print(f"{share:.2%} keep the answer; {always:.1%} of the puzzles always")


if __name__ == "__main__":
    main()
