"""Seats held by players. A seat is linked to a player when a signed-in browser gets the seat's token. For the games'
thread only."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Protocol

from sqlalchemy import delete, exists, func, insert, select

from fogline.desk.keeping import SEAT, Key
from fogline.desk.refusals import Refused
from fogline.desk.sessions import DRAWN, LOST, WON
from fogline.desk.tokens import digest, new_token
from fogline.kit.wire import Form
from fogline.server.games.desk import Desk
from fogline.server.storage.schema import BOTS, GAMES, KEYS, PLAYER_SEATS, PLAYERS
from fogline.server.storage.storage import PlayerId, Storage

MAX_LISTED: Final = 200
"""The maximum number of games listed: unfinished games first, then the latest."""
MAX_HELD: Final = 5000
"""The maximum number of seats that a player can hold; further seats are played without the player's name."""
MAX_LINKS: Final = 50
"""The maximum number of tokens for one seat."""


class Taken(Protocol):
    """A callback for when a player begins to hold a seat."""

    def __call__(self, player: PlayerId, game_id: str, seat: int, *, is_turn: bool) -> None: ...


def refuse_bot(storage: Storage, player: PlayerId) -> None:
    """Refuse a bot where its opponents have not agreed to play one."""
    if storage.count(BOTS, BOTS.c.player == player):
        raise Refused(403, "no-bots", "the terms do not let bot accounts take part")


