"""Battlefield grid (Part 2): cells, rows, Quadrants, adjacency."""

import pytest

from fogline.titles.scope.grid import NEIGHBOURS, SQUARE, cells_of, column_of, row_of
from fogline.titles.stalingrad.rules.cards import depth_of, front_of, read_cell
from fogline.titles.stalingrad.rules.state import State
from tests.titles.stalingrad.fixtures import (
    F1,
    F2,
    F3,
    STOP,
    advanced,
    basic,
    card,
    changes,
    legal_texts,
    movable,
    names,
    new,
    play,
    refused,
    reserve,
    score,
    seen,
    square,
)

BASIC_SIZES = [
    ("quick-duel", 4, 3, 6, 3, 15),
    ("open-front", 5, 3, 8, 4, 20),
    ("deep-front", 4, 4, 9, 3, 21),
    ("open-battle", 6, 3, 10, 5, 25),
    ("deep-battle", 5, 4, 12, 4, 28),
]


def coordinates(state: State, cell: str) -> tuple[int, int]:
    """The (x, y) of the rules: y = 0 is the Soviet last row of this battlefield."""
    top = row_of(state.rules.cells[0])
    return column_of(read_cell(cell)), row_of(read_cell(cell)) - top


def neighbours(state: State, cell: str) -> set[str]:
    return set(names(cells_of(NEIGHBOURS[read_cell(cell)] & state.rules.battlefield)))


def test_st_grid_1_coordinates_of_4x3() -> None:
    """Ex a."""
    state = new("quick-duel")
    assert coordinates(state, "S3d") == (3, 0)
    assert coordinates(state, "S1a") == (0, 2)
    assert coordinates(state, "G1a") == (0, 3)
    assert coordinates(state, "G3d") == (3, 5)
    assert len(state.rules.cells) == 24


def test_st_grid_1_coordinates_of_4x4() -> None:
    """Ex b."""
    state = new("deep-front")
    assert coordinates(state, "S1a") == (0, 3)
    assert coordinates(state, "G1a") == (0, 4)
    assert coordinates(state, "G4d") == (3, 7)
    assert len(state.rules.cells) == 32


def test_st_grid_2_a_cell_never_changes_its_front() -> None:
    """Ex: S1c with a German Infantry on it is a Soviet cell, and so filled from the Soviet reserve."""
    state = advanced(F2, to_act="soviet")
    assert "S1c" in names(cells_of(state.rules.fronts[1]))
    assert front_of(read_cell("S1c")) == 1
    play(state, "soviet", "search S1c", "shoot S2c")
    assert card(state, "S1c") == "sEA"


def test_st_grid_3_first_and_last_row() -> None:
    """Ex (AMB-6): the first rows touch each other, the last row of the Soviet Front in F3 is S3a to S3e."""
    rules = advanced(F3, scenario=STOP).rules
    assert names(cells_of(rules.last_rows[1])) == ["S3a", "S3b", "S3c", "S3d", "S3e"]
    assert names(cells_of(rules.last_rows[0])) == ["G3a", "G3b", "G3c", "G3d", "G3e"]
    assert row_of(read_cell("S1a")) + 1 == row_of(read_cell("G1a"))
    assert [depth_of(read_cell(cell)) for cell in ("S3a", "S1e", "G1a", "G3e")] == [3, 1, 1, 3]


@pytest.mark.parametrize(("scenario", "columns", "rows", "own", "straddling", "everywhere"), BASIC_SIZES)
def test_st_grid_4_quadrants(
    scenario: str, columns: int, rows: int, own: int, straddling: int, everywhere: int
) -> None:
    """Ex a, Ex b: any 2x2 block is a Quadrant (AMB-5): (C-1)(R-1) in each Front, C-1 across the line."""
    rules = new(scenario).rules
    assert (len(rules.front_quadrants[0]), len(rules.front_quadrants[1])) == (own, own)
    assert len(rules.quadrants) == everywhere == (columns - 1) * (2 * rows - 1)
    inside = set(names(rules.front_quadrants[0])) | set(names(rules.front_quadrants[1]))
    across = set(names(rules.quadrants)) - inside
    assert across == {f"S1{column}" for column in "abcdef"[: columns - 1]}
    assert len(across) == straddling
    for corner in rules.quadrants:
        rows_and_columns = {(row_of(cell), column_of(cell)) for cell in cells_of(SQUARE[corner])}
        y, x = row_of(corner), column_of(corner)
        assert rows_and_columns == {(y, x), (y, x + 1), (y + 1, x), (y + 1, x + 1)}


def test_st_grid_4_quadrants_are_named_by_their_corner() -> None:
    """Part 0.4: Q[X] is named by its corner with the smallest column, nearest the Soviet edge."""
    assert square("S3a") == {"S3a", "S3b", "S2a", "S2b"}
    assert square("S1a") == {"S1a", "S1b", "G1a", "G1b"}
    assert square("G1a") == {"G1a", "G1b", "G2a", "G2b"}


def test_st_grid_5_quadrant_of_a_front() -> None:
    """Ex: Q[G1a] and Q[G2a] are German, Q[S1a] is of neither Front."""
    german, soviet = (names(quadrants) for quadrants in new().rules.front_quadrants)
    assert {"G1a", "G2a"} <= set(german)
    assert "S1a" not in german
    assert "S1a" not in soviet
    assert all(square(corner) <= {f"G{d}{c}" for d in (1, 2, 3) for c in "abcd"} for corner in german)
    assert all(square(corner) <= {f"S{d}{c}" for d in (1, 2, 3) for c in "abcd"} for corner in soviet)


