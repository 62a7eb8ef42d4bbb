"""Shares as whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Final

HUNDRED: Final = 100
NEARLY: Final = 1e-9


def percent(share: float) -> int:
    """A share in percent; a half is rounded up, as the pages do it."""
    return floor(HUNDRED * share + 0.5)


def whole_shares(shares: Sequence[float], total: int = HUNDRED) -> list[int]:
    """*shares*, none of them negative, as whole numbers in the same proportions that add up to *total*: what is lost by
    rounding down goes to the largest remainders, the earlier ones first. All 0 if all shares are."""
    whole = sum(shares)
    if whole <= 0:
        return [0] * len(shares)
    exact = [total * share / whole for share in shares]
    found = [floor(one + NEARLY) for one in exact]
    order = sorted(range(len(exact)), key=lambda at: (found[at] - exact[at], at))
    for at in order[: total - sum(found)]:
        found[at] += 1
    return found
