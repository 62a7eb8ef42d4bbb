"""Worlds to think about: any that fits the view, or rather those that an opponent of habit would have brought about."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from fogline.kit.bots import Believer
from fogline.kit.worlds import imagine_many
from fogline.table.records import AnyGame

KEPT: Final = 16
"""How many worlds are drawn at a time, if they are drawn by belief."""


def drawing(game: AnyGame, believer: Believer | None, view: Any, rng: Random) -> Callable[[], Any]:
    """A function that draws a world that fits *view*, by belief if there is any."""
    belief = None if believer is None else believer.belief(view)
    if belief is None:
        return lambda: game.imagine(view, rng)
    return Supply(lambda: imagine_many(game, view, rng, KEPT, belief)).draw


class Supply:
    """Worlds that are drawn several at a time and asked for one by one."""

    def __init__(self, more: Callable[[], list[Any]]) -> None:
        self._more = more
        self._left: list[Any] = []

    def draw(self) -> Any:
        """A world."""
        if not self._left:
            self._left = self._more()
        return self._left.pop()
