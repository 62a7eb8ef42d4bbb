"""Players that are kept as they were, so that later ones can be measured against them. The arena is the only place
where they play; what such a player knew of a title is kept by the title (``Title.baseline``)."""

from __future__ import annotations

from typing import Final

from fogline.ai.bots.levels import Veteran
from fogline.kit.bots import Bot, Budget
from fogline.kit.registry import title_of
from fogline.table.records import AnyGame

VETERAN_2026: Final = "veteran-2026"
"""The veteran before beliefs were learned: every world that fits counts the same."""
BASELINES: Final = (VETERAN_2026,)


def baseline_for(game: AnyGame, name: str, budget: Budget) -> Bot:
    """One of the ``BASELINES``."""
    return Veteran(game, title_of(game.name).baseline(name), budget)
