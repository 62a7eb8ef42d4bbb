"""Command cards (Part 7)."""

from __future__ import annotations

import pytest

from fogline.titles.spearpoint.rules.events import (
    AttackRolled,
    Fizzled,
    InitiativeRolled,
    IntensityRolled,
    Passed,
    Played,
    RoundShown,
    Spent,
    TakenBack,
)  # fmt: skip
from fogline.titles.spearpoint.rules.steps import ANSWER, SUPPORT
from tests.titles.spearpoint.fixtures import (
    GAME,
    NOT_YOUR_TURN,
    A,
    B,
    at,
    command,
    commit,
    crew,
    declare,
    declared,
    discards,
    duel,
    every,
    is_there,
    names,
    offered,
    only,
    orders,
    pass_turn,
    play,
    points,
    refused,
    step,
    unit,
    waiting,
    with_cards,
    zone,
)  # fmt: skip


def test_sp_cmd_1_any_number() -> None:
    """Ex a."""
    state = at("a1 mt-us tc-us front\ncommands a: cm-hull cm-camo")
    commit(state)
    play(state, "a play cm-hull a1", "a play cm-camo a1", "a done")
    assert orders(state, "a1") == ["cm-hull", "cm-camo"]
    assert refused(at("a1 mt-us tc-us front\ncommands a: cm-hull"), "a play cm-hull a1") == "SP-CMD-3"


def test_sp_cmd_1_only_cards_in_hand() -> None:
    state = at("a1 mt-us tc-us front\ncommands a: cm-hull")
    commit(state)
    assert refused(state, "a play cm-camo a1") == "SP-CMD-1"


def test_sp_cmd_2_where_cards_go() -> None:
    """Ex a, Ex b. H-10."""
    state = declared("a1 how-us gc-us rear\na2 rif-us - front\nb1 mt-ge tc-ge front\ncommands a: cm-fire", "a1>b1")
    play(state, "a done")
    events = play(state, "a fire a1 1", "a play cm-fire a1")
    assert only(events, Played).seen_by(B) == Played(0, "cm-fire", "a1") == only(events, Played).seen_by(None)
    assert discards(state) == {}
    play(state, "dice 2 3")
    assert discards(state) == {"cm-fire": 1}
    state = at("a1 mt-us tc-us front\ncommands a: cm-hull")
    commit(state)
    play(state, "a play cm-hull a1", "a done")
    assert (orders(state, "a1"), discards(state)) == (["cm-hull"], {})


def test_sp_cmd_3_only_in_its_windows() -> None:
    """Ex a. AMB-7."""
    state = at("a1 how-us gc-us rear\na2 rif-us - front\ncommands a: cm-fire")
    commit(state)
    assert (step(state), offered(state, "a")) == ("window", ["done"])
    assert refused(state, "a play cm-fire a1") == "SP-CMD-3"


def test_sp_cmd_3_a_window_opens_by_public_facts() -> None:
    """SP-HID-3: for whoever has a Command card, whichever it is; and only if some card of the set can be played in it
    (Part 35)."""
    for card in ("cm-hull", "cm-fire", "cm-null"):
        state = at(f"a1 mt-us tc-us front\nb1 mt-ge tc-ge front\ncommands a: {card}")
        commit(state)
        assert (step(state), waiting(state)) == ("window", "a")
        play(state, "a done")
        declare(state, "a1>b1")
        assert (step(state), waiting(state)) == ("window", "a")
        play(state, "a done", "a fire a1 1")
        assert (step(state), waiting(state)) == ("support", "a")
    start, _, rest = with_cards().partition('[[command]]\nid = "cm-hull"')
    only_fire = start + rest[rest.index("[[damage]]") :]
    state = at("a1 mt-us tc-us front\ncommands a: cm-fire", only_fire)
    commit(state)
    assert step(state) == "declare"


def test_sp_cmd_4_a_round() -> None:
    """Ex a. H-9."""
    state = at("""
        turn 1 priority b
        a1 mt-us tc-us front
        b1 mt-ge tc-ge front
        commands a: cm-snipe
        commands b: cm-snipe
    """)
    commit(state)
    before = GAME.view(state, B)
    events = play(state, "a play cm-snipe b1")
    assert (GAME.view(state, B), events[0].seen_by(B)) == (before, None)
    play(state, "a done")
    assert GAME.view(state, B).sides[0].is_done
    events = play(state, "b play cm-snipe a1", "b done")
    assert [event.seat for event in every(events, Played)] == [1, 0]
    assert (crew(state, "a1"), crew(state, "b1")) == (None, None)
    assert [(event.seat, event.plays) for event in every(events, RoundShown)] == [
        (1, (("cm-snipe", "a1"),)), (0, (("cm-snipe", "b1"),)),
    ]  # fmt: skip
    assert step(state) == "declare"  # one round, no repeats (Part 35)


