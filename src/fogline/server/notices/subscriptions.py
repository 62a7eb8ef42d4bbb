"""The subscribers, and the notices to be sent now. For the games' thread only.

A row waits for the turn of its seat (``turn`` and ``next`` are set with the commit that begins the turn, see
``Storage.set_turns``). A notice is recorded before it is sent, so no turn is announced twice, not even by two servers.

Notices about all games of a signed-in player: one subscription per device or address.

Such a subscription is a row without a game. For each unfinished game of the player it has a row like those of seats,
made when the subscription is entered or the seat is taken, so everything else works as for seats.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import and_, delete, exists, insert, or_, select

from fogline.desk.keeping import SEAT, Key
from fogline.desk.refusals import Refused
from fogline.desk.tokens import new_token
from fogline.kit.wire import Form
from fogline.server.storage.schema import GAMES, KEYS, NOTICES, PLAYER_SEATS
from fogline.server.storage.storage import PlayerId, Storage
from fogline.table.calendar import local, moment, read_zone

MAX_SPREAD: Final = 500
"""A new subscription covers at most this many existing games, the latest ones, and all games that start later."""
AT_ONCE: Final = 100
"""The maximum number of rows inserted by one statement."""
SETTINGS: Final = ("kind", "target", "language", "zone", "quiet_from", "quiet_until", "origin")
"""The fields that a game's row takes from its subscription."""
Place = tuple[str, int, bool]
"""A game, a seat, and whether its current turn is announced."""


def wishes_of(storage: Storage, player: PlayerId) -> list[Any]:
    """The subscriptions of a player, the earliest first."""
    wanted = select(NOTICES).where(NOTICES.c.player == player, NOTICES.c.game.is_(None))
    return storage.execute(wanted.order_by(NOTICES.c.at, NOTICES.c.id))


def spread(storage: Storage, wish: Any, now: int) -> None:
    """Extend a confirmed subscription to the unfinished games of its player, for turns that begin from now on."""
    mine = select(PLAYER_SEATS.c.game, PLAYER_SEATS.c.seat).join(GAMES, GAMES.c.id == PLAYER_SEATS.c.game)
    mine = mine.where(PLAYER_SEATS.c.player == wish.player, GAMES.c.ended.is_(None))
    found = storage.execute(mine.order_by(PLAYER_SEATS.c.at.desc(), PLAYER_SEATS.c.game).limit(MAX_SPREAD))
    _enter(storage, wish, [(row.game, row.seat, False) for row in found], now)


def tell_of(storage: Storage, player: PlayerId, game_id: str, seat: int, now: int, *, is_turn: bool) -> None:
    """Notify a player about a seat that the player holds from now on. If the seat is already to act, announce that,
    because perhaps nobody is there."""
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
            storage.change(None, insert(NOTICES).values(rows[first : first + AT_ONCE]))
        storage.touch(row["game"] for row in rows)


def stop_telling_of(storage: Storage, game_id: str, seat: int) -> None:
    """End the notices to a player about a seat that the player no longer holds."""
    its = (NOTICES.c.game == game_id, NOTICES.c.seat == seat, NOTICES.c.wish.is_not(None))
    storage.change(game_id, delete(NOTICES).where(*its))


def gather(storage: Storage, wish_id: str) -> None:
    """Remove the rows derived from a subscription."""
    its = NOTICES.c.wish == wish_id
    with storage.transaction():
        games = [row.game for row in storage.execute(select(NOTICES.c.game).where(its))]
        storage.change(None, delete(NOTICES).where(its))
        storage.touch(games)


PUSH: Final = "push"
MAIL: Final = "mail"
WEBHOOK: Final = "webhook"
MAX_OF_A_SEAT: Final = 8
"""The maximum number of devices and addresses notified about one seat."""
MAX_OF_A_PLAYER: Final = 8
"""The maximum number of devices and addresses notified about all games of a player."""
MAX_TAKEN: Final = 200
"""The maximum number of notices sent on one beat; the rest follow on the next."""
RETRY_BEATS: Final = (1, 5, 25)
"""Retry delays for a failed notice, in beats; after the last one it is abandoned."""
MAX_FAILED: Final = 5
"""After failed notices about this many consecutive turns, a device or address is forgotten."""
CONFIRM_MILLISECONDS: Final = 7 * 24 * 3600 * 1000
"""A mail address not confirmed within this time is forgotten."""
QUESTION_WAITS: Final = (10 * 60_000, 3_600_000, 86_400_000)
"""If a confirmation question is not answered, the next one to the same address is sent after this many milliseconds;
after more such questions, when one of them is forgotten. So nobody gets many questions, and the first person to name an
address does not keep its owner waiting."""
NOBODY: Final = ""
"""Replaces the holder of an address whose owner declined to be asked."""
MAX_HOLDERS: Final = 500
"""The maximum number of holders named in one statement."""
_QUESTION: Final = (NOTICES.c.confirmed.is_(None), NOTICES.c.kind == MAIL)
"""The condition for rows whose mail address is not confirmed yet."""


