"""The hand of a shot before it is fired, as far as the shooter's player can know it.

Of twins that were taken up since the last shot only their owner knows which is which (AMB-36), and so whether fire
correction, flank or rear attack will count. Everything here is made from a view, so it cannot tell.
"""

from __future__ import annotations

from fogline.games.panzer.cards import FOREST, SUPPLY, UNKNOWN
from fogline.games.panzer.rules import PANZER
from fogline.games.panzer.shooting import hand_of
from fogline.games.panzer.state import GUN, GUN_NOW, GUN_POOL, NOWHERE, VICTIM, VICTIM_NOW, VICTIM_POOL, State
from fogline.games.panzer.view import View
from fogline.games.scope.grid import cells_of
from fogline.kernel.arrays import i64, vec

Hand = tuple[int, int, int]
"""Distance misses, armour misses, hits."""


def known_hands(view: View, gun: int) -> list[Hand]:
    """Every hand that the shot of the unit on *gun* at the view's target can have; the least promising first."""
    side = view.turn % 2
    victims = _whether(view, VICTIM + side, VICTIM_POOL + side)
    gunners = _whether(view, GUN + 1 - side, GUN_POOL + 1 - side)
    found: set[Hand] = set()
    for is_victim in victims:
        for is_gunner in gunners:
            state = _what_matters(view)
            state.sides[VICTIM_NOW + side] = view.focus if is_victim else NOWHERE
            state.sides[GUN_NOW + 1 - side] = view.focus if is_gunner else NOWHERE
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


def _what_matters(view: View) -> State:
    """As much of a position as makes a hand: the cards that are seen, the hills, the latest shots."""
    state = PANZER.new(view.setup)
    state.cells = vec[i64]([FOREST if unit == UNKNOWN else unit for unit in view.cells])
    state.sides = vec[i64](list(view.sides))
    state.hills = view.hills
    return state
