"""The requests about puzzles. docs/protocol.md explains them. They need no token and change nothing.

The processes of the sandbox compute the answers; answers that are the same for everyone are cached here."""

from __future__ import annotations

import json
from collections import OrderedDict
from datetime import UTC, datetime
from typing import Annotated, Final

from fastapi import FastAPI, Query, Request, Response
from pydantic import Field

from fogline.analysis.puzzles import MAX_NAME, MAX_PUZZLES, MAX_SPOTS, number_of_day
from fogline.kit.wire import Form
from fogline.server.http.bodies import Body, Text
from fogline.server.http.dependencies import JSON, answer
from fogline.server.http.guard import address
from fogline.server.http.service import Service

COST: Final = 0.5
"""The cost of a puzzle that has to be computed, as a fraction of a costly request."""
MAX_CACHED: Final = 200
"""The maximum number of cached puzzles, as sent."""

Title = Annotated[str, Field(max_length=40)]
Number = Annotated[int, Field(ge=0, lt=MAX_PUZZLES)]
Share = Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]


class Puzzle(Body):
    """A puzzle, by title and number."""

    title: Title
    number: Number


class Answering(Puzzle):
    """An answer to a puzzle."""

    action: Annotated[Text, Field(max_length=MAX_NAME)]


class Guessing(Puzzle):
    """The stated probability of each place, from 0 to 1."""

    chances: Annotated[list[Share], Field(min_length=1, max_length=MAX_SPOTS)]


def add_puzzles(app: FastAPI, service: Service) -> None:
    """Add the requests about puzzles: a list, one to solve, and the value of an answer or a guess."""
    cached: OrderedDict[str, bytes] = OrderedDict()

    async def made(request: Request, wanted: Form) -> bytes:
        service.charge(request, COST)
        return await service.sandbox.tell(address(request.scope), wanted, is_ours=True)

    async def known(request: Request, wanted: Form) -> bytes:
        """The answer to the question *wanted*, which is the same for everyone. When the cache is full, the oldest
        answers are dropped."""
        key = json.dumps(wanted, sort_keys=True)
        if key not in cached:
            cached[key] = await made(request, wanted)
            while len(cached) > MAX_CACHED:
                cached.popitem(last=False)
        cached.move_to_end(key)
        return cached[key]

    @app.get("/api/puzzles", tags=["puzzles"])
    async def puzzles(request: Request) -> Response:
        """The puzzles by title, and the puzzle of the day."""
        found = json.loads(await known(request, {"do": "puzzles"}))
        day = datetime.now(UTC).date()
        today = number_of_day({one["title"]: len(one["puzzles"]) for one in found["titles"]}, day)
        named = None if today is None else {"title": today[0], "number": today[1]}
        return answer({**found, "day": day.isoformat(), "today": named})

    @app.get("/api/puzzle", tags=["puzzles"])
    async def puzzle(
        request: Request, title: Annotated[Title, Query()], number: Annotated[Number, Query()]
    ) -> Response:
        """A puzzle as its seat sees it: the view, and its legal actions."""
        told = await known(request, {"do": "puzzle", "title": title, "number": number})
        return Response(told, media_type=JSON)

    @app.post("/api/puzzle/answer", tags=["puzzles"])
    async def solve(request: Request, wanted: Answering) -> Response:
        """The value of an action, and its results."""
        return Response(await made(request, {"do": "puzzle-answer", **wanted.model_dump()}), media_type=JSON)

    @app.post("/api/puzzle/guess", tags=["puzzles"])
    async def guess(request: Request, wanted: Guessing) -> Response:
        """The value of a guess at where cards are."""
        return Response(await made(request, {"do": "puzzle-guess", **wanted.model_dump()}), media_type=JSON)
