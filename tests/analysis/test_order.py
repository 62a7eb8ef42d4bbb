"""An ace is more accurate than a veteran in the games of docs/lab/judge.md, on which nothing was tuned."""

from __future__ import annotations

from statistics import fmean

import pytest

from bench.reviews import played
from bench.samples import SETUPS
from fogline.analysis import analyse, judge_for
from fogline.analysis.review import WORLDS, Track, accuracy_of, read_story
from fogline.kit.bots import Budget
from fogline.kit.registry import title_of

pytestmark = pytest.mark.slow


def accuracy(title: str, level: str, games: int, seed: str) -> float:
    """The mean over all seats in games of equal players, as in reviews."""
    found: list[float] = []
    for number in range(games):
        setup = SETUPS[title][number % len(SETUPS[title])]
        story = read_story(played(setup, (level, level), f"{seed}/{level}/{number}"))
        found += [accuracy_of(losses_of(track, title)) or 0.0 for track in story.tracks]
    return fmean(found)


def losses_of(track: Track, title: str) -> list[float]:
    """The loss of each decision of a seat."""
    game, found = title_of(title).rules, []
    for point in track.points:
        if point.choices is None or len(point.choices) < 2:
            continue
        judge, budget = judge_for(game, point.view.setup), Budget(WORLDS, None)
        analysis = analyse(game, point.view, point.choices, budget=budget, judge=judge, played=point.action)
        if analysis.candidates:
            found.append(analysis.best.mean - analysis.of(point.own()).mean)
    return found


@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("title", "games", "seed", "apart"), [("stalingrad", 30, "fresh", 1), ("panzer", 10, "order", -1)]
)
def test_an_ace_is_more_accurate_than_a_veteran(title: str, games: int, seed: str, apart: float) -> None:
    """In SCOPE Panzer the judge cannot tell them apart: the ace's advantage is its squad, which is not judged."""
    assert accuracy(title, "ace", games, seed) > accuracy(title, "veteran", games, seed) + apart
