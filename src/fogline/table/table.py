"""A table: one game in progress, and the only interface to it.

Browser, terminal, bots and tests all use a table. It is pure: no clock, no files, no prose, no generator of its own.
Everything that reaches a seat goes through ``view``, ``legal`` and its outbox; everything that a seat does goes through
``act``, which checks four things in this order:

1. Is the seat to act (``NotYourTurn``), and did it know the latest news (``StaleSequence``)?
2. Is the text an action at all (``NotationError``)? If there are several, all are parsed before any is tried.
3. Is it among the legal ones (``IllegalAction``, with the clause that forbids it)?
4. If others follow it in the same request: can it tell the seat nothing (``NotTogether``)?

The rule behind it: *the answer to a refused request is a function of the seat's view before it*. If the second action
of a request could be refused because of what the first has shown, a client would see hidden cards for free. So only
actions that cannot tell anything are tried before the whole request is known to be legal; ``undo`` follows the same
rule.

Sequence numbers belong to a seat: they count its news. A number for the whole table would reveal to each side how far
the other has come with its secret set-up.

Results that are not part of a game's rules (a resignation, an agreed draw, a timeout, a game closed by the host) come
from words said at the table (``declarations.py``): ``say``, ``run_out`` and ``close``. They are lines of the record
like any other, and only ``outcome`` says how the game ended. After such an end, the position stays unchanged; the
record contains everything."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Generic, TypeVar, cast

from fogline.kernel.choices import Choices
from fogline.kernel.errors import BadData, FoglineError, IllegalAction, NotTogether, NotYourTurn, StaleSequence
from fogline.kernel.game import CHANCE, Action, Event, Game, Outcome, Seat, State, View
from fogline.kernel.record import Aside, Entry, Record
from fogline.kernel.setup import Setup
from fogline.table.checkpoints import Checkpoint, Checkpoints
from fogline.table.declarations import CLOSE, RUN_OUT, WORDS, CannotSay, Talk, Word
from fogline.table.fairness import Draws
from fogline.table.lines import CannotUndo, Line, News, all_told, is_noticed, is_word, notes_with, partners, told_to
from fogline.table.worlds import read_world

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)

CHANCE_NAME: Final = "chance"
"""CHANCE's name in a record."""
MILESTONE: Final = 64


