"""The definition of a bot, and the knowledge that a game supplies for bots: by default only its rules, for search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from fogline.kernel.choices import Choices
from fogline.kernel.game import CHANCE, Game, Seat, points_of
from fogline.kernel.rolls import by_weight, weighted_index
from fogline.kit.search.strengths import Rated


class Bot(Protocol):
    """A bot."""

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """One of *choices*. *rng* is its only randomness."""


class Budget(NamedTuple):
    """The budget for one action: a number of worlds or a number of seconds."""

    worlds: int = 32
    seconds: float | None = 0.5
    """``None``: no limit. Then the same generator gives the same action on any machine."""


class Hosting(NamedTuple):
    """How bots written by others are treated (``bots/guests.py``)."""

    patience: float = 5.0
    """The seconds to wait for an answer, in addition to the budget."""
    forfeits: bool = False
    """Whether the first fault loses the game."""
    log: str | None = None
    """A file for the standard error of programs and the tracebacks of classes."""


HOSTING: Final = Hosting()
"""The default treatment."""


class Mixture(NamedTuple):
    """The weights of an ace's advisers, in one currency: the action with the best sum is played."""

    prior: float = 1.0
    """The logarithm of the network's probability for the action."""
    value: float = 0.0
    """The network's value of the position after the action, in worlds that fit the view: from -1 to 1."""
    judge: float = 0.0
    """The judge's value of the action in these worlds, in its own currency."""
    playouts: float = 0.0
    """The average result of playouts from there, in worlds that fit the view: from -1 to 1."""
    games: int = 32
    """The number of playouts for each action before the better half continues, in proportion to the worlds in the
    budget."""
    finalists: int = 5
    """The number of actions that are tried in playouts: those that all other advisers rate best."""
    vote: float = 0.0
    """The weight of a veteran's choice, used if the judge compares nothing."""
    candidates: int = 8
    """The number of actions to compare: the network's likeliest, and as many of the judge's best."""
    worlds: int = 32
    """The maximum number of worlds, however large the budget is."""
    sharpness: float = 10.0
    """How strictly the best is preferred: an action worth 1 less is chosen e to this power times less often."""
    patience: int = 120
    """From this turn on, a veteran makes every other decision, so that no game goes back and forth for ever."""
    sets_up: bool = True
    """Whether the network lays out the cards; otherwise the ace lays them out like a veteran."""


class Judge(Protocol):
    """A game's knowledge about one decision."""

    @property
    def candidates(self) -> Sequence[Any]:
        """The actions to consider."""

    def look(self, world: Any) -> Any:
        """Compute facts about a *world*, once for all candidates."""

    def value(self, seen: Any, action: Any) -> float:
        """The value of *action* in that world; a certain win has the highest."""


class Knowledge(Protocol):
    """The bots' knowledge of one game. Every function takes only what a seat may know."""

    def prepare(self, view: Any, choices: Choices[Any], rng: Random, care: int) -> Any | None:
        """Choose a step of a varied set-up: the best of *care* random ideas; None when the set-up is over."""

    def weights(self, view: Any, actions: Sequence[Any]) -> list[float]:
        """Weights of actions for a beginner who knows the rules and little else; 0 for an action that does nothing."""

    def rate(self, view: Any, choices: Choices[Any], rng: Random) -> list[tuple[Any, float]]:
        """The actions that a rule of thumb recommends, and how strongly."""

    def judge(self, view: Any, choices: Choices[Any], rng: Random, worlds: int) -> Judge:
        """For bots that think about the decision, with *worlds* to look at."""


Preparation = Callable[[Any, Choices[Any], Random], Any | None]
"""A function that chooses a step of a varied set-up, from a view, the legal list and a generator; it returns None to
leave the choice to others."""
Judging = Callable[[Any, Choices[Any], Random, int], Judge]
"""A function that creates the judge of a decision, from a view, the legal list, a generator and a number of worlds."""


class Ace(NamedTuple):
    """A title's parts for the highest level: a network, its own set-ups and judge, or some of these."""

    network: Path | None
    """The file of a network (``bots/network.py``); None if it plays without one, as a veteran does."""
    mixture: Mixture = Mixture()
    prepare: Preparation | None = None
    """Chooses the steps of a set-up in which the ace differs from a veteran."""
    judge: Judging | None = None
    """Its judge, if not the veteran's."""
    believer: Believer | None = None
    """Its beliefs, if not the veteran's."""
    policy: Bot | None = None
    """The policy of its playouts, if not a regular's."""


