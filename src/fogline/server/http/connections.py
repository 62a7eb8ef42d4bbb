"""Connections: limits on their number, on how much a client may send before it forms a request, and on time.

Why this extends uvicorn's protocol class instead of using options of a server: no server library has all the limits
that the attack tests require. uvicorn keeps connections with unfinished requests open. granian has a timeout for the
head and a limit for all connections; hypercorn has a timeout for reading and a limit for the head. None of them limits
connections by address, closes the longest idle connection when there is no room, times the body separately from the
head, or cuts off a client that does not read its answer.

Every connection is at one of three stages, each with its time limit (``limits.py``): it waits for a request, the head
of a request is arriving, or the body is arriving. There is no limit while an answer is being sent, unless the client
reads nothing: then the connection is cut off, or waiting answers would fill the memory.

When there is no room for another connection, the one idle longest is closed. So idle clients, however many, shut nobody
out."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from fogline.desk.bounds import MAX_BYTES
from fogline.desk.refusals import Refused
from fogline.server.addresses import counted, is_within, read_address
from fogline.server.http.guard import as_answer, head_too_long
from fogline.server.limits import Limits

WAITING: Final = 0
"""No byte of the next request has arrived."""
HEAD: Final = 1
"""Part of its head has arrived."""
BODY: Final = 2
"""All of its head, but not all of its body, has arrived."""

ROUND_SECONDS: Final = 1.0
"""The interval between checks of every connection."""
MAX_SENT: Final = 2 * MAX_BYTES
"""The largest body as transmitted, including chunk headers."""
SCATTERED: Final = 8192
MIN_SHARE: Final = 4
"""In a chunked body, after the first bytes, at least one byte in this many must be content: one-byte chunks would cost
too much time."""
MIN_TAKEN: Final = 16 * 1024
"""A client that reads this many bytes of an answer within its time limit is alive. A client that reads less is cut off,
so that answers do not fill the memory."""
MIN_CONNECTIONS: Final = 64
"""At least this many connections are allowed, whatever the system's limit on open files."""
MAX_PIPELINED: Final = 16
"""The maximum number of requests that wait for the answer to the previous one."""
FULL: Final = Refused(503, "unavailable", "too many connections; try again")
NO_REQUEST: Final = Refused(400, "invalid", "this is not a request")


class Visit:
    """The state of one connection that limits depend on."""

    def __init__(self, connection: Connection, address: str, now: float) -> None:
        self.connection = connection
        self.address = address
        """The address under which the connection is counted; empty for a proxy, which serves many clients."""
        self.since = now
        """When the stage was reached, or the latest answer was sent."""
        self.progress: tuple[int, Any] = (WAITING, None)
        """The stage reached, and the latest request whose head is complete."""
        self.sent = 0
        """How many bytes have arrived at this stage, not counting the piece that began it."""
        self.carried = 0
        """The number of these bytes that are body content and not chunk headers."""
        self.is_gone = False
        self._left: tuple[int, float] = (0, now)
        """How many bytes of an answer the client has not read yet, and the time since it last read anything."""

    def heard(self, size: int, carried: int, now: float) -> None:
        """Count bytes that have arrived and been parsed; *carried* of them are body content."""
        progress = (self.connection.stage, self.connection.cycle)
        if progress == self.progress:
            self.sent += size
            self.carried += carried
        else:
            self.progress, self.since, self.sent, self.carried = progress, now, 0, 0

    def held(self) -> int:
        """How many bytes of answers the client has not read yet."""
        return int(self.connection.transport.get_write_buffer_size())

    def has_stalled(self, now: float, seconds: float) -> bool:
        """Whether the client has read nothing for too long."""
        size = self.held()
        left, since = self._left
        if size == 0 or left == 0 or size <= left - MIN_TAKEN:
            self._left = (size, now)
            return False
        self._left = (max(size, left), since)
        return now - since > seconds


