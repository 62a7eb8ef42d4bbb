"""Judges estimate a seat's winning chance in a world, now or after an action; playouts refine the estimate.

Judges are interchangeable, and every result names its judge. Playouts by regulars run from the best actions of a
decision to the end, in worlds that fit the view, with the same luck for all actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Protocol

from fogline.bots.levels import drawing, knowledge_of
from fogline.kernel.choices import Choices
from fogline.kernel.game import CHANCE, Action, Seat, State, View, points_of, viewer_of
from fogline.kernel.setup import Setup
from fogline.kit.appraisal import Appraisal
from fogline.kit.bots import Judge
from fogline.kit.bots import play_out as play_at_random
from fogline.kit.registry import title_of
from fogline.kit.search.deliberation import Regular, play_out
from fogline.table.records import AnyGame

FINALISTS: Final = 4
"""The number of actions that get playouts: those with the best values, and the one that was played."""
MAX_PLAYED: Final = 1000
"""The maximum number of actions in a playout; an unfinished playout counts as a draw."""


class Playing:
    """Runs playouts from a decision."""

    def __init__(self, game: AnyGame, seat: Seat, doubt: float) -> None:
        self._game = game
        self._seat = seat
        self._policy = Regular(knowledge_of(game))
        self.doubt = doubt
        """The number of playouts that have the same weight as the judge's values."""

    def ends(self, world: State, actions: Sequence[Action], luck: int) -> list[float]:
        """The result of a playout in *world* from each of these legal *actions*: 1, 0.5 or 0."""
        found = []
        for action in actions:
            after = world.clone()
            self._game.apply(after, self._seat, action)
            play_out(self._game, after, self._policy, Random(luck), MAX_PLAYED)
            found.append(points_of(self._game.outcome(after), self._seat))
        return found


def weighed(values: Sequence[Sequence[float]], ends: Sequence[Sequence[float]], doubt: float) -> list[list[float]]:
    """By action and world, the *values* corrected by the playouts' results *ends*, in proportion to the trust in the
    playouts. The first action has the best values and keeps them; the others are compared with it."""
    trust = _trust(values, ends, doubt)
    beyond = [end - value for end, value in zip(ends[0], values[0], strict=True)]
    return [
        [value + trust * (end - value - first) for value, end, first in zip(row, results, beyond, strict=True)]
        for row, results in zip(values, ends, strict=True)
    ]


def _trust(values: Sequence[Sequence[float]], ends: Sequence[Sequence[float]], doubt: float) -> float:
    """The weight given to playouts: it grows with their number and with the part of their differences that is not
    random."""
    number, count = len(ends), len(ends[0])
    if number == 1 or count == 1:
        return 0.0
    columns = [sum(column) / number for column in zip(*ends)]
    noise = 0.0
    for row in ends:
        apart = [end - column for end, column in zip(row, columns, strict=True)]
        mean = sum(apart) / count
        noise += sum((one - mean) ** 2 for one in apart) / (count - 1) / count / number
    beyond = [(sum(row) - sum(said)) / count for row, said in zip(ends, values, strict=True)]
    middle = sum(beyond) / number
    spread = sum((one - middle) ** 2 for one in beyond) / (number - 1)
    return 0.0 if spread <= noise else (1 - noise / spread) * count / (count + doubt)


RANDOM_GAMES: Final = "random-games"
MOST: Final = 2.0
"""Values are cut at this multiple of a decisive value."""
PROMISE_WORLDS: Final = 4
"""The number of worlds in which the best action's promise is measured."""


class Deciding(Protocol):
    """A judge's opinion of one decision."""

    @property
    def candidates(self) -> Sequence[Action]:
        """The actions worth comparing."""

    def values(self, world: State, actions: Sequence[Action]) -> list[float]:
        """The seat's chance of winning in *world* after each of these legal *actions*."""

    @property
    def playing(self) -> Playing | None:
        """The playouts from the best actions, if playouts count."""


class WinJudge(Protocol):
    """A judge of given worlds."""

    @property
    def name(self) -> str:
        """The judge's name, as results show it."""

    def chance(self, world: State, seat: Seat, rng: Random) -> float:
        """The winning chance of the side of *seat* in *world* with all cards open. *rng* is for judges that use
        playouts."""

    def deciding(self, view: View, choices: Choices[Action], rng: Random, worlds: int) -> Deciding | None:
        """The judge's opinion of a decision of the seat of *view*, which will be tried in this number of *worlds*; None
        where it compares nothing."""


def judge_for(game: AnyGame, setup: Setup) -> WinJudge:
    """The judge for games with this *setup*: the judgement of the title's best level, or random games if only the rules
    are known."""
    appraisal = title_of(game.name).appraisal()
    return RandomGames(game) if appraisal is None else LevelJudge(game, setup, appraisal)


