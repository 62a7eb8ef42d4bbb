"""The second try of ``make test``: what failed in the crowd runs once more, by itself.

    python -m tests.again CODE

CODE is what pytest ended with. Tests of servers and browsers wait for real time while others use the same processors,
so a few of them may fail for want of time only. Those run again, one after the other, and the run says that it needed
it: whoever reads that mends the test, or the race that it has found. Nothing else has a second try: not the rules, the
bots, the library, nor what compares the bytes that seats get.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FAILED: Final = ROOT / ".pytest_cache/v/cache/lastfailed"
TIMED: Final = ("tests/browser/", "tests/web/", "tests/cli/", "tests/examples/")
"""Where tests wait for real time."""
SECRET: Final = ("fog", "reasons", "worlds", "imagined", "verify")
"""Modules with one of these in their names compare what seats get, or what was sealed: they must hold every time."""
MOST: Final = 5
"""More than this is not a matter of time."""
TESTS_FAILED: Final = 1
"""What pytest ends with if tests have failed, and nothing else went wrong."""


def why_not(code: int, failed: Collection[str]) -> str:
    """Why there is no second try, or nothing."""
    if code != TESTS_FAILED or not failed:
        return f"pytest ended with {code}"
    if len(failed) > MOST:
        return f"{len(failed)} tests have failed"
    settled = [name for name in failed if not _is_timed(name)]
    return f"it does not depend on time: {settled[0]}" if settled else ""


def _is_timed(name: str) -> bool:
    path, found, _ = name.partition("::")
    return bool(found) and path.startswith(TIMED) and not any(word in PurePosixPath(path).name for word in SECRET)


def main(code: int) -> int:
    """Run again what failed, if it may; what the whole run ends with."""
    failed = list(json.loads(FAILED.read_text(encoding="utf-8"))) if FAILED.exists() else []
    if reason := why_not(code, failed):
        sys.stdout.write(f"no second try: {reason}\n")
        return code
    names = "\n  ".join(["", *failed, ""])
    sys.stdout.write(f"second try, without a crowd:{names}\n")
    sys.stdout.flush()
    again = subprocess.run([sys.executable, "-m", "pytest", "-q", *failed], cwd=ROOT, check=False).returncode
    sys.stdout.write("failed twice\n" if again else f"PASSED AT THE SECOND TRY ONLY, to be mended:{names}\n")
    return again


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
