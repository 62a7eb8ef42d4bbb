"""Reading and writing TOML, with limits.

``parse`` refuses a text that would take more than linear time before parsing it: the text is scanned once and may have
a limited number of bytes, levels and digits. ``write`` gives a value as text in canonical form, without comments, so
that stored files are no longer than their content."""

from __future__ import annotations

import re
import tomllib
from typing import Final

from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.faults import (
    NO_TOML,
    NO_VALUE,
    TOO_DEEP,
    TOO_MANY_BYTES,
    TOO_MANY_DIGITS,
    TOO_MANY_PARTS,
    UNREADABLE,
    Kind,
    shown,
    shown_key,
)

Table = dict[str, object]

MAX_BYTES: Final = 100_000
"""The longest data file. The largest of ours has 32,000."""
MAX_PARTS: Final = 8
"""The limit of parts of a dotted key: its cost grows with their square."""
MAX_LEVELS: Final = 32
"""The limit of nested lists and tables."""
MAX_DIGITS: Final = 18
MAX_REASON: Final = 1000
"""The limit of characters of a file that a refusal repeats."""

_QUIET: Final = re.compile(
    r'"""(?:[^"\\]++|\\.|"(?!""))*+(?:"""|\Z)'
    r"|'''(?:[^']++|'(?!''))*+(?:'''|\Z)"
    r'|"(?:[^"\\\n]++|\\[^\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|\#[^\n]*+",
    re.DOTALL,
)
"""Strings and comments. One without an end goes on to the end of the file: so every character is scanned once."""
_PIECE: Final = re.compile(r"[^=,\[\]{}\n]++")
_BRACKET: Final = re.compile(r"[\[\]{}]")
_LONG_NUMBER: Final = re.compile(rf"[0-9][0-9_]{{{MAX_DIGITS},}}|0[xob][0-9a-fA-F_]{{{MAX_DIGITS - 1},}}")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def parse(text: str, file: str) -> Table:
    """The value that *text* holds, or ``BadData`` that names *file*."""
    size = len(text.encode("utf-8", "replace"))
    if size > MAX_BYTES:
        raise bad_data(file, "", TOO_MANY_BYTES, {"found": size, "most": MAX_BYTES})
    _refuse_costly(text, file)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise bad_data(file, "", NO_TOML, {"reason": shortened(str(error))}) from None
    except (RecursionError, ValueError):
        raise bad_data(file, "", UNREADABLE, {}) from None


def shortened(reason: str) -> str:
    """A reason, cut to a useful length."""
    return reason if len(reason) <= MAX_REASON else reason[:MAX_REASON] + " ..."


def _refuse_costly(text: str, file: str) -> None:
    """Refuse what takes a TOML parser more than linear time, or too many levels."""
    bones = _QUIET.sub(_blank, text)
    levels = 0
    for bracket in _BRACKET.finditer(bones):
        levels = levels + 1 if bracket[0] in "[{" else max(0, levels - 1)
        if levels > MAX_LEVELS:
            raise _costly(file, bones, bracket.start(), TOO_DEEP, MAX_LEVELS)
    for piece in _PIECE.finditer(bones):
        if piece[0].count(".") >= MAX_PARTS:
            raise _costly(file, bones, piece.start(), TOO_MANY_PARTS, MAX_PARTS)
    number = _LONG_NUMBER.search(bones)
    if number is not None:
        raise _costly(file, bones, number.start(), TOO_MANY_DIGITS, MAX_DIGITS)


def _blank(quiet: re.Match[str]) -> str:
    """The replacement for a string or a comment: as many line breaks."""
    found = quiet[0]
    return ("" if found[0] == "#" else "s") + "\n" * found.count("\n")


def _costly(file: str, bones: str, at: int, kind: Kind, most: int) -> BadData:
    return bad_data(file, "", kind, {"most": most}, bones.count("\n", 0, at) + 1)


# -- writing --------------------------------------------------------------------------------------------


def write(table: Table, file: str) -> str:
    """The canonical text of a value: keys sorted, tables below them, no comments. Lists keep their
    order. ``BadData`` for other types than string, integer, boolean, list and table: our files have none."""
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
    """Whether it is written under a header of its own: a table, or a list of tables."""
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
    raise bad_data(file, shown_key(key), NO_VALUE, {"found": shown(value)})


def _text(text: str) -> str:
    """A string in quotes. Characters that cannot be printed are escaped, so it never contains a line break."""
    return '"' + "".join([_sign(sign) for sign in text]) + '"'


def _sign(sign: str) -> str:
    if sign in ('"', "\\"):
        return "\\" + sign
    if sign.isprintable():
        return sign
    return f"\\u{ord(sign):04x}" if ord(sign) < 0x10000 else f"\\U{ord(sign):08x}"
