"""Superior armour (section 12.7)."""

from tests.titles.panzer.fixtures import battle, card, legal_texts, play, refused, skirmish
from tests.titles.panzer.shots_fixtures import fire, refused_shot, shooters_at, shot

SUPERIOR = {"superior-armour": True}


def test_pz_supr_1_only_from_distance_one() -> None:
    """Ex 1: F1 against A2 only from beside it; F2 against A2 from both distances."""
    far = skirmish(B3="aSHE", B5="gPZ4", values="SHE=F1 PZ4=A2", **SUPERIOR)
    assert refused_shot(far, "american", "B3", "B5") == "PZ-SHOT-1"
    near = skirmish(B3="aSHE", B4="gPZ4", values="SHE=F1 PZ4=A2", **SUPERIOR)
    assert shot(near, "american", "B3", "B4") == "<1,2,1> 1/4"
    equal = skirmish(B3="aSHE", B5="gPZ4", values="SHE=F2 PZ4=A2", **SUPERIOR)
    assert shot(equal, "american", "B3", "B5") == "<2,2,2> 1/3"


def test_pz_supr_1_every_pair_of_values() -> None:
    """Armour against firepower, at both distances."""
    for firepower in (1, 2, 3):
        for armour in (0, 1, 2, 3):
            values = f"SHE=F{firepower} PZ4=A{armour}"
            far = skirmish(B3="aSHE", B5="gPZ4", values=values, **SUPERIOR)
            near = skirmish(B3="aSHE", B4="gPZ4", values=values, **SUPERIOR)
            assert shooters_at(far, "american", "B5") == (set() if armour > firepower else {"B3"})
            assert shooters_at(near, "american", "B4") == {"B3"}


def test_pz_supr_1_a_revealed_unit_is_no_target() -> None:
    """Aiming at it is shooting at it (PZ-SRCH-2), so nobody may search it."""
    state = skirmish(B3="aSHE", B5="gPZ4!", values="SHE=F1 PZ4=A2", **SUPERIOR)
    assert refused(state, "american", "search B5") == "PZ-SRCH-2"


def test_pz_supr_2_the_printed_armour() -> None:
    """Ex 1: the rear of A3 is still superior to F2 from distance 2 (AMB-50); from beside it the reduction counts."""
    options = {"superior-armour": True, "flank-attack": True, "rear-attack": True}
    state = battle(E6="aSHE", B3="aJUM!", C4="gTIG", to_act="german", values="TIG=A3 SHE=F2", **options)
    fire(state, "german", "C4", "B3")
    assert shooters_at(state, "american", "C4") == {"B3"}
    assert refused_shot(state, "american", "E6", "C4") == "PZ-SHOT-1"
    near = battle(D5="aSHE", B3="aJUM!", C4="gTIG", to_act="german", values="TIG=A3 SHE=F2", **options)
    fire(near, "german", "C4", "B3")
    assert shot(near, "american", "D5", "C4") == "<1,1,2> 1/2"


def test_pz_supr_3_the_search_is_free() -> None:
    """Ex 1: T is revealed; Z may fire, X may not."""
    state = skirmish(B3="aSHE", C3="aJAC", B5="gTIG", values="SHE=F2 JAC=F3 TIG=A3", **SUPERIOR)
    play(state, "american", "search B5")
    assert card(state, "B5") == "gTIG!"
    assert legal_texts(state, "american") == ["shoot C3", "hold"]
    assert refused(state, "american", "shoot B3") == "PZ-SHOT-1"


def test_amb_50_no_modifier_counts() -> None:
    """A hill that makes distance 2 count as 1, the low profile, and an open turret make no difference."""
    hill = skirmish(B3="hill/aSHE", B5="gTIG!", values="SHE=F2 TIG=A3", **SUPERIOR)
    assert shooters_at(hill, "american", "B5") == set()
    stug = skirmish(B3="aSHE", B5="gSTG!", values="SHE=F2 STG=A2", stug_low_profile=True, **SUPERIOR)
    assert shooters_at(stug, "american", "B5") == {"B3"}
    turret = skirmish(
        B5="hill/gPZ3", B3="aJAC!", to_act="german", values="PZ3=F1 JAC=A2", open_turret=True, **SUPERIOR
    )  # fmt: skip
    assert shooters_at(turret, "german", "B3") == set()


def test_amb_50_meets_from_a_hill_at_distance_one() -> None:
    """At distance 1 superior armour does not bite, uphill or down."""
    for cards in ({"B3": "aSHE", "B4": "hill/gTIG"}, {"B3": "hill/aSHE", "B4": "gTIG!"}):
        state = skirmish(**cards, values="SHE=F1 TIG=A3", **SUPERIOR)
        assert shooters_at(state, "american", "B4") == {"B3"}
