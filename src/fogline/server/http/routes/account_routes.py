"""The requests for signing in, which need no token, and those of signed-in players. docs/protocol.md explains them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

from fastapi import FastAPI, Request, Response
from pydantic import Field

from fogline.desk.refusals import Refused
from fogline.kit.wire import Form
from fogline.server.accounts.credentials import ADD, REGISTER
from fogline.server.accounts.passkeys import Site, challenge_of, check_known, check_new, site_of
from fogline.server.accounts.players import HEADER, read_name
from fogline.server.http.bodies import Body, Short, Text
from fogline.server.http.dependencies import CHARGED, Account, CostlyAccount, CostlyPlayer, Player, answer, done
from fogline.server.http.guard import address
from fogline.server.http.service import Service
from fogline.server.limits import keep, pay
from fogline.server.storage.databases import scrub
from fogline.server.urls import origin_of

PLAYER_BYTES: Final = 2000
"""The size of a new player in the database, in bytes."""
PASSKEY_BYTES: Final = 1000
"""The size of a passkey, or a link of a seat, in the database, in bytes."""
KEPT_COST: Final = 0.2
"""The cost of holding a game that was started without a name, as a fraction of a costly request."""
GUESS: Final = 403
"""The status of a failed proof of identity: it counts as a wrong token."""
Id = Annotated[Text, Field(min_length=1, max_length=1400)]
Encoded = Annotated[Text, Field(min_length=1, max_length=4000)]


class Named(Body):
    """The requested name."""

    name: Short


class Made(Body):
    """A passkey created by a browser, in base64url, and its owner's label for it."""

    id: Id
    client_data: Annotated[Encoded, Field(alias="client-data")]
    attestation: Annotated[Text, Field(min_length=1, max_length=20_000)]
    label: Short = ""

    def form(self) -> Form:
        """The fields under WebAuthn's names."""
        return {"id": self.id, "clientDataJSON": self.client_data, "attestationObject": self.attestation}


class Registering(Made):
    """The same, for a new player."""

    name: Short


class Proving(Body):
    """The answer of a passkey, in base64url."""

    id: Id
    client_data: Annotated[Encoded, Field(alias="client-data")]
    authenticator_data: Annotated[Encoded, Field(alias="authenticator-data")]
    signature: Encoded

    def form(self) -> Form:
        """The fields under WebAuthn's names."""
        inner = {"authenticatorData": self.authenticator_data, "signature": self.signature}
        return {"id": self.id, "clientDataJSON": self.client_data, **inner}


class Recovering(Body):
    """A recovery code."""

    code: Short


class Returning(Body):
    """The data with which a provider sent a browser back, and the secret of that browser."""

    code: Annotated[Text, Field(min_length=1, max_length=2000)]
    state: Short
    secret: Short


class Ending(Body):
    """The passkey to remove."""

    id: Id


class Held(Body):
    """A seat that the player holds."""

    game: Short
    seat: Short


class Keeping(Body):
    """Tokens of seats that the player wants to hold."""

    seats: Annotated[tuple[Short, ...], Field(min_length=1, max_length=50)]


def site(request: Request) -> Site:
    """The site for a browser's passkeys. Refused if it cannot use any."""
    return site_of(request.headers.get("origin", ""))


def add_accounts(app: FastAPI, service: Service) -> None:
    """Add the requests for signing in, and those of signed-in players."""
    _add_sign_in(app, service)
    _add_player(app, service)
    _add_ways(app, service)
    _add_games(app, service)


