"""The hand of a shot before it is fired, as far as the shooter's player can know it.

Of twins that were taken up since the last shot only their owner knows which is which (AMB-36), and so whether fire
correction will count. Everything here is made from a view, so it cannot tell.
"""

from __future__ import annotations

from fogline.titles.panzer.rules.cards import FOREST, SUPPLY, UNKNOWN
from fogline.titles.panzer.rules.shooting import hand_of
from fogline.titles.panzer.rules.state import GUN_NOW, GUN_POOL, VICTIM, VICTIM_NOW, VICTIM_POOL
from fogline.titles.panzer.rules.view import View, laid_out
from fogline.titles.scope.grid import cells_of
from fogline.titles.scope.position import NOWHERE

Hand = tuple[int, int, int]
"""Distance misses, armour misses, hits."""


def known_hands(view: View, gun: int) -> list[Hand]:
    """Every hand that the shot of the unit on *gun* at the view's target can have; the least promising first."""
    side = view.turn % 2
    found: set[Hand] = set()
    for is_victim in _whether(view, VICTIM + side, VICTIM_POOL + side):
        state = laid_out(view)
        state.sides[VICTIM_NOW + side] = view.focus if is_victim else NOWHERE
        fired = view.sides[GUN_POOL + 1 - side] >> view.focus & 1  # who fired last turn has not moved since
        state.sides[GUN_NOW + 1 - side] = view.focus if fired else NOWHERE
        distance, armour, hits, _ = hand_of(state, side, gun, view.focus)
        found.add((int(distance), int(armour), int(hits)))
    return sorted(found, key=lambda hand: hand[2] / sum(hand))


def _whether(view: View, unit: int, pool: int) -> list[bool]:
    """Whether the unit on the target's cell is the very one that a shot was about; both, if nobody can tell."""
    kind, can_be = view.sides[unit], view.sides[pool]
    if kind == FOREST or view.cells[view.focus] != kind or not can_be >> view.focus & 1:
        return [False]
    elsewhere = [cell for cell in cells_of(can_be) if cell != view.focus and view.cells[cell] in (kind, UNKNOWN)]
    has_twin = SUPPLY[kind] - view.lost[kind] > 1
    return [True, False] if elsewhere and has_twin else [True]
