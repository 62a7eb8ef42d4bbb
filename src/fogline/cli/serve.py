"""``fogline serve``: a server for games over HTTP."""

from __future__ import annotations

from argparse import Namespace

from fogline.cli.main import Parser


def add_arguments(parser: Parser) -> None:
    """The words that this command understands."""
    texts = parser.texts
    parser.add_argument("--host", default="127.0.0.1", help=texts("cli-serve-host"))
    parser.add_argument("--port", type=int, default=8000, help=texts("cli-serve-port"))
    parser.add_argument("--database", metavar="URL", help=texts("cli-serve-database"))
    parser.add_argument("--rate", metavar="N", type=float, default=200, help=texts("cli-serve-rate"))
    parser.add_argument("--costly-rate", metavar="N", type=float, default=5, help=texts("cli-serve-costly-rate"))
    parser.add_argument("--memory", metavar="MB", type=float, default=512, help=texts("cli-serve-memory"))
    parser.add_argument("--least-free", metavar="MB", type=float, default=100, help=texts("cli-serve-least-free"))
    parser.add_argument("--largest-database", metavar="MB", type=float, help=texts("cli-serve-largest-database"))


def run(args: Namespace) -> int:
    """Serve until stopped."""
    from fogline.web.databases import default_url
    from fogline.web.server import serve
    from fogline.web.service import Settings

    settings = Settings(
        args.database or default_url(),
        rate=args.rate,
        burst=2 * args.rate,
        costly_rate=args.costly_rate,
        costly_burst=8 * args.costly_rate,
        memory=args.memory,
        least_free=args.least_free,
        largest=args.largest_database,
    )
    serve(
        args.host,
        args.port,
        settings,
        lambda address: print(args.texts("serve-ready", address=address), flush=True),
    )
    return 0
