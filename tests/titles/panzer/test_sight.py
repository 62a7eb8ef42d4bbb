"""Line of sight (section 13.5)."""

from itertools import product
from random import Random

import pytest

from fogline.titles.panzer.rules.cards import CELL_NAMES, TERRAIN
from fogline.titles.panzer.rules.sight import sights
from fogline.titles.scope.grid import cells_of
from tests.titles.panzer.fixtures import battle, card, distance, explorable, play, refused, searchable, skirmish
from tests.titles.panzer.shots_fixtures import cells, refused_shot, shooters_at, visible

BOARD = [f"{column}{row}" for column in "ABCDEF" for row in range(1, 9)]
"""Six columns and eight rows: the whole grid of the SCOPE titles."""
NUMBER = {name: (int(name[1]) - 1) * 6 + "ABCDEF".index(name[0]) for name in BOARD}


def offset(one: str, other: str) -> tuple[int, int]:
    """Rows and columns from one cell to another."""
    return int(other[1]) - int(one[1]), ord(other[0]) - ord(one[0])


def shadow(start: str, elevated: str) -> set[tuple[int, int]]:
    """PZ-LOS-2, word for word: what an elevated neighbour hides, as offsets from the start."""
    rows, columns = offset(start, elevated)
    if rows == 0:
        return {(-1, 2 * columns), (0, 2 * columns), (1, 2 * columns)}
    if columns == 0:
        return {(2 * rows, -1), (2 * rows, 0), (2 * rows, 1)}
    return {(2 * rows, 2 * columns), (2 * rows, columns), (rows, 2 * columns)}


def in_the_way(start: str, elevated: str, target: str) -> bool:
    """The same by angles: less than 45 degrees apart, seen from the start."""
    (a, b), (c, d) = offset(start, elevated), offset(start, target)
    inner = a * c + b * d
    return inner > 0 and 2 * inner * inner > (a * a + b * b) * (c * c + d * d)


def neighbours(cell: str) -> list[str]:
    return [other for other in BOARD if distance(cell, other) == 1]


def seen_from(start: str, elevated: set[str], *, by_angles: bool = False) -> set[str]:
    """The cells that a cell sees, independently of the code: by the shadows of its neighbours or by angles."""
    found = set(neighbours(start))
    for target in BOARD:
        if distance(start, target) != 2:
            continue
        walls = [cell for cell in neighbours(start) if cell in elevated]
        if by_angles:
            hidden = any(in_the_way(start, wall, target) for wall in walls)
        else:
            hidden = any(offset(start, target) in shadow(start, wall) for wall in walls)
        if not hidden:
            found.add(target)
    return found


def mask(names: set[str]) -> int:
    return sum(1 << NUMBER[name] for name in names)


def named(value: int) -> set[str]:
    return {name for name, number in NUMBER.items() if value >> number & 1}


def random_heights(seed: int) -> tuple[set[str], set[str]]:
    """Hills and peaks: few as in a game, or many."""
    rng = Random(seed)
    heights = rng.sample(BOARD, rng.choice((1, 2, 4, 12, 24)))
    cut = rng.randint(0, len(heights))
    return set(heights[:cut]), set(heights[cut:])


@pytest.mark.parametrize("face", TERRAIN)
def test_pz_los_1_blocked_lines_of_sight(face: str) -> None:
    """Ex 1: hill and peaks between C4 and E4, not meadow nor lake; a hill with a unit blocks the same (AMB-65)."""
    blocks = face in ("hill", "peaks")
    state = battle(D4=face)
    assert ("E4" in visible(state, "C4")) != blocks
    if face in ("meadow", "hill"):
        held = battle(D4=f"{face}/aSHE")
        assert ("E4" in visible(held, "C4")) != blocks


def test_pz_los_2_the_example() -> None:
    """Ex 1: hill on the lower left diagonal, peaks on the right."""
    state = battle(C4="gPZ4", B3="hill", D4="peaks")
    hidden = {"A2", "A3", "B2"} | {"E3", "E4", "E5"}
    far = {cell for cell in BOARD if distance("C4", cell) == 2}
    assert far - visible(state, "C4") == hidden
    assert far & visible(state, "C4") == {"A4", "A5", "A6", "B6", "C6", "D6", "E6", "C2", "D2", "E2"}


