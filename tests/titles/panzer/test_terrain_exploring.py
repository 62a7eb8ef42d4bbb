"""EXPLORE with terrain (section 13.4)."""

from tests.titles.panzer.fixtures import (
    BOTH,
    card,
    changes,
    control,
    deck,
    explorable,
    moves_of,
    play,
    refused,
    skirmish,
    to_act,
)


def test_pz_texp_1_only_the_forest_flips() -> None:
    """Ex 1: B3 and C3 American, B4 German, C4 a lake: only B4 changes hands."""
    state = skirmish(C4="lake")
    assert "B3" in explorable(state, "american")
    before = state.clone()
    play(state, "american", "explore B3", "skip")
    assert changes(before, state) == {"B4": "a---"}


def test_pz_texp_1_no_friendly_card() -> None:
    """Ex 2: B3 peaks and C3 a lake: the American has nothing to explore from."""
    state = skirmish(B3="peaks", C3="lake")
    assert refused(state, "american", "explore B3") == "PZ-EXPL-1"
    assert "B3" not in explorable(state, "german")


def test_pz_texp_1_a_friendly_unit_on_terrain() -> None:
    """Ex 3: it counts as a friendly card (AMB-59)."""
    state = skirmish(C3="hill/aSHE", B3="g---")
    assert "B3" in explorable(state, "american")
    play(state, "american", "explore B3")
    assert [control(state, cell) for cell in ("B3", "C3", "B4", "C4")] == ["american"] * 4


def test_pz_texp_1_an_enemy_unit_on_terrain_counts() -> None:
    """Also as the only enemy card: then nothing is turned (AMB-15)."""
    state = skirmish(C4="hill/gPZ4", B4="a---")
    before = state.clone()
    assert "B3" in explorable(state, "american")
    play(state, "american", "explore B3")
    assert (changes(before, state), to_act(state)) == ({}, "german")


def test_pz_texp_2_an_enemy_on_terrain() -> None:
    """Ex 1: V is found, nothing is taken, nobody moves."""
    state = skirmish(C4="hill/gTIG", B4="gPZ4")
    before = state.clone()
    play(state, "american", "explore B3")
    assert changes(before, state) == {"B4": "gPZ4!"}
    assert to_act(state) == "german"
    assert [control(state, cell) for cell in ("B3", "C3", "B4", "C4")] == ["american", "american", "german", "german"]


def test_pz_texp_2_forest_is_turned_back() -> None:
    state = skirmish(C4="hill/gTIG")
    before = state.clone()
    play(state, "american", "explore B3")
    assert (changes(before, state), to_act(state)) == ({}, "german")


def test_pz_texp_3_straight_onto_the_hill() -> None:
    """Ex 1: B4 is American, X revealed on C4, the deck has a card less; before the MOVE the hill is neutral."""
    state = skirmish(B3="aSHE", C4="hill")
    before = deck(state)
    play(state, "american", "explore B3")
    assert (control(state, "B4"), control(state, "C4")) == ("american", "neutral")
    assert set(moves_of(state, "american", "B3")) == {"", "B3-C3", "B3-B4", "B3-C4"}
    play(state, "american", "move B3 B3-C4")
    assert (card(state, "B4"), card(state, "C4"), deck(state)) == ("a---", "hill/aSHE", before - 1)


def test_amb_59_nothing_but_a_unit_on_terrain() -> None:
    """The American has no other card in the quadrant, nor anywhere near."""
    for who in BOTH:
        state = skirmish(B4="hill/aSHE", A3="g---", B3="g---", C3="g---", to_act=who)
        assert {"A3", "B3", "A4", "B4"} <= explorable(state, who)


def test_amb_67_no_sight_is_needed() -> None:
    """An EXPLORE behind peaks."""
    state = skirmish(C4="peaks", B4="gPZ4")
    assert "B3" in explorable(state, "american")
