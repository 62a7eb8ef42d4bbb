"""Times and lengths of time, as a host types them."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Final

from fogline.kernel.errors import BadData

UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 24 * 3600}
DAY: Final = 1000 * UNITS["d"]
"""In milliseconds."""
MAX_DAYS: Final = 36_500
_FORM: Final = re.compile(r"([0-9]{1,7})([smhd])")


def read_duration(word: str, text: str) -> int:
    """A length of time such as ``30d``, ``12h`` or ``90m``, in milliseconds; *word* is the option that it belongs
    to."""
    found = _FORM.fullmatch(text)
    seconds = int(found[1]) * UNITS[found[2]] if found else 0
    if found is None or not 0 < seconds <= MAX_DAYS * UNITS["d"]:
        raise BadData(word, text, "is not a duration such as 30d, 12h or 90m")
    return 1000 * seconds


def read_time(word: str, text: str) -> int:
    """A time such as ``2026-11-17T20:15``, in milliseconds since 1970; without a zone it is UTC."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise BadData(word, text, "is not a time such as 2026-11-17T20:15 (UTC) or 2026-11-17T20:15+01:00") from None
    if found.tzinfo is None:
        found = found.replace(tzinfo=UTC)
    return round(found.timestamp() * 1000)


def day_before(now: int, length: int) -> int:
    """The beginning of the day (UTC) that was this *length* of time ago. Who asks again and again, with other lengths,
    learns the day of something, and not the second."""
    return (now - length) // DAY * DAY


def write_time(at: int | None) -> str | None:
    """A time in UTC, to the second."""
    return None if at is None else datetime.fromtimestamp(at // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def write_day(at: int) -> str:
    """The day of a time in UTC."""
    return datetime.fromtimestamp(at // 1000, UTC).strftime("%Y-%m-%d")
