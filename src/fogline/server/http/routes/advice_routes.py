"""Advice at training tables: hints, judgements, what an action will tell, and, where that was agreed, why the computer
has moved. The games' thread only looks up what the seat knows; a process of its own works out the rest
(``opponents.py``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

from fastapi import FastAPI, Query, Request, Response

from fogline.analysis.advisor import HINT, JUDGEMENT, TELLING, write_request, write_why
from fogline.analysis.explanations import Known
from fogline.analysis.hints import NUDGE, WHY
from fogline.kernel.errors import FoglineError, NotYourTurn
from fogline.kernel.game import Seat
from fogline.kit.registry import title_of
from fogline.kit.wire import Form
from fogline.server.games.cache import GameCache
from fogline.server.games.desk import seat_of
from fogline.server.games.sessions import Session
from fogline.server.http.bodies import Actions
from fogline.server.http.dependencies import SeatKey, answer, refusal
from fogline.server.http.guard import address
from fogline.server.http.routes.table_routes import prefix_of
from fogline.server.http.service import Service
from fogline.server.refusals import Refused
from fogline.server.storage.storage import Key
from fogline.table.explanations import latest_moves, move_at
from fogline.table.records import AnyTable

COST: Final = 0.5
"""The cost of a request, as a fraction of a costly one."""


class Asked(NamedTuple):
    """A question of a seat: a line for the process, the number of the seat's latest news, and what else is answered."""

    line: str
    sequence: int
    more: Form | None = None


def add_advice(app: FastAPI, service: Service) -> None:
    """The requests."""
    cache = service.desk.cache

    async def answered(request: Request, key: Key, asked: Asked) -> Response:
        found = await service.advisor.ask(key, asked.line, address(request.scope))
        return answer({"sequence": asked.sequence, **found, **(asked.more or {})})

    @app.get("/api/table/hint", tags=["table"])
    async def hint(request: Request, key: SeatKey, step: Annotated[int, Query(ge=NUDGE, le=WHY)] = NUDGE) -> Response:
        """At a training table, when you are to act: what kind of action is best (step 1), which candidates there are
        (2), and why (3)."""
        service.charge(request, COST)
        return await answered(request, key, await service.run(_hint, cache, key, step))

    @app.get("/api/table/judgement", tags=["table"])
    async def judgement(request: Request, key: SeatKey) -> Response:
        """At a training table: how good your latest action was, by what you knew before it."""
        service.charge(request, COST)
        await service.run(_training, cache, key)
        async with service.beat():
            asked = await service.run(_judgement, cache, key)
        return await answered(request, key, asked)

    @app.post("/api/table/telling", tags=["table"])
    async def telling(request: Request, key: SeatKey, wanted: Actions) -> Response:
        """At a training table: what these actions will tell the other sides. Nothing is played."""
        service.charge(request, COST)
        try:
            asked = await service.run(_telling, cache, key, wanted.actions, wanted.sequence)
        except FoglineError as error:
            return refusal(error, await prefix_of(service, key))
        return await answered(request, key, asked)

    @app.get("/api/table/why", tags=["table"])
    async def why(request: Request, key: SeatKey, at: Annotated[int | None, Query(ge=0, le=10**9)] = None) -> Response:
        """At a table where the computer explains its moves: what it compared before its latest move, or the one after
        that many lines, and in how many worlds each action was best."""
        service.charge(request, COST)
        await service.run(_explained, cache, key)
        async with service.beat():
            asked = await service.run(_why, cache, key, at)
        return await answered(request, key, asked)


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


def _why(cache: GameCache, key: Key, at: int | None) -> Asked:
    """The question about a move of the computer: what its seat knew before it, and nothing else."""
    session, seat = _explained(cache, key)
    table = session.table
    moves = latest_moves(table, session.bots)
    move = next(iter(moves), None) if at is None else move_at(table, session.bots, at)
    if move is None:
        raise Refused(409, "no-reasons", "there is no such move of the computer, or it cannot be explained yet")
    known = Known(table.seats[move.seat], move.view, move.choices, move.action)
    line = write_why(table.game, known, move.at, session.bots[move.seat])
    told = [{"at": one.at, "seat": table.seats[one.seat], "action": table.write(one.action)} for one in moves]
    seen = table.game.view(table.position_before(move.at), seat)  # to say actions in words
    return Asked(line, table.sequence(seat), {"moves": told, "view": title_of(table.game.name).wire().view(seen)})


def _training(cache: GameCache, key: Key) -> tuple[AnyTable, Seat]:
    """The table and the seat of a *key*; refused unless it was agreed that this is training."""
    seat, session = seat_of(key), cache.bring(key.game_id)
    if not session.terms.training:
        raise Refused(409, "not-training", "advice is given at training tables only")
    return session.table, seat


def _explained(cache: GameCache, key: Key) -> tuple[Session, Seat]:
    """The game and the seat of a *key*; refused unless it was agreed that the computer explains its moves."""
    seat, session = seat_of(key), cache.bring(key.game_id)
    if not session.terms.reasons:
        raise Refused(409, "not-agreed", "the players did not agree that the computer explains its moves")
    return session, seat
