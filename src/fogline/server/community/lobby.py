"""The lobby: open invitations, and games that anyone may watch.

An entry contains the same as the invitation: the set-up, the terms and the seat, nothing about the game. It stays in
the lobby while its seat is free and neither the offer nor the game has ended. Live games are offered while somebody
waits at the table, whose page renews the offer; games over days are offered for a week.

Games are listed for watching if their players agreed to that (``Terms.listed``). The list follows from the terms and
the times at which a game began and ended, which watchers see anyway: no game is read for it. So it contains neither the
number of turns nor the winner.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Select, delete, func, insert, select, tuple_, update

from fogline.desk.keeping import INVITE, Key
from fogline.desk.new_games import checked, refuse_unplayable
from fogline.desk.refusals import Refused
from fogline.desk.serialization import write_setup
from fogline.desk.terms import Terms, read_terms, write_terms
from fogline.desk.tokens import digest
from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup
from fogline.kit.wire import Form
from fogline.server.community.ratings import kin, players_of
from fogline.server.games.desk import Desk
from fogline.server.storage.schema import BOTS, GAMES, KEYS, OFFERS, PLAYER_SEATS, PLAYERS
from fogline.server.storage.storage import PlayerId, Storage
from fogline.table.clock import DAY

State = Literal["running", "over"]
PAGE: Final = 20
"""The maximum number of games in one answer."""
MAX_COUNTED: Final = 100
"""Games to watch are counted only up to this number."""
SINCE: Final[dict[State, int]] = {"running": 30 * DAY, "over": 7 * DAY}
"""Games that began, or ended, longer ago are not listed. The player to act may have been away for long, but the time of
the latest action is not public."""

_TOLD: Final = (
    *(GAMES.c.id, GAMES.c.watch, GAMES.c.started, GAMES.c.ended),
    *(GAMES.c.game, GAMES.c.scenario, GAMES.c.options, GAMES.c.terms),
    (GAMES.c.data != "").label("has_file"),
)
"""The columns read for a game. If players brought their own file, only the fact that it exists is read, because the
file can be large."""


LIVE: Final = 90_000
"""Milliseconds for which a live game is offered, unless the offer is renewed."""
SLOW: Final = 7 * DAY
"""The same, in milliseconds, for games without a clock and for those whose clock starts with a day or more."""
MAX_SHOWN: Final = 100
"""The maximum number of entries shown."""
TOLD: Final = ("seat", "seats", "sides", "setup", "bots", "clock", "aid", "watching", "rated", "listed", "bot-accounts")
"""The fields of an invitation that an entry contains."""


class Rival(NamedTuple):
    """A player who offers or seeks a rated game: the player's rating, and the range of ratings that the player accepts
    (None: any)."""

    points: int | None = None
    least: int | None = None
    most: int | None = None


ANYBODY: Final = Rival()


class Sought(NamedTuple):
    """A request for a game."""

    setup: Setup
    hold: Sequence[str] | None
    terms: Terms
    besides: Collection[str] = ()
    """Games to ignore, because the player offers them."""
    rival: Rival = ANYBODY


NEAR: Final = 150
"""Ratings that differ by at most this match immediately."""
WIDER: Final = 10
"""For every second of waiting (in games over days, every minute), the allowed difference grows by this many points."""


class Lobby:
    """All entries. Every method is for the games' thread."""

    def __init__(self, storage: Storage, desk: Desk) -> None:
        self._storage = storage
        self._desk = desk

    def offer(self, key: Key, invitation: str, rival: Rival = ANYBODY, bot: str | None = None) -> Form:
        """Put an invitation of this table in the lobby, or renew it. For a connected *bot* it is a challenge, which
        nobody else sees."""
        self._refuse_others(key, invitation)
        told = self._desk.terms(invitation)
        if told["setup"]["data"]:
            raise Refused(409, "own-file", "a game with your own file cannot be offered to everyone")
        if told["begun"]:
            raise Refused(409, "begun", "a game that continues a record cannot be offered to everyone")
        if bot is not None:
            self._refuse_challenge(key.game_id, told, bot)
        return {"until": self._enter(key.game_id, invitation, told, rival, bot)}

    def _refuse_challenge(self, game_id: str, told: Form, bot: str) -> None:
        its = (BOTS.c.player == bot, BOTS.c.until > self._desk.cache.now())
        titles = [row.titles.split() for row in self._storage.execute(select(BOTS.c.titles).where(*its))]
        if not any(told["game"] in one for one in titles):
            raise Refused(409, "bot-away", "this bot is not connected, or does not play this game")
        if not told["bot-accounts"]:
            raise Refused(403, "no-bots", "the terms do not let bot accounts take part")
        family = {bot, *kin(self._storage, PlayerId(bot))}
        if told["rated"] and not family.isdisjoint(players_of(self._storage, game_id).values()):
            raise Refused(409, "own-game", "a bot of the same owner plays no rated game with you")

    def agreed(self, key: Key) -> tuple[str, Terms]:
        """The set-up and the terms of a table."""
        session = self._desk.cache.bring(key.game_id)
        return session.table.game.name, session.terms

    def is_offered(self, key: Key, invitation: str) -> bool:
        self._refuse_others(key, invitation)
        return bool(self._storage.execute(select(OFFERS.c.hash).where(OFFERS.c.hash == digest(invitation))))

    def withdraw(self, key: Key, invitation: str) -> None:
        """Take an invitation out of the lobby. Anyone who has seen it can still use it."""
        self._refuse_others(key, invitation)
        self._storage.execute(delete(OFFERS).where(OFFERS.c.hash == digest(invitation)))

    def shown(self) -> list[Form]:
        """The entries, the newest first, so that flooding the lobby hides no new ones."""
        return self._told(self._waiting())

    def challenges(self, bot: PlayerId) -> list[Form]:
        """The entries for this bot only, in the same form."""
        return self._told(self._waiting(bot))

    def _told(self, waiting: Select[Any]) -> list[Form]:
        found = self._storage.execute(waiting.order_by(OFFERS.c.at.desc(), OFFERS.c.hash).limit(MAX_SHOWN))
        names = self._names({row.game for row in found})
        return [
            {
                "invitation": row.invitation,
                "game": row.game,
                "since": row.at,
                "players": names.get(row.game, {}),
                **json.loads(row.about),
                "points": row.points,
                "wanted": {"least": row.least, "most": row.most},
            }
            for row in found
        ]

    def _names(self, games: Collection[str]) -> dict[str, dict[str, str]]:
        """By game and seat, the names of signed-in players."""
        columns = (PLAYER_SEATS.c.game, PLAYER_SEATS.c.name.label("seat"), PLAYERS.c.name)
        wanted = select(*columns).join(PLAYERS, PLAYERS.c.id == PLAYER_SEATS.c.player)
        names: dict[str, dict[str, str]] = {}
        for row in self._storage.execute(wanted.where(PLAYER_SEATS.c.game.in_(games), PLAYERS.c.name != "")):
            names.setdefault(row.game, {})[row.seat] = row.name
        return names

    def watched(self, state: State, after: str | None) -> Form:
        """A page of the games that anyone may watch, running or over, the latest first; if given, those listed after
        the game *after*."""
        is_listed = GAMES.c.watch.is_not(None)
        time = GAMES.c.started if state == "running" else GAMES.c.ended
        is_there = GAMES.c.ended.is_(None) if state == "running" else GAMES.c.ended.is_not(None)
        wanted = select(*_TOLD).where(is_listed, is_there, time > self._desk.cache.now() - SINCE[state])
        if after is not None:
            its = select(time.label("time")).where(GAMES.c.id == after, is_listed, time.is_not(None))
            found = self._storage.execute(its)
            if not found:
                return {"games": [], "more": False}
            wanted = wanted.where(tuple_(time, GAMES.c.id) < (found[0].time, after))
        rows = self._storage.execute(wanted.order_by(time.desc(), GAMES.c.id.desc()).limit(PAGE + 1))
        return {"games": [_entry(row) for row in rows[:PAGE]], "more": len(rows) > PAGE}

    def watchable(self) -> int:
        """The number of games in progress that anyone may watch, as in the list."""
        since = GAMES.c.started > self._desk.cache.now() - SINCE["running"]
        some = select(GAMES.c.id).where(GAMES.c.watch.is_not(None), GAMES.c.ended.is_(None), since).limit(MAX_COUNTED)
        return int(self._storage.execute(select(func.count()).select_from(some.subquery()))[0][0])

    def find(self, sought: Sought) -> Form | None:
        """The matching invitation that has waited longest; in a rated game, the matching one with the nearest
        rating."""
        setup, hold, terms, besides, rival = sought
        if setup.data:
            raise BadData("data", "", "is only for games with people you invite")
        setup = checked(setup, terms.aid)
        seats = refuse_unplayable(setup, terms)
        if hold is not None and set(seats) <= {*hold, *terms.bots}:
            raise BadData("hold", "", "leaves no seat to anybody else")
        alike = _kind({"setup": write_setup(setup), **write_terms(terms)})
        wanted = self._waiting().where(OFFERS.c.alike == alike, OFFERS.c.game.not_in(besides))
        found = self._storage.execute(wanted.order_by(OFFERS.c.at, OFFERS.c.hash).limit(MAX_SHOWN))
        fitting = [row for row in found if not terms.rated or _fits(row, rival, self._desk.cache.now())]
        nearest = min(fitting, key=lambda row: abs((row.points or 0) - (rival.points or 0)), default=None)
        return None if nearest is None else {"invitation": nearest.invitation}

    def seek(self, sought: Sought) -> Form:
        """Find a matching invitation; if there is none, create a game whose invitations are in the lobby."""
        found = self.find(sought)
        if found is not None:
            return found
        created = self._desk.create(sought.setup, sought.hold, sought.terms)
        for link in created["invitations"].values():
            self._enter(created["game"], link["token"], self._desk.terms(link["token"]), sought.rival)
        return created

    def _refuse_others(self, key: Key, invitation: str) -> None:
        """Refuse to offer seats of a table at which the sender does not play."""
        if key.seat is None:
            raise Refused(403, "watching", "watchers cannot offer seats")
        if self._desk.invited(invitation).game_id != key.game_id:
            raise Refused(404, "no-invitation", "there is no such invitation to this game")

    def _waiting(self, bot: PlayerId | None = None) -> Select[Any]:
        """Entries of unfinished games that have not expired and whose seat is free: those for everyone, or for a
        *bot*."""
        is_free = (KEYS.c.hash == OFFERS.c.hash) & (KEYS.c.kind == INVITE)
        is_open = (GAMES.c.id == OFFERS.c.game) & GAMES.c.ended.is_(None)
        joined = select(OFFERS).join(KEYS, is_free).join(GAMES, is_open)
        is_for = OFFERS.c.bot.is_(None) if bot is None else OFFERS.c.bot == bot
        return joined.where(OFFERS.c.until > self._desk.cache.now(), is_for)

    def _enter(self, game_id: str, invitation: str, told: Form, rival: Rival, bot: str | None = None) -> int:
        """Enter an offer or renew it, perhaps for different people than before. Returns its expiry time."""
        now, hashed = self._desk.cache.now(), digest(invitation)
        clock = told["clock"]
        until = now + (SLOW if clock is None or 1000 * clock["start"] >= DAY else LIVE)
        self._storage.execute(delete(OFFERS).where(OFFERS.c.until <= now))
        if self._storage.execute(select(OFFERS.c.hash).where(OFFERS.c.hash == hashed)):
            self._storage.execute(update(OFFERS).where(OFFERS.c.hash == hashed).values(until=until, bot=bot))
        else:
            # Without the printed values of cards, which would take up most of the lobby.
            setup = {name: told["setup"][name] for name in ("game", "scenario", "options", "data")}
            about = json.dumps({**{name: told[name] for name in TOLD}, "setup": setup})
            values: Form = {"game": game_id, "invitation": invitation, "about": about, "alike": _kind(told)}
            values["bot"] = bot
            if told["rated"]:
                values |= rival._asdict()
            self._storage.execute(insert(OFFERS).values(hash=hashed, at=now, until=until, **values))
        return until


