"""Hill modifiers (section 13.6)."""

import pytest

from tests.titles.panzer.fixtures import play, skirmish
from tests.titles.panzer.shots_fixtures import fire, shot

VALUES = "SHE=F2 PZ4=A2 STG=A2"


def test_pz_hill_1_from_a_hill() -> None:
    """Ex 1: one distance miss at distance 2 (from the ground two); with correction none."""
    assert shot(skirmish(B3="aSHE", B5="gPZ4!", values=VALUES), "american", "B3", "B5") == "<2,2,2> 1/3"
    state = skirmish(B3="hill/aSHE", B5="gPZ4!", values=VALUES, fire_correction=True)
    hands = []
    for _ in range(3):
        hands.append(fire(state, "american", "B3", "B5"))
        play(state, "german", "move C5")
    assert hands == ["<1,2,2> 2/5", "<0,2,2> 1/2", "<0,2,2> 1/2"]
    near = skirmish(B3="hill/aSHE", B4="gPZ4!", values=VALUES)
    assert shot(near, "american", "B3", "B4") == "<1,2,2> 2/5"


def test_pz_hill_2_at_a_hill() -> None:
    """Ex 1: two distance misses at distance 1 (on the ground one); correction takes one, then both."""
    assert shot(skirmish(B3="aSHE", B4="gPZ4!", values=VALUES), "american", "B3", "B4") == "<1,2,2> 2/5"
    state = skirmish(B3="aSHE", B4="hill/gPZ4", values=VALUES, fire_correction=True)
    hands = []
    for _ in range(3):
        hands.append(fire(state, "american", "B3", "B4"))
        play(state, "german", "move C5")
    assert hands == ["<2,2,2> 1/3", "<1,2,2> 2/5", "<0,2,2> 1/2"]
    far = skirmish(B3="aSHE", B5="hill/gPZ4", values=VALUES)
    assert shot(far, "american", "B3", "B5") == "<2,2,2> 1/3"


def test_pz_hill_3_both_or_neither() -> None:
    """Ex 1: the plain distance."""
    far = skirmish(B3="hill/aSHE", B5="hill/gPZ4", values=VALUES)
    near = skirmish(B3="hill/aSHE", B4="hill/gPZ4", values=VALUES)
    assert shot(far, "american", "B3", "B5") == "<2,2,2> 1/3"
    assert shot(near, "american", "B3", "B4") == "<1,2,2> 2/5"
    beside = skirmish(B3="aSHE", B5="gPZ4!", A3="hill", C5="hill", values=VALUES)
    assert shot(beside, "american", "B3", "B5") == "<2,2,2> 1/3"


def test_pz_hill_4_a_meadow_is_no_hill() -> None:
    """Ex 1: from a hill at a meadow one; from a meadow at a hill two."""
    down = skirmish(B3="hill/aSHE", B5="meadow/gPZ4", values=VALUES)
    assert shot(down, "american", "B3", "B5") == "<1,2,2> 2/5"
    up = skirmish(B3="meadow/aSHE", B4="hill/gPZ4", values=VALUES)
    assert shot(up, "american", "B3", "B4") == "<2,2,2> 1/3"


@pytest.mark.parametrize(
    ("option", "downhill", "near", "uphill"),
    [
        ("additive", "<2,2,2> 1/3", "<2,2,2> 1/3", "<3,2,2> 2/7"),
        ("capped", "<1,2,2> 2/5", "<2,2,2> 1/3", "<2,2,2> 1/3"),
    ],
)
def test_pz_hill_5_with_low_profile(option: str, downhill: str, near: str, uphill: str) -> None:
    """Ex 1: from a hill at a Stug on the ground. Ex 2: at a Stug on a hill, and from one hill to another."""
    given = {"values": VALUES, "stug-low-profile": True, "stug-low-profile-vs-hill": option}
    assert shot(skirmish(B3="hill/aSHE", B5="gSTG!", **given), "american", "B3", "B5") == downhill
    assert shot(skirmish(B3="aSHE", B4="hill/gSTG", **given), "american", "B3", "B4") == near
    assert shot(skirmish(B3="aSHE", B5="hill/gSTG", **given), "american", "B3", "B5") == uphill
    assert shot(skirmish(B3="hill/aSHE", B5="hill/gSTG", **given), "american", "B3", "B5") == "<3,2,2> 2/7"


def test_amb_53_capped_by_default() -> None:
    """By default a number that a hill fixes includes the low-profile card; with both on hills none is fixed."""
    low = {"values": VALUES, "stug-low-profile": True}
    assert shot(skirmish(B3="hill/aSHE", B5="gSTG!", **low), "american", "B3", "B5") == "<1,2,2> 2/5"
    assert shot(skirmish(B3="aSHE", B5="hill/gSTG", **low), "american", "B3", "B5") == "<2,2,2> 1/3"
    assert shot(skirmish(B3="hill/aSHE", B5="hill/gSTG", **low), "american", "B3", "B5") == "<3,2,2> 2/7"
    assert shot(skirmish(B3="aSHE", B5="gSTG!", **low), "american", "B3", "B5") == "<3,2,2> 2/7"


@pytest.mark.parametrize("option", ["additive", "capped"])
def test_amb_53_true_distance(option: str) -> None:
    """In both readings the profile needs true distance 2: none from a hill beside the Stug."""
    state = skirmish(
        B3="hill/aSHE", B4="gSTG!", values=VALUES, stug_low_profile=True, stug_low_profile_vs_hill=option
    )  # fmt: skip
    assert shot(state, "american", "B3", "B4") == "<1,2,2> 2/5"
