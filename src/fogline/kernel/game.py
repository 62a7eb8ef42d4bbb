"""The contract between the rules of a game and everything that plays it.

A *game* is a stateless set of rules. A *state* is one position of it: mutable, cheap to clone, and complete: it holds
no random generator, no text and nothing that a replay would not rebuild. Nothing here does I/O, and nothing here knows
a particular game.

The whole idea, in the order in which a game uses it::

    state = game.new(setup)                       # before the first secret is made
    while seats := game.to_act(state):            # one seat, several at once in secret, or CHANCE
        seat = seats[0]
        action = pick(game.legal(state, seat))    # for CHANCE: pick by the weights of game.outcomes(state)
        game.apply(state, seat, action, log)      # in place; what happened is appended to log
    game.outcome(state)

Three promises make it a game of fog:

1. ``view(state, seat)`` is everything that *seat* may know, built from scratch, field by field. ``legal``, refusals and
   the events of ``seen_by(seat)`` are functions of it.
2. ``imagine(view, rng)`` takes the view and never the state, and can return every world that fits it and no other.
3. Nothing hidden has an identity. Views and events name places and kinds, never a card that could be followed.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final, NamedTuple, NewType, Protocol, Self, TypeVar

from fogline.kernel.arrays import mypyc_attr
from fogline.kernel.choices import Choices
from fogline.kernel.setup import Option, Setup

Seat = NewType("Seat", int)
CHANCE: Final = Seat(-1)
"""The seat of dice and decks. Its choices are actions like any other, so a record replays without a generator."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One small choice: interned, so equal actions are the same object, and written as one line of notation."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One fact of the game, as an all-knowing observer sees it."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The event as *seat* (``None``: the public) learns of it, or ``None`` if it learns nothing.

        There is no default: a new kind of event must say who sees it.
        """
        raise NotImplementedError(f"{type(self).__name__} must say who sees it")

    def cites(self) -> str:
        """The clause of the rules that this event follows from."""
        raise NotImplementedError(f"{type(self).__name__} must say which clause it follows from")

    def holds(self, state: State) -> bool:
        """Whether the event, as told, is true of the state after it. A view remembers everything that its seat was
        told."""
        raise NotImplementedError(f"{type(self).__name__} must say what it claims")


class Outcome(NamedTuple):
    """How a game ended. ``winners`` is empty after a draw; team-mates win together."""

    winners: tuple[Seat, ...]
    reasons: tuple[str, ...]


def points_of(outcome: Outcome | None, seat: Seat) -> float:
    """1 for a victory, 0.5 for a draw or an unfinished game, 0 for a loss."""
    return 0.5 if outcome is None or not outcome.winners else 1.0 if seat in outcome.winners else 0.0


class State(Protocol):
    """One position. Only ``Game.apply`` changes it."""

    def clone(self) -> Self:
        """Return a copy that shares nothing mutable with this one."""

    def key(self) -> Hashable:
        """The identity of this position: equal keys have equal futures and equal views."""

    def check(self) -> None:
        """Assert every invariant that the rules promise (cards conserved, stacking, ...)."""


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


class View(Hashable, Protocol):
    """Everything that a seat or the public may know. All other attributes are up to the game."""

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""

    @property
    def seat(self) -> int | None:
        """The seat of the view; ``None``: the public."""


V = TypeVar("V", bound=View)


def viewer_of(view: View) -> Seat:
    """The seat of a view that is not the public's."""
    assert view.seat is not None
    return Seat(view.seat)


Plain = dict[str, object]
"""Data that JSON can hold."""


class Game(Protocol[S, A, E, V]):
    """A set of rules. All of its functions except ``apply`` leave the state alone.

    Eleven functions play the game. Six more serve everything around it: ``side``, ``turn``, ``picture``,
    ``everything``, and ``write_view`` with ``read_view``.
    """

    name: str
    version: int
    """Increases whenever the same record could lead to a different game. Every record names it."""
    scenarios: tuple[str, ...]
    options: tuple[Option, ...]

    def seats(self, setup: Setup) -> tuple[str, ...]:
        """The names of the seats under *setup*, in order of their number."""

    def side(self, setup: Setup, seat: Seat) -> str:
        """The name of the side that *seat* plays for. Seats of one side win together and have no secrets from each
        other; a seat that plays alone is a side."""

    def new(self, setup: Setup) -> S:
        """The position before the first choice. Deterministic. Refuses a bad set-up with ``BadData``."""

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that must act now: one seat, several at once in secret, ``(CHANCE,)``, or ``()`` when the game is
        over."""

    def legal(self, state: S, seat: Seat) -> Choices[A]:
        """Every action *seat* may take: never empty for a seat of ``to_act``, empty for all others."""

    def outcomes(self, state: S) -> Sequence[tuple[A, int]]:
        """CHANCE's possible actions, each with its weight. Empty unless CHANCE is to act."""

    def apply(self, state: S, seat: Seat, action: A, log: list[E] | None = None) -> None:
        """Play *action* in place. Deterministic. Pass *log* to collect the events; search does not.

        An illegal action is refused with ``IllegalAction`` or ``NotYourTurn`` before anything has changed.
        """

    def outcome(self, state: S) -> Outcome | None:
        """The result of the game, or ``None`` while it is not over."""

    def view(self, state: S, seat: Seat | None) -> V:
        """Everything that *seat* (``None``: the public) may know about *state*: its information state."""

    def everything(self, state: S) -> V:
        """The whole truth in the form of a view: for replays of finished games and for watchers, never for a seat."""

    def turn(self, view: V) -> int:
        """The number of the turn, which never decreases. It is public; clocks and reviews use it."""

    def picture(self, view: V) -> str:
        """The view as lines of text, for programs and people without a better picture."""

    def write_view(self, view: V) -> Plain:
        """The view as plain data, for another process: its complete content and nothing else."""

    def read_view(self, data: Plain) -> V:
        """The view that was written, equal to the original."""

    def imagine(self, view: V, rng: Random) -> S:
        """A full state that fits *view*, for search. It cannot leak anything that it did not receive."""

    def can_tell(self, view: V, action: A) -> bool:
        """Whether *action*, which is legal for the seat of *view*, can tell that seat anything that does not follow
        from its view: hidden cards, its next choices, who acts next. When in doubt, True.

        It takes the view, so the answer itself reveals nothing. Lines of a secret set-up or plan cannot; actions that
        reveal something, that CHANCE follows or that close a plan can. Of several actions in one request only the last
        may.
        """

    def write(self, action: A) -> str:
        """The action as one line of notation."""

    def read(self, text: str) -> A:
        """The action that *text* denotes, or ``NotationError``."""
