"""The requests about ratings. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated

from fastapi import FastAPI, Query, Request, Response

from fogline.kit.registry import title_of
from fogline.server.community.ledger import Speed
from fogline.server.http.service import Server, answer


def add_ratings(app: FastAPI, server: Server) -> None:
    """All of them."""
    ratings = server.ratings

    @app.get("/api/ladder", tags=["server"])
    async def strongest(
        request: Request, game: Annotated[str, Query(max_length=40)], speed: Speed = "live"
    ) -> Response:
        """The players with the highest ratings at a game, and the levels of the computer."""
        title = title_of(game).name
        return answer(await server.run(ratings.ladder, title, speed, await server.player(request)))

    @app.get("/api/player/ratings", tags=["player"])
    async def mine(request: Request) -> Response:
        """Your ratings, with what your latest rated games have changed."""
        player = await server.signed_in(request)
        return answer({"ratings": await server.run(ratings.of_player, player)})

    @app.get("/api/table/ratings", tags=["table"])
    async def of_table(request: Request) -> Response:
        """The ratings of those at the table, and after a rated game what it has changed."""
        _, key = await server.key(request)
        return answer(await server.run(ratings.of_table, key))
