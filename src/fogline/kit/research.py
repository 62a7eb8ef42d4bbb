"""A view as text and as numbers, for each title. Both are functions of the view and of nothing else, so they hold no
more than it does.

The text is the whole view: two views of one set-up are equal if and only if their texts are. The numbers have a fixed
size and therefore less memory than a view; each title says what they hold.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol


class Piece(NamedTuple):
    """A named part of the numbers."""

    name: str
    shape: tuple[int, ...]


class Universe(NamedTuple):
    """The notation of all that can ever be done under one set-up, each line once. A few lines too many do no harm."""

    seats: tuple[str, ...]
    chance: tuple[str, ...]


class Encoding(Protocol):
    """How the views of one set-up are written down."""

    pieces: tuple[Piece, ...]

    def text(self, view: Any) -> str:
        """All of the view, in one way only."""

    def fill(self, view: Any, into: dict[str, Any]) -> None:
        """Set the arrays of the pieces, which are all zero, to what *view* says. No number is negative."""


def plain(value: object) -> str:
    """A part of a view as text."""
    if value is None or isinstance(value, int | str):
        return repr(value)
    if isinstance(value, tuple):
        return "(" + " ".join([plain(part) for part in value]) + ")"
    raise TypeError(f"a view holds {value!r}, and nobody has said how to write it")
