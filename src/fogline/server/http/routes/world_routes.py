"""The requests about other worlds: what the opponents could believe, the reasons of the computer, nine worlds side by
side, and a new game in another world (docs/other-worlds.md). All of them are for records and for games that are over,
and are worked out in processes of their own."""

from __future__ import annotations

import json
from secrets import token_hex
from typing import Annotated, Final

from fastapi import FastAPI, Query, Request, Response

from fogline.analysis.explanations import WORLDS
from fogline.bots.levels import PlayingLevel, ThinkingLevel
from fogline.server.games.new_games import refuse_company
from fogline.server.games.streams import Stream, head_of_stream
from fogline.server.http.bodies import MAX_WORLDS, Elsewhere, Explaining, Looking, PlayingOut
from fogline.server.http.guard import address, is_head
from fogline.server.http.routes.review_routes import Played
from fogline.server.http.service import JSON, Server, answer, keep
from fogline.server.limits import GAME_BYTES, reading_cost

LOOK_COST: Final = 1.0
"""What eyes and reasons cost, in costly requests, besides the lines that are read."""
PLAY_COST: Final = 5.0
"""What nine worlds cost: as much as a review."""

At = Annotated[int, Query(ge=0, le=10**9)]
Name = Annotated[str, Query(max_length=200)]
Viewer = Annotated[str, Query(alias="as", max_length=200)]


def look_cost(at: int) -> float:
    """What it costs to look at a position."""
    return LOOK_COST + reading_cost(at)


def add_other_worlds(app: FastAPI, server: Server) -> None:
    """The requests."""
    _add_records(app, server)
    _add_table(app, server)


def _add_records(app: FastAPI, server: Server) -> None:
    """About any record."""

    @app.post("/api/another-world", status_code=201, tags=["server"])
    async def another(request: Request, wanted: Elsewhere) -> Response:
        """Begin a game against the computer from what a seat knew in a position of a record, with everything else
        drawn again. The answer is as for a new game."""
        server.charge(request, reading_cost(wanted.at))
        seed = token_hex(16) if wanted.seed is None else wanted.seed
        asked = {"do": "world", "record": wanted.record, "at": wanted.at, "as": wanted.viewer, "seed": seed}
        told = await server.readers.think(address(request.scope), {**asked, "aid": wanted.asked_aid}, is_ours=False)
        found: dict[str, str] = json.loads(told)
        keep(GAME_BYTES + len(found["record"]))
        await server.run(server.worlds.refuse_foreign, found["from"])
        begun = await server.resume(found["record"], 0, wanted.asked_aid, training=wanted.training)
        terms = wanted.terms(begun.setup.game)
        hold = refuse_company(begun.setup, wanted.viewer, wanted.hold, terms)
        return answer(await server.take_seats(request, server.desk.go_on, begun, hold, terms), 201)

    @app.post("/api/eyes", tags=["server"])
    async def eyes(request: Request, wanted: Looking) -> Response:
        """What the other sides could believe of the hidden cards of a seat, in a position of a record."""
        server.charge(request, look_cost(wanted.at))
        return await _looked(server, request, wanted, is_ours=False)

    @app.post("/api/reasons", tags=["server"])
    async def reasons(request: Request, wanted: Explaining) -> Response:
        """What a bot compares in a position of a record, and in how many worlds each action was best."""
        server.charge(request, look_cost(wanted.at))
        return await _explained(server, request, wanted, is_ours=False)

    @app.post("/api/nine-worlds", tags=["server"])
    async def nine(request: Request, wanted: PlayingOut) -> Response:
        """A decision of a record, played out in nine worlds that fit what its seat knew; as a stream."""
        server.charge(request, PLAY_COST)
        asked = Played(wanted.record, wanted.at, wanted.viewer, wanted.action, wanted.seed, wanted.level)
        return await _played_out(server, request, asked, is_ours=False)


def _add_table(app: FastAPI, server: Server) -> None:
    """About a game that is over."""

    async def record_of(request: Request, cost: float) -> str:
        _, key = await server.key(request)
        server.charge(request, cost)
        return await server.run(server.desk.readable_record, key)

    @app.get("/api/table/eyes", tags=["after the game"])
    async def eyes(request: Request, at: At, viewer: Viewer) -> Response:
        """What the other sides could believe of the hidden cards of a seat after so many lines."""
        record = await record_of(request, look_cost(at))
        return await _looked(
            server, request, Looking.model_construct(record=record, at=at, viewer=viewer), is_ours=True
        )

    @app.get("/api/table/reasons", tags=["after the game"])
    async def reasons(
        request: Request,
        at: At,
        level: ThinkingLevel = "veteran",
        seed: Name = "0",
        worlds: Annotated[int, Query(ge=1, le=MAX_WORLDS)] = WORLDS,
    ) -> Response:
        """What a bot compares after so many lines, and in how many worlds each action was best."""
        record = await record_of(request, look_cost(at))
        asked = Explaining.model_construct(record=record, at=at, level=level, seed=seed, worlds=worlds)
        return await _explained(server, request, asked, is_ours=True)

    @app.get("/api/table/nine-worlds", tags=["after the game"])
    async def nine(
        request: Request,
        at: At,
        viewer: Viewer,
        action: Name = "",
        seed: Name = "0",
        level: PlayingLevel = "regular",
    ) -> Response:
        """A decision played out in nine worlds that fit what its seat knew; as a stream."""
        record = await record_of(request, PLAY_COST)
        return await _played_out(server, request, Played(record, at, viewer, action, seed, level), is_ours=True)


async def _looked(server: Server, request: Request, wanted: Looking, *, is_ours: bool) -> Response:
    asked = {"do": "eyes", "record": wanted.record, "at": wanted.at, "as": wanted.viewer}
    return Response(await server.readers.think(address(request.scope), asked, is_ours=is_ours), media_type=JSON)


async def _explained(server: Server, request: Request, wanted: Explaining, *, is_ours: bool) -> Response:
    asked = {"do": "reasons", **wanted.model_dump()}
    return Response(await server.readers.think(address(request.scope), asked, is_ours=is_ours), media_type=JSON)


async def _played_out(server: Server, request: Request, asked: Played, *, is_ours: bool) -> Response:
    """Check the decision, and begin the stream."""
    who = address(request.scope)
    server.reviews.refuse_full(who, asked)
    decision = {"do": "decision", "record": asked.record, "at": asked.at, "as": asked.viewer, "action": asked.action}
    await server.readers.think(who, decision, is_ours=is_ours)
    if is_head(request.scope):
        return head_of_stream()
    reading = server.reviews.begin(who, asked)
    return Stream(reading.events(), leave=reading.leave)
