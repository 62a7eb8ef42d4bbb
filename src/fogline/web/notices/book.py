"""Who asked to be told, and what is to be sent now. For the games' thread only.

A row waits for the turn of its seat (``turn`` and ``next`` are set with the commit that begins the turn, see
``Storage.set_turns``). What is taken to be sent is noted before it is sent, so no turn is told twice, not even by two
servers."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, func, insert, or_, select, text

from fogline.kit.wire import Form
from fogline.table.zones import local, moment, read_zone
from fogline.web.faults import Refused
from fogline.web.schema import NOTICES
from fogline.web.storage import SEAT, Key, Storage
from fogline.web.tokens import new_token

PUSH: Final = "push"
MAIL: Final = "mail"
WEBHOOK: Final = "webhook"
MAX_OF_A_SEAT: Final = 8
"""At most this many devices and addresses are told about one seat."""
MAX_TAKEN: Final = 200
"""At most this many notices are sent on one beat; the others follow on the next."""
RETRY_BEATS: Final = (1, 5, 25)
"""A notice that could not be sent is tried again after this many beats, then given up."""
MAX_FAILED: Final = 5
"""After so many turns in a row that could not be told, a device or address is forgotten."""
CONFIRM_MILLISECONDS: Final = 7 * 24 * 3600 * 1000
"""A mail address that was not confirmed within this time is forgotten."""
QUESTION_WAITS: Final = (10 * 60_000, 3_600_000, 86_400_000)
"""After a question that its reader has not answered, the next one to the same address is sent after this many
milliseconds; after more such questions, when one is forgotten. So nobody gets many, and who names an address first
does not keep its owner waiting."""
NOBODY: Final = ""
"""The holder of an address that does not want to be asked."""
MAX_HOLDERS: Final = 500
"""At most this many holders are named in one statement."""
_QUESTION: Final = (NOTICES.c.confirmed.is_(None), NOTICES.c.kind == MAIL)
"""Rows whose mail address was not confirmed yet."""
_SECRET: Final = text("INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")
_KEPT: Final = text("SELECT value FROM secrets WHERE name = :name")


class Wish(NamedTuple):
    """What somebody asks for: where to send, in which language, and when to be quiet."""

    kind: str
    target: str
    """The address; of a push subscription its JSON."""
    language: str
    zone: str
    quiet: tuple[int, int] | None
    """From which minute of the day until which nothing is sent, in the time zone."""


class Notice(NamedTuple):
    """One notice that is to be sent."""

    id: str
    game_id: str
    kind: str
    target: str
    language: str
    origin: str
    about: str
    off: str
    is_confirmed: bool
    """False: the mail only asks whether its reader wants notices."""
    turn: int | None
    tries: int


def kept_secret(storage: Storage, name: str, make: Callable[[], str]) -> str:
    """A secret of the server, made at its first start. Of several servers that start together one makes it."""
    with storage.transaction():
        if not (found := storage.execute(_KEPT, name=name)):
            storage.execute(_SECRET, name=name, value=make())
            found = storage.execute(_KEPT, name=name)
    return str(found[0].value)


class Book:
    """The rows of all notices."""

    def __init__(self, storage: Storage, beat: int) -> None:
        """*beat* is the length of a beat in milliseconds."""
        self._storage = storage
        self._beat = beat
        self._wait = beat * 3 // 2
        """How old a turn is before it is told: every server has had a beat by then, and could say who was listening."""

    # -- asking ---------------------------------------------------------------------------------------

    def ask(self, key: Key, holder: str, wish: Wish, origin: str, about: str, now: int) -> Form:
        """Enter a wish, or change the one for the same target. It is about turns that begin from now on."""
        if key.kind != SEAT:
            raise Refused(403, "watching", "it is never the turn of somebody who watches")
        name = _id(holder, wish)
        quiet = wish.quiet or (None, None)
        settings: Form = {"target": wish.target, "language": wish.language, "zone": wish.zone, "origin": origin}
        settings |= {"quiet_from": quiet[0], "quiet_until": quiet[1], "about": about}
        with self._storage.transaction():
            same = NOTICES.update().where(NOTICES.c.id == name, NOTICES.c.holder == holder)
            changed = self._change(key.game_id, same.values(**settings))
            if not changed:
                self._refuse_more(key)
                is_mail = wish.kind == MAIL
                settings |= {"id": name, "game": key.game_id, "seat": key.seat, "holder": holder, "kind": wish.kind}
                settings |= {"off": new_token(), "at": now, "confirmed": None if is_mail else now}
                self._change(key.game_id, insert(NOTICES).values(**settings, next=now if is_mail else None))
        return {"id": name}

    def _refuse_more(self, key: Key) -> None:
        of_seat = (NOTICES.c.game == key.game_id, NOTICES.c.seat == key.seat, NOTICES.c.holder != NOBODY)
        if self._count(*of_seat) >= MAX_OF_A_SEAT:
            raise Refused(409, "too-many-notices", f"a seat has at most {MAX_OF_A_SEAT} devices and addresses")

    def of(self, key: Key, holder: str) -> list[Form]:
        """What a seat asked for. Addresses are told, as their owner wrote them; push subscriptions are not."""
        wanted = select(NOTICES).where(NOTICES.c.game == key.game_id, NOTICES.c.holder == holder)
        return [_form(row) for row in self._storage.execute(wanted.order_by(NOTICES.c.at, NOTICES.c.id))]

    def off(self, key: Key, holder: str, name: str) -> None:
        """End a notice of a seat."""
        with self._storage.transaction():
            self._end(key.game_id, NOTICES.c.id == name, NOTICES.c.holder == holder)

    def _end(self, game_id: str, *which: Any) -> None:
        """Forget a notice. An address that was asked whether it wants mail stays, as nobody's and under another name,
        until its time is over: it is not asked again and again."""
        asked = (*_QUESTION, NOTICES.c.next.is_(None), NOTICES.c.holder != NOBODY)
        self._change(game_id, NOTICES.update().where(*which, *asked).values(holder=NOBODY, id=new_token()))
        self._change(game_id, delete(NOTICES).where(*which, NOTICES.c.holder != NOBODY))

    def off_by_link(self, link: str) -> None:
        """End the notice that a link was sent with. One that has ended already stays so."""
        with self._storage.transaction():
            for row in self._storage.execute(select(NOTICES.c.game).where(NOTICES.c.off == link)):
                self._end(row.game, NOTICES.c.off == link)

    def confirm(self, link: str, now: int) -> None:
        """The reader of a mail wants notices."""
        with self._storage.transaction():
            wanted = (NOTICES.c.off == link, NOTICES.c.holder != NOBODY)
            found = self._storage.execute(select(NOTICES.c.game, NOTICES.c.target).where(*wanted))
            if not found:
                raise Refused(404, "no-notice", "there is no such notice any more")
            waiting = NOTICES.update().where(NOTICES.c.off == link, NOTICES.c.confirmed.is_(None))
            self._change(found[0].game, waiting.values(confirmed=now, next=None))
            next_question = (NOTICES.c.target == found[0].target, *_QUESTION, NOTICES.c.next.is_not(None))
            self._storage.execute(NOTICES.update().where(*next_question).values(next=now))

    # -- sending --------------------------------------------------------------------------------------

    def take(self, now: int, listening: Collection[str]) -> list[Notice]:
        """What is to be sent at this time. Seats that are *listening* (by the hash of their tokens) have been told."""
        with self._storage.transaction():
            self._hush(list(listening))
            old = (NOTICES.c.confirmed.is_(None), NOTICES.c.at < now - CONFIRM_MILLISECONDS)
            for row in self._storage.execute(select(NOTICES.c.id, NOTICES.c.game).where(*old)):
                self._change(row.game, delete(NOTICES).where(NOTICES.c.id == row.id))
            ripe = or_(NOTICES.c.turn <= now - self._wait, NOTICES.c.confirmed.is_(None))
            wanted = select(NOTICES).where(NOTICES.c.next <= now, ripe).order_by(NOTICES.c.next, NOTICES.c.id)
            taken = [self._claim(row, now) for row in self._storage.execute(wanted.limit(MAX_TAKEN))]
            return [notice for notice in taken if notice is not None]

    def _hush(self, holders: list[str]) -> None:
        for first in range(0, len(holders), MAX_HOLDERS):
            told = (NOTICES.c.holder.in_(holders[first : first + MAX_HOLDERS]), NOTICES.c.confirmed.is_not(None))
            wanted = NOTICES.update().where(*told, NOTICES.c.next.is_not(None)).values(next=None)
            self._storage.execute(wanted)

    def _claim(self, row: Any, now: int) -> Notice | None:
        """The notice of a row, if it may be sent now and no other server has taken it; in quiet hours it waits. So does
        a question to an address that has just been asked another: nobody gets many, and who asked is not told."""
        until = self._asked_until(row, now) if row.confirmed is None else quiet_until(row, now)
        wanted = NOTICES.update().where(NOTICES.c.id == row.id, NOTICES.c.next == row.next).values(next=until)
        if not self._change(row.game, wanted) or until is not None:
            return None
        shared = (row.kind, row.target, row.language, row.origin, row.about, row.off)
        return Notice(row.id, row.game, *shared, row.confirmed is not None, row.turn, row.tries)

    def _asked_until(self, row: Any, now: int) -> int | None:
        """Until when the address of a row gets no further question, because others wait for an answer. An address that
        wants none gets none until that is forgotten."""
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
        """It has arrived."""
        self._settle(notice, failed=0)

    def gone(self, notice: Notice) -> None:
        """The target does not exist any more: it is forgotten."""
        with self._storage.transaction():
            self._change(notice.game_id, delete(NOTICES).where(NOTICES.c.id == notice.id))

    def failed(self, notice: Notice, now: int) -> None:
        """It could not be sent: it is tried again later in the same turn, a few times."""
        if notice.tries < len(RETRY_BEATS):
            later = now + self._beat * RETRY_BEATS[notice.tries]
            self._settle(notice, tries=notice.tries + 1, next=later)
            return
        self._settle(notice, failed=NOTICES.c.failed + 1)
        with self._storage.transaction():
            useless = (NOTICES.c.id == notice.id, NOTICES.c.failed >= MAX_FAILED)
            self._change(notice.game_id, delete(NOTICES).where(*useless))

    def _settle(self, notice: Notice, **values: Any) -> None:
        """Note what came of a notice, unless the turn is over or the wish was changed meanwhile."""
        same = NOTICES.c.turn.is_(None) if notice.turn is None else NOTICES.c.turn == notice.turn
        wanted = NOTICES.update().where(NOTICES.c.id == notice.id, same, NOTICES.c.next.is_(None)).values(**values)
        with self._storage.transaction():
            self._change(notice.game_id, wanted)

    def _change(self, game_id: str, statement: Any) -> int:
        return self._storage.change_rows(game_id, statement)

    def _count(self, *conditions: Any) -> int:
        found = self._storage.execute(select(func.count().label("count")).select_from(NOTICES).where(*conditions))
        return int(found[0].count)


def quiet_until(row: Any, now: int) -> int | None:
    """When the quiet hours end, if it is within them now."""
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


def _id(holder: str, wish: Wish) -> str:
    """The same device or address of the same seat has the same id."""
    target = json.loads(wish.target)["endpoint"] if wish.kind == PUSH else wish.target
    return hashlib.sha256(f"{holder}\0{wish.kind}\0{target}".encode()).hexdigest()[:32]


def _form(row: Any) -> Form:
    quiet = None if row.quiet_from is None else {"from": row.quiet_from, "until": row.quiet_until}
    address = None if row.kind == PUSH else row.target
    form = {"id": row.id, "kind": row.kind, "address": address, "zone": row.zone, "quiet": quiet}
    return {**form, "is-confirmed": row.confirmed is not None}
