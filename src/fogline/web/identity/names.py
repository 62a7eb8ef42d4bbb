"""Names of players: what others read as plain text at the table and in the lobby."""

from __future__ import annotations

import unicodedata
from typing import Final

from fogline.kernel.errors import BadData

MAX_NAME: Final = 30
"""The longest name, in code points after normalization."""
MAX_MARKS: Final = 2
"""So many accents may follow one another: more would run over other lines."""
FORBIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Characters that nobody sees or that change the order of others, and those that no font has."""


def read_name(text: str, where: str = "name") -> str:
    """A name in normal form (NFKC), with single spaces. Empty: without a name."""
    name = unicodedata.normalize("NFKC", " ".join(text.split()))
    if len(name) > MAX_NAME:
        raise BadData(where, "", f"has more than {MAX_NAME} characters")
    marks = 0
    for letter in name:
        kind = unicodedata.category(letter)
        if kind in FORBIDDEN:
            raise BadData(where, f"U+{ord(letter):04X}", "is not a character of a name")
        marks = marks + 1 if kind in ("Mn", "Me", "Mc") else 0
        if marks > MAX_MARKS:
            raise BadData(where, f"U+{ord(letter):04X}", "is one accent too many")
    if name and not any(letter.isalnum() for letter in name):
        raise BadData(where, "", "has neither a letter nor a digit")
    return name


def shown_name(text: str) -> str:
    """A name that somebody else has chosen, cut and cleaned; empty, if nothing is left."""
    normal = unicodedata.normalize("NFKC", text[: 4 * MAX_NAME])
    plain = "".join(letter for letter in normal if unicodedata.category(letter) not in FORBIDDEN)
    try:
        return read_name(" ".join(plain.split())[:MAX_NAME].strip())
    except BadData:
        return ""
