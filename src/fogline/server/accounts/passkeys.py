"""Passkeys: challenging a browser (WebAuthn), checking its answers, and storing the keys of each player.

Answers are checked (with ``webauthn``) in a separate thread; only the games' thread calls the methods of ``Passkeys``.
"""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, insert, select, update

from fogline.desk.refusals import Refused
from fogline.kit.wire import Form
from fogline.server.accounts.players import whole_day
from fogline.server.addresses import read_address
from fogline.server.storage.base64url import decoded, encoded
from fogline.server.storage.schema import LOGINS, PASSKEYS
from fogline.server.storage.storage import PlayerId, Storage
from fogline.server.urls import read_url

RELYING_PARTY: Final = "Fogline"
MAX_PASSKEYS: Final = 20
"""The maximum number of passkeys per player."""
TIMEOUT: Final = 5 * 60 * 1000
LOCAL: Final = "localhost"


class Site(NamedTuple):
    """The site on which a browser signs in: a passkey belongs to one host name."""

    origin: str
    name: str


class Passkey(NamedTuple):
    """A verified key."""

    id: str
    key: str
    uses: int
    """The authenticator's signature counter; always 0 if the authenticator does not count."""


def site_of(origin: str) -> Site:
    """The site of a request, by its ``Origin``, which the guard has compared with the server's names. Browsers keep
    passkeys for names, not for addresses, and only over secure connections."""
    url = read_url(origin)
    name = "" if url is None or url.origin != origin else url.host.lower()
    is_safe = origin.startswith("https://") or name == LOCAL or name.endswith("." + LOCAL)
    if not name or read_address(name) is not None or not is_safe:
        raise Refused(409, "no-passkeys", "passkeys need https and a host name, or localhost")
    return Site(origin, name)


def registration(site: Site, challenge: str, player: PlayerId, name: str, known: list[str]) -> Form:
    """The options for a browser to create a passkey. The passkey is discoverable, so that its owner can sign in without
    typing a name."""
    shown = name or RELYING_PARTY
    return {
        "rp": {"id": site.name, "name": RELYING_PARTY},
        "user": {"id": encoded(player.encode("ascii")), "name": shown, "displayName": shown},
        "challenge": encoded(challenge.encode("ascii")),
        "pubKeyCredParams": [{"type": "public-key", "alg": alg} for alg in (-8, -7, -257)],
        "timeout": TIMEOUT,
        "excludeCredentials": [{"type": "public-key", "id": one} for one in known],
        "authenticatorSelection": {
            "residentKey": "required",
            "requireResidentKey": True,
            "userVerification": "preferred",
        },
        "attestation": "none",
    }


def question(site: Site, challenge: str) -> Form:
    """The options for a browser to sign somebody in."""
    asked = {"rpId": site.name, "challenge": encoded(challenge.encode("ascii")), "timeout": TIMEOUT}
    return {**asked, "allowCredentials": [], "userVerification": "preferred"}


def challenge_of(client_data: str) -> str:
    """The challenge in an answer; empty if there is none."""
    try:
        form = json.loads(decoded(client_data))
        return decoded(form["challenge"]).decode("ascii")
    except (ValueError, KeyError, TypeError, RecursionError):
        return ""


def check_new(site: Site, challenge: str, answer: Form) -> Passkey:
    """Check a passkey created by a browser."""
    from webauthn import verify_registration_response

    try:
        found = verify_registration_response(
            credential=_credential(answer, "attestationObject", "clientDataJSON"),
            expected_challenge=challenge.encode("ascii"),
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except Exception:  # its parsers may fail in any way on forged input
        raise _unproven() from None
    return Passkey(encoded(found.credential_id), encoded(found.credential_public_key), found.sign_count)


def check_known(site: Site, challenge: str, answer: Form, known: Passkey) -> int:
    """Check that somebody has a passkey. Returns its new signature count."""
    from webauthn import verify_authentication_response

    try:
        found = verify_authentication_response(
            credential=_credential(answer, "authenticatorData", "clientDataJSON", "signature"),
            expected_challenge=challenge.encode("ascii"),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=decoded(known.key),
            credential_current_sign_count=known.uses,
        )
    except Exception:
        raise _unproven() from None
    return int(found.new_sign_count)


def _credential(answer: Form, *fields: str) -> Any:
    inner = {name: answer[name] for name in fields}
    return {"id": answer["id"], "rawId": answer["id"], "type": "public-key", "response": inner}


def _unproven() -> Refused:
    return Refused(403, "unproven", "this is not a passkey's answer to the challenge")


class Passkeys:
    """The passkeys of all players."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def ids(self, player: PlayerId) -> list[str]:
        """The ids of a player's passkeys. Refused if there is no room for another."""
        found = self._storage.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.player == player))
        if len(found) >= MAX_PASSKEYS:
            raise Refused(409, "too-many-passkeys", f"a player has at most {MAX_PASSKEYS} passkeys")
        return [str(row.id) for row in found]

    def add(self, player: PlayerId, passkey: Passkey, label: str, now: int) -> None:
        self.ids(player)
        if self._storage.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.id == passkey.id)):
            raise Refused(409, "known-passkey", "this passkey is already known")
        day = whole_day(now)
        values = {"id": passkey.id, "key": passkey.key, "count": passkey.uses, "player": player, "label": label}
        self._storage.execute(insert(PASSKEYS).values(**values, at=day, used=day))

    def find(self, name: str) -> tuple[PlayerId, Passkey]:
        """A passkey and its owner."""
        found = self._storage.execute(select(PASSKEYS).where(PASSKEYS.c.id == name))
        if not found:
            raise Refused(403, "unknown-passkey", "this server does not know this passkey")
        return PlayerId(found[0].player), Passkey(found[0].id, found[0].key, found[0].count)

    def use(self, passkey: Passkey, count: int, now: int) -> None:
        """Record the use of a passkey. Refused if, in the meantime, it was removed or another use has changed its
        counter."""
        same = (PASSKEYS.c.id == passkey.id, PASSKEYS.c.count == passkey.uses)
        if not self._storage.execute(select(PASSKEYS.c.id).where(*same)):
            raise _unproven()
        self._storage.execute(update(PASSKEYS).where(*same).values(count=count, used=whole_day(now)))

    def of(self, player: PlayerId) -> list[Form]:
        """A player's passkeys, as the player sees them."""
        wanted = select(PASSKEYS).where(PASSKEYS.c.player == player).order_by(PASSKEYS.c.at, PASSKEYS.c.id)
        shown = ("id", "label", "at", "used")
        return [{name: getattr(row, name) for name in shown} for row in self._storage.execute(wanted)]

    def remove(self, player: PlayerId, name: str) -> None:
        """Remove one of a player's passkeys, unless it is the last way to sign in."""
        with self._storage.transaction():
            its = (PASSKEYS.c.player == player, PASSKEYS.c.id == name)
            if self._storage.execute(select(PASSKEYS.c.id).where(*its)):
                if sum(self._storage.count(table, table.c.player == player) for table in (PASSKEYS, LOGINS)) < 2:
                    raise Refused(409, "last-passkey", "this is the only way to sign in; add another first")
                self._storage.execute(delete(PASSKEYS).where(*its))
