"""One game in progress as the toolkits want it: one seat after the other, numbers for actions, and a last step.

Where several seats choose at the same time in secret, the one with the lowest number goes first. The others learn no
more from that than at a table: what a seat is shown is always its view.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import fogline
from fogline.ai.adapters.encoding import encoding_of
from fogline.ai.numbering import numbering_of
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup, Value

MAX_STEPS: Final = 2000
"""The step after which a game is cut, unless told otherwise. Few random games are that long."""


class Serial:
    """A position, the number of steps that led to it, and where to stop. A game that is cut is a draw."""

    def __init__(self, setup: Setup, max_steps: int) -> None:
        if max_steps < 1:
            raise ValueError(f"a game has at least one step, not {max_steps}")
        self.game: Final = fogline.game(setup.game)
        self.setup: Final = setup
        self.max_steps: Final = max_steps
        self.numbering: Final = numbering_of(setup)
        self.players: Final = len(self.game.seats(setup))
        self.state: Any = self.game.new(setup)
        self.steps = 0
        self.imagined: Any = None
        """The position that this game goes on from, if not from the beginning."""
        self.history: list[tuple[Seat, int]] = []
        """Who has done what since."""

    def clone(self) -> Serial:
        """A copy that shares nothing mutable with this one."""
        return self._with(self.state.clone(), self.imagined, self.history[:])

    def __deepcopy__(self, memo: dict[int, Any]) -> Serial:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its history, because compiled states and set-ups are not to be pickled. An imagined position has
        no history that would bring it back."""
        if self.imagined is not None:
            raise ValueError("an imagined state has no history to serialize")
        agreed = self.setup
        setup = (agreed.game, agreed.scenario, dict(agreed.options), agreed.data)
        return replay, (setup, self.max_steps, [number for _, number in self.history])

    def imagine(self, seat: Seat, rng: Random) -> Serial:
        """A game that *seat* cannot tell from this one. Its history is unknown; that of this one is not in it."""
        state = self.game.imagine(self.game.view(self.state, seat), rng)
        return self._with(state, state.clone(), [])

    def _with(self, state: Any, imagined: Any, history: list[tuple[Seat, int]]) -> Serial:
        twin = Serial.__new__(Serial)
        twin.__dict__.update(self.__dict__)
        twin.state, twin.imagined, twin.history = state, imagined, history
        return twin

    @property
    def is_over(self) -> bool:
        """Whether nobody can act any more."""
        return self.is_cut or not self.game.to_act(self.state)

    @property
    def is_cut(self) -> bool:
        """Whether the game was stopped without an outcome."""
        return self.steps >= self.max_steps and self.game.outcome(self.state) is None

    def actor(self) -> Seat:
        """The one seat, or CHANCE, that acts now in a game that is not over."""
        return self.game.to_act(self.state)[0]

    def legal(self) -> list[int]:
        """The numbers of all that the actor may do, ascending."""
        number = self.numbering.chance_number if self.actor() == CHANCE else self.numbering.number
        return sorted(number(action) for action in self.game.legal(self.state, self.actor()))

    def outcomes(self) -> list[tuple[int, float]]:
        """What CHANCE can do, with its probability, by ascending number."""
        weighted = self.game.outcomes(self.state)
        whole = sum(weight for _, weight in weighted)
        return sorted((self.numbering.chance_number(action), weight / whole) for action, weight in weighted)

    def apply(self, number: int) -> None:
        """Play the actor's action of that number."""
        seat = self.actor()
        known = self.numbering
        action = known.chance_action(number) if seat == CHANCE else known.action(number)
        self.game.apply(self.state, seat, action)
        self.history.append((seat, number))
        self.steps += 1

    def returns(self) -> list[float]:
        """By seat: 1 for a winner, -1 for a loser, 0 for all after a draw and as long as the game is on."""
        outcome = self.game.outcome(self.state)
        if outcome is None or not outcome.winners:
            return [0.0] * self.players
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.players)]

    def __str__(self) -> str:
        """All-knowing, for debugging."""
        known = self.numbering
        lines = [f"{seat} {(known.write_chance if seat == CHANCE else known.write)(n)}" for seat, n in self.history]
        if self.imagined is not None:
            write = encoding_of(self.setup).text
            lines[:0] = [write(self.game.view(self.imagined, Seat(seat))) for seat in range(self.players)]
        return "\n".join(lines)


def replay(setup: tuple[str, str, dict[str, Value], str], max_steps: int, numbers: list[int]) -> Serial:
    """A game replayed."""
    serial = Serial(Setup(*setup), max_steps)
    for number in numbers:
        serial.apply(number)
    return serial
