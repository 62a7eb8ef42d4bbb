"""One game in progress as OpenSpiel wants it: one seat after the other, small numbers for actions, and a last step.

A step is one number: of a sequence that makes an action (``fogline.kit.encoding``), or of what CHANCE can do, in the
order of the rules. Where several seats choose at the same time in secret, the one with the lowest number goes first.
The others learn no more from that than at a table: what a seat is shown is always its view.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import fogline
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup, Value
from fogline.kit.encoding.coder import begun, numbers_of, offered
from fogline.kit.registry import title_of
from fogline.research.batch import MAX_STEPS, coder_of

__all__ = ["MAX_STEPS", "Serial", "replay"]


class Serial:
    """A position, the number of steps that led to it, and where to stop. A game that is cut is a draw."""

    def __init__(self, setup: Setup, max_steps: int) -> None:
        if max_steps < 1:
            raise ValueError(f"a game has at least one step, not {max_steps}")
        self.game: Final = fogline.game(setup.game)
        self.setup: Final = setup
        self.max_steps: Final = max_steps
        self.coder: Final = coder_of(setup)
        self.players: Final = len(self.game.seats(setup))
        self.state: Any = self.game.new(setup)
        self.chosen: list[int] = []
        """The numbers of an action that is not complete."""
        self.steps = 0
        self.imagined: Any = None
        """The position that this game goes on from, if not from the beginning."""
        self.history: list[tuple[Seat, int]] = []
        """Who has chosen which number since."""
        self.played: list[tuple[Seat, str]] = []
        """The same as actions."""

    def clone(self) -> Serial:
        """A copy that shares nothing mutable with this one."""
        return self._with(self.state.clone(), self.imagined, self.chosen[:], self.history[:], self.played[:])

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
        """A game that *seat* cannot tell from this one. Its history is unknown; that of this one is not in it, nor what
        another seat has chosen so far for an action that is not complete."""
        state = self.game.imagine(self.game.view(self.state, seat), rng)
        chosen = self.chosen[:] if not self.is_over and self.actor() == seat else []
        return self._with(state, state.clone(), chosen, [], [])

    def _with(self, state: Any, imagined: Any, chosen: list[int], history: list[Any], played: list[Any]) -> Serial:
        twin = Serial.__new__(Serial)
        twin.__dict__.update(self.__dict__)
        twin.state, twin.imagined, twin.chosen, twin.history, twin.played = state, imagined, chosen, history, played
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
        """The numbers that the actor may choose, ascending."""
        seat = self.actor()
        if seat == CHANCE:
            return list(range(len(self.game.outcomes(self.state))))
        return offered(self.coder, self.game.view(self.state, seat), self.game.legal(self.state, seat), self.chosen)

    def outcomes(self) -> list[tuple[int, float]]:
        """What CHANCE can do, with its probability."""
        weights = [weight for _, weight in self.game.outcomes(self.state)]
        return [(number, weight / sum(weights)) for number, weight in enumerate(weights)]

    def apply(self, number: int) -> None:
        """Choose that number for the actor."""
        seat = self.actor()
        if number not in self.legal():
            raise ValueError(f"the number {number} is not offered")
        if seat == CHANCE:
            self._play(seat, self.game.outcomes(self.state)[number][0])
        else:
            self.chosen.append(number)
            if not self.legal():
                legal = self.game.legal(self.state, seat)
                decision = begun(self.coder, self.game.view(self.state, seat), legal, self.chosen)
                self.chosen = []
                self._play(seat, decision.action())
        self.history.append((seat, number))
        self.steps += 1

    def _play(self, seat: Seat, action: Any) -> None:
        self.game.apply(self.state, seat, action)
        self.played.append((seat, self.game.write(action)))

    def numbers(self, seat: Seat | None) -> bytes:
        """What *seat* (``None``: the public) knows, and what it has chosen so far."""
        chosen = bytearray(self.coder.numbers)
        for number in self._chosen_by(seat):
            chosen[number] = 1
        return numbers_of(self.coder, self.game.view(self.state, seat)) + bytes(chosen)

    def text(self, seat: Seat | None) -> str:
        """The same as text."""
        words = title_of(self.setup.game).view_text(self.game.view(self.state, seat))
        chosen = self._chosen_by(seat)
        return f"{words}\nchosen {' '.join(map(str, chosen))}" if chosen else words

    def _chosen_by(self, seat: Seat | None) -> list[int]:
        return self.chosen if self.chosen and self.actor() == seat else []

    def name(self, number: int) -> str:
        """What a number means: its head, and its place there."""
        for head in self.coder.heads:
            if head.start <= number < head.start + head.size:
                return f"{head.name} {number - head.start}"
        raise IndexError(number)

    def outcome_name(self, number: int) -> str:
        """What CHANCE does with that number."""
        return self.game.write(self.game.outcomes(self.state)[number][0])

    def returns(self) -> list[float]:
        """By seat: 1 for a winner, -1 for a loser, 0 for all after a draw and as long as the game is on."""
        outcome = self.game.outcome(self.state)
        if outcome is None or not outcome.winners:
            return [0.0] * self.players
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.players)]

    def __str__(self) -> str:
        """All-knowing, for debugging."""
        lines = [f"{seat} {action}" for seat, action in self.played]
        if self.imagined is not None:
            write = title_of(self.setup.game).view_text
            lines[:0] = [write(self.game.view(self.imagined, Seat(seat))) for seat in range(self.players)]
        return "\n".join([*lines, " ".join(map(str, self.chosen))] if self.chosen else lines)


def replay(setup: tuple[str, str, dict[str, Value], str], max_steps: int, numbers: list[int]) -> Serial:
    """A game replayed."""
    serial = Serial(Setup(*setup), max_steps)
    for number in numbers:
        serial.apply(number)
    return serial
