"""Answers whose computing time could reveal something are sent on a beat: at a time that was fixed before."""

from __future__ import annotations

from math import ceil
from typing import Final

UNDO_SECONDS: Final = 0.1
"""The answer to an undo is sent a whole multiple of this after the request arrived: an undo takes a little longer the
more others have done in secret meanwhile."""
READ_SECONDS: Final = 0.25
"""The same for an answer about a game that had to be read from the database first: reading takes longer the more lines
the game has, including lines that others have played in secret or taken back. Nearly every game is read within one
beat."""


def left(begun: float, beat: float, now: float) -> float:
    """The seconds from *now* to the next whole multiple of *beat* after *begun*."""
    return max(1, ceil((now - begun) / beat)) * beat - (now - begun) if beat > 0 else 0.0
