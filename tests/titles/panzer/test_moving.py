"""MOVE (Part 7)."""

from __future__ import annotations

from itertools import permutations

import pytest

from fogline.titles.panzer.rules.state import State
from tests.titles.panzer.fixtures import (
    NOT_YOUR_TURN,
    battle,
    board,
    card,
    changes,
    check_alike,
    control,
    controlled,
    great_battle,
    movable,
    moves_of,
    play,
    played,
    refused,
    seen,
    skirmish,
    told,
    units_on,
)  # fmt: skip


def test_pz_move_1_quadrants_at_the_start() -> None:
    """Ex 1."""
    assert movable(skirmish(), "american") == {"A1", "B1", "C1", "A2", "B2", "C2"}
    assert movable(skirmish(to_act="german"), "german") == {"A4", "B4", "C4", "A5", "B5", "C5"}
    assert movable(battle(), "american") == {"A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2"}
    assert movable(battle(to_act="german"), "german") == {"A4", "B4", "C4", "D4", "A5", "B5", "C5", "D5"}
    assert movable(great_battle(), "american") == {"A1", "B1", "C1", "D1", "E1", "A2", "B2"}
    assert movable(great_battle(to_act="german"), "german") == {"A4", "B4", "C4", "D4", "E4", "D3", "E3"}


def test_pz_move_1_a_mixed_quadrant_is_refused() -> None:
    """Ex 2."""
    state = skirmish(B3="aSHE")
    assert refused(state, "american", "move A3") == "PZ-MOVE-1"
    assert refused(state, "american", "move A3 B3-A3") == "PZ-MOVE-1"
    assert refused(state, "american", "move A4") == "PZ-MOVE-1"
    assert refused(state, "german", "move A5") == NOT_YOUR_TURN


def test_pz_move_1_an_empty_quadrant_is_a_bluff() -> None:
    """Ex 3. AMB-09."""
    state = skirmish(D1="aSHE")
    before = board(state)
    play(state, "american", "move A2")
    assert board(state) == before
    assert state.turn == 1


def test_amb_09_everything_may_be_put_back_unchanged() -> None:
    state = skirmish(A2="aSHE", B3="aATG")
    assert "" in moves_of(state, "american", "A2")
    assert changes(state, played(state, "american", "move A2").state) == {}
    check_alike("german", played(state, "american", "move A2"), played(state, "american", "move A2 A2-B3 B3-A2"))


def test_pz_move_1_beyond_the_board() -> None:
    state = skirmish()
    assert refused(state, "american", "move D1") == "PZ-MOVE-1"
    assert refused(state, "american", "move E1") == "PZ-MOVE-1"


def test_pz_move_2_one_unit_has_four_places() -> None:
    """Ex 1."""
    state = skirmish(B2="aSHE", D1="aBAZ", spare=False, A6="gPSK")
    texts = moves_of(state, "american", "A1")
    assert sorted(texts) == ["", "B2-A1", "B2-A2", "B2-B1"]
    results = {_where(played(state, "american", f"move A1 {text}").state, "SHE") for text in texts}
    assert results == {"A1", "B1", "A2", "B2"}


@pytest.mark.parametrize(
    ("cards", "number"),
    [
        ({"A1": "aSHE"}, 4),
        ({"A1": "aSHE", "B1": "aBAZ"}, 12),
        ({"A1": "aSHE", "B1": "aBAZ", "A2": "aATG"}, 24),
        ({"A1": "aSHE", "B1": "aBAZ", "A2": "aATG", "B2": "aSTU"}, 24),
        ({"A1": "aSHE", "B1": "aSHE"}, 12),  # twins are two units, AMB-36
    ],
)
def test_pz_move_2_results_of_several_units(cards: dict[str, str], number: int) -> None:
    """Ex 2."""
    state = skirmish(spare=False, A6="gPSK", **cards)
    texts = moves_of(state, "american", "A1")
    assert len(texts) == len(set(texts)) == number
    twins = len(set(cards.values())) < len(cards)
    results = {
        tuple(sorted(units_on(played(state, "american", f"move A1 {text}").state, "american").items()))
        for text in texts
    }
    assert len(results) == (number // 2 if twins else number)


def test_pz_move_2_every_arrangement_matches_its_notation() -> None:
    state = skirmish(spare=False, A6="gPSK", A1="aSHE", B2="aBAZ")
    for one, other in permutations(("A1", "B1", "A2", "B2"), 2):
        steps = [f"{start}-{goal}" for start, goal in (("A1", one), ("B2", other)) if start != goal]
        after = played(state, "american", " ".join(["move A1", *steps])).state
        assert units_on(after, "american") == {one: "SHE", other: "BAZ"}


def test_pz_move_2_impossible_moves() -> None:
    state = skirmish(A1="aSHE", B2="aATG")
    assert refused(state, "american", "move A1 A2-B1") == "PZ-MOVE-2"  # no unit there
    assert refused(state, "american", "move A1 A1-B2") == "PZ-TMOV-3"  # that cell is not free
    assert refused(state, "american", "move A1 A1-A2 B2-A2") == "PZ-TMOV-3"


def test_pz_move_3_everything_ends_hidden() -> None:
    """Ex 1."""
    state = skirmish(A2="aSHE!", B3="aATG!")
    for text in moves_of(state, "american", "A2"):
        after = played(state, "american", f"move A2 {text}").state
        assert not [word for word in board(after).values() if "!" in word]
        assert {seen(after, "german", cell) for cell in ("A2", "B2", "A3", "B3")} == {"a???"}


def test_pz_move_4_control_is_unchanged() -> None:
    """Ex 1."""
    state = skirmish(B2="aSHE", A1="aATG!", C3="aBAZ")
    for quadrant in movable(state, "american"):
        for text in moves_of(state, "american", quadrant):
            after = played(state, "american", f"move {quadrant} {text}").state
            assert controlled(after, "american") == controlled(state, "american")
            assert controlled(after, "german") == controlled(state, "german")


def test_pz_move_5_the_enemy_sees_only_the_quadrant() -> None:
    """Ex 1."""
    state = skirmish(B2="aSHE")
    moved, left = played(state, "american", "move A1 B2-A1"), played(state, "american", "move A1")
    assert (card(moved.state, "A1"), card(left.state, "A1")) == ("aSHE", "a---")
    check_alike("german", moved, left)
    check_alike(None, moved, left)
    assert told(moved.log, "american") != told(left.log, "american")
    other = played(state, "american", "move B1")
    assert told(moved.log, "german") != told(other.log, "german")


def test_pz_move_5_a_revealed_unit_is_lost_from_sight() -> None:
    state = skirmish(B2="aSHE!")
    one, other = played(state, "american", "move A1 B2-A1"), played(state, "american", "move A1 B2-A2")
    check_alike("german", one, other)
    assert control(one.state, "A1") == control(other.state, "A1") == "american"


def _where(state: State, code: str) -> str:
    units = units_on(state, "american")
    return next(cell for cell, unit in units.items() if unit == code)
