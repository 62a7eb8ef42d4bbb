"""Concealment (Part 6)."""

from __future__ import annotations

from tests.titles.panzer.fixtures import (
    SCENARIO_NAMES,
    battle,
    board,
    card,
    changes,
    new,
    play,
    played,
    seen,
    set_up,
    skirmish,
    told,
    view,
)  # fmt: skip


def test_pz_hide_1_all_units_start_hidden() -> None:
    """Ex 1."""
    for scenario in SCENARIO_NAMES:
        state = set_up(new(scenario), "SHE BAZ STU", "PZ4 PSK PZ2")
        units = [word for word in board(state).values() if word[1:] != "---"]
        assert sorted(units) == ["aBAZ", "aSHE", "aSTU", "gPSK", "gPZ2", "gPZ4"]
        assert not [word for word in board(view(state, "american")).values() if word[0] == "g" and word != "g???"]


def test_pz_hide_2_a_search_turns_one_card() -> None:
    """Ex 1."""
    state = skirmish(B5="gPZ4")
    assert card(played(state, "american", "search A5").state, "B5") == "gPZ4"
    assert card(played(state, "american", "search B5").state, "B5") == "gPZ4!"


def test_pz_hide_2_firing_reveals_the_shooter_alone() -> None:
    """Ex 2: a German unit fires, its neighbour stays hidden."""
    state = skirmish(B3="aSHE!", C5="gPZ4", D5="gPZ2", to_act="german")
    play(state, "german", "search B3", "shoot C5", "draw armour")
    assert (card(state, "C5"), card(state, "D5")) == ("gPZ4!", "gPZ2")


def test_pz_hide_2_an_explore_turns_the_cards_of_its_quadrant() -> None:
    state = skirmish(B4="gPZ4", D4="gPZ2")
    play(state, "american", "explore B3")
    assert (card(state, "B4"), card(state, "D4")) == ("gPZ4!", "gPZ2")


def test_pz_hide_2_entering_terrain_reveals() -> None:
    state = battle(B3="aSHE", C3="meadow")
    play(state, "american", "move B2 B3-C3")
    assert card(state, "C3") == "meadow/aSHE"
    assert seen(state, "german", "C3") == "meadow/aSHE"


def test_pz_hide_2_a_light_tank_that_searches_is_revealed() -> None:
    state = battle(B3="aSTU", light_tanks=True)
    play(state, "american", "move A2", "light B3 C5")
    assert card(state, "B3") == "aSTU!"


def test_pz_hide_2_an_ambush_reveals_the_explorer() -> None:
    state = skirmish(C3="aSHE", B4="gPZ4", ambush=True)
    play(state, "american", "explore B3")
    assert (card(state, "C3"), card(state, "B4")) == ("aSHE!", "gPZ4!")


def test_pz_hide_3_a_move_hides_whatever_it_takes_up() -> None:
    """Ex 1. AMB-10: also on the same cell."""
    state = skirmish(B3="aSHE!")
    play(state, "american", "move A2")
    assert card(state, "B3") == "aSHE"
    assert [seen(state, "german", cell) for cell in ("A2", "B2", "A3", "B3")] == ["a???"] * 4


def test_amb_10_a_unit_put_back_on_its_cell_is_hidden() -> None:
    state = skirmish(B3="aSHE!")
    assert seen(state, "german", "B3") == "aSHE!"
    play(state, "american", "move B2")
    assert (card(state, "B3"), seen(state, "german", "B3")) == ("aSHE", "a???")


def test_pz_hide_3_another_quadrant_does_not_hide_it() -> None:
    """Ex 2."""
    state = skirmish(B3="aSHE!")
    play(state, "american", "move C1")
    assert card(state, "B3") == "aSHE!"
    assert seen(state, "german", "B3") == "aSHE!"


def test_pz_hide_3_skipping_the_move_does_not_hide_it() -> None:
    """Ex 3."""
    state = skirmish(B3="aSHE!")
    play(state, "american", "explore B3", "skip")
    assert card(state, "B3") == "aSHE!"


def test_pz_hide_4_revealed_lasts() -> None:
    """Ex 1."""
    state = skirmish(B5="gPZ4!", to_act="german")
    assert state.turn == 1
    while state.turn < 9:
        play(state, "german", "move C5")
        play(state, "american", "move C1")
    assert card(state, "B5") == "gPZ4!"
    assert seen(state, "american", "B5") == "gPZ4!"
    play(state, "german", "move A5")
    assert card(state, "B5") == "gPZ4"


def test_pz_hide_4_a_revealed_unit_acts_like_a_hidden_one() -> None:
    hidden = skirmish(B3="aSHE", B5="gPZ4!")
    shown = skirmish(B3="aSHE!", B5="gPZ4!")
    one = played(hidden, "american", "search B5", "shoot B3", "draw hit")
    other = played(shown, "american", "search B5", "shoot B3", "draw hit")
    assert board(one.state) == board(other.state)
    moved = [played(state, "american", "move B2 B3-C2").state for state in (hidden, shown)]
    assert board(moved[0]) == board(moved[1])
    explored = [played(state, "american", "explore A3", "move A3 B3-A4").state for state in (hidden, shown)]
    assert board(explored[0]) == board(explored[1])


def test_amb_24_found_or_fired_units_stay_revealed_until_they_are_taken_up() -> None:
    state = skirmish(B3="aSHE", B5="gPZ4", B6="gPZ2")
    play(state, "american", "search B5", "shoot B3", "draw distance")
    assert (card(state, "B3"), card(state, "B5")) == ("aSHE!", "gPZ4!")
    before = state.clone()
    play(state, "german", "move C5")
    play(state, "american", "search A5")
    assert changes(before, state) == {}
    play(state, "german", "move B5")
    assert changes(before, state) == {"B5": "gPZ4"}
    play(state, "american", "move A2 B3-A2")
    assert changes(before, state) == {"B5": "gPZ4", "B3": "a---", "A2": "aSHE"}


def test_amb_11_no_card_stays_behind_and_none_stays_revealed() -> None:
    state = skirmish(A2="aSHE!", B3="aBAZ!")
    after = played(state, "american", "move A2 A2-B2").state
    assert changes(state, after) == {"A2": "a---", "B2": "aSHE", "B3": "aBAZ"}


def test_amb_93_turned_cards_are_shown_to_both() -> None:
    state = skirmish(B4="gPZ4")
    for texts in (("explore B3",), ("search B4", "hold"), ("search A5",)):
        log = played(state, "american", *texts).log
        assert told(log, "american") == told(log, "german") == told(log, None)
