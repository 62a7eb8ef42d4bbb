"""The parts of a game that are stored, and the interface that the desk expects of its storage: a database on a server,
the browser's storage in a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from fogline.desk.refusals import Refused
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup

if TYPE_CHECKING:
    from fogline.desk.sessions import Session
    from fogline.kernel.record import Record
    from fogline.table.records import AnyTable

SEAT: Final = "seat"
"""A key that plays a seat."""
INVITE: Final = "invite"
"""A key that can be exchanged once for a seat's key."""
JOINED: Final = "joined"
"""An invitation that has been exchanged and is used up; the new key is found by its seat."""
WATCH: Final = "watch"
"""A key that shows the public view."""

FIRST: Final = ""
"""The seal before the first row."""


class Key(NamedTuple):
    """The access that a token gives."""

    game_id: str
    kind: str
    seat: int | None


def seat_of(key: Key) -> Seat:
    """The seat that a key plays; refused for a watcher."""
    if key.seat is None:
        raise Refused(403, "watching", "watchers cannot act")
    return Seat(key.seat)


class Row(NamedTuple):
    """One accepted line: an action, a word, a choice of CHANCE (seat -1), or ``undo``."""

    seat: int
    action: str
    at: int
    """When it was committed, in milliseconds; shared by all rows committed together, and by no others."""


def rows_of(table: AnyTable, after: int, at: int) -> list[Row]:
    """The rows for the lines that the table has played after the first *after*."""
    return [Row(line.seat, table.write(line.action), at) for line in table.history(after)]


class Stored(NamedTuple):
    """A game as agreed."""

    setup: Setup
    rules: int
    at: int
    """When it began, in milliseconds."""
    terms: str
    """The agreed terms apart from the set-up (``terms.py``)."""
    started: int | None
    """When the last seat was taken."""
    ended: int | None = None
    """When it ended, or None."""
    seed: str | None = None
    """The server's seed; None: the game cannot be verified."""
    watch: str | None = None
    """The token with which anyone may watch; the game is then listed. None: it is not."""
    world: str = ""
    """The position in which it began; empty: before the first choice."""


class Standing(Protocol):
    """The public data of a game, without its lines."""

    @property
    def joined(self) -> Sequence[int]: ...
    @property
    def rematch(self) -> str | None: ...
    @property
    def players(self) -> Mapping[int, str]: ...


class Storage(Protocol):
    """Games and the hashes of their keys. Changes inside ``transaction`` are kept together or not at all."""

    def transaction(self) -> AbstractContextManager[None]: ...
    def add_game(self, game_id: str, stored: Stored, rematch_of: str | None = None) -> None: ...
    def add_key(self, digest: str, key: Key) -> None: ...
    def key(self, digest: str) -> Key | None: ...
    def use_invitation(self, digest: str) -> None: ...
    def use_invitations_to(self, key: Key) -> None: ...
    def game(self, game_id: str) -> Stored: ...
    def standing(self, game_id: str) -> Standing: ...
    def length(self, game_id: str) -> int: ...
    def due(self, at: int) -> list[tuple[str, int]]: ...
    def set_due(self, game_id: str, due: int | None) -> None: ...


class Cache(Protocol):
    """Games in memory. ``writing`` is a transaction about one of them."""

    changed: Callable[[str, int | None], None]

    def now(self) -> int: ...
    def bring(self, game_id: str) -> Session: ...
    def new_session(self, stored: Stored, table: AnyTable | None = None) -> Session: ...
    def keep(self, game_id: str, session: Session) -> None: ...
    def keep_due(self, game_id: str, session: Session) -> None: ...
    def append(self, game_id: str, session: Session, rows: list[Row]) -> None: ...
    def start(self, game_id: str, session: Session) -> None: ...
    def stored(self, game_id: str) -> Stored: ...
    def record_of(self, game_id: str, stored: Stored) -> Record: ...
    def go_through(self, steps: Iterator[None]) -> None: ...
    def writing(self, game_id: str) -> AbstractContextManager[None]: ...
    def trying(self, game_id: str) -> AbstractContextManager[None]: ...
