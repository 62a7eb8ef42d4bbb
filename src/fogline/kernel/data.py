"""Data files: TOML with limits, read with errors that name the file, the line and the reason."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from typing import Final, final

from fogline.kernel import faults
from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.faults import Kind, Said, shown, shown_key

Table = dict[str, object]

MAX_BYTES: Final = 100_000
"""The maximum size of a data file in bytes. Our largest has 32,000."""
MAX_PARTS: Final = 8
"""The maximum number of parts in a dotted key: parsing cost grows with the square of that number."""
MAX_LEVELS: Final = 32
"""The maximum depth of nested lists and tables."""
MAX_DIGITS: Final = 18
MAX_REASON: Final = 1000
"""Refusals quote at most this many characters of a file."""

_QUIET: Final = re.compile(
    r'"""(?:[^"\\]++|\\.|"(?!""))*+(?:"""|\Z)'
    r"|'''(?:[^']++|'(?!''))*+(?:'''|\Z)"
    r'|"(?:[^"\\\n]++|\\[^\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|\#[^\n]*+",
    re.DOTALL,
)
"""Strings and comments. An unclosed one extends to the end of the file, so every character is scanned only once."""
_PIECE: Final = re.compile(r"[^=,\[\]{}\n]++")
_BRACKET: Final = re.compile(r"[\[\]{}]")
_LONG_NUMBER: Final = re.compile(rf"[0-9][0-9_]{{{MAX_DIGITS},}}|0[xob][0-9a-fA-F_]{{{MAX_DIGITS - 1},}}")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def parse(text: str, file: str) -> Table:
    """Parse *text*; raises ``BadData`` that names *file*."""
    size = len(text.encode("utf-8", "replace"))
    if size > MAX_BYTES:
        raise bad_data(file, "", faults.TOO_MANY_BYTES, {"found": size, "most": MAX_BYTES})
    _refuse_costly(text, file)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise bad_data(file, "", faults.NO_TOML, {"reason": shortened(str(error))}) from None
    except (RecursionError, ValueError):
        raise bad_data(file, "", faults.UNREADABLE, {}) from None


def shortened(reason: str) -> str:
    """A reason, cut to a useful length."""
    return reason if len(reason) <= MAX_REASON else reason[:MAX_REASON] + " ..."


def _refuse_costly(text: str, file: str) -> None:
    """Refuse text that would take a TOML parser more than linear time, or that nests too deeply."""
    bones = _QUIET.sub(_blank, text)
    levels = 0
    for bracket in _BRACKET.finditer(bones):
        levels = levels + 1 if bracket[0] in "[{" else max(0, levels - 1)
        if levels > MAX_LEVELS:
            raise _costly(file, bones, bracket.start(), faults.TOO_DEEP, MAX_LEVELS)
    for piece in _PIECE.finditer(bones):
        if piece[0].count(".") >= MAX_PARTS:
            raise _costly(file, bones, piece.start(), faults.TOO_MANY_PARTS, MAX_PARTS)
    number = _LONG_NUMBER.search(bones)
    if number is not None:
        raise _costly(file, bones, number.start(), faults.TOO_MANY_DIGITS, MAX_DIGITS)


def _blank(quiet: re.Match[str]) -> str:
    """The replacement for a string or a comment, with the same number of line breaks."""
    found = quiet[0]
    return ("" if found[0] == "#" else "s") + "\n" * found.count("\n")


def _costly(file: str, bones: str, at: int, kind: Kind, most: int) -> BadData:
    return bad_data(file, "", kind, {"most": most}, bones.count("\n", 0, at) + 1)


def write(table: Table, file: str) -> str:
    """The canonical text of a value: keys sorted, tables below them, no comments. Lists keep their order. ``BadData``
    for any type other than string, integer, boolean, list and table: our files use no others."""
    lines: list[str] = []
    for key in sorted(table):
        if not _is_section(table[key]):
            lines.append(f"{_key(key)} = {_value(table[key], file, key)}")
    for key in sorted(table):
        value = table[key]
        if _is_section(value):
            head, parts = (f"[{_key(key)}]", [value]) if isinstance(value, dict) else (f"[[{_key(key)}]]", value)
            assert isinstance(parts, list)
            for part in parts:
                lines += ["", head] if lines else [head]
                lines += [f"{_key(inner)} = {_value(part[inner], file, inner)}" for inner in sorted(part)]
    return "".join([line + "\n" for line in lines])


def _is_section(value: object) -> bool:
    """Whether a value is written under its own header: a table, or a list of tables."""
    if isinstance(value, list):
        return len(value) > 0 and all(isinstance(one, dict) for one in value)
    return isinstance(value, dict)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _value(value: object, file: str, key: str) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return "[" + ", ".join([_value(one, file, key) for one in value]) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join([f"{_key(one)} = {_value(value[one], file, one)}" for one in sorted(value)]) + "}"
    raise bad_data(file, shown_key(key), faults.NO_VALUE, {"found": shown(value)})


def _text(text: str) -> str:
    """A string in quotes. Characters that cannot be printed are escaped, so it never contains a line break."""
    return '"' + "".join([_sign(sign) for sign in text]) + '"'


def _sign(sign: str) -> str:
    if sign in ('"', "\\"):
        return "\\" + sign
    if sign.isprintable():
        return sign
    return f"\\u{ord(sign):04x}" if ord(sign) < 0x10000 else f"\\U{ord(sign):08x}"


MAX_FAULTS: Final = 100
"""At most this many unknown keys of a table are named individually."""
BYTE_ORDER_MARK: Final = "\ufeff"
"""The byte order mark that some editors put at the beginning of a file; ignored."""


class Data:
    """One data file, or a table in it. Callers request every value by key and type; a wrong value raises
    ``BadData``."""

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
            raise self.error(key, faults.NO_TEXT, found=shown(value))
        if among is not None:
            names = tuple(among)
            if value not in names:
                raise self.error(key, faults.NOT_AMONG, found=shown(value), known=names)
        return value

    def integer(self, key: str, least: int, most: int) -> int:
        """The whole number at *key*, from *least* to *most*."""
        value = self._value(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(key, faults.NO_NUMBER, found=shown(value))
        if value < least:
            raise self.error(key, faults.TOO_SMALL, found=shown(value), least=least)
        if value > most:
            raise self.error(key, faults.TOO_LARGE, found=shown(value), most=most)
        return value

    def flag(self, key: str) -> bool:
        """The boolean at *key*."""
        value = self._value(key)
        if not isinstance(value, bool):
            raise self.error(key, faults.NO_FLAG, found=shown(value))
        return value

    def array(self, key: str, most: int) -> list[object]:
        """The list at *key*, of at most *most* entries."""
        value = self._value(key)
        if not isinstance(value, list):
            raise self.error(key, faults.NO_LIST, found=shown(value))
        if len(value) > most:
            raise self.error(key, faults.TOO_MANY, found=len(value), most=most)
        return value

    def section(self, key: str) -> Data:
        """The table at *key*."""
        value = self._value(key)
        if not isinstance(value, dict):
            raise self.error(key, faults.NO_TABLE, found=shown(value))
        return self.within(key, value)

    def within(self, key: str, table: Table) -> Data:
        """A table within this one; *key* names it in faults."""
        return Data(self.file, self.text, table, (*self.path, key))

    def name(self, key: str, most: int) -> str:
        """The text at *key*, if it can be shown unchanged: not empty, no control characters, and not too long."""
        value = self.string(key)
        if not value.strip() or not value.isprintable():
            raise self.error(key, faults.NO_NAME, found=shown(value))
        if len(value) > most:
            raise self.error(key, faults.TOO_LONG, found=len(value), most=most)
        return value

    def unknown(self, known: Iterable[str]) -> list[BadData]:
        """A fault for every key that is not *known*: a misspelt key must not be silently ignored."""
        names = tuple(known)
        found = [key for key in self.table if key not in names]
        refused = [self.error(key, faults.UNKNOWN_KEY, known=names) for key in found[:MAX_FAULTS]]
        if len(found) > MAX_FAULTS:
            refused.append(self.error("", faults.MORE_KEYS, found=len(found) - MAX_FAULTS))
        return refused

    def only(self, known: Iterable[str]) -> None:
        """Refuse the first key that is not *known*."""
        for fault in self.unknown(known):
            raise fault

    def error(self, key: str, kind: Kind, **values: Said) -> BadData:
        """Create a ``BadData`` about *key* of this table."""
        path = (*self.path, key) if key else self.path
        shown_path = ".".join([shown_key(part) for part in path])
        line = _lines_of(self.text).find(path) if path else None
        return bad_data(self.file, shown_path, kind, values, line or 0)

    def _value(self, key: str) -> object:
        if key not in self.table:
            raise self.error(key, faults.MISSING)
        return self.table[key]


def read(text: str, file: str) -> Data:
    """Read the data in *text*; errors name *file*."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    return Data(file, text, parse(text, file))


def canonical(text: str, file: str) -> str:
    """The same data in canonical form, without comments. Uploaded files are stored in this form."""
    return write(parse(text.removeprefix(BYTE_ORDER_MARK), file), file)


def load(package: str, name: str) -> Data:
    """The data file *name* shipped with *package*."""
    return read(files(package).joinpath(name).read_text(encoding="utf-8"), name)


@final
class _Lines:
    """The line numbers of one text, computed once for all faults in it."""

    def __init__(self, text: str) -> None:
        self.first: dict[tuple[str, ...], int] = {}
        """By path, the first line with this key, with the header of this table, or with the header of a table inside
        it."""
        self.heads: dict[tuple[str, ...], int] = {}
        """By path, the last line with the header of this table."""
        self.holders: dict[tuple[tuple[str, ...], tuple[str, ...]], int] = {}
        """By table and key, the first line where the value is a list or a table."""
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
                parts = stripped.partition("=")[0].split(".", MAX_PARTS)
                keys = tuple([part.strip().strip("\"'") for part in parts])
                self.first.setdefault(table + keys, number)
                if _holds_more(stripped):
                    self.holders.setdefault((table, keys), number)

    def find(self, path: tuple[str, ...]) -> int | None:
        """The line of the key at *path*; for a missing key, the line of its table. The path of a table in a list
        contains its number, as in ``unit[2]``."""
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
    """The path of a table; *counts* holds the number of tables in each list so far."""
    is_list = line.startswith("[[")
    parts = line.lstrip("[").partition("]")[0].split(".", MAX_PARTS)
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
    """Whether the value of a key is a table or a list, or starts one."""
    return line.partition("=")[2].lstrip()[:1] in ("{", "[")
