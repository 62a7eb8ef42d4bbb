"""PettingZoo's own tests accept Fogline's games, and observations contain no more than a view."""

from __future__ import annotations

import doctest
from random import Random
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
import pettingzoo.test
import pytest
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils.conversions import parallel_to_aec

import fogline
from fogline import Setup
from fogline.kernel.game import Seat
from fogline.kit.encoding.coder import numbers_of
from fogline.research.adapters import pettingzoo as adapter
from fogline.research.adapters.pettingzoo import env, parallel_env
from fogline.research.batch import coder_of
from tests.bots.crossing import crossing as crossing
from tests.bots.crossing import label
from tests.bots.setups import BRAWLERS, FULL, PANZER, SKIRMISH, SPEARPOINT
from tests.conformance.cases import TINY

QUICK: Final = Setup("stalingrad", "quick-duel", {"mode": "advanced"})
SETUPS: Final = (
    Setup("stalingrad", "quick-duel"),
    QUICK,
    Setup("stalingrad", "quick-duel", {"mode": "advanced", "players": 4}),
    Setup("stalingrad", "deep-battle", {"mode": "advanced"}),
    Setup("stalingrad", "custom", {"mode": "advanced", "players": 3, "leader": "soviet"}, TINY),
)
matters_of_taste = pytest.mark.filterwarnings(
    # Agents have the names of seats, and observations come with a mask, as in PettingZoo's own board games.
    "ignore:We recommend agents to be named in the format:UserWarning",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    # Agents that learn that the game is over may no longer act.
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


def act(table: Any, rng: Random) -> None:
    """Step once, at random."""
    seen, _, terminated, truncated, _ = table.last()
    over = terminated or truncated
    table.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))


# -- the referees ---------------------------------------------------------------------------------


every_set_up = pytest.mark.parametrize(
    "setup",
    [*SETUPS, *PANZER.values(), *SPEARPOINT.values()],
    ids=[*map(label, SETUPS), *PANZER, *SPEARPOINT],
)


@matters_of_taste
@every_set_up
def test_pettingzoo_finds_no_fault(setup: Setup) -> None:
    pettingzoo.test.api_test(env(setup, 150), num_cycles=100)


@matters_of_taste
@pytest.mark.parametrize("setup", [SETUPS[0], FULL, BRAWLERS], ids=["stalingrad", "panzer", "spearpoint"])
def test_pettingzoo_finds_no_fault_in_whole_games(setup: Setup) -> None:
    pettingzoo.test.api_test(env(setup, 3000), num_cycles=3000)


@matters_of_taste
def test_pettingzoo_finds_no_fault_with_chance_and_teams(crossing: Setup) -> None:
    pettingzoo.test.api_test(env(crossing, 300), num_cycles=300)


@every_set_up
def test_the_same_seed_gives_the_same_game(setup: Setup) -> None:
    pettingzoo.test.seed_test(lambda: env(setup, 100), num_cycles=60)


def test_the_same_seed_gives_the_same_chance(crossing: Setup) -> None:
    pettingzoo.test.seed_test(lambda: env(crossing, 100), num_cycles=60)
    table = env(crossing, 100)
    dealt = set()
    for seed in range(10):
        table.reset(seed=seed)
        dealt.add(table.unwrapped.batch.state(0).key())
    assert len(dealt) > 5


def test_the_same_seed_rolls_the_same_dice() -> None:
    """Two tables with the same seed and the same play are equal to the end; with another seed, they are not."""

    def story(seed: int) -> Any:
        table, rng = env(BRAWLERS, 3000), Random(2)
        table.reset(seed=seed)
        while not any(table.terminations.values()) and not any(table.truncations.values()):
            act(table, rng)
        return table.unwrapped.batch.state(0).key()

    assert story(1) == story(1)
    assert len({story(seed) for seed in range(5)}) > 1


# -- the table ------------------------------------------------------------------------------------


def test_agents_are_seats() -> None:
    table = env(SETUPS[2], 50)
    assert table.possible_agents == ["german-units", "soviet-units", "german-snipers", "soviet-snipers"]
    table.reset()
    assert table.agent_selection == "german-units"


def test_a_cut_game_is_truncated() -> None:
    table = env(QUICK, 30)
    table.reset()
    while not any(table.truncations.values()):
        act(table, Random(1))
    assert table.unwrapped.batch.lengths[0] == 30
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert set(table.rewards.values()) == {0}


