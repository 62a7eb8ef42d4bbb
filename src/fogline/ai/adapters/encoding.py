"""The numbers of a view, as one array that is filled anew for each; and which title is written down how."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import numpy as np

from fogline.kernel.setup import Setup
from fogline.kit.research import Encoding
from fogline.titles.panzer.research.encoding import Panzer
from fogline.titles.spearpoint.research.encoding import Spearpoint
from fogline.titles.stalingrad.research.encoding import Stalingrad

ENCODINGS: Final[dict[str, Callable[[Setup], Encoding]]] = {
    "stalingrad": Stalingrad,
    "panzer": Panzer,
    "spearpoint": Spearpoint,
}
"""For each game how its views are written down."""


class Tensor:
    """The numbers of a view: one flat array, and its pieces by name, which share its memory."""

    def __init__(self, encoding: Encoding) -> None:
        self._encoding = encoding
        sizes = [int(np.prod(piece.shape)) for piece in encoding.pieces]
        self.flat: Any = np.zeros(sum(sizes), np.float32)
        self.by_name: dict[str, Any] = {}
        start = 0
        for piece, size in zip(encoding.pieces, sizes):
            self.by_name[piece.name] = self.flat[start : start + size].reshape(piece.shape)
            start += size

    def show(self, view: Any) -> None:
        """Hold the numbers of *view* from now on."""
        self.flat.fill(0)
        self._encoding.fill(view, self.by_name)


@lru_cache(maxsize=16)
def encoding_of(setup: Setup) -> Encoding:
    """How the views of *setup* are written down."""
    return ENCODINGS[setup.game](setup)
