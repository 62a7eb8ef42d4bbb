"""SEARCH TARGET (Part 9)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from fogline.titles.panzer.rules.events import Searched, ShownEmpty, TurnBegan
from tests.titles.panzer.fixtures import (
    SCENARIO_NAMES,
    battle,
    board,
    card,
    changes,
    check_alike,
    control,
    controlled,
    distance,
    great_battle,
    legal_texts,
    new,
    on_board,
    play,
    played,
    refused,
    searchable,
    set_up,
    shooters,
    skirmish,
    to_act,
    told,
    walk,
)  # fmt: skip


def cells(columns: str, rows: str) -> set[str]:
    """A rectangle of cells: ``cells("ABCD", "45")``."""
    return {column + row for column in columns for row in rows}


def test_pz_srch_1_targets_at_the_start() -> None:
    """Ex 1."""
    assert searchable(skirmish(), "american") == cells("ABCD", "45")
    assert searchable(skirmish(to_act="german"), "german") == cells("ABCD", "23")
    assert searchable(battle(), "american") == cells("ABCDE", "45")
    assert searchable(battle(to_act="german"), "german") == cells("ABCDE", "23")
    american = cells("DEF", "3") | cells("ABCDEF", "4") | cells("ABCDE", "5")
    german = cells("ABC", "3") | cells("ABCDEF", "2") | cells("BCDEF", "1")
    assert searchable(great_battle(), "american") == american
    assert searchable(great_battle(to_act="german"), "german") == german
    assert (len(american), len(german)) == (14, 14)


def test_pz_srch_1_too_far() -> None:
    """Ex 2."""
    assert refused(skirmish(), "american", "search A6") == "PZ-SRCH-1"


def test_pz_srch_1_not_a_friendly_card() -> None:
    """Ex 3."""
    assert refused(skirmish(), "american", "search B2") == "PZ-SRCH-1"
    assert refused(skirmish(B2="aSHE!"), "american", "search B2") == "PZ-SRCH-1"


@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
def test_pz_srch_1_within_two_of_any_friendly_card(scenario: str) -> None:
    """Recounted in positions of random games: hidden cards only."""
    state = set_up(new(scenario), "SHE BAZ STU", "PZ4 PSK PZ2")
    for before, _, _ in walk(state, seed=9, most=120):
        who = to_act(before)
        if "explore" not in {text.split()[0] for text in legal_texts(before, who)} or who == "chance":
            continue
        enemy = "german" if who == "american" else "american"
        hidden = {cell for cell in controlled(before, enemy) if "!" not in card(before, cell)}
        near = {cell for cell in hidden if any(distance(cell, own) <= 2 for own in controlled(before, who))}
        assert searchable(before, who) & hidden == near


def test_amb_20_no_unit_in_range_is_needed() -> None:
    state = skirmish(A1="aSHE", spare=False, B5="gPZ4")
    assert searchable(state, "american") == cells("ABCD", "45")
    play(state, "american", "search B5")
    assert card(state, "B5") == "gPZ4!"


def test_amb_23_neither_own_nor_neutral_cards_are_searched() -> None:
    state = battle(B4="lake", C4="hill", D4="hill/gPZ4", D3="aSHE", B3="aATG!")
    assert "D4" in searchable(state, "american")
    for cell in ("B4", "C4", "B3", "A1"):
        assert refused(state, "american", f"search {cell}") == "PZ-SRCH-1"


def test_pz_srch_2_a_revealed_unit_is_shot_at() -> None:
    """Ex 1."""
    state = skirmish(B3="aSHE", B5="gPZ4!")
    assert "B5" in searchable(state, "american")
    play(state, "american", "search B5")
    assert shooters(state, "american") == {"B3"}
    far = skirmish(spare=False, B1="aSHE", B5="gPZ4!")
    assert distance("B1", "B5") == 4
    assert refused(far, "american", "search B5") == "PZ-SRCH-2"


def test_pz_srch_2_a_unit_on_a_hill() -> None:
    """Ex 2."""
    state = skirmish(B3="aSHE", B4="hill/gPZ4")
    play(state, "american", "search B4")
    assert legal_texts(state, "american") == ["shoot B3"]
    behind = skirmish(B3="aSHE", B4="peaks", B5="gPZ4!")  # observed by A3 and C3; the shooter has no line of sight
    assert "B5" not in searchable(behind, "american")
    assert refused(behind, "american", "search B5") == "PZ-SRCH-2"


def test_pz_srch_2_nothing_is_turned() -> None:
    state = skirmish(B3="aSHE", B5="gPZ4!")
    log = play(state, "american", "search B5")
    assert told(log, "german") == [Searched(0, 25)]


def test_a_search_cites_the_clause_that_allows_it() -> None:
    """PZ-SRCH-1, PZ-SRCH-2, PZ-LITE-2."""
    hidden = play(skirmish(B3="aSHE", B5="gPZ4"), "american", "search B5")
    revealed = play(skirmish(B3="aSHE", B5="gPZ4!"), "american", "search B5")
    light = play(skirmish(B3="aSTU", B5="gPZ4", light_tanks=True), "american", "move A2", "light B3 B5")
    cited = [[event.cites() for event in log if isinstance(event, Searched)] for log in (hidden, revealed, light)]
    assert cited == [["PZ-SRCH-1"], ["PZ-SRCH-2"], ["PZ-LITE-2"]]


def test_amb_19_the_shot_is_the_action() -> None:
    state = skirmish(B3="aSHE", B5="gPZ4!")
    play(state, "american", "search B5")
    assert legal_texts(state, "american") == ["shoot B3"]
    assert refused(state, "american", "hold") == "PZ-SRCH-2"


def test_amb_19_with_the_option_a_revealed_unit_is_searched_like_a_hidden_card() -> None:
    far = skirmish(spare=False, B1="aSHE", B5="gPZ4!", D6="gPSK!", allow_null_search_revealed=True)
    assert "B5" in searchable(far, "american")
    assert refused(far, "american", "search D6") == "PZ-SRCH-2"  # out of the range of PZ-SRCH-1
    play(far, "american", "search B5")
    assert legal_texts(far, "american") == ["hold"]
    play(far, "american", "hold")
    assert to_act(far) == "german"
    near = skirmish(B3="aSHE", B5="gPZ4!", allow_null_search_revealed=True)
    play(near, "american", "search B5")
    assert legal_texts(near, "american") == ["shoot B3", "hold"]
    behind: dict[str, Any] = {"spare": False, "A1": "aSHE", "A3": "g---", "C3": "g---", "D3": "g---", "B5": "gPZ4!"}
    assert "B5" in searchable(skirmish(**behind, allow_null_search_revealed=True), "american")
    assert "B5" not in searchable(skirmish(**behind, B4="peaks", allow_null_search_revealed=True), "american")


def test_pz_srch_3_the_same_targets_for_every_arrangement() -> None:
    """Ex 1."""
    places = ["A1", "D1", "A3", "B3", "C2", "D3"]
    offers = set()
    for sherman, gun in combinations(places, 2):
        state = skirmish(spare=False, B5="gPZ4", A6="gPSK", **{sherman: "aSHE", gun: "aATG"})
        offers.add(frozenset(searchable(state, "american")))
    assert offers == {frozenset(cells("ABCD", "45"))}


def test_amb_22_no_observer_is_named() -> None:
    """One search of a cell is one action, however many cards observe it."""
    state = skirmish()
    assert legal_texts(state, "american").count("search B4") == 1
    log = played(state, "american", "search B4").log
    assert told(log, "german")[0] == Searched(0, 19)


def test_pz_srch_4_an_empty_card() -> None:
    """Ex 1."""
    state = skirmish()
    before = board(state)
    log = play(state, "american", "search A5")
    assert control(state, "A5") == "german"
    assert board(state) == before
    for who in ("american", "german", None):
        assert told(log, who) == [Searched(0, 24), ShownEmpty((24,)), TurnBegan(1, 1)]
    assert to_act(state) == "german"


def test_pz_srch_5_no_shooter_in_range() -> None:
    """Ex 1."""
    none = skirmish(spare=False, B1="aSHE", A1="aBAZ", B5="gPZ4", A6="gPSK")
    one = skirmish(spare=False, B3="aSHE", A1="aBAZ", B5="gPZ4", A6="gPSK")
    found = played(none, "american", "search B5")
    assert card(found.state, "B5") == "gPZ4!"
    assert legal_texts(found.state, "american") == ["hold"]
    check_alike("german", found, played(one, "american", "search B5"))
    held = played(none, "american", "search B5", "hold")
    assert to_act(held.state) == "german"
    check_alike("german", held, played(one, "american", "search B5", "hold"))


def test_pz_srch_5_one_of_two_shooters_and_only_at_this_target() -> None:
    """Ex 2."""
    state = skirmish(B3="aSHE", C3="aATG", B5="gPZ4", C5="gPZ2!")
    play(state, "american", "search B5")
    assert legal_texts(state, "american") == ["shoot B3", "shoot C3", "hold"]
    assert refused(state, "american", "search C5") == "PZ-SRCH-5"
    play(state, "american", "shoot B3")
    assert to_act(state) == "chance"
    assert refused(state, "american", "shoot C3") == "not your turn"
    play(state, "american", "draw hit")
    assert (card(state, "B5"), card(state, "C5"), card(state, "C3")) == ("g---", "gPZ2!", "aATG")
    assert to_act(state) == "german"


def test_pz_srch_5_the_unit_stays_revealed_when_nobody_shoots() -> None:
    state = skirmish(B3="aSHE", B5="gPZ4")
    before = state.clone()
    play(state, "american", "search B5", "hold")
    assert changes(before, state) == {"B5": "gPZ4!"}


def test_amb_21_the_shooter_is_chosen_after_the_target_is_seen() -> None:
    state = skirmish(B3="aSHE", C3="aATG", B5="gPZ4")
    log = play(state, "american", "search B5")
    assert card(state, "B5") == "gPZ4!"
    assert not [event for event in log if type(event).__name__ == "Fired"]
    assert {"shoot B3", "shoot C3", "hold"} == set(legal_texts(state, "american"))


def test_pz_srch_6_a_cell_known_to_be_empty() -> None:
    """Ex 1."""
    state = skirmish()
    play(state, "american", "search A5")
    play(state, "german", "move C5")
    assert state.turn == 2
    log = play(state, "american", "search A5")
    assert ShownEmpty((24,)) in log


def test_pz_srch_1_the_searcher_needs_a_card_of_their_own_nearby() -> None:
    state = on_board("skirmish", C5="a---", D5="a---")
    assert "D6" in searchable(state, "american")
    assert refused(skirmish(), "american", "search D6") == "PZ-SRCH-1"
