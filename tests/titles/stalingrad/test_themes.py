"""The five Thematic scenarios (Part 10)."""

import pytest

from fogline.titles.stalingrad.rules.cards import CODES, KINDS, read_card, read_cell
from fogline.titles.stalingrad.rules.events import Eliminated, HandedOver, ShotCardPlaced
from fogline.titles.stalingrad.rules.scenarios import BASIC, THEMED
from fogline.titles.stalingrad.rules.state import State
from tests.titles.stalingrad.fixtures import (
    ARTILLERY,
    CHAIN,
    DUEL,
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
    is_over,
    legal_texts,
    lost,
    new,
    play,
    possible,
    put,
    reasons,
    reserve,
    score,
    shot_card,
    square,
    surely_among,
    swap,
    told,
    verbs,
    view,
    whole_turn,
    winners,
    zone,
)

FRONTS = {
    "duel-of-aces": ["SN1 DE1 U1 EA5", "SN1 DE2 U1 EA7", "SN1 DE2 U1 EA8", "SN1 DE2 U2 EA5", "SN1 DE2 U2 EA7"],
    "break-the-chain-of-command": [
        "SN2 DE1 U1 OF2 EA3",
        "SN3 DE2 U1 OF2 EA4",
        "SN3 DE2 U1 OF2 EA5",
        "SN3 DE2 U2 EA3",
        "SN3 DE2 U2 EA5",
    ],
    "neutralize-the-artillery": [
        "SN2 DE1 U1 SC2 MO2 EA2",
        "SN3 DE2 U1 SC2 MO2 EA3",
        "SN3 DE2 U1 SC2 MO2 EA4",
        "SN3 DE2 U2 EA3",
        "SN3 DE2 U2 EA5",
    ],
    "stop-the-advance": [
        "SN2 DE1 U1 MG2 IN2 EA2",
        "SN3 DE2 U1 MG2 IN2 EA3",
        "SN3 DE2 U1 MG2 IN2 EA4",
        "SN3 DE2 U2 EA3",
        "SN3 DE2 U2 EA5",
    ],
    "offensive-without-snipers": [
        "SN0 DE1 U1 EA6",
        "SN0 DE2 U1 EA8",
        "SN0 DE2 U1 EA9",
        "SN0 DE2 U2 EA6",
        "SN0 DE2 U2 EA8",
    ],
}
"""The table of ST-THEME-2, base by base; U stands for each Unit not named itself."""

ACES = """
        a    b    c    d
S3     sEA  sSC  sDE  sEA
S2     sEA  sEA  sOF  sMO
S1     sMG  sIN  sEA  sSN
------ front line ----------
G1     gSN  gEA  gIN  gMG
G2     gMO  gOF  gEA  gEA
G3     gEA  gDE  gSC  gEA
"""
OFFICERS = put(F1, S3a="sOF", G3a="gOF")
GUNS = put(F1, S3a="sSC", S3d="sMO", G3a="gSC", G3d="gMO")


def numbers(text: str) -> dict[str, int]:
    given = {word[:-1]: int(word[-1]) for word in text.split()}
    units = dict.fromkeys(("OF", "SC", "MO", "MG", "IN"), given["U"])
    return {**units, **{kind: number for kind, number in given.items() if kind != "U"}}


@pytest.mark.parametrize("base", list(BASIC))
def test_st_theme_1_any_base(base: str) -> None:
    """Ex (AMB-40): BREAK THE CHAIN OF COMMAND on any Basic scenario, in either mode."""
    for mode in ("basic", "advanced"):
        assert new(f"break-the-chain-of-command/{base}", mode=mode).rules.scenario.columns == BASIC[base].columns


@pytest.mark.parametrize("theme", list(FRONTS))
def test_st_theme_2_swapped_for_empty_areas(theme: str) -> None:
    """Ex (AMB-36): the whole table; every Front keeps its size, and both sides get the same."""
    for base, expected in zip(BASIC, FRONTS[theme]):
        scenario = THEMED[f"{theme}/{base}"]
        for side in (0, 1):
            assert dict(zip(CODES, scenario.cards[side])) == numbers(expected), base
            assert sum(scenario.cards[side]) == BASIC[base].columns * BASIC[base].rows


