"""Gymnasium's own checker accepts Fogline's games, its wrappers work on them, and a return is a game's result."""

from __future__ import annotations

import doctest
import subprocess
import sys
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import RecordEpisodeStatistics, TransformObservation
from gymnasium.wrappers.vector import DictInfoToList
from gymnasium.wrappers.vector import RecordEpisodeStatistics as RecordEpisodes

from fogline import Setup, game, games
from fogline.bots.levels import bot_for
from fogline.kernel.errors import BadData
from fogline.kernel.game import Seat
from fogline.kit.encoding.coder import numbers_of
from fogline.research.adapters import gymnasium as adapter
from fogline.research.adapters.gymnasium import FoglineEnv, FoglineVectorEnv, id_of
from fogline.research.batch import NOBODY, coder_of
from tests.bots.setups import BRAWLERS, FULL

QUICK: Final = Setup("stalingrad", "quick-duel", {"mode": "advanced"})
three_titles = pytest.mark.parametrize("setup", [QUICK, FULL, BRAWLERS], ids=["stalingrad", "panzer", "spearpoint"])


def chosen_at_random(seen: dict[str, Any], rng: Random) -> Any:
    """For each game, a number that its mask allows."""
    return np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in seen["action_mask"]])


@three_titles
def test_observations_are_in_their_spaces(setup: Setup) -> None:
    env, rng = FoglineVectorEnv(setup, 3, max_steps=60), Random(1)
    seen, _ = env.reset(seed=4)
    for _ in range(150):
        assert env.observation_space.contains(seen)
        numbers = chosen_at_random(seen, rng)
        assert env.action_space.contains(numbers)
        seen, reward, terminated, truncated, info = env.step(numbers)
        over = terminated | truncated
        assert not (terminated & truncated).any()
        assert not info["rewards"][~over].any()
        assert reward.tolist() == info["rewards"][:, 0].tolist()


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


def test_the_mean_return_of_random_play_is_near_zero() -> None:
    """For either seat: a defeat counts as much as a victory."""
    means = []
    for seat in (0, 1):
        env, rng = RecordEpisodes(FoglineVectorEnv(Setup("stalingrad", "quick-duel"), 8, seat=seat)), Random(3)
        seen, _ = env.reset(seed=1)
        while env.episode_count < 24:
            seen, *_ = env.step(chosen_at_random(seen, rng))
        assert set(env.return_queue) == {-1, 1}
        means.append(np.mean(env.return_queue))
    assert means[0] == -means[1]
    assert abs(means[0]) < 0.8


@three_titles
def test_a_finished_game_shows_its_last_position(setup: Setup) -> None:
    """As SAME_STEP promises: the last observation and information, while the row already shows the next game."""
    env, rng = FoglineVectorEnv(setup, 3, max_steps=60, seat=1), Random(1)
    renew, finals = env.batch.renew, []

    def noted() -> None:
        """Before the new games begin, the positions of those that are over."""
        for row in np.flatnonzero(env.batch.seats == NOBODY):
            finals.append(game(setup.game).view(env.batch.state(int(row)), Seat(1)))
        renew()

    env.batch.renew = noted  # type: ignore[method-assign]
    seen, _ = env.reset(seed=4)
    told = 0
    for _ in range(200):
        seen, reward, terminated, truncated, info = env.step(chosen_at_random(seen, rng))
        over = terminated | truncated
        assert over.any() == ("final_obs" in info)
        for row in np.flatnonzero(over):
            final = info["final_obs"][row]
            assert env.single_observation_space.contains(final)
            numbers = numbers_of(coder_of(setup), finals[told])
            assert final["observation"][: len(numbers)].tobytes() == numbers
            assert not final["observation"][len(numbers) :].any()
            assert not final["action_mask"].any()
            assert reward[row] == info["final_info"]["rewards"][row, 1]
            assert info["final_info"]["seat"][row] == 1
            assert info["final_info"]["length"][row] > 0
            told += 1
        if over.any():
            assert (info["_final_obs"] == over).all()
            assert (info["_final_info"] == over).all()
    assert told > 2


def test_infos_can_be_listed_by_game() -> None:
    env, rng = DictInfoToList(FoglineVectorEnv(QUICK, 2, max_steps=30)), Random(1)
    seen, infos = env.reset(seed=1)
    assert [sorted(info) for info in infos] == [["rewards", "seat"]] * 2
    finals = 0
    for _ in range(150):
        seen, _, _, truncated, infos = env.step(chosen_at_random(seen, rng))
        finals += sum("final_obs" in info for info in infos)
        assert [("final_info" in info) for info in infos] == truncated.tolist()
    assert finals > 2


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(ValueError, match="the seats are 0 to 1, not 2"):
        FoglineVectorEnv(QUICK, 2, seat=2)
    with pytest.raises(ValueError, match="the seats are 0 to 1, not -1"):
        FoglineEnv("stalingrad", seat=-1)


# -- one game against an opponent -----------------------------------------------------------------


def play(env: Any, rng: Random, seed: int | None = None) -> tuple[float, int]:
    """A game at random. Returns the sum of rewards and the number of steps."""
    seen, _ = env.reset(seed=seed)
    total, steps, over = 0.0, 0, False
    while not over:
        seen, reward, terminated, truncated, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        total, steps, over = total + reward, steps + 1, terminated or truncated
    return total, steps


