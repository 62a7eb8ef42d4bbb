"""Aircraft and mobile artillery (Parts 11 and 12)."""

from __future__ import annotations

from fogline.titles.spearpoint.rules.events import AttackRolled, WentHome
from tests.titles.spearpoint.fixtures import (
    at,
    commit,
    crew,
    damage,
    declare,
    declared,
    discards,
    every,
    is_there,
    line,
    offered,
    only,
    pass_turn,
    play,
    points,
    refused,
    tail,
    unit,
    with_cards,
    zone,
)  # fmt: skip


def test_sp_air_1_in_no_line() -> None:
    """Ex a."""
    state = at("hand a: fb-us pi-us how-us gc-us\nb1 rif-ge - front")
    commit(state, "commit how-us, commit fb-us")
    assert (line(state, "a2"), line(state, "a1")) == ("air", "front")  # the aircraft is not in the Frontline


def test_sp_air_2_with_a_pilot() -> None:
    """Ex a."""
    assert refused(at("hand a: fb-us"), "a commit fb-us") == "SP-CREW-2"
    state = at("hand a: fb-us pi-us")
    commit(state, "commit fb-us")
    assert crew(state, "a1") == "pi-us"


def test_sp_air_3_turns_of_flight() -> None:
    """Ex a."""
    state = at("turn 3\nhand a: fb-us pi-us\na1 rif-us - front\nb1 rif-ge - front")
    pass_turn(state, "commit fb-us")
    assert (state.turn, unit(state, "a2").flight) == (4, 1)


def test_sp_air_4_home_after_the_last() -> None:
    """Ex a, Ex b, Ex c. AMB-26, H-22."""
    state = at("turn 3\nhand a: fb-us pi-us\na1 rif-us - front\nb1 rif-ge - front")
    pass_turn(state, "commit fb-us")
    commit(state)
    assert "attack a2 b1" in offered(state, "a")
    declare(state, "")
    assert (is_there(state, "a2"), tail(state, "a")) == (False, ["fb-us", "pi-us"])
    play(state, "a skip", "a draw unit", "a draw unit", "b enough")
    assert zone(state, "a", "hand") == {"fb-us": 1, "pi-us": 1}
    one = at("turn 3\na2 fb-us pi-us air flight 1\na1 rif-us - front\nb1 rif-ge - front")
    events = commit(one) + declare(one, "a2>b1") + play(one, "a fire a2 2", "dice 2 2")
    assert [event.card for event in every(events, WentHome)] == ["fb-us", "pi-us"]


def test_sp_air_5_leaving_clears_everything() -> None:
    """Ex a. AMB-27."""
    state = at(
        """
        turn 4
        a1 rif-us - front
        a2 fb-us pi-us air flight 1 damage dm-2 bombed orders cm-shine
        b1 rif-ge - front
        """,
        with_cards(_SHINE),
    )
    pass_turn(state)
    assert discards(state) == {"cm-shine": 1}
    assert sum(state.damage_discards) == 1
    play(state, "a done", "b done")
    declare(state, "")
    play(state, "a skip", "a draw unit", "a draw unit", "b enough")
    commit(state, "commit fb-us")
    flown = unit(state, "a3")
    assert (flown.endurance, flown.flight, flown.bombed, damage(state, "a3")) == (4, 2, False, None)


_SHINE = """
    [[command]]
    id = "cm-shine"
    copies = 2
    icons = ["aircraft"]
    windows = ["commit-revealed"]
    target = { side = "own", types = ["aircraft"] }
    effect = [{ do = "defense-mod", amount = 1 }]
"""


