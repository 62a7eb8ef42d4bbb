"""Victory Points, winning and Situations (Parts 25 to 27), and the three worked combats."""

from __future__ import annotations

from random import Random

import pytest

from fogline.kernel.errors import BadData
from fogline.kernel.game import Outcome, Seat
from fogline.titles.spearpoint.rules.cardsets import HOUSE, examine
from fogline.titles.spearpoint.rules.events import GameOver, Lapsed, Played, Scored, Unopposed, Wounded
from fogline.titles.spearpoint.rules.victory import check_points
from tests.titles.spearpoint.fixtures import (
    GAME,
    at,
    begun,
    build,
    commit,
    crew,
    damage,
    declare,
    declared,
    discards,
    duel,
    endurance,
    every,
    house,
    is_there,
    line,
    names,
    offered,
    only,
    pass_turn,
    pending,
    play,
    points,
    refused,
    rules,
    setup,
    step,
    tail,
    unit,
    waiting,
    walk,
    with_cards,
    zone,
)  # fmt: skip

WON_A, WON_B = (Seat(0),), (Seat(1),)


def with_goal(when: str, check: str = "always") -> str:
    """The fixture cards with a Situation ``goal`` that A wins this way, and no other."""
    return with_cards(
        '[[situation]]\nid = "goal"\nstandard-win = false\n[[situation.win]]\nside = "a"\n'
        f'check = "{check}"\nwhen = {when}'
    )


def test_sp_vp_1_the_cost() -> None:
    """Ex a."""
    state = duel("mt-us", "rif-ge", "b2 rif-ge - front")
    assert only(play(state, "a fire a1 1", "dice 10 10"), Scored).points == 4


def test_sp_vp_2_twice_for_a_capture() -> None:
    """Ex a."""
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front damage dm-2\nb2 rif-ge - front", "a1>b1")
    play(state, "a fire a1 1", "dice 6 6", "die 4")
    assert points(state) == (10 + 4, 0)


def test_sp_vp_3_in_one_event() -> None:
    """Ex a. H-21."""
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front damage dm-2\nb2 rif-ge - front", "a1>b1")
    scored = only(play(state, "a fire a1 1", "dice 6 6", "die 4"), Scored)
    assert (scored.points, scored.total, scored.seen_by(None) is scored) == (14, 14, True)


def test_sp_vp_4_not_for_friendly_fire() -> None:
    """Ex a."""
    state = duel("mt-us", "ht-ge", "a2 rif-us - front")
    play(state, "a fire a1 1", "dice 1 2", "b victim a2", "die 9")
    assert points(state) == (0, 0)


_CREW_HIT = """
    [[damage]]
    id = "dm-5"
    copies = 2
      [damage.vehicle]
      effect = [{ do = "crew-kill" }]
      [damage.infantry]
      [damage.artillery]
      [damage.aircraft]
      effect = [{ do = "crew-kill" }]

    [[command]]
    id = "cm-barrage"
    copies = 1
    icons = ["infantry"]
    windows = ["declare-revealed"]
    duration = "instant"
    target = { side = "any", types = ["infantry"] }
    effect = [{ do = "damage-deal", amount = 9 }]
"""


def test_sp_vp_5_units_destroyed_by_a_card() -> None:
    """Ex a, Ex b, Ex c. AMB-47."""
    data = with_cards(_CREW_HIT)
    state = declared(
        "a1 mt-us tc-us front\na2 rif-us - front\nb1 fb-ge pi-ge air\nb2 rif-ge - front\ndamage: dm-5", "a1>b1", data
    )
    play(state, "a fire a1 2", "dice 8 8", "die 2", "damage dm-5")
    assert (is_there(state, "b1"), points(state)) == (False, (11, 0))
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front\ndamage: dm-5", "a1>b1", data)
    play(state, "a fire a1 1", "dice 6 6", "die 5", "damage dm-5")
    assert (points(state), crew(state, "b1")) == ((2, 0), None)
    state = declared("a1 mt-us tc-us front\na2 mt-us tc-us front\nb1 ht-ge tc-ge front\ndamage: dm-5", "a1>b1", data)
    play(state, "a fire a1 1", "dice 1 1", "b victim a2", "die 5", "damage dm-5")
    assert (points(state), crew(state, "a2")) == ((0, 0), None)
    state = declared("a1 rif-us - front\na2 rif-us - front\nb1 rif-ge - front\ncommands a: cm-barrage", "", data)
    play(state, "a play cm-barrage a1", "a done")
    assert (is_there(state, "a1"), points(state)) == (False, (0, 0))


