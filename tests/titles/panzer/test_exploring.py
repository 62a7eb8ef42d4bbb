"""EXPLORE (Part 8)."""

from __future__ import annotations

import pytest

from fogline.titles.panzer.rules.events import Captured, Explored, Revealed, ShownEmpty
from tests.titles.panzer.fixtures import (
    battle,
    board,
    card,
    changes,
    check_alike,
    control,
    controlled,
    explorable,
    great_battle,
    legal_texts,
    moves_of,
    play,
    played,
    refused,
    searchable,
    seen,
    shooters,
    skirmish,
    to_act,
    told,
    verbs,
)  # fmt: skip


def test_pz_expl_1_quadrants_at_the_start() -> None:
    """Ex 1."""
    for who in ("american", "german"):
        assert explorable(skirmish(to_act=who), who) == {"A3", "B3", "C3"}
        assert explorable(battle(to_act=who), who) == {"A3", "B3", "C3", "D3"}
        assert explorable(great_battle(to_act=who), who) == {"C2", "D2", "E2", "A3", "B3", "C3"}


def test_pz_expl_1_both_sides_must_be_there() -> None:
    """Ex 2. AMB-13."""
    state = skirmish()
    assert refused(state, "american", "explore A4") == "PZ-EXPL-1"
    assert refused(state, "american", "explore A1") == "PZ-EXPL-1"


def test_amb_13_neither_all_own_nor_all_enemy_in_any_proportion() -> None:
    one = skirmish(B4="a---", C4="a---", B3="a---", C3="g---")
    assert {"B3", "C3", "C2", "B4"} <= explorable(one, "american")
    assert "B4" in explorable(one, "american")  # two and two
    assert "A1" not in explorable(one, "american")
    assert "C5" not in explorable(one, "american")
    three = skirmish(B4="a---", A4="a---", A5="a---")
    assert {"A4"} <= explorable(three, "american")  # three own, one enemy
    assert {"A5", "B4"} <= explorable(three, "american")  # one own, three enemy


def test_pz_expl_1_no_unit_is_needed() -> None:
    """Ex 3. AMB-12."""
    state = skirmish(A1="aSHE")
    assert [card(state, cell) for cell in ("B3", "C3")] == ["a---", "a---"]
    assert "B3" in explorable(state, "american")
    after = played(state, "american", "explore B3", "skip")
    assert control(after.state, "B4") == "american"


def test_amb_12_the_same_quadrants_wherever_the_units_are() -> None:
    one, other = skirmish(B3="aSHE", C3="aATG"), skirmish(A1="aSHE", D1="aATG")
    assert explorable(one, "american") == explorable(other, "american") == {"A3", "B3", "C3"}


def test_pz_expl_2_the_explorers_cards_are_not_touched() -> None:
    """Ex 1."""
    with_unit = skirmish(spare=False, B3="aSHE", D1="aBAZ", A6="gPSK", B5="gPZ4")
    without = skirmish(spare=False, D2="aSHE", D1="aBAZ", A6="gPSK", B5="gPZ4")
    one, other = played(with_unit, "american", "explore B3"), played(without, "american", "explore B3")
    check_alike("german", one, other)
    assert [seen(one.state, "german", cell) for cell in ("B3", "C3")] == ["a???", "a???"]
    check_alike(
        "german", played(with_unit, "american", "explore B3", "skip"), played(without, "american", "explore B3", "skip")
    )


def test_pz_expl_2_all_enemy_cards_are_turned_in_view_of_both() -> None:
    state = skirmish(B4="gPZ4", spare=False, A1="aSHE", A6="gPSK")
    log = play(state, "american", "explore B3")
    for who in ("american", "german", None):
        assert told(log, who)[:3] == [Explored(0, 13), Revealed(19, 13), ShownEmpty((20,))]


@pytest.mark.parametrize(
    ("cards", "succeeds"), [({"B4": "gPZ4"}, False), ({"B4": "gPZ4!"}, False), ({"B5": "gPZ4"}, True)]
)
def test_pz_expl_3_an_enemy_unit_in_the_quadrant(cards: dict[str, str], succeeds: bool) -> None:
    """Ex 1."""
    state = skirmish(**cards)
    play(state, "american", "explore B3")
    assert (control(state, "C4") == "american") == succeeds
    assert (to_act(state) == "american") == succeeds


