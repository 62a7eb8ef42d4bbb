"""A test that fails gets a second try only if time can be the reason."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import is_timed

ROOT = Path(__file__).parents[1]
FAILS_ONCE = """
from pathlib import Path

def test_it():
    tried = Path(__file__).with_suffix(".tried")
    was_tried = tried.exists()
    tried.touch()
    assert was_tried
"""


@pytest.mark.parametrize(
    "name",
    [
        "tests/server/test_fog.py::test_bytes",
        "tests/browser/test_fog.py::test_pages",
        "tests/server/test_reasons.py::test_the_computer_does_not_peek",
        "tests/conformance/test_games.py::test_game[panzer]",
        "tests/bots/test_processes.py::test_time",
        "tests/server/test_streams.py",
    ],
)
def test_other_tests_are_not_rerun(name: str) -> None:
    assert not is_timed(name)


@pytest.mark.parametrize("name", ["tests/server/test_streams.py::test_news[1]", "tests/browser/test_a.py::test_b"])
def test_timed_tests_are_rerun(name: str) -> None:
    assert is_timed(name)


def test_reruns_are_few_and_named_in_the_summary(tmp_path: Path) -> None:
    """With the limits of make test: the one that may not run again fails, and those beyond the limit fail."""
    options = re.search(r"--max-suite-reruns (\d+) --rerun-show-tracebacks", (ROOT / "Makefile").read_text("utf-8"))
    assert options is not None
    most = int(options[1])
    assert most == 5
    (tmp_path / "conftest.py").write_text((ROOT / "tests/conftest.py").read_text("utf-8"), "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", "utf-8")
    (tmp_path / "tests/server").mkdir(parents=True)
    for name in ["fog", *map(str, range(most + 1))]:
        (tmp_path / f"tests/server/test_{name}.py").write_text(FAILS_ONCE, "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--import-mode=importlib", *options[0].split()]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"2 failed, {most} passed, {most} rerun" in done.stdout
    assert "FAILED tests/server/test_fog.py::test_it" in done.stdout
    assert done.stdout.count("RERUN tests/server/test_") == most
