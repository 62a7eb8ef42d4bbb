"""Machine Gun: OFFENSIVE FIRE (11.5)."""

from fogline.kernel.game import Seat
from fogline.titles.stalingrad.rules.cards import read_card, read_cell
from fogline.titles.stalingrad.rules.events import Eliminated, Filled, FireOpened, Held, Revealed
from tests.titles.stalingrad.fixtures import (
    F1,
    F2,
    F3,
    STOP,
    advanced,
    basic,
    card,
    changes,
    legal_texts,
    play,
    possible,
    refused,
    reserve,
    score,
    shot_card,
    surely_among,
    swap,
    told,
    verbs,
    whole_turn,
)

VIEWERS = ("german", "soviet", None)
OPENED = FireOpened((Seat(0),), 0, read_cell("S1d"), None)
SNIPER = Revealed(read_cell("S1d"), read_card("sSN"))
GUN = Revealed(read_cell("G1d"), read_card("gMG"))


def test_st_mg_1_next_to_a_machine_gun() -> None:
    """Ex a (AMB-48)."""
    state = advanced(F1)
    assert legal_texts(state, "german", "fire") == ["S1c", "S1d"]
    assert refused(state, "german", "fire S1b") == "ST-MG-1"
    assert refused(state, "german", "fire G1c") == "ST-MG-1"
    assert refused(basic(F1), "german", "fire S1d") == "ST-TURN-2"


def test_st_mg_1_the_gun_stays_hidden_for_now() -> None:
    """Ex b: the Sniper on S1c is shown, the Machine Gun not yet."""
    state = advanced(swap(F1, "S1c", "S1d"))
    log = play(state, "german", "fire S1c")
    for viewer in VIEWERS:
        assert Revealed(read_cell("S1c"), read_card("sSN")) in told(state, log, viewer)
        assert GUN not in told(state, log, viewer)
    assert surely_among(state, "soviet", "gMG", {"G1b", "G1c", "G1d"})
    assert legal_texts(state, "german") == ["gun G1d", "hold"]


def test_st_mg_2_shoot() -> None:
    """Ex a."""
    state = advanced(F1)
    before = state.clone()
    log = play(state, "german", "fire S1d", "gun G1d")
    assert GUN in log
    assert changes(before, state) == {"S1d": "sEA"}
    assert (score(state), shot_card(state)) == ((2, 0), None)


def test_st_mg_2_decline() -> None:
    """Ex b: the Soviets only know that a Machine Gun is on G1c or G1d."""
    state = advanced(F1)
    before = state.clone()
    log = play(state, "german", "fire S1d", "hold")
    assert changes(before, state) == {}
    assert GUN not in log
    assert surely_among(state, "soviet", "gMG", {"G1c", "G1d"})


def test_st_mg_2_only_a_machine_gun_next_to_it() -> None:
    state = advanced(F1)
    play(state, "german", "fire S1d")
    assert refused(state, "german", "gun G1c") == "ST-MG-2"
    assert refused(state, "german", "gun G2d") == "ST-MG-2"


def test_st_mg_3_a_decoy_forces_the_reveal() -> None:
    """Ex: the Machine Gun is shown, the Decoy stays, no points."""
    state = advanced(swap(F1, "S1c", "S3c"))
    play(state, "german", "fire S1c")
    assert legal_texts(state, "german") == ["gun G1d"]
    assert refused(state, "german", "hold") == "ST-MG-3"
    log = play(state, "german", "gun G1d")
    assert GUN in log
    assert (card(state, "S1c"), score(state)) == ("sDE", (0, 0))


def test_st_mg_4_an_empty_area() -> None:
    """Ex: the action is over, and the Soviets know that a Machine Gun is on one of three cells."""
    state = advanced(F1)
    play(state, "german", "fire S1c")
    assert verbs(state, "german") == {"deploy", "end"}
    assert surely_among(state, "soviet", "gMG", {"G1b", "G1c", "G1d"})


