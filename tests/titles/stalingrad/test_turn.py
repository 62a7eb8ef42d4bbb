"""Turn (Part 4): alternation, one compulsory action, the start and the end of a turn."""

import pytest

from fogline.kernel.errors import NotationError
from fogline.kernel.game import Seat
from fogline.titles.stalingrad.rules.events import ShotCardReturned, TurnBegan, TurnSkipped
from tests.titles.stalingrad.fixtures import (
    F1,
    GAME,
    NOT_YOUR_TURN,
    advanced,
    basic,
    card,
    is_over,
    legal_texts,
    play,
    put,
    reasons,
    refused,
    shot_card,
    swap,
    to_act,
    told,
    verbs,
    winners,
)

STILL_GERMAN = "move G2c EA SN SC EA"
STILL_SOVIET = "move S3a EA SC SN EA"


def test_st_turn_1_turns_alternate() -> None:
    """Ex."""
    state = basic(F1)
    order = []
    for who, text in [("german", STILL_GERMAN), ("soviet", STILL_SOVIET)] * 3:
        order.append(to_act(state))
        play(state, who, text)
    assert order == ["german", "soviet"] * 3


def test_st_turn_2_no_voluntary_pass() -> None:
    """Ex a (AMB-12)."""
    state = basic(F1)
    with pytest.raises(NotationError):
        GAME.read("pass")
    assert refused(state, "german", "end") == "ST-TURN-2"
    assert refused(state, "german", "done") == "ST-TURN-2"
    assert verbs(state, "german") == {"move", "search"}


def test_st_turn_2_one_action() -> None:
    """Ex b: after a MOVE it is no longer Germany's turn."""
    state = basic(F1)
    play(state, "german", STILL_GERMAN)
    assert refused(state, "german", "search S1d") == NOT_YOUR_TURN
    assert to_act(state) == "soviet"


def test_st_turn_3_the_shot_card_comes_back_first() -> None:
    """Ex: it lies on Q[G1c] during the whole Soviet turn and is gone when Germany is asked to act."""
    state = basic(F1)
    play(state, "german", "search S1d", "shoot G1c")
    assert (to_act(state), shot_card(state)) == ("soviet", "G1c")
    play(state, "soviet", "search G1a")
    assert shot_card(state) == "G1c"
    log = play(state, "soviet", "hold")
    assert (to_act(state), shot_card(state)) == ("german", None)
    assert log[-2:] == [ShotCardReturned(0), TurnBegan(3, Seat(0), 0)]


# 5x3 without Snipers: Germany has an Officer, the Soviets two Infantry that spoil its Quadrants.
BLOCKING = """
        a    b    c    d    e
S3     sEA  sEA  sEA  sEA  sEA
S2     sEA  sEA  sEA  sEA  sEA
S1     sEA  sEA  sEA  sEA  sEA
------ front line -------------
G1     gEA  gEA  gEA  sIN  gEA
G2     gEA  sIN  gEA  gEA  gEA
G3     gOF  gEA  gEA  gEA  gEA
data| name = "Two Infantry against an Officer"
data| base = "open-front"
data| mode = "advanced"
data| victory = [{ points = 2 }]
data| [cards]
data| G = { SN = 0, DE = 0, OF = 1, SC = 0, MO = 0, MG = 0, IN = 0 }
data| S = { SN = 0, DE = 0, OF = 0, SC = 0, MO = 0, MG = 0, IN = 2 }
"""


def test_st_turn_4_no_action_no_turn() -> None:
    """Ex (AMB-12): with Soviet Infantry on G2b and G2d and an Officer, Germany is skipped, and it is announced."""
    state = advanced(BLOCKING, scenario="custom", to_act="soviet", turn=2)
    log = play(state, "soviet", "assault G1d G1c", "take G2d")
    assert (card(state, "G2b"), card(state, "G2d")) == ("sIN", "sIN")
    assert log[-2:] == [TurnSkipped(3, Seat(0), 0), TurnBegan(4, Seat(1), 1)]
    assert to_act(state) == "soviet"


