"""The actions of SCOPE Panzer as sequences of small numbers.

========== ======================================================================================================
head       its numbers
========== ======================================================================================================
verb       the verbs in the order of the notation
kind       a type of unit, or the face of a terrain card
place      a cell, or a quadrant by its corner
second     the cell that a light tank searches
goes 1-4   of a MOVE, for each of the quadrant's four places in turn: the place where its unit goes; itself where
           there is none
========== ======================================================================================================

Both sides are written as the American sees the battlefield: for the German the rows are in reverse order.
"""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.kit.coding.coder import heads_of
from fogline.titles.panzer.rules.actions import (
    SYNTAX,
    WAYS,
    Deploy,
    Done,
    Explore,
    Hold,
    Lay,
    Light,
    Move,
    Search,
    Shoot,
    Skip,
    Take,
)  # fmt: skip
from fogline.titles.panzer.rules.cards import AMERICAN, CELLS, TYPES, type_of
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import COLUMNS

VERBS: Final = tuple([verb for verb in SYNTAX if verb != "draw"])
LAY: Final = VERBS.index("terrain") + 1
TAKE: Final = VERBS.index("take") + 1
DEPLOY: Final = VERBS.index("deploy") + 1
DONE: Final = VERBS.index("done") + 1
MOVE: Final = VERBS.index("move") + 1
EXPLORE: Final = VERBS.index("explore") + 1
SEARCH: Final = VERBS.index("search") + 1
LIGHT: Final = VERBS.index("light") + 1
SHOOT: Final = VERBS.index("shoot") + 1
HOLD: Final = VERBS.index("hold") + 1
SKIP: Final = VERBS.index("skip") + 1

PLACES: Final = 4
"""Of a quadrant."""
HEADS: Final = heads_of(
    (
        ("verb", len(VERBS)),
        ("kind", TYPES),
        ("place", CELLS),
        ("second", CELLS),
        ("goes 1", PLACES),
        ("goes 2", PLACES),
        ("goes 3", PLACES),
        ("goes 4", PLACES),
    )
)
_KIND: Final = len(VERBS) + 1
"""In a key, the first number of the head ``kind``."""
_PLACE: Final = _KIND + TYPES
_SECOND: Final = _PLACE + CELLS
_GOES: Final = _SECOND + CELLS


def _goes_key(goes: int, side: int) -> int:
    """Where the units of the four places go, as a key. For the German the upper row comes first."""
    turned = 0 if side == AMERICAN else 2
    places = [(goes >> 2 * (slot ^ turned) & 3) ^ turned for slot in range(PLACES)]
    return sum(_GOES + PLACES * slot + target << 8 * slot for slot, target in enumerate(places))


GOES: Final = [vec[i64]([_goes_key(goes, side) for goes in WAYS]) for side in (0, 1)]
"""By side, for each of ``WAYS`` where the units go, as a key."""
_GOES_OF: Final = [vec[i64]([_goes_key(goes, side) for goes in range(256)]) for side in (0, 1)]
"""By side and ``Move.goes``, the same."""


@final
class Keys:
    """The numbers of actions on a battlefield of so many rows."""

    def __init__(self, rows: int) -> None:
        self.cell_at: vec[i64] = vec[i64](list(range(CELLS)) + _turned(rows - 1))
        """By side and cell, its place as that side sees the battlefield."""
        self.corner_at: vec[i64] = vec[i64](list(range(CELLS)) + _turned(rows - 2))
        """The same for the corner of a quadrant, which is another of its cells from the other side."""

    def move_key(self, side: i64, corner: i64) -> i64:
        """What every MOVE of a quadrant begins with."""
        return MOVE | _PLACE + self.corner_at[side * CELLS + corner] << 8

    def action_key(self, side: i64, action: Action) -> i64:
        """The numbers of an action of *side*, as a key."""
        first: i64 = side * CELLS
        if isinstance(action, Search):
            return SEARCH | _PLACE + self.cell_at[first + action.cell] << 8
        if isinstance(action, Explore):
            return EXPLORE | _PLACE + self.corner_at[first + action.quadrant] << 8
        if isinstance(action, Light):
            target: i64 = self.cell_at[first + action.target]
            return LIGHT | _PLACE + self.cell_at[first + action.origin] << 8 | _SECOND + target << 16
        if isinstance(action, Shoot):
            return SHOOT | _PLACE + self.cell_at[first + action.cell] << 8
        if isinstance(action, Lay):
            return LAY | _KIND + action.card << 8 | _PLACE + self.cell_at[first + action.cell] << 16
        if isinstance(action, Take):
            return TAKE | _KIND + type_of(action.card) - 1 << 8
        if isinstance(action, Deploy):
            kind: i64 = type_of(action.card) - 1
            return DEPLOY | _KIND + kind << 8 | _PLACE + self.cell_at[first + action.cell] << 16
        if isinstance(action, Move):
            return self.move_key(side, action.quadrant) | _GOES_OF[side][action.goes] << 16
        if isinstance(action, Hold):
            return HOLD
        if isinstance(action, Skip):
            return SKIP
        assert isinstance(action, Done)
        return DONE


def _turned(last: int) -> list[int]:
    return [max(0, last - cell // COLUMNS) * COLUMNS + cell % COLUMNS for cell in range(CELLS)]
