"""A game in memory: its table, the view of delayed watchers, and its proof (draws, commitments, and which commitment
came with which news). All of this follows from the rows, so a session can be discarded at any time.

A commitment reaches a viewer only with the viewer's own news, so the number and times of commitments reveal nothing
new. Seeds of the seats are rows of the game but not lines of its record. For the games' thread.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from random import Random
from typing import Any, Final

import fogline
from fogline.desk.keeping import FIRST, Row, Stored
from fogline.desk.refusals import Refused
from fogline.desk.serialization import as_bytes, write_news
from fogline.desk.terms import read_terms
from fogline.desk.times import Pauses
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.record import Aside, Entry, Proof, Record
from fogline.kit.wire import Form
from fogline.table import Calendar, CannotUndo, Clock, Line, News, sit_down
from fogline.table.declarations import CLOSE, DECLINE, WORDS
from fogline.table.fairness import SEED, TAKE_BACK, UNDO, Commitments, Draws
from fogline.table.records import AnyTable
from fogline.table.table import CHANCE_NAME


class DelayedTable:
    """A table as it was some turns ago, as a delayed watcher sees it. A game that is over is shown without
    delay.

    In turn T it shows the lines from before the beginning of turn T - N, so it is at least N whole turns behind.

    An example, one turn late (N = 1): the lines a, b, c, d led to the turns 1, 1, 2 and 3, so the stamps are 1 1 2 3.
    It is turn 3: the lines with a stamp below 3 - 1 = 2 are shown, namely a and b. Now one line is taken back, so three
    are left. Its own stamp is not looked up; the *lowest* is dropped: 1 2 3. If the line was c, then a, b and d have
    these stamps: d keeps its own, b gets a later one (but stays shown), and no line is shown earlier. If the last stamp
    were dropped (1 1 2), d would get the stamp of c and be shown a turn too early.

    ``follow`` only records how much may be shown. The lines are played when somebody looks (``play_on``), so a game
    that nobody watches costs nothing extra, and players never wait for watchers.
    """

    def __init__(self, ahead: AnyTable, turns: int) -> None:
        self.table = sit_down(ahead.setup, world=ahead.world)
        self.turns = turns
        self._ahead: Sequence[Line[Any, Any]] = ()
        """The lines of the table ahead, each with the turn that had been reached when the line was committed; the turn
        never decreases."""
        self._stamps: list[int] = []
        self._shown = 0
        """The number of lines that may be shown."""
        self.played = 0
        """The number of lines that are shown."""

    def follow(self, ahead: AnyTable) -> None:
        """The table *ahead* has one more commit."""
        lines = ahead.history()
        turn = ahead.game.turn(ahead.view(None))
        taken_back = len(self._stamps) - len(lines)
        if taken_back > 0:  # drop the lowest stamps, so that no line is shown too early
            del self._stamps[:taken_back]
            self._take_back(lines)
        if self._stamps:
            turn = max(turn, self._stamps[-1])
        self._stamps += [turn] * (len(lines) - len(self._stamps))
        self._ahead = lines
        if ahead.outcome() is not None:
            self._shown = len(lines)
        else:
            self._shown = max(self._shown, bisect_left(self._stamps, turn - self.turns))

    def play_on(self) -> Iterator[None]:
        """Play the lines that may be shown but are not yet shown, one per step."""
        while self.played < self._shown:
            line = self._ahead[self.played]
            self.table.replay(Entry(self.table.seat_name(line.seat), self.table.write(line.action)))
            self.played += 1
            yield

    def _take_back(self, lines: Sequence[Line[Any, Any]]) -> None:
        """A line was taken back. If it was already shown, which is rare (it must be N turns old, the latest of its
        seat, and unnoticed), replay the lines shown."""
        same = 0
        while same < len(lines) and lines[same] is self._ahead[same]:
            same += 1
        if same < self._shown:
            self._shown -= len(self._ahead) - len(lines)
        if same < self.played:
            self.table = sit_down(self.table.setup, world=self.table.world)
            self.played = 0


class GameProof:
    """The proof of one game in memory; it can be rebuilt from the seed and the rows."""

    def __init__(self, seed: str, begun: int, table: AnyTable) -> None:
        """*begun* is the number of lines that come from another record."""
        proof = Proof(seed, "", begun)
        training, world = table.training, table.world
        record = Record(table.setup, table.game.version, training=training, proof=proof, world=world)
        self._commitments = Commitments(seed, record.header())
        self.draws = Draws(seed)
        self._begun = begun
        self._given: dict[Seat | None, list[str]] = {viewer: [] for viewer in table.viewers()}
        """By viewer, the commitment that came with each of its news."""
        self.seeds: dict[int, str] = {}
        """By seat, the seed that it added."""
        self.acted: set[int] = set()
        """Seats that have acted in this game and so can no longer add a seed."""

    @property
    def first(self) -> str:
        """The commitment to the seed and the set-up."""
        return self._commitments.first

    @property
    def latest(self) -> str:
        """The commitment to everything that was played."""
        return self._commitments.latest

    def replayed(self, number: int, row: Row) -> None:
        """A row was read, with its number: earlier draws are not made again."""
        if row.seat == CHANCE and row.action != CLOSE.text and number > self._begun:
            self.draws.skip()

    def enter(self, table: AnyTable, rows: Sequence[Row]) -> None:
        """Record rows that the table has played and that were committed together."""
        for row in rows:
            seat = table.seat_name(Seat(row.seat))
            self._commitments.add(seat, row.action)
            if row.action.startswith(SEED):
                self.seeds[row.seat] = row.action.removeprefix(SEED)
                self.draws.add_seed(seat, self.seeds[row.seat])
            elif self._commitments.count > self._begun:
                self.acted.add(row.seat)
        for viewer, given in self._given.items():
            given += [self._commitments.latest] * (table.sequence(viewer) - len(given))

    def given(self, viewer: Seat | None, number: int) -> str | None:
        """The commitment that came with this news of a viewer."""
        given = self._given[viewer]
        return given[number - 1] if number <= len(given) else None


def proof_of(
    record: Record, seed: str, begun: int, lines: Sequence[Entry], kept: Sequence[int], commitment: str = ""
) -> Record:
    """The *record* with its proof; *lines* are all lines played, *kept* the indexes of those that are entries.
    *commitment* is the last one, if it is known."""
    asides: list[Aside] = []
    entries, at = set(kept), 0
    for number, line in enumerate(lines):
        if number in entries:
            at += 1
        else:
            asides.append(Aside(at, line))
    record.proof = Proof(seed, commitment, begun, tuple(asides))
    if commitment:
        return record
    chain = Commitments(seed, record.header())
    for line in lines:
        chain.add(*line)
    record.proof = record.proof._replace(commitment=chain.latest)
    return record


WON: Final = "won"
LOST: Final = "lost"
DRAWN: Final = "drawn"
"""The outcome of a game for a seat."""
HOLIDAY: Final = "holiday "
"""The prefix of the action of a row in which a seat took holidays; the number of days follows."""
MAX_WRITTEN: Final = 8
"""At most this many pieces of news are cached as JSON."""
BYTES: Final = 50_000
"""The memory, in bytes, of a game before its first row, with the checkpoints of its table; and of each row with
everything derived from it. Measured for every title (docs/lab/server.md). The view of a delayed watcher counts, too."""
BYTES_A_ROW: Final = 2_200
BYTES_A_LETTER: Final = 8
"""The memory, in bytes, for each character of the set-up's data file and of a world, including the objects made from
it."""


class BrokenRow(Exception):
    """A stored row that the rules now refuse. For the operator only."""

    def __init__(self, number: int, row: Row, why: BaseException) -> None:
        super().__init__(f"row {number} cannot be played ({type(why).__name__}: {why}): {row.seat}: {row.action!r}")


class Session:
    def __init__(self, stored: Stored, table: AnyTable | None = None, pauses: Pauses | None = None) -> None:
        """Create a game without rows. *table* is for a game that begins with lines of a record. Clocks do not run
        during *pauses*."""
        self.terms = read_terms(stored.terms)
        if table is None:
            table = sit_down(stored.setup, training=self.terms.training, world=stored.world)
        self.table: AnyTable = table
        if stored.rules != self.table.game.version:
            raise other_rules(stored)
        self.rows: list[Row] = []
        self.bots = {Seat(self.table.seats.index(name)): level for name, level in self.terms.bots.items()}
        clock = self.terms.clock
        self.clock = None if clock is None else Clock(clock, len(self.table.seats))
        self.calendar = Calendar(*((), "UTC") if clock is None else (clock.free, clock.zone), since=stored.at)
        """The days on which no clock runs."""
        self.late = None if self.terms.late is None else DelayedTable(self.table, self.terms.late)
        self.started = stored.started
        """When the last seat was taken; clocks run from then on."""
        self.latest = stored.at
        """When the latest row was committed; before the first, when the game was created."""
        self.seal = FIRST
        """The seal of the latest row. While rows are being read, that of the row before them."""
        self.acts = [0] * len(self.table.seats)
        """The number of each seat's rows, including words and undone actions."""
        self.waits_for = frozenset(self.table.to_act())
        """The seats that were to act after the latest commit."""
        self.proof = None if stored.seed is None else GameProof(stored.seed, self.terms.begun, self.table)
        """None if the game cannot be verified."""
        self._begun = False
        self._pauses = Pauses() if pauses is None else pauses
        self._known = stored.at
        """The last time at which a server is known to have been running: the time of this game's latest row, or its
        start."""
        self._lost = 0
        """The total length of the pauses until then."""
        self._written: dict[int, tuple[News[Any], bytes]] = {}
        """The latest news as JSON, by identity: an acting client gets it in the answer and over a stream."""

    def follow(self, rows: Iterable[Row]) -> Iterator[None]:
        """Play the next stored rows, one per step. ``BrokenRow`` if one cannot be played."""
        for at, commit in groupby(rows, key=lambda row: row.at):
            together = list(commit)
            if self.started is not None and at > self.started:
                self._begin(self.started)
            for number, row in enumerate(together, len(self.rows) + 1):
                try:
                    self._replay(row)
                    if self.proof is not None:
                        self.proof.replayed(number, row)
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
        elif row.action == TAKE_BACK:
            self.table.take_back(seat)
        elif not is_holiday(row) and not row.action.startswith(SEED):
            self.table.replay(Entry(self.table.seat_name(seat), row.action))

    def enter(self, rows: Sequence[Row], seal: str | None = None) -> None:
        """Record rows that the table has played and that were committed together; *seal* is that of the last one."""
        self.rows.extend(rows)
        self.seal = seal or self.seal
        for row in rows:
            if row.seat != CHANCE:
                self.acts[row.seat] += 1
        if self.proof is not None:
            self.proof.enter(self.table, [row for row in rows if not is_holiday(row)])
        self.latest = rows[-1].at
        self.waits_for = frozenset(self.table.to_act())
        self._pass(self.latest)
        if self.clock is not None:
            self._tell_clock(self.clock, rows)
        if self.late is not None:
            self.late.follow(self.table)

    def settle(self, rng: Random) -> None:
        """Play what follows immediately: CHANCE acts, and bots decline a draw. *rng* is for games without seeds."""
        while True:
            if self.table.to_act() == (CHANCE,):
                self.table.roll(rng if self.proof is None else self.proof.draws)
            elif (bot := self.bot_to_decline()) is not None:
                self.table.say(bot, DECLINE.text)
            else:
                return

    def _tell_clock(self, clock: Clock, rows: Sequence[Row]) -> None:
        at = self.calendar.clock_time(self.latest) - self._lost
        for row in filter(is_holiday, rows):
            clock.take_holiday(at, Seat(row.seat), int(row.action.removeprefix(HOLIDAY)))
        if self.table.outcome() is not None:
            clock.stop(at)
        elif self._begun:
            clock.press(at, self._on_the_clock())

    def start(self, at: int) -> None:
        """The last seat was taken at time *at*, after all rows so far."""
        self.started = at
        self._begin(at)

    def _begin(self, at: int) -> None:
        if self.clock is not None and not self._begun:
            self._pass(at)
            self.clock.press(self.calendar.clock_time(at) - self._lost, self._on_the_clock())
        self._begun = True

    def results(self) -> dict[int, str]:
        """By seat, the outcome of the game; empty until it is over."""
        outcome = self.table.outcome()
        if outcome is None:
            return {}
        lost = LOST if outcome.winners else DRAWN
        return {seat: WON if seat in outcome.winners else lost for seat in range(len(self.table.seats))}

    def _pass(self, at: int) -> None:
        """Record that a server was running at time *at*. If a pause ended before, its part before the latest row does
        not count."""
        self._lost += self._pauses.length(self._known, at, self.calendar.clock_time)
        self._known = max(self._known, at)

    def _on_the_clock(self) -> list[Seat]:
        """The seats whose clocks run: bots have none."""
        return [seat for seat in self.table.to_act() if seat not in self.bots]

    def written(self, viewer: Seat | None, news: News[Any]) -> bytes:
        """A viewer's piece of news, as JSON."""
        found = self._written.get(id(news))
        if found is None or found[0] is not news:
            if len(self._written) >= MAX_WRITTEN:
                self._written.clear()
            commitment = None if self.proof is None else self.proof.given(viewer, news.number)
            found = self._written[id(news)] = (news, as_bytes(write_news(self.table, news, commitment)))
        return found[1]

    def bytes(self) -> int:
        """The approximate memory that this session takes."""
        rows = len(self.rows) + (0 if self.late is None else self.late.played)
        return BYTES + BYTES_A_ROW * rows + BYTES_A_LETTER * (len(self.table.setup.data) + len(self.table.world))

    def clock_time(self, now: int) -> int:
        """The time as clocks count it, without pauses and free days."""
        measure = self.calendar.clock_time
        return measure(now) - self._lost - self._pauses.length(self._known, now, measure)

    def time_of(self, clock_time: int) -> int:
        """The real time that corresponds to *clock_time*, if there are no further pauses."""
        measure = self.calendar.clock_time
        return self.calendar.time_of(self._pauses.time_of(self._known, clock_time + self._lost, measure))

    def deadline(self) -> int | None:
        """The time at which the first running clock runs out."""
        deadline = None if self.clock is None else self.clock.deadline()
        return None if deadline is None else self.time_of(deadline)

    def time(self, now: int) -> int:
        """The time for a commit made now. It is later than that of every earlier commit, so that times identify
        commits."""
        return max(now, self.latest + 1, 0 if self.started is None else self.started + 1)

    def due(self) -> int | None:
        """When this game next needs attention: when a bot is to act, or a seat's time is up."""
        if self.table.outcome() is not None:
            return None
        if self.bots_to_act():
            return self.latest
        return self.deadline()

    def bots_to_act(self) -> list[Seat]:
        return [seat for seat in self.table.to_act() if seat in self.bots]

    def bot_to_decline(self) -> Seat | None:
        """A bot that must answer an offered draw. It declines, unless a person can answer for its side."""
        sides = self.table.sides
        for seat in self.bots:
            partners = [Seat(other) for other, side in enumerate(sides) if side == sides[seat]]
            if all(other in self.bots for other in partners) and DECLINE in self.table.can_say(seat):
                return seat
        return None


