"""How much news one answer has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

MAX_PIECES: Final = 500
"""The limits of one answer: pieces of news, and bytes. A client that wants more asks again."""
MAX_NEWS_BYTES: Final = 512 * 1024


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
