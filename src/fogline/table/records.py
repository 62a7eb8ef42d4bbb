"""Reading games from their records: every line is checked as if it were played for the first time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import fogline
from fogline.kernel.errors import BadData, FoglineError
from fogline.kernel.game import Game
from fogline.kernel.record import Record
from fogline.kernel.setup import Setup
from fogline.table.table import Table

AnyGame = Game[Any, Any, Any, Any]
AnyTable = Table[Any, Any, Any, Any]


def sit_down(setup: Setup) -> AnyTable:
    """A table for a new game."""
    return Table(fogline.game(setup.game), setup)


def read_table(text: str, name: str = "record", *, game: AnyGame | None = None) -> AnyTable:
    """The table at which the record *text* was written.

    Errors are ``BadData`` with *name*, the line and the reason.
    """
    *_, table = replayed(text, name, game=game)
    return table


def replayed(
    text: str, name: str = "record", *, game: AnyGame | None = None, setup: Setup | None = None
) -> Iterator[AnyTable]:
    """The table as ``read_table`` finds it: before the first action, then again after each. *setup* replaces the
    record's own."""
    record = Record.read(text, name)
    rules = fogline.game(record.setup.game) if game is None else game
    if record.rules != rules.version:
        why = f"this is a game under version {record.rules} of the rules; here they are version {rules.version}"
        raise BadData(name, "rules", why)
    table: AnyTable = Table(rules, record.setup if setup is None else setup)
    yield table
    for entry, line in zip(record.entries, entry_lines(text), strict=True):
        try:
            table.replay(entry)
        except FoglineError as error:
            raise BadData(name, f"line {line}", f"{entry.seat}: {error}") from None
        yield table


def entry_lines(text: str) -> list[int]:
    """The number of each line of a record that holds an action."""
    lines = text.splitlines()
    blank = next((number for number, line in enumerate(lines) if not line.strip()), len(lines))
    return [
        number + 1 for number, line in enumerate(lines) if number > blank and line.strip() and not line.startswith("#")
    ]
