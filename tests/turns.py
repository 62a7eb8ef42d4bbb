"""Pairs of which ``make test`` runs some, in rotation, and ``make slow`` the rest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

SLOW = pytest.mark.slow


def in_turn(names: Iterable[Any], others: Sequence[Any]) -> list[Any]:
    """Every name with each of the *others*. The first name runs with the first of them, the second with the second, and
    so on; all other pairs are slow."""
    return [
        pytest.param(name, other, marks=() if number % len(others) == at else SLOW)
        for number, name in enumerate(names)
        for at, other in enumerate(others)
    ]
