"""What one answer tells: the news, and how much of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from fogline.kit.wire import Form

MAX_PIECES: Final = 500
"""The limits of one answer: pieces of news, and bytes. A client that wants more asks again."""
MAX_NEWS_BYTES: Final = 512 * 1024


class Told(NamedTuple):
    """What a stream sends next."""

    news: list[tuple[int, bytes]]
    """The numbers, and each piece as JSON."""
    table: Form
    """Who sits at the table, and the clocks; in a stream also the position that the last of the news lead to."""
    mark: Form
    """Who sits at the table, and when clocks were turned: without news a stream sends ``table`` only when this has
    changed."""
    is_more: bool = False
    """Whether there is more news already."""
    phrases: Sequence[Form] = ()
    """What was said at the table, the earliest first."""


def page(pieces: Iterable[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    """The news of one answer: at least one, if there is one. It depends on the news alone."""
    told: list[tuple[int, bytes]] = []
    size = 0
    for piece in pieces:
        size += len(piece[1])
        if told and size > MAX_NEWS_BYTES:
            break
        told.append(piece)
        if len(told) == MAX_PIECES:
            break
    return told
