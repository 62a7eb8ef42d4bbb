"""How bots decide: quick levels that need no worlds, playouts of a policy, weighted worlds, and choosing among
candidates by trying them in worlds."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from time import monotonic
from typing import Any, Final

from fogline.kernel.arrays import i64
from fogline.kernel.choices import Choices
from fogline.kernel.game import CHANCE
from fogline.kernel.rolls import shuffle, uniform, weighted_index
from fogline.kit.bots import Belief, Bot, Budget, Judge, Knowledge, Rater, pick
from fogline.kit.search.strengths import rated_of

RECRUITS_CARE: Final = 1
REGULARS_CARE: Final = 4
"""The number of set-up ideas that each level compares."""
NOISE: Final = 0.15
"""How much randomness a regular adds to actions with similar ratings."""


class Recruit:
    """Random, but sane: it knows only which actions do something."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        if len(choices) == 1:
            return choices[0]
        prepared = self._knowledge.prepare(view, choices, rng, RECRUITS_CARE)
        if prepared is not None:
            return prepared
        actions = list(choices)
        return pick(actions, self._knowledge.weights(view, actions), rng)


class Regular:
    """Plays by rules of thumb, with a little randomness."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._rater = knowledge if isinstance(knowledge, Rater) else None

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        if len(choices) == 1:
            return choices[0]
        prepared = self._knowledge.prepare(view, choices, rng, REGULARS_CARE)
        if prepared is not None:
            return prepared
        if self._rater is not None:
            rated = self._rater.rated(view, choices, rng)
        else:
            rated = rated_of(self._knowledge.rate(view, choices, rng))
        return rated.strongest(rng, NOISE) if rated.actions else rng.choice(choices)


def play_out(game: Any, state: Any, policy: Bot, rng: Random, most: int = 10_000) -> int:
    """Continue *state* until the game is over, or for *most* actions, including those of CHANCE. Returns the number of
    actions played. A seat decides only by its view and its legal list."""
    played = 0
    while played < most:
        acting = game.to_act(state)
        if not acting:
            break
        seat = acting[0]
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            action = outcomes[weighted_index(rng, [float(weight) for _, weight in outcomes])][0]
        else:
            choices = game.legal(state, seat)
            action = choices[0] if len(choices) == 1 else policy.choose(game.view(state, seat), choices, rng)
        game.apply(state, seat, action)
        played += 1
    return played


def resampled(worlds: list[Any], belief: Belief, number: i64, rng: Random) -> list[Any]:
    """*number* worlds drawn from *worlds* in proportion to their weights, in any order. Systematic resampling: the
    probabilities are the same as with independent draws, and the count of each world differs from its expected value by
    less than one."""
    weights = [belief.weigh(world) for world in worlds]
    top = max(weights)
    sums: list[float] = []
    total = 0.0
    for weight in weights:
        total += exp(weight - top)
        sums.append(total)
    step = total / float(number)
    start = rng.random() * step
    last: i64 = len(worlds) - 1
    found: list[Any] = []
    at: i64 = 0
    taken: i64 = 0
    while taken < number:
        goal = start + float(taken) * step
        while at < last and sums[at] <= goal:
            at += 1
        found.append(worlds[at])
        taken += 1
    shuffle(rng, found)
    return found


WAVER: Final = 0.02
"""The randomness that a veteran adds, so that it is not predictable."""
FIRST_LOOK: Final = 4
"""The number of worlds in which a veteran tries every candidate; it then continues with the better half, and so on."""
MIN_CANDIDATES: Final = 4
"""A veteran never continues with fewer candidates than this."""


def deliberate(judge: Judge, draw: Callable[[], Any], budget: Budget, rng: Random) -> Any:
    """The candidate with the best mean value over the drawn worlds. Every candidate is tried in the same worlds; those
    that fall behind are pruned, so that the budget is spent where the choice is close."""
    contenders = list(judge.candidates)
    if len(contenders) == 1:
        return contenders[0]
    most, seconds = budget.worlds, budget.seconds
    totals = [uniform(rng, 0.0, WAVER) * min(FIRST_LOOK, most) for _ in contenders]
    end = None if seconds is None else monotonic() + seconds
    seen, pause = 0, FIRST_LOOK
    while seen < most and (end is None or seen == 0 or monotonic() < end):
        look = judge.look(draw())
        for number, action in enumerate(contenders):
            totals[number] += judge.value(look, action)
        seen += 1
        if seen == pause and len(contenders) > MIN_CANDIDATES:
            pause *= 2
            order = sorted(range(len(contenders)), key=totals.__getitem__, reverse=True)
            kept = order[: max(MIN_CANDIDATES, len(order) // 2)]
            contenders, totals = [contenders[number] for number in kept], [totals[number] for number in kept]
    return contenders[totals.index(max(totals))]
