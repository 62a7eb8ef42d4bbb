"""What the rules promise of every position (Part 15)."""

from __future__ import annotations

from fogline.titles.panzer.rules.cards import AMERICAN, CELLS, FOREST, FOREST_CARDS, GERMAN, SUPPLY, UNITS, side_of
from fogline.titles.panzer.rules.state import (
    ALIVE,
    DEPLOY,
    GUN,
    GUN_NOW,
    GUN_POOL,
    OVER,
    VICTIM,
    VICTIM_NOW,
    VICTIM_POOL,
    State,
)
from fogline.titles.scope.grid import BIT, size_of
from fogline.titles.scope.position import NOWHERE


def check(state: State) -> None:
    """Assert what the rules promise of every position (Part 15)."""
    rules = state.rules
    terrain = state.terrain()
    assert size_of(terrain) == sum(
        [int(size_of(mask)) for mask in (state.meadows, state.hills, state.lakes, state.peaks)]
    ), "a cell has one terrain"
    assert terrain & ~rules.board == 0
    assert state.american & state.german == 0
    found = [0] * UNITS
    for cell in range(CELLS):
        unit = state.cells[cell]
        bit = BIT[cell]
        assert (state.occupied & bit != 0) == (unit != FOREST), "it is known where units are"
        if unit != FOREST:
            found[unit] += 1
            assert rules.board & bit != 0, "no unit stands outside the battlefield"
            assert state.held(side_of(unit)) & bit != 0, "a unit stands where its side controls (PZ-CTRL-2)"
            assert (state.lakes | state.peaks) & bit == 0, "nothing stands on a lake or on peaks (PZ-INV-3)"
            if terrain & bit != 0:
                assert state.shown & bit != 0, "a unit on terrain is revealed (PZ-INV-5)"
        else:
            assert (state.shown | state.locked) & bit == 0, "only units are revealed or locked"
            if terrain & bit != 0:
                assert (state.american | state.german) & bit == 0, "empty terrain is neutral (PZ-TERR-4)"
    assert (state.american | state.german) | terrain == rules.board, "every forest card shows a side (PZ-CTRL-1)"
    assert state.locked & ~state.shown == 0, "a locked unit is revealed (PZ-INV-5)"
    if state.step > DEPLOY:
        _check_units(state, found)
    assert (state.step == OVER) == (state.reasons != 0)


def _check_units(state: State, found: list[int]) -> None:
    alive = [0, 0]
    for unit in range(1, UNITS):
        whole = found[unit] + int(state.lost[unit])
        assert whole == int(state.squads[unit]) <= SUPPLY[unit], "no unit is lost but to the enemy (PZ-INV-7)"
        alive[side_of(unit)] += found[unit]
    on_terrain = size_of(state.terrain() & (state.american | state.german))
    forest = len(state.rules.cells) - size_of(state.terrain()) - (sum(alive) - on_terrain)
    assert forest + state.deck == FOREST_CARDS, "forest cards are conserved (PZ-INV-1, PZ-INV-2)"
    for side in (AMERICAN, GERMAN):
        assert alive[side] == state.sides[ALIVE + side]
        mark = state.sides[GUN_NOW + side]
        if mark != NOWHERE:
            assert state.cells[mark] == state.sides[GUN + side], "the shooter is where it is said to be"
            assert state.sides[GUN_POOL + side] & BIT[mark] != 0
        mark = state.sides[VICTIM_NOW + side]
        if mark != NOWHERE:
            assert state.cells[mark] == state.sides[VICTIM + side], "the target is where it is said to be"
            assert state.sides[VICTIM_POOL + side] & BIT[mark] != 0
