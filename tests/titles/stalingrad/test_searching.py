"""SEARCH, Shoot and the Shot Card (Part 6)."""

import pytest

from fogline.titles.stalingrad.rules.cards import read_card, read_cell
from fogline.titles.stalingrad.rules.events import (
    Eliminated,
    Filled,
    Held,
    Revealed,
    Searched,
    ShotCardPlaced,
    ShotCardReturned,
)
from tests.titles.stalingrad.fixtures import (
    F1,
    F2,
    F4,
    OFFENSIVE,
    advanced,
    basic,
    card,
    changes,
    in_play,
    legal_texts,
    lost,
    movable,
    play,
    possible,
    put,
    refused,
    reserve,
    score,
    seen,
    shot_card,
    square,
    surely_among,
    swap,
    to_act,
    told,
    verbs,
    view,
)

VIEWERS = ("german", "soviet", None)
SOVIET_CELLS = [f"S{depth}{column}" for depth in (3, 2, 1) for column in "abcd"]
GERMAN_CELLS = [f"G{depth}{column}" for depth in (1, 2, 3) for column in "abcd"]
REVEALED_SNIPER = Revealed(read_cell("S1d"), read_card("sSN"))


def test_st_search_1_any_enemy_card() -> None:
    """Ex a: the 12 Soviet cells."""
    assert legal_texts(basic(F1), "german", "search") == SOVIET_CELLS
    assert refused(basic(F1), "german", "search G1a") == "ST-SEARCH-1"
    assert refused(basic(F1), "german", "search S4a") == "ST-SEARCH-1"


def test_st_search_1_a_known_card_can_be_searched() -> None:
    """Ex b (AMB-17): the Sniper that was spared last turn; a known Empty Area as well."""
    state = basic(F1)
    play(state, "german", "search S1d", "hold")
    play(state, "soviet", "search G1b")
    play(state, "german", "search S1d", "shoot G1a")
    assert lost(state, "sSN") == 1
    play(state, "soviet", "search G1b")
    play(state, "german", "search S1d")
    assert to_act(state) == "soviet"


def test_st_search_2_revealed_to_all_and_face_down_again() -> None:
    """Ex: both players are told that S2c is a Soviet Officer."""
    state = basic(F1)
    log = play(state, "german", "search S2c")
    for viewer in VIEWERS:
        assert Revealed(read_cell("S2c"), read_card("sOF")) in told(state, log, viewer)
    assert seen(state, "german", "S2c") == "s??"
    assert possible(state, "german", "S2c") == possible(state, None, "S2c") == {"sOF"}
    play(state, "german", "hold")
    assert card(state, "S2c") == "sOF"


@pytest.mark.parametrize(
    ("cell", "who", "then"),
    [
        ("S3a", "soviet", {"move", "search"}),
        ("S1a", "german", {"shoot", "hold"}),
        ("S1d", "german", {"shoot", "hold"}),
        ("S3c", "german", {"shoot"}),
    ],
)
def test_st_search_3_the_next_step(cell: str, who: str, then: set[str]) -> None:
    """Ex: an Empty Area ends the turn, a Unit or Sniper leaves the choice, a Decoy forces the Shot."""
    state = basic(F1)
    play(state, "german", f"search {cell}")
    assert (to_act(state), verbs(state, who)) == (who, then)
    assert shot_card(state) is None


def test_st_search_4_an_intruder_can_be_searched() -> None:
    """Ex a (AMB-18)."""
    assert sorted(legal_texts(advanced(F2, to_act="soviet"), "soviet", "search")) == sorted([*GERMAN_CELLS, "S1c"])


def test_st_search_4_not_by_its_owner() -> None:
    """Ex b (AMB-19)."""
    state = advanced(F2)
    assert refused(state, "german", "search S1c") == "ST-SEARCH-1"
    assert len(legal_texts(state, "german", "search")) == 11


def test_st_search_5_a_sniper_is_needed() -> None:
    """Ex (AMB-20): F4 has none, so neither side can SEARCH."""
    for who, target in (("german", "S1a"), ("soviet", "G1a")):
        state = advanced(F4, scenario=OFFENSIVE, to_act=who)
        assert "search" not in verbs(state, who)
        assert refused(state, who, f"search {target}") == "ST-SEARCH-5"


def test_st_shoot_1_a_player_may_decline() -> None:
    """Ex: the Infantry stays, no Shot Card, the Soviets are to act; a later Shot needs a new SEARCH."""
    state = basic(F1)
    before = state.clone()
    play(state, "german", "search S1b", "hold")
    assert changes(before, state) == {}
    assert shot_card(state) is None
    assert to_act(state) == "soviet"
    play(state, "soviet", "search G1b")
    assert refused(state, "german", "shoot G1a") == "ST-TURN-2"


