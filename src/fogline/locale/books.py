"""Passages of the rulebooks that players read (``book/`` of each title), by clause.

A paragraph or list item of a book ends with the clauses that it covers: ``[ST-MOVE-1, ST-MOVE-2]``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from fogline.locale import homes

_COVERED: Final = re.compile(r"\s*\[([A-Z]+-[A-Z0-9-]+(?:, [A-Z]+-[A-Z0-9-]+)*)\]$")
_MARKUP: Final = re.compile(r"^- |\*\*|`")


def book(game: str, language: str) -> str:
    """The rulebook that players read, as Markdown; empty if there is none."""
    file = homes()[game].joinpath("book", f"{language}.md") if game in homes() else None
    return file.read_text(encoding="utf-8") if file is not None and file.is_file() else ""


@cache
def passages(game: str, language: str) -> Mapping[str, str]:
    """For each clause that the book of *game* covers, its passage, without its Markdown. Empty if it has no book."""
    found: dict[str, str] = {}
    for line in book(game, language).splitlines():
        covered = _COVERED.search(line)
        if covered is not None:
            passage = _MARKUP.sub("", line[: covered.start()])
            found |= dict.fromkeys(covered[1].split(", "), passage)
    return found
