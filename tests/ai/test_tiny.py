"""Small games, solved: values that are known from elsewhere, and the smallest Front."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from bench.exploit import Front, Small
from bench.tiny import best_response, exploitability, values
from fogline.ai.bots import Budget, bot_for
from fogline.kit.deciding.solving import CHANCE, END, Graph, Seen, TooLarge
from fogline.titles.stalingrad.bots import solving

SCISSORS: dict[tuple[str, ...], float] = {("rock", "scissors"): 1.0, ("paper", "rock"): 1.0, ("scissors", "paper"): 1.0}


def pennies(worth: dict[tuple[str, ...], float], names: tuple[str, ...]) -> Graph:
    """Both choose in secret; what is not in *worth* is the other's, or nobody's."""

    def look(position: Any) -> Seen:
        if len(position) == 2:
            return Seen(END, worth.get(position, -worth.get(position[::-1], 0.0)), None, ())
        return Seen(len(position), 0.0, len(position), [partial(tuple, (*position, name)) for name in names])

    return Graph((), look, lambda position: position)


def kuhn() -> Graph:
    """Poker with three cards (Kuhn 1950): its value is -1/18 for who begins. Stakes are halved, so 1 is the most."""
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
    """Two counters that are moved in any order: a grid of positions, not a tree of ways to them."""

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
        len(choices) == graph.sizes[info]
        for info, choices in enumerate(map(small.choices.get, graph.known))
        if choices
    )
    assert exploitability(graph, graph.solve(60)) < 0.03
    random = small.strategy_of(bot_for(small.game, "random", Budget(1, None)), 40, Random(1))
    assert all(sum(row) == pytest.approx(1) for row in random)
    assert exploitability(graph, random) > 0.2
