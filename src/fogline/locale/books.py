"""Passages of the rulebooks that players read (``book/`` of each title), by clause.

A paragraph of a book, or an item of a list in it, ends with the clauses that it covers: ``[ST-MOVE-1, ST-MOVE-2]``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from fogline.locale import homes

_COVERED: Final = re.compile(r"\s*\[([A-Z]+-[A-Z0-9-]+(?:, [A-Z]+-[A-Z0-9-]+)*)\]$")
_MARKUP: Final = re.compile(r"^- |\*\*|`")


@cache
def passages(game: str, language: str) -> Mapping[str, str]:
    """For each clause that the book of *game* covers, its passage, without its Markdown.
    None if it has no book."""
    found: dict[str, str] = {}
    book = homes()[game].joinpath("book", f"{language}.md") if game in homes() else None
    lines = book.read_text(encoding="utf-8").splitlines() if book is not None and book.is_file() else []
    for line in lines:
        covered = _COVERED.search(line)
        if covered is not None:
            passage = _MARKUP.sub("", line[: covered.start()])
            found |= dict.fromkeys(covered[1].split(", "), passage)
    return found
