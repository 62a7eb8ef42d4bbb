"""Combat, target declaration and Assaults (Parts 13 to 15)."""

from __future__ import annotations

import pytest

from fogline.titles.spearpoint.rules.events import (
    AssaultDeclared,
    AttackRolled,
    Declared,
    IntensityRolled,
    Planned,
    Wounded,
)
from tests.titles.spearpoint.fixtures import (
    CARDS,
    GAME,
    B,
    at,
    declare,
    declared,
    duel,
    endurance,
    every,
    is_there,
    line,
    names,
    offered,
    only,
    pending,
    play,
    points,
    refused,
    step,
    tail,
    unit,
    with_cards,
)  # fmt: skip


def test_sp_combat_1_the_order_of_the_phase() -> None:
    """Ex a."""
    state = at("turn 1 step declare\na1 mt-us tc-us front\nb1 mt-ge tc-ge front")
    events = declare(state, "a1>b1 b1>a1")
    events += play(state, "dice 9 1", "a fire a1 1", "dice 2 3", "b fire b1 1", "dice 2 3")
    kinds = [name for name in names(events) if name not in ("Planned", "Locked")]
    assert kinds == [
        "Declared", "Declared", "InitiativeRolled", "PriorityGiven", "AttackNamed", "AttackRolled", "AttackNamed",
        "AttackRolled",
    ]  # fmt: skip
    assert step(state) == "draw"


def test_sp_combat_2_one_attack_each() -> None:
    """Ex a, Ex b. AMB-57."""
    state = at("turn 1 step declare\na1 mt-us tc-us front\nb1 ht-ge tc-ge front\nb2 rif-ge - front")
    play(state, "a attack a1 b1")
    assert refused(state, "a attack a1 b2") == "SP-COMBAT-2"
    play(state, "a done", "b done")
    play(state, "a fire a1 1", "dice 2 3")
    assert step(state) == "draw"  # one weapon, one attack
    state = at("turn 1 step declare\na1 mt-us tc-us front\nb1 ht-ge tc-ge front")
    play(state, "a done", "b done")
    assert step(state) == "draw"


def test_sp_combat_3_several_at_one_target() -> None:
    """Ex a."""
    state = declared(
        "a1 mt-us tc-us front\na2 mt-us tc-us front\na3 atg-us gc-us front\nb1 ht-ge tc-ge front", "a1>b1 a2>b1 a3>b1"
    )
    assert offered(state, "a") == ["fire a1 1", "fire a2 1", "fire a3 1"]


def test_sp_combat_4_nothing_declared() -> None:
    """Ex a."""
    state = declared("a1 mt-us tc-us front\nb1 ht-ge tc-ge front", "")
    assert step(state) == "draw"


def test_sp_tgt_1_secret_and_together() -> None:
    """Ex a. AMB-1, AMB-3, H-13, H-14."""
    state = at("turn 1 step declare\na1 mt-us tc-us front\nb1 ht-ge tc-ge front")
    before = GAME.view(state, B)
    events = play(state, "a attack a1 b1")
    assert only(events, Planned).seen_by(B) is None
    assert GAME.view(state, B) == before
    play(state, "a done")
    assert GAME.view(state, B).sides[0].is_done
    events = play(state, "b attack b1 a1", "b done")
    assert [(event.unit, event.target) for event in every(events, Declared)] == [("a1", "b1"), ("b1", "a1")]
    assert all(event.seen_by(None) is event for event in every(events, Declared))
    play(state, "dice 9 1")
    assert offered(state, "a") == ["fire a1 1"]  # the weapon is chosen now (Part 35)


def test_sp_tgt_2_a_committed_enemy() -> None:
    """Ex a, Ex b. A crew has no name in play: it cannot even be written as a target."""
    state = at("turn 1 step declare\na1 mt-us tc-us front\na2 rif-us - front\nb1 mt-ge tc-ge front")
    assert refused(state, "a attack a1 a2") == "SP-TGT-2"
    assert refused(state, "a attack b1 a1") == "SP-TURN-3"
    assert offered(state, "a") == ["attack a1 b1", "done"]


