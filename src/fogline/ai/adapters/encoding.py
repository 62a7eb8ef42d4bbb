"""The numbers of a view, as one array that is refilled for each; and the encoding of each title."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.kit.research import Encoding


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
    encoding = title_of(setup.game).encoding(setup)
    if encoding is None:
        raise BadData("set-up", setup.game, "the views of this title are not written as numbers")
    return encoding
