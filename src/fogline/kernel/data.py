"""Data files: TOML, read with errors that name the file, the line and the reason."""

from __future__ import annotations

from collections.abc import Iterable
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
    TOO_LARGE,
    TOO_LONG,
    TOO_MANY,
    TOO_SMALL,
    UNKNOWN_KEY,
    Kind,
    Said,
    shown,
    shown_key,
)  # fmt: skip
from fogline.kernel.toml import Table

MAX_FAULTS: Final = 100
"""At most this many unknown keys of a table are named one by one."""
BYTE_ORDER_MARK: Final = "\ufeff"
"""Some editors begin a file with it; it is ignored."""


class Data:
    """One data file, or a table in it. Every value is asked for by key and type; a wrong one is a ``BadData``."""

    def __init__(self, file: str, text: str, table: Table, path: tuple[str, ...] = ()) -> None:
        self.file = file
        self.text = text
        self.table = table
        self.path = path

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
        return Data(self.file, self.text, table, (*self.path, key))

    def name(self, key: str, most: int) -> str:
        """The text at *key*, if it can be shown to people unchanged: not empty, no control characters, and not too
        long."""
        value = self.string(key)
        if not value.strip() or not value.isprintable():
            raise self.error(key, NO_NAME, found=shown(value))
        if len(value) > most:
            raise self.error(key, TOO_LONG, found=len(value), most=most)
        return value

    def unknown(self, known: Iterable[str]) -> list[BadData]:
        """A fault for every key that is not *known*: a misspelt key must not be silently ignored."""
        names = tuple(known)
        found = [key for key in self.table if key not in names]
        faults = [self.error(key, UNKNOWN_KEY, known=names) for key in found[:MAX_FAULTS]]
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

    def find(self, path: tuple[str, ...]) -> int | None:
        """The line where the key at *path* stands; of a missing key, the line of its table.
        A table of a list has its number in the path, as in ``unit[2]``."""
        found = self.first.get(path)
        for start in range(len(path)):
            for end in range(start + 1, len(path) + 1):
                above = self.holders.get((path[:start], _bare(path[start:end])))
                if above is not None and (found is None or above < found):
                    found = above
        return self.heads.get(path[:-1]) if found is None else found


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