class Seats:
    """Which player holds which seat. A seat has one holder: the first."""

    def __init__(self, storage: Storage, desk: Desk, *, taken: Taken, dropped: Callable[[str, int], None]) -> None:
        """*taken* and *dropped* are called in the transaction in which a player takes a seat, or leaves it."""
        self._storage = storage
        self._desk = desk
        self._taken = taken
        self._dropped = dropped

    def hold(self, player: PlayerId, keys: Iterable[Key]) -> None:
        """Hold the seats that these keys open. Refused if somebody else holds one, or if a key opens no seat."""
        for key in keys:
            if key.seat is None:
                raise Refused(403, "watching", "watchers have no seat to keep")
            found = self.holder(key)
            if found not in (None, player):
                raise Refused(409, "kept", "another player keeps this seat already")
            if found is None and self._has_all(player):
                raise Refused(409, "too-many-seats", f"a player can hold at most {MAX_HELD} seats")
            if found is None and self._storage.count(PLAYERS, PLAYERS.c.id == player):
                self.give(player, key.game_id, key.seat)

    def give(self, player: PlayerId, game_id: str, seat: int) -> None:
        """Make the player hold this seat from now on."""
        session, now = self._desk.cache.bring(game_id), self._desk.cache.now()
        if not session.terms.bot_accounts:
            refuse_bot(self._storage, player)
        is_turn = seat in session.waits_for
        values: Form = {"game": game_id, "seat": seat, "player": player, "name": session.table.seats[seat]}
        values |= {"at": now, "to_act": int(is_turn)}
        with self._storage.transaction():
            entry = insert(PLAYER_SEATS).values(**values, result=session.results().get(seat))
            self._storage.change(game_id, entry)
            self._taken(player, game_id, seat, is_turn=is_turn)

    def keep(self, player: PlayerId, token: str) -> bool:
        """Hold the seat that one token opens. Returns False if it opens no seat, or if somebody else holds that seat
        or has left it in a rated game."""
        try:
            key = self._desk.key(token)
            if self.holder(key) is None and self._desk.cache.bring(key.game_id).terms.rated:
                return False
            self.hold(player, [key])
        except Refused as refusal:
            if refusal.is_temporary:
                raise
            return False
        return True

    def hold_given(self, player: PlayerId, given: Form) -> None:
        """Hold the seats whose tokens an answer contains, as far as nobody holds them yet: those of a new game, a
        joined game, or a rematch."""
        links = given.get("seats", {"": given} if "token" in given else {})
        for link in links.values():
            key = self._desk.key(link["token"])
            if self.holder(key) is None and not self._has_all(player):
                self.hold(player, [key])

    def _has_all(self, player: PlayerId) -> bool:
        return self._storage.count(PLAYER_SEATS, PLAYER_SEATS.c.player == player) >= MAX_HELD

    def holder(self, key: Key) -> PlayerId | None:
        """The player who holds a seat, if any."""
        its = (PLAYER_SEATS.c.game == key.game_id, PLAYER_SEATS.c.seat == key.seat)
        found = self._storage.execute(select(PLAYER_SEATS.c.player).where(*its))
        return PlayerId(found[0].player) if found else None

    def open(self, player: PlayerId, game_id: str, name: str) -> Form:
        """Create one more token for a seat that a player holds, for another device."""
        return self._given(self._own(player, game_id, name))

    def revoke(self, player: PlayerId, game_id: str, name: str) -> Form:
        """Invalidate all links of a seat that a player holds, and return a new one."""
        key = self._own(player, game_id, name)
        with self._storage.transaction():
            assert key.seat is not None
            self._storage.revoke_seat(key.game_id, key.seat)
            self._taken(player, game_id, key.seat, is_turn=False)
            self._storage.edit(key.game_id)
            return self._given(key)

    def drop(self, player: PlayerId, game_id: str, name: str) -> None:
        """Make the player no longer hold this seat; its links stay valid. Nobody leaves a rated game before its end."""
        key = self._own(player, game_id, name)
        session = self._desk.cache.bring(game_id)
        if session.terms.rated and session.table.outcome() is None:
            raise Refused(409, "rated", "players of a rated game keep their seats until it is over")
        its = (PLAYER_SEATS.c.game == key.game_id, PLAYER_SEATS.c.seat == key.seat)
        with self._storage.transaction():
            self._storage.change(game_id, delete(PLAYER_SEATS).where(*its))
            assert key.seat is not None
            self._dropped(game_id, key.seat)

    def _own(self, player: PlayerId, game_id: str, name: str) -> Key:
        its = (PLAYER_SEATS.c.game == game_id, PLAYER_SEATS.c.name == name, PLAYER_SEATS.c.player == player)
        found = self._storage.execute(select(PLAYER_SEATS.c.seat).where(*its))
        if not found:
            raise Refused(404, "no-seat", "you hold no such seat")
        return Key(game_id, SEAT, found[0].seat)

    def _given(self, key: Key) -> Form:
        of_seat = (KEYS.c.game == key.game_id, KEYS.c.seat == key.seat, KEYS.c.kind == SEAT)
        if self._storage.count(KEYS, *of_seat) >= MAX_LINKS:
            raise Refused(409, "too-many-links", f"a seat has at most {MAX_LINKS} links; revoke them for a new one")
        token = new_token()
        with self._storage.transaction():
            self._storage.use_invitations_to(key)
            self._storage.add_key(digest(token), key)
        row = self._storage.execute(select(GAMES.c.game, GAMES.c.scenario).where(GAMES.c.id == key.game_id))[0]
        return {"game": key.game_id, "title": row.game, "scenario": row.scenario, "token": token}

    def statistics(self, player: PlayerId) -> Form:
        """By title, how many games a player has won, lost and drawn, except those in which the player held several
        seats."""
        mine, others = PLAYER_SEATS, PLAYER_SEATS.alias()
        alone = exists().where(others.c.game == mine.c.game, others.c.player == player, others.c.seat != mine.c.seat)
        columns = (GAMES.c.game, mine.c.result, func.count().label("count"))
        joined = select(*columns).join(GAMES, GAMES.c.id == mine.c.game)
        its = joined.where(mine.c.player == player, mine.c.result.is_not(None), ~alone)
        form: Form = {}
        for row in self._storage.execute(its.group_by(GAMES.c.game, mine.c.result).order_by(GAMES.c.game)):
            form.setdefault(row.game, {WON: 0, LOST: 0, DRAWN: 0})[row.result] = int(row.count)
        return form

    def of(self, player: PlayerId) -> list[Form]:
        """The seats that a player holds, with the public data of their tables. No game is read for this."""
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