def worlds_of(game: AnyGame, view: View, rng: Random) -> Callable[[], State]:
    """A function that draws worlds as the veteran of *game* does."""
    return drawing(game, knowledge_of(game), view, rng)


class LevelJudge:
    """A judge that converts the best level's opinion of a world into a winning chance."""

    def __init__(self, game: AnyGame, setup: Setup, appraisal: Appraisal) -> None:
        self.game = game
        self.name = appraisal.level
        self.appraisal = appraisal
        self._sides = [game.side(setup, Seat(seat)) for seat in range(len(game.seats(setup)))]

    def chance(self, world: State, seat: Seat, rng: Random) -> float:
        outcome = self.game.outcome(world)
        if outcome is not None:
            return points_of(outcome, seat)
        return self.appraisal.calibration.of_position(self.numbers(world, seat))

    def numbers(self, world: State, seat: Seat) -> tuple[float, ...]:
        """The inputs of the calibration: the side to act and the terms, followed by the same numbers multiplied by the
        progress of the game."""
        found = (self.mover(world, seat), *self.appraisal.terms(world, seat))
        progress = self.appraisal.progress(world)
        return (1.0, *found, *(progress * one for one in found))

    def mover(self, world: State, seat: Seat) -> float:
        """1 if only the side of *seat* is to act, -1 if only other sides are, 0 if both are, or if CHANCE is."""
        acting = self.game.to_act(world)
        if CHANCE in acting or not self.appraisal.counts_turns:
            return 0.0
        own = sum(self._sides[one] == self._sides[seat] for one in acting)
        return 1.0 if own == len(acting) else -1.0 if own == 0 else 0.0

    def deciding(self, view: View, choices: Choices[Action], rng: Random, worlds: int) -> Deciding | None:
        judge = self.appraisal.judge(view, choices, rng, worlds)
        if judge is None:
            return None
        draw = worlds_of(self.game, view, rng)
        return Calibrated(self, judge, view, [draw() for _ in range(PROMISE_WORLDS)])


class Calibrated:
    """One decision: converts a title's values into winning chances."""

    def __init__(self, judge: LevelJudge, values: Judge, view: View, worlds: Sequence[State]) -> None:
        self._judge = judge
        self._values = values
        self._seat = viewer_of(view)
        self.phase = judge.appraisal.phase(view)
        self.candidates = values.candidates
        looks = [values.look(world) for world in worlds]
        sums = [sum(self._value(look, action) for look in looks) for action in values.candidates]
        self.promise = max(sums) / len(worlds)
        """The mean value of the best action in these *worlds*."""
        self.best = values.candidates[sums.index(max(sums))]
        doubt = judge.appraisal.calibration.doubt
        self.playing = None if doubt is None else Playing(judge.game, self._seat, doubt)

    def _value(self, seen: View, action: Action) -> float:
        limit = MOST * self._judge.appraisal.decisive
        return max(-limit, min(limit, self._values.value(seen, action)))

    def loss(self, world: State, action: Action) -> float:
        """How much lower the title's value of *action* is in *world* than that of the best action."""
        seen = self._values.look(world)
        return self._value(seen, self.best) - self._value(seen, action)

    def values(self, world: State, actions: Sequence[Action]) -> list[float]:
        appraisal = self._judge.appraisal
        numbers = self._judge.numbers(world, self._seat)
        seen = self._values.look(world)
        best = self._value(seen, self.best)
        found: list[float] = []
        for action in actions:
            value = self._value(seen, action)
            ended = self._points_after(world, action) if abs(value) >= appraisal.decisive else None
            if ended is None:
                ended = appraisal.calibration.of_action(self.phase, numbers, self.promise, best - value)
            found.append(ended)
        return found

    def _points_after(self, world: State, action: Action) -> float | None:
        """The points for the seat's side if *action* ends the game."""
        after = world.clone()
        self._judge.game.apply(after, self._seat, action)
        outcome = self._judge.game.outcome(after)
        return None if outcome is None else points_of(outcome, self._seat)


class RandomGames:
    """A judge for titles of which only the rules are known: it plays random continuations."""

    name = RANDOM_GAMES

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def chance(self, world: State, seat: Seat, rng: Random) -> float:
        state = world.clone()
        play_at_random(self._game, state, rng)
        return points_of(self._game.outcome(state), seat)

    def deciding(self, view: View, choices: Choices[Action], rng: Random, worlds: int) -> Deciding | None:
        return _Random(knowledge_of(self._game).judge(view, choices, rng, worlds))


class _Random:
    """One decision: each value is the result of a random game."""

    playing = None

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self.candidates = judge.candidates

    def values(self, world: State, actions: Sequence[Action]) -> list[float]:
        seen = self._judge.look(world)
        return [self._judge.value(seen, action) for action in actions]
