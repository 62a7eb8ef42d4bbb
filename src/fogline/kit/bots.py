"""What a bot is, and what a game must know for bots to play it.

A bot is asked for one action at a time. It has no memory of its own: a view holds all that its seat was ever told, so
the same view, list and generator give the same action. What a bot is not given it cannot use; there is no state here.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from fogline.kernel.choices import Choices


class Bot(Protocol):
    """Plays fair."""

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """One of *choices*, as good as the bot can. *rng* is its only luck."""


class Budget(NamedTuple):
    """How much a bot may think about one action: until it has looked at so many worlds, or for so long."""

    worlds: int = 32
    seconds: float | None = 0.5
    """``None``: as long as it takes. Then the same generator gives the same action, however fast the machine is."""


class Judge(Protocol):
    """What a game knows about one decision."""

    @property
    def candidates(self) -> Sequence[Any]:
        """The actions worth thinking about."""

    def look(self, world: Any) -> Any:
        """What there is to see in a *world*, prepared once for all candidates."""

    def value(self, seen: Any, action: Any) -> float:
        """How good *action* would be in the world that was looked at; a sure victory is worth more than all else."""


class Knowledge(Protocol):
    """What bots know of one game. Every function takes what a seat may know, and nothing else."""

    def prepare(self, view: Any, choices: Choices[Any], rng: Random, care: int) -> Any | None:
        """A step of the set-up, never always the same, from so many ideas as *care* says the one that looks best; None
        when the set-up is over."""

    def weights(self, view: Any, actions: Sequence[Any]) -> list[float]:
        """How often somebody who knows the rules and little else would take each action; 0 for what does nothing."""

    def rate(self, view: Any, choices: Choices[Any], rng: Random) -> list[tuple[Any, float]]:
        """The actions that a rule of thumb speaks for, and how strongly."""

    def judge(self, view: Any, choices: Choices[Any], rng: Random, worlds: int) -> Judge:
        """For those who think about the decision, with *worlds* to look at."""


def pick(actions: Sequence[Any], weights: Sequence[float], rng: Random) -> Any:
    """One of the *actions* by its weight; any of them if none has any."""
    if sum(weights) <= 0:
        return rng.choice(actions)
    return rng.choices(actions, weights)[0]
