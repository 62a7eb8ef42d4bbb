"""The page's Python plays like this one: the same seeds give the same bytes, also in a whole page."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

from tests.page.seeded import hashes
from tools.page_wheel import write

ROOT: Final = Path(__file__).resolve().parents[2]
PYODIDE: Final = ROOT / "webapp" / "node_modules" / "pyodide"


def in_page(tmp_path: Path, program: str, *args: str) -> Any:
    """The output of a program in the page's Python, as JSON."""
    archive = tmp_path / "page.tar.gz"
    write(archive)
    program_file = ROOT / "tests" / "page" / program
    command: list[str | Path] = ["node", ROOT / "tools" / "run_in_page.mjs", PYODIDE, archive, program_file, *args]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


def test_twenty_games_of_each_title_are_equal(tmp_path: Path) -> None:
    assert in_page(tmp_path, "seeded.py", "20") == hashes(20)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_a_thousand_games_of_each_title_are_equal(tmp_path: Path) -> None:
    assert in_page(tmp_path, "seeded.py", "1000") == hashes(1000)


def test_archive_has_nothing_that_a_page_cannot_use(tmp_path: Path) -> None:
    """No third-party package, and no level that needs one; the same sources give the same bytes."""
    found = in_page(tmp_path, "imports.py", "")
    without = ["recruit", "regular", "veteran"]
    assert found["levels"] == {"stalingrad": without, "panzer": without, "spearpoint": [*without, "ace"]}
    assert found["foreign"] == []
    first = (tmp_path / "page.tar.gz").read_bytes()
    write(tmp_path / "page.tar.gz")
    assert (tmp_path / "page.tar.gz").read_bytes() == first
