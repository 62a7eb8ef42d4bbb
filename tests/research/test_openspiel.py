"""OpenSpiel's own referee plays Fogline's games, and its observations hold no more than a view."""

from __future__ import annotations

import doctest
import pickle
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.gambit import export_gambit
from open_spiel.python.observation import make_observation

import fogline
from bench.exploit import FRONTS, Small
from bench.tiny import values
from fogline import Setup
from fogline.kernel.errors import BadData
from fogline.kernel.game import Seat
from fogline.kit.encoding.coder import numbers_of
from fogline.kit.registry import title_of, titles
from fogline.kit.research import plain
from fogline.research.adapters import openspiel
from fogline.research.adapters.openspiel import load
from fogline.research.batch import coder_of
from fogline.testing.cases import Case
from fogline.testing.walks import walk
from fogline.titles.panzer.rules.steps import NAMES as STEPS
from fogline.titles.spearpoint.encoding.keys import SIDE_SLOTS
from fogline.titles.stalingrad.rules.cards import KINDS
from tests.bots.crossing import crossing as crossing
from tests.bots.crossing import label
from tests.bots.setups import BRAWLERS, FULL, GREAT, PANZER, SKIRMISH, SPEARPOINT
from tests.conformance.cases import TINY

QUICK: Final = Setup("stalingrad", "quick-duel", {"mode": "advanced"})
ODD: Final = (
    Setup("stalingrad", "stop-the-advance/quick-duel", {"mode": "advanced", "move-any-allied-quadrant": True}),
    Setup("stalingrad", "custom", {"mode": "advanced", "offensive-fire-gun": "declared", "players": 3}, TINY),
    Setup(
        "stalingrad", "custom", {"mode": "advanced", "reinforcement-needs-movable": False, "quiet-turn-limit": 30}, TINY
    ),
)


def play(state: Any, rng: Random, steps: int) -> Iterator[Any]:
    """The positions of a random game: one state, changed throughout."""
    for _ in range(steps):
        if state.is_terminal():
            return
        yield state
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


panzer = pytest.mark.parametrize("setup", PANZER.values(), ids=PANZER)


def after(state: Any, seed: int, steps: int) -> Any:
    """The position after some random steps of a game that lasts longer."""
    for _ in play(state, Random(seed), steps):
        pass
    assert not state.is_terminal()
    return state


# -- the referee ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game",
    [
        "python_fogline",
        "python_fogline(scenario=quick-duel,mode=advanced,max_steps=1000)",
        "python_fogline(scenario=deep-battle,mode=advanced,max_steps=1000)",
        "python_fogline(scenario=quick-duel,options=mode:advanced;players:4,max_steps=1000)",
    ],
)
def test_openspiels_referee_finds_no_fault(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("setup", ODD[1:], ids=label)
def test_openspiels_referee_finds_no_fault_in_whole_games(setup: Setup) -> None:
    pyspiel.random_sim_test(load(setup, 1000), num_sims=2, serialize=True, verbose=False)


def test_openspiels_referee_finds_no_fault_with_chance_and_teams(crossing: Setup) -> None:
    game = load(crossing, 60)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


@panzer
def test_openspiels_referee_finds_no_fault_in_panzer(setup: Setup) -> None:
    game = load(setup, 800)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert game.max_chance_outcomes() == 3
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("setup", SPEARPOINT.values(), ids=SPEARPOINT)
def test_openspiels_referee_finds_no_fault_in_spearpoint(setup: Setup) -> None:
    game = load(setup, 1000)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("setup", "steps"),
    [(Setup("stalingrad", "custom", {"mode": "advanced"}, TINY), 20), (SKIRMISH, 5), (FULL, 60), (BRAWLERS, 60)],
    ids=["stalingrad", "panzer set-up", "panzer", "spearpoint"],
)
def test_a_search_of_openspiel_can_play(setup: Setup, steps: int) -> None:
    game = load(setup, 150)
    state = after(game.new_initial_state(), 3, steps)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 20)
    assert bot.step(state) in state.legal_actions()


