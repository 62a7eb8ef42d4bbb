"""The requests of players who sign in. docs/protocol.md explains them."""

from __future__ import annotations

from fastapi import FastAPI, Request, Response

from fogline.web.identity.players import HEADER
from fogline.web.service import Server, answer


def add_identity(app: FastAPI, server: Server) -> None:
    """All of them."""
    players = server.players

    @app.get("/api/player", tags=["player"])
    async def me(request: Request) -> Response:
        """Who is signed in."""
        player = await server.signed_in(request)
        return answer({"player": player, "name": await server.run(players.name, player)})

    @app.get("/api/player/games", tags=["player"])
    async def games(request: Request) -> Response:
        """The seats that you hold, with what is public about their games."""
        player = await server.signed_in(request)
        return answer({"games": await server.run(server.seats.of, player)})

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
