"""When answers leave whose making could take a time that tells something: on a beat that was chosen before."""

from __future__ import annotations

from math import ceil
from typing import Final

UNDO_SECONDS: Final = 0.1
"""The answer to an undo leaves a whole multiple of this after the request came: to take back costs a little more the
more others have done in secret meanwhile."""


def left(begun: float, beat: float, now: float) -> float:
    """The seconds from *now* to the first whole multiple of *beat* after the beginning."""
    return max(1, ceil((now - begun) / beat)) * beat - (now - begun) if beat > 0 else 0.0
