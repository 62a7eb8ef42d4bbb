"""What everybody may take, and what each has taken.

Work is counted in seconds of a processor, but by a tariff: so much for a request, so much for each byte that came and
that went. Both are known to who asks. Measured time is added only where it tells nothing of what others hide: for what
was worked out in a process from the asker's own view or record; and for the desk's thread in whole tenths of a second,
which no request of normal play takes. A measure any finer would tell, over thousands of requests, how long the server
had to work on what the asker may not see.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from contextvars import ContextVar
from typing import Final

from fogline.web.door import Door
from fogline.web.faults import too_many

REQUEST_SECONDS: Final = 0.001
"""What any request costs."""
BYTE_SECONDS: Final = 1e-7
"""What a byte costs that comes or goes: to write it as JSON, mostly."""
MOST_DUE: Final = 0.01
"""What is paid at once, before the request is answered."""
DESK_UNIT: Final = 0.1
"""The desk's time is counted in whole units of so many seconds."""
ROW_BYTES: Final = 150
"""What a line takes in the database."""
GAME_BYTES: Final = 2000
"""What a new game takes there, besides its data."""


class Buckets:
    """How much each may still take: so many a second, after so many at once."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, cost: float = 1) -> bool:
        """Whether *who* may take so much, which is then taken. Nothing costs more than there can ever be."""
        cost = min(cost, self._burst)
        left = self._now(who)
        granted = left >= cost
        self._keep(who, left - cost if granted else left)
        return granted

    def owe(self, who: str, cost: float) -> None:
        """*who* has taken so much already. Debts are paid with time, and end somewhere."""
        self._keep(who, max(self._now(who) - cost, -self._burst))

    def wait(self, who: str, cost: float = 0) -> float:
        """So many seconds until *who* is out of debt and may take that."""
        missing = min(cost, self._burst) - self._now(who)
        if missing <= 0:
            return 0.0
        return missing / self._rate if self._rate > 0 else math.inf

    def _now(self, who: str) -> float:
        now = time.monotonic()
        left, since = self._left.get(who, (self._burst, now))
        return min(self._burst, left + (now - since) * self._rate)

    def _keep(self, who: str, left: float) -> None:
        self._left[who] = (left, time.monotonic())
        self._left.move_to_end(who)
        while len(self._left) > self._most:
            self._left.popitem(last=False)


class Accounts:
    """What addresses and tokens have taken. For the event loop's thread only."""

    def __init__(self, door: Door) -> None:
        self.work = Buckets(door.work_rate, door.work_burst)
        self.seat_work = Buckets(door.seat_work_rate, door.seat_work_burst)
        self.rows = Buckets(door.row_rate, door.row_burst)
        self.stored = Buckets(door.stored_rate, door.stored_burst)


class Bill:
    """What one request has cost, and who pays: the address, and the token as soon as it is known."""

    def __init__(self, accounts: Accounts, address: str) -> None:
        """Refuses an address that is in debt."""
        self._accounts = accounts
        self._address = address
        self._token = ""
        self._due = REQUEST_SECONDS
        """What is not paid yet."""
        _refuse_debt(accounts.work, address, "this address has had much done; wait a little")

    def name(self, token: str) -> None:
        """The request is made with this token (its hash), which pays as well. Refuses one that is in debt."""
        _refuse_debt(self._accounts.seat_work, token, "this seat has had much done; wait a little")
        self._token = token

    def work(self, seconds: float) -> None:
        """So much was worked."""
        self._due += seconds
        if self._due >= MOST_DUE:
            self.settle()

    def settle(self) -> None:
        """Pay what is due: when the request is answered, and, for a stream, now and then."""
        due, self._due = self._due, 0.0
        if due:
            self._accounts.work.owe(self._address, due)
            if self._token:
                self._accounts.seat_work.owe(self._token, due)

    def desk(self, seconds: float) -> None:
        """The desk's thread has worked so long: only whole units count."""
        if seconds >= DESK_UNIT:
            self.work(DESK_UNIT * math.floor(seconds / DESK_UNIT))

    def thought(self, seconds: float) -> None:
        """A process has worked so long, on nothing but the asker's own view or record."""
        self.work(seconds)

    def carried(self, size: int) -> None:
        """So many bytes came or went."""
        if size:
            self.work(size * BYTE_SECONDS)

    def lines(self, count: int) -> None:
        """So many lines are to be added to a game, if they are accepted; it is not waited for whether they are."""
        pay(self._accounts.rows, self._token, count, "this seat acts too often; wait a little")
        self.keep(count * ROW_BYTES)

    def keep(self, size: int) -> None:
        """So many bytes are to be kept for good."""
        pay(self._accounts.stored, self._address, size, "this address has had much kept; wait a little")


ASKER: Final[ContextVar[str]] = ContextVar("asker", default="")
"""The address for which something is done, streams included; for bots and clocks the game, and "" for the rest of what
the server does by itself."""
BILL: Final[ContextVar[Bill | None]] = ContextVar("bill", default=None)
"""The bill of the request that is being answered; None for what the server does by itself."""


def pay(buckets: Buckets, who: str, cost: float, text: str) -> None:
    """Take something, or be refused with *text*."""
    if not buckets.take(who, cost):
        raise too_many(text, buckets.wait(who, cost))


def _refuse_debt(buckets: Buckets, who: str, text: str) -> None:
    if (seconds := buckets.wait(who)) > 0:
        raise too_many(text, seconds)