def _add_sign_in(app: FastAPI, service: Service) -> None:
    signing, newcomers, now = service.signing, service.newcomers, service.now

    @contextmanager
    def coming(request: Request) -> Iterator[list[str]]:
        """Reserve a place among the new players of an address. It is reserved before anything else happens, and
        released unless a new player is created, whose token is then in the list."""
        keep(PLAYER_BYTES)
        pay(newcomers, address(request.scope), 1, "too many new players; wait a little")
        come: list[str] = []
        try:
            yield come
        finally:
            if not come:
                newcomers.owe(address(request.scope), -1)

    @app.post("/api/sign-in/new/question", tags=["sign-in"], dependencies=[CHARGED])
    async def ask_new(request: Request, wanted: Named) -> Response:
        """The options for your browser to create a passkey, if you have none here."""
        return answer(await service.run(signing.ask_new, site(request), read_name(wanted.name), now()))

    @app.post("/api/sign-in/new", status_code=201, tags=["sign-in"], dependencies=[CHARGED])
    async def register(request: Request, wanted: Registering) -> Response:
        """A new player with a passkey. The answer has the token of this browser."""
        here, challenge = site(request), challenge_of(wanted.client_data)
        name, label = read_name(wanted.name), read_name(wanted.label, "label")
        with coming(request) as come, service.guessing(request, GUESS):
            await service.run(signing.challenges.check, REGISTER, challenge, now())
            passkey = await signing.apart(check_new, here, challenge, wanted.form())
            come.append(await service.run(signing.enter, challenge, name, passkey, label, now()))
        return answer({"token": come[0]}, 201)

    @app.post("/api/sign-in/passkey/question", tags=["sign-in"], dependencies=[CHARGED])
    async def ask_known(request: Request) -> Response:
        """The options for your browser to prove that it has your passkey. No name is needed."""
        return answer(await service.run(signing.ask_known, site(request), now()))

    @app.post("/api/sign-in/passkey", tags=["sign-in"], dependencies=[CHARGED])
    async def prove(request: Request, wanted: Proving) -> Response:
        """Sign in with a passkey. The answer has the token of this browser."""
        here, challenge = site(request), challenge_of(wanted.client_data)
        with service.guessing(request, GUESS):
            player, passkey = await service.run(signing.know, challenge, wanted.id, now())
            count = await signing.apart(check_known, here, challenge, wanted.form(), passkey)
            return answer({"token": await service.run(signing.welcome, player, challenge, passkey, count, now())})

    @app.post("/api/sign-in/recovery", tags=["sign-in"], dependencies=[CHARGED])
    async def recover(request: Request, wanted: Recovering) -> Response:
        """Sign in with a recovery code, once. The answer has the token of this browser."""
        with service.guessing(request, GUESS):
            return answer({"token": await service.run(signing.recover, wanted.code, now())})

    @app.post("/api/sign-in/provider/question", tags=["sign-in"], dependencies=[CHARGED])
    async def send_away(request: Request) -> Response:
        """The address where your browser signs in with this server's provider, and a secret for it to keep until
        then."""
        if signing.oidc is None:
            raise _no_provider()
        state, sent = await service.run(signing.send_away, now())
        url = await signing.apart(signing.oidc.address, _redirect(request), state, sent.nonce, sent.verifier)
        return answer({"url": url, "secret": sent.secret})

    @app.post("/api/sign-in/provider", tags=["sign-in"], dependencies=[CHARGED])
    async def come_back(request: Request, wanted: Returning) -> Response:
        """Sign in with the data with which the provider has sent you back. The answer has the token of this browser."""
        if signing.oidc is None:
            raise _no_provider()
        with coming(request) as come, service.guessing(request, GUESS):
            sent = await service.run(signing.come_back, wanted.state, wanted.secret, now())
            asked = (_redirect(request), wanted.code, sent.nonce, sent.verifier)
            known = await signing.apart(signing.oidc.finish, *asked)
            issuer = signing.oidc.provider.issuer
            token, is_new = await service.run(signing.admit, wanted.state, issuer, known, now())
            if is_new:
                come.append(token)
        return answer({"token": token})


def _no_provider() -> Refused:
    return Refused(409, "no-provider", "this server has no sign-in provider")


def _redirect(request: Request) -> str:
    """The address to which the provider sends browsers back: the first page, under the name that the guard has
    allowed."""
    return origin_of(request.headers) + "/"