def test_st_shoot_2_a_shot_never_misses() -> None:
    """Ex."""
    state = basic(F1)
    play(state, "german", "search S1d", "shoot G1a")
    assert score(state) == (2, 0)
    assert (lost(state, "sSN"), in_play(state, "sSN")) == (1, 1)


def test_st_shoot_3_the_cell_is_filled() -> None:
    """Ex: and known to be empty until the Soviets MOVE a Quadrant with it."""
    state = basic(F1)
    play(state, "german", "search S1d", "shoot G1a")
    assert card(state, "S1d") == "sEA"
    assert reserve(state) == (10, 9)
    assert possible(state, "german", "S1d") == possible(state, None, "S1d") == {"sEA"}
    play(state, "soviet", "move S2c EA OF EA MO")
    assert len(possible(state, "german", "S1d")) > 1


def test_st_shoot_4_a_decoy_forces_the_shot() -> None:
    """Ex a: Germany names a Quadrant of its Snipers; the Decoy stays, nothing is scored."""
    state = basic(F1)
    play(state, "german", "search S3c")
    assert legal_texts(state, "german") == ["shoot G1a", "shoot G1c", "shoot G2c"]
    play(state, "german", "shoot G1c")
    assert (card(state, "S3c"), score(state), shot_card(state)) == ("sDE", (0, 0), "G1c")


def test_st_shoot_4_no_way_out() -> None:
    """Ex b: not to Shoot is refused."""
    state = basic(F1)
    play(state, "german", "search S3c")
    assert refused(state, "german", "hold") == "ST-SHOOT-4"


def test_st_shoot_4_it_works_every_time() -> None:
    """AMB-22; also when only one Quadrant is possible it is named."""
    state = basic(swap(put(F1, G2d="gEA"), "G1a", "G3a"))
    for _ in range(2):
        play(state, "german", "search S3c")
        assert legal_texts(state, "german") == ["shoot G2a"]
        play(state, "german", "shoot G2a")
        play(state, "soviet", "search G1a")
    assert card(state, "S3c") == "sDE"


def test_st_shot_1_quadrants_with_a_sniper() -> None:
    """Ex a (AMB-26)."""
    state = basic(F1)
    play(state, "german", "search S1d")
    assert legal_texts(state, "german", "shoot") == ["G1a", "G1c", "G2c"]


def test_st_shot_1_other_quadrants_are_refused() -> None:
    """Ex b: without a Sniper, or across the line; the decision stays open."""
    state = basic(F1)
    play(state, "german", "search S1d")
    assert refused(state, "german", "shoot G1b") == "ST-SHOT-1"
    assert refused(state, "german", "shoot S1a") == "ST-SHOT-1"
    assert refused(state, "german", "shoot S3a") == "ST-SHOT-1"
    play(state, "german", "shoot G2c")


@pytest.mark.parametrize(("picture", "target"), [(F1, "G1a"), (F2, "G1a"), (F2, "S1c")])
def test_st_shot_1_an_enemy_in_it_does_not_matter(picture: str, target: str) -> None:
    """Ex c (AMB-23): the Soviet Quadrants in F1 and F2 are the same."""
    state = advanced(picture, to_act="soviet")
    play(state, "soviet", f"search {target}")
    assert legal_texts(state, "soviet", "shoot") == ["S3a", "S2a", "S2c"]


def test_st_shot_2_it_stays_when_the_sniper_dies() -> None:
    """Ex a (AMB-24, AMB-25)."""
    state = basic(F1)
    play(state, "german", "search S1b", "shoot G1c")
    play(state, "soviet", "search G2d")
    assert shot_card(state) == "G1c"
    play(state, "soviet", "shoot S3a")
    assert card(state, "G2d") == "gEA"
    assert shot_card(state) is None
    assert shot_card(state, "soviet") == "S3a"


def test_st_shot_2_it_stays_when_the_sniper_is_moved_away() -> None:
    """Ex b: DEPLOYMENT puts the Sniper on G3d; Q[G1c] holds none now."""
    state = advanced(F1)
    play(state, "german", "search S1b", "shoot G1c", "deploy G2b", "move G2c EA EA SC SN")
    assert (card(state, "G3d"), shot_card(state), to_act(state)) == ("gSN", "G1c", "soviet")
    assert [card(state, cell) for cell in sorted(square("G1c"))].count("gSN") == 0


