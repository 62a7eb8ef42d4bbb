"""Vectors for positions built by tests: the compiler's own type where the rules are compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogline.kernel.arrays import COMPILED

if TYPE_CHECKING or COMPILED:
    from librt.vecs import vec
else:
    from fogline.kernel.arrays import vec

__all__ = ["vec"]
