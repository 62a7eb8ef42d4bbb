"""The command ``fogline``: the commands of the terminal, and the server's. The only module that imports both."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from fogline.cli.main import COMMANDS
from fogline.cli.main import main as run

HOSTING: Final = {
    "admin": "fogline.server.operations.admin",
    "backup": "fogline.server.operations.copies",
    "restore": "fogline.server.operations.copies",
}
ALL_COMMANDS: Final = {"play": COMMANDS["play"], "serve": "fogline.server.http.command", **COMMANDS, **HOSTING}


def main(arguments: Sequence[str] | None = None) -> int:
    return run(arguments, ALL_COMMANDS)


if __name__ == "__main__":
    sys.exit(main())
