"""The levels of play. How they think is the same for every game; what they think about is the game's knowledge."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, Final

from fogline.ai.bots.worlds import drawing
from fogline.ai.levels import ACE, RANDOM, levels_of
from fogline.kernel.choices import Choices
from fogline.kernel.errors import BadData
from fogline.kit.bots import Bot, Budget, Judge, Knowledge, pick
from fogline.kit.registry import title_of
from fogline.table.records import AnyGame

RECRUITS_CARE: Final = 1
REGULARS_CARE: Final = 4
VETERANS_CARE: Final = 12
"""How many ideas for the set-up each level compares."""
NOISE: Final = 0.15
"""How much randomness a regular adds to actions with similar ratings."""
WAVER: Final = 0.02
"""How much randomness a veteran adds, so that it is not predictable."""
FIRST_LOOK: Final = 4
"""Worlds in which a veteran tries every candidate; then it goes on with the better half, and so on."""
MIN_CANDIDATES: Final = 4
"""It never goes on with fewer candidates than this."""


class Recruit:
    """Random, but sane: it knows which actions do something, and no more."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """One of *choices*."""
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

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """One of *choices*."""
        if len(choices) == 1:
            return choices[0]
        prepared = self._knowledge.prepare(view, choices, rng, REGULARS_CARE)
        if prepared is not None:
            return prepared
        rated = self._knowledge.rate(view, choices, rng)
        if not rated:
            return rng.choice(choices)
        return max(((strength + rng.uniform(0, NOISE), action) for action, strength in rated), key=_first)[1]


class Veteran:
    """Draws worlds that fit its view, by what it believes of its opponents, and takes the action that is best on
    average, one turn ahead."""

    def __init__(self, game: AnyGame, knowledge: Knowledge, budget: Budget) -> None:
        self._game = game
        self._knowledge = knowledge
        self._budget = budget

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """One of *choices*."""
        if len(choices) == 1:
            return choices[0]
        prepared = self._knowledge.prepare(view, choices, rng, VETERANS_CARE)
        if prepared is not None:
            return prepared
        judge = self._knowledge.judge(view, choices, rng, self._budget.worlds)
        return deliberate(judge, drawing(self._game, self._knowledge, view, rng), self._budget, rng)


def deliberate(judge: Judge, draw: Callable[[], Any], budget: Budget, rng: Random) -> Any:
    """The candidate with the best value on average over the worlds that are drawn. Every candidate is tried in the same
    worlds; those that fall behind are given up, so that the budget is spent where the choice is close."""
    contenders = list(judge.candidates)
    if len(contenders) == 1:
        return contenders[0]
    totals = [rng.uniform(0, WAVER) * min(FIRST_LOOK, budget.worlds) for _ in contenders]
    end = None if budget.seconds is None else monotonic() + budget.seconds
    seen, pause = 0, FIRST_LOOK
    while seen < budget.worlds and (end is None or seen == 0 or monotonic() < end):
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


def _first(pair: tuple[float, Any]) -> float:
    return pair[0]


class RandomBot:
    """Plays at random: every kind of action is equally likely, and so is every action of a kind."""

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """One of *choices*."""
        kinds: dict[type, list[Any]] = {}
        for choice in choices:
            kinds.setdefault(type(choice), []).append(choice)
        return rng.choice(rng.choice(list(kinds.values())))


def bot_for(game: AnyGame, level: str, budget: Budget | None = None) -> Bot:
    """A bot of one of the levels that *game* has."""
    known = levels_of(game.name)
    if level not in known:
        raise BadData("bot", level, f"there is no such bot; there are {', '.join(known)}")
    if level == RANDOM:
        return RandomBot()
    knowledge = knowledge_of(game)
    if level == "recruit":
        return Recruit(knowledge)
    if level == "regular":
        return Regular(knowledge)
    ace = title_of(game.name).ace() if level == ACE else None
    if ace is not None:
        from fogline.ai.bots.ace import AcePlayer

        return AcePlayer(game, knowledge, ace, budget or Budget())
    return Veteran(game, knowledge, budget or Budget())


def knowledge_of(game: AnyGame) -> Knowledge:
    """What bots know of *game*."""
    return title_of(game.name).knowledge()
