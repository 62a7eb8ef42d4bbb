"""Tables and colour on stdout. In a pipe, in a file, on a terminal that calls itself dumb, or where ``NO_COLOR`` is
set, there is plain text only. Colour never says anything that the text does not say."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fogline.cli.console import is_plain, width_of

HEAD: Final = "bold"
NAME: Final = "cyan"
ASIDE: Final = "dim"
GOOD: Final = "green"
DOUBT: Final = "yellow"
BAD: Final = "bold red"


def show(*lines: str | Text) -> None:
    """Print lines, in colour where the screen has it."""
    if is_plain(sys.stdout):
        for line in lines:
            print(line)
        return
    console = _console()
    for line in lines:
        console.print(line, soft_wrap=True)


def show_table(heads: Sequence[str], rows: Sequence[Sequence[str]], plain: Iterable[str] | None = None) -> None:
    """Print a table: names on the left, numbers to the right of them. Where there is no colour, the *plain* lines, by
    default Markdown, which can go into a page unchanged."""
    if is_plain(sys.stdout):
        lines = (heads, ["---"] * len(heads), *rows)
        show(*(["| " + " | ".join(line) + " |" for line in lines] if plain is None else plain))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=HEAD)
    for number, head in enumerate(heads):
        table.add_column(Text(head), justify="right" if number else "left", style="" if number else NAME)
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    _console().print(table)


def _console() -> Console:
    return Console(file=sys.stdout, width=width_of(sys.stdout), markup=False, highlight=False, emoji=False)
