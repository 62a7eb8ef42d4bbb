"""Infantry: ASSAULT, and the Machine Gun's DEFENSIVE FIRE (11.6, 11.7)."""

import pytest

from fogline.titles.stalingrad.rules.cards import read_card, read_cell
from fogline.titles.stalingrad.rules.events import (
    Assaulted,
    DefensiveFire,
    Eliminated,
    Event,
    Filled,
    Removed,
    Revealed,
    Stayed,
    Taken,
)
from tests.titles.stalingrad.fixtures import (
    F1,
    F2,
    advanced,
    basic,
    card,
    changes,
    in_play,
    legal_texts,
    lost,
    play,
    possible,
    put,
    reasons,
    refused,
    reserve,
    score,
    seen,
    shot_card,
    swap,
    told,
    verbs,
    view,
    whole_turn,
    winners,
)

VIEWERS = ("german", "soviet", None)
GUN_ON_S1C = swap(F1, "S1a", "S1c")
BOTH_ABROAD = put(F2, S1b="sEA", G1c="sIN")


def shown(cell: str, name: str) -> Event:
    return Revealed(read_cell(cell), read_card(name))


# -- DEFENSIVE FIRE ---------------------------------------------------------------------------------


def test_st_df_1_a_machine_gun_stops_the_assault() -> None:
    """Ex a (AMB-51): both cards are shown, the Infantry is eliminated and scores, its cell is filled."""
    state = advanced(GUN_ON_S1C)
    before = state.clone()
    log = play(state, "german", "assault G1c S1b")
    assert shown("S1b", "sIN") in log
    assert shown("S1c", "sMG") in log
    assert changes(before, state) == {"G1c": "gEA"}
    assert (score(state), lost(state, "gIN"), reserve(state)) == ((0, 1), 1, (9, 10))
    assert verbs(state, "german") == {"deploy", "end"}
    assert shot_card(state, "soviet") is None


def test_st_df_1_the_defender_can_win() -> None:
    """Ex b: with 5 of 6 points the Soviets win during Germany's turn."""
    state = advanced(put(GUN_ON_S1C, G1a="gEA", G2b="gEA", G2a="gEA"))
    assert score(state) == (0, 5)
    play(state, "german", "assault G1c S1b")
    assert (winners(state), reasons(state)) == (("soviet",), ("points",))


def test_st_df_1_in_the_enemy_front() -> None:
    """Ex c: the cell it leaves there is a Soviet one."""
    state = advanced(swap(F2, "S1a", "S1b"))
    before = state.clone()
    play(state, "german", "assault S1c S1b")
    assert changes(before, state) == {"S1c": "sEA"}
    assert score(state) == (0, 1)


def test_h20_defensive_fire() -> None:
    """All see the enemy cards of the Quadrant, the Machine Gun among them; they lie face down again."""
    state = advanced(GUN_ON_S1C)
    log = play(state, "german", "assault G1c S1b")
    for viewer in VIEWERS:
        assert told(state, log, viewer) == [
            Assaulted(0, read_cell("G1c"), read_cell("S1b")),
            shown("S1b", "sIN"),
            shown("S1c", "sMG"),
            DefensiveFire(read_cell("G1c")),
            Eliminated(read_cell("G1c"), read_card("gIN"), 1),
            Filled(read_cell("G1c"), 0),
        ]
    for viewer in ("german", None):
        assert (possible(state, viewer, "S1b"), possible(state, viewer, "S1c")) == ({"sIN"}, {"sMG"})
    assert seen(state, "german", "S1c") == "s??"
    assert possible(state, "soviet", "G1c") == {"gEA"}


# -- ASSAULT ----------------------------------------------------------------------------------------


def test_st_in_1_quadrants_with_an_enemy() -> None:
    """Ex a (AMB-49)."""
    state = advanced(F1)
    assert legal_texts(state, "german", "assault") == ["G1c S1b", "G1c S1c"]
    assert refused(state, "german", "assault G1c G1b") == "ST-IN-1"
    assert refused(state, "german", "assault G1c G1c") == "ST-IN-1"