def test_sp_cmd_4_a_card_whose_target_has_left_fizzles() -> None:
    state = at("""
        turn 1 priority b
        a1 mt-us tc-us front
        b1 mt-ge tc-ge front damage dm-2
        commands a: cm-take cm-snipe
    """)
    commit(state)
    events = play(state, "a play cm-snipe b1", "a play cm-take b1", "a done")
    assert only(events, Fizzled).card == "cm-take"
    assert discards(state) == {"cm-snipe": 1, "cm-take": 1}
    assert points(state) == (2, 0)


def test_sp_cmd_5_the_windows_of_an_attack() -> None:
    """Ex a, Ex b. The attacker's cards ride on the naming, then the defender is asked once (Part 35)."""
    state = declared(
        "a1 how-us gc-us rear\na2 rif-us - front\nb1 mt-ge tc-ge front\n"
        "commands a: cm-fire cm-camo\ncommands b: cm-hull*2",
        "a1>b1",
    )
    play(state, "a done", "b done", "a fire a1 1", "a play cm-fire a1")
    assert offered(state, "a") == ["play cm-camo a1", "play cm-camo a2", "done"]
    closed = only(play(state, "a done"), Passed)
    assert (closed.seat, closed.step, waiting(state)) == (0, SUPPORT, "b")
    passed = only(play(state, "b play cm-hull b1", "b pass"), Passed)
    assert (passed.seat, passed.step) == (1, ANSWER)
    assert (step(state), waiting(state)) == ("roll", "a")
    for event in (
        closed,
        passed,
    ):  # H-9: everybody learns that it is closed, or a waiting player would wait forever
        assert [event.seen_by(seat) for seat in (A, B, None)] == [event] * 3


def test_sp_cmd_6_icons_bind() -> None:
    """Ex a, Ex b."""
    state = at("a1 mt-us tc-us front\na2 rif-us - front\nb1 mt-ge tc-ge front\ncommands a: cm-hull")
    commit(state)
    assert refused(state, "a play cm-hull a2") == "SP-CMD-6"
    assert refused(state, "a play cm-hull b1") == "SP-CMD-6"
    assert refused(state, "a play cm-hull") == "SP-CMD-6"
    state = declared("a1 how-us gc-us front\nb1 mt-ge tc-ge front\ncommands a: cm-fire", "a1>b1")
    play(state, "a done", "a fire a1 1")
    assert refused(state, "a play cm-fire a1") == "SP-CMD-7"  # nor on anybody else


def test_sp_cmd_7_without_a_target() -> None:
    """Ex a."""
    state = duel("mt-us", "mt-ge", "commands a: cm-fire")
    play(state, "a done", "a fire a1 1")
    assert refused(state, "a play cm-fire a1") == "SP-CMD-7"
    play(state, "a done")
    assert offered(state, "a") == ["roll", "roll cm-fire"]


_RATES = """
    [[command]]
    id = "cm-rapid"
    copies = 2
    icons = ["infantry", "vehicle"]
    windows = ["attack-nominated", "damage-rolled"]
    duration = "attack"
    target = { side = "any", types = ["infantry", "vehicle"] }
    effect = [{ do = "rate-mod", amount = 1 }]
"""


def test_sp_cmd_7_a_rate_of_fire_where_no_weapon_rolls() -> None:
    """Ex b. And on the attacker alone, before its dice."""
    three = "a1 rif-us - front\na2 rif-us - front\na3 rif-us - front\nb1 mt-ge tc-ge front\ncommands a: cm-rapid"
    state = declared(three, "a1+a2+a3>b1", with_cards(_RATES))
    play(state, "a done", "a storm b1")
    assert offered(state, "a") == ["done"]
    assert refused(state, "a play cm-rapid a1") == "SP-CMD-7"
    one = "a1 mt-us tc-us front\na2 mt-us tc-us front\nb1 mt-ge tc-ge front\ncommands a: cm-rapid\ncommands b: cm-rapid"
    state = declared(one, "a1>b1", with_cards(_RATES))
    play(state, "a done", "b done", "a fire a1 1")
    assert offered(state, "a") == ["play cm-rapid a1", "done"]
    play(state, "a done", "b pass", "a roll", "dice 6 6", "a roll", "die 1")
    assert (step(state), offered(state, "b")) == ("parry", ["pass"])


