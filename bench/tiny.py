"""Small games, solved: a game of hidden information as a graph of positions, its equilibrium, and best responses.

Equal positions are one node however they came about, so a game can be followed further than by a tree of histories.
What a player knows at a node is its information state; a strategy says for each of these how likely every action is.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final, NamedTuple

END: Final = -2
CHANCE: Final = -1

Strategy = list[list[float]]
"""By information state, how likely each action is."""


class Seen(NamedTuple):
    """What a game says of one of its positions."""

    player: int
    """0 or 1, ``CHANCE`` or ``END``."""
    worth: float
    """At the end: 1 if the first player has won, -1 if the second."""
    known: Hashable
    """All that the player knows there."""
    after: Sequence[Callable[[], object]]
    """The positions after each action. They are made one after the other."""
    chances: Sequence[float] = ()
    """Of CHANCE."""


class Graph:
    """All positions of a game, parents before children."""

    def __init__(self, first: object, look: Callable[[object], Seen], key: Callable[[object], Hashable]) -> None:
        self.player: list[int] = []
        self.worth: list[float] = []
        self.info: list[int] = []
        """By node, the number of the information state; -1 where nobody decides."""
        self.children: list[list[int]] = []
        self.chances: list[Sequence[float]] = []
        self.known: list[Hashable] = []
        """By information state, what is known there."""
        self.owner: list[int] = []
        """By information state, whose it is."""
        self._explore(first, look, key)
        self.order = self._sorted()
        self.members: list[list[int]] = [[] for _ in self.known]
        """By information state, its nodes."""
        for node, info in enumerate(self.info):
            if info >= 0:
                self.members[info].append(node)

    def _explore(self, first: object, look: Callable[[object], Seen], key: Callable[[object], Hashable]) -> None:
        numbers = {key(first): 0}
        infos: dict[tuple[int, Hashable], int] = {}
        waiting = [first]
        for position in waiting:
            seen = look(position)
            info = -1
            if seen.player >= 0:
                info = infos.setdefault((seen.player, seen.known), len(infos))
                if info == len(self.known):
                    self.known.append(seen.known)
                    self.owner.append(seen.player)
            children = []
            for make in seen.after:
                child = make()
                number = numbers.setdefault(key(child), len(numbers))
                if number == len(waiting):
                    waiting.append(child)
                children.append(number)
            self.player.append(seen.player)
            self.worth.append(seen.worth)
            self.info.append(info)
            self.children.append(children)
            self.chances.append(seen.chances)

    def _sorted(self) -> list[int]:
        """Nodes, each before all that come after it."""
        parents = [0] * len(self.player)
        for children in self.children:
            for child in children:
                parents[child] += 1
        found = [0]
        for node in found:
            for child in self.children[node]:
                parents[child] -= 1
                if not parents[child]:
                    found.append(child)
        return found

    def sizes(self) -> list[int]:
        """By information state, how many actions there are."""
        return [len(self.children[nodes[0]]) for nodes in self.members]

    def even(self) -> Strategy:
        """Every action as likely as any other."""
        return [[1 / size] * size for size in self.sizes()]

    def _likely(self, node: int, strategy: Strategy) -> Sequence[float]:
        return self.chances[node] if self.player[node] == CHANCE else strategy[self.info[node]]

    # -- what a strategy is worth -------------------------------------------------------------------

    def values(self, strategy: Strategy) -> list[float]:
        """By node, what the first player gets if both follow *strategy*."""
        found = list(self.worth)
        for node in reversed(self.order):
            if self.children[node]:
                likely = self._likely(node, strategy)
                found[node] = sum(part * found[child] for part, child in zip(likely, self.children[node], strict=True))
        return found

    def reach(self, strategy: Strategy, player: int) -> list[float]:
        """By node, how likely everybody except *player* comes there, who tries to."""
        found = [0.0] * len(self.player)
        found[0] = 1.0
        for node in self.order:
            here, mine = found[node], self.player[node] == player
            if not here or not self.children[node]:
                continue
            if mine:
                for child in self.children[node]:
                    found[child] += here
            else:
                for part, child in zip(self._likely(node, strategy), self.children[node], strict=True):
                    found[child] += here * part
        return found

    def best_response(self, strategy: Strategy, player: int) -> float:
        """What *player* gets at most against *strategy*."""
        return _Response(self, strategy, player).value(0) * (1.0 if player == 0 else -1.0)

    def exploitability(self, strategy: Strategy) -> float:
        """What the best players against *strategy* win a game, half of the games moving first: 0 in equilibrium, 1 if
        they always win."""
        return (self.best_response(strategy, 0) + self.best_response(strategy, 1)) / 2

    # -- the equilibrium ----------------------------------------------------------------------------

    def solve(self, rounds: int) -> Strategy:
        """A strategy near equilibrium, by regret matching (CFR+, the later rounds counting more)."""
        sizes = self.sizes()
        regrets = [[0.0] * size for size in sizes]
        totals = [[0.0] * size for size in sizes]
        for number in range(1, rounds + 1):
            for player in (0, 1):
                self._improve(regrets, totals, player, number)
        return [_shares(total) for total in totals]

    def _improve(self, regrets: Strategy, totals: Strategy, player: int, weight: int) -> None:
        strategy = [_shares(regret) for regret in regrets]
        values, others = self.values(strategy), self.reach(strategy, player)
        own = self.reach(strategy, 1 - player)
        sign = 1.0 if player == 0 else -1.0
        for info, nodes in enumerate(self.members):
            if self.owner[info] != player:
                continue
            regret, total, likely = regrets[info], totals[info], strategy[info]
            for node in nodes:
                if others[node]:
                    for action, child in enumerate(self.children[node]):
                        regret[action] += others[node] * sign * (values[child] - values[node])
            reached = max(own[node] for node in nodes)
            for action, part in enumerate(likely):
                regret[action] = max(0.0, regret[action])
                total[action] += weight * reached * part


class _Response:
    """The best response of one player. Every information state is decided once, for all its nodes together."""

    def __init__(self, graph: Graph, strategy: Strategy, player: int) -> None:
        self._graph = graph
        self._strategy = strategy
        self._player = player
        self._sign = 1.0 if player == 0 else -1.0
        self._reach = graph.reach(strategy, player)
        self._values: dict[int, float] = {}
        self._choices: dict[int, int] = {}

    def value(self, node: int) -> float:
        """For the first player."""
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
        likely = graph._likely(node, self._strategy)
        return sum(part * self.value(child) for part, child in zip(likely, children, strict=True) if part)

    def _choice(self, info: int) -> int:
        known = self._choices.get(info)
        if known is None:
            graph, totals = self._graph, dict[int, float]()
            for node in graph.members[info]:
                if self._reach[node]:
                    for action, child in enumerate(graph.children[node]):
                        part = self._reach[node] * self._sign * self.value(child)
                        totals[action] = totals.get(action, 0.0) + part
            known = self._choices[info] = max(totals, key=totals.__getitem__, default=0)
        return known


def mixed(strategies: Iterable[Strategy], owners: Sequence[int]) -> Strategy:
    """Each player follows a strategy of its own."""
    by_player = list(strategies)
    return [by_player[owner][info] for info, owner in enumerate(owners)]


def _shares(weights: Sequence[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights] if total > 0 else [1 / len(weights)] * len(weights)
