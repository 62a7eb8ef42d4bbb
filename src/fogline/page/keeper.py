"""The games of a page: in memory, and as texts that the browser keeps. Each text holds the record of the game, its
terms and its tokens, so it is all that a reload needs. A game is replayed from its text when it is first needed."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import groupby, repeat
from typing import Any, Final, NamedTuple

import fogline
from fogline.desk.keeping import SEAT, WATCH, Key, Row, Stored
from fogline.desk.refusals import LOG, Refused, broken_game, deleted_game
from fogline.desk.sessions import Session, full_record
from fogline.desk.terms import setup_seats
from fogline.desk.times import milliseconds
from fogline.desk.tokens import digest
from fogline.kernel.errors import FoglineError
from fogline.kernel.record import Record
from fogline.kit.wire import Form
from fogline.table.table import CHANCE_NAME

MARK: Final = "page-"
"""The prefix of a page's tokens: it tells the client where a request belongs."""
MAX_SESSIONS: Final = 8
"""The maximum number of games in memory; others are read again when needed."""


class Standing(NamedTuple):
    """The public data of a game, without its lines."""

    joined: tuple[int, ...]
    rematch: str | None
    players: Mapping[int, str] = {}


class _Game:
    def __init__(self, stored: Stored | None, form: Form) -> None:
        self.stored = stored
        """None: its text has not been read yet."""
        self.form = form
        """The text, read as JSON."""
        self.keys: dict[str, Key] = {}


