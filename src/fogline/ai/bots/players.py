"""Who can play in the arena: the levels, the seer, earlier players that are kept as they were, and aces with other
networks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fogline.ai.bots.baselines import BASELINES, baseline_for
from fogline.ai.bots.levels import bot_for, knowledge_of
from fogline.ai.bots.seer import Seer
from fogline.ai.levels import levels_of
from fogline.kernel.errors import BadData
from fogline.kit.bots import Ace, Bot, Budget
from fogline.kit.registry import title_of
from fogline.table.records import AnyGame

SEER: Final = "seer"
CHECKPOINT: Final = ".npz"
"""How the name of a file with a network ends."""


def player_names(game: AnyGame) -> tuple[str, ...]:
    """The names of all players that can play *game*, without those that are files."""
    return (*levels_of(game.name), SEER, *BASELINES)


def is_checkpoint(name: str) -> bool:
    """Whether a name is that of a file with a network, which an ace plays with."""
    return name.endswith(CHECKPOINT)


def player_for(game: AnyGame, name: str, budget: Budget) -> Bot | Seer:
    """The player of that name. This is the only place where a name becomes a player."""
    if is_checkpoint(name):
        return _with_network(game, Path(name), budget)
    if name not in player_names(game):
        raise BadData("bot", name, f"there is no such bot; there are {', '.join(player_names(game))}")
    if name == SEER:
        return Seer(game, knowledge_of(game))
    if name in BASELINES:
        return baseline_for(game, name, budget)
    return bot_for(game, name, budget)


def _with_network(game: AnyGame, file: Path, budget: Budget) -> Bot:
    """An ace that plays with the network of a *file*, and otherwise as the title's own, if it has one."""
    from fogline.ai.bots.ace import AcePlayer

    own = title_of(game.name).ace()
    ace = Ace(file) if own is None else own._replace(network=file)
    return AcePlayer(game, knowledge_of(game), ace, budget)
