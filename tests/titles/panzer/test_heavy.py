"""Heavy tanks (section 12.6)."""

import pytest

from fogline.titles.panzer.rules.events import Locked, Unlocked
from tests.titles.panzer.fixtures import BOTH, card, control, moves_of, play, refused, seen, skirmish, to_act
from tests.titles.panzer.shots_fixtures import fire, is_locked, shooters_at

HEAVY = {"heavy-tanks": True, "values": "PER=A3 SHE=A2"}


@pytest.mark.parametrize("armour", [0, 1, 2, 3])
def test_pz_hevy_1_armour_exactly_three(armour: int) -> None:
    """Ex 1: armour 3 is heavy, less is not."""
    state = skirmish(B3="aSHE", B5="gPZ4!", values=f"SHE=A{armour}", heavy_tanks=True)
    fire(state, "american", "B3", "B5")
    assert is_locked(state, "B3") == (armour == 3)


@pytest.mark.parametrize("drawn", ["miss", "hit"])
def test_pz_hevy_2_locked_by_firing(drawn: str) -> None:
    """Ex 1: H fires, hit or miss, and is locked in both views; M is not, nor is H when it is only found."""
    state = skirmish(B3="aPER", C3="aSHE", B5="gPZ4!", **HEAVY)
    fire(state, "american", "B3", "B5", drawn)
    assert [seen(state, who, "B3") for who in (*BOTH, None)] == ["aPER#"] * 3

    medium = skirmish(B3="aPER", C3="aSHE", B5="gPZ4!", **HEAVY)
    fire(medium, "american", "C3", "B5", drawn)
    assert [seen(medium, who, "C3") for who in (*BOTH, None)] == ["aSHE!"] * 3

    found = skirmish(B3="aPER", B5="gPZ4", to_act="german", **HEAVY)
    play(found, "german", "search B3", "hold")
    assert [seen(found, who, "B3") for who in (*BOTH, None)] == ["aPER!"] * 3
    play(found, "american", "move A2 B3-A3")
    assert card(found, "A3") == "aPER"


def test_pz_hevy_2_told_to_all() -> None:
    """The lock is public, and told once for each time it begins."""
    state = skirmish(B3="aPER", B5="gPZ4!", **HEAVY)
    log = play(state, "american", "search B5", "shoot B3", "draw armour")
    assert [event for event in log if isinstance(event, Locked)] == [Locked(13, 8)]


def test_pz_hevy_3_the_quadrant_moves_around_it() -> None:
    """Ex 1: X has 3 cells, H stays where it is, revealed (AMB-32: its cell is closed)."""
    state = skirmish(B3="aPER#", A2="aSHE", **HEAVY)
    assert set(moves_of(state, "american", "A2")) == {"", "A2-B2", "A2-A3"}
    assert refused(state, "american", "move A2 A2-B3") == "PZ-TMOV-3"
    assert refused(state, "american", "move A2 B3-A3") == "PZ-MOVE-2"
    play(state, "american", "move A2 A2-A3")
    assert (card(state, "B3")[:5], card(state, "A3")) == ("aPER!", "aSHE")


def test_pz_hevy_3_exploring_with_it() -> None:
    """Ex 2: success as usual; in the MOVE that follows H stays (AMB-33)."""
    state = skirmish(B3="aPER#", C3="aSHE", **HEAVY)
    play(state, "american", "explore B3")
    assert (control(state, "B4"), control(state, "C4")) == ("american", "american")
    assert set(moves_of(state, "american", "B3")) == {"", "C3-B4", "C3-C4"}
    assert refused(state, "american", "move B3 B3-B4") == "PZ-MOVE-2"
    play(state, "american", "move B3 C3-C4")
    assert (card(state, "B3")[:5], card(state, "C4")) == ("aPER!", "aSHE")


def test_pz_hevy_3_two_locked() -> None:
    """Both stay; the rest has two cells."""
    state = skirmish(B3="aPER#", A3="aJUM#", A2="aSHE", **{**HEAVY, "values": "PER=A3,C3 JUM=A3,C3 SHE=A2"})
    assert set(moves_of(state, "american", "A2")) == {"", "A2-B2"}


def test_pz_hevy_4_it_may_fire() -> None:
    """Ex 1: again at t=2, and then it is locked in t=4 as well."""
    state = skirmish(B3="aPER", A2="aSHE", B5="gPZ4!", **HEAVY)
    fire(state, "american", "B3", "B5")
    play(state, "german", "move C5")
    assert shooters_at(state, "american", "B5") == {"B3"}
    fire(state, "american", "B3", "B5")
    assert card(state, "B3") == "aPER#"
    play(state, "german", "move C5")
    assert (state.turn, card(state, "B3")) == (4, "aPER#")
    assert refused(state, "american", "move A2 B3-A3") == "PZ-MOVE-2"


