"""What can be guessed in a position of a SCOPE title: where a card of one kind lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

MIN_CELLS: Final = 3
MAX_CELLS: Final = 16
SURE: Final = 0.995
"""From here on a card is not in question."""
LIKELY: Final = 0.15
"""A question has a cell that is at least so likely."""


def spots_of(odds: Mapping[str, Mapping[str, float]], cards: Sequence[str]) -> list[tuple[str, str]]:
    """Each with the card, the cells of the first of *cards* that can be on a few cells, and is likelier on some of them
    than on others."""
    for card in cards:
        shares = {cell: chances[card] for cell, chances in odds.items() if card in chances}
        open_cells = [cell for cell, share in shares.items() if 0.0 < share < SURE]
        if MIN_CELLS <= len(open_cells) <= MAX_CELLS and _differ([shares[cell] for cell in open_cells]):
            return [(cell, card) for cell in open_cells]
    return []


def _differ(shares: Sequence[float]) -> bool:
    """Whether there is something to know: they are not all nearly the same."""
    return max(shares) > max(LIKELY, 1.5 * min(shares))
