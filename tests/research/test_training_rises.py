"""A short training run makes a network that beats the lower levels: less than a minute on one core."""

from __future__ import annotations

from typing import Final

import pytest

from fogline import Setup
from fogline.research.learning.matches import match
from fogline.research.learning.plan import Plan
from fogline.research.learning.trainer import Trainer

pytestmark = pytest.mark.slow

QUICK: Final = Setup("stalingrad", "quick-duel", {"mode": "advanced"})
SHORT: Final = Plan(games=256, shown=80_000, average=0.9)
GAMES: Final = 100


@pytest.mark.timeout(1200)
def test_a_short_training_beats_random_and_recruit() -> None:
    trainer = Trainer([QUICK], SHORT, 1)
    untrained = match(trainer.network(), [QUICK], "recruit", GAMES, "1")
    while trainer.imitates:
        trainer.step()
    shown = match(trainer.network(), [QUICK], "recruit", GAMES, "1")
    assert shown.share > 0.5 > untrained.share
    news = trainer.step()
    while trainer.count.decisions < 2 * SHORT.shown:
        news = trainer.step()
    assert match(trainer.network(), [QUICK], "random", GAMES, "1").share > 0.75
    assert match(trainer.network(), [QUICK], "recruit", GAMES, "1").share > 0.5
    assert news.entropy > 0.3
