"""The requests of the lobby, and the list of games to watch. docs/protocol.md explains them.

How many people have looked in lately, told so that nobody is given away.

Only visits to the pages where people meet (home, lobby) are counted, each address once. What is done at a table is not:
whoever plays, thinks or watches changes nothing here. The count is that of the previous beat of ten minutes, with a
random error, and rounded: one person more or less changes the chance of any answer at most by a factor of two. So it
cannot be told from it whether somebody in particular was there, even by someone who is behind all other visits.

Each server counts its own visitors. For the event loop's thread only.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import SystemRandom
from typing import Annotated, Final

from fastapi import FastAPI, Query, Request, Response
from pydantic import Field, StrictInt

from fogline.kernel.setup import Setup
from fogline.server.community.invitations import ANYBODY, Rival, State
from fogline.server.community.ledger import speed_of
from fogline.server.games.terms import Terms
from fogline.server.http.bodies import Body, NewGame, Short
from fogline.server.http.guard import address
from fogline.server.http.service import Server, answer, keep
from fogline.server.limits import GAME_BYTES, Buckets, pay

BEAT_SECONDS: Final = 600.0
"""Every so often the count is renewed."""
ROUNDED: Final = ((5, 0), (15, 10), (35, 20), (75, 50), (150, 100), (350, 200), (750, 500))
"""Counts below the first number are told as the second."""
MOST: Final = 1000
"""More addresses are not counted."""

_RANDOM: Final = SystemRandom()


def error() -> int:
    """The difference of two numbers of heads before the first tail: 0 with a chance of 1/3, and half as likely with
    each step away from it."""
    return _heads() - _heads()


def _heads() -> int:
    count = 0
    while _RANDOM.getrandbits(1):
        count += 1
    return count


def rounded(count: int) -> int:
    """About how many: 0 for a few or nobody, 10, 20, 50 and so on."""
    return next((told for below, told in ROUNDED if count < below), MOST)


class Presence:
    """Who has looked in during this beat, and what is told of the one before."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, error: Callable[[], int] = error) -> None:
        self._clock = clock
        self._error = error
        self._beat = self._now()
        self._seen: set[str] = set()
        self._told = 0

    def _now(self) -> int:
        return int(self._clock() // BEAT_SECONDS)

    def look_in(self, address: str) -> int:
        """Somebody looks in, and is told about how many did so before."""
        beat = self._now()
        if beat != self._beat:
            before = len(self._seen) if beat == self._beat + 1 else 0
            self._told = rounded(before + self._error())
            self._beat, self._seen = beat, set()
        if len(self._seen) < MOST:
            self._seen.add(address)
        return self._told


COUNT_SECONDS: Final = 10.0
"""Games to watch are counted at most this often."""
OFFER_BYTES: Final = 2000
"""Bytes that an entry takes in the database."""


Points = Annotated[StrictInt, Field(ge=0, le=10_000)]


class Rating(Body):
    """Which ratings are wanted on the other side of a rated game."""

    least: Points | None = None
    most: Points | None = None


class Offering(Body):
    """An invitation to the sender's table, and the ratings that are wanted, if the game is rated."""

    invitation: Short
    wanted: Rating = Rating()


class Seeking(NewGame):
    """The game that is sought, and games that do not count: those that the sender offers."""

    besides: Annotated[tuple[Short, ...], Field(max_length=50)] = ()
    wanted: Rating = Rating()


def add_lobby(app: FastAPI, server: Server) -> None:
    """All of them."""
    board = server.board
    offers = Buckets(server.settings.limits.offers_an_hour / 3600, server.settings.limits.offer_burst)

    presence = Presence()
    counted, counted_until = 0, 0.0

    async def watchable() -> int:
        """Counted now, or a few seconds ago. Whoever asks meanwhile does not wait."""
        nonlocal counted, counted_until
        if (now := time.monotonic()) >= counted_until:
            counted_until = now + COUNT_SECONDS
            counted = await server.run(board.watchable)
        return counted

    def pay_offer(request: Request) -> None:
        keep(OFFER_BYTES)
        pay(offers, address(request.scope), 1, "too many new games in the lobby; wait a little")

    async def known_rival(request: Request, title: str, terms: Terms, wanted: Rating) -> Rival:
        """Who seeks or offers a game; in a rated one that is somebody who has signed in."""
        if not terms.rated:
            return ANYBODY
        player = await server.signed_in(request)
        return Rival(await server.run(server.ratings.points, player, title, speed_of(terms)), wanted.least, wanted.most)

    @app.get("/api/lobby", tags=["server"])
    async def shown() -> Response:
        """The invitations that everybody may take, the newest first: each with what you would agree to by joining."""
        return answer({"offers": await server.run(board.shown)})

    @app.get("/api/watch", tags=["server"])
    async def watched(
        state: State = "running", after: Annotated[str | None, Query(pattern="^[0-9a-f]{1,32}$")] = None
    ) -> Response:
        """The games that everybody may watch, the latest first: in progress, or over since a few days. If there are
        ``more``, ask again after the last one."""
        return answer(await server.run(board.watched, state, after))

    @app.get("/api/here", tags=["server"])
    async def here(request: Request) -> Response:
        """About how many people have looked in lately (0: few or nobody), and how many games can be watched now."""
        people = presence.look_in(address(request.scope))
        return answer({"people": people, "watchable": await watchable()})

    @app.post("/api/lobby/seek", tags=["server"])
    async def seek(request: Request, wanted: Seeking) -> Response:
        """Play somebody now: the invitation that has waited longest for such a game; or if there is none a new game, as
        created, whose invitations are in the lobby."""
        server.charge(request)
        setup = Setup(wanted.game, wanted.scenario, wanted.options, wanted.data)
        terms = wanted.terms(setup.game)
        rival = await known_rival(request, setup.game, terms, wanted.wanted)
        sought = (setup, wanted.hold, terms, wanted.besides, rival)
        found = await server.run(board.find, *sought)
        if found is None:
            keep(GAME_BYTES)
            pay_offer(request)
            found = await server.take_seats(request, board.seek, *sought)
        return answer(found)

    @app.post("/api/table/lobby", tags=["table"])
    async def offer(request: Request, wanted: Offering) -> Response:
        """Offer an invitation to your table to everybody. Repeated, it stays in the lobby for longer."""
        _, key = await server.key(request)
        server.charge(request)
        if not await server.run(board.is_offered, key, wanted.invitation):
            pay_offer(request)
        title, terms = await server.run(board.agreed, key)
        rival = await known_rival(request, title, terms, wanted.wanted)
        return answer(await server.run(board.offer, key, wanted.invitation, rival))

    @app.post("/api/table/lobby/off", tags=["table"])
    async def withdraw(request: Request, wanted: Offering) -> Response:
        """Take an invitation off the lobby. Whoever has seen it can still take it."""
        _, key = await server.key(request)
        server.charge(request)
        await server.run(board.withdraw, key, wanted.invitation)
        return answer({"ok": True})
