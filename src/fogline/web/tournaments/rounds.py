"""The beat of the tournaments: rounds that are over are followed by the next one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from fogline.web.faults import Refused
from fogline.web.tournaments.book import NextRound, Tournaments
from fogline.web.tournaments.pairing import ROUND_ROBIN, Game, everybody, swiss

LOG: Final = logging.getLogger("fogline.web")
BEAT_SECONDS: Final = 30.0


class Rounds:
    """Looks after all tournaments. For the event loop's thread only."""

    def __init__(self, book: Tournaments, run: Callable[..., Awaitable[Any]]) -> None:
        """*run* runs something in the games' thread."""
        self._book = book
        self._run = run
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start."""
        self._task = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        """Stop. What was interrupted goes on after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
            except Refused:
                continue  # the database is unavailable; its thread has logged that
            except Exception:
                LOG.exception("a round of a tournament could not be begun")

    async def beat(self) -> None:
        """Begin every round whose time has come, and create games that are missing, one after the other."""
        for name in await self._run(self._book.due):
            following = await self._run(self._book.advance, name)
            if following is not None:
                games = await asyncio.to_thread(paired, following)  # takes up to a second for many players
                await self._run(self._book.begin, name, following.number, games)
            for number, board in await self._run(self._book.waiting, name):
                await self._run(self._book.start_game, name, number, board)


def paired(following: NextRound) -> list[Game]:
    """Who meets whom. Who should meet somebody who has left has a free round."""
    if following.kind != ROUND_ROBIN:
        return swiss(following.present, following.games)
    found = []
    for first, second, _ in everybody(sorted(following.entrants), following.number):
        here = [one for one in (first, second) if one is not None and one in following.present]
        if here:
            found.append(Game(here[0], here[1] if len(here) == 2 else None))
    return found