_ONE_WEAPON = """
    [[command]]
    id = "cm-first"
    copies = 2
    icons = ["infantry", "vehicle"]
    windows = ["attack-nominated", "damage-rolled"]
    duration = "attack"
    target = { side = "any", types = ["infantry", "vehicle"] }
    effect = [%s]
"""


@pytest.mark.parametrize(
    ("effects", "first", "second"),
    [
        ('{ do = "rate-mod", amount = 2, weapon = 1 }', ["a1"], []),
        ('{ do = "intensity-mod", amount = 2, weapon = 1 }', ["a1", "b1"], []),
        ('{ do = "damage-mod", amount = 2, weapon = 1, on = "target" }', ["a1", "b1"], []),
        ('{ do = "attack-mod", amount = 2, weapon = 2 }', [], ["a1", "b1"]),
        ('{ do = "weapon-disable", weapon = 2 }', [], ["a1", "b1"]),
        ('{ do = "rate-mod", amount = 1, weapon = 1 }, { do = "weapon-disable", weapon = 2 }', ["a1"], ["a1", "b1"]),
        ('{ do = "rate-mod", amount = 1, weapon = 1 }, { do = "defense-mod", amount = 1 }', ["a1", "b1"], ["a1", "b1"]),
    ],
)  # fmt: skip
def test_sp_cmd_7_a_card_for_the_weapon_that_does_not_fire(effects: str, first: list[str], second: list[str]) -> None:
    """Not offered, and refused: to the attacker with the naming, and to the answering defender."""
    for weapon, named in ((1, first), (2, second)):
        units = "a1 mt-us tc-us front\nb1 rif-ge - front\ncommands a: cm-first\ncommands b: cm-first"
        state = declared(units, "a1>b1", with_cards(_ONE_WEAPON % effects))
        play(state, "a done", "b done", f"a fire a1 {weapon}")
        assert offered(state, "a") == [*(f"play cm-first {unit}" for unit in named), "done"]
        for other in {"a1", "b1"} - set(named):
            assert refused(state, f"a play cm-first {other}") == "SP-CMD-7"
        play(state, "a done")
        assert offered(state, "b") == [*(f"play cm-first {unit}" for unit in named), "pass"]


def test_sp_cmd_8_identical_cards() -> None:
    """Ex a, Ex b, Ex c. AMB-8."""
    state = at("a1 mt-us tc-us front orders cm-hull\na2 mt-us tc-us front\ncommands a: cm-hull cm-camo")
    commit(state)
    assert refused(state, "a play cm-hull a1") == "SP-CMD-8"
    play(state, "a play cm-hull a2", "a play cm-camo a1", "a done")
    assert (orders(state, "a1"), orders(state, "a2")) == (["cm-hull", "cm-camo"], ["cm-hull"])
    state = duel("mt-us", "mt-ge", "commands a: cm-init*2", "commands b: cm-init", attacks="a1>b1 b1>a1")
    play(state, "a play cm-init")
    assert refused(state, "a play cm-init") == "SP-CMD-8"
    play(state, "a done", "b play cm-init", "b done", "a roll")
    rolled = only(play(state, "dice 5 4"), InitiativeRolled)
    assert (rolled.first_total, rolled.second_total) == (7, 6)


@pytest.mark.parametrize(("seat", "enemy"), [("a", "b1"), ("b", "a1")])
def test_sp_cmd_8_two_of_one_player_in_one_round(seat: str, enemy: str) -> None:
    """This holds whoever has priority, and whether or not its effect lasts."""
    state = declared(f"a1 mt-us tc-us front\nb1 mt-ge tc-ge front\ncommands {seat}: cm-mine*2", "")
    play(state, f"{seat} play cm-mine {enemy}")
    assert refused(state, f"{seat} play cm-mine {enemy}") == "SP-CMD-8"


