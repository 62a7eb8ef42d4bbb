"""Solving small games of hidden information: a game as a graph of positions, and its equilibrium.

Equal positions are one node however they were reached, so a game can be followed further than in a tree of histories.
A player's knowledge at a node is its information state; a strategy gives for each of these the probability of every
action.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final, NamedTuple, final

from fogline.kernel.arrays import i64, vec

END: Final = -2
CHANCE: Final = -1

Strategy = list[list[float]]
"""By information state, the probability of each action."""


class Seen(NamedTuple):
    """A game's description of one of its positions."""

    player: int
    """0 or 1, ``CHANCE`` or ``END``."""
    worth: float
    """The result at the end: 1 if the first player has won, -1 if the second."""
    known: Hashable
    """Everything that the player knows there."""
    after: Sequence[Callable[[], object]]
    """Functions that create the position after each action; they are called one after the other."""
    chances: Sequence[float] = ()
    """The probabilities of CHANCE."""


class TooLarge(Exception):
    """A game has more positions than the limit."""


@final
class Graph:
    """All positions of a game, and for each information state the deciding player and the number of actions."""

    def __init__(
        self, first: object, look: Callable[[object], Seen], key: Callable[[object], Hashable], most: int = 10_000_000
    ) -> None:
        """Build the graph; raises ``TooLarge`` if there are more than *most* positions."""
        self.player: list[int] = []
        self.worth: list[float] = []
        self.info: list[int] = []
        """By node, the number of its information state; -1 where nobody decides."""
        self.children: list[list[int]] = []
        self.chances: list[Sequence[float]] = []
        self.known: list[Hashable] = []
        """By information state, the player's knowledge there."""
        self.numbers: dict[tuple[int, Hashable], int] = {}
        """By player and knowledge, the number of the information state."""
        self.owner: list[int] = []
        """By information state, its player."""
        self.sizes: list[int] = []
        """By information state, the number of actions."""
        self._explore(first, look, key, most)
        self.order = self._sorted()
        """All nodes, each before its successors."""

    def _explore(
        self, first: object, look: Callable[[object], Seen], key: Callable[[object], Hashable], most: int
    ) -> None:
        nodes: dict[Hashable, int] = {key(first): 0}
        waiting = [first]
        at = 0
        while at < len(waiting):
            seen = look(waiting[at])
            at += 1
            info = -1
            if seen.player >= 0:
                info = self.numbers.setdefault((seen.player, seen.known), len(self.known))
                if info == len(self.known):
                    self.known.append(seen.known)
                    self.owner.append(seen.player)
                    self.sizes.append(len(seen.after))
            children: list[int] = []
            for make in seen.after:
                child = make()
                number = nodes.setdefault(key(child), len(waiting))
                if number == len(waiting):
                    waiting.append(child)
                children.append(number)
            if len(waiting) > most:
                raise TooLarge
            self.player.append(seen.player)
            self.worth.append(seen.worth)
            self.info.append(info)
            self.children.append(children)
            self.chances.append(seen.chances)

    def _sorted(self) -> list[int]:
        parents = [0] * len(self.player)
        for children in self.children:
            for child in children:
                parents[child] += 1
        found = [0]
        at = 0
        while at < len(found):
            for child in self.children[found[at]]:
                parents[child] -= 1
                if parents[child] == 0:
                    found.append(child)
            at += 1
        return found

    def even(self) -> Strategy:
        return [[1 / size] * size for size in self.sizes]

    def solve(self, rounds: int) -> Strategy:
        """A strategy near equilibrium, by regret matching (CFR+, with more weight on later rounds)."""
        return Solver(self).solve(rounds)


