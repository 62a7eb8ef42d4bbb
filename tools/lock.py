"""Pins every dependency of ``pyproject.toml`` in ``requirements/``, with ``uv pip compile``.

    python -m tools.lock [--upgrade]

Each file contains all dependencies of its part, in the same versions as in the files before it. Without ``--upgrade``,
pins stay while they satisfy the requirements.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.pins import PIP, UV, followed, has_uv

FILES: Final = {
    "server": ("--extra", "server"),
    "build": ("--group", "build"),
    "dev": ("--group", "dev"),
    "docs": ("--group", "docs"),
    "mcp": ("--extra", "mcp"),
    "research": ("--extra", "research"),
    "cluster": ("--extra", "cluster"),
    "train": ("--extra", "train"),
}
"""The dependencies of each file, in addition to those of the package itself."""
NOTE: Final = "# Written by `make lock` from the dependencies in pyproject.toml.\n"


def main(words: Sequence[str]) -> int:
    """Write the files, and return an exit code."""
    environment = dict(os.environ)
    if not has_uv(environment):
        print("uv is needed to pin dependencies: pip install uv", file=sys.stderr)
        return 1
    listing = subprocess.run([*PIP, "config", "list"], capture_output=True, text=True, check=True).stdout
    earlier: list[str] = []
    for name, parts in FILES.items():
        file = f"requirements/{name}.txt"
        command = [*UV, "pip", "compile", "-q", "--no-header", "--no-annotate", "pyproject.toml", *parts, *words]
        constraints = [word for one in earlier for word in ("-c", one)]
        subprocess.run([*command, *constraints, "-o", file], env=followed(listing) | environment, check=True)
        pinned = Path(file).read_text(encoding="utf-8")
        Path(file).write_text(NOTE + pinned.removeprefix(NOTE), encoding="utf-8")
        earlier.append(file)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