def _entry(row: Any) -> Form:
    agreed = write_terms(read_terms(row.terms))
    setup = {"game": row.game, "scenario": row.scenario, "options": json.loads(row.options)}
    told = {name: agreed[name] for name in ("bots", "clock", "aid", "training", "watching")}
    times = {"since": row.started, "ended": row.ended}
    return {"game": row.id, "watch": row.watch, **times, "setup": setup, "own-file": bool(row.has_file), **told}


def _fits(row: Any, rival: Rival, now: int) -> bool:
    """Whether two players match for a rated game: each accepts the other's rating, and the two are close enough for the
    waiting time of one of them."""
    for points, (least, most) in ((rival.points, (row.least, row.most)), (row.points, (rival.least, rival.most))):
        if points is not None and not (least or 0) <= points <= (most or points):
            return False
    if row.points is None or rival.points is None:
        return True
    waited = (now - row.at) / (1000 if row.until - row.at <= LIVE else 60_000)
    return bool(abs(row.points - rival.points) <= NEAR + WIDER * waited)


def _kind(told: Form) -> str:
    """A hash that is the same for the same set-up and terms, whichever seat is free."""
    form = [told[name] for name in TOLD if name not in ("seat", "seats", "sides")]
    return sha256(json.dumps(form, sort_keys=True).encode()).hexdigest()
