"""Pairing: deriving the rounds of a tournament from the results so far. Nothing here is stored, and nothing is random.

Round robin: the circle method. Swiss: of all ways to pair players who have not met, the one with the smallest
differences in score (a minimum-weight matching); if somebody is left over, the player with the fewest points who has
not had a bye gets one. The first of a pair, the one who has played the first seat less often, plays it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

WIN: Final = 2
"""Points are counted in halves, so that they are whole numbers."""
DRAW: Final = 1
_MOST: Final = 10_000
"""A cost greater than any difference of points, seat balance or place in the list can cause for one pair."""
ROUND_ROBIN: Final = "round-robin"


class Game(NamedTuple):
    """Two entrants by number, the first on the first seat. A game without a second entrant is a bye."""

    first: int
    second: int | None
    points: tuple[int, int] | None = None
    """The points of each entrant; None while the game is not over."""


class Score(NamedTuple):
    """An entrant's standing, compared field by field from left to right; more is better."""

    points: int
    met: int
    """The points of all opponents: the same score ranks higher against stronger opponents."""
    beaten: int
    """The points of all beaten opponents plus half the points of drawn opponents (Sonneborn-Berger), doubled."""


def scores(entrants: Sequence[int], games: Sequence[Game]) -> dict[int, Score]:
    points = dict.fromkeys(entrants, 0)
    for one in games:
        for number, halves in _won(one):
            points[number] += halves
    met, beaten = dict.fromkeys(entrants, 0), dict.fromkeys(entrants, 0)
    for first, second, won in games:
        if second is not None and won is not None:
            for number, other, its in ((first, second, won[0]), (second, first, won[1])):
                met[number] += points[other]
                beaten[number] += its * points[other]
    return {number: Score(points[number], met[number], beaten[number]) for number in entrants}


def _won(game: Game) -> list[tuple[int, int]]:
    """The points that each entrant got in a game, if it is over; a bye counts as a win."""
    if game.second is None:
        return [(game.first, WIN)]
    return [] if game.points is None else list(zip((game.first, game.second), game.points))


def rounds_of(kind: str, entrants: int) -> int:
    """The number of rounds: all, or enough for one entrant to win every game."""
    return entrants - 1 + entrants % 2 if kind == ROUND_ROBIN else max(1, (entrants - 1).bit_length())


def everybody(entrants: Sequence[int], number: int) -> list[Game]:
    """Round *number* (the first is 1) of a round robin."""
    circle: list[int | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    turned = [circle[0], *circle[1:][-(number - 1) :], *circle[1:][: -(number - 1)]] if number > 1 else circle
    found = []
    for at in range(len(turned) // 2):
        one, other = turned[at], turned[-1 - at]
        is_turned = number % 2 == 0 if at == 0 else at % 2 == 1
        first, second = (other, one) if is_turned else (one, other)
        if first is None:
            first, second = second, None
        assert first is not None
        found.append(Game(first, second))
    return found


def swiss(present: Sequence[int], games: Sequence[Game]) -> list[Game]:
    """The next round for those who are *present*, given all games so far. If nothing else decides, earlier entrants
    count as stronger."""
    import networkx  # slow to import, and needed only when a tournament begins a round

    reached = scores(sorted({*present, *_entered(games)}), games)
    order = sorted(present, key=lambda number: (-reached[number].points, present.index(number)))
    met = {frozenset((game.first, game.second)) for game in games}
    free = _free(order, games) if len(order) % 2 else None
    paired = [number for number in order if number != free]
    graph, firsts = networkx.Graph(), _firsts(games)
    graph.add_nodes_from(paired)
    for at, one in enumerate(paired):
        for distance, other in enumerate(paired[at + 1 :], start=1):
            apart = reached[one].points - reached[other].points
            lean = abs(firsts.get(one, 0) + firsts.get(other, 0))
            # Each criterion outweighs any sum of the next: meeting again, unequal points, the same seat twice, and a
            # place far down the list.
            cost = int(frozenset((one, other)) in met)
            for part in (apart**2, lean**2, distance):
                cost = cost * len(paired) * _MOST + part
            graph.add_edge(one, other, weight=-cost)
    matched = networkx.max_weight_matching(graph, maxcardinality=True)
    pairs = sorted((sorted(pair, key=order.index) for pair in matched), key=lambda pair: order.index(pair[0]))
    found = [_seated(one, other, firsts) for one, other in pairs]
    return found if free is None else [*found, Game(free, None)]


def _seated(one: int, other: int, firsts: Mapping[int, int]) -> Game:
    """Seat two entrants: the one who has played the first seat less often gets it."""
    is_turned = firsts.get(one, 0) > firsts.get(other, 0)
    return Game(other, one) if is_turned else Game(one, other)


def _firsts(games: Sequence[Game]) -> dict[int, int]:
    """How many more times each entrant has played the first seat than the second."""
    found: dict[int, int] = {}
    for game in games:
        if game.second is not None:
            found[game.first] = found.get(game.first, 0) + 1
            found[game.second] = found.get(game.second, 0) - 1
    return found


def _free(order: Sequence[int], games: Sequence[Game]) -> int:
    """The entrant who gets a bye: the last who has had none."""
    had = [game.first for game in games if game.second is None]
    return min(reversed(order), key=had.count)


def _entered(games: Sequence[Game]) -> set[int]:
    return {number for game in games for number in (game.first, game.second) if number is not None}