class Connections:
    """All connections. For the event loop's thread only."""

    def __init__(self, limits: Limits, most: int = sys.maxsize) -> None:
        """At most *most* connections, if that is fewer than the limits allow."""
        self._limits = limits
        self._most = min(limits.connections, max(most, MIN_CONNECTIONS))
        self._visits: set[Visit] = set()
        self._of_address: dict[str, set[Visit]] = {}
        self._quiet: OrderedDict[Visit, None] = OrderedDict()
        """Connections without an answer in progress, the longest waiting first."""
        self._seconds = {WAITING: limits.idle_seconds, HEAD: limits.head_seconds, BODY: limits.body_seconds}
        self._round = min(ROUND_SECONDS, min(*self._seconds.values(), limits.write_seconds) / 4)
        self._is_watching = False

    def enter(self, connection: Connection, peer: str, loop: asyncio.AbstractEventLoop) -> Visit | None:
        """Admit a new connection; None if there is no room for it."""
        if not self._is_watching:
            self._is_watching = True
            loop.call_later(self._round, self._watch, loop)
        address = read_address(peer)
        who = "" if is_within(address, self._limits.trusted_proxies) else counted(address)
        if who and len(self._of_address.get(who, ())) >= self._limits.connections_of_an_address:
            if not self._drop_one(self._of_address[who]):
                return None
        elif len(self._visits) >= self._most and not self._drop_one(self._visits):
            return None
        visit = Visit(connection, who, loop.time())
        self._visits.add(visit)
        self._of_address.setdefault(who, set()).add(visit)
        self._quiet[visit] = None
        return visit

    def leave(self, visit: Visit) -> None:
        if visit.is_gone:
            return
        visit.is_gone = True
        self._visits.discard(visit)
        self._quiet.pop(visit, None)
        theirs = self._of_address[visit.address]
        theirs.discard(visit)
        if not theirs:
            del self._of_address[visit.address]

    def note(self, visit: Visit) -> None:
        """Record whether the connection is idle, after something has arrived or an answer was sent."""
        if visit.is_gone:
            return
        if visit.connection.is_answering():
            self._quiet.pop(visit, None)
        elif visit not in self._quiet:
            self._quiet[visit] = None

    def refused(self, visit: Visit) -> Refused | None:
        """The refusal if more data has arrived than any valid request contains."""
        stage = visit.progress[0]
        if stage == BODY:
            is_scattered = visit.sent > SCATTERED and visit.sent > MIN_SHARE * visit.carried
            is_waste = visit.connection.is_answering() and is_scattered
            return NO_REQUEST if is_waste or visit.sent > MAX_SENT else None
        return head_too_long() if visit.sent > self._limits.head_bytes else None

    def _drop_one(self, among: set[Visit]) -> bool:
        """Make room: close the longest idle connection, or, if none is idle, one with an incomplete request."""
        is_all = len(among) == len(self._visits)
        found = next((visit for visit in self._quiet if is_all or visit in among), None)
        if found is None:
            unfinished = (visit for visit in among if visit.progress[0] == BODY)
            found = min(unfinished, key=lambda visit: visit.since, default=None)
        if found is None:
            return False
        self.leave(found)
        found.connection.transport.abort()
        return True

    def _cut_hoards(self) -> None:
        """Limit the memory that an address uses by requesting more than it reads, over all its connections."""
        for visits in list(self._of_address.values()):
            held = sorted(visits, key=lambda visit: visit.held())
            total = sum(visit.held() for visit in held)
            while held and total > self._limits.held_bytes:
                largest = held.pop()
                total -= largest.held()
                largest.connection.transport.abort()

    def _watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Check every connection regularly while there are any."""
        now = loop.time()
        self._cut_hoards()
        for visit in list(self._visits):
            transport = visit.connection.transport
            if visit.has_stalled(now, self._limits.write_seconds):
                transport.abort()
            elif visit.connection.is_answering() or transport.is_closing():
                continue
            elif now - visit.since > self._seconds[visit.progress[0]]:
                transport.close()
        if self._visits:
            loop.call_later(self._round, self._watch, loop)
        else:
            self._is_watching = False


class Connection(HttpToolsProtocol):
    """uvicorn's protocol with these limits. Its parser reports each complete part; an exception raised here ends
    parsing."""

    cycle: Any  # None before the first request

    def __init__(self, *, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._connections = connections
        self._visit: Visit | None = None
        self.stage = WAITING
        """The stage of the request that is arriving."""

    def is_answering(self) -> bool:
        """Whether an answer is pending."""
        return self.cycle is not None and not self.cycle.response_complete

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._visit = self._connections.enter(self, self.client[0] if self.client else "", self.loop)
        if self._visit is None:
            self.refuse(FULL)

    def connection_lost(self, error: Exception | None) -> None:
        if self._visit is not None:
            self._connections.leave(self._visit)
            self._visit = None  # the two refer to each other, and would wait for a full garbage collection
        super().connection_lost(error)

    def data_received(self, data: bytes) -> None:
        visit = self._visit
        if visit is None or self.transport.is_closing():
            return
        before, known = self.cycle, 0 if self.cycle is None else len(self.cycle.body)
        super().data_received(data)
        if not self.transport.is_closing():
            carried = 0 if self.cycle is None else len(self.cycle.body) - (known if self.cycle is before else 0)
            visit.heard(len(data), carried, self.loop.time())
            self._connections.note(visit)
            if (refusal := self._connections.refused(visit)) is not None:
                self.refuse(refusal)

    def on_response_complete(self) -> None:
        """Called when an answer was sent."""
        super().on_response_complete()
        if self._visit is not None:
            self._visit.heard(0, 0, self.loop.time())  # the next request may have arrived with this one
            self._visit.since = self.loop.time()
            self._connections.note(self._visit)

    def send_400_response(self, _text: str) -> None:
        """Called when the data received is not a request."""
        self.refuse(NO_REQUEST)

    def refuse(self, refusal: Refused) -> None:
        """Send the reason, unless it would be read as part of another answer, and close the connection."""
        if not self.is_answering():
            self.transport.write(as_answer(refusal))
        self.transport.close()

    def on_message_begin(self) -> None:
        self.stage = HEAD
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.stage == HEAD:  # trailers after a chunked body are not headers: the request was checked before
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MAX_PIPELINED:
            raise OverflowError("too many requests at once")
        self.stage = BODY
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.stage = WAITING
        super().on_message_complete()

    def _unsupported_upgrade_warning(self) -> None:
        """Called after a request for another protocol. None is supported; the parser has stopped, so this request is
        the last."""
        self.cycle.keep_alive = False
