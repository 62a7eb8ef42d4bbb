"""The Stug III (section 12.8): narrow arc and low profile."""

import pytest

from tests.titles.panzer.fixtures import battle, legal_texts, play, refused, skirmish
from tests.titles.panzer.shots_fixtures import fire, refused_shot, shooters_at, shot

TARGETS = ("C3", "B3", "B4", "A4", "A3")
ARC = {"stug-arc": True, "to_act": "german"}
LOW = {"stug-low-profile": True, "values": "SHE=F2 JUM=F2 STG=F2,A2"}


def after(*turns: str) -> set[str]:
    """The targets that a Stug on C5 may fire at after these turns: the cells it fires at, or ``move``. The
    American units stand on C3 and B3, and a third on each of the other cells in turn."""
    found: set[str] = set()
    for third in TARGETS[2:]:
        state = skirmish(C5="gSTG", C3="aSHE!", B3="aHEL!", **{third: "aSHE!"}, values="SHE=C3,A2 HEL=C3,A2", **ARC)
        for turn in turns:
            if turn == "move":
                play(state, "german", "move A5" if third != "A4" else "move C5")
            else:
                fire(state, "german", "C5", turn.partition(" ")[0], turn.partition(" ")[2] or "miss")
            play(state, "american", "move C1")
        for cell in TARGETS:
            if "C5" in shooters_at(state, "german", cell):
                found.add(cell)
    return found


def test_pz_stug_1_the_same_cell_or_beside_it() -> None:
    """Ex 1: after firing at C3 it may fire at B3, B4 and C3, not at A4 nor A3."""
    assert after() == set(TARGETS)
    assert after("C3") == {"C3", "B3", "B4"}
    for third in ("A4", "A3"):
        state = skirmish(spare=False, C5="gSTG", D6="gPSK", C3="aSHE!", **{third: "aHEL!"}, **ARC)
        fire(state, "german", "C5", "C3")
        play(state, "american", "move C1")
        assert refused(state, "german", f"search {third}") == "PZ-SRCH-2"


def test_pz_stug_1_free_after_a_turn_without_firing() -> None:
    """Ex 2: it did not fire at t=3, so at t=5 it is unrestricted (AMB-51)."""
    assert after("C3", "move") == set(TARGETS)


def test_pz_stug_1_the_latest_cell_counts() -> None:
    """Ex 3: C3, then B3: A4 is beside B3."""
    assert after("C3", "B3") == set(TARGETS)


def test_pz_stug_1_it_may_search_elsewhere() -> None:
    """A hidden card outside the arc may be searched; the Stug may not fire at what is found, others may (AMB-52)."""
    state = skirmish(C5="gSTG", A5="gPAN", C3="aSHE!", A3="aJUM", **ARC)
    fire(state, "german", "C5", "C3")
    play(state, "american", "move C1")
    play(state, "german", "search A3")
    assert legal_texts(state, "german") == ["shoot A5", "hold"]
    assert refused(state, "german", "shoot C5") == "PZ-SHOT-1"


@pytest.mark.parametrize("switch", [False, True])
def test_pz_stug_1_only_the_stug(switch: bool) -> None:
    """A Panzer IV that fires at C3 may turn to A3, with or without the rule."""
    state = skirmish(C5="gPZ4", C3="aSHE!", A3="aJUM!", stug_arc=switch, to_act="german")
    fire(state, "german", "C5", "C3")
    play(state, "american", "move C1")
    assert shooters_at(state, "german", "A3") == {"C5"}


def test_pz_stug_1_another_unit_fired() -> None:
    """The arc is that of the Stug's own shot: after the Panther's it is free."""
    state = skirmish(C5="gSTG", D5="gPAN", C3="aSHE!", A3="aJUM!", **ARC)
    fire(state, "german", "D5", "C3")
    play(state, "american", "move C1")
    assert shooters_at(state, "german", "A3") == {"C5"}


def test_pz_stug_2_one_more_card_at_distance_two() -> None:
    """Ex 1: 2/7 from distance 2; nothing at distance 1."""
    assert shot(skirmish(B3="aSHE", B5="gSTG!", **LOW), "american", "B3", "B5") == "<3,2,2> 2/7"
    assert shot(skirmish(B3="aSHE", B4="gSTG!", **LOW), "american", "B3", "B4") == "<1,2,2> 2/5"