def test_team_mates_win_together() -> None:
    table, rng = env(SETUPS[2], 3000), Random(2)
    table.reset()
    while not any(table.terminations.values()):
        assert set(table.rewards.values()) == {0}
        act(table, rng)
    assert not any(table.truncations.values())
    assert list(table.rewards.values()) in ([1, -1, 1, -1], [-1, 1, -1, 1])
    assert not table.observe("german-units")["action_mask"].any()


def test_an_illegal_number_is_refused_and_changes_nothing() -> None:
    table = env(QUICK, 50)
    table.reset()
    before = table.observe("german")
    with pytest.raises(ValueError, match="is not offered"):
        table.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    after = table.observe("german")
    assert all((before[key] == after[key]).all() for key in before)


def test_only_the_acting_seat_may_act() -> None:
    table, rng = env(QUICK, 60), Random(3)
    table.reset()
    while not any(table.truncations.values()):
        for agent in table.agents:
            assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)
        act(table, rng)


def test_a_rendering_shows_the_public_view() -> None:
    table = env(QUICK, 60, render_mode="ansi")
    table.reset()
    before = table.render()
    act(table, Random(4))
    assert table.render() == before, "set-up is secret"
    assert before.startswith("seat None\nto_act (0 1)\n")


# -- both at once -----------------------------------------------------------------------------------


@matters_of_taste
@every_set_up
def test_pettingzoo_finds_no_fault_in_a_parallel_environment(setup: Setup) -> None:
    pettingzoo.test.parallel_api_test(parallel_env(setup, 150), num_cycles=100)


@matters_of_taste
def test_pettingzoo_finds_no_fault_in_parallel_games_with_chance_and_teams(crossing: Setup) -> None:
    pettingzoo.test.parallel_api_test(parallel_env(crossing, 300), num_cycles=300)
    pettingzoo.test.parallel_seed_test(lambda: parallel_env(crossing, 100), num_cycles=60)


@pytest.mark.parametrize("setup", [QUICK, FULL, BRAWLERS], ids=["stalingrad", "panzer", "spearpoint"])
def test_the_same_seed_gives_the_same_parallel_game(setup: Setup) -> None:
    pettingzoo.test.parallel_seed_test(lambda: parallel_env(setup, 100), num_cycles=60)


@pytest.mark.parametrize("setup", [QUICK, FULL, BRAWLERS], ids=["stalingrad", "panzer", "spearpoint"])
def test_a_parallel_game_lasts_as_long_as_agreed(setup: Setup) -> None:
    """The referee wants a module with both forms, and plays illegal numbers. In its AEC form every agent must act in
    every cycle, so it gets PettingZoo's own conversion of the parallel environment."""
    module = SimpleNamespace(
        parallel_env=lambda max_cycles: parallel_env(setup, max_cycles),
        env=lambda max_cycles: parallel_to_aec(parallel_env(setup, max_cycles)),
    )
    max_cycles_test(module)


def in_parallel(table: Any, rng: Random, seen: Any) -> tuple[Any, ...]:
    """A step at random."""
    numbers = {agent: np.flatnonzero(seen[agent]["action_mask"]).tolist() for agent in table.agents}
    return tuple(table.step({agent: rng.choice(own or [0]) for agent, own in numbers.items()}))


@every_set_up
def test_a_parallel_game_is_one_of_the_rules(setup: Setup) -> None:
    """Agents to act have a choice, the others have none; the game ends as in the rules."""
    table, rng, game = parallel_env(setup, 400), Random(3), fogline.game(setup.game)
    seen, _ = table.reset(seed=3)
    truncated: dict[str, bool] = {}
    rewards: dict[str, float] = {}
    while table.agents:
        acting = {table.possible_agents[seat] for seat in game.to_act(table._state)}
        choosing = {agent for agent in table.agents if seen[agent]["action_mask"].any()}
        assert choosing == acting
        assert all(seen[agent]["action_mask"].sum() != 1 for agent in table.agents)
        seen, rewards, _, truncated, infos = in_parallel(table, rng, seen)
        assert not any(infos.values())
    outcome = game.outcome(table._state)
    assert all(truncated.values()) == (outcome is None)
    winners = outcome.winners if outcome else ()
    won = [0 if not winners else 1 if seat in winners else -1 for seat in range(len(rewards))]
    assert list(rewards.values()) == won


