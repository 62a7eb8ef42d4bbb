"""The lessons of the browser client, position by position, for play without a server.

``python -m tools.lessons`` writes ``webapp/src/titles/<title>/lessons/played/<lesson>.json`` for each lesson: the
answers of the server's ``/api/replay`` to the learner's seat, for the lesson's record. The view and the legal list are
kept only where a step shows them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from fogline.desk.replays import replay_record

TITLES: Final = Path(__file__).parents[1] / "webapp" / "src" / "titles"
SHOWN_ONLY: Final = ("view", "legal")


def played_file(notes: Path) -> Path:
    """The file for the positions of the lesson with these notes."""
    return notes.parent / "played" / notes.name


def played(notes: Path) -> str:
    """The positions of a lesson as JSON, one per line."""
    told = json.loads(notes.read_text(encoding="utf-8"))
    shown = {step["at"] for step in told["steps"]}
    record = notes.with_suffix(".record").read_text(encoding="utf-8")
    replay = replay_record(record, told["seat"], 0, max(shown) + 1)
    positions: Any = replay["positions"]
    lines = [
        _line({key: value for key, value in one.items() if one["at"] in shown or key not in SHOWN_ONLY})
        for one in positions
        if one["at"] >= min(shown)
    ]
    positions_text = ",\n".join(lines)
    return f'{{"setup":{_line(replay["setup"])},\n"positions":[\n{positions_text}\n]}}\n'


def _line(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def main() -> None:
    for notes in sorted(TITLES.glob("*/lessons/*.json")):
        played_file(notes).parent.mkdir(exist_ok=True)
        played_file(notes).write_text(played(notes), encoding="utf-8")


if __name__ == "__main__":
    main()