def test_pz_expl_4_success() -> None:
    """Ex 1."""
    state = skirmish(B3="aSHE")
    log = play(state, "american", "explore B3")
    assert (control(state, "B4"), control(state, "C4")) == ("american", "american")
    assert (len(controlled(state, "american")), len(controlled(state, "german"))) == (14, 10)
    assert Captured(0, (19, 20)) in told(log, "german")
    assert verbs(state, "american") == {"move", "skip"}
    results = {
        next(cell for cell in ("B3", "C3", "B4", "C4") if card(after.state, cell) == "aSHE")
        for text in moves_of(state, "american", "B3")
        for after in [played(state, "american", f"move B3 {text}")]
    }
    assert results == {"B3", "C3", "B4", "C4"}


def test_pz_expl_4_the_move_is_of_the_same_quadrant() -> None:
    """Ex 2. AMB-17."""
    state = skirmish(B3="aSHE")
    play(state, "american", "explore B3")
    assert refused(state, "american", "move B4") == "PZ-EXPL-4"
    assert refused(state, "american", "move A3") == "PZ-EXPL-4"
    assert refused(state, "american", "move A1") == "PZ-EXPL-4"


def test_amb_17_the_move_is_optional() -> None:
    state = skirmish(B3="aSHE")
    moved = played(state, "american", "explore B3", "move B3 B3-C4")
    skipped = played(state, "american", "explore B3", "skip")
    assert to_act(moved.state) == to_act(skipped.state) == "german"
    assert (card(moved.state, "C4"), card(skipped.state, "C4")) == ("aSHE", "a---")
    assert refused(moved.state, "american", "move B3") == "not your turn"


def test_pz_expl_4_skip() -> None:
    """Ex 3."""
    state = skirmish(B3="aSHE")
    before = state.clone()
    play(state, "american", "explore B3", "skip")
    assert changes(before, state) == {"B4": "a---", "C4": "a---"}
    assert card(state, "B3") == "aSHE"
    assert to_act(state) == "german"


def test_pz_expl_4_explored_back() -> None:
    """Ex 4."""
    state = skirmish(B3="aSHE")
    play(state, "american", "explore B3", "skip")
    play(state, "german", "explore B4", "skip")
    assert (control(state, "B4"), control(state, "C4")) == ("german", "german")
    assert len(controlled(state, "german")) == 12


def test_amb_14_control_lasts() -> None:
    state = skirmish()
    play(state, "american", "explore B3", "skip")
    for _ in range(3):
        play(state, "german", "move A5")
        play(state, "american", "move A1")
    assert (control(state, "B4"), control(state, "C4")) == ("american", "american")
    held = skirmish(B3="aSHE")
    play(held, "american", "explore B3", "move B3 B3-B4")
    play(held, "german", "explore B4")  # it meets the Sherman
    assert (control(held, "B4"), control(held, "C4")) == ("american", "american")


def test_pz_expl_5_failure() -> None:
    """Ex 1."""
    state = skirmish(B4="gPZ4", B3="aSHE")
    before = state.clone()
    play(state, "american", "explore B3")
    assert changes(before, state) == {"B4": "gPZ4!"}
    assert card(state, "C4") == "g---"
    assert controlled(state, "american") == controlled(before, "american")
    assert to_act(state) == "german"
    assert [seen(state, "german", cell) for cell in ("B3", "C3")] == ["a???", "a???"]


def test_pz_expl_5_a_unit_that_was_revealed_already() -> None:
    """Ex 2. AMB-16."""
    state = skirmish(B4="gPZ4!")
    before = state.clone()
    log = play(state, "american", "explore B3")
    assert changes(before, state) == {}
    assert [event for event in told(log, "german") if isinstance(event, Revealed | ShownEmpty)] == [ShownEmpty((20,))]
    assert to_act(state) == "german"


