"""Positions and decisions from games between the levels, with a judge's evaluations and with continuations of the
games: the data for learning and measuring calibrations (``bench/calibration.py``)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

import fogline
from fogline.analysis.decisions import analyse
from fogline.analysis.judges import Calibrated, LevelJudge, worlds_of
from fogline.bots.levels import THINKING, bot_for, knowledge_of
from fogline.kernel.game import CHANCE, Seat, points_of
from fogline.kernel.rolls import by_weight
from fogline.kernel.setup import Setup
from fogline.kit.bots import Budget
from fogline.kit.registry import title_of

SETUPS: Final[dict[str, tuple[Setup, ...]]] = {
    "stalingrad": (
        Setup("stalingrad", "quick-duel", {"mode": "advanced"}),
        Setup("stalingrad", "quick-duel"),
        Setup("stalingrad", "deep-battle", {"mode": "advanced"}),
    ),
    "panzer": (
        Setup("panzer", "skirmish", {"max-turns": 200}),
        Setup("panzer", "battle", {**title_of("panzer").setups().presets()["full"], "max-turns": 200}),
    ),
    "spearpoint": (Setup("spearpoint", "standard"),),
}
"""The set-ups by title."""
LEVELS: Final = THINKING[:3]
PAIRS: Final = tuple((one, other) for one in LEVELS for other in LEVELS)
"""The players, game by game: every level against every level, on both sides."""
SLIPS: Final = (0.0, 0.1)
"""How often both players act at random instead. These moments are random, so the continuation shows the value of an
action, not the strength of its player."""
WORLDS: Final = 8
GAPS: Final = {"stalingrad": 6, "panzer": 12, "spearpoint": 24}
"""One position, and one decision, in this many is examined."""
BUDGET: Final = Budget(16, None)


class Series(NamedTuple):
    """The players of the games, and the players of continuations."""

    pairs: tuple[tuple[str, str], ...]
    goes_on: str
    times: int
    """The number of continuations to the end after each action tried."""


ALL: Final = Series(PAIRS, "regular", 2)
STRONG: Final = Series(tuple((one, other) for other in LEVELS[:0:-1] for one in LEVELS[:0:-1]), "veteran", 1)
"""For titles in which regulars, as players of continuations, keep hardly any advantage."""
QUICKLY: Final = Budget(4, None)
"""The thinking budget of veterans in continuations."""


class Sample(NamedTuple):
    """A judge's evaluation of a position in a few worlds, and the result of the game."""

    game: int
    stage: float
    """The progress of the game: 0 at its beginning, 1 at its end."""
    numbers: list[tuple[float, ...]]
    """By world, the inputs for the weights of positions."""
    points: float


class Try(NamedTuple):
    """An action, and the continuations after it."""

    losses: list[float]
    """By world, the loss that the action causes."""
    points: float
    """The mean result of continuations to the end, with the same luck for every action."""


class Choice(NamedTuple):
    """A judge's evaluation of a decision: the best action, the one played, and another one."""

    game: int
    stage: float
    phase: str
    numbers: list[tuple[float, ...]]
    """By world, the inputs for the weights of positions."""
    promise: float
    played: Try
    """The action played; its ``points`` are the result of the game itself."""
    tries: list[Try]
    said: float | None = None
    """The prediction for the played action where playouts count; only without continuations."""


class Samples(NamedTuple):
    """The positions and decisions from some games."""

    positions: list[Sample]
    choices: list[Choice]


def samples_of(title: str, count: int, seed: str, *, series: Series | None = None) -> Iterator[Samples]:
    """The samples of each of *count* games, which follow from the seed and the game's number. With a *series*, the
    games also continue after other actions."""
    game: Any = fogline.game(title)
    setups = SETUPS[title]
    pairs = (series or ALL).pairs
    for number in range(count):
        rest, at = divmod(number, len(setups))
        rest, pair = divmod(rest, len(pairs))
        looking = _Looking(game, setups[at], number, f"{seed}/{number}", series)
        yield looking.play(pairs[pair], SLIPS[rest % len(SLIPS)])


