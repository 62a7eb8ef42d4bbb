"""The settings of a server, derived from the options of ``fogline serve``."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fogline.server.accounts.oidc import Provider, read_provider
from fogline.server.addresses import read_network
from fogline.server.games.desk import MEMORY
from fogline.server.games.opponents import BOT_PROCESSES
from fogline.server.limits import Limits
from fogline.server.notices.channels import Allowed, read_allowed
from fogline.server.operations.edits import Expiry
from fogline.server.operations.options import DURATIONS, TEXT, read_duration
from fogline.server.storage.health import MIN_FREE

LIMITS: Final = {
    "connections": "connections",
    "connections-per-address": "connections_of_an_address",
    "streams": "streams",
    "streams-per-address": "streams_of_an_address",
    "idle-seconds": "idle_seconds",
}
"""Options that set one of the ``Limits``."""
PLAIN: Final = (
    *("database", "rate", "costly-rate", "memory", "least-free", "bot-processes"),
    *("metrics-port", "metrics-host", "drain-seconds", "log-format"),
)
"""Options that are settings of the same name."""


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    database: str
    rate: float = 200
    """Requests per second for each address."""
    burst: float = 400
    """The burst: requests that may arrive together."""
    costly_rate: float = 5
    """The same for costly requests: new games, joining, rematches, and reading records."""
    costly_burst: float = 40
    memory: float = MEMORY / 2**20
    """The maximum megabytes for games in memory."""
    least_free: float = MIN_FREE
    """With fewer megabytes left on the disk, no game is created."""
    largest: float | None = None
    """Once the database has reached this many megabytes, no game is created."""
    limits: Limits = field(default_factory=Limits)
    """Limits on connections, streams and work, and rules on who may connect."""
    bot_pause: tuple[float, float] = (0.25, 0.5)
    """The range of seconds before a noticeable action of a bot: drawn before it begins to think, which nearly always
    takes less. If it takes more, the delay is a whole multiple of the drawn value."""
    notices: Allowed = field(default_factory=Allowed)
    """Where notices may be sent."""
    notice_seconds: float = 60
    """The beat of notices: they are sent at whole multiples of this time."""
    bot_processes: int = BOT_PROCESSES
    """The number of processes in which bots think."""
    expiry: Expiry = field(default_factory=Expiry)
    """The age at which games are deleted; by default none is."""
    metrics_port: int | None = None
    """The port of the metrics, on ``metrics_host``."""
    metrics_host: str = "127.0.0.1"
    metrics_token: str = ""
    """With this token, the metrics can also be requested from the server itself."""
    slow_seconds: float = math.inf
    """Requests that take longer are logged."""
    drain_seconds: float = 0
    """A stopping server keeps serving for this long while reporting that it is not ready."""
    log_format: str = TEXT
    provider: Provider | None = None
    """A sign-in provider in addition to passkeys (OIDC)."""
    is_verifiable: bool = True
    """Whether new games can be verified: draws follow from committed seeds."""


def settings_of(wanted: dict[str, Any]) -> Settings:
    """The settings for these options, given by name."""
    limits = {field: wanted[name] for name, field in LIMITS.items() if wanted[name] is not None}
    if (work := wanted["work"]) is not None:
        limits |= {"work_rate": work / 60, "work_burst": 2 * work}
        limits |= {"seat_work_rate": work / 120, "seat_work_burst": work}
    if (stored := wanted["stored"]) is not None:
        limits |= {"stored_rate": 1000 * stored / 60, "stored_burst": 30_000 * stored}
    trusted = tuple(map(read_network, wanted["trusted-proxy"]))
    lengths = [wanted[name] and read_duration(f"--{name}", wanted[name]) for name in DURATIONS]
    return Settings(
        burst=2 * wanted["rate"],
        costly_burst=8 * wanted["costly-rate"],
        limits=Limits(trusted_proxies=trusted, allowed_hosts=tuple(wanted["allowed-host"]), **limits),
        largest=wanted["largest-database"],
        notices=Allowed() if wanted["notices"] is None else read_allowed(Path(wanted["notices"])),
        bot_pause=(wanted["bot-pause-least"], wanted["bot-pause-most"]),
        expiry=Expiry(*lengths),
        metrics_token=wanted["metrics-token"] or "",
        slow_seconds=math.inf if wanted["slow-seconds"] is None else wanted["slow-seconds"],
        provider=read_provider(wanted["oidc-issuer"], wanted["oidc-client-id"], wanted["oidc-client-secret"]),
        is_verifiable=wanted["verifiable"] == "yes",
        **{name.replace("-", "_"): wanted[name] for name in PLAIN},
    )
