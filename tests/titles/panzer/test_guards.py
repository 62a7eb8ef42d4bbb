"""Ways to break the rules that the clause tests would miss. ``tests/mutations.py`` tries each."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fogline.kernel.arrays import Dice
from fogline.titles.panzer.rules.cards import CELL_NAMES, CODES
from fogline.titles.panzer.rules.state import GUN_NOW, VICTIM_NOW, VICTIM_POOL, State
from fogline.titles.scope.grid import cells_of
from tests.titles.panzer.fixtures import GAME, deploy, legal_texts, muster, new, play, skirmish, units_on, view
from tests.titles.panzer.shots_fixtures import EVERYBODY_ELSE, Pair, fire
from tests.titles.panzer.test_imagine import TWINS

PZ4 = CODES.index("PZ4")
TOP_LEFT = {"A5", "B5", "A6", "B6"}
"""A quadrant of the German home row."""


def imagined(state: State, viewer: str, number: int) -> list[State]:
    """Worlds that fit a seat's knowledge, each of them a possible position."""
    seen, rng = view(state, viewer), Random(7)
    worlds = [GAME.imagine(seen, rng) for _ in range(number)]
    for world in worlds:
        world.check()
        assert view(world, viewer) == seen
    return worlds


def cells_with(worlds: list[State], who: str, unit: str) -> set[tuple[str, ...]]:
    """The cells of a unit type in these worlds."""
    return {tuple(sorted(cell for cell, code in units_on(world, who).items() if code == unit)) for world in worlds}


def test_a_clone_shares_no_vector() -> None:
    """A hit changes the cells, losses, sizes and latest shot of only one of the two."""
    state = skirmish(B3="aSHE", B5="gPZ4!")
    before, twin = state.key(), state.clone()
    fire(twin, "american", "B3", "B5", "hit")
    assert state.key() == before
    other = state.clone()
    fire(state, "american", "B3", "B5", "hit")
    assert other.key() == before
    assert state.key() == twin.key()


def test_a_clone_shares_no_squad() -> None:
    state = new()
    before, twin = state.key(), state.clone()
    muster(twin, "american", "SHE")
    assert state.key() == before


def test_amb_36_the_shooter_is_not_followed() -> None:
    """A Sherman has fired, and changes places with its twin or does not: until a light tank fires, nobody can tell."""
    start = skirmish(B3="aSHE", A3="aSHE", B5="gPZ4!", values="SHE=A1", fire_correction=True, light_tanks=True)
    fire(start, "american", "B3", "B5")
    play(start, "german", "move C5", "skip")
    pair = Pair(start.clone(), start.clone(), *EVERYBODY_ELSE["american"])
    pair.check_play("american", "move A2", "move A2 A3-B3 B3-A3")
    assert pair.one.sides[GUN_NOW] != pair.other.sides[GUN_NOW]
    pair.check_play("american", "light B3 B5")


ROUNDS = 20
"""The average number of times that each action occurs in random play."""


@pytest.mark.parametrize(
    ("state", "texts"),
    [
        (skirmish(B3="aSHE", A2="aSTU", B5="gPZ4!", C4="hill"), []),
        (skirmish(B3="aPER#", C3="hill/aSHE", B5="gPZ4!", B2="lake", heavy_tanks=True), []),
        (skirmish(B3="aSHE", A2="aSTU", C4="hill"), ["explore A3"]),
        (skirmish(B3="aSTU", C3="aHEL", B5="gPZ4!", values="STU=A1 HEL=A1", light_tanks=True), ["move B2"]),
        (skirmish(B3="aSHE", C3="aSTU", B5="gPZ4"), ["search B5"]),
        (skirmish(B3="aSHE", B5="gPZ4!", values="SHE=F3 PZ4=A2"), ["search B5", "shoot B3"]),
    ],
    ids=["action", "locked", "follow", "light", "shoot", "draw"],
)
def test_random_play_is_even(state: State, texts: list[str]) -> None:
    """A playout picks each legal action equally often, those of CHANCE by their weights."""
    state = state.clone()
    play(state, "american", *texts)
    seat = GAME.to_act(state)[0]
    weights = GAME.outcomes(state) or [(action, 1) for action in GAME.legal(state, seat)]
    expected, counts, dice = Counter[object](), Counter[object](), Dice(3)
    for action, weight in weights:
        twin = state.clone()
        GAME.apply(twin, seat, action)
        expected[twin.key()] += ROUNDS * weight
    for _ in range(sum(expected.values())):
        twin = state.clone()
        assert GAME.playout(twin, dice, 1) == 1
        counts[twin.key()] += 1
    assert set(counts) == set(expected)
    surplus = sum((counts[key] - expected[key]) ** 2 / expected[key] for key in expected)
    freedom = len(expected) - 1
    assert surplus < freedom + 5 * (2 * freedom) ** 0.5


