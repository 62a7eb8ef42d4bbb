"""Scores every row of the Fogline Bench report, and writes its tables (docs/lab/fogline-bench.md).

    python -m bench.belief_table --data FOLDER
    python -m bench.belief_table --data FOLDER --only "believed panzer"
    python -m bench.belief_table

``fogline bench make FOLDER --views 2500 --part 250`` makes FOLDER. Each row is a report of
``fogline bench belief --json``, which ``belief_table.json`` stores under the arguments of that command. Without
``--data`` the tables are written from the stored reports. For rows with a network, ``bench.belief_network`` must have
trained it in the current folder.
"""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "lab" / "fogline-bench.md"
STORED: Final = Path(__file__).with_suffix(".json")
NAMES: Final = {
    "stalingrad": "SCOPE Stalingrad",
    "panzer": "SCOPE Panzer (sample)",
    "spearpoint": "Spearpoint 1943",
}
SAMPLED: Final = ("panzer",)
"""Titles whose rows are scored on their included sample."""
PLANTED: Final = 0.01
DIGITS: Final = 6
"""The number of decimals of the stored figures."""


class Row(NamedTuple):
    """A row to score."""

    submission: str
    title: str
    set: str
    views: int = 100
    planted: float = 0.0

    @property
    def words(self) -> str:
        """The arguments of ``fogline bench belief``, except for the data."""
        plant = f" --plant {self.planted:g}" if self.planted else ""
        return f"{self.submission} {self.title} --set {self.set} --views {self.views}{plant}"

    @property
    def names(self) -> list[str]:
        """The submission and the title, for a table."""
        return [self.submission.rpartition(":")[2], NAMES[self.title]]


LEAKS: Final = (
    Row("sampled", "stalingrad", "even"),
    Row("even", "stalingrad", "even"),
    Row("even", "spearpoint", "even"),
    Row("even", "panzer", "even", 50),
)
"""Null runs. Each is scored again with a share of the truth mixed in."""
GAMES: Final = (
    Row("./docs/examples/belief.py:Guess", "stalingrad", "games", 50),
    Row("even", "stalingrad", "games"),
    Row("believed", "stalingrad", "games"),
    Row("bench.belief_network:Network", "stalingrad", "games"),
    Row("even", "panzer", "games", 50),
    Row("believed", "panzer", "games", 50),
    Row("even", "spearpoint", "games"),
    Row("believed", "spearpoint", "games"),
)
ROWS: Final = (*(one for row in LEAKS for one in (row, row._replace(planted=PLANTED))), *GAMES)
LEAK_HEADS: Final = (
    "submission", "title", "views / games", "gain with 1 % of the truth", "p with it", "p, null run",
    "p, null run of *worlds*", "p, same worlds",
)  # fmt: skip
GAME_HEADS: Final = ("submission", "title", "views / games", "log-loss a place", "gain", "joint gain", "p (views)")

Reports = Mapping[str, Any]
"""The report of each row, by the row's arguments."""


def scored(row: Row, data: str | None) -> Any:
    """The report of a row, on the views in the folder *data* or on the sample."""
    words = [*row.words.split(" "), *(("--data", data) if data is not None else ())]
    command = [sys.executable, "-m", "fogline", "bench", "belief", *words, "--json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode not in (0, 1) or not done.stdout:  # 1: flagged, as it must be with a share of the truth
        sys.exit(f"not scored: fogline bench belief {' '.join(words)}")
    [report] = json.loads(done.stdout, parse_float=lambda text: round(float(text), DIGITS))["reports"]
    return report


def stored() -> dict[str, Any]:
    """The stored reports."""
    found: dict[str, Any] = json.loads(STORED.read_text(encoding="utf-8"))
    return found


def store(reports: Reports) -> None:
    """Store the reports of the rows, one per line."""
    lines = [f"{json.dumps(row.words)}: {json.dumps(reports[row.words])}" for row in ROWS if row.words in reports]
    STORED.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


# -- the page ---------------------------------------------------------------------------------------


def tables(reports: Reports) -> dict[str, str]:
    """The tables, by the names in their markers."""
    return {
        "leaks": _table(LEAK_HEADS, [_leak_cells(row, reports) for row in LEAKS]),
        "baselines": _table(GAME_HEADS, [_game_cells(row, reports[row.words]) for row in GAMES]),
    }


def with_tables(page: str, reports: Reports) -> str:
    """The page with the tables of these reports."""
    for name, table in tables(reports).items():
        begin, end = markers(name)
        before, _, rest = page.partition(begin)
        _, _, after = rest.partition(end)
        page = f"{before}{begin}\n\n{table}\n\n{end}{after}"
    return page


def markers(name: str) -> tuple[str, str]:
    """The markers before and after a table."""
    return f"<!-- {name}: written by `python -m bench.belief_table` -->", f"<!-- end of {name} -->"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (heads, ["---"] * len(heads), *rows))


def _leak_cells(row: Row, reports: Reports) -> list[str]:
    honest, leaking = (reports[one.words] for one in (row, row._replace(planted=PLANTED)))
    tests = [leaking["fits"], honest["fits"], honest["nearness"], honest["apart"]]
    return [*row.names, _size(honest), _mean(leaking["gain"]), *map(_chance, tests)]


def _game_cells(row: Row, report: Any) -> list[str]:
    gains = ["", ""] if row.submission == "even" else [_mean(report["gain"]), _mean(report["closer"])]
    apart = report["apart"]
    return [*row.names, _size(report), _mean(report["log"]), *gains, f"{_chance(apart)} ({apart['views']})"]


def _size(report: Any) -> str:
    return f"{report['views']} / {report['games']}"


def _mean(score: Any) -> str:
    half = "" if score["interval"] is None else f" ±{score['interval'][1] - score['mean']:.3f}"
    return f"{score['mean']:.3f}{half}"


def _chance(test: Any) -> str:
    return "–" if test is None else f"{test['p']:.2g}"


def main() -> None:
    """Score the rows if there is data, and write the tables."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--data", metavar="FOLDER", help="score the rows again, on a folder of fogline bench make")
    parser.add_argument("--only", default="", metavar="WORDS", help="score only rows whose command begins like this")
    args = parser.parse_args()
    chosen = [row for row in ROWS if row.words.startswith(args.only)]
    if not chosen:
        known = "\n".join(row.words for row in ROWS)
        parser.error(f"--only {args.only}: no row begins like this; there are:\n{known}")
    if args.only and args.data is None:
        parser.error("--only: needs --data")
    reports = stored()
    if args.data is not None:
        for row in chosen:
            reports[row.words] = scored(row, None if row.title in SAMPLED else args.data)
            store(reports)
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8"), reports), encoding="utf-8")


if __name__ == "__main__":
    main()
