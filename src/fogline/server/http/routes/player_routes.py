"""The requests of players who have signed in. docs/protocol.md explains them."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from typing import Annotated, Final

from fastapi import FastAPI, Request, Response
from pydantic import Field

from fogline.server.accounts.passkeys import challenge_of, check_new
from fogline.server.accounts.players import HEADER, read_name
from fogline.server.http.bodies import Body, Short
from fogline.server.http.routes.sign_in_routes import GUESS, Id, Made, Named, site
from fogline.server.http.service import Server, answer, keep
from fogline.server.storage.databases import file_of, read_url

TRIES: Final = 50
PAUSE_SECONDS: Final = 0.05


def scrub(url: str) -> None:
    """Empty the write-ahead log of an SQLite file, which still has the rows as they were; in the file itself they are
    overwritten when they are deleted. Not for the games' thread: it waits for a moment in which nobody writes."""
    file = file_of(read_url(url))
    if file is None:
        return
    with closing(sqlite3.connect(file, timeout=0)) as connection:
        for _ in range(TRIES):
            if connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0:
                return
            time.sleep(PAUSE_SECONDS)


PASSKEY_BYTES: Final = 1000
"""Bytes that a passkey, or a link of a seat, takes in the database."""
KEPT_COST: Final = 0.2
"""The cost of keeping a game that was begun without a name, as a fraction of a costly request."""


class Ending(Body):
    """Which passkey is removed."""

    id: Id


class Held(Body):
    """A seat that the player holds."""

    game: Short
    seat: Short


class Keeping(Body):
    """Tokens of seats that the player wants to hold."""

    seats: Annotated[tuple[Short, ...], Field(min_length=1, max_length=50)]


def add_identity(app: FastAPI, server: Server) -> None:
    """All of them."""
    players, seats, signing = server.players, server.seats, server.signing

    @app.get("/api/player", tags=["player"])
    async def me(request: Request) -> Response:
        """Who is signed in, how, and what came of finished games."""
        player = await server.signed_in(request)
        about = {
            "player": player,
            "name": await server.run(players.name, player),
            "passkeys": await server.run(signing.passkeys.of, player),
            "ways": await server.run(signing.logins.kinds, player),
            "browsers": await server.run(players.count_sign_ins, player),
            "statistics": await server.run(seats.statistics, player),
        }
        return answer(about)

    @app.post("/api/player/name", tags=["player"])
    async def rename(request: Request, wanted: Named) -> Response:
        """Take another name; it is shown in all your games."""
        player = await server.signed_in(request)
        server.charge(request)
        name = read_name(wanted.name)
        await server.run(players.rename, player, name)
        return answer({"name": name})

    @app.post("/api/player/sign-out", tags=["player"])
    async def sign_out(request: Request) -> Response:
        """Sign this browser out."""
        await server.signed_in(request)
        await server.run(players.sign_out, request.headers[HEADER])
        return answer({"ok": True})

    @app.post("/api/player/sign-out-everywhere", tags=["player"])
    async def sign_out_everywhere(request: Request) -> Response:
        """Sign all your browsers out."""
        player = await server.signed_in(request)
        await server.run(players.sign_out_everywhere, player)
        return answer({"ok": True})

    @app.get("/api/player/export", tags=["player"])
    async def export(request: Request) -> Response:
        """Everything that is stored about you, as one file."""
        player = await server.signed_in(request)
        server.charge(request)
        named = {"content-disposition": 'attachment; filename="fogline-player.json"'}
        return answer(await server.run(server.personal_data.export, player), headers=named)

    @app.post("/api/player/erase", tags=["player"])
    async def erase(request: Request) -> Response:
        """Erase everything that is stored about you. The other players keep the games; your links still open them."""
        player = await server.signed_in(request)
        server.charge(request)
        await server.run(server.personal_data.erase, player)
        await signing.apart(scrub, server.settings.database)
        return answer({"ok": True})

    _add_ways(app, server)
    _add_games(app, server)


def _add_ways(app: FastAPI, server: Server) -> None:
    """Ways to sign in."""
    signing, cache = server.signing, server.desk.cache

    @app.post("/api/player/passkeys/question", tags=["player"])
    async def ask_more(request: Request) -> Response:
        """What your browser is asked to make one more passkey of yours."""
        player = await server.signed_in(request)
        server.charge(request)
        return answer(await server.run(signing.ask_more, site(request), player, cache.now()))

    @app.post("/api/player/passkeys", status_code=201, tags=["player"])
    async def add(request: Request, wanted: Made) -> Response:
        """One more passkey."""
        player = await server.signed_in(request)
        server.charge(request)
        keep(PASSKEY_BYTES)
        here, challenge, label = (
            site(request),
            challenge_of(wanted.client_data),
            read_name(wanted.label, "label"),
        )
        with server.guessing(request, GUESS):
            await server.run(signing.come_with_more, player, challenge, cache.now())
            passkey = await signing.apart(check_new, here, challenge, wanted.form())
        await server.run(signing.add, player, challenge, passkey, label, cache.now())
        return answer({"id": passkey.id}, 201)

    @app.post("/api/player/passkeys/off", tags=["player"])
    async def remove(request: Request, wanted: Ending) -> Response:
        """Remove a passkey. One that was removed already stays so."""
        player = await server.signed_in(request)
        server.charge(request)
        await server.run(signing.passkeys.remove, player, wanted.id)
        return answer({"ok": True})

    @app.post("/api/player/recovery", status_code=201, tags=["player"])
    async def new_code(request: Request) -> Response:
        """A recovery code in place of the one before, to be written down. It is told once."""
        player = await server.signed_in(request)
        server.charge(request)
        return answer({"code": await server.run(signing.logins.new_code, player, cache.now())}, 201)


def _add_games(app: FastAPI, server: Server) -> None:
    """The player's games."""
    seats = server.seats

    @app.get("/api/player/games", tags=["player"])
    async def games(request: Request) -> Response:
        """The seats that you hold, with what is public about their games."""
        player = await server.signed_in(request)
        return answer({"games": await server.run(seats.of, player)})

    @app.post("/api/player/games/open", tags=["player"])
    async def open_seat(request: Request, wanted: Held) -> Response:
        """A further token for a seat that you hold: for this device."""
        player = await server.signed_in(request)
        server.charge(request)
        keep(PASSKEY_BYTES)
        return answer(await server.run(seats.open, player, wanted.game, wanted.seat))

    @app.post("/api/player/games/keep", tags=["player"])
    async def keep_seats(request: Request, wanted: Keeping) -> Response:
        """Hold seats whose tokens you have. The answer says for each whether you hold it now."""
        player = await server.signed_in(request)
        server.charge(request, 1 + KEPT_COST * len(wanted.seats))
        keep(PASSKEY_BYTES * len(wanted.seats))
        return answer({"kept": [await server.run(seats.keep, player, token) for token in wanted.seats]})

    @app.post("/api/player/games/off", tags=["player"])
    async def drop(request: Request, wanted: Held) -> Response:
        """Hold a seat no more. Its links stay valid."""
        player = await server.signed_in(request)
        server.charge(request)
        await server.run(seats.drop, player, wanted.game, wanted.seat)
        return answer({"ok": True})

    @app.post("/api/player/games/revoke", tags=["player"])
    async def revoke(request: Request, wanted: Held) -> Response:
        """Make all links of a seat that you hold invalid; the answer has a new token."""
        player = await server.signed_in(request)
        server.charge(request)
        keep(PASSKEY_BYTES)
        return answer(await server.run(seats.revoke, player, wanted.game, wanted.seat))
