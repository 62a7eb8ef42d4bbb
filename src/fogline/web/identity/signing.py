"""The ways to sign in that a server has, and the threads in which answers are checked."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from fogline.kit.wire import Form
from fogline.web.faults import Refused
from fogline.web.identity.challenges import Challenges
from fogline.web.identity.logins import Logins
from fogline.web.identity.oidc import Oidc, Provider
from fogline.web.identity.passkeys import Passkey, Passkeys, Site, is_installed, question, registration
from fogline.web.identity.players import PlayerId, Players, new_player
from fogline.web.storage import Storage
from fogline.web.tokens import digest, is_token, new_token

THREADS: Final = 4
"""In which passkeys are checked and a provider is asked."""
REGISTER: Final = "register"
ADD: Final = "add"
SIGN_IN: Final = "sign-in"
PROVIDER: Final = "provider"
PASSKEYS: Final = "passkeys"
T = TypeVar("T")


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
        player = new_player()
        return registration(site, self._challenges.ask(REGISTER, now, kept=player), player, name, [])

    def come(self, challenge: str, now: int) -> PlayerId:
        """The id that was chosen for who answers now."""
        return PlayerId(self._challenges.take(REGISTER, challenge, now))

    def enter(self, player: PlayerId, name: str, passkey: Passkey, label: str, now: int) -> str:
        """A new player, with a passkey. The token of the browser."""
        with self._storage.transaction():
            self._players.add(name, now, player)
            self.passkeys.add(player, passkey, label, now)
            return self._players.sign_in(player, now)

    def ask_more(self, site: Site, player: PlayerId, now: int) -> Form:
        """The question to a player who adds a passkey."""
        challenge = self._challenges.ask(ADD, now, player)
        return registration(site, challenge, player, self._players.name(player), self.passkeys.ids(player))

    def add(self, player: PlayerId, challenge: str, now: int) -> None:
        """A player answers that."""
        self._challenges.take(ADD, challenge, now, player)

    def ask_known(self, site: Site, now: int) -> Form:
        """The question to anybody who has a passkey."""
        return question(site, self._challenges.ask(SIGN_IN, now))

    def know(self, challenge: str, name: str, now: int) -> tuple[PlayerId, Passkey]:
        """Whose passkey it is that answers."""
        self._challenges.take(SIGN_IN, challenge, now)
        return self.passkeys.find(name)

    def welcome(self, player: PlayerId, passkey: Passkey, count: int, now: int) -> str:
        """The passkey has proved itself. The token of the browser."""
        with self._storage.transaction():
            self.passkeys.use(passkey, count, now)
            return self._players.sign_in(player, now)

    # -- other ways -----------------------------------------------------------------------------------

    def recover(self, code: str, now: int) -> str:
        """Sign in with a recovery code, which is used up. The token of the browser."""
        with self._storage.transaction():
            return self._players.sign_in(self.logins.use_code(code), now)

    def send_away(self, nonce: str, verifier: str, now: int) -> tuple[str, str]:
        """The state of somebody who is sent to the provider, and the secret that stays in the browser."""
        secret = new_token()
        kept = {"secret": digest(secret), "nonce": nonce, "verifier": verifier}
        return self._challenges.ask(PROVIDER, now, kept=json.dumps(kept)), secret

    def come_back(self, state: str, secret: str, now: int) -> Form:
        """Nonce and verifier of somebody who comes back from the provider, with the browser that was sent there."""
        form: Form = json.loads(self._challenges.take(PROVIDER, state, now))
        if not is_token(secret) or form["secret"] != digest(secret):
            raise Refused(403, "unproven", "this browser was not sent to the provider")
        return form

    def admit(self, issuer: str, subject: str, name: str, now: int) -> str:
        """The provider knows who this is. The token of the browser."""
        with self._storage.transaction():
            return self._players.sign_in(self.logins.come(issuer, subject, name, now), now)
