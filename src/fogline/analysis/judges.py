"""Games that are played on, much as an ace does it: from the best actions of a decision to the end, as regulars play,
in worlds that fit the view, with the same luck for all actions.

Judges: who says how likely a seat is to win, in a world, as things are or after an action.

A judge can be replaced by another one, and every result names the judge that it comes from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Protocol

from fogline.bots.levels import drawing, knowledge_of
from fogline.kernel.choices import Choices
from fogline.kernel.game import CHANCE, Outcome, Seat
from fogline.kernel.setup import Setup
from fogline.kit.appraisal import Appraisal
from fogline.kit.bots import Believer, Judge
from fogline.kit.bots import play_out as play_at_random
from fogline.kit.registry import title_of
from fogline.kit.search.deliberation import Regular, play_out
from fogline.table.records import AnyGame

FINALISTS: Final = 4
"""Actions that are played on from, the best by their values; what was played comes besides."""
MAX_PLAYED: Final = 1000
"""Actions of a game that is played on; one that is not over then counts as drawn."""


class Playing:
    """How games end that are played on from a decision."""

    def __init__(self, game: AnyGame, seat: Seat, doubt: float) -> None:
        self._game = game
        self._seat = seat
        self._policy = Regular(knowledge_of(game))
        self.doubt = doubt
        """The number of games that would count as much as the values of the judge, if chance had no part in them."""

    def ends(self, world: Any, actions: Sequence[Any], luck: int) -> list[float]:
        """How a game in *world* ends after each of these legal *actions*: 1, 0.5 or 0."""
        found = []
        for action in actions:
            after = world.clone()
            self._game.apply(after, self._seat, action)
            play_out(self._game, after, self._policy, Random(luck), MAX_PLAYED)
            outcome = self._game.outcome(after)
            found.append(0.5 if outcome is None else points_of(outcome, self._seat))
        return found


def weighed(values: Sequence[Sequence[float]], ends: Sequence[Sequence[float]], doubt: float) -> list[list[float]]:
    """By action and world, the *values* with how games *end*, as far as so many games can be trusted. The first action
    is the one with the best values: it keeps them, and the others are compared with it."""
    trust = _trust(values, ends, doubt)
    beyond = [end - value for end, value in zip(ends[0], values[0], strict=True)]
    return [
        [value + trust * (end - value - first) for value, end, first in zip(row, results, beyond, strict=True)]
        for row, results in zip(values, ends, strict=True)
    ]


def _trust(values: Sequence[Sequence[float]], ends: Sequence[Sequence[float]], doubt: float) -> float:
    """How much games count: the more there are, and the less of what actions differ by can be chance."""
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


def points_of(outcome: Outcome, seat: Seat) -> float:
    """1 for a victory, 0.5 for a draw, 0 for a loss."""
    return 0.5 if not outcome.winners else 1.0 if seat in outcome.winners else 0.0


RANDOM_GAMES: Final = "random-games"
MOST: Final = 2.0
"""Values beyond so many times what may decide a game are not told apart."""
PROMISE_WORLDS: Final = 4
"""In so many worlds it is looked for what the best action promises."""


class Deciding(Protocol):
    """A judge's opinion of one decision."""

    @property
    def candidates(self) -> Sequence[Any]:
        """The actions worth comparing."""

    def values(self, world: Any, actions: Sequence[Any]) -> list[float]:
        """How likely the seat is to win in *world* after each of these legal *actions*."""

    @property
    def playing(self) -> Playing | None:
        """Games that are played on from the best actions, if they count besides."""


class WinJudge(Protocol):
    """A judge. It is asked about worlds that somebody else has drawn."""

    @property
    def name(self) -> str:
        """What it is called where its results are shown."""

    def chance(self, world: Any, seat: Seat, rng: Random) -> float:
        """How likely the side of *seat* is to win in *world*, all cards open. *rng* is for judges that play on."""

    def deciding(self, view: Any, choices: Choices[Any], rng: Random, worlds: int) -> Deciding | None:
        """For a decision of the seat of *view*, with *worlds* to look at; None where it compares nothing."""


def judge_for(game: AnyGame, setup: Setup) -> WinJudge:
    """The judge of games with this *setup*: what the best level of the title thinks, or random games where only the
    rules are known."""
    appraisal = title_of(game.name).appraisal()
    return RandomGames(game) if appraisal is None else LevelJudge(game, setup, appraisal)


