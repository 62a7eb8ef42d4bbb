"""Initiative, attacks, special results and Friendly Fire (Parts 16 to 19)."""

from __future__ import annotations

import pytest

from fogline.titles.spearpoint.rules.events import (
    AttackNamed,
    AttackRolled,
    InitiativeRolled,
    IntensityRolled,
    Lapsed,
    VictimChosen,
    Wounded,
)  # fmt: skip
from fogline.titles.spearpoint.rules.state import State
from tests.titles.spearpoint.fixtures import (
    CARDS,
    NOT_YOUR_TURN,
    at,
    declare,
    declared,
    duel,
    endurance,
    is_there,
    names,
    offered,
    only,
    pending,
    play,
    points,
    refused,
    step,
    unit,
    waiting,
    with_cards,
    zone,
)  # fmt: skip

BOTH = "a1>b1 b1>a1"


def test_sp_init_1_a_die_each() -> None:
    """Ex a. H-15."""
    state = duel("mt-us", "mt-ge", attacks=BOTH)
    rolled = only(play(state, "dice 9 4"), InitiativeRolled)
    assert (rolled.first_total, rolled.second_total) == (9, 4)
    assert rolled.seen_by(None) is rolled


def test_sp_init_2_modifiers_come_from_cards() -> None:
    """Ex a."""
    state = duel("mt-us", "mt-ge", "commands a: cm-init", attacks=BOTH)
    play(state, "a play cm-init", "a done")
    assert only(play(state, "dice 5 6"), InitiativeRolled).first_total == 7


def test_sp_init_2_of_damage_cards_and_situations() -> None:
    state = declared("a1 mt-us tc-us front damage dm-7\nb1 mt-ge tc-ge front", BOTH, with_cards(_RADIO_OUT))
    assert only(play(state, "dice 5 6"), InitiativeRolled).first_total == 4
    data = with_cards(_RADIO_OUT, _ALERT)
    state = at("turn 1 step declare\na1 mt-us tc-us front\nb1 mt-ge tc-ge front", data, "alert")
    declare(state, BOTH)
    assert only(play(state, "dice 5 6"), InitiativeRolled).second_total == 8
    scouts = with_cards(_ALERT.replace("amount = 2", 'amount = 2\n      units = { types = ["vehicle"] }'))
    state = at("turn 1 step declare\na1 mt-us tc-us front\nb1 mt-ge tc-ge front", scouts, "alert")
    declare(state, BOTH)
    assert only(play(state, "dice 5 6"), InitiativeRolled).second_total == 8


_RADIO_OUT = """
    [[damage]]
    id = "dm-7"
    copies = 1
      [damage.vehicle]
      effect = [{ do = "initiative-mod", amount = -1 }]
      [damage.infantry]
      [damage.artillery]
      [damage.aircraft]
"""
_ALERT = """
    [[situation]]
    id = "alert"
      [[situation.b.effect]]
      do = "initiative-mod"
      amount = 2
"""


def test_sp_init_3_ties_are_rolled_again() -> None:
    """Ex a, Ex b, Ex c. AMB-18."""
    state = duel("mt-us", "mt-ge", attacks=BOTH)
    play(state, "dice 7 7")
    assert step(state) == "initiative-dice"
    play(state, "dice 3 8")
    assert waiting(state) == "b"
    state = duel("mt-us", "mt-ge", "commands a: cm-init", attacks=BOTH)
    play(state, "a play cm-init", "a done", "dice 5 7")
    assert step(state) == "initiative-dice"
    play(state, "dice 4 5")
    assert waiting(state) == "a"
    state = duel("mt-us", "mt-ge", "commands a: cm-null*2", attacks=BOTH)
    play(state, "a done", "a roll cm-null", "dice 6 7")
    assert waiting(state) == "a"
    play(state, "a roll", "dice 7 7", "a roll", "dice 2 9")
    assert (step(state), waiting(state)) == ("name", "b")


def test_sp_init_3_a_discard_is_for_one_roll() -> None:
    state = duel("mt-us", "mt-ge", "commands a: cm-null", attacks=BOTH)
    play(state, "a done", "a roll cm-null")
    assert only(play(state, "dice 6 7"), InitiativeRolled).first_total == 7
    assert only(play(state, "dice 6 7"), InitiativeRolled).first_total == 6


