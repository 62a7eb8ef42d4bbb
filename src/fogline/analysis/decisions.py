"""The value of each action of one decision, given its seat's knowledge.

All candidates are tried in the same worlds, drawn from the view as a veteran draws them. Candidates that fall behind
are pruned, so that most worlds go to close choices. In some titles the best candidates then get a playout in each of
these worlds. The result follows from view, legal list, seed and number of worlds; more worlds make it more accurate.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

from fogline.analysis.information import Told, what_is_told
from fogline.analysis.judges import FINALISTS, Deciding, Playing, WinJudge, judge_for, weighed, worlds_of
from fogline.kernel.choices import Choices
from fogline.kernel.game import Action, State, View, viewer_of
from fogline.kernel.messages import Message
from fogline.kit.bots import Budget
from fogline.kit.registry import title_of
from fogline.table.records import AnyGame

BUDGET: Final = Budget(64, None)
FIRST_LOOK: Final = 4
"""The number of worlds in which every candidate is tried; then the worse half is pruned, and so on."""
MIN_CANDIDATES: Final = 4
"""Pruning stops when this many candidates are left."""
OPEN_GAMES: Final = 16
"""The number of playouts from each action if all cards are open."""
DRAWS: Final = 60
"""The number of bootstrap samples of the worlds, for the probability that an action is the best."""
DESCRIBED: Final = 3
"""The number of candidates that get facts and an estimate of their disclosure to the enemy."""


class Candidate(NamedTuple):
    """An action and how good it is."""

    action: Action
    mean: float
    """The chance of winning after the action, as the mean over worlds. For a pruned candidate, the chance of the best
    one minus its distance from the best."""
    spread: float
    """The standard deviation over worlds, which shows the influence of hidden cards."""
    worlds: int
    best_in: float
    """The share of the worlds in which the action is the best of those never pruned. Actions that tie in a world split
    its share equally, so the shares of all candidates add up to 1."""
    chance_best: float
    """The probability that the action is the best of all, estimated from these worlds."""
    told: Told | None = None
    """What the action discloses to the enemy; given only for the first few candidates."""
    facts: tuple[Message, ...] = ()
    """Facts for or against the action; given only for the first few candidates."""
    values: tuple[float, ...] = ()
    """The chance of winning in each world in which it was tried."""


class Analysis(NamedTuple):
    """The analysis of a decision. Without candidates, nothing was compared."""

    judge: str
    seed: str
    worlds: int
    candidates: tuple[Candidate, ...]
    """Best first; candidates that were pruned early come last."""

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    def of(self, action: Action) -> Candidate:
        return next(one for one in self.candidates if one.action is action)

    @property
    def most_often_best(self) -> Candidate | None:
        """The candidate that is best in more worlds than the one with the best mean, if there is one."""
        first = max(self.candidates, key=lambda one: one.best_in)
        return first if first.best_in > self.best.best_in else None


def analyse(
    game: AnyGame, view: View, choices: Choices[Action], *, seed: str = "0", budget: Budget | None = None,
    judge: WinJudge | None = None, played: Action | None = None, also: Action | None = None,
) -> Analysis:  # fmt: skip
    """The value of each of the *choices*. *played* and *also* are never pruned. With a time limit, the result is the
    best answer found in time; a first answer is always found."""
    kept = tuple(one for one in (played, also) if one is not None)
    *_, last = _trials(game, view, choices, seed, budget or BUDGET, judge, kept)
    return last()


def improving(
    game: AnyGame, view: View, choices: Choices[Action], *, seed: str = "0", budget: Budget | None = None,
    judge: WinJudge | None = None, played: Action | None = None,
) -> Iterator[Analysis]:  # fmt: skip
    """Like ``analyse``, but yields a first answer after a few worlds, then another each time the number of worlds has
    doubled."""
    kept = () if played is None else (played,)
    for found in _trials(game, view, choices, seed, budget or BUDGET, judge, kept):
        yield found()


def _trials(
    game: AnyGame, view: View, choices: Choices[Action], seed: str, budget: Budget, judge: WinJudge | None,
    kept: Sequence[Action],
) -> Iterator[Callable[[], Analysis]]:  # fmt: skip
    """Yield successively better answers, each as a function that computes it on demand."""
    judge = judge or judge_for(game, view.setup)
    end = None if budget.seconds is None else monotonic() + budget.seconds
    rng, opinion = _opinion(game, view, choices, seed, budget.worlds, judge)
    if opinion is None:
        nothing = Analysis(judge.name, seed, 0, ())
        yield lambda: nothing
        return
    trial = _Trial(game, view, opinion, kept, rng)
    name, at = judge.name, min(FIRST_LOOK, budget.worlds)
    while True:
        trial.go_on_to(at)
        yield lambda: _described(game, view, trial.sum_up(seed, name), kept, trial.worlds, seed)
        if at >= budget.worlds or (end is not None and monotonic() >= end):
            return
        trial.prune()
        at = min(2 * at, budget.worlds)


def chance_of(game: AnyGame, view: View, judge: WinJudge, seed: str, worlds: int) -> float:
    """The current winning chance of the seat of *view*: the mean over *worlds* that fit the view."""
    rng = rng_for(game, view, seed)
    draw = worlds_of(game, view, rng)
    return sum(judge.chance(draw(), viewer_of(view), rng) for _ in range(worlds)) / worlds


def worlds_for(game: AnyGame, view: View, choices: Choices[Action], seed: str, worlds: int, count: int) -> list[State]:
    """The *worlds* in which ``analyse`` tries the *choices* with that *seed*, extended to *count*. If the judge draws
    random numbers for its games in between (as for titles of which only the rules are known), the worlds differ but
    still fit."""
    rng, _ = _opinion(game, view, choices, seed, worlds, judge_for(game, view.setup))
    draw = worlds_of(game, view, rng)
    return [draw() for _ in range(count)]


def _opinion(
    game: AnyGame, view: View, choices: Choices[Action], seed: str, worlds: int, judge: WinJudge
) -> tuple[Random, Deciding | None]:
    """The generator of worlds, and the opinion of *judge*; None if there is nothing to compare."""
    rng = rng_for(game, view, seed)
    return rng, judge.deciding(view, choices, rng, worlds) if len(choices) > 1 else None


def values_in(opinion: Deciding, world: State, actions: Sequence[Action], rng: Random) -> list[float]:
    """The value of each of these *actions* in one *world* with all cards open. If playouts count, they are run from the
    first action and from those with the best values."""
    values = opinion.values(world, actions)
    playing = opinion.playing
    if playing is None:
        return values
    order = sorted(range(len(actions)), key=lambda at: -values[at])
    chosen = [at for place, at in enumerate(order) if place < FINALISTS or at == 0]
    some = [actions[at] for at in chosen]
    ends = [playing.ends(world, some, rng.getrandbits(32)) for _ in range(OPEN_GAMES)]
    table = weighed([[values[at]] * OPEN_GAMES for at in chosen], list(zip(*ends)), playing.doubt)
    for at, row in zip(chosen, table, strict=True):
        values[at] = max(0.0, min(1.0, sum(row) / OPEN_GAMES))
    return values


def rng_for(game: AnyGame, view: View, seed: str) -> Random:
    """A generator derived from the *seed* and the whole view, the same in every process."""
    text = json.dumps(game.write_view(view), sort_keys=True)
    return Random(f"{seed}/{hashlib.sha256(text.encode()).hexdigest()}")


Tried: TypeAlias = tuple[Action, list[float]]
"""An action, and its value in each world."""


class _Trial:
    """The candidates of one decision, tried in more and more worlds."""

    def __init__(self, game: AnyGame, view: View, opinion: Deciding, kept: Sequence[Action], rng: Random) -> None:
        self._opinion = opinion
        self._draw = worlds_of(game, view, rng)
        self._kept = kept
        actions = list(opinion.candidates)
        actions += [one for one in dict.fromkeys(kept) if not _is_among(one, actions)]
        self.worlds: list[State] = []
        self._in: list[Tried] = [(action, []) for action in actions]
        self._out: list[Tried] = []

    def go_on_to(self, count: int) -> None:
        """Try the remaining candidates in more worlds, until there are *count*."""
        actions = [action for action, _ in self._in]
        while len(self.worlds) < count:
            world = self._draw()
            self.worlds.append(world)
            for (_, values), value in zip(self._in, self._opinion.values(world, actions)):
                values.append(value)

    def prune(self) -> None:
        """Continue with the better half, and with the candidates that are never pruned."""
        if len(self._in) <= MIN_CANDIDATES:
            return
        order = sorted(self._in, key=lambda one: -sum(one[1]))
        keep = max(MIN_CANDIDATES, len(order) // 2)
        kept = [one for at, one in enumerate(order) if at < keep or _is_among(one[0], self._kept)]
        self._out += [one for one in order if all(one is not other for other in kept)]
        self._in = kept

    def sum_up(self, seed: str, judge: str) -> Analysis:
        order = sorted(self._in, key=lambda one: -sum(one[1]))
        first = order[0][1]
        if self._opinion.playing is not None:
            order = self._played_on(order, self._opinion.playing, Random(f"{seed}/luck"))
        table = [values for _, values in order]
        best_in, sure = _wins(table), _sure(table, Random(f"{seed}/{len(self.worlds)}"))
        found = [
            _candidate(action, values, best, chance)
            for (action, values), best, chance in zip(order, best_in, sure, strict=True)
        ]
        rest = sorted(self._out, key=lambda one: (-len(one[1]), -sum(one[1])))
        found += [_pruned(action, values, first, found[0].mean) for action, values in rest]
        return Analysis(judge, seed, len(self.worlds), tuple(found))

    def _played_on(self, order: Sequence[Tried], playing: Playing, rng: Random) -> list[Tried]:
        """The candidates after playouts have been run from the first few and from those that are never pruned."""
        chosen = [one for at, one in enumerate(order) if at < FINALISTS or _is_among(one[0], self._kept)]
        actions = [action for action, _ in chosen]
        ends = [playing.ends(world, actions, rng.getrandbits(32)) for world in self.worlds]
        table = weighed([values for _, values in chosen], list(zip(*ends)), playing.doubt)
        others = [one for one in order if all(one is not other for other in chosen)]
        found = [*zip(actions, table, strict=True), *others]
        return sorted(found, key=lambda one: -sum(one[1]))


def _candidate(action: Action, values: Sequence[float], best_in: float, chance_best: float) -> Candidate:
    count = len(values)
    mean = max(0.0, min(1.0, sum(values) / count))
    spread = sqrt(sum((value - mean) ** 2 for value in values) / count)
    return Candidate(action, mean, spread, count, best_in, chance_best, values=tuple(values))


def _pruned(action: Action, values: Sequence[float], best: Sequence[float], most: float) -> Candidate:
    """A candidate that was tried only in the first worlds. Its distance from the *best* candidate there is more
    reliable than its own mean, which depends on these worlds. Its value is capped at *most*, which was found in all
    worlds."""
    found = _candidate(action, values, 0.0, 0.0)
    count = len(values)
    mean = sum(best) / len(best) + (sum(values) - sum(best[:count])) / count
    return found._replace(mean=max(0.0, min(most, mean)))


def _wins(table: Sequence[Sequence[float]]) -> list[float]:
    """By candidate, the share of the worlds in which it is the best. Candidates that tie in a world split its share
    equally."""
    wins = [0.0] * len(table)
    for column in zip(*table):
        top = max(column)
        for number, value in enumerate(column):
            if value >= top:
                wins[number] += 1 / column.count(top)
    return [one / len(table[0]) for one in wins]


def _sure(table: Sequence[Sequence[float]], rng: Random) -> list[float]:
    """By candidate, how often it has the highest mean in a bootstrap sample of the worlds. Candidates that tie in a
    sample split it equally."""
    count = len(table[0])
    shares = [0.0] * len(table)
    numbers = range(len(table))
    for _ in range(DRAWS):
        drawn = rng.choices(range(count), k=count)
        sums = [sum([values[at] for at in drawn]) for values in table]
        top = max(sums)
        winners = [number for number in numbers if sums[number] >= top - 1e-12]
        for number in winners:
            shares[number] += 1 / len(winners) / DRAWS
    return shares


def _is_among(action: Action, actions: Sequence[Action]) -> bool:
    return any(action is one for one in actions)


def _described(
    game: AnyGame, view: View, analysis: Analysis, kept: Sequence[Action], worlds: Sequence[State], seed: str
) -> Analysis:
    """The analysis with facts and disclosures for the first few candidates."""
    rng = Random(f"{seed}/{len(worlds)}")
    appraisal = title_of(game.name).appraisal()
    found = list(analysis.candidates)
    for at, one in enumerate(found):
        if at < DESCRIBED or _is_among(one.action, kept):
            facts = () if appraisal is None else tuple(appraisal.facts(view, one.action, worlds))
            found[at] = one._replace(told=what_is_told(game, view, one.action, worlds, rng), facts=facts)
    return analysis._replace(candidates=tuple(found))