def test_st_grid_6_adjacency_crosses_the_line() -> None:
    """Ex a (AMB-7)."""
    expected = {"S1a", "S1b", "S1c", "G1a", "G1c", "G2a", "G2b", "G2c"}
    assert neighbours(new(), "G1b") == expected


def test_st_grid_6_a_corner_has_three_neighbours() -> None:
    """Ex b."""
    assert neighbours(new(), "G3a") == {"G2a", "G2b", "G3b"}


def test_st_grid_6_rows_do_not_wrap_around() -> None:
    state = new("open-battle")
    assert neighbours(state, "G1f") == {"S1e", "S1f", "G1e", "G2e", "G2f"}
    assert neighbours(state, "G2a") == {"G1a", "G1b", "G2b", "G3a", "G3b"}


def test_st_grid_7_horizontally_adjacent() -> None:
    """Ex: S2b and S2c are; S2b and S1b, S1b and S1d are not."""
    state = advanced(F1)
    assert "S2b S2c" in legal_texts(state, "german", "recognize")
    assert refused(state, "german", "recognize S2b S1b") == "ST-GRID-7"
    assert refused(state, "german", "recognize S1b S1d") == "ST-GRID-7"


def test_st_grid_7_the_end_of_a_row_is_not_beside_the_next_row() -> None:
    picture = """
            a    b    c    d    e    f
    S3     sEA  sSC  sDE  sEA  sEA  sDE
    S2     sSN  sSC  sOF  sMO  sMO  sOF
    S1     sMG  sIN  sMG  sSN  sSN  sIN
    ------ front line ------------------
    G1     gMG  gIN  gMG  gSN  gSN  gIN
    G2     gSN  gSC  gOF  gMO  gMO  gOF
    G3     gEA  gSC  gDE  gEA  gEA  gDE
    """
    state = advanced(picture, scenario="open-battle")
    assert len(legal_texts(state, "german", "recognize")) == 18 + 15
    assert refused(state, "german", "recognize S2f S1a") == "ST-GRID-7"


def test_st_grid_8_quadrants_at_the_player_zone() -> None:
    """Ex."""
    german, soviet = (names(quadrants) for quadrants in new().rules.rear_quadrants)
    assert german == ["G2a", "G2b", "G2c"]
    assert soviet == ["S3a", "S3b", "S3c"]


@pytest.mark.parametrize(("scenario", "columns"), [row[:2] for row in BASIC_SIZES])
def test_st_grid_8_there_are_columns_less_one(scenario: str, columns: int) -> None:
    assert [len(quadrants) for quadrants in new(scenario).rules.rear_quadrants] == [columns - 1, columns - 1]


def test_st_grid_9_allied_and_enemy_is_about_the_card() -> None:
    """Ex (AMB-9): the Infantry on S1c is an enemy card for the Soviets and allied for Germany."""
    assert "S1c" in legal_texts(advanced(F2, to_act="soviet"), "soviet", "search")
    assert "S1c" not in legal_texts(advanced(F2), "german", "search")


def test_st_grid_10_an_intruder_spoils_quadrants() -> None:
    """Ex a."""
    assert movable(advanced(F2, to_act="soviet"), "soviet") == {"S3a", "S3b", "S3c", "S2a"}


def test_st_grid_10_its_owner_cannot_move_it() -> None:
    """Ex b (AMB-53: nobody can MOVE it)."""
    state = advanced(F2)
    assert movable(state, "german") == {"G1a", "G1b", "G1c", "G2a", "G2b", "G2c"}
    for action in ("S2b EA OF IN IN", "S2c OF MO IN SN", "S1b IN IN EA EA", "S1c IN SN EA MG"):
        assert refused(state, "german", f"move {action}") == "ST-MOVE-2"


def test_st_grid_10_everybody_knows_it_is_an_infantry() -> None:
    """AMB-53: it lies face down, but only Infantry crosses the line."""
    state = advanced(F2)
    assert [seen(state, viewer, "S1c") for viewer in ("german", "soviet", None)] == ["gIN", "gIN", "gIN"]


def test_st_grid_10_it_can_be_searched_shelled_and_assaulted() -> None:
    state = advanced(F2, to_act="soviet")
    assert "S1c" in legal_texts(state, "soviet", "search")
    assert "S1b S1b" in legal_texts(state, "soviet", "assault")
    assert "S1c" in legal_texts(advanced(F2.replace("sMG  sIN", "sIN  sMG"), to_act="soviet"), "soviet", "fire")


def test_st_grid_11_a_shot_leaves_an_empty_area() -> None:
    """Ex a."""
    state = basic(F1)
    play(state, "german", "search S1d", "shoot G1a")
    assert card(state, "S1d") == "sEA"


def test_st_grid_11_the_front_of_the_cell_fills_it() -> None:
    """Ex b (AMB-8): a Soviet Empty Area takes the place of the German Infantry."""
    state = advanced(F2, to_act="soviet")
    before = state.clone()
    play(state, "soviet", "search S1c", "shoot S2c")
    assert changes(before, state) == {"S1c": "sEA"}
    assert score(state)[1] - score(before)[1] == 1
    assert (reserve(before), reserve(state)) == ((9, 11), (9, 10))


def test_st_grid_11_also_when_the_intruder_moves_on() -> None:
    """Ex c."""
    state = advanced(F2)
    play(state, "german", "assault S1c S2b", "take S2c")
    assert card(state, "S1c") == "sEA"
    assert card(state, "S2c") == "gIN"