def test_sp_init_4_the_higher_goes_first() -> None:
    """Ex a. AMB-18."""
    state = duel("mt-us", "mt-ge", attacks=BOTH)
    play(state, "dice 9 4")
    assert waiting(state) == "a"
    assert refused(state, "b fire b1 1") == NOT_YOUR_TURN


def _order(state: State, first: str) -> str:
    """The seat that names each attack; all miss."""
    found = ""
    play(state, first)
    while step(state) == "name":
        seat = waiting(state)
        found += seat
        play(state, f"{seat} {offered(state, seat)[0]}", "dice 2 3")
    return found


def test_sp_init_5_alternating() -> None:
    """Ex a, Ex b."""
    picture = (
        "a1 mt-us tc-us front\na2 mt-us tc-us front\na3 mt-us tc-us front\nb1 mt-ge tc-ge front\nb2 mt-ge tc-ge front"
    )
    assert _order(declared(picture, "a1>b1 a2>b1 a3>b1 b1>a1"), "dice 2 9") == "baaa"
    assert _order(declared(picture, "a1>b1 a2>b1 b1>a1 b2>a1"), "dice 9 2") == "abab"


def test_sp_init_6_skipped_if_one_side_attacks() -> None:
    """Ex a. AMB-18."""
    state = declared(
        "turn 2 priority b\na1 mt-us tc-us front\na2 mt-us tc-us front\nb1 mt-ge tc-ge front", "a1>b1 a2>b1"
    )
    play(state, "a fire a1 1", "dice 2 3", "a fire a2 1", "dice 2 3")
    assert (step(state), state.priority) == ("draw", 1)


# -- attacks ----------------------------------------------------------------------------------------


def test_sp_atk_1_an_own_pending_attack() -> None:
    """Ex a."""
    state = declared("a1 mt-us tc-us front\na2 mt-us tc-us front\nb1 mt-ge tc-ge front", "a1>b1 a2>b1 b1>a1")
    play(state, "dice 9 1")
    assert refused(state, "a fire b1 1") == "SP-ATK-1"
    play(state, "a fire a1 1", "dice 2 3", "b fire b1 1", "dice 2 3")
    assert refused(state, "a fire a1 1") == "SP-ATK-1"
    assert refused(state, "a storm b1") == "SP-ATK-1"


def test_sp_atk_2_attacks_lapse() -> None:
    """Ex a, Ex b, Ex c. AMB-4, AMB-5, AMB-6, H-20."""
    state = declared("a1 mt-us tc-us front\na2 mt-us tc-us front\nb1 rif-ge - front\nb2 rif-ge - front", "a1>b1 a2>b1")
    events = play(state, "a fire a1 1", "dice 10 10")
    assert only(events, Lapsed).unit == "a2"
    assert step(state) == "draw"
    state = declared("a1 mt-us tc-us front\nb1 ht-ge tc-ge front\nb2 rif-ge - front", "a1>b1 b1>a1")
    play(state, "dice 9 1", "a fire a1 1", "dice 10 10")
    assert (pending(state), step(state)) == ("", "draw")
    state = declared(
        "a1 rif-us - front\na2 mt-us tc-us front\nb1 mt-ge tc-ge front\nb2 rif-ge - front", "a1>b2 a2>b2 b1>a1"
    )
    play(state, "dice 1 9", "b fire b1 1", "dice 10 10")
    assert offered(state, "a") == ["fire a2 1", "fire a2 2"]


STOP = """
[[command]]
id = "cm-stop"
copies = 2
icons = ["infantry", "vehicle", "artillery", "aircraft"]
windows = ["attack-nominated"]
target = { side = "enemy", pick = "attacker", types = ["infantry", "vehicle", "artillery", "aircraft"] }
duration = "turn"
effect = [{ do = "attack-deny" }]
"""


def test_sp_atk_2_a_named_attack_can_lapse() -> None:
    """AMB-6: its owner names another."""
    picture = "a1 mt-us tc-us front\na2 mt-us tc-us front\nb1 mt-ge tc-ge front\ncommands b: cm-stop"
    state = declared(picture, "a1>b1 a2>b1 b1>a1", with_cards(STOP))
    play(state, "b done", "b roll", "dice 9 2", "a fire a1 1")
    assert only(play(state, "b play cm-stop a1"), Lapsed).unit == "a1"
    assert (step(state), waiting(state), offered(state, "a")) == ("name", "a", ["fire a2 1"])


