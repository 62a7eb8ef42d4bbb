"""The names of the levels are listed once in Python. The browser client must list the same."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from fogline.bots.levels import LEVELS, THINKING
from fogline.kit.aid import LEVELS as AIDS

ROOT = Path(__file__).parents[2]
PROTOCOL = ROOT / "webapp" / "src" / "lib" / "protocol.ts"


@pytest.mark.parametrize(("name", "ours"), [("LEVELS", THINKING), ("AIDS", AIDS)])
def test_the_client_lists_the_same_levels(name: str, ours: tuple[str, ...]) -> None:
    found = re.search(rf"\b{name}\b[^=]*= \[([^\]]*)\]", PROTOCOL.read_text(encoding="utf-8"))
    assert found is not None
    assert tuple(re.findall(r'"([a-z]+)"', found[1])) == ours


@pytest.mark.parametrize(("levels", "home"), [(LEVELS, "bots/levels.py"), (AIDS, "kit/aid.py")])
def test_no_other_module_repeats_a_list(levels: tuple[str, ...], home: str) -> None:
    """A list of two or more levels in their order, written as texts."""
    pairs = re.compile("|".join(rf'"{one}",\s*"{other}"' for one, other in pairwise(levels)))
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "bench").glob("*.py")]
    repeating = [path for path in sources if pairs.search(path.read_text(encoding="utf-8"))]
    assert ["/".join(path.parts[-2:]) for path in repeating] == [home]
