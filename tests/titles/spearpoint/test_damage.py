"""Damage, crew survival and capture (Parts 20 to 22)."""

from __future__ import annotations

import pytest

from fogline.titles.spearpoint.rules.cardsets import examine
from fogline.titles.spearpoint.rules.events import (
    Captured,
    CrewFated,
    DamageDrawn,
    Destroyed,
    Expired,
    IntensityRolled,
    Lapsed,
    Rerolled,
    Reshuffled,
    Scored,
    Wounded,
)  # fmt: skip
from fogline.titles.spearpoint.rules.state import State
from tests.titles.spearpoint.fixtures import (
    CARDS,
    B,
    at,
    chances,
    commit,
    crew,
    damage,
    damage_discards,
    declare,
    declared,
    discards,
    duel,
    endurance,
    is_there,
    line,
    names,
    offered,
    only,
    orders,
    pass_turn,
    pending,
    play,
    points,
    refused,
    step,
    tail,
    unit,
    waiting,
    with_cards,
    zone,
)  # fmt: skip


def test_sp_dmg_1_intensity_and_rating() -> None:
    """Ex a. H-18."""
    state = duel("mt-us", "ht-ge")
    event = only(play(state, "a fire a1 1", "dice 6 6", "die 6"), IntensityRolled)
    assert (event.initial, event.seen_by(None) is event) == (11, True)


def test_sp_dmg_2_the_full_formula() -> None:
    """Ex a. AMB-15."""
    state = duel("mt-us", "ht-ge", "commands a: cm-null*2")
    play(state, "a done", "a fire a1 1", "a done", "a roll", "dice 9 9", "a roll cm-null")
    assert only(play(state, "die 3"), IntensityRolled).initial == 13


def test_sp_dmg_3_defense() -> None:
    """Ex a, Ex b. AMB-46."""
    state = duel("rif-us", "atg-ge")
    assert only(play(state, "a fire a1 1", "dice 8 7", "die 1"), Wounded).left == 3
    state = declared("a1 mt-us tc-us front\nb1 hal-ge tc-ge front orders cm-hull", "a1>b1")
    assert only(play(state, "a fire a1 2", "dice 8 7", "die 1"), Wounded).damage == 0


def test_sp_dmg_4_subtracted_from_the_remaining_endurance() -> None:
    """Ex a."""
    state = declared(
        "a1 mt-us tc-us front\na2 rif-us - front\na3 baz-us - front\nb1 mt-ge tc-ge front\ndamage: dm-2", "a1>b1 a3>b1"
    )
    assert only(play(state, "a fire a1 1", "dice 6 6", "die 2"), Wounded).left == 5
    assert only(play(state, "a fire a3 1", "dice 8 8", "die 1"), Wounded).left == 3


def test_sp_dmg_5_destroyed() -> None:
    """Ex a. AMB-33, H-21."""
    state = duel("mt-us", "mt-ge", "b2 rif-ge - front")
    events = play(state, "a fire a1 1", "dice 6 6", "die 7")
    assert only(events, Destroyed).unit == "b1"
    assert "DamageDrawn" not in names(events)
    assert not is_there(state, "b1")


@pytest.mark.parametrize(("die", "left", "draws"), [(5, 2, True), (3, 4, True), (2, 5, False)])
def test_sp_dmg_6_a_damage_card_at_half(die: int, left: int, draws: bool) -> None:
    """Ex a, Ex b, Ex c."""
    state = duel("mt-us", "mt-ge")
    assert only(play(state, "a fire a1 1", "dice 6 6", f"die {die}"), Wounded).left == left
    assert (step(state) == "damage") is draws


def test_sp_dmg_6_chance_draws_by_copies() -> None:
    """H-19."""
    state = duel("mt-us", "mt-ge", "damage: dm-1 dm-2*3")
    play(state, "a fire a1 1", "dice 6 6", "die 5")
    assert chances(state) == {"damage dm-1": 1, "damage dm-2": 3}
    event = only(play(state, "damage dm-2"), DamageDrawn)
    assert event.seen_by(B) is event