def test_st_in_1_from_the_enemy_front() -> None:
    """Ex b (AMB-52, AMB-56): forward, sideways and backward."""
    state = advanced(F2)
    assert legal_texts(state, "german", "assault") == ["S1c S2b", "S1c S2c", "S1c S1b", "S1c S1c"]


def test_st_in_1_a_friendly_infantry_in_the_quadrant() -> None:
    state = advanced(F1)
    assert refused(state, "german", "assault G1d S1c") == "ST-IN-1"
    assert refused(state, "german", "assault S1b S1b") == "ST-IN-1"
    assert refused(state, "german", "assault G1c S1a") == "ST-IN-1"


def test_st_in_2_enemy_cards_are_shown_allied_ones_not() -> None:
    """Ex (AMB-50): Q[S1c] shows an Empty Area and a Sniper, not the attacker's own Machine Gun."""
    state = advanced(F1)
    log = play(state, "german", "assault G1c S1c")
    assert shown("S1c", "sEA") in log
    assert shown("S1d", "sSN") in log
    assert shown("G1d", "gMG") not in log
    assert len(possible(state, "soviet", "G1d")) > 1


def test_st_in_3_place_or_stay() -> None:
    """Ex."""
    state = advanced(F1)
    play(state, "german", "assault G1c S1b")
    assert legal_texts(state, "german") == ["take S1b", "take S1c", "stay"]
    before = state.clone()
    play(state, "german", "stay")
    assert changes(before, state) == {}


def test_amb_57_allied_cards_are_never_displaced() -> None:
    state = advanced(F1)
    play(state, "german", "assault G1c S1b")
    assert refused(state, "german", "take G1b") == "ST-IN-3"
    assert refused(state, "german", "take G1c") == "ST-IN-3"
    assert refused(state, "german", "take S2b") == "ST-IN-3"


def test_st_in_4_a_unit_is_eliminated() -> None:
    """Ex a."""
    state = advanced(F1)
    before = state.clone()
    play(state, "german", "assault G1c S1b", "take S1b")
    assert changes(before, state) == {"S1b": "gIN", "G1c": "gEA"}
    assert (score(state), lost(state, "sIN")) == ((1, 0), 1)


def test_st_in_4_an_empty_area_goes_back_to_its_reserve() -> None:
    """Ex b (AMB-11): F2 results."""
    state = advanced(F1)
    play(state, "german", "assault G1c S1b", "take S1c")
    assert changes(advanced(F2), state) == {}
    assert (score(state), reserve(state)) == ((0, 0), (9, 11))


def test_st_in_4_a_decoy_leaves_the_game() -> None:
    """It forces nothing and scores nothing."""
    state = advanced(swap(F1, "S1c", "S3c"))
    play(state, "german", "assault G1c S1b")
    assert "stay" in legal_texts(state, "german")
    play(state, "german", "take S1c")
    assert (score(state), in_play(state, "sDE"), lost(state, "sDE"), reserve(state)) == ((0, 0), 0, 0, (9, 10))


def test_st_in_5_the_cell_left_behind() -> None:
    """Ex a."""
    state = advanced(F1)
    play(state, "german", "assault G1c S1b", "take S1b")
    assert card(state, "G1c") == "gEA"


def test_st_in_5_filled_by_the_front_it_belongs_to() -> None:
    """Ex b: S1c gets a Soviet Empty Area; no German cell changes."""
    state = advanced(F2)
    before = state.clone()
    play(state, "german", "assault S1c S2b", "take S2c")
    assert changes(before, state) == {"S2c": "gIN", "S1c": "sEA"}
    assert (score(state), lost(state, "sOF")) == ((2, 0), 1)


def test_st_in_6_inside_its_own_front() -> None:
    """Ex: the Soviet Infantry takes the intruder's cell."""
    state = advanced(F2, to_act="soviet")
    before = state.clone()
    play(state, "soviet", "assault S1b S2b", "take S1c")
    assert changes(before, state) == {"S1c": "sIN", "S1b": "sEA"}
    assert (score(state), lost(state, "gIN")) == ((0, 1), 1)


