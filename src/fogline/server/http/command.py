"""``fogline serve``: a server for games over HTTP."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from typing import Any, Final

EXAMPLES: Final = (
    "fogline serve",
    "fogline serve --port 8080 --database sqlite:///games.db",
    "fogline serve --config fogline.toml",
    "fogline serve --host 0.0.0.0 --allowed-host games.example.org",
)


def add_arguments(parser: Any) -> None:
    from fogline.server.operations.options import add_options

    add_options(parser)


def run(args: Namespace) -> int:
    with args.waiting(args.texts("serve-starting")) as waiting:
        from fogline.server.http.listener import serve
        from fogline.server.http.settings import settings_of
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
