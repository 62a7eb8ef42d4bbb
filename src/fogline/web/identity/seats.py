"""Seats that players hold: linked when a signed-in browser gets the token of a seat. For the games' thread only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import insert, select

from fogline.kit.wire import Form
from fogline.web.desk import Desk
from fogline.web.faults import Refused
from fogline.web.identity.players import PlayerId, Players
from fogline.web.schema import GAMES, PLAYER_SEATS
from fogline.web.storage import Key, Storage

MAX_LISTED: Final = 200
"""At most this many games are listed, those that are not over first, then the latest."""


class Seats:
    """Which player holds which seat. A seat has one holder: who was first."""

    def __init__(self, storage: Storage, desk: Desk, players: Players) -> None:
        self._storage = storage
        self._desk = desk
        self._players = players

    def hold(self, player: PlayerId, keys: Iterable[Key]) -> None:
        """Enter the seats that these keys open, unless the player holds them already. Refused, if somebody else
        does, or a key opens no seat."""
        for key in keys:
            if key.seat is None:
                raise Refused(403, "watching", "who watches has no seat to keep")
            found = self.holder(key)
            if found not in (None, player):
                raise Refused(409, "kept", "another player keeps this seat already")
            if found is None and self._players.is_known(player):
                self.give(player, key.game_id, key.seat)

    def give(self, player: PlayerId, game_id: str, seat: int) -> None:
        """The player holds this seat from now on."""
        session = self._desk.cache.bring(game_id)
        values: Form = {"game": game_id, "seat": seat, "player": player, "name": session.table.seats[seat]}
        values |= {"at": self._desk.cache.now(), "to_act": int(seat in session.waits_for)}
        with self._storage.transaction():
            entry = insert(PLAYER_SEATS).values(**values, result=session.results().get(seat))
            self._storage.change_rows(game_id, entry)

    def hold_given(self, player: PlayerId, given: Form) -> None:
        """The same for the seats whose tokens an answer gives: of a new game, of one that was joined, or a rematch."""
        links = given.get("seats", {"": given} if "token" in given else {})
        for link in links.values():
            key = self._desk.key(link["token"])
            if self.holder(key) is None:
                self.hold(player, [key])

    def holder(self, key: Key) -> PlayerId | None:
        """Who holds a seat, if it is a player who signs in."""
        its = (PLAYER_SEATS.c.game == key.game_id, PLAYER_SEATS.c.seat == key.seat)
        found = self._storage.execute(select(PLAYER_SEATS.c.player).where(*its))
        return PlayerId(found[0].player) if found else None

    def of(self, player: PlayerId) -> list[Form]:
        """The seats of a player, with what everybody at their tables knows. No game is read for this."""
        columns = (GAMES.c.game.label("title"), GAMES.c.scenario, GAMES.c.ended, GAMES.c.started)
        wanted = select(PLAYER_SEATS, *columns).where(PLAYER_SEATS.c.player == player)
        joined = wanted.join(GAMES, GAMES.c.id == PLAYER_SEATS.c.game)
        order = (GAMES.c.ended.is_not(None), PLAYER_SEATS.c.at.desc(), PLAYER_SEATS.c.game, PLAYER_SEATS.c.seat)
        return [
            {
                "game": row.game,
                "seat": row.name,
                "title": row.title,
                "scenario": row.scenario,
                "since": row.at,
                "begun": row.started is not None,
                "over": row.ended is not None,
                "your-turn": bool(row.to_act),
                "result": row.result,
            }
            for row in self._storage.execute(joined.order_by(*order).limit(MAX_LISTED))
        ]
