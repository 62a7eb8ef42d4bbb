"""How hard a puzzle is, by one measure for all titles. It follows from the view, the legal list and the seed."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fogline.ai.analysis.deciding import Analysis, analyse
from fogline.ai.analysis.judges import WinJudge
from fogline.ai.bots.levels import bot_for
from fogline.ai.levels import THINKING
from fogline.kernel.choices import Choices
from fogline.kit.bots import Budget
from fogline.table.records import AnyGame

_RECRUIT, _, _VETERAN = THINKING[:3]
LOOKS: Final = (1, 2, 4, 8, 16)
"""Numbers of worlds with which the answer is looked for."""
LOOK_SEEDS: Final = ("x", "y", "z")
"""All of these must find it with so many worlds."""
VETERAN_TIME: Final = Budget(16, None)
VETERAN_TRIES: Final = 3
RECRUIT_TRIES: Final = 5
LUCKY: Final = 1
"""A recruit that finds it so often, and no more, was lucky."""
CHOICES: Final = (3, 12)
"""Up to so many legal actions are few, and up to so many are some."""
NEAR: Final = 2.0
"""An action that is behind by less than so many times the least lead is a rival."""
BOUNDS: Final = (1, 3, 4, 6)
"""The most points of each grade but the last."""


def grade_of(
    game: AnyGame, judge: WinJudge, view: Any, choices: Choices[Any], found: Analysis, *, lead: float, seed: str
) -> int:
    """From 1 to 5, for the best action of an analysis; *lead* is the least that a puzzle of the title has.

    There are points for worlds that it takes to find the answer, for recruits and veterans who miss it, for the number
    of actions there are to choose from, and for a rival."""
    best, rng = found.best.action, Random(f"{seed}/grade")
    finds = [
        all(
            analyse(game, view, choices, seed=f"{seed}/{one}", budget=Budget(look, None), judge=judge).best.action
            is best
            for one in LOOK_SEEDS
        )
        for look in LOOKS
    ]
    needed = next((at for at in range(len(LOOKS)) if all(finds[at:])), len(LOOKS))
    recruit, veteran = bot_for(game, _RECRUIT), bot_for(game, _VETERAN, VETERAN_TIME)
    by_recruit = sum(recruit.choose(view, choices, rng) is best for _ in range(RECRUIT_TRIES))
    by_veteran = sum(veteran.choose(view, choices, rng) is best for _ in range(VETERAN_TRIES))
    points = max(0, needed - 1)
    points += 0 if by_recruit > LUCKY else 1 if by_recruit else 2
    points += 0 if by_veteran == VETERAN_TRIES else 1 if by_veteran else 2
    points += sum(len(choices) > bound for bound in CHOICES)
    points += any(found.best.mean - one.mean < NEAR * lead for one in found.candidates[1:])
    return 1 + sum(points > bound for bound in BOUNDS)
