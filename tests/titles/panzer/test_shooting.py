"""Shooting (Part 10)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

import pytest

from fogline.kernel.arrays import Dice
from fogline.kernel.game import CHANCE
from fogline.titles.panzer.rules.events import Destroyed, Drawn, Fired, Missed
from fogline.titles.panzer.rules.state import State
from fogline.titles.panzer.rules.tables import PRESETS
from tests.titles.panzer.fixtures import (
    GAME,
    NOT_YOUR_TURN,
    alive,
    battle,
    board,
    card,
    check_alike,
    control,
    deck,
    distance,
    hand,
    legal_texts,
    new,
    odds,
    pile,
    play,
    played,
    refused,
    seen,
    set_up,
    shooters,
    shot,
    skirmish,
    to_act,
    told,
    view,
    walk,
)  # fmt: skip

EVERYTHING: Final[dict[str, Any]] = PRESETS["full"]


def ready(state: State, who: str, target: str, gun: str) -> State:
    """The same position just before the shot card is drawn."""
    return played(state, who, f"search {target}", f"shoot {gun}").state


@pytest.mark.parametrize(
    ("gun", "in_range"),
    [("A3", True), ("B3", True), ("C3", True), ("D3", True), ("D4", True), ("C4", True), ("C2", False)],
)
def test_pz_shot_1_units_that_may_fire(gun: str, in_range: bool) -> None:
    """Ex 1."""
    for face in ("aSHE", "aSHE!"):
        state = battle(C5="gPZ4", **{gun: face})
        play(state, "american", "search C5")
        assert (gun in shooters(state, "american")) == in_range == (distance(gun, "C5") <= 2)
        if not in_range:
            assert refused(state, "american", f"shoot {gun}") == "PZ-SHOT-1"
        assert refused(state, "american", "shoot D2") == "PZ-SHOT-1"  # no unit there
        assert refused(state, "american", "shoot C5") == "PZ-SHOT-1"  # the enemy's


def test_pz_shot_2_the_shooter_stays_revealed() -> None:
    """Ex 1."""
    state = skirmish(B3="aSHE", B5="gPZ4")
    play(state, "american", "search B5", "shoot B3")
    assert seen(state, "german", "B3") == "aSHE!"
    play(state, "american", "draw distance")
    assert to_act(state) == "german"
    assert (card(state, "B3"), seen(state, "german", "B3")) == ("aSHE!", "aSHE!")


@pytest.mark.parametrize(
    ("target", "values", "expected", "chance"),
    [
        ("B5", "SHE=F2 PZ4=A2", (2, 2, 2), Fraction(1, 3)),
        ("C4", "SHE=F2 PZ4=A2", (1, 2, 2), Fraction(2, 5)),
        ("B5", "SHE=F1 PZ4=A3", (2, 3, 1), Fraction(1, 6)),
        ("B5", "SHE=F3 PZ4=A3", (2, 3, 3), Fraction(3, 8)),
        ("C4", "SHE=F3 PZ4=A0", (1, 0, 3), Fraction(3, 4)),
        ("C4", "SHE=F1 PZ4=A0", (1, 0, 1), Fraction(1, 2)),
    ],
)
def test_pz_shot_3_the_hand(target: str, values: str, expected: tuple[int, int, int], chance: Fraction) -> None:
    """Ex 1, Ex 2, Ex 3."""
    state = ready(skirmish(B3="aSHE", **{target: "gPZ4"}, values=values), "american", target, "B3")
    assert hand(state) == expected
    assert odds(state) == chance


def test_pz_shot_3_only_the_target_and_the_shooter_count() -> None:
    state = skirmish(B3="aSHE", C3="aATG", B5="gPZ4!", A5="gPZ2", values="SHE=F1,A3 ATG=F3 PZ4=F3,A2")
    assert shot(state, "american", "B5", "B3") == (2, 2, 1)
    assert shot(state, "american", "B5", "C3") == (2, 2, 3)


@pytest.mark.parametrize(
    ("cards", "shots", "expected", "chance"),
    [
        ({"C5": "hill/gPZ4", "C3": "aJAC!"}, "", (1, 2, 2), Fraction(2, 5)),
        ({"C4": "hill/gPZ4", "C3": "aJAC!"}, "", (1, 1, 2), Fraction(1, 2)),
        (
            {"C4": "hill/gPZ4", "C3": "aJAC!", "C2": "gPZ2!"},
            "german PZ4 C4 JAC C3; american JAC C3 PZ2 C2",
            (0, 0, 2),
            Fraction(1),
        ),
    ],
)
def test_pz_shot_4_a_jackson_below_a_hill(
    cards: dict[str, str], shots: str, expected: tuple[int, int, int], chance: Fraction
) -> None:
    """Ex 1."""
    given = {"shots": shots} if shots else {}
    state = battle(**cards, **given, turn=3, values="PZ4=F2 JAC=A2", **EVERYTHING)
    gun = "C5" if "C5" in cards else "C4"
    state = ready(state, "german", "C3", gun)
    assert hand(state) == expected
    assert odds(state) == chance


@pytest.mark.parametrize(
    ("profile", "expected", "chance"),
    [("capped", (0, 1, 3), Fraction(3, 4)), ("additive", (1, 1, 3), Fraction(3, 5))],
)
def test_pz_shot_4_a_stug_on_a_hill(profile: str, expected: tuple[int, int, int], chance: Fraction) -> None:
    """Ex 2."""
    state = battle(
        B3="aJAC!",
        D4="aSHE!",
        B5="hill/gSTG",
        shots="american JAC B3 STG B5 run 1; german STG B5 SHE D4",
        turn=4,
        values="JAC=F3 STG=A2",
        **{**EVERYTHING, "stug-low-profile-vs-hill": profile},
    )
    state = ready(state, "american", "B5", "B3")
    assert hand(state) == expected
    assert odds(state) == chance


def test_pz_shot_4_with_every_rule_off_the_hand_is_the_basic_one() -> None:
    state = battle(B3="aSHE!", D4="aATG!", B5="gSTG!", shots="american SHE B3 STG B5; german STG B5 ATG D4", turn=4)
    assert shot(state, "american", "B5", "B3") == (2, 2, 2)


def test_pz_shot_5_draws_are_even() -> None:
    """Ex 1: the frequency of a hit in a seeded run, for which <2,2,2> gives 1/3; a forced draw is certain."""
    state = ready(skirmish(B3="aSHE", B5="gPZ4", values="SHE=F2 PZ4=A2"), "american", "B5", "B3")
    assert hand(state) == (2, 2, 2)
    assert {GAME.write(action): weight for action, weight in GAME.outcomes(state)} == {
        "draw hit": 2,
        "draw distance": 2,
        "draw armour": 2,
    }
    dice = Dice(5)
    draws = [GAME.write(GAME.sample(state, CHANCE, dice)) for _ in range(3000)]
    for drawn in ("draw hit", "draw distance", "draw armour"):
        assert abs(draws.count(drawn) - 1000) < 100
    forced = {played(state, "american", "draw hit").state.key() for _ in range(3)}
    assert len(forced) == 1


def test_pz_shot_5_chance_draws_only_cards_in_the_hand() -> None:
    state = ready(skirmish(B3="aSHE", C4="gPZ4", values="SHE=F3 PZ4=A0"), "american", "C4", "B3")
    assert to_act(state) == "chance"
    assert refused(state, "american", "draw hit") == NOT_YOUR_TURN
    assert refused(state, "german", "draw hit") == NOT_YOUR_TURN
    assert refused(state, "chance", "draw armour") == "PZ-SHOT-5"  # armour 0: no such card
    assert refused(state, "chance", "hold") == "PZ-SHOT-5"


def test_amb_85_the_draw_is_credited_to_the_attacked_player() -> None:
    state = ready(skirmish(B3="aSHE", B5="gPZ4"), "american", "B5", "B3")
    assert [event for event in play(state, "american", "draw hit") if isinstance(event, Drawn)] == [Drawn(1, 0)]
    back = skirmish(B3="aSHE!", B5="gPZ4", to_act="german")
    log = play(back, "german", "search B3", "shoot B5", "draw armour")
    assert [event for event in log if isinstance(event, Drawn)] == [Drawn(0, 2)]


def test_amb_86_the_hand_is_public() -> None:
    state = skirmish(B3="aSHE", B5="gPZ4", values="SHE=F2 PZ4=A2")
    log = play(state, "american", "search B5", "shoot B3")
    fired = [[event for event in told(log, who) if isinstance(event, Fired)] for who in ("american", "german", None)]
    assert fired[0] == fired[1] == fired[2]
    assert [(event.distance, event.armour, event.hits) for event in fired[0]] == [(2, 2, 2)]
    assert view(state, "american").hand == view(state, "german").hand == view(state, None).hand == state.hand != 0


def test_pz_shot_6_a_miss_of_either_kind() -> None:
    """Ex 1."""
    state = ready(skirmish(B3="aSHE", B5="gPZ4", values="SHE=F2 PZ4=A2"), "american", "B5", "B3")
    distance_miss, armour_miss = played(state, "american", "draw distance"), played(state, "american", "draw armour")
    assert distance_miss.state.key() == armour_miss.state.key()
    assert card(distance_miss.state, "B5") == "gPZ4!"
    assert alive(distance_miss.state, "german") == 2
    assert Missed(25, 13) in told(distance_miss.log, "german")


def test_pz_shot_7_a_hit() -> None:
    """Ex 1."""
    state = skirmish(B3="aSHE", B5="gPZ4", values="SHE=F2 PZ4=A2")
    log = play(state, "american", "search B5", "shoot B3", "draw hit")
    assert "PZ4" not in "".join(board(state).values())
    assert pile(view(state, "american"), "american") == pile(view(state, "german"), "american") == ["PZ4"]
    assert pile(state, "german") == []
    assert Destroyed(25, 13, 1) in told(log, "german")


def test_pz_shot_8_the_gap_is_filled() -> None:
    """Ex 1."""
    state = skirmish(
        spare=False,
        B3="aSHE",
        A1="aBAZ",
        B1="aATG",
        C1="aSTU",
        B5="gPZ4",
        A6="gPSK",
        B6="gPZ2",
        C6="gPZ3",
    )
    assert deck(state) == 14
    play(state, "american", "search B5", "shoot B3", "draw hit")
    assert (card(state, "B5"), control(state, "B5")) == ("g---", "german")
    assert deck(state) == 13
    assert pile(state, "american") == ["PZ4"]
    assert alive(state, "german") == 3


def test_pz_shot_9_shot_cards_return() -> None:
    """Ex 1."""
    state = skirmish(B3="aSHE", B5="gPZ4", values="SHE=F3 PZ4=F3")
    play(state, "american", "search B5", "shoot B3")
    assert hand(state)[2] == 3
    play(state, "american", "draw distance")
    play(state, "german", "search B3", "shoot B5")
    assert hand(state)[2] == 3


def test_pz_shot_10_no_misses_left() -> None:
    """Ex 1. AMB-49: the card is still drawn."""
    state = skirmish(B3="aSTU!", B4="gPSK!", values="STU=F1 PSK=A0", fire_correction=True)
    play(state, "american", "search B4", "shoot B3")
    assert hand(state) == (1, 0, 1)
    play(state, "american", "draw distance")
    play(state, "german", "move C5")
    play(state, "american", "search B4", "shoot B3")
    assert hand(state) == (0, 0, 1)
    assert odds(state) == 1
    assert legal_texts(state, "chance") == ["draw hit"]
    play(state, "american", "draw hit")
    assert pile(state, "american") == ["PSK"]


def test_amb_49_a_certain_hit_is_drawn_for() -> None:
    state = skirmish(
        B3="aSTU!", B4="gPSK!", shots="american STU B3 PSK B4", turn=2, values="STU=F1 PSK=A0", fire_correction=True
    )
    log = play(state, "american", "search B4", "shoot B3")
    assert to_act(state) == "chance"
    assert not [event for event in log if isinstance(event, Destroyed)]
    assert [type(event).__name__ for event in play(state, "american", "draw hit")][:2] == ["Drawn", "Destroyed"]


def test_amb_48_armour_0() -> None:
    """Nothing to remove by flank or rear, and no class."""
    flanked = battle(
        C3="aBAZ!",
        B4="gPZ4!",
        E4="gPAN!",
        shots="american BAZ C3 PZ4 B4",
        to_act="german",
        values="PAN=F2 BAZ=A0",
        flank_attack=True,
        rear_attack=True,
    )
    assert shot(flanked, "german", "C3", "E4") == (2, 0, 2)
    rear = battle(
        C3="aBAZ!", C4="gPZ4!", C2="gPAN!", shots="american BAZ C3 PZ4 C4", to_act="german", values="PAN=F2 BAZ=A0",
        rear_attack=True,
    )  # fmt: skip
    assert shot(rear, "german", "C3", "C2") == (1, 0, 2)
    turret = battle(C3="aHEL!", C4="hill/gPZ4", to_act="german", values="PZ4=F2 HEL=A0", open_turret=True)
    assert shot(turret, "german", "C3", "C4") == (1, 0, 2)
    state = battle(B3="aBAZ", values="BAZ=A0", light_tanks=True, heavy_tanks=True)
    play(state, "american", "move A2")
    assert legal_texts(state, "american") == ["skip"]


def test_pz_shot_11_one_shot_each_turn() -> None:
    """Ex 1."""
    state = skirmish(B3="aSHE", C3="aATG", B5="gPZ4!", C5="gPZ2!")
    for drawn in ("hit", "distance"):
        after = played(state, "american", "search B5", "shoot B3", f"draw {drawn}").state
        assert to_act(after) == "german"
        assert refused(after, "american", "shoot C3") == NOT_YOUR_TURN
        assert refused(after, "american", "search C5") == NOT_YOUR_TURN


def test_pz_shot_11_in_random_games() -> None:
    state = set_up(new("skirmish", light_tanks=True), "SHE BAZ STU", "PZ4 PSK PZ2")
    shots: dict[int, int] = {}
    for before, _, after in walk(state, seed=11, most=500):
        fired = sum(isinstance(event, Fired) for event in after.log)
        shots[int(before.turn)] = shots.get(int(before.turn), 0) + fired
    assert set(shots.values()) == {0, 1}


@pytest.mark.parametrize("between", ["g---", "gPZ2", "gPZ2!", "aATG", "a---", "lake", "meadow/aATG"])
def test_pz_shot_12_cards_do_not_block(between: str) -> None:
    """Ex 1."""
    state = skirmish(B3="aSHE", B4=between, B5="gPZ4!")
    play(state, "american", "search B5")
    assert "B3" in shooters(state, "american")


@pytest.mark.parametrize("between", ["hill", "peaks"])
def test_pz_shot_12_elevated_terrain_does(between: str) -> None:
    state = skirmish(B3="aSHE", D3="aATG", B4=between, B5="gPZ4!")
    play(state, "american", "search B5")
    assert shooters(state, "american") == {"D3"}


def test_pz_shot_2_other_shooters_are_not_told() -> None:
    one = skirmish(spare=False, B3="aSHE", C3="aATG", B5="gPZ4", A6="gPSK")
    other = skirmish(spare=False, B3="aSHE", A1="aATG", B5="gPZ4", A6="gPSK")
    texts = ("search B5", "shoot B3", "draw distance")
    check_alike("german", played(one, "american", *texts), played(other, "american", *texts))