@pytest.mark.parametrize("title", games())
@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version:UserWarning")
def test_gymnasium_finds_no_fault(title: str) -> None:
    check_env(gymnasium.make(id_of(title), opponent="random", max_steps=300).unwrapped)


def test_a_title_is_made_by_its_name_in_a_fresh_interpreter() -> None:
    code = f"import gymnasium; print(gymnasium.make('{adapter.__name__}:fogline/Stalingrad-v1').spec.id)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "fogline/Stalingrad-v1"


@pytest.mark.parametrize("title", games())
def test_a_game_against_an_opponent_ends_with_its_result(title: str) -> None:
    env = RecordEpisodeStatistics(gymnasium.make(id_of(title), opponent="recruit", seat=None))
    rng = Random(1)
    total, steps = play(env, rng, seed=2)
    assert total in (-1, 0, 1)
    assert list(env.return_queue) == [total]
    assert list(env.length_queue) == [steps]


def test_every_step_is_your_own_choice() -> None:
    for seat in (0, 1):
        env, rng = FoglineEnv("stalingrad", "quick-duel", {"mode": "advanced"}, seat=seat), Random(1)
        seen, info = env.reset(seed=1)
        over = False
        while not over:
            assert info == {"seat": seat}
            assert env.batch.seats[0] == seat
            assert (env.action_masks() == (seen["action_mask"] == 1)).all()
            assert env.observation_space.contains(seen)
            numbers = np.flatnonzero(seen["action_mask"])
            assert len(numbers) > 1
            seen, _, terminated, truncated, info = env.step(rng.choice(numbers.tolist()))
            over = terminated or truncated
        assert env.observation_space.contains(seen)
        assert not seen["action_mask"].any()
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(0)


def test_a_seat_can_be_drawn_for_each_game() -> None:
    env = FoglineEnv("stalingrad", seat=None, opponent="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(10)} == {0, 1}


def test_the_same_seed_gives_the_same_opponent() -> None:
    def story(seed: int) -> list[bytes]:
        env, rng = FoglineEnv("panzer", opponent="regular", max_steps=90), Random(1)
        seen, _ = env.reset(seed=seed)
        told, over = [], False
        while not over:
            told.append(seen["observation"].tobytes())
            seen, _, terminated, truncated, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            over = terminated or truncated
        return told

    assert story(1) == story(1)
    assert story(1) != story(2)


def test_any_bot_can_be_the_opponent() -> None:
    asked = []

    class Watched:
        """A recruit that counts its decisions."""

        def choose(self, view: Any, choices: Any, rng: Random) -> Any:
            asked.append(view)
            return bot_for(game("stalingrad"), "recruit").choose(view, choices, rng)

    env = FoglineEnv("stalingrad", opponent=Watched(), seat=1)
    play(env, Random(1), seed=1)
    assert len(asked) > 10
    with pytest.raises(BadData, match="no such bot"):
        FoglineEnv("stalingrad", opponent="nobody")


def test_an_illegal_number_loses_the_game() -> None:
    env = FoglineEnv("stalingrad", opponent="random")
    for wrong in ("masked", -1, 10_000):
        seen, _ = env.reset(seed=1)
        number = int(np.flatnonzero(seen["action_mask"] == 0)[0]) if wrong == "masked" else wrong
        seen, reward, terminated, truncated, info = env.step(number)
        assert (reward, terminated, truncated, info["illegal"]) == (-1, True, False, True)
        assert env.observation_space.contains(seen)


def test_wrappers_can_change_observations() -> None:
    inner = gymnasium.make(id_of("panzer"), opponent="random", max_steps=50)
    space = inner.observation_space["observation"]
    env = TransformObservation(inner, lambda seen: seen["observation"], space)
    seen, _ = env.reset(seed=1)
    assert space.contains(seen)
    assert env.get_wrapper_attr("action_masks")().any()


def test_gymnasium_steps_several_games() -> None:
    envs = gymnasium.make_vec(id_of("stalingrad"), 2, vectorization_mode="sync", opponent="recruit", max_steps=40)
    seen, _ = envs.reset(seed=1)
    rng, ended = Random(1), 0
    for _ in range(120):
        numbers = [rng.choice(np.flatnonzero(mask).tolist() or [0]) for mask in seen["action_mask"]]
        seen, _, terminated, truncated, _ = envs.step(np.array(numbers))
        ended += int((terminated | truncated).sum())
    assert ended > 2


@pytest.mark.parametrize("title", games())
def test_a_rendering_shows_your_view(title: str) -> None:
    """The text and the picture are those of the seat's view: the same in every world that it can imagine."""
    rules, rng = game(title), Random(4)
    for mode in ("ansi", "svg"):
        env = FoglineEnv(title, opponent="random", seat=1, render_mode=mode)
        seen, _ = env.reset(seed=1)
        for _ in range(12):
            seen, *_ = env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        drawn = env.render()
        view = rules.view(env.batch.state(0), Seat(1))
        world = rules.view(rules.imagine(view, rng), Seat(1))
        assert drawn == (world._repr_svg_() if mode == "svg" else rules.picture(world))
        assert drawn
        assert drawn.startswith("<svg") == (mode == "svg")
    assert FoglineEnv(title).render() is None


def test_an_unknown_rendering_is_refused() -> None:
    with pytest.raises(ValueError, match="human is not one of ansi, svg"):
        FoglineEnv("stalingrad", render_mode="human")


def test_the_example_runs() -> None:
    assert doctest.testmod(adapter) == doctest.TestResults(failed=0, attempted=16)