@runtime_checkable
class Rater(Protocol):
    """Knowledge with the ratings of ``rate`` in a form for quick choices; optional for a title."""

    def rated(self, view: Any, choices: Choices[Any], rng: Random) -> Rated:
        """The same actions and strengths as those of ``rate``, in the same order, from the same numbers of *rng*."""


@runtime_checkable
class Sighted(Protocol):
    """Knowledge with a set-up and a judge for a player that sees everything (``bots/arena.py``); optional for a
    title."""

    def prepare_seeing(self, view: Any, choices: Choices[Any], rng: Random, care: int) -> Any | None:
        """Choose a step of a set-up, like ``Knowledge.prepare``."""

    def judge_seeing(self, view: Any, choices: Choices[Any], rng: Random) -> Judge:
        """The judge of a decision in the one true world."""


class Belief(Protocol):
    """The probabilities of the worlds of one view, given the habits of opponents."""

    def weigh(self, world: Any) -> float:
        """The logarithm of how much likelier *world* is than if all that fit the view were equally likely, up to a
        constant for all of them."""


@runtime_checkable
class Believer(Protocol):
    """Knowledge that includes the habits of opponents; optional for a title."""

    def belief(self, view: Any) -> Belief | None:
        """The belief for bots that imagine worlds; None where nothing was learned."""


def pick(actions: Sequence[Any], weights: list[float], rng: Random) -> Any:
    """Pick one of the *actions* by weight; if none has a weight, pick any."""
    if sum(weights) <= 0:
        return rng.choice(actions)
    return actions[weighted_index(rng, weights)]


MAX_CANDIDATES: Final = 24
"""The maximum number of actions to compare; from more, a random sample."""
MAX_STEPS: Final = 400
"""A longer random game counts as half won."""


class PlainKnowledge:
    """The rules and nothing else."""

    def __init__(self, rules: Game[Any, Any, Any, Any]) -> None:
        self._rules = rules

    def prepare(self, view: Any, choices: Choices[Any], rng: Random, care: int) -> Any | None:
        """No ideas for a set-up: the levels decide."""
        return None

    def weights(self, view: Any, actions: Sequence[Any]) -> list[float]:
        """All actions are equally good."""
        return [1.0] * len(actions)

    def rate(self, view: Any, choices: Choices[Any], rng: Random) -> list[tuple[Any, float]]:
        """Rates each candidate by one random game in one imagined world."""
        judge = self.judge(view, choices, rng, 1)
        world = judge.look(self._rules.imagine(view, rng))
        return [(action, judge.value(world, action)) for action in judge.candidates]

    def judge(self, view: Any, choices: Choices[Any], rng: Random, worlds: int) -> Judge:
        """Compares actions by random games."""
        return PlayoutJudge(self._rules, view, choices, rng)


class PlayoutJudge:
    """Values an action by a random game that follows."""

    def __init__(self, rules: Game[Any, Any, Any, Any], view: Any, choices: Choices[Any], rng: Random) -> None:
        self._rules, self._rng = rules, rng
        self._seat = Seat(view.seat)
        actions = list(choices)
        self.candidates: Sequence[Any] = (
            actions if len(actions) <= MAX_CANDIDATES else rng.sample(actions, MAX_CANDIDATES)
        )

    def look(self, world: Any) -> Any:
        return world

    def value(self, seen: Any, action: Any) -> float:
        """1 if the seat's side wins a random continuation, 0 if it loses."""
        state = seen.clone()
        self._rules.apply(state, self._seat, action)
        play_out(self._rules, state, self._rng)
        return points_of(self._rules.outcome(state), self._seat)


def play_out(rules: Game[Any, Any, Any, Any], state: Any, rng: Random) -> None:
    """Play random actions until the game is over or too long."""
    for _ in range(MAX_STEPS):
        to_act = rules.to_act(state)
        if not to_act:
            return
        seat = to_act[0]
        if seat == CHANCE:
            action = by_weight(rng, rules.outcomes(state))
        else:
            legal = rules.legal(state, seat)
            action = legal[rng.randrange(len(legal))]
        rules.apply(state, seat, action)