class Table(Generic[S, A, E, V]):
    """One game in progress."""

    def __init__(
        self,
        game: Game[S, A, E, V],
        setup: Setup,
        *,
        training: bool = False,
        taken_back: Sequence[Aside] = (),
        world: str = "",
    ) -> None:
        """*training*: it was agreed that a seat may take back actions that revealed something (``take_back``).
        *taken_back* are lines that a record says were taken back earlier; *world* is the position in which the game
        starts (``worlds.py``)."""
        self.game = game
        self.setup = setup
        self.seats = game.seats(setup)
        """Their names, in order of their number."""
        self.sides = tuple(game.side(setup, Seat(number)) for number in range(len(self.seats)))
        """By seat, the name of its side."""
        self.training = training
        self._taken = list(taken_back)
        self.world = world
        self._state = self._start = read_world(game, setup, world) if world else game.new(setup)
        self._lines: list[Line[A, E]] = []
        self._talk = Talk(self.sides)
        self._apply: Any = getattr(game, "apply_legal", game.apply)
        """Plays an action that ``_check`` has found legal."""
        self._outboxes: dict[Seat | None, list[News[E]]] = {viewer: [] for viewer in self.viewers()}
        self._marks: Checkpoints[S] = Checkpoints(training=training)
        self._milestones: list[Checkpoint[S]] = []
        """At a training table, positions at least ``MILESTONE`` lines apart, so that no take-back replays all lines."""
        self._last = self._state
        """The latest position. A position is never changed once the table has it."""

    def viewers(self) -> tuple[Seat | None, ...]:
        """Every seat, and ``None`` for the public."""
        return (*self._everyone(), None)

    def seat_name(self, seat: Seat) -> str:
        return CHANCE_NAME if seat == CHANCE else self.seats[seat]

    def to_act(self) -> tuple[Seat, ...]:
        """The seats that must act now. Public."""
        return () if self._talk.outcome is not None else self.game.to_act(self._state)

    def legal(self, seat: Seat) -> Choices[A]:
        """The legal actions of *seat*; empty unless it is to act. For this seat only."""
        return Choices([]) if self._talk.outcome is not None else self.game.legal(self._state, seat)

    def can_say(self, seat: Seat) -> tuple[Word, ...]:
        """The words that *seat* may say now; none once the game is over. Public."""
        return () if self.outcome() is not None else self._talk.can_say(seat)

    def offered_by(self) -> Seat | None:
        """The seat whose offer of a draw stands. Public."""
        return None if self.outcome() is not None else self._talk.offered_by

    def write(self, action: A) -> str:
        """An action of the game, or a word said at the table, as one line of notation."""
        return action.text if isinstance(action, Word) else self.game.write(action)

    def view(self, seat: Seat | None) -> V:
        """Everything that *seat* (``None``: the public) may know."""
        return self.game.view(self._state, seat)

    def outbox(self, seat: Seat | None, after: int = 0) -> list[News[E]]:
        """Everything that *seat* (``None``: the public) was told after news number *after*."""
        return self._outboxes[seat][after:]

    def sequence(self, seat: Seat | None) -> int:
        """The number of the latest news for *seat*."""
        return len(self._outboxes[seat])

    def outcome(self) -> Outcome | None:
        """The outcome, by the rules or by a word, or ``None``. Public."""
        return self._talk.outcome if self._talk.outcome is not None else self.game.outcome(self._state)

    def record(self) -> Record:
        """The game so far, complete and all-knowing: keep it from players until the game is over."""
        entries = [self._entry(line) for line in self._lines]
        taken = [one for one in self._taken if one.at <= len(entries)]
        training, world = self.training, self.world
        return Record(self.setup, self.game.version, entries, training=training, taken_back=taken, world=world)

    def history(self, after: int = 0) -> Sequence[Line[A, E]]:
        """The lines after number *after* and their events, all-knowing: keep them from players until the game is
        over."""
        return tuple(self._lines[after:])

    def length(self) -> int:
        """The number of lines: keep it from players."""
        return len(self._lines)

    def position(self) -> S:
        """A copy of the whole truth: for replays and tests, never for a seat."""
        return self._state.clone()

    def act(self, seat: Seat, action: A | str, sequence: int | None = None) -> News[E]:
        """Play one action of *seat*, given as an object or as notation. Returns what the seat learns.

        *sequence* is the number of the latest news that the seat had when it chose: an action based on older news is
        refused. The same action sent again with the same number gets the same answer and is not played again.
        """
        return self.act_batch(seat, [action], sequence)[0]

    def act_batch(self, seat: Seat, actions: Sequence[A | str], sequence: int | None = None) -> list[News[E]]:
        """Play several actions of one seat together: all of them, or none if any is refused.

        Only the last of them may be able to tell the seat something (``Game.can_tell``).
        """
        if seat not in self._everyone():  # a seat cannot act for CHANCE
            raise NotYourTurn(CHANCE_NAME)
        current = self.sequence(seat)
        if sequence is not None and sequence < current and (answered := self._answered(seat, actions, sequence)):
            return answered
        if seat not in self.to_act():
            raise NotYourTurn(self.seat_name(seat))
        if sequence is not None and sequence != current:
            raise StaleSequence(sequence, current)
        self._play_all(seat, [self._read(action) for action in actions])
        return self.outbox(seat, current)

    def say(self, seat: Seat, word: str, sequence: int | None = None) -> News[E]:
        """Say one of the ``WORDS`` for *seat*, to act or not. *sequence* is used as in ``act``."""
        if seat not in self._everyone():
            raise NotYourTurn(CHANCE_NAME)
        current = self.sequence(seat)
        if sequence is not None and sequence < current and self.outbox(seat, sequence)[0].action == word:
            return self.outbox(seat, sequence)[0]
        if word not in WORDS:
            raise CannotSay(f"{word!r} is not one of {', '.join(WORDS)}")
        if WORDS[word] not in self.can_say(seat):
            raise CannotSay(f"{self.seat_name(seat)} cannot say {word!r} now")
        if sequence is not None and sequence != current:
            raise StaleSequence(sequence, current)
        self._tell(self._speak(seat, WORDS[word]))
        return self.outbox(seat)[-1]

    def run_out(self, seat: Seat) -> None:
        """End the game, because the time of *seat* is up. For the owner of the clock; no seat can say this."""
        if seat not in self._everyone() or self.outcome() is not None:
            raise CannotSay(f"the clock of {self.seat_name(seat)} is not running")
        self._tell(self._speak(seat, RUN_OUT))

    def close(self) -> None:
        """End the game for the host, without a winner. No seat can say this."""
        if self.outcome() is not None:
            raise CannotSay("the game is over")
        self._tell(self._speak(CHANCE, CLOSE))

    def roll(self, rng: Random | Draws) -> None:
        """Let CHANCE act, by the weights of its outcomes. *rng* is the only source of randomness."""
        self._play_on(CHANCE, self.drawn(rng))

    def drawn(self, rng: Random | Draws) -> A:
        """The action that CHANCE would take now, given *rng*. Nothing is played; keep it from players."""
        if self.to_act() != (CHANCE,):
            raise NotYourTurn(CHANCE_NAME)
        outcomes = self.game.outcomes(self._state)
        at = rng.randrange(sum(weight for _, weight in outcomes))
        for action, weight in outcomes:
            if at < weight:
                return action
            at -= weight
        raise AssertionError("a draw below the sum of the weights hits one of them")

    def replay(self, entry: Entry) -> None:
        """Play one line of a record, checked like any other; CHANCE's lines are its choices."""
        names = {self.seat_name(seat): seat for seat in (*self._everyone(), CHANCE)}
        if entry.seat not in names:
            raise BadData("record", entry.seat, f"no such seat; known seats: {', '.join(names)}")
        seat = names[entry.seat]
        if entry.action in WORDS:
            self.say(seat, entry.action)
            return
        if entry.action == RUN_OUT.text:
            self.run_out(seat)
            return
        if seat == CHANCE and entry.action == CLOSE.text:
            self.close()
            return
        if self._talk.outcome is not None:
            raise NotYourTurn(entry.seat)
        self._play_on(seat, self._read(entry.action))

    def undo(self, seat: Seat, sequence: int | None = None) -> News[E]:
        """Take back the latest action of *seat*. *sequence* is used as in ``act``; words cannot be taken back.

        It can be taken back while nobody would notice: CHANCE has not acted since, and without the action all others
        would have seen, and been told, exactly the same. So a secret choice can be changed, even if others have made
        theirs meanwhile; a card once shown stays shown, even one that only the seat itself has seen
        (``Game.can_tell``). Partners, who were told everything that the seat itself was told while the public was told
        nothing, may know of the action and learn that it is taken back, but must not have acted since.
        """
        if (answered := self._answered_undo(seat, sequence)) is not None:
            return answered
        mine = self._to_take_back(seat, sequence)
        taken = self._lines[mine]
        circle = partners(seat, all_told(len(self.seats), taken.events))
        others = [viewer for viewer in self.viewers() if viewer not in circle]
        if any(told_to(viewer, taken.events) for viewer in others):  # before anything that depends on others' secrets
            raise CannotUndo("somebody else has learned of it")
        since = self._lines[mine + 1 :]
        if any(line.seat == CHANCE or (line.seat in circle and not is_word(line)) for line in since):
            raise CannotUndo("somebody who knew of it has acted since")
        before = self._marks.before(mine) or self._milestone(mine)
        state, talk = before.state.clone(), before.talk.clone()
        lines = [self._play_again(state, talk, line) for line in self._lines[before.at : mine]]
        if self.game.can_tell(self.game.view(state, seat), taken.action):
            raise CannotUndo("what it may have told cannot be unlearned")
        try:
            lines += [self._play_again(state, talk, line) for line in since]
        except FoglineError:
            raise CannotUndo("later actions build on it") from None
        for viewer in others:
            was = [told for line in since if (told := told_to(viewer, line.events))]
            told_now = [told for line in lines[mine - before.at :] if (told := told_to(viewer, line.events))]
            if was != told_now or self.view(viewer) != self.game.view(state, viewer):
                raise CannotUndo("somebody else has learned of it")
        self._lines[before.at :] = lines
        self._state, self._last, self._talk = state, state, talk
        self._marks.leave_out(mine)
        self._milestones = [one for one in self._milestones if one.at <= mine]
        self._taken = [one._replace(at=one.at - (one.at > mine)) for one in self._taken]
        for viewer in circle:
            self._deliver(viewer, seat, None, told_to(viewer, taken.events), is_undo=True)
        return self._outboxes[seat][-1]

    def take_back(self, seat: Seat, sequence: int | None = None) -> News[E]:
        """At a training table: go back to before the latest action of *seat*, even if it revealed something. All later
        lines are taken back with it, including those of CHANCE and of others, and words. *sequence* is used as in
        ``act``.

        Positions and views are those of the game without these lines, so a player who decides by a view learns nothing
        of them. Everyone's news says that they are taken back, and the record keeps them as notes.
        """
        if (answered := self._answered_undo(seat, sequence)) is not None:
            return answered
        if not self.training:
            raise CannotUndo("this is not a training game")
        mine = self._to_take_back(seat, sequence)
        taken = self._lines[mine:]
        state, talk = self._before(mine)
        self._taken = notes_with(self._taken, [self._entry(line) for line in taken], mine)
        del self._lines[mine:]
        self._state, self._last, self._talk = state, state, talk
        self._marks.cut(mine)
        self._milestones = [one for one in self._milestones if one.at <= mine]
        for viewer in self.viewers():
            events = tuple(event for line in taken for event in told_to(viewer, line.events))
            self._outboxes[viewer].append(News(self.sequence(viewer) + 1, None, events, is_undo=True))
        return self._outboxes[seat][-1]

    def latest_decision(self, seat: Seat) -> tuple[V, Choices[A], A] | None:
        """What *seat* knew and could choose before its latest action, and that action, if there is one. For this seat
        only."""
        if (mine := self._latest_of(seat)) is None:
            return None
        state, _ = self._before(mine, self._marks.before_own(seat, mine))
        return self.game.view(state, seat), self.game.legal(state, seat), self._lines[mine].action

    def position_before(self, index: int) -> S:
        """The whole truth before line *index*: for evaluating a seat's own decision, never for a seat."""
        return self._before(index)[0]

    def refuse_batch(self, seat: Seat, actions: Sequence[A | str], sequence: int) -> list[A]:
        """Refuse what ``act_batch`` would refuse, or else return the actions. Nothing is played, and even the last one
        is not tried."""
        if seat not in self.to_act():
            raise NotYourTurn(self.seat_name(seat))
        if sequence != self.sequence(seat):
            raise StaleSequence(sequence, self.sequence(seat))
        self._try_earlier(self._state.clone(), seat, read := [self._read(action) for action in actions])
        return read

    def _answered_undo(self, seat: Seat, sequence: int | None) -> News[E] | None:
        """The answer to a repeated request."""
        if sequence is None or sequence >= self.sequence(seat):
            return None
        news = self.outbox(seat, sequence)[0]
        return news if news.is_undo else None

    def _to_take_back(self, seat: Seat, sequence: int | None) -> int:
        """The line with the latest action of *seat*."""
        if self.outcome() is not None:
            raise CannotUndo("the game is over")
        current = self.sequence(seat)
        if sequence is not None and sequence != current:
            raise StaleSequence(sequence, current)
        latest = self._latest_of(seat)
        if latest is None:
            raise CannotUndo(f"{self.seat_name(seat)} has not acted yet")
        return latest

    def unnoticed(self, seat: Seat, actions: Sequence[A | str]) -> int:
        """How many of these actions, counted from the first, *seat* could play without others noticing (``lines.py``).
        Nothing is played. Not to be shown to seats."""
        state = self._state
        for number, action in enumerate(actions):
            before, state = state, state.clone()
            try:
                line = self._play(state, seat, self._read(action))
            except FoglineError:
                return number
            if is_noticed(self.game, len(self.seats), before, state, seat, line.events):
                return number
        return len(actions)

    def _everyone(self) -> list[Seat]:
        return [Seat(number) for number in range(len(self.seats))]

    def _read(self, action: A | str) -> A:
        """Parse the action that was sent. Valid names depend on the set-up of this game, never on other games."""
        if not isinstance(action, str):
            return action
        read_in = getattr(self.game, "read_in", None)
        return self.game.read(action) if read_in is None else cast("A", read_in(self._state, action))

    def _play_all(self, seat: Seat, actions: Sequence[A]) -> None:
        """Play a request. All actions except the last are known to tell nothing before they are tried."""
        state = self._state.clone()
        earlier = self._try_earlier(state, seat, actions)
        lines = [*earlier, *(self._carry_out(state, seat, last) for last in actions[-1:])]
        self._state = state
        for line in lines:
            self._tell(line)
        self._set_milestone()

    def _try_earlier(self, state: S, seat: Seat, actions: Sequence[A]) -> list[Line[A, E]]:
        """Refuse a request, or carry out all its actions except the last on *state*."""
        lines = []
        for number, action in enumerate(actions, 1):
            self._check(state, seat, action)
            if number < len(actions):
                if self.game.can_tell(self.game.view(state, seat), action):
                    raise NotTogether(self.game.write(action), number)
                lines.append(self._carry_out(state, seat, action))
        return lines

    def _set_milestone(self) -> None:
        """Keep the position after a request if the previous milestone is far enough back."""
        if self.training and len(self._lines) - (self._milestones[-1].at if self._milestones else 0) >= MILESTONE:
            self._milestones.append(Checkpoint(len(self._lines), self._state.clone(), self._talk.clone()))

    def _check(self, state: S, seat: Seat, action: A) -> None:
        """Refuse an action that is not legal, given the seat's knowledge. *state* does not change."""
        if seat not in self.game.to_act(state):
            raise NotYourTurn(self.seat_name(seat))
        if seat == CHANCE:
            if all(action is not possible for possible, _ in self.game.outcomes(state)):
                raise BadData("table", CHANCE_NAME, f"{self.game.write(action)!r} cannot come up")
        elif action not in self.game.legal(state, seat):
            self.game.apply(state.clone(), seat, action)  # refuses, and names the clause
            raise IllegalAction("legal", self.game.write(action))

    def _play(self, state: S, seat: Seat, action: A) -> Line[A, E]:
        """Carry out one line on *state*, which changes only if the line is legal."""
        self._check(state, seat, action)
        return self._carry_out(state, seat, action)

    def _carry_out(self, state: S, seat: Seat, action: A) -> Line[A, E]:
        """Carry out, on *state*, one line that is known to be legal."""
        events: list[E] = []
        self._apply(state, seat, action, events)
        return Line(seat, action, tuple(events), self.game.to_act(state))

    def _play_on(self, seat: Seat, action: A) -> None:
        """Carry out one line and report it."""
        state = self._state.clone()
        line = self._play(state, seat, action)
        self._state = state
        self._tell(line)
        self._set_milestone()

    def _speak(self, seat: Seat, word: Word) -> Line[A, E]:
        """Carry out a word. It is handled like an action, although it is not one of the game's."""
        return Line(seat, cast("A", word), cast("tuple[E, ...]", self._talk.say(seat, word)))

    def _tell(self, line: Line[A, E]) -> None:
        """Append a line that was played, and give everyone their news."""
        before: Checkpoint[S] | None = None
        if self._state is not self._last:  # the first line of the current request
            before = Checkpoint(len(self._lines), self._last, self._talk.clone())
            self._last = self._state
        self._lines.append(line)
        if line.seat != CHANCE and not is_word(line):
            self._talk.acted(line.seat)
        told = all_told(len(self.seats), line.events)
        for viewer, events in told.items():
            self._deliver(viewer, line.seat, line.action, events)
        if not is_word(line):
            circle = partners(line.seat, told)
            is_told = any(events for viewer, events in told.items() if viewer not in circle)
            self._marks.enter(len(self._lines) - 1, None if line.seat == CHANCE else line.seat, before, is_told=is_told)

    def _deliver(
        self, viewer: Seat | None, actor: Seat, action: A | None, told: tuple[E, ...], *, is_undo: bool = False
    ) -> None:
        if told or viewer == actor:
            outbox = self._outboxes[viewer]
            text = self.write(action) if viewer == actor and action is not None else None
            outbox.append(News(len(outbox) + 1, text, told, is_undo))

    def _answered(self, seat: Seat, actions: Sequence[A | str], sequence: int) -> list[News[E]]:
        """The answer already given to this request, if the request is a repetition."""
        given = self.outbox(seat, sequence)[: len(actions)]
        asked = [self.game.write(self._read(action)) for action in actions]
        return given if given and [news.action for news in given] == asked else []

    def _latest_of(self, seat: Seat) -> int | None:
        """The index of the latest action of *seat*."""
        indexes = range(len(self._lines) - 1, -1, -1)
        return next((at for at in indexes if self._lines[at].seat == seat and not is_word(self._lines[at])), None)

    def _milestone(self, index: int) -> Checkpoint[S]:
        """The latest milestone from before line *index*, or the start."""
        found = next((one for one in reversed(self._milestones) if one.at <= index), None)
        return found or Checkpoint(0, self._start, Talk(self.sides))

    def _before(self, index: int, known: Checkpoint[S] | None = None) -> tuple[S, Talk]:
        """The position before line *index*, and the words said by then, found by replaying from a *known* position."""
        before = known or self._milestone(index)
        state, talk = before.state.clone(), before.talk.clone()
        for line in self._lines[before.at : index]:
            self._play_again(state, talk, line)
        return state, talk

    def _entry(self, line: Line[A, E]) -> Entry:
        return Entry(self.seat_name(line.seat), self.write(line.action))

    def _play_again(self, state: S, talk: Talk, line: Line[A, E]) -> Line[A, E]:
        """Carry out a line of the record in another position, after other words."""
        if not isinstance(line.action, Word):
            if line.seat != CHANCE:
                talk.acted(line.seat)
            return self._play(state, line.seat, line.action)
        if line.action not in talk.can_say(line.seat):
            raise CannotSay(f"{self.seat_name(line.seat)} cannot say {line.action.text!r} now")
        return Line(line.seat, line.action, cast("tuple[E, ...]", talk.say(line.seat, line.action)))