def test_sp_tgt_3_a_weapon_that_can_affect_it() -> None:
    """Ex a, Ex b, Ex c."""
    state = duel("mt-us", "fb-ge")
    assert refused(state, "a fire a1 1") == "SP-TGT-3"
    assert only(play(state, "a fire a1 2", "dice 2 3"), AttackRolled).value == 16
    state = duel("baz-us", "rif-ge")
    assert refused(state, "a fire a1 1") == "SP-TGT-3"
    assert only(play(state, "a fire a1 2", "dice 2 3"), AttackRolled).value == 13
    state = at("turn 1 step declare\na1 mt-us tc-us front damage dm-4\nb1 fb-ge pi-ge air", with_cards(_MG_OUT))
    assert refused(state, "a attack a1 b1") == "SP-TGT-3"


_MG_OUT = """
    [[damage]]
    id = "dm-4"
    copies = 1
      [damage.vehicle]
      effect = [{ do = "weapon-disable", weapon = 2 }]
      [damage.infantry]
      [damage.artillery]
      [damage.aircraft]
"""


def test_sp_tgt_3_one_weapon_is_enough() -> None:
    """A tank whose gun is out fires its MG at targets that the MG can affect (Part 35)."""
    state = at("turn 1 step declare\na1 mt-us tc-us front damage dm-1 2\nb1 rif-ge - front\nb2 mt-ge tc-ge front")
    assert offered(state, "a") == ["attack a1 b1", "done"]
    assert refused(state, "a attack a1 b2") == "SP-TGT-7"
    declare(state, "a1>b1")
    assert offered(state, "a") == ["fire a1 2"]
    assert refused(state, "a fire a1 1") == "SP-ATK-2"


def test_sp_tgt_4_from_the_frontline() -> None:
    """Ex a."""
    state = at("turn 1 step declare\na1 mt-us tc-us front\nb1 how-ge gc-ge rear\nb2 rif-ge - front\nb3 fb-ge pi-ge air")
    assert refused(state, "a attack a1 b1") == "SP-TGT-4"
    assert offered(state, "a") == ["attack a1 b2", "attack a1 b3", "done"]


def test_sp_tgt_5_from_the_rear() -> None:
    """Ex a, Ex b."""
    state = at("""
        turn 1 step declare
        a1 how-us gc-us rear
        a2 rif-us - front
        b1 spg-ge gc-ge rear
        b2 rif-ge - front
        b3 fb-ge pi-ge air
    """)
    assert [text for text in offered(state, "a") if " a1 " in text] == ["attack a1 b1", "attack a1 b2"]
    assert refused(state, "a attack a1 b3") == "SP-TGT-3"


def test_sp_tgt_6_from_the_air() -> None:
    """Ex a, Ex b."""
    state = declared(
        "a1 fb-us pi-us air\na2 fb-us pi-us air\nb1 fb-ge pi-ge air\nb2 how-ge gc-ge rear\nb3 rif-ge - front",
        "a1>b1 a2>b2",
    )
    assert only(play(state, "a fire a2 2", "dice 2 3"), AttackRolled).value == 13
    assert only(play(state, "a fire a1 1", "dice 2 3"), AttackRolled).value == 13


def test_sp_tgt_7_bullets() -> None:
    """Ex a, Ex b, Ex c, Ex d, Ex e. AMB-19."""
    state = at(
        """
        turn 1 step declare
        a1 hal-us tc-us front
        a2 rif-us - front
        b1 spg-ge gc-ge front
        b2 hal-ge tc-ge front orders cm-hull
        b3 atg-ge gc-ge front
        b4 spg-ge gc-ge front damage dm-9
    """,
        with_cards(_CRACK),
    )
    assert refused(state, "a attack a1 b1") == "SP-TGT-7"
    assert refused(state, "a attack a1 b4") == "SP-TGT-7"  # Defense lowered to 1 by its Damage card
    assert [text for text in offered(state, "a") if text != "done"] == [
        "attack a1 b2", "attack a1 b3", "attack a2 b2", "attack a2 b3",
    ]  # fmt: skip


