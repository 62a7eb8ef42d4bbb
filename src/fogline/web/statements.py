"""The statements of ``storage.py`` that every request needs: they are built once."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Text, bindparam, cast, func, literal, select, text, union_all

from fogline.web.schema import GAMES, KEYS, LINES, NOTICES, PHRASES, PLAYER_SEATS, PLAYERS

KEY: Final = select(KEYS.c.game, KEYS.c.kind, KEYS.c.seat).where(KEYS.c.hash == bindparam("hash"))
LINES_AFTER: Final = (
    select(LINES.c.number, LINES.c.seat, LINES.c.action, LINES.c.at, LINES.c.seal)
    .where(LINES.c.game == bindparam("game"), LINES.c.number > bindparam("after"))
    .order_by(LINES.c.number)
)
SEAL: Final = select(LINES.c.seal).where(LINES.c.game == bindparam("game"), LINES.c.number == bindparam("number"))
STANDING: Final = union_all(
    select(literal("lines"), cast(func.coalesce(func.max(LINES.c.number), 0), Text)).where(
        LINES.c.game == bindparam("game")
    ),
    select(literal("seat"), cast(KEYS.c.seat, Text)).where(KEYS.c.game == bindparam("game"), KEYS.c.kind == "seat"),
    select(literal("rematch"), cast(GAMES.c.id, Text)).where(GAMES.c.rematch_of == bindparam("game")),
    select(literal("started"), cast(GAMES.c.started, Text)).where(
        GAMES.c.id == bindparam("game"), GAMES.c.started.is_not(None)
    ),
    select(literal("due"), cast(GAMES.c.due, Text)).where(GAMES.c.id == bindparam("game"), GAMES.c.due.is_not(None)),
    select(literal("notice"), cast(func.count(), Text)).where(NOTICES.c.game == bindparam("game")),
    select(literal("player"), cast(PLAYER_SEATS.c.seat, Text) + " " + PLAYERS.c.name).where(
        PLAYER_SEATS.c.game == bindparam("game"), PLAYERS.c.id == PLAYER_SEATS.c.player
    ),
    select(literal("phrase"), cast(func.coalesce(func.max(PHRASES.c.at), 0), Text)).where(
        PHRASES.c.game == bindparam("game")
    ),
)
OTHERS: Final = text(
    "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database WHERE locktype = 'advisory' "
    "AND datname = current_database() AND classid = 0 AND objid = :present AND objsubid = 1 AND pid <> pg_backend_pid()"
)
NOTIFY: Final = text("SELECT pg_notify(:channel, game) FROM unnest(CAST(:games AS text[])) AS game")
LOCK: Final = select(GAMES.c.id).where(GAMES.c.id == bindparam("name")).with_for_update(key_share=True)
NOTICES_OF: Final = NOTICES.update().where(NOTICES.c.game == bindparam("name"), NOTICES.c.confirmed.is_not(None))
SEATS_OF: Final = PLAYER_SEATS.update().where(PLAYER_SEATS.c.game == bindparam("which"))
SET_DUE: Final = GAMES.update().where(GAMES.c.id == bindparam("name")).values(due=bindparam("due"))
