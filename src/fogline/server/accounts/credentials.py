"""The ways to sign in: passkeys, a recovery code on paper, or a name at the host's OIDC provider.

A challenge to a browser can be answered once, within a few minutes, for its purpose. It is not stored: it contains its
expiry time and a code that only the servers of this database can compute. So challenges take no space, and requesting
many does not displace other people's. Once an answer is accepted, the hash of its challenge is stored in the same
transaction: a refused answer uses nothing up.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import delete, insert, select

from fogline.desk.refusals import Refused
from fogline.desk.tokens import BYTES, digest, is_token, new_token
from fogline.kit.wire import Form
from fogline.server.accounts.oidc import Known, Oidc, Provider
from fogline.server.accounts.passkeys import Passkey, Passkeys, Site, question, registration
from fogline.server.accounts.players import Players, whole_day
from fogline.server.storage.schema import ANSWERED, LOGINS
from fogline.server.storage.storage import PlayerId, Storage

LASTS: Final = 5 * 60 * 1000
"""The lifetime of a challenge, in milliseconds."""
SECRET: Final = "challenges"
RANDOM_BYTES: Final = 14
TIME_BYTES: Final = 6
CODE_BYTES: Final = 16


class Challenges:
    """All challenges, including those that other servers made."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._key = storage.secret(SECRET, new_token).encode("ascii")

    def ask(self, kind: str, now: int, player: PlayerId | None = None) -> str:
        """Create a challenge for one *kind* of answer, and perhaps for one player."""
        asked = secrets.token_bytes(RANDOM_BYTES) + (now + LASTS).to_bytes(TIME_BYTES, "big")
        return base64.urlsafe_b64encode(asked + self._code(kind, asked, player)).decode("ascii")

    def check(self, kind: str, text: str, now: int, player: PlayerId | None = None) -> None:
        """Refuse an answer to a challenge for another *player* or *kind*, and one that is too late or was already
        accepted."""
        if not self._is_open(kind, text, now, player):
            raise Refused(409, "too-late", "this was already answered, or too late; begin again")

    def use(self, kind: str, text: str, now: int, player: PlayerId | None = None) -> None:
        """Accept the answer within the current transaction: the challenge cannot be used again."""
        self.check(kind, text, now, player)
        self._storage.execute(delete(ANSWERED).where(ANSWERED.c.until <= now - LASTS))  # the servers' clocks differ
        self._storage.execute(insert(ANSWERED).values(hash=digest(text), until=_until(_raw(text))))

    def derived(self, purpose: str, text: str) -> str:
        """A token that belongs to a challenge, and that nobody else can compute."""
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
    """The bytes of a challenge; for a malformed text, bytes that match no challenge."""
    try:
        raw = base64.b64decode(text, altchars=b"-_", validate=True)
    except ValueError:
        raw = b""
    length = RANDOM_BYTES + TIME_BYTES + CODE_BYTES
    return raw if len(raw) == length and base64.urlsafe_b64encode(raw) == text.encode("ascii") else bytes(length)


def _until(raw: bytes) -> int:
    return int.from_bytes(raw[RANDOM_BYTES : RANDOM_BYTES + TIME_BYTES], "big")


