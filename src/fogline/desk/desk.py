"""The desk: all work on games, done by one thread, one request after the other.

So every request finds consistent data, and of two actions with the same sequence number exactly one succeeds. Changes
are committed before the answer is sent; a table that could not be committed is discarded and read again from its rows.
Bots play like people: ``question`` gives what a bot may know, ``answer`` plays its choice. Every use checks the clocks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import SystemRandom
from typing import Final

import fogline
from fogline.bots.levels import ThinkingLevel
from fogline.desk.keeping import INVITE, JOINED, SEAT, WATCH, Cache, Key, Row, Storage, Stored, rows_of, seat_of
from fogline.desk.new_games import (
    Resumption,
    Sides,
    arranged,
    checked,
    held_seats,
    invitations,
    invite,
    take_seat,
    write_rematch,
)
from fogline.desk.questions import Held, Question
from fogline.desk.refusals import Refused, deleted_game
from fogline.desk.serialization import as_bytes, write_clock, write_line, write_position, write_setup
from fogline.desk.sessions import HOLIDAY, Session, full_record, other_rules, write_proof
from fogline.desk.streams import Told, page
from fogline.desk.terms import Terms, read_terms, setup_seats, write_terms
from fogline.desk.tokens import derived_token, digest, is_token, new_game_id, new_token
from fogline.kernel.errors import BadData, FoglineError
from fogline.kernel.game import Seat, View
from fogline.kernel.setup import Setup
from fogline.kit.wire import Form
from fogline.table import undo_or_take_back
from fogline.table.declarations import RESIGN
from fogline.table.fairness import SEED, TAKE_BACK, UNDO, new_seed
from fogline.table.records import AnyTable

MAX_LINES: Final = 4_000
"""The maximum number of lines of a seat, including undone ones; beyond it a seat can only resign or agree on a draw.
Each seat has its own limit: a shared one would show how much the others do in secret, and one side could use it up. No
real game comes near it: the longest of 300,000 random games had 6,092 lines of all seats together
(docs/lab/fuzz.md)."""


class GameDesk:
    """All games. Every method is for the games' thread."""

    def __init__(
        self,
        storage: Storage,
        cache: Cache,
        *,
        said: Callable[[str, Sequence[str], int], list[Form]] = lambda game_id, seats, after: [],
        refuse_without_room: Callable[[], None] = lambda: None,
        is_verifiable: bool = True,
        mark: str = "",
        invites: bool = True,
    ) -> None:
        """*said* returns the phrases said in a game after a time; *refuse_without_room* is called before a game is
        created; *is_verifiable*: new games can be verified; *mark*: every new token begins with it; *invites*: other
        people can join."""
        self._refuse_without_room = refuse_without_room
        self._storage = storage
        self._cache = cache
        self.due = storage.due
        self._rng = SystemRandom()
        """The operating system's randomness, for games without seeds."""
        self._is_verifiable = is_verifiable
        self._said = said
        self._mark = mark
        self._invites = invites

    def now(self) -> int:
        """The current time of the games, in milliseconds."""
        return self._cache.now()

    def create(self, setup: Setup, hold: Sequence[str] | None, terms: Terms) -> Form:
        """Create a game. *hold* are the seats of the creator (by default the first that no bot plays); others can join
        the rest. The sandbox has already checked a set-up with a data file (``uploads.py``), so players do not wait."""
        if not setup.data:
            setup = checked(setup, terms.aid)
        held = held_seats(setup, hold, terms)
        return self._open(self._agreed(setup, fogline.game(setup.game).version, terms), held, terms)

    def arrange(self, setup: Setup, terms: Terms) -> str:
        """Create a game whose seats are assigned elsewhere; its clocks run from the start. Returns its id."""
        stored = self._agreed(setup, fogline.game(setup.game).version, terms)
        game_id: str = self._open(stored, setup_seats(setup), terms)["game"]
        return game_id

    def go_on(self, begun: Resumption, hold: Sequence[str] | None, terms: Terms) -> Form:
        """A new game that begins with lines of a record, all of which are played."""
        terms = terms._replace(begun=begun.at)
        held = held_seats(begun.setup, hold, terms)
        if terms.rated:
            raise BadData("rated", "", "is not for games that go on from a record")
        return self._open(self._agreed(begun.setup, begun.rules, terms, begun.world), held, terms, begun.table())

    def _agreed(self, setup: Setup, version: int, terms: Terms, world: str = "") -> Stored:
        """Create a game that begins now, with a seed that only the server knows."""
        seed = new_seed() if self._is_verifiable else None
        return Stored(setup, version, self.now(), terms.text(), None, seed=seed, world=world)

    def _open(self, stored: Stored, held: Sequence[str], terms: Terms, table: AnyTable | None = None) -> Form:
        self._refuse_without_room()
        seats = setup_seats(stored.setup)
        people = [name for name in seats if name not in terms.bots]
        if set(held) == set(people):
            stored = stored._replace(started=stored.at)
        game_id, watch = new_game_id(), new_token()
        stored = stored._replace(watch=watch if terms.listed else None)
        tokens = {name: new_token() for name in people}
        session = self._cache.new_session(stored, table)
        session.settle(self._rng)
        with self._storage.transaction():
            self._storage.add_game(game_id, stored)
            for name in people:
                kind = SEAT if name in held else INVITE
                self._storage.add_key(digest(tokens[name]), Key(game_id, kind, seats.index(name)))
            self._storage.add_key(digest(watch), Key(game_id, WATCH, None))
            self._cache.append(game_id, session, rows_of(session.table, 0, stored.at))
            if stored.started is not None:
                session.start(stored.started)
            self._cache.keep_due(game_id, session)
        self._cache.keep(game_id, session)
        self._cache.changed(game_id, session.due())
        return {
            "game": game_id,
            "seats": {name: self._link("seat", tokens[name]) for name in people if name in held},
            "invitations": {name: self._link("join", tokens[name]) for name in people if name not in held},
            "watch": self._link("watch", watch),
        }

    def terms(self, invitation: str) -> Form:
        """The terms that a player would accept by joining."""
        found = self.invited(invitation)
        if found.kind != INVITE:
            raise Refused(409, "taken", "somebody has taken this seat already")
        session = self._cache.bring(found.game_id)
        table = session.table
        assert found.seat is not None
        return {
            "game": table.game.name,
            "seat": table.seats[found.seat],
            "seats": list(table.seats),
            "sides": list(table.sides),
            "setup": write_setup(table.setup),
            **write_terms(session.terms),
            "joined": self._joined(found.game_id, table),
            "players": self._players(found.game_id, table),
            "begun": session.terms.begun,
        }

    def join(self, invitation: str, nonce: str) -> Form:
        """Exchange an invitation for a seat's token and a watcher's token. The inviter learns neither; a repeated
        request gets the same tokens."""
        found = self.invited(invitation)
        token, watch = derived_token("join", invitation, nonce), derived_token("join-watch", invitation, nonce)
        session = self._cache.bring(found.game_id)
        known = self._storage.key(digest(token))
        if known is None or known.kind != SEAT:
            if known is not None or found.kind != INVITE:
                raise Refused(409, "taken", "somebody has taken this seat already")
            with self._cache.writing(found.game_id):
                self._storage.use_invitation(digest(invitation))
                self._storage.add_key(digest(token), Key(found.game_id, SEAT, found.seat))
                self._storage.add_key(digest(watch), Key(found.game_id, WATCH, None))
                self._cache.start(found.game_id, session)
            self._cache.changed(found.game_id, session.due())
        assert found.seat is not None
        name = session.table.seats[found.seat]
        return {"game": found.game_id, "seat": name, **self._link("seat", token), "watch": self._link("watch", watch)}

    def invited(self, invitation: str) -> Key:
        """The game and the seat of an invitation, used or not."""
        found = self._storage.key(digest(invitation)) if is_token(invitation) else None
        if found is None or found.kind not in (INVITE, JOINED) or found.seat is None:
            raise Refused(404, "no-invitation", "there is no such invitation")
        return found

    def key(self, token: str) -> Key:
        """The access that a token gives. A wrong one is refused without a reason."""
        return self.check(digest(token) if is_token(token) else "")

    def check(self, holder: str) -> Key:
        """The access that a token gives, by the token's hash."""
        found = self._storage.key(holder)
        if found is None or found.kind not in (SEAT, WATCH):
            raise deleted_game()
        return found

    def title(self, key: Key) -> str:
        return self._cache.bring(key.game_id).table.game.name

    def look(self, key: Key) -> Form:
        """Return everything that a seat or a watcher may know, and the seat's legal actions."""
        session, viewer = self._cache.bring(key.game_id), _viewer(key)
        table = session.table
        return {
            "game": key.game_id,
            "seat": None if viewer is None else table.seats[viewer],
            "seats": list(table.seats),
            "sides": list(table.sides),
            "rules": table.game.version,
            "setup": write_setup(table.setup),
            **write_terms(session.terms),
            **self._position(key, session),
        }

    def _position(self, key: Key, session: Session) -> Form:
        """The part of ``look`` that changes during the game. It is sent with every action and all news."""
        viewer = _viewer(key)
        late = session.late if viewer is None else None
        if late is not None:
            self._cache.go_through(late.play_on())
        form = {
            **write_position(session.table if late is None else late.table, viewer, is_all=late is not None),
            "verifiable": write_proof(session, key.seat),
            **self._table_info(key.game_id, session),
        }
        return form if late is None else {**form, "late": late.turns}

    def news(self, key: Key, after: int, said: int = 0) -> Told:
        """A viewer's news after number *after*, up to the limits of one answer, the phrases said after the time *said*,
        and the people at the table."""
        session, viewer = self._cache.bring(key.game_id), _viewer(key)
        pieces: Iterator[tuple[int, bytes]]
        if viewer is None and session.late is not None:
            self._cache.go_through(session.late.play_on())
            table = session.late.table
            lines = table.history()
            current = len(lines)
            pieces = ((at, as_bytes(write_line(table, at, lines[at - 1]))) for at in range(after + 1, current + 1))
        else:
            current = session.table.sequence(viewer)
            pieces = ((news.number, session.written(viewer, news)) for news in session.table.outbox(viewer, after))
        if after > current:
            raise Refused(409, "stale", "there is no such news yet", sequence=current)
        told = page(pieces)
        info = self._table_info(key.game_id, session)
        turned = None if session.clock is None else session.clock.turned()
        phrases = self._said(key.game_id, session.table.seats, said)
        return Told(told, info, {**info, "clock": turned}, after + len(told) < current, phrases)

    def news_and_position(self, key: Key, after: int, said: int) -> Told:
        """The same for a stream: the last news comes with the resulting position."""
        told = self.news(key, after, said)
        if not told.news or told.is_more:
            return told
        return told._replace(table=self._position(key, self._cache.bring(key.game_id)))

    def seen(self, key: Key) -> tuple[View, str]:
        """The view of a seat, and the level of its memory aid."""
        session = self._cache.bring(key.game_id)
        return session.table.view(seat_of(key)), session.terms.aid

    def open_question(self, key: Key) -> Form:
        """What a bot needs to choose for a seat, in the form that bots' processes receive: the view as plain data, and
        the legal actions in order, empty if the seat is not to act."""
        table, seat = self._cache.bring(key.game_id).table, seat_of(key)
        game = table.game
        return {
            "sequence": table.sequence(seat),
            "game": game.name,
            "rules": game.version,
            "view": game.write_view(table.view(seat)),
            "choices": [game.write(action) for action in table.legal(seat)],
            "can-say": [word.text for word in table.can_say(seat)],
        }

    def record(self, key: Key) -> str:
        """The whole game as text, once it is over; this includes games played under other rules versions."""
        stored = self._cache.stored(key.game_id)
        if stored.rules == fogline.game(stored.setup.game).version:
            return self.readable_record(key)
        if stored.ended is None:
            raise other_rules(stored)
        return self._cache.record_of(key.game_id, stored).write()

    def readable_record(self, key: Key) -> str:
        """Like ``record``, but only for games that the current rules can replay."""
        session = self._finished(key)
        return full_record(self._cache.stored(key.game_id), session).write()

    def act(self, key: Key, actions: Sequence[str], sequence: int) -> bytes:
        """Play actions of a seat, all or none; CHANCE then acts immediately."""
        self._act(key, actions, sequence)
        return self._answer(key, sequence)

    def _act(self, key: Key, actions: Sequence[str], sequence: int) -> None:
        seat = seat_of(key)
        self._change(key, lambda table: table.act_batch(seat, actions, sequence))

    def refuse(self, key: Key, actions: Sequence[str], sequence: int) -> None:
        """Refuse what ``act`` would refuse; nothing is played."""
        self._cache.bring(key.game_id).table.refuse_batch(seat_of(key), actions, sequence)

    def say(self, key: Key, word: str, sequence: int) -> bytes:
        """Resign, or offer, accept or decline a draw."""
        seat = seat_of(key)
        self._change(key, lambda table: table.say(seat, word, sequence), is_word=True)
        return self._answer(key, sequence)

    def undo(self, key: Key, sequence: int) -> bytes:
        """Take back the seat's latest action; at a training table even if others know of it or the seat has learned
        from it."""
        seat = seat_of(key)
        taken: list[str] = []

        def take(table: AnyTable) -> None:
            _, is_training = undo_or_take_back(table, seat, sequence)
            taken.append(TAKE_BACK if is_training else UNDO)

        self._change(key, take, taken=taken)
        return self._answer(key, sequence)

    def add_seed(self, key: Key, seed: str) -> None:
        """Add the seed of a seat, once and before it acts. A repetition changes nothing."""
        seat, session = seat_of(key), self._cache.bring(key.game_id)
        proof = session.proof
        if proof is None:
            raise Refused(409, "not-verifiable", "this game cannot be verified, so it does not take seeds")
        if proof.seeds.get(seat) == seed:
            return
        if seat in proof.seeds or seat in proof.acted or session.table.outcome() is not None:
            raise Refused(409, "seeded", "a seat can add one seed, before it acts")
        with self._cache.writing(key.game_id):
            self._cache.append(key.game_id, session, [Row(seat, f"{SEED}{seed}", session.time(self.now()))])

    def take_holiday(self, key: Key, days: int, left: int) -> None:
        """Stop a seat's own clock for some days; *left* is the number of holidays before the request. If *days* fewer
        are left now, the request is a repetition, and no more holidays are taken. Holidays are rows of a game but not
        lines of its record: like the clock, they are not part of the rules."""
        seat, session = seat_of(key), self._cache.bring(key.game_id)
        clock = session.clock
        if clock is None or session.started is None or session.table.outcome() is not None:
            raise Refused(409, "no-holiday", "no clock is running in this game")
        now_left = clock.holidays[seat]
        if now_left == left - days:
            return
        if now_left != left or days > left:
            raise Refused(409, "no-holiday", f"{now_left} days of holiday are left")
        with self._cache.writing(key.game_id):
            self._cache.append(key.game_id, session, [Row(seat, f"{HOLIDAY}{days}", session.time(self.now()))])
        self._cache.changed(key.game_id, session.due())

    def rematch(self, key: Key, token: str, sides: Sides | None = None, level: ThinkingLevel | None = None) -> Form:
        """The seat of this player in the rematch. The first request creates it."""
        seat, session = seat_of(key), self._finished(key)
        follower = self._storage.standing(key.game_id).rematch
        # Before any change, because it may have to be read first.
        waiting = None if follower is None else self._cache.bring(follower).terms
        setup, names, terms = arranged(session, waiting, sides, level)
        if follower is None:
            self._refuse_without_room()
        new, watch = derived_token("rematch", token), derived_token("rematch-watch", token)
        here = setup_seats(setup).index(names[seat])
        others = {name: at for at, name in enumerate(setup_seats(setup)) if at != here and name not in terms.bots}
        if terms.training or not self._invites:
            others = {}  # nobody to invite: one person plays all seats that no bot plays
        if follower is None or self._storage.key(digest(new)) is None:
            with self._storage.transaction():
                if follower is None:
                    follower = new_game_id()
                    stored = self._agreed(setup, fogline.game(setup.game).version, terms)
                    stored = stored._replace(watch=watch if terms.listed else None)
                    self._storage.add_game(follower, stored, key.game_id)
                    self._cache.keep(follower, self._cache.new_session(stored))
                    invite(self._storage, follower, token, others)
                take_seat(self._storage, Key(follower, SEAT, here), digest(new))
                self._storage.add_key(digest(watch), Key(follower, WATCH, None))
            begun = self._cache.bring(follower)
            with self._cache.writing(follower):
                self._cache.start(follower, begun)
            self._cache.changed(key.game_id, None)
            self._cache.changed(follower, begun.due())
        links = {name: self._link("join", one) for name, one in invitations(self._storage, token, others).items()}
        own = {"game": follower, "seat": names[seat], **self._link("seat", new), "watch": self._link("watch", watch)}
        return {**own, "invitations": links}

    def questions(self, game_id: str) -> list[Question]:
        """Questions for the bots that are to act, after seats whose time is up have lost."""
        asked = [self.question(game_id, seat) for seat in self._cache.bring(game_id).bots_to_act()]
        return [question for question in asked if question is not None]

    def question(self, game_id: str, seat: Seat | None = None) -> Question | None:
        """The question for the bot on a *seat* (by default the first that is to act), if it is to act."""
        session = self._cache.bring(game_id)
        bots = session.bots_to_act()
        if seat is None and bots:
            seat = bots[0]
        if seat is None or seat not in bots:
            return None
        table, key = session.table, Key(game_id, SEAT, seat)
        if session.acts[seat] >= MAX_LINES:
            self.say(key, RESIGN.text, table.sequence(seat))
            return None
        known = (table.view(seat), table.legal(seat), table.sequence(seat))
        return Question(key, session.bots[seat], table.game, *known)

    def prepare(self, question: Question, actions: Sequence[str]) -> Held | None:
        """Play a bot's actions that nobody notices, and return the first that somebody would notice. None: ask the bot
        again, because it has more to do in secret or the game has changed."""
        table, seat = self._cache.bring(question.key.game_id).table, seat_of(question.key)
        if table.sequence(seat) != question.sequence or seat not in table.to_act():
            return None
        quiet = table.unnoticed(seat, actions)
        if quiet:
            self._act(question.key, actions[:quiet], question.sequence)
        return Held(question.key, actions[quiet], table.sequence(seat)) if quiet < len(actions) else None

    def answer(self, held: Held) -> bool:
        """Play the action of a bot. False: the game has changed meanwhile, so the bot must be asked again."""
        try:
            self._act(held.key, [held.action], held.sequence)
        except FoglineError:
            again = self.question(held.key.game_id, seat_of(held.key))
            if again is not None and again.sequence == held.sequence:
                raise
            return False
        return True

    def leave_alone(self, game_id: str) -> None:
        """Stop scheduling work for a game that cannot be resumed."""
        with self._storage.transaction():
            self._storage.set_due(game_id, None)

    def _change(
        self, key: Key, do: Callable[[AnyTable], object], *, is_word: bool = False, taken: Sequence[str] = ()
    ) -> None:
        """Let *do* change the table, and commit before anyone is told. *taken*: the row of the action taken back, if
        any."""
        session = self._cache.bring(key.game_id)
        table, seat = session.table, seat_of(key)
        if not is_word and session.acts[seat] >= MAX_LINES:
            raise Refused(409, "too-long", "you have acted too often in this game; it can be resigned or drawn")
        lines, current = table.length(), table.sequence(seat)
        at = session.time(self.now())
        with self._cache.trying(key.game_id):
            do(table)
        if table.sequence(seat) > current:
            with self._cache.writing(key.game_id):
                if taken:
                    rows = [Row(seat, taken[0], at)]
                else:
                    session.settle(self._rng)
                    rows = rows_of(table, lines, at)
                self._cache.append(key.game_id, session, rows)
            self._cache.changed(key.game_id, session.due())

    def _answer(self, key: Key, sequence: int) -> bytes:
        """The answer to a seat's own request, as JSON: its news since number *sequence*, and the position."""
        session, seat = self._cache.bring(key.game_id), seat_of(key)
        news = page((news.number, session.written(seat, news)) for news in session.table.outbox(seat, sequence))
        position = as_bytes(self._position(key, session))
        return b'{"sequence":%d,"news":[%b],"table":%b}' % (news[-1][0], b",".join(one for _, one in news), position)

    def _finished(self, key: Key) -> Session:
        session = self._cache.bring(key.game_id)
        if session.table.outcome() is None:
            raise Refused(409, "not-over", "this is only for finished games")
        return session

    def _table_info(self, game_id: str, session: Session) -> Form:
        """Who has joined, the rematch, and the clocks: public, and not part of the news."""
        clock = None if session.clock is None else write_clock(session, session.clock, self.now())
        follower = self._storage.standing(game_id).rematch
        waiting = None if follower is None else write_rematch(read_terms(self._storage.game(follower).terms))
        return {
            "joined": self._joined(game_id, session.table),
            "players": self._players(game_id, session.table),
            "rematch": follower,
            "rematch-terms": waiting,
            "bots": dict(session.terms.bots),
            "clock": clock,
        }

    def _link(self, kind: str, token: str) -> Form:
        """A token, and the URL that opens it in a browser: after a #, so that it is not sent to a server."""
        token = self._mark + token
        return {"token": token, "link": f"/#{kind}={token}"}

    def _joined(self, game_id: str, table: AnyTable) -> list[str]:
        return [table.seats[seat] for seat in self._storage.standing(game_id).joined]

    def _players(self, game_id: str, table: AnyTable) -> dict[str, str]:
        """By seat, the names of players who have signed in."""
        return {table.seats[seat]: name for seat, name in self._storage.standing(game_id).players.items() if name}


def _viewer(key: Key) -> Seat | None:
    return None if key.seat is None else Seat(key.seat)