def test_sp_dmg_7_never_a_second() -> None:
    """Ex a."""
    state = declared("a1 mt-us tc-us front\na2 baz-us - front\nb1 mt-ge tc-ge front\ndamage: dm-2*2", "a1>b1 a2>b1")
    play(state, "a fire a1 1", "dice 6 6", "die 4", "damage dm-2")
    assert endurance(state, "b1") == 3
    play(state, "a fire a2 1", "dice 8 8")
    assert only(play(state, "die 1"), Wounded).left == 1
    assert step(state) == "draw"


def test_sp_dmg_8_within_one_phase() -> None:
    """Ex a, Ex b. AMB-34."""
    state = declared("a1 mt-us tc-us front\na2 mt-us tc-us front\nb1 mt-ge tc-ge front", "a1>b1 a2>b1")
    play(state, "a fire a1 1", "dice 6 6", "die 2")
    twin = state.clone()
    play(twin, "a fire a2 1", "dice 6 6", "die 2")
    assert step(twin) == "damage"
    play(state, "a fire a2 1", "dice 2 3", "a enough", "b enough")
    commit(state)
    declare(state, "a1>b1")
    assert only(play(state, "a fire a1 1", "dice 6 6", "die 2"), Wounded).left == 5
    assert step(state) == "draw"


def test_sp_dmg_9_reset() -> None:
    """Ex a, Ex b. AMB-34."""
    state = duel("mt-us", "mt-ge", "damage: dm-2")
    play(state, "a fire a1 1", "dice 6 6", "die 5", "damage dm-2")
    assert endurance(state, "b1") == 4
    play(state, "a enough", "b enough")
    commit(state)
    declare(state, "a1>b1")
    play(state, "a fire a1 1", "dice 6 6", "die 3")
    assert not is_there(state, "b1")
    state = duel("mt-us", "mt-ge")
    play(state, "a fire a1 1", "dice 6 6", "die 2")
    assert endurance(state, "b1") == 8


def test_sp_dmg_10_it_stays() -> None:
    """Ex a."""
    state = at("turn 3\na1 mt-us tc-us front damage dm-1 1\nb1 rif-ge - front")
    pass_turn(state)
    assert (unit(state, "a1").counter, damage(state, "a1"), endurance(state, "a1")) == (0, "dm-1", 4)
    pass_turn(state)
    assert (damage(state, "a1"), endurance(state, "a1")) == ("dm-1", 4)


def test_sp_dmg_11_only_the_units_own_section() -> None:
    """Ex a."""
    state = at("turn 1 step declare\na1 rif-us - front damage dm-1 2\nb1 rif-ge - front")
    assert refused(state, "a attack a1 b1") == "SP-DMG-13"
    state = at("turn 1 step declare\na1 mt-us tc-us front damage dm-1 2\nb1 rif-ge - front")
    assert offered(state, "a") == ["attack a1 b1", "done"]


@pytest.mark.parametrize(("includes", "back"), [(False, 5), (True, 4)])
def test_sp_dmg_12_turn_counters(includes: bool, back: int) -> None:
    """Ex a, Ex b. AMB-35."""
    picture = "turn 3\na1 mt-us tc-us front\nb1 mt-ge tc-ge front\ndamage: dm-1"
    state = declared(picture, "a1>b1", damage_counter_includes_current=includes)
    play(state, "a fire a1 1", "dice 6 6", "die 5", "damage dm-1", "a enough", "b enough")
    while state.turn < 6:
        commit(state)
        assert ("attack b1 a1" in offered(state, "b")) is (state.turn >= back)
        turn = state.turn
        events = declare(state, "") + play(state, "a enough", "b enough")
        assert ("Expired" in names(events)) is (turn == back - 1)
    assert only(pass_turn(at("a1 mt-us tc-us front damage dm-1 1\nb1 rif-ge - front")), Expired).is_damage


