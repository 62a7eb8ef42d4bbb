"""The five Basic scenarios (Part 9): how far their points reach."""

import pytest

from fogline.titles.stalingrad.rules.cards import CODES, KINDS
from fogline.titles.stalingrad.rules.scenarios import BASIC, VALUES
from tests.titles.stalingrad.fixtures import F1, basic, in_play, is_over, play, put, reasons, score, winners

OPEN_FRONT = """
        a    b    c    d    e
S3     sSN  sDE  sEA  sSC  sMO
S2     sEA  sOF  sSN  sDE  sEA
S1     sMG  sIN  sEA  sEA  sSN
------ front line ---------------
G1     gSN  gIN  gEA  gEA  gMG
G2     gEA  gDE  gSN  gOF  gEA
G3     gMO  gSC  gEA  gDE  gSN
"""
DEEP_FRONT = """
        a    b    c    d
S4     sEA  sDE  sEA  sSC
S3     sSN  sDE  sEA  sEA
S2     sSN  sEA  sOF  sMO
S1     sMG  sIN  sEA  sSN
------ front line ----------
G1     gSN  gEA  gIN  gMG
G2     gMO  gOF  gEA  gSN
G3     gEA  gDE  gSC  gEA
G4     gEA  gDE  gSN  gEA
"""
OPEN_BATTLE = """
        a    b    c    d    e    f
S3     sEA  sSC  sDE  sEA  sEA  sDE
S2     sSN  sSC  sOF  sMO  sMO  sOF
S1     sMG  sIN  sMG  sSN  sSN  sIN
------ front line ------------------
G1     gMG  gIN  gMG  gSN  gSN  gIN
G2     gSN  gSC  gOF  gMO  gMO  gOF
G3     gEA  gSC  gDE  gEA  gEA  gDE
"""
DEEP_BATTLE = """
        a    b    c    d    e
S4     sEA  sEA  sEA  sEA  sEA
S3     sDE  sSC  sSC  sMO  sMO
S2     sDE  sOF  sOF  sMG  sMG
S1     sSN  sSN  sSN  sIN  sIN
------ front line -------------
G1     gSN  gSN  gSN  gIN  gIN
G2     gDE  gOF  gOF  gMG  gMG
G3     gDE  gSC  gSC  gMO  gMO
G4     gEA  gEA  gEA  gEA  gEA
"""


@pytest.mark.parametrize(("name", "points"), list(zip(BASIC, (10, 12, 12, 18, 18))))
def test_amb_1_all_points_of_a_front(name: str, points: int) -> None:
    """The consistency checks: 10/12/12/18/18 points, and all Snipers alone never reach the objective."""
    scenario = BASIC[name]
    assert sum(scenario.cards[0][kind] * VALUES[kind] for kind in range(KINDS)) == points
    snipers = CODES.index("SN")
    assert scenario.victory.points is not None
    assert scenario.cards[0][snipers] * VALUES[snipers] < scenario.victory.points


def test_st_scen_1_quick_duel() -> None:
    """Ex: the Officer and all four one-point Units are 6 points."""
    state = basic(put(F1, S2c="sEA", S3b="sEA", S2d="sEA", S1a="sEA"))
    assert score(state) == (5, 0)
    play(state, "german", "search S1b", "shoot G1a")
    assert (score(state), winners(state), reasons(state)) == ((6, 0), ("german",), ("points",))


@pytest.mark.parametrize("target", ["G2c", "G3e", "G2d"])
def test_st_scen_2_open_front(target: str) -> None:
    """Ex: four one-point Units and a Sniper are 6; any other Sniper or the Officer wins."""
    state = basic(put(OPEN_FRONT, G1a="gEA", G1b="gEA", G1e="gEA", G3a="gEA", G3b="gEA"), to_act="soviet")
    assert score(state) == (0, 6)
    play(state, "soviet", f"search {target}", "shoot S3a")
    assert (score(state), winners(state), reasons(state)) == ((0, 8), ("soviet",), ("points",))


def test_st_scen_3_deep_front() -> None:
    """Ex: two Snipers and the Officer are 6 of 7; the third Sniper wins in both ways."""
    state = basic(put(DEEP_FRONT, S3a="sEA", S2a="sEA"))
    play(state, "german", "search S2c", "shoot G1a")
    assert score(state) == (6, 0)
    assert not is_over(state)
    play(state, "soviet", "search G4a")
    play(state, "german", "search S1d", "shoot G1a")
    assert (score(state), winners(state), set(reasons(state))) == ((8, 0), ("german",), {"snipers", "points"})


@pytest.mark.parametrize(("target", "points"), [("S2a", 10), ("S2c", 10)])
def test_st_scen_4_open_battle(target: str, points: int) -> None:
    """Ex: eight one-point Units are 8 of 9; any ninth elimination wins."""
    units = ("S3b", "S2b", "S2d", "S2e", "S1a", "S1c", "S1f")
    state = basic(put(OPEN_BATTLE, **dict.fromkeys(units, "sEA")))
    play(state, "german", "search S1b", "shoot G1d")
    assert score(state) == (8, 0)
    assert not is_over(state)
    play(state, "soviet", "search G3a")
    play(state, "german", f"search {target}", "shoot G1d")
    assert (score(state), winners(state), reasons(state)) == ((points, 0), ("german",), ("points",))


def test_st_scen_5_deep_battle() -> None:
    """Ex: all three Snipers win with 6 points."""
    state = basic(put(DEEP_BATTLE, S1a="sEA", S1b="sEA"))
    play(state, "german", "search S1c", "shoot G1a")
    assert (score(state), winners(state), reasons(state)) == ((6, 0), ("german",), ("snipers",))
    assert in_play(state, "sSN") == 0
