"""What a loss is called, and how accurate a player was."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, hypot
from typing import Final, NamedTuple

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


class Average(NamedTuple):
    """How accurate the games of a level are; of several, if they cannot be told apart."""

    names: str
    """The level, or several with hyphens between them."""
    mean: float
    error: float
    """Give or take this much: twice the standard error."""


def levels_by_accuracy(title: str) -> list[Average]:
    """The levels of a *title*, the least accurate first; none if nobody has measured."""
    appraisal = title_of(title).appraisal()
    found: list[Average] = []
    for level, (mean, error) in {} if appraisal is None else appraisal.calibration.accuracy.items():
        last = found[-1] if found else None
        if last is not None and (mean <= last.mean or mean - last.mean <= hypot(error, last.error)):
            found[-1] = Average(f"{last.names}-{level}", (last.mean + mean) / 2, max(error, last.error))
        else:
            found.append(Average(level, mean, error))
    return found


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