def test_st_theme_3_points_do_not_count() -> None:
    """Ex a: 7 points in NEUTRALIZE THE ARTILLERY win nothing."""
    state = basic(put(GUNS, S2a="sEA", S2c="sEA", S1a="sEA", S1b="sEA"), scenario=ARTILLERY)
    play(state, "german", "search S3b", "shoot G1a")
    assert score(state) == (7, 0)
    assert not is_over(state)


def test_st_theme_3_all_snipers_still_win() -> None:
    state = basic(put(GUNS, S2a="sEA"), scenario=ARTILLERY)
    play(state, "german", "search S1d", "shoot G1a")
    assert (winners(state), reasons(state)) == (("german",), ("snipers",))


def test_st_theme_3_a_side_without_snipers_cannot_lose_them() -> None:
    """Ex b (AMB-31): F4 begins, and goes on after an elimination."""
    state = advanced(F4, scenario=OFFENSIVE)
    assert not is_over(state)
    play(state, "german", "howitzer G2a S2d")
    assert lost(state, "sMO") == 1
    assert not is_over(state)


# -- DUEL OF ACES -----------------------------------------------------------------------------------


def test_st_duel_1_two_snipers_wait() -> None:
    """Ex (AMB-33): also on Quick Duel."""
    state = new(DUEL)
    counts = dict(zip(CODES, state.rules.counts[:KINDS]))
    assert (counts["SN"], counts["EA"]) == (1, 5)
    for base in BASIC:
        assert zone(new(f"duel-of-aces/{base}")) == (2, 2)


@pytest.mark.parametrize(
    ("actions", "quadrant"),
    [
        (["search S1d", "shoot G1a"], "G1a"),
        (["fire S1d", "gun G1d"], None),
        (["howitzer G2a S1d"], None),
    ],
)
def test_st_duel_2_the_sniper_takes_a_shot(actions: list[str], quadrant: str | None) -> None:
    """Ex (AMB-34): one from the Player Zone is handed over, the Sniper in play stays; a SEARCH needs the Shot Card."""
    state = advanced(ACES, scenario=DUEL)
    before = state.clone()
    log = play(state, "german", *actions)
    assert changes(before, state) == {}
    assert (score(state), zone(state), lost(state, "sSN")) == ((2, 0), (2, 1), 1)
    assert shot_card(state) == quadrant
    assert reserve(state) == reserve(before)
    assert [event.points for event in log if isinstance(event, HandedOver)] == [2]
    assert not is_over(state)


def test_h22_duel_first_shot() -> None:
    """All know where the Sniper is, and that it is still there, until its owner MOVEs."""
    state = basic(ACES, scenario=DUEL)
    log = play(state, "german", "search S1d", "shoot G1a")
    for viewer in ("german", "soviet", None):
        assert HandedOver(read_cell("S1d"), read_card("sSN"), 2) in told(state, log, viewer)
        assert view(state, viewer).sides == tuple(state.sides)
    assert possible(state, "german", "S1d") == possible(state, None, "S1d") == {"sSN"}
    assert surely_among(state, "soviet", "gSN", square("G1a"))
    play(state, "soviet", "move S2c OF MO EA SN")
    assert surely_among(state, "german", "sSN", square("S2c"))


def third_shot() -> State:
    state = basic(ACES, scenario=DUEL)
    for _ in range(2):
        play(state, "german", "search S1d", "shoot G1a")
        play(state, "soviet", "search G3a")
    assert (zone(state), is_over(state)) == ((2, 0), False)
    return state


def test_st_duel_3_the_third_shot_kills() -> None:
    """Ex: three Soviet Snipers are in the German scoring zone, 6 points, and Germany wins."""
    state = third_shot()
    play(state, "german", "search S1d", "shoot G1a")
    assert (lost(state, "sSN"), score(state), card(state, "S1d")) == (3, (6, 0), "sEA")
    assert winners(state) == ("german",)
    assert set(reasons(state)) == {"snipers", "points"}


def test_h23_duel_third_shot() -> None:
    """The end is public, with the Shot Card of the SEARCH."""
    state = third_shot()
    log = play(state, "german", "search S1d", "shoot G1a")
    for viewer in ("german", "soviet", None):
        assert Eliminated(read_cell("S1d"), read_card("sSN"), 2) in told(state, log, viewer)
        assert ShotCardPlaced(0, read_cell("G1a")) in told(state, log, viewer)
    assert shot_card(state) == "G1a"