def test_a_solver_of_openspiel_finds_the_value_of_a_small_front() -> None:
    """CFR+ on the tree that OpenSpiel exports, against our own solution of the merged positions."""
    front = FRONTS[0]
    native = pyspiel.load_efg_game(export_gambit(load(front.setup(), 60)))
    solver = pyspiel.CFRPlusSolver(native)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert pyspiel.exploitability(native, pyspiel.UniformRandomPolicy(native)) > 0.4
    assert pyspiel.exploitability(native, policy) < 0.01
    graph = Small(front).graph
    own = values(graph, graph.solve(200))[0]
    found = pyspiel.expected_returns(native.new_initial_state(), policy, -1, True)
    assert found[0] == pytest.approx(own, abs=0.02)
    assert sum(found) == pytest.approx(0)


# -- the game -------------------------------------------------------------------------------------


def test_the_game_describes_itself() -> None:
    game = load(QUICK, 77)
    assert (game.num_players(), game.max_game_length(), game.max_chance_outcomes()) == (2, 77, 0)
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, 0)
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert game.observation_tensor_shape() == [len(game.new_initial_state().observation_tensor(0))]
    four = load(Setup("stalingrad", "quick-duel", {"mode": "advanced", "players": 4}))
    assert four.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_parameters_name_any_set_up() -> None:
    setup = Setup("stalingrad", "custom", {"mode": "advanced", "point-values": "SN:3,OF:1,SC:0,MO:2,MG:2,IN:0"}, TINY)
    game = load(setup, 90)
    assert game.setup == setup
    assert pyspiel.load_game(str(game)).setup == setup
    assert pickle.loads(pickle.dumps(game)).setup == setup


def test_parameters_name_panzer() -> None:
    assert load(GREAT, 90).setup == GREAT
    assert pyspiel.load_game(str(load(GREAT, 90))).setup == GREAT
    assert pyspiel.load_game("python_fogline(game=panzer)").setup.scenario == "skirmish"


def test_chance_draws_by_the_number_of_cards() -> None:
    """PZ-SHOT-5: each card of the hand is as likely as any other."""
    state = load(FULL, 5000).new_initial_state()
    drawn: set[str] = set()
    for position in play(state, Random(4), 5000):
        if position.is_chance_node():
            hand = position.serial.state.hand
            cards = {"hit": hand & 15, "armour": hand >> 4 & 15, "distance": hand >> 8 & 15}
            for action, probability in position.chance_outcomes():
                word = position.action_to_string(pyspiel.PlayerId.CHANCE, action).removeprefix("draw ")
                assert probability == pytest.approx(cards[word] / sum(cards.values()))
                drawn.add(word)
            assert sum(probability for _, probability in position.chance_outcomes()) == pytest.approx(1)
    assert drawn == {"hit", "armour", "distance"}


@pytest.mark.parametrize("params", ["options=speed:fast", "players=7", "scenario=nowhere", "game=chess", "mode=easy"])
def test_a_bad_set_up_is_refused(params: str) -> None:
    with pytest.raises(BadData):
        pyspiel.load_game(f"python_fogline({params})")


def test_a_game_without_steps_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one step"):
        load(QUICK, 0)


def test_a_cut_game_is_a_draw() -> None:
    state = load(QUICK, 30).new_initial_state()
    assert len(list(play(state, Random(1), 100))) == 30
    assert (state.is_terminal(), state.returns(), state.legal_actions()) == (True, [0, 0], [])


def test_team_mates_win_together() -> None:
    state = load(Setup("stalingrad", "quick-duel", {"mode": "advanced", "players": 4}), 3000).new_initial_state()
    for _ in play(state, Random(2), 3000):
        assert state.returns() == [0, 0, 0, 0]
    assert state.returns() in ([1, -1, 1, -1], [-1, 1, -1, 1])


