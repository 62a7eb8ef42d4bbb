"""REINFORCEMENTS (11.8), and those of OFFENSIVE WITHOUT SNIPERS (ST-OFF-2)."""

from fogline.kernel.game import Seat
from fogline.titles.stalingrad.rules.actions import pack
from fogline.titles.stalingrad.rules.cards import CODES, read_cell
from fogline.titles.stalingrad.rules.events import Reinforced
from tests.titles.stalingrad.fixtures import (
    F1,
    F3,
    F4,
    OFFENSIVE,
    STOP,
    advanced,
    basic,
    card,
    changes,
    in_play,
    legal_texts,
    lost,
    movable,
    play,
    put,
    refused,
    reserve,
    score,
    seen,
    square,
    surely_among,
    swap,
    told,
    verbs,
    whole_turn,
)

INFANTRY_LOST = put(F1, G1c="gEA")
BOTH_LOST = put(F4, G2a="gEA", G1c="gEA")


def test_st_re_1_only_an_eliminated_infantry() -> None:
    """Ex: the second Infantry card in the box does not count (AMB-54)."""
    state = advanced(F1)
    assert "reinforce" not in verbs(state, "german")
    assert refused(state, "german", "reinforce G2c IN SN SC EA") == "ST-RE-1"


def test_st_re_1_no_infantry_needs_to_be_left() -> None:
    state = advanced(INFANTRY_LOST)
    assert (in_play(state, "gIN"), lost(state, "gIN")) == (0, 1)
    assert "reinforce" in verbs(state, "german")
    assert refused(basic(INFANTRY_LOST), "german", "reinforce G2c IN SN SC EA") == "ST-TURN-2"


def test_st_re_2_an_infantry_for_an_empty_area() -> None:
    """Ex a: the Empty Area goes to the reserve; the final arrangement is one command."""
    state = advanced(INFANTRY_LOST)
    before = state.clone()
    play(state, "german", "reinforce G2c IN SN SC EA")
    assert changes(before, state) == {"G2c": "gIN"}
    assert (reserve(before), reserve(state)) == ((9, 10), (10, 10))
    assert (in_play(state, "gIN"), lost(state, "gIN")) == (1, 0)


def test_st_re_2_any_order_and_each_result_once() -> None:
    """Q[G2c] then holds four different cards: 24 results, Q[G2a] and Q[G2b] their own."""
    state = advanced(INFANTRY_LOST)
    offers = legal_texts(state, "german", "reinforce")
    assert len(offers) == len(set(offers))
    assert len([text for text in offers if text.startswith("G2c")]) == 24
    assert movable(state, "german", "reinforce") == {"G2a", "G2b", "G2c"}
    play(state, "german", "reinforce G2c EA SC SN IN")
    assert [card(state, cell) for cell in ("G2c", "G2d", "G3c", "G3d")] == ["gEA", "gSC", "gSN", "gIN"]


def test_st_re_2_at_the_rear_with_an_empty_area_and_four_allied_cards() -> None:
    """Ex b."""
    state = advanced(INFANTRY_LOST)
    assert refused(state, "german", "reinforce G1c IN MG EA SN") == "ST-RE-2"
    assert refused(state, "german", "reinforce S3a EA SC IN EA") == "ST-RE-2"
    crowded = advanced(
        """
            a    b    c    d
        S3     sEA  sSC  sDE  sEA
        S2     sSN  sEA  sOF  sMO
        S1     sMG  sIN  sEA  sSN
        ------ front line ----------
        G1     gEA  gEA  gEA  gEA
        G2     gEA  gOF  gMG  gSN
        G3     gMO  gDE  gSC  gSN
        """
    )
    assert movable(crowded, "german", "reinforce") == {"G2a"}
    assert refused(crowded, "german", "reinforce G2b IN MG DE SC") == "ST-RE-2"
    assert refused(crowded, "german", "reinforce G2c MG SN SC IN") == "ST-RE-2"
    spoilt = advanced(put(INFANTRY_LOST, G2c="sIN", S1b="sEA"))
    assert movable(spoilt, "german", "reinforce") == {"G2a"}
    assert refused(spoilt, "german", "reinforce G2c IN SN SC IN") == "ST-RE-2"


def test_st_re_2_the_same_cards_but_for_the_arrival() -> None:
    state = advanced(INFANTRY_LOST)
    assert refused(state, "german", "reinforce G2c IN SN SC SN") == "ST-RE-2"
    assert refused(state, "german", "reinforce G2c EA SN SC EA") == "ST-RE-2"
    assert refused(state, "german", "reinforce G2c IN SN SC IN") == "ST-RE-2"


def test_st_re_3_the_points_are_taken_off() -> None:
    """Ex: 3 points including the Infantry become 2; eliminated again it scores again."""
    state = advanced(put(INFANTRY_LOST, G2b="gEA"))
    assert score(state) == (0, 3)
    play(state, "german", "reinforce G2c IN SN SC EA")
    assert score(state) == (0, 2)
    whole_turn(state, "soviet", "search G2c", "shoot S2a")
    assert (score(state), lost(state, "gIN")) == ((0, 3), 1)


