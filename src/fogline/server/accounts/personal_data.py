"""Everything that is stored about a player: as one file, and erased. For the games' thread only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Column, and_, delete, exists, or_, select, update

from fogline.kit.wire import Form
from fogline.server.accounts.players import held_games
from fogline.server.storage.schema import METADATA, NOTICES, PLAYER_SEATS, PLAYERS
from fogline.server.storage.storage import PlayerId, Storage

HIDDEN: Final = ("hash", "holder", "off")
"""Columns that are not exported: they open something, or are hashes of what does."""
OF_A_SEAT: Final = (NOTICES.c.id, NOTICES.c.game, NOTICES.c.seat, NOTICES.c.kind, NOTICES.c.at)
"""What is exported of a notice that was asked for with the link of a seat, perhaps by somebody else who has it."""


class PersonalData:
    def __init__(self, storage: Storage, leave: Callable[[Any], None]) -> None:
        """*leave* is told which rows of ``PLAYER_SEATS`` lose their player, in the transaction that erases them."""
        self._storage = storage
        self._leave = leave

    def erase(self, player: PlayerId) -> None:
        """Remove every row that refers to a player, and the notices of the player's seats; references that may be null
        are emptied. Games stay: the other players keep them, and rated ones count for them."""
        with self._storage.transaction():
            # Locked in the order in which the end of a game locks them: another server may end one at this moment.
            games = self._storage.execute(held_games(player).order_by(*PLAYER_SEATS.primary_key).with_for_update())
            self._storage.execute(select(PLAYERS.c.id).where(PLAYERS.c.id == player).with_for_update())
            self._storage.touch(str(row.game) for row in games)
            self._leave(PLAYER_SEATS.c.player == player)
            self._storage.execute(delete(NOTICES).where(or_(NOTICES.c.player == player, _is_nobodys(player))))
            for column in references():
                change: Any = update(column.table).values({column: None}) if column.nullable else delete(column.table)
                self._storage.execute(change.where(column == player))
            self._storage.execute(delete(PLAYERS).where(PLAYERS.c.id == player))

    def export(self, player: PlayerId) -> Form:
        """Every row that refers to a player, by table, without hashes. Addresses of notices are left out unless the
        player is known to have asked for them: somebody else may have the link of the seat."""
        wanted = [(PLAYERS, PLAYERS.c.id == player), *((column.table, column == player) for column in references())]
        form: Form = {}
        for table, its in wanted:
            columns = [column for column in table.columns if column.name not in HIDDEN]
            rows = self._storage.execute(select(*columns).where(its).order_by(*table.primary_key))
            form[table.name] = [*form.get(table.name, []), *(dict(row._mapping) for row in rows)]
        others = select(*OF_A_SEAT).where(_is_nobodys(player)).order_by(NOTICES.c.id)
        form[NOTICES.name] += [dict(row._mapping) for row in self._storage.execute(others)]
        return form


def _is_nobodys(player: PlayerId) -> Any:
    """Whether a notice is about a seat that a player holds, and it is not known who has asked for it."""
    seats = and_(PLAYER_SEATS.c.game == NOTICES.c.game, PLAYER_SEATS.c.seat == NOTICES.c.seat)
    return and_(NOTICES.c.player.is_(None), exists().where(seats, PLAYER_SEATS.c.player == player))


def references() -> list[Column[Any]]:
    """Every column of the database that names a player, of tables that refer to others first."""
    columns = (column for table in reversed(METADATA.sorted_tables) for column in table.columns)
    return [column for column in columns if any(key.column is PLAYERS.c.id for key in column.foreign_keys)]
