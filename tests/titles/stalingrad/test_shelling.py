"""Mortar: HOWITZER (11.4)."""

import pytest

from fogline.titles.stalingrad.rules.cards import read_card, read_cell
from fogline.titles.stalingrad.rules.events import Eliminated, Event, Filled, Removed, Revealed, Shelled
from tests.titles.stalingrad.fixtures import (
    F1,
    F2,
    advanced,
    basic,
    card,
    changes,
    in_play,
    legal_texts,
    lost,
    play,
    possible,
    put,
    refused,
    reserve,
    score,
    shot_card,
    swap,
    told,
)

NEAR = swap(F1, "G1a", "G2a")


def test_st_mo_1_shoot_without_looking() -> None:
    """Ex a: the Mortar is revealed, the Sniper eliminated; no Shot Card."""
    state = advanced(F1)
    before = state.clone()
    log = play(state, "german", "howitzer G2a S1d")
    assert changes(before, state) == {"S1d": "sEA"}
    assert score(state) == (2, 0)
    assert Revealed(read_cell("G2a"), read_card("gMO")) in log
    assert shot_card(state) is None


def test_st_mo_1_not_at_adjacent_cards() -> None:
    """Ex b: a Mortar on G1a cannot reach S1a and S1b; S1c and S2a it can."""
    state = advanced(NEAR)
    targets = {text.split()[1] for text in legal_texts(state, "german", "howitzer")}
    assert targets == {f"S{depth}{column}" for depth in (1, 2, 3) for column in "abcd"} - {"S1a", "S1b"}
    assert refused(state, "german", "howitzer G1a S1a") == "ST-MO-1"
    assert refused(state, "german", "howitzer G1a S1b") == "ST-MO-1"
    play(state, "german", "howitzer G1a S1c")


def test_st_mo_1_the_mortar_that_is_revealed_counts() -> None:
    """AMB-47: another Mortar next to the target does not matter."""
    picture = put(F1, S3a="sSC", S3d="sMO", G3a="gSC", G3d="gMO")
    state = advanced(swap(picture, "G1a", "G3d"), scenario="neutralize-the-artillery/quick-duel")
    offers = legal_texts(state, "german", "howitzer")
    assert "G1a S1a" not in offers
    assert "G2a S1a" in offers
    assert (len([o for o in offers if o[:3] == "G1a"]), len([o for o in offers if o[:3] == "G2a"])) == (10, 12)


def test_st_mo_1_your_own_mortar() -> None:
    state = advanced(F1)
    assert refused(state, "german", "howitzer G1d S3a") == "ST-MO-1"
    assert refused(state, "german", "howitzer S2d S3a") == "ST-MO-1"
    assert refused(basic(F1), "german", "howitzer G2a S1d") == "ST-TURN-2"


def test_st_mo_2_a_decoy_leaves_the_game() -> None:
    """Ex a: its cell is filled, nothing is scored."""
    state = advanced(F1)
    play(state, "german", "howitzer G2a S3c")
    assert (card(state, "S3c"), in_play(state, "sDE"), lost(state, "sDE")) == ("sEA", 0, 0)
    assert (reserve(state), score(state)) == ((10, 9), (0, 0))


def test_st_mo_2_an_empty_area_is_shown() -> None:
    """Ex b (AMB-45): nothing changes; the Mortar was still revealed."""
    state = advanced(F1)
    before = state.clone()
    log = play(state, "german", "howitzer G2a S3a")
    assert changes(before, state) == {}
    assert (reserve(state), score(state)) == ((10, 10), (0, 0))
    assert Revealed(read_cell("S3a"), read_card("sEA")) in log
    assert Revealed(read_cell("G2a"), read_card("gMO")) in log


@pytest.mark.parametrize("cell", ["S1a", "S1b", "S2c", "S2d", "S3b", "S2a"])
def test_st_mo_2_units_and_snipers_are_eliminated(cell: str) -> None:
    state = advanced(F1)
    name = card(state, cell)
    play(state, "german", f"howitzer G2a {cell}")
    assert (card(state, cell), lost(state, name)) == ("sEA", 1)
    assert score(state) == (2 if name in ("sSN", "sOF") else 1, 0)


def test_st_mo_3_an_intruder_that_is_not_adjacent() -> None:
    """Ex a (AMB-46): filled from the firing side's own reserve."""
    state = advanced(swap(F2, "S2d", "S3a"), to_act="soviet")
    before = state.clone()
    play(state, "soviet", "howitzer S3a S1c")
    assert changes(before, state) == {"S1c": "sEA"}
    assert (score(state), lost(state, "gIN")) == ((0, 1), 1)
    assert (reserve(before), reserve(state)) == ((9, 11), (9, 10))


def test_st_mo_3_an_adjacent_intruder_is_too_near() -> None:
    """Ex b."""
    assert refused(advanced(F2, to_act="soviet"), "soviet", "howitzer S2d S1c") == "ST-MO-1"


def test_st_mo_4_own_cards_are_no_targets() -> None:
    """Ex."""
    assert refused(advanced(F2), "german", "howitzer G2a S1c") == "ST-MO-4"
    assert refused(advanced(F2), "german", "howitzer G2a G3d") == "ST-MO-4"


# -- who learns what (Part 13) ----------------------------------------------------------------------

AFTER_HIT: list[Event] = [Eliminated(read_cell("S1d"), read_card("sSN"), 2), Filled(read_cell("S1d"), 1)]
AFTER_DECOY: list[Event] = [Removed(read_cell("S3c"), read_card("sDE")), Filled(read_cell("S3c"), 1)]
AFTER_MISS: list[Event] = [Revealed(read_cell("S3a"), read_card("sEA"))]


def check_shelling(target: str, then: list[Event]) -> None:
    """All learn of the Mortar, the target and its fate, and know both cells."""
    state = advanced(F1)
    log = play(state, "german", f"howitzer G2a {target}")
    mortar = read_cell("G2a")
    for viewer in ("german", "soviet", None):
        expected = [Shelled(0, mortar, read_cell(target)), Revealed(mortar, read_card("gMO")), *then]
        assert told(state, log, viewer) == expected
    assert possible(state, "soviet", "G2a") == possible(state, None, "G2a") == {"gMO"}
    assert possible(state, "german", target) == possible(state, None, target) == {"sEA"}
    play(state, "german", "deploy G2b", "move G1a MO SN OF EA")
    assert len(possible(state, "soviet", "G2a")) > 1


def test_h11_howitzer_hits() -> None:
    check_shelling("S1d", AFTER_HIT)


def test_h12_howitzer_meets_a_decoy() -> None:
    check_shelling("S3c", AFTER_DECOY)


def test_h13_howitzer_meets_an_empty_area() -> None:
    check_shelling("S3a", AFTER_MISS)
