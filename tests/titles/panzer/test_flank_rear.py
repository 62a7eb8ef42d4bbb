"""Flank attack and rear attack (sections 12.2 and 12.3)."""

from itertools import product

import pytest

from fogline.titles.panzer.rules.cards import CELL_NAMES
from tests.titles.panzer.fixtures import battle, distance, hand, on_board, play, skirmish
from tests.titles.panzer.shots_fixtures import draw, fire, held, shooters_at, shot

BOTH = {"flank-attack": True, "rear-attack": True}
TIGER = "TIG=F3,A3 SHE=F3,A2 JUM=F2,A2"


def test_pz_flnk_1_not_adjacent_to_the_friend() -> None:
    """Ex 1: Y on B4; X on E4 and on D4 is far enough, on C4 it is not."""
    for cell, met in (("E4", True), ("C4", False), ("D4", True)):
        state = battle(
            C3="aSHE", B4="gPZ3!", **{cell: "gPZ4"}, values="SHE=A2 PZ4=F2 PZ3=F2", flank_attack=True
        )  # fmt: skip
        fire(state, "american", "C3", "B4")
        play(state, "german", "search C3", f"shoot {cell}")
        assert hand(state)[1] == (1 if met else 2)


def test_pz_flnk_2_one_armour_miss_less() -> None:
    """Ex 1: 2/5 instead of 1/3; no distance miss is taken."""
    for switch, expected in ((True, "<2,1,2> 2/5"), (False, "<2,2,2> 1/3")):
        state = battle(C3="aSHE", B4="gPZ3!", E4="gPZ4", values="SHE=F2,A2 PZ4=F2", flank_attack=switch)
        fire(state, "american", "C3", "B4")
        assert shot(state, "german", "E4", "C3") == expected


def test_pz_flnk_2_beside_the_friend() -> None:
    """Ex 2: X on C4 is adjacent to B4."""
    state = battle(C3="aSHE", B4="gPZ3!", C4="gPZ4", values="SHE=F2,A2 PZ4=F2", flank_attack=True)
    fire(state, "american", "C3", "B4")
    assert shot(state, "german", "C4", "C3") == "<1,2,2> 2/5"


def test_pz_flnk_2_the_target_of_the_shot() -> None:
    """Ex 3: Y itself fires back without a bonus (AMB-43)."""
    state = battle(C3="aSHE", B4="gPZ3!", values="SHE=F2,A2 PZ3=F2", **BOTH)
    fire(state, "american", "C3", "B4")
    assert shot(state, "german", "B4", "C3") == "<1,2,2> 2/5"


def test_pz_flnk_2_only_the_latest_turn() -> None:
    """Ex 4: a shot at t-3 is too old."""
    state = battle(C3="aSHE", B4="gPZ3!", E4="gPZ4", values="SHE=F2,A2 PZ4=F2", flank_attack=True)
    fire(state, "american", "C3", "B4")
    play(state, "german", "move A5")
    play(state, "american", "move A1")
    assert shot(state, "german", "E4", "C3") == "<2,2,2> 1/3"


def test_pz_flnk_2_armour_zero() -> None:
    """Ex 5: nothing to remove (AMB-48)."""
    state = battle(C3="aSHE", B4="gPZ3!", E4="gPZ4", values="SHE=F2,A0 PZ4=F2", flank_attack=True)
    fire(state, "american", "C3", "B4")
    assert shot(state, "german", "E4", "C3") == "<2,0,2> 1/2"


def test_pz_flnk_1_only_the_unit_that_fired() -> None:
    """Another unit beside it did not fire at Y: no bonus against that one."""
    state = battle(C3="aSHE", D3="aJUM!", B4="gPZ3!", E4="gPZ4", values="SHE=A2 JUM=A2 PZ4=F2", flank_attack=True)
    fire(state, "american", "C3", "B4")
    assert shot(state, "german", "E4", "D3") == "<1,2,2> 2/5"
    assert shot(state, "german", "E4", "C3") == "<2,1,2> 2/5"


REAR = [
    ("C5", "C3", True),
    ("C6", "C3", True),
    ("E4", "B4", True),
    ("E6", "A2", True),
    ("D5", "C3", False),
    ("D5", "E6", False),
]


def rear_shot(gun: str, friend: str, **options: bool) -> str:
    """The hand of the Sherman (F3) on *gun* at the Tiger (A3) on C4, which has just fired at the Jumbo on *friend*."""
    state = battle(**{gun: "aSHE", friend: "aJUM!"}, C4="gTIG", to_act="german", values=TIGER, **options)
    fire(state, "german", "C4", friend)
    return shot(state, "american", gun, "C4")


