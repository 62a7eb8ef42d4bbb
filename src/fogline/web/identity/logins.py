"""What else signs somebody in: a recovery code on paper, or a name at the host's OIDC provider. Only hashes are stored.
For the games' thread only."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from sqlalchemy import delete, insert, select

from fogline.web.faults import Refused
from fogline.web.identity.players import PlayerId, Players, whole_day
from fogline.web.schema import LOGINS
from fogline.web.storage import Storage

RECOVERY: Final = "recovery"
OIDC: Final = "oidc"
LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No two that look alike."""
GROUPS: Final = 5
GROUP: Final = 5
"""A code has five groups of five: 123 random bits."""


def read_code(text: str) -> str:
    """A recovery code as it was typed, in the form that it is hashed in."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def _hashed(kind: str, text: str) -> str:
    return hashlib.sha256(f"{kind}\0{text}".encode()).hexdigest()


class Logins:
    """All of them."""

    def __init__(self, storage: Storage, players: Players) -> None:
        self._storage = storage
        self._players = players

    def kinds(self, player: PlayerId) -> list[str]:
        """Which ways a player has."""
        wanted = select(LOGINS.c.kind).where(LOGINS.c.player == player).order_by(LOGINS.c.kind)
        return [str(row.kind) for row in self._storage.execute(wanted)]

    def new_code(self, player: PlayerId, now: int) -> str:
        """A recovery code in place of the one before. It is shown once."""
        code = "".join(secrets.choice(LETTERS) for _ in range(GROUPS * GROUP))
        with self._storage.transaction():
            its = (LOGINS.c.player == player, LOGINS.c.kind == RECOVERY)
            self._storage.execute(delete(LOGINS).where(*its))
            self._add(player, RECOVERY, code, now)
        return "-".join(code[first : first + GROUP] for first in range(0, len(code), GROUP))

    def use_code(self, text: str) -> PlayerId:
        """Whose recovery code this is. It is used up."""
        name = _hashed(RECOVERY, read_code(text))
        with self._storage.transaction():
            found = self._storage.execute(select(LOGINS.c.player).where(LOGINS.c.hash == name))
            self._storage.execute(delete(LOGINS).where(LOGINS.c.hash == name))
        if not found:
            raise Refused(403, "wrong-code", "this is not a recovery code, or it was used before")
        return PlayerId(found[0].player)

    def come(self, issuer: str, subject: str, name: str, now: int) -> tuple[PlayerId, bool]:
        """The player that somebody is who has signed in at an OIDC provider, and whether it is a new one."""
        with self._storage.transaction():
            hashed = _hashed(OIDC, f"{issuer}\0{subject}")
            found = self._storage.execute(select(LOGINS.c.player).where(LOGINS.c.hash == hashed))
            if found:
                return PlayerId(found[0].player), False
            player = self._players.add(name, now)
            self._add(player, OIDC, f"{issuer}\0{subject}", now)
            return player, True

    def _add(self, player: PlayerId, kind: str, text: str, now: int) -> None:
        values = {"hash": _hashed(kind, text), "player": player, "kind": kind, "at": whole_day(now)}
        self._storage.execute(insert(LOGINS).values(**values))
