"""Searches games of bots for puzzles: decisions with one best action that a ``regular`` misses, checked several times.
Each puzzle gets a grade and, where there is a good question, a guessing task about card locations.

The results for a game follow from its number and the seed, so the same command makes the same puzzles again with any
number of processes. The book grows game by game, without near-duplicates or overused themes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from math import ceil
from random import Random
from typing import Any, Final, NamedTuple
from zlib import crc32

import fogline
from fogline.analysis.decisions import Analysis, analyse, rng_for, values_in
from fogline.analysis.judges import WinJudge, judge_for, worlds_of
from fogline.analysis.playouts import compare
from fogline.analysis.puzzles import MAX_CHOICES, Belief, Book, Choice, Puzzle, position
from fogline.bots.levels import THINKING, bot_for
from fogline.bots.memory_aid import memory_aid
from fogline.kernel.choices import Choices
from fogline.kernel.game import CHANCE, Action, Event, Seat, State, View, points_of, viewer_of
from fogline.kernel.setup import Setup
from fogline.kit.bots import Budget
from fogline.kit.puzzles import Idea, Puzzling
from fogline.kit.registry import title_of
from fogline.table.declarations import Word
from fogline.table.records import AnyGame, AnyTable, replayed, sit_down

_RECRUIT, _REGULAR, _VETERAN = THINKING[:3]

DRAWN: Final = 2000
"""The number of worlds to draw."""
SEEN_OFTEN: Final = 40
"""If each distinct world was drawn at least this often on average, all worlds count as found: one of N that fit is
missing from 40 N draws with a probability of e^-40."""


def belief_at(game: AnyGame, puzzling: Puzzling, view: View, truth: State, seed: str) -> Belief | None:
    """Create a guessing task for the position *truth*, as the seat of *view* knows it. None if there is no good
    question, or if worlds cannot be drawn with equal probability. All worlds that fit are equally likely, as in the
    memory aid."""
    aid = memory_aid(view, "probabilities")
    if aid.get("uneven"):
        return None
    odds = {place: told["odds"] for place, told in aid["cells"].items() if "odds" in told}
    spots = puzzling.spots(view, odds)
    if not spots:
        return None
    worlds, is_exact = worlds_that_fit(game, view, rng_for(game, view, f"{seed}/belief"), DRAWN)
    chances = tuple(sum(puzzling.is_there(world, spot) for world in worlds) / len(worlds) for spot in spots)
    places, cards = tuple(spot.place for spot in spots), tuple(spot.card for spot in spots)
    there = tuple(puzzling.is_there(truth, spot) for spot in spots)
    return Belief(places, cards, chances, there, len(worlds), is_exact)


def worlds_that_fit(game: AnyGame, view: View, rng: Random, draws: int) -> tuple[list[State], bool]:
    """Find all worlds that fit the *view*, each once, with True; if there are too many, those that were drawn, with
    False."""
    drawn = [game.imagine(view, rng) for _ in range(draws)]
    different: dict[Hashable, State] = {}
    for world in drawn:
        different.setdefault(world.key(), world)
    return (list(different.values()), True) if len(different) * SEEN_OFTEN <= draws else (drawn, False)


LOOKS: Final = (1, 2, 4, 8, 16)
"""The numbers of worlds with which the search for the answer is tried."""
LOOK_SEEDS: Final = ("x", "y", "z")
"""The seeds of these searches; all of them must find the answer."""
VETERAN_TIME: Final = Budget(16, None)
VETERAN_TRIES: Final = 3
RECRUIT_TRIES: Final = 5
LUCKY: Final = 1
"""A recruit that finds the answer no more often than this is considered lucky."""
CHOICES: Final = (3, 12)
"""The legal actions count as few up to the first number, and as some up to the second."""
NEAR: Final = 2.0
"""An action counts as a rival if it trails the best by less than this multiple of the minimum lead."""
BOUNDS: Final = (1, 3, 4, 6)
"""The highest number of points for each grade except the last."""


def grade_of(
    game: AnyGame, judge: WinJudge, view: View, choices: Choices[Action], found: Analysis, *, lead: float, seed: str
) -> int:
    """The grade, from 1 to 5, for the best action of an analysis, by one measure for all titles; *lead* is the minimum
    for puzzles of the title. Points are given for the number of worlds needed to find the answer, for recruits and
    veterans that miss it, for the number of legal actions, and for a rival."""
    best, rng = found.best.action, Random(f"{seed}/grade")

    def is_found(worlds: int) -> bool:
        budget = Budget(worlds, None)
        return all(
            analyse(game, view, choices, seed=f"{seed}/{one}", budget=budget, judge=judge).best.action is best
            for one in LOOK_SEEDS
        )

    finds = [is_found(worlds) for worlds in LOOKS]
    needed = next((at for at in range(len(LOOKS)) if all(finds[at:])), len(LOOKS))
    recruit, veteran = bot_for(game, _RECRUIT), bot_for(game, _VETERAN, VETERAN_TIME)
    by_recruit = sum(recruit.choose(view, choices, rng) is best for _ in range(RECRUIT_TRIES))
    by_veteran = sum(veteran.choose(view, choices, rng) is best for _ in range(VETERAN_TRIES))
    points = max(0, needed - 1)
    points += 0 if by_recruit > LUCKY else 1 if by_recruit else 2
    points += 0 if by_veteran == VETERAN_TRIES else 1 if by_veteran else 2
    points += sum(len(choices) > bound for bound in CHOICES)
    points += any(found.best.mean - one.mean < NEAR * lead for one in found.candidates[1:])
    return 1 + sum(points > bound for bound in BOUNDS)


PLAYERS: Final = ((_REGULAR, _VETERAN), (_VETERAN, _REGULAR), (_VETERAN, _VETERAN), (_RECRUIT, _VETERAN))
"""The players of each game, in rotation."""
TIME: Final = Budget(16, None)
TRIES: Final = 5
"""A regular is asked this many times and must never find the answer."""
FIRST_WORLDS: Final = 8
WORLDS: Final = 64
CHECKS: Final = (("d", 64), ("e", 64), ("f", 64), ("g", 64), ("a", 128), ("b", 128), ("c", 128))
"""The seed and number of worlds of each check."""
SURE: Final = 0.95
"""The answer must be the best action with at least this probability."""
PAIRS: Final = 48
"""The second judge plays at most this many playouts for each of two actions."""
A_GAME: Final = 4
"""The maximum number of puzzles per game; the clearest ones are kept."""
SPARED: Final = 0.6
"""In a first look, a lead of this share of the minimum is enough."""


class Task(NamedTuple):
    """A game to search."""

    title: str
    seed: str
    number: int


class Found(NamedTuple):
    """What was found in a game: its record, and its puzzles, which refer to it as record 0."""

    number: int
    record: str
    puzzles: tuple[Puzzle, ...]
    likeness: tuple[frozenset[int], ...]
    """For each puzzle, the values by which its position is compared with others (``likeness_of``)."""


def look_through(task: Task) -> Found:
    """Play a game and find its puzzles."""
    game = fogline.game(task.title)
    puzzling = title_of(task.title).puzzles()
    assert puzzling is not None
    setup = puzzling.setups[task.number % len(puzzling.setups)]
    levels = PLAYERS[task.number // len(puzzling.setups) % len(PLAYERS)]
    seed = f"{task.seed}/{task.number}"
    record, result = _played(game, setup, levels, seed)
    miner = _Miner(game, puzzling, setup, seed)
    found = sorted(miner.puzzles(record, result), key=lambda one: -one.lead)[:A_GAME]
    found.sort(key=lambda one: one.puzzle.at)
    return Found(task.number, record, tuple(one.puzzle for one in found), tuple(one.likeness for one in found))


def judge_again(book: Book, number: int) -> Puzzle | None:
    """Judge a puzzle of a book again with the current judge; None if it no longer qualifies."""
    puzzle, table, seat = position(book, number)
    puzzling = title_of(book.title).puzzles()
    assert puzzling is not None
    miner = _Miner(table.game, puzzling, table.setup, f"{book.seed}/again")
    return miner.again(puzzle, table.position(), table.view(seat), table.legal(seat))


def _played(game: AnyGame, setup: Setup, levels: Sequence[str], seed: str) -> tuple[str, Sequence[float]]:
    """The record of a game, and its result by seat."""
    table = sit_down(setup)
    bots = [bot_for(game, level, TIME) for level in levels]
    rng = Random(seed)
    while acting := table.to_act():
        if acting[0] == CHANCE:
            table.roll(rng)
        else:
            seat = acting[0]
            table.act(seat, bots[seat % len(bots)].choose(table.view(seat), table.legal(seat), rng))
    outcome = table.outcome()
    assert outcome is not None
    return table.record().write(), [points_of(outcome, Seat(seat)) for seat in range(len(table.seats))]


class _Mined(NamedTuple):
    puzzle: Puzzle
    lead: float
    likeness: frozenset[int]


class _Miner:
    """Looks for puzzles in the decisions of one game."""

    def __init__(self, game: AnyGame, puzzling: Puzzling, setup: Setup, seed: str) -> None:
        self._game = game
        self._puzzling = puzzling
        self._judge: WinJudge = judge_for(game, setup)
        self._seed = seed
        self._regular = bot_for(game, "regular")

    def puzzles(self, record: str, result: Sequence[float]) -> Iterator[_Mined]:
        """The puzzles of a *record*, no two of one seat with the same answer."""
        tables = replayed(record)
        table = next(tables)
        answers: set[tuple[int, str]] = set()
        at = 0
        while acting := table.to_act():
            state, seat = table.position(), acting[0]
            view = None if seat == CHANCE else table.view(seat)
            choices = None if seat == CHANCE else table.legal(seat)
            table = next(tables)
            if view is not None and choices is not None and len(choices) > 1:
                line = table.history()[-1]
                if line.seat == seat and not isinstance(line.action, Word):
                    found = self._puzzle(table, state, seat, view, choices, at, result[seat])
                    if found is not None and (seat, found.puzzle.best.action) not in answers:
                        answers.add((seat, found.puzzle.best.action))
                        yield found
            at += 1

    def _puzzle(
        self, table: AnyTable, state: State, seat: Seat, view: View, choices: Choices[Action], at: int, result: float
    ) -> _Mined | None:
        """The puzzle of one decision, if it qualifies. *table* is after the decision; *state* is the position
        before."""
        best = self._first_look(view, choices)
        if best is None:
            return None
        rng = rng_for(self._game, view, f"{self._seed}/players")
        usual = [self._regular.choose(view, choices, rng) for _ in range(TRIES)]
        if any(one is best for one in usual):
            return None
        found = self._analysis(view, choices, self._seed, WORLDS, usual[0])
        if not self._is_clear(found, best) or not self._is_confirmed(view, choices, found, usual[0]):
            return None
        draw = worlds_of(self._game, view, rng_for(self._game, view, f"{self._seed}/theme"))
        theme = self._puzzling.about(Idea(view, best, usual[0], [draw() for _ in range(WORLDS)]))
        if not theme:
            return None
        line = table.history()[-1]
        puzzle = Puzzle(
            0, at, table.seats[seat], theme, self._grade(view, choices, found), self._choices(view, state, found),
            self._game.write(usual[0]), self._game.write(line.action), self._clause(state, seat, best), result,
            belief_at(self._game, self._puzzling, view, state, self._seed),
        )  # fmt: skip
        return _Mined(puzzle, self._lead(found), likeness_of(self._game, view))

    def again(self, puzzle: Puzzle, state: State, view: View, choices: Choices[Action]) -> Puzzle | None:
        """Update a puzzle with the current judge's opinion; None if it no longer qualifies. Everything that does not
        depend on the judge stays the same."""
        named = {self._game.write(action): action for action in choices}
        best, usual = named[puzzle.best.action], named[puzzle.usual]
        found = self._analysis(view, choices, self._seed, WORLDS, usual)
        if not self._is_clear(found, best) or not self._is_seen_by_others(view, choices, best):
            return None
        return puzzle._replace(grade=self._grade(view, choices, found), choices=self._choices(view, state, found))

    def _is_clear(self, found: Analysis, best: Action) -> bool:
        """Whether *best* leads by enough, and with enough certainty."""
        leads = found.best.action is best and self._lead(found) >= self._puzzling.lead
        return leads and found.best.chance_best >= SURE

    def _is_seen_by_others(self, view: View, choices: Choices[Action], best: Action) -> bool:
        """Whether *best* also leads with other seeds, by at least half as much."""
        for check, worlds in CHECKS:
            found = self._analysis(view, choices, f"{self._seed}/{check}", worlds)
            if found.best.action is not best or self._lead(found) < self._puzzling.lead / 2:
                return False
        return True

    def _grade(self, view: View, choices: Choices[Action], found: Analysis) -> int:
        lead = self._puzzling.lead
        return grade_of(self._game, self._judge, view, choices, found, lead=lead, seed=self._seed)

    def _first_look(self, view: View, choices: Choices[Action]) -> Action | None:
        """The best action in a few worlds, if it is ahead of the others."""
        found = self._analysis(view, choices, f"{self._seed}/first", FIRST_WORLDS)
        if len(found.candidates) < 2 or self._lead(found) < SPARED * self._puzzling.lead:
            return None
        return found.best.action

    def _analysis(
        self, view: View, choices: Choices[Action], seed: str, worlds: int, played: Action | None = None
    ) -> Analysis:
        budget = Budget(worlds, None)
        return analyse(self._game, view, choices, seed=seed, budget=budget, judge=self._judge, played=played)

    @staticmethod
    def _lead(found: Analysis) -> float:
        """The lead of the best candidate over all others."""
        return found.best.mean - max(one.mean for one in found.candidates[1:])

    def _is_confirmed(self, view: View, choices: Choices[Action], found: Analysis, usual: Action) -> bool:
        """Whether other seeds, more worlds and the second judge agree."""
        best = found.best.action
        others = [usual] if usual is found.candidates[1].action else [usual, found.candidates[1].action]
        for other in others:  # the quickest check, which rejects most
            if not compare(self._game, view, best, other, seed=self._seed, pairs=PAIRS).prefers_first:
                return False
        return self._is_seen_by_others(view, choices, best)

    def _choices(self, view: View, state: State, found: Analysis) -> tuple[Choice, ...]:
        rng = rng_for(self._game, view, self._seed)
        opinion = self._judge.deciding(view, self._game.legal(state, viewer_of(view)), rng, WORLDS)
        assert opinion is not None
        kept = [found.best, *sorted(found.candidates[1:], key=lambda one: -one.mean)][:MAX_CHOICES]
        truths = values_in(opinion, state, [one.action for one in kept], rng)
        return tuple(
            Choice(
                self._game.write(one.action), one.mean, one.best_in, 0.0 if one.told is None else one.told.bits, truth,
                one.facts,
            )
            for one, truth in zip(kept, truths, strict=True)
        )  # fmt: skip

    def _clause(self, state: State, seat: Seat, action: Action) -> str:
        """The clause behind the events of the *action* that the seat sees."""
        log: list[Event] = []
        self._game.apply(state.clone(), seat, action, log)
        return next((told.cites() for one in log if (told := one.seen_by(seat)) is not None), "")


ALIKE: Final = 0.8
"""Positions with the same answer count as one puzzle if they share this proportion of their values."""


def likeness_of(game: AnyGame, view: View) -> frozenset[int]:
    """The values of a view and their places, hashed to numbers."""
    found: set[int] = set()
    _collect(game.write_view(view), "", found)
    return frozenset(found)


def _collect(value: Any, path: str, found: set[int]) -> None:
    if isinstance(value, dict):
        for key, one in value.items():
            _collect(one, f"{path}.{key}", found)
    elif isinstance(value, list | tuple):
        for at, one in enumerate(value):
            _collect(one, f"{path}.{at}", found)
    else:
        found.add(crc32(f"{path}={value}".encode()))


def is_alike(one: frozenset[int], other: frozenset[int]) -> bool:
    """Whether two positions are nearly the same."""
    return len(one & other) >= ALIKE * len(one | other)


MOST: Final = 0.6
"""At most this share of all puzzles may have the same theme."""


class Collection:
    """The puzzles collected so far. Whether a puzzle is accepted depends on those added before, so games are added in
    order."""

    def __init__(self, book: Book, wanted: int) -> None:
        self._book = book
        self._wanted = wanted
        self._records = list(book.records)
        self._puzzles = list(book.puzzles)
        self._likeness = [_likeness(book, puzzle) for puzzle in book.puzzles]
        self.games = book.games

    @property
    def count(self) -> int:
        return len(self._puzzles)

    @property
    def is_full(self) -> bool:
        return self.count >= self._wanted

    def add(self, found: Found) -> int:
        """Add what was found in a game; returns the number of new puzzles."""
        if self.is_full:
            return 0
        self.games = found.number + 1
        before = self.count
        for puzzle, likeness in zip(found.puzzles, found.likeness, strict=True):
            if self.count >= self._wanted or self._is_too_often(puzzle.theme) or self._is_known(puzzle, likeness):
                continue
            if not self._records or self._records[-1] != found.record:
                self._records.append(found.record)
            self._puzzles.append(puzzle._replace(record=len(self._records) - 1))
            self._likeness.append(likeness)
        return self.count - before

    def _is_too_often(self, theme: str) -> bool:
        return sum(puzzle.theme == theme for puzzle in self._puzzles) >= ceil(MOST * self._wanted)

    def _is_known(self, puzzle: Puzzle, likeness: frozenset[int]) -> bool:
        return any(
            other.best.action == puzzle.best.action and is_alike(likeness, known)
            for other, known in zip(self._puzzles, self._likeness, strict=True)
        )

    def book(self) -> Book:
        return self._book._replace(games=self.games, records=tuple(self._records), puzzles=tuple(self._puzzles))


def renewed(book: Book, advance: Callable[[], None]) -> Book:
    """Judge a book again with the current judge, leaving out positions that no longer qualify and records without
    puzzles. *advance* is called after each puzzle."""
    records: dict[int, int] = {}
    puzzles: list[Puzzle] = []
    for number in range(len(book.puzzles)):
        puzzle = judge_again(book, number)
        if puzzle is not None:
            at = records.setdefault(puzzle.record, len(records))
            puzzles.append(puzzle._replace(record=at))
        advance()
    return book._replace(records=tuple(book.records[at] for at in records), puzzles=tuple(puzzles))


def _likeness(book: Book, puzzle: Puzzle) -> frozenset[int]:
    game = fogline.game(book.title)
    for at, table in enumerate(replayed(book.records[puzzle.record])):
        if at == puzzle.at:
            return likeness_of(game, table.view(table.to_act()[0]))
    raise AssertionError  # a book is checked when it is read