def test_sp_dmg_13_immediately() -> None:
    """Ex a. AMB-36. A gun that is out leaves the MG, for the targets that the MG can affect (Part 35)."""
    picture = "a1 mt-us tc-us front\nb1 mt-ge tc-ge front\na2 rif-us - front\ndamage: dm-1"
    state = declared(picture, "a1>b1 b1>a1")
    events = play(state, "dice 9 1", "a fire a1 1", "dice 6 6", "die 5", "damage dm-1")
    assert only(events, Lapsed).unit == "b1"
    state = declared(picture, "a1>b1 b1>a2")
    play(state, "dice 9 1", "a fire a1 1", "dice 6 6", "die 5", "damage dm-1")
    assert offered(state, "b") == ["fire b1 2"]


def test_sp_dmg_14_back_to_the_discards() -> None:
    """Ex a."""
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front damage dm-1\nb2 rif-ge - front", "a1>b1")
    play(state, "a fire a1 1", "dice 10 10")
    assert damage_discards(state) == {"dm-1": 1}


def test_sp_dmg_15_an_empty_deck() -> None:
    """Ex a, Ex b. AMB-43, H-28."""
    few = with_cards().replace("copies = 13", "copies = 3").replace("copies = 12", "copies = 1")
    state = declared("a1 mt-us tc-us front damage dm-2\nb1 mt-ge tc-ge front\ndamage:", "a1>b1", few)
    events = play(state, "a fire a1 1", "dice 6 6", "die 5")
    assert only(events, Reshuffled).is_damage
    assert chances(state) == {"damage dm-1": 3}
    play(state, "damage dm-1")
    assert (sum(state.damage_deck), damage_discards(state)) == (2, {})
    few = few.replace("copies = 3\n  [damage", "copies = 1\n  [damage")
    state = declared(
        "a1 mt-us tc-us front damage dm-2\na2 rif-us - front damage dm-1\nb1 mt-ge tc-ge front", "a1>b1", few
    )
    events = play(state, "a fire a1 1", "dice 6 6", "die 5")
    assert only(events, DamageDrawn).card is None
    assert (damage(state, "b1"), endurance(state, "b1")) == ("blank", 4)


def test_sp_dmg_16_survivors_stay() -> None:
    """Ex a."""
    state = duel("mt-us", "mt-ge", "damage: dm-2")
    play(state, "a fire a1 1", "dice 6 6", "die 5", "damage dm-2", "a enough", "b enough")
    assert (state.turn, line(state, "b1"), endurance(state, "b1")) == (3, "front", 4)


def test_sp_dmg_17_damage_by_cards() -> None:
    """Ex a, Ex b."""
    data = with_cards(_SHELLS)
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front\ncommands a: cm-shell cm-ram", "", data)
    play(state, "a play cm-shell b1")
    twin = state.clone()
    assert only(play(twin, "a done"), Wounded).left == 6
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front\ncommands a: cm-ram", "", data)
    assert only(play(state, "a play cm-ram b1", "a done"), Wounded).left == 2
    assert step(state) == "damage"


_LEAVING = """
    [[command]]
    id = "cm-away"
    copies = 1
    icons = ["vehicle"]
    windows = ["damage-rolled"]
    duration = "instant"
    target = { side = "enemy", pick = "attacker", types = ["vehicle"] }
    effect = [{ do = "unit-return" }]

    [[command]]
    id = "cm-again"
    copies = 1
    icons = ["vehicle"]
    windows = ["damage-rolled"]
    duration = "instant"
    target = { side = "enemy", pick = "attacker", types = ["vehicle"] }
    effect = [{ do = "unit-return" }, { do = "reroll" }]

    [[command]]
    id = "cm-grab"
    copies = 1
    icons = ["vehicle"]
    windows = ["damage-rolled"]
    duration = "instant"
    target = { side = "any", pick = "attacker", types = ["vehicle"] }
    effect = [{ do = "capture" }, { do = "capture" }]

    [[command]]
    id = "cm-home"
    copies = 1
    icons = ["vehicle"]
    windows = ["damage-rolled"]
    duration = "instant"
    target = { side = "own", pick = "target", types = ["vehicle"] }
    effect = [{ do = "unit-return" }, { do = "reroll" }]

    [[command]]
    id = "cm-spaced"
    copies = 1
    icons = ["vehicle"]
    windows = ["commit-revealed"]
    target = { side = "own", types = ["vehicle"] }
    effect = [{ do = "defense-mod", amount = 2, types = ["vehicle"] }]
"""


