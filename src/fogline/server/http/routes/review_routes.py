"""The requests about records and finished games: reviews, the opponents' possible beliefs, the reasons of the computer,
nine worlds side by side, and a new game in another world (docs/review.md). Separate processes do the work."""

from __future__ import annotations

import json
from secrets import token_hex
from typing import Annotated, Final

from fastapi import FastAPI, Query, Request, Response

from fogline.analysis.explanations import WORLDS
from fogline.bots.levels import PlayingLevel, ThinkingLevel
from fogline.desk.bounds import MAX_WORLDS
from fogline.desk.keeping import Key
from fogline.desk.new_games import refuse_company
from fogline.desk.replays import ALL
from fogline.desk.tasks import REVIEW
from fogline.desk.worlds import NINE
from fogline.kit.wire import Form
from fogline.server.games.streams import Stream, head_of_stream
from fogline.server.http.bodies import Elsewhere, Explaining, Looking, PlayingOut, Reviewing
from fogline.server.http.dependencies import JSON, SeatKey, answer
from fogline.server.http.guard import address, is_head
from fogline.server.http.service import Service
from fogline.server.limits import GAME_BYTES, keep, reading_cost

COST: Final = 5.0
"""A review or a playout of nine worlds costs as much as this many costly requests. The queue limits their processing
time."""
LOOK_COST: Final = 1.0
"""Computing an opponent's beliefs or a bot's reasons costs as much as this many costly requests, plus the cost of the
lines that are read."""

At = Annotated[int, Query(ge=0, le=10**9)]
Name = Annotated[str, Query(max_length=200)]
Viewer = Annotated[str, Query(alias="as", max_length=200)]


def look_cost(at: int) -> float:
    """The cost of such a request about one position of a record."""
    return LOOK_COST + reading_cost(at)


def add_reviews(app: FastAPI, service: Service) -> None:
    """Add the requests for reviews and for everything about other worlds."""

    async def streamed(request: Request, work: Form, check: str, *, is_ours: bool) -> Response:
        """The stream of a review or of nine worlds, once the record has been checked."""
        who = address(request.scope)
        service.reviews.refuse_full(who, work)
        await service.sandbox.tell(who, {**work, "do": check}, is_ours=is_ours)
        if is_head(request.scope):
            return head_of_stream()
        reading = service.reviews.begin(who, work)
        return Stream(reading.events(), leave=reading.leave)

    async def told(request: Request, asked: Form, *, is_ours: bool) -> Response:
        return Response(await service.sandbox.tell(address(request.scope), asked, is_ours=is_ours), media_type=JSON)

    async def record_of(request: Request, key: Key, cost: float) -> str:
        service.charge(request, cost)
        return await service.run(service.desk.readable_record, key)

    @app.post("/api/review", tags=["server"])
    async def review_record(request: Request, wanted: Reviewing) -> Response:
        """The review of any record of a finished game, as a stream: of the whole game, or limited to a seat's
        knowledge."""
        service.charge(request, COST)
        work = {"do": REVIEW, **wanted.model_dump(by_alias=True)}
        return await streamed(request, work, "finished", is_ours=False)

    @app.post("/api/another-world", status_code=201, tags=["server"])
    async def another(request: Request, wanted: Elsewhere) -> Response:
        """Begin a game against the computer from a seat's knowledge in a position of a record, with everything else
        drawn again. The answer is as for a new game."""
        service.charge(request, reading_cost(wanted.at))
        seed = token_hex(16) if wanted.seed is None else wanted.seed
        asked = {"do": "world", "record": wanted.record, "at": wanted.at, "as": wanted.viewer, "seed": seed}
        asked |= {"aid": wanted.asked_aid}
        found: dict[str, str] = json.loads(await service.sandbox.tell(address(request.scope), asked))
        keep(GAME_BYTES + len(found["record"]))
        await service.run(service.worlds.refuse_foreign, found["from"])
        game = await service.resume(found["record"], 0, wanted.asked_aid, training=wanted.training)
        terms = wanted.terms(game.setup.game)
        hold = refuse_company(game.setup, wanted.viewer, wanted.hold, terms)
        return answer(await service.take_seats(request, service.desk.go_on, game, hold, terms), 201)

    @app.post("/api/eyes", tags=["server"])
    async def eyes_of_record(request: Request, wanted: Looking) -> Response:
        """What the other sides could believe about the hidden cards of a seat, in a position of a record."""
        service.charge(request, look_cost(wanted.at))
        return await told(request, {"do": "eyes", **wanted.model_dump(by_alias=True)}, is_ours=False)

    @app.post("/api/reasons", tags=["server"])
    async def reasons_of_record(request: Request, wanted: Explaining) -> Response:
        """A bot's comparison in a position of a record, and in how many worlds each action was best."""
        service.charge(request, look_cost(wanted.at))
        return await told(request, {"do": "reasons", **wanted.model_dump()}, is_ours=False)

    @app.post("/api/nine-worlds", tags=["server"])
    async def nine_of_record(request: Request, wanted: PlayingOut) -> Response:
        """A decision of a record, played out in nine worlds that fit what its seat knew; as a stream."""
        service.charge(request, COST)
        work = {"do": NINE, **wanted.model_dump(by_alias=True)}
        return await streamed(request, work, "decision", is_ours=False)

    @app.get("/api/table/review", tags=["after the game"])
    async def review(
        request: Request,
        key: SeatKey,
        viewer: Annotated[str, Query(alias="as", max_length=40)] = ALL,
        first: Annotated[str, Query(max_length=40)] = "",
        lines: bool = False,
    ) -> Response:
        """The review of the game, as a stream: of the whole game, or limited to a seat's knowledge."""
        record = await record_of(request, key, COST)
        work = {"do": REVIEW, "record": record, "as": viewer, "first": first, "lines": lines}
        return await streamed(request, work, "finished", is_ours=True)

    @app.get("/api/table/eyes", tags=["after the game"])
    async def eyes(request: Request, key: SeatKey, at: At, viewer: Viewer) -> Response:
        """What the other sides could believe about the hidden cards of a seat after that many lines."""
        record = await record_of(request, key, look_cost(at))
        return await told(request, {"do": "eyes", "record": record, "at": at, "as": viewer}, is_ours=True)

    @app.get("/api/table/reasons", tags=["after the game"])
    async def reasons(
        request: Request,
        key: SeatKey,
        at: At,
        level: ThinkingLevel = "veteran",
        seed: Name = "0",
        worlds: Annotated[int, Query(ge=1, le=MAX_WORLDS)] = WORLDS,
    ) -> Response:
        """A bot's comparison after that many lines, and in how many worlds each action was best."""
        asked = {"record": await record_of(request, key, look_cost(at)), "at": at, "level": level, "seed": seed}
        return await told(request, {"do": "reasons", **asked, "worlds": worlds}, is_ours=True)

    @app.get("/api/table/nine-worlds", tags=["after the game"])
    async def nine(
        request: Request,
        key: SeatKey,
        at: At,
        viewer: Viewer,
        action: Name = "",
        seed: Name = "0",
        level: PlayingLevel = "regular",
    ) -> Response:
        """A decision played out in nine worlds that fit what its seat knew; as a stream."""
        asked = {"record": await record_of(request, key, COST), "at": at, "as": viewer, "action": action}
        work = {"do": NINE, **asked, "seed": seed, "level": level}
        return await streamed(request, work, "decision", is_ours=True)
