"""Good places for cards of SCOPE Stalingrad."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64, vec
from fogline.titles.scope.grid import CELLS
from fogline.titles.stalingrad.rules.cards import depth_of

PLACES: Final[list[list[float]]] = [
    [1.0, 1.0, 1.0, 1.0],  # Empty Area
    [1.0, 1.0, 1.0, 1.0],  # Decoy
    [0.2, 1.0, 1.3, 1.3],  # Sniper
    [0.2, 1.0, 1.3, 1.3],  # Officer
    [0.6, 1.0, 1.1, 1.1],  # Scout
    [0.4, 1.0, 1.2, 1.2],  # Mortar
    [1.8, 0.9, 0.6, 0.5],  # Machine Gun: it stops whoever assaults
    [2.0, 0.9, 0.5, 0.4],  # Infantry: it can assault from the first row only
]
"""How well a kind of card lies at depth 1, 2, 3 and 4."""
_WORTHS: Final = vec[float]([by_depth[depth_of(cell) - 1] for by_depth in PLACES for cell in range(CELLS)])


def place_worth(kind: i64, cell: i64) -> float:
    """How well a kind of card lies on *cell* of its own Front."""
    return _WORTHS[kind * CELLS + cell]
