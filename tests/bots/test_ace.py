"""The highest level: it plays by the rules with any network, and uses only its view and the legal list."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections import Counter
from math import exp
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import pytest

import fogline
from fogline import Setup
from fogline.bots.ace import ONE_THREAD, AcePlayer, mind_for
from fogline.bots.arena import fixtures, play, player_for
from fogline.bots.levels import ACE, LEVELS, THINKING, Veteran, bot_for, knowledge_of, levels_of, thinking_levels
from fogline.bots.network import Mind, load_network
from fogline.bots.remote import BotProcess, write_request
from fogline.cli.main import main
from fogline.kernel.arrays import COMPILED
from fogline.kernel.errors import BadData
from fogline.kernel.game import CHANCE, Seat
from fogline.kit.bots import Ace, Budget, Mixture
from fogline.kit.encoding.coder import numbers_of, offered, sequence_of
from fogline.kit.registry import title_of
from fogline.research.batch import coder_of
from fogline.table.records import AnyGame
from fogline.testing.cases import Case
from fogline.testing.walks import walk
from fogline.titles.panzer.rules.tables import PRESETS
from tests.bots.test_users_data import OWN
from tests.research.networks import random_network

ROOT: Final = Path(__file__).parents[2]
SMALL: Final = Budget(3, None)
SETUPS: Final = {
    "stalingrad": Setup("stalingrad", "deep-battle", {"mode": "advanced"}),
    "panzer": Setup("panzer", "battle", {**PRESETS["full"], "max-turns": 200}),
    "spearpoint": Setup("spearpoint", "standard"),
}
OTHER_SETUPS: Final = (
    Setup("stalingrad", "quick-duel"),
    Setup("stalingrad", "stop-the-advance/open-front", {"mode": "advanced", "players": 4}),
    Setup("panzer", "skirmish"),
    Setup("spearpoint", "night-patrol"),
)
MIXTURES: Final = {
    "alone": Mixture(),
    "value": Mixture(value=3.0, candidates=4),
    "judge": Mixture(prior=0.2, value=1.0, judge=0.5, candidates=3, sets_up=False),
    "vote": Mixture(prior=0.5, vote=1.0),
    "playouts": Mixture(prior=0.1, playouts=1.0, games=1, finalists=2, candidates=4),
}
ACES: Final = {name: ace for name in SETUPS if (ace := title_of(name).ace()) is not None}
SHIPPED: Final = [name for name, ace in ACES.items() if ace.network is not None]
"""Titles with a network."""
MAX_BYTES: Final = 4_000_000


def player(setup: Setup, folder: Path, mixture: Mixture, budget: Budget = SMALL) -> AcePlayer:
    game: AnyGame = fogline.game(setup.game)
    return AcePlayer(game, knowledge_of(game), Ace(random_network(setup, folder), mixture), budget)


def decisions(setup: Setup, number: int) -> list[tuple[Any, Seat]]:
    """Positions of a random game in which a seat has a choice, evenly spread."""
    case = Case(fogline.game(setup.game), setup)
    found = [
        (step.state.clone(), step.seat)
        for step in walk(case, Random("ace"), 240)
        if step.seat is not None and step.seat != CHANCE and len(case.game.legal(step.state, step.seat)) > 1
    ]
    return found[:: max(1, len(found) // number)][:number]


# -- what the network says ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", SETUPS)
def test_priors_follow_the_network_number_by_number(name: str, tmp_path: Path) -> None:
    setup = SETUPS[name]
    game: AnyGame = fogline.game(name)
    file = random_network(setup, tmp_path)
    coder, network = coder_of(setup), load_network(file)
    mind = Mind(network, coder_of(setup))
    for state, seat in decisions(setup, 8):
        view, legal = game.view(state, seat), game.legal(state, seat)
        told = mind.likeliest(view, list(legal), 10_000)
        assert len(told) == len(legal)
        assert sum(exp(weight) for weight in told.values()) == pytest.approx(1, abs=1e-6)
        action = max(told, key=told.__getitem__)
        row: Any = np.zeros((1, coder.width + coder.numbers), np.uint8)
        row[0, : coder.width] = list(numbers_of(coder, view))
        weight, chosen = 0.0, list[int]()
        for number in sequence_of(coder, action):
            ways = offered(coder, view, legal, chosen)
            if len(ways) > 1:
                answers = network.answer(row)[0][0]
                weight += float(answers[number] - np.log(np.exp(answers[ways]).sum()))
            row[0, coder.width + number] = 1
            chosen.append(number)
        assert told[action] == pytest.approx(weight, abs=1e-3)


def test_few_candidates_are_the_likeliest_and_the_wanted_ones(tmp_path: Path) -> None:
    setup = SETUPS["stalingrad"]
    game: AnyGame = fogline.game("stalingrad")
    mind = mind_for(random_network(setup, tmp_path), setup)
    assert mind is not None
    for state, seat in decisions(setup, 8):
        view, actions = game.view(state, seat), list(game.legal(state, seat))
        everything = mind.likeliest(view, actions, 10_000)
        last = min(everything, key=everything.__getitem__)
        some = mind.likeliest(view, actions, 5, [last])
        assert last in some
        assert len(some) <= 6
        assert some == pytest.approx({action: everything[action] for action in some}, abs=1e-3)
        assert max(some.values()) > sorted(everything.values())[-min(6, len(everything))]


def test_set_ups_are_drawn_by_the_networks_probabilities(tmp_path: Path) -> None:
    setup = SETUPS["stalingrad"]
    game: AnyGame = fogline.game("stalingrad")
    state = game.new(setup)
    seat = game.to_act(state)[0]
    view, legal = game.view(state, seat), game.legal(state, seat)
    bot = player(setup, tmp_path, Mixture())
    mind = mind_for(random_network(setup, tmp_path), setup)
    assert mind is not None
    told = mind.likeliest(view, list(legal), 100)
    rng = Random(1)
    drawn = Counter(bot.choose(view, legal, rng) for _ in range(600))
    for action, weight in told.items():
        assert drawn[action] / 600 == pytest.approx(exp(weight), abs=0.08)


def test_an_available_victory_is_taken(tmp_path: Path) -> None:
    """In every world that fits, some action wins: a certain win outweighs any network's estimate."""
    setup = Setup("stalingrad", "quick-duel")
    game: AnyGame = fogline.game("stalingrad")
    bot = player(setup, tmp_path, Mixture(prior=0.0, value=1000.0, candidates=100), Budget(8, None))
    found = 0
    for seed in range(40):
        for step in walk(Case(game, setup), Random(seed), 300):
            if step.seat is None or step.seat == CHANCE:
                continue
            legal = game.legal(step.state, step.seat)
            winning = [action for action in legal if _wins(game, step.state, step.seat, action)]
            if not 0 < len(winning) < len(legal):
                continue
            view = game.view(step.state, step.seat)
            worlds = [game.imagine(view, Random(number)) for number in range(6)]
            if all(_wins(game, world, step.seat, action) for world in worlds for action in winning):
                found += 1
                assert bot.choose(view, legal, Random(2)) in winning
    assert found > 2


