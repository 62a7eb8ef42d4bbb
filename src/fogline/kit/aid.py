"""The memory aid of a title: what a player with a perfect memory could have noted, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, Protocol

LEVELS = ("off", "shown", "deductions", "probabilities")
"""How much it tells, from the least to the most; each level tells what the one before it does, and more."""


class Question(NamedTuple):
    """What is asked of the aid."""

    level: str
    """One of ``LEVELS``, not ``off``."""
    rng: Random
    """Made from the view, so that the same view gets the same answer."""
    worlds: int
    """How many worlds are imagined."""
    has_time: Callable[[], bool]
    """What is not settled when this says no is unsure."""


class Aid(Protocol):
    """What a title knows for the memory aid."""

    def tell(self, view: Any, question: Question) -> dict[str, Any]:
        """``cells``, ``marks`` and perhaps ``uneven``: a function of the view, see ``ai/aid.py``."""
