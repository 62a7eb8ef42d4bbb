"""Seals: each row of a game holds a hash of all rows up to itself, so that a missing or changed row is noticed when the
game is read. They protect against accidents, not against somebody who can write to the database: there is no secret
key."""

from __future__ import annotations

import hashlib
from typing import Final

FIRST: Final = ""
"""The seal before the first row."""
LENGTH: Final = 32
"""Hexadecimal digits: half of a SHA-256."""


def next_seal(before: str, seat: int, action: str, at: int) -> str:
    """The seal of a row, from that of the row before it and all that it holds."""
    text = f"{before}\n{seat}\n{at}\n{action}"
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:LENGTH]
