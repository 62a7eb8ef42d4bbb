"""Who can play in the arena: the levels, the seer, earlier players that are kept as they were, and aces with other
networks.

A player that sees everything: the ceiling for those that play fair.

It takes a state, so it cannot be used as a ``Bot`` by mistake, and only the arena gives it one.

Players that are kept as they were, so that later ones can be measured against them. The arena is the only place
where they play; what such a player knew of a title is kept by the title (``Title.baseline``).
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

from fogline.bots.level_names import levels_of
from fogline.bots.levels import VETERANS_CARE, Veteran, bot_for, knowledge_of
from fogline.kernel.choices import Choices
from fogline.kernel.errors import BadData
from fogline.kernel.game import Seat
from fogline.kit.bots import Ace, Bot, Budget, Knowledge, Sighted
from fogline.kit.registry import title_of
from fogline.kit.search.deliberation import deliberate
from fogline.table.records import AnyGame


class Seer:
    """Judges like a veteran, but in the one true world."""

    def __init__(self, game: AnyGame, knowledge: Knowledge) -> None:
        self._game = game
        self._knowledge = knowledge

    def choose_seeing(self, state: Any, seat: Seat, choices: Choices[Any], rng: Random) -> Any:
        """One of *choices*, with all cards open."""
        if len(choices) == 1:
            return choices[0]
        view, knowledge = self._game.view(state, seat), self._knowledge
        sighted = knowledge if isinstance(knowledge, Sighted) else None
        prepare = knowledge.prepare if sighted is None else sighted.prepare_seeing
        prepared = prepare(view, choices, rng, VETERANS_CARE)
        if prepared is not None:
            return prepared
        if sighted is not None:
            judge = sighted.judge_seeing(view, choices, rng)
        else:
            judge = knowledge.judge(view, choices, rng, Budget().worlds)
        return deliberate(judge, state.clone, Budget(1, None), rng)


VETERAN_2026: Final = "veteran-2026"
"""The veteran before beliefs were learned: every world that fits counts the same."""
BASELINES: Final = (VETERAN_2026,)


def baseline_for(game: AnyGame, name: str, budget: Budget) -> Bot:
    """One of the ``BASELINES``."""
    return Veteran(game, title_of(game.name).baseline(name), budget)


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
    from fogline.bots.ace import AcePlayer

    own = title_of(game.name).ace()
    ace = Ace(file) if own is None else own._replace(network=file)
    return AcePlayer(game, knowledge_of(game), ace, budget)
