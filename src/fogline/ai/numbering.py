"""A number for every action that a set-up can ever offer: what networks and research toolkits speak.

The numbers follow from the set-up alone, so they are the same in every process and for every seat, and stay the same
as long as the game's version does.

>>> from fogline import Setup, game, games
>>> numbering = numbering_of(Setup(games()[0], game(games()[0]).scenarios[0]))
>>> numbering.write(0), len(numbering)
('place EA', 26674)
>>> numbering.number(numbering.action(9))
9
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fogline.kernel.errors import BadData
from fogline.kernel.game import Action, Game
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.kit.research import Universe


class Numbering:
    """Numbers from 0 for the actions of the seats, and from 0 again for those of CHANCE."""

    def __init__(self, game: Game[Any, Any, Any, Any], universe: Universe) -> None:
        self._game = game
        self._actions: list[Action] = [game.read(text) for text in universe.seats]
        self._chances: list[Action] = [game.read(text) for text in universe.chance]
        self._numbers = {action: number for number, action in enumerate(self._actions)}
        self._chance_numbers = {action: number for number, action in enumerate(self._chances)}

    def __len__(self) -> int:
        """How many actions of seats there are."""
        return len(self._actions)

    @property
    def chances(self) -> int:
        """How many actions of CHANCE there are."""
        return len(self._chances)

    def number(self, action: Action) -> int:
        """The number of a seat's action."""
        return self._numbers[action]

    def action(self, number: int) -> Action:
        """The seat's action of that number."""
        if number < 0:
            raise IndexError(number)
        return self._actions[number]

    def write(self, number: int) -> str:
        """The notation of the seat's action of that number."""
        return self._game.write(self.action(number))

    def chance_number(self, action: Action) -> int:
        """The number of an action of CHANCE."""
        return self._chance_numbers[action]

    def chance_action(self, number: int) -> Action:
        """CHANCE's action of that number."""
        if number < 0:
            raise IndexError(number)
        return self._chances[number]

    def write_chance(self, number: int) -> str:
        """The notation of CHANCE's action of that number."""
        return self._game.write(self.chance_action(number))


@lru_cache(maxsize=16)
def numbering_of(setup: Setup) -> Numbering:
    """The numbering of a set-up. It is shared: making one reads up to a hundred thousand lines."""
    title = title_of(setup.game)
    universe = title.universe(setup)
    if universe is None:
        raise BadData("set-up", setup.game, "the actions of this title are not numbered")
    return Numbering(title.rules, universe)
