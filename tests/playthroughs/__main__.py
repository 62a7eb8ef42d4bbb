"""``python -m tests.playthroughs`` tells the recorded games anew; with ``new`` it plays and records other ones first.

Look at the difference before you commit it: every changed line is something that somebody sees.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from fogline.kernel.record import Entry, Record
from tests.conformance.cases import BY_GAME
from tests.conformance.walks import Case, walk
from tests.playthroughs.telling import record_of, tell

TEXTS = Path(__file__).parent / "texts"


def chosen() -> list[Case]:
    """Every scenario in every mode with two players; three and four on a few; every option once."""
    cases = []
    for case in BY_GAME["stalingrad"]:
        options = case.setup.options
        teams = options.get("players", 2) != 2
        if not teams or case.setup.scenario == "open-front" or len(options) > 3 or case.setup.data:
            cases.append(case)
    return cases


def file_name(case: Case) -> str:
    """The case in letters that every file system knows."""
    words = case.name.partition(" ")[2]
    return "".join(letter if letter.isalnum() or letter in "-" else "_" for letter in words) + ".txt"


def play(case: Case) -> Record:
    """A lively game to its end, the shortest of a few: these are read by people."""
    games = []
    for seed in range(4):
        record = Record(case.setup, case.game.version)
        for _, seat, action in walk(case, Random(f"{case.name} {seed}"), 5000):
            if seat is not None:
                record.entries.append(Entry(case.seat_name(seat), case.game.write(action)))
        games.append(record)
    return min(games, key=lambda record: len(record.entries))


def main() -> None:
    TEXTS.mkdir(exist_ok=True)
    if sys.argv[1:] == ["new"]:
        for path in TEXTS.glob("*.txt"):
            path.unlink()
        for case in chosen():
            (TEXTS / file_name(case)).write_text(tell(play(case)), encoding="utf-8")
    else:
        for path in TEXTS.glob("*.txt"):
            path.write_text(tell(record_of(path.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()
