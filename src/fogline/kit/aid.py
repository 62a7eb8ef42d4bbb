"""The memory aid of a title: the notes of a player with a perfect memory, and the deductions from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Literal, NamedTuple, Protocol, get_args, runtime_checkable

AidLevel = Literal["off", "shown", "deductions", "probabilities"]
LEVELS: Final[tuple[str, ...]] = get_args(AidLevel)
"""The levels from least to most; each includes the previous one."""
DEDUCING: Final = LEVELS[2:]
"""The levels that search for worlds, which is slow."""


class Question(NamedTuple):
    """A request to the aid."""

    level: str
    """One of ``LEVELS``, not ``off``."""
    rng: Random
    """Seeded from the view, so that the same view gets the same answer."""
    worlds: int
    """The number of worlds to imagine."""
    has_time: Callable[[], bool]
    """Anything not settled when this returns false is reported as unsure."""


class Aid(Protocol):
    """A title's knowledge for the memory aid."""

    def tell(self, view: Any, question: Question) -> dict[str, Any]:
        """``cells``, ``marks`` and perhaps ``uneven``: a function of the view, see ``bots/memory_aid.py``."""


class Hidden(NamedTuple):
    """A place that holds cards the viewer cannot see."""

    place: str
    """Its name in ``cells``."""
    cards: tuple[str, ...]
    """Every card that can be there, possibly with others that cannot."""
    holds_one: bool
    """Whether the place holds exactly one card."""


@runtime_checkable
class Asking(Aid, Protocol):
    """An aid whose answers can be compared with the true cards; optional for a title."""

    def hidden(self, view: Any) -> list[Hidden]:
        """The hidden places of *view*."""

    def held(self, view: Any, worlds: Sequence[Any]) -> list[list[tuple[str, ...]]]:
        """For each world, the cards at each of these places; each card is named once."""


@runtime_checkable
class Proving(Aid, Protocol):
    """An aid that can prove what an action may show; optional for a title."""

    def looked_at(self, view: Any, action: Any) -> Sequence[int]:
        """The places with hidden cards that *action* shows; empty if there are none."""

    def card_on(self, world: Any, place: int) -> int:
        """The card on a place of *world*."""

    def witnesses(self, view: Any, place: int, seen: set[int], rng: Random) -> tuple[list[Any], bool]:
        """One world that fits *view* for every card that can be on *place*, except the cards in *seen*; also returns
        whether all other cards are proved impossible there."""

    def every_world(self, view: Any, most: int, rng: Random) -> list[Any] | None:
        """All worlds that fit *view*, each equally likely; None if there may be more than *most*, or if they cannot be
        listed."""