def _hit(card: str, orders: str = "") -> State:
    """The gun of a medium tank has hit another tank, Intensity 5; the owner of the target is asked."""
    picture = f"a1 mt-us tc-us front\na2 mt-us tc-us front\nb1 mt-ge tc-ge front{orders}\ncommands b: {card}"
    state = declared(picture, "a1>b1", with_cards(_LEAVING))
    play(state, "b done", "a fire a1 1", "b pass", "dice 6 6", "die 5")
    assert step(state) == "parry"
    return state


def test_sp_dmg_18_a_hit_does_not_change() -> None:
    """Ex a, Ex b."""
    state = _hit("cm-away")
    wounded = only(play(state, "b play cm-away a1"), Wounded)
    assert (wounded.left, is_there(state, "a1")) == (2, False)
    state = _hit("cm-again")
    play(state, "b play cm-again a1")
    assert not is_there(state, "a1")
    assert only(play(state, "die 1"), Wounded).left == 6


def test_sp_dmg_18_the_attacker_counts_as_it_was() -> None:
    """Ex c."""
    assert only(play(_hit("cm-null", " orders cm-spaced"), "b pass"), Wounded).left == 4
    state = _hit("cm-away", " orders cm-spaced")
    assert only(play(state, "b play cm-away a1"), Wounded).left == 4


def test_sp_dmg_18_no_target_is_left() -> None:
    """Ex d."""
    state = _hit("cm-home")
    events = play(state, "b play cm-home b1")
    assert not is_there(state, "b1")
    assert not [event for event in events if isinstance(event, (Wounded, Rerolled))]


def test_sp_cap_2_nobody_captures_their_own_unit() -> None:
    """A card for any Unit means those of the enemy, and a Unit is captured only once."""
    state = _hit("cm-grab")
    assert offered(state, "b") == ["play cm-grab a1", "pass"]
    play(state, "b play cm-grab a1", "b keep front")
    assert (unit(state, "a1").seat, points(state), step(state)) == (1, (0, 24), "damage")
    own = with_cards(_LEAVING.replace('side = "any", pick = "attacker"', 'side = "own", pick = "target"'))
    [fault] = examine(own, "cards").faults
    assert fault.why == "only enemy Units can be captured (SP-CAP-2)"


_SHELLS = """
    [[command]]
    id = "cm-shell"
    copies = 1
    icons = ["vehicle"]
    windows = ["declare-revealed"]
    duration = "instant"
    target = { side = "any", types = ["vehicle"] }
    effect = [{ do = "damage-deal", amount = 6 }]

    [[command]]
    id = "cm-ram"
    copies = 1
    icons = ["vehicle"]
    windows = ["declare-revealed"]
    duration = "instant"
    target = { side = "any", types = ["vehicle"] }
    effect = [{ do = "damage-deal", amount = 6, ignore-defense = true }]

    [[command]]
    id = "cm-fall"
    copies = 1
    icons = ["vehicle"]
    windows = ["declare-revealed"]
    duration = "instant"
    target = { side = "any", types = ["vehicle"] }
    effect = [{ do = "damage-deal", amount = "1d10", ignore-defense = true }]
"""


# -- crews ------------------------------------------------------------------------------------------


def test_sp_surv_1_safe_while_the_unit_exists() -> None:
    """Ex a."""
    state = duel("mt-us", "mt-ge", "damage: dm-2")
    play(state, "a fire a1 1", "dice 6 6", "die 5", "damage dm-2")
    assert crew(state, "b1") == "tc-ge"


