"""Questions to browsers that sign in. Each can be answered once, within a few minutes, for what it was asked.

A question is not stored: it carries the time until which it is valid, and a code that only the servers of this database
can compute. So asking takes no room, and nobody who asks often pushes out what others were asked. Only the hash of a
question whose answer was accepted is stored, in the transaction that accepts it: what is refused uses nothing up. For
the games' thread only: servers that share a database share the key."""

from __future__ import annotations

import base64
import hmac
import secrets
from typing import Final

from sqlalchemy import delete, insert, select

from fogline.web.faults import Refused
from fogline.web.identity.players import PlayerId
from fogline.web.notices.book import kept_secret
from fogline.web.schema import ANSWERED
from fogline.web.storage import Storage
from fogline.web.tokens import BYTES, digest, new_token

LASTS: Final = 5 * 60 * 1000
"""Milliseconds."""
SECRET: Final = "challenges"
RANDOM_BYTES: Final = 14
TIME_BYTES: Final = 6
CODE_BYTES: Final = 16


class Challenges:
    """All questions, those included that other servers have asked."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._key = kept_secret(storage, SECRET, new_token).encode("ascii")

    def ask(self, kind: str, now: int, player: PlayerId | None = None) -> str:
        """A new one, for one *kind* of answer, and perhaps for one player."""
        asked = secrets.token_bytes(RANDOM_BYTES) + (now + LASTS).to_bytes(TIME_BYTES, "big")
        return base64.urlsafe_b64encode(asked + self._code(kind, asked, player)).decode("ascii")

    def check(self, kind: str, text: str, now: int, player: PlayerId | None = None) -> None:
        """Refuse an answer to a question that was not asked of this *player* for this *kind* of answer, was asked too
        long ago, or was answered before."""
        if not self._is_open(kind, text, now, player):
            raise Refused(409, "too-late", "this was answered already, or not in time; begin again")

    def use(self, kind: str, text: str, now: int, player: PlayerId | None = None) -> None:
        """The answer is accepted, in the current transaction: there is no other."""
        self.check(kind, text, now, player)
        self._storage.execute(delete(ANSWERED).where(ANSWERED.c.until <= now - LASTS))  # clocks of servers differ
        self._storage.execute(insert(ANSWERED).values(hash=digest(text), until=_until(_raw(text))))

    def derived(self, purpose: str, text: str) -> str:
        """A token that belongs to a question, and that nobody else can compute."""
        return base64.urlsafe_b64encode(self._hashed(purpose, text.encode("ascii"))[:BYTES]).decode("ascii")

    def _is_open(self, kind: str, text: str, now: int, player: PlayerId | None) -> bool:
        raw = _raw(text)
        asked, code = raw[:-CODE_BYTES], raw[-CODE_BYTES:]
        if not hmac.compare_digest(code, self._code(kind, asked, player)) or _until(raw) <= now:
            return False
        return not self._storage.execute(select(ANSWERED.c.hash).where(ANSWERED.c.hash == digest(text)))

    def _code(self, kind: str, asked: bytes, player: PlayerId | None) -> bytes:
        return self._hashed(f"ask\0{kind}\0{player or ''}", asked)[:CODE_BYTES]

    def _hashed(self, purpose: str, text: bytes) -> bytes:
        return hmac.digest(self._key, purpose.encode("ascii") + b"\0" + text, "sha256")


def _raw(text: str) -> bytes:
    """The bytes of a question; of anything else, some that fit none. A text that is not written as ours are is none."""
    try:
        raw = base64.b64decode(text, altchars=b"-_", validate=True)
    except ValueError:
        raw = b""
    length = RANDOM_BYTES + TIME_BYTES + CODE_BYTES
    return raw if len(raw) == length and base64.urlsafe_b64encode(raw) == text.encode("ascii") else bytes(length)


def _until(raw: bytes) -> int:
    return int.from_bytes(raw[RANDOM_BYTES : RANDOM_BYTES + TIME_BYTES], "big")
