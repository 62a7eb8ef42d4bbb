"""The memory aid of a title: what a player with a perfect memory could have noted, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, Literal, NamedTuple, Protocol, get_args

AidLevel = Literal["off", "shown", "deductions", "probabilities"]
LEVELS: Final[tuple[str, ...]] = get_args(AidLevel)
"""How much it tells, from the least to the most; each level tells what the one before it does, and more."""
DEDUCING: Final = LEVELS[2:]
"""The levels that search for worlds, which takes time."""


class Question(NamedTuple):
    """A question for the aid."""

    level: str
    """One of ``LEVELS``, not ``off``."""
    rng: Random
    """Made from the view, so that the same view gets the same answer."""
    worlds: int
    """How many worlds are imagined."""
    has_time: Callable[[], bool]
    """What is not settled when this returns false is reported as unsure."""


class Aid(Protocol):
    """What a title knows for the memory aid."""

    def tell(self, view: Any, question: Question) -> dict[str, Any]:
        """``cells``, ``marks`` and perhaps ``uneven``: a function of the view, see ``ai/aid.py``."""
