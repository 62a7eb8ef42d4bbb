"""Players, their signed-in browsers, and the export and erasure of everything stored about a player. For the games'
thread only: every statement is short. Names are shown to others as plain text at the table and in the lobby."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Column, Select, and_, delete, exists, insert, or_, select, update

from fogline.desk.refusals import INVALID_TOKEN, Refused
from fogline.desk.tokens import digest, is_token, new_token
from fogline.kernel.errors import BadData
from fogline.kit.wire import Form
from fogline.server.storage.schema import BOTS, METADATA, NOTICES, OFFERS, PLAYER_SEATS, PLAYERS, SIGN_INS
from fogline.server.storage.storage import PlayerId, Storage
from fogline.table.clock import DAY

MAX_NAME: Final = 30
"""The longest name, in code points after normalization."""
MAX_MARKS: Final = 2
"""The maximum number of consecutive accents; more would overlap other lines."""
MARK: Final = " (bot)"
"""The end of every bot's name, wherever it is shown; nobody else's name can end like this."""
FORBIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Characters that are invisible, that reorder others, or that no font has."""


def read_name(text: str, where: str = "name") -> str:
    """A name in normal form (NFKC), with single spaces. Empty: without a name."""
    name = unicodedata.normalize("NFKC", " ".join(text.split()))
    if len(name) > MAX_NAME:
        raise BadData(where, "", f"has more than {MAX_NAME} characters")
    marks = 0
    for letter in name:
        kind = unicodedata.category(letter)
        if kind in FORBIDDEN:
            raise BadData(where, f"U+{ord(letter):04X}", "is not a character of a name")
        marks = marks + 1 if kind in ("Mn", "Me", "Mc") else 0
        if marks > MAX_MARKS:
            raise BadData(where, f"U+{ord(letter):04X}", "is one accent too many")
    if name and not any(letter.isalnum() for letter in name):
        raise BadData(where, "", "has neither a letter nor a digit")
    if name.casefold().endswith(MARK.strip()):
        raise BadData(where, MARK.strip(), "is at the end of bots' names only")
    return name


def shown_name(text: str) -> str:
    """A name chosen elsewhere, shortened and cleaned; empty if nothing is left."""
    normal = unicodedata.normalize("NFKC", text[: 4 * MAX_NAME])
    plain = "".join(letter for letter in normal if unicodedata.category(letter) not in FORBIDDEN)
    try:
        return read_name(" ".join(plain.split())[:MAX_NAME].strip())
    except BadData:
        return ""


HEADER: Final = "fogline-player"
"""The request header with the token of a signed-in browser."""
SIGNED_IN: Final = 180 * DAY
"""A browser is signed out after this many milliseconds without use."""
MAX_SIGN_INS: Final = 50
"""The maximum number of signed-in browsers of a player; beyond it the least recently used one is signed out."""


