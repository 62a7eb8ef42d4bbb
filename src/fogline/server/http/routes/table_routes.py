"""The requests at a table, whose token identifies the table and the seat, and the requests after a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

from fastapi import FastAPI, Header, Query, Request, Response
from fastapi.responses import PlainTextResponse

from fogline.desk.keeping import Key
from fogline.desk.refusals import Refused, explain
from fogline.desk.replays import MAX_POSITIONS
from fogline.desk.serialization import as_bytes
from fogline.desk.streams import Told
from fogline.desk.tokens import digest
from fogline.kernel.errors import FoglineError
from fogline.kit.aid import DEDUCING
from fogline.kit.registry import title_of
from fogline.server.games.streams import Stream, head_of_stream
from fogline.server.http.bodies import Actions, Holiday, Phrasing, Rematching, Saying, Seeding, Undoing
from fogline.server.http.dependencies import (
    JSON,
    CostlySeatKey,
    SeatKey,
    TokenAndKey,
    answer,
    done,
    refusal,
)
from fogline.server.http.guard import address, is_head
from fogline.server.http.service import Service, payer
from fogline.server.limits import BILL, GAME_BYTES, add_lines, keep, reading_cost

ACTIONS: Final = "/api/table/actions"
EVENTS: Final = "/api/table/events"
AID_COST: Final = 0.5
"""The cost of computing a memory aid, as a fraction of a costly request."""
After = Annotated[int, Query(ge=0, le=10**9)]


async def prefix_of(service: Service, key: Key) -> str:
    """The prefix of the texts of the title in play."""
    return title_of(await service.run(service.desk.title, key)).words().prefix


async def change(service: Service, key: Key, do: Callable[..., bytes], *given: object) -> Response:
    """Let the desk change a game. A refusal names the clauses of its title."""
    try:
        return Response(await service.run(do, key, *given), media_type=JSON)
    except FoglineError as error:
        return refusal(error, await prefix_of(service, key))


async def act(service: Service, request: Request, wanted: Actions) -> Response:
    """Play a seat's actions."""
    _, key = await service.key(request)
    add_lines(len(wanted.actions))
    return await change(service, key, service.desk.act, wanted.actions, wanted.sequence)


async def listen(service: Service, request: Request, after: int) -> Response:
    """The news after number *after*, as a stream."""
    token, key = await service.key(request)
    await service.run(service.desk.news, key, after)  # refuses a number that does not exist

    async def read(number: int, said: int) -> Told:
        await service.undone(key)
        return await service.run(service.desk.news_and_position, key, number, said)

    if is_head(request.scope):
        return head_of_stream()
    who = (payer(request, digest(token), key), address(request.scope))
    service.streams.admit(*who)
    BILL.set(None)  # others trigger this, even with secret actions: the listener does not pay for it
    return Stream(service.streams.listen(key.game_id, after, read), leave=lambda: service.streams.leave(*who))


