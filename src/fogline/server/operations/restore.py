"""``fogline restore``: a database from a copy."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import Any


def add_arguments(parser: Any) -> None:
    texts = parser.texts
    parser.add_argument("file", metavar="FILE", help=texts("cli-restore-file"))
    parser.add_argument("--database", metavar="URL", help=texts("cli-restore-database"))


def run(args: Namespace) -> int:
    """Restore. 1, if the copy has games that cannot be read."""
    from fogline.server.operations.copies import restore
    from fogline.server.operations.options import database_of

    with args.waiting(args.texts("restore-making")):
        copied = restore(Path(args.file), database_of(args, os.environ))
    print(args.texts("restore-done", file=args.file, games=copied.games))
    for game_id in copied.broken:
        print(args.texts("restore-broken", game=game_id))
    return 1 if copied.broken else 0
