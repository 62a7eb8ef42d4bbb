"""Light and medium tanks (sections 12.4 and 12.5)."""

import pytest

from tests.titles.panzer.fixtures import (
    GAME,
    battle,
    card,
    changes,
    legal_texts,
    play,
    refused,
    shooters,
    skirmish,
    to_act,
    verbs,
)
from tests.titles.panzer.shots_fixtures import draw, held

LIGHT = {"light-tanks": True}


@pytest.mark.parametrize(("armour", "light"), [(0, False), (1, True), (2, False), (3, False)])
def test_pz_lite_1_armour_exactly_one(armour: int, light: bool) -> None:
    """Ex 1: armour 0, 2 and 3 are not light (AMB-29)."""
    state = skirmish(B3="aSHE", values=f"SHE=A{armour}", **LIGHT)
    play(state, "american", "move A2")
    assert ("light B3 B5" in legal_texts(state, "american")) == light
    if not light:
        assert refused(state, "american", "light B3 B5") == "PZ-LITE-1"
        assert legal_texts(state, "american") == ["skip"]


def test_pz_lite_1_printed_armour() -> None:
    """Ex 1: a Hellcat of armour 2 is not light though an open turret leaves it 1."""
    state = skirmish(
        B3="aHEL", B4="hill/gPZ4", values="HEL=A2 PZ4=F2", open_turret=True, to_act="german", **LIGHT
    )  # fmt: skip
    play(state, "german", "search B3", "shoot B4")
    assert held(state) == "<1,1,2> 1/2"
    draw(state)
    play(state, "american", "move A2")
    assert legal_texts(state, "american") == ["skip"]
    assert refused(state, "american", "light B3 B5") == "PZ-LITE-1"


def test_pz_lite_2_move_search_and_fire() -> None:
    """Ex 1: L goes to B3, is shown, finds T on C5 and fires."""
    state = battle(A2="aSTU", C5="gPZ4", values="STU=F1,A1 PZ4=A2", **LIGHT)
    play(state, "american", "move A2 A2-B3")
    assert (card(state, "B3"), to_act(state)) == ("aSTU", "american")
    play(state, "american", "light B3 C5")
    assert (card(state, "B3"), card(state, "C5")) == ("aSTU!", "gPZ4!")
    assert set(legal_texts(state, "american")) == {"shoot B3", "hold"}
    play(state, "american", "shoot B3")
    assert held(state) == "<2,2,1> 1/5"
    draw(state, "hit")
    assert (card(state, "C5"), to_act(state)) == ("g---", "german")


def test_pz_lite_2_out_of_reach_of_the_tank() -> None:
    """Ex 2: E5 is 3 from B3, though America controls E3 (AMB-26)."""
    state = battle(A2="aSTU", values="STU=F1,A1", **LIGHT)
    play(state, "american", "move A2 A2-B3")
    assert refused(state, "american", "light B3 E5") == "PZ-LITE-2"
    reach = {f"B3 {column}{row}" for column in "ABCD" for row in (4, 5)}
    assert set(legal_texts(state, "american", "light")) == reach


def test_pz_lite_2_finding_nothing() -> None:
    """Ex 3: L stays revealed (AMB-27)."""
    state = battle(A2="aSTU", values="STU=F1,A1", **LIGHT)
    play(state, "american", "move A2 A2-B3", "light B3 C5")
    assert (card(state, "B3"), card(state, "C5"), to_act(state)) == ("aSTU!", "g---", "german")


def test_pz_lite_2_without_changing_cell() -> None:
    """Ex 4: being in the moved quadrant is enough (AMB-28)."""
    state = battle(B3="aSTU", C5="gPZ4", values="STU=F1,A1 PZ4=A2", **LIGHT)
    play(state, "american", "move A2", "light B3 C5", "shoot B3")
    assert held(state) == "<2,2,1> 1/5"


def test_pz_lite_2_only_one_of_two() -> None:
    """Ex 5: one tank searches, and then no other, nor may the other fire."""
    state = battle(A3="aSTU", B3="aHEL", B5="gPZ4", values="STU=F1,A1 HEL=F3,A1", **LIGHT)
    play(state, "american", "move A2")
    assert {text.partition(" ")[0] for text in legal_texts(state, "american", "light")} == {"A3", "B3"}
    play(state, "american", "light B3 B5")
    assert (shooters(state, "american"), card(state, "A3")) == ({"B3"}, "aSTU")
    assert refused(state, "american", "shoot A3") == "PZ-LITE-2"
    assert refused(state, "american", "light A3 A5") == "PZ-SRCH-5"
    play(state, "american", "hold")
    assert to_act(state) == "german"


def test_pz_lite_2_outside_the_quadrant() -> None:
    """Ex 6: a light tank elsewhere may not search."""
    state = battle(D3="aSTU", B5="gPZ4", values="STU=F1,A1", **LIGHT)
    play(state, "american", "move A2")
    assert refused(state, "american", "light D3 D5") == "PZ-LITE-1"
    assert legal_texts(state, "american") == ["skip"]


def test_pz_lite_2_only_cards_of_the_enemy() -> None:
    """Own cells are refused, the tank's own among them; so is an ordinary SEARCH, and a second MOVE."""
    state = battle(B3="aSTU", values="STU=F1,A1", **LIGHT)
    play(state, "american", "move A2")
    assert refused(state, "american", "light B3 B2") == "PZ-LITE-2"
    assert refused(state, "american", "light B3 B3") == "PZ-LITE-2"
    assert refused(state, "american", "search B5") == "PZ-LITE-2"
    assert refused(state, "american", "move A2") == "PZ-LITE-2"


