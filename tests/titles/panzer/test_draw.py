"""Pictures: every position can be written and read back, and a view's picture shows what the view holds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fogline.kernel.errors import BadData
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup
from fogline.titles.panzer.rules.cards import CELL_NAMES, CODES, FOREST, GERMAN, UNKNOWN, read_cell, read_unit, side_of
from fogline.titles.panzer.rules.rules import PANZER as GAME
from fogline.titles.panzer.rules.state import (
    ALIVE,
    AT,
    CARDS,
    FROM,
    GROUNDS,
    GUN,
    GUN_NOW,
    GUN_POOL,
    KILLED,
    RUN,
    SIZE,
    VICTIM,
    VICTIM_NOW,
    VICTIM_POOL,
    State,
)
from fogline.titles.panzer.rules.steps import NAMES as STEPS
from fogline.titles.scope.grid import cells_of
from fogline.titles.scope.position import NAMES as FACT_NAMES
from fogline.titles.scope.position import NOWHERE, facts
from tests.pictures import panzer as draw
from tests.pictures.panzer import position
from tests.titles.panzer.random_games import SETUPS, name_of, positions
from tests.titles.scope.pictures import BAD_LINES, check_refused, check_survive, example_of

BOARD = """
   A      B      C      D
6  g---   g---   gPSK   g---
5  g---   gTIG   g---   g---
4  g---   gPZ4!  g---   g---
3  a---   aSHE   aSTU   a---
2  a---   a---   a---   a---
1  aBAZ   a---   a---   a---
"""
START = """
6  g---  g---  g---  g---
5  g---  g---  g---  g---
4  g---  g---  g---  g---
3  a---  a---  a---  a---
2  a---  a---  a---  a---
1  a---  a---  a---  a---
"""
EVERYBODY = (Seat(0), Seat(1), None)


def changed(*changes: tuple[str, str]) -> str:
    """The board with other cards on some cells."""
    rows = {line[0]: line.split() for line in BOARD.strip().splitlines()}
    for cell, card in changes:
        rows[cell[1]]["ABCD".index(cell[0]) + 1] = card
    return "\n".join(" ".join(rows[name]) for name in "654321")


def names(mask: int) -> set[str]:
    return {CELL_NAMES[cell] for cell in cells_of(mask)}


def remembered(state: State) -> list[str]:
    """The facts of a position, in words: ``seen B4 5``."""
    words = []
    for fact in facts(state.facts):
        where = CELL_NAMES[fact.cell] if fact.cell != NOWHERE else "".join(sorted(names(fact.mask)))
        words.append(f"{FACT_NAMES[fact.what]} {where} {CODES[fact.side * 8 + fact.kind] if fact.kind else 'forest'}")
    return words


# -- there and back ---------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_position_survives_its_picture(setup: Setup) -> None:
    check_survive(positions(setup), draw.picture, position)


def test_the_games_above_reach_every_step() -> None:
    steps = {STEPS[state.step] for setup in SETUPS for state in positions(setup)}
    assert steps == set(STEPS)


def test_the_example_is_a_picture() -> None:
    example = example_of(draw)
    assert draw.picture(position(example)) == example


def test_a_card_set_survives_with_its_data() -> None:
    state = position(BOARD, values="SHE=F3,A1 PZ4=C3")
    she, pz4 = read_unit("SHE"), read_unit("PZ4")
    assert (state.rules.firepowers[she], state.rules.armours[she], state.rules.costs[she]) == (3, 1, 4)
    assert (state.rules.firepowers[pz4], state.rules.armours[pz4], state.rules.costs[pz4]) == (2, 2, 3)
    text = draw.picture(state)
    assert 'data| name = "picture"' in text.splitlines()
    assert position(text).key() == state.key()
    assert position(BOARD, data=state.rules.setup.data).key() == state.key()


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.key)
def test_every_option_is_written(option: Any) -> None:
    value = {"period": "1945-02", "max-turns": 40}.get(option.key, option.values[-1])
    options: dict[str, Any] = {"terrain": option.key == "open-turret", option.key: value}
    state = position(BOARD, **options)
    assert state.rules.setup.options[option.key] == value
    assert position(draw.picture(state)).key() == state.key()


# -- the drawing ----------------------------------------------------------------------------------


def test_cards_of_a_position() -> None:
    state = position(changed(("B3", "aPER#"), ("C3", "hill/aSHE"), ("D4", "lake"), ("A4", "a---")))
    assert names(state.shown) == {"B3", "C3", "B4"}
    assert names(state.locked) == {"B3"}
    assert (names(state.hills), names(state.lakes)) == ({"C3"}, {"D4"})
    assert "A4" in names(state.american)
    assert not (state.american | state.german) >> read_cell("D4") & 1
    assert state.rules.terrain
    assert state.rules.heavy_tanks
    assert (state.sides[SIZE], state.sides[ALIVE], state.sides[SIZE + 1], state.sides[ALIVE + 1]) == (3, 3, 3, 3)
    assert state.deck == 30 - 17  # 24 cells without 2 terrain cards and 5 units in the forest


def test_each_size_is_a_scenario() -> None:
    for scenario in GAME.scenarios:
        setup = Setup("panzer", scenario)
        assert position(draw.picture(GAME.new(setup))).rules.setup.scenario == scenario


@pytest.mark.parametrize(
    ("given", "turn", "seat"),
    [({}, 0, 0), ({"to_act": "german"}, 1, 1), ({"turn": 7}, 7, 1), ({"turn": 4, "to_act": "american"}, 4, 0)],
)
def test_the_seat_to_act_is_read(given: dict[str, Any], turn: int, seat: int) -> None:
    state = position(BOARD, **given)
    assert (state.turn, GAME.to_act(state)) == (turn, (seat,))


def test_lost_units_were_in_the_squad() -> None:
    state = position(BOARD, lost="SHE")
    assert (state.lost[read_unit("SHE")], state.squads[read_unit("SHE")]) == (1, 2)
    assert (state.sides[SIZE], state.sides[ALIVE]) == (4, 3)
    assert position(BOARD, lost="SHE", squads="SHE SHE BAZ STU PSK TIG PZ4").key() == state.key()


def test_keywords_count_more_than_lines() -> None:
    state = position(BOARD + "to act: german\nturn: 9\noption ambush: true\n", to_act="american", turn=4, ambush=False)
    assert (state.turn, state.rules.ambush) == (4, False)


def test_comments_do_not_matter() -> None:
    board = changed(("B3", "aPER#"))
    noted = "\n".join(f"{line}  # a note: with a colon" for line in board.splitlines()) + "\n# nothing\n\t<- at all\n"
    assert position(noted).key() == position(board).key()


# -- shots ------------------------------------------------------------------------------------------


def shot(state: State, side: int) -> tuple[str, str, str, str, int, int]:
    sides = state.sides
    return (
        CODES[sides[GUN + side]], CELL_NAMES[sides[FROM + side]], CODES[sides[VICTIM + side]],
        CELL_NAMES[sides[AT + side]], sides[RUN + side], sides[KILLED + side],
    )  # fmt: skip


def marks(state: State, side: int) -> list[str]:
    """Where shooter and target are, and where they can be."""
    found = []
    for mark, pool in ((GUN_NOW, GUN_POOL), (VICTIM_NOW, VICTIM_POOL)):
        now = state.sides[mark + side]
        cells = "".join(sorted(names(state.sides[pool + side])))
        found.append(f"{'gone' if now == NOWHERE else CELL_NAMES[now]} {cells}".strip())
    return found


def test_the_latest_shots() -> None:
    state = position(
        changed(("B3", "aSHE!")),
        shots="american SHE B3 PZ4 B4 run 2; german PZ4 B4 SHE C3 killed",
        lost="SHE",
        turn=6,
        fire_correction=True,
    )
    assert shot(state, 0) == ("SHE", "B3", "PZ4", "B4", 2, 0)
    assert shot(state, 1) == ("PZ4", "B4", "SHE", "C3", 0, 1)
    assert (marks(state, 0), marks(state, 1)) == (["B3 B3", "B4 B4"], ["B4 B4", "gone"])


def test_where_a_unit_is_since_its_shot() -> None:
    told = position(BOARD, shots="german PZ4 B4 SHE A3 target B3 in A2 B2 A3 B3")
    assert marks(told, 1) == ["B4 B4", "B3 A2A3B2B3"]
    hidden = position(BOARD, shots="german PZ4 B4 SHE B3")
    assert marks(hidden, 1) == ["B4 B4", "B3 A2A3B2B3C2C3"]  # every quadrant that can have been moved
    gone = position(BOARD, shots="american SHE D3 PZ4 B4 gun gone target gone; german PZ4 B5 SHE C3")
    assert (marks(gone, 0), marks(gone, 1)) == (["gone", "gone"], ["gone", "gone"])
    picked_up = position(BOARD, shots="german PZ4 B4 SHE B3 target gone", correction_lost_on_pickup=True)
    assert marks(picked_up, 1) == ["B4 B4", "gone"]
    for state in (told, hidden, gone, picked_up):
        assert position(draw.picture(state)).key() == state.key()


def test_the_hand_of_a_shot_is_worked_out() -> None:
    state = position(BOARD, step="draw B3 B5 found")
    assert GAME.to_act(state) == (CHANCE,)
    assert sum(number for _, number in GAME.outcomes(state)) == 2 + 3 + 2
    assert names(state.shown) == {"B3", "B4", "B5"}
    again = position(BOARD, step="draw B3 B4", shots="american SHE B3 PZ4 B4 run 1", fire_correction=True)
    assert sum(number for _, number in GAME.outcomes(again)) == 0 + 2 + 2
    flank = position(BOARD, step="draw B3 B4", shots="german PZ4 B4 STU D4", flank_attack=True)
    assert sum(number for _, number in GAME.outcomes(flank)) == 1 + 1 + 2


# -- steps and what they show -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "actions"),
    [
        ("action", {"move", "explore", "search"}),
        ("follow A2", {"move", "skip"}),
        ("light B2", {"light", "skip"}),
        ("shoot B4", {"shoot"}),
        ("shoot B5 found", {"shoot", "hold"}),
        ("shoot B5 C3 found", {"shoot", "hold"}),
        ("draw B3 B5", {"draw"}),
        ("draw C3 B5 quadrant B2", {"draw"}),
    ],
)
def test_each_step_can_be_drawn(step: str, actions: set[str]) -> None:
    state = position(BOARD, step=step, light_tanks=True)
    assert STEPS[state.step] == step.partition(" ")[0]
    legal = GAME.legal(state, GAME.to_act(state)[0])
    assert {GAME.write(action).partition(" ")[0] for action in legal} == actions
    check_survive([state], draw.picture, position)


@pytest.mark.parametrize(
    ("step", "shown"),
    [
        ("action", ["seen B4 PZ4"]),
        ("follow A2", ["seen B4 PZ4"]),
        ("shoot B5 found", ["seen B4 PZ4", "seen B5 TIG"]),
        ("shoot B5 C3 found", ["seen B4 PZ4", "seen C3 STU", "seen B5 TIG"]),
        ("draw B3 B5", ["seen B4 PZ4", "seen B5 TIG", "seen B3 SHE"]),
    ],
)
def test_a_position_remembers_public_facts(step: str, shown: list[str]) -> None:
    assert remembered(position(BOARD, step=step)) == shown


def test_a_position_remembers_where_units_of_a_shot_can_be() -> None:
    state = position(BOARD, shots="german PZ4 B4 SHE A3 target B3 in A2 B2 A3 B3")
    assert remembered(state) == ["seen B4 PZ4", "among A2A3B2B3 SHE"]


def test_a_home_row_in_enemy_hands_is_empty() -> None:
    taken = changed(("A6", "a---"), ("B6", "a---"), ("C6", "a---"), ("D6", "a---"))
    assert remembered(position(taken)) == [
        "seen B4 PZ4", "seen A6 forest", "seen B6 forest", "seen C6 forest", "seen D6 forest",
    ]  # fmt: skip


def test_a_position_begins_anywhere_on_its_side() -> None:
    state = position(changed(("A4", "a---"), ("D3", "hill")), lost="ATG")
    assert [names(ground) for ground in state.start.grounds] == [names(state.american), names(state.german)]
    assert list(state.start.lost) == [int(number) for number in state.lost]
    before = position(START, step="deploy", squads="SHE TIG")
    assert names(before.start.grounds[0]) == {"A1", "B1", "C1", "D1"}
    assert names(before.start.grounds[1]) == {"A6", "B6", "C6", "D6"}


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"lost": "ATG"},
        {"step": "shoot B5 found"},
        {"step": "draw B3 B5"},
        {"step": "follow A2"},
        {"step": "light B2"},
        {"shots": "german PZ4 B4 SHE A3 target B3 in A2 B2 A3 B3"},
    ],
    ids=lambda given: " ".join(given) or "plain",
)
def test_a_drawn_position_can_be_imagined(given: dict[str, Any]) -> None:
    state = position(BOARD, **given)
    for seat in EVERYBODY:
        view = GAME.view(state, seat)
        for seed in range(5):
            world = GAME.imagine(view, Random(seed))
            world.check()
            assert GAME.view(world, seat) == view


def test_a_unit_of_a_shot_is_imagined_where_it_can_be() -> None:
    state = position(BOARD, shots="german PZ4 B4 SHE A3 target B3 in A2 B2 A3 B3")
    for seed in range(20):
        world = GAME.imagine(GAME.view(state, Seat(1)), Random(seed))
        assert read_unit("SHE") in {world.cells[read_cell(cell)] for cell in ("A2", "B2", "A3", "B3")}


# -- set-up -----------------------------------------------------------------------------------------


def test_a_set_up_in_progress() -> None:
    squads = position(START, step="squad", squads="SHE BAZ", ready="american")
    assert GAME.to_act(squads) == (GERMAN,)
    assert (squads.sides[SIZE], squads.sides[ALIVE], squads.deck) == (2, 0, 6)
    deployed = position(START.replace("1  a---", "1  aBAZ"), step="deploy", squads="SHE BAZ TIG")
    assert {GAME.write(action) for action in GAME.legal(deployed, Seat(0))} == {
        f"deploy SHE {cell}" for cell in ("B1", "C1", "D1")
    }
    assert deployed.deck == 6
    terrain = position(START.replace("5  g---", "5  hill"), step="terrain")
    assert GAME.to_act(terrain) == (0,)
    assert {GAME.write(action).split()[2][1] for action in GAME.legal(terrain, Seat(0))} == {"2", "3"}


def test_terrain_placed_by_each_side() -> None:
    board = START.replace("5  g---", "5  hill").replace("2  a---", "2  lake")
    wide = "\n".join(f"{line}  {line.split()[-1]}" if line else "" for line in board.splitlines())
    found: set[tuple[int, int]] = set()
    for words in ("german A2, american A5", "german A5, american A2", ""):
        state = position(wide, step="terrain", laid=words)
        check_survive([state], draw.picture, position)
        found.add((state.sides[CARDS], state.sides[GROUNDS]))
    assert len(found) == 2


# -- refusals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("aXXX", "'XXX': is not a unit"),
        ("SHE", "'SHE' is not a card"),
        ("aSHE?", "'aSHE?' is not a card"),
        ("wood", "'wood' is not a card"),
        ("gSHE", "SHE is american"),
        ("a???", "a??? is face down"),
        ("a---!", "only units stand on terrain, are revealed or locked"),
        ("hill/a---", "only units stand on terrain, are revealed or locked"),
        ("wood/aSHE", "'wood': is not a terrain"),
        ("lake/aSHE", "nothing stands on lake"),
        ("peaks/aSHE!", "nothing stands on peaks"),
        ("aSHE#", "SHE is not a heavy tank"),
    ],
)
def test_unreadable_card_is_refused(card: str, why: str) -> None:
    check_refused(position, changed(("B3", card)), "line 4", why)


@pytest.mark.parametrize(
    ("old", "new", "where", "why"),
    [
        ("aSHE   aSTU", "aSTU", "line 6", "3 columns, but 4 above"),
        ("6  g---", "6  g--- g--- g--- g---", "line 3", "7 columns; a battlefield has 6 at most"),
        ("6  g---", "7  g---", "line 3", "there is no row 7"),
        ("5  g---", "6  g---", "line 4", "row 6 is there twice"),
        ("2  a---   a---   a---   a---", "", "", "row 2 is missing"),
        ("1  aBAZ   a---", "1  hill   a---", "line 8", "hill in a home row"),
        ("A      B", "B      A", "line 2", "neither a row of cards nor 'key: value'"),
    ],
)  # fmt: skip
def test_unreadable_rows_are_refused(old: str, new: str, where: str, why: str) -> None:
    assert old in BOARD
    check_refused(position, BOARD.replace(old, new, 1), where, why)


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        *BAD_LINES,
        ("turn: soon", "expected a whole number up to 999999, found 'soon'"),
        ("option ambush: maybe", "'maybe' is not one of false, true"),
        ("scenario: battle", "battle has 6 rows of 5, here are 6 rows of 4"),
    ],
)
def test_unreadable_line_is_refused(lines: str, why: str) -> None:
    check_refused(position, lines + BOARD, f"line {len(lines.splitlines())}", why)


@pytest.mark.parametrize(
    ("board", "why"),
    [
        ("", "no battlefield is drawn"),
        ("2 g--- g---\n1 a--- a---", "no scenario has 2 rows of 2"),
        (changed(("B3", "hill"), ("C3", "meadow"), ("D3", "hill/aSTU")), "there are two cards meadow/hill"),
        (changed(("B3", "aSTU!")), "2 STU, of which there are 1"),
        (changed(("B3", "aPER"), ("C3", "aJUM")), "american squad is 3 units for 13 points, at most 4 units for 12"),
        (changed(("A2", "aATG"), ("B2", "aHEL")), "american squad is 5 units for 14 points, at most 4 units for 12"),
        (changed(("B3", "a---"), ("C3", "a---"), ("A1", "a---")), "the american side has no unit: the game is over"),
        (changed(("A6", "a---"), ("B6", "aHEL"), ("C6", "a---"), ("D6", "a---")), "has cut the supply line"),
    ],
)  # fmt: skip
def test_impossible_boards_are_refused(board: str, why: str) -> None:
    check_refused(position, board, None, why)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"to_act": "french"}, "'french' is not one of american, german"),
        ({"to_act": "german", "turn": 2}, "turn 2 is not one of the german side"),
        ({"turn": -1}, "expected a whole number"),
        ({"turn": 8, "max-turns": 8}, "the game ends after 8 turns"),
        ({"lost": "XXX"}, "is not a unit"),
        ({"squads": "SHE TIG PZ4 PSK BAZ"}, "1 STU drawn or lost, but 0 in the squad"),
        ({"squads": "SHE SHE STU TIG PZ4 PSK BAZ"}, "1 SHE drawn or lost, but 2 in the squad"),
        ({"lost": "PER", "period": "1944-12", "values": "PER=C1"}, "1 PER, of which there are 0"),
        ({"values": "SHE"}, "expected e.g. SHE=F2,A1,C3"),
        ({"values": "SHE=X2"}, "expected e.g. SHE=F2,A1,C3"),
        ({"values": "SHE=F9"}, "9 is more than 3"),
        ({"values": "XXX=F2"}, "is not a unit"),
        ({"values": "SHE=F2", "data": "name = 'x'"}, "the data of a card set hold every value already"),
        ({"data": "name = 'x'"}, "american"),
        ({"colour": "red"}, "no such option"),
        ({"open-turret": True}, "needs terrain"),
        ({"outcome": "american"}, "expected e.g. 'american by destruction'"),
        ({"outcome": "american by luck"}, "'luck' is not one of destruction"),
        ({"ready": "american"}, "nobody waits for the other"),
        ({"laid": "german B5"}, "there is no terrain"),
        ({"laid": "german B5", "terrain": True}, "B5 has no terrain, or is named twice"),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadData) as error:
        position(BOARD, **given)
    assert why in str(error.value)


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("dance", "'dance' is not one of terrain, squad"),
        ("action B3", "action names 0 cells, here are 1"),
        ("follow", "follow names 1 cells, here are 0"),
        ("shoot", "shoot names 1 or 2 cells, here are 0"),
        ("follow A2 found", "follow takes neither 'found' nor 'quadrant'"),
        ("light A2 quadrant A2", "light takes neither 'found' nor 'quadrant'"),
        ("follow Z9", "is not a cell"),
        ("follow E5", "E5 is outside the battlefield"),
        ("follow D2", "D2 is not a quadrant"),
        ("follow A3", "the quadrant A3 is not wholly american"),
        ("shoot B3", "there is no unit to shoot at on B3"),
        ("shoot A4", "there is no unit to shoot at on A4"),
        ("shoot C6 found", "no american card is near enough to search C6"),
        ("shoot B5 A2", "no american light tank is named"),
        ("shoot B5 quadrant A2", "no american light tank is named"),
        ("shoot B5 B3", "SHE is not a light tank"),
        ("shoot B5 C3 quadrant A1", "STU is in no quadrant that can have been moved"),
        ("draw A3 B4", "no american unit on A3 may fire at B4"),
        ("draw A1 B4", "no american unit on A1 may fire at B4"),
        ("draw B4 B5", "no american unit on B4 may fire at B5"),
        ("over", "a game has an outcome if, and only if, it is over"),
        ("squad", "units are deployed hidden, in home rows"),
        ("deploy", "units are deployed hidden, in home rows"),
    ],
)  # fmt: skip
def test_impossible_steps_are_refused(step: str, why: str) -> None:
    check_refused(position, BOARD, None if why.startswith("units are") else "step", why, step=step)


def test_steps_that_need_more() -> None:
    with pytest.raises(BadData, match="only if the option light-tanks is true"):
        position(BOARD, step="light A2", light_tanks=False)
    with pytest.raises(BadData, match="only if the option terrain is true"):
        position(START, step="terrain", terrain=False)
    with pytest.raises(BadData, match="the option terrain is false"):
        position(changed(("B2", "hill")), terrain=False)
    with pytest.raises(BadData, match="the option heavy-tanks is false"):
        position(changed(("B3", "aPER#")), heavy_tanks=False)
    with pytest.raises(BadData, match="after a MOVE the units of the quadrant B2 are hidden"):
        position(changed(("C3", "aSTU!")), step="light B2")
    with pytest.raises(BadData, match="the american side can do nothing"):
        position(changed(("C3", "a---")), step="shoot C6", values="SHE=C1")
    with pytest.raises(BadData, match="a game has an outcome"):
        position(BOARD, step="action", outcome="draw by turns")


@pytest.mark.parametrize(
    ("shots", "why"),
    [
        ("american SHE B3 PZ4", "expected e.g. 'american SHE B3 PZ4 B5 run 1'"),
        ("french SHE B3 PZ4 B4", "'french' is not one of american, german"),
        ("american XXX B3 PZ4 B4", "is not a unit"),
        ("american SHE B9 PZ4 B4", "is not a cell"),
        ("american PZ4 B4 SHE B3", "of the american side cannot fire at"),
        ("american SHE B3 STU C3", "of the american side cannot fire at"),
        ("american SHE B3 PSK C6", "C6 is out of range or out of sight from B3"),
        ("american SHE B3 PZ4 B4; american SHE B3 PZ4 B4", "one latest shot, not two"),
        ("american SHE B3 PZ4 B4 run", "'run' is not one of run NUMBER"),
        ("american SHE B3 PZ4 B4 run 1", "only if the option fire-correction is true"),
        ("american SHE B3 PZ4 B4 dead", "'dead' is not one of run NUMBER"),
        ("american SHE B3 PZ4 B4 killed", "the PZ4 was killed, so it is lost and nowhere else"),
        ("american SHE B3 PZ4 B4 gun", "where is the gun now?"),
        ("american SHE B3 PZ4 B4 gun B3 or B2", "expected e.g. 'gun C3 in B2 C2 B3 C3'"),
        ("american SHE B3 PZ4 B4 gun B2", "the SHE is not on B2, or not where it can be"),
        ("american SHE B3 PZ4 B4 gun B3 in A2 B2", "the SHE is not on B3, or not where it can be"),
    ],
)  # fmt: skip
def test_impossible_shots_are_refused(shots: str, why: str) -> None:
    check_refused(position, BOARD, "shots", why, shots=shots)


def test_a_shot_just_fired_is_the_latest() -> None:
    with pytest.raises(BadData, match="the latest american shot is the one just fired, B3 at B4"):
        position(BOARD, step="draw B3 B4", shots="american STU C3 PZ4 B4")
    with pytest.raises(BadData, match="nobody shoots during set-up"):
        position(START, step="squad", shots="american SHE B3 PZ4 B4")


@pytest.mark.parametrize(
    ("board", "given", "why"),
    [
        (START, {"step": "squad", "turn": 1}, "during set-up there are no turns"),
        (START, {"step": "squad", "to_act": "american"}, "during set-up there are no turns"),
        (START, {"step": "squad", "lost": "SHE"}, "nothing is lost during set-up"),
        (START, {"step": "squad", "ready": "both"}, "'both' is not one of american, german"),
        (START, {"step": "squad", "ready": "american"}, "the american side has chosen no unit"),
        (START, {"step": "squad", "squads": "SHE TIG", "ready": "american german"}, "both are ready, squad is over"),
        (START, {"step": "deploy", "squads": "SHE"}, "the german side has chosen no unit"),
        (START, {"step": "deploy", "squads": "SHE TIG", "ready": "american"}, "1 units still to deploy"),
        (START, {"step": "deploy", "squads": "SHE TIG", "terrain": True}, "0 of 2 terrain cards are placed"),
        (START, {"step": "squad", "terrain": True}, "0 of 2 terrain cards are placed before squad"),
        (START.replace("2  a---", "2  hill"), {"step": "squad", "terrain-before-squads": False}, "after the squads"),
        (START.replace("4  g---", "4  a---"), {"step": "squad"}, "A4 is not american at first"),
        (START.replace("1  a---", "1  aSHE!"), {"step": "deploy", "squads": "SHE TIG"}, "units are deployed hidden"),
        (START.replace("2  a---", "2  aSHE"), {"step": "deploy", "squads": "SHE TIG"}, "units are deployed hidden"),
        (START.replace("1  a---", "1  aSHE"), {"step": "squad"}, "units are deployed hidden"),
        (START.replace("2  a---", "2  hill").replace("5  g---", "5  hill"), {"step": "terrain"}, "all terrain is"),
        (START.replace("5  g---", "5  hill"), {"step": "terrain", "laid": "american A5"}, "cannot have placed"),
        (START.replace("5  g---", "5  hill"), {"step": "terrain", "laid": "german"}, "expected e.g. 'german B5"),
        (START.replace("5  g---", "5  hill"), {"step": "terrain", "laid": "french A5"}, "'french' is not one of"),
        (changed(("A5", "hill"), ("A2", "hill")), {"laid": "german A5"}, "every terrain card is named, or none"),
    ],
)  # fmt: skip
def test_impossible_set_ups_are_refused(board: str, given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadData) as error:
        position(board, **given)
    assert why in error.value.why


# -- views ------------------------------------------------------------------------------------------


def secrets(state: State, seat: Seat | None) -> set[str]:
    """The codes of units that a seat cannot have seen on this table: hidden now, and nowhere in sight."""
    hidden: set[int] = set()
    sides = state.sides
    known = {unit for unit in range(1, 17) if state.lost[unit] > 0 or (seat is not None and side_of(unit) == seat)}
    known |= {int(sides[field + side]) for field in (GUN, VICTIM) for side in (0, 1)}
    for cell in state.rules.cells:
        unit = int(state.cells[cell])
        if unit != FOREST and state.shown >> cell & 1:
            known.add(unit)
        elif unit != FOREST:
            hidden.add(unit)
    hidden |= {unit for unit in range(1, 17) if state.squads[unit] > 0}
    return {CODES[unit] for unit in hidden - known}


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if not setup.data], ids=name_of)
def test_pz_comp_6_a_picture_of_a_view_names_no_hidden_unit(setup: Setup) -> None:
    for state in positions(setup):
        for seat in EVERYBODY:
            text = draw.picture(GAME.view(state, seat))
            if GAME.to_act(state):
                assert [code for code in secrets(state, seat) if code in text] == []
            with pytest.raises(BadData):
                position(text)


@pytest.mark.parametrize("setup", SETUPS[::4], ids=name_of)
def test_a_picture_of_a_view_is_drawn_from_the_view_alone(setup: Setup) -> None:
    for state in positions(setup, 0.02):
        for seat in EVERYBODY:
            view = GAME.view(state, seat)
            assert draw.picture(GAME.view(GAME.imagine(view, Random(3)), seat)) == draw.picture(view)


def test_pz_comp_6_a_seat_sees_its_own_cards_and_the_backs_of_the_others() -> None:
    state = position(changed(("C3", "hill/aSTU"), ("B3", "aSHE")))
    american, german, public = (draw.picture(GAME.view(state, seat)) for seat in EVERYBODY)
    assert "seen by: american" in american
    assert "3  a---  aSHE   hill/aSTU  a---" in american
    assert "4  g???  gPZ4!  g???       g???" in american
    assert "seen by: german" in german
    assert "3  a???  a???   hill/aSTU  a???" in german
    assert "5  g---  gTIG   g---       g---" in german
    assert "seen by: everybody" in public
    assert {code for code in CODES if code in public} == {"STU", "PZ4"}
    assert "squad sizes: american 3, german 3" in public


def test_amb_36_where_a_moved_unit_is_only_its_owner_reads() -> None:
    state = position(BOARD, shots="german PZ4 B4 SHE A3 target B3 in A2 B2 A3 B3")
    words = ["target B3 in A2 B2 A3 B3", "target ? in A2 B2 A3 B3", "target ? in A2 B2 A3 B3"]
    for seat, told in zip(EVERYBODY, words, strict=True):
        assert f"shots: german PZ4 B4 SHE A3 {told}" in draw.picture(GAME.view(state, seat))


def test_pz_deploy_1_a_set_up_in_progress_is_secret() -> None:
    state = position(START.replace("1  a---", "1  aBAZ"), step="deploy", squads="SHE BAZ TIG")
    german = GAME.view(state, Seat(1))
    assert set(german.cells[:4]) == {UNKNOWN}
    text = draw.picture(german)
    assert {code for code in CODES[1:] if code in text} == {"TIG"}
    assert "squad sizes" not in text
