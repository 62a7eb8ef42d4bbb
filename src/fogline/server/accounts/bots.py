"""Bots as players: accounts of programs, made by a signed-in player or by the host.

A bot is a player with a row in ``BOTS``. It signs in only with a key, plays under a name that is recognizable as a
bot's, and holds seats only where the terms allow it (``Seats.give``). It is listed only while it reports that it is
connected; its actions at tables have no effect on this. For the games' thread only.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import insert, select, update

from fogline.desk.refusals import Refused
from fogline.kernel.errors import BadData
from fogline.kit.registry import title_of
from fogline.kit.wire import Form
from fogline.server.accounts.players import MARK, MAX_NAME, PersonalData, Players, read_name
from fogline.server.storage.schema import BOTS, GAMES, PLAYER_SEATS, PLAYERS
from fogline.server.storage.storage import PlayerId, Storage

MAX_BOTS: Final = 5
"""A player can have at most this many bots."""
CONNECTED: Final = 30_000
"""A bot that reports itself counts as connected for this many milliseconds."""
MAX_LISTED: Final = 100


class Bots:
    """All bots. *owner* is the owner of the bots to change, or None for the host, who may change any bot."""

    def __init__(self, storage: Storage, players: Players, personal_data: PersonalData) -> None:
        self._storage = storage
        self._players = players
        self._personal_data = personal_data

    def add(self, owner: PlayerId | None, name: str, now: int) -> Form:
        """Create a bot. Returns it with its key, which is shown once."""
        marked = bot_name(name)
        with self._storage.transaction():
            if owner is not None:
                # The owner's row is locked, so that simultaneous requests cannot exceed the limit.
                self._storage.execute(select(PLAYERS.c.id).where(PLAYERS.c.id == owner).with_for_update())
                if self._storage.count(BOTS, BOTS.c.owner == owner) >= MAX_BOTS:
                    raise Refused(409, "too-many-bots", f"a player can have at most {MAX_BOTS} bots")
            bot = self._players.add(marked, now)
            self._storage.execute(insert(BOTS).values(player=bot, owner=owner))
            return {"bot": bot, "name": marked, "key": self._players.sign_in(bot, now)}

    def renew(self, owner: PlayerId | None, bot: str, now: int) -> Form:
        """Give a bot a new key. The former key becomes invalid, and so do all tokens of seats that it may have opened
        in unfinished games."""
        with self._storage.transaction():
            found = self._find(owner, bot)
            columns = (PLAYER_SEATS.c.game, PLAYER_SEATS.c.seat)
            held = select(*columns).join(GAMES, GAMES.c.id == PLAYER_SEATS.c.game)
            for row in self._storage.execute(held.where(PLAYER_SEATS.c.player == found, GAMES.c.ended.is_(None))):
                self._storage.revoke_seat(row.game, row.seat)
                self._storage.edit(row.game)
            self._players.sign_out_everywhere(found)
            return {"key": self._players.sign_in(found, now)}

    def remove(self, owner: PlayerId | None, bot: str) -> None:
        """Erase a bot like a player; its games remain for the others."""
        self._personal_data.erase(self._find(owner, bot))

    def of(self, owner: PlayerId, now: int) -> list[Form]:
        """A player's bots, by name."""
        return [_form(row, now) for row in self._storage.execute(_BOTS.where(BOTS.c.owner == owner))]

    def all(self, now: int) -> list[Form]:
        """Every bot, by name, with its owner, for the host."""
        return [{**_form(row, now), "owner": row.owner} for row in self._storage.execute(_BOTS)]

    def connected(self, now: int) -> list[Form]:
        """The connected bots, by name: which bots can be challenged, and to which titles."""
        rows = self._storage.execute(_BOTS.where(BOTS.c.until > now).limit(MAX_LISTED))
        return [{"bot": row.player, "name": row.name, "titles": row.titles.split()} for row in rows]

    def connect(self, bot: PlayerId, titles: Collection[str], now: int) -> None:
        """Record that the bot is connected now and plays these titles."""
        for title in titles:
            title_of(title)
        values = {"titles": " ".join(sorted(set(titles))), "until": now + CONNECTED}
        with self._storage.transaction():
            self._find_any(bot)
            self._storage.execute(update(BOTS).where(BOTS.c.player == bot).values(**values))

    def is_bot(self, player: PlayerId) -> bool:
        return self._storage.count(BOTS, BOTS.c.player == player) > 0

    def _find(self, owner: PlayerId | None, bot: str) -> PlayerId:
        found = self._storage.execute(select(BOTS.c.owner).where(BOTS.c.player == bot))
        if not found or owner not in (None, found[0].owner):
            raise Refused(404, "no-bot", "there is no such bot, or it is not yours")
        return PlayerId(bot)

    def _find_any(self, bot: PlayerId) -> None:
        if not self.is_bot(bot):
            raise Refused(403, "no-bot", "only a bot's key can do this")


_BOTS: Final = (
    select(BOTS, PLAYERS.c.name, PLAYERS.c.at)
    .join(PLAYERS, PLAYERS.c.id == BOTS.c.player)
    .order_by(PLAYERS.c.name, BOTS.c.player)
)


def bot_name(text: str) -> str:
    """The name of a bot, with the mark that no other player's name can have."""
    name = read_name(text)
    if not name:
        raise BadData("name", "", "is needed")
    if len(name) + len(MARK) > MAX_NAME:
        raise BadData("name", "", f"has more than {MAX_NAME - len(MARK)} characters")
    return name + MARK


def _form(row: Any, now: int) -> Form:
    return {"bot": row.player, "name": row.name, "at": row.at, "connected": row.until > now}