def test_sp_vp_6_points_never_fall() -> None:
    """Ex a. INV-9."""
    for seed in range(4):
        state = begun()
        before = points(state)
        for now, _, _, events in walk(Random(seed), state, 1500):
            gained = [event.points for event in every(events, Scored)]
            assert sum(points(now)) == sum(before) + sum(gained)
            assert min(gained, default=1) > 0
            if gained:
                assert {"Destroyed", "Captured", "CrewFated"} & set(names(events))
            before = points(now)


def test_sp_vp_7_not_for_flying_home() -> None:
    """Ex a."""
    state = at("a1 fb-us pi-us air flight 1\na2 rif-us - front\nb1 rif-ge - front")
    pass_turn(state)
    assert (tail(state, "a"), points(state)) == (["fb-us", "pi-us"], (0, 0))


# -- winning ----------------------------------------------------------------------------------------


def test_sp_win_1_fifty_one_points() -> None:
    """Ex a, Ex b. AMB-37."""
    picture = "turn 4 points 45 0\na1 mt-us tc-us front\nb1 mt-ge tc-ge front damage dm-2\nb2 mt-ge tc-ge front"
    state = declared(picture, "a1>b1 b2>a1")
    events = play(state, "dice 9 1", "a fire a1 1", "dice 6 6", "die 8")
    assert (points(state), GAME.outcome(state)) == ((57, 0), Outcome(WON_A, ("points",)))
    assert only(events, GameOver).winner == 0
    assert GAME.to_act(state) == ()
    for had, outcome in ((46, None), (47, Outcome(WON_A, ("points",)))):
        state = declared(f"turn 4 points {had} 0\na1 mt-us tc-us front\nb1 rif-ge - front\nb2 rif-ge - front", "a1>b1")
        play(state, "a fire a1 1", "dice 10 10")
        assert GAME.outcome(state) == outcome


def test_sp_win_2_all_points_of_one_event_first() -> None:
    """Ex a, Ex b. AMB-37. No card of the core lets both score: the comparison is asked directly."""
    for first, second, winners in ((52, 53, WON_B), (53, 53, ()), (54, 53, WON_A)):
        state = at(f"turn 4 points {first} {second}\na1 rif-us - front\nb1 rif-ge - front")
        check_points(state, None)
        assert GAME.outcome(state) == Outcome(winners, ("points",))


def test_sp_win_3_overrun() -> None:
    """Ex a."""
    state = at("turn 4\na1 rif-us - front\nreserves b: rif-ge")
    for _ in range(2):
        pass_turn(state)
        assert GAME.outcome(state) is None
    commit(state)
    declare(state, "")
    assert GAME.outcome(state) == Outcome(WON_A, ("overrun",))


def test_sp_win_4_opposed_or_not() -> None:
    """Ex a, Ex b, Ex c, Ex d, Ex e. AMB-38."""
    state = at("turn 4\na1 rif-us - front\nreserves b: rif-ge")
    turns = [only(pass_turn(state), Unopposed).turns for _ in range(2)]
    turns.append(only(commit(state), Unopposed).turns)
    assert turns == [1, 2, 3]
    declare(state, "")
    assert (state.turn, GAME.outcome(state)) == (6, Outcome(WON_A, ("overrun",)))
    state = at("turn 6 overrun 2 0\na1 rif-us - front\nhand b: fb-ge pi-ge")
    commit(state, "", "commit fb-ge")
    assert state.sides[0].overrun == 0
    state = declared("turn 3\na1 mt-us tc-us front\nb1 rif-ge - front\nreserves b: rif-ge", "a1>b1")
    play(state, "a fire a1 1", "dice 10 10", "a enough", "b enough")
    assert state.sides[0].overrun == 0
    commit(state)
    assert state.sides[0].overrun == 1
    state = at("turn 5 overrun 1 0\na1 fb-us pi-us air\nreserves b: rif-ge")
    commit(state)
    assert state.sides[0].overrun == 0
    state = at("turn 1\nhand a: rif-us\nreserves b: rif-ge")
    pass_turn(state, "commit rif-us")
    pass_turn(state)
    commit(state)
    declare(state, "")
    assert (state.turn, GAME.outcome(state)) == (3, Outcome(WON_A, ("overrun",)))


