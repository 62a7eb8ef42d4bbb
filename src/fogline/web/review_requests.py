"""The requests for reviews."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import FastAPI, Query, Request, Response

from fogline.web.bodies import Reviewing
from fogline.web.guard import address, is_head
from fogline.web.replays import ALL
from fogline.web.reviews import Asked
from fogline.web.service import Server
from fogline.web.streams import Stream, head_of_stream

COST: Final = 5.0
"""What a review costs, in costly requests. The time of its process is limited by the queue and not counted."""


def add_reviews(app: FastAPI, server: Server) -> None:
    """Add them to the application."""

    @app.get("/api/table/review", tags=["after the game"])
    async def review(
        request: Request,
        viewer: Annotated[str, Query(alias="as", max_length=40)] = ALL,
        first: Annotated[str, Query(max_length=40)] = "",
        lines: bool = False,
    ) -> Response:
        """The review of the game as a stream: of the whole of it, or only with what a seat could know."""
        _, key = await server.key(request)
        server.charge(request, COST)
        record = await server.run(server.desk.readable_record, key)
        return await reviewed(server, request, Asked(record, viewer, first, lines), is_ours=True)

    @app.post("/api/review", tags=["server"])
    async def review_record(request: Request, wanted: Reviewing) -> Response:
        """The same for any record of a finished game."""
        server.charge(request, COST)
        asked = Asked(wanted.record, wanted.viewer, wanted.first, wanted.lines)
        return await reviewed(server, request, asked, is_ours=False)


async def reviewed(server: Server, request: Request, asked: Asked, *, is_ours: bool) -> Response:
    """Check the record, and begin the stream."""
    who = address(request.scope)
    server.reviews.refuse_full(who, asked)
    await server.readers.check_finished(who, asked.record, asked.viewer, is_ours=is_ours)
    if is_head(request.scope):
        return head_of_stream()
    reading = server.reviews.begin(who, asked)
    return Stream(reading.events(), leave=reading.leave)
