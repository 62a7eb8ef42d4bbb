"""Words that seats can say at the table of any game: resigning, and agreeing on a draw (AMB-30, AMB-76).

Two words do not come from a seat: the owner of the clock says that a seat has run out of time, and the host says that
the game is closed.

The rules of a game do not know these words. They are lines of the record like any other (``german: resign``), the table
executes them, and everyone learns of them immediately, so they reveal nothing hidden.

A seat speaks for its side (``Game.side``): seats of one side agree or resign together.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, final

from fogline.kernel.errors import FoglineError
from fogline.kernel.game import Action, Event, Outcome, Seat, State
from fogline.kernel.messages import Message, kebab

RESIGNATION: Final = "resignation"
AGREEMENT: Final = "agreement"
TIME: Final = "time"
CLOSED: Final = "closed"
REASONS: Final = (RESIGNATION, AGREEMENT, TIME, CLOSED)
"""Reasons for the end of a game other than those in its rules."""


@final
class Word(Action):
    """A word that is said at the table. There are six, each a single object."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return f"<{self.text}>"


RESIGN: Final = Word("resign")
OFFER: Final = Word("offer draw")
ACCEPT: Final = Word("accept draw")
DECLINE: Final = Word("decline draw")
WORDS: Final = {word.text: word for word in (RESIGN, OFFER, ACCEPT, DECLINE)}
"""The words that a seat can say, by notation."""
RUN_OUT: Final = Word("run out of time")
"""Said by the clock for a seat."""
CLOSE: Final = Word("closed by the host")
"""Said by the host. In a record it is a line of CHANCE."""


class CannotSay(FoglineError):
    """The word cannot be said now: the game is over, there is no offer to answer, or the offer was just declined."""


class TableEvent(Event):
    """The event that reports a word. Everyone learns it in full; it claims nothing about the position."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self

    def holds(self, state: State) -> bool:
        return True


@dataclass(frozen=True)
class SeatEvent(TableEvent):
    """A seat has said something, or the clock has said it for the seat."""

    seat: Seat


class Resigned(SeatEvent):
    """A seat has resigned for its side."""


class DrawOffered(SeatEvent):
    """A seat offers a draw. The offer stands until it is answered: actions of others do not end it, because in a secret
    set-up that would show that they acted."""


class DrawDeclined(SeatEvent):
    """A seat has declined the draw that was offered."""


class DrawAccepted(SeatEvent):
    """A seat agrees to the draw that was offered. With all sides agreed, the game is over."""


class RanOut(SeatEvent):
    """A seat has no time left."""


@dataclass(frozen=True)
class Closed(TableEvent):
    """The game was ended by a word."""

    winners: tuple[Seat, ...]
    reason: str


class Talk:
    """The state that results from the words said so far."""

    def __init__(self, sides: Sequence[str]) -> None:
        """*sides* holds, for each seat, the side that it speaks for."""
        self._sides = sides
        self.offered_by: Seat | None = None
        """The seat whose offer of a draw stands."""
        self._agreed: set[str] = set()
        self._waiting: set[str] = set()
        """Sides that have not acted since their offer was declined."""
        self.outcome: Outcome | None = None

    def clone(self) -> Talk:
        other = Talk(self._sides)
        other.offered_by, other.outcome = self.offered_by, self.outcome
        other._agreed, other._waiting = set(self._agreed), set(self._waiting)
        return other

    def acted(self, seat: Seat) -> None:
        """A seat has played an action of the game: its side may offer again."""
        self._waiting.discard(self._sides[seat])

    def can_say(self, seat: Seat) -> tuple[Word, ...]:
        """The words that a seat may say during the game. They are public."""
        side = self._sides[seat]
        if self.offered_by is None:
            return (RESIGN,) if side in self._waiting else (RESIGN, OFFER)
        return (RESIGN,) if side in self._agreed else (RESIGN, ACCEPT, DECLINE)

    def say(self, seat: Seat, word: Word) -> tuple[TableEvent, ...]:
        """Apply a word, which must be one of the possible ones, ``RUN_OUT`` or ``CLOSE``; returns the events."""
        if word is CLOSE:
            return (self._close((), CLOSED),)
        side = self._sides[seat]
        others = tuple(other for other in self._everyone() if self._sides[other] != side)
        if word is RESIGN:
            return Resigned(seat), self._close(others, RESIGNATION)
        if word is RUN_OUT:
            return RanOut(seat), self._close(others, TIME)
        if word is DECLINE:
            assert self.offered_by is not None
            self._waiting.add(self._sides[self.offered_by])
            self.offered_by = None
            self._agreed = set()
            return (DrawDeclined(seat),)
        self._agreed.add(side)
        if word is OFFER:
            self.offered_by = seat
            return (DrawOffered(seat),)
        if self._agreed == {self._sides[other] for other in self._everyone()}:
            return DrawAccepted(seat), self._close((), AGREEMENT)
        return (DrawAccepted(seat),)

    def _everyone(self) -> Iterable[Seat]:
        return (Seat(number) for number in range(len(self._sides)))

    def _close(self, winners: tuple[Seat, ...], reason: str) -> Closed:
        self.outcome = Outcome(winners, (reason,))
        return Closed(winners, reason)


def reason_message(reason: str) -> Message:
    """The reason for such an end, as a message."""
    return Message(f"table-reason-{reason}")


def tell(event: TableEvent, seats: Sequence[str]) -> Message:
    """A table event as a message; *seats* are the names of the seats."""
    from fogline.locale.names import seat_message  # imported late: bots sit at tables and need no texts

    if isinstance(event, Closed):
        return Message("table-event-closed", {"reason": reason_message(event.reason)})
    if not isinstance(event, SeatEvent):
        raise LookupError(f"{type(event).__name__} has no message")
    return Message(f"table-event-{kebab(type(event).__name__)}", {"seat": seat_message(seats[event.seat])})
