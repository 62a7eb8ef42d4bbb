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


def run(args: Namespace) -> int:
    """Serve until stopped."""
    from fogline.web.app import Settings
    from fogline.web.server import serve
    from fogline.web.storage import default_url

    database = args.database or default_url()
    serve(
        args.host,
        args.port,
        Settings(database),
        lambda address: print(args.texts("serve-ready", address=address), flush=True),
    )
    return 0
