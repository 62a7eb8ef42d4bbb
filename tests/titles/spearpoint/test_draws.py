"""The end of the Combat Phase and the Draw Phase (Parts 23 and 24)."""

from __future__ import annotations

from fogline.titles.spearpoint.rules.events import (
    CommandDrawn,
    Declined,
    Discarded,
    Locked,
    Reshuffled,
    Returned,
    TurnBegan,
    UnitDrawn,
    WentHome,
)  # fmt: skip
from fogline.titles.spearpoint.rules.state import State
from tests.titles.spearpoint.fixtures import (
    CARDS,
    GAME,
    A,
    B,
    at,
    chances,
    commit,
    damage,
    declare,
    declared,
    discards,
    endurance,
    every,
    guesses,
    is_there,
    line,
    names,
    offered,
    only,
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


def test_sp_endc_1_after_the_last_attack() -> None:
    """Ex a. There is no window here (Part 35): the next one, ``draw-open``, sees Endurance that is reset."""
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front\ncommands a: cm-null\ndamage: dm-2", "a1>b1")
    play(state, "a done", "a fire a1 1", "a done", "a roll", "dice 6 6", "a roll", "die 5")
    assert (step(state), endurance(state, "b1")) == ("damage", 2)
    play(state, "damage dm-2")
    assert (step(state), state.window, endurance(state, "b1")) == ("window", 4, 4)


def test_sp_endc_2_effects_for_one_attack_have_ended() -> None:
    """Ex a."""
    state = declared("a1 how-us gc-us rear\na2 rif-us - front\nb1 mt-ge tc-ge front\ncommands a: cm-fire", "a1>b1")
    play(state, "a done", "a fire a1 1", "a play cm-fire a1", "dice 2 3")
    assert (step(state), state.cards, discards(state)) == ("draw", [], {"cm-fire": 1})


def test_sp_endc_3_endurance() -> None:
    """Ex a."""
    state = declared(
        "a1 mt-us tc-us front\na2 rif-us - front\nb1 mt-ge tc-ge front\nb2 rif-ge - front\ndamage: dm-2", "a1>b1 a2>b2"
    )
    play(state, "a fire a1 1", "dice 6 6", "die 5", "damage dm-2")
    assert endurance(state, "b1") == 2
    unit(state, "b2").endurance = 3
    play(state, "a fire a2 1", "dice 2 3")
    assert (endurance(state, "b1"), endurance(state, "b2")) == (4, 4)


def test_sp_endc_4_fuel() -> None:
    """Ex a. AMB-26: the priority player's first."""
    state = declared(
        """
        turn 3 priority b
        a1 fb-us pi-us air flight 1
        a2 fb-us pi-us air
        a3 rif-us - front
        b1 fb-ge pi-ge air flight 1
        b2 rif-ge - front
    """,
        "",
    )
    assert (tail(state, "a"), tail(state, "b")) == (["fb-us", "pi-us"], ["fb-ge", "pi-ge"])
    assert unit(state, "a2").flight == 1
    state = at("turn 3 priority b\na1 fb-us pi-us air flight 1\nb1 fb-ge pi-ge air flight 1")
    events = commit(state) + declare(state, "")
    assert [event.seat for event in every(events, WentHome)] == [1, 1, 0, 0]


def test_sp_endc_5_lines() -> None:
    """Ex a. Lost in combat, or taken away by a card."""
    state = declared("a1 mt-us tc-us front\nb1 rif-ge - front\nb2 how-ge gc-ge rear", "a1>b1")
    play(state, "a fire a1 1", "dice 10 10")
    assert (step(state), line(state, "b2")) == ("draw", "front")
    data = with_cards(_AWAY)
    state = at("turn 1\na1 rif-us - front\nb1 rif-ge - front\nb2 how-ge gc-ge rear\ncommands b: cm-away", data)
    commit(state)
    play(state, "b done")
    declare(state, "")
    play(state, "b done", "b play cm-away b1", "b done")
    assert (is_there(state, "b1"), line(state, "b2"), tail(state, "b")) == (False, "front", ["rif-ge"])


_AWAY = """
    [[command]]
    id = "cm-away"
    copies = 1
    icons = ["infantry"]
    windows = ["draw-open"]
    duration = "instant"
    target = { side = "own", types = ["infantry"] }
    effect = [{ do = "unit-return" }]
"""


def test_sp_endc_6_overrun_is_decided() -> None:
    """Ex a."""
    state = at("turn 6 overrun 2 0\na1 rif-us - front\nreserves b: rif-ge")
    events = commit(state) + declare(state, "")
    assert "GameOver" in names(events)
    assert GAME.outcome(state) is not None
    assert step(state) == "over"


# -- draws ------------------------------------------------------------------------------------------

FULL = "a1 rif-us - front\nb1 rif-ge - front\nreserves a: rif-us*2 mt-us*3\nreserves b: rif-ge*4\n"


def drawing(picture: str = FULL, data: str = CARDS, **options: bool) -> State:
    state = declared(f"turn 2\n{picture}", "", data, **options)
    assert step(state) == "draw"
    return state


def test_sp_draw_1_one_command_two_of_either() -> None:
    """Ex a, Ex b, Ex c."""
    state = drawing()
    assert refused(state, "a draw unit") == "SP-DRAW-1"
    play(state, "a draw command", "deal cm-null", "a draw unit", "unit mt-us", "a draw unit", "unit rif-us")
    assert (zone(state, "a", "hand"), zone(state, "a", "commands")) == ({"mt-us": 1, "rif-us": 1}, {"cm-null": 1})
    assert waiting(state) == "b"
    play(state, *["b draw command", "deal cm-null"] * 3)
    assert zone(state, "b", "commands") == {"cm-null": 3}
    state = drawing()
    play(state, "a skip", "a draw unit", "unit mt-us", "a draw unit", "unit mt-us")
    assert (zone(state, "a", "hand"), waiting(state)) == ({"mt-us": 2}, "b")


def test_sp_draw_1_by_option() -> None:
    """``draw-command``, ``draw-any``."""
    state = declared(f"turn 2\n{FULL}", "", draw_command=0, draw_any=1)
    assert offered(state, "a") == ["draw command", "draw unit", "skip"]
    play(state, "a draw unit", "unit rif-us")
    assert waiting(state) == "b"


def test_sp_draw_2_draws_may_be_declined() -> None:
    """Ex a. AMB-44, H-25."""
    state = drawing()
    event = only(play(state, "a enough"), Declined)
    assert (event.seat, event.draws, event.seen_by(B) is event) == (0, 3, True)
    assert waiting(state) == "b"


def test_amb_44_by_option_draws_must_be_made() -> None:
    """``draw-optional``."""
    state = drawing(draw_optional=False)
    assert refused(state, "a enough") == "SP-DRAW-2"
    assert refused(state, "a skip") == "SP-DRAW-2"
    assert offered(state, "a") == ["draw command"]
    play(state, "a draw command", "deal cm-null")
    assert offered(state, "a") == ["draw command", "draw unit"]


def test_sp_draw_3_seeing_each_card() -> None:
    """Ex a. AMB-44, H-23, H-24."""
    state = drawing()
    events = play(state, "a draw command", "deal cm-null")
    drawn = only(events, CommandDrawn)
    assert (drawn.seen_by(A), drawn.seen_by(B), drawn.seen_by(None)) == (
        drawn, CommandDrawn(0, None), CommandDrawn(0, None),
    )  # fmt: skip
    drawn_unit = only(play(state, "a draw unit", "unit mt-us"), UnitDrawn)
    assert (drawn_unit.seen_by(A), drawn_unit.seen_by(B)) == (drawn_unit, UnitDrawn(0, None))
    assert offered(state, "a") == ["draw command", "draw unit", "skip"]


def test_sp_draw_4_in_the_order_of_the_actions() -> None:
    """Ex a. AMB-44."""
    state = drawing()
    assert waiting(state) == "ab"
    play(state, "b draw command", "deal cm-hull", "a draw command", "deal cm-camo")
    assert (zone(state, "a", "commands"), zone(state, "b", "commands")) == ({"cm-camo": 1}, {"cm-hull": 1})


def test_sp_draw_5_limits_come_afterwards() -> None:
    """Ex a."""
    state = drawing(f"{FULL}hand a: rif-us*7")
    play(state, "a draw command", "deal cm-null", "a draw unit", "unit mt-us", "a draw unit", "unit mt-us", "b enough")
    assert (step(state), sum(state.sides[0].hand)) == ("limit", 9)
    play(state, "a return rif-us", "a return rif-us")
    assert (step(state), sum(state.sides[0].hand)) == ("commit", 7)


def test_sp_draw_6_at_most_seven_and_five() -> None:
    """Ex a. INV-8."""
    state = declared(f"turn 2\n{FULL}hand a: hal-us*8\ncommands a: cm-fire*4 cm-hull", "")
    play(state, "a done", "a done", "a enough", "b enough")
    assert (step(state), waiting(state)) == ("limit", "a")
    assert refused(state, "a done") == "SP-DRAW-6"
    assert refused(state, "a discard cm-fire") == "SP-DRAW-8"  # five are allowed
    play(state, "a return hal-us")
    assert step(state) == "commit"


def test_sp_draw_6_by_option() -> None:
    """``hand-units``, ``hand-command``."""
    state = declared(f"turn 2\n{FULL}hand a: rif-us*2", "", hand_units=1, hand_command=0)
    play(state, "a draw command", "deal cm-null", "a enough", "b enough", "a return rif-us", "a discard cm-null")
    assert (zone(state, "a", "hand"), zone(state, "a", "commands")) == ({"rif-us": 1}, {})


def test_sp_draw_7_excess_units_go_under_in_secret() -> None:
    """Ex a. H-26."""
    state = drawing(f"{FULL}hand a: hal-us*8 mt-us")
    play(state, "a enough", "b enough")
    events = play(state, "a return mt-us", "a return hal-us")
    returned = every(events, Returned)
    assert [event.seen_by(A) for event in returned] == returned
    assert [event.seen_by(B) for event in returned] == [Returned(0, None)] * 2
    assert tail(state, "a") == ["mt-us", "hal-us"]
    assert refused(at("hand a: rif-us"), "a return rif-us") == "SP-TURN-1"


def test_sp_draw_6_in_secret_until_both_have_chosen() -> None:
    """SP-TURN-5: hand limits are secret and simultaneous."""
    picture = f"turn 2\n{FULL}hand a: rif-us*2\ncommands a: cm-null*2\ncommands b: cm-null*2"
    state = declared(picture, "", hand_units=1, hand_command=1, draw_command=0, draw_any=0, deck_min=0)
    play(state, *["a done", "b done"] * 2)
    assert (step(state), waiting(state)) == ("limit", "ab")
    before = GAME.view(state, B)
    events = play(state, "a return rif-us")
    assert [event.seen_by(B) for event in events] == [None]
    assert GAME.view(state, B) == before
    events = play(state, "a discard cm-null")
    assert [event.seen_by(B) for event in events if event.seen_by(B) is not None] == every(events, Locked)
    seen = GAME.view(state, B).sides[0]
    assert (seen.is_done, seen.command_size, discards(state), waiting(state)) == (True, 2, {}, "b")
    for viewer in (B, None):
        plans = {tuple(line.text() for line in guess.sides[0].plan) for guess in guesses(state, viewer)}
        assert all([line.split()[0] for line in plan] == ["return", "discard"] for plan in plans)
    events = play(state, "b discard cm-null")
    assert [(event.seat, event.card) for event in every(events, Discarded)] == [(0, "cm-null"), (1, "cm-null")]
    assert (tail(state, "a"), step(state)) == (["rif-us"], "commit")


def test_sp_draw_8_excess_command_cards_face_up() -> None:
    """Ex a. AMB-45, H-27."""
    state = declared(f"turn 2\n{FULL}commands a: cm-null*5", "")
    play(state, "a done", "a done", *["a draw command", "deal cm-hull"] * 3, "b enough")
    events = play(state, "a discard cm-null", "a discard cm-null", "a discard cm-hull")
    assert [event.seen_by(B) for event in every(events, Discarded)] == every(events, Discarded)
    assert (discards(state), step(state)) == ({"cm-null": 2, "cm-hull": 1}, "commit")


def test_sp_draw_9_empty_reserves() -> None:
    """Ex a. AMB-40."""
    state = drawing("a1 rif-us - front\nb1 rif-ge - front\nreserves a: rif-us")
    play(state, "a draw command", "deal cm-null", "a draw unit", "unit rif-us")
    assert refused(state, "a draw unit") == "SP-DRAW-9"
    assert offered(state, "a") == ["draw command", "skip"]


def test_sp_draw_9_the_tail_comes_last_and_in_order() -> None:
    """Part 35: the Reserves are a multiset and a tail."""
    state = drawing("a1 rif-us - front\nb1 rif-ge - front\nreserves a: rif-us\ntail a: mt-us tc-us?")
    play(state, "a skip", "a draw unit")
    assert chances(state) == {"unit rif-us": 1}
    play(state, "unit rif-us")
    assert only(play(state, "a draw unit"), UnitDrawn).card == "mt-us"
    assert (zone(state, "a", "hand"), tail(state, "a")) == ({"mt-us": 1, "rif-us": 1}, ["tc-us"])


def test_sp_draw_10_the_discards_are_shuffled() -> None:
    """Ex a. AMB-42, H-28."""
    state = declared("turn 2\na1 mt-us tc-us front orders cm-hull cm-camo\nb1 rif-ge - front\ndeck:", "")
    lying = sum(discards(state).values())
    events = play(state, "a draw command")
    assert not only(events, Reshuffled).is_damage
    assert (sum(state.deck), discards(state)) == (lying, {})
    play(state, "deal cm-null")
    assert sum(state.deck) == lying - 1 == 34


def test_amb_42_by_option_the_deck_stays_empty() -> None:
    """``command-reshuffle``."""
    state = declared(
        "turn 2\na1 rif-us - front\nb1 rif-ge - front\nreserves a: rif-us\ndeck:", "", command_reshuffle=False
    )
    assert (waiting(state), offered(state, "a")) == ("a", ["draw unit", "skip", "enough"])


def test_sp_draw_11_when_both_have_finished() -> None:
    """Ex a."""
    state = drawing()
    play(state, "a enough")
    assert (state.turn, step(state)) == (2, "draw")
    assert only(play(state, "b enough"), TurnBegan).turn == 3
    assert (points(state), damage(state, "a1")) == ((0, 0), None)
