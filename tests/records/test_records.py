"""Finished games of every version of the rules, kept forever: each must still end the same.

When a rule changes so that one of these would end differently, the game's version rises, and the old records are
replayed by the old rules. Never change a file here. ``python -m tests.records.test_records FILE`` adds a record to the
newest version.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

import fogline
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.messages import is_kebab
from fogline.kernel.record import Record
from fogline.kernel.setup import write_value
from fogline.table import read_table
from tests.pictures import panzer, spearpoint, stalingrad

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("v*/*.record"))
END = "# The end:\n"
PICTURES: Final[dict[str, Callable[[Any], str]]] = {
    "stalingrad": stalingrad.picture,
    "panzer": panzer.picture,
    "spearpoint": spearpoint.picture,
}


def final_picture(record: Record) -> str:
    """The last position of a game, as comments for the end of its record."""
    game = fogline.game(record.setup.game)
    names = game.seats(record.setup)
    state = game.new(record.setup)
    for name, text in record.entries:
        game.apply(state, CHANCE if name == "chance" else Seat(names.index(name)), game.read(text))
    assert game.outcome(state) is not None, "the game is not finished"
    left_out = ("scenario:", "option ", "data|", "quiet:")
    lines = [line for line in PICTURES[game.name](state).splitlines() if not line.startswith(left_out)]
    return END + "".join(f"# {line}\n" for line in lines)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_finished_game_keeps_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.read(text, path.name)
    assert record.rules == int(path.parent.name.removeprefix("v"))
    assert END + text.partition(END)[2] == final_picture(record)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_writing_a_record_round_trips(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table = read_table(text, path.name)
    written = table.record().write()
    again, game = Record.read(written), table.game
    assert again.entries == Record.read(text).entries
    assert final_picture(again) == END + text.partition(END)[2]
    assert again.setup.scenario in (*game.scenarios, "custom")
    texts = [option.key for option in game.options if option.form == "text"]
    for key, value in again.setup.options.items():
        assert is_kebab(key)
        assert key in texts or is_kebab(write_value(value))
    assert read_table(written, path.name).record().write() == written


@pytest.mark.parametrize("name", fogline.games())
def test_the_present_version_has_records(name: str) -> None:
    version = fogline.game(name).version
    games = [Record.read(path.read_text(encoding="utf-8")).setup.game for path in HERE.glob(f"v{version}/*.record")]
    assert games.count(name) >= 5


def main() -> None:
    for file in sys.argv[1:]:
        record = Record.read(Path(file).read_text(encoding="utf-8"), file)
        path = HERE / f"v{record.rules}" / f"{Path(file).stem}.record"
        path.write_text(record.write() + final_picture(record), encoding="utf-8")


if __name__ == "__main__":
    main()
