"""Commitment, lines and crews (Parts 8 to 10)."""

from __future__ import annotations

from itertools import permutations

import pytest

from fogline.titles.spearpoint.rules.cardsets import examine
from fogline.titles.spearpoint.rules.events import Committed, Converted, Planned, Transferred
from tests.titles.spearpoint.fixtures import (
    CARDS,
    GAME,
    A,
    B,
    at,
    commit,
    crew,
    damage,
    declare,
    declared,
    every,
    line,
    offered,
    only,
    pass_turn,
    play,
    refused,
    step,
    unit,
    waiting,
    zone,
)  # fmt: skip


def test_sp_commit_1_none_some_or_all() -> None:
    """Ex a, Ex b."""
    state = at("hand a: rif-us*4 tc-us mt-us hal-us\na1 rif-us - front\nb1 rif-ge - front")
    twin = state.clone()
    commit(twin)
    assert len(twin.units) == 2
    commit(state, "commit mt-us, commit rif-us, commit rif-us, commit rif-us, commit rif-us")
    assert zone(state, "a", "hand") == {"hal-us": 1}
    full = at("hand a: rif-us*5 tc-us mt-us")
    commit(full, "commit mt-us, commit rif-us, commit rif-us, commit rif-us, commit rif-us, commit rif-us")
    assert zone(full, "a", "hand") == {}


def test_sp_commit_1_a_card_not_in_hand_is_refused() -> None:
    state = at("hand a: rif-us")
    assert refused(state, "a commit mt-us") == "SP-COMMIT-1"
    play(state, "a commit rif-us")
    assert refused(state, "a commit rif-us") == "SP-COMMIT-2"


def test_sp_commit_2_all_in_one_plan() -> None:
    """Ex a."""
    state = at("""
        hand a: mt-us tc-us spg-us gc-us
        a1 mt-us tc-us front
        b1 ht-ge - front for a
        a2 spg-us gc-us front
        b2 rif-ge - front
    """)
    commit(state, "commit mt-us, commit spg-us front, transfer a1 b1, switch a2")
    assert crew(state, "b1") == "tc-us"
    assert crew(state, "a1") is None
    assert (line(state, "a2"), line(state, "a4"), crew(state, "a3")) == ("rear", "front", "tc-us")


def test_sp_commit_2_a_plan_is_written_in_one_way() -> None:
    """The order is Units, crews, transfers and changes of line."""
    state = at("hand a: rif-us*2 hal-us tc-us gc-us\na1 spg-us gc-us rear\na2 rif-us - front\na3 how-us - rear")
    play(state, "a commit rif-us")
    assert "commit hal-us" not in offered(state, "a")
    play(state, "a crew gc-us a3")
    assert offered(state, "a") == ["switch a1", "done"]


def test_sp_commit_3_only_the_closing_is_told() -> None:
    """Ex a, Ex b. H-6. Unlocking is the table's (Part 35): the rules do not know it."""
    state = at("hand a: rif-us*3\nhand b: rif-ge")
    before = GAME.view(state, B)
    events = play(state, "a commit rif-us", "a commit rif-us")
    assert GAME.view(state, B) == before
    assert [event.seen_by(B) for event in every(events, Planned)] == [None, None]
    assert [event.seen_by(A) for event in every(events, Planned)] == events
    play(state, "a done")
    seen = GAME.view(state, B).sides[0]
    assert (seen.is_done, seen.hand_size, seen.plan) == (True, 3, None)
    assert refused(state, "a commit rif-us") == "not your turn"


def test_sp_commit_4_checked_by_own_and_public_facts() -> None:
    """Ex a. H-8."""
    state = at("a1 mt-us tc-us front\nb1 mt-ge - front\nhand a: tc-us")
    before = GAME.view(state, B)
    assert refused(state, "a transfer a1 b1") == "SP-COMMIT-4"
    assert refused(state, "a crew tc-us b1") == "SP-COMMIT-4"
    assert refused(state, "a switch b1") == "SP-COMMIT-4"
    assert GAME.view(state, B) == before


