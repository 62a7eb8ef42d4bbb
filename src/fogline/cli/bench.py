"""``fogline bench``: how fast the rules are, compiled and as plain Python, beside OpenSpiel, in one run, as ratios.

Every figure is measured in a process of its own, in turn, several rounds; the medians are compared. So a machine that
is busy for a while slows down all of them alike.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

import fogline
from fogline.cli.main import Parser
from fogline.cli.speed import LENGTHS, SCENARIOS
from fogline.kernel.arrays import COMPILED
from fogline.kernel.errors import FoglineError

PURE: Final = "pure:"
"""A row that is measured with the rules uncompiled."""


class Ratio(NamedTuple):
    """One line of the report: a figure, what it is compared with, and how many times more it should be."""

    figure: str
    beside: str
    goal: float


RATIOS: Final = (
    Ratio("api-basic", "peer-api", 5),
    Ratio("api-advanced", "peer-api", 1),
    Ratio("playout-basic", "peer-playout", 20),
    Ratio("playout-advanced", "peer-playout", 5),
    Ratio("clone", "peer-clone", 3),
    Ratio("panzer-clone", "peer-clone", 3),
    Ratio("pure:api-basic", "peer-api", 1),
    Ratio("playout-basic", "pure:playout-basic", 10),
)
COSTS: Final = (
    Ratio("api-advanced", "panzer-api", 1.5),
    Ratio("playout-advanced", "panzer-playout", 1.5),
    Ratio("api-advanced", "spearpoint-api", 3),
    Ratio("playout-advanced", "spearpoint-playout", 3),
)
"""How many times as long a step of SCOPE Panzer, all switches on, and of Spearpoint may take as one of Stalingrad's
Advanced mode."""
_LEAST: Final = {"view-40": 50_000, "imagine-40": 5_000, "imagine-40-again": 5_000}
LEAST: Final = {**_LEAST, **{f"panzer-{name}": goal for name, goal in _LEAST.items()}}
MOST: Final = {"state-bytes": 1_000, "panzer-state-bytes": 1_000}
BESIDES: Final = (
    "spearpoint-clone", "spearpoint-view-5", "spearpoint-imagine-5", "spearpoint-imagine-5-again",
    "spearpoint-state-bytes",
)  # fmt: skip
"""Figures without a goal: Spearpoint has no map, and many more cards."""
CURVES: Final = (
    tuple(f"history-{turns}" for turns in LENGTHS),
    tuple(f"panzer-history-{turns}" for turns in LENGTHS),
    tuple(f"cells-{name}" for name in SCENARIOS),
    tuple(f"worlds-{name}" for name in SCENARIOS),
)
"""Figures whose course matters: over the length of the history, and over the number of cells (12 to 20 a side)."""


def add_arguments(parser: Parser) -> None:
    """The words that this command understands."""
    texts = parser.texts
    parser.add_argument("--rounds", type=int, default=5, help=texts("cli-bench-rounds"))
    parser.add_argument("--seconds", type=float, default=1.0, help=texts("cli-bench-seconds"))
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))


def run(args: Namespace) -> int:
    """Measure and report."""
    texts = args.texts
    if not COMPILED:
        raise FoglineError(texts("bench-needs-compiled"))
    if find_spec("pyspiel") is None:
        raise FoglineError(texts("bench-needs-openspiel"))
    rows = list(dict.fromkeys([name for ratio in (*RATIOS, *COSTS) for name in ratio[:2]] + [*LEAST, *MOST]))
    rows += [*BESIDES, *(name for curve in CURVES for name in curve)]
    with tempfile.TemporaryDirectory() as folder:
        pure = _plain_copy(Path(folder))
        figures = _measure(rows, args.rounds, args.seconds, pure)
    if args.json:
        print(json.dumps(figures, indent=2))
        return 0
    print(f"{texts('bench-ratio'):<40} {texts('bench-times'):>8} {texts('bench-goal'):>8}")
    for ratio in RATIOS:
        times = figures[ratio.figure] / figures[ratio.beside]
        print(f"{ratio.figure + ' / ' + ratio.beside:<40} {times:>8.1f} {ratio.goal:>8.0f}")
    for ratio in COSTS:
        times = figures[ratio.figure] / figures[ratio.beside]
        print(f"{ratio.figure + ' / ' + ratio.beside:<40} {times:>8.1f} {f'< {ratio.goal}':>8}")
    print(f"\n{texts('bench-figure'):<40} {texts('bench-value'):>12} {texts('bench-goal'):>10}")
    for name in rows:
        goal = f"> {LEAST[name]}" if name in LEAST else f"< {MOST[name]}" if name in MOST else ""
        print(f"{name:<40} {figures[name]:>12.0f} {goal:>10}")
    return 0


def _plain_copy(folder: Path) -> Path:
    """The package without its compiled modules."""
    source = Path(fogline.__file__).parent
    shutil.copytree(source, folder / "fogline", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder


def _measure(rows: list[str], rounds: int, seconds: float, pure: Path) -> dict[str, float]:
    """The median of each row over several rounds, the rows taking turns."""
    seen: dict[str, list[float]] = {row: [] for row in rows}
    for _ in range(rounds):
        for row in rows:
            seen[row].append(_figure(row, seconds, pure))
    return {row: statistics.median(found) for row, found in seen.items()}


def _figure(row: str, seconds: float, pure: Path) -> float:
    plain = row.startswith(PURE)
    environment = {**os.environ, "PYTHONPATH": str(pure)} if plain else dict(os.environ)
    command = [sys.executable, "-m", "fogline.cli.speed", row.removeprefix(PURE), str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise FoglineError(done.stderr.strip().splitlines()[-1])
    return float(done.stdout)
