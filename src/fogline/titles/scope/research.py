"""Views of the SCOPE titles for research: the lines of their text, and the numbers that they have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fogline.kit.research import plain
from fogline.titles.scope.grid import CELLS, cells_of


def view_text(view: Any, lines: dict[str, str]) -> str:
    """One line for each field of *view*: that of *lines*, or its plain value. The set-up is agreed and left out."""
    return "\n".join(
        [lines.get(name) or f"{name} {plain(value)}" for name, value in zip(view._fields, view) if name != "setup"]
    )


class Board:
    """The cells of a battlefield as places in arrays."""

    def __init__(self, cells: Iterable[int]) -> None:
        self.cells: list[int] = list(cells)
        self.at: dict[int, int] = {cell: index for index, cell in enumerate(self.cells)}
        """By cell, its place."""

    def mark(self, row: Any, cell: int) -> None:
        """Set the place of a cell, if it is one."""
        if cell != CELLS:
            row[self.at[cell]] = 1

    def spread(self, row: Any, mask: int) -> None:
        """Set the places of a set of cells."""
        for cell in cells_of(mask):
            row[self.at[cell]] = 1

    def fill(self, view: Any, into: dict[str, Any]) -> None:
        """Set what both titles have: who looks, the card on each cell, the step and its target, and the outcome."""
        if view.seat is not None:
            into["seat"][view.seat] = 1
        for index, cell in enumerate(self.cells):
            into["cells"][index, view.cells[cell]] = 1
        into["step"][view.step] = 1
        for row, cell in enumerate((view.focus, view.quadrant, view.gun)):
            self.mark(into["target"][row], cell)
        if view.winner in (0, 1):
            into["outcome"][view.winner] = 1
        for bit in range(len(into["outcome"]) - 2):
            into["outcome"][2 + bit] = view.reasons >> bit & 1
