"""The pairings of a tournament."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from fogline.server.community.pairing import DRAW, ROUND_ROBIN, WIN, Game, Score, everybody, rounds_of, scores, swiss


def played(games: list[Game], rng: Random) -> list[Game]:
    """The stronger player (with the lower number) wins most games."""
    results = [(WIN, 0), (0, WIN), (DRAW, DRAW)]
    found = []
    for game in games:
        if game.second is not None:
            weights = (8, 1, 1) if game.first < game.second else (1, 8, 1)
            game = game._replace(points=rng.choices(results, weights)[0])
        found.append(game)
    return found


@pytest.mark.parametrize("count", [2, 3, 4, 5, 8, 11, 16])
def test_all_players_meet_once_and_sides_are_balanced(count: int) -> None:
    entrants = list(range(count))
    rounds = [everybody(entrants, number + 1) for number in range(rounds_of(ROUND_ROBIN, count))]
    met = [frozenset((game.first, game.second)) for games in rounds for game in games if game.second is not None]
    assert sorted(map(sorted, met)) == [list(pair) for pair in combinations(entrants, 2)]
    firsts = Counter(game.first for games in rounds for game in games if game.second is not None)
    assert all(abs(2 * firsts[number] - (count - 1)) <= 2 for number in entrants)
    for games in rounds:
        seated = [number for game in games for number in (game.first, game.second) if number is not None]
        assert sorted(seated) == entrants
    if count % 2:
        free = Counter(game.first for games in rounds for game in games if game.second is None)
        assert free == Counter(entrants)


@pytest.mark.parametrize("count", [2, 3, 5, 8, 13, 32])
def test_a_swiss_tournament_finds_the_strongest_without_repeated_pairings(count: int) -> None:
    entrants, rng = list(range(count)), Random(count)
    games: list[Game] = []
    rounds = rounds_of("swiss", count)
    for _ in range(rounds):
        now = swiss(entrants, games)
        assert sorted(one for game in now for one in (game.first, game.second) if one is not None) == entrants
        games += played(now, rng)
    met = Counter(frozenset((game.first, game.second)) for game in games)
    assert max(met.values()) == 1
    free = Counter(game.first for game in games if game.second is None)
    assert not free or max(free.values()) == 1
    reached = scores(entrants, games)
    firsts = Counter(game.first for game in games if game.second is not None)
    seconds = Counter(game.second for game in games if game.second is not None)
    assert all(abs(firsts[one] - seconds[one]) <= 3 for one in entrants)
    best = sorted(entrants, key=lambda one: reached[one], reverse=True)
    assert best[0] < max(2, count // 3)


def test_equal_scores_meet() -> None:
    games = [Game(0, 1, (WIN, 0)), Game(2, 3, (0, WIN)), Game(4, 5, (DRAW, DRAW))]
    points = {0: 2, 3: 2, 4: 1, 5: 1, 1: 0, 2: 0}
    paired = swiss(range(6), games)
    assert all(game.second is not None and abs(points[game.first] - points[game.second]) <= 1 for game in paired)
    assert {4, 5} not in [{game.first, game.second} for game in paired]  # they have met


def test_players_meet_again_rather_than_sit_out() -> None:
    games = [Game(0, 1, (WIN, 0))]
    assert swiss([0, 1], games) == [Game(1, 0)]


def test_scores_count_opponents_points() -> None:
    games = [Game(0, 1, (WIN, 0)), Game(2, None), Game(0, 2, (DRAW, DRAW)), Game(1, None)]
    assert scores([0, 1, 2], games) == {0: Score(3, 5, 7), 1: Score(2, 3, 0), 2: Score(3, 3, 3)}