def test_sp_cmd_8_both_add_up_if_they_differ() -> None:
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front orders cm-hull cm-camo", "a1>b1")
    rolled = only(play(state, "a fire a1 1", "dice 7 7"), AttackRolled)
    assert (rolled.added, rolled.result) == (-2, "hits")
    assert only(play(state, "die 2"), IntensityRolled).defense == 6


def test_sp_cmd_8_in_one_round_the_priority_players_counts() -> None:
    """The other card goes back to hand, and everybody has seen it (Part 35)."""
    state = at(
        """
        turn 1 priority b
        a1 mt-us tc-us front
        commands a: cm-flag
        commands b: cm-flag
    """,
        with_cards(_FLAG),
    )
    commit(state)
    events = play(state, "a play cm-flag a1", "a done", "b play cm-flag a1", "b done")
    assert only(events, Played).seat == 1
    assert only(events, TakenBack) == TakenBack(0, "cm-flag")
    assert (zone(state, "a", "commands"), zone(state, "b", "commands")) == ({"cm-flag": 1}, {})
    assert GAME.view(state, None).sides[0].seen[command(state, "cm-flag")] == 1
    assert orders(state, "a1") == ["cm-flag"]


_FLAG = """
    [[command]]
    id = "cm-flag"
    copies = 2
    icons = ["vehicle"]
    windows = ["commit-revealed"]
    target = { side = "any", types = ["vehicle"] }
    effect = [{ do = "defense-mod", amount = 1 }]

    [[command]]
    id = "cm-again"
    copies = 2
    stack = "cm-flag"
    icons = ["vehicle"]
    windows = ["commit-revealed"]
    target = { side = "any", types = ["vehicle"] }
    duration = { turns = 1 }
    effect = [{ do = "attack-mod", amount = 1 }]
"""


def test_sp_cmd_8_cards_of_a_stack_are_identical() -> None:
    state = at("a1 mt-us tc-us front orders cm-flag\na2 mt-us tc-us front\ncommands a: cm-again", with_cards(_FLAG))
    commit(state)
    assert refused(state, "a play cm-again a1") == "SP-CMD-8"
    play(state, "a play cm-again a2")


def test_sp_cmd_9_as_long_as_the_unit() -> None:
    """Ex a, Ex b."""
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front orders cm-hull\nb2 rif-ge - front", "a1>b1")
    play(state, "a fire a1 1", "dice 10 10")
    assert (is_there(state, "b1"), discards(state)) == (False, {"cm-hull": 1})
    state = at("a1 fb-us pi-us air flight 1\na2 rif-us - front\nb1 rif-ge - front", with_cards(_SHINE))
    unit(state, "a1").orders.append(command(state, "cm-shine") << 16 | 0xFFFF)
    state.deck[command(state, "cm-shine")] -= 1
    pass_turn(state)
    assert discards(state) == {"cm-shine": 1}
    state = at("a1 mt-us tc-us front orders cm-hull\nb1 rif-ge - front")
    for _ in range(5):
        pass_turn(state)
    assert orders(state, "a1") == ["cm-hull"]


_SHINE = """
    [[command]]
    id = "cm-shine"
    copies = 2
    icons = ["aircraft"]
    windows = ["commit-revealed"]
    target = { side = "own", types = ["aircraft"] }
    effect = [{ do = "defense-mod", amount = 1 }]
"""


def test_sp_cmd_10_for_one_attack() -> None:
    """Ex a."""
    state = declared(
        "turn 3\na1 how-us gc-us rear\na2 rif-us - front\nb1 mt-ge tc-ge front\ncommands a: cm-fire", "a1>b1"
    )
    play(state, "a done", "a fire a1 1", "a play cm-fire a1")
    assert only(play(state, "dice 2 3"), AttackRolled).added == 3
    play(state, "a enough", "b enough")
    commit(state)
    declare(state, "a1>b1")
    assert only(play(state, "a fire a1 1", "dice 2 3"), AttackRolled).added == 0


def test_sp_cmd_10_for_a_number_of_turns() -> None:
    """The rest of this Turn and a number of whole ones, as SP-DMG-12."""
    state = at("turn 3\na1 mt-us tc-us front\nb1 rif-ge - front\ncommands a: cm-again", with_cards(_FLAG))
    commit(state)
    play(state, "a play cm-again a1", "a done")
    declare(state, "")
    play(state, "a enough", "b enough")
    assert (state.turn, orders(state, "a1")) == (4, ["cm-again"])
    pass_turn(state)
    assert (state.turn, orders(state, "a1"), discards(state)) == (5, [], {"cm-again": 1})


