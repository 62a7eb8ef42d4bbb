"""The requests of the lobby, the list of games to watch, ratings and tournaments. docs/protocol.md explains them."""

from __future__ import annotations

import time
from typing import Annotated, Final

from fastapi import FastAPI, Query, Request, Response
from pydantic import Field, StrictInt

from fogline.desk.terms import Terms
from fogline.kernel.errors import BadData
from fogline.kit.registry import title_of
from fogline.server.accounts.players import read_name
from fogline.server.community.lobby import ANYBODY, Rival, Sought, State
from fogline.server.community.presence import Presence
from fogline.server.community.ratings import Speed, speed_of
from fogline.server.community.tournaments import MAX_ENTRANTS, Kind, Wanted
from fogline.server.http.bodies import Body, NewGame, Short
from fogline.server.http.dependencies import (
    CHARGED,
    Account,
    CostlyAccount,
    CostlyPlayer,
    CostlySeatKey,
    Player,
    Reader,
    SeatKey,
    answer,
    done,
)
from fogline.server.http.guard import address
from fogline.server.http.service import Service
from fogline.server.limits import GAME_BYTES, Buckets, keep, pay

COUNT_SECONDS: Final = 10.0
"""The minimum time between two counts of the games to watch."""
OFFER_BYTES: Final = 2000
"""The size of an entry in the database, in bytes."""
TOURNAMENT_BYTES: Final = 2000
"""The size of a tournament in the database, in bytes; also the size of an entrant."""
ENTRANT_BYTES: Final = 200
Points = Annotated[StrictInt, Field(ge=0, le=10_000)]


class Rating(Body):
    """The accepted ratings on the other side of a rated game."""

    least: Points | None = None
    most: Points | None = None


class Offering(Body):
    """An invitation to the sender's table; the accepted ratings, if the game is rated; and the challenged bot, if it is
    not for everyone."""

    invitation: Short
    wanted: Rating = Rating()
    bot: Short | None = None


class Seeking(NewGame):
    """The requested game, and games to ignore because the sender offers them."""

    besides: Annotated[tuple[Short, ...], Field(max_length=50)] = ()
    wanted: Rating = Rating()


class NewTournament(NewGame):
    """The set-up and the start; ``hold``, ``bots``, ``data`` and ``training`` do not apply."""

    name: Short
    kind: Kind
    most: Annotated[StrictInt, Field(ge=2, le=MAX_ENTRANTS)] = 16
    starts: Annotated[StrictInt, Field(ge=0, le=10**14)]


class Named(Body):
    """A tournament, by its name."""

    tournament: Short


def add_community(app: FastAPI, service: Service) -> None:
    """Add the requests of the community."""
    _add_lobby(app, service)
    _add_ratings(app, service)
    _add_tournaments(app, service)


def _add_lobby(app: FastAPI, service: Service) -> None:
    lobby, limits = service.lobby, service.settings.limits
    offers = Buckets(limits.offers_an_hour / 3600, limits.offer_burst)
    presence = Presence()
    counted, counted_until = 0, 0.0

    async def watchable() -> int:
        """The current count, or one that is a few seconds old. Requests that arrive during a count do not wait."""
        nonlocal counted, counted_until
        if (now := time.monotonic()) >= counted_until:
            counted_until = now + COUNT_SECONDS
            counted = await service.run(lobby.watchable)
        return counted

    def pay_offer(request: Request) -> None:
        keep(OFFER_BYTES)
        pay(offers, address(request.scope), 1, "too many new games in the lobby; wait a little")

    async def known_rival(request: Request, title: str, terms: Terms, wanted: Rating) -> Rival:
        """The player who seeks or offers a game; for a rated game, a signed-in player."""
        if not terms.rated:
            return ANYBODY
        player = await service.signed_in(request)
        points = await service.run(service.ratings.points, player, title, speed_of(terms))
        return Rival(points, wanted.least, wanted.most)

    @app.get("/api/lobby", tags=["server"])
    async def shown() -> Response:
        """The open invitations, the newest first: each with the terms that you would accept by joining."""
        return answer({"offers": await service.run(lobby.shown)})

    @app.get("/api/watch", tags=["server"])
    async def watched(
        state: State = "running", after: Annotated[str | None, Query(pattern="^[0-9a-f]{1,32}$")] = None
    ) -> Response:
        """The games that anyone may watch, the latest first: in progress, or over for a few days at most. If there are
        ``more``, ask again after the last one."""
        return answer(await service.run(lobby.watched, state, after))

    @app.get("/api/here", tags=["server"])
    async def here(request: Request) -> Response:
        """The approximate number of recent visitors (0: few or nobody), and the number of games to watch now."""
        people = presence.look_in(address(request.scope))
        return answer({"people": people, "watchable": await watchable()})

    @app.post("/api/lobby/seek", tags=["server"], dependencies=[CHARGED])
    async def seek(request: Request, wanted: Seeking) -> Response:
        """Play somebody now: the invitation that has waited longest for such a game; if there is none, a new game,
        answered as when created, whose invitations are in the lobby."""
        setup = wanted.setup()
        terms = wanted.terms(setup.game)
        rival = await known_rival(request, setup.game, terms, wanted.wanted)
        sought = Sought(setup, wanted.hold, terms, wanted.besides, rival)
        found = await service.run(lobby.find, sought)
        if found is None:
            keep(GAME_BYTES)
            pay_offer(request)
            found = await service.take_seats(request, lobby.seek, sought)
        return answer(found)

    @app.post("/api/table/lobby", tags=["table"])
    async def offer(request: Request, key: CostlySeatKey, wanted: Offering) -> Response:
        """Offer an invitation to your table to everyone, or to one bot. Repeating the request keeps the offer for
        longer."""
        if not await service.run(lobby.is_offered, key, wanted.invitation):
            pay_offer(request)
        title, terms = await service.run(lobby.agreed, key)
        rival = await known_rival(request, title, terms, wanted.wanted)
        return answer(await service.run(lobby.offer, key, wanted.invitation, rival, wanted.bot))

    @app.post("/api/table/lobby/off", tags=["table"])
    async def withdraw(key: CostlySeatKey, wanted: Offering) -> Response:
        """Take an invitation out of the lobby. Anyone who has seen it can still use it."""
        return await done(service.run(lobby.withdraw, key, wanted.invitation))


