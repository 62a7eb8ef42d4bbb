"""Fogline: play, study and program hidden-information card wargames.

>>> import fogline
>>> name = fogline.games()[0]
>>> rules = fogline.game(name)
>>> state = rules.new(fogline.Setup(name, rules.scenarios[0]))
>>> rules.to_act(state)
(0, 1)
"""

from __future__ import annotations

from typing import Any

from fogline.kernel.game import CHANCE, Game, Seat
from fogline.kernel.record import Record
from fogline.kernel.setup import Setup


def game(name: str) -> Game[Any, Any, Any, Any]:
    """The rules of the title of that name."""
    from fogline.kit.registry import title_of

    return title_of(name).rules


def games() -> tuple[str, ...]:
    """The names of all installed titles."""
    from fogline.kit.registry import names

    return names()


__all__ = ["CHANCE", "Game", "Record", "Seat", "Setup", "game", "games"]
