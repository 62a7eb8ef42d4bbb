"""Players signed in without a ceremony: they are written directly into the storage of a server in this process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from fogline.server.storage.storage import PlayerId
from tests.server.serving import Client, Running

T = TypeVar("T")


def inside(running: Running, do: Callable[..., T], *given: Any) -> T:
    """Run something in the games' thread of a server, as its requests do."""
    server = running.inside
    if server._loop is None:
        running.client().get("/api/health")  # answered once the server has started
    found: T = asyncio.run_coroutine_threadsafe(server.run(do, *given), server._loop).result(30)
    return found


def signed_in(running: Running, name: str = "Ada") -> Client:
    """A browser of a new player."""
    return signed_in_as(running, inside(running, running.inside.players.add, name, running.inside.desk.cache.now()))


def signed_in_as(running: Running, player: PlayerId) -> Client:
    """Another browser of a player."""
    now = running.inside.desk.cache.now()
    token = inside(running, running.inside.players.sign_in, player, now)
    return Client(running.client().http, player=token)


def player_of(running: Running, client: Client) -> PlayerId:
    """The player signed in with a browser."""
    server = running.inside
    found: PlayerId = inside(running, server.players.signed_in, client.player, server.desk.cache.now())
    return found


def inside_loop(running: Running, do: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run one of a server's background tasks now."""
    server = running.inside
    assert server._loop is not None
    return asyncio.run_coroutine_threadsafe(do(), server._loop).result(60)
