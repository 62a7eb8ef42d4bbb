"""Optimizations must not show: incrementally updated lists, and random play without lists."""

from collections import Counter
from random import Random

import pytest

from fogline.kernel.arrays import Dice
from fogline.kernel.setup import Setup, Value
from fogline.titles.stalingrad.rules.state import State
from fogline.titles.stalingrad.rules.steps import ACTION, CLOSE, EXTRA_MOVE, SHOT
from tests.titles.options import named
from tests.titles.stalingrad.fixtures import GAME, advanced
from tests.titles.stalingrad.random_games import SETUPS, positions
from tests.titles.stalingrad.test_reinforcing import INFANTRY_LOST

ROUNDS = 60
"""How often each legal action should occur."""


@pytest.mark.parametrize("setup", SETUPS, ids=[f"{setup.scenario} {setup.options['mode']}" for setup in SETUPS])
def test_an_updated_legal_list_equals_a_fresh_one(setup: Setup) -> None:
    state, rng, dice = GAME.new(setup), Random(5), Dice(5)
    for _ in range(300):
        if not (seats := GAME.to_act(state)):
            break
        fresh = list(GAME.legal(state.clone(), seats[0]))  # a clone knows nothing about earlier lists
        assert list(GAME.legal(state, seats[0])) == fresh
        if rng.random() < 0.3:
            GAME.playout(state, dice, rng.randint(1, 6))
        else:
            GAME.apply(state, seats[0], rng.choice(fresh))


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_legal_list_does_not_change(mode: str) -> None:
    for state in positions(Setup("stalingrad", "open-front", {"mode": mode}), 0.1):
        for seat in GAME.to_act(state):
            offered = GAME.legal(state, seat)
            before = list(offered)
            GAME.playout(state, Dice(1), 8)
            for other in GAME.to_act(state):
                GAME.legal(state, other)
            assert list(offered) == before


def test_a_legal_list_is_a_sequence() -> None:
    for state in positions(Setup("stalingrad", "open-front", {"mode": "advanced"}), 0.1):
        for seat in GAME.to_act(state):
            offered = GAME.legal(state, seat)
            listed = list(offered)
            size = len(offered)
            assert [offered[at] for at in range(size)] == listed
            assert [offered[at - size] for at in range(size)] == listed
            assert all(action in offered for action in listed)
            for outside in (size, -size - 1):
                with pytest.raises(IndexError):
                    offered[outside]


def random_position(step: int, scenario: str, **options: Value) -> State:
    """A position of a random game in which that *step* is due."""
    setup = Setup("stalingrad", scenario, named(options))
    for seed in range(100):
        state, dice = GAME.new(setup), Dice(seed)
        for _ in range(200):
            GAME.playout(state, dice, 1)
            if state.step == step and state.turn > 6:
                return state
    raise LookupError(step)


@pytest.mark.parametrize(
    "state",
    [
        random_position(ACTION, "quick-duel", mode="basic"),
        random_position(SHOT, "quick-duel", mode="basic"),
        random_position(ACTION, "quick-duel", mode="advanced"),
        random_position(EXTRA_MOVE, "quick-duel", mode="advanced"),
        random_position(CLOSE, "quick-duel", mode="advanced"),
        random_position(ACTION, "quick-duel", mode="advanced", offensive_fire_gun="declared", players=4),
        random_position(ACTION, "quick-duel", mode="basic", move_any_allied_quadrant=True),
        advanced(INFANTRY_LOST),
    ],
)
def test_random_play_is_even(state: State) -> None:
    seat = GAME.to_act(state)[0]
    offered = GAME.legal(state, seat)
    expected, counts, dice = Counter[object](), Counter[object](), Dice(3)
    for action in offered:
        twin = state.clone()
        GAME.apply(twin, seat, action)
        expected[twin.key()] += ROUNDS  # SEARCH and RECOGNITION of an Empty Area lead to the same position
    for _ in range(ROUNDS * len(offered)):
        twin = state.clone()
        GAME.playout(twin, dice, 1)
        counts[twin.key()] += 1
    assert set(counts) == set(expected)
    surplus = sum((counts[key] - expected[key]) ** 2 / expected[key] for key in expected)
    freedom = len(expected) - 1
    assert surplus < freedom + 5 * (2 * freedom) ** 0.5