def test_sp_atk_2_with_its_unit() -> None:
    """H-20: an attack that goes with the Unit is told like any other."""
    state = declared("a1 mt-us tc-us front\nb1 baz-ge - front\nb2 mt-ge tc-ge front", "a1>b1 b1>a1 b2>a1")
    assert only(play(state, "dice 9 2", "a fire a1 2", "dice 10 10"), Lapsed).unit == "b1"


def test_sp_atk_3_two_dice() -> None:
    """Ex a."""
    state = duel("mt-us", "ht-ge")
    rolled = only(play(state, "a fire a1 1", "dice 3 8"), AttackRolled)
    assert (rolled.first + rolled.second, rolled.result) == (11, "misses")


@pytest.mark.parametrize(
    ("camouflaged", "dice", "result"),
    [
        ("", "6 6", "hits"),
        ("", "6 5", "misses"),
        (" orders cm-camo", "7 6", "misses"),
        (" orders cm-camo", "7 7", "hits"),
    ],
)
def test_sp_atk_4_the_total(camouflaged: str, dice: str, result: str) -> None:
    """Ex a, Ex b, Ex c, Ex d."""
    state = declared(f"a1 mt-us tc-us front\nb1 ht-ge tc-ge front{camouflaged}", "a1>b1")
    assert only(play(state, "a fire a1 1", f"dice {dice}"), AttackRolled).result == result


@pytest.mark.parametrize(
    ("attacker", "target", "dice", "result"),
    [
        ("mt-us", "atg-ge", "5 5", "hits"),
        ("mt-us", "atg-ge", "5 4", "misses"),
        ("mt-us", "spg-ge", "5 5", "misses"),
        ("rif-us", "atg-ge", "7 7", "hits"),
    ],
)
def test_sp_atk_5_guns_cannot_move(attacker: str, target: str, dice: str, result: str) -> None:
    """Ex a, Ex b, Ex c. AMB-31, AMB-56."""
    state = duel(attacker, target)
    assert only(play(state, "a fire a1 1", f"dice {dice}"), AttackRolled).result == result


def test_sp_atk_5_by_option() -> None:
    """``immobile-bonus``."""
    state = duel("mt-us", "atg-ge", immobile_bonus=4)
    assert only(play(state, "a fire a1 1", "dice 4 4"), AttackRolled).added == 4


def test_amb_31_immobilized_units() -> None:
    """A tank gets the +2 only if its Damage Effect says so."""
    data = with_cards(_BOGGED)
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front damage dm-6", "a1>b1", data)
    assert only(play(state, "a fire a1 1", "dice 2 3"), AttackRolled).added == 2
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front damage dm-2", "a1>b1", data)
    assert only(play(state, "a fire a1 1", "dice 2 3"), AttackRolled).added == 0


_BOGGED = """
    [[damage]]
    id = "dm-6"
    copies = 1
      [damage.vehicle]
      effect = [{ do = "immobilize" }]
      [damage.infantry]
      [damage.artillery]
      [damage.aircraft]
"""


def test_sp_atk_6_bonuses_of_the_attacker() -> None:
    """Ex a."""
    state = declared("a1 how-us gc-us rear\na2 rif-us - front\nb1 mt-ge tc-ge front\ncommands a: cm-fire", "a1>b1")
    play(state, "a done", "a fire a1 1", "a play cm-fire a1")
    rolled = only(play(state, "dice 6 5"), AttackRolled)
    assert (rolled.added, rolled.value, rolled.result) == (3, 14, "hits")


def test_sp_atk_7_several_rolls() -> None:
    """Ex a. SP-DMG-6."""
    state = duel("mt-us", "rif-ge", "damage: dm-2")
    events = play(state, "a fire a1 2", "dice 5 6", "die 1")
    assert (only(events, Wounded).left, step(state)) == (2, "damage")
    events = play(state, "damage dm-2", "dice 4 4")
    assert only(events, AttackRolled).result == "misses"
    assert step(state) == "draw"


def test_sp_atk_8_rolls_that_are_lost() -> None:
    """Ex a. AMB-13."""
    state = duel("mt-us", "rif-ge", "b2 rif-ge - front")
    play(state, "a fire a1 2", "dice 10 10")
    assert step(state) == "draw"
    state = duel("mt-us", "rif-ge", "b2 rif-ge - front")
    play(state, "a fire a1 2", "dice 2 2")
    assert step(state) == "dice"  # there is no way to stop before