def test_st_shot_3_information_only() -> None:
    """Ex: with a German Shot Card on the board the Soviets have the same actions as without."""
    for mode in (basic, advanced):
        without = legal_texts(mode(F1, to_act="soviet"), "soviet")
        assert legal_texts(mode(F1, to_act="soviet", shot="german G1c"), "soviet") == without


def test_st_shot_3_one_for_each_side() -> None:
    state = basic(F1)
    play(state, "german", "search S1b", "shoot G1c")
    play(state, "soviet", "search G1c", "shoot S2a")
    play(state, "german", "search S1c")
    assert (shot_card(state, "german"), shot_card(state, "soviet")) == (None, None)


@pytest.mark.parametrize(
    "actions",
    [
        ["fire S1d", "gun G1d"],
        ["howitzer G2a S1d"],
        ["assault G1c S1c", "take S1d"],
    ],
)
def test_st_shot_4_only_for_search(actions: list[str]) -> None:
    """Ex: OFFENSIVE FIRE, HOWITZER and ASSAULT eliminate without it; so does DEFENSIVE FIRE."""
    state = advanced(F1)
    play(state, "german", *actions)
    assert lost(state, "sSN") == 1
    assert shot_card(state, "german") is shot_card(state, "soviet") is None


# -- who learns what (Part 13) ----------------------------------------------------------------------


def test_h4_search_empty_area() -> None:
    state = basic(F1)
    log = play(state, "german", "search S3a")
    for viewer in VIEWERS:
        assert told(state, log, viewer)[:2] == [
            Searched(0, read_cell("S3a")),
            Revealed(read_cell("S3a"), read_card("sEA")),
        ]
    assert possible(state, "german", "S3a") == possible(state, None, "S3a") == {"sEA"}
    play(state, "soviet", "move S3a EA SC SN EA")
    assert len(possible(state, "german", "S3a")) > 1


def test_h5_search_without_a_shot() -> None:
    state = basic(F1)
    log = play(state, "german", "search S1d", "hold")
    for viewer in VIEWERS:
        assert told(state, log, viewer)[:3] == [Searched(0, read_cell("S1d")), REVEALED_SNIPER, Held(0)]
    assert possible(state, "german", "S1d") == possible(state, None, "S1d") == {"sSN"}
    play(state, "soviet", "move S2c MO OF SN EA")
    assert surely_among(state, "german", "sSN", square("S2c"))


def test_h6_search_and_shot() -> None:
    """B learns that a Sniper is in the four cells; it lasts until A MOVEs."""
    state = basic(F1)
    log = play(state, "german", "search S1d", "shoot G1c")
    for viewer in VIEWERS:
        assert told(state, log, viewer)[:5] == [
            Searched(0, read_cell("S1d")),
            REVEALED_SNIPER,
            ShotCardPlaced(0, read_cell("G1c")),
            Eliminated(read_cell("S1d"), read_card("sSN"), 2),
            Filled(read_cell("S1d"), 1),
        ]
    assert surely_among(state, "soviet", "gSN", square("G1c"))
    assert surely_among(state, None, "gSN", square("G1c"))
    assert view(state, "soviet").sides == view(state, None).sides
    play(state, "soviet", "search G3d")
    assert surely_among(state, "soviet", "gSN", square("G1c"))
    play(state, "german", "move G2c SN EA SC EA")
    assert not surely_among(state, "soviet", "gSN", square("G1c"))
    assert surely_among(state, "soviet", "gSN", square("G1c") | square("G2c"))


def test_h7_search_decoy() -> None:
    state = basic(F1)
    log = play(state, "german", "search S3c", "shoot G1c")
    for viewer in VIEWERS:
        assert ShotCardPlaced(0, read_cell("G1c")) in told(state, log, viewer)
    assert possible(state, "german", "S3c") == possible(state, None, "S3c") == {"sDE"}
    assert surely_among(state, "soviet", "gSN", square("G1c"))


def test_h8_shot_card_taken_back() -> None:
    """Nothing new is learned, nothing is forgotten."""
    state = basic(F1)
    play(state, "german", "search S1b", "shoot G1c")
    log = play(state, "soviet", "search G3a")
    for viewer in VIEWERS:
        assert ShotCardReturned(0) in told(state, log, viewer)
    assert surely_among(state, "soviet", "gSN", square("G1c"))
    assert movable(state, "german") == {"G1a", "G1b", "G1c", "G2a", "G2b", "G2c"}
