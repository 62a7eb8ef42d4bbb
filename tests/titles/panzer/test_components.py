"""Components (Part 1)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path

from fogline.kernel.errors import BadData
from fogline.titles.panzer.rules.cards import (
    CODES,
    FOREST_CARDS,
    SUPPLY,
    TERRAIN,
    TYPES,
    UNIT_NAMES,
    UNITS,
)  # fmt: skip
from fogline.titles.panzer.rules.cardsets import SCENARIOS
from tests.titles.panzer.fixtures import (
    ARMOUR_MISSES,
    DISTANCE_MISSES,
    HITS,
    battle,
    card,
    deck,
    deploy,
    legal_texts,
    muster,
    new,
    play,
    played,
    refused,
    seen,
    shot,
    skirmish,
    view,
)  # fmt: skip


def test_pz_comp_1_sixty_cards() -> None:
    """Ex 1. The terrain cards are counted as a Battle uses them: two of each player."""
    terrain_cards = 2 * SCENARIOS["battle"].terrain
    assert sum(SUPPLY[1 : TYPES + 1]) == 9
    assert sum(SUPPLY[TYPES + 1 :]) == 9
    assert HITS + DISTANCE_MISSES + ARMOUR_MISSES == 8
    assert (FOREST_CARDS, terrain_cards) == (30, 4)
    assert sum(SUPPLY) + HITS + DISTANCE_MISSES + ARMOUR_MISSES + FOREST_CARDS + terrain_cards == 60


def test_pz_comp_2_american_units() -> None:
    """Ex 1."""
    cards = dict(zip(UNIT_NAMES[1 : TYPES + 1], SUPPLY[1 : TYPES + 1], strict=True))
    assert cards == {
        "M9 Bazooka": 1,
        "M1 AT Gun": 1,
        "M3 Stuart": 1,
        "M18 Hellcat": 1,
        "M4 Sherman": 2,
        "M36 Jackson": 1,
        "M4A3E2 Jumbo": 1,
        "M26 Pershing": 1,
    }
    assert legal_texts(new("great-battle"), "american", "take") == list(CODES[1 : TYPES + 1])


def test_pz_comp_3_german_units() -> None:
    """Ex 1."""
    cards = dict(zip(UNIT_NAMES[TYPES + 1 :], SUPPLY[TYPES + 1 :], strict=True))
    assert cards == {
        "Panzerschreck": 1,
        "PaK 40": 1,
        "Panzer II": 1,
        "Panzer III": 1,
        "Panzer IV": 2,
        "Stug III": 1,
        "PzV Panther": 1,
        "PzVI Tiger": 1,
    }
    assert legal_texts(new("great-battle"), "german", "take") == list(CODES[TYPES + 1 : UNITS])


def test_pz_comp_4_shot_cards() -> None:
    """Ex 1. The largest hand there is takes them all."""
    assert (HITS, DISTANCE_MISSES, ARMOUR_MISSES) == (3, 2, 3)
    state = skirmish(B3="aSHE", B5="gPZ4!", values="SHE=F3 PZ4=A3")
    assert shot(state, "american", "B5", "B3") == (2, 3, 3)


def test_pz_comp_5_a_forest_card_has_two_sides() -> None:
    """Ex 1."""
    state = skirmish()
    assert card(state, "B4") == "g---"
    play(state, "american", "explore B3", "skip")
    assert card(state, "B4") == "a---"
    play(state, "german", "explore B4", "skip")
    assert card(state, "B4") == "g---"


def test_pz_comp_6_the_back_of_a_unit_is_a_forest_card() -> None:
    """Ex 1."""
    with_unit = skirmish(spare=False, B3="aSHE", A1="aBAZ", C6="gPZ4")
    elsewhere = skirmish(spare=False, C2="aSHE", A1="aBAZ", C6="gPZ4")
    assert seen(with_unit, "german", "B3") == seen(with_unit, "german", "C3") == "a???"
    assert seen(with_unit, "american", "B3") == "aSHE"
    assert view(with_unit, "german") == view(elsewhere, "german")
    assert view(with_unit, None) == view(elsewhere, None)
    assert view(with_unit, "american") != view(elsewhere, "american")


def test_pz_comp_6_the_front_shows_the_unit() -> None:
    state = skirmish(B3="aSHE!")
    assert seen(state, "german", "B3") == seen(state, None, "B3") == "aSHE!"


def test_pz_comp_7_two_cards_of_each_pair_of_faces() -> None:
    """Ex 1."""
    cells = ("B2", "C2", "B5", "C5")
    allowed = [faces for faces in product(TERRAIN, repeat=4) if _can_be_drawn(dict(zip(cells, faces, strict=True)))]
    fits = [
        faces
        for faces in product(TERRAIN, repeat=4)
        if Counter(face in ("meadow", "hill") for face in faces) == {True: 2, False: 2}
    ]
    assert allowed == fits
    assert ("hill", "hill", "lake", "peaks") in allowed
    assert ("hill", "hill", "hill", "lake") not in allowed
    assert ("hill", "hill", "meadow", "lake") not in allowed


def _can_be_drawn(cells: dict[str, str]) -> bool:
    try:
        battle(**cells)
    except BadData:
        return False
    return True


def test_pz_comp_7_a_card_shows_one_of_its_two_faces() -> None:
    state = new("battle", terrain=True)
    play(state, "german", "terrain hill B5")
    play(state, "american", "terrain lake C2")
    assert {text.split()[0] for text in legal_texts(state, "german", "terrain")} == {"lake", "peaks"}
    assert refused(state, "german", "terrain meadow B2") == "PZ-TPLC-1"


def test_pz_comp_8_the_forest_deck() -> None:
    """Ex 1."""
    state = new("skirmish")
    assert deck(state) == 6
    assert deck(view(state, "american")) == deck(view(state, "german")) == deck(view(state, None)) == 6


def test_pz_comp_8_it_feeds_cells_that_units_leave_and_takes_cards_back() -> None:
    state = battle(B3="aSHE", C3="hill", C5="gPZ4!")
    assert deck(state) == 0 + 1 + 4
    climbed = played(state, "american", "move B2 B3-C3")
    assert deck(climbed.state) == 4
    play(climbed.state, "german", "move A5")
    back = played(climbed.state, "american", "move B2 C3-B3")
    assert deck(back.state) == 5
    hit = played(state, "american", "search C5", "shoot B3", "draw hit")
    assert deck(hit.state) == 4
    assert card(hit.state, "C5") == "g---"


def test_pz_comp_8_everybody_sees_the_same_deck_at_all_times() -> None:
    state = new("skirmish")
    for who, units in (("american", "SHE BAZ"), ("german", "PZ4 PSK PZ2")):
        muster(state, who, units)
    deploy(state, "american", "SHE-A1 BAZ-B1")
    assert deck(state) == deck(view(state, "american")) == deck(view(state, "german")) == 6
    deploy(state, "german", "PZ4-A6 PSK-B6 PZ2-C6")
    assert deck(state) == deck(view(state, "american")) == deck(view(state, "german")) == 11


def test_part_0_every_unit_has_a_code() -> None:
    rules = (Path(__file__).parents[3] / "docs" / "rules" / "panzer.md").read_text(encoding="utf-8")
    text = " ".join(rules.partition("**Unit codes**")[2].partition("**Notation**")[0].split())
    codes = [f"{code} {name}" for code, name in zip(CODES[1:], UNIT_NAMES[1:], strict=True)]
    assert [code for code in codes if code not in text] == []
    assert len(set(CODES)) == UNITS
