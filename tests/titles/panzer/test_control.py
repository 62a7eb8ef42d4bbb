"""Control and card faces (Part 3)."""

from __future__ import annotations

import pytest

from fogline.titles.panzer.rules.cards import CELL_NAMES
from fogline.titles.panzer.rules.events import Captured
from tests.titles.panzer.fixtures import (
    SCENARIO_NAMES,
    board,
    control,
    controlled,
    explorable,
    movable,
    new,
    play,
    played,
    searchable,
    seen,
    set_up,
    skirmish,
    state_cells,
    told,
    units_on,
    view,
    walk,
)  # fmt: skip


def test_pz_ctrl_1_a_revealed_unit_controls_its_cell() -> None:
    """Ex 1."""
    state = skirmish(B3="aSHE!", values="SHE=F2,A2")
    assert control(state, "B3") == "american"
    assert {"A2", "B2"} <= movable(state, "american")


def test_pz_ctrl_1_every_cell_is_controlled_by_one_side() -> None:
    state = skirmish(B3="aSHE!", B5="gPZ4", C5="a---")
    assert controlled(state, "american") | controlled(state, "german") == set(board(state))
    assert controlled(state, "american") & controlled(state, "german") == set()
    assert (control(state, "B5"), control(state, "C5")) == ("german", "american")


def test_amb_08_a_revealed_unit_counts_for_its_side_whatever_icon_shows() -> None:
    state = skirmish(B3="aSHE!", B4="gPZ4!")
    assert seen(state, "german", "B3") == "aSHE!"
    assert (control(state, "B3"), control(state, "B4")) == ("american", "german")
    assert "A3" in explorable(state, "american")
    play(state, "american", "move A1")
    assert {"A4", "B4"} <= movable(state, "german")


@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
def test_pz_ctrl_2_a_unit_is_always_on_a_controlled_cell(scenario: str) -> None:
    """Ex 1. AMB-25. Positions of random games."""
    state = set_up(new(scenario), "SHE BAZ STU", "PZ4 PSK PZ2")
    for _, _, after in walk(state, seed=2, most=250):
        for who in ("american", "german"):
            assert set(units_on(after.state, who)) <= controlled(after.state, who)


def test_amb_25_a_unit_is_never_in_an_enemy_forest() -> None:
    """Flipping leaves cells with units alone: an EXPLORE that meets one changes nothing."""
    state = skirmish(B4="gPZ4")
    play(state, "american", "explore B3")
    assert control(state, "B4") == "german"


@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
def test_pz_ctrl_3_only_a_successful_explore_changes_control(scenario: str) -> None:
    """Ex 1. Random games: control changes exactly where an EXPLORE met no unit, and there only."""
    state = set_up(new(scenario), "SHE BAZ STU", "PZ4 PSK PZ2")
    captures = others = 0
    for before, action, after in walk(state, seed=3, most=300):
        captured = {CELL_NAMES[cell] for event in after.log if isinstance(event, Captured) for cell in event.cells}
        changed = {
            cell
            for cell in (CELL_NAMES[cell] for cell in state_cells(before))
            if control(before, cell) != control(after.state, cell)
        }
        assert changed == captured
        if captured:
            assert repr(action).startswith("<explore")
            captures += 1
        else:
            others += 1
    assert captures > 3
    assert others > 30


def test_pz_ctrl_4_looking_at_your_own_cards() -> None:
    """Ex 1. A view is a question, not an action: nothing happens to the game."""
    state = skirmish(B1="aSHE")
    before = state.key()
    german = view(state, "german")
    assert seen(state, "american", "B1") == "aSHE"
    assert state.key() == before
    assert view(state, "german") == german
    assert seen(state, "german", "B1") == "a???"


def test_pz_ctrl_4_each_player_knows_all_their_units() -> None:
    state = skirmish(spare=False, B1="aSHE", C2="aBAZ", D3="aATG!", A6="gPZ4", B5="gPSK")
    for who in ("american", "german"):
        own = {cell: word for cell, word in board(view(state, who)).items() if word[0] == who[0]}
        true = {cell: word for cell, word in board(state).items() if word[0] == who[0]}
        assert own == true


def test_pz_ctrl_5_forest_explores_and_observes_without_units() -> None:
    """Ex 1."""
    state = skirmish(A1="aSHE", B1="aSTU")
    assert set(units_on(state, "american")) <= {"A1", "B1", "C1", "D1"}
    assert "A3" in explorable(state, "american")
    assert "A5" in searchable(state, "american")
    explored = played(state, "american", "explore A3", "skip")
    assert control(explored.state, "A4") == "american"
    searched = played(state, "american", "search A5")
    assert told(searched.log, "german") == told(searched.log, "american")