@pytest.mark.parametrize("setup", [QUICK, SKIRMISH, BRAWLERS], ids=["stalingrad", "panzer", "spearpoint"])
def test_secret_choices_are_made_in_the_same_step(setup: Setup) -> None:
    """Neither can see the other's choice before both are done."""
    stories = []
    for luck in range(3):
        table, rng, steady = parallel_env(setup), Random(luck), Random(7)
        seen, _ = table.reset(seed=1)
        first, second = table.agents
        story = []
        while all(seen[agent]["action_mask"].any() for agent in table.agents):
            story.append(seen[second]["observation"].tobytes())
            numbers = {
                agent: other.choice(np.flatnonzero(seen[agent]["action_mask"]).tolist())
                for agent, other in ((first, rng), (second, steady))
            }
            seen, *_ = table.step(numbers)
        stories.append(story)
    shared = min(map(len, stories))
    assert shared > 1
    assert len({tuple(story[:shared]) for story in stories}) == 1


def test_a_number_that_is_not_offered_leaves_the_agent_where_it_was() -> None:
    table = parallel_env(QUICK)
    before, _ = table.reset(seed=1)
    wrong = {agent: int(np.flatnonzero(before[agent]["action_mask"] == 0)[0]) for agent in table.agents}
    after, _, _, _, infos = table.step(wrong)
    assert infos == {agent: {"illegal": True} for agent in table.agents}
    for agent in table.agents:
        assert all((before[agent][key] == after[agent][key]).all() for key in after[agent])
    _, _, _, _, infos = table.step({})
    assert infos == {agent: {"illegal": True} for agent in table.agents}


def test_a_parallel_rendering_shows_the_public_view() -> None:
    table = parallel_env(QUICK, render_mode="ansi")
    seen, _ = table.reset(seed=1)
    before = table.render()
    in_parallel(table, Random(1), seen)
    assert table.render() == before, "set-up is secret"
    assert parallel_env(QUICK).render() is None
    with pytest.raises(ValueError, match="at least one step"):
        parallel_env(QUICK, 0)


# -- fog ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "setup",
    [SETUPS[0], QUICK, SETUPS[4], *PANZER.values(), *SPEARPOINT.values()],
    ids=[*map(label, [SETUPS[0], QUICK, SETUPS[4]]), *PANZER, *SPEARPOINT],
)
def test_an_imagined_world_cannot_be_told_apart(setup: Setup) -> None:
    """The observation of a waiting agent is the same in every world that fits its view; ``test_batch.py`` covers those
    that choose."""
    table, rng, game = env(setup, 150), Random(5), fogline.game(setup.game)
    table.reset()
    differ = 0
    while not any(table.truncations.values()) and not any(table.terminations.values()):
        state = table.unwrapped.batch.state(0)
        for number, agent in enumerate(table.possible_agents):
            seat = Seat(number)
            if agent != table.agent_selection and rng.random() < 0.2:
                seen = table.observe(agent)
                world = game.imagine(game.view(state, seat), rng)
                differ += world.key() != state.key()
                width = len(seen["observation"]) - len(seen["action_mask"])
                assert numbers_of(coder_of(setup), game.view(world, seat)) == seen["observation"][:width].tobytes()
                assert not seen["observation"][width:].any()
                assert not seen["action_mask"].any()
        act(table, rng)
    assert differ > 5, "the worlds are not merely the true one"


@pytest.mark.parametrize("setup", [QUICK, FULL, BRAWLERS], ids=["stalingrad", "panzer", "spearpoint"])
def test_an_imagined_world_cannot_be_told_apart_in_parallel(setup: Setup) -> None:
    """Observation and mask of every agent are the same in every world that fits its view."""
    table, rng, game = parallel_env(setup, 200), Random(5), fogline.game(setup.game)
    seen, _ = table.reset(seed=1)
    differ = 0
    while table.agents:
        for seat, agent in enumerate(table.agents):
            if rng.random() < 0.2:
                view = game.view(table._state, Seat(seat))
                world = game.imagine(view, rng)
                differ += world.key() != table._state.key()
                twin = parallel_env(setup)
                twin.reset()
                twin._state, twin._chosen = world, [[] for _ in table.agents]
                twin._chosen[seat] = table._chosen[seat][:]
                twin._offered = [[] for _ in table.agents]
                if seat in game.to_act(world):
                    twin._decided(Seat(seat))
                found = twin._seen_by(seat)
                assert all((found[key] == seen[agent][key]).all() for key in found)
        seen, *_ = in_parallel(table, rng, seen)
    assert differ > 5, "the worlds are not merely the true one"


def test_the_example_runs() -> None:
    assert doctest.testmod(adapter) == doctest.TestResults(failed=0, attempted=14)