_CRACK = """
    [[damage]]
    id = "dm-9"
    copies = 1
      [damage.vehicle]
      [damage.infantry]
      [damage.artillery]
      effect = [{ do = "defense-mod", amount = -1 }]
      [damage.aircraft]
"""


@pytest.mark.parametrize(("scope", "allowed"), [("all-classes", False), ("flagged", True)])
def test_amb_19_bullets_against_other_classes(scope: str, allowed: bool) -> None:
    """The underline marks the weapon (Part 35); by option only its value against armor."""
    hard = CARDS.replace(
        "copies = 2\ndefense = 1\nendurance = { full = 4", "copies = 2\ndefense = 2\nendurance = { full = 4"
    )
    assert hard != CARDS
    state = at("turn 1 step declare\na1 hal-us tc-us front\nb1 fb-ge pi-ge air", hard, bullet_scope=scope)
    assert ("attack a1 b1" in offered(state, "a")) is allowed


def test_sp_tgt_8_special_rules_are_elsewhere() -> None:
    """Ex a. SP-AIR-6, SP-MOB-3, SP-ASLT-1."""
    state = at("""
        turn 1 step declare
        a1 fb-us pi-us air bombed
        a2 spg-us gc-us rear
        a3 rif-us - front
        a4 rif-us - front
        b1 mt-ge tc-ge front
    """)
    assert refused(state, "a attack a1 b1") == "SP-AIR-6"
    assert refused(state, "a assault b1") == "SP-ASLT-1"
    declare(state, "a2>b1")
    assert refused(state, "a fire a2 2") == "SP-MOB-3"


def test_sp_tgt_9_legality_is_fixed_modifiers_are_not() -> None:
    """Ex a. AMB-53."""
    state = declared(
        """
        a1 mt-us tc-us front
        a2 how-us gc-us rear
        b1 rif-ge - front
        b2 how-ge gc-ge rear
        commands b: cm-camo
    """,
        "a1>b1 b2>a2",
    )
    play(state, "b done", "b roll", "dice 9 2", "a fire a1 1", "b play cm-camo b1")
    assert only(play(state, "dice 10 10"), AttackRolled).added == -2
    assert offered(state, "b") == ["fire b2 1"]


def test_sp_tgt_9_a_rear_only_target_is_for_the_first_weapon() -> None:
    """SP-MOB-3: mobile artillery whose Rear Line has become the Frontline meanwhile."""
    picture = "a1 rif-us - front\na2 spg-us gc-us rear\nb1 mt-ge tc-ge front\nb2 how-ge gc-ge rear"
    state = declared(picture, "a2>b2 b1>a1")
    play(state, "dice 2 9", "b fire b1 2", "dice 10 10")
    assert (line(state, "a2"), offered(state, "a")) == ("front", ["fire a2 1"])
    state = declared(picture.replace("mt-ge tc-ge", "rif-ge -"), "a2>b1 b1>a1")
    play(state, "dice 2 9", "b fire b1 1", "dice 10 10")
    assert (line(state, "a2"), offered(state, "a")) == ("front", ["fire a2 1", "fire a2 2"])


def test_sp_tgt_10_no_change_after_the_reveal() -> None:
    """Ex a."""
    state = declared("a1 mt-us tc-us front\nb1 rif-ge - front\nb2 rif-ge - front", "a1>b1")
    assert refused(state, "a attack a1 b2") == "SP-TURN-1"


# -- Assaults ---------------------------------------------------------------------------------------

FOUR = "a1 rif-us - front\na2 rif-us - front\na3 rif-us - front\na4 rif-us - front\n"
THREE = "a1 rif-us - front\na2 rif-us - front\na3 rif-us - front\n"