def test_sp_cmd_11_discarded_for_one_more() -> None:
    """Ex a, Ex b, Ex c. H-12, H-16."""
    state = duel("mt-us", "ht-ge", "commands a: cm-null*2")
    play(state, "a done", "a fire a1 1", "a done")
    assert offered(state, "a") == ["roll", "roll cm-null"]
    assert refused(state, "a roll cm-hull") == "SP-CMD-11"
    events = play(state, "a roll cm-null")
    assert only(events, Spent).seen_by(B) == Spent(0, "cm-null")
    assert refused(state, "a roll cm-null") == NOT_YOUR_TURN
    rolled = only(play(state, "dice 6 5"), AttackRolled)
    assert (rolled.added, rolled.value, rolled.result) == (1, 12, "hits")
    assert discards(state) == {"cm-null": 1}
    assert step(state) == "intensity"  # the dice have been shown: the next card is for the next roll


def test_sp_cmd_12_each_roll_on_its_own() -> None:
    """Ex a, Ex b, Ex c. AMB-9."""
    state = duel("mt-us", "rif-ge", "commands a: cm-null*3", "commands b: cm-null")
    play(state, "a done", "b done", "a fire a1 2", "a done", "b pass", "a roll cm-null")
    assert refused(state, "b roll cm-null") == NOT_YOUR_TURN
    assert only(play(state, "dice 2 2"), AttackRolled).added == 1
    assert only(play(state, "a roll cm-null", "dice 2 3"), AttackRolled).added == 1
    state = declared(
        "a1 rif-us - front\na2 rif-us - front\na3 rif-us - front\nb1 mt-ge tc-ge front\ncommands a: cm-null*2",
        "a1+a2+a3>b1",
    )
    play(state, "a done", "a storm b1", "a done", "a roll", "dice 8 8", "a roll cm-null")
    assert only(play(state, "die 2", "die 2", "die 2"), IntensityRolled).initial == 7


def test_sp_cmd_12_the_die_of_a_card() -> None:
    """Ex d. SP-CMD-13: for the crew it counts as it fell."""
    state = declared("a1 mt-us tc-us front\nb1 hal-ge tc-ge front\ncommands a: cm-mine cm-null", "")
    play(state, "a play cm-mine b1", "a done")
    assert (step(state), waiting(state), offered(state, "a")) == ("card-roll", "a", ["roll", "roll cm-null"])
    assert only(play(state.clone(), "a roll", "die 6"), IntensityRolled).initial == 6
    rolled = only(play(state, "a roll cm-null", "die 6"), IntensityRolled)
    assert (rolled.dice, rolled.initial, zone(state, "a", "commands")) == ((6,), 7, {})


def test_sp_cmd_12_a_seat_without_cards_just_rolls() -> None:
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front\ncommands a: cm-mine", "")
    play(state, "a play cm-mine b1", "a done")
    assert (step(state), waiting(state)) == ("card-die", "")


def test_sp_cmd_13_nothing_natural_changes() -> None:
    """Ex a, Ex b. AMB-10, AMB-14."""
    state = duel("mt-us", "mt-ge", "a2 rif-us - front", "commands a: cm-null*2")
    play(state, "a done", "a fire a1 1", "a done", "a roll cm-null")
    assert only(play(state.clone(), "dice 9 8"), AttackRolled).result == "hits"
    assert only(play(state, "dice 1 2"), AttackRolled).result == "friendly-fire"


def test_sp_cmd_14_initiative_discards_are_secret() -> None:
    """Ex a. H-12."""
    state = duel("mt-us", "mt-ge", "commands a: cm-null", "commands b: cm-null", attacks="a1>b1 b1>a1")
    play(state, "a done", "b done")
    events = play(state, "a roll cm-null")
    assert every(events, Spent) == []
    seen = GAME.view(state, B).sides[0]
    assert (seen.is_done, seen.discard, seen.command_size) == (True, None, 1)
    assert GAME.view(state, A).sides[0].discard == command(state, "cm-null")
    events = play(state, "b roll")
    assert names(events) == ["Locked", "Spent"]
    rolled = only(play(state, "dice 4 5"), InitiativeRolled)
    assert (rolled.first_total, rolled.second_total) == (5, 5)
    assert waiting(state) == "b"  # a tie; A has no Command card left