def test_a_game_comes_back_from_its_text() -> None:
    game = load(ODD[1], 200)
    state = after(game.new_initial_state(), 5, 20)
    assert pickle.loads(pickle.dumps(state)).serial.state.key() == state.serial.state.key()
    again, copy = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.setup == game.setup
    assert copy.history() == state.history()
    assert copy.serial.state.key() == state.serial.state.key()


def test_a_clone_shares_nothing() -> None:
    state = after(load(QUICK, 200).new_initial_state(), 5, 40)
    before = state.serial.state.key()
    twin = state.clone()
    after(twin, 6, 20)
    assert state.serial.state.key() == before
    assert len(twin.history()) == len(state.history()) + 20


# -- fog ------------------------------------------------------------------------------------------


def test_a_waiting_seat_sees_nothing_of_a_secret_set_up() -> None:
    state = load(QUICK).new_initial_state()
    seen = set()
    while state.current_player() == 0:
        seen.add((state.information_state_string(1), tuple(state.observation_tensor(1))))
        state.apply_action(state.legal_actions()[-1])
    assert len(seen) == 1


@panzer
def test_a_waiting_seat_sees_nothing_of_a_secret_muster(setup: Setup) -> None:
    """Squads first, then the deployment: two phases, and in each the American is asked first."""
    state, rng = load(setup).new_initial_state(), Random(8)
    for phase in ("squad", "deploy"):
        while state.serial.state.step != STEPS.index(phase):
            state.apply_action(rng.choice(state.legal_actions()))
        waiting: dict[int, set[tuple[str, tuple[float, ...]]]] = {0: set(), 1: set()}
        while state.serial.state.step == STEPS.index(phase):
            waits = 1 - state.current_player()
            waiting[waits].add((state.information_state_string(waits), tuple(state.observation_tensor(waits))))
            state.apply_action(rng.choice(state.legal_actions()))
        assert [len(seen) for seen in waiting.values()] == [1, 1]


@pytest.mark.parametrize(
    "setup",
    [Setup("stalingrad", "quick-duel"), QUICK, *ODD, *PANZER.values(), *SPEARPOINT.values()],
    ids=[*map(label, [Setup("stalingrad", "quick-duel"), QUICK, *ODD]), *PANZER, *SPEARPOINT],
)
def test_an_imagined_world_cannot_be_told_apart(setup: Setup) -> None:
    """Strings, tensors and legal actions of a seat are equal in every world that fits its view."""
    game = load(setup, 200)
    rng = Random(11)
    differ = 0
    for state in play(game.new_initial_state(), rng, 200):
        if rng.random() > 0.15:
            continue
        for seat in range(game.num_players()):
            world = state.resample_from_infostate(seat, rng.random)
            assert world.current_player() == state.current_player()
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            if seat == state.current_player():
                assert world.legal_actions() == state.legal_actions()
            differ += world.serial.state.key() != state.serial.state.key()
            assert world.history() == []
    assert differ > 5, "the worlds are not merely the true one"


def test_an_imagined_world_can_be_played_but_not_serialized() -> None:
    state = after(load(QUICK, 300).new_initial_state(), 5, 40)
    world = state.resample_from_infostate(0, Random(1).random)
    assert str(world) == str(world.clone())
    assert str(world) != str(state.resample_from_infostate(0, Random(2).random))
    with pytest.raises(ValueError, match="no history"):
        world.serialize()
    with pytest.raises(ValueError, match="no history"):
        pickle.dumps(world)
    after(world, 7, 10)
    assert len(world.history()) == 10


def test_the_public_is_shown_the_public_view() -> None:
    game = load(QUICK, 200)
    state = after(game.new_initial_state(), 5, 40)
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    public = make_observation(game, kind)
    assert public.string_from(state, 0) == public.string_from(state, 1)
    view = game.begun.game.view(state.serial.state, None)
    assert public.string_from(state, 0) == title_of("stalingrad").view_text(view)
    public.set_from(state, 0)
    assert public.dict["whose"][0] == 0
    assert public.dict["cells"][:, :KINDS].sum() == 0, "all cards are face down"


