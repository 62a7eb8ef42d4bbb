"""What can be aimed at while the enemy's cards lie on given cells: lists that all such positions share."""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, CELLS, COLUMNS, NEIGHBOURS, cells_of
from fogline.titles.stalingrad.rules.actions import HOWITZERS, RECOGNITIONS, SEARCHES

_MAX_KEPT: Final = 4096
"""Lists kept at a time. Games need a few hundred."""
_NONE: Final[list[Action]] = []


@final
class Targets:
    """Every action that names enemy cards only by their cells."""

    def __init__(self, enemy: i64) -> None:
        self.enemy: i64 = enemy
        cells = cells_of(enemy)
        self.searches: list[Action] = [SEARCHES[cell] for cell in cells]
        self.singles: list[Action] = [RECOGNITIONS[cell][cell] for cell in cells]
        """RECOGNITION of one card."""
        self.recognitions: list[Action] = []
        """RECOGNITION of one card, or of two that are horizontally adjacent (ST-GRID-7)."""
        for cell in cells:
            self.recognitions.append(RECOGNITIONS[cell][cell])
            if cell % COLUMNS != COLUMNS - 1 and enemy & BIT[cell + 1] != 0:
                self.recognitions.append(RECOGNITIONS[cell][cell + 1])
        self._howitzers: list[list[Action]] = [_NONE] * CELLS

    def howitzers(self, mortar: i64) -> list[Action]:
        """HOWITZER from a cell at every enemy card not adjacent to it (ST-MO-1)."""
        known = self._howitzers[mortar]
        if len(known) == 0:
            known = [HOWITZERS[mortar][cell] for cell in cells_of(self.enemy & ~NEIGHBOURS[mortar])]
            self._howitzers[mortar] = known
        return known


_KNOWN: Final[dict[int, Targets]] = {}


def targets(enemy: i64) -> Targets:
    """The actions at enemy cards on these cells."""
    known = _KNOWN.get(enemy)
    if known is None:
        if len(_KNOWN) >= _MAX_KEPT:
            _KNOWN.clear()
        known = Targets(enemy)
        _KNOWN[enemy] = known
    return known