def _wins(game: AnyGame, state: Any, seat: Seat, action: Any) -> bool:
    after = state.clone()
    game.apply(after, seat, action)
    outcome = game.outcome(after)
    return outcome is not None and seat in outcome.winners


# -- rules and fog ------------------------------------------------------------------------------------


@pytest.mark.parametrize("mixture", MIXTURES)
@pytest.mark.parametrize("setup", [*SETUPS.values(), *OTHER_SETUPS], ids=lambda one: f"{one.game}-{one.scenario}")
def test_an_ace_plays_by_the_rules_with_every_mixture(setup: Setup, mixture: str, tmp_path: Path) -> None:
    """Even in scenarios, and with options, that no network was trained for."""
    game: AnyGame = fogline.game(setup.game)
    bot = player(setup, tmp_path, MIXTURES[mixture])
    for state, seat in decisions(setup, 24 if COMPILED else 6):
        legal = game.legal(state, seat)
        assert bot.choose(game.view(state, seat), legal, Random(1)) in legal


@pytest.mark.parametrize("mixture", ["value", "judge", "vote", "playouts"])
@pytest.mark.parametrize("name", SETUPS)
def test_hidden_cards_make_no_difference(name: str, mixture: str, tmp_path: Path) -> None:
    """Non-interference: in another world with the same view, with the same generator, it does the same. Even when asked
    again: it remembers nothing."""
    setup = SETUPS[name]
    game: AnyGame = fogline.game(name)
    bot = player(setup, tmp_path, MIXTURES[mixture])
    compared = 0
    for state, seat in decisions(setup, 30 if COMPILED else 12):
        view = game.view(state, seat)
        worlds = [game.imagine(view, Random(number)) for number in range(4)]
        other = next((world for world in worlds if world.key() != state.key()), None)
        if other is None:
            continue
        compared += 1
        answers = [
            bot.choose(game.view(world, seat), game.legal(world, seat), Random(3)) for world in (state, other, state)
        ]
        assert answers[0] == answers[1] == answers[2]
    assert compared > 3


