"""Geometry (Part 2)."""

from __future__ import annotations

import pytest

from fogline.titles.panzer.rules.cards import CELL_NAMES, read_cell
from fogline.titles.panzer.rules.sight import FAR
from fogline.titles.scope.grid import NEIGHBOURS, SQUARE, cells_of
from fogline.titles.scope.grid import distance as steps_between
from tests.titles.panzer.fixtures import (
    battle,
    card,
    distance,
    legal_texts,
    moves_of,
    new,
    on_board,
    play,
    refused,
    searchable,
    set_up,
    shooters,
    skirmish,
    state_cells,
    units_on,
    view,
    walk,
)  # fmt: skip

SIZES = {"skirmish": (6, 4), "battle": (6, 5), "great-battle": (5, 6)}


def names(mask: int) -> set[str]:
    """The cells of a set, by name."""
    return {CELL_NAMES[cell] for cell in cells_of(mask)}


def test_pz_geo_1_sizes() -> None:
    """Ex 1."""
    for scenario, (rows, columns) in SIZES.items():
        cells = names(new(scenario).rules.board)
        assert cells == {f"{column}{row}" for column in "ABCDEF"[:columns] for row in range(1, rows + 1)}
    assert [len(new(scenario).rules.cells) for scenario in SIZES] == [24, 30, 30]


def test_pz_geo_1_a_unit_on_terrain_is_a_second_card_on_its_cell() -> None:
    state = battle(C3="hill/aSHE")
    assert card(state, "C3") == "hill/aSHE"


def test_pz_geo_2_home_rows() -> None:
    """Ex 1."""
    homes = {scenario: [names(row) for row in new(scenario).rules.homes] for scenario in SIZES}
    assert homes == {
        "skirmish": [{"A1", "B1", "C1", "D1"}, {"A6", "B6", "C6", "D6"}],
        "battle": [{"A1", "B1", "C1", "D1", "E1"}, {"A6", "B6", "C6", "D6", "E6"}],
        "great-battle": [{"A1", "B1", "C1", "D1", "E1", "F1"}, {"A5", "B5", "C5", "D5", "E5", "F5"}],
    }


def test_pz_geo_3_neighbours() -> None:
    """Ex 1."""
    assert names(NEIGHBOURS[read_cell("B2")]) == {"A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"}
    assert names(NEIGHBOURS[read_cell("A1")]) == {"B1", "A2", "B2"}


def test_amb_01_diagonals_count() -> None:
    """PZ-GEO-3: a diagonal neighbour is fired at from distance 1."""
    state = skirmish(B3="aSHE", C4="gPZ4!", step="draw B3 C4", values="PZ4=A2 SHE=F2")
    assert state.hand >> 8 == 1
    assert state.hand & 15 == 2


def test_pz_geo_4_distances() -> None:
    """Ex 1."""
    pairs = "A1 B1 1, A1 B2 1, A1 C2 2, A1 C3 2, A1 D2 3, B3 B6 3, B2 B2 0"
    for one, other, steps in (pair.split() for pair in pairs.split(", ")):
        assert steps_between(read_cell(one), read_cell(other)) == int(steps)
        assert distance(one, other) == int(steps)


def test_pz_geo_4_cells_at_each_distance() -> None:
    """Ex 2."""
    board = new("battle").rules.board
    centre = read_cell("C4")
    assert len(names(NEIGHBOURS[centre] & board)) == 8
    assert len(names(FAR[centre] & board)) == 16
    assert {distance("C4", cell) for cell in names(FAR[centre] & board)} == {2}


def test_pz_geo_4_nothing_works_beyond_distance_2() -> None:
    state = skirmish(B2="aSHE", C3="aATG", B5="gPZ4", values="SHE=C1 ATG=C1")
    assert not {cell for cell in searchable(state, "american") if cell[1] == "6"}
    play(state, "american", "search B5")
    assert shooters(state, "american") == {"C3"}


def test_pz_geo_5_quadrants() -> None:
    """Ex 1. AMB-03: they overlap."""
    corners = {scenario: [CELL_NAMES[corner] for corner in new(scenario).rules.corners] for scenario in SIZES}
    assert {scenario: len(found) for scenario, found in corners.items()} == {
        "skirmish": 15,
        "battle": 20,
        "great-battle": 20,
    }
    quadrants = [names(SQUARE[read_cell(corner)]) for corner in corners["skirmish"]]
    assert {"B3", "C3", "B4", "C4"} in quadrants
    assert [sum(cell in quadrant for quadrant in quadrants) for cell in ("B2", "A2", "A1")] == [4, 2, 1]


def test_amb_03_overlapping_quadrants_can_all_be_moved() -> None:
    """One unit can be moved in each of the four quadrants that it is in, to other cells in each."""
    state = skirmish(B2="aSHE")
    reach = {
        corner: {text.rpartition("-")[2] for text in moves_of(state, "american", corner) if text}
        for corner in ("A1", "B1", "A2", "B2")
    }
    assert reach == {
        "A1": {"A1", "B1", "A2"},
        "B1": {"B1", "C1", "C2"},
        "A2": {"A2", "A3", "B3"},
        "B2": {"C2", "B3", "C3"},
    }


@pytest.mark.parametrize("scenario", list(SIZES))
def test_pz_geo_6_no_unit_goes_further_than_one_cell_in_a_turn(scenario: str) -> None:
    """Ex 1. PZ-MOVE-2: every MOVE on offer, in positions of random games; a unit is followed by its cell."""
    state = set_up(new(scenario), "SHE BAZ STU", "PZ4 PSK PZ2")
    seen_moves = 0
    for before, action, after in walk(state, seed=6, most=150):
        text = repr(action)[1:-1]
        if text.startswith("move"):
            for step in text.split()[2:]:
                assert distance(*step.split("-")) == 1
                seen_moves += 1
        else:
            stayed = {**units_on(before, "american"), **units_on(before, "german")}
            here = {**units_on(after.state, "american"), **units_on(after.state, "german")}
            assert here.items() <= stayed.items()
    assert seen_moves > 10


def test_pz_geo_6_a_unit_cannot_be_sent_further() -> None:
    state = skirmish(B2="aSHE")
    reach = {text.rpartition("-")[2] for text in legal_texts(state, "american", "move") if "B2-" in text}
    assert reach == {"A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"}
    assert all(distance("B2", cell) == 1 for cell in reach)
    assert refused(state, "american", "move C2 C2-D3") == "PZ-MOVE-2"


def test_pz_geo_1_every_cell_of_the_board_is_drawn() -> None:
    for scenario, (rows, columns) in SIZES.items():
        state = on_board(scenario)
        assert len(state_cells(state)) == rows * columns
        assert {card(view(state, "german"), CELL_NAMES[cell])[0] for cell in state_cells(state)} == {"a", "g"}
