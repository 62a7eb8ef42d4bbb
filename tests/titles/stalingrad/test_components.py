"""Components (Part 1): the cards, their values, and the places they can be in."""

import pytest

from fogline.titles.stalingrad.rules.cards import CODES, EMPTY_AREA, KINDS, SNIPER, SUPPLY
from fogline.titles.stalingrad.rules.scenarios import BASIC, NAMES, VALUES, examine
from tests.titles.stalingrad.fixtures import (
    F1,
    F2,
    OFFENSIVE,
    advanced,
    basic,
    card,
    changes,
    in_play,
    is_over,
    legal_texts,
    lost,
    new,
    play,
    reserve,
    score,
    seen,
    shot_card,
    zone,
)


def test_st_comp_1_inventory() -> None:
    """Ex a: 3 + 14 + 10 + 2 + 1 = 30 cards a side, 60 together."""
    assert dict(zip(CODES, SUPPLY)) == {"SN": 3, "EA": 14, "DE": 2, "OF": 2, "SC": 2, "MO": 2, "MG": 2, "IN": 2}
    shot_cards = (shot_card(new(), "german"), shot_card(new(), "soviet"))
    assert 2 * sum(SUPPLY) + len(shot_cards) == 60
    for scenario in NAMES:
        state = new(scenario, mode="advanced")
        for side in (0, 1):
            empty = state.rules.counts[side * KINDS + EMPTY_AREA] + reserve(state)[side]
            assert empty == 14


@pytest.mark.parametrize(("cards", "why"), [("{ SN = 4 }", "4 SN"), ("{ OF = 3 }", "3 OF"), ("{ DE = 3 }", "3 DE")])
def test_st_comp_1_no_more_cards_than_exist(cards: str, why: str) -> None:
    """Ex b: a set-up that asks for four Snipers or three Officers is refused."""
    scenario, faults, _ = examine(
        f'name = "x"\nbase = "open-front"\ncards = {cards}\nvictory = [{{ points = 3 }}]', "x"
    )
    assert scenario is None
    assert any(why in fault.why for fault in faults)


def test_st_comp_2_the_back_shows_the_side() -> None:
    """Ex: an Infantry in the enemy Front shows the back of its own side."""
    assert seen(advanced(F2), "soviet", "S1c")[0] == "g"
    assert {seen(advanced(F2), "soviet", f"G{depth}{column}") for depth in (1, 2, 3) for column in "abcd"} == {"g??"}


def test_st_comp_2_decoys_and_empty_areas_are_worth_nothing() -> None:
    assert [VALUES[kind] for kind in range(KINDS) if kind < SNIPER] == [0, 0]


@pytest.mark.parametrize(("cell", "points"), [("S2c", 2), ("S3b", 1), ("S1d", 2), ("S2d", 1), ("S1a", 1), ("S1b", 1)])
def test_st_comp_3_points_of_each_kind(cell: str, points: int) -> None:
    """Ex a: an Officer brings 2, a Scout 1 (AMB-1: Sniper 2, the other Units 1)."""
    state = basic(F1)
    play(state, "german", f"search {cell}", "shoot G1a")
    assert score(state) == (points, 0)


def test_st_comp_3_a_decoy_brings_nothing() -> None:
    """Ex b."""
    state = basic(F1)
    play(state, "german", "search S3c", "shoot G1a")
    assert score(state) == (0, 0)


def test_st_comp_3_points_are_data() -> None:
    """No rulebook text has the numbers, so they can be agreed on."""
    state = basic(F1, point_values="SN:5 OF:0 SC:1 MO:1 MG:1 IN:1")
    play(state, "german", "search S1d", "shoot G1a")
    assert score(state) == (5, 0)


def test_st_comp_4_every_card_of_a_front_is_an_area_card() -> None:
    """Ex: a Unit can be SEARCHed (AMB-4)."""
    state = basic(F1)
    assert card(state, "S2c") == "sOF"
    assert "S2c" in legal_texts(state, "german", "search")
    play(state, "german", "search S2c")