def is_holiday(row: Row) -> bool:
    """Whether the row is a holiday, which is not a line of the record."""
    return row.action.startswith(HOLIDAY)


def other_rules(stored: Stored) -> Refused:
    """Why a game that was begun under another rules version cannot be resumed."""
    return Refused(409, "rules", f"this game was started under version {stored.rules} of the rules")


def record_of(stored: Stored, rows: Iterable[Row], commitment: str = "") -> Record:
    """The record of a game, built from its rows, without the rules version. If the game can be verified, it includes
    the proof; *commitment* is then the last one, if known."""
    game = fogline.game(stored.setup.game)
    seats = game.seats(stored.setup)
    played: list[Row] = []
    kept: list[int] = []
    """The indexes of the record's lines among everything that was played."""
    for number, row in enumerate(rows, 1):
        if is_holiday(row):
            continue
        if row.action in (UNDO, TAKE_BACK):
            taken = [at for at, one in enumerate(kept) if played[one].seat == row.seat and not _is_said(played[one])]
            if not taken:
                raise BrokenRow(number, row, CannotUndo("there is nothing to take back"))
            del kept[taken[-1] : taken[-1] + 1 if row.action == UNDO else None]
        elif not row.action.startswith(SEED):
            kept.append(len(played))
        played.append(row)
    lines = [Entry(CHANCE_NAME if row.seat == CHANCE else seats[row.seat], row.action) for row in played]
    terms, entries = read_terms(stored.terms), [lines[at] for at in kept]
    record = Record(stored.setup, stored.rules, entries, training=terms.training, world=stored.world)
    return record if stored.seed is None else proof_of(record, stored.seed, terms.begun, lines, kept, commitment)


def full_record(stored: Stored, session: Session) -> Record:
    """The record of a game in memory, with its proof and, in training, with undone actions."""
    record = session.table.record()
    if session.proof is not None:
        record.proof = record_of(stored, session.rows, session.proof.latest).proof
    return record


def _is_said(row: Row) -> bool:
    return row.action in WORDS


def write_proof(session: Session, seat: int | None) -> Form | None:
    """The part of the proof that a viewer sees before the end: the first commitment, and whether the seat has added a
    seed."""
    if session.proof is None:
        return None
    return {"commitment": session.proof.first, "is-seeded": seat in session.proof.seeds}
