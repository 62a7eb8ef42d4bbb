"""Draws derived from committed seeds, and commitments to everything that is played. docs/verify.md describes the
complete scheme for authors of independent verifiers.

The server chooses a random seed for each game and publishes the first commitment before anyone chooses anything. After
seeing it, each seat may add its own seed. Every draw of CHANCE follows from these seeds, and every line leads to a new
commitment. The server's seed opens all commitments; the record of the finished game contains it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from secrets import token_hex
from typing import Final

SEED: Final = "seed "
"""The prefix of the line with which a seat adds a seed."""
UNDO: Final = "undo"
"""The line with which a seat takes back its latest action."""
TAKE_BACK: Final = "take back"
"""The same at a training table, where all later lines are taken back with it."""
SEED_FORM: Final = "[A-Za-z0-9_-]{16,64}"
"""The regular expression for seeds that a seat may add."""
_RANGE: Final = 2**256
_BLOCK: Final = 64
"""The block size of SHA-256 in bytes; HMAC brings its key to this length."""
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))


def new_seed() -> str:
    """A seed of the server: 256 random bits, as 64 hexadecimal digits."""
    return token_hex(32)


def is_seed(text: str) -> bool:
    """Whether a seat may add this seed: 16 to 64 letters, digits, hyphens and underscores."""
    return re.fullmatch(SEED_FORM, text) is not None


class Draws:
    """The draws of CHANCE in one game, in order. ``Table.roll`` accepts it as a generator."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._added: list[str] = []
        self._key = _hmac(seed.encode(), "draws")
        self.count = 0
        """The number of draws, including those taken back later."""

    def add_seed(self, seat: str, seed: str) -> None:
        """Add the seed of a seat: later draws depend on it, too."""
        self._added.append(f"{seat}: {seed}")
        self._key = _hmac(self._seed.encode(), "\n".join(("draws", *self._added)))

    def skip(self) -> None:
        """Count a known draw that was made earlier."""
        self.count += 1

    def randrange(self, stop: int) -> int:
        """The next draw: a number from 0 to *stop* - 1, each with exactly the same probability. A value beyond the
        largest multiple of *stop* is discarded, and another is drawn."""
        usable = _RANGE - _RANGE % stop
        attempt = 0
        while (value := int.from_bytes(_hmac(self._key, f"draw\n{self.count}\n{attempt}"))) >= usable:
            attempt += 1
        self.count += 1
        return value % stop


class Commitments:
    """A chain of commitments: the first commits to the seed and the set-up, each later one also to one more line.
    Without the seed they reveal nothing, since each line has its own salt."""

    def __init__(self, seed: str, header: Iterable[str]) -> None:
        """*header* contains the lines of ``Record.header``."""
        self._seed = seed.encode()
        self.count = 0
        """The number of lines played."""
        self.first = hashlib.sha256("\n".join((seed, *header)).encode()).hexdigest()
        self.latest = self.first

    def add(self, seat: str, action: str) -> None:
        """One more line was played."""
        self.count += 1
        salt = _hmac(self._seed, f"salt\n{self.count}")
        self.latest = _hmac(salt, f"{self.latest}\n{seat}: {action}").hex()


def _hmac(key: bytes, text: str) -> bytes:
    """HMAC-SHA256 by its definition (RFC 2104). ``hmac.digest`` takes twice as long in a busy process
    (docs/lab/server.md)."""
    block = (key if len(key) <= _BLOCK else hashlib.sha256(key).digest()).ljust(_BLOCK, b"\0")
    inner = hashlib.sha256(block.translate(_INNER) + text.encode()).digest()
    return hashlib.sha256(block.translate(_OUTER) + inner).digest()
