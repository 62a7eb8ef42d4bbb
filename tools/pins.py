"""Installs packages into ``.venv``: with ``uv``, which takes seconds, or with pip where uv is not available.

    python -m tools.pins -r requirements/server.txt       (whatever ``pip install`` understands)

pip downloads uv, which does not read pip's configuration, so this script tells it where pip looks for packages.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Final

UV: Final = (sys.executable, "-m", "uv")
PIP: Final = (sys.executable, "-m", "pip")
FOLLOWED: Final = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "cert": "SSL_CERT_FILE",
}
"""Settings of pip, and the corresponding variables of uv."""
LISTS: Final = {"find-links": ","}
"""Settings with several values that uv does not separate by spaces."""
RANKS: Final = {"global": 0, "install": 1, ":env:": 2}
"""The precedence of the parts of pip's configuration: later ones win."""


def followed(listing: str) -> dict[str, str]:
    """uv's variables for the output of ``pip config list``."""
    found: dict[str, tuple[int, str]] = {}
    for line in listing.splitlines():
        name, _, value = line.partition("=")
        section, _, key = name.rpartition(".")
        rank = RANKS.get(section, -1)
        if key in FOLLOWED and rank >= found.get(key, (0, ""))[0]:
            found[key] = rank, " ".join(shlex.split(value))
    told = {FOLLOWED[key]: value.replace(" ", LISTS.get(key, " ")) for key, (_, value) in found.items() if value}
    # Like pip: the best version from all indexes, not from the first index that has one.
    return told | {"UV_INDEX_STRATEGY": "unsafe-best-match"}


def has_uv(environment: Mapping[str, str]) -> bool:
    """Whether uv is installed, or could be downloaded."""
    if subprocess.run([*UV, "--version"], capture_output=True, check=False).returncode == 0:
        return True
    fetch = [*PIP, "install", "-qq", "--only-binary=:all:", "uv"]
    return subprocess.run(fetch, env=environment, stderr=subprocess.DEVNULL, check=False).returncode == 0


def main(wanted: Sequence[str]) -> int:
    """Install the *wanted* packages."""
    environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    if has_uv(environment):
        listing = subprocess.run([*PIP, "config", "list"], env=environment, capture_output=True, text=True, check=True)
        told = followed(listing.stdout) | environment  # explicit settings of uv win
        if subprocess.run([*UV, "pip", "install", "-q", "--python", sys.executable, *wanted], env=told).returncode == 0:
            return 0
        print("uv could not install this; trying pip", file=sys.stderr)
    return subprocess.run([*PIP, "install", "-qq", *wanted], env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
