"""Which numbers of a view are ever written: the first layer needs no others while it learns."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

STEPPING: Final = 64
"""The width is a multiple of it, so that the network is seldom compiled again."""


class Columns:
    """Places of numbers that were seen, in the order in which they were found."""

    def __init__(self, whole: int, places: Any = ()) -> None:
        self.whole: Final = whole
        """Numbers of a view."""
        self.places: Any = np.asarray(places, np.int64)

    @property
    def width(self) -> int:
        """Of the first layer."""
        return max(1, -(-len(self.places) // STEPPING)) * STEPPING

    def add(self, seen: Any) -> bool:
        """Places where *seen* is not zero are known from now on. Whether the first layer must be widened."""
        before = self.width
        new = np.setdiff1d(np.flatnonzero(seen), self.places)
        self.places = np.concatenate([self.places, new])
        return self.width != before

    def take(self, views: Any, into: Any) -> None:
        """The seen numbers of *views*; what is right of them stays as it is."""
        into[:, : len(self.places)] = views[:, self.places]
