"""The tables of the database. ``migrations/`` brings older ones to this schema."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, text

from fogline.web.seals import FIRST, LENGTH

METADATA: Final = MetaData()
GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("rematch_of", ForeignKey("games.id"), unique=True),
    Column("terms", Text, nullable=False, server_default="{}"),
    Column("started", BigInteger),
    Column("due", BigInteger, index=True),
    Column("ended", BigInteger),
    Column("seed", String(64)),
    Column("world", Text),
    Column("world_hash", String(64), index=True),
)
"""Times (``at``, ``started``, ``due``, ``ended``) are milliseconds since 1970. ``started`` is when the last seat was
taken, ``due`` when the game needs a background task: a bot is to act, or somebody's time is up. ``ended`` is when the
game was over, which later rules versions could not tell. ``seed`` is what its draws and commitments follow from
(``fairness.py``); null: it cannot be verified. ``world`` is the position in which it began (``table/worlds.py``), null
where that is before the first choice; ``world_hash`` finds it."""
KEYS: Final = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("game", ForeignKey("games.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
)
LINES: Final = Table(
    "lines",
    METADATA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seal", String(LENGTH), nullable=False, server_default=FIRST),
)
HEART: Final = Table(
    "heart",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""One row: the latest heartbeat (``heartbeat.py``)."""
PAUSES: Final = Table(
    "pauses",
    METADATA,
    Column("until", BigInteger, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
)
"""Times in which no server was running."""
SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Secrets that the server made at its first start: the key that signs push messages (``notices/``)."""
_WAITING: Final = "confirmed IS NULL"
_ASKED: Final = "confirmed IS NULL AND kind = 'mail'"
NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", ForeignKey("games.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("holder", String(64), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("target", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("origin", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("off", String(32), nullable=False, unique=True),
    Column("at", BigInteger, nullable=False),
    Column("confirmed", BigInteger),
    Column("turn", BigInteger),
    Column("next", BigInteger, index=True),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("failed", Integer, nullable=False, server_default="0"),
    Index("ix_notices_waiting", "at", sqlite_where=text(_WAITING), postgresql_where=text(_WAITING)),
    Index("ix_notices_asked", "target", sqlite_where=text(_ASKED), postgresql_where=text(_ASKED)),
)
"""Who asked to be told that it is a seat's turn: a row for each device or address (``notices/book.py``). ``holder`` is
the hash of the seat's token; ``off`` opens the link that ends the notices. ``turn`` is when the seat's turn began, null
while it is not to act; ``next`` is when something is to be sent, null if nothing is. Minutes of ``quiet_from`` and
``quiet_until`` count from midnight in the time ``zone``."""
OFFERS: Final = Table(
    "offers",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("game", ForeignKey("games.id"), nullable=False, index=True),
    Column("invitation", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
    Column("about", Text, nullable=False),
    Column("alike", String(64), nullable=False, index=True),
)
"""Invitations that everybody may take, until when, and what they say (``lobby/board.py``). ``alike`` is the same for
the same set-up and terms."""
EDITS: Final = Table(
    "edits",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32)),
)
"""What the operator has changed in the database: running servers drop their copies of these games (null: of all). The
numbers have no gaps; old ones are removed (``edits.py``)."""