def test_pz_hevy_5_after_a_turn_without_firing() -> None:
    """Ex 1: locked in t=2, free at its end, moved and hidden in t=4 (AMB-31)."""
    state = skirmish(B3="aPER", A1="aSHE", B5="gPZ4!", **HEAVY)
    fire(state, "american", "B3", "B5")
    assert is_locked(state, "B3")
    play(state, "german", "move C5")
    assert (state.turn, is_locked(state, "B3")) == (2, True)
    assert refused(state, "american", "move A2 B3-A3") == "PZ-MOVE-2"
    log = play(state, "american", "move A1")
    assert [event for event in log if isinstance(event, Unlocked)] == [Unlocked(13, 8)]
    assert [seen(state, who, "B3") for who in (*BOTH, None)] == ["aPER!"] * 3
    play(state, "german", "move C5")
    play(state, "american", "move A2 B3-A3")
    assert card(state, "A3") == "aPER"


def test_pz_hevy_5_firing_twice() -> None:
    """Ex 2: fires in t=0 and t=2, locked in t=2 and t=4, free in t=6."""
    state = skirmish(B3="aPER", A1="aSHE", B5="gPZ4!", **HEAVY)
    locked_in = []
    while state.turn < 8:
        if to_act(state) == "german":
            play(state, "german", "move C5")
            continue
        if is_locked(state, "B3"):
            locked_in.append(state.turn)
        if state.turn < 4:
            fire(state, "american", "B3", "B5")
        else:
            play(state, "american", "move A1")
    assert locked_in == [2, 4]


def test_amb_31_not_before_the_turn_ends() -> None:
    """Neither its own firing turn nor the enemy's turn ends the lock, nor another unit's shot in between."""
    state = skirmish(B3="aPER", C3="aSHE", B5="gPZ4!", **HEAVY)
    fire(state, "american", "B3", "B5")
    fire(state, "german", "B5", "B3")
    assert is_locked(state, "B3")
    fire(state, "american", "C3", "B5")
    assert not is_locked(state, "B3")


def test_amb_31_the_german_turn_frees_only_germans() -> None:
    state = skirmish(B3="aPER", B5="gTIG!", heavy_tanks=True, values="PER=A3,F1 TIG=A3,F1")
    fire(state, "american", "B3", "B5")
    fire(state, "german", "B5", "B3")
    assert is_locked(state, "B3")
    assert is_locked(state, "B5")
    play(state, "american", "move C1")
    assert (is_locked(state, "B3"), is_locked(state, "B5")) == (False, True)


def test_amb_32_a_locked_tank_stays_revealed() -> None:
    """In a MOVE of its quadrant with no other unit: one arrangement, and nothing is hidden by it."""
    state = skirmish(B3="aPER#", **HEAVY)
    assert moves_of(state, "american", "A2") == [""]
    play(state, "american", "move A2")
    assert seen(state, "german", "B3")[:5] == "aPER!"


def test_amb_33_an_enemy_explores_around_it() -> None:
    """A lock stops nobody's EXPLORE: it meets the tank and fails as always."""
    state = skirmish(B3="aPER#", to_act="german", **HEAVY)
    play(state, "german", "explore B3")
    assert (to_act(state), control(state, "C3"), card(state, "B3")) == ("american", "american", "aPER#")


def test_pz_hevy_2_on_a_hill() -> None:
    """A locked tank on terrain stays there, and the hill with it."""
    state = skirmish(B3="hill/aPER#", A3="aSHE", **HEAVY)
    assert set(moves_of(state, "american", "A2")) == {"", "A3-A2", "A3-B2"}
    play(state, "american", "move A2 A3-A2")
    assert card(state, "B3") == "hill/aPER"


def test_pz_hevy_2_destroyed_while_locked() -> None:
    """Nothing is left of the lock, and a unit that comes there is free."""
    state = skirmish(B3="aPER#", B2="aSHE", B5="gPZ4!", to_act="german", **HEAVY)
    fire(state, "german", "B5", "B3", "hit")
    assert (card(state, "B3"), is_locked(state, "B3")) == ("a---", False)
    play(state, "american", "move A2 B2-B3")
    assert card(state, "B3") == "aSHE"
