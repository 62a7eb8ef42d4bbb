"""What the memory aid must know of a title."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol


class Shown(NamedTuple):
    """A card that was shown and can only be on these *cells* now."""

    card: int
    cells: int


class Title(Protocol):
    """What a view of one title leaves open. Cells and cards are numbers, as in the title."""

    def cells(self, view: Any) -> list[int]:
        """Where a card lies face down that the viewer may not know. None before play begins, and none after it."""

    def cards(self, view: Any, cell: int) -> Sequence[int]:
        """The cards that are in question for one of these cells, in a fixed order."""

    def shown(self, view: Any) -> list[Shown]:
        """What the viewer was shown and could have marked on the backs of the others' cards."""

    def imagined(self, view: Any, rng: Random) -> tuple[Sequence[int], bool]:
        """For each cell the card on it in a world that fits the view, and whether every world had the same chance."""

    def settle(self, view: Any, cell: int, card: int, rng: Random) -> tuple[int, Sequence[int]]:
        """Whether any world that fits the view has *card* on *cell* (``scope/witnesses.py``); if so, such a world."""

    def cell_name(self, cell: int) -> str:
        """As in the notation."""

    def card_name(self, card: int) -> str:
        """As in a view on the wire."""