def test_pz_lite_2_needs_line_of_sight() -> None:
    """The tank itself must see its target, also where another card does."""
    state = skirmish(B3="aSTU", B4="peaks", values="STU=F1,A1", **LIGHT)
    play(state, "american", "move A2")
    assert refused(state, "american", "light B3 B5") == "PZ-LITE-2"
    assert "B3 D5" in legal_texts(state, "american", "light")


def test_pz_lite_3_after_explore() -> None:
    """Ex 1: EXPLORE, MOVE to C4, search C6 and fire; after SKIP there is no such step."""
    given = {"B3": "aSTU", "C6": "gPZ4", "values": "STU=F1,A1 PZ4=A2"}
    state = battle(**given, **LIGHT)
    play(state, "american", "explore B3", "move B3 B3-C4", "light C4 C6", "shoot C4")
    assert held(state) == "<2,2,1> 1/5"
    skipped = battle(**given, **LIGHT)
    play(skipped, "american", "explore B3", "skip")
    assert to_act(skipped) == "german"


def test_pz_med_1_no_special_rule() -> None:
    """Ex 1: armour 2 gets no search after a MOVE, and is not locked after firing."""
    state = skirmish(B3="aSHE", B5="gPZ4!", values="SHE=A2", light_tanks=True, heavy_tanks=True)
    moved = state.clone()
    play(moved, "american", "move A2")
    assert legal_texts(moved, "american") == ["skip"]
    play(state, "american", "search B5", "shoot B3")
    draw(state)
    assert card(state, "B3") == "aSHE!"
    play(state, "german", "move C5", "skip")
    play(state, "american", "move A2 B3-A2", "skip")
    assert card(state, "A2") == "aSHE"


# -- ambiguities ------------------------------------------------------------------------------------


def test_amb_26_the_tank_observes_and_only_it_fires() -> None:
    """Others in reach of the target may not fire; a cell that only others see may not be searched."""
    state = battle(B3="aSTU", C3="aJAC", C5="gPZ4", values="STU=F1,A1 JAC=A2", **LIGHT)
    play(state, "american", "move A2", "light B3 C5")
    assert shooters(state, "american") == {"B3"}
    assert refused(state, "american", "shoot C3") == "PZ-LITE-2"


def test_amb_27_showing_the_tank_comes_first() -> None:
    """That is its price: the tank is revealed before the search, whatever the search finds and whoever holds fire."""
    state = battle(B3="aSTU", C5="gPZ4", values="STU=F1,A1", **LIGHT)
    before = state.clone()
    play(state, "american", "move A2", "light B3 C5", "hold")
    assert changes(before, state) == {"B3": "aSTU!", "C5": "gPZ4!"}


def test_amb_28_a_move_that_changes_nothing() -> None:
    """Every light tank of the quadrant may search though all stay."""
    state = battle(A2="aSTU", B3="aHEL", values="STU=A1 HEL=A1", **LIGHT)
    play(state, "american", "move A2")
    assert {text.partition(" ")[0] for text in legal_texts(state, "american", "light")} == {"A2", "B3"}


def test_amb_29_armour_zero_has_no_class() -> None:
    """Neither light nor heavy."""
    state = skirmish(B3="aSHE", B5="gPZ4!", values="SHE=A0", light_tanks=True, heavy_tanks=True)
    moved = state.clone()
    play(moved, "american", "move A2")
    assert verbs(moved, "american") == {"skip"}
    play(state, "american", "search B5", "shoot B3")
    draw(state)
    assert card(state, "B3") == "aSHE!"


def test_amb_30_a_revealed_target_or_none() -> None:
    """It may aim at a unit that is revealed already, and then fires; it may hold after finding one."""
    state = battle(A2="aSTU", C5="gPZ4!", B5="gPAN", values="STU=F1,A1", **LIGHT)
    play(state, "american", "move A2 A2-B3")
    aimed, found = state.clone(), state.clone()
    play(aimed, "american", "light B3 C5")
    assert legal_texts(aimed, "american") == ["shoot B3"]
    assert refused(aimed, "american", "hold") == "PZ-SRCH-2"
    play(found, "american", "light B3 B5", "hold")
    assert (to_act(found), card(found, "B5")) == ("german", "gPAN!")


def test_amb_30_a_revealed_target_that_it_cannot_fire_at() -> None:
    """The shot is the action (AMB-19): superior armour out of reach is not a target."""
    state = battle(B3="aSTU", B5="gTIG!", B4="g---", values="STU=F1,A1 TIG=A3", superior_armour=True, **LIGHT)
    play(state, "american", "move A2")
    assert refused(state, "american", "light B3 B5") == "PZ-LITE-2"


@pytest.mark.parametrize("unit", ["aBAZ", "aATG"])
def test_amb_91_the_class_follows_the_printed_armour(unit: str) -> None:
    """Guns and infantry too: light with armour 1, heavy with armour 3."""
    light = skirmish(B3=unit, values=f"{unit[1:]}=A1", **LIGHT)
    play(light, "american", "move A2")
    assert "light" in verbs(light, "american")
    heavy = skirmish(B3=unit, B5="gPZ4!", values=f"{unit[1:]}=A3", heavy_tanks=True)
    play(heavy, "american", "search B5", "shoot B3")
    draw(heavy)
    assert card(heavy, "B3") == f"{unit}#"


def test_amb_91_a_light_pak() -> None:
    """A PaK 40 with armour 1 searches after a MOVE."""
    state = skirmish(B4="gPAK", B2="aSHE", values="PAK=A1", to_act="german", **LIGHT)
    play(state, "german", "move A4", "light B4 B2", "shoot B4")
    assert GAME.outcomes(state)
