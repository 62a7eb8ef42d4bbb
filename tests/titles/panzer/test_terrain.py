"""Terrain and its types (section 13.1)."""

import pytest

from fogline.titles.panzer.rules.cards import TERRAIN
from tests.titles.panzer.fixtures import (
    battle,
    card,
    control,
    deck,
    movable,
    moves_of,
    new,
    play,
    refused,
    seen,
    skirmish,
    walk,
)
from tests.titles.panzer.shots_fixtures import fire, shot, visible

PASSABLE = {"meadow": True, "hill": True, "lake": False, "peaks": False}
ELEVATED = {"meadow": False, "hill": True, "lake": False, "peaks": True}


@pytest.mark.parametrize("face", TERRAIN)
def test_pz_terr_1_the_table(face: str) -> None:
    """Ex 1: what can be entered, and what blocks the line of sight."""
    state = battle(D4=face, D5="gPZ4", to_act="german")
    assert ("D5-D4" in moves_of(state, "german", "C4")) == PASSABLE[face]
    assert ("E4" not in visible(state, "C4")) == ELEVATED[face]
    assert ("D6" in visible(state, "D5"), "D3" in visible(state, "D5")) == (True, not ELEVATED[face])


@pytest.mark.parametrize("face", ["lake", "peaks"])
def test_pz_terr_2_no_unit_can_be_there(face: str) -> None:
    """Ex 1: a unit on a lake or on peaks is rejected."""
    state = skirmish(B3=face, A3="aSHE")
    assert refused(state, "american", "move A2 A3-B3") == "PZ-TMOV-3"
    assert set(moves_of(state, "american", "A2")) == {"", "A3-A2", "A3-B2"}


def test_pz_terr_2_one_for_each_card() -> None:
    """Ex 1: two units on one hill are rejected, whether both come or one is there."""
    state = skirmish(B3="hill", A3="aSHE", A2="aSTU")
    assert refused(state, "american", "move A2 A3-B3 A2-B3") == "PZ-TMOV-3"
    taken = skirmish(B3="hill/aSHE", A3="aSTU")
    assert refused(taken, "american", "move A2 A3-B3") == "PZ-TMOV-3"


def test_pz_terr_3_units_are_flat() -> None:
    """Ex 1: eight units around C4, and all sixteen cells behind them are visible."""
    ring = {"B3": "aSHE", "C3": "aSHE!", "D3": "aJUM", "B4": "aJAC!", "D4": "aHEL"}
    ring |= {"B5": "gPZ4", "C5": "gPZ4!", "D5": "gPAN"}
    values = " ".join(f"{unit}=C1" for unit in ("SHE", "JUM", "JAC", "HEL", "PZ4", "PAN", "TIG"))
    state = battle(spare=False, C4="gTIG", **ring, values=values)
    assert visible(state, "C4") == {f"{column}{row}" for column in "ABCDE" for row in range(2, 7)} - {"C4"}


def test_pz_terr_4_control() -> None:
    """Ex 1: neutral, American while X stands there, neutral again when it has left; then the German may enter."""
    state = skirmish(C4="hill", B3="aSHE", B4="a---", C5="gPZ4")
    assert control(state, "C4") == "neutral"
    play(state, "american", "move B3 B3-C4")
    assert control(state, "C4") == "american"
    play(state, "german", "move A5")
    play(state, "american", "move B3 C4-B4")
    assert control(state, "C4") == "neutral"
    play(state, "german", "move C4 C5-C4")
    assert (control(state, "C4"), card(state, "C4")) == ("german", "hill/gPZ4")


def test_pz_terr_4_neutral_after_destruction() -> None:
    """AMB-61: no forest card comes there; AMB-60: nothing marks empty terrain."""
    state = skirmish(C4="hill/gPZ4", B3="aSHE")
    before = deck(state)
    fire(state, "american", "B3", "C4", "hit")
    assert (control(state, "C4"), card(state, "C4"), deck(state)) == ("neutral", "hill", before)


@pytest.mark.parametrize("face", ["lake", "peaks"])
def test_pz_terr_4_always_neutral(face: str) -> None:
    """A lake and peaks belong to nobody, whoever explores around them."""
    state = skirmish(B4=face)
    play(state, "american", "explore B3", "skip")
    assert (control(state, "B4"), control(state, "C4"), card(state, "B4")) == ("neutral", "american", face)