def test_amb_16_face_down_cards_beside_a_revealed_unit_are_turned() -> None:
    state = skirmish(B4="gPZ4!", C4="gPZ2")
    play(state, "american", "explore B3")
    assert (card(state, "B4"), card(state, "C4")) == ("gPZ4!", "gPZ2!")
    assert to_act(state) == "german"


def test_pz_expl_5_two_units() -> None:
    """Ex 3."""
    state = skirmish(B4="gPZ4", C4="gPZ2")
    before = state.clone()
    play(state, "american", "explore B3")
    assert changes(before, state) == {"B4": "gPZ4!", "C4": "gPZ2!"}


def test_amb_15_nothing_to_turn_is_legal_and_without_effect() -> None:
    state = skirmish(B4="gPZ4!", C4="gPZ2!", B3="aSHE")
    before = state.clone()
    log = play(state, "american", "explore B3")
    assert board(state) == board(before)
    assert [type(event).__name__ for event in told(log, "german")] == ["Explored", "TurnBegan"]
    assert to_act(state) == "german"


def test_amb_15_without_null_explores() -> None:
    state = skirmish(B4="gPZ4!", C4="gPZ2!", allow_null_explore=False)
    assert explorable(state, "american") == {"A3", "C3"}
    assert refused(state, "american", "explore B3") == "PZ-EXPL-1"


def test_amb_15_with_ambush_only_the_option_shows_friendly_units() -> None:
    for known, after in ((False, "aSHE"), (True, "aSHE!")):
        state = skirmish(B4="gPZ4!", C4="gPZ2!", B3="aSHE", ambush=True, ambush_on_known_units=known)
        play(state, "american", "explore B3")
        assert card(state, "B3") == after


def test_amb_16_a_unit_found_beside_a_revealed_one_is_an_ambush() -> None:
    """PZ-AMBU-1, AMB-79: what counts is that a unit was found by turning a card."""
    state = skirmish(B4="gPZ4!", C4="gPZ2", B3="aSHE", ambush=True)
    play(state, "american", "explore B3")
    assert (card(state, "C4"), card(state, "B3")) == ("gPZ2!", "aSHE!")


def test_pz_expl_6_no_shot_follows() -> None:
    """Ex 1."""
    state = skirmish(B3="aSHE", B4="gPZ4")
    play(state, "american", "explore B3")
    assert to_act(state) == "german"
    assert refused(state, "american", "shoot B3") == "not your turn"
    hiding, staying = state.clone(), state.clone()
    play(staying, "german", "move C5")
    play(staying, "american", "search B4")
    assert shooters(staying, "american") == {"B3"}
    play(hiding, "german", "move B4 B4-C5")
    assert "C5" in searchable(hiding, "american")
    play(hiding, "american", "search C5")  # found again
    assert shooters(hiding, "american") == {"B3"}


def test_pz_expl_6_not_even_after_the_move() -> None:
    state = skirmish(B3="aSHE", B5="gPZ4!")
    play(state, "american", "explore B3", "move B3 B3-B4")
    assert to_act(state) == "german"


@pytest.mark.parametrize(("allowed", "turn"), [(True, "american"), (False, "german")])
def test_amb_18_a_light_tank_after_the_move_that_follows(allowed: bool, turn: str) -> None:
    state = battle(B3="aSTU", C6="gPZ4", light_tanks=True, light_after_explore=allowed)
    play(state, "american", "explore B3", "move B3 B3-C4")
    assert to_act(state) == turn
    assert ("light C4 C6" in legal_texts(state, "american")) == allowed


def test_pz_expl_7_friendly_revealed_units() -> None:
    """Ex 1."""
    state = skirmish(B3="aSHE!")
    assert card(played(state, "american", "explore B3", "skip").state, "B3") == "aSHE!"
    assert card(played(state, "american", "explore B3", "move B3").state, "B3") == "aSHE"


def test_pz_expl_7_a_failure_leaves_them_revealed() -> None:
    state = skirmish(B3="aSHE!", B4="gPZ4")
    play(state, "american", "explore B3")
    assert card(state, "B3") == "aSHE!"
