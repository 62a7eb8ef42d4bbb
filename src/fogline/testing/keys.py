"""``State.key`` as a promise: it is everything that makes a position, so equal keys have equal futures and views."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random
from typing import Any, Final

from fogline.kernel.game import CHANCE
from fogline.testing.cases import Case
from fogline.testing.walks import MOST, difference, some

FOLLOWERS: Final = 8
"""How many actions of each seat are tried at a position."""
STEPS: Final = 4
"""How far two positions with the same key are played on."""


def equal_keys_have_equal_futures(case: Case, rng: Random, positions: int) -> None:
    """Positions of one game, and those that other actions lead to: where two have the same key, everybody sees the same
    and can do the same in both, also after the same actions."""
    found: dict[Hashable, Any] = {}
    for state, _, _ in some(case, rng, MOST, positions):
        for after in _followers(case, state, rng):
            first = found.setdefault(after.key(), after)
            if first is not after:
                refuse_differences(case, first, after)
                _play_on(case, first.clone(), after.clone(), rng)


def _followers(case: Case, state: Any, rng: Random) -> Iterator[Any]:
    """The position, and some that can come next."""
    yield state.clone()
    for seat in case.game.to_act(state):
        legal = case.game.legal(state, seat)
        for action in rng.sample(list(legal), min(len(legal), FOLLOWERS)):
            after = state.clone()
            case.game.apply(after, seat, action)
            yield after


def _play_on(case: Case, one: Any, other: Any, rng: Random) -> None:
    """The same actions in both positions."""
    for _ in range(STEPS):
        if not (seats := case.game.to_act(one)):
            return
        seat = rng.choice(seats)
        action = rng.choice(case.game.legal(one, seat))
        case.game.apply(one, seat, action)
        case.game.apply(other, seat, action)
        where = f"after {case.game.write(action)} in two positions with the same key"
        assert one.key() == other.key(), f"{where} the keys differ"
        refuse_differences(case, one, other)


def refuse_differences(case: Case, one: Any, other: Any) -> None:
    """``AssertionError`` if two positions with the same key are not the same to those who play."""
    game = case.game
    pair = "two positions have the same key, but"
    assert game.to_act(one) == game.to_act(other), f"{pair} differ in who is to act"
    assert game.outcome(one) == game.outcome(other), f"{pair} differ in their outcome"
    assert list(game.outcomes(one)) == list(game.outcomes(other)), f"{pair} differ in what CHANCE can do"
    for seat in (*case.seats(), CHANCE):
        same = list(game.legal(one, seat)) == list(game.legal(other, seat))
        assert same, f"{pair} differ in what {case.seat_name(seat)} can do"
    for watcher in case.watchers():
        seen, also_seen = game.view(one, watcher), game.view(other, watcher)
        assert seen == also_seen, f"{pair} {case.seat_name(watcher)} sees {difference(seen, also_seen)}"