class Keeper:
    """All games of a page: the desk's database and cache."""

    def __init__(self, changed: Callable[[str, int | None], None]) -> None:
        """*changed* is called with a game and its due time after every change and when the game is loaded into
        memory."""
        self.changed = changed
        self.now = milliseconds
        self._games: dict[str, _Game] = {}
        self._sessions: OrderedDict[str, Session] = OrderedDict()
        self._touched: dict[str, None] | None = None
        """The games that the transaction under way has changed."""
        self._unsaved: dict[str, None] = {}

    def restore(self, game_id: str, text: str) -> None:
        """Restore a stored game. If not even its tokens can be read, it is left out."""
        try:
            form = json.loads(text)
            tokens = {str(name): str(token) for name, token in form["tokens"].items()}
            game = _Game(None, form)
            for number, name in enumerate(form["seats"]):
                if name in tokens:
                    game.keys[digest(tokens[name].removeprefix(MARK))] = Key(game_id, SEAT, number)
            game.keys[digest(str(form["watch"]).removeprefix(MARK))] = Key(game_id, WATCH, None)
        except Exception as error:
            LOG.error("game %s cannot be read: %s", game_id, type(error).__name__)
            return
        self.forget(game_id)
        self._games[game_id] = game

    def forget(self, game_id: str) -> None:
        self._games.pop(game_id, None)
        self._sessions.pop(game_id, None)

    def note_tokens(self, given: Form) -> None:
        """Store the tokens given out in an answer, for a new game or for a seat in a rematch."""
        form = self._games[given["game"]].form
        links = given.get("seats") or {given["seat"]: given}
        form["tokens"] = {**form.get("tokens", {}), **{name: link["token"] for name, link in links.items()}}
        form["watch"] = given["watch"]["token"]
        self._unsaved[given["game"]] = None

    def unsaved(self) -> Iterator[tuple[str, str]]:
        """The games that have changed since the last call, and their texts."""
        while self._unsaved:
            game_id = next(iter(self._unsaved))
            del self._unsaved[game_id]
            if game_id in self._games:
                yield game_id, self._text(game_id)

    def _text(self, game_id: str) -> str:
        session, game, stored = self._session(game_id), self._games[game_id], self.game(game_id)
        commits = [[at, len(list(rows))] for at, rows in groupby(session.rows, key=lambda row: row.at)]
        game.form |= {
            "game": game_id,
            "title": stored.setup.game,
            "scenario": stored.setup.scenario,
            "seats": list(session.table.seats),
            "at": stored.at,
            "terms": json.loads(stored.terms),
            "started": stored.started,
            "ended": stored.ended,
            "commits": commits,
            "record": full_record(stored, session).write(),
        }
        return json.dumps(game.form)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Changes inside are kept together; after a failure, all games involved are as they were before."""
        if self._touched is not None:
            yield
            return
        self._touched = {}
        try:
            yield
        except BaseException:
            for game_id in self._touched:
                self._undo(game_id)
            raise
        else:
            self._unsaved |= self._touched
        finally:
            self._touched = None

    def _undo(self, game_id: str) -> None:
        """Return to the latest text of a game; a game that has none is dropped."""
        self._sessions.pop(game_id, None)
        game = self._games.get(game_id)
        if game is not None and "record" in game.form:
            game.stored = None
        else:
            self._games.pop(game_id, None)

    def _touch(self, game_id: str) -> _Game:
        assert self._touched is not None
        self._touched[game_id] = None
        return self._games[game_id]

    def add_game(self, game_id: str, stored: Stored, rematch_of: str | None = None) -> None:
        self._games[game_id] = _Game(stored, {})
        self._touch(game_id)
        if rematch_of is not None:
            self._touch(rematch_of).form["rematch"] = game_id

    def add_key(self, digest: str, key: Key) -> None:
        self._touch(key.game_id).keys[digest] = key

    def key(self, digest: str) -> Key | None:
        return next((game.keys[digest] for game in self._games.values() if digest in game.keys), None)

    def use_invitation(self, digest: str) -> None:
        """Nothing to do: a page has no invitations."""

    def use_invitations_to(self, key: Key) -> None:
        """The same."""

    def game(self, game_id: str) -> Stored:
        game = self._known(game_id)
        if game.stored is None:
            game.stored = _read_stored(game.form)
        return game.stored

    def standing(self, game_id: str) -> Standing:
        game = self._known(game_id)
        seats = {key.seat for key in game.keys.values() if key.kind == SEAT and key.seat is not None}
        rematch = game.form.get("rematch")
        return Standing(tuple(sorted(seats)), rematch if rematch in self._games else None)

    def length(self, game_id: str) -> int:
        return len(self._session(game_id).rows)

    def due(self, at: int) -> list[tuple[str, int]]:
        """Games in memory that wait for a bot; a game whose bot failed is found again."""
        found = ((game_id, session.due()) for game_id, session in self._sessions.items())
        return [(game_id, due) for game_id, due in found if due is not None and due <= at]

    def set_due(self, game_id: str, due: int | None) -> None:
        """Nothing to do: the due time follows from the game."""

    def bring(self, game_id: str) -> Session:
        is_cold = game_id not in self._sessions
        session = self._session(game_id)
        if is_cold:
            self.changed(game_id, session.due())
        return session

    def _known(self, game_id: str) -> _Game:
        if game_id not in self._games:
            raise deleted_game()
        return self._games[game_id]

    def _session(self, game_id: str) -> Session:
        if game_id not in self._sessions:
            self.keep(game_id, self._read(game_id))
        self._sessions.move_to_end(game_id)
        return self._sessions[game_id]

    def _read(self, game_id: str) -> Session:
        try:
            stored = self.game(game_id)
            session = self.new_session(stored)
            for _ in session.follow(_read_rows(stored, self._games[game_id].form)):
                pass
        except Refused:
            raise
        except Exception as fault:
            LOG.error("game %s cannot be read: %s: %s", game_id, type(fault).__name__, fault)
            raise broken_game() from None
        return session

    def new_session(self, stored: Stored, table: Any = None) -> Session:
        return Session(stored, table)

    def keep(self, game_id: str, session: Session) -> None:
        self._sessions[game_id] = session
        for other in list(self._sessions)[:-MAX_SESSIONS]:
            if other not in self._unsaved and other not in (self._touched or ()):
                del self._sessions[other]

    def keep_due(self, game_id: str, session: Session) -> None:
        """The same."""

    def append(self, game_id: str, session: Session, rows: list[Row]) -> None:
        game = self._touch(game_id)
        if rows:
            session.enter(rows)
            if session.results():
                game.stored = self.game(game_id)._replace(ended=session.latest)

    def start(self, game_id: str, session: Session) -> None:
        game = self._touch(game_id)
        taken = {*self.standing(game_id).joined, *session.bots}
        if session.started is None and len(taken) == len(session.table.seats):
            at = session.time(self.now())
            game.stored = self.game(game_id)._replace(started=at)
            session.start(at)

    def stored(self, game_id: str) -> Stored:
        try:
            return self.game(game_id)
        except Refused:
            raise
        except Exception:
            raise broken_game() from None

    def record_of(self, game_id: str, stored: Stored) -> Record:
        return Record.read(self._known(game_id).form["record"])

    def go_through(self, steps: Iterator[None]) -> None:
        for _ in steps:
            pass

    @contextmanager
    def writing(self, game_id: str) -> Iterator[None]:
        with self.transaction():
            self._touch(game_id)
            yield

    @contextmanager
    def trying(self, game_id: str) -> Iterator[None]:
        try:
            yield
        except FoglineError:
            raise
        except BaseException:
            self._undo(game_id)
            raise


def _read_stored(form: Form) -> Stored:
    record = Record.read(form["record"])
    seed = None if record.proof is None else record.proof.seed
    times = (form["started"], form["ended"])
    return Stored(record.setup, record.rules, form["at"], json.dumps(form["terms"]), *times, seed, world=record.world)


def _read_rows(stored: Stored, form: Form) -> Iterator[Row]:
    """Everything that was played, with the times at which it was committed."""
    seats = {name: number for number, name in enumerate(setup_seats(stored.setup))}
    numbers = {**seats, CHANCE_NAME: int(fogline.CHANCE)}
    times = [at for at, count in form["commits"] for at in repeat(at, count)]
    played = Record.read(form["record"]).played()
    for (name, action), at in zip(played, times, strict=True):
        yield Row(numbers[name], action, at)