def test_sp_win_4_an_enemy_that_comes_later() -> None:
    """Ex f."""
    state = at("""
        turn 6 overrun 2 0
        a1 rif-us - front
        a2 mt-us tc-us front damage dm-2
        commands b: cm-take
        reserves b: rif-ge
    """)
    commit(state)
    assert state.sides[0].overrun == 3
    play(state, "b play cm-take a2", "b done", "b keep front")
    assert state.sides[0].overrun == 0
    declare(state, "")
    assert GAME.outcome(state) is None


@pytest.mark.parametrize(("opposition", "count"), [("any-unit", 0), ("ground-only", 1)])
def test_amb_38_aircraft_as_opposition(opposition: str, count: int) -> None:
    """``overrun-opposition``."""
    state = at("a1 rif-us - front\nb1 fb-ge pi-ge air", overrun_opposition=opposition)
    commit(state)
    assert state.sides[0].overrun == count


def test_sp_win_3_by_option() -> None:
    """``overrun-turns``."""
    state = at("a1 rif-us - front\nreserves b: rif-ge", overrun_turns=1)
    commit(state)
    declare(state, "")
    assert GAME.outcome(state) == Outcome(WON_A, ("overrun",))
    with pytest.raises(BadData, match="less than 1"):
        rules(overrun_turns=0)


def test_sp_win_5_a_situations_goals() -> None:
    """Ex a."""
    data = with_cards('[[situation]]\nid = "late"\n[[situation.win]]\nside = "a"\nwhen = { turn-at-least = 8 }')
    state = at("turn 7\na1 rif-us - front\nb1 rif-ge - front", data, "late")
    assert GAME.outcome(state) is None
    pass_turn(state)
    assert (state.turn, GAME.outcome(state)) == (8, Outcome(WON_A, ("orders",)))


@pytest.mark.parametrize(
    ("when", "met"),
    [
        ("{ vp-at-least = 5 }", True),
        ("{ vp-at-least = 6 }", False),
        ('{ vp-at-least = 5, side = "b" }', False),
        ("{ count-at-least = 2 }", True),
        ("{ count-at-least = 3 }", False),
        ('{ count-at-least = 2, units = { types = ["vehicle"] } }', False),
        ('{ count-at-least = 1, side = "b", units = { types = ["vehicle"], crewed = true } }', True),
        ("{ all = [{ turn-at-least = 2 }, { vp-at-least = 5 }] }", True),
        ("{ all = [{ turn-at-least = 3 }, { vp-at-least = 5 }] }", False),
        ("{ any = [{ turn-at-least = 3 }, { vp-at-least = 5 }] }", True),
        ("{ any = [{ turn-at-least = 3 }, { vp-at-least = 6 }] }", False),
        ("{ not = [{ turn-at-least = 3 }] }", True),
        ("{ not = [{ turn-at-least = 3 }, { turn-at-least = 2 }] }", False),
    ],
)
def test_sp_win_5_conditions(when: str, met: bool) -> None:
    field = "a1 mt-us tc-us front\na2 rif-us - front\nb1 mt-ge tc-ge front"
    state = at(f"turn 2 points 5 0\n{field}", with_goal(when), "goal")
    commit(state)
    assert (GAME.outcome(state) == Outcome(WON_A, ("orders",))) is met


def test_sp_win_5_the_first_to_meet_one_wins() -> None:
    """As soon as it is met, even in the middle of combat; unless it counts only at the end of a Turn."""
    for check, ended in (("always", True), ("turn-end", False)):
        field = "a1 mt-us tc-us front\na2 mt-us tc-us front\nb1 rif-ge - front\nb2 rif-ge - front"
        state = at(f"turn 2\n{field}", with_goal("{ vp-at-least = 1 }", check), "goal")
        commit(state)
        declare(state, "a1>b1 a2>b2")
        play(state, "a fire a1 1", "dice 10 10")
        assert state.sides[0].points > 0
        assert (GAME.outcome(state) == Outcome(WON_A, ("orders",))) is ended


