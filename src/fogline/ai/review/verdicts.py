"""What a loss is called, and how accurate a player was."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from fogline.kit.registry import title_of

BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
UNCLEAR: Final = "unclear"
"""The judge sees an inaccuracy or worse, and the second judge does not."""
VERDICTS: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER, UNCLEAR)
LIMITS: Final = (0.003, 0.015, 0.03, 0.06)
"""From which loss on an action is good, an inaccuracy, a mistake, a blunder, in titles without limits of their own: by
the rule of ``bench/thresholds.py``, rounded."""
SHARPNESS: Final = 10.0
"""A loss of a tenth counts as 37 % of an action."""


def limits_of(title: str) -> Sequence[float]:
    """The limits of a title: its own, or those of all."""
    appraisal = title_of(title).appraisal()
    return LIMITS if appraisal is None else appraisal.calibration.limits or LIMITS


def verdict_on(loss: float, limits: Sequence[float]) -> str:
    """The verdict on a *loss* of win probability."""
    found = BEST
    for verdict, limit in zip((GOOD, INACCURACY, MISTAKE, BLUNDER), limits, strict=True):
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