@pytest.mark.parametrize(("gun", "friend", "rear"), REAR)
def test_pz_rear_1_exactly_between(gun: str, friend: str, rear: bool) -> None:
    """Ex 1: E on C4. The spaces may differ (AMB-46)."""
    away = distance(gun, "C4")
    assert rear_shot(gun, friend, rear_attack=True).startswith(f"<{away},{1 if rear else 3},3>")


def test_pz_rear_2_two_armour_misses_less() -> None:
    """Ex 1: 1/2; plainly 3/8, by the flank 3/7."""
    assert rear_shot("E6", "B3", rear_attack=True) == "<2,1,3> 1/2"
    assert rear_shot("E6", "B3") == "<2,3,3> 3/8"
    assert rear_shot("E6", "B3", flank_attack=True) == "<2,2,3> 3/7"


def test_pz_rear_2_from_next_to_it() -> None:
    """Ex 2: X on D5; plainly 3/7."""
    assert rear_shot("D5", "B3", **BOTH) == "<1,1,3> 3/5"
    assert rear_shot("D5", "B3") == "<1,3,3> 3/7"


def test_pz_rear_2_not_aligned() -> None:
    """Ex 3: X on E5 has the flank only."""
    assert rear_shot("E5", "B3", **BOTH) == "<2,2,3> 3/7"
    assert rear_shot("E5", "B3", rear_attack=True) == "<2,3,3> 3/8"


def test_pz_rear_2_on_the_same_side() -> None:
    """Ex 4: X on A2 is beside Y: neither flank nor rear."""
    assert rear_shot("A2", "B3", **BOTH) == "<2,3,3> 3/8"


def test_pz_rear_2_a_line_of_knights() -> None:
    """Ex 5: X on E5 and Y on A3 are opposite, yet neither orthogonal nor diagonal."""
    assert rear_shot("E5", "A3", **BOTH) == "<2,2,3> 3/7"
    assert rear_shot("E5", "A3", rear_attack=True) == "<2,3,3> 3/8"