@pytest.mark.parametrize(
    ("dice", "die", "gained", "home"),
    [("6 6", 3, 10, True), ("6 6", 4, 14, False), ("6 6", 7, 12, False), ("9 9", 4, 14, False), ("9 9", 2, 10, True)],
)
def test_sp_surv_2_the_natural_die_decides(dice: str, die: int, gained: int, home: bool) -> None:
    """Ex a, Ex b, Ex d, Ex e. AMB-14."""
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front damage dm-2\nb2 rif-ge - front", "a1>b1")
    play(state, "a fire a1 1", f"dice {dice}", f"die {die}")
    assert points(state) == (gained, 0)
    assert tail(state, "b") == (["tc-ge"] if home else [])


def test_sp_surv_2_a_discard_does_not_count() -> None:
    """Ex f. AMB-14."""
    state = declared(
        "a1 mt-us tc-us front\nb1 mt-ge tc-ge front damage dm-2\nb2 rif-ge - front\ncommands a: cm-null*2", "a1>b1"
    )
    play(state, "a done", "a fire a1 1", "a done", "a roll", "dice 6 6", "a roll cm-null", "die 6")
    assert points(state) == (14, 0)


@pytest.mark.parametrize(("option", "gained", "home"), [("survives", 10, ["tc-ge"]), ("destroyed", 12, [])])
def test_sp_surv_2_no_unit_to_take_prisoners(option: str, gained: int, home: list[str]) -> None:
    """Ex c. AMB-32."""
    state = declared(
        "a1 fb-us pi-us air\nb1 mt-ge tc-ge front damage dm-2\nb2 rif-ge - front",
        "a1>b1",
        crew_4_6_without_ground=option,
    )
    play(state, "a fire a1 2", "dice 7 7", "die 4")
    assert (points(state), tail(state, "b")) == ((gained, 0), home)


def test_sp_surv_3_nineteen_and_twenty_skip_the_table() -> None:
    """Ex a."""
    state = duel("mt-us", "mt-ge", "b2 rif-ge - front")
    play(state, "a fire a1 1", "dice 10 10")
    assert (points(state), step(state)) == ((12, 0), "draw")


def test_sp_surv_4_destruction_by_cards() -> None:
    """Ex a, Ex b. Damage of a card that is not a die kills the crew."""
    data = with_cards(_SHELLS)
    picture = "a1 mt-us tc-us front\nb1 mt-ge tc-ge front damage dm-2\nb2 rif-ge - front\n"
    state = declared(f"{picture}commands a: cm-ram", "", data)
    play(state, "a play cm-ram b1", "a done")
    assert points(state) == (12, 0)
    state = declared(f"{picture}commands a: cm-fall", "", data)
    play(state, "a play cm-fall b1", "a done", "die 5")
    assert points(state) == (14, 0)


def test_sp_surv_5_any_ground_unit_takes_prisoners() -> None:
    """Ex a."""
    state = declared(
        "b3 mt-ge - front for a\na1 fb-us pi-us air\nb1 mt-ge tc-ge front damage dm-2\nb2 rif-ge - front", "a1>b1"
    )
    play(state, "a fire a1 2", "dice 7 7", "die 4")
    assert points(state) == (14, 0)


def test_sp_surv_6_also_for_pilots() -> None:
    """Ex a."""
    state = duel("mt-us", "fb-ge", "a2 rif-us - front", "b2 rif-ge - front")
    play(state, "a fire a1 2", "dice 8 8", "die 5")
    assert points(state) == (14, 0)


def test_sp_surv_7_its_return_is_public() -> None:
    """Ex a. H-22."""
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front damage dm-2\nb2 rif-ge - front", "a1>b1")
    event = only(play(state, "a fire a1 1", "dice 6 6", "die 3"), CrewFated)
    assert (event.fate, event.card, event.seen_by(None) is event) == ("survives", "tc-ge", True)


# -- capture ----------------------------------------------------------------------------------------

TAKE = "a1 mt-us tc-us front\nb1 mt-ge tc-ge front damage dm-2\nb2 rif-ge - front\ncommands a: cm-take"


def taken(picture: str = TAKE, data: str = CARDS) -> State:
    state = at(picture, data)
    commit(state)
    play(state, "a play cm-take b1", "a done")
    return state