class Wish(NamedTuple):
    """A subscription: where to send, in which language, and when to be quiet."""

    kind: str
    target: str
    """The address; for a push subscription its JSON."""
    language: str
    zone: str
    quiet: tuple[int, int] | None
    """The minutes of the day between which nothing is sent, in the time zone."""


class Notice(NamedTuple):
    id: str
    game_id: str | None
    """None: the notice is about all games of a player."""
    kind: str
    target: str
    language: str
    origin: str
    about: str
    """The description of the game; empty: that follows from the title and the scenario."""
    off: str
    is_confirmed: bool
    """False: the mail only asks whether its reader wants notices."""
    turn: int | None
    tries: int
    wish: str | None = None
    """The subscription to all games from which it was derived."""
    title: str = ""
    scenario: str = ""


class Subscriptions:
    def __init__(self, storage: Storage, beat: int) -> None:
        """*beat* is the length of a beat in milliseconds."""
        self._storage = storage
        self._beat = beat
        self._wait = beat * 3 // 2
        """The age at which a turn is announced: by then every server has had a beat and could report who was
        listening."""

    def ask(
        self, key: Key, holder: str, player: PlayerId | None, wish: Wish, origin: str, about: str, now: int
    ) -> Form:
        """Enter a subscription to turns that begin from now on, or change the one for the same target. *player* is the
        subscriber, if known: it does not appear in the exports of others with the same link."""
        if key.kind != SEAT:
            raise Refused(403, "watching", "watchers never have a turn")
        name, settings = _id(holder, wish), _settings(wish, origin) | {"about": about, "player": player}
        with self._storage.transaction():
            same = NOTICES.update().where(NOTICES.c.id == name, NOTICES.c.holder == holder)
            changed = self._storage.change(key.game_id, same.values(**settings))
            if not changed:
                self._refuse_more(key)
                settings |= {"id": name, "game": key.game_id, "seat": key.seat, "holder": holder}
                self._storage.change(key.game_id, insert(NOTICES).values(**settings, **_asked(wish, now)))
        return {"id": name}

    def ask_for_all(self, player: PlayerId, wish: Wish, origin: str, about: str, now: int) -> Form:
        """Do the same for all games of a player, including future ones."""
        name, settings = _id(player, wish), _settings(wish, origin)
        with self._storage.transaction():
            same = NOTICES.update().where(NOTICES.c.id == name, NOTICES.c.holder == player)
            if self._storage.change(None, same.values(**settings, about=about)):
                self._storage.change(None, NOTICES.update().where(NOTICES.c.wish == name).values(**settings))
                return {"id": name}
            known = wishes_of(self._storage, player)
            if len(known) >= MAX_OF_A_PLAYER:
                raise Refused(409, "too-many-notices", f"a player has at most {MAX_OF_A_PLAYER} devices and addresses")
            settings |= {"id": name, "about": about, "holder": player, "player": player}
            self._storage.change(None, insert(NOTICES).values(**settings, **_asked(wish, now)))
            for entered in wishes_of(self._storage, player):
                if entered.id == name and entered.confirmed is not None:
                    spread(self._storage, entered, now)
        return {"id": name}

    def _refuse_more(self, key: Key) -> None:
        of_seat = (NOTICES.c.game == key.game_id, NOTICES.c.seat == key.seat, NOTICES.c.holder != NOBODY)
        if self._storage.count(NOTICES, *of_seat, NOTICES.c.wish.is_(None)) >= MAX_OF_A_SEAT:
            raise Refused(409, "too-many-notices", f"a seat has at most {MAX_OF_A_SEAT} devices and addresses")

    def of(self, key: Key, holder: str) -> list[Form]:
        """The subscriptions of a seat. Addresses are returned as their owner wrote them; push subscriptions are not."""
        wanted = select(NOTICES).where(NOTICES.c.game == key.game_id, NOTICES.c.holder == holder)
        return [_form(row) for row in self._storage.execute(wanted.order_by(NOTICES.c.at, NOTICES.c.id))]

    def of_all(self, player: PlayerId) -> list[Form]:
        return [_form(row) for row in wishes_of(self._storage, player)]

    def off(self, key: Key, holder: str, name: str) -> None:
        """End one of a seat's subscriptions."""
        with self._storage.transaction():
            self._end(key.game_id, NOTICES.c.id == name, NOTICES.c.holder == holder)

    def off_all(self, player: PlayerId, name: str) -> None:
        if any(wish.id == name for wish in wishes_of(self._storage, player)):
            self._end_wish(name)

    def _end_wish(self, name: str) -> None:
        with self._storage.transaction():
            gather(self._storage, name)
            self._end(None, NOTICES.c.id == name)

    def _end(self, game_id: str | None, *which: Any) -> None:
        """Forget a notice. An address that was asked for confirmation stays until its time is over, without an owner
        and under another name, so that it is not asked repeatedly."""
        asked = (*_QUESTION, NOTICES.c.next.is_(None), NOTICES.c.holder != NOBODY)
        nobodys = {"holder": NOBODY, "id": new_token(), "player": None}
        self._storage.change(game_id, NOTICES.update().where(*which, *asked).values(**nobodys))
        self._storage.change(game_id, delete(NOTICES).where(*which, NOTICES.c.holder != NOBODY))

    def off_by_link(self, link: str) -> None:
        """End the notice with this link, or the whole subscription to all games. If it has already ended, nothing
        changes."""
        with self._storage.transaction():
            wanted = select(NOTICES.c.id, NOTICES.c.game, NOTICES.c.wish).where(NOTICES.c.off == link)
            for row in self._storage.execute(wanted):
                if row.game is None or row.wish is not None:
                    self._end_wish(row.wish or row.id)
                else:
                    self._end(row.game, NOTICES.c.off == link)

    def confirm(self, link: str, now: int) -> None:
        """Accept notices, as the reader of a mail."""
        with self._storage.transaction():
            wanted = (NOTICES.c.off == link, NOTICES.c.holder != NOBODY)
            found = self._storage.execute(select(NOTICES).where(*wanted))
            if not found:
                raise Refused(404, "no-notice", "this notice no longer exists")
            waiting = NOTICES.update().where(NOTICES.c.off == link, NOTICES.c.confirmed.is_(None))
            is_new = self._storage.change(found[0].game, waiting.values(confirmed=now, next=None))
            if is_new and found[0].game is None:
                spread(self._storage, found[0], now)
            next_question = (NOTICES.c.target == found[0].target, *_QUESTION, NOTICES.c.next.is_not(None))
            self._storage.execute(NOTICES.update().where(*next_question).values(next=now))

    def take(self, now: int, listening: Collection[str]) -> list[Notice]:
        """The notices to send at this time. Seats that are *listening* (by the hash of their tokens) already know."""
        with self._storage.transaction():
            self._hush(list(listening))
            old = (NOTICES.c.confirmed.is_(None), NOTICES.c.at < now - CONFIRM_MILLISECONDS)
            for row in self._storage.execute(select(NOTICES.c.id, NOTICES.c.game).where(*old)):
                self._storage.change(row.game, delete(NOTICES).where(NOTICES.c.id == row.id))
            ripe = or_(NOTICES.c.turn <= now - self._wait, NOTICES.c.confirmed.is_(None))
            named = select(NOTICES, GAMES.c.game.label("title"), GAMES.c.scenario)
            named = named.outerjoin(GAMES, GAMES.c.id == NOTICES.c.game)
            wanted = named.where(NOTICES.c.next <= now, ripe).order_by(NOTICES.c.next, NOTICES.c.id)
            taken = [self._claim(row, now) for row in self._storage.execute(wanted.limit(MAX_TAKEN))]
            return [notice for notice in taken if notice is not None]

    def _hush(self, holders: list[str]) -> None:
        waiting = (NOTICES.c.next >= 0, NOTICES.c.confirmed.is_not(None))  # by its index
        if not self._storage.count(NOTICES, *waiting):
            return
        for first in range(0, len(holders), MAX_HOLDERS):
            some = holders[first : first + MAX_HOLDERS]
            its = (KEYS.c.game == NOTICES.c.game, KEYS.c.seat == NOTICES.c.seat)
            by_player = and_(NOTICES.c.wish.is_not(None), exists().where(*its, KEYS.c.hash.in_(some)))
            told = or_(NOTICES.c.holder.in_(some), by_player)
            self._storage.execute(NOTICES.update().where(*waiting, told).values(next=None))

    def _claim(self, row: Any, now: int) -> Notice | None:
        """Take the notice of a row, if it may be sent now and no other server has taken it. It waits during quiet
        hours; a question waits, too, if the address was just asked another: nobody gets many, and the subscriber does
        not learn of it."""
        until = self._asked_until(row, now) if row.confirmed is None else quiet_until(row, now)
        wanted = NOTICES.update().where(NOTICES.c.id == row.id, NOTICES.c.next == row.next).values(next=until)
        if not self._storage.change(row.game, wanted) or until is not None or self._is_told_anyway(row):
            return None
        shared = (row.kind, row.target, row.language, row.origin, row.about, row.off)
        about = (row.wish, row.title or "", row.scenario or "")
        return Notice(row.id, row.game, *shared, row.confirmed is not None, row.turn, row.tries, *about)

    def _is_told_anyway(self, row: Any) -> bool:
        """Whether the seat itself has subscribed to the same notice."""
        if row.wish is None:
            return False
        same = (NOTICES.c.game == row.game, NOTICES.c.seat == row.seat, NOTICES.c.target == row.target)
        return self._storage.count(NOTICES, *same, NOTICES.c.wish.is_(None), NOTICES.c.confirmed.is_not(None)) > 0

    def _asked_until(self, row: Any, now: int) -> int | None:
        """The time until which the address of a row gets no further question, because other questions await an answer.
        An address that has declined gets none until its refusal is forgotten."""
        asked = (NOTICES.c.target == row.target, *_QUESTION, NOTICES.c.next.is_(None))
        wanted = select(NOTICES.c.at, NOTICES.c.holder).where(*asked).order_by(NOTICES.c.at.desc())
        found = self._storage.execute(wanted.limit(len(QUESTION_WAITS) + 1))
        if not found:
            return None
        declined = [one for one in found if one.holder == NOBODY]
        if declined or len(found) > len(QUESTION_WAITS):
            forgotten = declined[0] if declined else found[-1]
            return max(int(forgotten.at) + CONFIRM_MILLISECONDS + 1, now + 1)
        until = int(found[0].at) + QUESTION_WAITS[len(found) - 1]
        return until if until > now else None

    def sent(self, notice: Notice) -> None:
        self._settle(notice, failed=0)

    def gone(self, notice: Notice) -> None:
        """Forget a target that no longer exists."""
        with self._storage.transaction():
            self._forget(notice)

    def failed(self, notice: Notice, now: int) -> None:
        """Record that the notice could not be sent: it is retried a few times later in the same turn."""
        if notice.tries < len(RETRY_BEATS):
            later = now + self._beat * RETRY_BEATS[notice.tries]
            self._settle(notice, tries=notice.tries + 1, next=later)
            return
        self._settle(notice, failed=NOTICES.c.failed + 1)
        with self._storage.transaction():
            if self._storage.count(NOTICES, NOTICES.c.id == notice.id, NOTICES.c.failed >= MAX_FAILED):
                self._forget(notice)

    def _forget(self, notice: Notice) -> None:
        """Forget the subscription, with all rows derived from it."""
        self._storage.change(notice.game_id, delete(NOTICES).where(NOTICES.c.id == notice.id))
        if notice.wish is not None:
            self._end_wish(notice.wish)

    def _settle(self, notice: Notice, **values: Any) -> None:
        """Store the result of a notice, unless the turn is over or the subscription was changed meanwhile."""
        same = NOTICES.c.turn.is_(None) if notice.turn is None else NOTICES.c.turn == notice.turn
        wanted = NOTICES.update().where(NOTICES.c.id == notice.id, same, NOTICES.c.next.is_(None)).values(**values)
        with self._storage.transaction():
            self._storage.change(notice.game_id, wanted)


