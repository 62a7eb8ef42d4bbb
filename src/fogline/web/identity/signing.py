"""The ways to sign in that a server has, and the threads in which answers are checked."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, TypeVar

from fogline.kit.wire import Form
from fogline.web.faults import Refused
from fogline.web.identity.challenges import Challenges
from fogline.web.identity.logins import Logins
from fogline.web.identity.oidc import Known, Oidc, Provider
from fogline.web.identity.passkeys import Passkey, Passkeys, Site, is_installed, question, registration
from fogline.web.identity.players import PlayerId, Players
from fogline.web.storage import Storage
from fogline.web.tokens import is_token

THREADS: Final = 4
"""In which passkeys are checked and a provider is asked."""
REGISTER: Final = "register"
ADD: Final = "add"
SIGN_IN: Final = "sign-in"
PROVIDER: Final = "provider"
PASSKEYS: Final = "passkeys"
T = TypeVar("T")


class Sent(NamedTuple):
    """What belongs to the state of somebody who was sent to the provider."""

    secret: str
    """It stays in the browser."""
    nonce: str
    verifier: str


class Signing:
    """Questions and answers. Every method but ``ways`` and ``apart`` is for the games' thread."""

    def __init__(self, storage: Storage, players: Players, provider: Provider | None) -> None:
        self._storage = storage
        self._players = players
        self._challenges = Challenges(storage)
        self.passkeys = Passkeys(storage)
        self.logins = Logins(storage, players)
        self.has_passkeys = is_installed()
        self.oidc = None if provider is None else Oidc(provider)
        self._threads = ThreadPoolExecutor(THREADS, "identity")

    def ways(self) -> list[str]:
        """How one can sign in here."""
        return [name for name, has in ((PASSKEYS, self.has_passkeys), (PROVIDER, self.oidc is not None)) if has]

    async def apart(self, do: Callable[..., T], *given: Any) -> T:
        """Do something slow in a thread of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, do, *given)

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    # -- passkeys -------------------------------------------------------------------------------------

    def ask_new(self, site: Site, name: str, now: int) -> Form:
        """The question to somebody who is not known yet."""
        challenge = self._challenges.ask(REGISTER, now)
        return registration(site, challenge, self._newcomer(challenge), name, [])

    def come(self, challenge: str, now: int) -> None:
        """Somebody who is not known yet answers that."""
        self._challenges.check(REGISTER, challenge, now)

    def enter(self, challenge: str, name: str, passkey: Passkey, label: str, now: int) -> str:
        """A new player, with a passkey. The token of the browser."""
        with self._storage.transaction():
            self._challenges.use(REGISTER, challenge, now)
            player = self._players.add(name, now, self._newcomer(challenge))
            self.passkeys.add(player, passkey, label, now)
            return self._players.sign_in(player, now)

    def _newcomer(self, challenge: str) -> PlayerId:
        """The id of who answers."""
        return PlayerId(self._challenges.derived(REGISTER, challenge))

    def ask_more(self, site: Site, player: PlayerId, now: int) -> Form:
        """The question to a player who adds a passkey."""
        challenge = self._challenges.ask(ADD, now, player)
        return registration(site, challenge, player, self._players.name(player), self.passkeys.ids(player))

    def come_with_more(self, player: PlayerId, challenge: str, now: int) -> None:
        """A player answers that."""
        self._challenges.check(ADD, challenge, now, player)

    def add(self, player: PlayerId, challenge: str, passkey: Passkey, label: str, now: int) -> None:
        """One more passkey of a player."""
        with self._storage.transaction():
            self._challenges.use(ADD, challenge, now, player)
            self.passkeys.add(player, passkey, label, now)

    def ask_known(self, site: Site, now: int) -> Form:
        """The question to anybody who has a passkey."""
        return question(site, self._challenges.ask(SIGN_IN, now))

    def know(self, challenge: str, name: str, now: int) -> tuple[PlayerId, Passkey]:
        """Whose passkey it is that answers."""
        self._challenges.check(SIGN_IN, challenge, now)
        return self.passkeys.find(name)

    def welcome(self, player: PlayerId, challenge: str, passkey: Passkey, count: int, now: int) -> str:
        """The passkey has proved itself. The token of the browser."""
        with self._storage.transaction():
            self._challenges.use(SIGN_IN, challenge, now)
            self.passkeys.use(passkey, count, now)
            return self._players.sign_in(player, now)

    # -- other ways -----------------------------------------------------------------------------------

    def recover(self, code: str, now: int) -> str:
        """Sign in with a recovery code, which is used up. The token of the browser."""
        with self._storage.transaction():
            return self._players.sign_in(self.logins.use_code(code), now)

    def send_away(self, now: int) -> tuple[str, Sent]:
        """The state of somebody who is sent to the provider, and what belongs to it."""
        state = self._challenges.ask(PROVIDER, now)
        return state, self._sent(state)

    def come_back(self, state: str, secret: str, now: int) -> Sent:
        """The same for somebody who comes back from the provider, with the browser that was sent there."""
        self._challenges.check(PROVIDER, state, now)
        sent = self._sent(state)
        if not is_token(secret) or not hmac.compare_digest(secret, sent.secret):
            raise Refused(403, "unproven", "this browser was not sent to the provider")
        return sent

    def admit(self, state: str, issuer: str, known: Known, now: int) -> tuple[str, bool]:
        """The provider knows who this is. The token of the browser, and whether the player is new here."""
        with self._storage.transaction():
            self._challenges.use(PROVIDER, state, now)
            player, is_new = self.logins.come(issuer, known.subject, known.name, now)
            return self._players.sign_in(player, now), is_new

    def _sent(self, state: str) -> Sent:
        secret, nonce, first, second = (self._challenges.derived(f"{PROVIDER} {part}", state) for part in range(4))
        return Sent(secret, nonce, first + second)
