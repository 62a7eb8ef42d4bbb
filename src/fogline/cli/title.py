"""What the terminal must know of a game beyond the contract: how it looks and how it is talked about.

Everything a person plays with is made from a view, a legal list or told events, never from a state.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup, Value
from fogline.locale import Message, Texts


class ScenarioLine(NamedTuple):
    """A scenario in a list."""

    name: str
    size: str
    modes: tuple[str, ...]
    goal: str
    """How one wins, in a few words of notation."""


class Title(Protocol):
    """How one game looks in the terminal."""

    def scenarios(self) -> list[ScenarioLine]:
        """All of them, in order."""

    def seatings(self) -> list[tuple[str, tuple[str, ...]]]:
        """Who can play: the options that say so, and the seats that there are then."""

    def completed(self, setup: Setup) -> Setup:
        """The set-up with what follows from the rest of it, where nothing else was asked for."""

    def wild_value(self, key: str, rng: Random) -> Value:
        """Some value for an option that takes any number or text."""

    def wild_setup(self, rng: Random) -> Setup:
        """Some set-up with a scenario that nobody has thought of."""

    def seats_named(self, setup: Setup, name: str) -> list[Seat]:
        """The seats that *name* means: a seat, or all of a side."""

    def are_partners(self, setup: Setup, one: Seat, other: Seat) -> bool:
        """Whether two seats have no secrets from each other."""

    def introduce(self, texts: Texts, setup: Setup, seat: Seat | None) -> list[str]:
        """What is played and how *seat* wins it; for the public (``None``), how each side does."""

    def everything(self, state: Any) -> Any:
        """The whole truth in the form of a view: for replays, never for a seat."""

    def board(self, texts: Texts, view: Any, *, marked: bool = False) -> list[str]:
        """The position, as far as the view goes; *marked* with what could be remembered."""

    def legend(self, texts: Texts) -> str:
        """What the signs on the board mean, in one line."""

    def task(self, texts: Texts, view: Any) -> list[str]:
        """What the view's seat has to decide."""

    def is_setting_up(self, view: Any) -> bool:
        """Whether the seat lays out its cards."""

    def lay_out(self, view: Any, rng: Random) -> list[str]:
        """Actions that lay out the cards the seat has left, every order as likely as any other. Not yet confirmed."""

    def spell_out(self, view: Any, words: Sequence[str]) -> list[str] | None:
        """The actions that a line of shorthand stands for, or ``None`` if it is none."""

    def tell(self, event: Any, seats: Sequence[str]) -> Message:
        """An event as it was told."""

    def is_told_aloud(self, event: Any) -> bool:
        """Whether to say it when it happens: not what one has just laid out oneself, nor the result."""

    def is_memorable(self, event: Any) -> bool:
        """Whether it belongs in the log of what was revealed."""

    def turn_of(self, event: Any) -> int | None:
        """The number of the turn that begins with it, if one does."""
