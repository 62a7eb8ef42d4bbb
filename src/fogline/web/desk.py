"""The desk: everything that is done with games, by one thread, one request after the other.

So nothing is ever half done when the next request is looked at, and of two actions for one sequence number exactly one
wins. What a request changes is committed before it is answered; a table that could not be committed is thrown away and
read again from its rows.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from itertools import islice
from random import SystemRandom
from typing import Any, Final, NamedTuple

import fogline
from fogline.cli.titles import title_of
from fogline.kernel.errors import BadData, FoglineError
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.record import Entry, Record
from fogline.kernel.setup import Setup
from fogline.table import News, replayed, sit_down
from fogline.table.records import AnyTable
from fogline.table.words import side_of
from fogline.web.faults import Refused
from fogline.web.forms import Form, forms_of, write_event, write_setup
from fogline.web.storage import INVITE, SEAT, WATCH, Key, Row, Storage
from fogline.web.tokens import derived_token, digest, is_token, new_game_id, new_token

UNDO: Final = "undo"
"""The action of a row by which a seat took back its latest."""
MOST_LINES: Final = 10_000
"""So many lines a seat can have, undone ones included; then it can only resign or agree on a draw. Each seat has its
own limit: one for all would show how much the others do in secret, and let one side use it up."""
MOST_POSITIONS: Final = 50
"""So many positions are told at once."""
MOST_TABLES: Final = 200
"""So many games are kept in memory; the others are read again when somebody asks."""
PUBLIC: Final = "public"
ALL: Final = "all"


class Room(NamedTuple):
    """A game in memory."""

    table: AnyTable
    rows: list[Row]


class Told(NamedTuple):
    """What a stream sends next."""

    news: list[tuple[int, Form]]
    table: Form


class Desk:
    """All games. Every method is for the one thread that works here."""

    def __init__(self, storage: Storage, most_tables: int = MOST_TABLES) -> None:
        self._storage = storage
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._most_tables = most_tables
        self._rng = SystemRandom()  # chance is the operating system's, and no part of any state

    # -- coming in ------------------------------------------------------------------------------------

    def create(self, setup: Setup, hold: Sequence[str] | None) -> Form:
        """A new game. *hold* are the seats of who asks (the first, if not said); the others can be joined."""
        setup = _checked(setup)
        table = sit_down(setup)
        held = list(table.seats[:1]) if hold is None else list(hold)
        for name in held:
            if name not in table.seats:
                raise BadData("hold", name, f"no such seat; there are {', '.join(table.seats)}")
        game = new_game_id()
        tokens = {name: new_token() for name in table.seats}
        watch = new_token()
        with self._storage.transaction():
            self._storage.add_game(game, setup, table.game.version, int(time.time()))
            for seat, name in enumerate(table.seats):
                kind = SEAT if name in held else INVITE
                self._storage.add_key(digest(tokens[name]), Key(game, kind, seat))
            self._storage.add_key(digest(watch), Key(game, WATCH, None))
        self._keep(game, Room(table, []))
        return {
            "game": game,
            "seats": {name: _link("seat", tokens[name]) for name in table.seats if name in held},
            "invitations": {name: _link("join", tokens[name]) for name in table.seats if name not in held},
            "watch": _link("watch", watch),
        }

    def join(self, invitation: str, nonce: str) -> tuple[str, Form]:
        """Exchange an invitation for a seat's token. Who invited does not learn it; the same request gets the same."""
        found = self._storage.key(digest(invitation)) if is_token(invitation) else None
        if found is None or found.kind in (SEAT, WATCH) or found.seat is None:
            raise Refused(404, "no-invitation", "there is no such invitation")
        token = derived_token("join", invitation, nonce)
        mine = self._storage.key(digest(token))
        if mine is None:
            if found.kind != INVITE:
                raise Refused(409, "taken", "somebody has taken this seat already")
            with self._storage.transaction():
                self._storage.use_invitation(digest(invitation))
                self._storage.add_key(digest(token), Key(found.game, SEAT, found.seat))
        seat = self._room(found.game).table.seats[found.seat]
        return found.game, {"game": found.game, "seat": seat, **_link("seat", token)}

    def key(self, token: str) -> Key:
        """What a token opens. A wrong one opens nothing, and it is not said why."""
        found = self._storage.key(digest(token)) if is_token(token) else None
        if found is None or found.kind not in (SEAT, WATCH):
            raise Refused(401, "token", "this is no token of a seat or of a watcher")
        return found

    def title(self, key: Key) -> str:
        """The name of the game that is played."""
        return self._room(key.game).table.game.name

    # -- looking --------------------------------------------------------------------------------------

    def look(self, key: Key) -> Form:
        """All that a seat, or a watcher, may know, and what the seat may do."""
        table, viewer = self._room(key.game).table, _viewer(key)
        name = table.game.name
        offered_by = table.offered_by()
        return {
            "game": key.game,
            "seat": None if viewer is None else table.seats[viewer],
            "seats": list(table.seats),
            "rules": table.game.version,
            "setup": write_setup(table.setup),
            "sequence": table.sequence(viewer),
            "toAct": [table.seat_name(seat) for seat in table.to_act()],
            "outcome": _outcome(table),
            "view": forms_of(name).view(table.view(viewer)),
            "legal": {} if viewer is None else _grouped(table, viewer),
            "canSay": [] if viewer is None else [word.text for word in table.can_say(viewer)],
            "offeredBy": None if offered_by is None else table.seats[offered_by],
            **self._table_info(key.game, table),
        }

    def news(self, key: Key, after: int) -> Told:
        """What a seat, or a watcher, was told after number *after*; and who sits at the table."""
        table, viewer = self._room(key.game).table, _viewer(key)
        current = table.sequence(viewer)
        if after > current:
            raise Refused(409, "stale", "there is no such news yet", sequence=current)
        told = [(news.number, _write_news(table, news)) for news in table.outbox(viewer, after)]
        return Told(told, self._table_info(key.game, table))

    def record(self, key: Key) -> str:
        """The whole game as text, once it is over."""
        return self._finished(key).record().write()

    def replay(self, key: Key, viewer: str, at: int, count: int) -> Form:
        """Positions of a game that is over, as somebody saw them or as they were."""
        return replay_record(self._finished(key).record().write(), viewer, at, count)

    # -- acting ---------------------------------------------------------------------------------------

    def act(self, key: Key, actions: Sequence[str], sequence: int) -> Form:
        """Play actions of a seat, all or none; chance follows at once."""
        seat = _seat(key)
        self._refuse_too_many(key, seat)
        return self._change(key, lambda table: table.act_batch(seat, actions, sequence))

    def say(self, key: Key, word: str, sequence: int) -> Form:
        """Resign, or speak about a draw."""
        seat = _seat(key)
        return self._change(key, lambda table: [table.say(seat, word, sequence)])

    def undo(self, key: Key, sequence: int) -> Form:
        """Take back the seat's latest action."""
        seat = _seat(key)
        self._refuse_too_many(key, seat)
        return self._change(key, lambda table: [table.undo(seat, sequence)], is_undo=True)

    def rematch(self, key: Key, token: str) -> Form:
        """The seat of the asking player in the game that follows: sides changed. It is begun by who asks first."""
        seat, table = _seat(key), self._finished(key)
        setup, names = _sides_changed(table)
        follower = self._storage.rematch_of(key.game)
        new, watch = derived_token("rematch", token), derived_token("rematch-watch", token)
        here = setup_seats(setup).index(names[seat])
        if follower is None or self._storage.key(digest(new)) is None:
            with self._storage.transaction():
                if follower is None:
                    follower = new_game_id()
                    version = fogline.game(setup.game).version
                    self._storage.add_game(follower, setup, version, int(time.time()), key.game)
                self._storage.add_key(digest(new), Key(follower, SEAT, here))
                self._storage.add_key(digest(watch), Key(follower, WATCH, None))
        return {"game": follower, "seat": names[seat], **_link("seat", new), "watch": _link("watch", watch)}

    # -- within ---------------------------------------------------------------------------------------

    def _change(self, key: Key, do: Callable[[AnyTable], list[News[Any]]], *, is_undo: bool = False) -> Form:
        """Let *do* change the table, and commit what came of it before anybody hears of it."""
        room = self._room(key.game)
        table, seat = room.table, _seat(key)
        lines, current = len(table.history()), table.sequence(seat)
        try:
            given = do(table)
            if table.sequence(seat) > current:
                if is_undo:
                    rows = [Row(seat, UNDO)]
                else:
                    while table.to_act() == (CHANCE,):
                        table.roll(self._rng)
                    rows = [Row(line.seat, table.write(line.action)) for line in table.history()[lines:]]
                with self._storage.transaction():
                    self._storage.add_lines(key.game, len(room.rows) + 1, rows, int(time.time()))
                room.rows.extend(rows)
        except FoglineError:
            raise
        except BaseException:
            self._rooms.pop(key.game, None)
            raise
        return {"sequence": given[-1].number, "news": [_write_news(table, news) for news in given]}

    def _refuse_too_many(self, key: Key, seat: Seat) -> None:
        rows = self._room(key.game).rows
        if len(rows) >= MOST_LINES and sum(row.seat == seat for row in rows) >= MOST_LINES:
            raise Refused(409, "too-long", "you have acted too often in this game; it can be resigned or drawn")

    def _room(self, game: str) -> Room:
        """A game, from memory or from its rows."""
        room = self._rooms.get(game)
        if room is None:
            room = self._read(game)
        self._keep(game, room)
        return room

    def _read(self, game: str) -> Room:
        stored, rows = self._storage.game(game), self._storage.lines(game)
        table = sit_down(stored.setup)
        if stored.rules != table.game.version:
            raise Refused(409, "rules", f"this game was begun under version {stored.rules} of the rules")
        for row in rows:
            if row.action == UNDO:
                table.undo(Seat(row.seat))
            else:
                table.replay(Entry(table.seat_name(Seat(row.seat)), row.action))
        return Room(table, rows)

    def _keep(self, game: str, room: Room) -> None:
        self._rooms[game] = room
        self._rooms.move_to_end(game)
        while len(self._rooms) > self._most_tables:
            self._rooms.popitem(last=False)

    def _finished(self, key: Key) -> AnyTable:
        table = self._room(key.game).table
        if table.outcome() is None:
            raise Refused(409, "not-over", "this is for games that are over")
        return table

    def _table_info(self, game: str, table: AnyTable) -> Form:
        """Who has joined, and which game follows: public, and no part of the news."""
        joined = [table.seats[seat] for seat in self._storage.joined(game)]
        return {"joined": joined, "rematch": self._storage.rematch_of(game)}


