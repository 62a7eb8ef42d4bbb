"""Playouts: how much they are trusted, and who uses them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import fogline
from fogline import Setup
from fogline.analysis import analyse, judge_for
from fogline.analysis.decisions import values_in
from fogline.analysis.judges import weighed
from fogline.analysis.playouts import compare, second_judge
from fogline.kit.bots import Budget
from fogline.kit.registry import title_of
from tests.analysis.test_analysis import DUEL, decisions
from tests.bots.setups import SKIRMISH, STANDARD

DOUBT = 10.0


def means(table: list[list[float]]) -> list[float]:
    """By action."""
    return [sum(row) / len(row) for row in table]


def games(wins: int, count: int) -> list[float]:
    """*count* games, of which *wins* were won."""
    return [float(at * wins % count < wins) for at in range(count)]


def test_playouts_that_differ_by_chance_do_not_count() -> None:
    values = [[0.5] * 32, [0.45] * 32, [0.4] * 32]
    even = [[float((at + shift) % 2) for at in range(32)] for shift in (0, 1, 0)]
    assert weighed(values, even, DOUBT) == values
    assert weighed([[0.5], [0.4]], [[0.0], [1.0]], DOUBT) == [[0.5], [0.4]]
    assert weighed([[0.5] * 4], [[1.0] * 4], DOUBT) == [[0.5] * 4]


def test_the_more_games_the_more_they_count() -> None:
    leads = []
    for count in (8, 32, 128):
        table = weighed([[0.5] * count, [0.4] * count], [games(count // 4, count), games(count, count)], DOUBT)
        first, second = means(table)
        assert first == pytest.approx(0.5)
        leads.append(second - first)
    assert leads == sorted(leads)
    assert leads[0] > -0.1
    assert 0.5 < leads[-1] < 0.75


def test_a_certain_victory_stays_the_best() -> None:
    for wins in range(33):
        first, second = means(weighed([[1.0] * 32, [0.6] * 32], [[1.0] * 32, games(wins, 32)], DOUBT))
        assert first == 1.0
        assert second <= 1.0


@pytest.mark.parametrize("setup", [DUEL, SKIRMISH, STANDARD], ids=lambda setup: setup.game)
def test_the_two_judges_are_of_different_families(setup: Setup) -> None:
    """A judge with playouts is not its own second judge."""
    game: Any = fogline.game(setup.game)
    appraisal = title_of(setup.game).appraisal()
    assert appraisal is not None
    plays_on = appraisal.calibration.doubt is not None
    assert plays_on == (setup.game == DUEL.game)
    assert second_judge(game, setup) == ("network" if plays_on else "playouts-regular")
    judge = judge_for(game, setup)
    for state, seat in decisions(setup, 8, 2):
        view, choices = game.view(state, seat), game.legal(state, seat)
        opinion = judge.deciding(view, choices, Random(0), 4)
        assert opinion is not None
        assert (opinion.playing is not None) == plays_on
        some = list(opinion.candidates)
        if len(some) > 1:
            one = compare(game, view, some[0], some[1], pairs=8)
            assert one == compare(game, view, some[0], some[1], pairs=8)
            assert -1 <= one.difference <= 1
        values = values_in(opinion, state, some, Random(1))
        assert values == values_in(opinion, state, some, Random(1))
        assert all(0 <= value <= 1 for value in values)


def test_playouts_can_change_the_best_action() -> None:
    game: Any = fogline.game("stalingrad")
    changed = 0
    for state, seat in decisions(DUEL, 9, 6):
        view, choices = game.view(state, seat), game.legal(state, seat)
        found = analyse(game, view, choices, budget=Budget(48, None))
        plain = analyse(game, view, choices, budget=Budget(48, None), judge=Fixed(judge_for(game, DUEL), 1e9))
        changed += plain.best.action is not found.best.action
    assert changed


class Fixed:
    """A judge that trusts playouts differently."""

    def __init__(self, judge: Any, doubt: float) -> None:
        self._judge = judge
        self._doubt = doubt
        self.name = judge.name
        self.chance = judge.chance

    def deciding(self, *asked: Any) -> Any:
        """Decisions with the same opinion but a different error."""
        found = self._judge.deciding(*asked)
        if found is not None:
            found.playing.doubt = self._doubt
        return found