def test_sp_cap_1_only_cards_capture() -> None:
    """Ex a. AMB-24."""
    state = at("a1 mt-us tc-us front\nb1 mt-ge tc-ge front damage dm-2")
    assert refused(state, "a keep front") == "SP-TURN-1"
    commit(state)
    assert step(state) == "declare"


def test_sp_cap_2_both_score_double() -> None:
    """Ex a. SP-VP-2."""
    state = taken()
    assert waiting(state) == "a"
    events = play(state, "a keep front")
    assert (only(events, CrewFated).fate, only(events, Scored).points) == ("captured", 24)
    assert points(state) == (24, 0)
    assert zone(state, "b", "lost") == {"tc-ge": 1}


def test_sp_cap_3_keep_or_remove() -> None:
    """Ex a, Ex b. AMB-23."""
    state = taken()
    assert offered(state, "a") == ["keep front", "remove"]
    assert refused(state, "a keep rear") == "SP-CAP-3"
    event = only(play(state, "a remove"), Captured)
    assert (event.line, is_there(state, "b1"), zone(state, "b", "lost")) == (None, False, {"tc-ge": 1, "mt-ge": 1})
    kinds = '"vehicle", "infantry", "artillery"'
    head, _, rest = CARDS.partition('id = "cm-take"')
    rest = rest.replace('"vehicle"', kinds, 2).replace(", crewed = true, damaged = true", "", 1)
    wide = f'{head}id = "cm-take"{rest}'
    state = taken("a1 mt-us tc-us front\nb1 spg-ge gc-ge front\nb2 rif-ge - front\ncommands a: cm-take", wide)
    assert offered(state, "a") == ["keep front", "keep rear", "remove"]
    play(state, "a keep rear")
    assert line(state, "b1") == "rear"
    state = taken("a1 mt-us tc-us front\nb1 rif-ge - front\nb2 rif-ge - front\ncommands a: cm-take", wide)
    assert (is_there(state, "b1"), points(state)) == (False, (8, 0))


def test_sp_cap_4_idle_until_it_has_a_crew() -> None:
    """Ex a."""
    state = taken(f"{TAKE}\nhand a: tc-us")
    play(state, "a keep front")
    assert refused(state, "a attack b1 b2") == "SP-TYPE-5"
    declare(state, "")
    play(state, "a enough", "b enough")
    commit(state, "crew tc-us b1")
    assert "attack b1 b2" in offered(state, "a")


def test_sp_cap_5_state_that_a_captured_unit_keeps() -> None:
    """Ex a. AMB-52."""
    state = taken(TAKE.replace("damage dm-2", "damage dm-2 orders cm-hull"))
    play(state, "a keep front")
    assert (endurance(state, "b1"), damage(state, "b1"), orders(state, "b1")) == (4, "dm-2", [])
    assert discards(state) == {"cm-take": 1, "cm-hull": 1}


def test_sp_cap_5_attacks_by_it_and_at_it_lapse() -> None:
    head, _, rest = CARDS.partition('id = "cm-take"')
    late = head + 'id = "cm-take"' + rest.replace("commit-revealed", "declare-revealed", 1)
    state = declared(TAKE, "a1>b1 b1>a1", late)
    play(state, "a play cm-take b1", "a done", "a keep front")
    assert (pending(state), step(state)) == ("", "draw")


def test_sp_cap_6_the_captors_in_every_respect() -> None:
    """Ex a. AMB-48."""
    picture = "turn 4 points 40 0\nb1 ht-ge - front for a\na1 rif-us - front\nb2 ht-ge tc-ge front"
    state = declared(picture, "b2>b1", vp_goal=99)
    play(state, "b fire b2 1", "dice 10 10")
    assert points(state) == (40, 20)
    assert zone(state, "b", "lost") == {"ht-ge": 1}  # its first owner's (Part 35)
    picture = "turn 4 points 40 0\nb1 mt-ge tc-us front for a damage dm-2\na1 rif-us - front\nb2 rif-ge - front"
    back = at(f"{picture}\ncommands b: cm-take", vp_goal=99)
    commit(back)
    play(back, "b play cm-take b1", "b done", "b keep front")
    assert (points(back), unit(back, "b1").seat) == ((40, 24), 1)
