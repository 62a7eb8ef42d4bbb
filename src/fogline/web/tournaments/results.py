"""What came of the games of a tournament, as far as storage tells it without reading a game."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, select, update

from fogline.web.schema import PAIRINGS, PLAYER_SEATS
from fogline.web.sessions import DRAWN, LOST, WON
from fogline.web.storage import Storage
from fogline.web.tournaments.pairing import DRAW, WIN

POINTS: Final = {WON: WIN, DRAWN: DRAW, LOST: 0}


def points_of(storage: Storage, game_id: str) -> tuple[int, int]:
    """What each seat has won. A game that the host has closed, or that nobody is left of, is a draw."""
    wanted = select(PLAYER_SEATS.c.seat, PLAYER_SEATS.c.result).where(PLAYER_SEATS.c.game == game_id)
    won = {row.seat: POINTS[row.result] for row in storage.execute(wanted) if row.result is not None}
    first = won.get(0, WIN - won[1] if 1 in won else DRAW)
    return first, WIN - first


def drop_game(storage: Storage, game_id: str) -> None:
    """The game is deleted: its pair keeps the result, or has drawn if there is none."""
    points = {column: func.coalesce(column, DRAW) for column in (PAIRINGS.c.first_points, PAIRINGS.c.second_points)}
    storage.execute(update(PAIRINGS).where(PAIRINGS.c.game == game_id).values({**points, PAIRINGS.c.game: None}))
