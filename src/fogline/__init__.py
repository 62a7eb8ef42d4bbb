"""Fogline: play, study and program hidden-information card wargames.

>>> import fogline
>>> stalingrad = fogline.game("stalingrad")
>>> state = stalingrad.new(fogline.Setup("stalingrad", "quick-duel"))
>>> stalingrad.to_act(state)
(0, 1)
"""

from __future__ import annotations

from typing import Any

from fogline.kernel.errors import bad_data
from fogline.kernel.faults import NO_SUCH_GAME
from fogline.kernel.game import CHANCE, Game, Seat
from fogline.kernel.record import Record
from fogline.kernel.setup import Setup
from fogline.titles.panzer.rules.rules import PANZER
from fogline.titles.spearpoint.rules.rules import SPEARPOINT
from fogline.titles.stalingrad.rules.rules import STALINGRAD

GAMES: dict[str, Game[Any, Any, Any, Any]] = {
    STALINGRAD.name: STALINGRAD,
    PANZER.name: PANZER,
    SPEARPOINT.name: SPEARPOINT,
}


def game(name: str) -> Game[Any, Any, Any, Any]:
    """The game of that name."""
    if name not in GAMES:
        raise bad_data("game", name, NO_SUCH_GAME, {"known": tuple(GAMES)})
    return GAMES[name]


__all__ = ["CHANCE", "GAMES", "Game", "Record", "Seat", "Setup", "game"]
