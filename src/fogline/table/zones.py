"""Time zones, and the days of a week in them. Pure: the time is passed in, as milliseconds since 1970."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from fogline.kernel.errors import BadData

MAX_NAME: Final = 64
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_+/-]*")


@cache
def _known() -> frozenset[str]:
    """The names that mean the same on every machine."""
    return frozenset(available_timezones() - {"Factory", "localtime"})


def read_zone(name: str) -> ZoneInfo:
    """The time zone of that name, such as Europe/Berlin."""
    try:
        if len(name) <= MAX_NAME and _NAME.fullmatch(name) and name in _known():
            return ZoneInfo(name)
    except (LookupError, OSError, ValueError):
        pass
    raise BadData("zone", name[:MAX_NAME], "is not a known time zone, such as Europe/Berlin")


def local(at: int, zone: ZoneInfo) -> datetime:
    """The date and time of day in a zone."""
    return datetime.fromtimestamp(at / 1000, zone)


def moment(day: date, minute: int, zone: ZoneInfo, after: int = 0) -> int:
    """The time at that minute of a day in a zone, or of the day that comes so many days *after* it."""
    found = datetime.combine(day + timedelta(days=after), time(minute // 60, minute % 60), zone)
    return round(found.astimezone(UTC).timestamp() * 1000)
