"""Each primitive of ``cards.py`` once, in play (Parts 32 and 35.1). ``test_house`` measures the effects card by
card."""

from __future__ import annotations

import pytest

from fogline.titles.spearpoint.rules.cards import LASTING, PARAMETERS, PRIMITIVES
from fogline.titles.spearpoint.rules.events import (
    AttackRolled,
    CommandDrawn,
    CrewFated,
    InitiativeRolled,
    IntensityRolled,
    Lapsed,
    Repaired,
    Rerolled,
    UnitDrawn,
    Wounded,
)  # fmt: skip
from fogline.titles.spearpoint.rules.state import State
from tests.titles.spearpoint.fixtures import (
    at,
    commit,
    crew,
    damage,
    damage_discards,
    declare,
    declared,
    endurance,
    every,
    is_there,
    line,
    offered,
    only,
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

ALL_TYPES = '"infantry", "vehicle", "artillery", "aircraft"'


def card(effect: str, window: str, duration: str = '"instant"', target: str = 'side = "any"') -> str:
    """A card set in which ``cm-test`` has this effect; it can be played on any Unit, or with ``target=""`` on none."""
    icons = f"[{ALL_TYPES}]" if target else '["none"]'
    whom = f"target = {{ {target}, types = [{ALL_TYPES}] }}" if target else ""
    return with_cards(f"""
        [[command]]
        id = "cm-test"
        copies = 2
        icons = {icons}
        windows = ["{window}"]
        {whom}
        duration = {duration}
        effect = [{effect}]
    """)


def in_attack(effect: str, first: str = "mt-us tc-us front", second: str = "mt-ge tc-ge front", **given: str) -> State:
    """A's Unit attacks B's with weapon 1, and A plays the card for this attack on one of them."""
    data = card(effect, "attack-nominated", '"attack"')
    state = declared(f"a1 {first}\na2 rif-us - front\nb1 {second}\ncommands a: cm-test", "a1>b1", data)
    play(state, "a done", f"a fire a1 {given.get('weapon', '1')}", f"a play cm-test {given.get('on', 'a1')}")
    return state


def in_round(effect: str, window: str, picture: str, duration: str = '"instant"') -> State:
    """A holds the card in a round; the window is open."""
    head, _, rest = picture.partition("\n") if picture.startswith("turn") else ("turn 2", "", picture)
    state = at(f"{head}\n{rest}\ncommands a: cm-test", card(effect, window, duration))
    commit(state)
    if window == "draw-open":
        play(state, "a done")
        declare(state, "")
        play(state, "a done")
    elif window == "declare-revealed":
        play(state, "a done")
    return state


DUEL = "a1 mt-us tc-us front\nb1 mt-ge tc-ge front"


def test_attack_mod() -> None:
    """By the Unit, or against it; filters concern the other side; SP-ATK-4."""
    assert only(play(in_attack("{ do = 'attack-mod', amount = 3 }"), "dice 4 4"), AttackRolled).added == 3
    state = in_attack("{ do = 'attack-mod', amount = -2, on = 'target' }", on="b1")
    assert only(play(state, "dice 4 4"), AttackRolled).added == -2
    for filters, added in (
        ("classes = ['armor']", 3), ("classes = ['infantry']", 0), ("types = ['vehicle']", 3),
        ("types = ['aircraft']", 0), ("lines = ['front']", 3), ("lines = ['rear', 'air']", 0), ("tags = ['cat']", 0),
        ("weapon = 1", 3),
    ):  # fmt: skip
        state = in_attack(f"{{ do = 'attack-mod', amount = 3, {filters} }}")
        assert only(play(state, "dice 4 4"), AttackRolled).added == added, filters


def test_defense_mod() -> None:
    """SP-DMG-3: never below 0."""
    for amount, found in ((2, 6), (-3, 1), (-9, 0)):
        state = in_attack(f"{{ do = 'defense-mod', amount = {amount} }}", on="b1")
        assert only(play(state, "dice 6 6", "die 1"), IntensityRolled).defense == found


def test_damage_mod() -> None:
    state = in_attack("{ do = 'damage-mod', amount = 2 }")
    assert only(play(state, "dice 6 6", "die 1"), IntensityRolled).initial == 8
    state = in_attack("{ do = 'damage-mod', amount = -3, on = 'target' }", on="b1")
    assert only(play(state, "dice 9 9", "die 1"), IntensityRolled).initial == 4  # not doubled


def test_intensity_mod() -> None:
    """SP-DMG-2: before doubling; the base Intensity stays."""
    state = in_attack("{ do = 'intensity-mod', amount = 2 }", second="mt-ge tc-ge front damage dm-2")
    assert only(play(state.clone(), "dice 9 9", "die 1"), IntensityRolled).initial == 11
    play(state, "dice 6 6", "die 3")
    assert points(state) == (10, 0)  # base 3: the crew survives


def test_rate_mod() -> None:
    """SP-ATK-7: never below 1."""
    state = in_attack("{ do = 'rate-mod', amount = 1 }")
    play(state, "dice 2 3", "dice 2 3")
    assert step(state) == "draw"
    state = in_attack("{ do = 'rate-mod', amount = -3 }", second="rif-ge - front", weapon="2")
    play(state, "dice 2 3")
    assert step(state) == "draw"


def test_initiative_mod() -> None:
    state = at(
        f"turn 2 step declare\n{DUEL}\ncommands a: cm-test",
        card("{ do = 'initiative-mod', amount = -4 }", "declare-revealed", '"turn"', ""),
    )
    declare(state, "a1>b1 b1>a1")
    play(state, "a play cm-test", "a done")
    assert only(play(state, "dice 9 6"), InitiativeRolled).first_total == 5


def test_reroll() -> None:
    """The defender may have the Intensity rolled again, once."""
    data = card("{ do = 'reroll' }", "damage-rolled", target="")
    state = declared(f"{DUEL}\ncommands b: cm-test*2", "a1>b1", data)
    play(state, "b done", "a fire a1 1", "b pass", "dice 6 6", "die 9")
    assert offered(state, "b") == ["play cm-test", "pass"]
    events = play(state, "b play cm-test")
    assert (only(events, Rerolled).unit, step(state)) == ("b1", "intensity-die")
    events = play(state, "die 1")
    assert only(events, Wounded).damage == 2
    assert zone(state, "b", "commands") == {"cm-test": 1}  # nobody is asked again


def test_special_ignore() -> None:
    state = in_attack("{ do = 'special-ignore' }")
    assert only(play(state, "dice 1 2"), AttackRolled).result == "misses"


def test_weapon_disable() -> None:
    state = in_round("{ do = 'weapon-disable' }", "commit-revealed", DUEL, '"turn"')
    play(state, "a play cm-test b1", "a done")
    assert offered(state, "b") == ["done"]
    data = card("{ do = 'weapon-disable', weapon = 1 }", "declare-revealed", '"turn"')
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front\ncommands a: cm-test", "b1>a1", data)
    events = play(state, "a play cm-test b1", "a done")
    assert only(events, Lapsed).unit == "b1"


def test_attack_deny() -> None:
    data = card("{ do = 'attack-deny' }", "declare-revealed", '"turn"')
    state = declared(f"{DUEL}\ncommands a: cm-test", "b1>a1 a1>b1", data)
    assert only(play(state, "a play cm-test b1", "a done"), Lapsed).unit == "b1"
    assert pending(state) == "a1>b1"


def test_target_deny() -> None:
    """The Unit cannot be declared as a target by those that the filters name."""
    state = in_round(
        "{ do = 'target-deny', types = ['vehicle'] }", "commit-revealed", f"{DUEL}\nb2 atg-ge gc-ge front", '"turn"'
    )
    play(state, "a play cm-test a1", "a done")
    assert offered(state, "b") == ["attack b2 a1", "done"]
    assert refused(state, "b attack b1 a1") == "SP-CMD-2"


def test_damage_deal() -> None:
    """SP-DMG-17."""
    data = card("{ do = 'damage-deal', amount = '1d10' }", "declare-revealed")
    state = declared(f"{DUEL}\ncommands a: cm-test", "", data)
    play(state, "a play cm-test b1", "a done")
    events = play(state, "die 6")
    shown = only(events, IntensityRolled)
    assert (shown.dice, shown.initial, only(events, Wounded).damage) == ((6,), 6, 2)
    assert shown.defense == 4


def test_damage_repair() -> None:
    """SP-DMG-10: only this takes a Damage card away."""
    state = in_round("{ do = 'damage-repair' }", "draw-open", "a1 mt-us tc-us front damage dm-1 2\nb1 rif-ge - front")
    event = only(play(state, "a play cm-test a1", "a done"), Repaired)
    assert (event.unit, damage(state, "a1"), endurance(state, "a1")) == ("a1", None, 8)
    assert damage_discards(state) == {"dm-1": 1}
    assert unit(state, "a1").counter == -1


def test_crew_kill() -> None:
    state = in_round("{ do = 'crew-kill' }", "commit-revealed", DUEL)
    play(state, "a play cm-test b1", "a done")
    assert (crew(state, "b1"), points(state), zone(state, "b", "lost")) == (None, (2, 0), {"tc-ge": 1})


def test_crew_bail() -> None:
    """AMB-25: an aircraft is lost, its pilot is not."""
    state = in_round("{ do = 'crew-bail' }", "commit-revealed", f"{DUEL}\nb2 fb-ge pi-ge air")
    twin = state.clone()
    event = only(play(state, "a play cm-test b1", "a done"), CrewFated)
    assert (event.fate, crew(state, "b1"), tail(state, "b"), points(state)) == ("survives", None, ["tc-ge"], (0, 0))
    play(twin, "a play cm-test b2", "a done")
    assert (is_there(twin, "b2"), tail(twin, "b"), points(twin)) == (False, ["pi-ge"], (8, 0))


def test_capture() -> None:
    """SP-CAP-2, SP-CAP-3."""
    state = in_round("{ do = 'capture' }", "commit-revealed", DUEL)
    play(state, "a play cm-test b1", "a done", "a keep front")
    assert (unit(state, "b1").seat, points(state)) == (0, (24, 0))


def test_immobilize() -> None:
    state = in_round(
        "{ do = 'immobilize' }",
        "commit-revealed",
        "a1 mt-us tc-us front\nb1 spg-ge gc-ge front\nb2 rif-ge - front",
        "{ turns = 1 }",
    )
    play(state, "a play cm-test b1", "a done")
    declare(state, "a1>b1")
    assert only(play(state, "a fire a1 1", "dice 2 3"), AttackRolled).added == 2
    play(state, "a enough", "b enough")
    assert refused(state, "b switch b1") == "SP-MOB-2"


def test_line_lock() -> None:
    state = in_round(
        "{ do = 'line-lock' }",
        "commit-revealed",
        "a1 mt-us tc-us front\nb1 spg-ge gc-ge front\nb2 rif-ge - front",
        "{ turns = 1 }",
    )
    play(state, "a play cm-test b1", "a done")
    declare(state, "a1>b1")
    assert only(play(state, "a fire a1 1", "dice 2 3"), AttackRolled).added == 0
    play(state, "a enough", "b enough")
    assert refused(state, "b switch b1") == "SP-MOB-2"


def test_flight_mod() -> None:
    """SP-AIR-4: at zero or less it goes home at the end of the Combat Phase."""
    picture = "a1 fb-us pi-us air flight 2\na2 rif-us - front\nb1 rif-ge - front"
    state = in_round("{ do = 'flight-mod', amount = 2 }", "draw-open", picture)
    play(state, "a play cm-test a1", "a done")
    assert unit(state, "a1").flight == 3
    state = in_round("{ do = 'flight-mod', amount = -5 }", "commit-revealed", picture)
    play(state, "a play cm-test a1", "a done")
    assert unit(state, "a1").flight == 0
    assert "attack a1 b1" in offered(state, "a")
    declare(state, "")
    assert not is_there(state, "a1")


def test_bombs_rearm() -> None:
    state = in_round("{ do = 'bombs-rearm' }", "commit-revealed", "a1 fb-us pi-us air bombed\nb1 mt-ge tc-ge front")
    play(state, "a play cm-test a1", "a done")
    assert "attack a1 b1" in offered(state, "a")


def test_unit_return() -> None:
    """To the bottom of its owner's Reserves; a captured Unit is not a card of the captor's and is removed."""
    state = in_round(
        "{ do = 'unit-return' }", "draw-open", "a1 mt-us tc-us front\nb2 mt-ge tc-us front for a\nb1 rif-ge - front"
    )
    twin = state.clone()
    play(state, "a play cm-test a1", "a done")
    assert (is_there(state, "a1"), tail(state, "a")) == (False, ["mt-us", "tc-us"])
    play(twin, "a play cm-test b2", "a done")
    assert (tail(twin, "a"), zone(twin, "b", "lost"), points(twin)) == (["tc-us"], {"mt-ge": 1}, (0, 0))


def test_draw_now() -> None:
    """Command cards, or Units; missing cards are not drawn."""
    data = card("{ do = 'draw-now', amount = 2 }", "commit-revealed", target="")
    state = at(f"{DUEL}\ncommands a: cm-test", data)
    commit(state)
    play(state, "a play cm-test", "a done")
    drawn = [only(play(state, f"deal {slug}"), CommandDrawn).card for slug in ("cm-null", "cm-hull")]
    assert (drawn, step(state)) == (["cm-null", "cm-hull"], "declare")
    data = card("{ do = 'draw-now', amount = 3, deck = 'units' }", "commit-revealed", target="")
    state = at(f"{DUEL}\ncommands a: cm-test\nreserves a: rif-us\ntail a: hal-us", data)
    commit(state)
    play(state, "a play cm-test", "a done")
    events = play(state, "unit rif-us")
    assert [event.card for event in events if isinstance(event, UnitDrawn)] == ["rif-us", "hal-us"]
    assert (zone(state, "a", "hand"), step(state)) == ({"hal-us": 1, "rif-us": 1}, "declare")


def test_vp_mod_and_draw_mod_are_for_situations() -> None:
    """SP-SIT-2; how they work is tested with the Situations."""
    assert {"vp-mod", "draw-mod"} <= set(PRIMITIVES)


def test_every_primitive_has_a_test() -> None:
    together = {"vp-mod", "draw-mod"}
    alone = [name.replace("-", "_") for name in PRIMITIVES if name not in together]
    missing = [name for name in alone if f"test_{name}" not in globals()]
    assert missing == []
    assert set(PARAMETERS) == set(PRIMITIVES)
    assert all(0 <= kind < len(PRIMITIVES) for kind in LASTING)


@pytest.mark.parametrize(("weapon", "added"), [(1, 0), (2, -5)])
def test_a_weapon_also_filters_attacks_against_a_unit(weapon: int, added: int) -> None:
    data = card("{ do = 'attack-mod', on = 'target', weapon = 2, amount = -5 }", "commit-revealed", '"unit"')
    state = declared("a1 mt-us tc-us front\nb1 hal-ge tc-ge front orders cm-test", "a1>b1", data)
    assert only(play(state, f"a fire a1 {weapon}", "dice 6 6"), AttackRolled).added == added


def test_a_filter_for_attackers_does_not_count_against_cards() -> None:
    """Nobody attacks when a card deals damage."""
    data = card("{ do = 'defense-mod', amount = 3, types = ['aircraft'] }", "commit-revealed", '"unit"')
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front orders cm-test\ncommands a: cm-mine", "", data)
    assert only(play(state, "a play cm-mine b1", "a done", "die 9"), IntensityRolled).defense == 4


def test_a_hit_counts_in_full_if_its_attacker_has_left() -> None:
    """SP-DMG-2: the Damage Rating too."""
    data = card("{ do = 'damage-deal', amount = 20 }", "damage-rolled", target='side = "enemy"')
    picture = "a1 mt-us tc-us front\na2 rif-us - front\nb1 mt-ge tc-ge front\ncommands b: cm-test"
    state = declared(picture, "a1>b1", data)
    while step(state) != "name":
        play(state, "b done")
    rolled = only(play(state, "a fire a1 1", "b pass", "dice 9 8", "die 5"), IntensityRolled)
    wounds = every(play(state, "b play cm-test a1"), Wounded)
    assert not is_there(state, "a1")
    assert [(wound.unit, wound.damage) for wound in wounds][-1] == ("b1", rolled.initial - rolled.defense)
    assert rolled.initial == 5 + 5  # the die and the gun


def test_an_intensity_rolled_again_is_a_roll_of_its_own() -> None:
    """SP-CMD-5: the card discarded for the first roll no longer counts; another may be discarded."""
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front\ncommands a: cm-null*3\ncommands b: cm-luck", "a1>b1")
    play(state, "a done", "b done", "a fire a1 1", "a done", "b pass", "a roll", "dice 9 8", "a roll cm-null")
    first = only(play(state, "die 2"), IntensityRolled)
    play(state, "b play cm-luck")
    assert (step(state), waiting(state)) == ("intensity", "a")
    assert only(play(state.clone(), "a roll", "die 2"), IntensityRolled).initial == first.initial - 1
    assert only(play(state, "a roll cm-null", "die 2"), IntensityRolled).initial == first.initial


def test_a_card_does_its_effects_in_order() -> None:
    """The second effect starts from the result of the first: a Unit that was taken off the table is no longer
    affected."""
    effects = "{ do = 'damage-repair' }, { do = 'unit-return' }, { do = 'flight-mod', amount = 1 }"
    state = in_round(effects, "draw-open", "a1 mt-us tc-us front damage dm-2\na2 rif-us - front\nb1 rif-ge - front")
    events = play(state, "a play cm-test a1", "a done")
    assert only(events, Repaired).unit == "a1"
    assert (tail(state, "a"), line(state, "a2"), waiting(state)) == (["mt-us", "tc-us"], "front", "ab")