def test_st_in_6_friendly_cards_of_that_quadrant_stay_hidden() -> None:
    state = advanced(F2, to_act="soviet")
    log = play(state, "soviet", "assault S1b S2b")
    assert {event.cell for event in log if isinstance(event, Revealed)} == {read_cell("S1b"), read_cell("S1c")}
    assert legal_texts(state, "soviet") == ["take S1c", "stay"]


def test_st_in_7_back_home_over_an_enemy_infantry() -> None:
    """Ex."""
    state = advanced(BOTH_ABROAD)
    before = state.clone()
    play(state, "german", "assault S1c S1b", "take G1c")
    assert changes(before, state) == {"G1c": "gIN", "S1c": "sEA"}
    assert (score(state), lost(state, "sIN")) == ((1, 0), 1)
    state = advanced(put(BOTH_ABROAD, G1c="gEA"))
    play(state, "german", "assault S1c S1b")
    assert legal_texts(state, "german") == ["take S1b", "stay"]
    assert refused(state, "german", "take G1c") == "ST-IN-3"


def test_st_in_8_not_in_the_basic_game() -> None:
    """Ex (AMB-58): no unit has an action there."""
    state = basic(F1)
    assert verbs(state, "german") == {"move", "search"}
    for action in ("assault G1c S1b", "howitzer G2a S1d", "fire S1d", "recognize S1a", "deploy G2b"):
        assert refused(state, "german", action) == "ST-TURN-2"


# -- who learns what (Part 13) ----------------------------------------------------------------------

REVEAL = [
    Assaulted(0, read_cell("G1c"), read_cell("S1b")),
    shown("S1b", "sIN"),
    shown("S1c", "sEA"),
    shown("G1c", "gIN"),
]


def test_h17_assault_reveal() -> None:
    """All learn the enemy cards of the Quadrant and the cell of the Infantry."""
    state = advanced(F1)
    log = play(state, "german", "assault G1c S1b")
    for viewer in VIEWERS:
        assert told(state, log, viewer) == REVEAL
    for viewer in ("german", None):
        assert (possible(state, viewer, "S1b"), possible(state, viewer, "S1c")) == ({"sIN"}, {"sEA"})
    assert possible(state, "soviet", "G1c") == possible(state, None, "G1c") == {"gIN"}


@pytest.mark.parametrize("cell", ["S1b", "S1c"])
def test_h18_infantry_placed(cell: str) -> None:
    """Its cell is public as long as it is in B's Front; the cell it left is empty, the removed card known."""
    state = advanced(F1)
    log = play(state, "german", "assault G1c S1b", f"take {cell}")
    gone: Event = Removed(read_cell("S1c"), read_card("sEA"))
    if cell == "S1b":
        gone = Eliminated(read_cell("S1b"), read_card("sIN"), 1)
    for viewer in VIEWERS:
        assert told(state, log, viewer) == [
            *REVEAL,
            gone,
            Taken(read_cell("G1c"), read_cell(cell), read_card("gIN")),
            Filled(read_cell("G1c"), 0),
        ]
        assert seen(state, viewer, cell) == "gIN"
    assert possible(state, "soviet", "G1c") == possible(state, None, "G1c") == {"gEA"}
    whole_turn(state, "german")
    whole_turn(state, "soviet", "move S3b SC DE EA OF")
    assert {seen(state, viewer, cell) for viewer in VIEWERS} == {"gIN"}


def test_h19_infantry_stays() -> None:
    """Its cell is known until its owner MOVEs."""
    state = advanced(F1)
    log = play(state, "german", "assault G1c S1b", "stay")
    for viewer in VIEWERS:
        assert told(state, log, viewer) == [*REVEAL, Stayed(read_cell("G1c"))]
    assert possible(state, "soviet", "G1c") == {"gIN"}
    play(state, "german", "deploy G2b", "move G1b EA IN OF EA")
    assert len(possible(state, "soviet", "G1c")) > 1
    assert view(state, "soviet").counts == view(state, None).counts