def test_sp_commit_5_revealed_together() -> None:
    """Ex a. H-7, AMB-2, AMB-55."""
    state = at("hand a: mt-us tc-us\nhand b: how-ge gc-ge")
    events = play(state, "a commit mt-us", "a done")
    assert every(events, Committed) == []
    events = play(state, "b commit how-ge", "b done")
    assert [(event.seat, event.seen_by(A) is event) for event in every(events, Committed)] == [(0, True), (1, True)]


def test_sp_commit_5_transfers_come_before_changes_of_line() -> None:
    """AMB-55: a Unit that receives its crew in the plan may change line in it; one that loses its crew may not (Part
    35)."""
    state = at("a1 spg-us gc-us rear\na2 spg-us - rear\na3 rif-us - front")
    play(state, "a transfer a1 a2")
    assert offered(state, "a") == ["switch a2", "done"]
    assert refused(state, "a switch a1") == "SP-MOB-2"


def test_sp_commit_6_placement() -> None:
    """Ex a, Ex b, Ex c."""
    state = at("hand a: how-us atg-us gc-us*2 fb-us pi-us\na1 rif-us - front")
    assert refused(state, "a commit how-us front") == "SP-COMMIT-6"
    assert refused(state, "a commit fb-us front") == "SP-COMMIT-6"
    commit(state, "commit atg-us, commit how-us, commit fb-us")
    assert [line(state, name) for name in ("a2", "a3", "a4")] == ["front", "rear", "air"]


def test_sp_commit_7_printed_roles_are_checked() -> None:
    """Ex a."""
    head, _, rest = CARDS.partition('id = "rif-us"')
    found = examine(f'{head}id = "rif-us"{rest.replace("front", "rear", 1)}', "cards")
    assert found.faults == []
    assert [warning.why for warning in found.warnings] == ["infantry and vehicles are Frontline Units (SP-COMMIT-7)"]


def test_sp_commit_8_no_way_back() -> None:
    """Ex a."""
    state = at("a1 mt-us tc-us front\nb1 rif-ge - front")
    assert offered(state, "a") == ["done"]
    for _ in range(3):
        pass_turn(state)
    assert (line(state, "a1"), zone(state, "a", "hand")) == ("front", {})


# -- lines ------------------------------------------------------------------------------------------


def test_sp_line_1_order_does_not_matter() -> None:
    """Ex a."""
    units = ["a1 mt-us tc-us front", "a2 rif-us - front", "a3 how-us gc-us rear", "b1 rif-ge - front"]
    legal = {frozenset(offered(at("\n".join(["turn 1 step declare", *order])), "a")) for order in permutations(units)}
    assert len(legal) == 1


def test_sp_line_2_the_line_is_the_units_not_the_cards() -> None:
    """Ex a."""
    state = at("hand b: how-ge gc-ge\nhand a: rif-us")
    pass_turn(state, "commit rif-us", "commit how-ge")
    assert line(state, "b1") == "front"
    assert state.turn == 2


def test_sp_line_3_the_rear_becomes_the_front() -> None:
    """Ex a. AMB-21."""
    state = declared(
        """
        a1 mt-us tc-us front
        b1 rif-ge - front
        b2 how-ge gc-ge rear
        b3 spg-ge gc-ge rear
    """,
        "a1>b1",
    )
    events = play(state, "a fire a1 1", "dice 10 10")
    assert only(events, Converted).seat == 1
    assert (line(state, "b2"), line(state, "b3")) == ("front", "front")


def test_sp_line_4_also_without_a_loss() -> None:
    """Ex a, Ex b. AMB-20."""
    state = at("hand b: how-ge gc-ge\nhand a: mt-us tc-us")
    commit(state, "commit mt-us", "commit how-ge")
    assert line(state, "b1") == "front"
    assert "attack a1 b1" in offered(state, "a")
    state = at("b1 spg-ge gc-ge front\na1 rif-us - front")
    assert refused(state, "b switch b1") == "SP-LINE-4"  # Part 35: a step back that empties the Frontline