def test_sp_air_6_bombs_once_a_flight() -> None:
    """Ex a, Ex b. AMB-28, SP-TGT-8."""
    state = at("turn 3\na1 fb-us pi-us air\na2 rif-us - front\nb1 mt-ge tc-ge front\nb2 rif-ge - front")
    commit(state)
    declare(state, "a1>b1")
    assert refused(state, "a fire a1 1") == "SP-TGT-7"
    play(state, "a fire a1 2", "dice 2 2", "a enough", "b enough")
    commit(state)
    assert refused(state, "a attack a1 b1") == "SP-AIR-6"
    declare(state, "a1>b2")
    assert offered(state, "a") == ["fire a1 1"]
    lapsed = declared("a1 fb-us pi-us air\na2 mt-us tc-us front\nb1 rif-ge - front\nb2 rif-ge - front", "a1>b1 a2>b1")
    play(lapsed, "a fire a2 1", "dice 10 10")
    assert not unit(lapsed, "a1").bombed


def test_sp_air_6_one_attack_may_have_several_rolls() -> None:
    """Bombs are spent with the attack, not with its first roll."""
    data = with_cards().replace('name = "bombs"\n  rate = 1', 'name = "bombs"\n  rate = 2', 1)
    state = declared("a1 fb-us pi-us air\nb1 mt-ge tc-ge front", "a1>b1", data)
    play(state, "a fire a1 2", "dice 2 2")
    rolled = only(play(state, "dice 2 2"), AttackRolled)
    assert rolled.value == 13
    assert unit(state, "a1").bombed


def test_sp_air_7_without_a_pilot_it_is_lost() -> None:
    """Ex a. AMB-25."""
    data = with_cards(_ACE)
    state = at("a1 rif-us - front\nb1 fb-ge pi-ge air\nb2 rif-ge - front\ncommands a: cm-ace", data)
    commit(state)
    play(state, "a play cm-ace b1", "a done")
    assert (is_there(state, "b1"), points(state)) == (False, (11, 0))
    assert zone(state, "b", "lost") == {"fb-ge": 1, "pi-ge": 1}


_ACE = """
    [[command]]
    id = "cm-ace"
    copies = 2
    icons = ["aircraft"]
    windows = ["commit-revealed"]
    duration = "instant"
    target = { side = "enemy", types = ["aircraft"] }
    effect = [{ do = "crew-kill" }]
"""


def test_sp_mob_1_either_line() -> None:
    """Ex a."""
    for where in ("front", "rear"):
        state = at("hand a: spg-us gc-us\na1 rif-us - front")
        commit(state, f"commit spg-us {where}")
        assert line(state, "a2") == where
    assert refused(at("hand a: spg-us gc-us"), "a commit spg-us") == "SP-MOB-1"


def test_sp_mob_2_changing_line() -> None:
    """Ex a, Ex b, Ex c."""
    state = at("a1 spg-us gc-us rear\na2 rif-us - front\na3 spg-us - rear\na4 spg-us gc-us rear damage dm-2")
    assert refused(state, "a switch a3") == "SP-MOB-2"
    assert refused(state, "a switch a4") == "SP-MOB-2"
    assert refused(state, "a switch a2") == "SP-MOB-2"
    commit(state, "switch a1")
    assert line(state, "a1") == "front"


def test_sp_mob_3_in_the_rear() -> None:
    """Ex a, Ex b, Ex c."""
    state = declared(
        """
        a1 spg-us gc-us rear
        a2 spg-us gc-us rear
        a3 spg-us gc-us rear
        a4 rif-us - front
        b1 rif-ge - front
        b2 how-ge gc-ge rear
        b3 fb-ge pi-ge air
    """,
        "a1>b1 a2>b2 a3>b3",
    )
    assert offered(state, "a") == ["fire a1 1", "fire a2 1", "fire a3 2"]
    assert refused(state, "a fire a1 2") == "SP-MOB-3"
    assert only(play(state, "a fire a3 2", "dice 4 4"), AttackRolled).value == 15


def test_sp_mob_4_in_front() -> None:
    """Ex a, Ex b."""
    state = at("turn 1 step declare\na1 spg-us gc-us front\nb1 how-ge gc-ge rear\nb2 rif-ge - front")
    assert refused(state, "a attack a1 b1") == "SP-TGT-4"
    declare(state, "a1>b2")
    assert offered(state, "a") == ["fire a1 1", "fire a1 2"]
