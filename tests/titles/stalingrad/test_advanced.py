"""Advanced Mode (11, 11.1, 11.2): what a turn offers, SEARCH by Snipers, DEPLOYMENT by Officers."""

import pytest

from fogline.kernel.game import Seat
from fogline.titles.stalingrad.rules.cards import read_card, read_cell
from fogline.titles.stalingrad.rules.events import Deployed, Moved, Revealed
from tests.titles.stalingrad.fixtures import (
    CHAIN,
    F1,
    F2,
    F3,
    F4,
    OFFENSIVE,
    STOP,
    advanced,
    basic,
    card,
    legal_texts,
    movable,
    play,
    possible,
    put,
    refused,
    seen,
    shot_card,
    square,
    surely_among,
    to_act,
    told,
    verbs,
)

TWO_OFFICERS = put(F1, S3a="sOF", G3a="gOF")


def test_st_adv_1_actions_of_germany_in_f1() -> None:
    """Ex a."""
    state = advanced(F1)
    assert len(movable(state, "german")) == 6
    assert len(legal_texts(state, "german", "search")) == 12
    recognitions = legal_texts(state, "german", "recognize")
    assert (len(recognitions), len([text for text in recognitions if " " in text])) == (21, 9)
    assert len(legal_texts(state, "german", "howitzer")) == 12
    assert {text.split()[0] for text in legal_texts(state, "german", "howitzer")} == {"G2a"}
    assert legal_texts(state, "german", "fire") == ["S1c", "S1d"]
    assert legal_texts(state, "german", "assault") == ["G1c S1b", "G1c S1c"]
    assert legal_texts(state, "german", "reinforce") == []
    assert legal_texts(state, "german", "deploy") == ["G2b"]


@pytest.mark.parametrize(
    ("who", "move", "search", "recognize", "howitzer", "fire", "assault"),
    [("german", 6, 11, 18, 11, 1, 4), ("soviet", 4, 13, 22, 12, 2, 3)],
)
def test_st_adv_1_actions_of_both_in_f2(
    who: str, move: int, search: int, recognize: int, howitzer: int, fire: int, assault: int
) -> None:
    """Ex b."""
    state = advanced(F2, to_act=who)
    assert len(movable(state, who)) == move
    assert len(legal_texts(state, who, "search")) == search
    assert len(legal_texts(state, who, "recognize")) == recognize
    assert len(legal_texts(state, who, "howitzer")) == howitzer
    assert len(legal_texts(state, who, "fire")) == fire
    assert len(legal_texts(state, who, "assault")) == assault
    if who == "german":
        assert legal_texts(state, who, "fire") == ["S1d"]


@pytest.mark.parametrize(
    ("cell", "verb", "action", "clause"),
    [
        ("G2b", "deploy", "deploy G2b", "ST-OF-3"),
        ("G3c", "recognize", "recognize S1a", "ST-SC-1"),
        ("G2a", "howitzer", "howitzer G2a S1d", "ST-MO-1"),
        ("G1d", "fire", "fire S1d", "ST-MG-1"),
        ("G1c", "assault", "assault G1c S1b", "ST-IN-1"),
    ],
)
def test_st_adv_1_an_eliminated_unit_gives_nothing(cell: str, verb: str, action: str, clause: str) -> None:
    state = advanced(put(F1, **{cell: "gEA"}))
    assert verb not in verbs(state, "german")
    assert refused(state, "german", action) == clause


def test_st_adv_2_one_deployment_a_turn() -> None:
    """Ex (AMB-41): also with two Officers, before or after the action."""
    state = advanced(TWO_OFFICERS, scenario=CHAIN)
    assert legal_texts(state, "german", "deploy") == ["G2b", "G3a"]
    play(state, "german", "deploy G2b", "move G1a SN EA MO OF")
    assert refused(state, "german", "deploy G3a") == "ST-ADV-2"
    assert refused(state, "german", "deploy G2b") == "ST-ADV-2"
    play(state, "german", "search S3d")
    assert to_act(state) == "soviet"


def test_st_sn_1_search_needs_a_sniper() -> None:
    """Ex: 12 targets in F1, none in F4."""
    assert len(legal_texts(advanced(F1), "german", "search")) == 12
    assert legal_texts(advanced(F4, scenario=OFFENSIVE), "german", "search") == []


def test_st_of_1_before_the_action() -> None:
    """Ex a: reveal the Officer, MOVE, then SEARCH, in one turn."""
    state = advanced(F1)
    log = play(state, "german", "deploy G2b", "move G1a OF EA MO SN", "search S3a")
    assert card(state, "G1a") == "gOF"
    assert to_act(state) == "soviet"
    assert Revealed(read_cell("G2b"), read_card("gOF")) in log
    assert surely_among(state, "soviet", "gOF", square("G1a"))