def test_st_re_4_one_infantry_at_a_time() -> None:
    """Ex: F3 with both Infantry eliminated."""
    state = advanced(put(swap(F3, "G3d", "G1c"), G1b="gEA", G1d="gEA"), scenario=STOP)
    assert lost(state, "gIN") == 2
    assert refused(state, "german", "reinforce G2c SN OF IN IN") == "ST-RE-2"
    play(state, "german", "reinforce G2c SN OF IN EA")
    assert lost(state, "gIN") == 1


def test_st_re_5_the_enemys_news() -> None:
    """Ex: an Infantry is in one of the four cells."""
    state = advanced(INFANTRY_LOST)
    play(state, "german", "reinforce G2c IN SN SC EA")
    assert surely_among(state, "soviet", "gIN", square("G2c"))


def test_h21_reinforcements() -> None:
    """A knows its arrangement; the others learn the Quadrant and the cards that came; score and reserve are public."""
    state = advanced(INFANTRY_LOST)
    log = play(state, "german", "reinforce G2c IN SN SC EA")
    came = (CODES.index("IN"),)
    order = pack(*[CODES.index(code) for code in ("IN", "SN", "SC", "EA")])
    assert told(state, log, "german") == [Reinforced((Seat(0),), 0, read_cell("G2c"), came, order)]
    for viewer in ("soviet", None):
        assert told(state, log, viewer) == [Reinforced((Seat(0),), 0, read_cell("G2c"), came, None)]
        assert seen(state, viewer, "G2c") == "g??"
        assert surely_among(state, viewer, "gIN", square("G2c"))


def test_h21_it_held_an_empty_area() -> None:
    """Four cells known to hold a Sniper, a Scout and two Empty Areas now hold one Empty Area less."""
    state = advanced(INFANTRY_LOST, to_act="soviet")
    whole_turn(state, "soviet", "recognize G2c G2d")
    whole_turn(state, "german", "move G1a SN EA MO OF")
    whole_turn(state, "soviet", "recognize G3c G3d")
    play(state, "german", "reinforce G2c IN SN SC EA")
    for name in ("gIN", "gSN", "gSC", "gEA"):
        assert surely_among(state, "soviet", name, square("G2c"))


def test_amb_55_one_action_with_its_move() -> None:
    """DEPLOYMENT may still be added."""
    state = advanced(INFANTRY_LOST)
    play(state, "german", "reinforce G2c IN SN SC EA")
    assert verbs(state, "german") == {"deploy", "end"}
    play(state, "german", "deploy G2b", "move G2c SN IN SC EA")
    assert card(state, "G2d") == "gIN"


# -- OFFENSIVE WITHOUT SNIPERS ----------------------------------------------------------------------


def test_st_off_2_mortar_and_infantry_together() -> None:
    """Ex a: for two Empty Areas of Q[G2a]."""
    state = advanced(BOTH_LOST, scenario=OFFENSIVE)
    before = state.clone()
    assert score(state) == (0, 2)
    play(state, "german", "reinforce2 G2a MO OF IN DE")
    assert changes(before, state) == {"G2a": "gMO", "G3a": "gIN"}
    assert (score(state), reserve(state)[0] - reserve(before)[0]) == ((0, 0), 2)


def test_st_off_2_the_pair_needs_two_empty_areas() -> None:
    """Ex b: Q[G2b] has one; the Infantry alone is accepted there."""
    state = advanced(BOTH_LOST, scenario=OFFENSIVE)
    assert refused(state, "german", "reinforce2 G2b OF IN MO SC") == "ST-OFF-2"
    play(state, "german", "reinforce G2b OF IN DE SC")
    assert (lost(state, "gIN"), lost(state, "gMO")) == (0, 1)


def test_st_off_2_never_a_mortar_alone() -> None:
    """Ex c (AMB-39); nor the pair when only one of them was eliminated, nor two Infantry."""
    state = advanced(put(F4, G2a="gEA"), scenario=OFFENSIVE)
    assert verbs(state, "german") & {"reinforce", "reinforce2"} == set()
    assert refused(state, "german", "reinforce G2a MO OF EA DE") == "ST-RE-1"
    assert refused(state, "german", "reinforce2 G2a MO OF IN DE") == "ST-OFF-2"
    state = advanced(put(F4, G1c="gEA"), scenario=OFFENSIVE)
    assert verbs(state, "german") & {"reinforce", "reinforce2"} == {"reinforce"}
    both = advanced(BOTH_LOST, scenario=OFFENSIVE)
    assert refused(both, "german", "reinforce G2a MO OF EA DE") == "ST-RE-2"
    assert refused(both, "german", "reinforce2 G2a IN OF IN DE") == "ST-OFF-2"


def test_st_off_2_only_in_that_scenario() -> None:
    state = advanced(put(F1, G1c="gEA", G2a="gEA"))
    assert refused(state, "german", "reinforce2 G2a MO OF IN DE") == "ST-OFF-2"


def test_h21_the_pair() -> None:
    """With ST-OFF-2 all learn that a Mortar came too."""
    state = advanced(BOTH_LOST, scenario=OFFENSIVE)
    log = play(state, "german", "reinforce2 G2a MO OF IN DE")
    came = (CODES.index("IN"), CODES.index("MO"))
    assert told(state, log, "soviet") == [Reinforced((Seat(0),), 0, read_cell("G2a"), came, None)]
    assert surely_among(state, "soviet", "gMO", square("G2a"))
    assert surely_among(state, None, "gIN", square("G2a"))