class Players:
    """All players. Times are milliseconds since 1970."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def add(self, name: str, now: int, player: PlayerId | None = None) -> PlayerId:
        """Add a new player, perhaps with an id chosen earlier."""
        player = PlayerId(new_token()) if player is None else player
        self._storage.execute(insert(PLAYERS).values(id=player, name=name, at=whole_day(now)))
        return player

    def name(self, player: PlayerId) -> str:
        """The name of a player; an empty one is shown as "a player"."""
        return str(self._storage.execute(select(PLAYERS.c.name).where(PLAYERS.c.id == player))[0].name)

    def rename(self, player: PlayerId, name: str) -> None:
        """Rename a player, in past games as well."""
        with self._storage.transaction():
            self._storage.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(name=name))
            self._storage.touch(str(row.game) for row in self._storage.execute(held_games(player)))

    # -- who is signed in -----------------------------------------------------------------------------

    def sign_in(self, player: PlayerId, now: int) -> str:
        """Sign in one more browser. Returns its token."""
        token, day = new_token(), whole_day(now)
        with self._storage.transaction():
            self._storage.execute(delete(SIGN_INS).where(SIGN_INS.c.until <= now))
            its = select(SIGN_INS.c.hash).where(SIGN_INS.c.player == player)
            latest = its.order_by(SIGN_INS.c.used.desc(), SIGN_INS.c.at.desc(), SIGN_INS.c.hash)
            for row in self._storage.execute(latest)[MAX_SIGN_INS - 1 :]:
                self._storage.execute(delete(SIGN_INS).where(SIGN_INS.c.hash == row.hash))
            values = {"hash": digest(token), "player": player, "at": day, "used": day, "until": day + SIGNED_IN}
            self._storage.execute(insert(SIGN_INS).values(**values))
        return token

    def signed_in(self, token: str, now: int) -> PlayerId:
        """The player of the browser with this token. Refused if it is signed out."""
        wanted = select(SIGN_INS).where(SIGN_INS.c.hash == (digest(token) if is_token(token) else ""))
        found = [row for row in self._storage.execute(wanted) if row.until > now]
        if not found:
            raise Refused(INVALID_TOKEN, "signed-out", "this browser is no longer signed in")
        day = whole_day(now)
        if found[0].used < day:
            its = update(SIGN_INS).where(SIGN_INS.c.hash == found[0].hash)
            self._storage.execute(its.values(used=day, until=day + SIGNED_IN))
        return PlayerId(found[0].player)

    def count_sign_ins(self, player: PlayerId) -> int:
        return self._storage.count(SIGN_INS, SIGN_INS.c.player == player)

    def sign_out(self, token: str) -> None:
        self._storage.execute(delete(SIGN_INS).where(SIGN_INS.c.hash == digest(token)))

    def sign_out_everywhere(self, player: PlayerId) -> None:
        self._storage.execute(delete(SIGN_INS).where(SIGN_INS.c.player == player))


def held_games(player: PlayerId) -> Select[Any]:
    """The games in which a player holds a seat."""
    return select(PLAYER_SEATS.c.game).where(PLAYER_SEATS.c.player == player)


def whole_day(now: int) -> int:
    """The day that contains a time. No visit is stored with a finer time."""
    return now - now % DAY


# -- personal data --------------------------------------------------------------------------------------

HIDDEN: Final = ("hash", "holder", "off", "invitation")
"""Columns that are not exported: they give access, or are hashes of tokens that do."""
OF_A_SEAT: Final = (NOTICES.c.id, NOTICES.c.game, NOTICES.c.seat, NOTICES.c.kind, NOTICES.c.at)
"""The exported fields of a notice that was requested with the link of a seat, perhaps by somebody else who has it."""


class PersonalData:
    def __init__(self, storage: Storage, leave: Callable[[Any], None]) -> None:
        """*leave* is called with the rows of ``PLAYER_SEATS`` that lose their player, in the transaction that erases
        the player."""
        self._storage = storage
        self._leave = leave

    def erase(self, player: PlayerId) -> None:
        """Remove every row that refers to a player, and the notices of the player's seats; references that may be null
        are emptied. The player's bots are erased in the same way. Games stay: the other players keep them, and rated
        ones count for them."""
        with self._storage.transaction():
            # Locked in the order in which the end of a game locks them: another server may end one at this moment.
            everybody = (*self._bots(player), player)
            held = select(PLAYER_SEATS.c.game).where(PLAYER_SEATS.c.player.in_(everybody))
            games = self._storage.execute(held.order_by(*PLAYER_SEATS.primary_key).with_for_update())
            rows = select(PLAYERS.c.id).where(PLAYERS.c.id.in_(everybody)).order_by(PLAYERS.c.id)
            self._storage.execute(rows.with_for_update())
            self._storage.touch(str(row.game) for row in games)
            for one in (*self._bots(player), player):  # with any bot added before the locks were granted
                self._erase(one)

    def _erase(self, player: PlayerId) -> None:
        self._leave(PLAYER_SEATS.c.player == player)
        self._storage.execute(delete(OFFERS).where(OFFERS.c.bot == player))
        self._storage.execute(delete(NOTICES).where(or_(NOTICES.c.player == player, _is_nobodys(player))))
        for column in references():
            change: Any = update(column.table).values({column: None}) if column.nullable else delete(column.table)
            self._storage.execute(change.where(column == player))
        self._storage.execute(delete(PLAYERS).where(PLAYERS.c.id == player))

    def export(self, player: PlayerId) -> Form:
        """Every row that refers to a player or to one of the player's bots, by table, without hashes. Addresses of
        notices are left out unless the player is known to have subscribed: somebody else may have the link of the
        seat."""
        all_own = (player, *self._bots(player))
        wanted: dict[Any, list[Column[Any]]] = {PLAYERS: [PLAYERS.c.id]}
        for column in references():
            wanted.setdefault(column.table, []).append(column)
        form: Form = {}
        for table, naming in wanted.items():
            columns = [column for column in table.columns if column.name not in HIDDEN]
            its = or_(*(column.in_(all_own) for column in naming))
            rows = self._storage.execute(select(*columns).where(its).order_by(*table.primary_key))
            form[table.name] = [dict(row._mapping) for row in rows]
        others = select(*OF_A_SEAT).where(_is_nobodys(player)).order_by(NOTICES.c.id)
        form[NOTICES.name] += [dict(row._mapping) for row in self._storage.execute(others)]
        return form

    def _bots(self, player: PlayerId) -> list[PlayerId]:
        rows = self._storage.execute(select(BOTS.c.player).where(BOTS.c.owner == player).order_by(BOTS.c.player))
        return [PlayerId(row.player) for row in rows]


def _is_nobodys(player: PlayerId) -> Any:
    """Whether a notice is about a seat that a player holds while its subscriber is unknown."""
    seats = and_(PLAYER_SEATS.c.game == NOTICES.c.game, PLAYER_SEATS.c.seat == NOTICES.c.seat)
    return and_(NOTICES.c.player.is_(None), exists().where(seats, PLAYER_SEATS.c.player == player))


def references() -> list[Column[Any]]:
    """Every column of the database that refers to a player; columns of referring tables come first."""
    columns = (column for table in reversed(METADATA.sorted_tables) for column in table.columns)
    return [column for column in columns if any(key.column is PLAYERS.c.id for key in column.foreign_keys)]
