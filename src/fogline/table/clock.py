"""A clock for a table: how much time each seat has left.

It is pure: the time is passed in. Times are whole milliseconds, so the same times always give the same clock. It is
updated only when the set of seats that are to act changes, which everybody may know; so it cannot show how much
somebody does in secret meanwhile."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from fogline.kernel.game import Seat


class Allowance(NamedTuple):
    """The agreed times, in milliseconds."""

    start: int
    """The time that each seat starts with."""
    bonus: int
    """The bonus that a seat gets whenever it has acted."""
    most: int | None
    """A bonus never raises the remaining time above this. None: no limit."""


class Clock:
    """The time that each seat has left."""

    def __init__(self, allowance: Allowance, seats: int) -> None:
        self.allowance = allowance
        self._rest = [allowance.start] * seats
        """What was left when the set of running seats last changed."""
        self._since = 0
        self.running: tuple[Seat, ...] = ()
        """Whose time runs."""

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

    def left(self, at: int) -> list[int]:
        """What each seat has left at that time: never less than nothing."""
        passed = max(0, at - self._since)
        return [max(0, rest - passed) if Seat(seat) in self.running else rest for seat, rest in enumerate(self._rest)]

    def deadline(self) -> int | None:
        """When the first of the running seats will have nothing left, or None if no time runs."""
        return min((self._since + self._rest[seat] for seat in self.running), default=None)

    def fallen(self, at: int) -> Seat | None:
        """The seat whose time was up first at that time, if any's was."""
        out = [(self._rest[seat], seat) for seat in self.running if self._since + self._rest[seat] <= at]
        return min(out)[1] if out else None

    def turned(self) -> tuple[int, Sequence[int]]:
        """When the set of running seats last changed, and what each had left: the same until it changes again."""
        return self._since, tuple(self._rest)

    def _with_bonus(self, rest: int) -> int:
        lifted = rest + self.allowance.bonus
        return lifted if self.allowance.most is None else max(rest, min(lifted, self.allowance.most))