def _add_player(app: FastAPI, service: Service) -> None:
    players, signing = service.players, service.signing

    @app.get("/api/player", tags=["player"])
    async def me(player: Account) -> Response:
        """The signed-in player, the ways to sign in, and the results of finished games."""
        about = {
            "player": player,
            "name": await service.run(players.name, player),
            "passkeys": await service.run(signing.passkeys.of, player),
            "ways": await service.run(signing.logins.kinds, player),
            "browsers": await service.run(players.count_sign_ins, player),
            "statistics": await service.run(service.seats.statistics, player),
            "is-bot": await service.run(service.bots.is_bot, player),
            "bots": await service.run(service.bots.of, player, service.now()),
        }
        return answer(about)

    @app.post("/api/player/name", tags=["player"])
    async def rename(player: CostlyPlayer, wanted: Named) -> Response:
        """Change your name; the new one is shown in all your games."""
        name = read_name(wanted.name)
        await service.run(players.rename, player, name)
        return answer({"name": name})

    @app.post("/api/player/sign-out", tags=["player"])
    async def sign_out(request: Request, _player: Player) -> Response:
        """Sign this browser out."""
        return await done(service.run(players.sign_out, request.headers[HEADER]))

    @app.post("/api/player/sign-out-everywhere", tags=["player"])
    async def sign_out_everywhere(player: Player) -> Response:
        """Sign all your browsers out."""
        return await done(service.run(players.sign_out_everywhere, player))

    @app.get("/api/player/export", tags=["player"])
    async def export(player: CostlyPlayer) -> Response:
        """Everything that is stored about you, as one file."""
        named = {"content-disposition": 'attachment; filename="fogline-player.json"'}
        return answer(await service.run(service.personal_data.export, player), headers=named)

    @app.post("/api/player/erase", tags=["player"])
    async def erase(player: CostlyPlayer) -> Response:
        """Erase everything that is stored about you. The other players keep the games; your links still open them."""
        await service.run(service.personal_data.erase, player)
        await signing.apart(scrub, service.settings.database)
        return await done()


def _add_ways(app: FastAPI, service: Service) -> None:
    """Add the requests about ways to sign in."""
    signing, now = service.signing, service.now

    @app.post("/api/player/passkeys/question", tags=["player"])
    async def ask_more(request: Request, player: CostlyPlayer) -> Response:
        """The options for your browser to create one more passkey of yours."""
        return answer(await service.run(signing.ask_more, site(request), player, now()))

    @app.post("/api/player/passkeys", status_code=201, tags=["player"])
    async def add(request: Request, player: CostlyPlayer, wanted: Made) -> Response:
        """One more passkey."""
        keep(PASSKEY_BYTES)
        here, challenge = site(request), challenge_of(wanted.client_data)
        label = read_name(wanted.label, "label")
        with service.guessing(request, GUESS):
            await service.run(signing.challenges.check, ADD, challenge, now(), player)
            passkey = await signing.apart(check_new, here, challenge, wanted.form())
        await service.run(signing.add, player, challenge, passkey, label, now())
        return answer({"id": passkey.id}, 201)

    @app.post("/api/player/passkeys/off", tags=["player"])
    async def remove(player: CostlyPlayer, wanted: Ending) -> Response:
        """Remove a passkey. Repeating the request changes nothing."""
        return await done(service.run(signing.passkeys.remove, player, wanted.id))

    @app.post("/api/player/recovery", status_code=201, tags=["player"])
    async def new_code(player: CostlyPlayer) -> Response:
        """A recovery code, replacing the previous one, to be written down. It is shown once."""
        return answer({"code": await service.run(signing.logins.new_code, player, now())}, 201)


def _add_games(app: FastAPI, service: Service) -> None:
    """Add the requests about the player's games."""
    seats = service.seats

    @app.get("/api/player/games", tags=["player"])
    async def games(player: Account) -> Response:
        """The seats that you hold, with the public data of their games."""
        return answer({"games": await service.run(seats.of, player)})

    @app.post("/api/player/games/open", tags=["player"])
    async def open_seat(player: CostlyAccount, wanted: Held) -> Response:
        """One more token for a seat that you hold: for this device."""
        keep(PASSKEY_BYTES)
        return answer(await service.run(seats.open, player, wanted.game, wanted.seat))

    @app.post("/api/player/games/keep", tags=["player"])
    async def keep_seats(request: Request, player: Player, wanted: Keeping) -> Response:
        """Hold seats whose tokens you have. The answer says for each seat whether you hold it now."""
        service.charge(request, 1 + KEPT_COST * len(wanted.seats))
        keep(PASSKEY_BYTES * len(wanted.seats))
        return answer({"kept": [await service.run(seats.keep, player, token) for token in wanted.seats]})

    @app.post("/api/player/games/off", tags=["player"])
    async def drop(player: CostlyPlayer, wanted: Held) -> Response:
        """Stop holding a seat. Its links stay valid."""
        return await done(service.run(seats.drop, player, wanted.game, wanted.seat))

    @app.post("/api/player/games/revoke", tags=["player"])
    async def revoke(player: CostlyPlayer, wanted: Held) -> Response:
        """Invalidate all links of a seat that you hold; the answer has a new token."""
        keep(PASSKEY_BYTES)
        return answer(await service.run(seats.revoke, player, wanted.game, wanted.seat))
