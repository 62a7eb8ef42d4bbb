"""The choice among candidates that are tried in worlds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, Final

from fogline.kernel.rolls import uniform
from fogline.kit.bots import Budget, Judge

WAVER: Final = 0.02
"""How much randomness a veteran adds, so that it is not predictable."""
FIRST_LOOK: Final = 4
"""Worlds in which a veteran tries every candidate; then it goes on with the better half, and so on."""
MIN_CANDIDATES: Final = 4
"""It never goes on with fewer candidates than this."""


def deliberate(judge: Judge, draw: Callable[[], Any], budget: Budget, rng: Random) -> Any:
    """The candidate with the best value on average over the worlds that are drawn. Every candidate is tried in the same
    worlds; those that fall behind are given up, so that the budget is spent where the choice is close."""
    contenders = list(judge.candidates)
    if len(contenders) == 1:
        return contenders[0]
    most, seconds = budget.worlds, budget.seconds
    totals = [uniform(rng, 0.0, WAVER) * min(FIRST_LOOK, most) for _ in contenders]
    end = None if seconds is None else monotonic() + seconds
    seen, pause = 0, FIRST_LOOK
    while seen < most and (end is None or seen == 0 or monotonic() < end):
        look = judge.look(draw())
        for number, action in enumerate(contenders):
            totals[number] += judge.value(look, action)
        seen += 1
        if seen == pause and len(contenders) > MIN_CANDIDATES:
            pause *= 2
            order = sorted(range(len(contenders)), key=totals.__getitem__, reverse=True)
            kept = order[: max(MIN_CANDIDATES, len(order) // 2)]
            contenders, totals = [contenders[number] for number in kept], [totals[number] for number in kept]
    return contenders[totals.index(max(totals))]
