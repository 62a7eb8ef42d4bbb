"""Imagining many worlds that fit a view: the known part is laid out once, and the hidden part is drawn again for each
world. Also the single world of an all-knowing view."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Protocol, runtime_checkable

from fogline.kernel.game import Game
from fogline.kit.bots import Belief
from fogline.kit.search.deliberation import resampled

FACTOR: Final = 4
"""The number of worlds imagined for each one kept, if worlds have weights."""


@runtime_checkable
class Imaginative(Protocol):
    """Rules that imagine many worlds in one call. Optional for a title."""

    def imagine_many(self, view: Any, rng: Random, count: int) -> list[tuple[Any, bool]]:
        """Return *count* worlds as successive calls of ``imagine`` would draw them from the same numbers of *rng*, each
        with whether it was as likely as any other."""


@runtime_checkable
class Restoring(Protocol):
    """Rules that restore a state from an all-knowing view. Optional for a title."""

    def restore(self, view: Any) -> Any:
        """The state of which *view* is ``everything``."""


def restore(game: Game[Any, Any, Any, Any], view: Any) -> Any:
    """The state of which *view* is ``everything``. If a title does not provide this, ``imagine`` is used: given an
    all-knowing view that it trusts, it has nothing left to draw."""
    return game.restore(view) if isinstance(game, Restoring) else game.imagine(view, Random(0))


def imagine_many(
    game: Game[Any, Any, Any, Any], view: Any, rng: Random, count: int, belief: Belief | None = None
) -> list[Any]:
    """*count* worlds that fit *view*. Without a *belief* they are those that ``game.imagine`` would draw one after
    another. With one, the same world can come up several times, in proportion to its probability."""
    if belief is not None:
        return resampled(imagine_many(game, view, rng, FACTOR * count), belief, count, rng)
    if isinstance(game, Imaginative):
        return [world for world, _ in game.imagine_many(view, rng, count)]
    return [game.imagine(view, rng) for _ in range(count)]
