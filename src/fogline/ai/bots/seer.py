"""A player that sees everything: the ceiling for those that play fair.

It takes a state, so it cannot be used as a ``Bot`` by mistake, and only the arena gives it one.
"""

from __future__ import annotations

from random import Random
from typing import Any

from fogline.ai.bots.levels import VETERANS_CARE
from fogline.kernel.choices import Choices
from fogline.kernel.game import Seat
from fogline.kit.bots import Budget, Knowledge, Sighted
from fogline.kit.deciding.deliberating import deliberate
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
