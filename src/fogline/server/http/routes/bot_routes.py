"""The requests of bots with accounts, and of the players who own them. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import FastAPI, Response
from pydantic import Field

from fogline.server.accounts.bots import CONNECTED
from fogline.server.http.bodies import Body, Short
from fogline.server.http.dependencies import Account, CostlyPlayer, answer, done
from fogline.server.http.service import Service
from fogline.server.limits import keep
from fogline.server.storage.databases import scrub

BOT_BYTES: Final = 2000
"""The size of a bot in the database, in bytes."""


class NewBot(Body):
    """The requested name, without the mark."""

    name: Short


class OwnBot(Body):
    """One of the player's bots."""

    bot: Short


class Connecting(Body):
    """The titles that the bot plays."""

    titles: Annotated[tuple[Short, ...], Field(min_length=1, max_length=20)]


def add_bots(app: FastAPI, service: Service) -> None:
    """Add the requests about bots."""
    bots, now = service.bots, service.now

    @app.get("/api/bots", tags=["server"])
    async def connected() -> Response:
        """The bots that are connected now: you can challenge them."""
        return answer({"bots": await service.run(bots.connected, now())})

    @app.post("/api/bot/connected", tags=["player"])
    async def connect(bot: Account, wanted: Connecting) -> Response:
        """For a bot's key: the bot is connected for the next seconds. The answer has the challenges to it."""
        await service.run(bots.connect, bot, wanted.titles, now())
        challenges = await service.run(service.lobby.challenges, bot)
        return answer({"seconds": CONNECTED // 1000, "challenges": challenges})

    @app.post("/api/player/bots", status_code=201, tags=["player"])
    async def add(player: CostlyPlayer, wanted: NewBot) -> Response:
        """An account for a bot of yours. The answer has its key, which is shown once."""
        keep(BOT_BYTES)
        return answer(await service.run(bots.add, player, wanted.name, now()), 201)

    @app.post("/api/player/bots/key", tags=["player"])
    async def renew(player: CostlyPlayer, wanted: OwnBot) -> Response:
        """A new key for a bot of yours. The former key becomes invalid, with everything that it has opened."""
        return answer(await service.run(bots.renew, player, wanted.bot, now()))

    @app.post("/api/player/bots/off", tags=["player"])
    async def remove(player: CostlyPlayer, wanted: OwnBot) -> Response:
        """Erase a bot of yours. Its opponents keep the games."""
        await service.run(bots.remove, player, wanted.bot)
        await service.signing.apart(scrub, service.settings.database)
        return await done()
