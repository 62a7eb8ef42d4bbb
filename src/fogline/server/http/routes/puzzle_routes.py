"""The requests about puzzles. docs/protocol.md explains them. They need no token and change nothing.

What they tell is made in the processes of the sandbox and kept here, as far as it is the same for everybody."""

from __future__ import annotations

import json
from collections import OrderedDict
from datetime import UTC, datetime
from typing import Annotated, Any, Final

from fastapi import FastAPI, Query, Request, Response
from pydantic import Field

from fogline.analysis.puzzles import MAX_NAME, MAX_PUZZLES, MAX_SPOTS, number_of_day
from fogline.server.http.bodies import Body, Text
from fogline.server.http.guard import address
from fogline.server.http.service import JSON, Server, answer

COST: Final = 0.5
"""The cost of a puzzle that has to be made, as a fraction of a costly request."""
MAX_KEPT: Final = 200
"""Puzzles that are kept as they are sent."""

Title = Annotated[str, Field(max_length=40)]
Number = Annotated[int, Field(ge=0, lt=MAX_PUZZLES)]
AskedTitle = Annotated[Title, Query()]
AskedNumber = Annotated[Number, Query()]
Share = Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]


class Puzzle(Body):
    """Which puzzle."""

    title: Title
    number: Number


class Answering(Puzzle):
    """An answer to a puzzle."""

    action: Annotated[Text, Field(max_length=MAX_NAME)]


class Guessing(Puzzle):
    """How likely each of the places is, from 0 to 1."""

    chances: Annotated[list[Share], Field(min_length=1, max_length=MAX_SPOTS)]


class Kept:
    """What was told of puzzles, the oldest forgotten first."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._told: OrderedDict[str, bytes] = OrderedDict()

    async def tell(self, request: Request, wanted: dict[str, Any]) -> bytes:
        """The answer to what is *wanted*, which is the same for everybody."""
        key = json.dumps(wanted, sort_keys=True)
        told = self._told.get(key)
        if told is None:
            self._server.charge(request, COST)
            told = await self._server.readers.puzzle(address(request.scope), wanted)
            self._told[key] = told
            while len(self._told) > MAX_KEPT:
                self._told.popitem(last=False)
        self._told.move_to_end(key)
        return told


def add_puzzles(app: FastAPI, server: Server) -> None:
    """Puzzles: a list, one to solve, and what an answer or a guess is worth."""
    kept = Kept(server)

    @app.get("/api/puzzles", tags=["puzzles"])
    async def puzzles(request: Request) -> Response:
        """By title the puzzles that there are, and that of the day."""
        found = json.loads(await kept.tell(request, {"do": "puzzles"}))
        day = datetime.now(UTC).date()
        sizes = {one["title"]: len(one["puzzles"]) for one in found["titles"]}
        today = number_of_day(sizes, day)
        named = None if today is None else {"title": today[0], "number": today[1]}
        return answer({**found, "day": day.isoformat(), "today": named})

    @app.get("/api/puzzle", tags=["puzzles"])
    async def puzzle(request: Request, title: AskedTitle, number: AskedNumber) -> Response:
        """A puzzle as its seat sees it: the view, and what it may do."""
        told = await kept.tell(request, {"do": "puzzle", "title": title, "number": number})
        return Response(told, media_type=JSON)

    @app.post("/api/puzzle/answer", tags=["puzzles"])
    async def solve(request: Request, wanted: Answering) -> Response:
        """What an action is worth, and what would have come of it."""
        server.charge(request, COST)
        asked = {"do": "puzzle-answer", **wanted.model_dump()}
        return Response(await server.readers.puzzle(address(request.scope), asked), media_type=JSON)

    @app.post("/api/puzzle/guess", tags=["puzzles"])
    async def guess(request: Request, wanted: Guessing) -> Response:
        """What a guess where cards are is worth."""
        server.charge(request, COST)
        asked = {"do": "puzzle-guess", **wanted.model_dump()}
        return Response(await server.readers.puzzle(address(request.scope), asked), media_type=JSON)