def test_sp_atk_9_friendly_fire_ends_one_roll() -> None:
    """Ex a. SP-FULL-2."""
    state = duel("mt-us", "rif-ge", "a2 rif-us - front")
    play(state, "a fire a1 2", "dice 1 2", "b victim a2", "die 10")
    assert step(state) == "dice"
    assert only(play(state, "dice 9 9"), AttackRolled).result == "doubles"
    assert (state.struck, endurance(state, "b1")) == (unit(state, "b1").name, 4)


def test_sp_atk_10_the_order_of_one_roll() -> None:
    """Ex a."""
    state = duel("mt-us", "mt-ge", "damage: dm-1")
    events = play(state, "a fire a1 1", "dice 6 6", "die 5", "damage dm-1")
    assert names(events) == ["AttackNamed", "AttackRolled", "IntensityRolled", "Wounded", "DamageDrawn"]
    assert (only(events, AttackNamed).weapon, only(events, IntensityRolled).dice) == (1, (5,))
    assert (only(events, Wounded).damage, only(events, Wounded).left) == (6, 2)


# -- special results --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("basis", "dice", "result"),
    [
        ("natural", "8 8", "hits"),
        ("modified", "8 8", "doubles"),
        ("natural", "9 8", "hits"),
        ("modified", "9 8", "destroys"),
        ("natural", "1 2", "friendly-fire"),
        ("modified", "1 2", "misses"),
        ("modified", "10 10", "destroys"),
    ],
)
def test_sp_spec_1_natural_results(basis: str, dice: str, result: str) -> None:
    """Ex a, Ex b, Ex c. AMB-10, AMB-12."""
    state = duel("mt-us", "atg-ge", "a2 rif-us - front", special_basis=basis)
    assert only(play(state, "a fire a1 1", f"dice {dice}"), AttackRolled).result == result


def test_sp_spec_2_eighteen_doubles() -> None:
    """Ex a, Ex b, Ex c. AMB-11, AMB-15."""
    state = duel("mt-us", "mt-ge", "b2 rif-ge - front", "damage: dm-1")
    play(state, "a fire a1 1", "dice 9 9")
    events = play(state.clone(), "die 3")
    assert (only(events, IntensityRolled).initial, only(events, Wounded).left) == (11, 1)
    play(state, "die 4")
    assert not is_there(state, "b1")
    hard = CARDS.replace("attack = { armor = 12, infantry = 14 }", "attack = { armor = 19, infantry = 14 }", 1)
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front", "a1>b1", hard)
    assert only(play(state, "a fire a1 1", "dice 9 9"), AttackRolled).result == "misses"


def test_sp_spec_3_nineteen_and_twenty_destroy() -> None:
    """Ex a, Ex b. AMB-11."""
    state = duel("mt-us", "ht-ge", "b2 rif-ge - front")
    events = play(state, "a fire a1 1", "dice 10 9")
    assert points(state) == (22, 0)
    assert names(events)[:4] == ["AttackNamed", "AttackRolled", "Destroyed", "CrewFated"]
    assert zone(state, "b", "lost") == {"ht-ge": 1, "tc-ge": 1}
    state = declared("a1 rif-us - front\nb1 rif-ge - front orders cm-camo\nb2 rif-ge - front", "a1>b1")
    play(state, "a fire a1 1", "dice 10 10")
    assert points(state) == (4, 0)


def test_sp_spec_4_only_legal_targets() -> None:
    """Ex a."""
    state = at("turn 1 step declare\na1 rif-us - front\nb1 fb-ge pi-ge air")
    assert refused(state, "a attack a1 b1") == "SP-TGT-3"
    state = duel("mt-us", "fb-ge")
    assert offered(state, "a") == ["fire a1 2"]


# -- Friendly Fire ----------------------------------------------------------------------------------


def test_sp_ff_1_the_target_is_not_affected() -> None:
    """Ex a."""
    state = duel("mt-us", "ht-ge", "a2 rif-us - front")
    play(state, "a fire a1 1", "dice 1 2")
    assert (waiting(state), offered(state, "b")) == ("b", ["victim a2"])
    play(state, "b victim a2", "die 10")
    assert (endurance(state, "b1"), is_there(state, "a2")) == (12, False)