def test_sp_aslt_1_three_or_more() -> None:
    """Ex a, Ex b, Ex c, Ex d."""
    two = at("turn 1 step declare\na1 rif-us - front\na2 rif-us - front\na3 mt-us tc-us front\nb1 mt-ge tc-ge front")
    assert refused(two, "a assault b1") == "SP-ASLT-1"
    state = declared(f"{THREE}b1 mt-ge tc-ge front", "a1+a2+a3>b1")
    assert offered(state, "a") == ["storm b1"]
    state = at(f"turn 1 step declare\n{FOUR}a5 baz-us - front\nb1 mt-ge tc-ge front\nb2 mt-ge tc-ge front")
    play(state, "a assault b1", "a join a1", "a join a2")
    assert refused(state, "a close") == "SP-ASLT-1"
    assert refused(state, "a join a1") == "SP-ASLT-1"
    play(state, "a join a3", "a join a4", "a join a5", "a close")
    assert refused(state, "a assault b2") == "SP-ASLT-1"
    assert refused(state, "a attack a5 b2") == "SP-COMBAT-2"
    events = play(state, "a done", "b done")
    assert only(events, AssaultDeclared).members == ("a1", "a2", "a3", "a4", "a5")


def test_sp_aslt_1_no_dead_end() -> None:
    """A member is offered only if there can still be three."""
    state = at(f"turn 1 step declare\n{FOUR}b1 mt-ge tc-ge front")
    play(state, "a assault b1")
    assert offered(state, "a") == ["join a1", "join a2"]


def test_sp_aslt_2_armored_and_in_front() -> None:
    """Ex a, Ex b. AMB-29."""
    state = at(f"turn 1 step declare\n{THREE}b1 spg-ge gc-ge front\nb2 spg-ge gc-ge rear\nb3 rif-ge - front")
    assert [text for text in offered(state, "a") if "assault" in text] == ["assault b1"]
    assert refused(state, "a assault b2") == "SP-ASLT-1"
    assert refused(state, "a assault b3") == "SP-ASLT-2"
    assert refused(state, "a assault a1") == "SP-TGT-2"


def test_sp_aslt_3_the_best_value() -> None:
    """Ex a, Ex b, Ex c."""
    state = declared(f"{THREE}b1 mt-ge tc-ge front", "a1+a2+a3>b1")
    assert only(play(state, "a storm b1", "dice 2 3"), AttackRolled).value == 16
    state = declared("a1 rif-us - front\na2 rif-us - front\na3 baz-us - front\nb1 mt-ge tc-ge front", "a1+a2+a3>b1")
    assert only(play(state, "a storm b1", "dice 2 3"), AttackRolled).value == 13
    assert step(state) == "draw"  # one roll only
    carbines = "a1 baz-us - front damage dm-8\na2 baz-us - front damage dm-8\na3 baz-us - front damage dm-8\n"
    state = at(f"turn 1 step declare\n{carbines}b1 mt-ge tc-ge front", with_cards(_ROCKETS_OUT))
    assert refused(state, "a assault b1") == "SP-ASLT-1"


_ROCKETS_OUT = """
    [[damage]]
    id = "dm-8"
    copies = 3
      [damage.vehicle]
      [damage.infantry]
      effect = [{ do = "weapon-disable", weapon = 1 }]
      [damage.artillery]
      [damage.aircraft]
"""


def test_sp_aslt_3_without_a_value_it_lapses() -> None:
    state = declared(
        """
        a1 baz-us - front
        a2 baz-us - front damage dm-8
        a3 baz-us - front damage dm-8
        b1 mt-ge tc-ge front
        b2 rif-ge - front
    """,
        "a1+a2+a3>b1 b2>a1",
        with_cards(_ROCKETS_OUT),
    )
    play(state, "dice 1 9", "b fire b2 1", "dice 10 10")
    assert (pending(state), step(state)) == ("", "draw")


def test_sp_aslt_4_bullets_do_not_matter() -> None:
    """Ex a."""
    state = at(f"turn 1 step declare\n{THREE}b1 mt-ge tc-ge front")
    assert offered(state, "a") == ["assault b1", "done"]