def test_st_duel_4_assault_takes_the_sniper_in_play() -> None:
    """Ex (AMB-35): whoever waits in the Player Zone; only that one card scores."""
    state = advanced(ACES, scenario=DUEL)
    play(state, "german", "assault G1c S1c", "take S1d")
    assert (score(state), zone(state), lost(state, "sSN")) == ((2, 0), (2, 2), 1)
    assert (winners(state), reasons(state)) == (("german",), ("snipers",))


def test_st_duel_5_points_of_the_base() -> None:
    """Ex: on Open Front two Shots at the Sniper (4), the Officer (2) and a Scout (1) make 7."""
    picture = """
            a    b    c    d    e
    S3     sSN  sDE  sEA  sSC  sMO
    S2     sEA  sEA  sEA  sDE  sEA
    S1     sMG  sIN  sEA  sEA  sEA
    ------ front line ---------------
    G1     gSN  gIN  gEA  gEA  gMG
    G2     gEA  gDE  gEA  gOF  gEA
    G3     gMO  gSC  gEA  gDE  gEA
    """
    state = basic(picture, scenario="duel-of-aces/open-front", zone=(2, 0))
    assert score(state) == (6, 0)
    play(state, "german", "search S3d", "shoot G1a")
    assert (score(state), winners(state), reasons(state)) == ((7, 0), ("german",), ("points",))
    assert in_play(state, "sSN") == 1


# -- BREAK THE CHAIN OF COMMAND, NEUTRALIZE THE ARTILLERY -------------------------------------------


def test_st_chain_1_two_officers() -> None:
    """Ex: on Open Front OF 2, EA 4."""
    counts = numbers(FRONTS["break-the-chain-of-command"][1])
    assert (counts["OF"], counts["EA"]) == (2, 4)
    state = new("break-the-chain-of-command/open-front")
    for side in (0, 1):
        assert dict(zip(CODES, state.rules.counts[side * KINDS : side * KINDS + KINDS])) == counts


def test_st_chain_2_both_officers() -> None:
    """Ex a: the second Officer wins, the first does not."""
    state = basic(OFFICERS, scenario=CHAIN)
    play(state, "german", "search S2c", "shoot G1a")
    assert not is_over(state)
    play(state, "soviet", "search G1b")
    play(state, "german", "search S3a", "shoot G1a")
    assert (winners(state), reasons(state)) == (("german",), ("elimination",))


def test_st_chain_2_points_do_not_count() -> None:
    """Ex b: 9 points on Open Battle without any Officer."""
    picture = """
            a    b    c    d    e    f
    S3     sEA  sEA  sDE  sEA  sEA  sDE
    S2     sSN  sEA  sOF  sMO  sEA  sOF
    S1     sMG  sIN  sEA  sEA  sEA  sIN
    ------ front line ------------------
    G1     gMG  gIN  gMG  gSN  gSN  gIN
    G2     gSN  gSC  gOF  gMO  gMO  gOF
    G3     gEA  gSC  gDE  gEA  gEA  gDE
    """
    state = basic(picture, scenario="break-the-chain-of-command/open-battle")
    assert score(state) == (8, 0)
    play(state, "german", "search S1a", "shoot G1d")
    assert score(state) == (9, 0)
    assert not is_over(state)


def test_st_arty_1_two_scouts_and_two_mortars() -> None:
    """Ex: on Quick Duel SC 2, MO 2, EA 2."""
    counts = dict(zip(CODES, new(ARTILLERY).rules.counts[:KINDS]))
    assert (counts["SC"], counts["MO"], counts["EA"]) == (2, 2, 2)


def test_st_arty_2_all_four() -> None:
    """Ex (AMB-38): both Mortars and one Scout are not enough."""
    state = basic(put(GUNS, S2d="sEA", S3d="sEA"), scenario=ARTILLERY)
    play(state, "german", "search S3a", "shoot G1a")
    assert not is_over(state)
    play(state, "soviet", "search G1b")
    play(state, "german", "search S3b", "shoot G1a")
    assert (winners(state), reasons(state)) == (("german",), ("elimination",))


