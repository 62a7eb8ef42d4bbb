"""Reading games from their records: every line is checked as if it were played for the first time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import fogline
from fogline.kernel.errors import BadData, FoglineError, NotationError, bad_data
from fogline.kernel.faults import Kind, Said, shown
from fogline.kernel.game import Game, Seat
from fogline.kernel.record import BREAKS_OFF, Record, header_line
from fogline.kernel.setup import Setup
from fogline.table.lines import CannotUndo, News
from fogline.table.table import Table
from fogline.table.worlds import imagined_world

AnyGame = Game[Any, Any, Any, Any]
AnyTable = Table[Any, Any, Any, Any]

NO_SUCH_LINE: Final = Kind("data-no-such-line", "the record has only {count} lines")
OTHER_RULES: Final = Kind(
    "data-other-rules", "this game uses version {found} of the rules; this program has version {here}"
)
BAD_ENTRY: Final = Kind("data-bad-entry", "{seat}: {error}")
OVER: Final = Kind("data-over-there", "the game is over at that point")


def sit_down(setup: Setup, *, training: bool = False, world: str = "") -> AnyTable:
    """Open a table for a new game. *training*: a seat may take back actions that revealed something
    (``Table.take_back``). *world*: the position in which the game starts (``worlds.py``)."""
    return Table(fogline.game(setup.game), setup, training=training, world=world)


def undo_or_take_back(table: AnyTable, seat: Seat, sequence: int | None = None) -> tuple[News[Any], bool]:
    """Take back the latest action of *seat*: unnoticed if possible, or else as training allows. Returns its news, and
    whether later lines are taken back with it. ``CannotUndo`` if neither is possible."""
    try:
        return table.undo(seat, sequence), False
    except CannotUndo:
        if not table.training:
            raise
        return table.take_back(seat, sequence), True


def read_table(text: str, name: str = "record", *, game: AnyGame | None = None) -> AnyTable:
    """The table at which the record *text* was written.

    Errors are ``BadData`` with *name*, the line and the reason.
    """
    *_, table = replayed(text, name, game=game)
    return table


def replayed(
    text: str,
    name: str = "record",
    *,
    game: AnyGame | None = None,
    setup: Setup | None = None,
    training: bool | None = None,
) -> Iterator[AnyTable]:
    """Yield the table of ``read_table``, first before the first action and then after each one. *setup* and *training*
    replace the record's own."""
    record = Record.read(text, name)
    try:
        rules = fogline.game(record.setup.game) if game is None else game
    except BadData as error:
        raise _placed(error, text, name) from None
    if record.rules != rules.version:
        values: dict[str, Said] = {"found": record.rules, "here": rules.version}
        raise bad_data(name, "rules", OTHER_RULES, values, header_line(text, "rules"))
    training = record.training if training is None else training
    agreed = record.setup if setup is None else setup
    taken_back = record.taken_back if training else ()
    try:
        table: AnyTable = Table(rules, agreed, training=training, taken_back=taken_back, world=record.world)
    except BadData as error:
        raise _placed(error, text, name) if setup is None else error from None
    yield table
    last = len(text.splitlines())
    for entry, line in zip(record.entries, entry_lines(text), strict=True):
        try:
            table.replay(entry)
        except FoglineError as error:
            if isinstance(error, NotationError) and line == last and not text.endswith("\n"):
                raise bad_data(name, "", BREAKS_OFF, {"found": shown(f"{entry.seat}: {entry.action}")}, line) from None
            raise bad_data(name, "", BAD_ENTRY, {"seat": entry.seat, "error": str(error)}, line) from None
        yield table


def _placed(error: BadData, text: str, name: str) -> BadData:
    """An error in the header of the record *text*, with the record's *name* and the line number."""
    told = error.told
    path = error.where if told is None else told.path
    key = "game" if error.file in ("game", "title") else path
    line = header_line(text, key) or header_line(text, f"option {key}")
    if not line and told is not None and told.line and (first := header_line(text, "data")):
        line = first + told.line - 1
    where = ", ".join([*([f"line {line}"] if line else []), *([path] if path else [])])
    return BadData(name, where, error.why, told and told._replace(line=line, path=path))


def table_at(text: str, at: int, name: str = "record") -> AnyTable:
    """The table after *at* lines of a record; ``BadData`` if it has fewer."""
    count = len(Record.read(text, name).entries)
    if not 0 <= at <= count:
        raise bad_data(name, str(at), NO_SUCH_LINE, {"count": count})
    *_, table = islice(replayed(text, name), at + 1)
    return table


def another_world(table: AnyTable, seat: Seat, seed: str, *, training: bool = False) -> AnyTable:
    """A table at which the game of *table* continues as *seat* knows it, with everything that the seat cannot know
    drawn again. Its bytes are determined by the seat's view, the seed and *training*. Words said at the table are not
    part of a view, so an offer of a draw does not carry over."""
    if table.outcome() is not None:
        raise bad_data("at", str(len(table.history())), OVER, {})
    world = imagined_world(table.game, table.view(seat), seed)
    return Table(table.game, table.setup, training=training, world=world)


def entry_lines(text: str) -> list[int]:
    """The line number of each action in a record."""
    lines = text.splitlines()
    blank = next((number for number, line in enumerate(lines) if not line.strip()), len(lines))
    return [
        number + 1 for number, line in enumerate(lines) if number > blank and line.strip() and not line.startswith("#")
    ]