def test_st_comp_5_places_a_card_can_be() -> None:
    """Ex: an eliminated Sniper lies in the enemy's scoring zone, an Empty Area of the reserve in its cell."""
    state = advanced(F1)
    before = state.clone()
    play(state, "german", "howitzer G2a S1d")
    assert changes(before, state) == {"S1d": "sEA"}
    assert (in_play(state, "sSN"), lost(state, "sSN")) == (1, 1)
    assert reserve(state) == (10, 9)


def test_st_comp_5_player_zone_and_cards_out_of_the_game() -> None:
    assert zone(new("duel-of-aces/quick-duel")) == (2, 2)
    assert zone(new("quick-duel")) == (0, 0)
    state = advanced(F1)
    play(state, "german", "howitzer G2a S3c")
    assert (in_play(state, "sDE"), lost(state, "sDE")) == (0, 0)


def test_st_comp_6_one_card_in_each_cell() -> None:
    """Ex: a Front holds its own side's cards and enemy Infantry, nothing else, also after an ASSAULT."""
    state = advanced(F1)
    play(state, "german", "assault G1c S1b", "take S1c")
    cards = {cell: card(state, cell) for cell in (f"{f}{d}{c}" for f in "GS" for d in (1, 2, 3) for c in "abcd")}
    assert len(cards) == 24
    assert {name for name in cards.values() if name == "..."} == set()
    assert [cell for cell, name in cards.items() if name[0] != cell[0].lower()] == ["S1c"]
    assert cards["S1c"] == "gIN"


def test_amb_3_the_names_of_the_scenarios() -> None:
    """Quick Duel and Deep Front are translated; the "Rangers" of the last theme are Scouts."""
    assert tuple(BASIC) == ("quick-duel", "open-front", "deep-front", "open-battle", "deep-battle")
    themes = ["duel-of-aces", "break-the-chain-of-command", "neutralize-the-artillery", "stop-the-advance"]
    themes.append("offensive-without-snipers")
    assert tuple(NAMES[5:]) == tuple(f"{theme}/{base}" for theme in themes for base in BASIC)
    picture = """
            a    b    c    d
    S3     sEA  sSC  sDE  sEA
    S2     sEA  sEA  sEA  sMO
    S1     sEA  sIN  sEA  sEA
    ------ front line ----------
    G1     gEA  gEA  gIN  gMG
    G2     gMO  gOF  gEA  gEA
    G3     gEA  gDE  gSC  gEA
    """
    state = advanced(picture, scenario=OFFENSIVE)
    play(state, "german", "howitzer G2a S3b")
    assert is_over(state)


def test_amb_10_there_is_always_an_empty_area() -> None:
    """With the reserve used up, a vacated cell is still filled; ASSAULT gives the reserve one back."""
    picture = """
            a    b    c    d
    S4     sEA  sEA  sEA  sEA
    S3     sEA  sEA  sEA  sEA
    S2     sEA  sEA  sEA  sEA
    S1     sMG  sEA  sEA  sSN
    ------ front line ----------
    G1     gEA  gMG  gIN  gSN
    G2     gIN  gMG  gDE  gSN
    G3     gSN  gDE  gOF  gEA
    G4     gMO  gSC  gEA  gEA
    """
    state = advanced(picture, scenario="stop-the-advance/deep-front")
    assert reserve(state) == (10, 0)
    play(state, "german", "howitzer G4a S1a")
    assert card(state, "S1a") == "sEA"
    assert in_play(state, "sEA") == 15
    assert reserve(state) == (10, 0)
    play(state, "german", "end")
    play(state, "soviet", "move S4a EA EA EA EA")
    play(state, "german", "assault G1c S1b", "take S1b")
    assert reserve(state) == (9, 1)