RECOVERY: Final = "recovery"
OIDC: Final = "oidc"
LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Characters used in recovery codes; none of them look alike."""
GROUPS: Final = 5
GROUP: Final = 5
"""The size of a group. A code has five groups of five characters: 123 random bits."""


def _hashed(kind: str, text: str) -> str:
    return hashlib.sha256(f"{kind}\0{text}".encode()).hexdigest()


class Logins:
    def __init__(self, storage: Storage, players: Players) -> None:
        self._storage = storage
        self._players = players

    def kinds(self, player: PlayerId) -> list[str]:
        wanted = select(LOGINS.c.kind).where(LOGINS.c.player == player).order_by(LOGINS.c.kind)
        return [str(row.kind) for row in self._storage.execute(wanted)]

    def new_code(self, player: PlayerId, now: int) -> str:
        """Create a recovery code, replacing the previous one. It is shown once."""
        code = "".join(secrets.choice(LETTERS) for _ in range(GROUPS * GROUP))
        with self._storage.transaction():
            its = (LOGINS.c.player == player, LOGINS.c.kind == RECOVERY)
            self._storage.execute(delete(LOGINS).where(*its))
            self._add(player, RECOVERY, code, now)
        return "-".join(code[first : first + GROUP] for first in range(0, len(code), GROUP))

    def use_code(self, text: str) -> PlayerId:
        """Use up a recovery code and return its owner."""
        name = _hashed(RECOVERY, "".join(letter for letter in text.upper() if letter.isalnum()))
        with self._storage.transaction():
            found = self._storage.execute(select(LOGINS.c.player).where(LOGINS.c.hash == name))
            self._storage.execute(delete(LOGINS).where(LOGINS.c.hash == name))
        if not found:
            raise Refused(403, "wrong-code", "this is not a recovery code, or it was already used")
        return PlayerId(found[0].player)

    def come(self, issuer: str, subject: str, name: str, now: int) -> tuple[PlayerId, bool]:
        """The player who has signed in with an OIDC provider, and whether they are new."""
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


THREADS: Final = 4
"""The number of threads that check passkeys and query the provider."""
REGISTER: Final = "register"
ADD: Final = "add"
SIGN_IN: Final = "sign-in"
PROVIDER: Final = "provider"
PASSKEYS: Final = "passkeys"
T = TypeVar("T")


class Sent(NamedTuple):
    """The data that belongs to the ``state`` of somebody who was sent to the provider."""

    secret: str
    """A secret that the browser keeps."""
    nonce: str
    verifier: str


class Signing:
    """Challenges and answers. All methods except ``ways`` and ``apart`` are for the games' thread."""

    def __init__(self, storage: Storage, players: Players, provider: Provider | None) -> None:
        self._storage = storage
        self._players = players
        self.challenges = Challenges(storage)
        self.passkeys = Passkeys(storage)
        self.logins = Logins(storage, players)
        self.oidc = None if provider is None else Oidc(provider)
        self._threads = ThreadPoolExecutor(THREADS, "identity")

    def ways(self) -> list[str]:
        """The ways to sign in here."""
        return [PASSKEYS] if self.oidc is None else [PASSKEYS, PROVIDER]

    async def apart(self, do: Callable[..., T], *given: Any) -> T:
        """Run something slow in a separate thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, do, *given)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    # -- passkeys -------------------------------------------------------------------------------------

    def ask_new(self, site: Site, name: str, now: int) -> Form:
        """The challenge for a newcomer."""
        challenge = self.challenges.ask(REGISTER, now)
        return registration(site, challenge, self._newcomer(challenge), name, [])

    def enter(self, challenge: str, name: str, passkey: Passkey, label: str, now: int) -> str:
        """Register a new player with a passkey. Returns the token of the browser."""
        with self._storage.transaction():
            self.challenges.use(REGISTER, challenge, now)
            player = self._players.add(name, now, self._newcomer(challenge))
            self.passkeys.add(player, passkey, label, now)
            return self._players.sign_in(player, now)

    def _newcomer(self, challenge: str) -> PlayerId:
        """The id that a newcomer will get."""
        return PlayerId(self.challenges.derived(REGISTER, challenge))

    def ask_more(self, site: Site, player: PlayerId, now: int) -> Form:
        """The challenge for a player who adds a passkey."""
        challenge = self.challenges.ask(ADD, now, player)
        return registration(site, challenge, player, self._players.name(player), self.passkeys.ids(player))

    def add(self, player: PlayerId, challenge: str, passkey: Passkey, label: str, now: int) -> None:
        """Add a passkey of a player."""
        with self._storage.transaction():
            self.challenges.use(ADD, challenge, now, player)
            self.passkeys.add(player, passkey, label, now)

    def ask_known(self, site: Site, now: int) -> Form:
        """The challenge for anyone who signs in with a passkey."""
        return question(site, self.challenges.ask(SIGN_IN, now))

    def know(self, challenge: str, name: str, now: int) -> tuple[PlayerId, Passkey]:
        """The owner of the passkey that answered, and the passkey."""
        self.challenges.check(SIGN_IN, challenge, now)
        return self.passkeys.find(name)

    def welcome(self, player: PlayerId, challenge: str, passkey: Passkey, count: int, now: int) -> str:
        """Sign in a player whose passkey has been verified. Returns the token of the browser."""
        with self._storage.transaction():
            self.challenges.use(SIGN_IN, challenge, now)
            self.passkeys.use(passkey, count, now)
            return self._players.sign_in(player, now)

    # -- other ways -----------------------------------------------------------------------------------

    def recover(self, code: str, now: int) -> str:
        """Sign in with a recovery code, which is used up. Returns the token of the browser."""
        with self._storage.transaction():
            return self._players.sign_in(self.logins.use_code(code), now)

    def send_away(self, now: int) -> tuple[str, Sent]:
        """The state for somebody who is sent to the provider, with the data that belongs to it."""
        state = self.challenges.ask(PROVIDER, now)
        return state, self._sent(state)

    def come_back(self, state: str, secret: str, now: int) -> Sent:
        """The data of somebody who returns from the provider with the same browser."""
        self.challenges.check(PROVIDER, state, now)
        sent = self._sent(state)
        if not is_token(secret) or not hmac.compare_digest(secret, sent.secret):
            raise Refused(403, "unproven", "this browser was not sent to the provider")
        return sent

    def admit(self, state: str, issuer: str, known: Known, now: int) -> tuple[str, bool]:
        """Sign in a player whom the provider has identified. Returns the token of the browser, and whether the player
        is new."""
        with self._storage.transaction():
            self.challenges.use(PROVIDER, state, now)
            player, is_new = self.logins.come(issuer, known.subject, known.name, now)
            return self._players.sign_in(player, now), is_new

    def _sent(self, state: str) -> Sent:
        secret, nonce, first, second = (self.challenges.derived(f"{PROVIDER} {part}", state) for part in range(4))
        return Sent(secret, nonce, first + second)
