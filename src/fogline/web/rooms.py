"""A game in memory: its table, and all that follows from its rows. Nothing here is kept that the rows would not give
again, so a room can be thrown away at any time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

import fogline
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.record import Entry, Record
from fogline.table import Clock, News, sit_down
from fogline.table.records import AnyTable
from fogline.table.table import CHANCE_NAME
from fogline.table.words import DECLINE, WORDS, side_of
from fogline.web.faults import Refused
from fogline.web.forms import forms_of
from fogline.web.forms.tables import write_news
from fogline.web.guard import as_bytes
from fogline.web.storage import Row, Stored
from fogline.web.terms import read_terms

UNDO: Final = "undo"
"""The action of a row by which a seat took back its latest."""
MOST_WRITTEN: Final = 8
"""So many pieces of news are kept as they were written."""


class Room:
    """A game in memory."""

    def __init__(self, stored: Stored, table: AnyTable | None = None) -> None:
        """A game without rows; *table* is for one that does not begin at its beginning."""
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
        self._begun = False
        self._written: dict[int, tuple[News[Any], bytes]] = {}
        """News that was written last, by its identity: who acts gets it as an answer and over a stream."""

    # -- what happens ---------------------------------------------------------------------------------

    def follow(self, rows: Iterable[Row]) -> None:
        """Play the next rows, as they are kept."""
        for at, commit in groupby(rows, key=lambda row: row.at):
            together = list(commit)
            if self.started is not None and at > self.started:
                self._begin(self.started)
            for row in together:
                seat = Seat(row.seat)
                if row.action == UNDO:
                    self.table.undo(seat)
                else:
                    self.table.replay(Entry(self.table.seat_name(seat), row.action))
            self.enter(together)
        if self.started is not None:
            self._begin(self.started)

    def enter(self, rows: Sequence[Row]) -> None:
        """The table has played these rows, and they are committed, together."""
        self.rows.extend(rows)
        self.latest = rows[-1].at
        if self.clock is not None and self.table.outcome() is not None:
            self.clock.stop(rows[-1].at)
        elif self.clock is not None and self._begun:
            self.clock.press(rows[-1].at, self._on_the_clock())
        if self.late is not None:
            self.late.follow(self.table)

    def start(self, at: int) -> None:
        """The last seat was taken at that time, after all rows so far."""
        self.started = at
        self._begin(at)

    def _begin(self, at: int) -> None:
        if self.clock is not None and not self._begun:
            self.clock.press(at, self._on_the_clock())
        self._begun = True

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

    # -- what the server has to do ----------------------------------------------------------------------

    def time(self, now: int) -> int:
        """When a commit happens that is made now: after all that was before, so that times tell commits apart."""
        return max(now, self.latest + 1, 0 if self.started is None else self.started + 1)

    def due(self) -> int | None:
        """When the server has to look at this game by itself: a bot is to act, or somebody's time is up."""
        if self.table.outcome() is not None:
            return None
        if self.bots_to_act():
            return self.latest
        return None if self.clock is None else self.clock.deadline()

    def bots_to_act(self) -> list[Seat]:
        """The bots that have to act now."""
        return [seat for seat in self.table.to_act() if seat in self.bots]

    def bot_to_decline(self) -> Seat | None:
        """A bot that has to answer an offered draw: it refuses, unless a person can answer for its side."""
        seats = self.table.seats
        for seat in self.bots:
            side = side_of(seats, seat)
            partners = [other for other in map(Seat, range(len(seats))) if side_of(seats, other) == side]
            if all(other in self.bots for other in partners) and DECLINE in self.table.can_say(seat):
                return seat
        return None


def other_rules(stored: Stored) -> Refused:
    """Why a game cannot be gone on with that was begun under other rules than ours."""
    return Refused(409, "rules", f"this game was begun under version {stored.rules} of the rules")


def record_of(stored: Stored, rows: Iterable[Row]) -> Record:
    """The record that the rows of a game make, without the rules that they were played by."""
    seats = fogline.game(stored.setup.game).seats(stored.setup)
    kept: list[Row] = []
    for row in rows:
        if row.action != UNDO:
            kept.append(row)
            continue
        taken = max(at for at, one in enumerate(kept) if one.seat == row.seat and one.action not in WORDS)
        del kept[taken]
    entries = [Entry(CHANCE_NAME if row.seat == CHANCE else seats[row.seat], row.action) for row in kept]
    return Record(stored.setup, stored.rules, entries)


class Late:
    """A table as it was some turns ago, which is what a delayed watcher sees. A game that is over is shown at once.

    Of turn T it shows what was done before turn T - N began, so at least N whole turns lie between.

    An example, one turn late (N = 1): the lines a, b, c, d led to the turns 1, 1, 2 and 3, so the stamps are 1 1 2 3.
    It is turn 3: shown is what has a stamp below 3 - 1 = 2, that is a and b. Now one line is taken back, so three are
    left. Which stamp was its own is not looked up; the *lowest* is dropped: 1 2 3. If it was c, then a, b and d have
    these: d keeps its own, b gets a later one (but was shown, and stays so), and nothing is shown the earlier. Had the
    last been dropped (1 1 2), d would have got the stamp of c and would be shown a turn too early.
    """

    def __init__(self, ahead: AnyTable, turns: int) -> None:
        self.table = sit_down(ahead.setup)
        self.turns = turns
        self._stamps: list[int] = []
        """For each line of the table ahead the turn that its commit led to."""

    def follow(self, ahead: AnyTable) -> None:
        """The table *ahead* has gone on by one commit."""
        lines = ahead.history()
        turn = forms_of(ahead.game.name).turn(ahead.view(None))
        if (taken_back := len(self._stamps) - len(lines)) > 0:  # the lowest go, so no line is shown the earlier for it
            del self._stamps[:taken_back]
        self._stamps += [turn] * (len(lines) - len(self._stamps))
        shown = len(lines)
        if ahead.outcome() is None:
            shown = sum(stamp < turn - self.turns for stamp in self._stamps)
        done = self.table.history()
        if done != lines[: len(done)]:
            self.table, done = sit_down(ahead.setup), ()
        for line in lines[len(done) : shown]:
            self.table.replay(Entry(ahead.seat_name(line.seat), ahead.write(line.action)))
