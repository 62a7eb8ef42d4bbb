"""Selects the tests that ``make test`` runs once more when they fail.

Tests of servers and browsers wait for real time while others use the same processors, so a few of them may fail only
because the machine is slow. These are marked for pytest-rerunfailures if the command limits the number of reruns
(``--max-suite-reruns``), and the summary names each: it is a test, or a race, to fix. Nothing else gets a second try:
not the rules, the bots, the library, nor anything that compares the bytes that seats get.
"""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Final

import pytest

TIMED: Final = ("tests/browser/", "tests/server/", "tests/cli/", "tests/examples/")
"""Folders where tests wait for real time."""
SECRET: Final = ("fog", "reasons", "worlds", "imagined", "verify")
"""Modules with one of these in their names compare what seats get, or what was sealed, and must pass every time."""


def is_timed(name: str) -> bool:
    """Whether time can be the reason why the test with this node id fails."""
    path, found, _ = name.partition("::")
    return bool(found) and path.startswith(TIMED) and not any(word in PurePosixPath(path).name for word in SECRET)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("max_suite_reruns") is None:
        return
    for item in items:
        if is_timed(item.nodeid):
            item.add_marker(pytest.mark.flaky(reruns=1))
