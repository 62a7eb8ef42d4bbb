"""The requests of signing in, which need no token. docs/protocol.md explains them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

from fastapi import FastAPI, Request, Response
from pydantic import Field

from fogline.kit.wire import Form
from fogline.server.accounts.passkeys import Site, challenge_of, check_known, check_new, site_of
from fogline.server.accounts.players import read_name
from fogline.server.http.bodies import Body, Short, Text
from fogline.server.http.guard import address
from fogline.server.http.service import Server, answer, keep
from fogline.server.limits import pay
from fogline.server.refusals import Refused
from fogline.server.urls import origin_of

PLAYER_BYTES: Final = 2000
"""Bytes that a new player takes in the database."""
GUESS: Final = 403
"""The status of an answer that proves nothing: it counts as a wrong token."""
Id = Annotated[Text, Field(min_length=1, max_length=1400)]
Encoded = Annotated[Text, Field(min_length=1, max_length=4000)]


class Named(Body):
    """How somebody wants to be called."""

    name: Short


class Made(Body):
    """A passkey that a browser has made, in base64url, and what its owner calls it."""

    id: Id
    client_data: Annotated[Encoded, Field(alias="client-data")]
    attestation: Annotated[Text, Field(min_length=1, max_length=20_000)]
    label: Short = ""

    def form(self) -> Form:
        """As WebAuthn names the fields."""
        return {"id": self.id, "clientDataJSON": self.client_data, "attestationObject": self.attestation}


class Registering(Made):
    """The same, of somebody new."""

    name: Short


class Proving(Body):
    """The answer of a passkey, in base64url."""

    id: Id
    client_data: Annotated[Encoded, Field(alias="client-data")]
    authenticator_data: Annotated[Encoded, Field(alias="authenticator-data")]
    signature: Encoded

    def form(self) -> Form:
        """As WebAuthn names the fields."""
        inner = {"authenticatorData": self.authenticator_data, "signature": self.signature}
        return {"id": self.id, "clientDataJSON": self.client_data, **inner}


class Recovering(Body):
    """A recovery code."""

    code: Short


class Returning(Body):
    """What a provider has sent a browser back with, and the secret of that browser."""

    code: Annotated[Text, Field(min_length=1, max_length=2000)]
    state: Short
    secret: Short


def site(server: Server, request: Request) -> Site:
    """Where a browser signs in with a passkey. Refused, if it cannot."""
    if not server.signing.has_passkeys:
        raise Refused(409, "no-passkeys", "passkeys do not work on this server")
    return site_of(request.headers.get("origin", ""))


def add_sign_in(app: FastAPI, server: Server) -> None:
    """All of them."""
    signing, newcomers = server.signing, server.newcomers

    @contextmanager
    def coming(request: Request) -> Iterator[list[str]]:
        """A place among the new players of an address, which is taken before anything else is done, and given back
        unless somebody new has come (the token is in the list then)."""
        keep(PLAYER_BYTES)
        pay(newcomers, address(request.scope), 1, "too many new players; wait a little")
        come: list[str] = []
        try:
            yield come
        finally:
            if not come:
                newcomers.owe(address(request.scope), -1)

    def now() -> int:
        return server.desk.cache.now()

    @app.post("/api/sign-in/new/question", tags=["sign-in"])
    async def ask_new(request: Request, wanted: Named) -> Response:
        """What your browser is asked to make a passkey, if you have none here."""
        server.charge(request)
        return answer(await server.run(signing.ask_new, site(server, request), read_name(wanted.name), now()))

    @app.post("/api/sign-in/new", status_code=201, tags=["sign-in"])
    async def register(request: Request, wanted: Registering) -> Response:
        """A new player with a passkey. The answer has the token of this browser."""
        server.charge(request)
        here, challenge = site(server, request), challenge_of(wanted.client_data)
        name, label = read_name(wanted.name), read_name(wanted.label, "label")
        with coming(request) as come, server.guessing(request, GUESS):
            await server.run(signing.come, challenge, now())
            passkey = await signing.apart(check_new, here, challenge, wanted.form())
            come.append(await server.run(signing.enter, challenge, name, passkey, label, now()))
        return answer({"token": come[0]}, 201)

    @app.post("/api/sign-in/passkey/question", tags=["sign-in"])
    async def ask_known(request: Request) -> Response:
        """What your browser is asked to prove that it has your passkey. No name is needed."""
        server.charge(request)
        return answer(await server.run(signing.ask_known, site(server, request), now()))

    @app.post("/api/sign-in/passkey", tags=["sign-in"])
    async def prove(request: Request, wanted: Proving) -> Response:
        """Sign in with a passkey. The answer has the token of this browser."""
        server.charge(request)
        here, challenge = site(server, request), challenge_of(wanted.client_data)
        with server.guessing(request, GUESS):
            player, passkey = await server.run(signing.know, challenge, wanted.id, now())
            count = await signing.apart(check_known, here, challenge, wanted.form(), passkey)
            return answer({"token": await server.run(signing.welcome, player, challenge, passkey, count, now())})

    @app.post("/api/sign-in/recovery", tags=["sign-in"])
    async def recover(request: Request, wanted: Recovering) -> Response:
        """Sign in with a recovery code, once. The answer has the token of this browser."""
        server.charge(request)
        with server.guessing(request, GUESS):
            return answer({"token": await server.run(signing.recover, wanted.code, now())})

    @app.post("/api/sign-in/provider/question", tags=["sign-in"])
    async def send_away(request: Request) -> Response:
        """Where your browser goes to sign in at the provider of this server, and a secret that it keeps until then."""
        server.charge(request)
        if signing.oidc is None:
            raise _no_provider()
        state, sent = await server.run(signing.send_away, now())
        url = await signing.apart(signing.oidc.address, _redirect(request), state, sent.nonce, sent.verifier)
        return answer({"url": url, "secret": sent.secret})

    @app.post("/api/sign-in/provider", tags=["sign-in"])
    async def come_back(request: Request, wanted: Returning) -> Response:
        """Sign in with what the provider has sent you back with. The answer has the token of this browser."""
        server.charge(request)
        if signing.oidc is None:
            raise _no_provider()
        with coming(request) as come, server.guessing(request, GUESS):
            sent = await server.run(signing.come_back, wanted.state, wanted.secret, now())
            asked = (_redirect(request), wanted.code, sent.nonce, sent.verifier)
            known = await signing.apart(signing.oidc.finish, *asked)
            issuer = signing.oidc.provider.issuer
            token, is_new = await server.run(signing.admit, wanted.state, issuer, known, now())
            if is_new:
                come.append(token)
        return answer({"token": token})


def _no_provider() -> Refused:
    return Refused(409, "no-provider", "this server has no sign-in provider")


def _redirect(request: Request) -> str:
    """Where the provider sends browsers back: the first page, under the name that the guard has allowed."""
    return origin_of(request.headers) + "/"
