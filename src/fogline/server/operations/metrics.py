"""Metrics for monitoring (Prometheus): the number of requests and their duration. Only the host can request them.

They reveal nothing that a game hides. No label names a game, a seat, a title or an address; times are rounded up to the
bounds of wide buckets before they are added, so sums reveal no more than the buckets do. Nearly all requests fall into
one bucket, whatever a seat holds; the bots' thinking time is counted in whole seconds.
"""

from __future__ import annotations

import hmac
import math
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

from fogline.desk.refusals import LOG
from fogline.kernel.errors import BadData
from fogline.server.addresses import name_called, plain_name, read_address

REQUEST_CLASSES: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
COMMIT_CLASSES: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
THINKING_CLASSES: Final = (1.0, 2.0, 5.0, 10.0, 30.0)
METHODS: Final = ("GET", "HEAD", "POST")
OTHER: Final = "other"
"""The label for all other methods and paths."""
PATH: Final = "/metrics"
WRONG_NAME: Final = b"unknown host name; to allow it: fogline serve --allowed-host NAME\n"
READ_SECONDS: Final = 10
"""The maximum time in which a request to the metrics port must arrive."""


def rounded(seconds: float, classes: Collection[float]) -> float:
    """The bound of the bucket that a time falls into; beyond the last bound, twice that bound."""
    limits = list(classes)
    at = bisect_left(limits, seconds)
    return limits[at] if at < len(limits) else 2 * limits[-1]


class Metrics:
    """The metrics. Any thread may add to them."""

    def __init__(self, slow_seconds: float = math.inf) -> None:
        """Requests that take longer than *slow_seconds* are logged."""
        self._slow_seconds = slow_seconds
        self._paths: frozenset[str] = frozenset()
        self.registry = CollectorRegistry()
        into: Any = {"registry": self.registry}
        self._requests = Counter(
            "fogline_requests", "Requests, by method, path and status", ["method", "path", "status"], **into
        )
        self._seconds = Histogram(
            "fogline_request_seconds", "Time until an answer began", ["path"], buckets=REQUEST_CLASSES, **into
        )
        self._faults = Counter("fogline_faults", "Internal errors", **into)
        self._commits = Histogram(
            "fogline_commit_seconds", "Time that the database took to commit", buckets=COMMIT_CLASSES, **into
        )
        self._thinking = Histogram(
            "fogline_bot_seconds", "Time that bots took to answer", buckets=THINKING_CLASSES, **into
        )
        self._bot_faults = Counter("fogline_bot_faults", "Bots that have failed: a random action was played", **into)
        self._notices = Counter("fogline_notices", "Notices, by kind and result", ["kind", "result"], **into)

    def know(self, paths: Iterable[str]) -> None:
        """Name only these paths in the metrics; queries are never named."""
        self._paths = frozenset(paths)

    def answered(self, method: str, path: str, status: int, seconds: float) -> None:
        """Record that a request was answered after that time; for a stream, the time until it began."""
        known = path if path in self._paths else OTHER
        self._requests.labels(method if method in METHODS else OTHER, known, str(status)).inc()
        self._seconds.labels(known).observe(rounded(seconds, REQUEST_CLASSES))
        if seconds >= self._slow_seconds:
            LOG.warning("slow: %s %s was answered with %d after %.0f ms", method, known, status, 1000 * seconds)

    def failed(self) -> None:
        """Record that a request has ended in an internal error."""
        self._faults.inc()

    def committed(self, seconds: float) -> None:
        """Record that a transaction that has changed something was committed."""
        self._commits.observe(rounded(seconds, COMMIT_CLASSES))

    def thought(self, seconds: float, *, is_failed: bool) -> None:
        """Record that a bot has answered, or has failed to."""
        self._thinking.observe(rounded(seconds, THINKING_CLASSES))
        if is_failed:
            self._bot_faults.inc()

    def noticed(self, kind: str, result: str) -> None:
        """Record that a notice was sent, or could not be."""
        self._notices.labels(kind, result).inc()

    def measure(self, name: str, about: str, value: Callable[[], float], *, is_total: bool = False) -> None:
        """Add a metric that is computed on demand; *is_total* means that it only grows."""
        family = CounterMetricFamily if is_total else GaugeMetricFamily

        class Asked:
            def collect(self) -> Iterable[Any]:
                found = family(f"fogline_{name}", about)
                found.add_metric([], value())
                yield found

        self.registry.register(Asked())

    def text(self) -> bytes:
        """All metrics in the format of Prometheus."""
        return bytes(generate_latest(self.registry))


def is_allowed(wanted: str, given: str) -> bool:
    """Whether the header of a request has the metrics token."""
    return hmac.compare_digest(f"Bearer {wanted}".encode(), given.encode("utf-8", "replace"))


def _is_called(host: str | None, version: str, names: Collection[str]) -> bool:
    """Whether a request uses an address or one of our *names*. Only HTTP/1.0, which no browser uses, needs no name."""
    if host is None:
        return version == "HTTP/1.0"
    name = name_called(host)
    return name is not None and (name in names or read_address(name) is not None)


class MetricsListener:
    """The metrics on a separate port, for monitoring only: the server of prometheus-client, in threads."""

    def __init__(self, metrics: Metrics, host: str, port: int, names: Collection[str] = ()) -> None:
        """*names* are the host names that a request may use, apart from addresses: pages of other sites whose name now
        leads here (DNS rebinding) get nothing."""
        ours = {plain_name(name) for name in (*names, host)}
        try:
            self._server, self._thread = start_http_server(port, host, metrics.registry)
        except (OSError, OverflowError) as error:
            raise BadData("metrics-port", f"{host}:{port}", str(error)) from None
        tell = self._server.get_app()

        def answer(environ: dict[str, Any], start: Any) -> Any:
            if not _is_called(environ.get("HTTP_HOST"), environ["SERVER_PROTOCOL"], ours):
                start("421 Misdirected Request", [("content-type", "text/plain")])
                return [WRONG_NAME]
            return tell(environ, start)

        self._server.set_app(answer)
        # Clients that leave, or send invalid requests, are not logged: they would fill the log with addresses.
        self._server.handle_error = lambda *_: None
        handler = self._server.RequestHandlerClass
        self._server.RequestHandlerClass = type("Hurried", (handler,), {"timeout": READ_SECONDS})
        self.port = int(self._server.server_port)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