# -- remembered -----------------------------------------------------------------------------------------


def test_w5_a_moved_unit_is_imagined_in_all_four_cells() -> None:
    state = skirmish(A5="gTIG!", B3="aSHE", to_act="german")
    play(state, "german", "move A5")
    assert cells_with(imagined(state, "american", 60), "german", "TIG") == {(cell,) for cell in TOP_LEFT}


def test_w8_a_locked_tank_is_imagined_where_it_is() -> None:
    """Units revealed beside it were taken up, and may be on three cells."""
    state = skirmish(B3="aPER#", A2="aSTU!", B5="gPZ4", heavy_tanks=True)
    play(state, "american", "move A2")
    worlds = imagined(state, "german", 60)
    assert cells_with(worlds, "american", "PER") == {("B3",)}
    assert cells_with(worlds, "american", "STU") == {("A2",), ("B2",), ("A3",)}


def test_w9_captured_cells_are_remembered() -> None:
    """No enemy unit was there, whatever else is unknown."""
    state = skirmish(B3="aSHE", B5="gPZ4")
    play(state, "american", "explore B3", "skip")
    for world in imagined(state, "american", 60):
        assert not {"B4", "C4"} & set(units_on(world, "german"))


def test_w13_an_empty_card_is_remembered() -> None:
    """Until it is taken up."""
    state = skirmish(B3="aSHE", A6="gPZ4")
    play(state, "american", "search B5")
    assert not any("B5" in units_on(world, "german") for world in imagined(state, "american", 60))
    play(state, "german", "move A5")
    assert any("B5" in units_on(world, "german") for world in imagined(state, "american", 60))


def test_w14_a_found_unit_is_remembered() -> None:
    """This holds also after it was moved: it is still somewhere in the quadrant."""
    state = skirmish(B3="aSHE", B5="gTIG")
    play(state, "american", "search B5", "hold")
    play(state, "german", "move A5 B5-A6")
    assert cells_with(imagined(state, "american", 60), "german", "TIG") == {(cell,) for cell in TOP_LEFT}


def test_w7_a_unit_that_left_terrain_is_imagined_near_it() -> None:
    """Everybody has seen it climb the hill, and that it is no longer there."""
    state = skirmish(C4="hill", C5="gTIG", A1="aSHE", to_act="german")
    play(state, "german", "move C4 C5-C4")
    play(state, "american", "move A1")
    assert cells_with(imagined(state, "american", 20), "german", "TIG") == {("C4",)}
    play(state, "german", "move C4 C4-D5")
    assert cells_with(imagined(state, "american", 60), "german", "TIG") == {("D4",), ("C5",), ("D5",)}
    for world in imagined(state, "american", 60):
        assert "C4" not in units_on(world, "german")


def test_w17_a_destroyed_unit_is_not_imagined_again() -> None:
    """One Panzer IV is destroyed, then its twin is seen elsewhere: there were two, and one is left."""
    state = skirmish(B3="aSHE", B5="gPZ4!", D5="gPZ4")
    fire(state, "american", "B3", "B5", "hit")
    play(state, "german", "move A5")
    assert {sum(map(int, world.squads[9:])) for world in imagined(state, "american", 40)} == {3}
    play(state, "american", "search D5", "hold")
    play(state, "german", "move C5")
    worlds = imagined(state, "american", 60)
    assert {int(world.squads[PZ4]) for world in worlds} == {2}
    assert cells_with(worlds, "german", "PZ4") == {("C5",), ("D5",), ("C6",), ("D6",)}