def test_st_mg_5_either_machine_gun() -> None:
    """Ex: with Machine Guns on two cells next to the target, the player chooses."""
    picture = swap(F3, "G1d", "G2a")
    for gun, other in (("G1d", "G1e"), ("G1e", "G1d")):
        state = advanced(picture, scenario=STOP)
        play(state, "german", "fire S1e")
        assert legal_texts(state, "german") == ["gun G1d", "gun G1e", "hold"]
        play(state, "german", f"gun {gun}")
        assert possible(state, "soviet", gun) == {"gMG"}
        assert len(possible(state, "soviet", other)) > 1


def test_st_mg_6_an_intruder() -> None:
    """Ex: a Machine Gun on S1b reaches three German cells and the Infantry on S1c."""
    state = advanced(swap(F2, "S1a", "S1b"), to_act="soviet")
    assert sorted(legal_texts(state, "soviet", "fire")) == ["G1a", "G1b", "G1c", "S1c"]
    before = state.clone()
    log = play(state, "soviet", "fire S1c", "gun S1b")
    assert Revealed(read_cell("S1b"), read_card("sMG")) in log
    assert changes(before, state) == {"S1c": "sEA"}
    assert (score(state), reserve(state)) == ((0, 1), (9, 10))


# -- who learns what (Part 13) ----------------------------------------------------------------------


def test_h14_offensive_fire_without_a_shot() -> None:
    """B learns that a Machine Gun is next to the target, not which; the target's type is public until MOVE."""
    state = advanced(F1)
    log = play(state, "german", "fire S1d", "hold")
    for viewer in VIEWERS:
        assert told(state, log, viewer) == [OPENED, SNIPER, Held(0)]
    assert surely_among(state, "soviet", "gMG", {"G1c", "G1d"})
    assert surely_among(state, None, "gMG", {"G1c", "G1d"})
    assert possible(state, "german", "S1d") == possible(state, None, "S1d") == {"sSN"}


def test_h14_round_an_intruder() -> None:
    """The Machine Gun is on one of the Soviet cells round S1c."""
    state = advanced(swap(F2, "S1a", "S1b"), to_act="soviet")
    play(state, "soviet", "fire S1c", "hold")
    assert surely_among(state, "german", "sMG", {"S2b", "S2c", "S2d", "S1b", "S1d"})


def test_h14_friendly_infantry_beyond_the_line_is_no_machine_gun() -> None:
    """In F2 the Infantry on S1c is next to S1d too, but everybody knows that it is an Infantry."""
    state = advanced(F2)
    play(state, "german", "fire S1d", "hold")
    assert surely_among(state, "soviet", "gMG", {"G1c", "G1d"})


def test_h15_offensive_fire_with_a_shot() -> None:
    state = advanced(F1)
    log = play(state, "german", "fire S1d", "gun G1d")
    gone = Eliminated(read_cell("S1d"), read_card("sSN"), 2)
    for viewer in VIEWERS:
        assert told(state, log, viewer) == [OPENED, SNIPER, GUN, gone, Filled(read_cell("S1d"), 1)]
    assert possible(state, "soviet", "G1d") == possible(state, None, "G1d") == {"gMG"}
    assert possible(state, "german", "S1d") == possible(state, None, "S1d") == {"sEA"}


def test_h16_offensive_fire_at_a_decoy() -> None:
    state = advanced(swap(F1, "S1d", "S3c"))
    log = play(state, "german", "fire S1d", "gun G1d")
    for viewer in VIEWERS:
        assert told(state, log, viewer) == [OPENED, Revealed(read_cell("S1d"), read_card("sDE")), GUN]
    assert possible(state, "soviet", "G1d") == possible(state, None, "G1d") == {"gMG"}
    whole_turn(state, "german")
    assert possible(state, "german", "S1d") == possible(state, None, "S1d") == {"sDE"}
