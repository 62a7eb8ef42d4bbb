"""The limits of a connection, an address, a seat and the whole server; and the budgets of work, storage and bandwidth
for each address and each token, with the code that draws on them.

Work is counted in processor seconds by a fixed tariff: a price per request and a price per byte received or sent. The
client knows both. Measured time is added only where it reveals nothing hidden by others: for a process's work on the
client's own view or record; and for the games' thread in whole tenths of a second, longer than any request in normal
play takes. A finer measure would reveal, over thousands of requests, how long the server worked on data that the client
may not see.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Final

from fogline.desk.refusals import too_many
from fogline.server.addresses import Network


@dataclass(frozen=True)
class Limits:
    """The limits, with their defaults. docs/hosting.md explains each."""

    # -- who may connect
    trusted_proxies: tuple[Network, ...] = ()
    """Only these are trusted to name the client that they forward for."""
    allowed_hosts: tuple[str, ...] = ()
    """Host names of the server, in addition to those of this computer."""
    listens_on: str = "127.0.0.1"

    # -- connections
    connections: int = 4096
    """The maximum number of connections; beyond it, the connection that has been idle longest is dropped."""
    connections_of_an_address: int = 500
    """The maximum number of connections of one address. A browser opens up to six."""
    head_bytes: int = 16 * 1024
    """The size of the path and all headers of a request."""
    headers: int = 100
    head_seconds: float = 10
    """The time from a request's first byte until the last of its headers."""
    body_seconds: float = 10
    """The time from a request's last header until its end."""
    idle_seconds: float = 75
    """How long an idle connection is kept. This is longer than a proxy's own limit (60), so that the proxy never uses a
    connection that is about to be closed."""
    write_seconds: float = 20
    """The maximum time in which a client reads nothing of a waiting answer."""

    held_bytes: int = 32 * 2**20
    """The maximum number of bytes of answers waiting to be read by one address; beyond it the largest answers are cut
    off."""

    # -- streams
    streams: int = 3000
    """The maximum number of streams. It is lower than that of connections, so that there is always room for a client
    without a stream."""
    streams_of_an_address: int = 250
    streams_of_a_token: int = 8

    # -- rates
    work_rate: float = 0.5
    """Seconds of work per second for each address."""
    work_burst: float = 60
    seat_work_rate: float = 0.25
    """The same for each token, wherever it is used."""
    seat_work_burst: float = 30
    row_rate: float = 25
    """Actions, words and undos per second for each token."""
    row_burst: float = 2500
    stored_rate: float = 20_000
    """Bytes per second that each address may store permanently."""
    stored_burst: float = 36_000_000
    guess_rate: float = 5
    """Wrong tokens per second for each address."""
    guess_burst: float = 40
    offers_an_hour: float = 20
    """New entries in the lobby for each address, so that nobody can fill the lobby."""
    offer_burst: float = 8
    players_an_hour: float = 20
    """New players from each address."""
    player_burst: float = 10

    own_names: frozenset[str] = field(default=frozenset({"localhost", "127.0.0.1", "::1"}), repr=False)
    """Names that always mean this computer, so a page under one of them comes from here."""


REQUEST_SECONDS: Final = 0.001
"""The price of any request."""
BYTE_SECONDS: Final = 1e-7
"""The price of a byte received or sent: mostly the cost of writing JSON."""
MAX_DUE: Final = 0.01
"""An unpaid part of at least this is paid at once, before the request is answered."""
DESK_UNIT: Final = 0.1
"""The desk's time is counted in whole units of this many seconds."""
ROW_BYTES: Final = 150
"""The size of a line in the database, in bytes."""
GAME_BYTES: Final = 2000
"""The size of a new game in the database without its data, in bytes."""


