"""The highest level: the proposals of a network trained by self-play, weighed against a veteran's judgement.

The network gives a probability for each action (the prior) and a rating of positions (the value). The network's
likeliest actions and those that the title's judge finds best are compared in worlds that fit the view, drawn by belief
as a veteran draws them: in each world the action is played, and the network rates the view of the seat that decides
next. Playouts by fast players or by regulars can follow for the best actions. The title's ``Mixture``, tuned in
matches, weights these parts. An ace without a network has its own set-ups and judge; the rest is like a veteran.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from fogline.bots.levels import VETERANS_CARE, Veteran, drawing
from fogline.kernel.choices import Choices
from fogline.kernel.errors import BadData
from fogline.kernel.game import CHANCE, Seat, points_of
from fogline.kernel.rolls import by_weight
from fogline.kernel.setup import Setup
from fogline.kit.bots import Ace, Budget, Judge, Knowledge
from fogline.kit.registry import title_of
from fogline.kit.search.deliberation import FIRST_LOOK, MIN_CANDIDATES, Regular, deliberate, play_out
from fogline.table.records import AnyGame

if TYPE_CHECKING:
    from fogline.bots.network import Mind, Network

SECONDS: Final = 0.2
"""The maximum time for one action, if time is limited at all: others see a bot's action after a quarter of a second at
the earliest."""
AT_ONCE: Final = 8
"""The number of worlds that are examined between two checks of the clock."""
MAX_FORCED: Final = 200
"""The maximum number of forced actions followed in a world."""
MAX_PLAYED: Final = 1000
"""The maximum number of actions in a playout; an unfinished playout counts as a draw."""
LEAST_PLAYED: Final = 16
"""The minimum number of playouts of an action, even if time runs out."""
LAST_TWO: Final = 2
"""Playouts continue to the end for this many actions."""
STUCK: Final = 0.5
"""The probability of playing like a veteran in a game that takes too long."""
ONE_THREAD: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""Settings that limit matrix libraries to one thread."""


class AcePlayer:
    """Plays with a network, or like a veteran with its own set-up and judge."""

    def __init__(self, game: AnyGame, knowledge: Knowledge, ace: Ace, budget: Budget) -> None:
        self.game = game
        self.knowledge = knowledge
        self.ace = ace
        self.budget = budget

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """One of *choices*."""
        if len(choices) == 1:
            return choices[0]
        own = None if self.ace.prepare is None else self.ace.prepare(view, choices, rng)
        if own is not None:
            return own
        mixture = self.ace.mixture
        mind = None if self.ace.network is None else mind_for(self.ace.network, view.setup)
        is_stuck = self.game.turn(view) > mixture.patience and rng.random() < STUCK
        if mind is None or is_stuck:
            return self._as_veteran(is_stuck).choose(view, choices, rng)
        care = 1 if mixture.sets_up else VETERANS_CARE
        prepared = self.knowledge.prepare(view, choices, rng, care)
        if prepared is not None:
            return mind.sample(view, list(choices), rng) if mixture.sets_up else prepared
        return _Thought(self, mind, view, choices, rng).best()

    def _as_veteran(self, is_stuck: bool) -> Veteran:
        """A veteran, with the ace's own judge if the ace has no network."""
        if is_stuck or self.ace.network is not None or self.ace.judge is None:
            return Veteran(self.game, self.knowledge, self.budget)
        seconds = None if self.budget.seconds is None else min(SECONDS, self.budget.seconds)
        return Veteran(self.game, self.knowledge, Budget(self.budget.worlds, seconds), self.ace.judge)


