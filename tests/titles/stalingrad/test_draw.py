"""Pictures: every position can be written and read back, and a view's picture shows the contents of the view."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from fogline.kernel.errors import BadData
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup
from fogline.titles.scope.position import facts
from fogline.titles.stalingrad.rules.cards import CELL_NAMES, CODES, read_card, read_cell
from fogline.titles.stalingrad.rules.rules import STALINGRAD as GAME
from fogline.titles.stalingrad.rules.state import RESERVE, SCORE, SHOT_CARD, ZONE, State
from fogline.titles.stalingrad.rules.steps import NAMES as STEPS
from fogline.titles.stalingrad.rules.steps import SET_UP
from tests.pictures import stalingrad as draw
from tests.pictures.stalingrad import position
from tests.titles.scope.pictures import BAD_LINES, check_refused, check_survive, example_of
from tests.titles.stalingrad.random_games import SETUPS, positions

SPEC = Path(__file__).parents[3] / "docs" / "rules" / "stalingrad.md"
BOARD = """
        a    b    c    d
S3     sEA  sSC  sDE  sEA
S2     sSN  sEA  sOF  sMO
S1     sMG  sIN  sEA  sSN
------ front line ----------
G1     gSN  gEA  gIN  gMG
G2     gMO  gOF  gEA  gSN
G3     gEA  gDE  gSC  gEA
"""
SMALL = """
S2  sSN sEA
S1  sMG sOF
----
G1  gIN gMO
G2  gEA gSN
"""


def fixture(name: str) -> str:
    """The board of a fixture, as the rules print it."""
    return SPEC.read_text(encoding="utf-8").partition(f"\n**{name}**")[2].split("```")[1]


def lost(state: State, name: str) -> int:
    return state.lost[read_card(name)]


def pair(state: State, field: int) -> tuple[int, int]:
    return state.sides[field], state.sides[field + 1]


# -- there and back ---------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.scenario}-{setup.options['mode']}")
def test_a_position_survives_its_picture(setup: Setup) -> None:
    check_survive(positions(setup), draw.picture, position)


def test_the_games_above_reach_every_step() -> None:
    steps = {STEPS[state.step] for setup in SETUPS for state in positions(setup)}
    assert steps == set(STEPS)


def test_the_example_is_a_picture() -> None:
    example = example_of(draw)
    assert draw.picture(position(example)) == example


def test_a_custom_scenario_survives_with_its_data() -> None:
    state = position(SMALL, mode="advanced", lost="gMG")
    text = draw.picture(state)
    assert 'data| name = "picture"' in text.splitlines()
    assert position(text).key() == state.key()


def test_a_position_begins_with_the_cards_on_the_table() -> None:
    state = position(
        fixture("F1").replace("gIN", "gEA").replace("S1     sMG  sIN  sEA", "S1     sMG  sIN  gIN"), mode="advanced"
    )
    assert facts(state.facts) == []
    crossed = read_card("gIN")
    assert state.counts[crossed] == 1
    assert state.start.counts[crossed] == 0  # all can tell what has crossed the line


@pytest.mark.parametrize(
    ("step", "shown"),
    [
        ("shot S1d", ["seen S1d"]),
        ("gun S1d", ["among", "seen S1d"]),
        ("take G1c S1b", ["seen G1c", "seen S1b", "seen S1c"]),
        ("look S1c", ["seen S1c"]),
        ("extra-move", []),
        ("close", []),
    ],
)
def test_a_step_remembers_its_reveals(step: str, shown: list[str]) -> None:
    state = position(BOARD, step=step, mode="advanced", recognition_reveal="sequential")
    found = [
        repr(fact)[5:].partition(",")[0] + (f" {CELL_NAMES[fact.cell]}" if fact.cell < 48 else "")
        for fact in facts(state.facts)
    ]
    assert sorted(found) == sorted(shown)
    legal = list(GAME.legal(state, Seat(0)))
    assert legal
    for seat in (Seat(0), Seat(1), None):
        world = GAME.imagine(GAME.view(state, seat), Random(5))
        world.check()
        assert seat != 0 or list(GAME.legal(world, Seat(0))) == legal


# -- the boards of the rules ------------------------------------------------------------------------


def test_fixture_f1() -> None:
    state = position(fixture("F1"))
    assert state.rules.setup.scenario == "quick-duel"
    assert list(state.counts) == list(state.rules.counts)
    assert pair(state, RESERVE) == (10, 10)
    assert GAME.to_act(state) == (0,)
    assert (state.turn, STEPS[state.step]) == (1, "action")


def test_fixture_f2() -> None:
    rows = {line[:2]: line for line in fixture("F2").strip().splitlines()}
    board = "\n".join(rows.get(line[:2], line) for line in fixture("F1").splitlines())
    state = position(board, mode="advanced")
    assert pair(state, RESERVE) == (9, 11)
    assert sum(state.lost) == 0


def test_fixture_f3() -> None:
    for name in ("stop-the-advance/open-front", "stop-the-advance"):
        state = position(fixture("F3"), scenario=name)
        assert state.rules.scenario.name == "stop-the-advance/open-front"
        assert state.rules.advanced  # its only mode
        assert list(state.counts) == list(state.rules.counts)


def test_fixture_f4() -> None:
    board = fixture("F1").replace("gSN", "gEA").replace("sSN", "sEA")
    state = position(board, scenario="offensive-without-snipers")
    assert list(state.counts) == list(state.rules.counts)
    assert pair(state, RESERVE) == (8, 8)


# -- defaults -------------------------------------------------------------------------------------------


def test_cards_missing_from_the_board_are_lost_and_scored() -> None:
    board = BOARD.replace("gMO", "gEA").replace("gDE", "gEA").replace("sOF", "sEA")
    state = position(board)
    assert (lost(state, "gMO"), lost(state, "gDE"), lost(state, "sOF")) == (1, 0, 1)
    assert pair(state, SCORE) == (2, 1)
    assert pair(state, RESERVE) == (8, 9)
    assert pair(position(board, point_values="SN:2 OF:0 SC:1 MO:5 MG:1 IN:1"), SCORE) == (0, 5)
    assert pair(position(board, score=(7, 3)), SCORE) == (7, 3)
    assert pair(position(board + "score: soviet 9"), SCORE) == (2, 9)


def test_in_a_duel_the_snipers_wait_or_are_lost() -> None:
    board = BOARD.replace("S2     sSN", "S2     sEA").replace("G2     gMO  gOF  gEA  gSN", "G2     gMO  gOF  gEA  gEA")
    untouched = position(board, scenario="duel-of-aces")
    assert pair(untouched, ZONE) == (2, 2)
    assert lost(untouched, "sSN") == 0
    one_down = position(board, scenario="duel-of-aces", zone=(2, 1))
    assert (lost(one_down, "sSN"), pair(one_down, SCORE)) == (1, (2, 0))
    assert position(board, scenario="duel-of-aces", lost="sSN").key() == one_down.key()
    assaulted = position(board.replace("sSN", "sEA"), scenario="duel-of-aces")
    assert (lost(assaulted, "sSN"), pair(assaulted, ZONE)) == (1, (2, 2))


@pytest.mark.parametrize(
    ("players", "name", "slot"),
    [
        (2, "soviet", 1),
        (4, "german", 0),
        (4, "soviet", 1),
        (4, "german-snipers", 2),
        (3, "german-snipers", 2),
        (3, "soviet-snipers", 3),
    ],
)
def test_the_seat_to_act_is_read(players: int, name: str, slot: int) -> None:
    state = position(BOARD, to_act=name, players=players, mode="advanced")
    assert state.slot == slot


def test_an_unfilled_cell_means_set_up() -> None:
    state = position(BOARD.replace("G3     gEA  gDE  gSC  gEA", "G3     gEA  ...  ...  ..."), ready="soviet")
    assert state.step == SET_UP
    assert GAME.to_act(state) == (0,)
    assert {str(action) for action in GAME.legal(state, Seat(0))} == {"<place EA>", "<place DE>", "<place SC>"}
    assert (state.turn, pair(state, RESERVE)) == (0, (10, 10))


@pytest.mark.parametrize(("columns", "rows"), [(2, 2), (3, 2), (6, 2), (2, 3), (3, 3), (2, 4), (3, 4), (6, 4)])
def test_any_size_can_be_drawn(columns: int, rows: int) -> None:
    kinds = ["SN", "OF", "MO", "EA", "IN", "SC", "DE", "MG"]
    kinds = (kinds + ["SN", "SC", "DE", "OF", "MO", "IN"] + ["EA"] * 12)[: columns * rows]
    lines = []
    for row in range(rows):
        here = kinds[row * columns : (row + 1) * columns]
        lines.append(" ".join([f"S{row + 1}", *[f"s{kind}" for kind in here]]))
        lines.append(" ".join([f"G{row + 1}", *[f"g{kind}" for kind in here]]))
    state = position("\n".join(lines))
    assert state.rules.setup.scenario == "custom"
    assert (state.rules.scenario.columns, state.rules.scenario.rows) == (columns, rows)
    assert list(state.counts) == list(state.rules.counts)
    assert position(draw.picture(state)).key() == state.key()


def test_a_custom_side_without_snipers_can_still_lose() -> None:
    state = position(SMALL.replace("sSN", "sEA"), mode="advanced")
    assert state.rules.scenario.victory.points == 3
    duel = position(SMALL, zone=(1, 2))
    assert (duel.rules.scenario.zone, pair(duel, ZONE)) == ((1, 2), (1, 2))
    bare = position(SMALL.replace("sSN", "sEA").replace("sMG", "sEA").replace("sOF", "sEA"), mode="advanced")
    assert bare.rules.scenario.victory.last_row


def test_keywords_count_more_than_lines() -> None:
    lines = "to act: soviet\nturn: 9\noption mode: basic\nshot card: soviet S3a\n"
    state = position(BOARD + lines, to_act="german", turn=5, shot="german G1c", mode="advanced")
    assert (state.slot, state.turn, state.rules.advanced) == (0, 5, True)
    assert pair(state, SHOT_CARD) == (read_cell("G1c"), 48)


def test_comments_and_order_do_not_matter() -> None:
    text = draw.picture(position(BOARD, turn=3, mode="advanced"))
    shuffled = text.splitlines()
    Random(1).shuffle(shuffled)
    noted = "\n".join(f"{line}   # a note: with a colon" for line in shuffled) + "\n\n# nothing\n"
    assert position(noted).key() == position(text).key()


# -- refusals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "where", "why"),
    [
        ("gIN", "gXX", "line 7", "'gXX': is not a card"),
        ("gIN", "g??", "line 7", "g?? is face down"),
        ("gIN", "...", "line 7", "G1d is filled before G1c"),
        ("gEA  gIN  gMG", "gIN  gMG", "line 7", "3 columns, but 4 above"),
        ("G1 ", "G5 ", "line 7", "neither a row of cards nor 'key: value'"),
        ("G2 ", "G1 ", "line 8", "row G1 is there twice"),
        ("G3     gEA  gDE  gSC  gEA", "", "", "row G3 is missing"),
        ("G1     gSN", "G1     gSN gEA gEA gEA", "line 7", "7 columns; a Front has 2 to 6"),
        ("a    b    c    d", "d    c    b    a", "line 2", "columns are a b c d"),
        ("gEA  gIN", "gOF  gIN", "line 8", "quick-duel has 1 gOF, here are 2"),
        ("sMG  sIN", "gEA  sIN", "line 5", "gEA on S1a, but only Infantry crosses the line"),
        ("gIN", "sDE", "line 7", "quick-duel has 1 sDE, here are 2"),
        ("G1     gSN  gEA", "G1     gSN  sEA", "line 7", "sEA on G1b, but only Infantry crosses the line"),
    ],
)  # fmt: skip
def test_unreadable_picture_is_refused(old: str, new: str, where: str, why: str) -> None:
    assert old in BOARD
    check_refused(position, BOARD.replace(old, new, 1), where, why, mode="advanced")


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        *BAD_LINES,
        ("acted: perhaps", "expected true or false, found 'perhaps'"),
        ("option players: 5", "'5' is not one of 2, 3, 4"),
        ("scenario: deep-front", "deep-front is played on 4x4, not on 4x3"),
        ("data| rows = 3\nscenario: quick-duel", "the data are those of a custom scenario"),
    ],
)
def test_unreadable_line_is_refused(lines: str, why: str) -> None:
    check_refused(position, lines + BOARD, f"line {len(lines.splitlines())}", why, mode="advanced")


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"to_act": "german-units"}, "'german-units' is not one of german, soviet"),
        ({"turn": -1}, "expected a whole number"),
        ({"score": "german many"}, "expected e.g. 'german 2, soviet 0'"),
        ({"lost": "sXX"}, "is not a card"),
        ({"lost": "sDE"}, "is not a Sniper or Unit"),
        ({"lost": "sSN"}, "quick-duel has 2 sSN and 2 are left, so 0 lost, not 1"),
        ({"zone": (1, 0)}, "quick-duel has 0 german Snipers there"),
        ({"unscored": (1, 0)}, "the german side has lost less Infantry"),
        ({"shot": "german"}, "expected e.g. 'german G1c, soviet S2a'"),
        ({"shot": "french G1c"}, "'french' is not one of german, soviet"),
        ({"shot": "german G9c"}, "is not a cell"),
        ({"shot": "german G4a"}, "G4a is outside the battlefield"),
        ({"shot": "german S1a"}, "S1a is not a Quadrant of the german Front"),
        ({"shot": "german G3a"}, "G3a is not a Quadrant of the german Front"),
        ({"step": "dance"}, "'dance' is not one of set-up, action"),
        ({"step": "shot"}, "shot names 1 cells, here are 0"),
        ({"step": "gun"}, "gun names 1 or 2 cells, here are 0"),
        ({"step": "action S1d"}, "action names 0 cells, here are 1"),
        ({"step": "shot G1a"}, "gSN on G1a is not a target to decide about"),
        ({"step": "shot S3a"}, "sEA on S3a is not a target to decide about"),
        ({"step": "gun S1d G1d"}, "offensive-fire-gun is declared"),
        ({"step": "gun S1d", "offensive-fire-gun": "declared"}, "offensive-fire-gun is declared"),
        ({"step": "gun S3b"}, "there is no german Machine Gun next to S3b"),
        ({"step": "gun S1d G1c", "offensive-fire-gun": "declared"}, "there is no german Machine Gun next to S1d"),
        ({"step": "look S1d"}, "recognition-reveal is sequential"),
        ({"step": "take G1c G3c"}, "G3c is not a Quadrant"),
        ({"step": "take G1a S1a"}, "no german Infantry is on G1a"),
        ({"step": "take G1c S2c"}, "no german Infantry is on G1c and in that Quadrant"),
        ({"step": "take G1c S1b", "mode": "basic"}, "advanced mode only"),
        ({"step": "take G1c S1b", "players": 4, "to_act": "german-snipers"}, "never in a Snipers Division's turn"),
        ({"step": "shot S1d", "players": 4}, "a Units Division does not search"),
        ({"step": "close", "deployed": True}, "no DEPLOYMENT can follow"),
        ({"step": "over"}, "a game has an outcome if, and only if, it is over"),
        ({"step": "action", "outcome": "draw by quiet"}, "a game has an outcome if, and only if, it is over"),
        ({"outcome": "german"}, "expected e.g. 'german by snipers, points'"),
        ({"outcome": "german by luck"}, "'luck' is not one of snipers"),
        ({"step": "set-up", "ready": "both"}, "'both' is not one of german, soviet"),
        ({"step": "set-up", "ready": "german soviet"}, "when both are ready, set-up is over"),
        ({"players": 5}, "'5' is not one of 2, 3, 4"),
        ({"colour": "red"}, "no such option"),
        ({"scenario": "stop-the-advance", "mode": "basic"}, "is played only in advanced mode"),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused(given: dict[str, Any], why: str) -> None:
    check_refused(position, BOARD, None, why, **{"mode": "advanced", **given})


@pytest.mark.parametrize(
    ("old", "new", "given", "why"),
    [
        ("gIN  gMG", "gMG  gEA", {"step": "take S1b S1b", "to_act": "soviet"}, "the Machine Gun on G1c has stopped"),
        ("gIN  gMG", "gEA  sIN", {"mode": "basic"}, "quick-duel has 1 sIN, here are 2"),
        ("sIN  sEA  sSN\n------ front line ----------\nG1     gSN  gEA  gIN",
         "sIN  gIN  sSN\nG1     gSN  gEA  gEA", {"mode": "basic"}, "gIN on S1c, but in basic mode no card crosses"),
        ("sIN  sEA  sSN\n------ front line ----------\nG1     gSN  gEA  gIN",
         "sIN  gIN  sSN\nG1     gSN  gEA  gEA", {"step": "set-up"}, "set-up fills a Front with its own cards"),
        ("gEA  gIN", "gEA  ...", {"step": "action"}, "G1c holds no card, which only happens during set-up"),
        ("gDE  gSC  gEA", "gDE  gEA  gEA", {"step": "set-up"}, "quick-duel has 4 gEA, here are 5"),
        ("gSC  gEA\n", "gSC  ...\n", {"ready": "german"}, "G3d is still to be filled"),
        ("G3     gEA  gDE  gSC  gEA\n", "", {}, "row G3 is missing"),
    ],
)  # fmt: skip
def test_impossible_boards_are_refused(old: str, new: str, given: dict[str, Any], why: str) -> None:
    assert old in BOARD
    check_refused(position, BOARD.replace(old, new), None, why, **{"mode": "advanced", **given})


@pytest.mark.parametrize(
    ("board", "why"),
    [
        ("", "a Front has 2 to 4 rows"),
        ("S1 sSN sEA\nG1 gSN gEA", "a Front has 2 to 4 rows"),
        (SMALL.replace("gSN", "..."), "a custom set-up in progress needs the data of its scenario"),
        (SMALL.replace("gSN", "gEA"), "a side without Snipers can play only in Advanced Mode (german)"),
        (SMALL + "lost: gSN gSN", "5 cards for 4 cells (german)"),
        ("S1 sEA sEA\nS2 sEA sEA\nG1 gSN gEA\nG2 gEA gEA\noption mode: advanced", "cannot meet any victory condition"),
    ],
)  # fmt: skip
def test_impossible_custom_boards_are_refused(board: str, why: str) -> None:
    check_refused(position, board, None, why)


def test_seats_without_a_choice_are_not_asked() -> None:
    helpless = SMALL.replace("gMO", "gEA").replace("gSN", "gEA").replace("S1  sMG sOF", "S1  gIN sOF")
    with pytest.raises(BadData, match="german-snipers can do nothing"):
        position(helpless.replace("G1  gIN gEA", "G1  gEA sIN"), mode="advanced", players=4, to_act="german-snipers")


# -- views ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS[::5], ids=lambda setup: f"{setup.scenario}-{setup.options['mode']}")
def test_st_info_2_a_picture_of_a_view_is_drawn_from_the_view_alone(setup: Setup) -> None:
    for state in positions(setup):
        for seat in (*[Seat(number) for number in range(len(GAME.seats(setup)))], None):
            view = GAME.view(state, seat)
            text = draw.picture(view)
            assert text == draw.picture(GAME.view(GAME.imagine(view, Random(3)), seat))
            with pytest.raises(BadData):
                position(text)


def test_st_info_1_a_seat_sees_its_own_cards_and_the_backs_of_the_others() -> None:
    crossed = BOARD.replace("sIN  sEA", "sIN  gIN").replace("gIN  gMG", "gEA  gMG")
    state = position(crossed, mode="advanced")
    text = draw.picture(GAME.view(state, Seat(1)))
    assert "seen by: soviet" in text
    assert "S1     sMG  sIN  gIN  sSN" in text  # all can tell what has crossed the line
    assert "G2     g??  g??  g??  g??" in text
    public = draw.picture(GAME.view(state, None))
    assert "seen by: everybody" in public
    board = public.partition("front line")[0].partition("seen by")[2]
    assert [code for code in CODES if code in board] == ["IN"]


def test_a_set_up_in_progress_is_secret() -> None:
    state = position(BOARD.replace("G3     gEA  gDE  gSC  gEA", "G3     gEA  ...  ...  ..."), ready="soviet")
    text = draw.picture(GAME.view(state, Seat(1)))
    assert "G1     ...  ...  ...  ..." in text
    assert "S1     sMG  sIN  sEA  sSN" in text
    assert "ready: soviet" in text