def replay_record(text: str, viewer: str, at: int, count: int) -> Form:
    """Positions of a record: how the *viewer* (a seat, the public, or all) saw them from line *at* on."""
    record = Record.read(text)
    seats = setup_seats(record.setup)
    if viewer not in (*seats, PUBLIC, ALL):
        raise BadData("as", viewer, f"is none of {', '.join((*seats, PUBLIC, ALL))}")
    if at > len(record.entries):
        raise BadData("at", str(at), f"this record has {len(record.entries)} lines")
    tables = islice(enumerate(replayed(text)), at, at + count)
    return {
        "of": len(record.entries),
        "as": viewer,
        "setup": write_setup(record.setup),
        "seats": list(seats),
        "positions": [_position(table, viewer, number) for number, table in tables],
    }


def setup_seats(setup: Setup) -> tuple[str, ...]:
    """The seats of a game about to be played."""
    return fogline.game(setup.game).seats(setup)


def _position(table: AnyTable, viewer: str, at: int) -> Form:
    name = table.game.name
    forms = forms_of(name)
    seat = Seat(table.seats.index(viewer)) if viewer in table.seats else None
    view = forms.everything(table.position()) if viewer == ALL else table.view(seat)
    line = table.history()[-1] if table.history() else None
    events = [] if line is None else list(line.events)
    action: Form | None = None
    if viewer != ALL:
        events = [told for event in events if (told := event.seen_by(seat)) is not None]
    if line is not None and (viewer == ALL or line.seat == seat):
        action = {"seat": table.seat_name(line.seat), "action": table.write(line.action)}
    return {
        "at": at,
        "line": action,
        "events": [write_event(name, event, table.seats) for event in events],
        "toAct": [table.seat_name(seat) for seat in table.to_act()],
        "outcome": _outcome(table),
        "view": forms.view(view),
    }


