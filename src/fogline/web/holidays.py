"""Holidays of a seat: its own clock stands for some days. They are rows of a game, and no lines of its record: like the
clock they are not part of the rules. For the games' thread."""

from __future__ import annotations

from fogline.kernel.game import Seat
from fogline.web.cache import GameCache
from fogline.web.faults import Refused
from fogline.web.sessions import HOLIDAY
from fogline.web.storage import Key, Row


def take_holiday(cache: GameCache, key: Key, days: int, left: int) -> None:
    """Take days of holiday, if *left* is how many there were before. If there are fewer by *days* now, this is a
    repetition, and they are not taken again."""
    if key.seat is None:
        raise Refused(403, "watching", "who watches cannot act")
    seat, session = Seat(key.seat), cache.bring(key.game_id)
    clock = session.clock
    if clock is None or session.started is None or session.table.outcome() is not None:
        raise Refused(409, "no-holiday", "no time runs in this game")
    now_left = clock.holidays[seat]
    if now_left == left - days:
        return
    if now_left != left or days > left:
        raise Refused(409, "no-holiday", f"{now_left} days of holiday are left")
    with cache.writing(key.game_id):
        cache.append(key.game_id, session, [Row(seat, f"{HOLIDAY}{days}", session.time(cache.now()))])
    cache.changed(key.game_id, session.due())
