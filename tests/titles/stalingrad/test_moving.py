"""MOVE (Part 5)."""

from fogline.kernel.game import Seat
from fogline.titles.scope.position import MIXED
from fogline.titles.stalingrad.rules.actions import pack
from fogline.titles.stalingrad.rules.cards import read_cell, read_kind
from fogline.titles.stalingrad.rules.events import Moved
from tests.titles.stalingrad.fixtures import (
    F1,
    F2,
    F4,
    OFFENSIVE,
    advanced,
    basic,
    card,
    changes,
    legal_texts,
    movable,
    play,
    possible,
    put,
    refused,
    remembered,
    seen,
    shot_card,
    square,
    surely_among,
    to_act,
    told,
    verbs,
    view,
)


def test_st_move_1_four_cards_in_any_order() -> None:
    """Ex."""
    state = basic(F1)
    before = state.clone()
    play(state, "german", "move G1a EA MO OF SN")
    assert changes(before, state) == {"G1a": "gEA", "G1b": "gMO", "G2a": "gOF", "G2b": "gSN"}


def test_st_move_2_not_across_the_line() -> None:
    """Ex a (AMB-14)."""
    state = basic(F1)
    assert refused(state, "german", "move S1a MG IN SN EA") == "ST-MOVE-2"
    assert refused(state, "german", "move S3a EA SC SN EA") == "ST-MOVE-2"
    assert movable(state, "german") == {"G1a", "G1b", "G1c", "G2a", "G2b", "G2c"}


def test_st_move_2_four_allied_cards() -> None:
    """Ex b: an enemy Infantry in it spoils the Quadrant."""
    state = advanced(F2, to_act="soviet")
    assert refused(state, "soviet", "move S2b EA OF IN IN") == "ST-MOVE-2"
    play(state, "soviet", "move S3b SC DE EA OF")
    assert card(state, "S1c") == "gIN"


def test_st_move_3_no_change_is_a_move() -> None:
    """Ex a (AMB-13): a bluff, and the turn ends."""
    state = basic(F1)
    before = state.clone()
    play(state, "german", "move G2c EA SN SC EA")
    assert changes(before, state) == {}
    assert to_act(state) == "soviet"


def test_st_move_3_equal_results_are_one_action() -> None:
    """Ex b: two Empty Areas, a Sniper and a Scout have 12 different orders; four different cards 24."""
    moves = legal_texts(basic(F1), "german", "move")
    of_two_alike = [text for text in moves if text.startswith("G2c")]
    assert len(of_two_alike) == len(set(of_two_alike)) == 12
    assert "G2c EA SN SC EA" in of_two_alike
    assert len([text for text in moves if text.startswith("G1a")]) == 24


def test_st_move_4_the_same_four_cards() -> None:
    """Ex: two Snipers where there was one."""
    state = basic(F1)
    assert refused(state, "german", "move G1a SN SN MO OF") == "ST-MOVE-4"
    assert refused(state, "german", "move G1a EA EA MO OF") == "ST-MOVE-4"


def test_st_move_5_an_exact_cell_becomes_four() -> None:
    """Ex: the Soviets saw the Officer on G2b; after a MOVE of Q[G1a] it is one of four cards."""
    state = basic(F1, to_act="soviet")
    play(state, "soviet", "search G2b", "hold")
    assert possible(state, "soviet", "G2b") == {"gOF"}
    play(state, "german", "move G1a SN EA MO OF")
    assert surely_among(state, "soviet", "gOF", square("G1a"))


def test_st_move_5_not_even_whether_anything_changed() -> None:
    """The Soviets are told and know the same, whatever the new order."""
    one, other = basic(F1), basic(F1)
    first = play(one, "german", "move G1a SN EA MO OF")
    second = play(other, "german", "move G1a OF MO EA SN")
    assert told(one, first, "soviet") == told(other, second, "soviet")
    assert view(one, "soviet") == view(other, "soviet")
    assert view(one, None) == view(other, None)
    assert view(one, "german") != view(other, "german")


def test_h3_move() -> None:
    """The mover learns its own new arrangement, the others the Quadrant."""
    state = basic(F1)
    log = play(state, "german", "move G1a EA MO OF SN")
    order = pack(*[read_kind(kind) for kind in ("EA", "MO", "OF", "SN")])
    assert told(state, log, "german")[0] == Moved((Seat(0),), 0, read_cell("G1a"), order)
    for viewer in ("soviet", None):
        assert told(state, log, viewer)[0] == Moved((Seat(0),), 0, read_cell("G1a"), None)
        assert [fact.what for fact in remembered(state, viewer)] == [MIXED]
        assert seen(state, viewer, "G1a") == "g??"


def test_st_move_6_no_unit_is_needed() -> None:
    """Ex: F4 with one German Scout left."""
    state = advanced(put(F4, G1c="gEA", G1d="gEA", G2a="gEA", G2b="gEA"), scenario=OFFENSIVE, score=(0, 0))
    assert "move" in verbs(state, "german")
    play(state, "german", "move G2b EA EA SC DE")
    assert (card(state, "G3b"), card(state, "G3c")) == ("gSC", "gDE")


def test_st_move_7_shot_cards_stay_where_they_are() -> None:
    """Ex (AMB-25): the German Shot Card on Q[G1a] neither hinders the MOVE of Player 1 nor goes with it."""
    state = advanced(F1, players=4, shot="german G1a", turn=5)
    assert to_act(state) == "german-units"
    play(state, "german-units", "move G1a OF MO EA SN")
    assert shot_card(state) == "G1a"