@final
class Solver:
    """A graph in flat arrays, and the current state of regret matching."""

    def __init__(self, graph: Graph) -> None:
        self._sizes = graph.sizes
        starts: list[int] = []
        total = 0
        for size in graph.sizes:
            starts.append(total)
            total += size
        place = {node: at for at, node in enumerate(graph.order)}
        first: list[int] = []
        children: list[int] = []
        chances: list[float] = []
        slots: list[int] = []
        for node in graph.order:
            first.append(len(children))
            info = graph.info[node]
            for action, child in enumerate(graph.children[node]):
                children.append(place[child])
                slots.append(starts[info] + action if info >= 0 else -1)
                chances.append(graph.chances[node][action] if info < 0 else 0.0)
        first.append(len(children))
        self._nodes: i64 = len(graph.order)
        self._player: vec[i64] = vec[i64]([graph.player[node] for node in graph.order])
        self._info: vec[i64] = vec[i64]([graph.info[node] for node in graph.order])
        self._first: vec[i64] = vec[i64](first)
        """By node, the index of its first edge; nodes are in the order of the graph."""
        self._child: vec[i64] = vec[i64](children)
        self._slot: vec[i64] = vec[i64](slots)
        """By edge, the index of the numbers of its action; below 0 for CHANCE."""
        self._chance: vec[float] = vec[float](chances)
        self._start: vec[i64] = vec[i64](starts + [total])
        self._owner: vec[i64] = vec[i64](graph.owner)
        self._worth: vec[float] = vec[float]([graph.worth[node] for node in graph.order])
        self._value: vec[float] = self._worth[:]
        self._mine: vec[float] = vec[float]([0.0] * len(graph.order))
        self._theirs: vec[float] = self._mine[:]
        """By node, the probability of reaching it if the learning player tries to: only the choices of the other player
        and of CHANCE are counted. ``_mine`` counts those of the learning player and of CHANCE."""
        self._reached: vec[float] = vec[float]([0.0] * len(graph.known))
        self._regret: vec[float] = vec[float]([0.0] * total)
        self._likely: vec[float] = self._regret[:]
        self._total: vec[float] = self._regret[:]

    def solve(self, rounds: int) -> Strategy:
        """Run all rounds and return their average, each round weighted by its number."""
        for number in range(1, rounds + 1):
            for player in (0, 1):
                self._improve(player, float(number))
        found: Strategy = []
        info: i64 = 0
        for size in self._sizes:
            at: i64 = self._start[info]
            row = [self._total[at + action] for action in range(size)]
            total = sum(row)
            found.append([one / total for one in row] if total > 0.0 else [1 / size] * size)
            info += 1  # noqa: SIM113 - enumerate() costs more
        return found

    def _improve(self, player: i64, weight: float) -> None:
        self._match()
        self._descend(player)
        self._ascend()
        self._learn(player, weight)

    def _match(self) -> None:
        """Set the probability of each action in proportion to its regret."""
        info: i64 = 0
        while info < len(self._owner):
            at: i64 = self._start[info]
            end: i64 = self._start[info + 1]
            total = 0.0
            slot: i64 = at
            while slot < end:
                total += self._regret[slot]
                slot += 1
            slot = at
            while slot < end:
                self._likely[slot] = self._regret[slot] / total if total > 0.0 else 1.0 / float(end - at)
                slot += 1
            info += 1

    def _descend(self, player: i64) -> None:
        """The probability of reaching each node."""
        node: i64 = 0
        while node < self._nodes:
            self._mine[node] = 0.0
            self._theirs[node] = 0.0
            node += 1
        self._mine[0] = 1.0
        self._theirs[0] = 1.0
        node = 0
        while node < self._nodes:
            mine = self._mine[node]
            theirs = self._theirs[node]
            by: i64 = self._player[node]
            way: i64 = self._first[node]
            end: i64 = self._first[node + 1]
            while way < end:
                child: i64 = self._child[way]
                part = self._chance[way] if by < 0 else self._likely[self._slot[way]]
                self._mine[child] += mine * part if by < 0 or by == player else mine
                self._theirs[child] += theirs if by == player else theirs * part
                way += 1
            node += 1

    def _ascend(self) -> None:
        """The value of each node for the first player."""
        node: i64 = self._nodes - 1
        while node >= 0:
            way: i64 = self._first[node]
            end: i64 = self._first[node + 1]
            if way < end:
                by: i64 = self._player[node]
                total = 0.0
                while way < end:
                    part = self._chance[way] if by < 0 else self._likely[self._slot[way]]
                    total += part * self._value[self._child[way]]
                    way += 1
                self._value[node] = total
            node -= 1

    def _learn(self, player: i64, weight: float) -> None:
        """Add up regrets and strategies."""
        sign = 1.0 if player == 0 else -1.0
        info: i64 = 0
        while info < len(self._owner):
            self._reached[info] = 0.0
            info += 1
        node: i64 = 0
        while node < self._nodes:
            if self._player[node] == player:
                info = self._info[node]
                if self._mine[node] > self._reached[info]:
                    self._reached[info] = self._mine[node]
                others = self._theirs[node] * sign
                way: i64 = self._first[node]
                end: i64 = self._first[node + 1]
                while way < end and others != 0.0:
                    self._regret[self._slot[way]] += others * (self._value[self._child[way]] - self._value[node])
                    way += 1
            node += 1
        info = 0
        while info < len(self._owner):
            if self._owner[info] == player:
                slot: i64 = self._start[info]
                last: i64 = self._start[info + 1]
                while slot < last:
                    if self._regret[slot] < 0.0:
                        self._regret[slot] = 0.0
                    self._total[slot] += weight * self._reached[info] * self._likely[slot]
                    slot += 1
            info += 1
