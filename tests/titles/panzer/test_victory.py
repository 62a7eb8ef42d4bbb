"""Victory (Part 11)."""

from __future__ import annotations

from typing import Any

import pytest

from fogline.kernel.arrays import Dice
from fogline.kernel.errors import BadData
from fogline.titles.panzer.rules.cards import CELL_NAMES
from fogline.titles.panzer.rules.events import AllShown, GameOver
from fogline.titles.panzer.rules.state import State
from tests.titles.panzer.fixtures import (
    GAME,
    NOT_YOUR_TURN,
    board,
    card,
    control,
    is_over,
    legal_texts,
    new,
    on_board,
    play,
    reasons,
    refused,
    seat,
    seen,
    set_up,
    skirmish,
    to_act,
    told,
    view,
    walk,
    winners,
)  # fmt: skip

ROW_6: dict[str, str] = {"A6": "a---", "B6": "a---", "C6": "a---", "D6": "g---", "C5": "a---", "D5": "a---"}


def breaking_through(**given: Any) -> State:
    """The American controls A6, B6, C6, C5 and D5; the German has a unit elsewhere."""
    return skirmish(spare=False, **{**ROW_6, "A4": "gPZ4", **given})


def test_pz_win_1_the_last_unit() -> None:
    """Ex 1."""
    state = skirmish(spare=False, B3="aSHE", A1="aBAZ", B5="gPZ4", lost="PSK")
    log = play(state, "american", "search B5", "shoot B3", "draw hit")
    assert (winners(state), reasons(state)) == (("american",), ("destruction",))
    assert GameOver(0, ("destruction",)) in told(log, "german")
    assert to_act(state) == ""


def test_pz_win_1_not_while_a_unit_is_left() -> None:
    state = skirmish(B3="aSHE", B5="gPZ4")
    play(state, "american", "search B5", "shoot B3", "draw hit")
    assert not is_over(state)
    missed = skirmish(spare=False, B3="aSHE", B5="gPZ4")
    play(missed, "american", "search B5", "shoot B3", "draw armour")
    assert not is_over(missed)


def test_pz_win_1_for_the_german() -> None:
    state = skirmish(spare=False, B3="aSHE!", B5="gPZ4", to_act="german")
    play(state, "german", "search B3", "shoot B5", "draw hit")
    assert winners(state) == ("german",)


@pytest.mark.parametrize("unit", ["aSHE", "aSHE!"])
def test_pz_win_2_the_row_is_completed(unit: str) -> None:
    """Ex 1."""
    state = breaking_through(C6=unit)
    play(state, "american", "explore C5")
    assert control(state, "D6") == "american"
    assert (winners(state), reasons(state)) == (("american",), ("supply-line",))
    assert legal_texts(state, "american") == []


@pytest.mark.parametrize(("target", "wins"), [("C6", True), ("D6", True), ("D5", False), ("C5", False)])
def test_pz_win_2_a_unit_enters_the_row(target: str, wins: bool) -> None:
    """Ex 2."""
    state = breaking_through(C5="aSHE")
    play(state, "american", "explore C5")
    assert not is_over(state)
    play(state, "american", "move C5" if target == "C5" else f"move C5 C5-{target}")
    assert is_over(state) == wins
    assert winners(state) == (("american",) if wins else ())


def test_pz_win_2_control_is_not_enough() -> None:
    """Ex 3."""
    state = breaking_through(D6="a---", A1="aSHE")
    play(state, "american", "move A1")
    assert not is_over(state)
    explored = breaking_through(D5="aSHE")
    play(explored, "american", "explore C5", "skip")
    assert control(explored, "D6") == "american"
    assert not is_over(explored)


def test_pz_win_2_an_enemy_unit_in_the_row() -> None:
    """Ex 4. AMB-72."""
    state = breaking_through(C6="aSHE", D6="gPZ4!", A4="gPSK")
    play(state, "american", "explore C5")
    assert not is_over(state)
    assert control(state, "D6") == "german"


def test_amb_72_every_cell_must_be_controlled() -> None:
    state = breaking_through(C6="aSHE", D6="gPZ4!", A4="gPSK", D5="aBAZ")
    play(state, "american", "search D6", "shoot D5", "draw hit")
    assert not is_over(state)  # the gap is filled with a German forest card
    play(state, "german", "move A4")
    play(state, "american", "explore C5")
    assert reasons(state) == ("supply-line",)


def test_pz_win_2_mirrored() -> None:
    """Ex 5."""
    row = {"D1": "g---", "C1": "g---", "B1": "g---", "A1": "a---", "B2": "g---", "A2": "g---", "D3": "aSHE"}
    inside = skirmish(spare=False, to_act="german", **{**row, "B1": "gPZ4"})
    play(inside, "german", "explore A1")
    assert (winners(inside), reasons(inside)) == (("german",), ("supply-line",))
    outside = skirmish(spare=False, to_act="german", **{**row, "B2": "gPZ4"})
    play(outside, "german", "explore A1")
    assert not is_over(outside)
    play(outside, "german", "move A1 B2-A1")
    assert winners(outside) == ("german",)
    empty = skirmish(spare=False, to_act="german", **{**row, "A1": "g---", "D4": "gPZ4"})
    play(empty, "german", "move A5")
    assert not is_over(empty)
    blocked = skirmish(spare=False, to_act="german", **{**row, "B1": "gPZ4", "A1": "aBAZ!"})
    play(blocked, "german", "explore A1")
    assert not is_over(blocked)


