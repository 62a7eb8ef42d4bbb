"""Free days: when clock time stands still, and the time of day."""

from __future__ import annotations

from datetime import datetime
from random import Random

import pytest

from fogline.kernel.errors import BadData
from fogline.table import Calendar
from fogline.table.calendar import WEEKDAYS, read_zone
from fogline.table.clock import DAY

HOUR = DAY // 24
WEEKEND = (5, 6)


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).timestamp() * 1000)


SINCE = at("2026-03-02T12:00:00+01:00")
"""A Monday."""


def test_the_clock_stops_on_free_days() -> None:
    calendar = Calendar(WEEKEND, "Europe/Berlin", SINCE)
    friday, monday = at("2026-03-07T00:00:00+01:00"), at("2026-03-09T00:00:00+01:00")
    assert calendar.clock_time(SINCE) == SINCE
    assert calendar.clock_time(friday) == friday
    assert calendar.clock_time(friday + 30 * HOUR) == friday
    assert calendar.clock_time(monday) == friday
    assert calendar.clock_time(monday + HOUR) == friday + HOUR
    assert calendar.clock_time(monday + 7 * DAY + HOUR) == friday + 5 * DAY + HOUR
    assert calendar.time_of(friday) == friday
    assert calendar.time_of(friday + 1) == monday + 1
    assert calendar.next_free(SINCE) == (friday, monday)
    assert calendar.next_free(monday - 1) == (friday, monday)
    assert calendar.next_free(monday) == (friday + 7 * DAY, monday + 7 * DAY)


def test_a_game_that_begins_on_a_free_day() -> None:
    saturday = at("2026-03-07T15:00:00+00:00")
    calendar = Calendar(WEEKEND, "UTC", saturday)
    monday = at("2026-03-09T00:00:00+00:00")
    assert calendar.clock_time(monday) == calendar.clock_time(saturday) == saturday
    assert calendar.time_of(saturday + 1) == monday + 1
    assert calendar.next_free(saturday) == (saturday, monday)


def test_a_day_has_as_many_hours_as_the_zone_gives_it() -> None:
    """The clocks go forward on Sunday, 29 March, and back on 25 October."""
    for day, hours in (("2026-03-28", 47), ("2026-10-24", 49)):
        calendar = Calendar(WEEKEND, "Europe/Berlin", SINCE)
        free = calendar.next_free(at(f"{day}T12:00:00+00:00"))
        assert free is not None
        assert free.end - free.begin == hours * HOUR


def test_a_year_of_random_times_is_the_same_forth_and_back() -> None:
    rng = Random(3)
    for days in (WEEKEND, (6,), (0, 2, 4), (0, 1, 2, 3, 4, 5)):
        for zone in ("UTC", "America/New_York", "Pacific/Auckland", "Africa/Cairo"):
            calendar, other = Calendar(days, zone, SINCE), Calendar(days, zone, SINCE)
            times = sorted(SINCE + rng.randrange(365 * DAY) for _ in range(200))
            found = [calendar.clock_time(time) for time in times]
            assert found == sorted(found)
            assert [other.clock_time(time) for time in reversed(times)] == found[::-1], "whatever is asked first"
            for time, clock_time in zip(times, found):
                first = calendar.time_of(clock_time)
                assert first <= time
                assert calendar.clock_time(first) == clock_time
                if first < time:
                    free = calendar.next_free(first)
                    assert free is not None
                    assert free.begin == first
                    assert time <= free.end


def test_without_free_days_nothing_changes() -> None:
    calendar = Calendar((), "UTC", SINCE)
    assert (calendar.clock_time(SINCE + 5), calendar.time_of(SINCE + 5), calendar.next_free(SINCE)) == (
        SINCE + 5,
        SINCE + 5,
        None,
    )


@pytest.mark.parametrize("name", ["", "Europe/Nowhere", "../UTC", "/etc/passwd", "America", "UTC\0", "x" * 65])
def test_unknown_time_zones_are_refused(name: str) -> None:
    with pytest.raises(BadData, match="time zone"):
        read_zone(name)


def test_weekdays_are_counted_from_monday() -> None:
    assert WEEKDAYS[datetime(2026, 3, 2).weekday()] == "monday"
