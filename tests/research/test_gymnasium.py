"""Many games in parallel as a Gymnasium ``VectorEnv``."""

from __future__ import annotations

import doctest
from random import Random
from typing import Any, Final

import numpy as np
import pytest

from fogline import Setup
from fogline.research.adapters import gymnasium as adapter
from fogline.research.adapters.gymnasium import FoglineVectorEnv
from tests.bots.setups import BRAWLERS, FULL

QUICK: Final = Setup("stalingrad", "quick-duel", {"mode": "advanced"})
three_titles = pytest.mark.parametrize("setup", [QUICK, FULL, BRAWLERS], ids=["stalingrad", "panzer", "spearpoint"])


def chosen_at_random(seen: dict[str, Any], rng: Random) -> Any:
    """For each game, a number that its mask allows."""
    return np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in seen["action_mask"]])


@three_titles
def test_observations_are_in_their_spaces(setup: Setup) -> None:
    env, rng = FoglineVectorEnv(setup, 3, max_steps=60), Random(1)
    seen, info = env.reset(seed=4)
    for _ in range(150):
        assert env.observation_space.contains(seen)
        numbers = chosen_at_random(seen, rng)
        assert env.action_space.contains(numbers)
        seat = info["seat"]
        seen, reward, terminated, truncated, info = env.step(numbers)
        over = terminated | truncated
        assert not (terminated & truncated).any()
        assert not info["rewards"][~over].any()
        assert reward.tolist() == [info["rewards"][row, seat[row]] for row in range(3)]


@three_titles
def test_the_same_seed_gives_the_same_games(setup: Setup) -> None:
    def story(seed: int) -> bytes:
        env, rng = FoglineVectorEnv(setup, 2, max_steps=100), Random(1)
        seen, _ = env.reset(seed=seed)
        told = b""
        for _ in range(100):
            seen, *_ = env.step(chosen_at_random(seen, rng))
            told += seen["observation"].tobytes()
        return told

    assert story(1) == story(1)


def test_games_end_and_new_ones_begin() -> None:
    env, rng = FoglineVectorEnv(QUICK, 4, max_steps=50), Random(1)
    seen, _ = env.reset(seed=1)
    cut = 0
    for _ in range(200):
        seen, _, _, truncated, _ = env.step(chosen_at_random(seen, rng))
        cut += int(truncated.sum())
        assert (seen["action_mask"].sum(1) > 1).all()
    assert cut > 3


def test_observations_are_not_overwritten() -> None:
    env, rng = FoglineVectorEnv(QUICK, 2), Random(1)
    first, _ = env.reset(seed=1)
    kept = first["observation"].copy()
    env.step(chosen_at_random(first, rng))
    assert (first["observation"] == kept).all()


def test_the_example_runs() -> None:
    assert doctest.testmod(adapter) == doctest.TestResults(failed=0, attempted=9)