def add_table(app: FastAPI, service: Service) -> None:
    """Add the requests during a game."""
    desk = service.desk

    @app.get("/api/table", tags=["table"])
    async def look(key: SeatKey) -> Response:
        """Everything that you may know: the view, and your legal actions."""
        return answer(await service.run(desk.look, key))

    @app.get("/api/table/question", tags=["table"])
    async def question(key: SeatKey) -> Response:
        """What a bot needs to choose an action for you: your view as plain data, and your legal actions."""
        return answer(await service.run(desk.open_question, key))

    @app.post(ACTIONS, tags=["table"])
    async def play(request: Request, wanted: Actions) -> Response:
        """Play actions, all or none. Repeated with the same number, they get the same answer and are not played
        again."""
        return await act(service, request, wanted)

    @app.post("/api/table/why-not", tags=["table"])
    async def why_not(key: SeatKey, wanted: Actions) -> Response:
        """Why these actions would be refused now, or null if they would be played. Nothing is played."""
        add_lines(len(wanted.actions))
        try:
            await service.run(desk.refuse, key, wanted.actions, wanted.sequence)
        except Refused:
            raise
        except FoglineError as error:
            return answer({"refusal": explain(error, await prefix_of(service, key)).body})
        return answer({"refusal": None})

    @app.post("/api/table/words", tags=["table"])
    async def say(key: SeatKey, wanted: Saying) -> Response:
        """Resign, or offer, accept or decline a draw."""
        add_lines()
        return await change(service, key, desk.say, wanted.word, wanted.sequence)

    @app.post("/api/table/phrases", tags=["table"])
    async def phrase(key: SeatKey, wanted: Phrasing) -> Response:
        """Say one of the preset phrases, at any time, up to a rate limit. Everyone at the table can read it."""
        add_lines()
        return answer(await service.run(desk.phrases.say, key, wanted.phrase))

    @app.post("/api/table/holiday", tags=["table"])
    async def rest(key: SeatKey, wanted: Holiday) -> Response:
        """Take holidays: the clock of your seat stops. Repeated with the same ``left``, they are taken only once."""
        add_lines()
        return await done(service.run(desk.take_holiday, key, wanted.days, wanted.left))

    @app.post("/api/table/seed", tags=["table"])
    async def seed(key: SeatKey, wanted: Seeding) -> Response:
        """Add a seed of your own, once and before you act: every later draw depends on it."""
        add_lines()
        return await done(service.run(desk.add_seed, key, wanted.seed))

    @app.post("/api/table/undo", tags=["table"])
    async def undo(key: CostlySeatKey, wanted: Undoing) -> Response:
        """Take back your latest action, while nobody has learned of it."""
        add_lines()
        await service.undone(key)
        with service.undoing(key):
            async with service.beat():
                return await change(service, key, desk.undo, wanted.sequence)

    @app.get("/api/table/news", tags=["table"])
    async def news(key: SeatKey, after: After = 0) -> Response:
        """Your news after that number, without waiting. If there is ``more``, ask again after the last one."""
        told = await service.run(desk.news, key, after)
        info = {"more": told.is_more, "phrases": told.phrases, **told.table}
        body = b'{"news":[%b],%b' % (b",".join(one for _, one in told.news), as_bytes(info)[1:])
        return Response(body, media_type=JSON)

    @app.get("/api/table/aid", tags=["table"])
    async def aid(request: Request, key: SeatKey) -> Response:
        """The memory aid's information for you, at the agreed level."""
        view, level = await service.run(desk.seen, key)
        if level in DEDUCING:
            service.charge(request, AID_COST)
        return answer(await service.aids.tell((key.game_id, key.seat), view, level, address(request.scope)))

    @app.get(EVENTS, tags=["table"])
    async def events(
        request: Request, after: After = 0, last_event_id: Annotated[int | None, Header(ge=0, le=10**9)] = None
    ) -> Response:
        """The same as a stream of Server-Sent Events. Last-Event-ID takes precedence over ``after``."""
        return await listen(service, request, after if last_event_id is None else last_event_id)


def add_after(app: FastAPI, service: Service) -> None:
    """Add the requests for games that are over."""
    desk = service.desk

    @app.get("/api/table/record", tags=["after the game"])
    async def record(key: SeatKey) -> Response:
        """The whole game as text, all-knowing."""
        named = {"content-disposition": f'attachment; filename="{key.game_id}.record"'}
        return PlainTextResponse(await service.run(desk.record, key), headers=named)

    @app.get("/api/table/replay", tags=["after the game"])
    async def replay(
        request: Request,
        key: SeatKey,
        viewer: Annotated[str, Query(alias="as", max_length=40)] = "all",
        at: After = 0,
        count: Annotated[int, Query(ge=1, le=MAX_POSITIONS)] = 1,
    ) -> Response:
        """Positions from a given line on, as a seat, the public or an all-knowing reader sees them."""
        service.charge(request, reading_cost(at + count))
        record = await service.run(desk.readable_record, key)
        asked = {"do": "replay", "record": record, "as": viewer, "at": at, "count": count}
        return Response(await service.sandbox.tell(address(request.scope), asked, is_ours=True), media_type=JSON)

    @app.post("/api/table/rematch", tags=["after the game"])
    async def rematch(request: Request, found: TokenAndKey, wanted: Rematching | None = None) -> Response:
        """Your token for a rematch. The first request starts the game and sets its terms; the other players send the
        request as well."""
        token, key = found
        service.charge(request)
        before = await service.run(desk.cache.stored, key.game_id)
        keep(GAME_BYTES + len(before.setup.data))
        sides, level = (None, None) if wanted is None else (wanted.sides, wanted.level)
        return answer(await service.take_seats(request, desk.rematch, key, token, sides, level))