def _add_ratings(app: FastAPI, service: Service) -> None:
    ratings = service.ratings

    @app.get("/api/ladder", tags=["server"])
    async def strongest(reader: Reader, game: Annotated[str, Query(max_length=40)], speed: Speed = "live") -> Response:
        """The players with the highest ratings at a game, and the levels of the computer."""
        return answer(await service.run(ratings.ladder, title_of(game).name, speed, reader))

    @app.get("/api/player/ratings", tags=["player"])
    async def mine(player: Account) -> Response:
        """Your ratings, with the changes by your latest rated games."""
        return answer({"ratings": await service.run(ratings.of_player, player)})

    @app.get("/api/table/ratings", tags=["table"])
    async def of_table(key: SeatKey) -> Response:
        """The ratings of everyone at the table, and after a rated game the changes."""
        return answer(await service.run(ratings.of_table, key))


def _add_tournaments(app: FastAPI, service: Service) -> None:
    tournaments = service.tournaments

    @app.get("/api/tournaments", tags=["tournaments"])
    async def listed(reader: Reader) -> Response:
        """Tournaments that are open, running, or over."""
        return answer({"tournaments": await service.run(tournaments.listed, reader)})

    @app.post("/api/tournaments", status_code=201, tags=["tournaments"])
    async def create(player: CostlyPlayer, wanted: NewTournament) -> Response:
        """Announce a tournament. You take part if you enter."""
        keep(TOURNAMENT_BYTES)
        setup = wanted.setup()
        name = read_name(wanted.name)
        if not name:
            raise BadData("name", "", "is needed")
        for where in ("bots", "hold", "data"):
            if getattr(wanted, where):
                raise BadData(where, "", "has no place in a tournament")
        asked = Wanted(name, wanted.kind, setup, wanted.terms(setup.game), wanted.most, wanted.starts)
        return answer(await service.run(tournaments.create, player, asked), 201)

    @app.get("/api/tournament", tags=["tournaments"])
    async def told(reader: Reader, tournament: Annotated[str, Query(max_length=40)]) -> Response:
        """The standings, and the pairings."""
        return answer(await service.run(tournaments.told, tournament, reader))

    @app.post("/api/tournament/enter", tags=["tournaments"])
    async def enter(player: CostlyAccount, wanted: Named) -> Response:
        """Take part in a tournament that has not begun."""
        keep(ENTRANT_BYTES)
        return await done(service.run(tournaments.enter, player, wanted.tournament))

    @app.post("/api/tournament/leave", tags=["tournaments"])
    async def leave(player: Account, wanted: Named) -> Response:
        """Stop taking part: games in progress continue, and no others follow."""
        return await done(service.run(tournaments.leave, player, wanted.tournament))

    @app.post("/api/tournament/call-off", tags=["tournaments"])
    async def call_off(player: Player, wanted: Named) -> Response:
        """Call off a tournament of yours that has not begun."""
        return await done(service.run(tournaments.call_off, player, wanted.tournament))
