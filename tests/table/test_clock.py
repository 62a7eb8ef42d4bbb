"""The clock: it is told the time, and otherwise only who is to act."""

from __future__ import annotations

import pytest

from fogline.kernel.game import Outcome, Seat
from fogline.kernel.setup import Setup
from fogline.table import Allowance, CannotRest, Clock, read_table, sit_down
from fogline.table.clock import DAY
from fogline.table.declarations import Closed, RanOut

NORTH, EAST = Seat(0), Seat(1)


def clock(start: int = 1000, bonus: int = 100, most: int | None = None) -> Clock:
    return Clock(Allowance(start, bonus, most), 2)


def test_time_runs_for_those_who_are_to_act() -> None:
    one = clock()
    assert one.left(5_000) == [1000, 1000]
    one.press(5_000, [NORTH])
    assert one.left(5_400) == [600, 1000]
    one.press(5_400, [EAST])
    assert one.left(5_500) == [700, 900]
    assert one.running == (EAST,)


def test_a_bonus_comes_when_a_seat_stops_being_to_act() -> None:
    one = clock()
    one.press(0, [NORTH, EAST])
    one.press(300, [EAST])
    assert one.left(300) == [800, 700]
    one.press(400, [])
    assert one.left(9_000) == [800, 700]


def test_a_bonus_is_capped_and_never_reduces_the_time() -> None:
    one = clock(most=1000)
    one.press(0, [NORTH])
    one.press(20, [EAST])
    assert one.left(20) == [1000, 1000]
    days = clock(start=3000, bonus=3000, most=3000)
    days.press(0, [NORTH])
    days.press(2_999, [EAST])
    assert days.left(2_999) == [3000, 3000]
    above = clock(start=2000, bonus=10, most=500)
    above.press(0, [NORTH])
    above.press(1, [EAST])
    assert above.left(1)[NORTH] == 1999


def test_clock_ignores_secret_actions() -> None:
    busy, idle = clock(), clock()
    for one in (busy, idle):
        one.press(0, [NORTH, EAST])
    for at in (10, 20, 30, 700):
        busy.press(at, [EAST, NORTH])
        assert busy.turned() == idle.turned()
        assert busy.left(at + 5) == idle.left(at + 5)
    assert busy.deadline() == idle.deadline() == 1000


def test_a_seat_out_of_time_is_named_from_the_deadline_on() -> None:
    one = clock()
    assert one.deadline() is None
    one.press(0, [NORTH])
    one.press(400, [NORTH, EAST])
    assert one.deadline() == 1000
    assert one.fallen(999) is None
    assert one.fallen(1000) == NORTH
    assert one.fallen(10**9) == NORTH
    assert one.left(10**9) == [0, 0]


def test_if_two_have_none_left_the_first_seat_is_named() -> None:
    one = clock()
    one.press(0, [EAST, NORTH])
    assert one.fallen(1000) == NORTH


def test_a_clock_that_is_stopped_gives_no_bonus() -> None:
    one = clock()
    one.press(0, [NORTH, EAST])
    one.stop(400)
    assert one.left(10**9) == [600, 600]
    assert (one.deadline(), one.running) == (None, ())


def test_time_that_goes_backwards_takes_nothing() -> None:
    one = clock()
    one.press(500, [NORTH])
    assert one.left(100) == [1000, 1000]


def resting(holidays: int = 5) -> Clock:
    return Clock(Allowance(3 * DAY, 3 * DAY, 3 * DAY, holidays=holidays), 2)


def test_a_holiday_stops_the_players_own_clock() -> None:
    one = resting()
    one.press(0, [NORTH, EAST])
    one.take_holiday(DAY, NORTH, 2)
    assert one.left(2 * DAY) == [2 * DAY, DAY]
    assert (one.away_until(2 * DAY, NORTH), one.away_until(2 * DAY, EAST)) == (3 * DAY, None)
    assert one.left(4 * DAY) == [DAY, 0]
    assert (one.deadline(), one.fallen(3 * DAY), one.fallen(9 * DAY)) == (3 * DAY, EAST, EAST)
    one.press(2 * DAY, [NORTH])
    assert one.deadline() == 5 * DAY
    assert (one.fallen(5 * DAY - 1), one.fallen(5 * DAY)) == (None, NORTH)
    assert one.away_until(3 * DAY, NORTH) is None


def test_a_holiday_can_be_taken_before_the_turn_and_made_longer() -> None:
    one = resting()
    one.press(0, [EAST])
    one.take_holiday(0, NORTH, 1)
    one.take_holiday(DAY // 2, NORTH, 2)
    one.press(DAY, [NORTH])
    assert one.left(3 * DAY) == [3 * DAY, 3 * DAY]
    assert one.left(4 * DAY) == [2 * DAY, 3 * DAY]
    assert one.holidays == [2, 5]


def test_the_number_of_holidays_is_limited() -> None:
    one = resting(2)
    one.take_holiday(0, NORTH, 2)
    before = one.turned()
    for seat, days in ((NORTH, 1), (EAST, 3), (EAST, 0), (EAST, -1)):
        with pytest.raises(CannotRest):
            one.take_holiday(0, seat, days)
    assert (one.turned(), one.holidays) == (before, [0, 2])


def test_a_holiday_changes_the_inputs_of_the_clock() -> None:
    one = resting()
    one.press(0, [NORTH])
    before = one.turned()
    one.take_holiday(0, EAST, 1)
    assert one.turned() != before


def test_timeout_loses_and_is_recorded() -> None:
    table = sit_down(Setup("stalingrad", "quick-duel"))
    table.act(NORTH, "place SN")
    table.run_out(EAST)
    assert table.outcome() == Outcome((NORTH,), ("time",))
    assert table.to_act() == ()
    for viewer in table.viewers():
        assert table.outbox(viewer)[-1].events == (RanOut(EAST), Closed((NORTH,), "time"))
    text = table.record().write()
    assert text.endswith("soviet: run out of time\n")
    again = read_table(text)
    assert again.outcome() == table.outcome()
    assert [again.outbox(viewer) for viewer in again.viewers()] == [table.outbox(viewer) for viewer in table.viewers()]