def test_sp_ff_2_the_opponent_must_choose_one() -> None:
    """Ex a. AMB-51, H-17. A seat that does not answer keeps the game waiting; clocks are the table's."""
    state = duel("mt-us", "ht-ge", "a2 rif-us - front", "a3 rif-us - front", "a4 how-us gc-us rear")
    play(state, "a fire a1 1", "dice 1 2")
    assert offered(state, "b") == ["victim a2", "victim a3"]
    assert refused(state, "b victim a4") == "SP-FF-3"
    assert refused(state, "b pass") == "SP-TURN-1"
    assert refused(state, "a victim a2") == NOT_YOUR_TURN
    event = only(play(state, "b victim a3"), VictimChosen)
    assert event.seen_by(None) is event
    assert refused(state, "b victim a2") == NOT_YOUR_TURN


def test_sp_ff_3_eligible_victims() -> None:
    """Ex a, Ex b, Ex c, Ex d. AMB-17."""
    state = duel("mt-us", "ht-ge", "a2 rif-us - front", "a3 how-us gc-us rear", "a4 fb-us pi-us air")
    play(state, "a fire a1 1", "dice 1 1")
    assert offered(state, "b") == ["victim a2"]
    state = duel("fb-us", "rif-ge", "a2 mt-us tc-us front", "a3 rif-us - front")
    play(state, "a fire a1 1", "dice 1 2")
    assert offered(state, "b") == ["victim a3"]
    state = duel("how-us", "rif-ge", "a2 mt-us tc-us front", "a3 how-us gc-us rear")
    play(state, "a fire a1 1", "dice 1 2")
    assert offered(state, "b") == ["victim a2", "victim a3"]
    state = declared(
        """
        a1 rif-us - front
        a2 rif-us - front
        a3 rif-us - front
        a4 mt-us tc-us front
        a5 rif-us - front
        a6 spg-us gc-us rear
        b1 mt-ge tc-ge front
    """,
        "a1+a2+a3>b1",
    )
    play(state, "a storm b1", "dice 1 1")
    assert offered(state, "b") == ["victim a4"]
    events = play(state, "b victim a4", "die 1", "die 2", "die 3")
    assert only(events, Wounded).damage == 2


def test_sp_ff_3_present_lines_count() -> None:
    """AMB-21: after a conversion the new Frontline is in danger."""
    state = declared(
        """
        a1 fb-us pi-us air
        a2 how-us gc-us front
        b1 mt-ge tc-ge front
    """,
        "a1>b1",
    )
    play(state, "a fire a1 2", "dice 1 2")
    assert offered(state, "b") == ["victim a2"]


def test_sp_ff_4_no_eligible_unit() -> None:
    """Ex a. AMB-16."""
    state = duel("mt-us", "ht-ge")
    events = play(state, "a fire a1 1", "dice 1 2")
    assert (only(events, AttackRolled).result, step(state)) == ("friendly-fire", "draw")
    assert (endurance(state, "a1"), endurance(state, "b1")) == (8, 12)


def test_sp_ff_5_normal_damage() -> None:
    """Ex a."""
    state = duel("mt-us", "ht-ge", "a2 rif-us - front")
    events = play(state, "a fire a1 1", "dice 1 1", "b victim a2", "die 4")
    assert (only(events, IntensityRolled).initial, is_there(state, "a2")) == (9, False)


def test_sp_ff_6_nothing_scores() -> None:
    """Ex a. AMB-17, SP-VP-4."""
    state = duel("mt-us", "ht-ge", "a2 mt-us tc-us front damage dm-2")
    play(state, "a fire a1 1", "dice 1 1", "b victim a2", "die 5")
    assert (is_there(state, "a2"), points(state)) == (False, (0, 0))
    assert zone(state, "a", "lost") == {"mt-us": 1, "tc-us": 1}  # captured, and removed


def test_sp_ff_7_the_victims_attack_lapses() -> None:
    """Ex a."""
    state = declared("a1 mt-us tc-us front\na2 rif-us - front\nb1 rif-ge - front", "a1>b1 a2>b1")
    play(state, "a fire a1 1", "dice 1 1", "b victim a2", "die 5")
    assert (pending(state), step(state)) == ("", "draw")


def test_sp_ff_8_only_the_roller_discards() -> None:
    """Ex a. AMB-9."""
    state = duel("mt-us", "ht-ge", "a2 rif-us - front", "commands b: cm-null", "commands a: cm-null")
    play(state, "a done", "b done", "a fire a1 1", "a done", "b pass", "a roll", "dice 1 1", "b victim a2")
    assert (step(state), waiting(state)) == ("intensity", "a")
    assert refused(state, "b roll cm-null") == NOT_YOUR_TURN
