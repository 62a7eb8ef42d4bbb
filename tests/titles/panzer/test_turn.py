"""Turn structure (Part 5)."""

from __future__ import annotations

from typing import Any

import pytest

from fogline.kernel.errors import NotationError
from fogline.titles.panzer.rules.events import TurnBegan, TurnPassed
from fogline.titles.panzer.rules.state import State
from tests.titles.panzer.fixtures import (
    GAME,
    NOT_YOUR_TURN,
    check_alike,
    is_over,
    legal_texts,
    play,
    played,
    reasons,
    refused,
    seat,
    shooters,
    skirmish,
    state_cells,
    to_act,
    told,
    verbs,
    view,
    winners,
)  # fmt: skip


def test_pz_turn_1_sides_alternate() -> None:
    """Ex 1."""
    state = skirmish()
    order = []
    for _ in range(4):
        order.append(to_act(state))
        play(state, to_act(state), "move A1" if to_act(state) == "american" else "move A5")
    assert order == ["american", "german", "american", "german"]


def test_pz_turn_2_one_action_each_turn() -> None:
    """Ex 1."""
    state = skirmish()
    play(state, "american", "move A1")
    assert to_act(state) == "german"
    assert refused(state, "american", "move A1") == NOT_YOUR_TURN
    assert verbs(state, "german") == {"move", "explore", "search"}
    with pytest.raises(NotationError, match="pass"):
        GAME.read("pass")


def test_amb_78_there_is_no_pass() -> None:
    state = skirmish()
    assert refused(state, "american", "skip") == "PZ-TURN-2"
    assert refused(state, "american", "hold") == "PZ-TURN-2"
    assert refused(state, "american", "done") == "PZ-TURN-2"


def test_pz_turn_2_every_action_ends_the_turn() -> None:
    start = skirmish(B4="gPZ4", B5="gPZ4")
    for texts in (["move A1"], ["explore B3"], ["explore C3", "skip"], ["search A5"], ["search B5", "hold"]):
        after = played(start, "american", *texts)
        assert to_act(after.state) == "german", texts
        assert after.state.turn == 1


def test_pz_turn_3_actions_accepted_at_each_step() -> None:
    """Ex 1."""
    state = skirmish(B3="aSHE", C3="aBAZ", A1="aATG", B5="gPZ4", D5="gPSK!", spare=False)
    follow = played(state, "american", "explore B3").state
    assert verbs(follow, "american") == {"move", "skip"}
    assert {text.split()[0] for text in legal_texts(follow, "american", "move")} == {"B3"}
    for text in ("move A1", "move A3", "explore A3", "search B5", "hold", "shoot B3"):
        assert refused(follow, "american", text) == "PZ-EXPL-4"

    found = played(state, "american", "search B5").state
    assert legal_texts(found, "american") == ["shoot B3", "shoot C3", "hold"]
    for text in ("move A1", "explore A3", "search A5", "skip"):
        assert refused(found, "american", text) == "PZ-SRCH-5"
    assert refused(found, "american", "shoot A1") == "PZ-SHOT-1"
    assert refused(found, "german", "hold") == NOT_YOUR_TURN

    known = played(state, "american", "search D5").state
    assert legal_texts(known, "american") == ["shoot B3", "shoot C3"]
    assert refused(known, "american", "hold") == "PZ-SRCH-2"


def test_pz_turn_3_the_steps_of_a_light_tank_tell_nothing() -> None:
    """Ex 2."""
    light = skirmish(spare=False, B2="aSTU", D1="aBAZ", B6="gPZ4", light_tanks=True)
    none = skirmish(spare=False, C1="aSTU", D1="aBAZ", B6="gPZ4", light_tanks=True)
    one, other = played(light, "american", "move A2"), played(none, "american", "move A2")
    check_alike("german", one, other)
    assert "light" in verbs(one.state, "american")
    assert legal_texts(other.state, "american") == ["skip"]
    check_alike("german", played(light, "american", "move A2", "skip"), played(none, "american", "move A2", "skip"))


def test_pz_turn_3_light_only_if_the_rule_is_on() -> None:
    state = skirmish(B2="aSTU")
    play(state, "american", "move A2")
    assert to_act(state) == "german"


def test_pz_turn_3_a_find_without_a_shooter_still_asks() -> None:
    state = skirmish(A1="aSHE", B5="gPZ4")
    play(state, "american", "search B5")
    assert shooters(state, "american") == set()
    assert legal_texts(state, "american") == ["hold"]
    assert to_act(state) == "american"


def cornered(**given: Any) -> State:
    """A Stug III alone among Americans, in sight of two that are revealed; it has just destroyed a third on A4, so its
    arc keeps it from both. Everything else is American. The American is to act."""
    return skirmish(
        spare=False,
        A6="gSTG!",
        B6="aSHE!",
        C6="aBAZ!",
        D6="a---",
        A5="lake",
        B5="peaks",
        A4="meadow",
        **dict.fromkeys(["C5", "D5", "B4", "C4", "D4"], "a---"),
        lost="ATG",
        shots="german STG A6 ATG A4 killed",
        turn=2,
        stug_arc=True,
        **given,
    )


def test_amb_77_there_is_always_an_action() -> None:
    """All that the Stug III has left is an EXPLORE without effect (AMB-15)."""
    state = cornered()
    play(state, "american", "move A1")
    assert legal_texts(state, "german") == ["explore A5"]


def test_amb_77_without_null_explores_the_turn_passes() -> None:
    state = cornered(allow_null_explore=False)
    log = play(state, "american", "move A1")
    assert [event for event in log if isinstance(event, TurnPassed | TurnBegan)] == [TurnPassed(3, 1), TurnBegan(4, 0)]
    assert told(log[1:], "american") == told(log[1:], "german") == log[1:]
    assert (to_act(state), state.turn) == ("american", 4)
    assert not is_over(state)
    play(state, "american", "move A1")  # END has run: the Stug III did not fire in its turn, so it may turn now
    assert legal_texts(state, "german") == ["search B6", "search C6"]


def test_amb_77_a_standstill_is_a_draw() -> None:
    """No game comes to this: a unit that may fire can always act. The guard is tried on a board wiped clean."""
    state = skirmish(B3="aSHE", B5="gPZ4", allow_null_explore=False)
    play(state, "american", "search B5")
    for cell in state_cells(state):
        state.cells[cell] = 0
    state.american = state.german = state.shown = 0
    GAME.apply(state, seat("american"), GAME.read("hold"))
    assert (winners(state), reasons(state)) == ((), ("standstill",))
    assert state.turn == 4  # three passed turns have ended, the fourth ends the game


def test_pz_turn_1_the_turn_is_public() -> None:
    state = skirmish()
    play(state, "american", "move A1")
    assert view(state, "american").turn == view(state, "german").turn == view(state, None).turn == 1
