"""Open turrets (section 12.10)."""

import pytest

from fogline.kernel.errors import BadData
from tests.titles.panzer.fixtures import new, play, skirmish
from tests.titles.panzer.shots_fixtures import fire, shot

OPEN = {"open-turret": True, "to_act": "german", "values": "PZ4=F2 JAC=A2,F2 HEL=A1 SHE=A2"}


def test_pz_open_1_from_a_hill_beside_it() -> None:
    """Ex 1: one point of armour less; from the ground none."""
    assert shot(skirmish(B4="hill/gPZ4", B3="aJAC!", **OPEN), "german", "B4", "B3") == "<1,1,2> 1/2"
    assert shot(skirmish(B4="gPZ4", C4="hill", B3="aJAC!", **OPEN), "german", "B4", "B3") == "<1,2,2> 2/5"


def test_pz_open_1_not_from_distance_two() -> None:
    """Ex 2: the hill makes one distance miss of two, and that is all."""
    assert shot(skirmish(B5="hill/gPZ4", B3="aJAC!", **OPEN), "german", "B5", "B3") == "<1,2,2> 2/5"


def test_pz_open_1_not_against_a_hill() -> None:
    """Ex 3: the Jackson stands on another hill."""
    assert shot(skirmish(B4="hill/gPZ4", B3="hill/aJAC", **OPEN), "german", "B4", "B3") == "<1,2,2> 2/5"


def test_pz_open_1_the_hellcat() -> None:
    """Ex 4: armour 1 becomes 0."""
    assert shot(skirmish(B4="hill/gPZ4", B3="aHEL!", **OPEN), "german", "B4", "B3") == "<1,0,2> 2/3"


def test_pz_open_1_with_correction_and_flank() -> None:
    """Ex 5: nothing is left but hits (AMB-57: they add up)."""
    state = skirmish(B4="hill/gPZ4", D4="gPZ3!", B3="aJAC!", fire_correction=True, flank_attack=True, **OPEN)
    assert fire(state, "german", "B4", "B3") == "<1,1,2> 1/2"
    fire(state, "american", "B3", "D4")
    assert shot(state, "german", "B4", "B3") == "<0,0,2> 1"


def test_pz_open_1_needs_terrain() -> None:
    """Ex 6: the option without terrain is rejected, and the message says why."""
    with pytest.raises(BadData, match="terrain"):
        new(open_turret=True)
    with pytest.raises(BadData, match="terrain"):
        new(open_turret=True, terrain=False)
    assert new(open_turret=True, terrain=True).rules.open_turret


def test_pz_open_1_only_these_two() -> None:
    """A Sherman beside the hill keeps its armour; so does the Jackson without the option, and from a meadow."""
    assert shot(skirmish(B4="hill/gPZ4", B3="aSHE!", **OPEN), "german", "B4", "B3") == "<1,2,2> 2/5"
    off = {**OPEN, "open-turret": False}
    assert shot(skirmish(B4="hill/gPZ4", B3="aJAC!", **off), "german", "B4", "B3") == "<1,2,2> 2/5"
    assert shot(skirmish(B4="meadow/gPZ4", B3="aJAC!", **OPEN), "german", "B4", "B3") == "<1,2,2> 2/5"
    assert shot(skirmish(B4="hill/gPZ4", B3="meadow/aJAC", **OPEN), "german", "B4", "B3") == "<1,1,2> 1/2"


def test_amb_57_not_below_zero() -> None:
    """Open turret and flank against armour 1: the floor is 0; with the rear against armour 3 all is gone."""
    state = skirmish(B4="hill/gPZ4", D4="gPZ3!", B3="aHEL!", fire_correction=True, flank_attack=True, **OPEN)
    fire(state, "german", "B4", "B3")
    fire(state, "american", "B3", "D4")
    assert shot(state, "german", "B4", "B3") == "<0,0,2> 1"
    rear = {**OPEN, "values": "PZ4=F2 JAC=A3"}
    state = skirmish(B4="hill/gPZ4", B2="gPZ3!", B3="aJAC!", flank_attack=True, rear_attack=True, **rear)
    play(state, "german", "move C5")
    fire(state, "american", "B3", "B2")
    assert shot(state, "german", "B4", "B3") == "<1,0,2> 2/3"
