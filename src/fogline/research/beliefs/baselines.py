"""Baseline submissions: with even weights, and with the beliefs of our bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Any, Final

from fogline.bots.levels import drawing, knowledge_of
from fogline.bots.memory_aid import memory_aid
from fogline.kit.aid import Hidden, Proving
from fogline.kit.bots import Believer
from fogline.kit.registry import title_of
from fogline.kit.worlds import imagine_many
from fogline.research.beliefs.tasks import Question, asking, choices_of

MOST_LISTED: Final = 5000
"""The maximum number of worlds for an exact even posterior, in titles that can list worlds."""
UNSEEN: Final = 1 / 1000
"""The probability assigned to a card that is in none of the drawn worlds, if the title does not supply a value."""
FEW: Final = 100
"""The number of worlds that ``Sampled`` draws."""
DRAWN: Final = 1000
"""The number of worlds that a belief weights."""
LATEST: Final[list[Any]] = []
"""A cache of the latest view and its even probabilities: a submission and its scoring ask about the same view."""
SEARCHED: Final = 32
"""The number of worlds in which actions are tried."""


class Even:
    """A submission for which all worlds that fit are equally likely. If the title can list the worlds and there are
    few, the probabilities are exact; otherwise they are those of the memory aid, from a sample."""

    def __init__(self, title: str) -> None:
        self._game: Any = title_of(title).rules
        self._aid = asking(title)

    def marginals(self, question: Question, rng: Random) -> list[list[float]]:
        """The probability of each card in each place."""
        if not LATEST or LATEST[0] is not question.view:
            LATEST[:] = [question.view, self._chances(question, rng)]
        found: list[list[float]] = LATEST[1]
        return found

    def _chances(self, question: Question, rng: Random) -> list[list[float]]:
        if isinstance(self._aid, Proving):
            worlds = self._aid.every_world(question.view, MOST_LISTED, rng)
            if worlds:
                return shares(question.places, self._aid.held(question.view, worlds), [1.0] * len(worlds))
        cells = memory_aid(question.view, "probabilities")["cells"]
        return [_from_odds(place, cells[place.place]["odds"]) for place in question.places]

    def worlds(self, question: Question, count: int, rng: Random) -> list[list[tuple[str, ...]]]:
        """Imagine worlds as the rules do."""
        return self._aid.held(question.view, imagine_many(self._game, question.view, rng, count))

    def values(self, question: Question, rng: Random) -> list[float]:
        """The mean value of each action by the veteran's judge, in equally likely worlds."""
        return judged(self._game, question, rng, lambda: self._game.imagine(question.view, rng))


def _from_odds(place: Hidden, odds: dict[str, float]) -> list[float]:
    if not place.holds_one:
        return [odds.get(card, UNSEEN) for card in place.cards]
    found = [odds.get(card, 0.0) for card in place.cards]
    return [one / sum(found) for one in found]


class Sampled:
    """A submission with even weights from a few drawn worlds: honest, but noisy. It is the null run of the test for
    leaks."""

    def __init__(self, title: str) -> None:
        self._game: Any = title_of(title).rules
        self._aid = asking(title)

    def marginals(self, question: Question, rng: Random) -> list[list[float]]:
        """The shares of cards in the drawn worlds, plus one extra world in which all cards of a place are equally
        likely."""
        worlds = imagine_many(self._game, question.view, rng, FEW)
        found = shares(question.places, self._aid.held(question.view, worlds), [1.0] * FEW)
        return [
            [(FEW * one + (1 / len(row) if place.holds_one else 0.5)) / (FEW + 1) for one in row]
            for place, row in zip(question.places, found, strict=True)
        ]


class Believed:
    """A submission with the beliefs of our veteran, learned from games; it uses even weights in the even set and in
    titles without beliefs."""

    def __init__(self, title: str) -> None:
        self._game: Any = title_of(title).rules
        self._aid = asking(title)
        self._even = Even(title)
        knowledge = knowledge_of(self._game)
        self._believer = knowledge if isinstance(knowledge, Believer) else None

    def _is_even(self, question: Question) -> bool:
        return question.set == "even" or self._believer is None or self._believer.belief(question.view) is None

    def marginals(self, question: Question, rng: Random) -> list[list[float]]:
        """The shares of cards in weighted even worlds. The fewer worlds carry most of the weight, the more the even
        probabilities are mixed in."""
        even = self._even.marginals(question, rng)
        if self._is_even(question):
            return even
        assert self._believer is not None
        belief = self._believer.belief(question.view)
        assert belief is not None
        worlds = imagine_many(self._game, question.view, rng, DRAWN)
        logs = [belief.weigh(world) for world in worlds]
        weights = [exp(one - max(logs)) for one in logs]
        effective = sum(weights) ** 2 / sum(one * one for one in weights)
        found = shares(question.places, self._aid.held(question.view, worlds), weights)
        return [
            [(effective * one + 2 * other) / (effective + 2) for one, other in zip(row, plain, strict=True)]
            for row, plain in zip(found, even, strict=True)
        ]

    def worlds(self, question: Question, count: int, rng: Random) -> list[list[tuple[str, ...]]]:
        """Draw worlds as the veteran does."""
        if self._is_even(question):
            return self._even.worlds(question, count, rng)
        draw = drawing(self._game, self._believer, question.view, rng)
        return self._aid.held(question.view, [draw() for _ in range(count)])

    def values(self, question: Question, rng: Random) -> list[float]:
        """The mean value of each action by the veteran's judge, in worlds as the veteran draws them."""
        believer = None if self._is_even(question) else self._believer
        return judged(self._game, question, rng, drawing(self._game, believer, question.view, rng))


def shares(
    places: Sequence[Hidden], worlds: Sequence[Sequence[Sequence[str]]], weights: Sequence[float]
) -> list[list[float]]:
    """By place and card, the weighted share of the *worlds* with the card there."""
    counts: list[dict[str, float]] = [dict.fromkeys(place.cards, 0.0) for place in places]
    for world, weight in zip(worlds, weights, strict=True):
        for count, cards in zip(counts, world, strict=True):
            for card in cards:
                count[card] += weight
    whole = sum(weights)
    return [[number / whole for number in count.values()] for count in counts]


def judged(game: Any, question: Question, rng: Random, draw: Callable[[], Any]) -> list[float]:
    """The mean value of each action in drawn worlds, judged by the veteran's judge; actions that the judge does not
    consider come last."""
    judge = knowledge_of(game).judge(question.view, choices_of(game, question.view), rng, SEARCHED)
    considered = {game.write(action): action for action in judge.candidates}
    looks = [judge.look(draw()) for _ in range(SEARCHED)]
    found: dict[str, float] = {}
    for text in map(game.write, question.actions):
        if text in considered:
            found[text] = sum(judge.value(look, considered[text]) for look in looks) / SEARCHED
    last = min(found.values(), default=0.0) - 1.0
    return [found.get(game.write(action), last) for action in question.actions]