def test_pz_los_2_three_cells_on_each_side() -> None:
    """Every neighbour of every inner cell hides exactly three cells, all at distance 2."""
    for start in ("C3", "C4", "D5", "C6", "D3"):
        for wall in neighbours(start):
            hidden = {cell for cell in BOARD if distance(start, cell) == 2} - named(
                sights(mask({wall}), 0, False)[NUMBER[start]]
            )
            assert {offset(start, cell) for cell in hidden} == shadow(start, wall)
            assert len(hidden) == 3


@pytest.mark.parametrize("seed", range(25))
def test_pz_los_3_against_the_shadows(seed: int) -> None:
    """The in-between test of the code, the shadows of PZ-LOS-2 and plain angles agree on random terrain."""
    hills, peaks = random_heights(seed)
    found = sights(mask(hills), mask(peaks), False)
    for start in BOARD:
        expected = seen_from(start, hills | peaks)
        assert named(found[NUMBER[start]]) == expected
        assert expected == seen_from(start, hills | peaks, by_angles=True)


@pytest.mark.parametrize("over_hills", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_pz_los_3_symmetry(seed: int, over_hills: bool) -> None:
    """Ex 1: who sees is seen; what is next to a cell is always seen, and nothing beyond distance 2."""
    hills, peaks = random_heights(seed)
    found = sights(mask(hills), mask(peaks), over_hills)
    for one, other in product(BOARD, repeat=2):
        sees = bool(found[NUMBER[one]] >> NUMBER[other] & 1)
        assert sees == bool(found[NUMBER[other]] >> NUMBER[one] & 1)
        if distance(one, other) == 1:
            assert sees
        if distance(one, other) in (0, 3, 4, 5, 6, 7):
            assert not sees


def test_pz_los_3_shadows_cover_everything() -> None:
    """Ex 1: with all eight neighbours elevated none of the sixteen cells is seen."""
    found = sights(mask(set(neighbours("C4"))), 0, False)
    assert named(found[NUMBER["C4"]]) == set(neighbours("C4"))
    covered = {cell for wall in neighbours("C4") for cell in shadow("C4", wall)}
    assert len(covered) == 16


def test_pz_los_3_a_knights_move() -> None:
    """Ex 2: C4 to E3 is blocked by D4 and by D3, by either alone (AMB-66), and by nothing else."""
    for wall in [cell for cell in BOARD if cell not in ("C4", "E3")]:
        found = sights(0, mask({wall}), False)
        assert ("E3" not in named(found[NUMBER["C4"]])) == (wall in ("D4", "D3"))


def test_pz_los_4_shooting() -> None:
    """Ex 1: in that position C4 may fire at E6 but not at E4; E5 may, from distance 1."""
    given = {"C4": "gPZ4", "B3": "hill", "D4": "peaks", "to_act": "german"}
    state = battle(**given, E4="aSHE!", E6="aJUM!", E5="gPAN")
    assert shooters_at(state, "german", "E4") == {"E5"}
    assert "C4" in shooters_at(state, "german", "E6")
    assert refused_shot(state, "german", "C4", "E4") == "PZ-SHOT-1"


def test_pz_los_5_searching() -> None:
    """Ex 1: GE controls only C4, D3 and D4 around B2, and the hill C3 hides B2 from all three."""
    given = {"C3": "hill", "A4": "a---", "B4": "a---", "D3": "g---", "to_act": "german"}
    state = battle(**given)
    assert refused(state, "german", "search B2") == "PZ-SRCH-1"


@pytest.mark.parametrize("more", ["B4", "A4", "D2"])
def test_pz_los_5_one_more_card(more: str) -> None:
    """Ex 2: any one of B4, A4 or D2 sees it."""
    given = {"C3": "hill", "A4": "a---", "B4": "a---", "D3": "g---", "to_act": "german"}
    state = battle(**{**given, more: "g---"})
    assert "B2" in searchable(state, "german")


def test_pz_los_6_exploring_needs_none() -> None:
    """Ex 1: peaks on C4, whatever stands in the quadrant."""
    for cards in ({}, {"B3": "aSHE"}, {"B4": "gPZ4"}, {"B4": "gPZ4!", "C3": "aSHE!"}):
        assert "B3" in explorable(skirmish(C4="peaks", **cards), "american")


def test_pz_los_7_units_on_hills() -> None:
    """Ex 1: another hill between blocks; the shooter's own hill and the target's do not."""
    between = battle(C4="hill/gPZ4", D4="hill", E4="aSHE!", to_act="german")
    assert shooters_at(between, "german", "E4") == set()
    target = battle(C4="gPZ4", E4="hill/aSHE", to_act="german")
    assert shooters_at(target, "german", "E4") == {"C4"}
    own = battle(C4="hill/gPZ4", E4="aSHE!", to_act="german")
    assert shooters_at(own, "german", "E4") == {"C4"}


# -- ambiguities ------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", [False, True])
def test_amb_64_hills_block_hills(option: bool) -> None:
    """By default a hill blocks the fire of a unit on a hill; with the option it does not, but peaks always do."""
    for wall, target in (("hill", "aSHE!"), ("peaks", "aSHE!"), ("peaks", "hill/aSHE")):
        state = battle(C4="hill/gPZ4", D4=wall, E4=target, to_act="german", hill_sees_over_hill=option)
        assert shooters_at(state, "german", "E4") == ({"C4"} if option and wall == "hill" else set())


def test_amb_64_one_of_the_two_on_a_hill() -> None:
    """With the option it is enough that shooter or target is on one; with neither the hill blocks."""
    for gun, target, sees in (
        ("hill/gPZ4", "aSHE!", True), ("gPZ4", "hill/aSHE", True), ("gPZ4", "aSHE!", False),
    ):  # fmt: skip
        state = battle(C4=gun, D4="hill", E4=target, to_act="german", hill_sees_over_hill=True)
        assert ("C4" in shooters_at(state, "german", "E4")) == sees


@pytest.mark.parametrize("seed", range(8))
def test_amb_64_on_random_terrain(seed: int) -> None:
    """With the option only peaks count for a line that begins or ends on a hill."""
    hills, peaks = random_heights(seed)
    found = sights(mask(hills), mask(peaks), True)
    for start, target in product(BOARD, repeat=2):
        if distance(start, target) == 2:
            walls = peaks if {start, target} & hills else hills | peaks
            assert (target in named(found[NUMBER[start]])) == (target in seen_from(start, walls))


def test_amb_65_an_occupied_hill_blocks() -> None:
    for unit in ("aSHE", "gPZ3"):
        state = battle(C4="gPZ4", D4=f"hill/{unit}", E4="aJAC!", to_act="german")
        assert "C4" not in shooters_at(state, "german", "E4")


def test_amb_66_either_of_both() -> None:
    """A knight's move past one hill or the other, and past both."""
    for walls in ({"D4": "hill"}, {"D3": "hill"}, {"D4": "hill", "D3": "peaks"}):
        state = battle(C4="gPZ4", E3="aSHE!", **walls, to_act="german")
        assert "E3" not in visible(state, "C4")
    assert "E3" in visible(battle(C4="gPZ4", E3="aSHE!", D5="hill", to_act="german"), "C4")


def test_amb_67_explore_behind_peaks() -> None:
    """The peaks stand between every American card and the German one; it is still turned."""
    state = skirmish(B4="peaks", C4="gPZ4", C3="peaks", B3="aSHE")
    play(state, "american", "explore B3")
    assert card(state, "C4") == "gPZ4!"


def test_amb_68_a_unit_on_terrain_observes() -> None:
    """The only American card within two of B6 is the unit on the hill B4."""
    state = skirmish(B4="hill/aSHE")
    assert {"A6", "B6", "C6", "D6"} <= searchable(state, "american")
    assert not {"A6", "B6", "C6", "D6"} & searchable(skirmish(B4="hill", A3="aSHE"), "american")


def test_pz_los_3_names_of_cells() -> None:
    """This test's own numbering of cells is that of the game."""
    known = [name for name in BOARD if int(name[1]) <= 6]
    assert [CELL_NAMES[NUMBER[name]] for name in known] == known
    assert cells(mask({"A1", "B3"})) == {"A1", "B3"} == {CELL_NAMES[cell] for cell in cells_of(mask({"A1", "B3"}))}
