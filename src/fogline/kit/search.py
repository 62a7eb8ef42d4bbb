"""Bots for a game of which only the rules are known: random actions, and search.

Any game with ``imagine`` can be searched: draw a world that fits the view, play the action there, then at random to the
end, and see who won. It takes the view and never the state, so it cannot use what it was not given.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from fogline.kernel.choices import Choices
from fogline.kernel.game import CHANCE, Game, Seat
from fogline.kit.bots import Judge

MAX_CANDIDATES: Final = 24
"""At most this many actions are compared; of more, a random sample."""
MAX_STEPS: Final = 400
"""A random game that lasts longer counts as half won."""
WON: Final = 1.0
DRAWN: Final = 0.5
LOST: Final = 0.0


class PlainKnowledge:
    """The rules and nothing else."""

    def __init__(self, rules: Game[Any, Any, Any, Any]) -> None:
        self._rules = rules

    def prepare(self, view: Any, choices: Choices[Any], rng: Random, care: int) -> Any | None:
        """No idea for a set-up: it is left to the levels."""
        return None

    def weights(self, view: Any, actions: Sequence[Any]) -> list[float]:
        """One action is as good as another."""
        return [1.0] * len(actions)

    def rate(self, view: Any, choices: Choices[Any], rng: Random) -> list[tuple[Any, float]]:
        """Each candidate by one random game in one imagined world."""
        judge = self.judge(view, choices, rng, 1)
        world = judge.look(self._rules.imagine(view, rng))
        return [(action, judge.value(world, action)) for action in judge.candidates]

    def judge(self, view: Any, choices: Choices[Any], rng: Random, worlds: int) -> Judge:
        """Compares actions by random games."""
        return PlayoutJudge(self._rules, view, choices, rng)


class PlayoutJudge:
    """Values an action by how a random game goes after it."""

    def __init__(self, rules: Game[Any, Any, Any, Any], view: Any, choices: Choices[Any], rng: Random) -> None:
        self._rules, self._rng = rules, rng
        self._seat = Seat(view.seat)
        actions = list(choices)
        self.candidates: Sequence[Any] = (
            actions if len(actions) <= MAX_CANDIDATES else rng.sample(actions, MAX_CANDIDATES)
        )

    def look(self, world: Any) -> Any:
        """The world itself."""
        return world

    def value(self, seen: Any, action: Any) -> float:
        """1 if the seat's side wins the random game that follows, 0 if it loses."""
        state = seen.clone()
        self._rules.apply(state, self._seat, action)
        play_out(self._rules, state, self._rng)
        outcome = self._rules.outcome(state)
        if outcome is None or not outcome.winners:
            return DRAWN
        return WON if self._seat in outcome.winners else LOST


def play_out(rules: Game[Any, Any, Any, Any], state: Any, rng: Random) -> None:
    """Play random actions until the game is over or has lasted too long."""
    for _ in range(MAX_STEPS):
        to_act = rules.to_act(state)
        if not to_act:
            return
        seat = to_act[0]
        if seat == CHANCE:
            outcomes = rules.outcomes(state)
            action = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
        else:
            legal = rules.legal(state, seat)
            action = legal[rng.randrange(len(legal))]
        rules.apply(state, seat, action)
