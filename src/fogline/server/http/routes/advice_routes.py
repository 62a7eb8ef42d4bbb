"""Advice at training tables: hints, judgements, what an action will reveal, and, where this was agreed, why the
computer moved. The games' thread only looks up the seat's knowledge; a separate process computes the rest
(``opponents.py``)."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import FastAPI, Query, Request, Response

from fogline.analysis.hints import NUDGE, WHY
from fogline.desk import advice
from fogline.desk.keeping import Key
from fogline.kernel.errors import FoglineError
from fogline.server.http.bodies import Actions
from fogline.server.http.dependencies import SeatKey, answer, refusal
from fogline.server.http.guard import address
from fogline.server.http.routes.table_routes import prefix_of
from fogline.server.http.service import Service

COST: Final = 0.5
"""The cost of a request, as a fraction of a costly one."""


def add_advice(app: FastAPI, service: Service) -> None:
    """Add the requests for advice."""
    cache = service.desk.cache

    async def answered(request: Request, key: Key, asked: advice.Asked) -> Response:
        found = await service.advisor.ask(key, asked.line, address(request.scope))
        return answer({"sequence": asked.sequence, **found, **(asked.more or {})})

    @app.get("/api/table/hint", tags=["table"])
    async def hint(request: Request, key: SeatKey, step: Annotated[int, Query(ge=NUDGE, le=WHY)] = NUDGE) -> Response:
        """At a training table, when you are to act: the best kind of action (step 1), the candidates (2), and the
        reasons (3)."""
        service.charge(request, COST)
        return await answered(request, key, await service.run(advice.hint_line, cache, key, step))

    @app.get("/api/table/judgement", tags=["table"])
    async def judgement(request: Request, key: SeatKey) -> Response:
        """At a training table: how good your latest action was, given what you knew before it."""
        service.charge(request, COST)
        await service.run(advice.training_of, cache, key)
        async with service.beat():
            asked = await service.run(advice.judgement_line, cache, key)
        return await answered(request, key, asked)

    @app.post("/api/table/telling", tags=["table"])
    async def telling(request: Request, key: SeatKey, wanted: Actions) -> Response:
        """At a training table: what these actions will tell the other sides. Nothing is played."""
        service.charge(request, COST)
        try:
            asked = await service.run(advice.telling_line, cache, key, wanted.actions, wanted.sequence)
        except FoglineError as error:
            return refusal(error, await prefix_of(service, key))
        return await answered(request, key, asked)

    @app.get("/api/table/why", tags=["table"])
    async def why(request: Request, key: SeatKey, at: Annotated[int | None, Query(ge=0, le=10**9)] = None) -> Response:
        """At a table where the computer explains its moves: its comparison before its latest move, or before the one
        after that many lines, and in how many worlds each action was best."""
        service.charge(request, COST)
        await service.run(advice.explained_of, cache, key)
        async with service.beat():
            asked = await service.run(advice.why_line, cache, key, at)
        return await answered(request, key, asked)
