"""What a loss is called, and how accurate a player was."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
UNCLEAR: Final = "unclear"
"""The judge sees an inaccuracy or worse, and the second judge does not."""
VERDICTS: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER, UNCLEAR)
LIMITS: Final = {GOOD: 0.004, INACCURACY: 0.017, MISTAKE: 0.037, BLUNDER: 0.056}
"""From which loss on each verdict is given: by the rule of ``bench/thresholds.py``, rounded."""
SHARPNESS: Final = 10.0
"""A loss of a tenth counts as 37 % of an action."""


def verdict_on(loss: float) -> str:
    """The verdict on a *loss* of win probability."""
    found = BEST
    for verdict, limit in LIMITS.items():
        if loss >= limit:
            found = verdict
    return found


def is_doubtful(verdict: str) -> bool:
    """Whether a second judge is asked about it."""
    return verdict in (INACCURACY, MISTAKE, BLUNDER)


def accuracy_of(losses: Sequence[float]) -> float | None:
    """From 0 to 100; None if nothing was judged."""
    if not losses:
        return None
    return 100 * sum(exp(-SHARPNESS * loss) for loss in losses) / len(losses)
