"""One rating over all games."""

from __future__ import annotations

from math import log

import pytest

from fogline.bots.standings import POINTS, rate


def test_ratings_reflect_the_odds_of_two_players() -> None:
    """300 of 400, plus the initial drawn game that everybody gets."""
    one, two = rate(2, {(0, 1): (400, 300.0)})
    assert one.points - two.points == pytest.approx(POINTS * log(300.5 / 100.5), abs=1e-6)
    assert one.points == pytest.approx(-two.points)
    low, high = one.interval
    assert low < one.points < high
    # The logarithm of the odds has the variance 1 / (n p q); each player accounts for half of the difference.
    assert (high - low) / 2 == pytest.approx(1.959964 * POINTS / 2 / (300.5 * 100.5 / 401) ** 0.5, abs=1e-6)


def test_games_against_other_players_also_count() -> None:
    """Two players that never met are both rated by a third. More games narrow the interval."""
    few = rate(3, {(0, 1): (40, 30.0), (1, 2): (40, 30.0)})
    many = rate(3, {(0, 1): (400, 300.0), (1, 2): (400, 300.0)})
    assert few[0].points > few[1].points > few[2].points
    assert few[1].points == pytest.approx(0, abs=1e-6)
    for one, other in zip(few, many, strict=True):
        assert other.interval[1] - other.interval[0] < (one.interval[1] - one.interval[0]) / 2.5


def test_unbeaten_and_idle_players_get_a_rating() -> None:
    best, worst, absent = rate(3, {(0, 1): (10, 10.0)})
    assert 200 < best.points - worst.points < 1000
    assert worst.points < absent.points < best.points
    assert rate(1, {}) == [(0.0, (0.0, 0.0))]
