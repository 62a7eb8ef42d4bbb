"""The requests of tournaments. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import FastAPI, Query, Request, Response
from pydantic import Field, StrictInt

from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup
from fogline.server.accounts.players import read_name
from fogline.server.community.tournaments import MAX_ENTRANTS, Kind, Wanted
from fogline.server.http.bodies import Body, NewGame, Short
from fogline.server.http.service import Server, answer, keep

TOURNAMENT_BYTES: Final = 2000
"""Bytes that a tournament takes in the database, and an entrant."""
ENTRANT_BYTES: Final = 200


class NewTournament(NewGame):
    """What is played, and when; ``hold``, ``bots``, ``data`` and ``training`` have no place in it."""

    name: Short
    kind: Kind
    most: Annotated[StrictInt, Field(ge=2, le=MAX_ENTRANTS)] = 16
    starts: Annotated[StrictInt, Field(ge=0, le=10**14)]


class Named(Body):
    """Which tournament."""

    tournament: Short


def add_tournaments(app: FastAPI, server: Server) -> None:
    """All of them."""
    book = server.tournaments

    @app.get("/api/tournaments", tags=["tournaments"])
    async def listed(request: Request) -> Response:
        """Tournaments that are open, running, or over."""
        return answer({"tournaments": await server.run(book.listed, await server.player(request))})

    @app.post("/api/tournaments", status_code=201, tags=["tournaments"])
    async def create(request: Request, wanted: NewTournament) -> Response:
        """Announce a tournament. You take part if you enter."""
        player = await server.signed_in(request)
        server.charge(request)
        keep(TOURNAMENT_BYTES)
        setup = Setup(wanted.game, wanted.scenario, wanted.options, "")
        name = read_name(wanted.name)
        if not name:
            raise BadData("name", "", "is needed")
        if wanted.bots or wanted.hold or wanted.data:
            raise BadData(
                "bots" if wanted.bots else "hold" if wanted.hold else "data", "", "has no place in a tournament"
            )
        asked = Wanted(name, wanted.kind, setup, wanted.terms(setup.game), wanted.most, wanted.starts)
        return answer(await server.run(book.create, player, asked), 201)

    @app.get("/api/tournament", tags=["tournaments"])
    async def told(request: Request, tournament: Annotated[str, Query(max_length=40)]) -> Response:
        """The standings, and who meets whom."""
        return answer(await server.run(book.told, tournament, await server.player(request)))

    @app.post("/api/tournament/enter", tags=["tournaments"])
    async def enter(request: Request, wanted: Named) -> Response:
        """Take part in a tournament that has not begun."""
        player = await server.signed_in(request)
        server.charge(request)
        keep(ENTRANT_BYTES)
        await server.run(book.enter, player, wanted.tournament)
        return answer({"ok": True})

    @app.post("/api/tournament/leave", tags=["tournaments"])
    async def leave(request: Request, wanted: Named) -> Response:
        """Do not take part any more: games that were begun go on, and no others follow."""
        player = await server.signed_in(request)
        await server.run(book.leave, player, wanted.tournament)
        return answer({"ok": True})

    @app.post("/api/tournament/call-off", tags=["tournaments"])
    async def call_off(request: Request, wanted: Named) -> Response:
        """Call off a tournament of yours that has not begun."""
        player = await server.signed_in(request)
        await server.run(book.call_off, player, wanted.tournament)
        return answer({"ok": True})
