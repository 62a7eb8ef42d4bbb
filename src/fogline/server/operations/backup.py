"""``fogline backup``: a copy of the database while servers are running."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import Any


def add_arguments(parser: Any) -> None:
    texts = parser.texts
    parser.add_argument("file", metavar="FILE", help=texts("cli-backup-file"))
    parser.add_argument("--database", metavar="URL", help=texts("cli-host-database"))


def run(args: Namespace) -> int:
    from fogline.server.operations.copies import back_up
    from fogline.server.operations.options import database_of

    with args.waiting(args.texts("backup-making")):
        copied = back_up(database_of(args, os.environ), Path(args.file))
    print(args.texts("backup-done", file=args.file, games=copied.games))
    return 0
