"""The tables of the database. ``migrations/`` brings older databases to this schema.

Seals: each row of a game holds a hash of all rows up to itself, so that a missing or changed row is noticed when the
game is read. Seals protect against accidents, not against somebody who can write to the database: there is no secret
key.
"""

from __future__ import annotations

import hashlib
from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from fogline.desk.keeping import FIRST

LENGTH: Final = 32
"""The length of a seal in hexadecimal digits: half of a SHA-256."""


def next_seal(before: str, seat: int, action: str, at: int) -> str:
    """The seal of a row, from the previous row's seal and all of its own content."""
    text = f"{before}\n{seat}\n{at}\n{action}"
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:LENGTH]


METADATA: Final = MetaData()
_LISTED: Final = "watch IS NOT NULL AND ended IS NULL"
_LISTED_OVER: Final = "watch IS NOT NULL AND ended IS NOT NULL"
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
    Column("watch", String(32)),
    Column("world", Text),
    Column("world_hash", String(64), index=True),
    Index("ix_games_listed", "started", "id", sqlite_where=text(_LISTED), postgresql_where=text(_LISTED)),
    Index("ix_games_listed_over", "ended", "id", sqlite_where=text(_LISTED_OVER), postgresql_where=text(_LISTED_OVER)),
)
"""Times are milliseconds since 1970: ``started``, when the last seat was taken; ``due``, when a bot is to act or
somebody's time is up; ``ended``, which later versions of the rules could not determine. Draws and commitments follow
from ``seed`` (null: the game cannot be verified). ``watch`` is a watcher's token for anyone (null: the game is not
listed). ``world`` is the position in which the game started (null: before the first choice); ``world_hash`` finds
it."""
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
"""A table with one row: the latest heartbeat (``heartbeat.py``)."""
PAUSES: Final = Table(
    "pauses",
    METADATA,
    Column("until", BigInteger, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
)
"""Periods in which no server was running."""
SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Secrets that the server made at its first start, such as the key that signs push messages."""
_WAITING: Final = "confirmed IS NULL"
_ASKED: Final = "confirmed IS NULL AND kind = 'mail'"
NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", ForeignKey("games.id"), index=True),
    Column("seat", Integer),
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
    Column("player", ForeignKey("players.id"), index=True),
    Column("wish", String(32), index=True),
    Index("ix_notices_waiting", "at", sqlite_where=text(_WAITING), postgresql_where=text(_WAITING)),
    Index("ix_notices_asked", "target", sqlite_where=text(_ASKED), postgresql_where=text(_ASKED)),
)
"""Notices of turns, a row for each device or address (``notices/subscriptions.py``). ``holder`` is the hash of the
seat's token; ``off`` opens the link that ends the notices. ``turn`` is when the seat's turn began, ``next`` when the
next message is due; both can be null. ``quiet_from`` and ``quiet_until`` are minutes after midnight in the time
``zone``. A row without a game is a ``player``'s subscription to all games; its entries have its id as ``wish``."""
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
    Column("points", Integer),
    Column("least", Integer),
    Column("most", Integer),
    Column("bot", ForeignKey("players.id"), index=True),
)
"""Open invitations, their expiry, and their content (``community/lobby.py``). ``alike`` is the same for the same set-up
and terms. ``points`` is the rating of the player who offers it; ``least`` and ``most`` limit the other's. ``bot`` is
the bot that is challenged (null: the invitation is for everyone)."""
PHRASES: Final = Table(
    "phrases",
    METADATA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("at", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("phrase", String(32), nullable=False),
    Index("ix_phrases_at", "at"),
)
"""The phrases of seats, each by its key. No two phrases of a game have the same time."""
EDITS: Final = Table(
    "edits",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32)),
)
"""Games that the operator has changed (null: all): running servers drop their copies. The numbers have no gaps; old
rows are removed (``statements.py``)."""
PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""People who sign in. An empty name is shown as "a player". Erasure removes every row that refers to a player, or
clears a nullable reference."""
BOTS: Final = Table(
    "bots",
    METADATA,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("owner", ForeignKey("players.id"), index=True),
    Column("titles", Text, nullable=False, server_default=""),
    Column("until", BigInteger, nullable=False, server_default="0"),
)
"""Players that are programs, each with its owner (null: the host), the titles that it plays, and the time until which
it counts as connected (``accounts/bots.py``)."""
PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)
"""Public keys in base64url, by the id of the credential; ``count`` is the authenticator's count of signatures."""
LOGINS: Final = Table(
    "logins",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Other ways to sign in: hashes of recovery codes, and of names at an OIDC provider."""
SIGN_INS: Final = Table(
    "sign_ins",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)
"""The token hash of every signed-in browser; ``used`` is a day."""
ANSWERED: Final = Table(
    "answered",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False, index=True),
)
"""Hashes of answered sign-in challenges, while they could be answered again. The challenges themselves are not stored
(``accounts/credentials.py``)."""
PLAYER_SEATS: Final = Table(
    "player_seats",
    METADATA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("to_act", Integer, nullable=False, server_default="0"),
    Column("result", String(8)),
)
"""The holder and the name of each seat. ``to_act`` (1 or 0) and ``result`` (``won``, ``lost``, ``drawn``; null if the
host has closed the game) are public, and set with the commit that changes them, so that listing games reads no game."""
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("title", String(32), primary_key=True),
    Column("speed", String(8), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("won", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_ratings_ladder", "title", "speed", "mean"),
)
"""Each player's strength at a title, by speed: mean and standard deviation in the units of ``games/strengths.py``."""
RATED_GAMES: Final = Table(
    "rated_games",
    METADATA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("title", String(32), nullable=False),
    Column("speed", String(8), nullable=False),
    Column("before", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("margin", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_rated_games_player", "player", "title", "speed", "at"),
)
"""Counted games: the points of each player before and after."""
LEFT_SEATS: Final = Table(
    "left_seats",
    METADATA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("points", Integer, nullable=False),
    Column("margin", Integer, nullable=False),
)
"""Seats of unfinished rated games whose player was erased, or whose links the host has revoked: only the published
rating at the table is kept about the player, until the game ends."""
TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("owner", ForeignKey("players.id"), index=True),
    Column("name", Text, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("game", String(32), nullable=False),
    Column("scenario", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("most", Integer, nullable=False),
    Column("starts", BigInteger, nullable=False),
    Column("state", String(8), nullable=False, index=True),
    Column("rounds", Integer, nullable=False, server_default="0"),
    Column("round", Integer, nullable=False, server_default="0"),
)
"""The set-up, the start, the number of rounds and the current round. An erased owner is null."""
ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player", ForeignKey("players.id"), index=True),
    Column("at", BigInteger, nullable=False),
    Column("left", Integer, nullable=False, server_default="0"),
    UniqueConstraint("tournament", "player"),
)
"""Entrants, numbered in order of entry. An entrant who has ``left`` (1) is no longer paired; an erased entrant has no
player."""
PAIRINGS: Final = Table(
    "pairings",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("first", Integer, nullable=False),
    Column("second", Integer),
    Column("game", ForeignKey("games.id"), index=True),
    Column("first_points", Integer),
    Column("second_points", Integer),
)
"""Pairs of a round, by number, and their game; a pair without a second entrant is a bye. Points, in halves, are set
when the game is over."""