@pytest.mark.parametrize(("armour", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_pz_rear_2_not_below_zero(armour: int, left: int) -> None:
    """Up to two armour misses."""
    state = battle(
        E6="aSHE", B3="aJUM!", C4="gTIG", to_act="german", values=f"TIG=A{armour} SHE=F3", **BOTH
    )  # fmt: skip
    fire(state, "german", "C4", "B3")
    play(state, "american", "search C4", "shoot E6")
    assert hand(state) == (2, left, 3)


def test_pz_rear_3_not_cumulative() -> None:
    """With both switches the rear counts; with the flank alone a rear position is a flank (AMB-44)."""
    assert rear_shot("E6", "B3", **BOTH) == "<2,1,3> 1/2"
    assert rear_shot("E6", "B3", flank_attack=True) == "<2,2,3> 3/7"
    assert rear_shot("E5", "B3", rear_attack=True) == "<2,3,3> 3/8"


def between(gun: str, middle: str, friend: str) -> bool:
    """PZ-REAR-1 in steps: walk from the friend to the middle and on to the gun without turning."""
    for rows, columns in product((-1, 0, 1), repeat=2):
        if (rows, columns) == (0, 0):
            continue
        onward = {(middle[0], middle[1])}
        back = set(onward)
        for steps in (1, 2):
            onward.add((chr(ord(middle[0]) + steps * columns), chr(ord(middle[1]) + steps * rows)))
            back.add((chr(ord(middle[0]) - steps * columns), chr(ord(middle[1]) - steps * rows)))
        if (gun[0], gun[1]) in onward - back and (friend[0], friend[1]) in back - onward:
            return True
    return False


@pytest.mark.parametrize("scenario", ["battle", "great-battle"])
def test_pz_rear_3_every_rear_is_a_flank(scenario: str) -> None:
    """Ex 1: X and Y are at least two apart. All places of X and Y around E on C3, each by the hand it gives."""
    middle = "C3"
    rears = 0
    for gun, friend in product(CELL_NAMES, repeat=2):
        if not (1 <= distance(gun, middle) <= 2 and 1 <= distance(friend, middle) <= 2) or gun == friend:
            continue
        if {gun[0], friend[0]} & set("F") or {gun[1], friend[1]} & set("6"):
            continue
        state = on_board(
            scenario,
            **{gun: "aSHE!", friend: "aJUM!", middle: "gTIG!"},
            shots=f"german TIG {middle} JUM {friend}",
            values=TIGER,
            spare=False,
            **BOTH,
        )
        is_rear = between(gun, middle, friend)
        rears += is_rear
        assert not is_rear or distance(gun, friend) >= 2
        expected = 1 if is_rear else 2 if distance(gun, friend) >= 2 else 3
        play(state, "american", f"search {middle}", f"shoot {gun}")
        assert hand(state) == (distance(gun, middle), expected, 3), f"X {gun}, Y {friend}"
    assert rears == 8 * 4


def test_pz_rear_4_with_fire_correction() -> None:
    """Ex 1: the E6 example with k=1; correction takes distance, rear takes armour (AMB-40: both, and in full)."""
    state = battle(E6="aSHE", B3="aJUM!", C4="gTIG!", values=TIGER, fire_correction=True, **BOTH)
    assert fire(state, "american", "E6", "C4") == "<2,3,3> 3/8"
    fire(state, "german", "C4", "B3")
    assert shot(state, "american", "E6", "C4") == "<1,1,3> 3/5"


def test_amb_40_applied_by_themselves() -> None:
    """There is one way to shoot: nobody is asked whether to use correction, flank or rear."""
    state = battle(E6="aSHE", B3="aJUM!", C4="gTIG!", values=TIGER, fire_correction=True, **BOTH)
    fire(state, "american", "E6", "C4")
    fire(state, "german", "C4", "B3")
    play(state, "american", "search C4", "shoot E6")
    assert held(state) == "<1,1,3> 3/5"


def test_amb_41_the_friend_was_destroyed() -> None:
    """It counts where it stood; with the option it gives nothing."""
    for value, rear, flank in (("cell", "<2,1,3> 1/2", "<2,2,3> 3/7"), ("never", "<2,3,3> 3/8", "<2,3,3> 3/8")):
        state = battle(
            E6="aSHE", E5="aJAC", B3="aJUM!", C4="gTIG!", values=TIGER + " JAC=F3", to_act="german",
            flank_rear_if_destroyed=value, **BOTH,
        )  # fmt: skip
        fire(state, "german", "C4", "B3", "hit")
        assert shot(state, "american", "E6", "C4") == rear
        assert shot(state, "american", "E5", "C4") == flank


def test_amb_41_a_miss_counts_in_both_readings() -> None:
    for value in ("cell", "never"):
        state = battle(
            E6="aSHE", B3="aJUM!", C4="gTIG!", values=TIGER, to_act="german", flank_rear_if_destroyed=value, **BOTH
        )
        fire(state, "german", "C4", "B3")
        assert shot(state, "american", "E6", "C4") == "<2,1,3> 1/2"


def test_amb_42_the_friend_moved_with_the_shooter() -> None:
    """A light MOVE takes Y along in X's quadrant: X is beside where Y stood and where it stands: no bonus."""
    state = skirmish(
        A3="aSTU", B3="aSHE!", C4="gTIG", values="STU=F1,A1 TIG=A2", to_act="german", light_tanks=True, **BOTH
    )
    fire(state, "german", "C4", "B3")
    for move, place in (("A3-B3 B3-A2", "B3"), ("A3-B2", "B2"), ("A3-B3 B3-A3", "B3")):
        trial = state.clone()
        play(trial, "american", f"move A2 {move}", f"light {place} C4", f"shoot {place}")
        assert hand(trial)[1] == 2


def test_amb_43_another_friendly_unit() -> None:
    """The unit that was shot at is never its own friend, from wherever it fires back."""
    state = skirmish(A3="aSTU", C4="gTIG", values="STU=F1,A1 TIG=A2", to_act="german", light_tanks=True, **BOTH)
    play(state, "german", "search A3", "shoot C4")
    draw(state)
    assert shooters_at(state, "american", "C4") == {"A3"}
    assert shot(state, "american", "A3", "C4") == "<2,2,1> 1/5"
    play(state, "american", "move A2 A3-B2", "light B2 C4", "shoot B2")
    assert held(state) == "<2,2,1> 1/5"


def test_amb_47_the_example_of_the_rulebook() -> None:
    """A Sherman fires at the Panzer IV; the Panzer III, not beside it, fires at the Sherman: a flank attack."""
    state = battle(C3="aSHE", B4="gPZ4!", E4="gPZ3", values="SHE=A2 PZ3=F2", flank_attack=True)
    fire(state, "american", "C3", "B4")
    assert shot(state, "german", "E4", "C3") == "<2,1,2> 2/5"
