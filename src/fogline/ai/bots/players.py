"""Who can play in the arena: the levels, the seer, and earlier players that are kept as they were."""

from __future__ import annotations

from typing import Final

from fogline.ai.bots.baselines import BASELINES, baseline_for
from fogline.ai.bots.levels import bot_for, knowledge_of
from fogline.ai.bots.seer import Seer
from fogline.ai.levels import LEVELS
from fogline.kernel.errors import BadData
from fogline.kit.bots import Bot, Budget
from fogline.table.records import AnyGame

SEER: Final = "seer"


def player_names(game: AnyGame) -> tuple[str, ...]:
    """The names of all players that can play *game*."""
    return (*LEVELS, SEER, *BASELINES)


def player_for(game: AnyGame, name: str, budget: Budget) -> Bot | Seer:
    """The player of that name. This is the only place where a name becomes a player."""
    if name not in player_names(game):
        raise BadData("bot", name, f"there is no such bot; there are {', '.join(player_names(game))}")
    if name == SEER:
        return Seer(game, knowledge_of(game))
    if name in BASELINES:
        return baseline_for(game, name, budget)
    return bot_for(game, name, budget)
