"""``fogline serve``: a server for games over HTTP."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any


def add_arguments(parser: Any) -> None:
    """The words that this command understands."""
    texts = parser.texts
    parser.add_argument("--host", default="127.0.0.1", help=texts("cli-serve-host"))
    parser.add_argument("--port", type=int, default=8000, help=texts("cli-serve-port"))
    parser.add_argument("--database", metavar="URL", help=texts("cli-serve-database"))
    for word in ("--allowed-host", "--trusted-proxy"):
        metavar = "NAME" if word == "--allowed-host" else "ADDRESS"
        parser.add_argument(word, metavar=metavar, action="append", default=[], help=texts(f"cli-serve{word[1:]}"))
    parser.add_argument("--rate", metavar="N", type=float, default=200, help=texts("cli-serve-rate"))
    parser.add_argument("--costly-rate", metavar="N", type=float, default=5, help=texts("cli-serve-costly-rate"))
    for word in ("--work", "--stored", "--idle-seconds"):
        parser.add_argument(word, metavar="N", type=float, help=texts(f"cli-serve{word[1:]}"))
    for word in ("--connections", "--connections-per-address", "--streams", "--streams-per-address"):
        parser.add_argument(word, metavar="N", type=int, help=texts(f"cli-serve{word[1:]}"))
    parser.add_argument("--notices", metavar="FILE", help=texts("cli-serve-notices"))
    parser.add_argument("--memory", metavar="MB", type=float, default=512, help=texts("cli-serve-memory"))
    parser.add_argument("--least-free", metavar="MB", type=float, default=100, help=texts("cli-serve-least-free"))
    parser.add_argument("--largest-database", metavar="MB", type=float, help=texts("cli-serve-largest-database"))


def run(args: Namespace) -> int:
    """Serve until stopped."""
    with args.waiting(args.texts("serve-starting")) as waiting:
        return _serve(args, waiting)


def _serve(args: Namespace, waiting: Any) -> int:
    from fogline.web.addresses import read_network
    from fogline.web.databases import default_url
    from fogline.web.limits import Limits
    from fogline.web.notices.allowed import Allowed, read_allowed
    from fogline.web.server import serve
    from fogline.web.service import Settings

    named: dict[str, float | None] = {
        "connections": args.connections,
        "connections_of_an_address": args.connections_per_address,
        "streams": args.streams,
        "streams_of_an_address": args.streams_per_address,
        "idle_seconds": args.idle_seconds,
    }
    if args.work is not None:
        named |= {"work_rate": args.work / 60, "work_burst": 2 * args.work}
        named |= {"seat_work_rate": args.work / 120, "seat_work_burst": args.work}
    if args.stored is not None:
        named |= {"stored_rate": 1000 * args.stored / 60, "stored_burst": 30_000 * args.stored}
    given: dict[str, Any] = {name: limit for name, limit in named.items() if limit is not None}
    trusted = tuple(map(read_network, args.trusted_proxy))
    limits = Limits(trusted_proxies=trusted, allowed_hosts=tuple(args.allowed_host), **given)
    settings = Settings(
        args.database or default_url(),
        rate=args.rate,
        burst=2 * args.rate,
        costly_rate=args.costly_rate,
        costly_burst=8 * args.costly_rate,
        limits=limits,
        memory=args.memory,
        least_free=args.least_free,
        largest=args.largest_database,
        notices=Allowed() if args.notices is None else read_allowed(Path(args.notices)),
    )

    def tell(address: str) -> None:
        waiting.stop()
        print(args.texts("serve-ready", address=address), flush=True)

    serve(args.host, args.port, settings, tell)
    return 0
