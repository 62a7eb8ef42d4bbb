"""Notices about all games of a player who has signed in: asked for once, on every device or address.

Such a wish is a row without a game. For each unfinished game of the player it has a row like those that seats ask for
themselves, made when the wish is entered or the seat is taken, so everything else is done by the book (``book.py``).
For the games' thread only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import delete, insert, select

from fogline.kit.wire import Form
from fogline.web.identity.players import PlayerId
from fogline.web.schema import GAMES, NOTICES, PLAYER_SEATS
from fogline.web.storage import Storage
from fogline.web.tokens import new_token

MAX_SPREAD: Final = 500
"""A new wish is about at most this many games, the latest, and about all that begin later."""
AT_ONCE: Final = 100
"""Rows that one statement enters at most."""
SETTINGS: Final = ("kind", "target", "language", "zone", "quiet_from", "quiet_until", "origin")
"""What the row of a game has from its wish."""
Place = tuple[str, int, bool]
"""A game, a seat, and whether it is told about the turn that it has now."""


def wishes_of(storage: Storage, player: PlayerId) -> list[Any]:
    """The wishes of a player, the earliest first."""
    wanted = select(NOTICES).where(NOTICES.c.player == player, NOTICES.c.game.is_(None))
    return storage.execute(wanted.order_by(NOTICES.c.at, NOTICES.c.id))


def spread(storage: Storage, wish: Any, now: int) -> None:
    """Enter a wish that was confirmed for the unfinished games of its player. It is about turns that begin from now
    on."""
    mine = select(PLAYER_SEATS.c.game, PLAYER_SEATS.c.seat).join(GAMES, GAMES.c.id == PLAYER_SEATS.c.game)
    mine = mine.where(PLAYER_SEATS.c.player == wish.player, GAMES.c.ended.is_(None))
    found = storage.execute(mine.order_by(PLAYER_SEATS.c.at.desc(), PLAYER_SEATS.c.game).limit(MAX_SPREAD))
    _enter(storage, wish, [(row.game, row.seat, False) for row in found], now)


def tell_of(storage: Storage, player: PlayerId, game_id: str, seat: int, now: int, *, is_turn: bool) -> None:
    """The player holds this seat from now on. If it is to act already, that is told: perhaps nobody is there."""
    for wish in wishes_of(storage, player):
        if wish.confirmed is not None:
            _enter(storage, wish, [(game_id, seat, is_turn)], now)


def _enter(storage: Storage, wish: Any, places: Iterable[Place], now: int) -> None:
    common = {name: getattr(wish, name) for name in SETTINGS}
    common |= {"player": wish.player, "wish": wish.id, "holder": wish.player, "about": "", "at": now, "confirmed": now}
    rows: list[Form] = []
    for game_id, seat, is_turn in places:
        turn = now if is_turn else None
        own = {"id": new_token(), "off": new_token(), "game": game_id, "seat": seat, "turn": turn, "next": turn}
        rows.append({**common, **own})
    with storage.transaction():
        for first in range(0, len(rows), AT_ONCE):
            storage.change(insert(NOTICES).values(rows[first : first + AT_ONCE]))
        storage.touch(row["game"] for row in rows)


def stop_telling_of(storage: Storage, game_id: str, seat: int) -> None:
    """The player does not hold this seat any more."""
    its = (NOTICES.c.game == game_id, NOTICES.c.seat == seat, NOTICES.c.wish.is_not(None))
    storage.change_rows(game_id, delete(NOTICES).where(*its))


def gather(storage: Storage, wish_id: str) -> None:
    """Take back what was entered for a wish."""
    its = NOTICES.c.wish == wish_id
    with storage.transaction():
        games = [row.game for row in storage.execute(select(NOTICES.c.game).where(its))]
        storage.change(delete(NOTICES).where(its))
        storage.touch(games)
