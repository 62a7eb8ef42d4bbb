"""Ratings: rated games between players who sign in, the ladder, and the scale that people and levels share."""

from __future__ import annotations

from random import Random

import pytest

from fogline.web.ratings.scale import START, Strength, after, expected, strength_of


def test_four_hundred_points_are_odds_of_ten_to_one() -> None:
    strong, usual = strength_of(START + 400, 0), strength_of(START, 0)
    assert expected(strong, usual) == pytest.approx(10 / 11)
    assert (strong.points, usual.points) == (1900, 1500)


def test_a_newcomer_begins_at_the_start_and_nothing_is_known() -> None:
    assert Strength().points == START
    assert Strength().margin > 400


def test_who_wins_rises_and_who_loses_falls_the_more_the_less_is_known() -> None:
    known = strength_of(START, 60)
    ((winner,), (loser,)) = after([[Strength()], [known]], [0, 1])
    assert winner.points > START > loser.points
    assert winner.points - START > 5 * (START - loser.points)
    assert winner.margin < Strength().margin


def test_a_draw_moves_both_towards_each_other() -> None:
    ((strong,), (weak,)) = after([[strength_of(1900, 200)], [strength_of(1500, 200)]], [0, 0])
    assert strong.points < 1900
    assert weak.points > 1500


def test_a_rating_finds_the_true_strength() -> None:
    """Against levels whose ratings are known, after 200 games the interval has the true one in it, as it promises."""
    levels, hits = [strength_of(points, 40) for points in (1100, 1500, 1800)], 0
    for seed in range(40):
        rng, own, true = Random(seed), Strength(), strength_of(1300 + 10 * seed, 0)
        for _ in range(200):
            level = rng.choice(levels)
            places = [0, 1] if rng.random() < expected(true, level) else [1, 0]
            own = after([[own], [level]], places)[0][0]
        hits += abs(own.points - true.points) <= own.margin
    assert hits >= 34
