"""``fogline serve``: a server for games over HTTP."""

from __future__ import annotations

import math
import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any


def add_arguments(parser: Any) -> None:
    """The words that this command understands."""
    from fogline.server.operations.options import add_options

    add_options(parser)


def run(args: Namespace) -> int:
    """Serve until stopped."""
    with args.waiting(args.texts("serve-starting")) as waiting:
        return _serve(args, waiting)


def _serve(args: Namespace, waiting: Any) -> int:
    from fogline.server.http.listener import serve
    from fogline.server.operations.options import chosen
    from fogline.server.storage.databases import is_lost_at_the_end, read_url

    wanted = chosen(args, os.environ)
    is_lost = is_lost_at_the_end(read_url(wanted["database"]))

    def tell(address: str) -> None:
        waiting.stop()
        print(args.texts("serve-ready", address=address), flush=True)
        if is_lost:
            print(args.texts("serve-nothing-kept"), file=sys.stderr, flush=True)

    serve(wanted["host"], wanted["port"], settings_of(wanted), tell)
    return 0


def settings_of(wanted: dict[str, Any]) -> Any:
    """The settings of a server, from the options by name."""
    from fogline.server.accounts.oidc import read_provider
    from fogline.server.addresses import read_network
    from fogline.server.http.service import Settings
    from fogline.server.limits import Limits
    from fogline.server.notices.channels import Allowed, read_allowed
    from fogline.server.operations.durations import read_duration
    from fogline.server.operations.edits import Expiry

    named: dict[str, float | None] = {
        "connections": wanted["connections"],
        "connections_of_an_address": wanted["connections-per-address"],
        "streams": wanted["streams"],
        "streams_of_an_address": wanted["streams-per-address"],
        "idle_seconds": wanted["idle-seconds"],
    }
    if (work := wanted["work"]) is not None:
        named |= {"work_rate": work / 60, "work_burst": 2 * work}
        named |= {"seat_work_rate": work / 120, "seat_work_burst": work}
    if (stored := wanted["stored"]) is not None:
        named |= {"stored_rate": 1000 * stored / 60, "stored_burst": 30_000 * stored}
    given: dict[str, Any] = {name: limit for name, limit in named.items() if limit is not None}
    trusted = tuple(map(read_network, wanted["trusted-proxy"]))
    expiry = [
        None if wanted[name] is None else read_duration(f"--{name}", wanted[name])
        for name in ("expire", "expire-unfinished")
    ]
    return Settings(
        wanted["database"],
        rate=wanted["rate"],
        burst=2 * wanted["rate"],
        costly_rate=wanted["costly-rate"],
        costly_burst=8 * wanted["costly-rate"],
        limits=Limits(trusted_proxies=trusted, allowed_hosts=tuple(wanted["allowed-host"]), **given),
        memory=wanted["memory"],
        least_free=wanted["least-free"],
        largest=wanted["largest-database"],
        notices=Allowed() if wanted["notices"] is None else read_allowed(Path(wanted["notices"])),
        bot_processes=wanted["bot-processes"],
        bot_pause=(wanted["bot-pause-least"], wanted["bot-pause-most"]),
        expiry=Expiry(*expiry),
        metrics_port=wanted["metrics-port"],
        metrics_host=wanted["metrics-host"],
        metrics_token=wanted["metrics-token"] or "",
        drain_seconds=wanted["drain-seconds"],
        slow_seconds=math.inf if wanted["slow-seconds"] is None else wanted["slow-seconds"],
        log_format=wanted["log-format"],
        provider=read_provider(wanted["oidc-issuer"], wanted["oidc-client-id"], wanted["oidc-client-secret"]),
        is_verifiable=wanted["verifiable"] == "yes",
    )