def test_sp_win_5_no_goal_counts_before_the_first_commitment() -> None:
    state = at("turn 1\nhand b: rif-ge", with_goal('{ not = [{ count-at-least = 1, side = "b" }] }'), "goal")
    assert GAME.outcome(state) is None
    commit(state, "", "commit rif-ge")
    assert GAME.outcome(state) is None


def test_sp_win_5_nothing_is_met_before_decks_are_built() -> None:
    """The same from the very beginning."""
    state = GAME.new(setup(with_goal('{ not = [{ count-at-least = 1, side = "b" }] }'), "goal"))
    assert (step(state), state.turn) == ("build", 0)


@pytest.mark.parametrize("commands", ["", "commands b: cm-snipe"])
def test_sp_win_5_looked_at_before_a_window_opens(commands: str) -> None:
    data = with_goal('{ count-at-least = 2, units = { types = ["vehicle"], crewed = true } }')
    picture = f"turn 2\na1 mt-us tc-us front\nb1 rif-ge - front\nhand a: mt-us tc-us\n{commands}"
    state = at(picture, data, "goal")
    commit(state, "commit mt-us")
    assert (step(state), state.winner) == ("over", 0)


def test_sp_win_5_looked_at_before_the_next_card() -> None:
    """Of several cards named in one round."""
    field = "a1 mt-us tc-us front\nb1 hal-ge tc-ge front\nb2 mt-ge tc-ge front\ncommands a: cm-mine*2"
    state = at(f"turn 2 step declare\n{field}", with_goal("{ vp-at-least = 1 }"), "goal")
    declare(state, "")
    play(state, "a play cm-mine b1", "a play cm-mine b2", "a done")
    events = play(state, "die 10")
    assert (step(state), state.winner, every(events, Played)) == ("over", 0, [])


def test_sp_win_6_exhaustion() -> None:
    """Ex a. AMB-39."""
    for first, second, winners in ((30, 28, WON_A), (28, 28, ())):
        state = at(f"turn 9 points {first} {second}")
        commit(state)
        declare(state, "")
        play(state, "a enough", "b enough")
        assert GAME.outcome(state) == Outcome(winners, ("exhaustion",))
    state = at("turn 9 points 30 28\ntail b: rif-ge")
    pass_turn(state)
    assert GAME.outcome(state) is None


@pytest.mark.parametrize(("second", "winners"), [(12, ()), (8, WON_A)])
def test_sp_win_7_stall(second: int, winners: tuple[Seat, ...]) -> None:
    """Ex a. AMB-39, INV-12."""
    state = at(f"turn 4 points 12 {second}\na1 rif-us - front\nb1 rif-ge - front")
    for number in range(10):
        assert (number, GAME.outcome(state)) == (number, None)
        pass_turn(state)
    assert GAME.outcome(state) == Outcome(winners, ("stall",))


def test_sp_win_7_an_attack_roll_breaks_it() -> None:
    state = declared("turn 4 quiet 9\na1 rif-us - front\nb1 rif-ge - front", "a1>b1")
    play(state, "a fire a1 1", "dice 2 3", "a enough", "b enough")
    assert (state.quiet, GAME.outcome(state)) == (0, None)


def test_amb_39_by_option() -> None:
    """``stall-turns``, ``max-turns``."""
    state = at("quiet 1\na1 rif-us - front\nb1 rif-ge - front", stall_turns=2)
    pass_turn(state)
    assert GAME.outcome(state) == Outcome((), ("stall",))
    state = at("turn 3 points 4 2\na1 rif-us - front\nb1 rif-ge - front", max_turns=3)
    pass_turn(state)
    assert GAME.outcome(state) == Outcome(WON_A, ("turns",))
    state = at("quiet 40\na1 rif-us - front\nb1 rif-ge - front", stall_turns=0)
    pass_turn(state)
    assert GAME.outcome(state) is None


# -- Situations -------------------------------------------------------------------------------------