def test_cards_of_another_layout_are_played_like_a_veteran(tmp_path: Path) -> None:
    setup = OWN["cards"]
    game: AnyGame = fogline.game("spearpoint")
    file = random_network(SETUPS["spearpoint"], tmp_path)
    assert mind_for(file, setup) is None
    bot = AcePlayer(game, knowledge_of(game), Ace(file, Mixture(value=1.0)), SMALL)
    veteran = Veteran(game, knowledge_of(game), SMALL)
    for state, seat in decisions(setup, 10):
        view, legal = game.view(state, seat), game.legal(state, seat)
        assert bot.choose(view, legal, Random(4)) == veteran.choose(view, legal, Random(4))


def test_no_time_still_gives_an_answer(tmp_path: Path) -> None:
    setup = SETUPS["panzer"]
    game: AnyGame = fogline.game("panzer")
    bot = player(setup, tmp_path, MIXTURES["judge"], Budget(10_000, 0.0))
    for state, seat in decisions(setup, 4):
        legal = game.legal(state, seat)
        assert bot.choose(game.view(state, seat), legal, Random(1)) in legal


# -- which titles have it -----------------------------------------------------------------------------


def test_a_title_without_a_network_has_no_such_level(monkeypatch: pytest.MonkeyPatch) -> None:
    title = title_of("panzer")
    monkeypatch.setattr(type(title), "ace", lambda self: None)
    assert thinking_levels("panzer") == THINKING[:-1]
    assert levels_of("panzer") == LEVELS[:-1]
    with pytest.raises(BadData, match=r"no such bot; there are random, recruit, regular, veteran$"):
        bot_for(title.rules, ACE)


def test_titles_with_a_network() -> None:
    assert SHIPPED


@pytest.mark.parametrize("name", SHIPPED)
def test_a_title_has_one_network_for_all_its_scenarios(name: str) -> None:
    assert thinking_levels(name) == THINKING
    network = ACES[name].network
    assert network is not None
    assert network.stat().st_size < MAX_BYTES
    about = load_network(network).about
    assert about["title"] == name
    for scenario in fogline.game(name).scenarios:
        options = {"mode": "advanced"} if name == "stalingrad" else {}
        assert mind_for(network, Setup(name, scenario, options)) is not None


def test_networks_are_part_of_the_package() -> None:
    """Installed and compiled packages are copies; files other than modules are listed."""
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]["package-data"]
    titles = ROOT / "src" / "fogline" / "titles"
    listed = {path for pattern in data["fogline.titles"] for path in titles.glob(pattern)}
    assert {titles / name / "bots" / "ace.npz" for name in SHIPPED} <= listed


# -- without a network --------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", fogline.game("spearpoint").scenarios)
def test_without_a_network_it_plays_by_the_rules_and_needs_no_more_than_its_view(scenario: str) -> None:
    """In another world with the same view it does the same, with the same generator, even when asked again."""
    game: AnyGame = fogline.game("spearpoint")
    bot = bot_for(game, ACE, SMALL)
    setup = Setup("spearpoint", scenario, {"card-edition": 3})
    compared = 0
    for state, seat in decisions(setup, 16):
        view, legal = game.view(state, seat), game.legal(state, seat)
        chosen = bot.choose(view, legal, Random(1))
        assert chosen in legal
        assert bot.choose(view, legal, Random(1)) == chosen
        for number in range(3):
            world = game.imagine(view, Random(number))
            compared += world.key() != state.key()
            assert bot.choose(game.view(world, seat), game.legal(world, seat), Random(1)) == chosen
    assert compared > 0


