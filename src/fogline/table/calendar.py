"""Time zones, and days of the week on which no clock runs.

A calendar converts real time to *clock time*, which stands still on free days, and back. Both are milliseconds. A
calendar is pure: the same zone and days always give the same clock.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from fogline.kernel.errors import BadData

WEEKDAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MAX_NAME: Final = 64
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_+/-]*")


@cache
def _known() -> frozenset[str]:
    """The names of zones that mean the same on every machine."""
    return frozenset(available_timezones() - {"Factory", "localtime"})


def read_zone(name: str) -> tzinfo:
    """The time zone of that name, such as Europe/Berlin. UTC works without a list of zones, which a browser's Python
    lacks."""
    if name == "UTC":
        return UTC
    try:
        if len(name) <= MAX_NAME and _NAME.fullmatch(name) and name in _known():
            return ZoneInfo(name)
    except (LookupError, OSError, ValueError):
        pass
    raise BadData("zone", name[:MAX_NAME], "is not a known time zone, such as Europe/Berlin")


def local(at: int, zone: tzinfo) -> datetime:
    """The date and time of day in a zone."""
    return datetime.fromtimestamp(at / 1000, zone)


def moment(day: date, minute: int, zone: tzinfo, after: int = 0) -> int:
    """The time of that minute of a day in a zone; with *after*, of the day that many days later."""
    found = datetime.combine(day + timedelta(days=after), time(minute // 60, minute % 60), zone)
    return round(found.astimezone(UTC).timestamp() * 1000)


class Free(NamedTuple):
    """Consecutive free days, from one midnight to another."""

    begin: int
    end: int


class Calendar:
    """The free days of a game, from a starting time."""

    def __init__(self, days: Iterable[int], zone: str, since: int) -> None:
        """*days* are numbers of weekdays, from Monday, 0; at least one day of the week must not be among them."""
        self._days = frozenset(days)
        self._zone = read_zone(zone)
        self._free: list[Free] = []
        self._ends: list[int] = []
        """The end of each free period in clock time, where it equals the beginning."""
        self._known = since
        """Free days are known up to this time."""

    def clock_time(self, at: int) -> int:
        """The clock time at *at*, which does not count the free days before it."""
        self._extend(at)
        found = bisect_right(self._free, (at, at)) - 1
        if found < 0:
            return at
        stood = self._free[found].end - self._ends[found]
        return max(self._ends[found], at - stood)

    def time_of(self, clock_time: int) -> int:
        while not self._ends or self._ends[-1] < clock_time:
            if not self._days:
                return clock_time
            self._extend(self._known + 1)
        found = next(number for number, end in enumerate(self._ends) if end >= clock_time)
        stood = 0 if found == 0 else self._free[found - 1].end - self._ends[found - 1]
        return clock_time + stood

    def next_free(self, at: int) -> Free | None:
        """The free days that include *at*, or the next ones."""
        while self._days and (not self._free or self._free[-1].end <= at):
            self._extend(self._known + 1)
        return next((free for free in self._free if free.end > at), None)

    def _extend(self, at: int) -> None:
        """Compute free days until one ends after *at*, if there are any."""
        while self._days and self._known <= at:
            here = local(self._known, self._zone)
            ahead = next(count for count in range(7) if (here.weekday() + count) % 7 in self._days)
            begin = self._known if ahead == 0 else moment(here.date(), 0, self._zone, after=ahead)
            length = next(count for count in range(1, 8) if (here.weekday() + ahead + count) % 7 not in self._days)
            end = moment(here.date(), 0, self._zone, after=ahead + length)
            stood = 0 if not self._free else self._free[-1].end - self._ends[-1]
            self._free.append(Free(begin, end))
            self._ends.append(begin - stood)
            self._known = end
