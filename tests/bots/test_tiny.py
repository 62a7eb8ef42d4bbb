"""Small solved games: values known from elsewhere, and the smallest Front."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

import fogline
from bench.exploit import Front, Small
from bench.tiny import best_response, exploitability, values
from fogline import Setup
from fogline.bots import Budget, bot_for
from fogline.kernel.game import Seat
from fogline.kit.search.equilibrium import CHANCE, END, Graph, Seen, TooLarge
from fogline.titles.stalingrad.bots import small_fronts as solving

SCISSORS: dict[tuple[str, ...], float] = {("rock", "scissors"): 1.0, ("paper", "rock"): 1.0, ("scissors", "paper"): 1.0}


def pennies(worth: dict[tuple[str, ...], float], names: tuple[str, ...]) -> Graph:
    """Both choose in secret; combinations missing from *worth* are won by the other side or nobody."""

    def look(position: Any) -> Seen:
        if len(position) == 2:
            return Seen(END, worth.get(position, -worth.get(position[::-1], 0.0)), None, ())
        return Seen(len(position), 0.0, len(position), [partial(tuple, (*position, name)) for name in names])

    return Graph((), look, lambda position: position)


def kuhn() -> Graph:
    """Poker with three cards (Kuhn 1950): its value for the first player is -1/18. Halved stakes make 1 the maximum."""
    wins = {"bp": 1, "pbp": -1}

    def look(position: Any) -> Seen:
        cards, said = position
        if not cards:
            deals = [(one, two) for one in range(3) for two in range(3) if one != two]
            return Seen(CHANCE, 0.0, None, [partial(tuple, (deal, "")) for deal in deals], [1 / 6] * 6)
        best = 1 if cards[0] > cards[1] else -1
        if said in wins:
            return Seen(END, wins[said] / 2, None, ())
        if said in ("pp", "bb", "pbb"):
            return Seen(END, best * (1 if "b" in said else 0.5), None, ())
        player = len(said) % 2
        return Seen(player, 0.0, (cards[player], said), [partial(tuple, (cards, said + one)) for one in "pb"])

    return Graph(((), ""), look, lambda position: position)


def test_rock_paper_scissors_is_played_evenly() -> None:
    graph = pennies(SCISSORS, ("rock", "paper", "scissors"))
    found = graph.solve(200)
    assert values(graph, found)[0] == pytest.approx(0, abs=0.01)
    assert found[0] == pytest.approx([1 / 3] * 3, abs=0.02)
    assert exploitability(graph, found) == pytest.approx(0, abs=0.02)
    always_rock = [[1.0, 0.0, 0.0], [1.0, 0.0, 0.0]]
    assert best_response(graph, always_rock, 0) == best_response(graph, always_rock, 1) == 1
    assert exploitability(graph, always_rock) == 1


def test_the_value_of_kuhns_poker_is_right() -> None:
    graph = kuhn()
    assert len(graph.known) == 12
    found = graph.solve(500)
    assert values(graph, found)[0] == pytest.approx(-1 / 36, abs=0.002)
    assert 0 <= exploitability(graph, found) < 0.005
    assert exploitability(graph, graph.even()) > 0.1


def test_equal_positions_are_one_node() -> None:
    """Two counters moved in any order: a grid of positions, not a tree of paths to them."""

    def look(position: Any) -> Seen:
        one, two = position
        if one + two == 6:
            return Seen(END, 1.0 if one == 6 else -1.0, None, ())
        return Seen((one + two) % 2, 0.0, position, [partial(tuple, (one + 1, two)), partial(tuple, (one, two + 1))])

    graph = Graph((0, 0), look, lambda position: position)
    assert len(graph.player) == 28
    places = {node: place for place, node in enumerate(graph.order)}
    assert all(places[node] < places[child] for node in graph.order for child in graph.children[node])
    assert best_response(graph, graph.even(), 0) == pytest.approx(2 / 2**3 - 1)
    assert best_response(graph, graph.even(), 1) == 1


def test_the_smallest_front_is_solved_and_its_levels_measured() -> None:
    small = Small(Front("tiny", 2, 2, "SN = 1", 2))
    graph = small.graph
    assert all(
        len(choices) == graph.sizes[info] for info, choices in enumerate(map(small.choices.get, graph.known)) if choices
    )
    assert exploitability(graph, graph.solve(60)) < 0.03
    random = small.strategy_of(bot_for(small.game, "random", Budget(1, None)), 40, Random(1))
    assert all(sum(row) == pytest.approx(1) for row in random)
    assert exploitability(graph, random) > 0.2


def test_a_game_too_large_to_solve_is_refused() -> None:
    def look(position: Any) -> Seen:
        return Seen(0, 0.0, position, [partial(int, position + 1)])

    with pytest.raises(TooLarge):
        Graph(0, look, lambda position: position, 500)


# -- the ace, which solves such fronts ----------------------------------------------------------------


def test_an_ace_cannot_be_read_on_a_front_that_is_solved() -> None:
    small = Small(Front("tiny", 2, 2, "SN = 1", 2))
    strategy = small.solved()
    assert strategy is not None
    assert all(sum(row) == pytest.approx(1) for row in strategy)
    assert exploitability(small.graph, strategy) < 0.02


def test_an_ace_plays_as_the_solution_says() -> None:
    """Even while the other side, about which it knows nothing, lays out its cards."""
    small = Small(Front("tiny", 2, 2, "SN = 1", 2))
    bot, rng = bot_for(small.game, "ace", Budget(1, None)), Random(1)
    for info, view in enumerate(small.graph.known):
        legal, row = small.choices[view], solving.likely(view)  # type: ignore[arg-type]
        assert row is not None
        assert len(row) == len(legal) == small.graph.sizes[info]
        chosen = bot.choose(view, legal, rng)
        assert row[list(legal).index(chosen)] > 0
    state = small.game.new(Front("tiny", 2, 2, "SN = 1", 2).setup())
    before = solving.likely(small.game.view(state, Seat(1)))
    small.game.apply(state, Seat(0), small.game.legal(state, Seat(0))[0])
    assert before == solving.likely(small.game.view(state, Seat(1)))


def test_a_longer_game_is_solved_again_on_the_way() -> None:
    """Without a turn limit no solution reaches the end. Later solutions depend on public facts, not on who asks, and
    are still valid strategies."""
    game: Any = fogline.game("stalingrad")
    scenario = 'name = "tiny"\ncolumns = 2\nrows = 2\nmode = "basic"\ncards = { SN = 1 }\n'
    state, rng, asked = game.new(Setup("stalingrad", "custom", {}, scenario)), Random(2), 0
    while (acting := game.to_act(state)) and state.turn < 6:
        seat = acting[0]
        legal, row = game.legal(state, seat), solving.likely(game.view(state, seat))
        assert row is not None
        assert len(row) == len(legal)
        assert sum(row) == pytest.approx(1)
        asked += state.turn > 4
        moves = [action for action in legal if game.write(action).startswith("move")]
        game.apply(state, seat, rng.choice(moves or list(legal)))
    assert asked > 0


def test_fronts_of_real_size_are_not_solved() -> None:
    game: Any = fogline.game("stalingrad")
    for name in ("quick-duel", "deep-battle"):
        bot, rng, asked = bot_for(game, "recruit"), Random(3), 0
        state = game.new(Setup("stalingrad", name))
        while (acting := game.to_act(state)) and asked < 60:
            view, legal = game.view(state, acting[0]), game.legal(state, acting[0])
            if asked % 10 == 0:
                assert solving.likely(view) is None
            asked += 1
            game.apply(state, acting[0], bot.choose(view, legal, rng))