def test_sp_line_4_one_steps_back_and_another_up() -> None:
    """The plan as a whole must leave a Frontline (Part 35), in whatever order its lines have to be written."""
    state = at("a1 spg-us gc-us front\na2 spg-us gc-us rear\nb1 rif-ge - front")
    play(state, "a switch a1")
    assert offered(state, "a") == ["switch a2"]
    assert refused(state, "a done") == "SP-LINE-4"
    play(state, "a switch a2", "a done", "b done")
    assert (line(state, "a1"), line(state, "a2")) == ("rear", "front")
    state = at("a1 spg-us gc-us rear\na2 spg-us gc-us front\nb1 rif-ge - front")
    assert refused(state, "a switch a2") == "SP-LINE-4"
    commit(state, "switch a1, switch a2")
    assert (line(state, "a1"), line(state, "a2")) == ("front", "rear")
    captured = at("b1 spg-ge gc-us front for a\na1 spg-us gc-us rear\nb2 rif-ge - front")
    assert offered(captured, "a") == ["switch a1", "done"]
    commit(captured, "switch a1, switch b1")
    assert (line(captured, "a1"), line(captured, "b1")) == ("front", "rear")


def test_amb_20_by_option_the_rear_stays() -> None:
    state = at("hand b: how-ge gc-ge\nhand a: mt-us tc-us", empty_front_converts=False)
    commit(state, "commit mt-us", "commit how-ge")
    assert line(state, "b1") == "rear"
    assert refused(state, "a attack a1 b1") == "SP-TGT-4"
    state = at("b1 spg-ge gc-ge front", empty_front_converts=False)
    commit(state, "", "switch b1")
    assert line(state, "b1") == "rear"


@pytest.mark.parametrize("lost", ["b1", "b2"])
def test_amb_20_by_option_only_a_loss_counts(lost: str) -> None:
    """SP-LINE-3: a side that loses its Frontline; not one that loses something else and never had one."""
    field = "a1 mt-us tc-us front\na2 how-us gc-us rear\nb1 rif-ge - front\nb2 how-ge gc-ge rear\nb3 how-ge gc-ge rear"
    if lost == "b2":
        field = field.replace("b1 rif-ge - front\n", "")
    state = declared(field, f"a2>{lost}", empty_front_converts=False)
    play(state, "a fire a2 1", "dice 10 10")
    assert line(state, "b3") == ("front" if lost == "b1" else "rear")


def test_sp_line_4_conversion_is_no_move() -> None:
    """``line-lock`` does not stop it (Part 35)."""
    state = declared("a1 mt-us tc-us front\nb1 rif-ge - front\nb2 spg-ge gc-ge rear damage dm-2", "a1>b1")
    play(state, "a fire a1 1", "dice 10 10")
    assert line(state, "b2") == "front"


def test_sp_line_5_a_new_rear_line() -> None:
    """Ex a."""
    state = at("""
        b1 how-ge gc-ge front
        b2 spg-ge gc-ge front
        hand b: how-ge gc-ge mt-ge tc-ge
        a1 rif-us - front
    """)
    assert "switch b1" not in offered(state, "b")
    assert refused(state, "b switch b1") == "SP-MOB-2"
    commit(state, "", "commit mt-ge, commit how-ge, switch b2")
    lines = {name: line(state, name) for name in ("b1", "b2", "b3", "b4")}
    assert lines == {"b1": "front", "b2": "rear", "b3": "front", "b4": "rear"}


def test_sp_line_6_declared_attacks_stand() -> None:
    """Ex a. AMB-21, AMB-53."""
    state = declared(
        """
        a1 mt-us tc-us front
        a2 how-us gc-us rear
        b1 rif-ge - front
        b2 how-ge gc-ge rear
    """,
        "a1>b1 b2>a2",
    )
    play(state, "dice 9 2", "a fire a1 1", "dice 10 10")
    assert line(state, "b2") == "front"
    assert offered(state, "b") == ["fire b2 1"]


# -- crews ------------------------------------------------------------------------------------------


def test_sp_crew_1_the_right_type() -> None:
    """Ex a."""
    state = at("a1 mt-us - front\na2 rif-us - front\nhand a: gc-us mt-us")
    assert refused(state, "a crew gc-us a1") == "SP-CREW-1"
    assert refused(state, "a crew gc-us a2") == "SP-CREW-1"
    assert refused(state, "a commit mt-us") == "SP-CREW-2"


def test_sp_crew_2_together() -> None:
    """Ex a, Ex b, Ex c."""
    assert refused(at("hand a: mt-us"), "a commit mt-us") == "SP-CREW-2"
    lone = at("hand a: tc-us\na1 mt-us tc-us front")
    assert refused(lone, "a commit tc-us") == "SP-CREW-2"
    assert refused(lone, "a crew tc-us a1") == "SP-CREW-3"
    state = at("hand a: mt-us tc-us")
    commit(state, "commit mt-us")
    assert (crew(state, "a1"), zone(state, "a", "hand")) == ("tc-us", {})


