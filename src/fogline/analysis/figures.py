"""Formats figures for people and results for JSON: shares as whole numbers, results as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Any, Final

from fogline.kernel.messages import Message, kebab
from fogline.kit.wire import write_message

HUNDRED: Final = 100
NEARLY: Final = 1e-9
DIGITS: Final = 4


def percent(share: float) -> int:
    """A share in percent, with halves rounded up, as on the web pages."""
    return floor(HUNDRED * share + 0.5)


def whole_shares(shares: Sequence[float], total: int = HUNDRED) -> list[int]:
    """Non-negative *shares* as whole numbers in the same proportions that add up to *total*: the largest remainders are
    rounded up, earlier shares first. All are 0 if all shares are."""
    whole = sum(shares)
    if whole <= 0:
        return [0] * len(shares)
    exact = [total * share / whole for share in shares]
    found = [floor(one + NEARLY) for one in exact]
    order = sorted(range(len(exact)), key=lambda at: (found[at] - exact[at], at))
    for at in order[: total - sum(found)]:
        found[at] += 1
    return found


def plain(value: Any) -> Any:
    """A result as data for JSON. Named tuples become objects with names in kebab-case; fields that are None are left
    out."""
    if isinstance(value, Message):
        return write_message(value)
    if isinstance(value, float):
        return round(value, DIGITS)
    if not isinstance(value, tuple | list):
        return value
    names = getattr(value, "_fields", None)
    if names is None:
        return [plain(one) for one in value]
    return {kebab(name): plain(one) for name, one in zip(names, value) if one is not None}
