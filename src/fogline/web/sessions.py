"""A game in memory: its table, and all that follows from its rows. Nothing here is kept that the rows would not give
again, so a session can be thrown away at any time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final

import fogline
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.record import Entry, Record
from fogline.table import CannotUndo, Clock, News, sit_down
from fogline.table.records import AnyTable
from fogline.table.table import CHANCE_NAME
from fogline.table.words import DECLINE, WORDS
from fogline.web.faults import Refused
from fogline.web.forms.tables import write_news
from fogline.web.guard import as_bytes
from fogline.web.heart import Pauses
from fogline.web.late import Late
from fogline.web.seals import FIRST, next_seal
from fogline.web.storage import Row, Stored
from fogline.web.terms import read_terms

UNDO: Final = "undo"
"""The action of a row by which a seat took back its latest."""
MOST_WRITTEN: Final = 8
"""So many pieces of news are kept as they were written."""
BYTES: Final = 50_000
"""What a game takes in memory before its first row, with the positions that its table keeps to go back to; and each row
with all that it led to. Measured for every title (docs/performance.md). What a delayed watcher is shown counts, too."""
BYTES_A_ROW: Final = 2_200
BYTES_A_LETTER: Final = 8
"""Of the data that came with the set-up, and of what is made of them."""


class BrokenRow(Exception):
    """A row that the rules refuse, though they had accepted it. For who runs the server, and for nobody else."""

    def __init__(self, number: int, row: Row, why: BaseException) -> None:
        super().__init__(f"row {number} cannot be played ({type(why).__name__}: {why}): {row.seat}: {row.action!r}")


class Session:
    """A game in memory."""

    def __init__(self, stored: Stored, table: AnyTable | None = None, pauses: Pauses | None = None) -> None:
        """A game without rows; *table* is for one that does not begin at its beginning. In the *pauses* no time has
        run."""
        self.table: AnyTable = sit_down(stored.setup) if table is None else table
        if stored.rules != self.table.game.version:
            raise other_rules(stored)
        self.terms = read_terms(stored.terms)
        self.rows: list[Row] = []
        self.bots = {Seat(self.table.seats.index(name)): level for name, level in self.terms.bots.items()}
        clock = self.terms.clock
        self.clock = None if clock is None else Clock(clock, len(self.table.seats))
        self.late = None if self.terms.late is None else Late(self.table, self.terms.late)
        self.started = stored.started
        """When the last seat was taken; before that no time runs."""
        self.latest = stored.at
        """When the latest row was committed; before the first, when the game was begun."""
        self.seal = FIRST
        """Of the latest row."""
        self.acts = [0] * len(self.table.seats)
        """How many rows each seat has, words and what was taken back included."""
        self._begun = False
        self._pauses = Pauses() if pauses is None else pauses
        self._known = stored.at
        """When a server was last known to be there for this game: the latest row, or its start."""
        self._lost = 0
        """How much time no server was there until then."""
        self._written: dict[int, tuple[News[Any], bytes]] = {}
        """News that was written last, by its identity: who acts gets it as an answer and over a stream."""

    # -- what happens ---------------------------------------------------------------------------------

    def follow(self, rows: Iterable[Row]) -> Iterator[None]:
        """Play the next rows, as they are kept, one at each step. ``BrokenRow``, if one cannot be played."""
        for at, commit in groupby(rows, key=lambda row: row.at):
            together = list(commit)
            if self.started is not None and at > self.started:
                self._begin(self.started)
            for number, row in enumerate(together, len(self.rows) + 1):
                try:
                    self._replay(row)
                except Exception as error:
                    raise BrokenRow(number, row, error) from None
                yield
            self.enter(together)
        if self.started is not None:
            self._begin(self.started)

    def _replay(self, row: Row) -> None:
        seat = Seat(row.seat)
        if row.action == UNDO:
            self.table.undo(seat)
        else:
            self.table.replay(Entry(self.table.seat_name(seat), row.action))

    def enter(self, rows: Sequence[Row]) -> None:
        """The table has played these rows, and they are committed, together."""
        self.rows.extend(rows)
        for row in rows:
            self.seal = next_seal(self.seal, *row)
            if row.seat != CHANCE:
                self.acts[row.seat] += 1
        self.latest = rows[-1].at
        self._pass(self.latest)
        if self.clock is not None and self.table.outcome() is not None:
            self.clock.stop(self.latest - self._lost)
        elif self.clock is not None and self._begun:
            self.clock.press(self.latest - self._lost, self._on_the_clock())
        if self.late is not None:
            self.late.follow(self.table)

    def start(self, at: int) -> None:
        """The last seat was taken at that time, after all rows so far."""
        self.started = at
        self._begin(at)

    def _begin(self, at: int) -> None:
        if self.clock is not None and not self._begun:
            self._pass(at)
            self.clock.press(at - self._lost, self._on_the_clock())
        self._begun = True

    def _pass(self, at: int) -> None:
        """A server was there at that time. Of a pause that ended before, what was before the latest sign does not
        count: it was no pause yet."""
        self._lost += self._pauses.length(self._known, at)
        self._known = max(self._known, at)

    def _on_the_clock(self) -> list[Seat]:
        """Those whose time runs: the computer has none to lose."""
        return [seat for seat in self.table.to_act() if seat not in self.bots]

    def written(self, news: News[Any]) -> bytes:
        """A piece of news of this table as JSON."""
        found = self._written.get(id(news))
        if found is None or found[0] is not news:
            if len(self._written) >= MOST_WRITTEN:
                self._written.clear()
            found = self._written[id(news)] = (news, as_bytes(write_news(self.table, news)))
        return found[1]

    def bytes(self) -> int:
        """About how much memory this takes."""
        rows = len(self.rows) + (0 if self.late is None else self.late.played)
        return BYTES + BYTES_A_ROW * rows + BYTES_A_LETTER * len(self.table.setup.data)

    # -- what the server has to do ----------------------------------------------------------------------

    def clock_time(self, now: int) -> int:
        """The time as the clock counts it: without pauses."""
        return now - self._lost - self._pauses.length(self._known, now)

    def deadline(self) -> int | None:
        """When the first of those whose time runs will have none left."""
        deadline = None if self.clock is None else self.clock.deadline()
        return None if deadline is None else self._pauses.time_of(self._known, deadline + self._lost)

    def time(self, now: int) -> int:
        """When a commit happens that is made now: after all that was before, so that times tell commits apart."""
        return max(now, self.latest + 1, 0 if self.started is None else self.started + 1)

    def due(self) -> int | None:
        """When the server has to look at this game by itself: a bot is to act, or somebody's time is up."""
        if self.table.outcome() is not None:
            return None
        if self.bots_to_act():
            return self.latest
        return self.deadline()

    def bots_to_act(self) -> list[Seat]:
        """The bots that have to act now."""
        return [seat for seat in self.table.to_act() if seat in self.bots]

    def bot_to_decline(self) -> Seat | None:
        """A bot that has to answer an offered draw: it refuses, unless a person can answer for its side."""
        sides = self.table.sides
        for seat in self.bots:
            partners = [Seat(other) for other, side in enumerate(sides) if side == sides[seat]]
            if all(other in self.bots for other in partners) and DECLINE in self.table.can_say(seat):
                return seat
        return None


def other_rules(stored: Stored) -> Refused:
    """Why a game cannot be gone on with that was begun under other rules than ours."""
    return Refused(409, "rules", f"this game was begun under version {stored.rules} of the rules")


def record_of(stored: Stored, rows: Iterable[Row]) -> Record:
    """The record that the rows of a game make, without the rules that they were played by."""
    game = fogline.game(stored.setup.game)
    seats = game.seats(stored.setup)
    kept: list[Row] = []
    for number, row in enumerate(rows, 1):
        if row.action != UNDO:
            kept.append(row)
            continue
        taken = [at for at, one in enumerate(kept) if one.seat == row.seat and one.action not in WORDS]
        if not taken:
            raise BrokenRow(number, row, CannotUndo("there is nothing to take back"))
        del kept[taken[-1]]
    entries = [Entry(CHANCE_NAME if row.seat == CHANCE else seats[row.seat], row.action) for row in kept]
    return Record(stored.setup.respelt_by(game), stored.rules, entries)
