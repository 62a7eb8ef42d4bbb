"""Predictions of what actions will reveal, compared with the actual reveals in random games.

python -m tests.analysis.foretelling --steps 100000
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import fogline
from fogline import Setup
from fogline.analysis.disclosure import Outcome, Telling, foretell
from fogline.analysis.reasons import COUNTED
from fogline.kernel.game import CHANCE, Seat
from fogline.kit.registry import title_of
from fogline.table.lines import told_to
from fogline.testing.answers import picked

LIMIT = 1 / (COUNTED + 2)
"""An outcome common to all COUNTED worlds fails in the next one at most this often, if that one is drawn like the
others."""
GAMES = ("stalingrad", "panzer", "spearpoint")


class Count(NamedTuple):
    """The accuracy of predictions."""

    steps: int = 0
    same: int = 0
    """Predictions that the other side is told the same in all worlds."""
    broken: int = 0
    """Of these, predictions that were wrong."""
    open: int = 0
    """Predictions that named several possibilities."""
    unforeseen: int = 0
    """Of these, predictions that did not name the actual news."""
    uncovered: int = 0
    """Predictions without an "other" although something else was told."""
    uneven: int = 0
    """Predictions whose shares do not add up to 100."""

    def __add__(self, other: object) -> Count:
        assert isinstance(other, Count)
        return Count(*(one + two for one, two in zip(self, other, strict=True)))


def compared(one: Telling, told: tuple[Any, ...], *, is_over: bool) -> Count:
    """One prediction compared with the actual news."""
    if one.is_same:
        right = one.ends == 1 if is_over else one.events == told
        return Count(1, 1, int(not right))
    shares = [outcome.percent for outcome in one.outcomes] + [other.percent for other in (one.other,) if other]
    is_listed = any(outcome.ends if is_over else fits(one, outcome, told) for outcome in one.outcomes)
    named = [event for outcome in (*one.outcomes, one.other) if outcome is not None for event in outcome.events]
    named += one.events
    is_named = is_listed or (one.other is not None and (one.other.ends if is_over else set(told) <= set(named)))
    is_even = sum(shares) == 100 and min(shares) > 0
    return Count(1, 0, 0, 1, int(not is_named), int(not is_listed and one.other is None), int(not is_even))


def fits(one: Telling, outcome: Outcome, told: tuple[Any, ...]) -> bool:
    """Whether the prediction matches the actual news."""
    return not outcome.ends and sorted(map(repr, (*one.events, *outcome.events))) == sorted(map(repr, told))


def steps(setup: Setup, rng: Random, most: int) -> Iterator[tuple[Any, Any, Seat, Any]]:
    """Steps of a random game: rules, position, seat and action."""
    game: Any = fogline.game(setup.game)
    state = game.new(setup)
    for _ in range(most):
        acting = game.to_act(state)
        if not acting:
            return
        seat = rng.choice(acting)
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            action = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
        else:
            action = picked(game, state, seat, rng)
            yield game, state, seat, action
        game.apply(state, seat, action)


def count(setup: Setup, rng: Random, most: int) -> Count:
    """Predictions for a random game of *most* steps."""
    found = Count()
    for game, state, seat, action in steps(setup, rng, most):
        log: list[Any] = []
        after = state.clone()
        game.apply(after, seat, action, log)
        is_over = game.outcome(after) is not None
        tellings = {one.side: one for one in foretell(game, game.view(state, seat), game.legal(state, seat), [action])}
        for number in range(len(game.seats(setup))):
            side = game.side(setup, Seat(number))
            if side in tellings:
                found += compared(tellings[side], told_to(Seat(number), log), is_over=is_over)
    return found


def count_titles(wanted: int, seed: int, most: int = 400) -> dict[str, Count]:
    """By title, predictions for random games of random set-ups, until there are about *wanted* in all."""
    found: dict[str, Count] = {}
    for name in GAMES:
        rng, sum_ = Random(f"{seed}/{name}"), Count()
        while sum_.steps < wanted / len(GAMES):
            setup = title_of(name).setups().random_setup(rng)
            sum_ += count(setup, rng, most)
        found[name] = sum_
    return found


def main() -> int:
    """Count and print; fail if something predicted for all worlds was wrong too often, if something was left out, or if
    shares do not add up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    code = 0
    for name, one in count_titles(args.steps, args.seed).items():
        sys.stdout.write(f"{name} {one}\n")
        if one.broken > LIMIT * one.same or one.uncovered or one.uneven:
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main())