def test_st_of_1_after_the_action() -> None:
    """Ex b: SEARCH, Shoot, then reveal the Officer and MOVE."""
    state = advanced(F1)
    play(state, "german", "search S1d", "shoot G1c")
    assert to_act(state) == "german"
    play(state, "german", "deploy G2b", "move G2c SN EA SC EA")
    assert (to_act(state), shot_card(state)) == ("soviet", "G1c")


def test_st_of_1_the_move_follows_directly() -> None:
    """AMB-42: after the reveal only the extra MOVE is possible; only one's own Officer can be revealed."""
    state = advanced(F1)
    assert refused(state, "german", "deploy G1a") == "ST-OF-1"
    assert refused(state, "german", "deploy S2c") == "ST-OF-1"
    play(state, "german", "deploy G2b")
    assert verbs(state, "german") == {"move"}
    assert refused(state, "german", "search S1d") == "ST-OF-3"
    assert refused(state, "german", "end") == "ST-OF-3"


def test_h9_deployment() -> None:
    """The others learn the Officer's cell before the MOVE, and the Quadrant that was MOVEd."""
    state = advanced(F1)
    log = play(state, "german", "deploy G2b")
    assert possible(state, "soviet", "G2b") == possible(state, None, "G2b") == {"gOF"}
    log += play(state, "german", "move G2c SN EA SC EA")
    for viewer in ("soviet", None):
        assert told(state, log, viewer)[:3] == [
            Deployed(0, read_cell("G2b")),
            Revealed(read_cell("G2b"), read_card("gOF")),
            Moved((Seat(0),), 0, read_cell("G2c"), None),
        ]
        assert possible(state, viewer, "G2b") == {"gOF"}
        assert seen(state, viewer, "G2c") == "g??"
    assert seen(state, "german", "G2c") == "gSN"


def test_st_of_2_any_own_quadrant() -> None:
    """Ex: the extra MOVE need not touch the Officer."""
    state = advanced(F1)
    play(state, "german", "deploy G2b", "move G2c SN EA SC EA")
    assert (card(state, "G2b"), card(state, "G2c")) == ("gOF", "gSN")


def test_st_of_3_the_action_stays_compulsory() -> None:
    """Ex a: after DEPLOYMENT "end turn" is refused; the action may be a MOVE of the same Quadrant."""
    state = advanced(F1)
    play(state, "german", "deploy G2b", "move G1a OF EA MO SN")
    assert refused(state, "german", "end") == "ST-OF-3"
    assert to_act(state) == "german"
    play(state, "german", "move G1a SN EA MO OF")
    assert to_act(state) == "soviet"


def test_st_of_3_deployment_or_end_turn() -> None:
    """Ex b: after a SEARCH in Advanced Mode it is still Germany's turn; not if DEPLOYMENT was used, nor in Basic."""
    state = advanced(F1)
    play(state, "german", "search S3a")
    assert to_act(state) == "german"
    assert legal_texts(state, "german") == ["deploy G2b", "end"]
    assert refused(state, "german", "search S3d") == "ST-OF-3"
    assert refused(state, "german", "move G1a SN EA MO OF") == "ST-OF-3"
    play(state, "german", "end")
    assert to_act(state) == "soviet"
    state = advanced(F1)
    play(state, "german", "deploy G2b", "move G1a SN EA MO OF", "search S3a")
    assert to_act(state) == "soviet"
    state = basic(F1)
    assert refused(state, "german", "deploy G2b") == "ST-TURN-2"
    play(state, "german", "search S3a")
    assert to_act(state) == "soviet"


@pytest.mark.parametrize(
    "actions",
    [
        ["move G1a SN EA MO OF"],
        ["search S1d", "shoot G1a"],
        ["search S1b", "hold"],
        ["recognize S1a"],
        ["howitzer G2a S3a"],
        ["fire S1c"],
        ["fire S1d", "gun G1d"],
        ["assault G1c S1b", "stay"],
        ["assault G1c S1b", "take S1b"],
    ],
)
def test_st_of_3_after_every_action(actions: list[str]) -> None:
    state = advanced(F1)
    play(state, "german", *actions)
    assert (to_act(state), verbs(state, "german")) == ("german", {"deploy", "end"})
    state = advanced(put(F1, G2b="gEA"))
    actions = [action.replace("SN EA MO OF", "SN EA MO EA") for action in actions]
    play(state, "german", *actions)
    assert to_act(state) == "soviet"


def test_st_of_3_no_quadrant_no_deployment() -> None:
    """With Soviet Infantry on G2b and G2d nothing can be MOVEd, so no Officer is revealed."""
    picture = put(F3, G2b="sIN", G2d="sIN", S1b="sEA", S1d="sEA", G1c="gOF", G3d="gEA")
    state = advanced(picture, scenario=STOP)
    assert movable(state, "german") == set()
    assert "deploy" not in verbs(state, "german")
    assert refused(state, "german", "deploy G1c") == "ST-OF-3"
    play(state, "german", "search S1c")
    assert to_act(state) == "soviet"