class _Thought:
    """The ace's reasoning about one decision."""

    def __init__(self, player: AcePlayer, mind: Mind, view: Any, choices: Choices[Any], rng: Random) -> None:
        ace, knowledge, budget = player.ace, player.knowledge, player.budget
        self._game = player.game
        self._mixture = ace.mixture
        self._policy = ace.policy or Regular(knowledge)
        self._judging = ace.judge or knowledge.judge
        self._mind = mind
        self._view = view
        self._seat = Seat(view.seat)
        self._choices = choices
        self._rng = rng
        self._worlds = min(budget.worlds, ace.mixture.worlds)
        self._end = None if budget.seconds is None else monotonic() + min(SECONDS, budget.seconds)
        self._draw = drawing(self._game, ace.believer or knowledge, view, rng)

    def best(self) -> Any:
        """The action with the best total; occasionally one that is nearly as good."""
        mixture = self._mixture
        judge: Judge | None = None
        advised: list[Any] = []
        if mixture.judge or mixture.vote:
            judge = self._judging(self._view, self._choices, self._rng, self._worlds)
            advised = self._advised(judge)
        priors = self._mind.likeliest(self._view, list(self._choices), mixture.candidates, advised)
        if len(priors) == 1:
            return next(iter(priors))
        scores = {action: mixture.prior * weight for action, weight in priors.items()}
        if mixture.vote:
            scores[advised[0]] += mixture.vote
        if mixture.value or mixture.judge:
            scores = self._in_worlds(scores, judge if mixture.judge else None)
        if mixture.playouts:
            scores = self._played_on(scores)
        top = max(scores.values())
        weights = [exp(mixture.sharpness * (score - top)) for score in scores.values()]
        return self._rng.choices(list(scores), weights)[0]

    def _advised(self, judge: Judge) -> list[Any]:
        """A veteran's action, or the actions that the judge rates best after a first look."""
        if self._mixture.vote:
            return [deliberate(judge, self._draw, Budget(self._worlds, None), self._rng)]
        candidates = list(judge.candidates)
        totals = [0.0] * len(candidates)
        for _ in range(min(FIRST_LOOK, self._worlds)):
            seen = judge.look(self._draw().clone())
            for number, action in enumerate(candidates):
                totals[number] += judge.value(seen, action)
        order = sorted(range(len(candidates)), key=totals.__getitem__, reverse=True)
        return [candidates[number] for number in order[: self._mixture.candidates]]

    def _in_worlds(self, before: dict[Any, float], judge: Judge | None) -> dict[Any, float]:
        """The scores plus the mean opinions of the network and the judge over the worlds. Candidates that fall behind
        are pruned."""
        mixture = self._mixture
        totals = dict.fromkeys(before, 0.0)
        seen, pause = 0, AT_ONCE
        while True:
            worlds = [self._draw() for _ in range(min(AT_ONCE, self._worlds - seen))]
            seen += len(worlds)
            if judge is not None:
                for world in worlds:
                    look = judge.look(world.clone())
                    for action in totals:
                        totals[action] += mixture.judge * judge.value(look, action)
            if mixture.value:
                actions = list(totals)
                for at, value in values_after(self._game, self._mind, self._view, worlds, actions, self._rng):
                    totals[actions[at % len(actions)]] += mixture.value * value
            scores = {action: before[action] + total / seen for action, total in totals.items()}
            if seen >= self._worlds or (self._end is not None and monotonic() >= self._end):
                return scores
            if seen >= pause and len(totals) > MIN_CANDIDATES:
                pause *= 2
                order = sorted(scores, key=scores.__getitem__, reverse=True)
                totals = {action: totals[action] for action in order[: max(MIN_CANDIDATES, len(order) // 2)]}

    def _played_on(self, before: dict[Any, float]) -> dict[Any, float]:
        """The scores of the best of these actions plus the results of playouts, all in the same worlds with the same
        luck. After each round the better half continues, down to two. A first round that is too short is ignored."""
        game, mixture, policy = self._game, self._mixture, self._policy
        order = sorted(before, key=before.__getitem__, reverse=True)
        totals = dict.fromkeys(order[: mixture.finalists], 0.0)
        scores = {action: before[action] for action in totals}
        seen, games = 0, max(1, mixture.games * self._worlds // mixture.worlds)
        while self._end is None or monotonic() < self._end:
            world, luck = self._draw(), self._rng.getrandbits(32)
            for action in totals:
                after = world.clone()
                game.apply(after, self._seat, action)
                play_out(game, after, policy, Random(luck), MAX_PLAYED)
                totals[action] += result_for(game, after, self._seat)
            seen += 1
            if seen >= min(games, LEAST_PLAYED):
                scores = {action: before[action] + mixture.playouts * total / seen for action, total in totals.items()}
            if seen % games == 0:
                if len(totals) <= LAST_TWO:
                    break
                order = sorted(scores, key=scores.__getitem__, reverse=True)
                totals = {action: totals[action] for action in order[: max(LAST_TWO, (len(order) + 1) // 2)]}
        return scores


def result_for(game: AnyGame, state: Any, seat: Seat) -> float:
    """1 for a win of *seat*, -1 for a loss, 0 for anything else."""
    return 2 * points_of(game.outcome(state), seat) - 1


def values_after(
    game: AnyGame, mind: Mind, view: Any, worlds: Sequence[Any], actions: Sequence[Any], rng: Random
) -> Iterator[tuple[int, float]]:
    """The values for the seat of *view*, from -1 to 1, after each action in each world, numbered world by world: the
    result if the game is finished, or else the network's rating of the view of the seat that decides next."""
    seat = Seat(view.seat)
    side = game.side(view.setup, seat)
    views: list[Any] = []
    owners: list[tuple[int, float]] = []
    for number, world in enumerate(worlds):
        luck = rng.getrandbits(32)
        for at, action in enumerate(actions, number * len(actions)):
            after = world.clone()
            game.apply(after, seat, action)
            asked = go_on(game, after, seat, luck)
            if asked is None:
                yield at, result_for(game, after, seat)
            else:
                views.append(game.view(after, asked))
                owners.append((at, 1.0 if asked == seat or game.side(view.setup, asked) == side else -1.0))
    if views:
        for (at, sign), value in zip(owners, mind.values(views).tolist(), strict=True):
            yield at, sign * value


def go_on(game: AnyGame, state: Any, seat: Seat, luck: int) -> Seat | None:
    """Play on until a seat has a choice; *luck* is the seed of CHANCE. Returns the seat that decides, *seat* before
    others; None when the game is over."""
    rng: Random | None = None
    for _ in range(MAX_FORCED):
        acting = game.to_act(state)
        if not acting:
            return None
        if acting[0] == CHANCE:
            rng = rng or Random(luck)
            game.apply(state, CHANCE, by_weight(rng, game.outcomes(state)))
            continue
        asked = seat if seat in acting else acting[0]
        legal = game.legal(state, asked)
        if len(legal) > 1:
            return asked
        game.apply(state, asked, legal[0])
    return None


@lru_cache(maxsize=16)
def mind_for(file: Path, setup: Setup) -> Mind | None:
    """The network for a set-up; None if it was trained for another layout of numbers, for example for other cards."""
    network = _network(file)
    from fogline.bots.network import Mind, fits

    coder = title_of(setup.game).coder(setup)
    return Mind(network, coder) if coder is not None and fits(network, coder) else None


@lru_cache(maxsize=4)
def _network(file: Path) -> Network:
    # This must precede the import of NumPy. The other cores are for other processes, and several threads were slower.
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
    from fogline.bots.network import load_network

    return load_network(file)


def refuse_network(file: Path, setup: Setup) -> None:
    """Raise ``BadData`` if a *file* has no network for games of *setup*."""
    if mind_for(file, setup) is None:
        raise BadData("network", str(file), "it was trained for another layout of numbers; train it again")
