"""The values of strategies in small games, and best responses to them (``kit/search/equilibrium.py``)."""

from __future__ import annotations

from collections.abc import Sequence

from fogline.kit.search.equilibrium import CHANCE, Graph, Strategy


def values(graph: Graph, strategy: Strategy) -> list[float]:
    """By node, the first player's result if both follow *strategy*."""
    found = list(graph.worth)
    for node in reversed(graph.order):
        if graph.children[node]:
            likely = _likely(graph, node, strategy)
            found[node] = sum(part * found[child] for part, child in zip(likely, graph.children[node], strict=True))
    return found


def best_response(graph: Graph, strategy: Strategy, player: int) -> float:
    """The maximum result of *player* against *strategy*."""
    return _Response(graph, strategy, player).value(0) * (1.0 if player == 0 else -1.0)


def exploitability(graph: Graph, strategy: Strategy) -> float:
    """The mean win of best responses against *strategy*, moving first in half of the games: 0 in equilibrium, 1 if they
    always win."""
    return (best_response(graph, strategy, 0) + best_response(graph, strategy, 1)) / 2


def _likely(graph: Graph, node: int, strategy: Strategy) -> Sequence[float]:
    return graph.chances[node] if graph.player[node] == CHANCE else strategy[graph.info[node]]


def reach(graph: Graph, strategy: Strategy, player: int) -> list[float]:
    """By node, the probability that everyone except *player* goes there, if *player* tries to reach it."""
    found = [0.0] * len(graph.player)
    found[0] = 1.0
    for node in graph.order:
        here, children = found[node], graph.children[node]
        if here and children:
            mine = graph.player[node] == player
            parts = [1.0] * len(children) if mine else _likely(graph, node, strategy)
            for part, child in zip(parts, children, strict=True):
                found[child] += here * part
    return found


def members(graph: Graph) -> list[list[int]]:
    """The nodes of each information state."""
    found: list[list[int]] = [[] for _ in graph.known]
    for node, info in enumerate(graph.info):
        if info >= 0:
            found[info].append(node)
    return found


class _Response:
    """The best response of one player, with one decision per information set for all its nodes together."""

    def __init__(self, graph: Graph, strategy: Strategy, player: int) -> None:
        self._graph = graph
        self._strategy = strategy
        self._player = player
        self._sign = 1.0 if player == 0 else -1.0
        self._reach = reach(graph, strategy, player)
        self._members = members(graph)
        self._values: dict[int, float] = {}
        self._choices: dict[int, int] = {}

    def value(self, node: int) -> float:
        """The value of a node for the first player."""
        known = self._values.get(node)
        if known is None:
            known = self._values[node] = self._value(node)
        return known

    def _value(self, node: int) -> float:
        graph = self._graph
        children = graph.children[node]
        if not children:
            return graph.worth[node]
        if graph.player[node] == self._player:
            return self.value(children[self._choice(graph.info[node])])
        likely = _likely(graph, node, self._strategy)
        return sum(part * self.value(child) for part, child in zip(likely, children, strict=True) if part)

    def _choice(self, info: int) -> int:
        known = self._choices.get(info)
        if known is None:
            graph, totals = self._graph, dict[int, float]()
            for node in self._members[info]:
                if self._reach[node]:
                    for action, child in enumerate(graph.children[node]):
                        part = self._reach[node] * self._sign * self.value(child)
                        totals[action] = totals.get(action, 0.0) + part
            known = self._choices[info] = max(totals, key=totals.__getitem__, default=0)
        return known
