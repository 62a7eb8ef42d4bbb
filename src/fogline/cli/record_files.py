"""Records as files: written atomically, and never over another game."""

from __future__ import annotations

import os
from errno import EEXIST
from pathlib import Path

from fogline.cli.faults import ANOTHER_GAME
from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.record import FIRST_LINE, FIRST_WORD, Note, Record
from fogline.kit.files import file_fault, read_file, write_file
from fogline.table.records import AnyTable


def save(table: AnyTable, path: Path) -> None:
    """Write the game so far to a file, which must be new or an older record. If it contains the beginning of this game,
    its notes are kept. The file is written atomically."""
    record = table.record()
    if path.exists():
        before = path.read_text(encoding="utf-8", errors="replace")
        if not before.startswith(FIRST_LINE):
            raise FileExistsError(EEXIST, os.strerror(EEXIST), str(path))
        record.notes = _notes(before, record)
    write_file(path, record.write().encode("utf-8"))


def _notes(text: str, record: Record) -> dict[int, Note]:
    """The notes of a file that contains the beginning of a *record*."""
    if FIRST_WORD not in text:
        return {}
    try:
        found = Record.read(text)
    except BadData:
        return {}
    is_same = found.world == record.world and found.entries == record.entries[: len(found.entries)]
    return found.notes if is_same else {}


def keep(table: AnyTable, name: str) -> None:
    """Write the game so far to the file that the user named."""
    try:
        save(table, Path(name))
    except OSError as error:
        raise file_fault(name, error) from None


def refuse_another_game(table: AnyTable, name: str) -> None:
    """Raise ``BadData`` if the file *name* exists and contains anything but the beginning of this game."""
    if not os.path.exists(name):
        return
    found, here = Record.read(read_file(name), name), table.record()
    if (found.setup, found.rules, found.world) != (here.setup, here.rules, here.world) or found.entries != here.entries[
        : len(found.entries)
    ]:
        raise bad_data(name, "", ANOTHER_GAME, {})
