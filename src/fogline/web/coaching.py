"""Advice at training tables: hints, judgements, and what an action will tell. The games' thread only looks up what the
seat knows; a process of its own works out the rest (``coach.py``)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

from fastapi import FastAPI, Query, Request, Response

from fogline.ai.coaching.hints import NUDGE, WHY
from fogline.ai.coaching.process import HINT, JUDGEMENT, TELLING, write_request
from fogline.kernel.errors import FoglineError, NotYourTurn
from fogline.kernel.game import Seat
from fogline.kit.registry import title_of
from fogline.table.records import AnyTable
from fogline.web.beats import UNDO_SECONDS, left
from fogline.web.bodies import Actions
from fogline.web.cache import GameCache
from fogline.web.faults import Refused
from fogline.web.guard import address
from fogline.web.service import Server, answer, refusal
from fogline.web.storage import Key

COST: Final = 0.5
"""The cost of a request, as a fraction of a costly one."""


class Asked(NamedTuple):
    """A question of a seat: a line for the process, and the seat's number of its latest news."""

    line: str
    sequence: int


def add_coaching(app: FastAPI, server: Server) -> None:
    """The requests."""
    cache = server.desk.cache

    @app.get("/api/table/hint", tags=["table"])
    async def hint(request: Request, step: Annotated[int, Query(ge=NUDGE, le=WHY)] = NUDGE) -> Response:
        """At a training table, when you are to act: what kind of action is best (step 1), which candidates there are
        (2), and why (3)."""
        _, key = await server.key(request)
        server.charge(request, COST)
        asked = await server.run(_hint, cache, key, step)
        return await _answered(server, request, asked)

    @app.get("/api/table/judgement", tags=["table"])
    async def judgement(request: Request) -> Response:
        """At a training table: how good your latest action was, by what you knew before it."""
        _, key = await server.key(request)
        server.charge(request, COST)
        await server.run(_training, cache, key)
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            asked = await server.run(_judgement, cache, key)
        finally:  # the longer, the more others have done since: on a beat, as an undo
            await asyncio.sleep(left(begun, UNDO_SECONDS, loop.time()))
        return await _answered(server, request, asked)

    @app.post("/api/table/telling", tags=["table"])
    async def telling(request: Request, wanted: Actions) -> Response:
        """At a training table: what these actions will tell the other sides. Nothing is played."""
        _, key = await server.key(request)
        server.charge(request, COST)
        try:
            asked = await server.run(_telling, cache, key, wanted.actions, wanted.sequence)
        except FoglineError as error:
            return refusal(error, title_of(await server.run(server.desk.title, key)).words().prefix)
        return await _answered(server, request, asked)


async def _answered(server: Server, request: Request, asked: Asked) -> Response:
    found = await server.coach.ask(asked.line, address(request.scope))
    return answer({"sequence": asked.sequence, **found})


# -- in the games' thread -------------------------------------------------------------------------------


def _hint(cache: GameCache, key: Key, step: int) -> Asked:
    table, seat = _training(cache, key)
    if seat not in table.to_act():
        raise NotYourTurn(table.seat_name(seat))
    line = write_request(table.game, HINT, table.view(seat), table.legal(seat), step=step)
    return Asked(line, table.sequence(seat))


def _judgement(cache: GameCache, key: Key) -> Asked:
    table, seat = _training(cache, key)
    latest = table.latest_decision(seat)
    if latest is None:
        raise Refused(409, "nothing-done", "you have not acted yet")
    view, choices, action = latest
    line = write_request(table.game, JUDGEMENT, view, choices, actions=[action])
    return Asked(line, table.sequence(seat))


def _telling(cache: GameCache, key: Key, actions: Sequence[str], sequence: int) -> Asked:
    table, seat = _training(cache, key)
    read = table.refuse_batch(seat, actions, sequence)
    line = write_request(table.game, TELLING, table.view(seat), table.legal(seat), actions=read)
    return Asked(line, sequence)


def _training(cache: GameCache, key: Key) -> tuple[AnyTable, Seat]:
    """The table and the seat of a *key*; refused unless it was agreed that this is training."""
    if key.seat is None:
        raise Refused(403, "watching", "who watches cannot act")
    session = cache.bring(key.game_id)
    if not session.terms.training:
        raise Refused(409, "not-training", "advice is given at training tables only")
    return session.table, Seat(key.seat)