class _Looking:
    """A game that is sampled while it is played."""

    def __init__(self, game: Any, setup: Setup, number: int, seed: str, series: Series | None) -> None:
        appraisal = title_of(game.name).appraisal()
        assert appraisal is not None
        self._game = game
        self._setup = setup
        self._number = number
        self._series = series
        self._judge = LevelJudge(game, setup, appraisal)
        self._rng, self._looking = Random(seed), Random(f"{seed}/looking")
        self._gap = GAPS[game.name]
        self._positions: list[tuple[Seat, int, list[tuple[float, ...]]]] = []
        self._choices: list[tuple[Seat, int, Choice]] = []

    def play(self, levels: tuple[str, str], slips: float) -> Samples:
        """Play to the end."""
        game, rng = self._game, self._rng
        bots = [bot_for(game, level, BUDGET) for level in levels]
        chance = bot_for(game, "random")
        state, at = game.new(self._setup), 0
        while acting := game.to_act(state):
            seat = acting[0]
            if self._looking.randrange(self._gap) == 0:
                self._look(state, at)
            if seat == CHANCE:
                action = by_weight(rng, game.outcomes(state))
            else:
                view, choices = game.view(state, seat), game.legal(state, seat)
                is_slip = rng.random() < slips and knowledge_of(game).prepare(view, choices, Random(0), 1) is None
                action = (chance if is_slip else bots[seat % 2]).choose(view, choices, rng)
                if len(choices) > 1 and self._looking.randrange(self._gap) == 0:
                    self._decide(state, seat, view, choices, action, at)
            game.apply(state, seat, action)
            at += 1
        outcome = game.outcome(state)
        positions = [
            Sample(self._number, when / at, numbers, points_of(outcome, seat))
            for seat, when, numbers in self._positions
        ]
        choices = [
            one._replace(stage=when / at, played=one.played._replace(points=points_of(outcome, seat)))
            for seat, when, one in self._choices
        ]
        return Samples(positions, choices)

    def _look(self, state: Any, at: int) -> None:
        for one in range(len(self._game.seats(self._setup))):
            seat = Seat(one)
            draw = worlds_of(self._game, self._game.view(state, seat), self._looking)
            self._positions.append((seat, at, [self._judge.numbers(draw(), seat) for _ in range(WORLDS)]))

    def _decide(self, state: Any, seat: Seat, view: Any, choices: Any, action: Any, at: int) -> None:
        opinion = self._judge.deciding(view, choices, self._looking, WORLDS)
        if opinion is None:
            return
        assert isinstance(opinion, Calibrated)
        draw = worlds_of(self._game, view, self._looking)
        worlds = [draw() for _ in range(WORLDS)]
        other = choices[self._looking.randrange(len(choices))]
        tries = []
        if self._series is not None:
            luck = [self._looking.random() for _ in range(self._series.times)]
            for one in dict.fromkeys((opinion.best, action, other)):
                points = [self._played_on(state, seat, one, self._series.goes_on, Random(seed)) for seed in luck]
                tries.append(Try([opinion.loss(world, one) for world in worlds], sum(points) / len(points)))
        played = Try([opinion.loss(world, action) for world in worlds], 0.0)
        numbers = [self._judge.numbers(world, seat) for world in worlds]
        said = None
        if self._series is None and opinion.playing is not None:
            said = analyse(self._game, view, choices, judge=self._judge, played=action).of(action).mean
        choice = Choice(self._number, 0.0, opinion.phase, numbers, opinion.promise, played, tries, said)
        self._choices.append((seat, at, choice))

    def _played_on(self, state: Any, seat: Seat, action: Any, level: str, rng: Random) -> float:
        """The result for *seat* if it plays *action* and players of a *level* continue."""
        game, after = self._game, state.clone()
        game.apply(after, seat, action)
        bot = bot_for(game, level, QUICKLY)
        while acting := game.to_act(after):
            if acting[0] == CHANCE:
                game.apply(after, CHANCE, by_weight(rng, game.outcomes(after)))
            else:
                chosen = bot.choose(game.view(after, acting[0]), game.legal(after, acting[0]), rng)
                game.apply(after, acting[0], chosen)
        return points_of(game.outcome(after), seat)
