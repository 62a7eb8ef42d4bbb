"""Players who leave a rated game before its end: erased by themselves, or revoked by the host. The rating that they
had at the table stays at the seat, and nothing else of them, until the game is over: its result counts for the others.
For the games' thread only."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select

from fogline.web.identity.players import PlayerId
from fogline.web.ratings.book import rating, speed_of
from fogline.web.schema import GAMES, LEFT_SEATS, PLAYER_SEATS
from fogline.web.storage import Storage
from fogline.web.terms import read_terms


def leave(storage: Storage, *which: Any) -> None:
    """The holders of these rows of ``PLAYER_SEATS`` leave, in the current transaction."""
    columns = (PLAYER_SEATS.c.game, PLAYER_SEATS.c.seat, PLAYER_SEATS.c.player, GAMES.c.game.label("title"))
    wanted = select(*columns, GAMES.c.terms).join(GAMES, GAMES.c.id == PLAYER_SEATS.c.game)
    for row in storage.execute(wanted.where(*which, GAMES.c.ended.is_(None))):
        terms = read_terms(row.terms)
        if terms.rated:
            strength = rating(storage, PlayerId(row.player), row.title, speed_of(terms)).strength
            come(storage, row.game, row.seat)
            shown = {"points": strength.points, "margin": strength.margin}
            storage.execute(insert(LEFT_SEATS).values(game=row.game, seat=row.seat, **shown))


def come(storage: Storage, game_id: str, seat: int) -> None:
    """Somebody holds this seat again."""
    storage.execute(delete(LEFT_SEATS).where(LEFT_SEATS.c.game == game_id, LEFT_SEATS.c.seat == seat))