def test_sp_aslt_5_one_die_each() -> None:
    """Ex a, Ex b. AMB-30. SP-ASLT-8."""
    state = declared(f"{THREE}b1 mt-ge tc-ge front\nb2 rif-ge - front", "a1+a2+a3>b1")
    play(state, "a storm b1", "dice 8 8")
    twin = state.clone()
    rolled = only(play(twin, "die 1", "die 2", "die 3"), IntensityRolled)
    assert (rolled.initial, rolled.defense, endurance(twin, "b1")) == (6, 4, 8)  # reset at the end
    events = play(state.clone(), "die 1", "die 2", "die 3")
    assert only(events, Wounded).left == 6
    events = play(state, "die 2", "die 5", "die 7")
    assert only(events, Wounded).damage == 10
    assert not is_there(state, "b1")


def test_sp_aslt_6_the_rest_carries_on() -> None:
    """Ex a, Ex b. AMB-30."""
    state = declared(
        f"{THREE}a4 baz-us - front\nb1 mt-ge tc-ge front\nb2 rif-ge - front\nb3 rif-ge - front",
        "a1+a2+a3+a4>b1 b2>a4 b3>a2",
    )
    play(state, "dice 1 9", "b fire b2 1", "dice 10 10")
    twin = state.clone()
    assert only(play(twin, "a storm b1", "dice 2 3"), AttackRolled).value == 16
    state = declared(
        f"{FOUR}b1 mt-ge tc-ge front\nb2 rif-ge - front\nb3 rif-ge - front\nb4 rif-ge - front",
        "a1+a2+a3>b1 a4>b4 b2>a1 b3>a2",
    )
    play(state, "dice 1 9", "b fire b2 1", "dice 10 10", "a fire a4 1", "dice 2 3", "b fire b3 1", "dice 10 10")
    events = play(state, "a storm b1", "dice 8 8", "die 6")
    assert only(events, IntensityRolled).dice == (6,)


def test_amb_30_by_option_three_are_needed_to_the_end() -> None:
    """``assault-min-at-resolution``."""
    state = declared(
        f"{THREE}b1 mt-ge tc-ge front\nb2 rif-ge - front", "a1+a2+a3>b1 b2>a1", assault_min_at_resolution=3
    )
    play(state, "dice 1 9", "b fire b2 1", "dice 10 10")
    assert (pending(state), step(state)) == ("", "draw")


def test_amb_30_by_option_ratings_are_added() -> None:
    """``assault-adds-rating``."""
    state = declared(f"{THREE}b1 mt-ge tc-ge front", "a1+a2+a3>b1", assault_adds_rating=True)
    events = play(state, "a storm b1", "dice 8 8", "die 1", "die 1", "die 1")
    assert only(events, IntensityRolled).initial == 6


def test_sp_aslt_7_special_results() -> None:
    """Ex a."""
    state = declared(f"{THREE}b1 mt-ge tc-ge front\ndamage: dm-2", "a1+a2+a3>b1")
    events = play(state, "a storm b1", "dice 9 9", "die 1", "die 2", "die 2")
    assert only(events, IntensityRolled).initial == 10
    assert (only(events, Wounded).left, step(state)) == (2, "damage")
    state = declared(f"{THREE}b1 mt-ge tc-ge front\nb2 rif-ge - front", "a1+a2+a3>b1")
    play(state, "a storm b1", "dice 10 9")
    assert points(state) == (12, 0)


def test_sp_aslt_8_the_die_of_the_lead() -> None:
    """Ex a. AMB-30."""
    state = declared(f"{THREE}b1 mt-ge tc-ge front\nb2 rif-ge - front", "a1+a2+a3>b1")
    play(state, "a storm b1", "dice 8 8", "die 2", "die 5", "die 7")
    assert (tail(state, "b"), points(state)) == (["tc-ge"], (10, 0))
    state = declared(
        "a1 rif-us - front\na2 baz-us - front\na3 rif-us - front\nb1 mt-ge tc-ge front\nb2 rif-ge - front",
        "a1+a2+a3>b1",
    )
    play(state, "a storm b1", "dice 8 8", "die 2", "die 7", "die 5")
    assert points(state) == (12, 0)  # the rocket team leads
    assert unit(state, "b2").endurance == 4