def test_a_network_replaces_a_titles_default_search(tmp_path: Path) -> None:
    setup = SETUPS["spearpoint"]
    game: AnyGame = fogline.game("spearpoint")
    state, seat = decisions(setup, 1)[0]
    bot = player_for(game, str(random_network(setup, tmp_path)), SMALL)
    assert isinstance(bot, AcePlayer)
    mind_for.cache_clear()
    bot.choose(game.view(state, seat), game.legal(state, seat), Random(1))
    assert mind_for.cache_info().misses == 1


# -- the shipped networks, and a process of their own -------------------------------------------------


@pytest.mark.parametrize("name", ACES)
def test_in_another_process_it_does_the_same(name: str) -> None:
    setup = SETUPS[name]
    game: AnyGame = fogline.game(name)
    with BotProcess(game, ACE, SMALL) as bot:
        for state, seat in decisions(setup, 6):
            view, legal = game.view(state, seat), game.legal(state, seat)
            seed = Random(9).getrandbits(63)
            assert bot.choose(view, legal, Random(9)) == bot_for(game, ACE, SMALL).choose(view, legal, Random(seed))
    assert bot.incidents == []


def test_only_an_ace_needs_numpy() -> None:
    """The server, the commands and the processes of other bots start without it; an ace computes on one core."""
    setup = SETUPS[SHIPPED[0]]
    game: AnyGame = fogline.game(setup.game)
    state = game.new(setup)
    seat = game.to_act(state)[0]
    requests = [
        write_request(game, level, SMALL, game.view(state, seat), game.legal(state, seat), 1)
        for level in ("veteran", ACE)
    ]
    script = f"""
import json, os, sys
import fogline.cli.main, fogline.server.http.app, fogline.bots.arena
from fogline.bots.child import answer
from fogline.bots.levels import thinking_levels
print("numpy" in sys.modules, thinking_levels({setup.game!r})[-1])
for request in {requests!r}:
    assert "action" in answer(json.loads(request))
    print("numpy" in sys.modules, os.environ.get("OPENBLAS_NUM_THREADS"))
"""
    told = {name: value for name, value in os.environ.items() if name not in ONE_THREAD}
    done = subprocess.run([sys.executable, "-c", script], env=told, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == [f"False {ACE}", "False None", "True 1"], done.stderr


@pytest.mark.parametrize(
    "setup", [Setup("stalingrad", "quick-duel"), Setup("panzer", "skirmish")], ids=lambda one: one.game
)
def test_a_game_ends_even_with_the_worst_network(setup: Setup, tmp_path: Path) -> None:
    """Its actions make no sense, but it must not continue with them for ever."""
    game: AnyGame = fogline.game(setup.game)
    bot = player(setup, tmp_path, Mixture(patience=10, sharpness=1000.0))
    state, rng = game.new(setup), Random(1)
    for _ in range(3000):
        if not (seats := game.to_act(state)):
            break
        if seats[0] == CHANCE:
            outcomes = game.outcomes(state)
            action = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
        else:
            action = bot.choose(game.view(state, seats[0]), game.legal(state, seats[0]), rng)
        game.apply(state, seats[0], action)
    assert game.outcome(state) is not None


# -- the arena ----------------------------------------------------------------------------------------


def test_a_file_is_a_player_of_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup = Setup("stalingrad", "quick-duel", {"quiet-turn-limit": 4})
    file = str(random_network(setup, tmp_path))
    words = ["arena", "stalingrad", "--option", "quiet-turn-limit=4", "--bots", file, "random"]
    words += ["--games", "2", "--worlds", "2", "--jobs", "1"]
    assert main(words) == 0
    assert f"{file} – random" in capsys.readouterr().out
    results = [play(fixture) for fixture in fixtures(setup, (file, "random"), 2, "a file", SMALL)]
    assert results == [
        one._replace(seconds=two.seconds, slowest=two.slowest)
        for one, two in zip(
            [play(fixture) for fixture in fixtures(setup, (file, "random"), 2, "a file", SMALL)], results
        )
    ]


def test_an_unusable_network_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = random_network(SETUPS["panzer"], tmp_path)
    for file, reason in ((other, "another layout"), (tmp_path / "missing.npz", "cannot be read")):
        assert main(["arena", "stalingrad", "--bots", str(file), "random"]) == 2
        assert reason in capsys.readouterr().err
