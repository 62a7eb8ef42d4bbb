"""Scout: RECOGNITION (11.3)."""

from fogline.titles.stalingrad.rules.cards import read_card, read_cell
from fogline.titles.stalingrad.rules.events import Recognized, Revealed
from tests.titles.stalingrad.fixtures import (
    F1,
    F2,
    advanced,
    basic,
    card,
    changes,
    legal_texts,
    lost,
    play,
    possible,
    put,
    refused,
    score,
    seen,
    shot_card,
    square,
    surely_among,
    told,
    verbs,
    whole_turn,
)

VIEWERS = ("german", "soviet", None)


def test_st_sc_1_two_cards_side_by_side() -> None:
    """Ex a: all see an Empty Area and an Officer; the Scout stays hidden."""
    state = advanced(F1)
    before = state.clone()
    log = play(state, "german", "recognize S2b S2c")
    for viewer in VIEWERS:
        assert told(state, log, viewer) == [
            Recognized(0, (read_cell("S2b"), read_cell("S2c"))),
            Revealed(read_cell("S2b"), read_card("sEA")),
            Revealed(read_cell("S2c"), read_card("sOF")),
        ]
    assert changes(before, state) == {}
    assert seen(state, "soviet", "G3c") == "g??"
    assert len(possible(state, "soviet", "G3c")) > 1


def test_st_sc_1_which_cards() -> None:
    """Ex b (AMB-43): one or two enemy cards of one row that touch."""
    state = advanced(F1)
    assert refused(state, "german", "recognize S2c S1c") == "ST-GRID-7"
    state = advanced(F2)
    assert refused(state, "german", "recognize S1b S1d") == "ST-GRID-7"
    assert refused(state, "german", "recognize S1b S1c") == "ST-SC-1"
    assert refused(state, "german", "recognize S1c") == "ST-SC-1"
    assert refused(state, "german", "recognize G1a") == "ST-SC-1"


def test_st_sc_1_an_intruder_beside_nothing() -> None:
    """In F2 the Soviets may recognize S1c alone; S1b and S1d beside it are their own."""
    offers = legal_texts(advanced(F2, to_act="soviet"), "soviet", "recognize")
    assert [text for text in offers if "S1" in text] == ["S1c"]


def test_st_sc_1_a_scout_is_needed() -> None:
    state = advanced(put(F1, G3c="gEA"))
    assert "recognize" not in verbs(state, "german")
    assert refused(state, "german", "recognize S1a") == "ST-SC-1"
    assert refused(basic(F1), "german", "recognize S1a") == "ST-TURN-2"


def test_st_sc_2_a_decoy_forces_nothing() -> None:
    """Ex (AMB-44): no Shot Card, the action is over."""
    state = advanced(F1)
    play(state, "german", "recognize S3c")
    assert verbs(state, "german") == {"deploy", "end"}
    assert shot_card(state) is None
    assert (card(state, "S3c"), score(state)) == ("sDE", (0, 0))


def test_st_sc_3_a_found_card_can_be_shot_later() -> None:
    """Ex: next turn, by SEARCH."""
    state = advanced(F1)
    whole_turn(state, "german", "recognize S1d")
    assert card(state, "S1d") == "sSN"
    assert seen(state, "german", "S1d") == "s??"
    whole_turn(state, "soviet", "search G1b")
    whole_turn(state, "german", "search S1d", "shoot G1a")
    assert lost(state, "sSN") == 1


def test_h10_recognition() -> None:
    """All learn the types, until the owner MOVEs."""
    state = advanced(F1)
    whole_turn(state, "german", "recognize S1c S1d")
    for viewer in ("german", None):
        assert possible(state, viewer, "S1c") == {"sEA"}
        assert possible(state, viewer, "S1d") == {"sSN"}
    whole_turn(state, "soviet", "move S2c OF MO SN EA")
    assert surely_among(state, "german", "sSN", square("S2c"))
    assert surely_among(state, "german", "sEA", square("S2c"))