def test_no_player_is_shown_everything() -> None:
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="neither more nor less"):
        make_observation(load(QUICK), kind)


# -- views as text and numbers --------------------------------------------------------------------


def test_every_game_writes_its_views_as_text() -> None:
    for name, title in titles().items():
        state = title.rules.new(Setup(name, title.rules.scenarios[0]))
        assert title.view_text(title.rules.view(state, None)).startswith("seat None\n")


@pytest.mark.parametrize(
    "setup",
    [QUICK, *ODD, *PANZER.values(), *SPEARPOINT.values()],
    ids=[*map(label, [QUICK, *ODD]), *PANZER, *SPEARPOINT],
)
def test_texts_are_equal_exactly_where_views_are(setup: Setup) -> None:
    case, text = Case(fogline.game(setup.game), setup), title_of(setup.game).view_text
    texts: dict[Any, str] = {}
    for seed in range(2):
        for step in walk(case, Random(seed), 150):
            for seat in case.watchers():
                view = case.game.view(step.state, seat)
                assert texts.setdefault(view, text(view)) == text(view)
    assert len(set(texts.values())) == len(texts)


@pytest.mark.parametrize("setup", [QUICK, *ODD, *PANZER.values()], ids=[*map(label, [QUICK, *ODD]), *PANZER])
def test_scope_encoding_omits_only_memory(setup: Setup) -> None:
    """For one seat: equal numbers mean equal views, except for the facts and the reasons of the end."""
    case, coder, text = Case(fogline.game(setup.game), setup), coder_of(setup), title_of(setup.game).view_text
    seen: dict[tuple[int, bytes], str] = {}
    for seed in range(3):
        for step in walk(case, Random(seed), 200):
            for seat in range(len(case.game.seats(setup))):
                view = case.game.view(step.state, Seat(seat))
                words = text(view._replace(facts=None, reasons=0))
                assert seen.setdefault((seat, numbers_of(coder, view)), words) == words
    assert len(seen) > 200


def test_a_view_with_something_unknown_in_it_is_refused() -> None:
    with pytest.raises(TypeError, match="has no text form"):
        plain((1, "a", None, {2}))


def test_the_example_runs() -> None:
    assert doctest.testmod(openspiel) == doctest.TestResults(failed=0, attempted=9)


@pytest.mark.parametrize("setup", SPEARPOINT.values(), ids=SPEARPOINT)
def test_spearpoint_encoding_shows_the_table(setup: Setup) -> None:
    """For one seat: equal numbers mean equal Units in play and points; and own Units come first."""
    game, coder = fogline.game("spearpoint"), coder_of(setup)
    rows, size = coder.pieces[0].shape
    seen: dict[tuple[int, bytes], Any] = {}
    shown = 0
    for seed in range(2):
        for step in walk(Case(game, setup), Random(seed), 300):
            for seat in (0, 1):
                view = game.view(step.state, Seat(seat))
                numbers = numbers_of(coder, view)
                units = np.frombuffer(numbers, np.uint8)[: rows * size].reshape(rows, size)
                own = [unit for unit in view.units if unit.seat == seat]
                enemy = [unit for unit in view.units if unit.seat != seat]
                for first, some in ((0, own), (SIDE_SLOTS, enemy)):
                    for slot in range(SIDE_SLOTS):
                        assert units[slot + first].any() == (slot < len(some))
                    assert all(units[slot + first, unit.card] == 1 for slot, unit in enumerate(some[:SIDE_SLOTS]))
                table = (own, enemy, view.step, view.turn, [side.points for side in view.sides])
                known = [[unit._replace(name=0, target=0) for unit in some] for some in (own, enemy)]
                told = (known, *table[2:])
                assert seen.setdefault((seat, numbers), told) == told
                shown += len(view.units)
    assert shown > 100
