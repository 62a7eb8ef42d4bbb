"""When answers leave whose making could take a time that tells something: on a beat that was chosen before."""

from __future__ import annotations

from math import ceil
from typing import Final

UNDO_SECONDS: Final = 0.1
"""The answer to an undo leaves a whole multiple of this after the request came: to take back costs a little more the
more others have done in secret meanwhile."""
READ_SECONDS: Final = 0.25
"""The same for an answer about a game that had to be read from the database first: that takes the longer the more lines
it has, those that others have played in secret or taken back included. Nearly every game is read within one beat."""


def left(begun: float, beat: float, now: float) -> float:
    """The seconds from *now* to the first whole multiple of *beat* after the beginning."""
    return max(1, ceil((now - begun) / beat)) * beat - (now - begun) if beat > 0 else 0.0
