"""How values become chances of winning: the tables of the titles, and how they are learned and measured."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import fogline
from bench.calibration import Said, error_of, interval, learn_decisions, learn_positions, tenths, written
from bench.samples import SETUPS, Choice, Sample, Try
from fogline.analysis.judges import LevelJudge
from fogline.kernel.game import Seat
from fogline.kit.appraisal import ANY, chance_of, read_calibration
from fogline.kit.registry import title_of

GAMES = 1500


@pytest.mark.parametrize("title", list(SETUPS))
def test_the_chance_falls_with_losses(title: str) -> None:
    appraisal = title_of(title).appraisal()
    assert appraisal is not None
    table, setup = appraisal.calibration, SETUPS[title][0]
    game: Any = fogline.game(title)
    numbers = LevelJudge(game, setup, appraisal).numbers(game.new(setup), Seat(0))
    assert len(numbers) == len(table.position)
    for phase in (*table.decision, "unheard-of"):
        chances = [table.of_action(phase, numbers, 0.3, loss) for loss in (-0.5, 0.0, 0.1, 0.5, 2.0)]
        assert chances == sorted(chances, reverse=True)
        assert chances[0] - chances[-1] > 0.01
        assert table.of_action(phase, numbers, 0.6, 0.1) >= table.of_action(phase, numbers, 0.3, 0.1)
    assert table.of_action("unheard-of", numbers, 0.3, 0.1) == table.of_action(ANY, numbers, 0.3, 0.1)


def made_up(cost: float) -> tuple[list[Sample], list[Choice]]:
    """Games in which being ahead by 1 counts 2, and losing 1 by an action counts *cost*."""
    rng = Random(1)
    samples, choices = [], []
    for game in range(GAMES):
        ahead = rng.uniform(-1, 1)
        numbers: list[tuple[float, ...]] = [(1.0, 1.0, ahead, 0.5, 0.5 * ahead)]
        samples.append(Sample(game, 0.5, numbers, float(rng.random() < chance_of(2 * ahead))))
        tries = []
        for loss in (0.0, rng.random()):
            points = [rng.random() < chance_of(2 * ahead - cost * loss) for _ in range(4)]
            tries.append(Try([loss], sum(points) / 4))
        choices.append(Choice(game, 0.5, "action", numbers, 0.1, tries[1], tries))
    return samples, choices


@pytest.mark.parametrize("cost", [0.0, 1.5, 3.0])
def test_the_cost_of_actions_is_learned_from_playouts(cost: float) -> None:
    samples, choices = made_up(cost)
    found = learn_decisions(learn_positions(samples), choices)
    assert found.position[2] + 0.5 * found.position[4] == pytest.approx(2, abs=0.35)
    for phase in (ANY, "action"):
        assert found.decision[phase].cost == pytest.approx(cost, abs=0.35)
        assert found.decision[phase].gain == pytest.approx(0, abs=0.2)
    assert read_calibration(written(found, "learn")) == found


def test_the_error_is_how_far_the_tenths_are_off() -> None:
    said = np.array([0.05] * 4 + [0.25] * 4 + [1.0] * 2)
    true = np.array([0.0] * 4 + [1.0, 0.0, 0.0, 0.0] + [1.0, 0.0])
    found = Said(np.arange(10), np.zeros(10), said, true)
    assert [(part, round(share, 3)) for part, share, _, _ in tenths(found)] == [(0, 0.4), (2, 0.4), (9, 0.2)]
    assert error_of(found) == pytest.approx(0.4 * 0.05 + 0.2 * 0.5)
    low, high = interval(found)
    assert low <= error_of(found) <= high
