"""Three and four players (Part 12)."""

import pytest

from fogline.kernel.game import Seat
from fogline.titles.stalingrad.rules.events import Event, ShotCardReturned, TurnBegan, TurnSkipped
from fogline.titles.stalingrad.rules.state import State
from tests.titles.stalingrad.fixtures import (
    F1,
    GAME,
    NOT_YOUR_TURN,
    OFFENSIVE,
    STOP,
    advanced,
    card,
    lay_out,
    lost,
    movable,
    new,
    play,
    put,
    refused,
    score,
    seen,
    shot_card,
    to_act,
    told,
    verbs,
    view,
    whole_turn,
    winners,
)

FOUR = ("german-units", "soviet-units", "german-snipers", "soviet-snipers")
STILL = {"german": "move G2c EA SN SC EA", "soviet": "move S3a EA SC SN EA"}
BLOCKING = """
        a    b    c    d    e
S3     sSN  sDE  sEA  sSC  sMO
S2     sEA  sOF  sSN  sDE  sMG
S1     sMG  sEA  sEA  sEA  sSN
------ front line ---------------
G1     gSN  gOF  gEA  sIN  gEA
G2     gEA  sIN  gSN  gEA  gEA
G3     gEA  gEA  gEA  gDE  gSN
"""
"""F3 later: one ASSAULT onto G2d, and Germany, all of whose Units but an Officer are gone, can MOVE nothing."""


def still(state: State) -> list[Event]:
    """The seat to act MOVEs a Quadrant without changing it, and ends its turn."""
    who = to_act(state)
    side = "german" if state.side() == 0 else "soviet"
    return whole_turn(state, who, STILL[side])


def test_st_team_1_three_players() -> None:
    """Ex: one leads the whole Soviet side and acts in turns 2 and 4 of every round."""
    state = advanced(F1, players=3, leader="soviet")
    assert GAME.seats(state.rules.setup) == ("german-units", "soviet", "german-snipers")
    order = []
    for _ in range(8):
        order.append(to_act(state))
        still(state)
    assert order == ["german-units", "soviet", "german-snipers", "soviet"] * 2


def test_amb_59_either_side_can_be_led_by_one() -> None:
    state = advanced(F1, players=3, leader="german")
    assert GAME.seats(state.rules.setup) == ("german", "soviet-units", "soviet-snipers")
    order = []
    for _ in range(4):
        order.append(to_act(state))
        still(state)
    assert order == ["german", "soviet-units", "german", "soviet-snipers"]


def test_amb_62_decoys_and_empty_areas_belong_to_no_division() -> None:
    """Any MOVE may shift them."""
    for who in ("german-units", "german-snipers"):
        state = advanced(F1, players=4, to_act=who)
        whole_turn(state, who, "move G2a OF MO DE EA")
        assert (card(state, "G3a"), card(state, "G3b")) == ("gDE", "gEA")


def test_st_team_2_round() -> None:
    """Ex (AMB-65): eight turns; the teams are {P1, P3} German and {P2, P4} Soviet."""
    state = advanced(F1, players=4)
    assert GAME.seats(state.rules.setup) == FOUR
    order = []
    for _ in range(8):
        order.append(to_act(state))
        still(state)
    assert order == list(FOUR) * 2
    assert [state.rules.side_of(Seat(player)) for player in range(4)] == [0, 1, 0, 1]


def test_st_team_3_actions_of_a_division() -> None:
    """Ex a (AMB-61)."""
    state = advanced(F1, players=4)
    assert verbs(state, "german-units") == {"move", "recognize", "howitzer", "fire", "assault", "deploy"}
    assert refused(state, "german-units", "search S1d") == "ST-TEAM-3"
    state = advanced(put(F1, G1c="gEA"), players=4, to_act="german-snipers")
    assert verbs(state, "german-snipers") == {"move", "search"}
    for action in ("howitzer G2a S1d", "deploy G2b", "recognize S1a", "fire S1d", "reinforce G2c IN SN SC EA"):
        assert refused(state, "german-snipers", action) == "ST-TEAM-3"
    state = advanced(put(F1, G1c="gEA"), players=4)
    assert "reinforce" in verbs(state, "german-units")


def test_st_team_3_any_quadrant_of_the_side() -> None:
    """Ex b (AMB-63): Snipers MOVE Units, and the turn ends without asking for DEPLOYMENT."""
    picture = put(F1, G1a="gEA", G1b="gSN")
    state = advanced(picture, players=4, to_act="german-snipers")
    assert movable(state, "german-snipers") == {"G1a", "G1b", "G1c", "G2a", "G2b", "G2c"}
    play(state, "german-snipers", "move G2a OF MO EA DE")
    assert to_act(state) == "soviet-snipers"


def test_st_team_3_defensive_fire_always_works() -> None:
    """The Soviet Machine Gun fires although it is nobody's turn there."""
    state = advanced(F1.replace("sMG  sIN  sEA", "sEA  sIN  sMG"), players=4)
    play(state, "german-units", "assault G1c S1b")
    assert lost(state, "gIN") == 1


@pytest.mark.parametrize("leader", ["german", "soviet"])
def test_st_team_4_the_same_limits_for_a_leader_of_both(leader: str) -> None:
    """Ex: the lone German player cannot SEARCH in turn 1; in turn 3 he can."""
    state = advanced(F1, players=3, leader=leader)
    target = "S1c" if leader == "german" else "G1b"
    if leader == "soviet":
        still(state)
    assert refused(state, leader, f"search {target}") == "ST-TEAM-3"
    still(state)
    still(state)
    assert to_act(state) == leader
    assert "howitzer" not in verbs(state, leader)
    play(state, leader, f"search {target}")