def test_sp_sit_1_only_named_values_change() -> None:
    """Ex a."""
    one, other = GAME.new(house()), GAME.new(house("hold-the-line"))
    assert other.rules.vp_goals[0] == 38
    assert (other.rules.deck_min[1], other.rules.deck_max[1]) == (60, 75)
    assert (other.rules.deck_min[0], other.rules.deck_max[0]) == (80, 100)
    assert list(one.rules.start_command) == list(other.rules.start_command)
    assert step(one) == step(other) == "build"


def test_sp_sit_2_a_goal_for_one_side() -> None:
    """Ex a."""
    data = with_cards('[[situation]]\nid = "odds"\n[situation.a]\nvp-goal = 40')
    for first, second, winners in ((40, 0, WON_A), (0, 40, None), (0, 51, WON_B)):
        picture = f"turn 4 points {max(0, first - 4)} {max(0, second - 4)}\na1 mt-us tc-us front\na2 rif-us - front\n"
        state = at(f"{picture}b1 mt-ge tc-ge front\nb2 rif-ge - front", data, "odds")
        attack = "a1>b2" if first else "b1>a2"
        commit(state)
        declare(state, attack)
        play(state, "a fire a1 1" if first else "b fire b1 1", "dice 10 10")
        assert (points(state), GAME.outcome(state)) == (
            (first, second), None if winners is None else Outcome(winners, ("points",)),
        )  # fmt: skip


_EVERYTHING = """
    [[situation]]
    id = "everything"
    options = { hand-units = 6, special-basis = "modified" }
      [situation.a]
      faction = "german"
      deck = { tc-ge = 2, mt-ge = 2, rif-ge = 2 }
      hand = { tc-ge = 1, mt-ge = 1 }
      start-command = 1
        [[situation.a.committed]]
        unit = "spg-ge"
        line = "front"
        damaged = true
        [[situation.a.committed]]
        unit = "mt-ge"
        crewed = false
        [[situation.a.effect]]
        do = "vp-mod"
        amount = 5
        [[situation.a.effect]]
        do = "draw-mod"
        amount = 1
        deck = "units"
        [[situation.a.effect]]
        do = "draw-mod"
        amount = -1
        [[situation.a.effect]]
        do = "defense-mod"
        amount = 1
        units = { types = ["infantry"] }
      [situation.b]
      faction = "american"
      deck-min = 40
      deck-max = 60
      forbid = ["ht-us"]
      start-units = 2
"""


def test_sp_sit_2_everything_it_may_change() -> None:
    """SP-DECK-5."""
    data = with_cards(_EVERYTHING)
    state = GAME.new(setup(data, "everything"))
    assert GAME.seats(setup(data, "everything")) == ("german", "american")
    assert (state.rules.hand_units, state.rules.natural) == (6, False)
    assert waiting(state) == "b"
    assert refused(state, "b pick ht-us") == "SP-DECK-2"
    build(state, "b", "mt-us*4")
    play(state, "b hold mt-us", "b hold mt-us", "b done")
    assert step(state) == "deal"
    play(state, "deal cm-null", "deal cm-null", "deal cm-null", "deal cm-null", "priority german")
    assert (zone(state, "a", "commands"), zone(state, "b", "commands")) == ({"cm-null": 1}, {"cm-null": 3})
    assert (zone(state, "a", "hand"), zone(state, "a", "reserves")) == (
        {"tc-ge": 1, "mt-ge": 1}, {"tc-ge": 1, "mt-ge": 1, "rif-ge": 2},
    )  # fmt: skip
    assert (line(state, "a1"), damage(state, "a1"), endurance(state, "a1"), crew(state, "a1")) == (
        "front", "blank", 3, "gc-ge",
    )  # fmt: skip
    assert (crew(state, "a2"), points(state)) == (None, (5, 0))
    play(state, "a done", "b done", "a done", "b done")
    declare(state, "")
    play(state, "a done", "b done", "a done", "b done")
    assert [(side.command_draws, side.free_draws) for side in state.sides] == [(0, 3), (1, 2)]


def test_sp_sit_2_agreed_options_take_precedence() -> None:
    state = GAME.new(house("skirmish", vp_goal=30))
    assert (list(state.rules.vp_goals), state.rules.deck_max[0]) == ([30, 30], 55)