@pytest.mark.parametrize("scenario", ["skirmish", "battle", "great-battle"])
def test_pz_terr_5_it_never_changes(scenario: str) -> None:
    """Ex 1: from the end of placement to the end of the game the terrain map is the same."""
    laid: set[tuple[int, int, int, int]] = set()
    for seed in range(4):
        laid.clear()
        for _, _, after in walk(new(scenario, terrain=True, ambush=True), seed, 300):
            state = after.state
            if state.step > 0:
                laid.add((state.meadows, state.hills, state.lakes, state.peaks))
        assert len(laid) == 1
        assert next(iter(laid)) != (0, 0, 0, 0)


def test_pz_terr_6_a_meadow_has_no_combat_effect() -> None:
    """Ex 1: from a meadow at distance 2, and at a meadow from distance 1."""
    values = "SHE=F2 PZ4=A2"
    assert shot(skirmish(B3="meadow/aSHE", B5="gPZ4!", values=values), "american", "B3", "B5") == "<2,2,2> 1/3"
    assert shot(skirmish(B3="aSHE", B4="meadow/gPZ4", values=values), "american", "B3", "B4") == "<1,2,2> 2/5"


def test_pz_terr_6_effects_of_a_meadow() -> None:
    """A unit on it is revealed; empty, it is neutral."""
    state = skirmish(B3="meadow", A3="aSHE")
    assert control(state, "B3") == "neutral"
    play(state, "american", "move A2 A3-B3")
    assert [seen(state, who, "B3") for who in ("american", "german", None)] == ["meadow/aSHE"] * 3


# -- ambiguities ------------------------------------------------------------------------------------


def test_amb_58_empty_terrain_does_not_stop_a_move() -> None:
    """Also with peaks, which nobody can control."""
    for face in TERRAIN:
        state = skirmish(B3=face)
        assert {"A2", "B2"} <= movable(state, "american")


def test_amb_60_terrain_is_not_kept() -> None:
    """The side that left it may not count it as its own: nothing of the quadrant but terrain is nobody's MOVE."""
    state = battle(B3="hill/aSHE", C3="meadow", B4="lake", C4="peaks")
    assert "B3" in movable(state, "american")
    play(state, "american", "move A2 B3-A3")
    assert control(state, "B3") == "neutral"
    play(state, "german", "move A5")
    assert refused(state, "american", "move B3") == "PZ-MOVE-1"
    assert refused(state, "american", "explore B3") == "PZ-EXPL-1"


def test_amb_61_another_may_enter_immediately() -> None:
    """The hill of the destroyed unit is free for both."""
    state = skirmish(C4="hill/gPZ4", B3="aSHE", C5="gPAN")
    fire(state, "american", "B3", "C4", "hit")
    play(state, "german", "move C4 C5-C4")
    assert card(state, "C4") == "hill/gPAN"


def test_amb_69_the_shot_hand_is_meant() -> None:
    """Hills change the hand that is drawn from; the forest deck is left alone."""
    state = skirmish(B3="hill/aSHE", B5="gPZ4!", values="SHE=F2 PZ4=A2")
    before = deck(state)
    assert fire(state, "american", "B3", "B5") == "<1,2,2> 2/5"
    assert deck(state) == before


@pytest.mark.parametrize("scenario", ["skirmish", "battle", "great-battle"])
def test_amb_84_the_deck_does_not_run_out(scenario: str) -> None:
    """In random games with terrain there is always a forest card when one is needed."""
    for seed in range(3):
        for _, _, after in walk(new(scenario, terrain=True), seed, 300):
            assert deck(after.state) >= 0


def test_amb_84_the_emptiest_deck() -> None:
    """Battle, one unit on each side, one of them on a meadow: the deck still has the terrain's forest card."""
    state = battle(spare=False, B3="meadow", A3="aSHE", C5="gPZ4")
    assert deck(state) == 3
    play(state, "american", "move A2 A3-B3")
    assert deck(state) == 2
    play(state, "german", "move A5")
    play(state, "american", "move A2 B3-A3")
    assert deck(state) == 3
