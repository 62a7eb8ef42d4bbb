"""What is kept of the latest shot of each side (PZ-ADV-2), and where the units that fired and were fired at are since.

Twins are two cards (AMB-36), yet nothing in a position names a card. A shot keeps two *marks*, the cells where its
shooter and its target are now; a MOVE takes a mark along with its unit. Where a mark can be, as far as the MOVEs tell,
is public (its *pool*); where it is, only the unit's owner knows.
"""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.titles.panzer.rules.cards import FOREST
from fogline.titles.panzer.rules.state import (
    AT,
    FROM,
    GUN,
    GUN_NOW,
    GUN_POOL,
    KILLED,
    RUN,
    VICTIM,
    VICTIM_NOW,
    VICTIM_POOL,
    State,
)
from fogline.titles.scope.grid import BIT, STEPS
from fogline.titles.scope.position import NOWHERE


def keep_shot(state: State, side: i64, gun: i64, target: i64, run: i64) -> None:
    """Note the shot that *side* fires now."""
    sides = state.sides
    sides[GUN + side] = state.cells[gun]
    sides[FROM + side] = gun
    sides[AT + side] = target
    sides[VICTIM + side] = state.cells[target]
    sides[RUN + side] = run
    sides[KILLED + side] = 0
    sides[GUN_POOL + side] = BIT[gun]
    sides[VICTIM_POOL + side] = BIT[target]
    sides[GUN_NOW + side] = gun
    sides[VICTIM_NOW + side] = target


def forget_shot(state: State, side: i64) -> None:
    """A turn without a shot breaks every streak (PZ-ADV-2)."""
    sides = state.sides
    if sides[GUN + side] == FOREST:
        return
    sides[GUN + side] = FOREST
    sides[FROM + side] = NOWHERE
    sides[AT + side] = NOWHERE
    sides[VICTIM + side] = FOREST
    sides[RUN + side] = 0
    sides[KILLED + side] = 0
    sides[GUN_POOL + side] = 0
    sides[VICTIM_POOL + side] = 0
    sides[GUN_NOW + side] = NOWHERE
    sides[VICTIM_NOW + side] = NOWHERE


def follow_marks(state: State, side: i64, corner: i64, goes: i64, taken_up: i64) -> None:
    """A MOVE of *side* takes along its unit that fired last, and the one that the enemy fired at last."""
    _follow(state, GUN_POOL + side, GUN_NOW + side, corner, goes, taken_up)
    _follow(state, VICTIM_POOL + 1 - side, VICTIM_NOW + 1 - side, corner, goes, taken_up)


def _follow(state: State, pool: i64, mark: i64, corner: i64, goes: i64, taken_up: i64) -> None:
    if state.sides[pool] & taken_up == 0:
        return
    if state.rules.lost_on_pickup:  # AMB-35, option
        state.sides[pool] = 0
        state.sides[mark] = NOWHERE
        return
    state.sides[pool] |= taken_up
    place: i64 = 0
    while place < 4:
        if state.sides[mark] == corner + STEPS[place]:
            state.sides[mark] = corner + STEPS[goes >> 2 * place & 3]
            return
        place += 1


def lose_marks(state: State, cell: i64) -> None:
    """The unit on *cell* is destroyed: nothing is marked there any more. Its cell was seen, so this is public."""
    for side in (0, 1):
        if state.sides[GUN_NOW + side] == cell:
            state.sides[GUN_NOW + side] = NOWHERE
            state.sides[GUN_POOL + side] = 0
        if state.sides[VICTIM_NOW + side] == cell:
            state.sides[VICTIM_NOW + side] = NOWHERE
            state.sides[VICTIM_POOL + side] = 0
