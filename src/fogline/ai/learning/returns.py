"""What the decisions of a window were followed by: lambda-returns of two seats, one of which wins what the other loses.

Each seat has its own chain of decisions: what it expects at one of them is compared with what it expects at its next
one, or with how the game ended. Decisions that were not the network's are no part of a chain."""

from __future__ import annotations

from typing import Any

import numpy as np


def lambda_returns(
    values: Any, seats: Any, learns: Any, ends: Any, results: Any, last: tuple[Any, Any], trace: float
) -> Any:
    """By step and game, what the network should have expected there.

    *values*: what it did expect, for the seat that chose; *seats*: which one that was; *learns*: whether the network
    chose; *ends*: whether the game ended with this step, and *results* how, for seat 0; *last*: value and seat of the
    decision after the window."""
    steps, games = values.shape
    returns = np.zeros_like(values)
    rows = np.arange(games)
    expected = _of_both(*last)
    followed = expected.copy()
    for step in range(steps - 1, -1, -1):
        over = ends[step]
        if over.any():
            expected[over, 0] = followed[over, 0] = results[step][over]
            expected[over, 1] = followed[over, 1] = -results[step][over]
        own = learns[step]
        who, seat = rows[own], seats[step][own]
        found = (1 - trace) * expected[who, seat] + trace * followed[who, seat]
        returns[step][own] = found
        expected[who, seat] = values[step][own]
        followed[who, seat] = found
    return returns


def _of_both(values: Any, seats: Any) -> Any:
    """By game and seat, from what one seat expects."""
    own = np.where(seats == 0, values, -values)
    return np.stack([own, -own], 1).astype(np.float32)