def quiet_until(row: Any, now: int) -> int | None:
    """The time at which the quiet hours end; None outside them."""
    begin, end = row.quiet_from, row.quiet_until
    if begin is None or end is None:
        return None
    zone = read_zone(row.zone)
    here = local(now, zone)
    minute = here.hour * 60 + here.minute
    is_quiet = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not is_quiet:
        return None
    return max(moment(here.date(), end, zone, after=int(minute >= end)), now + 1)


def _settings(wish: Wish, origin: str) -> Form:
    """The fields that subscribing again can change."""
    begin, end = wish.quiet or (None, None)
    given = (wish.kind, wish.target, wish.language, wish.zone, begin, end, origin)
    return dict(zip(SETTINGS, given))


def _asked(wish: Wish, now: int) -> Form:
    """The initial state of a new row: for a mail address, its owner is asked first."""
    is_mail = wish.kind == MAIL
    return {"off": new_token(), "at": now, "confirmed": None if is_mail else now, "next": now if is_mail else None}


def _id(holder: str, wish: Wish) -> str:
    """The id of a row: the same for the same device or address of the same seat."""
    target = json.loads(wish.target)["endpoint"] if wish.kind == PUSH else wish.target
    return hashlib.sha256(f"{holder}\0{wish.kind}\0{target}".encode()).hexdigest()[:32]


def _form(row: Any) -> Form:
    quiet = None if row.quiet_from is None else {"from": row.quiet_from, "until": row.quiet_until}
    address = None if row.kind == PUSH else row.target
    form = {"id": row.id, "kind": row.kind, "address": address, "zone": row.zone, "quiet": quiet}
    return {**form, "is-confirmed": row.confirmed is not None}