def test_sp_sit_3_orders_are_public() -> None:
    """Ex a. Secret Orders are not built (Part 35): a Situation is part of the set-up, which all know."""
    data = with_cards('[[situation]]\nid = "odds"\n[situation.a]\nvp-goal = 40\norders_secret = true')
    assert "no such key" in examine(data, "cards").faults[0].why
    state = GAME.new(house("hold-the-line"))
    assert GAME.view(state, Seat(1)).setup.scenario == "hold-the-line"


def test_sp_sit_4_our_own_situations() -> None:
    """AMB-49. Each can be started and played to the end."""
    assert len(HOUSE.situations) >= 8
    for situation in HOUSE.situations:
        state = GAME.new(house(situation.slug))
        for _ in walk(Random(5), state):
            pass
        state.check()
        assert GAME.outcome(state) is not None


def test_sp_sit_5_data_alone() -> None:
    """Ex a."""
    data = with_cards('[[situation]]\nid = "brand-new"\noptions = { vp-goal = 7 }')
    assert list(GAME.new(setup(data, "brand-new")).rules.vp_goals) == [7, 7]
    with pytest.raises(BadData, match="'brand-new' is not one of standard"):
        GAME.new(setup(scenario="brand-new"))


# -- the worked combats -----------------------------------------------------------------------------


def test_sp_full_1_three_against_three() -> None:
    state = declared(
        """
        a1 mt-us tc-us front
        a2 rif-us - front
        a3 spg-us gc-us rear
        b1 ht-ge tc-ge front
        b2 rif-ge - front
        b3 how-ge gc-ge rear
        damage: dm-1*2
    """,
        "a1>b1 a2>b2 a3>b3 b1>a1 b2>a2 b3>a2",
    )
    play(state, "dice 6 6", "dice 9 2")
    assert waiting(state) == "a"
    play(state, "a fire a3 1", "dice 7 6", "die 3")
    assert (points(state), tail(state, "b")) == ((7, 0), ["gc-ge"])
    assert pending(state) == "a1>b1 a2>b2 b1>a1 b2>a2"  # the howitzer's is gone with it
    events = play(state, "b fire b1 1", "dice 4 7", "die 2")
    assert only(events, Wounded).left == 2
    assert only(play(state, "damage dm-1"), Lapsed).unit == "a1"
    events = play(state, "a fire a2 1", "dice 10 2", "die 1")
    assert only(events, Wounded).left == 2
    assert only(play(state, "damage dm-1"), Lapsed).unit == "b2"
    assert (endurance(state, "a1"), endurance(state, "b2"), endurance(state, "b1")) == (4, 2, 12)
    assert (line(state, "b1"), line(state, "b2"), is_there(state, "b3")) == ("front", "front", False)
    assert (points(state), step(state)) == ((7, 0), "draw")


def test_sp_full_2_an_aircraft_and_its_friends() -> None:
    state = declared("a1 fb-us pi-us air\na2 rif-us - front\nb3 rif-ge - front\ndamage: dm-2", "a1>b3")
    play(state, "a fire a1 1", "dice 1 2")
    assert offered(state, "b") == ["victim a2"]
    play(state, "b victim a2", "die 6")
    assert (is_there(state, "a2"), points(state)) == (False, (0, 0))
    events = play(state, "dice 5 6", "die 1", "damage dm-2")
    assert only(events, Wounded).left == 2
    events = play(state, "dice 9 9", "die 2")
    assert (only(events, Wounded).damage, points(state)) == (5, (4, 0))
    assert unit(state, "a1").flight == 1
    assert step(state) == "draw"


def test_sp_full_3_an_assault_with_losses() -> None:
    state = declared(
        """
        a1 rif-us - front
        a2 rif-us - front
        a3 baz-us - front
        b1 ht-ge tc-ge front damage blank
        b2 spg-ge gc-ge front
    """,
        "a1+a2+a3>b1 b2>a3",
    )
    play(state, "dice 4 8", "b fire b2 2", "dice 6 6", "die 2")
    assert (points(state), is_there(state, "a3"), offered(state, "a")) == ((0, 5), False, ["storm b1"])
    play(state, "a storm b1", "dice 8 8", "die 5", "die 9")
    assert (points(state), is_there(state, "b1"), pending(state)) == ((24, 5), False, "")
    assert (step(state), discards(state)) == ("draw", {})