def test_w21_a_hand_that_revealed_a_twin_is_remembered() -> None:
    """The shot is not corrected, so another Panzer IV is on B5 now, and the first one is near it."""
    state = skirmish(B3="aSHE", B5="gPZ4!", A5="gPZ4", values="SHE=F2 PZ4=A2", fire_correction=True)
    fire(state, "american", "B3", "B5")
    play(state, "german", "move A5 A5-B5 B5-A5")
    fire(state, "american", "B3", "B5")
    worlds = imagined(state, "american", 60)
    assert {int(world.squads[PZ4]) for world in worlds} == {2}
    assert cells_with(worlds, "german", "PZ4") == {("A5", "B5"), ("A6", "B5"), ("B5", "B6")}


def test_w21_a_twin_that_shot_is_remembered() -> None:
    """The Sherman on B3 fires again after a MOVE, and uncorrected: so it is another one, and the first is near it."""
    state = skirmish(B3="aSHE", A3="aSHE", B5="gPZ4!", values="SHE=A1", fire_correction=True, light_tanks=True)
    fire(state, "american", "B3", "B5")
    play(state, "german", "move C5", "skip")
    play(state, "american", "move A2 A3-B3 B3-A3", "light B3 B5", "shoot B3")
    worlds = imagined(state, "german", 60)
    assert cells_with(worlds, "american", "SHE") == {("A2", "B3"), ("A3", "B3"), ("B2", "B3")}


# -- imagine ------------------------------------------------------------------------------------------


def test_amb_36_either_twin_is_imagined() -> None:
    """Two Panzer IVs were revealed, one was shot at, and both were taken up: it can be either of them."""
    state = skirmish(B3="aSHE", B5="gPZ4!", A5="gPZ4!", fire_correction=True)
    fire(state, "american", "B3", "B5")
    play(state, "german", "move A5")
    assert {CELL_NAMES[cell] for cell in cells_of(state.sides[VICTIM_POOL])} == TOP_LEFT
    ranks = set()
    for world in imagined(state, "american", 40):
        twins = [cell for cell, unit in enumerate(world.cells) if unit == PZ4]
        ranks.add(twins.index(world.sides[VICTIM_NOW]))
    assert ranks == {0, 1}


def test_pz_srch_2_aiming_needs_a_gun() -> None:
    """The German knows that something can fire at the Tiger, not what, nor where."""
    state = skirmish(B3="aSHE", B5="gTIG!", superior_armour=True, values="SHE=F3 TIG=A3")
    play(state, "american", "search B5")
    guns = {text for world in imagined(state, "german", 60) for text in (legal_texts(world, "american") or ["none"])}
    assert "none" not in guns
    assert len(guns) > 3


def a_small_battle() -> State:
    """Two units each, of which at most two are twins; only the types are open."""
    state = new("skirmish", TWINS)
    muster(state, "american", "SHE STU")
    muster(state, "german", "PZ4 PZ2")
    deploy(state, "american", "SHE-A1 STU-C1")
    deploy(state, "german", "PZ4-A6 PZ2-D6")
    return state


def share_of_twins(worlds: list[State]) -> float:
    return sum(world.squads[PZ4] == 2 for world in worlds) / len(worlds)


def test_squads_never_seen_are_as_likely_as_their_places() -> None:
    """Twins can be in the home row in six ways, two different units in twelve."""
    worlds = imagined(a_small_battle(), "american", 600)
    assert 0.28 < share_of_twins(worlds) < 0.39
    assert len({tuple(world.cells) for world in worlds}) == 6 + 12


def test_one_twin_or_two_by_the_number_of_worlds() -> None:
    """A Panzer IV was seen and is now in one quadrant of four cells; the other unit may be there or on C6 or D6. If it
    is a twin there are 4 x 2 + 6 ways, else 4 x 2 + 12."""
    state = a_small_battle()
    play(state, "american", "move A1")
    play(state, "german", "move A5 A6-A5")
    play(state, "american", "search A5", "hold")
    play(state, "german", "move A5")
    worlds = imagined(state, "american", 1000)
    assert len({tuple(world.cells) for world in worlds}) == 14 + 20
    assert 0.37 < share_of_twins(worlds) < 0.45