def _checked(setup: Setup) -> Setup:
    """A set-up that can be played, with a data file that has no faults."""
    fogline.game(setup.game)
    title = title_of(setup.game)
    if setup.data:
        title.refuse_faults(setup.data, "data")
    setup = title.completed(setup)
    fogline.game(setup.game).new(setup)
    return setup


def _sides_changed(table: AnyTable) -> tuple[Setup, list[str]]:
    """The set-up of a rematch, and where each seat goes: german-units becomes soviet-units and so on."""
    sides = list(dict.fromkeys(side_of(table.seats, Seat(number)) for number in range(len(table.seats))))
    other = dict(zip(sides, reversed(sides)))
    names = [other[name.partition("-")[0]] + name[len(name.partition("-")[0]) :] for name in table.seats]
    setup = table.setup
    if sorted(names) != sorted(table.seats):  # three players: the lone one leads the other side now
        leader = next(name for name in names if "-" not in name)
        setup = Setup(setup.game, setup.scenario, {**setup.options, "leader": leader}, setup.data)
    return setup, names


def _viewer(key: Key) -> Seat | None:
    return None if key.seat is None else Seat(key.seat)


def _seat(key: Key) -> Seat:
    if key.seat is None:
        raise Refused(403, "watching", "who watches cannot act")
    return Seat(key.seat)


def _link(kind: str, token: str) -> Form:
    """A token, and the address that opens it in a browser: behind a #, so that it is sent to no server."""
    return {"token": token, "link": f"/#{kind}={token}"}


def _outcome(table: AnyTable) -> Form | None:
    outcome = table.outcome()
    if outcome is None:
        return None
    return {"winners": [table.seats[seat] for seat in outcome.winners], "reasons": list(outcome.reasons)}


def _grouped(table: AnyTable, seat: Seat) -> dict[str, list[str]]:
    """What a seat may do, by the first word."""
    groups: dict[str, list[str]] = {}
    for action in table.legal(seat):
        text = table.write(action)
        groups.setdefault(text.partition(" ")[0], []).append(text)
    return groups


def _write_news(table: AnyTable, news: News[Any]) -> Form:
    events = [write_event(table.game.name, event, table.seats) for event in news.events]
    return {"number": news.number, "action": news.action, "isUndo": news.is_undo, "events": events}
