"""A clock for a table: how much time each seat has left.

It is pure: the time is passed in. Times are whole milliseconds, so the same times always give the same clock. It is
updated only when the set of seats to act changes, or when a seat takes a holiday, which is public; so the clock cannot
show how much a seat does in secret meanwhile. Days on which no clock runs are not part of the time passed in
(``calendar.py``)."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import Final, NamedTuple

from fogline.kernel.errors import FoglineError
from fogline.kernel.game import Seat

DAY: Final = 24 * 3600 * 1000


class CannotRest(FoglineError):
    """The seat has too few holidays left."""


class Allowance(NamedTuple):
    """The agreed times, in milliseconds."""

    start: int
    """The time that each seat starts with."""
    bonus: int
    """The bonus for each action."""
    most: int | None
    """A bonus never raises the remaining time above this. None means no limit."""
    free: tuple[int, ...] = ()
    """Days of the week on which no clock runs, from Monday, 0."""
    zone: str = "UTC"
    """The time zone of these days."""
    holidays: int = 0
    """The number of holidays of each seat, on which its clock stops."""


class Clock:
    """The time that each seat has left."""

    def __init__(self, allowance: Allowance, seats: int) -> None:
        self.allowance = allowance
        self._rest = [allowance.start] * seats
        """The time each seat had left when the running seats last changed or a holiday was taken."""
        self._since = 0
        self.running: tuple[Seat, ...] = ()
        """The seats whose time runs, unless they are on holiday."""
        self.holidays = [allowance.holidays] * seats
        """The number of holidays that each seat may still take."""
        self._away = [0] * seats
        """The end of each seat's holiday."""

    def press(self, at: int, to_act: Collection[Seat]) -> None:
        """From *at* on these seats are to act; those that have acted get their bonus."""
        now = tuple(sorted(to_act))
        if now == self.running:
            return
        self._rest = self.left(at)
        for seat in self.running:
            if seat not in now:
                self._rest[seat] = self._with_bonus(self._rest[seat])
        self._since, self.running = at, now

    def stop(self, at: int) -> None:
        """The game is over: the clocks stop."""
        self._rest = self.left(at)
        self._since, self.running = at, ()

    def take_holiday(self, at: int, seat: Seat, days: int) -> None:
        """The clock of *seat* stops for *days* days from *at* on, or from the end of its current holiday."""
        if not 0 < days <= self.holidays[seat]:
            raise CannotRest(f"{self.holidays[seat]} days of holiday are left")
        self._rest = self.left(at)
        self._since = max(self._since, at)
        self.holidays[seat] -= days
        self._away[seat] = max(at, self._away[seat]) + days * DAY

    def away_until(self, at: int, seat: Seat) -> int | None:
        """When the holiday of *seat* ends, if it is on one."""
        return self._away[seat] if self._away[seat] > at else None

    def left(self, at: int) -> list[int]:
        """The time that each seat has left at *at*, never below zero."""
        found = list(self._rest)
        for seat in self.running:
            found[seat] = max(0, found[seat] - max(0, at - self._from(seat)))
        return found

    def deadline(self) -> int | None:
        """When the first of the running seats will run out of time; None if no clock runs."""
        return min((self._deadline(seat) for seat in self.running), default=None)

    def fallen(self, at: int) -> Seat | None:
        """The seat that ran out of time first, if any has by *at*."""
        out = [(self._deadline(seat), seat) for seat in self.running if self._deadline(seat) <= at]
        return min(out)[1] if out else None

    def turned(self) -> Hashable:
        """The state of the clock: it stays the same until other seats are to act, or a holiday is taken."""
        return self._since, tuple(self._rest), tuple(self._away)

    def _from(self, seat: Seat) -> int:
        """The time from which a running seat's clock runs."""
        return max(self._since, self._away[seat])

    def _deadline(self, seat: Seat) -> int:
        return self._from(seat) + self._rest[seat]

    def _with_bonus(self, rest: int) -> int:
        lifted = rest + self.allowance.bonus
        return lifted if self.allowance.most is None else max(rest, min(lifted, self.allowance.most))
