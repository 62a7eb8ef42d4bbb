"""The speed of the rules, compiled and as plain Python, compared with OpenSpiel as ratios from one run.

    python -m bench.speed                   (``make bench`` installs OpenSpiel first)

Every figure is measured in a separate process, in turn, for several rounds; the medians are compared. A temporarily
busy machine therefore slows down all figures equally.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

import fogline
from bench.rows import LENGTHS, SCENARIOS
from fogline.cli.progress import INTERRUPTED, Progress, carry_out
from fogline.kernel.arrays import COMPILED
from fogline.locale import texts_in

ROOT: Final = Path(__file__).parent.parent
PURE: Final = "pure:"
"""The prefix of rows that are measured with uncompiled rules."""


class Ratio(NamedTuple):
    """One line of the report: a figure, the figure for comparison, and the target ratio."""

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
    Ratio("batch-advanced", "peer-batch", 1),
    Ratio("cores-basic", "peer-cores", 150),
    Ratio("cores-advanced", "peer-cores", 150),
    Ratio("panzer-cores", "peer-cores", 150),
    Ratio("spearpoint-cores", "peer-cores", 60),
    Ratio("pure:api-basic", "peer-api", 1),
    Ratio("playout-basic", "pure:playout-basic", 10),
)
COSTS: Final = (
    Ratio("api-advanced", "panzer-api", 1.5),
    Ratio("playout-advanced", "panzer-playout", 1.5),
    Ratio("api-advanced", "spearpoint-api", 3),
    Ratio("playout-advanced", "spearpoint-playout", 3),
)
"""How many times longer a step of SCOPE Panzer (all switches on) and of Spearpoint may take than one of Stalingrad's
Advanced mode."""
_AT_LEAST: Final = {"view-40": 50_000, "imagine-40": 5_000, "imagine-40-again": 5_000}
_BATCHES: Final = {
    "batch-basic": 200_000,
    "batch-advanced": 200_000,
    "panzer-batch": 200_000,
    "spearpoint-batch": 100_000,
}
AT_LEAST: Final = {**_AT_LEAST, **{f"panzer-{name}": goal for name, goal in _AT_LEAST.items()}, **_BATCHES}
AT_MOST: Final = {"state-bytes": 1_000, "panzer-state-bytes": 1_000}
BESIDES: Final = (
    "spearpoint-clone", "spearpoint-view-5", "spearpoint-imagine-5", "spearpoint-imagine-5-again",
    "spearpoint-state-bytes", "pettingzoo-basic", "pettingzoo-advanced", "panzer-pettingzoo", "spearpoint-pettingzoo",
)  # fmt: skip
"""Figures without a target: Spearpoint has no map, and many more cards; PettingZoo steps a single game."""
CURVES: Final = (
    tuple(f"history-{turns}" for turns in LENGTHS),
    tuple(f"panzer-history-{turns}" for turns in LENGTHS),
    tuple(f"cells-{name}" for name in SCENARIOS),
    tuple(f"worlds-{name}" for name in SCENARIOS),
)
"""Figures whose growth matters: with the length of the history, and with the number of cells (12 to 20 per side)."""


def main() -> int:
    """Measure and report."""
    parser = ArgumentParser(prog="python -m bench.speed", description="Measure the speed in comparison with OpenSpiel.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of measurements; the median counts")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time for each measurement")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    if not COMPILED:
        parser.error("this compares the compiled rules with others; this build is plain Python")
    if find_spec("pyspiel") is None:
        parser.error("this compares OpenSpiel with Fogline: install fogline[research], or run `make bench`")
    rows = list(dict.fromkeys([name for ratio in (*RATIOS, *COSTS) for name in ratio[:2]] + [*AT_LEAST, *AT_MOST]))
    rows += [*BESIDES, *(name for curve in CURVES for name in curve)]
    with tempfile.TemporaryDirectory() as folder:
        pure = _plain_copy(Path(folder))
        figures, is_whole = _measure(rows, args.rounds, args.seconds, pure)
    if args.json:
        print(json.dumps(({} if is_whole else {"partial": True}) | figures, indent=2))
    else:
        if not is_whole:
            print("Interrupted: these are the medians so far.")
        _report(rows, figures)
    return 0 if is_whole else INTERRUPTED


def _report(rows: list[str], figures: dict[str, float]) -> None:
    """Print all measured ratios and figures."""
    print(f"{'ratio':<40} {'times':>8} {'goal':>8}")
    goals = [(ratio, f"{ratio.goal:.0f}") for ratio in RATIOS] + [(ratio, f"< {ratio.goal}") for ratio in COSTS]
    for ratio, goal in goals:
        if ratio.figure in figures and ratio.beside in figures:
            times = figures[ratio.figure] / figures[ratio.beside]
            print(f"{ratio.figure + ' / ' + ratio.beside:<40} {times:>8.1f} {goal:>8}")
    print(f"\n{'figure':<40} {'median':>12} {'goal':>10}")
    for name in rows:
        if name in figures:
            goal = f"> {AT_LEAST[name]}" if name in AT_LEAST else f"< {AT_MOST[name]}" if name in AT_MOST else ""
            print(f"{name:<40} {figures[name]:>12.0f} {goal:>10}")


def _plain_copy(folder: Path) -> Path:
    """A copy of the package without its compiled modules."""
    source = Path(fogline.__file__).parent
    shutil.copytree(source, folder / "fogline", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder


def _measure(rows: list[str], rounds: int, seconds: float, pure: Path) -> tuple[dict[str, float], bool]:
    """The median of each row over several rounds in which rows take turns, and whether all rows were measured."""
    seen: dict[str, list[float]] = {}

    def add(found: tuple[str, float]) -> int:
        row, figure = found
        seen[row] = [*seen.pop(row, []), figure]  # the latest comes last
        return 1

    tasks = rows * rounds
    progress = Progress(texts_in("en"), "measurements", len(tasks), lambda: list(seen)[-1] if seen else "")
    is_whole = carry_out(lambda row: (row, _figure(row, seconds, pure)), tasks, 1, progress, add)
    return {row: statistics.median(found) for row, found in seen.items()}, is_whole


def _figure(row: str, seconds: float, pure: Path) -> float:
    plain = row.startswith(PURE)
    environment = {**os.environ, "PYTHONPATH": str(pure)} if plain else dict(os.environ)
    command = [sys.executable, "-m", "bench.rows", row.removeprefix(PURE), str(seconds)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr.strip().splitlines()[-1])
    return float(done.stdout)


if __name__ == "__main__":
    sys.exit(main())
