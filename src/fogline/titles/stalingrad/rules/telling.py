"""What a turn tells by being skipped, or by not being skipped (H25), where hidden cards decide whether a seat can act.

In official games this cannot happen (L3): somebody can always MOVE, or SEARCH with a Sniper that all know to be there.
"""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.titles.scope.grid import SQUARE
from fogline.titles.scope.memory import LACKS, SCARCE, claim
from fogline.titles.scope.position import NOWHERE, remember
from fogline.titles.stalingrad.rules.assaulting import assaulters
from fogline.titles.stalingrad.rules.cards import EMPTY_AREA, INFANTRY, KINDS, MACHINE_GUN, MORTAR, SNIPER
from fogline.titles.stalingrad.rules.firing import firers
from fogline.titles.stalingrad.rules.moving import can_move
from fogline.titles.stalingrad.rules.recognizing import can_recognize
from fogline.titles.stalingrad.rules.reinforcing import empty_areas_needed
from fogline.titles.stalingrad.rules.searching import can_search
from fogline.titles.stalingrad.rules.shelling import shellers
from fogline.titles.stalingrad.rules.state import State
from fogline.titles.stalingrad.rules.tables import SNIPERS, UNITS


def remember_helplessness(state: State, side: i64, division: i64) -> None:
    """H25: a skipped turn tells where the cards that could have acted are not."""
    if division != UNITS:
        _remember_lack(state, side, SNIPER, state.rules.fronts[side] & state.held(side))  # only with AMB-14
    if not state.rules.advanced or division == SNIPERS:
        return
    ground: i64 = state.rules.grounds[side]
    _remember_lack(state, side, MORTAR, shellers(state, side) & ground)
    _remember_lack(state, side, MACHINE_GUN, firers(state, side) & ground)
    _remember_lack(state, side, INFANTRY, assaulters(state, side) & ground)
    needed = empty_areas_needed(state, side)
    if needed > 0:
        for corner in state.rules.rear_quadrants[side]:
            what: i64 = LACKS if needed == 1 else SCARCE
            remember(state, what, side, NOWHERE, EMPTY_AREA, SQUARE[corner] & state.held(side))


def _remember_lack(state: State, side: i64, kind: i64, mask: i64) -> None:
    if mask != 0 and state.counts[side * KINDS + kind] > 0:
        remember(state, LACKS, side, NOWHERE, kind, mask)


def remember_ability(state: State, side: i64, division: i64) -> None:
    """A turn that is not skipped tells that one of the hidden cards can act, if no public fact says so."""
    rules = state.rules
    if can_move(state, side):
        return
    if division != UNITS and not rules.move_anywhere and can_search(state, side):
        return
    units: bool = rules.advanced and division != SNIPERS
    abroad: i64 = assaulters(state, side) & ~rules.grounds[side]
    if units and (can_recognize(state, side) or abroad != 0):
        return
    first = True
    if division != UNITS:
        first = _remember_claim(state, side, SNIPER, rules.fronts[side] & state.held(side), 1, first)
    if not units:
        return
    first = _remember_claim(state, side, MORTAR, shellers(state, side), 1, first)
    first = _remember_claim(state, side, MACHINE_GUN, firers(state, side), 1, first)
    first = _remember_claim(state, side, INFANTRY, assaulters(state, side), 1, first)
    needed = empty_areas_needed(state, side)
    if needed > 0:
        for corner in rules.rear_quadrants[side]:
            first = _remember_claim(state, side, EMPTY_AREA, SQUARE[corner] & state.held(side), needed, first)


def _remember_claim(state: State, side: i64, kind: i64, mask: i64, least: i64, first: bool) -> bool:
    """One of the claims of which at least one is true. Returns whether the next one is the first of its row."""
    if mask == 0 or state.counts[side * KINDS + kind] == 0:
        return first
    state.facts = claim(state.facts, side, least, kind, mask, first=first)
    return False