def test_st_team_5_the_team_wins() -> None:
    """Ex: the Shot of P3 meets the objective."""
    state = advanced(put(F1, S2c="sEA", S1a="sEA", S1b="sEA"), players=4, to_act="german-snipers")
    play(state, "german-snipers", "search S1d", "shoot G1a")
    assert score(state) == (6, 0)
    assert winners(state) == ("german-units", "german-snipers")
    state = advanced(put(F1, G1a="gEA"), players=3, leader="soviet", to_act="soviet-snipers")
    play(state, "soviet", "search G2d", "shoot S2a")
    assert winners(state) == ("soviet",)


def test_st_team_5_both_members_see_the_cards() -> None:
    """Before, during and after set-up."""
    state = new(players=4, mode="advanced")
    log = lay_out(state, "german-units", "SN EA IN MG  MO OF EA SN  EA DE SC EA")
    assert seen(state, "german-snipers", "G1a") == "gSN"
    assert told(state, log, "german-snipers") == told(state, log, "german-units")
    state = advanced(F1, players=4)
    for who in ("german-units", "german-snipers"):
        assert view(state, who).cells == view(state, "german-units").cells
        assert (seen(state, who, "G3c"), seen(state, who, "S1d")) == ("gSC", "s??")


def test_h26_team_mates_learn_the_same() -> None:
    """Both members of a side learn the same."""
    state = advanced(F1, players=4)
    log = whole_turn(state, "german-units", "move G1a OF MO EA SN")
    log += whole_turn(state, "soviet-units", "howitzer S2d G1a")
    log += whole_turn(state, "german-snipers", "search S1d", "shoot G2c")
    for one, other in (("german-units", "german-snipers"), ("soviet-units", "soviet-snipers")):
        assert told(state, log, one) == told(state, log, other)
        mine, theirs = view(state, one), view(state, other)
        assert mine._replace(seat=None) == theirs._replace(seat=None)
    assert told(state, log, "german-units") != told(state, log, "soviet-units")


def test_st_team_6_the_shot_card_waits_for_its_division() -> None:
    """Ex (AMB-24): it lies there during the turns of P4, P1 and P2."""
    state = advanced(F1, players=4, to_act="german-snipers")
    whole_turn(state, "german-snipers", "search S1d", "shoot G1c")
    for who in ("soviet-snipers", "german-units", "soviet-units"):
        assert (to_act(state), shot_card(state)) == (who, "G1c")
        whole_turn(state, who, "move S3a EA SC SN EA" if who.startswith("soviet") else "move G2a MO OF EA DE")
    assert (to_act(state), shot_card(state)) == ("german-snipers", None)


def test_st_team_6_also_for_the_leader_of_both() -> None:
    state = advanced(F1, players=3, leader="german", to_act="german-snipers")
    whole_turn(state, "german", "search S1d", "shoot G1c")
    still(state)
    assert (to_act(state), shot_card(state)) == ("german", "G1c")
    still(state)
    still(state)
    assert (to_act(state), shot_card(state)) == ("german", None)


def test_st_team_7_a_division_without_an_action_is_skipped() -> None:
    """Ex (AMB-64): P1 has only an Officer and nothing to MOVE; P3 can still SEARCH."""
    state = advanced(BLOCKING, scenario=STOP, players=4, to_act="soviet-units", turn=2)
    whole_turn(state, "soviet-units", "assault G1d G1c", "take G2d")
    assert verbs(state, "german-snipers") == {"search"}
    play(state, "german-snipers", "search S1b")
    log = play(state, "soviet-snipers", "move S3c EA SC SN DE")
    assert log[-2:] == [TurnSkipped(5, Seat(0), 0), TurnBegan(6, Seat(1), 1)]
    assert to_act(state) == "soviet-units"


@pytest.mark.parametrize(("lifetime", "after"), [("division", "G1a"), ("side", None)])
def test_st_turn_4_the_shot_card_comes_back_first(lifetime: str, after: str | None) -> None:
    """Also in a turn that is skipped (AMB-24: if it is that turn in which it comes back)."""
    state = advanced(BLOCKING, scenario=STOP, players=4, to_act="soviet-units", turn=2, shot_card_lifetime=lifetime)
    whole_turn(state, "soviet-units", "assault G1d G1c", "take G2d")
    play(state, "german-snipers", "search S1a", "shoot G1a")
    assert shot_card(state) == "G1a"
    log = play(state, "soviet-snipers", "move S3c EA SC SN DE")
    assert (to_act(state), shot_card(state)) == ("soviet-units", after)
    returned = [event for event in log if isinstance(event, ShotCardReturned | TurnSkipped)]
    assert [type(event) for event in returned] == ([TurnSkipped] if after else [ShotCardReturned, TurnSkipped])


def test_st_team_7_snipers_without_snipers_move() -> None:
    """AMB-39: OFFENSIVE WITHOUT SNIPERS in team play leaves the Snipers Divisions only MOVE."""
    picture = F1.replace("SN", "EA")
    state = advanced(picture, scenario=OFFENSIVE, players=4, to_act="german-snipers")
    assert verbs(state, "german-snipers") == {"move"}


def test_st_team_2_only_the_seat_whose_turn_it_is() -> None:
    """A team-mate cannot act in the other's turn."""
    state = advanced(F1, players=4)
    for who in FOUR[1:]:
        assert refused(state, who, "move G2c EA SN SC EA") == NOT_YOUR_TURN