def test_pz_win_3_before_the_light_tank() -> None:
    """Ex 1."""
    state = breaking_through(C5="aSTU", D6="a---", light_tanks=True)
    play(state, "american", "move C5 C5-C6")
    assert (winners(state), reasons(state)) == (("american",), ("supply-line",))
    assert to_act(state) == ""
    for who in ("american", "german", "chance"):
        assert legal_texts(state, who) == []
        for text in ("move A1", "skip", "light C6 A4", "explore A3", "search A4", "draw hit", "done"):
            assert refused(state, who, text) == NOT_YOUR_TURN


def test_amb_73_immediately_before_an_optional_step() -> None:
    state = breaking_through(C6="aSHE")
    log = play(state, "american", "explore C5")
    assert [type(event).__name__ for event in log] == ["Explored", "Captured", "GameOver", "AllShown"]


def test_pz_win_3_only_the_active_player_can_win() -> None:
    """Random games: whoever wins had the turn."""
    finished = 0
    for seed in range(12):
        state = set_up(new("skirmish"), "SHE BAZ", "PZ4 PSK")
        for before, _, after in walk(state, seed, most=700):
            if is_over(after.state):
                finished += 1
                assert winners(after.state) == ("american" if before.turn % 2 == 0 else "german",)
    assert finished >= 3


def test_pz_win_4_no_draw() -> None:
    """Ex 1."""
    finished = 0
    for seed in range(30):
        state = set_up(new("skirmish"), "SHE BAZ", "PZ4 PSK")
        GAME.playout(state, Dice(seed), 3000)
        if is_over(state):
            finished += 1
            assert len(winners(state)) == 1
            assert set(reasons(state)) <= {"destruction", "supply-line"}
        else:
            assert to_act(state) != ""
    assert finished >= 10


def test_amb_76_a_turn_limit_is_a_draw() -> None:
    state = set_up(new("skirmish", max_turns=3), "SHE", "PZ4")
    play(state, "american", "move A1")
    play(state, "german", "move A5")
    assert not is_over(state)
    log = play(state, "american", "explore A3")
    assert not is_over(state)  # the turn is not complete
    log = play(state, "american", "skip")
    assert (winners(state), reasons(state)) == ((), ("turns",))
    assert GameOver(None, ("turns",)) in told(log, "german")
    assert [event for event in told(log, None) if isinstance(event, AllShown)]


def test_every_end_cites_its_clause() -> None:
    """PZ-WIN-1, PZ-WIN-2, PZ-WIN-3, AMB-76, AMB-77."""
    reasons = (("destruction",), ("supply-line",), ("destruction", "supply-line"), ("turns",), ("standstill",))
    cited = [GameOver(0, reason).cites() for reason in reasons]
    assert cited == ["PZ-WIN-1", "PZ-WIN-2", "PZ-WIN-3", "AMB-76", "AMB-77"]


def test_amb_76_a_win_in_the_last_turn_counts() -> None:
    state = skirmish(spare=False, B3="aSHE", B5="gPZ4", max_turns=1)
    play(state, "american", "search B5", "shoot B3", "draw hit")
    assert (winners(state), reasons(state)) == (("american",), ("destruction",))


def test_amb_74_everything_is_shown_in_the_end() -> None:
    state = breaking_through(C6="aSHE", A1="aBAZ")
    assert seen(state, "german", "C6") == "a???"
    log = play(state, "american", "explore C5")
    for who in ("american", "german", None):
        shown = [event for event in told(log, who) if isinstance(event, AllShown)]
        assert [event.cells for event in shown] == [tuple(state.cells)]
        assert [event.squads for event in shown] == [tuple(state.squads)]
        assert board(view(state, who)) == board(state)
    assert card(view(state, "german"), "C6") == "aSHE"


@pytest.mark.parametrize("scenario", ["skirmish", "battle", "great-battle"])
def test_amb_71_there_is_no_terrain_in_a_home_row(scenario: str) -> None:
    state = new(scenario, terrain=True)
    rules = state.rules
    for row in rules.homes:
        for cell in rules.cells:
            if row >> cell & 1:
                assert refused(state, "german", f"terrain lake {CELL_NAMES[cell]}") == "PZ-TPLC-2"
                with pytest.raises(BadData, match="home row"):
                    on_board(scenario, spare=False, **{CELL_NAMES[cell]: "meadow"})
    assert seat("german") in GAME.to_act(state)