def test_pz_stug_2_correction_removes_it() -> None:
    """Ex 2: k=1 leaves two, k=2 and more leave one (AMB-55)."""
    state = skirmish(B3="aSHE", B5="gSTG!", fire_correction=True, **LOW)
    hands = []
    for _ in range(4):
        hands.append(fire(state, "american", "B3", "B5"))
        play(state, "german", "move C5")
    assert hands == ["<3,2,2> 2/7", "<2,2,2> 1/3", "<1,2,2> 2/5", "<1,2,2> 2/5"]


def test_pz_stug_2_flank_and_rear_do_not() -> None:
    """Ex 3: they take armour only (AMB-54)."""
    for gun, expected in (("E5", "<3,1,2> 1/3"), ("E6", "<3,0,2> 2/5")):
        state = battle(
            **{gun: "aSHE"}, C4="gSTG", B3="aJUM!", to_act="german", flank_attack=True, rear_attack=True, **LOW
        )
        fire(state, "german", "C4", "B3")
        assert shot(state, "american", gun, "C4") == expected


def test_pz_stug_2_the_whole_deck() -> None:
    """Ex 4: F3 against A2 at distance 2 takes all eight shot cards."""
    state = skirmish(B3="aSHE", B5="gSTG!", stug_low_profile=True, values="SHE=F3 STG=A2")
    assert shot(state, "american", "B3", "B5") == "<3,2,3> 3/8"


def test_pz_stug_2_not_superior_by_it() -> None:
    """Ex 5: F2 may fire at A2 from distance 2, whatever the profile adds."""
    state = skirmish(B3="aSHE", B5="gSTG!", superior_armour=True, **LOW)
    assert shooters_at(state, "american", "B5") == {"B3"}
    weak = skirmish(B3="aSHE", B5="gSTG", superior_armour=True, stug_low_profile=True, values="SHE=F1 STG=A2")
    assert refused_shot(weak, "american", "B3", "B5") == "PZ-SHOT-1"


def test_pz_stug_2_only_the_stug() -> None:
    state = skirmish(B3="aSHE", B5="gPZ4!", stug_low_profile=True, values="SHE=F2 PZ4=A2")
    assert shot(state, "american", "B3", "B5") == "<2,2,2> 1/3"


def test_amb_51_the_cell_not_the_unit() -> None:
    """The arc is judged by the cell it fired at, hit or miss; a target moves by one cell and can be followed."""
    assert after("C3 miss") == {"C3", "B3", "B4"}
    assert after("C3 hit") == {"B3", "B4"}
    followed = skirmish(C5="gSTG", C3="aSHE!", **ARC)
    fire(followed, "german", "C5", "C3")
    play(followed, "american", "move C2 C3-D3")
    assert shooters_at(followed, "german", "D3") == {"C5"}


def test_amb_52_others_may_fire_where_it_may_not() -> None:
    state = skirmish(C5="gSTG", A5="gPAN", C3="aSHE!", A3="aHEL!", **ARC)
    fire(state, "german", "C5", "C3")
    play(state, "american", "move C1")
    assert shooters_at(state, "german", "A3") == {"A5"}
    assert refused_shot(state, "german", "C5", "A3") == "PZ-SHOT-1"


def test_amb_54_armour_zero_is_the_least() -> None:
    """Rear takes the armour of the Stug and leaves the low-profile card."""
    state = battle(
        E6="aSHE", C4="gSTG", B3="aJUM!", to_act="german", rear_attack=True, stug_low_profile=True,
        values="SHE=F2 STG=A1",
    )  # fmt: skip
    fire(state, "german", "C4", "B3")
    assert shot(state, "american", "E6", "C4") == "<3,0,2> 2/5"


def test_amb_55_at_most_two() -> None:
    """After many shots one distance-type card is left."""
    state = skirmish(B3="aSHE", B5="gSTG!", shots="american SHE B3 STG B5 run 9", fire_correction=True, **LOW)
    assert shot(state, "american", "B3", "B5") == "<1,2,2> 2/5"


@pytest.mark.parametrize(("arc", "low"), [(True, False), (False, True)])
def test_amb_94_two_switches(arc: bool, low: bool) -> None:
    """Each rule alone."""
    state = skirmish(C5="gSTG", C3="aSHE!", A3="aJUM!", to_act="german", stug_arc=arc, stug_low_profile=low,
                     values="SHE=F2 STG=A2")  # fmt: skip
    fire(state, "german", "C5", "C3")
    assert shot(state, "american", "C3", "C5") == ("<3,2,2> 2/7" if low else "<2,2,2> 1/3")
    play(state, "american", "move C1")
    assert (shooters_at(state, "german", "A3") == set()) == arc