def test_sp_crew_3_a_crew_alone() -> None:
    """Ex a. AMB-22."""
    state = at("a1 mt-us tc-us front\nb1 rif-ge - front\nhand a: tc-us\ncommands b: cm-snipe")
    commit(state)
    play(state, "b play cm-snipe a1", "b done")
    assert crew(state, "a1") is None
    declare(state, "")
    play(state, "a enough", "b enough")
    commit(state, "crew tc-us a1")
    assert crew(state, "a1") == "tc-us"
    assert "attack a1 b1" in offered(state, "a")


def test_amb_22_by_option_only_where_the_crew_was_lost() -> None:
    """``crew-only-scope``: a Unit whose crew was transferred away gets none from hand."""
    state = at(
        "a1 mt-us tc-us front\na2 mt-us - front\nb1 rif-ge - front\nhand a: tc-us", crew_only_scope="lost-or-captured"
    )
    assert "crew tc-us a2" in offered(state, "a")
    pass_turn(state, "transfer a1 a2")
    assert "crew tc-us a1" not in offered(state, "a")
    assert refused(state, "a crew tc-us a1") == "SP-CREW-3"


def test_sp_crew_4_transfers() -> None:
    """Ex a, Ex b, Ex c, Ex d. A swap of crews that are alike changes nothing and is not offered (Part 35)."""
    state = at(
        "a1 mt-us tc-us front\nb1 ht-ge - front for a\na2 mt-us tc-us front\na3 fb-us pi-us air\nb2 rif-ge - front"
    )
    assert refused(state, "a transfer a1 a2") == "SP-CREW-4"
    assert refused(state, "a transfer a3 b1") == "SP-CREW-4"
    play(state, "a transfer a1 b1")
    assert refused(state, "a transfer a2 b1") == "SP-CREW-4"
    events = play(state, "a done", "b done")
    assert only(events, Transferred).seat == 0
    assert (state.is_operational(unit(state, "a1")), state.is_operational(unit(state, "b1"))) == (False, True)
    assert refused(state, "a attack a1 b2") == "SP-TYPE-5"


def test_sp_crew_5_the_combined_check() -> None:
    """Ex a, Ex b."""
    state = at("a1 mt-us tc-us front\nb1 mt-ge - front for a\nhand a: tc-us mt-us")
    twin = state.clone()
    commit(twin, "crew tc-us b1")
    assert (crew(twin, "a1"), crew(twin, "b1")) == ("tc-us", "tc-us")
    state = at("a1 mt-us tc-us front\nhand a: mt-us")
    assert refused(state, "a commit mt-us from a1") == "SP-CREW-2"
    state = at("hand a: mt-us*2 tc-us")
    play(state, "a commit mt-us")
    assert refused(state, "a commit mt-us") == "SP-CREW-5"


def test_amb_22_by_option_a_new_unit_takes_a_crew_in_play() -> None:
    """``new-unit-by-transfer``."""
    state = at("a1 mt-us tc-us front\nhand a: ht-us", new_unit_by_transfer=True)
    commit(state, "commit ht-us from a1")
    assert (crew(state, "a1"), crew(state, "a2")) == (None, "tc-us")


def test_sp_crew_6_a_transfer_costs_nothing() -> None:
    """Ex a."""
    state = at("a1 mt-us tc-us front damage dm-1 2 orders cm-hull\nb1 ht-ge - front for a\nb2 rif-ge - front")
    commit(state, "transfer a1 b1")
    assert (damage(state, "a1"), damage(state, "b1")) == ("dm-1", None)
    assert unit(state, "a1").orders
    assert "attack b1 b2" in offered(state, "a")


def test_sp_crew_7_only_in_commitment() -> None:
    """Ex a."""
    state = at("turn 1 step declare\na1 mt-us tc-us front\na2 mt-us - front\nb1 rif-ge - front")
    assert refused(state, "a transfer a1 a2") == "SP-CREW-7"
    assert (step(state), waiting(state)) == ("declare", "ab")
