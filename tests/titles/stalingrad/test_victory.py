"""Victory in the Basic scenarios (Part 7)."""

from fogline.titles.stalingrad.rules.events import GameOver, Shown
from tests.titles.stalingrad.fixtures import (
    F1,
    NOT_YOUR_TURN,
    advanced,
    basic,
    in_play,
    is_over,
    lost,
    play,
    put,
    reasons,
    refused,
    score,
    swap,
    to_act,
    winners,
)


def test_st_win_1_all_enemy_snipers() -> None:
    """Ex: Germany wins with 4 points although the objective is 6."""
    state = basic(put(F1, S2a="sEA"))
    assert score(state) == (2, 0)
    play(state, "german", "search S1d", "shoot G1a")
    assert (winners(state), reasons(state), score(state)) == (("german",), ("snipers",), (4, 0))


def test_st_win_1_also_for_the_soviets() -> None:
    state = basic(put(F1, G1a="gEA"), to_act="soviet")
    play(state, "soviet", "search G2d", "shoot S2a")
    assert (winners(state), reasons(state)) == (("soviet",), ("snipers",))


def test_st_win_2_objective_points() -> None:
    """Ex a: 4 points and a Sniper make 6, with one Soviet Sniper left."""
    state = basic(put(F1, S2c="sEA", S1a="sEA", S1b="sEA"))
    assert score(state) == (4, 0)
    play(state, "german", "search S1d", "shoot G1a")
    assert (winners(state), reasons(state), score(state)) == (("german",), ("points",), (6, 0))
    assert in_play(state, "sSN") == 1


def test_st_win_2_at_least_the_objective() -> None:
    """Ex b (AMB-28): 5 points and a Sniper make 7."""
    state = basic(put(F1, S2c="sEA", S1a="sEA", S1b="sEA", S3b="sEA"))
    assert score(state) == (5, 0)
    play(state, "german", "search S1d", "shoot G1a")
    assert (winners(state), reasons(state), score(state)) == (("german",), ("points",), (7, 0))


def test_st_win_2_one_point_less_is_not_enough() -> None:
    state = basic(put(F1, S2c="sEA", S1a="sEA", S1b="sEA"))
    play(state, "german", "search S3b", "shoot G1a")
    assert score(state) == (5, 0)
    assert not is_over(state)


def test_st_win_3_both_reasons_are_reported() -> None:
    """Ex: the last Sniper brings the sixth point too."""
    state = basic(put(F1, S2a="sEA", S2c="sEA"))
    assert score(state) == (4, 0)
    play(state, "german", "search S1d", "shoot G1a")
    assert winners(state) == ("german",)
    assert set(reasons(state)) == {"snipers", "points"}


def test_st_win_4_no_draw_in_the_rules() -> None:
    """Ex: after 200 turns of MOVE the game is still running."""
    state = basic(F1)
    for _ in range(100):
        play(state, "german", "move G2c EA SN SC EA")
        play(state, "soviet", "move S3a EA SC SN EA")
    assert state.turn == 201
    assert not is_over(state)


def test_amb_29_victory_in_the_other_sides_turn() -> None:
    """DEFENSIVE FIRE gives the defender the last point, which wins immediately, in the attacker's turn."""
    state = advanced(swap(put(F1, G1a="gEA", G2b="gEA", G2a="gEA"), "S1a", "S1c"))
    assert score(state) == (0, 5)
    log = play(state, "german", "assault G1c S1b")
    assert (winners(state), reasons(state), score(state)) == (("soviet",), ("points",), (0, 6))
    assert [type(event) for event in log[-2:]] == [GameOver, Shown]


def test_amb_32_victory_is_immediate() -> None:
    """There is no turn in which REINFORCEMENTS could take the winning Infantry's point back."""
    state = advanced(put(F1, G1a="gEA", G2b="gEA", G2a="gEA"), to_act="soviet")
    play(state, "soviet", "search G1c", "shoot S2a")
    assert (winners(state), lost(state, "gIN")) == (("soviet",), 1)
    assert to_act(state) == ""
    assert refused(state, "german", "reinforce G2c IN SN SC EA") == NOT_YOUR_TURN
