"""Random games, position by position, for the promises to check."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

from fogline.kernel.arrays import COMPILED
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.rolls import by_weight
from fogline.testing.cases import AnyGame, Case

MOST: Final = 400 if COMPILED else 120
"""Steps after which a walk stops, where the end of the game does not matter."""


class Step(NamedTuple):
    """A position, and the next action in it: none, if the game is over."""

    state: Any
    seat: Seat | None
    action: Any


def lively(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Any:
    """A random kind of action, then an action of that kind: rare kinds come up as often as common ones."""
    return by_weight(rng, game.outcomes(state)) if seat == CHANCE else by_verb(game, game.legal(state, seat), rng)


def by_verb(game: AnyGame, actions: Iterable[Any], rng: Random) -> Any:
    """A random verb, then a random one of the *actions* with it."""
    found: dict[str, list[Any]] = {}
    for action in actions:
        found.setdefault(game.write(action).partition(" ")[0], []).append(action)
    return rng.choice(found[rng.choice(list(found))])


def heated(game: AnyGame, state: Any, seat: Seat, rng: Random, named: set[str]) -> Any:
    """Usually a lively choice among actions that name a place or a thing *named* lately: fights continue where they
    began, so that rules about shooting twice, and about shooting back, come up."""
    if seat == CHANCE or rng.random() < 0.2:
        return lively(game, state, seat, rng)
    legal = list(game.legal(state, seat))
    near = [action for action in legal if not names_of(game.write(action)).isdisjoint(named)]
    return by_verb(game, near or legal, rng)


def names_of(text: str) -> set[str]:
    """The things that a line of notation names after its verb."""
    return set(text.replace("-", " ").split()[1:])


def even(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Any:
    """A choice among all actions with equal probability."""
    return by_weight(rng, game.outcomes(state)) if seat == CHANCE else rng.choice(game.legal(state, seat))


def walk(case: Case, rng: Random, most: int) -> Iterator[Step]:
    """The positions of one random game, at most *most* of them. Each game is lively, heated or even as a whole.

    The state is the same object throughout: clone it to keep it.
    """
    game, state = case.game, case.new()
    calm = rng.choice((lively, even, None))
    named: deque[set[str]] = deque(maxlen=4)
    for _ in range(most):
        seats = game.to_act(state)
        if not seats:
            yield Step(state, None, None)
            return
        seat = rng.choice(seats)
        assert len(game.legal(state, seat)) > 0, f"{case.seat_name(seat)} is to act and can do nothing"
        action = calm(game, state, seat, rng) if calm else heated(game, state, seat, rng, set().union(*named))
        named.append(names_of(game.write(action)))
        yield Step(state, seat, action)
        game.apply(state, seat, action)


def some(case: Case, rng: Random, most: int, count: int) -> Iterator[Step]:
    """About *count* positions of one random game, spread over all of it, including the last."""
    game, state = case.game, case.new()
    taken = [(step.seat, step.action) for step in walk(case, Random(rng.getrandbits(32)), most)]
    share = count / len(taken)
    for at, (seat, action) in enumerate(taken):
        if at == len(taken) - 1 or rng.random() < share:
            yield Step(state, seat, action)
        if seat is not None:
            game.apply(state, seat, action)


def played(case: Case, state: Any, seat: Seat, action: Any) -> tuple[Any, list[Any]]:
    """The position after an action, and the events."""
    after = state.clone()
    log: list[Any] = []
    case.game.apply(after, seat, action, log)
    return after, log


def told(log: list[Any], seat: Seat | None) -> list[Any]:
    return [heard for event in log if (heard := event.seen_by(seat)) is not None]


def difference(one: Any, other: Any) -> str:
    """The differences between two views: the fields of a named tuple; otherwise both in full."""
    if type(one) is not type(other) or not hasattr(one, "_fields"):
        return f"{one!r} instead of {other!r}"
    pairs = [(name, *pair) for name, *pair in zip(one._fields, one, other) if pair[0] != pair[1]]
    return "; ".join(f"{name} {here!r} instead of {there!r}" for name, here, there in pairs)


def universe_of(case: Case, rng: Random) -> list[Any]:
    """Actions that were legal for any seat at some moments of a game."""
    seen: dict[Any, None] = {}
    for state, _, _ in some(case, rng, MOST, 20):
        for seat in case.game.to_act(state):
            seen.update(dict.fromkeys(case.game.legal(state, seat)))
    return list(seen)