# -- STOP THE ADVANCE -------------------------------------------------------------------------------


def test_st_advance_1_two_machine_guns_and_two_infantry() -> None:
    """Ex: on Open Front MG 2, IN 2, EA 3."""
    counts = dict(zip(CODES, new(STOP, mode="advanced").rules.counts[:KINDS]))
    assert (counts["MG"], counts["IN"], counts["EA"]) == (2, 2, 3)


def two_rows_deep() -> State:
    """F3 after the German Infantry went G1b -> S1c (an Empty Area removed) -> S2b (the Officer eliminated)."""
    state = advanced(F3, scenario=STOP)
    whole_turn(state, "german", "assault G1b S1b", "take S1c")
    whole_turn(state, "soviet", "search G1c")
    whole_turn(state, "german", "assault S1c S2b", "take S2b")
    whole_turn(state, "soviet", "search G1c")
    assert (score(state), is_over(state)) == ((2, 0), False)
    return state


def test_st_advance_2_reaching_the_last_row() -> None:
    """Ex a (AMB-37): the third ASSAULT meets a Decoy, an Empty Area and a Sniper, takes S3c and wins."""
    state = two_rows_deep()
    play(state, "german", "assault S2b S3b")
    assert [card(state, cell) for cell in ("S3b", "S3c", "S2c")] == ["sDE", "sEA", "sSN"]
    assert legal_texts(state, "german") == ["take S3b", "take S3c", "take S2c", "stay"]
    play(state, "german", "take S3c")
    assert (winners(state), reasons(state)) == (("german",), ("last-row",))


def test_st_advance_2_one_row_at_a_time() -> None:
    """Ex b: from G1b it takes three ASSAULTs."""
    state = advanced(F3, scenario=STOP)
    for infantry, quadrant, cell, deepest in [("G1b", "S1b", "S1c", "1"), ("S1c", "S2b", "S2b", "2")]:
        play(state, "german", f"assault {infantry} {quadrant}")
        assert max(text[1] for text in legal_texts(state, "german", "take")) == deepest
        whole_turn(state, "german", f"take {cell}")
        assert not is_over(state)
        whole_turn(state, "soviet", "search G1c")


def test_st_advance_2_only_when_placed() -> None:
    """Ex c: declining to place the Infantry wins nothing."""
    state = two_rows_deep()
    play(state, "german", "assault S2b S3b", "stay")
    assert not is_over(state)


def test_st_advance_2_also_for_the_soviets() -> None:
    """Both sides have this goal; DEFENSIVE FIRE in the same ASSAULT comes first (AMB-37)."""
    picture = put(F3, G2b="sIN", S1b="sEA")
    state = advanced(swap(picture, "G3c", "G3e"), scenario=STOP, to_act="soviet")
    play(state, "soviet", "assault G2b G2b", "take G3b")
    assert (winners(state), reasons(state)) == (("soviet",), ("last-row",))
    state = advanced(swap(picture, "G3c", "G2a"), scenario=STOP, to_act="soviet")
    play(state, "soviet", "assault G2b G2b")
    assert (is_over(state), lost(state, "sIN")) == (False, 1)


# -- OFFENSIVE WITHOUT SNIPERS (its REINFORCEMENTS: test_reinforcing.py) -----------------------------


def test_st_off_1_no_snipers() -> None:
    """Ex."""
    state = advanced(F4, scenario=OFFENSIVE)
    assert verbs(state, "german") == {"move", "deploy", "recognize", "howitzer", "fire", "assault"}
    assert state.rules.counts[CODES.index("SN")] == 0


@pytest.mark.parametrize(("cell", "verb"), [("S3b", "howitzer G2a S3b"), ("S2c", "howitzer G2a S2c")])
def test_st_off_3_officers_machine_guns_and_scouts(cell: str, verb: str) -> None:
    """Ex: Germany wins though the Mortar and the Infantry remain."""
    others = {"S1a": "sEA", "S2c": "sEA", "S3b": "sEA"}
    del others[cell]
    state = advanced(put(F4, **others), scenario=OFFENSIVE)
    assert not is_over(state)
    play(state, "german", verb)
    assert (winners(state), reasons(state)) == (("german",), ("elimination",))
    assert (in_play(state, "sMO"), in_play(state, "sIN")) == (1, 1)
