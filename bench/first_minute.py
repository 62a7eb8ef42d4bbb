"""How long a fresh clone takes to serve its first page with ``make play``, and to finish its compiled build.

    python3 -m bench.first_minute [--warm]          (``make minute``)

This script clones the current commit into a scratch folder and follows a newcomer's steps. Unless ``--warm`` is given,
the caches of uv, pip and npm are empty. It uses only the standard library, so it needs no installation.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket
from time import monotonic, sleep
from typing import Any, Final
from urllib.error import URLError
from urllib.request import urlopen

ROOT: Final = Path(__file__).parents[1]
PATIENCE: Final = 1800.0
GOAL: Final = 90
CACHES: Final = ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache")
MADE_BY_MAKE: Final = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")


def main() -> int:
    """Measure and report."""
    parser = ArgumentParser(prog="python -m bench.first_minute", description="Measure the first minute of a clone.")
    parser.add_argument("--warm", action="store_true", help="use the caches of uv, pip and npm as they are")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder, "fogline")
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        environment = {name: value for name, value in os.environ.items() if name not in MADE_BY_MAKE}
        if not args.warm:
            environment |= {name: str(Path(folder, name)) for name in CACHES}
        caches = "warm" if args.warm else "empty"
        print(f"{len(os.sched_getaffinity(0))} cores, load {os.getloadavg()[0]:.1f}, {caches} caches")
        begun, spent = monotonic(), _children_seconds()
        with _playing(clone, environment) as url:
            _until(lambda: _is_a_page(url), begun)
            print(f"the first page          {monotonic() - begun:6.1f} s  (goal: {GOAL})")
            print(f"it runs                 {_build(url)}", flush=True)
            _until(lambda: any(path.suffix == "" for path in clone.glob("build/compiled/[0-9a-f]*")), begun)
            print(f"compiled in the background {monotonic() - begun:3.0f} s after the start")
            print(f"the same server runs    {_build(url)}")
        begun = monotonic()
        with _playing(clone, environment) as url:
            _until(lambda: _is_a_page(url), begun)
            print(f"the second start        {monotonic() - begun:6.1f} s")
            print(f"it runs                 {_build(url)}")
        print(f"processor time in all   {_children_seconds() - spent:6.1f} s (without what the background build used)")
    return 0


@contextmanager
def _playing(clone: Path, environment: dict[str, str]) -> Iterator[str]:
    """``make play`` on a free port. Its games are stored in the scratch folder."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = f"SERVE=--port {port} --database sqlite:///{clone}/build/games.db"
    with (clone.parent / "play.log").open("w") as log:
        make = subprocess.Popen(
            ["make", "play", words], cwd=clone, env=environment, stdout=log, stderr=log, start_new_session=True
        )
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        os.killpg(make.pid, signal.SIGINT)
        make.wait()


def _until(is_so: Any, begun: float) -> None:
    while not is_so():
        if monotonic() - begun > PATIENCE:
            raise SystemExit("that took too long")
        sleep(0.1)


def _is_a_page(url: str) -> bool:
    """Whether the server sends the client rather than a notice that the client was not built."""
    try:
        with urlopen(url, timeout=5) as answer:
            return b"<script" in answer.read()
    except (URLError, OSError):
        return False


def _build(url: str) -> str:
    with urlopen(f"{url}/api/games", timeout=60) as answer:
        return "compiled" if json.load(answer)["compiled"] else "plain Python"


def _children_seconds() -> float:
    used = os.times()
    return used.children_user + used.children_system


if __name__ == "__main__":
    sys.exit(main())