def test_st_turn_4_only_then() -> None:
    """With one Quadrant left to MOVE there is no skip."""
    state = advanced(BLOCKING, scenario="custom", to_act="soviet", turn=2)
    play(state, "soviet", "assault G1d G1c", "stay")
    assert to_act(state) == "german"
    assert verbs(state, "german") == {"move", "deploy"}


def test_amb_30_skipped_turns_are_quiet_turns() -> None:
    """The limit counts the turns of any player: a skipped German turn is the third in a row."""
    state = advanced(BLOCKING, scenario="custom", to_act="soviet", quiet_turn_limit=3)
    play(state, "soviet", "assault G1d G1c", "take G2d")
    assert (is_over(state), to_act(state)) == (False, "soviet")
    play(state, "soviet", "move S3a EA EA EA EA")
    assert reasons(state) == ("quiet",)
    assert winners(state) == ()


def test_h25_skipped_turn() -> None:
    """All learn that the side had no legal action."""
    state = advanced(BLOCKING, scenario="custom", to_act="soviet", turn=2)
    log = play(state, "soviet", "assault G1d G1c", "take G2d")
    for viewer in ("german", "soviet", None):
        assert TurnSkipped(3, Seat(0), 0) in told(state, log, viewer)


def test_st_turn_5_winning_ends_the_game_immediately() -> None:
    """Ex: Germany scores its last point; DEPLOYMENT is refused."""
    state = advanced(put(F1, S1a="sEA", S1b="sEA", S2c="sEA"))
    play(state, "german", "howitzer G2a S1d")
    assert is_over(state)
    assert refused(state, "german", "deploy G2b") == NOT_YOUR_TURN
    assert to_act(state) == ""
    assert legal_texts(state, "german") == legal_texts(state, "soviet") == []


def test_st_turn_5_the_exchange_is_completed_first() -> None:
    """The last cell is filled, the Shot Card placed (AMB-27), and the Infantry put in place."""
    state = basic(put(F1, S2a="sEA"))
    play(state, "german", "search S1d", "shoot G1c")
    assert winners(state) == ("german",)
    assert (card(state, "S1d"), shot_card(state)) == ("sEA", "G1c")
    state = advanced(put(swap(F1, "S1c", "S1d"), S2a="sEA"))
    play(state, "german", "assault G1c S1b", "take S1c")
    assert winners(state) == ("german",)
    assert (card(state, "S1c"), card(state, "G1c")) == ("gIN", "gEA")


def test_st_turn_6_a_reveal_asks_for_a_decision() -> None:
    """Ex: after SEARCH has shown the Sniper, only Shoot or not is accepted."""
    state = basic(F1)
    play(state, "german", "search S1d")
    assert legal_texts(state, "german") == ["shoot G1a", "shoot G1c", "shoot G2c", "hold"]
    assert refused(state, "german", STILL_GERMAN) == "ST-TURN-6"
    assert refused(state, "german", "search S1d") == "ST-TURN-6"
    assert refused(state, "soviet", STILL_SOVIET) == NOT_YOUR_TURN


def test_st_turn_6_also_for_offensive_fire_and_assault() -> None:
    state = advanced(F1)
    play(state, "german", "fire S1d")
    assert legal_texts(state, "german") == ["gun G1d", "hold"]
    assert refused(state, "german", "shoot G1a") == "ST-TURN-6"
    assert refused(state, "german", "deploy G2b") == "ST-TURN-6"
    state = advanced(F1)
    play(state, "german", "assault G1c S1b")
    assert legal_texts(state, "german") == ["take S1b", "take S1c", "stay"]
    assert refused(state, "german", "hold") == "ST-TURN-6"
    assert refused(state, "german", "end") == "ST-TURN-6"