def worlds_of(game: AnyGame, view: Any, rng: Random) -> Callable[[], Any]:
    """A function that draws worlds as the veteran of *game* does."""
    knowledge = knowledge_of(game)
    return drawing(game, knowledge if isinstance(knowledge, Believer) else None, view, rng)


class LevelJudge:
    """What the best level of a title makes of a world, as a chance to win."""

    def __init__(self, game: AnyGame, setup: Setup, appraisal: Appraisal) -> None:
        self.game = game
        self.name = appraisal.level
        self.appraisal = appraisal
        self._sides = [game.side(setup, Seat(seat)) for seat in range(len(game.seats(setup)))]

    def chance(self, world: Any, seat: Seat, rng: Random) -> float:
        """See ``WinJudge``."""
        outcome = self.game.outcome(world)
        if outcome is not None:
            return points_of(outcome, seat)
        return self.appraisal.calibration.of_position(self.numbers(world, seat))

    def numbers(self, world: Any, seat: Seat) -> tuple[float, ...]:
        """What the calibration has weights for: whose turn it is, and the terms; and all of them again as far as the
        game has come."""
        found = (self.mover(world, seat), *self.appraisal.terms(world, seat))
        progress = self.appraisal.progress(world)
        return (1.0, *found, *(progress * one for one in found))

    def mover(self, world: Any, seat: Seat) -> float:
        """1 if only the side of *seat* is to act, -1 if only others are, 0 if both are, or CHANCE."""
        acting = self.game.to_act(world)
        if CHANCE in acting or not self.appraisal.counts_turns:
            return 0.0
        own = sum(self._sides[one] == self._sides[seat] for one in acting)
        return 1.0 if own == len(acting) else -1.0 if own == 0 else 0.0

    def deciding(self, view: Any, choices: Choices[Any], rng: Random, worlds: int) -> Deciding | None:
        """See ``WinJudge``."""
        judge = self.appraisal.judge(view, choices, rng, worlds)
        if judge is None:
            return None
        draw = worlds_of(self.game, view, rng)
        return Calibrated(self, judge, view, [draw() for _ in range(PROMISE_WORLDS)])


class Calibrated:
    """One decision: a title's values, as chances."""

    def __init__(self, judge: LevelJudge, values: Judge, view: Any, worlds: Sequence[Any]) -> None:
        """What the best action promises is found in *worlds*."""
        self._judge = judge
        self._values = values
        self._seat = Seat(view.seat)
        self.phase = judge.appraisal.phase(view)
        self.candidates = values.candidates
        looks = [values.look(world) for world in worlds]
        sums = [sum(self._value(look, action) for look in looks) for action in values.candidates]
        self.promise = max(sums) / len(worlds)
        self.best = values.candidates[sums.index(max(sums))]
        doubt = judge.appraisal.calibration.doubt
        self.playing = None if doubt is None else Playing(judge.game, self._seat, doubt)

    def _value(self, seen: Any, action: Any) -> float:
        limit = MOST * self._judge.appraisal.decisive
        return max(-limit, min(limit, self._values.value(seen, action)))

    def loss(self, world: Any, action: Any) -> float:
        """What is lost by *action* in *world*, beside the best one."""
        seen = self._values.look(world)
        return self._value(seen, self.best) - self._value(seen, action)

    def values(self, world: Any, actions: Sequence[Any]) -> list[float]:
        """See ``Deciding``."""
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

    def _points_after(self, world: Any, action: Any) -> float | None:
        """The result, if *action* ends the game."""
        after = world.clone()
        self._judge.game.apply(after, self._seat, action)
        outcome = self._judge.game.outcome(after)
        return None if outcome is None else points_of(outcome, self._seat)


class RandomGames:
    """For titles of which only the rules are known: how games go on at random."""

    name = RANDOM_GAMES

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def chance(self, world: Any, seat: Seat, rng: Random) -> float:
        """See ``WinJudge``."""
        state = world.clone()
        play_at_random(self._game, state, rng)
        outcome = self._game.outcome(state)
        return 0.5 if outcome is None else points_of(outcome, seat)

    def deciding(self, view: Any, choices: Choices[Any], rng: Random, worlds: int) -> Deciding | None:
        """See ``WinJudge``."""
        judge = knowledge_of(self._game).judge(view, choices, rng, worlds)
        return _Random(judge)


class _Random:
    """One decision: each value is a random game that follows."""

    playing = None

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self.candidates = judge.candidates

    def values(self, world: Any, actions: Sequence[Any]) -> list[float]:
        """See ``Deciding``."""
        seen = self._judge.look(world)
        return [self._judge.value(seen, action) for action in actions]
