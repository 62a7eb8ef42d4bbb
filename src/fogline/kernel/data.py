"""Data files: TOML, read with errors that name the file, the line and the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib.resources import files
from typing import Final, final

from fogline.kernel import toml
from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.faults import (
    MISSING,
    MORE_KEYS,
    NO_FLAG,
    NO_LIST,
    NO_NAME,
    NO_NUMBER,
    NO_TABLE,
    NO_TEXT,
    NOT_AMONG,
    OLD_SPELLING,
    TOO_LARGE,
    TOO_LONG,
    TOO_MANY,
    TOO_SMALL,
    TWO_SPELLINGS,
    UNKNOWN_KEY,
    Kind,
    Said,
    shown,
    shown_key,
)  # fmt: skip
from fogline.kernel.spelling import kebab, known_name, known_names
from fogline.kernel.toml import Table

MAX_FAULTS: Final = 100
"""At most this many unknown keys of a table are named one by one."""
BYTE_ORDER_MARK: Final = "\ufeff"
"""Some editors begin a file with it; it is ignored."""


class Data:
    """One data file, or a table in it. Every value is asked for by key and type; a wrong one is a ``BadData``.

    Keys and words in an old spelling are brought to the new one where they are met (``spell``, ``word``), in the table
    itself: after a file was read, ``toml.write`` gives it in the spelling of today.
    """

    def __init__(
        self, file: str, text: str, table: Table, path: tuple[str, ...] = (), old: list[BadData] | None = None
    ) -> None:
        self.file = file
        self.text = text
        self.table = table
        self.path = path
        self.old: list[BadData] = [] if old is None else old
        """A note for every old spelling that was met in the file so far, shared by all its tables."""

    def keys(self) -> list[str]:
        """The keys of this table, in the order of the file."""
        return list(self.table)

    def has(self, key: str) -> bool:
        """Whether this table has *key*."""
        return key in self.table

    def string(self, key: str, among: Iterable[str] | None = None) -> str:
        """The text at *key*."""
        value = self._value(key)
        if not isinstance(value, str):
            raise self.error(key, NO_TEXT, found=shown(value))
        if among is not None:
            names = tuple(among)
            value = self.table[key] = self.word(key, value, names)
            if value not in names:
                raise self.error(key, NOT_AMONG, found=shown(value), known=names)
        return value

    def integer(self, key: str, least: int, most: int) -> int:
        """The whole number at *key*, from *least* to *most*."""
        value = self._value(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(key, NO_NUMBER, found=shown(value))
        if value < least:
            raise self.error(key, TOO_SMALL, found=shown(value), least=least)
        if value > most:
            raise self.error(key, TOO_LARGE, found=shown(value), most=most)
        return value

    def flag(self, key: str) -> bool:
        """The boolean at *key*."""
        value = self._value(key)
        if not isinstance(value, bool):
            raise self.error(key, NO_FLAG, found=shown(value))
        return value

    def array(self, key: str, most: int) -> list[object]:
        """The list at *key*, of at most *most* entries."""
        value = self._value(key)
        if not isinstance(value, list):
            raise self.error(key, NO_LIST, found=shown(value))
        if len(value) > most:
            raise self.error(key, TOO_MANY, found=len(value), most=most)
        return value

    def section(self, key: str) -> Data:
        """The table at *key*."""
        value = self._value(key)
        if not isinstance(value, dict):
            raise self.error(key, NO_TABLE, found=shown(value))
        return self.within(key, value)

    def within(self, key: str, table: Table) -> Data:
        """A table of this one; *key* names it in faults."""
        return Data(self.file, self.text, table, (*self.path, key), self.old)

    def name(self, key: str, most: int) -> str:
        """The text at *key*, if it can be shown to people unchanged: not empty, no control characters, and not too
        long."""
        value = self.string(key)
        if not value.strip() or not value.isprintable():
            raise self.error(key, NO_NAME, found=shown(value))
        if len(value) > most:
            raise self.error(key, TOO_LONG, found=len(value), most=most)
        return value

    def spell(self, known: Iterable[str]) -> list[BadData]:
        """Bring every key in an old spelling to the new one, if that is *known*. A fault for every key that is there in
        two spellings."""
        keys, names = list(self.table), tuple(known)
        new, twice = known_names(keys, names)
        if twice:
            faults = []
            for key, other in twice:
                faults.append(self.error(key, TWO_SPELLINGS, other=shown_key(other), name=known_name(key, names)))
                del self.table[key]
            return faults + self.spell(names)
        changed = [key for key in keys if new[key] != key]
        self.old += [self.error(key, OLD_SPELLING, name=new[key]) for key in changed]
        if changed:
            values = [(new[key], self.table[key]) for key in keys]
            self.table.clear()
            self.table.update(values)
        return []

    def word(self, key: str, value: str, known: Iterable[str]) -> str:
        """The one of the *known* words that the *value* at *key* means, if it is an old spelling of it; else itself."""
        new = known_name(value, tuple(known))
        if new != value:
            self.old.append(self.error(key, OLD_SPELLING, name=new))
        return new

    def unknown(self, known: Iterable[str]) -> list[BadData]:
        """A fault for every key that is not *known*, after ``spell``: a misspelt key must not be silently ignored."""
        names = tuple(known)
        faults = self.spell(names)
        found = [key for key in self.table if key not in names]
        faults += [self.error(key, UNKNOWN_KEY, known=names) for key in found[:MAX_FAULTS]]
        if len(found) > MAX_FAULTS:
            faults.append(self.error("", MORE_KEYS, found=len(found) - MAX_FAULTS))
        return faults

    def only(self, known: Iterable[str]) -> None:
        """Refuse the first key that is not *known*."""
        for fault in self.unknown(known):
            raise fault

    def error(self, key: str, kind: Kind, **values: Said) -> BadData:
        """A ``BadData`` about *key* of this table."""
        path = (*self.path, key) if key else self.path
        shown_path = ".".join([shown_key(part) for part in path])
        line = _lines_of(self.text).find(path) if path else None
        return bad_data(self.file, shown_path, kind, values, line or 0)

    def _value(self, key: str) -> object:
        if key not in self.table:
            raise self.error(key, MISSING)
        return self.table[key]


def read(text: str, file: str) -> Data:
    """The data that *text* holds; *file* is named in errors."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    return Data(file, text, toml.parse(text, file))