class Buckets:
    """Token buckets, one for each key: a rate per second and a burst."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._full_after = 2 * burst / rate if rate > 0 else math.inf
        """After this many seconds the deepest debt is paid and the bucket is full, so it need not be remembered."""
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, cost: float = 1) -> bool:
        """Take *cost* from the bucket of *who* if it holds that much. A cost above the burst counts as the burst."""
        cost = min(cost, self._burst)
        left = self._now(who)
        granted = left >= cost
        self._keep(who, left - cost if granted else left)
        return granted

    def owe(self, who: str, cost: float) -> None:
        """Charge *who* for something already done. A debt is paid off over time and is limited."""
        self._keep(who, max(self._now(who) - cost, -self._burst))

    def wait(self, who: str, cost: float = 0) -> float:
        """Seconds until *who* is out of debt and can pay *cost*."""
        missing = min(cost, self._burst) - self._now(who)
        if missing <= 0:
            return 0.0
        return missing / self._rate if self._rate > 0 else math.inf

    def _now(self, who: str) -> float:
        now = time.monotonic()
        left, since = self._left.get(who, (self._burst, now))
        return min(self._burst, left + (now - since) * self._rate)

    def _keep(self, who: str, left: float) -> None:
        now = time.monotonic()
        self._left[who] = (left, now)
        self._left.move_to_end(who)
        while len(self._left) > self._most or next(iter(self._left.values()))[1] < now - self._full_after:
            self._left.popitem(last=False)


class RateLimits:
    """The buckets of addresses and tokens. For the event loop's thread only."""

    def __init__(self, limits: Limits) -> None:
        self.work = Buckets(limits.work_rate, limits.work_burst)
        self.seat_work = Buckets(limits.seat_work_rate, limits.seat_work_burst)
        self.rows = Buckets(limits.row_rate, limits.row_burst)
        self.stored = Buckets(limits.stored_rate, limits.stored_burst)


class Bill:
    """The cost of one request, and who pays it: the address, and the token once it is known."""

    def __init__(self, rate_limits: RateLimits, address: str) -> None:
        """Open a bill; an address that is in debt is refused."""
        self._rate_limits = rate_limits
        self._address = address
        self._token = ""
        self._due = REQUEST_SECONDS
        """The part not yet paid."""
        _refuse_debt(rate_limits.work, address, "this address has used its share of work; wait a little")

    def name(self, token: str) -> None:
        """Record that the request uses this token (a hash), which then pays as well. Refuses a token that is in
        debt."""
        _refuse_debt(self._rate_limits.seat_work, token, "this seat has used its share of work; wait a little")
        self._token = token

    def work(self, seconds: float) -> None:
        self._due += seconds
        if self._due >= MAX_DUE:
            self.settle()

    def settle(self) -> None:
        """Pay the pending amount: when the request is answered and, for a stream, from time to time."""
        due, self._due = self._due, 0.0
        if due:
            self._rate_limits.work.owe(self._address, due)
            if self._token:
                self._rate_limits.seat_work.owe(self._token, due)

    def desk(self, seconds: float) -> None:
        """Add time of the games' thread; only whole units count."""
        if seconds >= DESK_UNIT:
            self.work(DESK_UNIT * math.floor(seconds / DESK_UNIT))

    def carried(self, size: int) -> None:
        if size:
            self.work(size * BYTE_SECONDS)

    def lines(self, count: int) -> None:
        """Take from the budget for lines of a game, before they are checked and whether or not they are accepted."""
        pay(self._rate_limits.rows, self._token, count, "this seat acts too often; wait a little")
        self.keep(count * ROW_BYTES)

    def keep(self, size: int) -> None:
        """Take from the budget for bytes that are stored permanently."""
        pay(self._rate_limits.stored, self._address, size, "this address has used its share of storage; wait a little")


ASKER: Final[ContextVar[str]] = ContextVar("asker", default="")
"""The address on whose behalf work is done, including streams; for bots and clocks, the game; "" for other background
tasks."""
BILL: Final[ContextVar[Bill | None]] = ContextVar("bill", default=None)
"""The bill of the request that is being answered; None for background tasks."""


def thought(seconds: float) -> None:
    """Add to the request's bill the time of a process that worked only on the client's own view or record."""
    if (bill := BILL.get()) is not None:
        bill.work(seconds)


def add_lines(count: int = 1) -> None:
    """Charge the request for lines that it will add to a game."""
    if (bill := BILL.get()) is not None:
        bill.lines(count)


def keep(size: int) -> None:
    """Charge the request for bytes that it will store."""
    if (bill := BILL.get()) is not None:
        bill.keep(size)


def pay(buckets: Buckets, who: str, cost: float, text: str) -> None:
    """Take from a budget, or refuse with *text*."""
    if not buckets.take(who, cost):
        raise too_many(text, buckets.wait(who, cost))


def _refuse_debt(buckets: Buckets, who: str, text: str) -> None:
    if (seconds := buckets.wait(who)) > 0:
        raise too_many(text, seconds)


def reading_cost(lines: int) -> float:
    """The cost of replaying this many lines, in costly requests."""
    return 1 + lines / 200