def canonical(text: str, file: str) -> str:
    """The same data in canonical form, without comments: this is what is stored of an uploaded file."""
    return toml.write(toml.parse(text.removeprefix(BYTE_ORDER_MARK), file), file)


def spelt(text: str, file: str, examine: Callable[[Data], bool]) -> str:
    """The same data with every name in the spelling of today: *text* itself, if there is no other in it. *examine*
    reads it, so that old spellings are met, and says whether it has no faults; with faults it stays as it is."""
    try:
        found = read(text, file)
    except BadData:
        return text
    return toml.write(found.table, file) if examine(found) and found.old else text


def load(package: str, name: str) -> Data:
    """The data file *name* that is shipped with *package*."""
    return read(files(package).joinpath(name).read_text(encoding="utf-8"), name)


@final
class _Lines:
    """The line numbers of one text: computed once for all its faults."""

    def __init__(self, text: str) -> None:
        self.first: dict[tuple[str, ...], int] = {}
        """By path, the first line with this key, or with the head of this table or of one in it."""
        self.heads: dict[tuple[str, ...], int] = {}
        """By path, the last line with the head of this table."""
        self.holders: dict[tuple[tuple[str, ...], tuple[str, ...]], int] = {}
        """By table and key in it, the first line where a list or a table is its value."""
        table: tuple[str, ...] = ()
        counts: dict[tuple[str, ...], int] = {}
        for number, line in enumerate(text.splitlines(), start=1):
            stripped = line.strip()
            if stripped.startswith("["):
                table = _header(stripped, counts)
                self.heads[table] = number
                for end in range(1, len(table) + 1):
                    self.first.setdefault(table[:end], number)
            elif "=" in stripped:
                parts = stripped.partition("=")[0].split(".", toml.MAX_PARTS)
                keys = tuple([part.strip().strip("\"'") for part in parts])
                self.first.setdefault(table + keys, number)
                if _holds_more(stripped):
                    self.holders.setdefault((table, keys), number)
        self.spellings: dict[tuple[str, ...], tuple[str, ...]] = {}
        """By path in today's spelling, how it is written here."""
        for written in (*self.first, *[(*within, *keys) for within, keys in self.holders]):
            self.spellings.setdefault(tuple([kebab(part) for part in written]), written)

    def find(self, path: tuple[str, ...]) -> int | None:
        """The line where the key at *path* stands, perhaps in an old spelling; of a missing key, the line of its table.
        A table of a list has its number in the path, as in ``unit[2]``."""
        path = self._as_written(path)
        found = self.first.get(path)
        for start in range(len(path)):
            for end in range(start + 1, len(path) + 1):
                above = self.holders.get((path[:start], _bare(path[start:end])))
                if above is not None and (found is None or above < found):
                    found = above
        return self.heads.get(path[:-1]) if found is None else found

    def _as_written(self, path: tuple[str, ...]) -> tuple[str, ...]:
        """The *path* as it is written here, if it is there in an old spelling, or its beginning is."""
        for end in range(len(path), 0, -1):
            start = path[:end]
            if start in self.first:
                return path
            for one in (start, (*start[:-1], *_bare(start[-1:]))):
                written = self.spellings.get(tuple([kebab(part) for part in one]))
                if written is not None:
                    return path if written == one else written + path[end:]
        return path


@lru_cache(maxsize=4)
def _lines_of(text: str) -> _Lines:
    return _Lines(text)


def _header(line: str, counts: dict[tuple[str, ...], int]) -> tuple[str, ...]:
    """The path of a table; *counts* has the number of tables in each list so far."""
    is_list = line.startswith("[[")
    parts = line.lstrip("[").partition("]")[0].split(".", toml.MAX_PARTS)
    names = [part.strip().strip("\"'") for part in parts]
    path: tuple[str, ...] = ()
    for at, name in enumerate(names):
        if is_list and at == len(names) - 1:
            counts[(*path, name)] = counts.get((*path, name), 0) + 1
        count = counts.get((*path, name))
        path = (*path, name if count is None else f"{name}[{count}]")
    return path


def _bare(path: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([part.partition("[")[0] for part in path])


def _holds_more(line: str) -> bool:
    """Whether the value of a key is a table or a list, at least its beginning."""
    return line.partition("=")[2].lstrip()[:1] in ("{", "[")
